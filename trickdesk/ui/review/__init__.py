"""Review of finished deals, step by step, with the loss of each decision."""
