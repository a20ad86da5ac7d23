"""One match on the screen.

- `controller`: the session's changes as Qt signals.
- `asking`: a table that puts questions to a player.
- `hidden_cards`: the table of a match, and what turns its cards face down.
- `table_screen`: that table with its panels, the coach and the text table.
- `coach`: help beside the cards.
- `text_table`: the match as lists and tables.
- `bot_pacing`: how long a bot's move is held back before it is shown.
- `blindfold`: tests of bots' decisions while the bots are idle.
"""
