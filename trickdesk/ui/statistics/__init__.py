"""Statistics: results of each person from finished matches."""
