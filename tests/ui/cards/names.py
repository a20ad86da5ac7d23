"""Names of all cards, and values and looks of those of the Red One deck."""

from __future__ import annotations

from trickdesk.ui.cards.palette import INK, IVORY

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FRENCH = [rank + suit for suit in "SHDC" for rank in RANKS] + ["JK"]
RED_ONE = [f"{colour}{rank}" for colour in "RGYB" for rank in range(5, 15)] + ["BIRD", "RED1"]
# Cards that only larger packs have.
MORE_FRENCH = [f"{rank}{suit}" for suit in "SHDC" for rank in (11, 12)] + ["13H", "13D", "JL"]
MORE_COLOURED = [f"{colour}{rank}" for colour in "RGYB" for rank in range(1, 5)]
ALL_FRENCH, ALL_COLOURED = FRENCH + MORE_FRENCH, RED_ONE + MORE_COLOURED
JOKERS = ("JK", "JL")
POINTS = {
    f"{colour}{rank}": worth for colour in "RGYB" for rank, worth in ((1, 15), (5, 5), (10, 10), (14, 10))
}
POINTS.update(BIRD=20, RED1=30)
# The ground of each colour of the Red One deck, and the ink on it.
COLOURS = {
    "R": ("#c8201f", IVORY),
    "G": ("#00735c", IVORY),
    "Y": ("#f6c324", INK),
    "B": ("#23262f", IVORY),
    "BIRD": ("#6d3fb0", IVORY),
    "RED1": ("#fbf1d9", "#7a0f2b"),
}
