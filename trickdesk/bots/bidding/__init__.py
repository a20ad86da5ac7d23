"""Bidding: which call to make, and which cards to discard or pass on.

- `bidder`: the value of each bid and of a pass.
- `auction_search`: how the rest of the auction may go.
- `exact_bids`: bids of an exact number of tricks.
- `passing`: cards passed to another seat.
- `choices`: discards, trump, team, and who gets the points of a deal.
- `simulate`: simulated deals to the end.
"""
