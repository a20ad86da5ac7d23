"""`Game`, the base class of all games: options, flow of a deal, score, winners."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, NamedTuple, TypeVar

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import CHECK, HOLD, LOOK, PASS, Bid, Contract, Goal, SideGoal
from trickdesk.engine.cards import CardId, Deck, Seat
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, SeenDeal, SeenTrick, Teams
from trickdesk.engine.errors import Message, OptionError, Problem, one_line, quoted
from trickdesk.engine.order import CardOrder
from trickdesk.engine.phases import MUST_GO, Auction, Phase, PlayPhase
from trickdesk.engine.play import Start, TrickPlay
from trickdesk.engine.reasons import WonTrick, usual_reason, won
from trickdesk.engine.state import TableState

OptionValue = bool | int | str
Points = TypeVar("Points", int, float)
NO_NOTES: Mapping[str, str] = MappingProxyType({})
IN_PLAY = ("lead", "follow", "throw")
DECISIONS = (
    *IN_PLAY,
    "call",
    "tricks",
    "blind",
    "trump",
    "team",
    "give",
    "rob",
    "pass",
    "score",
    "swap",
    "defend",
)
"""Kinds of decisions.

To lead, follow suit or discard on a trick; to bid in an auction; to bid a number of tricks; to bid before looking at
the cards; to name trump; to choose a team; to discard; to rob the card turned up; to pass cards; to choose who gets the
points of the deal; to swap cards before the auction; to defend alone.
"""
NO_TRUMP = "NT"
GROUPS = ("deal", "auction", "exchange", "play", "score")  # of house rules, in the order of a deal


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule, declared as data; its type is the type of `default`.

    `choices` lists every allowed value. `words` gives names of values for people. Forms show options by `group`.
    Deal codes count options and values by place, so both lists grow only at their end.
    """

    name: str
    label: str
    default: OptionValue
    choices: Sequence[OptionValue]
    help: str = ""
    words: Mapping[OptionValue, str] = field(default_factory=dict)
    group: str = "play"  # one of `GROUPS`

    def check(self, value: object) -> OptionValue:
        """Return `value` if it is allowed.

        Raises:
            OptionError: It is not.
        """
        if type(value) is type(self.default) and value in self.choices:
            return value
        text = Message("The option “{option}” can't be {value}.", option=self.name, value=quoted(value))
        raise OptionError(text)


def switch(name: str, label: str, default: bool, help: str = "", group: str = "play") -> Option:
    """Return an option that is on or off."""
    return Option(name, label, default, (False, True), help, group=group)


# For games with points to win: they don't count then, and the best total wins.
LAST_DEAL = Option(
    "last_deal", "Number of deals", 0, (0, 4, 5, 6, 8, 10, 12, 16, 20, 1, 2, 3, 7, 9, 11, 13, 14, 15, 17, 18, 19),
    "After the last deal the best total wins. Equal totals share the win.",
    {0: "until someone has enough points"}, group="score",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of options that differ from the defaults.

    Records and commands use `name`; people see `label`, if there is one. `place` says where people play like this,
    and `also` has more words by which they may search for it. `stated` are the options that the name tells: with
    another value, rules are not called after this preset.
    """

    name: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    label: str = ""
    place: str = ""
    also: Sequence[str] = ()
    stated: Sequence[str] = ()


class Picture(NamedTuple):
    """The picture of a game in the lobby.

    Attributes:
        cards: Names of cards, the last on top.
        ground: The name of a colour.
        rows: Whether the cards lie side by side instead of fanned.
    """

    cards: tuple[str, ...]
    ground: str
    rows: bool = False


class DealSize(NamedTuple):
    """The number of cards in each hand, and of cards left over."""

    hand: int
    talon: int


class Game(ABC):
    """One game with the house rules in force.

    The class is the game; an instance is the game with a value for every option.

    Attributes:
        options: By name, the value of every option.
        seats: The number of players.
        sides: The length of the totals: teams or single players that score together.
        hand_size: Cards dealt to each player. If deals differ (see `deal_size`), this and `talon_size` belong
            to the largest deal.
        talon_size: Cards left over, which form the talon.
        target: Points that win the match, or 0 if it has a fixed number of deals.
        scale: The same, but also with a fixed number of deals, if the game knows such points.
        last_deal: That number of deals, or 0 if there is a target.
        of_points: Options without effect if that number is an option and chosen.
        bids: Every bid of the auction, ascending; `ladder` has their texts.
        blind: Bids that a seat may make before it sees its cards; they are not among `bids`.
        forced: The bid that the last seat must make if all others pass, or None.
    """

    id: ClassVar[str]
    name: ClassVar[str]
    tagline: ClassVar[str]  # one line for the lobby, for people who know no card games
    picture: ClassVar[Picture]
    # The game's place, from 1, in the order in which it suits people who know none of the games.
    newcomers: ClassVar[int]
    is_guest: ClassVar[bool] = False  # stands in the lobby after the games that the program is about
    rules_version: ClassVar[int] = 1
    option_list: ClassVar[tuple[Option, ...]]
    presets: ClassVar[tuple[Preset, ...]]
    # Changed options of the deal of the day; a single deal, unless a match has deals of other sizes.
    day: ClassVar[Mapping[str, OptionValue]] = MappingProxyType({LAST_DEAL.name: 1})
    lacks: ClassVar[tuple[str, ...]] = ()  # phases, of `auction` and `give`, that the game never has
    # Options about what calls mean between partners; they change no rule.
    agreements: ClassVar[tuple[Option, ...]] = ()
    deck: Deck  # of the class, or of an instance if options remove cards
    kitty_name: ClassVar[str] = "kitty"
    talon_name: str = "kitty"  # what the undealt cards besides the kitty are called
    declarer_name: ClassVar[str] = "declarer"
    # Sentences for people who enter a deal, if the order of a hand or of the talon matters.
    hand_order: ClassVar[str] = ""
    talon_order: str = ""
    suit_name: ClassVar[str] = "suit"
    must_go: ClassVar[Problem] = MUST_GO  # why some cards must be discarded before others
    turns_up: bool = False  # a card of the kitty or of the stock is turned face up
    has_piles: ClassVar[bool] = False  # hands are a row, a hand and a face-down pile
    counts_points: ClassVar[bool] = False  # a deal's result is given in points taken, not just in tricks
    adds_bids: ClassVar[bool] = False  # without an auction: partners add up their bids
    low_wins: ClassVar[bool] = False  # points are bad: the lowest total wins, and the highest ends the match
    # Advice for newcomers, by kind of decision (`DECISIONS`).
    notes: Mapping[str, str] = NO_NOTES
    # What to do instead of a mistake, by its theme, where the game has better words than the coach.
    tips: ClassVar[Mapping[str, str]] = NO_NOTES

    seats: int = 4
    sides: int = 2
    hand_size: int
    talon_size: int = 0
    kitty: int = 0  # cards of the talon, its first, that the declarer takes
    trump_last: bool = False  # trump is named after the discards
    passes_cards: bool = False  # players pass cards to each other, and discard none
    target: int = 0
    scale: int = 0
    last_deal: int = 0
    of_points: tuple[str, ...] = ("target",)
    bids: tuple[Bid, ...] = ()
    blind: tuple[Bid, ...] = ()
    forced: Bid | None = None
    answered: tuple[Bid, ...] = ()  # contracts that nobody bids: an opponent's answer makes them of bids
    moon_line: str = ""  # the text of the score line of a player who took all penalty points

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        """Merge `options` into the defaults.

        Raises:
            OptionError: An option is unknown, has a bad value, or conflicts with another.
        """
        known = {option.name: option for option in self.option_list}
        self.options = self.defaults(options or {})
        for name, value in (options or {}).items():
            if name not in known:
                raise OptionError(
                    Message("{game} has no option “{option}”.", game=self.name, option=one_line(name))
                )
            self.options[name] = known[name].check(value)
        self.setup()
        self.scale = self.target
        if self.options.get(LAST_DEAL.name):
            self.last_deal, self.target = int(self.options[LAST_DEAL.name]), 0
        self.ladder = tuple(bid.text for bid in self.bids)
        self._bids = {
            bid.text: bid
            for bid in (*self.bids, *self.blind, *self.answered, *([self.forced] if self.forced else []))
        }

    @abstractmethod
    def setup(self) -> None:
        """Set the attributes above from the options.

        Raises:
            OptionError: Two options conflict.
        """

    @classmethod
    def defaults(cls, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """Return the default of every option; it may depend on what is `given`."""
        return {option.name: option.default for option in cls.option_list}

    @classmethod
    def changed(cls, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Return those of all options that don't have their default."""
        usual = cls.defaults(options)
        return {name: value for name, value in options.items() if value != usual[name]}

    @classmethod
    def choices(cls, option: Option, chosen: Mapping[str, OptionValue]) -> Sequence[OptionValue]:
        """Return the values of an option that matter beside the other options `chosen`."""
        if option.name in cls.of_points and chosen.get(LAST_DEAL.name):
            return (option.default,)
        return option.choices

    @classmethod
    def accepted(cls, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """Return the `given` values that the game knows; together they may conflict."""
        found: dict[str, OptionValue] = {}
        for option in cls.option_list:
            if option.name in given:
                with suppress(OptionError):
                    found[option.name] = option.check(given[option.name])
        return found

    @classmethod
    def from_saved(cls, options: Mapping[str, object]) -> Game:
        """Return the game with those options that it still knows.

        If they conflict, all options have their defaults.
        """
        with suppress(OptionError):
            return cls(cls.accepted(options))
        return cls()

    @classmethod
    def preset(cls, name: str) -> Preset:
        """Return the preset with this name.

        Raises:
            OptionError: There is none.
        """
        for preset in cls.presets:
            if preset.name == name:
                return preset
        raise OptionError(Message("{game} has no preset “{preset}”.", game=cls.name, preset=one_line(name)))

    @property
    def has_contracts(self) -> bool:
        """Whether there is an auction that makes somebody the declarer."""
        return type(self).auction is not Game.auction

    @property
    def calls(self) -> tuple[str, ...]:
        """Every call that a seat can ever make, bids and others, in a fixed order."""
        bids = tuple(self._bids)
        if self.has_contracts:
            return (PASS, CHECK, HOLD, *bids)
        return (*bids, LOOK) if self.blind else bids

    def bid(self, text: str) -> Bid:
        """Return the bid with this text; KeyError if there is none."""
        return self._bids[text]

    def as_bid(self, call: str) -> Bid | None:
        """Return the bid that a call makes; None if the call isn't a bid."""
        return self._bids.get(call)

    def kitty_for(self, bid: str) -> int:
        """Return how many cards of the kitty the declarer takes at a bid."""
        return self.kitty

    def deal_size(self, number: int) -> DealSize:
        """Return the size of deal `number` (from 1); by default all deals have the same."""
        return DealSize(self.hand_size, self.talon_size)

    def beginning_with(self, number: int) -> Mapping[str, OptionValue]:
        """Return the options to change so that a match starts with deal `number`.

        By default all deals are alike, and nothing changes.
        """
        return {}

    @classmethod
    def of_deals(cls, options: Mapping[str, OptionValue], count: int) -> dict[str, OptionValue]:
        """Return the options for a match of `count` deals, or the most below that."""
        return {**options, LAST_DEAL.name: max(n for n in map(int, LAST_DEAL.choices) if n <= count)}

    # -- who plays with whom

    def side(self, seat: Seat) -> int:
        """Return the index of a seat's side in the totals."""
        return seat % self.sides

    def seats_of(self, *sides: int) -> tuple[Seat, ...]:
        """Return the seats of these sides, in order."""
        return tuple(seat for seat in range(self.seats) if self.side(seat) in sides)

    @classmethod
    def gain(cls, points: Points) -> Points:
        """Return points as a gain: negated if low scores win.

        All code that compares points calls this.
        """
        return -points if cls.low_wins else points

    @classmethod
    def is_loss(cls, points: int) -> bool:
        """Whether points are a setback: below 0 if high scores win."""
        return points < 0 and not cls.low_wins

    def is_made(self, teams: Teams, points: Sequence[int]) -> bool:
        """Whether the declarer's team (`teams[0]`) made its contract.

        `points` are those of the deal, by side. By default a contract is made if the team's side scored.
        """
        return any(points[self.side(seat)] > 0 for seat in teams[0])

    def goals(self, contract: Contract, teams: Teams) -> tuple[Goal | None, ...]:
        """Return the goal of each seat: the bid for the declarer's team, else None."""
        goal = self.bid(contract.bid).goal
        return tuple(goal if seat in teams[0] else None for seat in range(self.seats))

    def own_goal(self, goals: Sequence[Goal | None], seat: Seat) -> SideGoal | None:
        """Return the goal of a seat that bid for itself, and the seats whose tricks count.

        None before its bid. With `adds_bids` partners add up their bids. The exception is a bid that too many
        tricks would miss (nil): it stands for its bidder alone, and neither partner's tricks count for the
        other's bid.
        """
        goal = goals[seat]
        if goal is None:
            return None
        if not self.adds_bids or goal.has_most:
            return SideGoal((seat,), goal)
        mates = self.seats_of(self.side(seat))
        added = {mate: own for mate in mates if (own := goals[mate]) is not None and not own.has_most}
        return SideGoal(tuple(added), Goal(goal.aim, sum(own.amount for own in added.values())))

    def teams(self, declarer: Seat) -> Teams | None:
        """Return the declarer's team and the other seats; None if not yet chosen."""
        team = self.seats_of(self.side(declarer))
        return team, tuple(seat for seat in range(self.seats) if seat not in team)

    # -- tricks

    def players(self, contract: Contract | None) -> tuple[Seat, ...]:
        """Return the seats that play tricks: not the partners of a seat that plays alone."""
        seats = tuple(range(self.seats))
        if contract is None or not (bid := self.bid(contract.bid)).alone:
            return seats
        alone = {self.side(seat): seat for seat in (contract.declarer, bid.defender) if seat is not None}
        return tuple(seat for seat in seats if alone.get(self.side(seat), seat) == seat)

    def leader(self, dealer: Seat, contract: Contract) -> Seat:
        """Return who leads to the first trick of a contract.

        It is the declarer, unless there is an option `first_lead`. For a seat that sits out, the next one leads.
        """
        declarer = contract.declarer
        leaders = {"declarer": declarer, "left_of_dealer": dealer + 1, "left_of_declarer": declarer + 1}
        first = leaders[str(self.options.get("first_lead", "declarer"))]
        return min(self.players(contract), key=lambda seat: (seat - first) % self.seats)

    def trump_index(self, trump: str | None) -> int:
        """Return the suit index of a trump.

        That is `len(deck.suits)` for no trump and for a trump that isn't named yet.
        """
        return len(self.deck.suits) if trump in (None, NO_TRUMP) else self.deck.suits.index(trump)

    @abstractmethod
    def order_for(self, trump: int) -> CardOrder:
        """Return the card order for a trump index.

        `len(deck.suits)` means no trump. It also sorts hands before trump is named.
        """

    def order_of(self, trump: str | None, contract: Contract | None) -> CardOrder:
        """Return the card order of a deal: that of its trump, by default."""
        return self.order_for(self.trump_index(trump))

    def trick_play(self, start: Start) -> TrickPlay:
        """Create the trick play of a deal."""
        return TrickPlay(start)

    def left_suit(self, trump: str | None) -> str | None:
        """Return the suit whose cards may count as another suit in a trick, or None."""
        return None

    def trick_points(self, cards: Sequence[CardId]) -> int:
        """Return what a trick is worth in card points."""
        return 0

    def card_points(self) -> dict[str, int]:
        """Return the card points of each card, by its name."""
        return {name: self.trick_points((card,)) for card, name in enumerate(self.deck.names)}

    def points_taken(self, seen: SeenDeal) -> tuple[int, ...]:
        """Return the points that each seat has publicly taken so far and can't lose."""
        points = [0] * self.seats
        for trick in seen.tricks:
            if trick.winner is not None:
                points[trick.winner] += trick.points or 0
        return tuple(points)

    def notice(self, seen: SeenDeal) -> Message | None:
        """Return a notice for all players about the `suit` in its values, or None.

        What it means is the sentence `meaning` in its values.
        """
        return None

    def collected(self, carried: Sequence[int], side: int) -> Message | None:
        """Return what a side has collected in earlier deals, such as bags, or None.

        What it is called is the message `what` in its values.
        """
        return None

    def is_harmless(self, seen: SeenDeal) -> bool:
        """Return whether no cards that cost points can fall on the current trick."""
        return False

    def note(self, kind: str, trump: str | None) -> str:
        """Return advice for newcomers on a kind of decision; empty if it is obvious.

        `kind` is one of `DECISIONS`. The note `play` covers all three ways to play a card.
        """
        return self.notes.get(kind) or (self.notes.get("play", "") if kind in IN_PLAY else "")

    def trick_reason(self, trick: SeenTrick, order: CardOrder) -> Message | None:
        """Return why the winner took a trick.

        None if it was simply the highest card of the suit led.
        """
        seen = won(self.deck, order, trick)
        return None if seen.plain else self.why_won(seen) or usual_reason(seen)

    def why_won(self, seen: WonTrick) -> Message | None:
        """Explain a surprising winner in this game's words.

        None if the usual reasons (`usual_reason`) explain it.
        """
        return None

    # -- the flow of a deal

    def set_contract(self, table: TableState, contract: Contract, events: list[Event]) -> None:
        """Make a seat the declarer, with teams, goals, and trump if the bid names it."""
        table.contract = table.deals[-1].contract = contract
        events.append(Event("contract", contract.declarer, contract.bid))
        self.set_teams(table, self.teams(contract.declarer))
        trump = self.bid(contract.bid).denomination
        if trump is not None:
            table.set_trump(contract.declarer, trump, events)

    def set_teams(self, table: TableState, teams: Teams | None) -> None:
        """Set the teams; the declarer's team gets the goal of the bid."""
        table.teams = table.deals[-1].teams = teams
        if teams is not None and table.contract is not None:
            table.goals = list(self.goals(table.contract, teams))

    def pick_partners(self, table: TableState, declarer: Seat, partners: Sequence[Seat]) -> None:
        """Set the teams: the declarer with these partners, and everyone else."""
        team = tuple(sorted((declarer, *partners)))
        self.set_teams(table, (team, tuple(seat for seat in range(self.seats) if seat not in team)))

    def start_play(self, table: TableState, leader: Seat) -> PlayPhase:
        """Return the phase in which tricks are played, starting with `leader`."""
        order, players = self.order_of(table.trump, table.contract), self.players(table.contract)
        start = Start(order, table.hands, leader, players, table.rows, table.piles, table.drawn)
        return PlayPhase(self.trick_play(start), self.deck.suits, self.trick_points)

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        """Return the phase after the deal: by default, the auction."""
        return self.auction(table.dealer, table.totals)

    def auction(self, dealer: Seat, totals: Sequence[int]) -> Auction:
        """Create the auction of a deal, given the `totals` by side.

        Not called for games without an auction.
        """
        raise NotImplementedError

    def next_phase(self, table: TableState, done: Phase, events: list[Event]) -> Phase | None:
        """Return the phase after `done`: by default, that after the auction.

        None ends the deal, which was passed out if no card was played.
        """
        if not isinstance(done, Auction) or done.contract is None:
            return None
        self.set_contract(table, done.contract, events)
        return self.after_auction(table, done.contract, events)

    def after_auction(self, table: TableState, contract: Contract, events: list[Event]) -> Phase:
        """Return the phase after an auction that `contract.declarer` has won."""
        raise NotImplementedError

    @abstractmethod
    def score(self, deal: PlayedDeal) -> DealResult:
        """Score a deal that was played."""

    @abstractmethod
    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        """Return the sides that have won the match; empty while it goes on."""

    def after_last_deal(self, match: MatchStanding) -> tuple[int, ...]:
        """Return the sides with the best total, if the last deal is over."""
        if match.deals < self.last_deal:
            return ()
        return leaders([self.gain(total) for total in match.totals], range(self.sides))

    def next_dealer(self, dealer: Seat, *, passed_out: bool) -> Seat:
        """Return who deals after `dealer`: by default, the next seat clockwise."""
        return (dealer + 1) % self.seats


def leaders(totals: Sequence[int], among: Sequence[int]) -> tuple[int, ...]:
    """Return the sides of `among` with the highest total."""
    best = max((totals[side] for side in among), default=0)
    return tuple(side for side in among if totals[side] == best)


def highest(totals: Sequence[int], among: Sequence[int]) -> tuple[int, ...]:
    """Return the side of `among` with the highest total; empty if it isn't unique."""
    found = leaders(totals, among)
    return found if len(found) == 1 else ()
