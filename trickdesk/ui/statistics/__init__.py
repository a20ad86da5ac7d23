"""Statistics: each person's results in finished matches."""
