"""92Q: new teams in each deal, converted cards and high twos."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import Aim, Bid, Contract, Goal, team_call, team_seats
from trickdesk.engine.cards import RANKS_52, SAME_COLOUR, CardId, Seat, card_set, french_deck
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, ScoreLine
from trickdesk.engine.errors import Message, OptionError
from trickdesk.engine.game import LAST_DEAL, Game, Option, Picture, Preset, highest, leaders, switch
from trickdesk.engine.order import FOLLOW, RUFF, CardOrder, build_order
from trickdesk.engine.phases import USUAL, Auction, AuctionRules, Choose, Phase
from trickdesk.engine.play import Start, TrickPlay
from trickdesk.engine.reasons import WonTrick

if TYPE_CHECKING:
    from trickdesk.engine.state import TableState

DECK = french_deck(RANKS_52)
NONE = len(DECK.suits)
TRUMP_RANKS = ("2", "3", "4", "5", "6", "7", "8", "10", "J", "K", "A", "9", "Q")
TWOS = card_set(DECK.ids(f"2{suit}" for suit in DECK.suits))
HAND_SIZE = {4: 13, 6: 8, 8: 6}
ASIDE = {4: 0, 6: 4, 8: 4}  # cards set aside unseen, by number of players
EACH, SWEEP = 3, 9  # points per trick, and per trick for a team that took them all


def left_of(trump: int) -> int:
    """The Left suit: the other suit of the trump's colour (rules 4.4)."""
    return DECK.suits.index(SAME_COLOUR[DECK.suits[trump]]) if trump < NONE else NONE


@cache
def order_of(trump: int) -> CardOrder:
    """Order of the cards (rules 1.3, 1.4, 4.5).

    A Left card that is played to another suit has the power of its twin in that suit.
    """

    def rank(card: CardId) -> int:
        return 1 + (TRUMP_RANKS if DECK.suit[card] == trump else RANKS_52).index(DECK.rank[card])

    order = build_order(DECK, trump, suit_of=DECK.suit.__getitem__, rank=rank)
    left = left_of(trump)

    def power(led: int, card: CardId) -> int:
        if DECK.suit[card] != left or led in (left, NONE):
            return order.power[led][card]
        ranks, base = (TRUMP_RANKS, RUFF) if led == trump else (RANKS_52, FOLLOW)
        return base + 1 + ranks.index(DECK.rank[card])

    table = tuple(tuple(power(led, card) for card in range(DECK.size)) for led in range(NONE + 1))
    return replace(order, power=table)


class ConvertedPlay(TrickPlay):
    """Tricks in which a two is highest if everyone follows suit (rules 4.6).

    `following[suit]` holds the cards that count as following a lead of that suit.
    """

    __slots__ = ("following",)

    def __init__(self, start: Start, two_conversion: bool) -> None:
        super().__init__(start)
        order = start.order
        left = left_of(order.trump)
        also = order.suit_mask[left] if two_conversion else 0
        self.following = tuple(
            mask if suit == left else mask | also for suit, mask in enumerate(order.suit_mask)
        )

    def winner(self) -> Seat:
        cards = card_set(self.trick)
        if cards & TWOS and not cards & ~self.following[self.order.suit_of[self.lead]]:
            seat = self.leader
            for card in self.trick:
                if TWOS >> card & 1:
                    return seat
                seat = self.after[seat]
        return super().winner()


class NinetyTwoQ(Game):
    """92Q: everyone scores alone; the declarer picks a team for the deal."""

    id = "92q"
    name = "92Q"
    tagline = "A new team every deal. Queens and nines rule, sometimes a two."
    picture = Picture(("2S", "AS", "9S", "QS"), "slate")
    newcomers = 6
    deck = DECK
    talon_name = "set aside"
    notes = {
        "call": (
            "A bid says how many tricks your team will take, with that suit as trump. "
            "You choose the team later."
        ),
        "team": "Players who bid your suit, or bid high, are likely to help you.",
        "play": "The queen and the nine of trumps are the highest cards. If everyone follows suit, a two wins.",
        "throw": "If you throw a card of the other suit of the trump's colour, it counts as the suit led.",
    }
    option_list = (
        Option("players", "Players", 4, (4, 6, 8), group="deal"),
        Option("min_bid", "Lowest bid", 1, tuple(range(1, 14)), "No more than the number of cards in a hand.",
               group="auction"),
        switch("suit_rank", "Suits rank in the bidding", False,
               "Bids of the same number rank clubs, diamonds, hearts, spades, lowest first. Off: each "
               "bid needs a larger number.", group="auction"),
        Option("tie", "A tie at the top", "play_on", ("play_on", "share"), "",
               {"play_on": "another deal", "share": "all of them win"}, group="auction"),
        switch("two_conversion", "Left discards keep twos high", True,
               "Off: a discard from the Left suit makes the twos in its trick low."),
        Option("target", "Points to win", 92, (92,), group="score"),
        LAST_DEAL,
    )  # fmt: skip
    of_points = ("target", "tie")
    presets = (
        Preset("As documented", label="Usual rules"),
        Preset(
            "Ranked suits",
            {"suit_rank": True},
            "Suits rank in the bidding",
            "At home",
            stated=("suit_rank",),
        ),
    )

    def setup(self) -> None:
        self.seats = self.sides = int(self.options["players"])
        self.hand_size, self.talon_size = HAND_SIZE[self.seats], ASIDE[self.seats]
        self.target = int(self.options["target"])
        lowest = int(self.options["min_bid"])
        if lowest > self.hand_size:
            template = "With {players} players, nobody can bid {lowest} tricks."
            raise OptionError(Message(template, players=self.seats, lowest=lowest))
        levels = range(lowest, self.hand_size + 1)
        self.bids = tuple(
            Bid(f"{n}{suit}", n, suit, Goal(Aim.TRICKS, n)) for n in levels for suit in DECK.suits
        )

    def teams(self, declarer: Seat) -> tuple[tuple[Seat, ...], ...] | None:
        """None, because the declarer has yet to choose a team (rules 3.1)."""
        return None

    def order_for(self, trump: int) -> CardOrder:
        return order_of(trump)

    def left_suit(self, trump: str | None) -> str | None:
        return SAME_COLOUR[trump] if trump else None

    def leader(self, dealer: Seat, contract: Contract) -> Seat:
        """The seat left of the dealer (rules 4.1)."""
        return (dealer + 1) % self.seats

    def trick_play(self, start: Start) -> TrickPlay:
        return ConvertedPlay(start, bool(self.options["two_conversion"]))

    def why_won(self, seen: WonTrick) -> Message | None:
        """Explain high twos, thrown Left cards and Q 9 of trumps (rules 1.4, 4.5, 4.6)."""
        suit, left = DECK.suit, left_of(seen.order.trump)
        suits = {"suit_left": DECK.suits[left], "suit_led": DECK.suits[seen.led]}
        converts = seen.led != left and any(suit[card] == left for card in seen.cards)
        if TWOS >> seen.card & 1 and not seen.trumped:
            if converts:
                text = "Everyone followed suit ({suit_left} count as {suit_led} here), so the two is highest."
                return Message(text, **suits)
            return Message("Everyone followed suit, so the two is highest.")
        rank = DECK.rank[seen.card]
        if suit[seen.card] == left != seen.led:
            if seen.led == seen.order.trump:
                values = {"card": DECK.names[seen.card], "rank": rank}
                return Message("{card} counts as {rank} of trumps.", **values)
            twin = DECK.names[seen.card][:-1] + suits["suit_led"]
            return Message("{card} counts as {card_as}.", card=DECK.names[seen.card], card_as=twin)
        if seen.by_trump and not seen.trumped and rank in ("Q", "9"):
            return Message("The queen is the highest trump, then the nine.")
        return None

    # -- flow

    def auction(self, dealer: Seat, totals: Sequence[int]) -> Auction:
        rules = USUAL if self.options["suit_rank"] else AuctionRules(bids=self.larger_numbers)
        return Auction(dealer, self.seats, "steps", self.ladder, rules)

    def larger_numbers(self, auction: Auction, seat: Seat) -> Sequence[str]:
        """Bids of more tricks than the current one (rules 2.2, 7.3)."""
        level = auction.high // NONE  # -1 while nobody has bid
        return self.ladder[NONE * (level + 1) :]

    def after_auction(self, table: TableState, contract: Contract, events: list[Event]) -> Phase:
        return Choose("team", contract.declarer, self.team_calls(contract.declarer))

    def next_phase(self, table: TableState, done: Phase, events: list[Event]) -> Phase | None:
        if isinstance(done, Choose):
            self.pick_partners(table, done.turn, team_seats(done.chosen))
            events.append(Event("team", done.turn, done.chosen))
            assert table.contract is not None
            return self.start_play(table, self.leader(table.dealer, table.contract))
        return super().next_phase(table, done, events)

    @property
    def calls(self) -> tuple[str, ...]:
        return (*super().calls, *self.team_calls(-1))

    def team_calls(self, declarer: Seat) -> tuple[str, ...]:
        """Every choice of teammates that makes a team of half the table."""
        others = [seat for seat in range(self.seats) if seat != declarer]
        return tuple(map(team_call, combinations(others, self.seats // 2 - 1)))

    # -- score

    def score(self, deal: PlayedDeal) -> DealResult:
        """Score each player of the winning team for their own tricks (rules 5.1 to 5.3)."""
        taken, bid = deal.taken, deal.contract.bid
        declaring, defending = deal.terms.teams
        tricks = sum(taken[seat] for seat in declaring)
        made = self.bid(bid).goal.is_met(tricks)
        team = declaring if made else defending
        each = SWEEP if sum(taken[seat] for seat in team) == self.hand_size else EACH
        text = "{bid}: the declarer's team took {tricks} of {all} tricks."
        values: dict[str, int | str] = {"bid": bid, "tricks": tricks, "all": self.hand_size}
        lines = [
            ScoreLine(deal.contract.declarer, None, Message(text, **values)),
            ScoreLine(None, None, Message("Contract made" if made else "Contract failed")),
        ]
        if each == SWEEP:
            lines.append(ScoreLine(None, None, Message("All tricks for one team: triple points")))
        points = tuple(each * taken[seat] if seat in team else 0 for seat in range(self.seats))
        text = "{tricks} tricks at {each} points each"
        lines += [ScoreLine(s, points[s], Message(text, tricks=taken[s], each=each)) for s in team]
        return DealResult(points, tuple(lines))

    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        """The winners among the seats at 92 or more (rules 6.1, 6.2, 7.4, 7.6)."""
        if self.last_deal:
            return self.after_last_deal(match)
        over = [side for side, total in enumerate(match.totals) if total >= self.target]
        return (leaders if self.options["tie"] == "share" else highest)(match.totals, over)


GAME = NinetyTwoQ
