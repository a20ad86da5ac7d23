"""Lessons: one guided deal of each game on the real table."""
