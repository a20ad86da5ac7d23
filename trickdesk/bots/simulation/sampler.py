"""Samples worlds: complete deals that are consistent with a view."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from math import comb
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from trickdesk.bots.arithmetic import power
from trickdesk.bots.solver.bits import bit
from trickdesk.engine.cards import CardId, CardSet, Seat, card_set, cards_in
from trickdesk.engine.view import PlayerView

if TYPE_CHECKING:
    from mypy_extensions import i64

BLOCK: Final = 96  # bytes drawn at once; a random number uses three
UNLIKELY_FACTOR = 0.02  # weight of a discard that no sensible player would make; 1 for any other card
Odds = tuple[tuple[CardSet, float], ...]


class World:
    """A complete deal: where every card is.

    - `hands`: the playable cards of each seat, including `rows`. `piles`: face-down cards in order.
    - `talon`: the undealt cards, top first.
    - `dead`: the cards discarded by others. `buried`: those discarded by the viewer.
    """

    def __init__(
        self,
        hands: list[CardSet],
        rows: list[CardSet],
        piles: list[tuple[CardId, ...]],
        talon: list[CardId],
        dead: CardSet,
        buried: CardSet,
    ) -> None:
        self.hands = hands
        self.rows = rows
        self.piles = piles
        self.talon = talon
        self.dead = dead
        self.buried = buried

    def copy(self) -> World:
        return World(self.hands[:], self.rows[:], self.piles, self.talon, self.dead, self.buried)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, World)
            and (self.hands, self.rows, self.piles) == (other.hands, other.rows, other.piles)
            and (self.talon, self.dead, self.buried) == (other.talon, other.dead, other.buried)
        )

    __hash__ = None  # type: ignore[assignment]


class Holder:
    """A place with `size` unseen cards.

    `odds` has pairs of a set of cards and a weight. The weight of a card here is the product of the weights
    of its pairs: 0 means that it can't be here, 1 that it is as likely here as anywhere.
    """

    def __init__(self, size: int, odds: Odds = ()) -> None:
        self.size = size
        self.odds = odds

    def weight(self, card: CardId) -> float:
        weight = 1.0
        for cards, factor in self.odds:
            if cards >> card & 1:
                weight *= factor
        return weight


class Step(NamedTuple):
    """One step of dealing: these holders (size, index) get `size` cards together.

    The cards left are in classes. `weights[i]` is the weight of a card of class `i` here, and `into[i]` is
    its class in the following steps, which have `classes` classes.
    """

    holders: list[tuple[int, int]]
    size: int
    weights: list[float]
    into: list[int]
    classes: int


class StepCounts:
    """How many cards of each class a step may take, with the weight of each way.

    `takes` has the possible numbers for each class. `sums` has the running sums of their weights, each
    multiplied by the ways to deal the rest, and `total` is the last of them. `then[i]` is the counts of the
    next step after `takes[i]`.
    """

    def __init__(self) -> None:
        self.total = 0.0
        self.sums: list[float] = []
        self.takes: list[tuple[int, ...]] = []
        self.then: list[StepCounts | None] = []


def splits(limits: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to take `count` in total with at most `limits[i]` from class i."""
    if not limits:
        if not count:
            yield ()
        return
    rest = sum(limits[1:])
    for first in range(max(0, count - rest), min(limits[0], count) + 1):
        for others in splits(limits[1:], count - first):
            yield (first, *others)


class ConstrainedSampler:
    """Deals cards to holders at random, in proportion to the product of their weights.

    Dealing card by card would be biased unless impossible deals were rejected, and that would be slow. So the
    ways to deal are counted first, and the draw follows the counts:

    - Cards with the same weights everywhere form a class. Only the number of cards left in each class matters
      for the rest of the deal, not which cards they are.
    - Holders with equal weights take their cards together in one step, the smallest group first. The ways
      from each state (step, numbers left) are counted once and kept.
    - Holders for which all cards are alike are `free`: they take what remains and need no counting.
    """

    def __init__(self, holders: Sequence[Holder], cards: Sequence[CardId]) -> None:
        profiles: dict[tuple[float, ...], list[tuple[int, int]]] = {}
        self.free: list[tuple[int, int]] = []
        for i, holder in enumerate(holders):
            weights = tuple(map(holder.weight, cards)) if holder.odds else ()
            if not weights or min(weights) == max(weights) > 0:
                self.free.append((holder.size, i))
            elif holder.size:
                profiles.setdefault(weights, []).append((holder.size, i))
        # Small groups first: they have fewer splits, so fewer states must be counted.
        groups = sorted(profiles.items(), key=lambda item: sum(size for size, _ in item[1]))
        classes: dict[tuple[float, ...], list[CardId]] = {}
        for at, card in enumerate(cards):
            classes.setdefault(tuple(weights[at] for weights, _ in groups), []).append(card)
        self.pools = list(classes.values())
        self.steps: list[Step] = []
        patterns = list(classes)
        for _, members in groups:
            # Classes that differ only in this step's weight are merged for the steps that follow.
            later = list(dict.fromkeys(pattern[1:] for pattern in patterns))
            self.steps.append(
                Step(
                    members,
                    sum(size for size, _ in members),
                    [pattern[0] for pattern in patterns],
                    [later.index(pattern[1:]) for pattern in patterns],
                    len(later),
                )
            )
            patterns = later
        # `draw` deals to the groups and then to the free holders; this is where each holder's cards begin.
        self.sizes: list[i64] = [holder.size for holder in holders]
        self.begins: list[i64] = [0 for _ in holders]
        begin: i64 = 0
        for members in (*(members for _, members in groups), self.free):
            for size, i in members:
                self.begins[i] = begin
                begin += size
        self.known: list[dict[tuple[int, ...], StepCounts]] = [{} for _ in self.steps]
        self.start = tuple(map(len, self.pools))
        self.first = self.count_ways(0, self.start) if self.steps else None
        self.possible = self.first is None or self.first.total > 0

    def count_ways(self, step: int, left: tuple[int, ...]) -> StepCounts:
        """Return what a step may take if `left` cards are left in each class."""
        found = self.known[step].get(left)
        if found is not None:
            return found
        share = self.steps[step]
        counts = self.known[step][left] = StepCounts()
        allowed = [n if weight else 0 for n, weight in zip(left, share.weights, strict=True)]
        for take in splits(allowed, share.size):
            ways, after = 1.0, [0] * share.classes
            for n, k, weight, into in zip(left, take, share.weights, share.into, strict=True):
                after[into] += n - k
                if k:
                    # k of n cards can be chosen in comb(n, k) ways, each weighted by its k cards.
                    ways *= comb(n, k) * power(weight, k)
            then = self.count_ways(step + 1, tuple(after)) if step + 1 < len(self.steps) else None
            if then is not None:
                ways *= then.total
            if ways:  # 0 if no way to deal the rest is possible
                counts.total += ways
                counts.sums.append(counts.total)
                counts.takes.append(take)
                counts.then.append(then)
        return counts

    def draw(self, rng: Random) -> list[CardId]:
        """Return the dealt cards, those of each holder together: see `cards_of`."""
        dealt: list[CardId] = []
        chance = RandomBlock(rng)
        pools, counts = self.pools, self.first
        for share in self.steps:
            assert counts is not None
            # First decide how many cards of each class this step takes, then which ones.
            choice = 0
            if len(counts.takes) > 1:
                choice = bisect(counts.sums, rng.random() * counts.total, 0, len(counts.sums) - 1)
            take = counts.takes[choice]
            counts = counts.then[choice]
            mine: list[CardId] = []
            after: list[list[CardId]] = [[] for _ in range(share.classes)]
            for i, pool in enumerate(pools):
                k = take[i]
                if k:
                    pool = pool[:]  # the sampler's own pools must not change
                    pick(pool, k, chance, mine)
                after[share.into[i]] += pool
            # Put all of them in random order: the group's holders take consecutive parts.
            pick(mine, share.size, chance, dealt)
            pools = after
        rest: list[CardId] = []
        for pool in pools:
            rest += pool
        pick(rest, len(rest), chance, dealt)
        return dealt

    def cards_of(self, dealt: list[CardId], holder: int) -> list[CardId]:
        """Return the cards of a holder, in random order."""
        begin: int = self.begins[holder]
        return dealt[begin : begin + self.sizes[holder]]

    def set_of(self, dealt: list[CardId], holder: int) -> CardSet:
        """Return the cards of a holder as a set."""
        found: i64 = 0
        at = self.begins[holder]
        for _ in range(self.sizes[holder]):
            found |= bit(dealt[at])
            at += 1
        return found


class RandomBlock:
    """Random numbers, drawn in blocks.

    One call of the generator for many small numbers is much faster than one call for each.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.block = b""
        self.at: i64 = BLOCK

    def below(self, n: i64) -> i64:
        """Return a random number from 0 to `n - 1`.

        24 random bits are scaled to `n`, so `n` must be small for an even distribution.
        """
        at = self.at
        if at == BLOCK:
            self.block = self.rng.randbytes(BLOCK)
            at = 0
        block = self.block
        self.at = at + 3
        high: i64 = block[at]
        middle: i64 = block[at + 1]
        low: i64 = block[at + 2]
        return ((high << 16 | middle << 8 | low) * n) >> 24


def pick(cards: list[CardId], number: i64, chance: RandomBlock, picked: list[CardId]) -> None:
    """Move `number` random cards to the end of `picked`.

    Each gap is filled with the last card, so that no list is shifted.
    """
    left: i64 = len(cards)
    for _ in range(number):
        at = chance.below(left)
        left -= 1
        picked.append(cards[at])
        cards[at] = cards[left]
    del cards[left:]


class Sampler:
    """Draws worlds that are consistent with a view, all equally likely.

    - `unlikely`: cards that no sensible player discards. Each of them in `dead` makes a world less likely, by
      `UNLIKELY_FACTOR`.
    - `kept[seat]`: a number, and a set of cards of which the seat holds at least so many.

    If this knowledge contradicts itself, `view.cannot` and `kept` are dropped, so that there is always a
    world.
    """

    def __init__(
        self,
        view: PlayerView,
        unlikely: CardSet = 0,
        kept: Mapping[Seat, tuple[int, CardSet]] = MappingProxyType({}),
    ) -> None:
        self.view = view
        game, me = view.game, view.seat
        seats = range(game.seats)
        shown = 0
        for row in (*view.shown, *view.known):
            shown |= row
        played = card_set(card for trick in view.tricks for card in trick.cards)
        unseen = game.deck.all & ~(view.hand | shown | played | view.turned | view.buried)
        hidden = [
            0 if seat == me and view.hand else view.counts[seat] - view.known[seat].bit_count()
            for seat in seats
        ]
        talon = view.talon - view.turned.bit_count()
        dead = unseen.bit_count() - sum(hidden) - sum(view.piles) - talon
        places = [Holder(hidden[seat]) for seat in seats]
        places += [Holder(size) for size in view.piles]
        places += [Holder(talon), Holder(dead, ((unlikely, UNLIKELY_FACTOR),) if unlikely else ())]
        self.unseen = unseen
        self.never = [*view.cannot, *[0] * game.seats, view.faced, 0]
        # A card that a seat can't hold has the weight 0 there.
        self.holders = [
            Holder(holder.size, (*holder.odds, (never, 0.0))) if holder.size and never & unseen else holder
            for holder, never in zip(places, self.never, strict=True)
        ]
        assert me is not None
        self.me, self.seats, self.hand, self.buried = me, game.seats, view.hand, view.buried
        self.shown = list(view.shown)
        self.visible = [row | known for row, known in zip(view.shown, view.known, strict=True)]
        self.turned = list(cards_in(view.turned))
        self.piled = any(view.piles)
        self.none: list[tuple[CardId, ...]] = [() for _ in seats]
        cards = list(cards_in(unseen))
        self.kept, self.known = list(kept), dict(kept)
        self.sharing = ConstrainedSampler(self.split_hands(kept), cards)
        if not self.sharing.possible:
            self.kept, self.known = [], {}
            self.never = [0] * len(self.never)
            self.sharing = ConstrainedSampler(places, cards)

    def split_hands(self, kept: Mapping[Seat, tuple[int, CardSet]]) -> list[Holder]:
        """Return the holders, followed by the parts of hands about which more is known.

        A seat that holds at least `count` of some cards becomes two holders: one that takes only those cards,
        and the rest of the hand.
        """
        holders, parts = self.holders[:], []
        for seat, (count, cards) in kept.items():
            whole = holders[seat]
            count = min(count, whole.size)
            holders[seat] = Holder(whole.size - count, whole.odds)
            parts.append(Holder(count, (*whole.odds, (self.unseen & ~cards, 0.0))))
        return holders + parts

    def world(self, rng: Random) -> World:
        """Return a random world."""
        sharing, seats = self.sharing, self.seats
        dealt = sharing.draw(rng)
        hands = [self.visible[seat] | sharing.set_of(dealt, seat) for seat in range(seats)]
        after = 2 * seats + 2  # hands, piles, talon and dead cards come before the known parts of hands
        for seat in self.kept:
            hands[seat] |= sharing.set_of(dealt, after)
            after += 1
        hands[self.me] |= self.hand
        piles: list[tuple[CardId, ...]] = self.none
        if self.piled:
            piles = [tuple(sharing.cards_of(dealt, seat)) for seat in range(seats, 2 * seats)]
        return World(
            hands,
            self.shown[:],
            piles,
            self.turned + sharing.cards_of(dealt, 2 * seats),
            sharing.set_of(dealt, 2 * seats + 1),
            self.buried,
        )
