"""The calls of every auction as words, and with marks for the symbols."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from trickdesk.engine.cards import Seat
from trickdesk.engine.game import NO_TRUMP
from trickdesk.ui.text.cards import suit_words, unmarked
from trickdesk.ui.text.words import capital, join, translated

_BID = re.compile(r"(\d+)(NT|[A-Z])")
_FOR = re.compile(r"(\d+)-(\d+)")
_PLAIN = {
    "pass": QT_TRANSLATE_NOOP("Call", "Pass"),
    "check": QT_TRANSLATE_NOOP("Call", "Check"),
    "hold": QT_TRANSLATE_NOOP("Call", "Hold"),
    "misere": QT_TRANSLATE_NOOP("Call", "Misère"),
    "open-misere": QT_TRANSLATE_NOOP("Call", "Open misère"),
    "kitty": QT_TRANSLATE_NOOP("Call", "On the kitty"),
}


def bid_parts(call: str) -> tuple[int, str] | None:
    """Level and denomination of `7H` or `6NT`; None for any other call."""
    match = _BID.fullmatch(call)
    return (int(match[1]), match[2]) if match else None


def team_seats(call: str) -> tuple[Seat, ...]:
    """The seats of `team 2 4 7`, with or without the word."""
    return tuple(int(seat) for seat in call.split() if seat.isdigit())


def call_words(call: str, names: Sequence[str] = ()) -> str:
    """`7 hearts`, `Pass`, `30 for 60`, `Hearts are trump`, `Team: Bruno and Dora`."""
    translate = QCoreApplication.translate
    if call in _PLAIN:
        return translated("Call", _PLAIN[call])
    if parts := bid_parts(call):
        level, suit = parts
        return translate("Call", "{level} {suit}").format(level=level, suit=suit_words(suit, level))
    if match := _FOR.fullmatch(call):
        return translate("Call", "{bid} for {points}").format(bid=match[1], points=match[2])
    if call.startswith("trump "):
        return translate("Call", "Trump: {suit}").format(suit=suit_words(call.removeprefix("trump ")))
    if call.startswith("team"):
        seats = team_seats(call)
        team = join([names[seat] if names else str(seat + 1) for seat in seats])
        return translate("Call", "Team: {names}").format(names=team)
    return capital(call)


def call_marks(call: str, names: Sequence[str] = ()) -> str:
    """The call with a mark in place of its suit: `7 {H}`, `6 NT`; other calls as words."""
    if parts := bid_parts(call):
        level, suit = parts
        return f"{level} NT" if suit == NO_TRUMP else f"{level} {{{suit}}}"
    if call.startswith("trump "):
        translate = QCoreApplication.translate
        return translate("Call", "Trump: {suit}").format(suit=f"{{{call.removeprefix('trump ')}}}")
    return unmarked(call_words(call, names))


def standing_bid(calls: Sequence[tuple[Seat, str]], ladder: Sequence[str]) -> tuple[Seat, str] | None:
    """Who holds the auction, and at which bid: the last bid of the ladder, or whoever held it."""
    held = None
    for seat, call in calls:
        if call in ladder:
            held = (seat, call)
        elif call == "hold" and held is not None:
            held = (seat, held[1])
    return held
