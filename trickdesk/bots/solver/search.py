"""The search of `endings`: null windows over whole tricks, exact positions stored.

The cards of an ending get new numbers (`Slots`), so that sets are small and the bits of a suit are in order
of strength.
"""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.bots.solver import NodeLimitExceeded
from trickdesk.bots.solver.bits import bit
from trickdesk.engine.cards import CardId, CardSet, cards_in
from trickdesk.engine.order import FOLLOW, RUFF, CardOrder
from trickdesk.engine.play import TrickPlay

UNLIKE = -1  # the set of all cards: with this between them, two cards are never equivalent
TRUMP_COST = 50  # penalty in move ordering for discarding a trump
NO_MOVE = -1
NAMED = 6  # bits of a slot in a move; above them is the suit that it is led as, plus 1
SLOT = 63
BIAS = 4096  # makes every score of the ordering positive
MOVE_BITS = 12
ODD_RULES = ("legal", "names", "play", "finish", "unfinish", "undo")


class Slots:
    """Tables for the `n` cards of an ending.

    A slot stands for a card (`cards[slot]`). Slots are sorted by suit and strength. Leads are slots, or `n +
    suit` for a card that is led as a named suit.

    - `above[led][slot]`: what beats a slot if `led` was led.
    - `between[n * a + b]`: as long as one of these is in play, or if it is `UNLIKE`, it matters which of `a <
      b` is played from a hand with both.
    - `ruffs`: the cards that win any trick in which no higher one of them is played, strongest first.
    - `label`: what distinguishes a slot besides its place in its suit. If the suits are `separate`, positions
      can be told apart by the sequence of labels and owners in each suit.
    - `rank` and `cost`: for move ordering.
    - `odd`: cards whose strength is not in the tables of the order.
    """

    def __init__(self, order: CardOrder, cards: CardSet, points: tuple[int, ...], odd: CardSet) -> None:
        suit_of, power = order.suit_of, order.power
        ranked = sorted(cards_in(cards), key=lambda card: (suit_of[card], power[suit_of[card]][card]))
        self.cards = tuple(ranked)
        self.n = n = len(ranked)
        self.bit = [bit(slot) for slot in range(n)]
        self.slot = {card: slot for slot, card in enumerate(ranked)}
        self.sets: dict[CardSet, int] = {}
        suits = len(order.suit_mask) - 1
        leads = [*ranked, *(order.size + suit for suit in range(suits))]
        self.suit = [suit_of[lead] for lead in leads]
        self.must = [self.set_of(order.must[lead]) for lead in leads]
        self.may = [self.set_of(order.may[lead]) for lead in leads]
        self.power = [[row[card] for card in ranked] for row in power]
        self.above = [
            [sum(bit(other) for other in range(n) if row[other] > strength) for strength in row]
            for row in self.power
        ]
        self.points = [points[card] for card in ranked]
        self.rank = [power[suit_of[card]][card] % FOLLOW for card in ranked]
        self.cost = [TRUMP_COST if suit_of[card] == order.trump else 0 for card in ranked]
        self.suit_set = [self.set_of(mask) for mask in order.suit_mask]
        rules = sorted({*self.must, *self.may})
        self.label = [
            (
                self.points[s],
                *(rule >> s & 1 for rule in rules),
                rules.index(self.must[s]),
                rules.index(self.may[s]),
            )
            for s in range(n)
        ]
        self.ruffs = [s for s in reversed(range(n)) if all(row[s] >= RUFF for row in self.power)]
        self.ruffs.sort(key=self.power[order.trump].__getitem__, reverse=True)
        self.separate = all(self.is_separate(led, order.trump) for led in range(suits + 1))
        self.between = [UNLIKE] * (n * n)
        odd_slots = self.set_of(odd)
        for suit_set in self.suit_set:
            held = [slot for slot in cards_in(suit_set) if not odd_slots >> slot & 1]
            for i, low in enumerate(held):
                for high in held[i + 1 :]:
                    if self.alike(low, high, rules):
                        self.between[n * low + high] = self.gap(low, high)

    def set_of(self, cards: CardSet) -> int:
        """Return the slots of those of the cards that are in the ending."""
        slots = self.sets.get(cards)
        if slots is None:
            slots = 0
            for slot, card in enumerate(self.cards):
                if cards >> card & 1:
                    slots |= bit(slot)
            self.sets[cards] = slots
        return slots

    def alike(self, low: int, high: int, rules: list[int]) -> bool:
        """Return whether two cards of a suit count the same and follow the same rules."""
        both = bit(low) | bit(high)
        return (
            self.points[low] == self.points[high]
            and not (self.must[low] ^ self.must[high]) & ~both
            and not (self.may[low] ^ self.may[high]) & ~both
            and all(rule & both in (0, both) for rule in rules)
        )

    def is_separate(self, led: int, trump: int) -> bool:
        """Return whether only this suit, trumps and suitless cards count in its tricks.

        Each of these must count by its own order.
        """
        row = self.power[led]
        for suit, suit_set in enumerate(self.suit_set):
            strengths = [row[slot] for slot in cards_in(suit_set)]
            if suit in (led, trump, len(self.suit_set) - 1):
                if strengths != sorted(set(strengths)):
                    return False
            elif any(strengths):
                return False
        return True

    def gap(self, low: int, high: int) -> int:
        """Return the cards that rank between two cards, or equal one, in some trick."""
        found = 0
        for row in self.power:
            least, most = sorted((row[low], row[high]))
            if most:
                found |= sum(bit(slot) for slot in range(self.n) if least <= row[slot] <= most)
        return found & ~(bit(low) | bit(high))


class Search:
    """The state of a search on the slots of an ending, and its table of positions.

    - `counts[seat]`: whether its tricks count. `eager[seat]`: whether it wants the total to be high.
    - `each`: the worth of a trick. `last`: the extra worth of the last one.
    - `rows`: shared with a play that has piles.
    """

    def __init__(
        self,
        play: TrickPlay,
        slots: Slots,
        counts: Sequence[bool],
        eager: Sequence[bool],
        each: int,
        last: int,
        rows: Sequence[CardSet],
        piles: Sequence[Sequence[CardId]],
    ) -> None:
        self.play, self.slots, self.rows = play, slots, rows
        self.counts, self.eager, self.each, self.last = counts, eager, each, last
        kind = type(play)
        self.asks_legal = kind.legal is not TrickPlay.legal
        self.asks_names = kind.names is not TrickPlay.names
        self.asks_winner = kind.winner is not TrickPlay.winner
        self.mirrored = any(getattr(kind, rule) is not getattr(TrickPlay, rule) for rule in ODD_RULES)
        self.n = len(play.players)
        self.after = play.after
        none = len(play.order.suit_mask) - 1
        self.loose = slots.suit_set[none] if play.order.trump == none else 0
        self.owner = self.owners(piles)
        self.relative = slots.separate and not (self.asks_legal or self.asks_names or self.asks_winner)
        self.lines: dict[tuple[int, int, int], int] = {}
        self.numbers: dict[tuple[object, ...], int] = {}
        self.ruffs = 0
        if not self.asks_winner:
            for slot in slots.ruffs:
                self.ruffs |= slots.bit[slot]
        self.tops: dict[int, tuple[bool, int]] = {}
        self.known: dict[tuple[int, ...], tuple[int, int, int]] = {}
        self.winners: dict[tuple[int, ...], int] = {}
        self.nodes = self.limit = 0
        self.enter()

    def owners(self, piles: Sequence[Sequence[CardId]]) -> list[int]:
        """Return for each slot the seat that will play it or has played it."""
        play, slot_of = self.play, self.slots.slot
        owner = [0] * self.slots.n
        for seat, hand in enumerate(play.hands):
            for slot in cards_in(self.slots.set_of(hand)):
                owner[slot] = seat
        seat = play.leader
        for card in play.trick:
            owner[slot_of[card]] = seat
            seat = play.after[seat]
        for seat, pile in enumerate(piles):
            for card in pile:
                owner[slot_of[card]] = seat
        return owner

    def enter(self) -> None:
        """Copy the state of the play."""
        play, slots = self.play, self.slots
        self.hands = [slots.set_of(hand) for hand in play.hands]
        self.trick = [slots.slot[card] for card in play.trick]
        self.voids = self.shown_voids() if self.loose else 0
        self.hint = NO_MOVE
        self.made = 0  # cards played in the engine's play since then

    def leave(self) -> None:
        """Restore the play."""
        for _ in range(self.made):
            self.play.undo()
        self.made = 0

    def shown_voids(self) -> int:
        """Return the suits that each seat failed to follow, in eight bits for each seat.

        Only completed tricks count.
        """
        play = self.play
        voids = 0
        for trick in play.tricks:
            seat, led = trick.leader, play.order.suit_of[trick.lead]
            for card in trick.cards:
                if play.order.suit_of[card] != led:
                    voids |= bit(8 * seat + led)
                seat = play.after[seat]
        return voids

    # -- positions

    def next_trick(self, leader: int, left: int, need: int, rest: int, live: int) -> int:
        """Return a bound of what the side takes of the `rest` in `left` tricks.

        If it is at least `need`, it is a lower bound of the result; if it is less, an upper bound. `live` has
        the cards not yet played.
        """
        if need <= 0:
            return 0
        if need > rest or not left:
            return rest
        # Top trumps win a trick each, whenever they are played, so they give a bound without a search.
        if self.ruffs & live:
            counted, sure = self.top_cards(live)
            if counted and sure >= need:
                return sure
            if not counted and rest - sure < need:
                return rest - sure
        key = self.key(leader, live)
        low, high, self.hint = self.known.get(key, (0, rest, NO_MOVE))
        if low >= need:
            return low
        if high < need:
            return high
        value = self.card(0, leader, 0, 0, leader, 0, left, need, rest, live)
        if value >= need:
            low = value
        else:
            high = value
        self.known[key] = low, high, self.hint
        return value

    def top_cards(self, live: int) -> tuple[bool, int]:
        """Return the sure tricks of the seat with the highest cards.

        Returns:
            Whether they count for the side, and what they are worth at least.
        """
        known = self.tops.get(self.ruffs & live)
        if known is None:
            slots = self.slots
            ruffs = [slot for slot in slots.ruffs if live >> slot & 1]
            seat, worth = self.owner[ruffs[0]], 0
            for slot in ruffs:
                if self.owner[slot] != seat:
                    break
                worth += self.each + slots.points[slot]
            known = self.tops[self.ruffs & live] = self.counts[seat], worth
        return known

    def key(self, leader: int, live: int) -> tuple[int, ...]:
        """Return everything that a position at the start of a trick depends on."""
        hands = self.hands
        up = waiting = 0
        if self.rows:
            waiting = live
            for row, hand in zip(self.rows, hands, strict=True):
                up |= self.slots.set_of(row) & hand
                waiting &= ~hand
        if self.relative:
            lines = [self.line(live & suit, up & suit, waiting & suit) for suit in self.slots.suit_set]
            return leader, *lines
        if self.loose:
            for seat, hand in enumerate(hands):
                if hand & self.loose:
                    return leader, *hands, up, self.voids >> 8 * seat & 255
        return leader, *hands, up

    def line(self, cards: int, up: int, waiting: int) -> int:
        """Return a number for the sequence of a suit: owners, labels and places.

        The order of a pile doesn't matter: with the same number of cards left, the same cards are waiting.
        """
        key = cards, up, waiting
        number = self.lines.get(key, -1)
        if number < 0:
            sequence = tuple(
                (self.owner[s], self.slots.label[s], up >> s & 1, waiting >> s & 1) for s in cards_in(cards)
            )
            self.lines[key] = number = self.numbers.setdefault(sequence, len(self.numbers))
        return number

    def card(
        self, k: int, seat: int, lead: int, best: int, winner: int, worth: int, left: int, need: int, rest: int,
        live: int,
    ) -> int:  # fmt: skip
        """Return the bound before the `k`-th card of a trick.

        The trick is worth `worth` points so far, and `best` is winning it.
        """
        if k == self.n:
            return self.finish(seat, lead, winner, worth, left, need, rest, live)
        hint, self.hint = self.hint, NO_MOVE
        moves = self.moves(k, seat, lead, live)
        if len(moves) > 1:
            moves = self.ordered(moves, k, seat, lead, best, winner)
            if hint in moves:
                moves.remove(hint)
                moves.insert(0, hint)
        bound = -1
        eager = self.eager[seat]
        for move in moves:
            value = self.after_move(move, k, seat, lead, best, winner, worth, left, need, rest, live)
            if (value >= need) == eager:
                if k == 0:
                    self.hint = move
                return value
            if bound < 0 or (value > bound) == eager:
                bound = value
        if k == 0:
            self.hint = NO_MOVE
        return bound

    def after_move(
        self, move: int, k: int, seat: int, lead: int, best: int, winner: int, worth: int, left: int, need: int,
        rest: int, live: int,
    ) -> int:  # fmt: skip
        """Return the bound after a move."""
        self.nodes += 1
        if self.nodes == self.limit:
            raise NodeLimitExceeded
        slots, hands = self.slots, self.hands
        slot = move & SLOT
        hand = hands[seat]
        hands[seat] = hand ^ slots.bit[slot]
        self.trick.append(slot)
        if self.mirrored:
            named = (move >> NAMED) - 1
            self.play.play(slots.cards[slot], named if named >= 0 else None)
            self.made += 1
        if k == 0:
            lead = slot if move == slot else slots.n + (move >> NAMED) - 1
            best = slot
        else:
            row = slots.power[slots.suit[lead]]
            if row[slot] > row[best]:
                best, winner = slot, seat
        worth += slots.points[slot]
        value = self.card(k + 1, self.after[seat], lead, best, winner, worth, left, need, rest, live)
        if self.mirrored:
            self.play.undo()
            self.made -= 1
        self.trick.pop()
        hands[seat] = hand
        return value

    def finish(
        self, leader: int, lead: int, winner: int, worth: int, left: int, need: int, rest: int, live: int
    ) -> int:
        """Return the bound after a complete trick."""
        slots, trick, hands, voids = self.slots, self.trick, self.hands, self.voids
        if self.mirrored:
            winner = self.play.leader
        elif self.asks_winner:
            winner = self.winner_of(leader, lead)
        worth += self.each + (self.last if left == 1 else 0)
        take = worth if self.counts[winner] else 0
        for slot in trick:
            live ^= slots.bit[slot]
        if self.loose:
            seat, led = leader, slots.suit[lead]
            for slot in trick:
                if slots.suit[slot] != led:
                    self.voids |= slots.bit[0] << (8 * seat + led)
                seat = self.after[seat]
        # The engine's play has refilled rows and hands from piles.
        if self.rows:
            self.hands = [slots.set_of(hand) for hand in self.play.hands]
        self.trick = []
        value = take + self.next_trick(winner, left - 1, need - take, rest - worth, live)
        self.trick, self.hands, self.voids = trick, hands, voids
        return value

    def winner_of(self, leader: int, lead: int) -> int:
        """Return who wins the complete trick by the game's own rule."""
        key = leader, *self.trick
        winner = self.winners.get(key, -1)
        if winner < 0:
            play, slots = self.play, self.slots
            before = play.leader, play.lead, play.trick
            play.leader, play.lead = leader, slots.cards[lead]
            play.trick = [slots.cards[slot] for slot in self.trick]
            self.winners[key] = winner = play.winner()
            play.leader, play.lead, play.trick = before
        return winner

    # -- moves

    def moves(self, k: int, seat: int, lead: int, live: int) -> list[int]:
        """Return the moves of a seat, one for each class of equivalent cards."""
        slots = self.slots
        hand = self.hands[seat]
        if self.asks_legal:
            hand = slots.set_of(self.play.legal())
        elif k and hand & slots.must[lead]:
            hand &= slots.may[lead]
        if not hand & (hand - 1) and not self.asks_names:
            return [hand.bit_length() - 1]
        row = slots.set_of(self.rows[seat]) if self.rows else 0
        found = []
        for suit_set in slots.suit_set:
            held = hand & suit_set
            above = -1
            while held:
                slot = held.bit_length() - 1
                held ^= slots.bit[slot]
                if above < 0 or not self.equal(slot, above, row, live):
                    names = self.play.names(slots.cards[slot]) if self.asks_names and not k else ()
                    found += [slot | (named + 1) << NAMED for named in names] or [slot]
                above = slot
        return found

    def equal(self, low: int, high: int, row: int, live: int) -> bool:
        """Return whether it makes no difference which of two cards of a suit is played."""
        slots = self.slots
        if slots.between[slots.n * low + high] & live:
            return False
        return (row >> low ^ row >> high) & 1 == 0

    def ordered(self, moves: list[int], k: int, seat: int, lead: int, best: int, winner: int) -> list[int]:
        """Return the moves, the most promising first."""
        slots = self.slots
        wanted = self.eager[seat]  # whether the seat wants a winner whose tricks count
        held = True
        if k:
            row = slots.power[slots.suit[lead]]
            held = self.holds_trick(k, seat, lead, best, wanted)
        # Only the order of the scores matters: first what is likely to win, then what costs little.
        scored = []
        for move in moves:
            slot = move & SLOT
            points, rank = slots.points[slot], slots.rank[slot]
            if k == 0:
                first = slot if move == slot else slots.n + (move >> NAMED) - 1
                score = 2 * points - rank if self.counts[seat] == wanted else -rank
                if self.counts[seat] == wanted and self.holds_trick(0, seat, first, slot, wanted):
                    score += 200
                else:
                    score -= 4 * points
            else:
                wins = row[slot] > row[best]
                good = self.counts[seat if wins else winner] == wanted
                if good and (self.holds_trick(k, seat, lead, slot, wanted) if wins else held):
                    score = 250 + 3 * points - rank
                    if wins and self.counts[winner] == wanted:
                        score -= 100
                else:
                    score = 100 - 4 * points - rank
                if not wins:
                    score -= slots.cost[slot]
            scored.append((score + BIAS) << MOVE_BITS | move)
        scored.sort(reverse=True)
        return [move & (BIAS - 1) for move in scored]

    def holds_trick(self, k: int, seat: int, lead: int, best: int, wanted: bool) -> bool:
        """Return whether no opponent after the `k`-th seat can beat `best`.

        Opponents are the seats whose `counts` differ from `wanted`.
        """
        slots, hands = self.slots, self.hands
        above = slots.above[slots.suit[lead]][best]
        must, may = slots.must[lead], slots.may[lead]
        for _ in range(k + 1, self.n):
            seat = self.after[seat]
            if self.counts[seat] != wanted:
                hand = hands[seat]
                if (hand & may if hand & must else hand) & above:
                    return False
        return True
