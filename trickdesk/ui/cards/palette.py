"""Colours of cards and suits, as `#rrggbb`."""

from __future__ import annotations

SUITS = "SHDC"

INK = "#1b2030"
IVORY = "#fdfcf7"
RED = "#c4122f"
VIOLET = "#6b2c91"  # of the joker
COPPER = "#8a4a00"  # of the low joker
# Chosen together: the smallest CIEDE2000 distance between any two of the four is 19.8, with normal and with
# colour-deficient vision.
FOUR_RED, FOUR_BLUE, FOUR_GREEN = "#d30b1f", "#0030cc", "#00806e"

TWO_COLOUR = {"S": INK, "H": RED, "D": RED, "C": INK}
FOUR_COLOUR = {"S": INK, "H": FOUR_RED, "D": FOUR_BLUE, "C": FOUR_GREEN}
# Likewise at least 16 apart, and readable on the panels of the dark theme.
PALE = "#f3f6f8"
FOUR_ON_DARK = {"S": PALE, "H": "#ff5559", "D": "#7199ff", "C": "#62e8aa"}
TWO_ON_DARK = {"S": PALE, "H": "#ff5559", "D": "#ff5559", "C": PALE}
# What the colours above become on the chosen row of a list, which has the accent colour of the theme.
ON_CHOSEN = {
    RED: "#8c0d22",
    FOUR_RED: "#8c0d22",
    FOUR_BLUE: "#00229a",
    FOUR_GREEN: "#004a3d",
    COPPER: "#633500",
    "#ff5559": "#ffb3b5",
    "#7199ff": "#b8ccff",
    "#c79bea": "#e0c8f5",
    "#e8a04a": "#f7c98f",
}


def suit_colours(four_colour: bool, on_dark: bool = False) -> dict[str, str]:
    """Return the colour of each suit on ivory cards, or on a dark background."""
    if on_dark:
        return FOUR_ON_DARK if four_colour else TWO_ON_DARK
    return FOUR_COLOUR if four_colour else TWO_COLOUR
