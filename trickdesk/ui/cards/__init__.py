"""Pictures of cards: SVG files from `assets/cards`, painted and cached.

- `faces`: the picture of a card, with the letters of the language and the chosen colours.
- `pixmaps`: painted cards in the size they are shown.
- `symbols`: marks of suits and colours for panels and tables.
- `own`, `own_decks`: decks added by the user.
"""
