"""Evaluates hands in flat integers: the tricks that they are worth, and discards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trickdesk.bots.simulation.tricks import Rules, index
from trickdesk.bots.solver.bits import bit, count

if TYPE_CHECKING:
    from mypy_extensions import i64

FAR: Final = 1 << 30  # more than any card costs
VOID_WORTH: Final = 8  # how much cheaper a discard is if it helps to void its suit


def strength_of(rules: Rules, hand: i64, only_trumps: bool) -> float:
    """Return about how many tricks a hand is worth.

    Counts winners, length in trumps, and ruffs.
    """
    tricks = 0.0
    trump = rules.trump
    for suit in range(rules.none + 1):
        if only_trumps and suit != trump:
            continue
        mask = rules.mask[suit]
        held = hand & mask
        if not held:
            continue
        length = count(held) if suit != trump else count(mask)
        others = mask & ~hand
        row = suit * rules.size
        while held:
            here = held & -held
            held ^= here
            over = count(rules.above[row + index(here)] & others)
            if over < length:
                if over == 0:
                    tricks += 1.0
                elif over == 1:
                    tricks += 0.45
                elif over == 2:
                    tricks += 0.15
    trumps = count(hand & rules.mask[trump]) if trump < rules.none else 0
    spare: int = trumps - 2 if trumps > 2 else 0
    return tricks + 0.5 * spare


def best_suit(trumps: list[Rules], hand: i64, only_trumps: bool) -> int:
    """Return the index of the trump under which a hand is worth the most.

    The first of equally good ones.
    """
    best = 0
    most = -1.0
    for at, rules in enumerate(trumps):
        strength = strength_of(rules, hand, only_trumps)
        if strength > most:
            best = at
            most = strength
    return best


def points_of(rules: Rules, cards: i64) -> i64:
    """Return the points of some cards."""
    points: i64 = 0
    if rules.counting:
        while cards:
            here = cards & -cards
            cards ^= here
            points += rules.points[index(here)]
    return points


def best_void(rules: Rules, hand: i64, most: i64) -> i64:
    """Return the one or two plain suits, as a mask, that `most` discards can void.

    The longest ones that are possible.
    """
    suits: list[i64] = []
    sizes: list[i64] = []
    suit: i64
    for suit in range(rules.none):
        held = hand & rules.mask[suit]
        if held and suit != rules.trump:
            suits.append(suit)
            sizes.append(count(held))
    found: i64 = 0
    best: i64 = 0
    for i in range(len(suits)):
        if best <= sizes[i] <= most:
            best = sizes[i]
            found = bit(suits[i])
    for i in range(len(suits)):
        for k in range(i + 1, len(suits)):
            both = sizes[i] + sizes[k]
            if best <= both <= most:
                best = both
                found = bit(suits[i]) | bit(suits[k])
    return found


def to_bury(rules: Rules, hand: i64, number: i64, allowed: i64, first: i64) -> i64:
    """Return the rule-of-thumb discard of `number` cards, including `first`.

    The least valuable cards are discarded.
    """
    voids = best_void(rules, hand, number)
    gone = first
    rest = allowed & ~first
    for _ in range(number - count(first)):
        best: i64 = 0
        least: i64 = FAR
        cards = rest
        while cards:
            here = cards & -cards
            cards ^= here
            card = index(here)
            price = rules.lose[card]
            if voids & bit(rules.suit_of[card]):
                price -= VOID_WORTH
            if price < least:
                best = here
                least = price
        gone |= best
        rest ^= best
    return gone


def to_throw(rules: Rules, hand: i64, low: i64) -> i64:
    """Return all plain cards, and the cheapest trumps until there are `low` cards."""
    gone = hand & ~rules.mask[rules.trump]
    rest = hand & ~gone
    for _ in range(low - count(gone)):
        if not rest:
            break
        best: i64 = 0
        least: i64 = FAR
        cards = rest
        while cards:
            here = cards & -cards
            cards ^= here
            price = rules.keep[index(here)]
            if price < least:
                best = here
                least = price
        gone |= best
        rest ^= best
    return gone
