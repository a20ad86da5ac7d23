"""What a bot is asked, and what is done for one that fails."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trickdesk.bots.claims.claim import Claim
from trickdesk.bots.levels import Agreements
from trickdesk.engine.actions import Action, Ask, AskCall, AskGive, Call, Give, Play
from trickdesk.engine.cards import cards_in
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view

if TYPE_CHECKING:
    from trickdesk.session.players import Setup


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A request to a bot: the view, its level and style, and its random seed.

    ``claim``: it has to prove this instead, and to say what it plays by the proof.
    """

    ticket: int
    view: PlayerView
    level: str
    seed: int
    temperament: str
    agreements: Agreements
    claim: Claim | None = None


def request_at(
    table: Table, setup: Setup, shuffler: Shuffler, ticket: int, claim: Claim | None = None
) -> BotRequest:
    """The request for the seat on turn; `claim` is a claim whose proof it plays out."""
    assert table.phase is not None
    seat = table.phase.turn
    player = setup.players[seat]
    return BotRequest(
        ticket,
        view(table, seat),
        player.played_level,
        # The number of the input, not the ticket: after undo and the same decision a bot thinks the same.
        shuffler.number(f"bot {len(table.log)}"),
        player.played_temperament,
        setup.agreements(),
        claim,
    )


def first_legal(ask: Ask) -> Action:
    """A legal action that needs no search, played for a bot that failed."""
    if isinstance(ask, AskCall):
        return Call(ask.calls[0])
    if isinstance(ask, AskGive):
        cards = ask.first
        for card in cards_in(ask.cards & ~ask.first):
            if cards.bit_count() >= ask.low:
                break
            cards |= 1 << card
        return Give(cards)
    card = next(cards_in(ask.cards))
    return Play(card, next(iter(ask.names.get(card, ())), None))
