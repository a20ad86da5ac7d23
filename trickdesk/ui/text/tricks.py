"""Who took a trick, and why where that is not plain."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from trickdesk.engine.cards import Seat
from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.view import PlayerView
from trickdesk.ui.text.cards import the_card
from trickdesk.ui.text.fields import filled, is_you
from trickdesk.ui.text.words import capital, fill


def taker_words(seat: Seat, view: PlayerView, names: Sequence[str]) -> str:
    """``Chidi takes the trick.``"""
    translate = QCoreApplication.translate
    if is_you(seat, view, names):
        return translate("Event", "You take the trick.")
    return fill(translate("Event", "{name} takes the trick."), name=names[seat])


def reason_words(view: PlayerView, trick: SeenTrick | None) -> str:
    """Why a finished trick of this deal was won; empty where the highest card of the suit led took it."""
    if trick is None or trick.winner is None:
        return ""
    reason = view.game.trick_reason(trick, view.trump)
    return "" if reason is None else capital(filled(reason.text, reason.values, (), view.game))


def taken_words(view: PlayerView, names: Sequence[str]) -> str:
    """``Chidi took the last trick with the queen of spades.``, or why where that is not plain; empty before one."""
    trick = last_trick(view)
    if trick is None or trick.winner is None:
        return ""
    translate = QCoreApplication.translate
    card = the_card(view.game, trick.cards[trick.seats.index(trick.winner)])
    reason = reason_words(view, trick)
    you = is_you(trick.winner, view, names)
    words = translate("Event", "{name} took the last trick with {card}.")
    if you:
        words = translate("Event", "You took the last trick with {card}.")
    if card.lower() in reason.lower():  # once is enough
        words = translate("Event", "{name} took the last trick.")
        if you:
            words = translate("Event", "You took the last trick.")
    return " ".join(filter(None, [fill(words, name=names[trick.winner], card=card), reason]))


def last_trick(view: PlayerView) -> SeenTrick | None:
    """The last finished trick of the deal."""
    return next((trick for trick in reversed(view.tricks) if trick.winner is not None), None)
