"""Oh Hell: bid a number of tricks, then take exactly that many.

"Rules 4.2" refers to that paragraph of assets/games/oh-hell/rules.md.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import Aim, Bid, Goal
from trickdesk.engine.cards import RANKS_52, french_deck
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, ScoreLine
from trickdesk.engine.errors import Message, OptionError
from trickdesk.engine.game import NO_TRUMP, DealSize, Game, Option, OptionValue, Picture, Preset, switch
from trickdesk.engine.order import CardOrder, printed_order
from trickdesk.engine.phases import EveryBids, Phase, hooked, nothing_barred

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trickdesk.engine.state import TableState

DECK = french_deck(RANKS_52)
USUAL = {2: 10, 3: 10, 4: 10, 5: 10, 6: 8, 7: 7, 8: 6}  # cards of the largest deal, by players
LARGEST = USUAL | {2: 13, 4: 13}  # by choice
IN_TURN = ("S", "H", "D", "C", NO_TRUMP)  # trumps from deal to deal, by choice
BIDS = tuple(Bid(str(n), n, None, Goal(Aim.EXACTLY, n)) for n in range(max(LARGEST.values()) + 1))
EXACT, EXACT_NONE = 10, 5  # points for an exact bid, and for an exact bid of zero under a house rule


class OhHell(Game):
    """Oh Hell: everyone plays alone; deals shrink and grow again."""

    id = "oh-hell"
    name = "Oh Hell"
    tagline = "Say how many tricks you'll take, then take exactly that many."
    picture = Picture(("2C", "9H", "KD", "AS"), "plum")
    newcomers = 2
    is_guest = True
    deck = DECK
    kitty_name = talon_name = "stock"
    turns_up = True
    notes = {
        "tricks": "You score only if you take exactly as many tricks as you say.",
        "play": "Take exactly as many tricks as you bid, no more and no fewer.",
    }
    talon_order = "The first card is turned up; the others stay out of play."
    day = MappingProxyType({"deals": "down", "cards": "5"})
    lacks = ("give",)
    option_list = (
        Option("players", "Players", 4, (3, 4, 5, 6, 7, 2, 8), group="deal"),
        Option("deals", "Deals", "down_up", ("down_up", "up_down", "down"),
               "How many cards each player gets, from deal to deal.",
               {"down_up": "down to one card and up again", "up_down": "from one card up and down again",
                "down": "down to one card"}, group="deal"),
        Option("cards", "Cards in the largest deal", "most",
               ("most", "7", "5", "9", "8", "6", "4", "3", "2", "1", "11", "12", "13"), "",
               {"most": "ten; six players eight, seven seven, eight six", "7": "seven", "5": "five", "9": "nine",
                "8": "eight", "6": "six", "4": "four", "3": "three", "2": "two", "1": "one",
                "11": "eleven", "12": "twelve", "13": "thirteen"}, group="deal"),
        switch("hook", "The dealer is hooked", True, "The bids must not add up to the number of tricks.",
               group="auction"),
        Option("scoring", "Points for a deal", "exact", ("exact", "tricks", "distance", "ten_plus_square"), "",
               {"exact": "exact bid: 10 plus 1 for each trick",
                "tricks": "1 for each trick, 10 more for an exact bid",
                "distance": "exact: 10 plus tricks; else minus the difference",
                "ten_plus_square": "exact bid: 10 plus the square of the bid"}, group="score"),
        switch("small_none", "Zero bids score 5", False, "Making a bid of zero scores 5 instead of 10.",
               group="score"),
        switch("trump", "There is a trump", True, "Off: every deal is played without trump.", group="deal"),
        Option("penalty", "Penalty for a missed bid", 0, (0, 5, 10), "For each trick above or below the bid.",
               {0: "no penalty", 5: "5 points for each trick", 10: "10 points for each trick"},
               group="score"),
        Option("last_trump", "Largest deals", "turned", ("turned", "none"),
               "The deals with the most cards of the match.",
               {"turned": "with trump", "none": "without trump"}, group="deal"),
        switch("blind", "Bids are secret", False,
               "All bids are shown together, once everyone has bid. The dealer isn't hooked.",
               group="auction"),
        Option("trumps", "Trumps", "turned", ("turned", "order", "S", "H", "D", "C"), "",
               {"turned": "the suit of the card turned up", "order": "spades, hearts, diamonds, clubs, none in turn",
                "S": "always spades", "H": "always hearts", "D": "always diamonds", "C": "always clubs"},
               group="deal"),
    )  # fmt: skip
    presets = (
        Preset("As documented", label="Usual rules"),
        Preset(
            "Short evening",
            {"deals": "down", "cards": "7"},
            "A short evening: seven deals",
            "At home",
            stated=("deals", "cards"),
        ),
        Preset("Every trick counts", {"scoring": "tricks"}, place="At home", stated=("scoring",)),
    )

    @classmethod
    def choices(cls, option: Option, chosen: Mapping[str, OptionValue]) -> Sequence[OptionValue]:
        pointless = {
            "hook": chosen["blind"],
            "penalty": chosen["scoring"] == "distance",
            "last_trump": not chosen["trump"],
            "trumps": not chosen["trump"],
        }
        return (option.default,) if pointless.get(option.name) else option.choices

    def setup(self) -> None:
        self.seats = self.sides = int(self.options["players"])
        cards = self.options["cards"]
        self.hand_size = USUAL[self.seats] if cards == "most" else int(str(cards))
        if self.hand_size > LARGEST[self.seats]:
            raise OptionError("So many cards are too many for this number of players.")
        if self.options["penalty"] and self.options["scoring"] == "distance":
            raise OptionError("This score already takes off points for a missed bid.")
        down, up = range(self.hand_size, 0, -1), range(1, self.hand_size + 1)
        self.sizes = {"down_up": (*down, *up[1:]), "up_down": (*up, *down[1:]), "down": tuple(down)}[
            str(self.options["deals"])
        ]
        self.talon_size = DECK.size - self.hand_size * self.seats
        self.last_deal = len(self.sizes)
        self.bids = BIDS[: self.hand_size + 1]
        if self.trump_of(1) is not None:  # people can enter the first deal
            self.talon_order = ""

    @classmethod
    def of_deals(cls, options: Mapping[str, OptionValue], count: int) -> dict[str, OptionValue]:
        """Deals down to one card, or down and up if hands are too large (rules 1.2)."""
        largest = USUAL[int(options["players"])]
        down = count <= largest
        cards = count if down else min(largest, (count + 1) // 2)
        size = "most" if cards == largest else str(cards)
        return {**options, "deals": "down" if down else "down_up", "cards": size}

    def deal_size(self, number: int) -> DealSize:
        """Cards in each hand of deal `number` (rules 1.2)."""
        size = self.sizes[(number - 1) % len(self.sizes)]
        return DealSize(size, DECK.size - size * self.seats)

    def beginning_with(self, number: int) -> Mapping[str, OptionValue]:
        """Options of a match that begins with the size and trump of deal `number`."""
        size, trump = self.deal_size(number).hand, self.trump_of(number)
        options: dict[str, OptionValue] = {}
        if size != self.deal_size(1).hand:
            options["deals"] = "down"
            if size != self.hand_size:
                options |= {"cards": str(size), "last_trump": "turned"}
        if trump is not None and trump != type(self)(self.options | options).trump_of(1):
            options |= {"trump": False} if trump == NO_TRUMP else {"trumps": trump}
        return options

    def trump_of(self, number: int) -> str | None:
        """The trump of deal `number` (rules 7.3, 7.7, 7.9, 7.11).

        None if a card is turned up for it.
        """
        size, trumps = self.deal_size(number), str(self.options["trumps"])
        without = self.options["last_trump"] == "none" and size.hand == self.hand_size
        if without or not self.options["trump"] or (trumps == "turned" and not size.talon):
            return NO_TRUMP
        if trumps == "order":
            return IN_TURN[(number - 1) % len(IN_TURN)]
        return None if trumps == "turned" else trumps

    def order_for(self, trump: int) -> CardOrder:
        """Ace high, two low (rules 1.1)."""
        return printed_order(DECK, trump, RANKS_52)

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        """Turn up trump (rules 1.3), then let everyone bid (rules 2.1, 7.10)."""
        self.set_teams(table, tuple((seat,) for seat in range(self.seats)))
        trump = self.trump_of(len(table.deals))
        if trump is None:
            table.turn_up(events)
            trump = DECK.suits[DECK.suit[table.talon[0]]]
        table.set_trump(None, trump, events)
        tricks = self.deal_size(len(table.deals)).hand
        secret = bool(self.options["blind"])
        barred = hooked if self.options["hook"] and not secret else nothing_barred
        return EveryBids(table.dealer, self.seats, self.bids[: tricks + 1], barred, secret=secret)

    def next_phase(self, table: TableState, done: Phase, events: list[Event]) -> Phase | None:
        """After the bids, the player to the left of the dealer leads (rules 4.1)."""
        if isinstance(done, EveryBids):
            return self.start_play(table, (table.dealer + 1) % self.seats)
        return None

    def score(self, deal: PlayedDeal) -> DealResult:
        """Score the bids; by default only exact ones count (rules 5.1)."""
        points, lines = [], []
        for seat, (goal, tricks) in enumerate(zip(deal.terms.goals, deal.taken, strict=True)):
            assert goal is not None
            exact = goal.is_met(tricks)
            points.append(self.points_for(goal.amount, tricks, exact))
            text = "bid {bid} and took {tricks}: exact" if exact else "bid {bid} and took {tricks}"
            lines.append(ScoreLine(seat, points[seat], Message(text, bid=str(goal.amount), tricks=tricks)))
        return DealResult(tuple(points), tuple(lines))

    def points_for(self, bid: int, tricks: int, exact: bool) -> int:
        """Points of one seat (rules 5.1, 7.5, 7.6, 7.8)."""
        scoring, off = self.options["scoring"], abs(tricks - bid)
        if exact:
            bonus = EXACT_NONE if self.options["small_none"] and not bid else EXACT
            return bonus + (bid * bid if scoring == "ten_plus_square" else tricks)
        points = {"tricks": tricks, "distance": -off}.get(str(scoring), 0)
        return points - int(self.options["penalty"]) * off

    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        """The seats with the highest total after the last deal (rules 6.1, 6.2)."""
        return self.after_last_deal(match)


GAME = OhHell
