"""The frozen yardstick of the arena: the heuristic player, its calls and its cards, which needs nothing of the rest."""
