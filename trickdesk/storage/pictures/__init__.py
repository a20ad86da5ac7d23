"""Pictures of the user's own.

- `decks` reads folders with a user's own cards. `svg` rewrites their pictures so that they contain nothing
  unsafe.
- `seat_pictures` keeps those that people choose for their seats.
"""
