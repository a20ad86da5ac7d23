"""What one game has to say; everything else is shared."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, NamedTuple, TypeVar

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import Bid, Contract, Goal, SideGoal
from trickdesk.engine.cards import CardId, Deck, Seat
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, SeenDeal, SeenTrick, Teams
from trickdesk.engine.errors import Message, OptionError, Refusal, one_line, quoted
from trickdesk.engine.order import CardOrder
from trickdesk.engine.phases import MUST_GO, Auction, Phase, PlayPhase
from trickdesk.engine.play import Start, TrickPlay
from trickdesk.engine.reasons import Reason, WonTrick, usual_reason, won
from trickdesk.engine.state import TableState

OptionValue = bool | int | str
Points = TypeVar("Points", int, float)
NO_NOTES: Mapping[str, str] = MappingProxyType({})
IN_PLAY = ("lead", "follow", "throw")
DECISIONS = (*IN_PLAY, "call", "tricks", "trump", "team", "give", "pass")
"""Kinds of decisions: three ways to play a card, a call of an auction or of tricks alone, a trump or a team to name,
cards to lay aside or to pass on."""
NO_TRUMP = "NT"


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule as declared data; its type is that of ``default``.

    ``choices`` lists every allowed value. ``words`` names the values of a choice for people.
    """

    name: str
    label: str
    default: OptionValue
    choices: Sequence[OptionValue]
    help: str = ""
    words: Mapping[OptionValue, str] = field(default_factory=dict)

    def check(self, value: object) -> OptionValue:
        """``value`` if it is allowed, else :class:`OptionError`."""
        if type(value) is type(self.default) and value in self.choices:
            return value
        text = Message("The option “{option}” can't be {value}.", option=self.name, value=quoted(value))
        raise OptionError(text)


def switch(name: str, label: str, default: bool, help: str = "") -> Option:
    """An option that is on or off."""
    return Option(name, label, default, (False, True), help)


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of options that differ from the defaults.

    ``name`` is what records and commands call it, ``label`` what people are told, where that says more.
    """

    name: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    label: str = ""


class Picture(NamedTuple):
    """The picture of a game in the lobby.

    `cards` by name, the last on top; `ground`: the name of a colour; `rows`: side by side as on a table
    instead of fanned.
    """

    cards: tuple[str, ...]
    ground: str
    rows: bool = False


class DealSize(NamedTuple):
    """How many cards everybody is dealt, and how many are left."""

    hand: int
    talon: int


class Game(ABC):
    """One game with the house rules in force.

    The class is the game, an instance is the game under certain ``options`` (every option, with its value).
    ``seats`` players, each dealt ``hand_size`` cards; the other ``talon_size`` cards are the talon; where deals differ
    (:meth:`deal_size`) these are those of the largest. ``sides`` is the length of the totals. ``target``: the points
    that win, 0 where a match has a number of deals (``last_deal``) instead. ``bids``: every bid of the auction,
    ascending, and ``ladder`` their texts. ``forced``: the bid that the last seat is held to when all others pass, where
    one is.
    """

    id: ClassVar[str]
    name: ClassVar[str]
    tagline: ClassVar[str]  # one line for the lobby, for somebody who knows no card game
    picture: ClassVar[Picture]
    # Where it stands among the games for somebody who has played none of them, from 1.
    newcomers: ClassVar[int]
    rules_version: ClassVar[int] = 1
    option_list: ClassVar[tuple[Option, ...]]
    presets: ClassVar[tuple[Preset, ...]]
    agreements: ClassVar[tuple[Option, ...]] = ()  # switches of what partners mean by a call; no rules
    deck: Deck  # of the class, or of an instance where options leave cards out
    kitty_name: ClassVar[str] = "kitty"
    # A sentence where it matters in which order a hand was dealt, or the talon.
    hand_order: ClassVar[str] = ""
    talon_order: ClassVar[str] = ""
    suit_name: ClassVar[str] = "suit"
    must_go: ClassVar[Refusal] = MUST_GO  # why some cards have to be put away before others
    turns_up: ClassVar[bool] = False  # a card of the kitty lies face up
    has_piles: ClassVar[bool] = False  # hands are a row, a hand and a face-down pile
    counts_points: ClassVar[bool] = False  # a deal is told in points taken, not in tricks alone
    adds_bids: ClassVar[bool] = False  # without an auction: partners reach the sum of their bids together
    low_wins: ClassVar[bool] = False  # points are bad: the lowest total wins, the highest ends the match
    # By kind of decision (:data:`DECISIONS`): what a newcomer should know of it.
    notes: Mapping[str, str] = NO_NOTES

    seats: int = 4
    sides: int = 2
    hand_size: int
    talon_size: int = 0
    kitty: int = 0  # cards of the talon that the declarer takes
    target: int = 0
    last_deal: int = 0
    bids: tuple[Bid, ...] = ()
    forced: Bid | None = None

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        """Merge `options` into the defaults. Raises OptionError."""
        known = {option.name: option for option in self.option_list}
        self.options: dict[str, OptionValue] = {option.name: option.default for option in self.option_list}
        for name, value in (options or {}).items():
            if name not in known:
                raise OptionError(
                    Message("{game} has no option “{option}”.", game=self.name, option=one_line(name))
                )
            self.options[name] = known[name].check(value)
        self.setup()
        self.ladder = tuple(bid.text for bid in self.bids)
        self._bids = {bid.text: bid for bid in (*self.bids, *([self.forced] if self.forced else []))}

    @abstractmethod
    def setup(self) -> None:
        """Set the attributes above from the options. Raises OptionError for a conflict."""

    @classmethod
    def preset(cls, name: str) -> Preset:
        """The preset of that name; :class:`OptionError` if there is none."""
        for preset in cls.presets:
            if preset.name == name:
                return preset
        raise OptionError(Message("{game} has no preset “{preset}”.", game=cls.name, preset=one_line(name)))

    @property
    def has_contracts(self) -> bool:
        """Whether there is an auction, in which somebody becomes declarer."""
        return type(self).auction is not Game.auction

    def bid(self, text: str) -> Bid:
        """The bid of that text; KeyError if the auction has none."""
        return self._bids[text]

    def as_bid(self, call: str) -> Bid | None:
        """The bid that a call is; None for any other call."""
        return self._bids.get(call)

    def deal_size(self, number: int) -> DealSize:
        """The cards of deal ``number``, counted from 1; by default all deals are alike."""
        return DealSize(self.hand_size, self.talon_size)

    def beginning_with(self, number: int) -> Mapping[str, OptionValue]:
        """The options to change for a match that starts with deal `number`.

        By default all deals are alike.
        """
        return {}

    # -- who plays with whom

    def side(self, seat: Seat) -> int:
        """The index of a seat's side in the totals."""
        return seat % self.sides

    @classmethod
    def gain(cls, points: Points) -> Points:
        """How good it is to score these points; lower is better in some games.

        All code that compares points asks this.
        """
        return -points if cls.low_wins else points

    @classmethod
    def is_loss(cls, points: int) -> bool:
        """Whether points throw a side back: below 0, where more are better."""
        return points < 0 and not cls.low_wins

    def is_made(self, teams: Teams, points: Sequence[int]) -> bool:
        """The goal of a seat that bid for itself, and whose tricks count.

        None before its bid.
        """
        return any(points[self.side(seat)] > 0 for seat in teams[0])

    def goals(self, contract: Contract, teams: Teams) -> tuple[Goal | None, ...]:
        """The goal of each seat: the bid for the declarer's team, none for the others."""
        goal = self.bid(contract.bid).goal
        return tuple(goal if seat in teams[0] else None for seat in range(self.seats))

    def own_goal(self, goals: Sequence[Goal | None], seat: Seat) -> SideGoal | None:
        """The goal of a seat that bid for itself, and whose tricks count.

        None before its bid.

        With ``adds_bids`` partners reach the sum of their bids together. A bid that more tricks would miss (nil) is
        its bidder's alone, and the partner's tricks do not count for it, nor the other way round.
        """
        goal = goals[seat]
        if goal is None:
            return None
        if not self.adds_bids or goal.has_most:
            return SideGoal((seat,), goal)
        mates = [mate for mate in range(self.seats) if self.side(mate) == self.side(seat)]
        added = {mate: own for mate in mates if (own := goals[mate]) is not None and not own.has_most}
        return SideGoal(tuple(added), Goal(goal.aim, sum(own.amount for own in added.values())))

    def teams(self, declarer: Seat) -> Teams | None:
        """The declarer's team and everybody else, or None while it is still to be chosen."""
        side = self.side(declarer)
        seats = range(self.seats)
        return tuple(s for s in seats if self.side(s) == side), tuple(
            s for s in seats if self.side(s) != side
        )

    # -- tricks

    def trump_index(self, trump: str | None) -> int:
        """The suit index of a trump.

        `len(deck.suits)` for no trump and for a trump not yet named.
        """
        return len(self.deck.suits) if trump in (None, NO_TRUMP) else self.deck.suits.index(trump)

    @abstractmethod
    def order_for(self, trump: int) -> CardOrder:
        """The card order under a trump.

        `len(deck.suits)` means no trump, also used for sorting before one is named.
        """

    def trick_play(self, start: Start) -> TrickPlay:
        """The play of a deal."""
        return TrickPlay(start)

    def talon_name(self, playing: bool) -> str:
        """What the undealt cards on the table are called, before and after play has begun."""
        return self.kitty_name

    def left_suit(self, trump: str | None) -> str | None:
        """The suit whose cards count as others when they are thrown, where there is one."""
        return None

    def trick_points(self, cards: Sequence[CardId]) -> int:
        """What a trick is worth in card points."""
        return 0

    def points_taken(self, seen: SeenDeal) -> tuple[int, ...]:
        """Points that each seat has taken so far and cannot lose, as everyone knows."""
        points = [0] * self.seats
        for trick in seen.tricks:
            if trick.winner is not None:
                points[trick.winner] += trick.points or 0
        return tuple(points)

    def notice(self, seen: SeenDeal) -> Reason | None:
        """A notice about the `suit` in its values that all should have in mind, or None."""
        return None

    def note(self, kind: str, trump: str | None) -> str:
        """Advice for a newcomer on this kind of decision; empty where it is obvious.

        ``kind``: one of :data:`DECISIONS`; the note ``play`` is for all three ways to play a card.
        """
        return self.notes.get(kind) or (self.notes.get("play", "") if kind in IN_PLAY else "")

    def trick_reason(self, trick: SeenTrick, trump: str | None) -> Reason | None:
        """Why the winner took a trick.

        None if it was simply the highest card of the suit led.
        """
        seen = won(self.deck, self.order_for(self.trump_index(trump)), trick)
        return None if seen.plain else self.why_won(seen) or usual_reason(seen)

    def why_won(self, seen: WonTrick) -> Reason | None:
        """Explain a surprising winner in this game's words.

        None for what is usual everywhere.
        """
        return None

    # -- the flow of a deal

    def set_contract(self, table: TableState, contract: Contract, events: list[Event]) -> None:
        """Somebody has become declarer; many bids name the trump."""
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

    def start_play(self, table: TableState, leader: Seat, players: Sequence[Seat]) -> PlayPhase:
        """The phase in which ``players`` play tricks, ``leader`` first."""
        order = self.order_for(self.trump_index(table.trump))
        start = Start(order, table.hands, leader, players, table.rows, table.piles, table.drawn)
        return PlayPhase(self.trick_play(start), self.deck.suits, self.trick_points)

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        """The phase after the deal; the auction where nothing comes before it."""
        return self.auction(table.dealer, table.totals)

    def auction(self, dealer: Seat, totals: Sequence[int]) -> Auction:
        """The auction of a deal, given the `totals` by side.

        Games without an auction are never asked.
        """
        raise NotImplementedError

    @abstractmethod
    def next_phase(self, table: TableState, done: Phase, events: list[Event]) -> Phase | None:
        """The phase after `done`.

        None ends the deal, which was passed out if nobody played.
        """

    @abstractmethod
    def score(self, deal: PlayedDeal) -> DealResult:
        """Score a deal that was played."""

    @abstractmethod
    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        """The sides that have won the match with these totals; empty while it goes on."""

    def next_dealer(self, dealer: Seat, *, passed_out: bool) -> Seat:
        """Who deals after ``dealer``: the deal moves clockwise."""
        return (dealer + 1) % self.seats


def highest(totals: Sequence[int], among: Sequence[int]) -> tuple[int, ...]:
    """The side of ``among`` with the highest total; empty if none or several have it."""
    best = max((totals[side] for side in among), default=0)
    leaders = tuple(side for side in among if totals[side] == best)
    return leaders if len(leaders) == 1 else ()
