"""The search behind ``endings``: null windows over whole tricks, exact positions in the table."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.bots.solver import NodeLimitExceeded
from trickdesk.bots.solver.bits import bit
from trickdesk.bots.solver.slots import Slots
from trickdesk.engine.cards import CardId, CardSet, cards_in
from trickdesk.engine.play import TrickPlay

NO_MOVE = -1
NAMED = 6  # bits of a slot in a move; the suit that it leads as, counted from 1, stands above them
SLOT = 63
BIAS = 4096  # makes every score of the ordering positive
MOVE_BITS = 12
ODD_RULES = ("legal", "names", "play", "finish", "unfinish", "undo")


class Search:
    """The state of a search, on the slots of an ending, and what is known of its positions.

    ``counts[seat]``: its takings count; ``eager[seat]``: it wants much to be taken. ``each`` trick is worth something
    and the ``last`` one more. ``rows`` are shared with a play that has piles.
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
        """For each slot the seat that plays it sooner or later."""
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
        """Take over from the play as it stands."""
        play, slots = self.play, self.slots
        self.hands = [slots.set_of(hand) for hand in play.hands]
        self.trick = [slots.slot[card] for card in play.trick]
        self.voids = self.shown_voids() if self.loose else 0
        self.hint = NO_MOVE
        self.made = 0  # cards that the play is ahead of where it was entered

    def leave(self) -> None:
        """Give the play back as it was."""
        for _ in range(self.made):
            self.play.undo()
        self.made = 0

    def shown_voids(self) -> int:
        """Eight bits for each seat: the suits that it has failed to follow in the tricks that are over."""
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
        """A bound of what is taken of the ``rest`` in ``left`` tricks: at least the result, if that is ``need`` or
        more, else at most the result. ``live``: the cards that are not gone."""
        if need <= 0:
            return 0
        if need > rest or not left:
            return rest
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
        """Tricks that cannot be lost, those of the seat with the highest cards of all: whether they count, and what
        they are worth at least."""
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
        """All that a position at the beginning of a trick depends on."""
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
        """A number for the sequence of a suit: whose each card is, of what kind, and where it lies.

        The order of a pile need not be told: as many waiting cards of a seat are always the same ones.
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
        """The same bound before the ``k``-th card of a trick of ``worth`` card points, which ``best`` wins so far."""
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
        """The bound after a move."""
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
        """The bound when a trick is complete."""
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
        if self.rows:
            self.hands = [slots.set_of(hand) for hand in self.play.hands]
        self.trick = []
        value = take + self.next_trick(winner, left - 1, need - take, rest - worth, live)
        self.trick, self.hands, self.voids = trick, hands, voids
        return value

    def winner_of(self, leader: int, lead: int) -> int:
        """Who wins the complete trick by the game's own rule."""
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
        """The moves of a seat, one for each class of cards that are as good as each other."""
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
        """Whether it makes no difference which of two cards of a suit a hand plays."""
        slots = self.slots
        if slots.between[slots.n * low + high] & live:
            return False
        return (row >> low ^ row >> high) & 1 == 0

    def ordered(self, moves: list[int], k: int, seat: int, lead: int, best: int, winner: int) -> list[int]:
        """The moves, the most promising first."""
        slots = self.slots
        wanted = self.eager[seat]  # whether a winner whose takings count is to the seat's liking
        held = True
        if k:
            row = slots.power[slots.suit[lead]]
            held = self.stands(k, seat, lead, best, wanted)
        scored = []
        for move in moves:
            slot = move & SLOT
            points, rank = slots.points[slot], slots.rank[slot]
            if k == 0:
                first = slot if move == slot else slots.n + (move >> NAMED) - 1
                score = 2 * points - rank if self.counts[seat] == wanted else -rank
                if self.counts[seat] == wanted and self.stands(0, seat, first, slot, wanted):
                    score += 200
                else:
                    score -= 4 * points
            else:
                wins = row[slot] > row[best]
                good = self.counts[seat if wins else winner] == wanted
                if good and (self.stands(k, seat, lead, slot, wanted) if wins else held):
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

    def stands(self, k: int, seat: int, lead: int, best: int, wanted: bool) -> bool:
        """Whether nobody after the ``k``-th player, ``seat``, who is not to the seat's liking can beat ``best``."""
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
