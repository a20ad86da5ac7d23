"""One match on the screen.

- `controller`: the session's changes as Qt signals.
- `table_screen`: the table with its panels.
- `bot_pacing`: how long a bot's move is held back before it is shown.
- `blindfold`: tests of bots' decisions while the bots are idle.
- `hidden_cards`: turns cards face down.
"""
