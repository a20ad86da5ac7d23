"""A game for tests only: partners add up their bids, nil stands alone.

Spades can't be led until one has been played. It has features that no game of the program combines: every
seat bids for itself, but partners reach the sum together; card play has its own rules, which the bots' fast
rules don't know; and there is nothing about it in `bots/game_knowledge`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import Aim, Bid, Goal
from trickdesk.engine.cards import RANKS_52, card_set, french_deck
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, ScoreLine
from trickdesk.engine.errors import Message, Problem
from trickdesk.engine.game import Game, Preset
from trickdesk.engine.order import CardOrder, build_order
from trickdesk.engine.phases import EveryBids, Phase, nothing_barred
from trickdesk.engine.play import GuardedPlay, Start, TrickPlay

if TYPE_CHECKING:
    from trickdesk.engine.state import TableState

DECK = french_deck(RANKS_52)
SPADES = card_set(card for card in range(DECK.size) if DECK.suits[DECK.suit[card]] == "S")
NIL = 50


@cache
def order_of(trump: int) -> CardOrder:
    return build_order(
        DECK,
        trump,
        suit_of=lambda card: DECK.suit[card],
        rank=lambda card: 1 + RANKS_52.index(DECK.rank[card]),
    )


class SpadesLast(GuardedPlay):
    __slots__ = ()
    not_broken = Problem("NOT_BROKEN", "Spades have not been broken yet.")


class AddedBids(Game):
    """Four players, two sides; making the sum of its bids scores a side ten a trick.

    Otherwise it loses as much.
    """

    id = "added-bids"
    name = "Added Bids"
    tagline = "For tests"
    option_list = ()
    presets = (Preset("As documented"),)
    deck = DECK
    adds_bids = True
    bids = tuple(Bid(str(n), n, None, Goal(Aim.TRICKS, n) if n else Goal(Aim.NONE)) for n in range(14))

    def setup(self) -> None:
        self.seats, self.sides, self.hand_size, self.talon_size, self.target = 4, 2, 13, 0, 300

    def order_for(self, trump: int) -> CardOrder:
        return order_of(trump)

    def trick_play(self, start: Start) -> TrickPlay:
        return SpadesLast(start, SPADES, SPADES)

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        self.set_teams(table, ((0, 2), (1, 3)))
        table.set_trump(None, "S", events)
        return EveryBids(table.dealer, self.seats, self.bids, nothing_barred)

    def next_phase(self, table: TableState, done: Phase, events: list[Event]) -> Phase | None:
        if isinstance(done, EveryBids):
            return self.start_play(table, (table.dealer + 1) % self.seats)
        return None

    def score(self, deal: PlayedDeal) -> DealResult:
        points, lines = [0, 0], []
        for side in range(2):
            for own in {self.own_goal(deal.terms.goals, seat) for seat in (side, side + 2)}:
                assert own is not None
                worth = 10 * own.goal.amount or NIL
                met = own.goal.is_met(sum(deal.taken[seat] for seat in own.seats))
                points[side] += worth if met else -worth
            lines.append(
                ScoreLine(
                    side, points[side], Message("reached its bids" if points[side] > 0 else "fell short")
                )
            )
        return DealResult(tuple(points), tuple(lines))

    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        best = max(match.totals)
        return (
            tuple(s for s, total in enumerate(match.totals) if total == best) if best >= self.target else ()
        )


GAME = AddedBids
