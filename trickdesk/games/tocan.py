"""Tocan: everyone plays alone from a hand, a face-up row and a pile."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import TYPE_CHECKING

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import Aim, Bid, Contract, Goal
from trickdesk.engine.cards import RANKS_52, CardSet, Seat, card_set, french_deck
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, ScoreLine
from trickdesk.engine.errors import Message
from trickdesk.engine.game import LAST_DEAL, NO_TRUMP, Game, Option, Picture, Preset, leaders, switch
from trickdesk.engine.order import CardOrder, printed_order
from trickdesk.engine.phases import Auction, AuctionRules, Phase
from trickdesk.engine.play import Start, TrickPlay
from trickdesk.engine.reasons import WonTrick

if TYPE_CHECKING:
    from trickdesk.engine.state import TableState

DECK = french_deck(RANKS_52)
ROW, HAND = 4, 3  # cards turned up at a time, and drawn into the hand


class PilePlay(TrickPlay):
    """Tricks with a refill after each: first the row, then the hand (rules 4.6)."""

    __slots__ = ("drawn", "history", "piles", "rows")

    def __init__(self, start: Start) -> None:
        super().__init__(start)
        self.rows, self.piles, self.drawn = start.rows, start.piles, start.drawn
        self.left += len(self.piles[self.leader]) - self.drawn[self.leader]
        self.history: list[tuple[list[CardSet], list[CardSet], list[int]]] = []

    def finish(self) -> None:
        super().finish()
        self.history.append((self.hands[:], self.rows[:], self.drawn[:]))
        for seat in self.players:
            if not self.hands[seat] & self.rows[seat]:
                self.rows[seat] = self.draw(seat, ROW)
            if not self.hands[seat] & ~self.rows[seat]:
                self.draw(seat, HAND)

    def draw(self, seat: Seat, count: int) -> CardSet:
        """Draw up to `count` cards from the seat's pile and return them."""
        drawn = self.drawn[seat]
        cards = card_set(self.piles[seat][drawn : drawn + count])
        self.drawn[seat] = drawn + cards.bit_count()
        self.hands[seat] |= cards
        return cards

    def unfinish(self) -> None:
        super().unfinish()
        self.hands[:], self.rows[:], self.drawn[:] = self.history.pop()


class Tocan(Game):
    """Tocan: the differ, who bid the most tricks, against the enders."""

    id = "tocan"
    name = "Tocan"
    tagline = "One against the rest, with some of everyone's cards face up."
    picture = Picture(("3C", "QH", "10S", "AD"), "umber", rows=True)
    newcomers = 7
    deck = DECK
    talon_name = "set aside"
    has_piles = True
    declarer_name = "differ"
    lacks = ("give",)
    notes = {
        "call": "A bid says how many of the thirteen tricks you'll take, alone against everyone else.",
        "play": "Play from your hand or your face-up row. Both are refilled from your foundation.",
    }
    hand_order = (
        "The first four are face up, the next three are drawn, and the rest are the foundation, from the top."
    )
    hand_size = 13
    option_list = (
        Option("players", "Players", 4, (3, 4), "With three players, thirteen cards are set aside, unseen.",
               group="deal"),
        switch("no_trump", "No trump may be bid", False, "No trump ranks above spades at the same number.",
               group="auction"),
        Option("suit_order", "Suits rank, lowest first", "CDHS",
               tuple("".join(order) for order in permutations("CDHS")), group="auction"),
        switch("opener_must_bid", "The first player must bid", True,
               "Off: if everyone passes, the next dealer deals.", group="auction"),
        Option("min_bid", "Lowest bid", 1, range(1, 8), group="auction"),
        Option("ace", "Ace", "high", ("high", "low"), "", {"high": "high", "low": "low"}),
        Option("target", "Points to win", 18, (12, 18, 24, 30), group="score"),
        LAST_DEAL,
    )  # fmt: skip
    presets = (
        Preset("As documented", label="Usual rules"),
        Preset(
            "With no trump",
            {"no_trump": True, "opener_must_bid": False},
            "No trump may be bid",
            "At home",
            stated=("no_trump",),
        ),
    )

    def setup(self) -> None:
        self.seats = self.sides = int(self.options["players"])
        self.talon_size = 13 * (4 - self.seats)
        self.target = int(self.options["target"])
        suits = [*str(self.options["suit_order"]), *([NO_TRUMP] if self.options["no_trump"] else [])]
        levels = range(int(self.options["min_bid"]), self.hand_size + 1)
        self.bids = tuple(Bid(f"{n}{suit}", n, suit, Goal(Aim.TRICKS, n)) for n in levels for suit in suits)

    def order_for(self, trump: int) -> CardOrder:
        """Order of the cards, with the ace high or low (rules 1.2, 7.6)."""
        ranks = RANKS_52 if self.options["ace"] == "high" else ("A", *RANKS_52[:-1])
        return printed_order(DECK, trump, ranks)

    def trick_play(self, start: Start) -> TrickPlay:
        return PilePlay(start)

    def why_won(self, seen: WonTrick) -> Message | None:
        """Explain a low ace (rules 7.6)."""
        if seen.trumped or seen.best is None or DECK.rank[seen.best] != "A":
            return None
        return Message("Aces are low: {card} is higher.", card=DECK.names[seen.card])

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        """Turn up four cards and draw three before the auction (rules 1.1)."""
        self.lay_piles(table, events)
        return super().first_phase(table, events)

    def lay_piles(self, table: TableState, events: list[Event]) -> None:
        """Make a pile of each dealt hand, with four cards face up and three in hand."""
        table.piles = table.dealt
        table.drawn = [ROW + HAND] * self.seats
        table.rows = [card_set(pile[:ROW]) for pile in table.piles]
        table.hands = [card_set(pile[: ROW + HAND]) for pile in table.piles]
        table.known_drawn = table.hands[:]
        events.clear()  # not even its owner sees a whole pile
        for seat, up in enumerate(table.rows):
            events.append(Event("row", seat, "", up, ROW))
            events.append(Event("drew", seat, "", table.hands[seat] & ~up, HAND, seat))

    def auction(self, dealer: Seat, totals: Sequence[int]) -> Auction:
        opener_must = self.options["opener_must_bid"]
        rules = AuctionRules(may_pass=lambda auction, seat: not opener_must or auction.holder is not None)
        return Auction(dealer, self.seats, "steps", self.ladder, rules)

    def after_auction(self, table: TableState, contract: Contract, events: list[Event]) -> Phase:
        return self.start_play(table, contract.declarer)

    def score(self, deal: PlayedDeal) -> DealResult:
        """Score the differ's tricks, or the shortfall for each ender (rules 5.1, 5.2)."""
        differ, bid = deal.contract.declarer, deal.contract.bid
        goal, tricks = self.bid(bid).goal, deal.taken[differ]
        made = goal.is_met(tricks)
        short = max(0, goal.amount - tricks)
        points = [short] * self.seats
        points[differ] = tricks if made else 0
        told = Message("The differ bid {bid} and took {tricks} tricks", tricks=tricks, bid=bid)
        lines = [ScoreLine(differ, points[differ], told)]
        if not made:
            lines += [
                ScoreLine(seat, short, Message("The differ fell short by {short}", short=short))
                for seat in range(self.seats)
                if seat != differ
            ]
        return DealResult(tuple(points), tuple(lines))

    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        """The seats with the highest total, at or over the target (rules 6.1, 6.2, 7.8)."""
        if self.last_deal:
            return self.after_last_deal(match)
        over = [seat for seat, total in enumerate(match.totals) if total >= self.target]
        return leaders(match.totals, over)


GAME = Tocan
