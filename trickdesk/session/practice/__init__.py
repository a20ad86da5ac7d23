"""Exercises: which card wins a trick, what to bid, and puzzles from own mistakes."""
