"""The card to play: tried in imagined deals, small endings solved, the beginner's own way."""
