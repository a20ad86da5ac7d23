"""The looks of the court figures: who is drawn, and in which colours."""

from __future__ import annotations

from dataclasses import dataclass

from trickdesk.ui.cards.palette import WHITE, mix
from trickdesk.ui.cards.suits import FOUR_BLUE, suit_colours

_SKIN = {
    "S": ("#f2c9a1", "#dfa877"),
    "H": ("#f6d5b3", "#e6b489"),
    "D": ("#c98a5b", "#ad6f42"),
    "C": ("#8d5a3b", "#734528"),
}
_HAIR = {"S": "#2a2f45", "H": "#d08a2e", "D": "#3a2418", "C": "#20181a"}
_BROW = {"S": "#2a2f45", "H": "#8a5512", "D": "#3a2418", "C": "#20181a"}
_EYES = {"S": "#4a6f9c", "H": "#3f7fa6", "D": "#6b4423", "C": "#4c3320"}
_NAVY, _CRIMSON = "#27365f", "#c4122f"


@dataclass(frozen=True)
class Look:
    """Rank and suit of a figure and its colours, as ``#rrggbb``."""

    rank: str
    suit: str
    robe: str
    robe_dark: str
    accent: str
    petal: str
    skin: str
    skin_dark: str
    hair: str
    brow: str
    eyes: str

    @property
    def strand(self) -> str:
        """The lines in the hair: lighter than dark hair, darker than fair hair."""
        return mix(self.hair, "#000000", 0.38) if self.suit == "H" else mix(self.hair, "#c9b8a8", 0.38)


def look_of(rank: str, suit: str, four_colour: bool) -> Look:
    """Return the look of a court card; the robe follows the colour of the suit."""
    colour = suit_colours(four_colour)[suit]
    if suit == "S":
        cloth = (_NAVY, "#18223f", _CRIMSON, _CRIMSON)
    elif suit == "H":
        cloth = (colour, mix(colour, "#000000", 0.28), _NAVY, WHITE)
    elif suit == "D" and four_colour:
        cloth = (mix(FOUR_BLUE, "#4a7be0", 0.45), "#12349a", "#d9822b", "#d9822b")
    elif suit == "D":
        cloth = ("#b3372a", "#7d241b", "#1d6a72", WHITE)
    elif four_colour:
        cloth = (colour, "#00584c", _CRIMSON, _CRIMSON)
    else:
        cloth = ("#1f5a4a", "#123a30", _CRIMSON, _CRIMSON)
    return Look(rank, suit, *cloth, *_SKIN[suit], _HAIR[suit], _BROW[suit], _EYES[suit])
