"""Practice: which card wins a trick, what to call, and one's own costly decisions once more."""
