"""What one seat is asked: legal actions as numbers, and what it sees as a vector.

A game with its house rules has the same numbers for ever: first the cards to play, then the cards to pick and to
give, then the suits that a joker is led as, then the calls. Golden files of the tests hold them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from operator import index
from typing import SupportsIndex

from trickdesk.engine.actions import Action, AskCall, AskGive, AskPlay, Call, Give, Play
from trickdesk.engine.cards import CardSet, Seat, cards_in
from trickdesk.engine.errors import IllegalAction, Problem, Why
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.engine.record import parse_action, write_action
from trickdesk.engine.view import PlayerView

PHASES = ("auction", "give", "trump", "team", "play", "score")
PICK, GIVE = "pick", "give"
NOT_LEGAL = Problem("NOT_LEGAL", "That isn't the number of a legal action.")
BIT = bytes(48) + bytes((0, 1)) + bytes(206)  # the digits "0" and "1" as numbers


class Space:
    """The numbers of a game's actions, and the places in its vectors.

    Attributes:
        actions: The actions by number: as in records, but `pick 5C` adds a card to those that are given, and `give`
            gives them.
        number: By action, its number.
        whole: By number, an action that needs no other.
        number_of: The same the other way round.
        places: By name, a slice of the vector (see docs/lab.md).
        size: The length of the vector.
    """

    def __init__(self, game: Game) -> None:
        deck, suits = game.deck, range(len(game.deck.suits))
        self.cards, self.seats, self.sides = deck.size, game.seats, game.sides
        # Cards without a printed suit may have to name one.
        named = [
            Play(card, suit) for card, own in enumerate(deck.suit) if own == len(suits) for suit in suits
        ]
        plays = [*map(Play, range(deck.size)), *named]
        gifts = [*(f"{PICK} {name}" for name in deck.names), GIVE] if "give" not in game.lacks else []
        cards = [write_action(play, deck) for play in plays]
        calls = [write_action(Call(call), deck) for call in game.calls]
        self.calls = {call: place for place, call in enumerate(game.calls)}
        self.actions = (*cards[: deck.size], *gifts, *cards[deck.size :], *calls)
        self.number = {action: number for number, action in enumerate(self.actions)}
        whole: list[Play | Call] = [*plays, *map(Call, game.calls)]
        self.whole = {self.number[write_action(action, deck)]: action for action in whole}
        self.number_of = {action: number for number, action in self.whole.items()}
        self.bids = {bid: place for place, bid in enumerate(call for call in self.calls if game.as_bid(call))}
        self.trumps = {suit: place for place, suit in enumerate((*deck.suits, NO_TRUMP))}
        sets = ("hand", "picked", "turned", "took", "given", "discarded")
        sets_by_seat = ("shown", "known", "cannot", "played", "trick")
        one_seat = ("declarer", "partners", "dealer", "turn", "leader")
        by_seat = ("hidden", "pile", "drew", "tricks", "points", "goal")
        by_side = ("totals", "carried")
        self.widths = {
            **dict.fromkeys(sets, self.cards),
            **dict.fromkeys(sets_by_seat, self.cards * self.seats),
            "calls": len(self.calls) * self.seats,
            "contract": len(self.bids),
            "trump": len(self.trumps),
            "named": len(suits),
            "phase": len(PHASES),
            **dict.fromkeys(one_seat, self.seats),
            **dict.fromkeys(by_seat, self.seats),
            **dict.fromkeys(by_side, self.sides),
            "talon": 1,
            "deal": 1,
        }
        ends = accumulate(self.widths.values())
        self.places = {
            name: slice(end - width, end)
            for (name, width), end in zip(self.widths.items(), ends, strict=True)
        }
        self.size = sum(self.widths.values())
        self.at = {name: place.start for name, place in self.places.items()}
        parts = dict.fromkeys(self.widths, 1) | dict.fromkeys(by_side, self.sides)
        parts |= dict.fromkeys((*sets_by_seat, "calls", *one_seat, *by_seat), self.seats)

        def starts(name: str, me: Seat) -> list[int]:
            """Return where the part of each seat or side begins in a place, if `me` sees."""
            count, first = parts[name], game.side(me) if name in by_side else me
            width = self.widths[name] // count
            return [self.at[name] + (part - first) % count * width for part in range(count)]

        # By the seat that sees: where all parts begin, those with card sets, and those with numbers.
        self.starts = [{name: starts(name, me) for name in parts} for me in range(self.seats)]
        self.sets = [
            [slice(at, at + self.cards) for name in (*sets, "shown", "known", "cannot") for at in begin[name]]
            for begin in self.starts
        ]
        self.numbers = [
            [at for name in (*by_seat, *by_side, "talon", "deal") for at in begin[name]]
            for begin in self.starts
        ]

    def vector(self, view: PlayerView, picked: CardSet = 0) -> list[int]:
        """Return what a seat sees as numbers; it depends on nothing but the arguments."""
        me = view.seat
        if me is None:
            raise IllegalAction(Why.MATCH_OVER)
        found, at, starts = [0] * self.size, self.at, self.starts[me]
        sets = [view.hand, picked, view.faced, view.took, view.given, view.buried]
        sets += view.shown + view.known + view.cannot
        for row, cards in zip(self.sets[me], sets, strict=True):
            if cards:
                found[row] = bits(cards, self.cards)
        rows = starts["played"]
        for leader, seats, played, named, winner, _ in view.tricks:
            if winner is None:
                rows = starts["trick"]
                found[starts["leader"][leader]] = 1
                if named is not None:
                    found[at["named"] + self.trumps[named]] = 1
            for seat, card in zip(seats, played, strict=True):
                found[rows[seat] + card] = 1
        for seat, call in view.calls:
            if call in self.calls:  # not if it is still secret
                found[starts["calls"][seat] + self.calls[call]] = 1
        if view.contract is not None:
            found[at["contract"] + self.bids[view.contract.bid]] = 1
            found[starts["declarer"][view.contract.declarer]] = 1
        if view.trump is not None:
            found[at["trump"] + self.trumps[view.trump]] = 1
        if view.phase in PHASES:
            found[at["phase"] + PHASES.index(view.phase)] = 1
        for team in view.teams or ():
            for seat in team if me in team else ():
                found[starts["partners"][seat]] = 1
        if view.dealer is not None:
            found[starts["dealer"][view.dealer]] = 1
        if view.turn is not None:
            found[starts["turn"][view.turn]] = 1
        numbers = [*view.counts, *view.piles, *view.drew, *view.taken, *view.game.points_taken(view)]
        numbers += [0 if goal is None else goal.amount for goal in view.goals]
        numbers += *view.totals, *(view.carried or (0,) * self.sides), view.talon, view.deal_number
        for place, number in zip(self.numbers[me], numbers, strict=True):
            found[place] = number
        return found


@lru_cache(maxsize=1024)
def bits(cards: CardSet, size: int) -> tuple[int, ...]:
    """Return 1 or 0 for each card of the deck."""
    return tuple(format(cards | 1 << size, "b")[:0:-1].encode().translate(BIT))


@lru_cache(maxsize=16)
def space_of(game: Game) -> Space:
    """Return the space of a game, the same for all views of a match."""
    return Space(game)


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat sees, and what it may do now: nothing, unless it is asked.

    Cards are given one by one, in the order of the deck: `picked` are those so far.
    """

    view: PlayerView
    picked: CardSet = 0

    @property
    def space(self) -> Space:
        """The numbers of the game's actions, and the places in its vectors."""
        return space_of(self.view.game)

    def vector(self) -> list[int]:
        """Return what the seat sees as numbers (see docs/lab.md)."""
        return self.space.vector(self.view, self.picked)

    def legal(self) -> list[int]:
        """Return the numbers of all legal actions."""
        ask = self.view.ask
        if isinstance(ask, AskPlay):
            return (
                [*map(self.space.number_of.__getitem__, ask.plays)] if ask.names else [*cards_in(ask.cards)]
            )
        if isinstance(ask, AskCall):
            return [self.space.number_of[Call(call)] for call in ask.calls]
        return [] if ask is None else self.gifts(ask)

    def gifts(self, ask: AskGive) -> list[int]:
        """Return the cards that may be picked next, so that the rest can follow in order."""
        space, count, found = self.space, self.picked.bit_count(), []
        left = ask.cards >> self.picked.bit_length() << self.picked.bit_length()
        must = ask.first & ~self.picked
        for card in cards_in(left):
            if must & (1 << card) - 1 or count + (left >> card).bit_count() < ask.low:
                break
            if count + (must | 1 << card).bit_count() <= ask.high:
                found.append(space.cards + card)
        return [*found, space.number[GIVE]] if count >= ask.low and not must else found

    def after(self, chosen: SupportsIndex | str) -> Turn | Action:
        """Return the whole action after a choice, or this turn with one more card picked.

        Args:
            chosen: The number of an action, its text, or a whole action as records write it.

        Raises:
            IllegalAction: The number isn't legal; calls and plays are only checked when they are applied.
            NotationError: The text is no action.
            TypeError: It is neither a number nor a text.
        """
        if isinstance(chosen, str) and chosen not in self.space.number:
            verb, *rest = chosen.split(" ")
            return parse_action(verb, rest, self.view.game.deck)
        number = self.space.number[chosen] if isinstance(chosen, str) else index(chosen)  # NumPy's too
        if number in self.space.whole:
            return self.space.whole[number]
        if number not in self.legal():
            raise IllegalAction(NOT_LEGAL)
        card, ask = number - self.space.cards, self.view.ask
        if card == self.space.cards:
            return Give(self.picked)
        picked = self.picked | 1 << card
        assert isinstance(ask, AskGive)
        return Give(picked) if picked.bit_count() == ask.high else Turn(self.view, picked)

    def numbers(self, action: Action) -> list[int]:
        """Return the numbers of a legal action: several if cards are given."""
        space, ask = self.space, self.view.ask
        if not isinstance(action, Give):
            return [space.number_of[action]]
        assert isinstance(ask, AskGive)
        cards = [space.cards + card for card in cards_in(action.cards)]
        return cards if len(cards) == ask.high else [*cards, space.number[GIVE]]
