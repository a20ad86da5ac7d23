"""What people at the table say: at most one sentence a deal, on nothing hidden.

It depends on the calls, the tricks and the score, which everybody has seen, and on the number of the deal.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from trickdesk.engine.bids import Aim
from trickdesk.engine.cards import Seat
from trickdesk.engine.view import PlayerView
from trickdesk.ui.text import name_text
from trickdesk.ui.text.words import fill, translate

OVER = ("deal-over", "match-over")


class Remark(NamedTuple):
    """What a seat says after so many tricks: one of `words_of` its kind."""

    seat: Seat
    kind: str
    tricks: int


def remark_of(view: PlayerView, talking: Collection[Seat]) -> Remark | None:
    """Return what one of these seats has said in this deal; None if nothing."""
    for number, trick in enumerate(view.finished, 1):
        winner = trick.winner
        if (
            winner is not None
            and winner in talking
            and winner != trick.leader
            and trick.leader in _side(view, winner)
        ):
            suit = view.order.suit_of[trick.lead(view.game.deck)]
            before = (earlier for earlier in view.finished[: number - 1] if earlier.leader == winner)
            if any(view.order.suit_of[earlier.lead(view.game.deck)] == suit for earlier in before):
                return Remark(winner, "lead", number)
    if view.phase not in OVER:
        return None
    won = [seat for seat in range(view.game.seats) if view.game.side(seat) in view.winners]
    if view.winners:
        first = next((seat for seat in (*won, *talking) if seat in talking), None)
        return (
            first if first is None else Remark(first, "won" if first in won else "lost", len(view.finished))
        )
    return _close(view, talking)


def _close(view: PlayerView, talking: Collection[Seat]) -> Remark | None:
    """Return what the declarer says about a contract that only the last trick made."""
    contract, tricks = view.contract, view.finished
    if contract is None or not tricks or not view.deals[-1].made or contract.declarer not in talking:
        return None
    goal, side = view.game.bid(contract.bid).goal, _side(view, contract.declarer)
    exact = goal.aim is Aim.TRICKS and sum(view.taken[seat] for seat in side) == goal.amount
    return Remark(contract.declarer, "close", len(tricks)) if exact and tricks[-1].winner in side else None


def _side(view: PlayerView, seat: Seat) -> Sequence[Seat]:
    teams = [team for team in view.teams or () if seat in team]
    return teams[0] if teams else view.game.seats_of(view.game.side(seat))


def said_words(view: PlayerView, remark: Remark) -> str:
    """Return the sentence, which differs from deal to deal."""
    said = {
        "lead": (
            translate("Remark", "Just the right lead."),
            translate("Remark", "That was the suit I wanted."),
            translate("Remark", "Thank you for that lead."),
        ),
        "close": (
            translate("Remark", "That was close."),
            translate("Remark", "It took the last trick."),
            translate("Remark", "Not one trick too many."),
        ),
        "won": (
            translate("Remark", "That was a good match."),
            translate("Remark", "I enjoyed that."),
            translate("Remark", "Thank you for the match."),
        ),
        "lost": (
            translate("Remark", "Well played."),
            translate("Remark", "A well-earned win."),
            translate("Remark", "Next time, perhaps."),
        ),
    }[remark.kind]
    return said[view.deal_number % len(said)]


class RemarkLine(NamedTuple):
    """Who has said what in a deal, empty if nobody has, and after which trick."""

    words: str = ""
    tricks: int = -1


def remark_line(view: PlayerView, names: Sequence[str]) -> RemarkLine:
    """Return what somebody has said in this deal, for a list."""
    remark = remark_of(view, name_text.talking(names))
    if remark is None:
        return RemarkLine()
    line = fill(
        translate("Remark", "{name}: “{words}”"), name=names[remark.seat], words=said_words(view, remark)
    )
    return RemarkLine(line, remark.tricks)
