"""Rank solver: tricks at a plain trump or no trump with all four hands known.

It uses partition search: a position is stored with the shape of its suits and only those top cards that
mattered, so one entry answers for many positions. Every search has a null window, which asks only whether
seats 0 and 2, who play against seats 1 and 3, take at least some number of tricks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from trickdesk.bots.solver import NodeLimitExceeded
from trickdesk.bots.solver.bits import ALL, NO_SUIT, bit, count, suit_of, suit_set, top
from trickdesk.bots.solver.moves import WIDEST, Moves
from trickdesk.bots.solver.positions import Positions
from trickdesk.bots.solver.quick_tricks import OPEN, WON, last_trick, quick_tricks, second_hand

if TYPE_CHECKING:
    from mypy_extensions import i64


class RankSolver:
    """Solves deal after deal with the same tables.

    Hands are sets in the format of `bits`; a suit has at most thirteen ranks, of which only the order
    matters. `trump` is a suit or `NO_SUIT`. `nodes` counts the cards played in the search. If a question
    needs more than `limit` of them (0: no limit), it raises `NodeLimitExceeded`.
    """

    def __init__(self, limit: int = 0) -> None:
        self.nodes: i64 = 0
        self.limit: i64 = limit
        self.moves = Moves()
        self.positions = Positions()
        self.begin((0, 0, 0, 0), NO_SUIT, 0, ())

    # -- the questions

    def tricks(self, hands: Sequence[int], trump: int, leader: int, table: Sequence[int] = ()) -> int:
        """Return the tricks of seats 0 and 2 from here on.

        `table` has the cards of the trick that `leader` led, which are no longer in the hands; with them all
        hands have the same length.
        """
        self.begin(hands, trump, leader, table)
        low: i64 = 0
        high = self.left
        need = (high + 1) >> 1
        while low < high:
            need = min(max(need, low + 1), high)
            if self.reaches(need):
                low = need
                need += 1
            else:
                need -= 1
                high = need
        return low

    def takes(
        self, hands: Sequence[int], trump: int, leader: int, need: int, table: Sequence[int] = ()
    ) -> bool:
        """Return whether seats 0 and 2 take at least `need` tricks: one null window."""
        self.begin(hands, trump, leader, table)
        return self.reaches(need)

    def cards(
        self, hands: Sequence[int], trump: int, leader: int, table: Sequence[int] = ()
    ) -> dict[int, int]:
        """Return for each legal card the tricks of its side from here on."""
        self.begin(hands, trump, leader, table)
        left, odd = self.left, self.seat & 1
        found: dict[int, int] = {}
        guess = (left + 1) >> 1
        for card, equal in self.choices():
            if not equal:
                guess = self.settle(card, guess)
            found[card] = found[equal] if equal else left - guess if odd else guess
        return found

    def reaching(
        self, hands: Sequence[int], trump: int, leader: int, need: int, table: Sequence[int] = ()
    ) -> dict[int, bool]:
        """Return for each legal card whether seats 0 and 2 take at least `need` tricks."""
        self.begin(hands, trump, leader, table)
        found: dict[int, bool] = {}
        for card, equal in self.choices():
            found[card] = found[equal] if equal else self.reaches_after(card, need)
        return found

    def choices(self) -> list[tuple[int, int]]:
        """Return the legal cards, each with an equivalent one before it, or 0."""
        legal: i64 = (self.hand & suit_set(self.led) if self.k else 0) or self.hand
        found: list[tuple[int, int]] = []
        suit: i64
        for suit in range(4):
            held = legal & suit_set(suit)
            line = self.live & suit_set(suit)
            above: i64 = 0
            while held:
                card = top(held)
                held ^= card
                between = line & (above - 1) & ~(2 * card - 1) if above else line
                found.append((card, above if above and not between else 0))
                above = card
        return found

    # -- the search

    def begin(self, hands: Sequence[int], trump: int, leader: int, table: Sequence[int]) -> None:
        """Set up a position, including the trick on the table."""
        self.trump: i64 = trump
        self.trumps: i64 = suit_set(trump) if trump < NO_SUIT else 0
        self.moves.trump, self.moves.trumps = self.trump, self.trumps
        self.k: i64 = len(table)
        self.seat: i64 = leader
        self.winner: i64 = leader
        self.led: i64 = 0
        self.best: i64 = 0
        self.played: i64 = 0
        whole = list(hands)
        card: i64
        for card in table:
            if not self.played:
                self.led, self.best = suit_of(card), card
            elif self.beats(card, self.best):
                self.best, self.winner = card, self.seat
            whole[self.seat] |= card
            self.played |= card
            self.seat = (self.seat + 1) & 3
        self.live: i64 = whole[0] | whole[1] | whole[2] | whole[3]
        self.hand: i64 = hands[self.seat]  # of the seat on turn; the other hands follow in order
        self.on_left: i64 = hands[(self.seat + 1) & 3]
        self.mate: i64 = hands[(self.seat + 2) & 3]
        self.on_right: i64 = hands[(self.seat + 3) & 3]
        self.left: i64 = count(self.hand)
        self.positions.begin(whole)
        self.hint: i64 = 0  # before a search, the lead to try first; after it, the lead that decided
        self.stop_at: i64 = self.nodes + self.limit if self.limit else 0

    def reaches(self, need: i64) -> bool:
        hand, on_left, mate, on_right = self.hand, self.on_left, self.mate, self.on_right
        if self.k == 0:
            return self.trick(self.seat, hand, on_left, mate, on_right, self.left, need) & WON != 0
        result = self.card(
            self.k, self.seat, hand, on_left, mate, on_right, self.live, self.led, self.best, self.winner,
            self.played, self.left, need,
        )  # fmt: skip
        return result & WON != 0

    def reaches_after(self, card: i64, need: i64) -> bool:
        """Return whether seats 0 and 2 take at least `need` tricks after `card`."""
        if need <= 0 or need > self.left:
            return need <= 0
        seat, led, best, winner = self.seat, self.led, card, self.seat
        if self.k == 0:
            led = suit_of(card)
        elif not self.beats(card, self.best):
            best, winner = self.best, self.winner
        result = self.go_on(
            self.k, seat, self.hand ^ card, self.on_left, self.mate, self.on_right, self.live, led,
            best, winner, self.played | card, self.left, need,
        )  # fmt: skip
        return result & WON != 0

    def settle(self, card: i64, guess: i64) -> i64:
        """Return the tricks of seats 0 and 2 after `card`."""
        low: i64 = 0
        high = self.left
        while low < high:
            need = guess
            if need <= low:
                need = low + 1
            if need > high:
                need = high
            if self.reaches_after(card, need):
                low = need
                guess = need + 1
            else:
                high = guess = need - 1
        return low

    def beats(self, card: i64, best: i64) -> bool:
        suit = suit_of(card)
        return card > best if suit == suit_of(best) else suit == self.trump

    def trick(
        self, lead: i64, hand: i64, on_left: i64, mate: i64, on_right: i64, left: i64, need: i64
    ) -> i64:
        """Return whether seats 0 and 2 take `need` of the `left` tricks.

        The result has the bit `WON` or not, and the relevant cards. The hands are in order from the leader's.
        """
        if need <= 0:
            return WON
        if need > left:
            return 0
        if 0 < self.stop_at <= self.nodes:
            raise NodeLimitExceeded
        if left == 1:
            self.nodes += 4
            return last_trick(lead, hand, on_left, mate, on_right, self.trump)
        live = hand | on_left | mate | on_right
        trumps = live & self.trumps
        result = quick_tricks(
            lead, hand, on_left, mate, on_right, self.trump if trumps else NO_SUIT, trumps, left, need
        )
        if result != OPEN:
            return result
        positions = self.positions
        first = positions.line(0, live & 0x1FFF)
        second = positions.line(1, (live >> 16) & 0x1FFF)
        third = positions.line(2, (live >> 32) & 0x1FFF)
        fourth = positions.line(3, live >> 48)
        red = first.owners | second.owners << 26
        black = third.owners | fourth.owners << 26
        shape = positions.shape(lead << 60 | (first.shape + second.shape + third.shape + fourth.shape))
        result = positions.find(shape, red, black, live, need)
        if result != OPEN:
            return result
        self.hint = shape.hint
        result = self.card(0, lead, hand, on_left, mate, on_right, live, 0, 0, 0, 0, left, need)
        if self.hint:
            shape.hint = self.hint
        positions.keep(shape, red, black, live, left, need, result)
        return result

    def card(
        self, k: i64, seat: i64, hand: i64, on_left: i64, mate: i64, on_right: i64, live: i64, led: i64, best: i64,
        winner: i64, played: i64, left: i64, need: i64,
    ) -> i64:  # fmt: skip
        """Return the result before the `k`-th card; `best` of `winner` is winning so far."""
        trump = self.trump
        moves = self.moves
        base = (4 * left + k - 4) * WIDEST
        legal = hand
        if k == 0:
            n = moves.leads(hand, on_left, mate, on_right, live, self.hint, base)
            self.hint = 0
        else:
            if k == 1:
                result = second_hand(
                    seat, hand, on_left, mate, on_right, led, best, trump, live & self.trumps, left, need
                )
                if result != OPEN:
                    return result
            follow = hand & suit_set(led)
            if follow:
                legal = follow
            if not legal & (legal - 1):  # no choice: the relevant cards are those of the next seat
                self.nodes += 1
                wins = self.beats(legal, best)
                return self.go_on(
                    k, seat, hand ^ legal, on_left, mate, on_right, live, led, legal if wins else best,
                    seat if wins else winner, played | legal, left, need,
                )  # fmt: skip
            n = moves.follows(k, winner == seat ^ 2, legal, on_left, mate, live, led, best, base)
        mine: i64 = 0 if seat & 1 else WON
        best_suit = suit_of(best)
        mattered: i64 = 0
        spared: i64 = 0  # cards that can't do better than one already tried
        i = base
        while i < base + n:
            at = (moves.moves[i].value & 63) ^ 48
            i += 1
            card = bit(at)
            suit = at >> 4
            if card & spared:
                continue
            self.nodes += 1
            wins = k == 0 or (card > best if suit == best_suit else suit == trump)
            result = self.go_on(
                k, seat, hand ^ card, on_left, mate, on_right, live, led if k else suit, card if wins else best,
                seat if wins else winner, played | card, left, need,
            )  # fmt: skip
            if result & WON == mine:
                if k == 0:
                    self.hint = card
                return result
            result &= ALL
            mattered |= result
            # Cards that differ from this one only in ranks that didn't matter would fail in the same way.
            spared |= no_better(card, result & suit_set(suit), suit_set(suit))
        if k == 0:
            self.hint = 0
        return straddle(mattered, legal, live) | (WON ^ mine)

    def go_on(
        self, k: i64, seat: i64, rest: i64, on_left: i64, mate: i64, on_right: i64, live: i64, led: i64, best: i64,
        winner: i64, played: i64, left: i64, need: i64,
    ) -> i64:  # fmt: skip
        """Return the result after the `k`-th card; its seat has `rest` left."""
        seat = (seat + 1) & 3
        if k == 3:
            return self.finish(seat, on_left, mate, on_right, rest, best, winner, played, left, need)
        return self.card(
            k + 1, seat, on_left, mate, on_right, rest, live, led, best, winner, played, left, need
        )

    def finish(
        self, seat: i64, hand: i64, on_left: i64, mate: i64, on_right: i64, best: i64, winner: i64, played: i64,
        left: i64, need: i64,
    ) -> i64:  # fmt: skip
        """Return the result of a complete trick; the winner leads to the next one."""
        left -= 1
        need -= 1 - (winner & 1)
        turn = (winner - seat) & 3
        if turn == 0:
            result = self.trick(winner, hand, on_left, mate, on_right, left, need)
        elif turn == 1:
            result = self.trick(winner, on_left, mate, on_right, hand, left, need)
        elif turn == 2:
            result = self.trick(winner, mate, on_right, hand, on_left, left, need)
        else:
            result = self.trick(winner, on_right, hand, on_left, mate, left, need)
        # The winner's rank mattered only if another card of its suit was played to the trick.
        if played & suit_set(suit_of(best)) & ~best:
            result |= best
        return result


def no_better(card: i64, mattered: i64, suit: i64) -> i64:
    """Return the cards of a suit that can't do better than `card` did.

    If the card didn't matter, these are all cards of the suit.
    """
    if not mattered:
        return suit
    low = mattered & -mattered
    return suit & (low - 1) if card < low else 0


def straddle(mattered: i64, legal: i64, live: i64) -> i64:
    """Return the relevant cards, extended to equivalent lower ones in the hand.

    The player can replace a relevant card by any equivalent one.
    """
    if not mattered & legal:
        return mattered
    suit: i64
    for suit in range(4):
        mask = suit_set(suit)
        found, held = mattered & mask, legal & mask
        if not found & held:
            continue
        card = found & -found
        line = live & mask
        while card & held:
            below = line & (card - 1)
            if not below or not top(below) & held:
                break
            card = top(below)
        mattered |= card
    return mattered
