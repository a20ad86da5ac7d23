"""Card art drawn from our own paths, and the cache of painted cards.

``faces.card_art`` builds the drawing of a card, ``pixmaps.CardPixmaps`` paints and keeps it,
``symbols`` draws the suit and colour marks that the panels use.
"""
