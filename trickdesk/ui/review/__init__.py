"""Looking at deals that are over: step by step on the table, with what was better, and as they might have gone on."""
