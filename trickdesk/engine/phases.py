"""The shared stages of a deal: auction, choices, discards, passing, tricks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from trickdesk.engine.actions import Action, Ask, AskCall, AskGive, AskPlay, Call, Event, Give, Play
from trickdesk.engine.bids import CHECK, HOLD, LOOK, PASS, Bid, Contract
from trickdesk.engine.cards import CardId, CardSet, Seat, cards_in
from trickdesk.engine.errors import IllegalAction, Problem, Why
from trickdesk.engine.play import TrickPlay

if TYPE_CHECKING:
    from trickdesk.engine.state import TableState


class Phase(ABC):
    """One stage of a deal; `turn` is the seat to act, `done` is True at its end.

    While a `secret` phase lasts, each seat knows only its own calls and its own goal of the deal. The seats `unseen`
    don't even know their own cards.
    """

    name: str
    turn: Seat
    done: bool = False
    secret: bool = False
    unseen: frozenset[Seat] = frozenset()

    @abstractmethod
    def ask(self) -> Ask | None:
        """Return what the seat on turn is asked; None if chance has to act."""

    @abstractmethod
    def apply(self, table: TableState, action: Action) -> list[Event]:
        """Check and apply an action of the seat on turn.

        Raises:
            IllegalAction: The rules don't allow it; nothing has changed.
        """


Bids = Callable[["Auction", Seat], Sequence[str]]
WhyNot = Callable[["Auction", Seat, str], Problem]
Barred = Callable[["EveryBids"], Mapping[str, Problem]]
NO_REFUSALS: Mapping[str, Problem] = MappingProxyType({})
MUST_GO = Problem("CARD_MUST_GO", "Other cards must be discarded first.")
WHY_NOT = {PASS: Why.MUST_CALL, CHECK: Why.CANNOT_CHECK, HOLD: Why.CANNOT_HOLD}


def higher_bids(auction: Auction, seat: Seat) -> Sequence[str]:
    """Return all bids above the standing one."""
    return auction.ladder[auction.high + 1 :]


def usual_refusal(auction: Auction, seat: Seat, call: str) -> Problem:
    """Return why a call is illegal where the game has no reasons of its own."""
    return WHY_NOT.get(call, Why.BID_TOO_LOW)


@dataclass(frozen=True)
class AuctionRules:
    """What a game's auction allows, and how it ends.

    Attributes:
        bids: Returns the bids that a seat may make.
        extra: Returns `check` and `hold` where they are allowed.
        may_pass: Whether a seat may pass.
        why_not: Returns why a call of the ladder, a check or a hold is illegal.
        forced: The bid that the last live seat must make if all others pass.
        duel: Whether only the holder and the displaced bidder go on after a hold.
        once: Whether every seat calls only once.
        rounds: How often a seat that passes is asked, at most.
        own_raise: Whether the holder may raise once more when all others have passed after the bid.
        shown: Bids that don't buy. If one of them is the highest, there is no contract.
    """

    bids: Bids = higher_bids
    extra: Bids = lambda auction, seat: ()
    may_pass: Callable[[Auction, Seat], bool] = lambda auction, seat: True
    why_not: WhyNot = usual_refusal
    forced: str | None = None
    duel: bool = False
    once: bool = False
    rounds: int = 1
    own_raise: bool = False
    shown: Sequence[str] = ()


USUAL = AuctionRules()


class Auction(Phase):
    """An auction: seats call in turn, a pass is final, the highest bid wins.

    The seat left of the dealer starts. While it runs, `high` is the index in `ladder` of the standing bid, or
    -1, and `holder` is the seat that made it.

    Args:
        dealer: The seat that calls last in the first round.
        seats: The number of seats.
        style: How to arrange the choices (see `AskCall`).
        ladder: Every bid, ascending.
        rules: What the game allows, beside higher bids and passes.
        values: The value of each bid.
    """

    name = "auction"

    def __init__(
        self,
        dealer: Seat,
        seats: int,
        style: str,
        ladder: Sequence[str],
        rules: AuctionRules = USUAL,
        values: Sequence[int] = (),
    ) -> None:
        self.dealer, self.seats, self.style, self.rules = dealer, seats, style, rules
        self.ladder, self.values = tuple(ladder), tuple(values)
        self.live = [True] * seats
        self.turn = (dealer + 1) % seats
        self.high = -1
        self.holder: Seat | None = None
        self.bid: str | None = None
        self.said: list[tuple[Seat, str]] = []

    @property
    def contract(self) -> Contract | None:
        """The contract of an auction that is over; None if it was passed out."""
        return None if self.holder is None or self.bid is None else Contract(self.holder, self.bid)

    def can_raise(self, seat: Seat) -> bool:
        return bool(self.rules.bids(self, seat))

    def calls(self, seat: Seat) -> tuple[str, ...]:
        """Return everything that the seat may say on its turn."""
        rules = self.rules
        passes = (PASS,) if rules.may_pass(self, seat) else ()
        return (*passes, *rules.extra(self, seat), *rules.bids(self, seat))

    def ask(self) -> AskCall:
        return AskCall(self.turn, self.style, self.calls(self.turn), self.ladder, self.values)

    def apply(self, table: TableState, action: Action) -> list[Event]:
        if not isinstance(action, Call):
            raise IllegalAction(Why.WRONG_PHASE)
        seat = self.turn
        self.say(action.text)
        return [Event("called", seat, action.text)]

    def say(self, text: str) -> None:
        """Apply the call of the seat on turn.

        Raises:
            IllegalAction: It isn't allowed; nothing has changed.
        """
        seat = self.turn
        if text not in self.calls(seat):
            raise IllegalAction(self.refusal(seat, text))
        self.said.append((seat, text))
        if text == PASS or self.rules.once:
            self.live[seat] = False
        if text == HOLD:
            if self.rules.duel:
                self.live = [s in (seat, self.holder) for s in range(self.seats)]
            self.holder = seat
        elif text not in (PASS, CHECK):
            self.high, self.holder, self.bid = self.ladder.index(text), seat, text
        self.settle(seat)
        if self.done and self.bid in self.rules.shown:
            self.holder = self.bid = None

    def refusal(self, seat: Seat, text: str) -> Problem:
        """Return why the seat may not say `text`."""
        if text in self.ladder or text in (CHECK, HOLD):
            return self.rules.why_not(self, seat, text)
        return WHY_NOT.get(text, Why.NO_SUCH_CALL)

    def settle(self, caller: Seat) -> None:
        """Close the auction if nobody can change it any more, else find the next seat."""
        others = [seat for seat in range(self.seats) if self.live[seat] and seat != self.holder]
        if self.holder is None:
            if len(others) == 1 and self.rules.forced is not None:
                self.holder, self.bid = others[0], self.rules.forced
                self.done = True
            self.done = self.done or not others
        elif not others and self.rules.own_raise and caller != self.holder and self.can_raise(self.holder):
            self.turn = self.holder
            return
        else:
            self.done = not any(
                self.can_raise(seat) or HOLD in self.rules.extra(self, seat) for seat in others
            )
        if not self.done:
            self.turn = min(others, key=lambda seat: (seat - caller - 1) % self.seats)


def nothing_barred(phase: EveryBids) -> Mapping[str, Problem]:
    """Allow every bid of the ladder."""
    return NO_REFUSALS


HOOK = Problem("HOOK", "The bids must not add up to the number of tricks.")


def hooked(phase: EveryBids) -> Mapping[str, Problem]:
    """Return what the hooked dealer may not bid; the ladder ends with all tricks."""
    open_ = phase.bids[-1].level - phase.total
    return {bid.text: HOOK for bid in phase.offered if phase.turn == phase.dealer and bid.level == open_}


class EveryBids(Phase):
    """Each seat bids once for itself, left of the dealer first; bids become goals.

    `bids` is the ladder, and `barred(phase)` gives the bids that the seat on turn may not make, with the
    reasons. `levels` are those bid so far, by seat, and `total` is their sum. If the bids are `secret`, all are
    shown after the last one, and `barred` must not depend on them.

    The seats `unseen` may make one of the bids `blind`, or look at their cards and bid then.
    """

    name = "auction"

    def __init__(
        self,
        dealer: Seat,
        seats: int,
        bids: Sequence[Bid],
        barred: Barred,
        *,
        secret: bool = False,
        blind: Sequence[Bid] = (),
        unseen: Iterable[Seat] = (),
    ) -> None:
        self.turn, self.dealer, self.seats = (dealer + 1) % seats, dealer, seats
        self.bids, self.barred, self.secret = bids, barred, secret
        self.blind, self.unseen = blind, frozenset(unseen)
        self.levels: dict[Seat, int] = {}

    @property
    def total(self) -> int:
        """The sum of all bids so far."""
        return sum(self.levels.values())

    @property
    def offered(self) -> Sequence[Bid]:
        """The bids for the seat on turn, barred or not."""
        return self.blind if self.turn in self.unseen else self.bids

    def ask(self) -> AskCall:
        barred, blind = self.barred(self), self.turn in self.unseen
        ladder = tuple(bid.text for bid in self.offered)
        calls = (*([LOOK] if blind else []), *(call for call in ladder if call not in barred))
        why = {call: problem.text for call, problem in barred.items()}
        return AskCall(self.turn, "blind" if blind else "tricks", calls, ladder, barred=why)

    def look(self, table: TableState) -> list[Event]:
        """Let the seat on turn see its cards, if it hasn't."""
        if self.turn not in self.unseen:
            return []
        self.unseen -= {self.turn}
        hand = table.hands[self.turn]
        return [Event("looked", self.turn, "", hand, hand.bit_count(), self.turn)]

    def apply(self, table: TableState, action: Action) -> list[Event]:
        if not isinstance(action, Call):
            raise IllegalAction(Why.WRONG_PHASE)
        seat, bid = self.turn, next((bid for bid in self.offered if bid.text == action.text), None)
        if action.text == LOOK and seat in self.unseen:
            return self.look(table)
        if bid is None:
            raise IllegalAction(Why.NO_SUCH_CALL)
        if (why := self.barred(self).get(bid.text)) is not None:
            raise IllegalAction(why)
        looked = self.look(table)
        table.goals[seat] = bid.goal
        self.levels[seat] = bid.level
        self.done = seat == self.dealer
        self.turn = (seat + 1) % self.seats
        if not self.secret:
            return [Event("called", seat, bid.text), *looked]
        called = Event("called", seat, bid.text, private_to=seat)
        return [called, Event("revealed")] if self.done else [called]


class Choose(Phase):
    """One seat makes one of a few calls: names trump, goes on the kitty, picks a team.

    It can also follow the last trick (`score`). Then the call is among those that `Game.score` gets. Where
    `style` isn't the name, it says how to arrange the choices (see `AskCall`).
    """

    def __init__(
        self,
        name: str,
        seat: Seat,
        calls: Sequence[str],
        why_not: Mapping[str, Problem] = NO_REFUSALS,
        values: Sequence[int] = (),
        style: str = "",
    ) -> None:
        """Ask for one of `calls`.

        `why_not` has reasons for other calls that people may try, and `values` are the points of each call.
        """
        self.name, self.turn, self.calls, self.why_not = name, seat, tuple(calls), why_not
        self.values, self.style = tuple(values), style or name
        self.chosen = ""

    def ask(self) -> AskCall:
        return AskCall(self.turn, self.style, self.calls, values=self.values)

    def apply(self, table: TableState, action: Action) -> list[Event]:
        if not isinstance(action, Call):
            raise IllegalAction(Why.WRONG_PHASE)
        if action.text not in self.calls:
            raise IllegalAction(self.why_not.get(action.text, Why.NO_SUCH_CALL))
        self.chosen = action.text
        self.done = True
        return [Event("called", self.turn, action.text)]


class GiveCards(Phase):
    """One seat discards between `low` and `high` of `cards`, face down.

    The cards in `first` must be among them, for the reason `why_first`. For a discard the seat may take `takes`.
    """

    name = "give"

    def __init__(
        self,
        seat: Seat,
        low: int,
        high: int,
        cards: CardSet,
        first: CardSet = 0,
        why_first: Problem = MUST_GO,
        takes: CardSet = 0,
    ) -> None:
        self.turn, self.low, self.high, self.cards, self.first = seat, low, high, cards, first
        self.why_first, self.takes = why_first, takes

    def ask(self) -> AskGive:
        return AskGive(self.turn, self.low, self.high, self.cards, self.first, takes=self.takes)

    def apply(self, table: TableState, action: Action) -> list[Event]:
        if not isinstance(action, Give):
            raise IllegalAction(Why.WRONG_PHASE)
        seat, cards = self.turn, action.cards
        if cards & ~table.hands[seat]:
            raise IllegalAction(Why.CARD_NOT_HELD)
        if not self.low <= cards.bit_count() <= self.high:
            raise IllegalAction(Why.WRONG_COUNT)
        if cards & ~self.cards:
            raise IllegalAction(Why.CARD_MUST_STAY)
        if self.first & ~cards:
            raise IllegalAction(self.why_first)
        table.hands[seat] ^= cards
        table.buried[seat] |= cards
        self.done = True
        return [Event("gave", seat, cards=cards, count=cards.bit_count(), private_to=seat)]


class PassCards(Phase):
    """Each seat picks `count` cards for another one; all cards change hands at once.

    `to[seat]` gets the cards of a seat. Until all have picked, the cards stay in their hands.
    """

    name = "give"

    def __init__(self, first: Seat, count: int, to: Sequence[Seat], hands: Sequence[CardSet]) -> None:
        self.turn, self.first, self.count, self.to, self.hands = first, first, count, tuple(to), hands

    def ask(self) -> AskGive:
        seat = self.turn
        return AskGive(seat, self.count, self.count, self.hands[seat], to=self.to[seat])

    def apply(self, table: TableState, action: Action) -> list[Event]:
        if not isinstance(action, Give):
            raise IllegalAction(Why.WRONG_PHASE)
        seat, cards = self.turn, action.cards
        if cards & ~table.hands[seat]:
            raise IllegalAction(Why.CARD_NOT_HELD)
        if cards.bit_count() != self.count:
            raise IllegalAction(Why.WRONG_COUNT)
        table.given[seat] = cards
        self.turn = (seat + 1) % len(self.to)
        events = [Event("chose", seat, cards=cards, count=self.count, private_to=seat)]
        if self.turn == self.first:
            self.done = True
            self.exchange(table, events)
        return events

    def exchange(self, table: TableState, events: list[Event]) -> None:
        """Move the cards that every seat has picked."""
        table.given_to = list(self.to)
        for seat, cards in enumerate(table.given):
            table.hands[seat] ^= cards
        for seat, (cards, receiver) in enumerate(zip(table.given, self.to, strict=True)):
            table.hands[receiver] |= cards
            table.took[receiver] = cards
            events.append(Event("passed", seat, "", cards, cards.bit_count(), receiver))


class Wait(Phase):
    """Nobody can act until chance does (a new stock, in games where it can run out)."""

    def __init__(self, name: str) -> None:
        self.name, self.turn = name, -1

    def ask(self) -> None:
        return None

    def apply(self, table: TableState, action: Action) -> list[Event]:
        raise IllegalAction(Why.WRONG_PHASE)


class PlayPhase(Phase):
    """The tricks, through a `TrickPlay` that shares the table's hands.

    `worth` returns a trick's card points.
    """

    name = "play"

    def __init__(
        self, play: TrickPlay, suits: Sequence[str], worth: Callable[[Sequence[CardId]], int]
    ) -> None:
        self.play, self.suits, self.worth = play, suits, worth
        self.turn = play.turn

    def ask(self) -> AskPlay:
        cards = self.play.legal()
        names = {}
        if not self.play.trick:
            names = {card: suits for card in cards_in(cards) if (suits := self.play.names(card))}
        return AskPlay(self.turn, cards, names)

    def check(self, action: Play) -> None:
        """Check that the seat on turn may play the card this way.

        Raises:
            IllegalAction: It may not.
        """
        play, card = self.play, action.card
        if not play.hands[self.turn] >> card & 1:
            raise IllegalAction(Why.CARD_NOT_HELD)
        if not play.legal() >> card & 1:
            raise IllegalAction(play.refusal(card))
        if why := play.name_refusal(card, action.named):
            raise IllegalAction(why)

    def apply(self, table: TableState, action: Action) -> list[Event]:
        if not isinstance(action, Play):
            raise IllegalAction(Why.WRONG_PHASE)
        self.check(action)
        play, seat, card = self.play, self.turn, action.card
        table.cannot[seat] |= play.ruled_out(card)
        play.play(card, action.named)
        named = "" if action.named is None else self.suits[action.named]
        events = [Event("played", seat, named, 1 << card, 1)]
        self.turn = play.turn
        if not play.trick:
            points = self.worth(play.tricks[-1].cards)
            table.deals[-1].trick_points.append(points)
            events.append(Event("trick", play.leader, count=points))
            events += table.refilled()
            self.done = not play.left
        return events
