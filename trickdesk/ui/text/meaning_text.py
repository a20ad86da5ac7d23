"""What calls show about a hand, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from trickdesk.engine.cards import Seat
from trickdesk.engine.game import NO_TRUMP
from trickdesk.engine.view import PlayerView
from trickdesk.session.bid_meanings import Meaning, Meanings
from trickdesk.ui.qt.resources import read_resource
from trickdesk.ui.text import call_text, game_words
from trickdesk.ui.text.words import fill, plural, translate


@cache
def _meanings() -> Meanings:
    return Meanings(read_resource(":/assets/bids.json"))


def meaning_words(view: PlayerView, seat: Seat, call: str, at: int | None = None) -> str:
    """Return what a call shows: usually so many cards and tricks.

    Empty if it isn't known. `at` is its place among the calls, None if it isn't made yet.
    """
    found = _meanings().of(view, view.calls[:at], seat, call)
    return "" if found is None else _usually(view, call, found)


def last_meanings(view: PlayerView, names: Sequence[str]) -> list[str]:
    """Return each player's last call and what it shows, if that is known."""
    last = {seat: (at, call) for at, (seat, call) in enumerate(view.calls)}
    template = translate("Meaning", "{name}: {call}. {shows}")
    return [
        fill(template, name=names[seat], call=call_text.call_words(call, view.game, names), shows=shows)
        for seat, (at, call) in sorted(last.items(), key=lambda entry: entry[1][0])
        if (shows := meaning_words(view, seat, call, at))
    ]


def last_meaning(view: PlayerView, seat: Seat) -> str:
    """Return what a seat's last call shows, or an empty text."""
    at = max((at for at, (who, _) in enumerate(view.calls) if who == seat), default=None)
    return "" if at is None else meaning_words(view, seat, view.calls[at][1], at)


def _usually(view: PlayerView, call: str, found: Meaning) -> str:
    least, most = found.outside or found.high or (0, 0)
    fields = {"tricks": plural("Meaning", "{n} trick", "{n} tricks", most, n=_range(least, most))}
    if found.cards is None:
        some = translate("Meaning", "Usually {tricks} in high cards.")
        return fill(some if most else translate("Meaning", "Usually no tricks in high cards."), **fields)
    fields["cards"] = _cards(view, call, *found.cards)
    if found.outside is None:
        some = translate("Meaning", "Usually {cards}, good for {tricks}.")
        return fill(some if most else translate("Meaning", "Usually {cards}, none of them high."), **fields)
    some = translate("Meaning", "Usually {cards}, and {tricks} outside.")
    return fill(
        some if most else translate("Meaning", "Usually {cards}, and no high cards outside."), **fields
    )


def _cards(view: PlayerView, call: str, least: int, most: int) -> str:
    """Return `4 or 5 hearts`, `2 trumps`, `3 or 4 cards of the best suit`."""
    game, bid, shown = view.game, view.game.as_bid(call), _range(least, most)
    if bid is not None and bid.denomination not in (None, NO_TRUMP):
        return call_text.suit_cards_words(most, bid.denomination, shown)
    if bid is not None and bid.goal.is_exact:
        return (
            plural("Meaning", "{n} trump", "{n} trumps", most, n=shown)
            if most
            else translate("Meaning", "no trumps")
        )
    suit = game_words.suit_word(game)
    return plural(
        "Meaning", "{n} card of the best {suit}", "{n} cards of the best {suit}", most, n=shown, suit=suit
    )


def _range(least: int, most: int) -> str:
    """Return `5`, `4 or 5`, `4 to 6`, `up to 2`."""
    if least == most:
        return str(most)
    if least == 0:
        return translate("Panel", "up to {n}", n=most)
    template = (
        translate("Meaning", "{least} or {most}")
        if most == least + 1
        else translate("Meaning", "{least} to {most}")
    )
    return fill(template, least=least, most=most)
