"""Worlds: full layouts of the cards that agree with everything a view knows."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from trickdesk.engine.cards import CardId, CardSet, card_set, cards_in
from trickdesk.engine.view import PlayerView

TRIES = 40  # attempts before a constraint is given up


@dataclass(slots=True)
class World:
    """Where every card lies: playable ``hands`` (rows included), ``rows``, face-down ``piles`` and the ``talon``,
    top first; ``dead`` are the cards put away by others, ``buried`` those that the viewer put away."""

    hands: list[CardSet]
    rows: list[CardSet]
    piles: list[tuple[CardId, ...]]
    talon: list[CardId]
    dead: CardSet
    buried: CardSet

    def copy(self) -> World:
        return World(self.hands[:], self.rows[:], self.piles, self.talon, self.dead, self.buried)


@dataclass(slots=True)
class Holder:
    """A place with ``size`` unseen cards, none of ``never`` and, if it can be helped, none of ``hardly``."""

    size: int
    never: CardSet = 0
    hardly: CardSet = 0


class Sampler:
    """Draws worlds that agree with a view.

    ``unlikely``: cards that nobody sensible would have put away; they are kept out of ``dead`` while that is
    possible. The cards that some holder cannot have go first, those with the fewest possible holders before the
    others, each to a holder drawn in proportion to its free places; the rest is shuffled. Should the constraints ever
    fail to be met, ``hardly`` is dropped, then ``never``: a world is always returned.
    """

    def __init__(self, view: PlayerView, unlikely: CardSet = 0) -> None:
        self.view = view
        game, me = view.game, view.seat
        seats = range(game.seats)
        shown = 0
        for row in view.shown:
            shown |= row
        played = card_set(card for trick in view.tricks for card in trick.cards)
        unseen = game.deck.all & ~(view.hand | shown | played | view.turned | view.buried)
        hidden = [0 if seat == me else view.counts[seat] for seat in seats]
        talon = view.talon - view.turned.bit_count()
        dead = unseen.bit_count() - sum(hidden) - sum(view.piles) - talon
        self.buried = view.buried
        if dead < 0:  # what was put away has become the stock again (rules.md 3.5, item 4)
            dead += view.buried.bit_count()
            unseen |= view.buried
            self.buried = 0
        self.holders = [Holder(hidden[seat], view.cannot[seat]) for seat in seats]
        self.holders += [Holder(size) for size in view.piles]
        self.holders += [Holder(talon), Holder(max(0, dead), 0, unlikely)]
        self.unseen = unseen
        self.plans = [self.plan(True, True), self.plan(True, False), self.plan(False, False)]

    def plan(self, never: bool, hardly: bool) -> tuple[list[tuple[list[int], list[CardId]]], list[CardId]]:
        """The unseen cards: (possible holders, cards) with the fewest holders first, and the cards free to all."""
        open_holders = [i for i, holder in enumerate(self.holders) if holder.size]
        banned = {
            i: (self.holders[i].never if never else 0) | (self.holders[i].hardly if hardly else 0)
            for i in open_holders
        }
        groups: dict[tuple[int, ...], list[CardId]] = {}
        for card in cards_in(self.unseen):
            groups.setdefault(tuple(i for i in open_holders if not banned[i] >> card & 1), []).append(card)
        free = groups.pop(tuple(open_holders), [])
        return [(list(key), groups[key]) for key in sorted(groups, key=lambda key: (len(key), key))], free

    def world(self, rng: Random) -> World:
        """One world."""
        for groups, free in self.plans:
            for _ in range(TRIES if groups else 1):
                got = self.fill(groups, free, rng)
                if got is not None:
                    return self.layout(got, rng)
        raise AssertionError("the last plan has no constraints")

    def fill(
        self, groups: list[tuple[list[int], list[CardId]]], free: list[CardId], rng: Random
    ) -> list[list[CardId]] | None:
        """The cards of each holder, or None if this attempt came to a dead end."""
        places = [holder.size for holder in self.holders]
        got: list[list[CardId]] = [[] for _ in places]
        random = rng.random
        for holders, cards in groups:
            for card in cards:
                pick = random() * sum([places[i] for i in holders])
                for i in holders:
                    pick -= places[i]
                    if pick < 0:
                        places[i] -= 1
                        got[i].append(card)
                        break
                else:
                    return None
        rest = free[:]
        rng.shuffle(rest)
        at = 0
        for cards, size in zip(got, places, strict=True):
            if size:
                cards += rest[at : at + size]
                at += size
        return got

    def layout(self, got: list[list[CardId]], rng: Random) -> World:
        """The world in which each holder has what it got."""
        view = self.view
        n = view.game.seats
        hands = [card_set(cards) | row for cards, row in zip(got[:n], view.shown, strict=True)]
        assert view.seat is not None
        hands[view.seat] = view.hand
        for pile in got[n : 2 * n]:
            rng.shuffle(pile)
        talon = got[2 * n]
        rng.shuffle(talon)
        return World(
            hands,
            list(view.shown),
            [tuple(pile) for pile in got[n : 2 * n]],
            [*cards_in(view.turned), *talon],
            card_set(got[2 * n + 1]),
            self.buried,
        )
