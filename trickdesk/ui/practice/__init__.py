"""Practice screen: which card wins, what to call, one's own costly decisions."""
