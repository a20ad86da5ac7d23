"""Text table: the match as lists, for keyboards and screen readers."""
