"""Reviews of finished deals: what each decision gave away.

- `expected_loss`: the loss, given what the player could know.
- `exact`: the loss on the real cards, against best play.
- `reviewing`: both for a whole deal, and what bots take with the same cards.
"""
