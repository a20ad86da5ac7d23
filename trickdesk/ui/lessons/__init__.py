"""Lessons: one guided deal of each game, on a real table."""
