"""Exact solver for the last cards of any game, with all its special rules.

If a game plays by the tables of its `CardOrder`, the search works on flat sets alone. If it overrides
`winner`, it is asked once for each trick. If it overrides more, the engine's play is kept in step card by
card.

In `legal` and `names` a game may look back only at the cards that a seat has played, and at the suits that
the holder of a card without a suit has failed to follow. Positions that don't differ in these count as the
same.

Plain tricks between two pairs are left to the rank solver (`PlainTricks`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Protocol, TypeVar

from trickdesk.bots.solver.bits import NO_SUIT, bit
from trickdesk.bots.solver.ranks import RankSolver
from trickdesk.bots.solver.search import NAMED, SLOT, Search, Slots
from trickdesk.engine.cards import CardId, CardSet, card_set, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.order import FOLLOW, RUFF, CardOrder
from trickdesk.engine.play import TrickPlay, is_plain

T = TypeVar("T")
Move = tuple[CardId, int | None]  # a card, and the suit that it is led as if it names one
PAIRS = (0b0101, 0b1010)
MOST = 13  # ranks of a suit in the rank solver, at most


class Piled(Protocol):
    """A table or play with piles; `Start` describes them."""

    @property
    def rows(self) -> Sequence[CardSet]: ...
    @property
    def piles(self) -> Sequence[Sequence[CardId]]: ...
    @property
    def drawn(self) -> Sequence[int]: ...


@dataclass(frozen=True, slots=True)
class TrickValues:
    """What tricks are worth.

    `each` for every trick, the `points` of each card id in it, and `last` extra for the last trick. `best`
    goes to the side that takes the highest trump played in the deal, `most` to the pair that takes more tricks.
    """

    each: int = 1
    points: tuple[int, ...] = ()
    last: int = 0
    best: int = 0
    most: int = 0


def is_sum(trick_values: TrickValues, play: TrickPlay) -> bool:
    """Return whether the score depends only on the sum of what the tricks are worth.

    It does not while it is open which pair takes more tricks, if that counts.
    """
    if not trick_values.most:
        return True
    pairs = [sum(taken for seat, taken in enumerate(play.taken) if pair >> seat & 1) for pair in PAIRS]
    return 2 * max(pairs) > sum(pairs) + play.left


def trick_values_of(game: Game) -> TrickValues:
    """Return the game's values in card points, or 1 for each trick if no card counts."""
    each = game.trick_points(())
    points = tuple(game.trick_points((card,)) - each for card in range(game.deck.size))
    return TrickValues(each, points) if each or any(points) else TrickValues()


def best_trump(play: TrickPlay) -> CardId:
    """Return the highest trump that is or will be played, or -1."""
    cards = card_set(card for trick in play.tricks for card in trick.cards) | card_set(play.trick)
    for seat in play.players:
        cards |= play.hands[seat]
    order = play.order
    trumps = cards & order.suit_mask[order.trump]
    return max(cards_in(trumps), key=order.power[order.trump].__getitem__) if trumps else -1


def card_points(play: TrickPlay, trick_values: TrickValues) -> tuple[int, ...]:
    """Return the points of each card id; the highest trump counts `best` more."""
    points = list(trick_values.points or (0,) * play.order.size)
    if trick_values.best and (highest := best_trump(play)) >= 0:
        points[highest] += trick_values.best
    return tuple(points)


def settled(bound: Callable[[int], int], low: int, high: int, guess: int) -> int:
    """Return the exact value, from a search that gives a bound for each `need`."""
    while low < high:
        need = min(max(guess, low + 1), high)
        value = bound(need)
        if value >= need:
            low, guess = value, value + 1
        else:
            high = guess = value
    return low


class Ending:
    """Exact values of a play in progress.

    After every question the play is as it was before.

    Args:
        play: The play.
        side: Mask of the seats whose tricks count.
        trick_values: What they count.
        low: Whether the side wants to take little instead of much (misère).
        odd: Cards whose strength is not in the tables of the order.
        piled: In games with piles, the table or play that has them; the rows are shared with it.
        limit: The most nodes for one null window; 0 for no limit. If a question needs more, it raises
            `NodeLimitExceeded`. `cards` needs several windows for each move.
    """

    def __init__(
        self,
        play: TrickPlay,
        side: int,
        trick_values: TrickValues,
        *,
        low: bool = False,
        odd: CardSet = 0,
        piled: Piled | None = None,
        limit: int = 0,
    ) -> None:
        waiting = [pile[gone:] for pile, gone in zip(piled.piles, piled.drawn, strict=True)] if piled else []
        cards = card_set(card for pile in waiting for card in pile) | card_set(play.trick)
        for seat in play.players:  # at misère the partner's cards are out of play
            cards |= play.hands[seat]
        if not odd and type(play).winner is not TrickPlay.winner:
            odd = cards
        self.play, self.limit = play, limit
        self.slots = Slots(play.order, cards, card_points(play, trick_values), odd)
        counts = [side >> seat & 1 != 0 for seat in range(len(play.hands))]
        eager = [counted != low for counted in counts]
        self.search = Search(
            play,
            self.slots,
            counts,
            eager,
            trick_values.each,
            trick_values.last,
            piled.rows if piled else (),
            waiting,
        )
        self.live = (1 << self.slots.n) - 1
        self.total = trick_values.each * play.left + sum(self.slots.points) + trick_values.last

    @property
    def nodes(self) -> int:
        """The number of cards played in searches so far."""
        return self.search.nodes

    def value(self) -> int:
        """Return what the side takes from here on, including the trick on the table."""
        return self.settle(self.from_here, self.total >> 1)

    def reaches(self, need: int) -> bool:
        """Return whether the side takes at least `need` from here on: one null window."""
        return self.reached(self.from_here, need)

    def cards(self) -> dict[Move, int]:
        """Return the value after every legal move of the seat on turn.

        Each suit that a card may be led as is a separate move.
        """
        value = self.total >> 1

        def exact(takes: Callable[[int], int]) -> int:
            nonlocal value
            value = self.settle(takes, value)
            return value

        return self.of_each_move(exact)

    def reaching(self, need: int) -> dict[Move, bool]:
        """Return for each legal move whether the side takes at least `need` after it.

        One null window for each.
        """
        return self.of_each_move(lambda takes: self.reached(takes, need))

    def of_each_move(self, answer: Callable[[Callable[[int], int]], T]) -> dict[Move, T]:
        """Return the result of `answer` for the search after each move."""
        play, slots = self.play, self.slots
        self.search.enter()
        k, seat = len(play.trick), play.turn
        lead, best, winner, worth = self.table()
        found: dict[Move, T] = {}
        for move in self.search.moves(k, seat, lead, self.live):

            def after(need: int, move: int = move) -> int:
                return self.search.after_move(
                    move, k, seat, lead, best, winner, worth, play.left, need, self.total, self.live
                )  # fmt: skip

            named = (move >> NAMED) - 1
            found[slots.cards[move & SLOT], None if named < 0 else named] = answer(after)
        return self.with_equals(found)

    def with_equals(self, found: dict[Move, T]) -> dict[Move, T]:
        """Add the cards that were left out, with the results of the equivalent one above."""
        play, slots = self.play, self.slots
        legal = slots.set_of(play.legal())
        above: dict[int, dict[int | None, T]] = {}  # by suit, the results for each suit that is named
        for slot in reversed(list(cards_in(legal))):
            card, suit = slots.cards[slot], slots.suit[slot]
            results = {named: result for (move, named), result in found.items() if move == card}
            if not results:
                results = above[suit]
                found.update({(card, named): result for named, result in results.items()})
            above[suit] = results
        return found

    # -- running the search

    def settle(self, takes: Callable[[int], int], guess: int) -> int:
        """Return the exact value, from a search that gives a bound for each `need`."""
        return settled(lambda need: self.run(takes, need), 0, self.total, guess)

    def reached(self, takes: Callable[[int], int], need: int) -> bool:
        """Return whether the side takes at least `need`; obvious cases aren't searched."""
        return need <= 0 or (need <= self.total and self.run(takes, need) >= need)

    def run(self, takes: Callable[[int], int], need: int) -> int:
        search = self.search
        search.enter()
        search.limit = search.nodes + self.limit if self.limit else 0
        try:
            return takes(need)
        finally:
            search.leave()

    def from_here(self, need: int) -> int:
        play = self.play
        if not play.trick:
            return self.search.next_trick(play.turn, play.left, need, self.total, self.live)
        return self.search.card(
            len(play.trick), play.turn, *self.table(), play.left, need, self.total, self.live
        )

    def table(self) -> tuple[int, int, int, int]:
        """Return the lead, the best card, its seat and the points of the current trick."""
        play, slots = self.play, self.slots
        seat = best_seat = play.leader
        if not play.trick:
            return 0, 0, seat, 0
        trick = [slots.slot[card] for card in play.trick]
        size = play.order.size
        lead = trick[0] if play.lead < size else slots.n + play.lead - size
        row = slots.power[slots.suit[lead]]
        best = trick[0]
        for slot in trick:
            if row[slot] > row[best]:
                best, best_seat = slot, seat
            seat = play.after[seat]
        return lead, best, best_seat, sum(slots.points[slot] for slot in trick)


@lru_cache(maxsize=64)
def plain_bits(order: CardOrder) -> tuple[int, ...] | None:
    """Return for each card its bit in the format of `bits`.

    None if the order has other rules than following suit, ranks and a trump.
    """
    size, masks = order.size, order.suit_mask
    none = len(masks) - 1
    if none != NO_SUIT or masks[none] or any(mask.bit_count() > MOST for mask in masks):
        return None
    bits = [0] * size
    for suit, mask in enumerate(masks[:none]):
        row = order.power[suit]
        for rank, card in enumerate(sorted(cards_in(mask), key=row.__getitem__)):
            bits[card] = bit(16 * suit + rank)
    for lead in range(size):
        led = order.suit_of[lead]
        if order.must[lead] != masks[led] or order.may[lead] != masks[led]:
            return None
        for card in range(size):
            suit = order.suit_of[card]
            base = RUFF if suit == order.trump else FOLLOW if suit == led else 0
            own = order.power[suit][card]
            if order.power[led][card] != (own if base else 0) or not base <= own:
                return None
    return tuple(bits)


class PlainTricks:
    """The interface of `Ending` for plain tricks between two pairs.

    Here `limit` is for a whole question. All instances share one table, so they can't be used in several
    threads.
    """

    solver = RankSolver()

    def __init__(self, play: TrickPlay, side: int, bits: tuple[int, ...], limit: int) -> None:
        self.play, self.bits, self.limit = play, bits, limit
        self.odd = side == PAIRS[1]
        self.total = play.left
        self.nodes = 0
        self.hands = [sum(bits[card] for card in cards_in(hand)) for hand in play.hands]
        self.table = [bits[card] for card in play.trick]

    def value(self) -> int:
        tricks = self.ask(self.solver.tricks)
        return self.total - tricks if self.odd else tricks

    def reaches(self, need: int) -> bool:
        return self.ask(partial(self.solver.takes, need=self.of_even(need))) != self.odd

    def cards(self) -> dict[Move, int]:
        found = self.ask(self.solver.cards)
        mine = bool(self.play.turn & 1) == self.odd
        return self.of_moves(lambda bit: found[bit] if mine else self.total - found[bit])

    def reaching(self, need: int) -> dict[Move, bool]:
        found = self.ask(partial(self.solver.reaching, need=self.of_even(need)))
        return self.of_moves(lambda bit: found[bit] != self.odd)

    def of_even(self, need: int) -> int:
        """Return the least tricks of seats 0 and 2 that decide `need` for the side."""
        return self.total - need + 1 if self.odd else need

    def of_moves(self, answer: Callable[[int], T]) -> dict[Move, T]:
        """Return the result for each legal move, from that of its bit."""
        return {(card, None): answer(self.bits[card]) for card in cards_in(self.play.legal())}

    def ask(self, question: Callable[..., T]) -> T:
        """Return the rank solver's result for the play as it was at construction."""
        solver, play = self.solver, self.play
        solver.limit, before = self.limit, solver.nodes
        try:
            return question(self.hands, play.order.trump, play.leader, table=self.table)
        finally:
            self.nodes += solver.nodes - before


def solver_for(
    play: TrickPlay,
    side: int,
    trick_values: TrickValues,
    *,
    low: bool = False,
    odd: CardSet = 0,
    piled: Piled | None = None,
    limit: int = 0,
) -> PlainTricks | Ending:
    """Return the fastest solver that fits; see `Ending` for the arguments."""
    if (
        is_plain(play)
        and play.players == (0, 1, 2, 3)
        and side in PAIRS
        and trick_values == TrickValues()
        and not low
    ):
        bits = plain_bits(play.order)
        if bits is not None:
            return PlainTricks(play, side, bits, limit)
    return Ending(play, side, trick_values, low=low, odd=odd, piled=piled, limit=limit)
