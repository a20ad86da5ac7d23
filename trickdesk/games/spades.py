"""Spades: partners add up their bids; spades are always trump.

"Rules 4.2" refers to that paragraph of assets/games/spades/rules.md.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from trickdesk.engine.bids import Aim, Bid, Goal, SideGoal
from trickdesk.engine.cards import JOKER, LOW_JOKER, RANKS_52, Deck, Seat, french_deck
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, ScoreLine, SeenDeal
from trickdesk.engine.errors import Message, Problem
from trickdesk.engine.game import LAST_DEAL, Game, Option, OptionValue, Picture, Preset, highest, switch
from trickdesk.engine.order import CardOrder, build_order
from trickdesk.engine.phases import EveryBids, Phase, hooked
from trickdesk.engine.play import BoundedPlay, Bounds, Start
from trickdesk.engine.reasons import WonTrick

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trickdesk.engine.actions import Event
    from trickdesk.engine.state import TableState

NIL, BLIND = "nil", "blind-nil"
BEHIND = 100  # points by which a side must be behind to bid blind
# By the aim of a nil: how often it counts, and the lines of the score.
NILS = {
    Aim.NONE: (1, "nil made", "nil failed: {tricks}"),
    Aim.BLIND: (2, "blind nil made", "blind nil failed: {tricks}"),
}
TWOS = ("2S", "2D")  # the high twos, lowest first
JOKERS = (LOW_JOKER, JOKER)
# Cards left out, by high cards and number of players (rules 1.2, 7.1, 7.2).
LEFT_OUT = {
    ("ace", 3): ("2C",), ("ace", 4): (), ("ace", 6): ("2C", "2D", "2H", "2S"),
    ("jokers", 3): (), ("jokers", 4): ("2C", "2D"), ("jokers", 6): (),
    ("twos", 3): (), ("twos", 4): ("2C", "2H"), ("twos", 6): (),
}  # fmt: skip
EACH = 10  # points for each trick of a bid
FULL, PENALTY = 10, 100  # bags that cost points, and how many
BAG = {"ten": 1, "free": 1, "none": 0, "minus": -1}  # points for each bag
BOARD = 4  # the least bid of a side, by house rule
NOT_BROKEN = Problem("NOT_BROKEN", "You can't lead spades before somebody has played one.")
NO_SPADES_YET = Problem("NO_SPADES_YET", "You can't play a spade on the first trick.")
TOO_FEW = Problem("TOO_FEW", "The bids of a side must add up to four or more.")


@cache
def deck_of(high: str, players: int) -> Deck:
    """The deck with these high cards."""
    jokers = () if high == "ace" else JOKERS
    return french_deck(RANKS_52, without=LEFT_OUT[high, players], jokers=jokers)


@cache
def order_of(deck: Deck, high_twos: bool) -> CardOrder:
    """Return the order of the cards; jokers and high twos are spades (rules 1.1, 7.2)."""
    high = (*(TWOS if high_twos else ()), *JOKERS)
    spades = deck.suits.index("S")
    ranks = {name: len(RANKS_52) + place for place, name in enumerate(high, 1)}
    return build_order(
        deck,
        spades,
        suit_of=lambda card: spades if deck.names[card] in high else deck.suit[card],
        rank=lambda card: ranks.get(deck.names[card]) or 1 + RANKS_52.index(deck.rank[card]),
    )


class Spades(Game):
    """Spades: two sides of two, each seat alone, or three pairs."""

    id = "spades"
    name = "Spades"
    tagline = "Spades beat everything. Take the tricks your side promises."
    picture = Picture(("10D", "KC", "AH", "AS"), "navy")
    newcomers = 9
    is_guest = True
    deck = deck_of("ace", 4)
    adds_bids = True
    notes = {
        "tricks": "The bids of partners add up, and tricks above them are bags. Nil means no trick at all.",
        "play": "Take the tricks that your side has bid. Tricks above them are bags.",
    }
    lacks = ("give",)
    of_points = ("target", "floor")
    option_list = (
        Option("players", "Players", 4, (4, 3, 6), group="deal"),
        switch("partners", "Players sit in pairs", True,
               "Off: everyone plays alone, as three players always do.", group="deal"),
        Option("high", "Highest cards", "ace", ("ace", "jokers", "twos"),
               "Jokers and high twos are spades.",
               {"ace": "the ace of spades", "jokers": "two jokers, then the ace of spades",
                "twos": "two jokers, the two of diamonds, the two of spades"}, group="deal"),
        Option("nil", "Nil is worth", 100, (100, 50, 0), "A bid to take no trick at all.",
               {0: "nothing: everyone bids at least one"}, group="auction"),
        Option("failed_nil", "Tricks of a failed nil", "bags", ("bags", "help"), "",
               {"bags": "are bags", "help": "count for the partner's bid"}, group="score"),
        switch("board", "A side bids at least four", False, group="auction"),
        switch("hook", "The dealer is hooked", False, "The bids must not add up to the number of tricks.",
               group="auction"),
        Option("first_trick", "First trick", "free", ("free", "club"), "",
               {"free": "the player to the left of the dealer leads any card but a spade",
                "club": "the lowest club is led, and no spade may be played"}),
        Option("breaking", "Spades may be led", "broken", ("broken", "any"), "",
               {"broken": "once a spade has been played", "any": "at any time"}),
        Option("bags", "Tricks above the bid", "ten", ("ten", "free", "none", "minus"), "",
               {"ten": "1 point each, and every ten cost 100", "free": "1 point each", "none": "count nothing",
                "minus": "cost 1 point each"}, group="score"),
        Option("target", "Points to win", 500, (500, 200, 250, 300, 400, 1000), group="score"),
        Option("floor", "The match also ends at", -200, (-200, -500, 0), "The best total wins then.",
               {0: "no other total"}, group="score"),
        LAST_DEAL,
        Option("blind", "Blind nil", "off", ("off", "behind", "any"),
               "A bid of nil before you look at your cards. It counts twice as much as nil.",
               {"off": "for nobody", "behind": "for a side at least 100 points behind", "any": "for everyone"},
               group="auction"),
    )  # fmt: skip
    presets = (
        Preset("As documented", label="Usual rules"),
        Preset("Short evening", {"target": 200}, "A short evening: to 200", "At home", stated=("target",)),
        Preset("No bags", {"bags": "free"}, place="At home", stated=("bags",)),
        Preset("Joker joker deuce deuce", {"high": "twos"}, place="United States", also=("jjdd", "big joker"),
               stated=("high",)),
        Preset("Cutthroat", {"players": 3}, "Cutthroat: three players alone", "United States", stated=("players",)),
        Preset("Solo", {"partners": False}, "Everyone alone", also=("individual",), stated=("partners",)),
        Preset("Three pairs", {"players": 6}, "Three pairs: six players", stated=("players",)),
    )  # fmt: skip

    @classmethod
    def choices(cls, option: Option, chosen: Mapping[str, OptionValue]) -> Sequence[OptionValue]:
        alone = chosen["players"] == 3 or not chosen["partners"]
        pointless = {
            "partners": chosen["players"] == 3,
            "failed_nil": alone or not chosen["nil"],
            "board": alone,
            "blind": alone or not chosen["nil"],
        }
        if pointless.get(option.name):
            return (option.default,)
        found = super().choices(option, chosen)
        return sorted(found) if option.name in ("players", "target") else found

    def setup(self) -> None:
        options = self.options
        self.seats = int(options["players"])
        self.sides = self.seats // 2 if options["partners"] and self.seats != 3 else self.seats
        self.deck = deck = deck_of(str(options["high"]), self.seats)
        self.hand_size = deck.size // self.seats
        self.target, self.floor = int(options["target"]), int(options["floor"])
        self.nil = int(options["nil"])
        self.helps = options["failed_nil"] == "help"
        nil = Bid(NIL, 0, None, Goal(Aim.NONE))
        numbers = [Bid(str(n), n, None, Goal(Aim.TRICKS, n)) for n in range(1, self.hand_size + 1)]
        self.bids = (nil, *numbers) if self.nil else tuple(numbers)
        if self.nil and options["blind"] != "off" and self.sides < self.seats:
            self.blind = (Bid(BLIND, 0, None, Goal(Aim.BLIND)),)
        self.order = order_of(deck, options["high"] == "twos")
        self.spades = spades = self.order.suit_mask[self.order.trump]
        club = options["first_trick"] == "club"
        lowest = next(name for name in deck.names if name.endswith("C"))
        guarded = spades if options["breaking"] == "broken" else 0
        self.bounds = Bounds(
            opening=1 << deck.id[lowest] if club else 0, barred=spades if club else 0, guarded=guarded,
            breaking=guarded, why_guarded=NOT_BROKEN, why_barred=NO_SPADES_YET,
        )  # fmt: skip

    def order_for(self, trump: int) -> CardOrder:
        """Return the one order: spades are trump in every deal (rules 1.3)."""
        return self.order

    def trick_play(self, start: Start) -> BoundedPlay:
        return BoundedPlay(start, self.bounds)

    def notice(self, seen: SeenDeal) -> Message | None:
        if not seen.players or not self.bounds.guarded:
            return None
        if seen.played & self.spades:
            return Message("broken", suit="S", meaning=Message("Spades can be led now."))
        return Message("not broken yet", suit="S", meaning=NOT_BROKEN.message)

    def collected(self, carried: Sequence[int], side: int) -> Message | None:
        """Return the bags of a side, while every ten of them cost points (rules 5.3)."""
        if self.options["bags"] != "ten":
            return None
        bags = carried[side] if carried else 0
        return Message("{bags} of {all}", bags=bags, all=FULL, what=Message("bags"))

    def own_goal(self, goals: Sequence[Goal | None], seat: Seat) -> SideGoal | None:
        """Add up bids; the tricks of a nil may help the partner (rules 2.3, 7.5)."""
        own = super().own_goal(goals, seat)
        if own is None or not self.helps or own.goal.takes_none:
            return own
        return own._replace(seats=self.seats_of(self.side(seat)))

    def why_won(self, seen: WonTrick) -> Message | None:
        """Explain tricks won by a joker or the high two of diamonds (rules 7.2)."""
        name = self.deck.names[seen.card]
        if name == JOKER:
            return Message("{card} is the highest trump.", card=name)
        if name == LOW_JOKER:
            return Message("Only the high joker beats {card}.", card=name)
        if name == TWOS[-1] and seen.by_trump:
            return Message("Only the jokers beat {card}, which counts as {suit}.", card=name, suit="S")
        return None

    # -- the flow of a deal

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        """Let everyone bid once, some of them before they look (rules 2.1, 7.14)."""
        self.set_teams(table, tuple(self.seats_of(side) for side in range(self.sides)))
        table.set_trump(None, "S", [])  # the same in every deal, so it needs no event
        best = max(table.totals) - (BEHIND if self.options["blind"] == "behind" else 0)
        unseen = [s for s in range(self.seats) if self.blind and table.totals[self.side(s)] <= best]
        return EveryBids(table.dealer, self.seats, self.bids, self.barred, blind=self.blind, unseen=unseen)

    def barred(self, phase: EveryBids) -> Mapping[str, Problem]:
        """Return the bids against the house rules 7.6 and 7.7."""
        found = dict(hooked(phase)) if self.options["hook"] else {}
        mates = [seat for seat in self.seats_of(self.side(phase.turn)) if seat != phase.turn]
        if self.options["board"] and mates and all(mate in phase.levels for mate in mates):
            bid = sum(phase.levels[mate] for mate in mates)
            found |= {one.text: TOO_FEW for one in phase.offered if bid + one.level < BOARD}
        return found

    def next_phase(self, table: TableState, done: Phase, events: list[Event]) -> Phase | None:
        """After the bids, the player to the left of the dealer leads (rules 4.1, 7.8)."""
        if not isinstance(done, EveryBids):
            return None
        opening, leader = self.bounds.opening, (table.dealer + 1) % self.seats
        return self.start_play(
            table, next((seat for seat, hand in enumerate(table.hands) if hand & opening), leader)
        )

    # -- score

    def score(self, deal: PlayedDeal) -> DealResult:
        """Score bids, nils and bags of each side (rules 5.1 to 5.5, 7.4, 7.5, 7.10, 7.14)."""
        points = [0] * self.sides
        bags, kept = list(deal.carried or points), self.options["bags"] == "ten"
        lines: list[ScoreLine] = []

        def line(side: int, worth: int, text: str, **values: object) -> None:
            points[side] += worth
            lines.append(ScoreLine(side, worth, Message(text, **values)))

        for side in range(self.sides):
            goals = {seat: goal for seat in self.seats_of(side) if (goal := deal.terms.goals[seat])}
            nils = [seat for seat, goal in goals.items() if goal.takes_none]
            bid = sum(goal.amount for goal in goals.values())
            spare = sum(deal.taken[seat] for seat in nils)
            tricks = sum(deal.taken[seat] for seat in goals) - (0 if self.helps else spare)
            over = 0 if self.helps else spare
            if bid:
                line(side, EACH * (bid if tricks >= bid else -bid), "bid {bid} and took {tricks}",
                     bid=str(bid), tricks=tricks)  # fmt: skip
            over += max(0, tricks - bid)
            for seat in nils:
                taken, (times, *texts) = deal.taken[seat], NILS[goals[seat].aim]
                line(side, times * (-self.nil if taken else self.nil), texts[taken > 0], tricks=taken)
            if over:
                bags[side] += over if kept else 0
                text = "bags: {bags}, so far {all}" if kept else "bags: {bags}"
                line(side, BAG[str(self.options["bags"])] * over, text, bags=over, all=bags[side])
            if bags[side] >= FULL:
                full, bags[side] = divmod(bags[side], FULL)
                line(side, -PENALTY * full, "ten bags")
        return DealResult(tuple(points), tuple(lines), tuple(bags) if kept else ())

    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        """Return the best total, once the match ends (rules 6.1, 6.2, 7.11 to 7.13)."""
        if self.last_deal:
            return self.after_last_deal(match)
        low = self.floor and min(match.totals) <= self.floor
        ended = low or max(match.totals) >= self.target
        return highest(match.totals, range(self.sides)) if ended else ()


GAME = Spades
