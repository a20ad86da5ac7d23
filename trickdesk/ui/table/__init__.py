"""The card table: cards, plates, scoreboard, animations and input.

`view.CardTable` is the widget. It knows a `PlayerView` and events filtered for it, nothing else. Panels,
dock, coach and text table follow its signal `viewShown`, so they never show anything before the table does.

- `geometry`, `arrange`, `card_layout`, `text_placement`: sizes and places.
- `items`, `own_hand`, `plates`, `scoreboard`, `painted`: what is drawn.
- `animator`, `animation_script`, `clock`: movements and pauses.
- `speech`: bubbles and announcements; `accessibility`: what screen readers find.
- `input`: mouse and keyboard.
"""
