"""From the name of a card to its drawing."""

from __future__ import annotations

from collections.abc import Callable

from trickdesk.ui.cards import backs, bold, colours, french, joker, specials
from trickdesk.ui.cards.art import Art

STYLES = ("standard", "large", "bold")


def is_back(name: str) -> bool:
    """Tell whether ``name`` names a back."""
    return name in backs.BACKS


def card_art(
    name: str, style: str = "standard", four_colour: bool = False, points: int = 0, index: str = ""
) -> Art:
    """Return the drawing of a card.

    ``name`` is the name of a card in either deck (``AS``, ``10H``, ``JK``; ``R14``, ``BIRD``, ``RED1``) or one of
    ``backs.BACKS``. ``style`` is ``standard``, ``large`` (huge index, for small cards) or ``bold`` (one huge
    index and suit, for weak sight);
    ``four_colour`` gives each French suit a colour of its own; ``points`` is printed on cards of the Red One
    deck unless 0; ``index`` stands in the corners of a French card
    instead of the English letter. KeyError if no card has that name, ValueError if no style is called ``style``.
    """
    if style not in STYLES:
        raise ValueError(f"no such style of cards: {style!r}")
    if is_back(name):
        return backs.card_back(name)
    if name in _SINGLE:
        return _SINGLE[name][style](points)
    if name[:1] in colours.COLOURS and name[1:].isdigit():
        return _COLOURED[style](name[1:], name[0], points)
    if name[:-1] not in french.RANKS or name[-1] not in "SHDC":
        raise KeyError(name)
    rank, suit = name[:-1], name[-1]
    index = index or rank
    if style == "bold":
        return bold.bold_card(suit, four_colour, index)
    french_card = french.large_french_card if style == "large" else french.french_card
    return french_card(rank, suit, four_colour, index)


_COLOURED = {
    "standard": colours.colour_card,
    "large": colours.large_colour_card,
    "bold": bold.bold_colour_card,
}
_SINGLE: dict[str, dict[str, Callable[[int], Art]]] = {
    "JK": {
        "standard": lambda _: joker.joker_card(),
        "large": lambda _: joker.large_joker_card(),
        "bold": lambda _: bold.bold_joker(),
    },
    "BIRD": {"standard": specials.bird_card, "large": specials.large_bird_card, "bold": bold.bold_bird},
    "RED1": {
        "standard": specials.red_one_card,
        "large": specials.large_red_one_card,
        "bold": bold.bold_red_one,
    },
}
