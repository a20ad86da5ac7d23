"""A game for tests only: each suit can be bid with the partner or alone.

24 plain cards, five in each hand. Three tricks make a contract. All five count more, and most when they are
taken alone. The seat left of the dealer leads, or the next one that plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from trickdesk.engine.bids import Aim, Bid, Contract, Goal
from trickdesk.engine.cards import Seat, french_deck
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, ScoreLine
from trickdesk.engine.errors import Message
from trickdesk.engine.game import Game, Option, Preset
from trickdesk.engine.order import CardOrder, build_order
from trickdesk.engine.phases import Auction, AuctionRules, Phase

if TYPE_CHECKING:
    from trickdesk.engine.actions import Event
    from trickdesk.engine.state import TableState

RANKS = ("9", "10", "J", "Q", "K", "A")
DECK = french_deck(RANKS)
NEEDED, ALL = 3, 5


@cache
def order_of(trump: int) -> CardOrder:
    return build_order(
        DECK, trump, suit_of=lambda card: DECK.suit[card], rank=lambda card: 1 + RANKS.index(DECK.rank[card])
    )


class AloneBids(Game):
    """Four players, two sides; the first bid wins."""

    id = "alone-bids"
    name = "Alone Bids"
    tagline = "For tests"
    option_list = (Option("first_lead", "Lead", "left_of_dealer", ("left_of_dealer", "declarer")),)
    presets = (Preset("As documented"),)
    deck = DECK
    bids = tuple(
        Bid(f"{NEEDED}{suit}{' alone' * alone}", NEEDED, suit, Goal(Aim.TRICKS, NEEDED), alone=alone)
        for alone in (False, True)
        for suit in DECK.suits
    )

    def setup(self) -> None:
        self.seats, self.sides, self.hand_size, self.talon_size, self.target = 4, 2, 5, 4, 10

    def order_for(self, trump: int) -> CardOrder:
        return order_of(trump)

    def auction(self, dealer: Seat, totals: Sequence[int]) -> Auction:
        rules = AuctionRules(bids=lambda auction, seat: self.ladder if auction.bid is None else ())
        return Auction(dealer, self.seats, "grid", self.ladder, rules)

    def after_auction(self, table: TableState, contract: Contract, events: list[Event]) -> Phase:
        return self.start_play(table, self.leader(table.dealer, contract))

    def score(self, deal: PlayedDeal) -> DealResult:
        side, alone = self.side(deal.contract.declarer), self.bid(deal.contract.bid).alone
        tricks = sum(deal.taken[seat] for seat in deal.terms.teams[0])
        points = [0, 0]
        if tricks < NEEDED:
            points[1 - side] = 2
        else:
            points[side] = 1 if tricks < ALL else 4 if alone else 2
        text = Message(
            "{bid}: the declarer's side took {tricks} tricks.", bid=deal.contract.bid, tricks=tricks
        )
        return DealResult(tuple(points), (ScoreLine(side, None, text),))

    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        return tuple(side for side, total in enumerate(match.totals) if total >= self.target)


GAME = AloneBids
