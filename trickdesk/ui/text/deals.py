"""Text about requested deals and edited deals."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.engine.cards import CardId
from trickdesk.session.deal_code import DealRequest
from trickdesk.session.deal_draft import Draft
from trickdesk.ui.text import card_text, game_words, house_rules
from trickdesk.ui.text.words import fill, listed, plural, translate


def wanted_words(wanted: DealRequest) -> str:
    """Describe a request: `Five Hundred: deal number 42`."""
    if wanted.record:
        return translate("Deals", "The last deal of this record")
    if wanted.deal is None:
        template = translate("Deals", "{game}: deal number {number}")
        return fill(template, game=game_words.game_name(wanted.game), number=wanted.seed)
    return translate("Deals", "{game}: the deal from this code", game=house_rules.rules_words(wanted.game))


# -- the deal editor


def place_name(draft: Draft, place: int, names: Sequence[str]) -> str:
    """Return whose hand it is, or the name of the undealt cards."""
    if place < draft.game.seats:
        return names[place]
    return game_words.talon_words(draft.game, draft.sizes[place])


def hint_words(draft: Draft, place: int) -> str:
    """Return how the order of cards matters there; empty if it doesn't."""
    game = draft.game
    return game_words.game_text(game.hand_order if place < game.seats else game.talon_order)


def placed_words(draft: Draft, card: CardId, names: Sequence[str]) -> str:
    """Return a card and its place: `Queen of spades, Ada`.

    If the order matters: `Queen of spades, Kitty, 2`.
    """
    text, place = card_text.card_words(draft.game, card), draft.place_of(card)
    if place is None:
        return text
    name = place_name(draft, place, names)
    if draft.is_ordered(place):
        at = draft.places[place].index(card) + 1
        return translate("Deals", "{card}, {place}, {n}", card=text, place=name, n=at)
    return translate("Deals", "{card}, {place}", card=text, place=name)


def full_words(draft: Draft, place: int, names: Sequence[str], more: int = 1) -> str:
    """Return that a place has no room for so many more cards."""
    name, missing = place_name(draft, place, names), draft.missing[place]
    if not missing:
        return translate("Deals", "This place is full: {place}.", place=name)
    return plural(
        "Deals",
        "{place} has room for only one more card, not {more}.",
        "{place} has room for only {n} more cards, not {more}.",
        missing,
        more=more,
        place=name,
    )


def missing_words(draft: Draft, names: Sequence[str]) -> str:
    """Return how many cards each place lacks."""
    lacks = [
        translate("Deals", "{place} {n}", place=place_name(draft, place, names), n=missing)
        for place, missing in enumerate(draft.missing)
        if missing
    ]
    if not lacks:
        return translate("Deals", "Every card is in its place.")
    return translate("Deals", "Cards are still missing: {places}.", places=listed(lacks))
