"""How lucky hands were: what seats were dealt, and what is to be expected.

Everything is counted in the cards as they were dealt, before the first call, so it doesn't depend on how anyone
plays. What counts as a high card or as a trump follows from the card orders of the game. Expected values are exact
for a random deal; only that of the kitty also uses the taker's hand.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, reduce
from itertools import product
from math import comb, erfc, prod, sqrt
from operator import and_
from typing import NamedTuple

from trickdesk.engine.cards import CardSet, Seat, card_set, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Shuffler

HIGH, LONG, BEST, TRUMPS, ALWAYS, KITTY = "high", "long", "best", "trumps", "always", "kitty"
MEASURES = (HIGH, LONG, BEST, TRUMPS, ALWAYS, KITTY)
STEP = 200  # deals between two reports of progress


class Luck(NamedTuple):
    """What hands had of something: the sum, and its expected value with the variance."""

    hands: int = 0
    had: float = 0.0
    expected: float = 0.0
    variance: float = 0.0

    def plus(self, other: Luck) -> Luck:
        sums = (self.had + other.had, self.expected + other.expected, self.variance + other.variance)
        return Luck(self.hands + other.hands, *sums)

    @property
    def deviation(self) -> float:
        """How far it is from what was expected, in standard deviations."""
        return (self.had - self.expected) / sqrt(self.variance) if self.variance > 0 else 0.0

    @property
    def chance(self) -> float:
        """The chance that it is at least as far off, in either direction."""
        return erfc(abs(self.deviation) / sqrt(2))


Ledger = Mapping[str, Luck]


def added(ledgers: Iterable[Ledger]) -> dict[str, Luck]:
    """Return the sums by measure."""
    found: dict[str, Luck] = {}
    for ledger in ledgers:
        for measure, luck in ledger.items():
            found[measure] = found.get(measure, Luck()).plus(luck)
    return found


class Gauge:
    """What counts in the hands of one game with its options.

    Attributes:
        always: The cards that are trumps whatever is trump.
        high: The highest quarter of each suit without trump, apart from those.
        trumps: By suit, the cards that are trumps if it is trump; empty if there never is one.
        suits: By suit, its cards without trump.
    """

    def __init__(self, game: Game) -> None:
        count = len(game.deck.suits)
        plain = game.order_for(count)
        orders = [game.order_for(suit) for suit in range(count)]
        self.all = game.deck.all
        self.suits = plain.suit_mask[:count]
        self.trumps = tuple(order.suit_mask[order.trump] for order in orders if order.trump < count)
        self.always = reduce(and_, self.trumps) if self.trumps else 0
        self.high: CardSet = 0
        for suit, cards in enumerate(self.suits):
            ranked = sorted(cards_in(cards & ~self.always), key=plain.power[suit].__getitem__)
            self.high |= card_set(ranked[-((len(ranked) + 2) // 4) :])

    def of_hand(self, hand: CardSet) -> dict[str, Luck]:
        """Return what a hand of a random deal had."""
        size = hand.bit_count()
        found = {HIGH: self.drawn(self.high, hand), LONG: self.longest(self.suits, hand, size)}
        if self.trumps and self.trumps != self.suits:
            found[BEST] = self.longest(self.trumps, hand, size)
        if self.always:
            found[ALWAYS] = self.drawn(self.always, hand)
        return found

    def of_kitty(self, kitty: CardSet, hand: CardSet) -> Luck:
        """Return what a kitty had for the seat with this hand."""
        return self.drawn(self.high | self.always, kitty, hand)

    def drawn(self, good: CardSet, cards: CardSet, known: CardSet = 0) -> Luck:
        """Return how many of `good` were among cards drawn from all but `known`."""
        whole, among = (self.all & ~known).bit_count(), (good & ~known).bit_count()
        size = cards.bit_count()
        share = among / whole
        rest = (whole - size) / (whole - 1) if whole > 1 else 0.0
        return Luck(1, (cards & good).bit_count(), size * share, size * share * (1 - share) * rest)

    def longest(self, sets: Sequence[CardSet], hand: CardSet, size: int) -> Luck:
        """Return how many cards of one of the sets a hand had, of the one with most."""
        mean, variance = longest_of(tuple(sets), self.all, size)
        return Luck(1, max((hand & cards).bit_count() for cards in sets), mean, variance)


Kind = tuple[int, ...]  # by set, 1 if the cards of this kind are in it
Ways = Counter[tuple[int, int]]
"""In how many ways cards can be chosen, by their number and by the most of them in one set."""


@lru_cache(maxsize=256)
def longest_of(sets: tuple[CardSet, ...], deck: CardSet, size: int) -> tuple[float, float]:
    """Return mean and variance of the most cards of one set in a random hand.

    All hands are equally likely, so it counts how many of them have 0, 1, 2... cards of the set with most: the
    mean is the average of that number, and the variance is the average of its square minus the mean's square.

    Hands needn't be listed for that. Cards that are in the same sets are alike: of `n` such cards, `k` can be
    chosen in `comb(n, k)` ways. Kinds that no set connects, such as the plain suits, are chosen independently:
    the numbers of ways multiply, and the most of both is the larger one. Cards in all sets lengthen each of them
    by one, and cards in none fill up the hand.

    For example, a deck has two suits of two cards, and hands have two. Of `comb(4, 2)` = 6 hands, 2 have both
    cards of a suit, and 4 have one of each. So the mean is (2 · 2 + 4 · 1) / 6 = 4/3, and the variance is
    (2 · 4 + 4 · 1) / 6 - 16/9 = 2/9.

    >>> mean, variance = longest_of((0b0011, 0b1100), 0b1111, 2)
    >>> round(mean, 3), round(variance, 3)
    (1.333, 0.222)
    """
    cards_of = Counter(tuple(cards >> card & 1 for cards in sets) for card in cards_in(deck))
    in_all, in_none = (cards_of.pop((inside,) * len(sets), 0) for inside in (1, 0))
    ways: Ways = Counter({(0, 0): 1})
    for part in parts(list(cards_of)):
        ways = joined(ways, ways_within(part, cards_of, size), size)
    hands: Counter[int] = Counter()  # how many hands there are, by the most cards of one set
    for (taken, most), number in ways.items():
        for shared in range(min(in_all, size - taken) + 1):
            filled_up = comb(in_all, shared) * comb(in_none, size - taken - shared)
            hands[most + shared] += number * filled_up
    total = comb(deck.bit_count(), size)
    mean = sum(most * number for most, number in hands.items()) / total
    mean_of_squares = sum(most**2 * number for most, number in hands.items()) / total
    return mean, mean_of_squares - mean * mean


def ways_within(part: Sequence[Kind], cards_of: Mapping[Kind, int], size: int) -> Ways:
    """Return the ways to choose up to `size` cards of the kinds in a part."""
    ways: Ways = Counter()
    for counts in product(*(range(min(size, cards_of[kind]) + 1) for kind in part)):
        if sum(counts) <= size:
            by_set = zip(
                *([n * inside for inside in kind] for n, kind in zip(counts, part, strict=True)), strict=True
            )
            number = prod(comb(cards_of[kind], n) for n, kind in zip(counts, part, strict=True))
            ways[sum(counts), max(map(sum, by_set))] += number
    return ways


def joined(ways: Ways, others: Ways, size: int) -> Ways:
    """Return the ways to choose up to `size` cards of two parts that share no set."""
    both: Ways = Counter()
    for ((taken, most), number), ((more, longest), times) in product(ways.items(), others.items()):
        if taken + more <= size:
            both[taken + more, max(most, longest)] += number * times
    return both


def parts(kinds: Sequence[Kind]) -> list[list[Kind]]:
    """Group kinds of cards so that no set has cards of two groups."""
    groups: list[list[Kind]] = []
    for kind in kinds:
        near = [group for group in groups if any(any(map(and_, other, kind)) for other in group)]
        groups = [group for group in groups if group not in near]
        groups.append([kind, *(other for group in near for other in group)])
    return groups


def gauge_of(game: Game) -> Gauge:
    """Return the gauge of a game with its options, cached."""
    return _gauge(type(game), json.dumps(game.options, sort_keys=True))


@lru_cache(maxsize=16)
def _gauge(kind: type[Game], options: str) -> Gauge:
    return Gauge(kind(json.loads(options)))


def luck_of_deals(
    game: Game, seed: str, count: int, progress: Callable[[int], None], stop: Callable[[], bool]
) -> tuple[int, dict[str, Luck]]:
    """Deal as matches do; return how many deals, and what the first seat had.

    Args:
        game: The game.
        seed: The seed of the deals.
        count: The number of deals.
        progress: Gets the number of deals from time to time.
        stop: Stops when it returns True.
    """
    gauge, shuffler, seat = gauge_of(game), Shuffler(seed), 0
    found: dict[str, Luck] = {}
    for number in range(count):
        if number % STEP == 0:
            progress(number)
            if stop():
                return number, found
        deal = shuffler.deal(game, number, seat)
        hand, kitty = card_set(deal.hands[seat]), card_set(deal.talon[: game.kitty])
        one = gauge.of_hand(hand)
        if kitty:
            one[KITTY] = gauge.of_kitty(kitty, hand)
        found = added((found, one))
    progress(count)
    return count, found


def others_of(game: Game, seat: Seat) -> tuple[list[Seat], list[Seat]]:
    """Return the partners and the opponents of a seat."""
    side = game.seats_of(game.side(seat))
    return [mate for mate in side if mate != seat], [
        other for other in range(game.seats) if other not in side
    ]
