"""Claims by definition: the naive referee plays every possible deal.

It shares nothing with the program except the rules.
"""

from __future__ import annotations

import copy
from collections.abc import Hashable, Iterator
from dataclasses import replace
from itertools import combinations, permutations
from random import Random
from typing import Any

from tests.driving import random_game, step
from tests.naive import Match, new_match
from trickdesk.engine.cards import CardSet, card_set, cards_in
from trickdesk.engine.claims import Claim, claims, side_of, taken_by
from trickdesk.engine.game import Game
from trickdesk.engine.record import write_input
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view

Hands = tuple[tuple[int, ...], ...]


class TooMany(Exception):
    """Too many deals, or too much to play."""


# -- positions


class Position:
    """A seat on turn, its `view`, and the naive referee's match."""

    def __init__(self, table: Table, seen: PlayerView) -> None:
        self.table, self.view = table, seen
        self.match: Match = new_match(table.game.id, dict(table.game.options))
        for entry in table.log:
            self.match.feed(write_input(entry, table.game.deck))


def random_position(rng: Random, kind: type[Game], cards: int, deals: int) -> Position:
    """Return a random position under random options, with at most so many cards.

    The seat on turn is shown enough hidden cards to leave at most `deals` possible deals.
    """
    while True:
        game = kind() if rng.random() < 0.3 else random_game(kind, rng)
        table = Table(game)
        for _ in range(2000):
            if table.winners:
                break
            step(table, rng)
            if table.phase is None or table.phase_name != "play":
                continue
            seen = view(table, table.phase.turn)
            if seen.tricks_left <= cards and rng.random() < 0.3:
                known = shown_more(table, seen, rng, deals)
                if known is not None:
                    return Position(table, known)
                break


def shown_more(table: Table, seen: PlayerView, rng: Random, deals: int) -> PlayerView | None:
    """Return the position with more cards shown until few deals remain, or None."""
    buried = seen.buried
    known = list(seen.known)
    hidden = list(cards_in(unseen(seen)))
    rng.shuffle(hidden)
    while len(list(some(layouts(seen), deals + 1))) > deals:
        if not hidden:
            return None
        card = hidden.pop()
        owner = next((seat for seat, hand in enumerate(table.hands) if hand >> card & 1), None)
        piled = any(card in pile[n:] for pile, n in zip(table.piles, table.drawn, strict=True))
        if piled:
            continue
        if owner is None:
            buried |= 1 << card
        else:
            known[owner] |= 1 << card
        seen = replace(seen, buried=buried, known=tuple(known))
    return seen


def some(found: Iterator[Any], count: int) -> Iterator[Any]:
    """Return the first ones."""
    for _, one in zip(range(count), found, strict=False):
        yield one


# -- every deal


def unseen(seen: PlayerView) -> CardSet:
    """Return the cards whose place the viewer doesn't know."""
    gone = card_set(card for trick in seen.tricks for card in trick.cards)
    for cards in (seen.hand, seen.turned, seen.buried, *seen.shown, *seen.known):
        gone |= cards
    return seen.game.deck.all & ~gone


def layouts(seen: PlayerView) -> Iterator[tuple[Hands, Hands]]:
    """Yield every possible set of hidden hands and ordered piles."""
    pool = tuple(cards_in(unseen(seen)))
    for hands, left in shared(seen, pool, 0):
        for piles in piled(seen, left, 0):
            yield hands, piles


def shared(seen: PlayerView, pool: tuple[int, ...], seat: int) -> Iterator[tuple[Hands, tuple[int, ...]]]:
    if seat == seen.game.seats:
        yield (), pool
        return
    count = 0 if seat == seen.seat else seen.counts[seat] - seen.known[seat].bit_count()
    for hand in combinations([card for card in pool if not seen.cannot[seat] >> card & 1], count):
        rest = tuple(card for card in pool if card not in hand)
        for others, left in shared(seen, rest, seat + 1):
            yield (hand, *others), left


def piled(seen: PlayerView, pool: tuple[int, ...], seat: int) -> Iterator[Hands]:
    if seat == seen.game.seats:
        yield ()
        return
    for pile in permutations(pool, seen.piles[seat]):
        rest = tuple(card for card in pool if card not in pile)
        for others in piled(seen, rest, seat + 1):
            yield (pile, *others)


def worlds(where: Position) -> list[Match]:
    """Yield the match for every deal that the claimer can't rule out."""
    seen, names = where.view, where.table.game.deck.names
    found = []
    for hands, piles in layouts(seen):
        match = copy_of(where.match)
        for seat, (hidden, pile) in enumerate(zip(hands, piles, strict=True)):
            own = cards_in(seen.hand & ~seen.shown[seat]) if seat == seen.seat else ()
            held = [names[card] for card in (*own, *cards_in(seen.known[seat]), *hidden)]
            if where.table.game.has_piles:
                match.hands[seat] = held
                match.piles[seat] = [names[card] for card in pile]  # type: ignore[attr-defined]
            else:
                match.hands[seat] = [*held, *(names[card] for card in cards_in(seen.shown[seat]))]
        found.append(match)
    return found


def copy_of(match: Match) -> Match:
    """Return a copy of the match."""
    other = copy.copy(match)
    for name in ("hands", "rows", "piles", "played", "voids"):
        value = getattr(match, name, None)
        if isinstance(value, list):
            setattr(other, name, [copy.copy(part) for part in value])
        elif isinstance(value, dict):
            setattr(other, name, {key: copy.copy(part) for key, part in value.items()})
    other.table = list(match.table)
    other.totals = list(match.totals)
    last = dict(match.deals[-1])
    last["tricks"] = [
        *last["tricks"][:-1],
        *({**trick, "cards": list(trick["cards"])} for trick in last["tricks"][-1:]),
    ]
    last["taken"] = list(last["taken"])
    other.deals = [*match.deals[:-1], last]
    return other


# -- the claim


class Brute:
    """Decides whether a claim holds, with at most `budget` plays."""

    def __init__(self, where: Position, claim: Claim, budget: int) -> None:
        assert where.view.seat is not None
        self.where, self.claim, self.me, self.left = where, claim, where.view.seat, budget
        self.side = side_of(where.view, self.me)
        self.tricks = len([trick for trick in where.view.tricks if trick.winner is not None])
        self.known: dict[Hashable, bool] = {}

    def holds(self) -> bool:
        """Return whether it holds from this position. Raises TooMany."""
        return self.wins(worlds(self.where))

    def wins(self, deals: list[Match]) -> bool:
        """Return whether one plan wins the claim in all these deals.

        The claimer can't distinguish them.
        """
        one = deals[0]
        if self.is_lost(one):
            return False
        if one.phase != "play":
            return True
        key = self.key(deals)
        if key not in self.known:
            self.known[key] = self.goes_on(deals, one)
        return self.known[key]

    def goes_on(self, deals: list[Match], one: Match) -> bool:
        seat = one.turn
        assert seat is not None
        if seat == self.me:
            return any(self.after(seat, text, deals) for text in one.legal_plays(seat))
        texts = {text for match in deals for text in match.legal_plays(seat)}
        return all(
            self.after(seat, text, [match for match in deals if text in match.legal_plays(seat)])
            for text in sorted(texts)
        )

    def after(self, seat: int, text: str, deals: list[Match]) -> bool:
        """Return whether it holds after that play, whatever the claimer then sees."""
        self.left -= len(deals)
        if self.left < 0:
            raise TooMany
        groups: dict[Hashable, list[Match]] = {}
        for match in deals:
            after = copy_of(match)
            after.make_play(seat, text)
            groups.setdefault(self.sight(after), []).append(after)
        return all(self.wins(group) for group in groups.values())

    def sight(self, match: Match) -> Hashable:
        """Return what the claimer sees of the hands."""
        rows = getattr(match, "rows", [])
        return tuple(sorted(match.hands[self.me])), tuple(tuple(sorted(row)) for row in rows)

    def is_lost(self, match: Match) -> bool:
        """Return whether the claim has failed, or must fail."""
        taken = match.deals[-1]["taken"]
        mine = sum(n for seat, n in enumerate(taken) if self.side >> seat & 1)
        rest = 0 if match.phase != "play" else match.cards_left(self.me) + self.has_played(match)
        if mine > self.claim.high or mine + rest < self.claim.low:
            return True
        new = match.deals[-1]["tricks"][self.tricks :]
        won = [trick for trick in new if trick["winner"] is not None and self.side >> trick["winner"] & 1]
        costs = (match.trick_points([card]) > 0 for trick in won for card in trick["cards"])
        return self.claim.clean and any(costs)

    def has_played(self, match: Match) -> bool:
        return any(seat == self.me for seat, _ in match.table)

    def key(self, deals: list[Match]) -> Hashable:
        """Return all that the rest depends on: plays to each lead, and possible holdings."""
        one = deals[0]
        held = frozenset(
            (
                tuple(tuple(sorted(hand)) for hand in match.hands),
                tuple(tuple(sorted(row)) for row in getattr(match, "rows", [])),
                tuple(map(tuple, getattr(match, "piles", []))),
            )
            for match in deals
        )
        past = repr((getattr(one, "voids", None), getattr(one, "played", None)))
        return held, one.turn, tuple(one.table), tuple(one.deals[-1]["taken"]), past


def expected(where: Position, claim: Claim, budget: int) -> bool:
    """Return the answer for a claim by definition. Raises TooMany."""
    return Brute(where, claim, budget).holds()


def offered(where: Position, rng: Random) -> list[Claim]:
    """Return the claims on offer there, and another one."""
    seen = where.view
    assert seen.seat is not None
    taken, left = taken_by(seen, side_of(seen, seen.seat)), seen.tricks_left
    low = rng.randint(0, left)
    other = Claim(taken + low, taken + rng.randint(low, left))
    return [*claims(seen), other]
