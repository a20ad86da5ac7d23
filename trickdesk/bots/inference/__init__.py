"""What a view says about hidden cards: from calls, and from the cards that were played."""
