"""Help at the table: prompts, hints, the play checker, memory aids."""
