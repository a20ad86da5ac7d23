"""Exercises: which card wins a trick, what to call with a hand, and one's own costly decisions once more."""
