"""Deals in which more is not simply better: a side that has to take exactly so many tricks, cards that take points off.

A plain search, for the last cards of a deal; what it has found out about a position is kept for all earlier ones.
"""

from __future__ import annotations

from trickdesk.bots.review.full_deal_solver import Budget, Whole
from trickdesk.bots.solver import NodeLimitExceeded
from trickdesk.bots.solver.endings import Move, TrickValues
from trickdesk.bots.solver.slots import Slots
from trickdesk.engine.cards import CardSet, card_set, cards_in
from trickdesk.engine.play import TrickPlay

DEAR = 12  # nodes of the solvers that one of this search costs
FAR = 10**6


class Aimed(Whole):
    """By how much the side misses its ``goal``, a number of tricks; or, where that is None, what it takes in all.

    The side wants to miss by little; of what it takes much, or with ``low`` little.
    """

    def __init__(
        self,
        play: TrickPlay,
        side: CardSet,
        trick_values: TrickValues,
        goal: int | None,
        budget: Budget,
        *,
        low: bool = False,
    ) -> None:
        super().__init__(play, side, low if goal is None else True, budget)
        self.goal, self.trick_values = goal, trick_values
        cards = card_set(card for seat in play.players for card in cards_in(play.hands[seat]))
        points = trick_values.points or (0,) * play.order.size
        self.points = points
        self.slots = Slots(play.order, cards, points, 0)
        self.known: dict[tuple[int, ...], tuple[int, int]] = {}
        self.nodes = self.most_nodes = 0

    def worth(self, winner: int, cards: list[int]) -> int:
        """What a trick adds to what the side takes."""
        if not self.side >> winner & 1:
            return 0
        return self.trick_values.each + sum([self.points[card] for card in cards])

    def result(self, taken: int) -> int:
        return taken if self.goal is None else abs(taken - self.goal)

    def taken(self) -> int:
        return sum([self.worth(trick.winner, trick.cards) for trick in self.play.tricks])

    def least_and_most(self) -> tuple[int, int]:
        if not self.play.left:
            result = self.result(self.taken())
            return result, result
        return -FAR, FAR

    def between(self, least: int, most: int, guess: int) -> int:
        if least == most:
            return least
        self.most_nodes = self.nodes + self.budget.limit(DEAR)
        return self.counted(least - 1, most + 1)

    def counted(self, alpha: int, beta: int) -> int:
        """The value of the play as it stands, if it is between these; the play is as before whatever happens."""
        play, before = self.play, self.nodes
        depth = len(play.tricks), len(play.trick)
        try:
            return self.search(self.taken(), alpha, beta)
        finally:
            while (len(play.tricks), len(play.trick)) != depth:
                play.undo()
            self.budget.left -= DEAR * (self.nodes - before)

    def search(self, taken: int, alpha: int, beta: int) -> int:
        """The value, or a bound of it where it is not between ``alpha`` and ``beta``; ``taken`` by the side so far."""
        play = self.play
        if not play.left:
            return self.result(taken)
        key: tuple[int, ...] = ()
        if not play.trick:
            key = taken, play.turn, *play.hands
            low, high = self.known.get(key, (-FAR, FAR))
            if low == high or low >= beta:
                return low
            if high <= alpha:
                return high
        eager = self.eager(play.turn)
        value = -FAR if eager else FAR
        least, most = alpha, beta
        for move in self.moves():
            found = self.after(move, taken, least, most)
            if eager:
                value = max(value, found)
                least = max(least, value)
            else:
                value = min(value, found)
                most = min(most, value)
            if least >= most:
                break
        if key:
            low, high = self.known.get(key, (-FAR, FAR))
            if value > alpha:
                low = max(low, value)
            if value < beta:
                high = min(high, value)
            self.known[key] = low, high
        return value

    def after(self, move: Move, taken: int, alpha: int, beta: int) -> int:
        """The value after a move."""
        play = self.play
        self.nodes += 1
        if self.nodes > self.most_nodes:
            raise NodeLimitExceeded
        play.play(*move)
        if not play.trick:
            last = play.tricks[-1]
            taken += self.worth(last.winner, last.cards)
        value = self.search(taken, alpha, beta)
        play.undo()
        return value

    def moves(self) -> list[Move]:
        """One move of each set of cards that are as good as each other, the lowest first."""
        play, slots = self.play, self.slots
        live = 0
        for seat in play.players:
            live |= play.hands[seat]
        at_large = slots.set_of(live | card_set(play.trick))
        legal = slots.set_of(play.legal())
        found: list[Move] = []
        for suit in slots.suit_set:
            below = -1
            for slot in cards_in(legal & suit):
                between = slots.between[slots.n * below + slot] if below >= 0 else -1
                if between & at_large:
                    card = slots.cards[slot]
                    names = play.names(card) if not play.trick else ()
                    found += [(card, name) for name in names] or [(card, None)]
                below = slot
        return found

    def keeping(self, value: int) -> list[Move]:
        self.most_nodes = self.nodes + self.budget.limit(DEAR)
        found = []
        for move in self.moves():
            self.play.play(*move)
            if self.counted(-FAR, FAR) == value:
                found.append(move)
            self.play.undo()
        return found
