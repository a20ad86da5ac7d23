"""The pictures of cards, which are files below ``assets/cards``, and the cache of painted cards.

``faces.face_of`` finds the picture of a card, ``pixmaps.CardPixmaps`` paints and keeps it,
``symbols`` draws the suit and colour marks that the panels use.
"""
