"""What one seat may know: an allow-list, built field by field from nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from trickdesk.engine.ask import Ask
from trickdesk.engine.bids import Contract, Goal
from trickdesk.engine.cards import CardId, CardSet, Seat
from trickdesk.engine.deal import Teams, Terms
from trickdesk.engine.game import Game, ScoreLine

if TYPE_CHECKING:
    from trickdesk.engine.play import TrickPlay
    from trickdesk.engine.table import DealRecord, Table


class SeenTrick(NamedTuple):
    """A trick as everybody saw it; ``winner`` and ``points`` are None while it is on the table.

    ``seats[i]`` played ``cards[i]``; ``named`` is the suit letter that the first card was led as, or None.
    """

    leader: Seat
    seats: tuple[Seat, ...]
    cards: tuple[CardId, ...]
    named: str | None
    winner: Seat | None
    points: int | None


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
class PlayerView:
    """Everything that ``seat`` (None: a spectator) may know, and no route to anything else.

    Cards are ids and masks of ``game.deck``. ``hand``: every card the seat may play, its face-up row included;
    ``shown[s]``: cards lying face up before seat ``s``; ``counts[s]``: its hidden cards; ``piles[s]``: cards in its
    face-down pile. ``turned``: cards of the kitty lying face up; ``talon``: undealt cards on the table.
    ``drew[s]``: how many cards seat ``s`` drew for those that it threw away, where everybody does.
    ``buried`` and ``took``: what the seat itself put away, and took from the kitty or from another seat;
    ``given``: what it picked for another seat, and ``known[s]`` what seat ``s`` still holds of that unseen.
    ``cannot[s]``: cards that seat ``s`` is known not to hold among its hidden cards. ``trump`` is a suit letter or NT,
    None until it is named, and ``goals`` by seat are None where there is none. ``players``: the seats that play tricks,
    once play began.
    ``taken[s]``: tricks of seat ``s``. ``totals`` and ``winners`` are by side. ``deal_number`` counts from 1.
    ``next_dealer`` deals next once the deal is over, None before the first one.
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
    counts: tuple[int, ...]
    piles: tuple[int, ...]
    turned: CardSet
    talon: int
    drew: tuple[int, ...]
    buried: CardSet
    took: CardSet
    given: CardSet
    known: tuple[CardSet, ...]
    cannot: tuple[CardSet, ...]
    calls: tuple[tuple[Seat, str], ...]
    contract: Contract | None
    trump: str | None
    teams: Teams | None
    goals: tuple[Goal | None, ...]
    players: tuple[Seat, ...]
    tricks: tuple[SeenTrick, ...]
    taken: tuple[int, ...]
    totals: tuple[int, ...]
    deals: tuple[ScoredDeal, ...]
    winners: tuple[int, ...]

    @property
    def terms(self) -> Terms:
        """What the deal is played for, once that is settled."""
        assert self.teams is not None
        return Terms(self.contract, self.trump, self.teams, self.goals)

    @property
    def trick(self) -> SeenTrick | None:
        """The trick on the table, if a card of it has been played."""
        return self.tricks[-1] if self.tricks and self.tricks[-1].winner is None else None


def seen_tricks(play: TrickPlay, points: list[int], suits: str) -> tuple[SeenTrick, ...]:
    """The tricks of a deal, the one on the table last."""
    seen = []
    n = len(play.players)
    rounds = {seat: play.players[i:] + play.players[:i] for i, seat in enumerate(play.players)}
    for trick, worth in zip(play.tricks, points, strict=True):
        named = suits[trick.lead - play.order.size] if trick.lead >= play.order.size else None
        seen.append(
            SeenTrick(trick.leader, rounds[trick.leader], tuple(trick.cards), named, trick.winner, worth)
        )
    if play.trick:
        named = suits[play.lead - play.order.size] if play.lead >= play.order.size else None
        seats = rounds[play.leader][: min(n, len(play.trick))]
        seen.append(SeenTrick(play.leader, seats, tuple(play.trick), named, None, None))
    return tuple(seen)


def scored_deal(game: Game, record: DealRecord) -> ScoredDeal:
    assert record.result is not None
    result = record.result
    made = (
        record.contract is not None and record.teams is not None and game.is_made(record.teams, result.points)
    )
    return ScoredDeal(record.dealer, record.passed_out, record.contract, made, result.points, result.lines)


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
