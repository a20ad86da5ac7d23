"""The colours that several kinds of card share, and arithmetic on colours written ``#rrggbb``."""

from __future__ import annotations

INK = "#1b2030"
IVORY = "#fdfcf7"
CREAM = "#fbf2dc"
WHITE = "#fffdf6"
GOLD = "#e3ab3a"
DARK_GOLD = "#b97f16"
EDGE = "#b9b4a6"


def alpha(colour: str, opacity: float) -> str:
    """Return ``colour`` as ``#aarrggbb`` with ``opacity`` from 0 to 1."""
    return f"#{int(opacity * 255):02x}{colour[1:]}"


def mix(first: str, second: str, share: float) -> str:
    """Return the colour ``share`` (0 to 1) of the way from ``first`` to ``second``."""
    a, b = ([int(colour[i : i + 2], 16) for i in (1, 3, 5)] for colour in (first, second))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(a, b, strict=True))
