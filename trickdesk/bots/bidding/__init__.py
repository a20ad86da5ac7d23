"""Bidding: which call to make, and which cards to discard or pass on.

- `bidder`: the value of each bid and of a pass.
- `auction_search`: how the rest of the auction may go.
- `choices`: trump, team, discards, cards to pass, bids of a number of tricks, and who gets the points of a
  deal.
- `simulate`: simulated deals to the end.
"""
