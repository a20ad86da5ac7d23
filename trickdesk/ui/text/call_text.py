"""The calls of every auction as words, and with suit marks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from trickdesk.engine.bids import (
    ALONE,
    CHECK,
    HOLD,
    KEEP,
    LOOK,
    OTHERS,
    PASS,
    SECRET,
    SELF,
    SWAP,
    TOGETHER,
    Bid,
    team_seats,
)
from trickdesk.engine.cards import CardId
from trickdesk.engine.game import Game
from trickdesk.ui.text import card_text
from trickdesk.ui.text.words import capital, join, plural, translate, translated

_PLAIN = {
    PASS: QT_TRANSLATE_NOOP("Call", "Pass"),
    CHECK: QT_TRANSLATE_NOOP("Call", "Check"),
    HOLD: QT_TRANSLATE_NOOP("Call", "Hold"),
    "misere": QT_TRANSLATE_NOOP("Call", "Misère"),
    "open-misere": QT_TRANSLATE_NOOP("Call", "Open misère"),
    "double-nullo": QT_TRANSLATE_NOOP("Call", "Double nullo"),
    "nil": QT_TRANSLATE_NOOP("Call", "Nil"),
    "blind-nil": QT_TRANSLATE_NOOP("Call", "Blind nil"),
    LOOK: QT_TRANSLATE_NOOP("Call", "Look at the cards"),
    "kitty": QT_TRANSLATE_NOOP("Call", "On the kitty"),
    SECRET: QT_TRANSLATE_NOOP("Call", "Has bid"),
    OTHERS: QT_TRANSLATE_NOOP("Call", "Points to everyone else"),
    SELF: QT_TRANSLATE_NOOP("Call", "Points off own score"),
    TOGETHER: QT_TRANSLATE_NOOP("Call", "Defend together"),
    ALONE: QT_TRANSLATE_NOOP("Call", "Defend alone"),
    KEEP: QT_TRANSLATE_NOOP("Call", "No swap"),
    SWAP: QT_TRANSLATE_NOOP("Call", "Swap"),
}


def bid_parts(call: str, game: Game) -> tuple[int, str] | None:
    """Return level and denomination of a bid that has both, such as `7H` or `6NT`.

    None for any other call, and for a bid to play without the partner.
    """
    bid = game.as_bid(call)
    return (bid.level, bid.denomination) if bid and bid.level and bid.denomination and not bid.alone else None


def call_words(call: str, game: Game, names: Sequence[str] = ()) -> str:
    """Return a call as text: `7 hearts`, `Pass`, `30 for 60`, `Team: Bruno and Dora`."""
    if call in _PLAIN:
        return translated("Call", _PLAIN[call])
    if parts := bid_parts(call, game):
        return _level_words(*parts)
    bid = game.as_bid(call)
    if bid and bid.goal.takes_all:
        return translate("Call", "{bid} for {points}", bid=bid.level, points=bid.worth)
    if bid and (bid.level or bid.denomination):
        words = _bid_words(bid)
        return translate("Call", "{bid} alone", bid=words) if bid.alone else words
    if call.startswith("trump "):
        return translate("Call", "Trump: {suit}", suit=card_text.suit_words(call.removeprefix("trump ")))
    if call.startswith(SWAP):
        cards = card_text.cards_words(game, swap_cards(call, game))
        return translate("Call", "Swap {cards}", cards=cards)
    if call.startswith("team"):
        if not (seats := team_seats(call)):
            return translate("Call", "No partner")
        team = join([names[seat] if names else str(seat + 1) for seat in seats])
        return translate("Call", "Team: {names}", names=team)
    return capital(call)


def swap_cards(call: str, game: Game) -> tuple[CardId, ...]:
    """Return the cards that a call swaps; none for any other call."""
    return game.deck.ids(call.split()[1:]) if call.startswith(SWAP) else ()


def _bid_words(bid: Bid) -> str:
    """Return a bid with a number, a suit, or both."""
    if not bid.denomination:
        return str(bid.level)
    if not bid.level:
        return capital(card_text.suit_words(bid.denomination))
    return _level_words(bid.level, bid.denomination)


def _level_words(level: int, suit: str) -> str:
    """Return a bid as a whole: after a number, a suit may have another form."""
    words = suit_cards_words(level, suit, str(level))
    return words or translate("Call", "{level} {suit}", level=level, suit=card_text.suit_words(suit))


def suit_cards_words(count: int, suit: str, shown: str) -> str:
    """Return `5 hearts`, with the number as `shown`; empty for other cards' suits."""
    if suit == "S":
        return plural("Call", "{n} spade", "{n} spades", count, n=shown)
    if suit == "H":
        return plural("Call", "{n} heart", "{n} hearts", count, n=shown)
    if suit == "D":
        return plural("Call", "{n} diamond", "{n} diamonds", count, n=shown)
    if suit == "C":
        return plural("Call", "{n} club", "{n} clubs", count, n=shown)
    return ""


def is_after_exchange(call: str, game: Game) -> bool:
    """Return whether a call was made after the discards."""
    return call.startswith("team") or (game.trump_last and call.startswith("trump "))


def call_marks(call: str, game: Game, names: Sequence[str] = ()) -> str:
    """Return a call with a mark for its suit: `7 {H}`, `6 NT`.

    Other calls are returned as words.
    """
    if parts := bid_parts(call, game):
        level, suit = parts
        return f"{level} {card_text.denomination_marks(suit)}"
    if call.startswith("trump "):
        return translate("Call", "Trump: {suit}", suit=f"{{{call.removeprefix('trump ')}}}")
    if cards := swap_cards(call, game):
        marks = " ".join(card_text.card_marks(game, card) for card in cards)
        return translate("Call", "Swap {cards}", cards=marks)
    return card_text.unmarked(call_words(call, game, names))
