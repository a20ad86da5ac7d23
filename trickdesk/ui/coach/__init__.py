"""What helps the person at the table: hints, the play checker, memory aids."""
