"""Exercises: which card wins a trick, what to call, one's own costly decisions."""
