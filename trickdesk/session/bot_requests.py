"""Requests to bots, and what is played for a bot that fails."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trickdesk.bots.levels import Agreements
from trickdesk.engine.actions import Action, Ask, AskCall, AskGive, Call, Give
from trickdesk.engine.cards import cards_in
from trickdesk.engine.claims import Claim
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view

if TYPE_CHECKING:
    from trickdesk.session.players import Setup


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A request to a bot: the view, its level and manner, and its random seed.

    With a `claim`, the bot must prove it and return the card that the proof plays. An `unhurried` bot has no
    limit of time, so its decision can't depend on how busy the machine is. A `fixed` one hasn't either, and decides
    the same on every machine. `program` names a program of the
    user's own, which is asked first.
    """

    ticket: int
    view: PlayerView
    level: str
    seed: int
    temperament: str
    agreements: Agreements
    style: str = ""
    claim: Claim | None = None
    unhurried: bool = False
    fixed: bool = False
    program: str = ""


def request_at(
    table: Table,
    setup: Setup,
    shuffler: Shuffler,
    ticket: int,
    claim: Claim | None = None,
    *,
    unhurried: bool = False,
) -> BotRequest:
    """Return the request to the seat on turn, or to prove and play its `claim`.

    In a challenge all are fixed, so that bots decide the same for everybody.
    """
    assert table.phase is not None
    seat = table.phase.turn
    player = setup.players[seat]
    return BotRequest(
        ticket,
        view(table, seat),
        player.played_level,
        # From the number of the input, not the ticket: if the same position comes back after undo, the bot
        # decides the same.
        shuffler.number(f"bot {len(table.log)}"),
        player.played_temperament,
        setup.agreements(),
        player.style,
        claim,
        unhurried,
        setup.is_challenge,
    )


def first_legal(ask: Ask) -> Action:
    """Return a legal action that needs no search, for a bot that failed."""
    if isinstance(ask, AskCall):
        return Call(ask.calls[0])
    if isinstance(ask, AskGive):
        cards = ask.first
        for card in cards_in(ask.cards & ~ask.first):
            if cards.bit_count() >= ask.low:
                break
            cards |= 1 << card
        return Give(cards)
    return ask.plays[0]
