"""Card pictures: SVG files from `assets/cards`, painted and cached.

- `faces`: the picture of a card, with the index letters of the language and the chosen colours.
- `pixmaps`: painted cards at the size they are shown.
- `symbols`: suit marks for panels and tables.
- `own`, `own_decks`: decks added by the user.
"""
