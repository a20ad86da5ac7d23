"""What one seat may know: an allow-list, built field by field from nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from trickdesk.engine.ask import Ask
from trickdesk.engine.bids import Contract
from trickdesk.engine.cards import CardSet, Seat
from trickdesk.engine.deal import ScoreLine
from trickdesk.engine.game import Game
from trickdesk.engine.seen import SeenDeal, seen_tricks

if TYPE_CHECKING:
    from trickdesk.engine.state import DealRecord
    from trickdesk.engine.table import Table


class ScoredDeal(NamedTuple):
    """A deal that is over: dealer, whether it was passed out, contract (None: no declarer), whether that was made,
    points of each side and their explanation."""

    dealer: Seat
    passed_out: bool
    contract: Contract | None
    made: bool
    points: tuple[int, ...]
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class PlayerView(SeenDeal):
    """Everything that ``seat`` (None: a spectator) may know, and no route to anything else.

    Cards are ids and masks of ``game.deck``. ``hand``: every card the seat may play, its face-up row included;
    ``shown[s]``: cards lying face up before seat ``s``; ``piles[s]``: cards in its face-down pile. ``turned``: cards of
    the kitty lying face up; ``talon``: undealt cards on the table. ``drew[s]``: how many cards seat ``s`` drew for
    those that it threw away, where everybody does.
    ``buried`` and ``took``: what the seat itself put away, and took from the kitty or from another seat;
    ``given``: what it picked for another seat, and ``known[s]`` what seat ``s`` still holds of that unseen.
    ``totals`` and ``winners`` are by side. ``deal_number`` counts from 1. ``next_dealer`` deals next once the deal is
    over, None before the first one.
    """

    game: Game
    seat: Seat | None
    phase: str
    deal_number: int
    dealer: Seat | None
    next_dealer: Seat | None
    turn: Seat | None
    ask: Ask | None
    hand: CardSet
    shown: tuple[CardSet, ...]
    piles: tuple[int, ...]
    turned: CardSet
    talon: int
    drew: tuple[int, ...]
    buried: CardSet
    took: CardSet
    given: CardSet
    known: tuple[CardSet, ...]
    totals: tuple[int, ...]
    deals: tuple[ScoredDeal, ...]
    winners: tuple[int, ...]


def scored_deal(game: Game, record: DealRecord) -> ScoredDeal:
    assert record.result is not None
    result = record.result
    made = (
        record.contract is not None and record.teams is not None and game.is_made(record.teams, result.points)
    )
    return ScoredDeal(record.dealer, record.passed_out, record.contract, made, result.points, result.lines)


def public_view(seen: PlayerView) -> PlayerView:
    """The same moment as a spectator sees it: all that belongs to one seat alone is gone."""
    known = (0,) * len(seen.known)
    return replace(seen, seat=None, ask=None, hand=0, buried=0, took=0, given=0, known=known)


def view(table: Table, seat: Seat | None) -> PlayerView:
    """What ``seat`` may know of the table; a spectator (None) sees what everybody sees."""
    game, phase, play = table.game, table.phase, table.play
    shown = tuple(row & hand for row, hand in zip(table.rows, table.hands, strict=True))
    turn = phase.turn if phase is not None and phase.turn >= 0 else None
    return PlayerView(
        game=game,
        seat=seat,
        phase=table.phase_name,
        deal_number=len(table.deals),
        dealer=table.dealer if table.deals else None,
        next_dealer=table.next_dealer if table.deals and phase is None else None,
        turn=turn,
        ask=phase.ask() if phase is not None and turn is not None and turn == seat else None,
        hand=0 if seat is None else table.hands[seat],
        shown=shown,
        counts=tuple((hand & ~row).bit_count() for hand, row in zip(table.hands, shown, strict=True)),
        piles=tuple(len(pile) - drawn for pile, drawn in zip(table.piles, table.drawn, strict=True)),
        turned=table.turned,
        talon=len(table.talon),
        drew=tuple(table.drew),
        buried=0 if seat is None else table.buried[seat],
        took=0 if seat is None else table.took[seat],
        given=0 if seat is None else table.given[seat],
        known=tuple(
            table.given[seat] & hand if seat is not None and table.given_to[seat] == other else 0
            for other, hand in enumerate(table.hands)
        ),
        cannot=tuple(table.cannot),
        calls=tuple(table.calls),
        contract=table.contract,
        trump=table.trump,
        teams=table.teams,
        goals=tuple(table.goals),
        players=play.players if play else (),
        tricks=seen_tricks(play, table.deals[-1].trick_points, game.deck.suits) if play else (),
        taken=tuple(play.taken) if play else (0,) * game.seats,
        totals=tuple(table.totals),
        deals=tuple(scored_deal(table.game, record) for record in table.deals if record.result is not None),
        winners=table.winners,
    )
