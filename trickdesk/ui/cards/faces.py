"""From the name of a card to its drawing."""

from __future__ import annotations

from trickdesk.ui.cards import backs, colours, french, joker, specials
from trickdesk.ui.cards.art import Art

STYLES = ("standard", "large")


def is_back(name: str) -> bool:
    """Tell whether ``name`` names a back."""
    return name in backs.BACKS


def card_art(name: str, style: str = "standard", four_colour: bool = False, points: int = 0) -> Art:
    """Return the drawing of a card.

    ``name`` is the name of a card in either deck (``AS``, ``10H``, ``JK``; ``R14``, ``BIRD``, ``RED1``) or one of
    ``backs.BACKS``. ``style`` is ``standard`` or ``large`` (huge index, for small cards or weak sight);
    ``four_colour`` gives each French suit a colour of its own; ``points`` is printed on cards of the Red One
    deck unless 0. KeyError if no card has that name, ValueError if no style is called ``style``.
    """
    if style not in STYLES:
        raise ValueError(f"no such style of cards: {style!r}")
    large = style == "large"
    if is_back(name):
        return backs.card_back(name)
    if name == "JK":
        return joker.large_joker_card() if large else joker.joker_card()
    if name == "BIRD":
        return specials.large_bird_card(points) if large else specials.bird_card(points)
    if name == "RED1":
        return specials.large_red_one_card(points) if large else specials.red_one_card(points)
    if name[:1] in colours.COLOURS and name[1:].isdigit():
        draw = colours.large_colour_card if large else colours.colour_card
        return draw(name[1:], name[0], points)
    if name[:-1] not in french.RANKS or name[-1] not in "SHDC":
        raise KeyError(name)
    draw_french = french.large_french_card if large else french.french_card
    return draw_french(name[:-1], name[-1], four_colour)
