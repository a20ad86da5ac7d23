"""Reviews of finished deals: what each decision gave away.

- `expected_loss`: by what its player could know.
- `exact`: on the real cards, against best play.
- `reviewing`: both for a whole deal, and what bots take with the same cards.
"""
