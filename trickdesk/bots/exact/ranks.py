"""The rank solver: tricks at a plain trump or at no trump, four hands, all cards known, best play.

Partition search: a position is remembered by the shape of its suits together with only those top cards that mattered,
so that one entry answers for many positions. Null windows; seats 0 and 2 play against seats 1 and 3.
"""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.bots.exact import TooHard
from trickdesk.bots.exact.bits import (
    ALL,
    NO_SUIT,
    SUIT,
    bit,
    count,
    higher,
    rank_of,
    suit_of,
    top,
)
from trickdesk.bots.exact.ordering import (
    HINT,
    LOSING,
    RUFF,
    beaters,
    lead_card,
    lead_suit,
    standing,
    winning_card,
)
from trickdesk.bots.exact.positions import RANKS, Positions
from trickdesk.bots.exact.sure import OPEN, WON, last_trick, sure_tricks

WIDEST = 13  # moves at most
LOW_BIAS = 1 << 10  # makes every score of the ordering positive


class RankSolver:
    """Solves deal after deal with the same tables.

    Hands are sets in the format of ``bits``: a suit has at most thirteen ranks, only their order matters. ``trump``
    is a suit, or ``NO_SUIT``. ``nodes`` counts the cards that were played in search; a question that needs more than
    ``limit`` of them (0: no limit) raises :class:`~trickdesk.bots.exact.TooHard`.
    """

    def __init__(self, limit: int = 0) -> None:
        self.nodes = 0
        self.limit = limit
        self.moves = [0] * (WIDEST * 4 * (WIDEST + 1))
        self.hint = 0  # of the position being searched; then the lead that decided it
        self.begin((0, 0, 0, 0), NO_SUIT, 0, ())

    # -- the questions

    def tricks(self, hands: Sequence[int], trump: int, leader: int, table: Sequence[int] = ()) -> int:
        """The tricks of seats 0 and 2 from here on.

        ``table``: the cards of the trick that ``leader`` led, which the hands no longer hold; with them all hands
        have the same length.
        """
        self.begin(hands, trump, leader, table)
        low, high = 0, self.left
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
        """Whether seats 0 and 2 take at least ``need`` tricks from here on: one null window."""
        self.begin(hands, trump, leader, table)
        return self.reaches(need)

    def cards(
        self, hands: Sequence[int], trump: int, leader: int, table: Sequence[int] = ()
    ) -> dict[int, int]:
        """For each legal card of the seat to play, the tricks that its side takes from here on, this one included."""
        self.begin(hands, trump, leader, table)
        seat, led, best, winner, left, live = (
            self.seat, self.led, self.best, self.winner, self.left, self.live
        )  # fmt: skip
        found: dict[int, int] = {}
        guess = (left + 1) >> 1
        hand = self.h[seat]
        legal = (hand & SUIT[led] if table else 0) or hand
        for suit in range(4):
            held = legal & SUIT[suit]
            above = 0  # the card above in hand, with its value in found
            while held:
                card = top(held)
                held ^= card
                if above and not live & SUIT[suit] & (above - 1) & ~(2 * card - 1):
                    found[card] = found[above]
                else:
                    wins = not table or self.beats(card, best)
                    guess = self.settle(
                        card, led if table else suit, card if wins else best, seat if wins else winner, guess
                    )
                    found[card] = guess
                above = card
        if seat & 1:
            return {card: left - tricks for card, tricks in found.items()}
        return found

    # -- the search

    def begin(self, hands: Sequence[int], trump: int, leader: int, table: Sequence[int]) -> None:
        """Set a position up, the trick on the table with it."""
        self.h = list(hands)
        self.trump = trump
        self.trumps = SUIT[trump] if trump < NO_SUIT else 0
        self.k = len(table)
        self.seat = self.winner = leader
        self.led = self.best = self.played = 0
        whole = list(hands)
        for card in table:
            if not self.played:
                self.led, self.best = suit_of(card), card
            elif self.beats(card, self.best):
                self.best, self.winner = card, self.seat
            whole[self.seat] |= card
            self.played |= card
            self.seat = (self.seat + 1) & 3
        self.left = count(hands[self.seat])
        self.live = whole[0] | whole[1] | whole[2] | whole[3]
        self.positions = Positions(whole)
        self.hint = 0
        self.stop_at = self.nodes + self.limit if self.limit else 0

    def reaches(self, need: int) -> bool:
        if self.k == 0:
            return self.trick(self.seat, self.left, need) & WON != 0
        result = self.card(
            self.k, self.seat, self.live, self.led, self.best, self.winner, self.played, self.left, need
        )
        return result & WON != 0

    def settle(self, card: int, led: int, best: int, winner: int, guess: int) -> int:
        """The tricks of seats 0 and 2 after ``card``, which makes ``best`` of ``winner`` the trick's best."""
        seat = self.seat
        hand = self.h[seat]
        self.h[seat] = hand ^ card
        k, after, played, left = self.k + 1, (seat + 1) & 3, self.played | card, self.left
        low, high = 0, left
        while low < high:
            need = min(max(guess, low + 1), high)
            if self.card(k, after, self.live, led, best, winner, played, left, need) & WON:
                low = need
                guess = need + 1
            else:
                high = guess = need - 1
        self.h[seat] = hand
        return low

    def beats(self, card: int, best: int) -> bool:
        suit = suit_of(card)
        return card > best if suit == suit_of(best) else suit == self.trump

    def trick(self, lead: int, left: int, need: int) -> int:
        """Whether seats 0 and 2 take ``need`` of the ``left`` tricks: ``WON`` or not, with the cards that mattered."""
        if need <= 0:
            return WON
        if need > left:
            return 0
        h, trump = self.h, self.trump
        if 0 < self.stop_at <= self.nodes:
            raise TooHard
        if left == 1:
            self.nodes += 4
            return last_trick(h, lead, trump)
        result = sure_tricks(h, lead, trump, left, need)
        if result != OPEN:
            return result
        live = h[0] | h[1] | h[2] | h[3]
        s0, s1, s2, s3 = live & 0x1FFF, live >> 16 & 0x1FFF, live >> 32 & 0x1FFF, live >> 48
        positions = self.positions
        red = positions.owners_of(0, s0) | positions.owners_of(1, s1) << 26
        black = positions.owners_of(2, s2) | positions.owners_of(3, s3) << 26
        shapes = positions.shapes
        key = lead << 60 | (shapes[s0] + shapes[RANKS + s1] + shapes[2 * RANKS + s2] + shapes[3 * RANKS + s3])
        result = positions.find(key, red, black, live, need)
        if result != OPEN:
            return result
        self.hint = positions.hints.get(key, 0)
        result = self.card(0, lead, live, 0, 0, 0, 0, left, need)
        if self.hint:
            positions.hints[key] = self.hint
        positions.keep(key, red, black, live, left, need, result)
        return result

    def card(
        self,
        k: int,
        seat: int,
        live: int,
        led: int,
        best: int,
        winner: int,
        played: int,
        left: int,
        need: int,
    ) -> int:
        """The result of the ``k``-th card of a trick; ``best`` of ``winner`` wins it so far."""
        if k == 4:
            result = self.trick(winner, left - 1, need if winner & 1 else need - 1)
            if played & SUIT[suit_of(best)] & ~best:
                result |= best
            return result
        h, moves, trump = self.h, self.moves, self.trump
        hand = h[seat]
        base = (4 * left + k - 4) * WIDEST
        if k == 0:
            legal = hand
            n = self.leads(seat, live, base)
        else:
            legal = hand & SUIT[led] or hand
            n = self.follows(k, seat, legal, live, led, best, winner, base)
        mine = 0 if seat & 1 else WON
        best_suit = suit_of(best)
        mattered = 0
        following = (seat + 1) & 3
        for i in range(base, base + n):
            card = bit((moves[i] & 63) ^ 48)
            suit = ((moves[i] >> 4) & 3) ^ 3
            self.nodes += 1
            h[seat] = hand ^ card
            if k == 0:
                result = self.card(1, following, live, suit, card, seat, card, left, need)
            elif card > best if suit == best_suit else suit == trump:
                result = self.card(k + 1, following, live, led, card, seat, played | card, left, need)
            else:
                result = self.card(k + 1, following, live, led, best, winner, played | card, left, need)
            h[seat] = hand
            if result & WON == mine:
                if k == 0:
                    self.hint = card
                return result
            mattered |= result & ALL
        if k == 0:
            self.hint = 0
        return self.straddle(mattered, legal, live) | (WON ^ mine)

    def straddle(self, mattered: int, legal: int, live: int) -> int:
        """Where a card that mattered is the player's, all that are its equals downwards mattered with it."""
        for mask in SUIT:
            found, held = mattered & mask, legal & mask
            if not found or not held:
                continue
            card = found & -found
            suit = live & mask
            while card & held:
                below = suit & (card - 1)
                if not below or not top(below) & held:
                    break
                card = top(below)
            mattered |= card
        return mattered

    # -- moves

    def leads(self, seat: int, live: int, base: int) -> int:
        """Lay the leads worth trying from ``moves[base]`` on, the best first; their number."""
        h, hint = self.h, self.hint
        self.hint = 0
        mate = h[(seat + 2) & 3]
        n = 0
        for suit in range(4):
            held = h[seat] & SUIT[suit]
            if not held:
                continue
            line = live & SUIT[suit]
            first = top(line)
            good = 4 * lead_suit(suit, h, seat, live, self.trump, self.trumps)
            left = held
            while left:
                card = top(left)
                left ^= card
                above = higher(line, card)
                if above & -above & held:
                    continue
                rank = rank_of(card)
                score = good + lead_card(card, rank, held, mate, first) + (HINT if card == hint else 0)
                self.lay(base, n, (score + LOW_BIAS) << 6 | (3 - suit) << 4 | rank)
                n += 1
        return n

    def follows(
        self, k: int, seat: int, legal: int, live: int, led: int, best: int, winner: int, base: int
    ) -> int:
        """The same for a card that is not led."""
        h, moves, trump, trumps = self.h, self.moves, self.trump, self.trumps
        if not legal & (legal - 1):  # nothing to judge
            moves[base] = (3 - suit_of(legal)) << 4 | rank_of(legal)
            return 1
        after = h[(seat + 1) & 3]
        chance = standing(k, winner == seat ^ 2, h[seat ^ 2], after, led, best, trump, trumps)
        best_suit = suit_of(best)
        discard = not legal & SUIT[led]
        n = 0
        for suit in range(4):
            held = legal & SUIT[suit]
            if not held:
                continue
            line = live & SUIT[suit]
            long = count(held) if discard and suit != trump else 0  # throw from a long suit
            while held:
                card = top(held)
                held ^= card
                above = line & ~(2 * card - 1)
                if above & -above & legal:
                    continue
                rank = rank_of(card)
                if card > best if suit == best_suit else suit == trump:
                    beaten = k < 3 and beaters(after, led, card, trump, trumps) != 0
                    score = winning_card(chance, beaten, rank, suit == trump, led == trump)
                else:
                    score = LOSING[chance] - rank + long - (RUFF if suit == trump else 0)
                self.lay(base, n, (score + LOW_BIAS) << 6 | (3 - suit) << 4 | rank)
                n += 1
        return n

    def lay(self, base: int, n: int, move: int) -> None:
        """Sort the ``n``-th move in."""
        moves = self.moves
        i = base + n
        while i > base and moves[i - 1] < move:
            moves[i] = moves[i - 1]
            i -= 1
        moves[i] = move
