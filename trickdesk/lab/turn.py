"""What one seat is asked: legal actions as numbers, and what it sees as a vector.

A game with its house rules has the same numbers for ever: first the cards to play, then the cards to pick and to
give, then the suits that a joker is led as, then the calls. Golden files of the tests hold them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate

from trickdesk.engine.actions import Action, AskCall, AskGive, AskPlay, Call, Give, Play
from trickdesk.engine.cards import CardSet, cards_in
from trickdesk.engine.errors import IllegalAction, Why
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.engine.record import parse_action, write_action
from trickdesk.engine.view import PlayerView

PHASES = ("auction", "give", "trump", "team", "play", "score")
PICK, GIVE = "pick", "give"
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
        by_seat = ("hidden", "pile", "drew", "tricks", "points", "goal")
        self.widths = {
            **dict.fromkeys(sets, self.cards),
            **dict.fromkeys(sets_by_seat, self.cards * self.seats),
            "calls": len(self.calls) * self.seats,
            "contract": len(self.bids),
            "trump": len(self.trumps),
            "named": len(suits),
            "phase": len(PHASES),
            **dict.fromkeys(("declarer", "partners", "dealer", "turn", "leader"), self.seats),
            **dict.fromkeys(by_seat, self.seats),
            **dict.fromkeys(("totals", "carried"), self.sides),
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
        self.flags = self.at[by_seat[0]]  # all places before are 0 or 1

    def vector(self, view: PlayerView, picked: CardSet = 0) -> list[int]:
        """Return what a seat sees as numbers; it depends on nothing but the arguments."""
        me, seats, cards, at, count = view.seat, self.seats, self.cards, self.at, len(self.calls)
        assert me is not None
        flags, top = bytearray(self.flags), 1 << cards
        masks = [view.hand, picked, view.faced, view.took, view.given, view.buried]
        for row in view.shown, view.known, view.cannot:
            masks += row[me:]
            masks += row[:me]
        for place, mask in enumerate(masks):  # the first places of the vector, in this order
            if mask:
                flags[place * cards : (place + 1) * cards] = (
                    format(mask | top, "b")[:0:-1].encode().translate(BIT)
                )
        played = at["played"]
        for seen in view.tricks:
            if seen.winner is None:
                played = at["trick"]
                flags[at["leader"] + (seen.leader - me) % seats] = 1
                if seen.named is not None:
                    flags[at["named"] + self.trumps[seen.named]] = 1
            for seat, card in zip(seen.seats, seen.cards, strict=True):
                flags[played + (seat - me) % seats * cards + card] = 1
        for seat, call in view.calls:
            if call in self.calls:  # not if it is still secret
                flags[at["calls"] + (seat - me) % seats * count + self.calls[call]] = 1
        if view.contract is not None:
            flags[at["contract"] + self.bids[view.contract.bid]] = 1
            flags[at["declarer"] + (view.contract.declarer - me) % seats] = 1
        if view.trump is not None:
            flags[at["trump"] + self.trumps[view.trump]] = 1
        if view.phase in PHASES:
            flags[at["phase"] + PHASES.index(view.phase)] = 1
        for team in view.teams or ():
            for seat in team if me in team else ():
                flags[at["partners"] + (seat - me) % seats] = 1
        if view.dealer is not None:
            flags[at["dealer"] + (view.dealer - me) % seats] = 1
        if view.turn is not None:
            flags[at["turn"] + (view.turn - me) % seats] = 1
        goals = tuple([0 if goal is None else goal.amount for goal in view.goals])
        found, side = list(flags), view.game.side(me)
        for numbers in view.counts, view.piles, view.drew, view.taken, view.game.points_taken(view), goals:
            found += numbers[me:]
            found += numbers[:me]
        for numbers in view.totals, view.carried or (0,) * self.sides:
            found += numbers[side:]
            found += numbers[:side]
        return [*found, view.talon, view.deal_number]


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

    def after(self, chosen: int | str) -> Turn | Action:
        """Return the whole action after a choice, or this turn with one more card picked.

        Args:
            chosen: The number of an action, or a whole action as records write it.

        Raises:
            IllegalAction: The number isn't legal; calls and plays are only checked when they are applied.
            NotationError: The text is no action.
        """
        if isinstance(chosen, str):
            verb, *rest = chosen.split(" ")
            return parse_action(verb, rest, self.view.game.deck)
        if chosen in self.space.whole:
            return self.space.whole[chosen]
        if chosen not in self.legal():
            raise IllegalAction(Why.WRONG_PHASE)
        card, ask = chosen - self.space.cards, self.view.ask
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
