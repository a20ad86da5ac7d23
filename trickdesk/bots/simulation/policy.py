"""Sound card play by rule, from the tables of a trump and the sides alone.

It plays the tricks of every simulated deal, so it is written for speed, in flat integers. It looks at the
hand of the seat on turn and at the cards played, never into another hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from trickdesk.bots.simulation.tables import TRUMP_COST
from trickdesk.bots.simulation.tricks import NOBODY, Rules, Tricks, index
from trickdesk.bots.solver.bits import bit, count

if TYPE_CHECKING:
    from mypy_extensions import i64

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # only mypyc reads the attribute; at run time it does nothing

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Any:  # type: ignore[misc]
        return lambda policy: policy


FAR: Final = 1 << 30  # more than any card costs
RICH: Final = 10  # points that make a trick worth trying to win even without a sure winner


@mypyc_attr(allow_interpreted_subclasses=True)  # games may have their own, uncompiled policy
class Policy:
    """Plays all seats of one deal.

    - `friends[seat]`: mask of the seats on its side, itself included.
    - `plays_for_points`: if cards count, it goes for points, and doesn't give any away for the sake of a
      ruff.
    """

    def __init__(self, rules: Rules, friends: list[int], declarer: int) -> None:
        self.rules = rules
        self.friends: list[i64] = friends
        self.declarer: i64 = declarer
        self.plays_for_points: bool = rules.counting
        # Set by `read_trick`: who is winning the trick, with which card, and the legal cards that beat it.
        self.holder: i64 = NOBODY
        self.best: i64 = NOBODY
        self.winners: i64 = 0

    def play_out(self, tricks: Tricks) -> None:
        """Play a deal to its end."""
        while tricks.left:
            card = self.card(tricks)
            tricks.play(card, NOBODY if tricks.trick_size else self.name(tricks, card))

    def end_after(self, tricks: Tricks, card: i64, named: i64, buried: i64) -> tuple[int, ...]:
        """Return how a deal ends after a card, from the marked position.

        Returns:
            The key of the end, and the points of the discards.
        """
        tricks.back()
        tricks.play(card, named)
        self.play_out(tricks)
        return (*tricks.key(), buried)

    def name(self, tricks: Tricks, card: i64) -> i64:
        """Return the suit that a led card names, if any: the longest one in hand."""
        if tricks.guide is None and card != self.rules.namer:
            return NOBODY
        best: i64 = NOBODY
        most: i64 = NOBODY
        hand = tricks.here.hand
        for suit in tricks.names(card):
            held = count(hand & self.rules.mask[suit])
            if held > most:
                most = held
                best = suit
        return best

    def card(self, tricks: Tricks) -> i64:
        """Return the card of the seat on turn."""
        legal = tricks.legal()
        if not legal & (legal - 1):
            return index(legal)
        out = self.rules.all & ~(tricks.played | tricks.here.hand)
        return self.follow(tricks, legal, out) if tricks.trick_size else self.lead(tricks, legal, out)

    def read_trick(self, tricks: Tricks, legal: i64) -> None:
        """Find who is winning the trick, with which card, and which legal cards beat it."""
        rules = self.rules
        self.holder, self.best = tricks.best_seat, tricks.best
        self.winners = legal & rules.above[rules.suit_of[tricks.lead] * rules.size + tricks.best]

    def enemies_after(self, tricks: Tricks) -> i64:
        """Return how many opponents of the seat on turn have still to play to the trick."""
        here = tricks.here
        return count(tricks.waiting & ~(self.friends[here.seat] | here.bit))

    def follow(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        """Return the card to follow with.

        Win cheaply if it is worth it, ruff low, leave a partner's winner alone, and otherwise discard the
        least valuable card.
        """
        rules, seat = self.rules, tricks.turn
        led = rules.suit_of[tricks.lead]
        row = led * rules.size
        self.read_trick(tricks, legal)
        winners, holder, best = self.winners, self.holder, self.best
        left = tricks.count - tricks.trick_size - 1
        enemies = self.enemies_after(tricks)
        if self.friends[seat] & bit(holder):
            threats = rules.above[row + best] & out & rules.mask[rules.suit_of[best]]
            spared = legal & ~winners or legal
            if not enemies or not threats:
                return least_valuable(spared, rules.give)
            tops = winners & rules.mask[led]
            if left == 1 and tops:
                highest = most_valuable(tops, rules.keep)
                # It also beats cards that an opponent could win with.
                if count(threats & ~rules.above[row + highest]) > 1:
                    return highest
            return least_valuable(spared, rules.lose)
        if not winners:
            return least_valuable(legal, rules.lose)
        if not enemies:
            return self.last(tricks, legal, winners)
        sure = self.sure(winners, row, out)
        if sure and not (left > enemies and self.costs_too_much(tricks, legal & ~sure, sure)):
            return self.last(tricks, legal, sure)
        if not legal & rules.mask[led] and rules.mask[rules.trump] & ~tricks.may and not rules.counting:
            # If only tricks count, a low trump costs the opponents a higher one, unless they may ruff at
            # will.
            return least_valuable(winners, rules.keep)
        if left == 1 and enemies == 1:
            tops = winners & rules.mask[led]
            return most_valuable(tops, rules.keep) if tops else least_valuable(winners, rules.keep)
        if left == 2 and self.plays_for_points and tricks.stake >= RICH:
            return least_valuable(winners, rules.keep)
        return least_valuable(legal & ~winners or legal, rules.lose)

    def sure(self, winners: i64, row: i64, out: i64) -> i64:
        """Return the winners that no card of their suit that is still out can beat."""
        rules = self.rules
        sure: i64 = 0
        while winners:
            here = winners & -winners
            winners ^= here
            card = index(here)
            if not rules.above[row + card] & out & rules.mask[rules.suit_of[card]]:
                sure |= here
        return sure

    def last(self, tricks: Tricks, legal: i64, winners: i64) -> i64:
        """Return the cheapest winner, or a losing card if winning costs too much."""
        rules = self.rules
        if not rules.counting:
            return least_valuable(winners, rules.keep)
        card = least_valuable(winners, rules.give)
        losers = legal & ~winners
        if losers and rules.keep[card] > TRUMP_COST:
            loser = least_valuable(losers, rules.lose)
            if not tricks.stake and not rules.points[loser] and tricks.left > 2:
                return loser
        return card

    def costs_too_much(self, tricks: Tricks, others: i64, winners: i64) -> bool:
        """Return whether only a high trump wins a trick without points.

        If so, a partner may still win it.
        """
        rules = self.rules
        return (
            others != 0 and tricks.stake == 0 and rules.keep[least_valuable(winners, rules.keep)] > TRUMP_COST
        )

    def lead(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        """Return the card to lead.

        Draw trumps as the declaring side, cash sure winners, or lead low.
        """
        rules, seat, trump = self.rules, tricks.turn, self.rules.trump
        attacking = self.friends[seat] & bit(self.declarer) != 0
        trumps = rules.mask[trump]
        mine, theirs = legal & trumps, out & trumps
        no_trump = trump == rules.none
        if attacking and mine and theirs and not no_trump:
            row = trump * rules.size
            highest = most_valuable(mine, rules.keep)
            over = count(rules.above[row + highest] & theirs)
            many = count(mine)
            if not over and (many > 1 or seat != self.declarer):
                return highest
            if seat == self.declarer and many > 2:
                draws = over == 1 and not rules.points[highest]
                return highest if draws else least_valuable(mine, rules.lose)
        best: i64 = NOBODY
        value: i64 = NOBODY
        rest = legal
        while rest:
            here = rest & -rest
            rest ^= here
            card = index(here)
            if rules.over[card] & out:
                continue
            suit = rules.suit_of[card]
            # Cash winners as long as the others can follow suit; own trumps can wait.
            worth = count(out & rules.mask[suit]) if suit != trump or no_trump else 0
            if worth > value:
                best = card
                value = worth
        if best >= 0 and (value > 0 or not legal & ~trumps):
            return best
        return self.low_lead(tricks, legal, out, attacking)

    def low_lead(self, tricks: Tricks, legal: i64, out: i64, attacking: bool) -> i64:
        """Return a card that can be spared.

        Against a trump contract in which only tricks count, from the shortest suit; otherwise from the
        longest.
        """
        rules = self.rules
        trumps = rules.mask[rules.trump]
        no_trump = rules.trump == rules.none
        if attacking and tricks.turn != self.declarer and legal & trumps and out & trumps:
            return least_valuable(legal & trumps, rules.lose)
        sign: i64 = 2 if not attacking and not no_trump and not self.plays_for_points else -2
        best: i64 = NOBODY
        cost: i64 = FAR
        rest = legal
        while rest:
            here = rest & -rest
            rest ^= here
            card = index(here)
            price = rules.lose[card] + sign * count(legal & rules.mask[rules.suit_of[card]])
            if price < cost:
                best = card
                cost = price
        return best


def least_valuable(cards: i64, cost: list[i64]) -> i64:
    """Return the card with the lowest cost; the lowest of equally cheap ones."""
    best: i64 = NOBODY
    least: i64 = FAR
    while cards:
        here = cards & -cards
        cards ^= here
        card = index(here)
        price = cost[card]
        if price < least:
            best = card
            least = price
    return best


def most_valuable(cards: i64, cost: list[i64]) -> i64:
    """Return the card with the highest cost: in one suit, the strongest.

    The lowest of equally costly ones.
    """
    best: i64 = NOBODY
    most: i64 = NOBODY
    while cards:
        here = cards & -cards
        cards ^= here
        card = index(here)
        price = cost[card]
        if price > most:
            best = card
            most = price
    return best


def most_beaten(rules: Rules, legal: i64, out: i64) -> i64:
    """Return the card with the most higher cards still out; the cheapest if equal."""
    best: i64 = NOBODY
    most: i64 = NOBODY
    while legal:
        here = legal & -legal
        legal ^= here
        card = index(here)
        over = count(rules.over[card] & out)
        if over > most or (over == most and rules.keep[card] < rules.keep[best]):
            best = card
            most = over
    return best
