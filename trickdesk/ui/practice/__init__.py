"""Practice: which card wins, what to call, and the player's own costly decisions."""
