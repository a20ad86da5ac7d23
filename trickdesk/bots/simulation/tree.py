"""A tree of what all seats may play after a card, grown while deals are simulated.

Simulated deals differ in their hidden cards. A branch is a card, no matter who holds which others, so what one deal
shows helps all others in which the same cards were played (information set search). Near its root each seat plays what
has been good for it, and what the rule-based player likes is tried first. Where the tree ends, the rule-based player
goes on.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.tricks import NOBODY, ROOM, Tricks, index
from trickdesk.bots.solver.bits import bit, count

if TYPE_CHECKING:
    from mypy_extensions import i64

LIKED: Final = 0.5  # share of the interest at first that the rule-based player's card has; all share the rest
CURIOUS: Final = 1.0  # how much a card that was hardly tried is preferred


class Branch:
    """A card that a seat plays at some point of the tree.

    - `seat`: who plays it. `turn`: who is on turn then.
    - `visits`: in how many deals it was played. `seen`: in how many of those at this point it could be.
    - `total`: the sum of what these deals were worth to `seat`. `ahead`: the same for `turn`.
    - `first`: the first card that was tried after it. `other`: the next one tried instead of it.
    """

    def __init__(self, card: i64, named: i64, seat: i64) -> None:
        self.card: i64 = card
        self.named: i64 = named
        self.seat: i64 = seat
        self.turn: i64 = seat
        self.visits: float = 0.0
        self.seen: float = 0.0
        self.total: float = 0.0
        self.ahead: float = 0.0
        self.first: Branch | None = None
        self.other: Branch | None = None


class Tree:
    """The trees below some cards of the seat on turn, each with the suit it is led as."""

    def __init__(self, policy: Policy, seat: int, moves: list[tuple[int, int]]) -> None:
        self.policy = policy
        self.roots = [Branch(card, named, seat) for card, named in moves]
        self.path: list[Branch] = [self.roots[0]] * ROOM
        self.depth: i64 = 0

    def end_after(self, tricks: Tricks, option: i64, buried: i64) -> tuple[int, ...]:
        """Return how a deal ends after an option, as `Policy.end_after` does."""
        tricks.back()
        at = self.roots[option]
        self.depth = 0
        while True:
            tricks.play(at.card, at.named)
            at.turn = tricks.turn
            self.path[self.depth] = at
            self.depth += 1
            if not tricks.left or (not at.visits and self.depth > 1):
                break
            at = self.chosen(at, tricks)
        self.policy.play_out(tricks)
        return (*tricks.key(), buried)

    def chosen(self, at: Branch, tricks: Tricks) -> Branch:
        """Return which branch the seat on turn takes, perhaps a new one."""
        legal = tricks.legal()
        liked = self.policy.card(tricks)
        share = (1.0 - LIKED) / float(int(count(legal)))
        untried = legal
        best: Branch | None = None
        most = 0.0
        child = at.first
        while child is not None:
            here = bit(child.card)
            if legal & here:
                untried &= ~here
                child.seen += 1.0
                prior = share + (LIKED if child.card == liked else 0.0)
                worth = child.total / child.visits + CURIOUS * prior * sqrt(child.seen) / (1.0 + child.visits)
                if best is None or worth > most:
                    best = child
                    most = worth
            child = child.other
        if untried:
            favourite = untried & bit(liked) != 0
            worth = CURIOUS * (share + (LIKED if favourite else 0.0)) * sqrt(at.visits)
            if at.visits:
                worth += at.ahead / at.visits
            if best is None or worth > most:
                card = liked if favourite else index(untried & -untried)
                best = Branch(
                    card, NOBODY if tricks.trick_size else self.policy.name(tricks, card), tricks.turn
                )
                best.seen = 1.0
                best.other = at.first
                at.first = best
        assert best is not None
        return best

    def learn(self, worth: list[float]) -> None:
        """Remember what the last deal was worth to each seat."""
        for i in range(self.depth):
            at = self.path[i]
            at.visits += 1.0
            at.total += worth[at.seat]
            at.ahead += worth[at.turn]
