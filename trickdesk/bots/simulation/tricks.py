"""The play of a deal in flat integers: the same tricks as the engine's ``TrickPlay``, many times as fast if compiled.

Where a game has rules for its tricks that :class:`Rules` does not know, the engine's play goes along as a guide, and
is asked for every card. Sets of cards have bit ``1 << card``, as in the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trickdesk.bots.solver.bits import bit, count
from trickdesk.engine.play import new_trick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from trickdesk.bots.simulation.tables import Tables
    from trickdesk.engine.play import Trick, TrickPlay

NOBODY: Final = -1  # no card, no seat, no suit
NAMED: Final = 256  # times a suit that was named, plus one, is added to a card in ``line``


def index(card_bit: i64) -> i64:
    """The card of a single bit."""
    return count(card_bit - 1)


class Rules:
    """The tables of one trump in flat lists, rows of ``size`` cards one after the other.

    The odd rules, all off by default: ``following[suit]`` are the cards that count as following a lead of that suit,
    for the ``twos`` that are high when everybody does; ``namer`` is the card that leads as a named suit, whichever
    its holder likes; ``row`` and ``hand``, how many cards are drawn for an empty row and an empty hand. Where play is
    ``bound``, ``opening`` leads to the first trick, ``barred`` is not thrown on it, and ``guarded`` is not led before a
    card of ``breaking`` has been played: all of it only as far as the hand has something else.
    """

    def __init__(self, tables: Tables) -> None:
        order = tables.order
        self.all: i64 = tables.all
        self.size: i64 = order.size
        self.trump: i64 = order.trump
        self.none: i64 = len(order.suit_mask) - 1
        self.suit_of: list[i64] = list(order.suit_of)
        self.mask: list[i64] = list(order.suit_mask)
        self.power: list[i64] = [strength for row in order.power for strength in row]
        self.above: list[i64] = [cards for row in tables.above for cards in row]
        self.must: list[i64] = list(order.must)
        self.may: list[i64] = list(order.may)
        self.keep: list[i64] = list(tables.keep)
        self.lose: list[i64] = list(tables.lose)
        self.give: list[i64] = list(tables.give)
        self.points: list[i64] = list(tables.points)
        self.each: i64 = tables.each
        self.counting: bool = tables.counting
        self.twos: i64 = 0
        self.following: list[i64] = []
        self.namer: i64 = NOBODY
        self.row: i64 = 0
        self.hand: i64 = 0
        self.bound: bool = False
        self.opening: i64 = 0
        self.barred: i64 = 0
        self.guarded: i64 = 0
        self.breaking: i64 = 0


class Tricks:
    """One deal under way; see ``TrickPlay`` for the attributes of that name.

    ``played``: the cards that lie open, as far as they are remembered. ``failed[seat]``: the suits, as sets of their
    cards, in which a seat did not follow. ``best`` is the card that holds the trick, by the tables, for
    ``best_seat``; ``points[seat]`` what a seat's tricks count; ``top_seat`` who won the highest trump so far, of
    strength ``top``. Since :meth:`mark`: the
    ``line`` of cards played, the ``winners`` of the tricks and what these ``gained``.
    """

    def __init__(self, rules: Rules, seats: int, players: list[int], guide: TrickPlay | None = None) -> None:
        self.rules = rules
        self.guide = guide
        self.players: list[i64] = players
        self.count: i64 = len(players)
        self.after: list[i64] = [0] * seats
        self.before: list[i64] = [0] * seats
        for i in range(len(players)):
            self.after[players[i - 1]] = players[i]
            self.before[players[i]] = players[i - 1]
        self.hands: list[i64] = []
        self.rows: list[i64] = []
        self.drawn: list[i64] = []
        self.piles: list[tuple[int, ...]] = []
        self.taken: list[i64] = [0] * seats
        self.points: list[i64] = [0] * seats
        self.failed: list[i64] = [0] * seats
        self.line: list[i64] = []
        self.winners: list[i64] = []
        self.gained: list[i64] = []
        self.trick: list[i64] = []
        self.played: i64 = 0
        self.left: i64 = 0
        self.turn: i64 = 0
        self.leader: i64 = 0
        self.last: i64 = 0
        self.lead: i64 = NOBODY
        self.must: i64 = 0
        self.may: i64 = 0
        self.best: i64 = NOBODY
        self.best_seat: i64 = NOBODY
        self.strength: i64 = 0
        self.top: i64 = 0
        self.top_seat: i64 = NOBODY
        self.crowned: bool = False  # the trick on the table holds the highest trump so far
        self.marked: list[list[i64]] = []
        self.base: list[i64] = []

    def begin(self, hands: list[int], leader: int, rows: list[int], piles: list[tuple[int, ...]]) -> None:
        """The cards as they lie before ``leader`` leads; what is known from earlier tricks stays as it is."""
        self.hands = hands
        self.leader = self.turn = leader
        self.last = self.before[leader]
        self.trick = []
        self.must = 0
        self.left = count(self.hands[self.leader])
        if self.rules.row:
            self.rows, self.piles = rows, piles
            self.drawn = [0] * len(piles)
            self.left += len(piles[leader])

    def start(self, hands: list[int], leader: int, rows: list[int], piles: list[tuple[int, ...]]) -> None:
        """The cards as they lie before ``leader`` leads to the first trick."""
        nothing = [0] * len(hands)
        self.taken, self.points, self.failed = nothing[:], nothing[:], nothing
        self.line = []
        self.winners = []
        self.gained = []
        self.played = 0
        self.top = 0
        self.top_seat = NOBODY
        self.crowned = False
        self.begin(hands, leader, rows, piles)

    def mark(self) -> None:
        """Remember the deal as it is now, for :meth:`back`."""
        self.line = []
        self.winners = []
        self.gained = []
        self.marked = [
            self.hands[:], self.rows[:], self.drawn[:], self.taken[:], self.points[:], self.failed[:], self.trick[:],
        ]  # fmt: skip
        self.base = [
            self.played, self.left, self.turn, self.leader, self.last, self.lead, self.must, self.may, self.best,
            self.best_seat, self.strength, self.top, self.top_seat, 1 if self.crowned else 0,
        ]  # fmt: skip

    def back(self) -> None:
        """Return to where :meth:`mark` was."""
        guide = self.guide
        if guide is not None:
            for _ in self.line:
                guide.undo()
        self.line = []
        self.winners = []
        self.gained = []
        marked = self.marked
        self.hands = marked[0][:]
        self.rows = marked[1][:]
        self.drawn = marked[2][:]
        self.taken = marked[3][:]
        self.points = marked[4][:]
        self.failed = marked[5][:]
        self.trick = marked[6][:]
        base = self.base
        self.played = base[0]
        self.left = base[1]
        self.turn = base[2]
        self.leader = base[3]
        self.last = base[4]
        self.lead = base[5]
        self.must = base[6]
        self.may = base[7]
        self.best = base[8]
        self.best_seat = base[9]
        self.strength = base[10]
        self.top = base[11]
        self.top_seat = base[12]
        self.crowned = base[13] != 0

    def legal(self) -> i64:
        """The cards that the seat on turn may play."""
        guide = self.guide
        if guide is not None:
            return guide.legal()
        hand = self.hands[self.turn]
        if self.rules.bound:
            return self.bound(hand)
        return hand & self.may if hand & self.must else hand

    def bound(self, hand: i64) -> i64:
        """The cards of a hand that may be played where more than the suit led binds."""
        rules = self.rules
        tricks: i64 = 0
        for taken in self.taken:
            tricks += taken
        if self.trick:
            if hand & self.must:
                return hand & self.may
            return hand if tricks else hand & ~rules.barred or hand
        if not tricks and hand & rules.opening:
            return hand & rules.opening
        free = hand & ~rules.guarded
        if not free:
            return hand
        held: i64 = 0
        for other in self.hands:
            held |= other
        return hand if rules.breaking & ~held else free

    def names(self, card: i64) -> list[i64]:
        """The suits that ``card`` may be led as; empty for a card that leads as what it is."""
        guide = self.guide
        if guide is not None:
            return list(guide.names(card))
        if card != self.rules.namer:
            return []
        suits: list[i64] = []
        suit: i64
        for suit in range(self.rules.none):
            suits.append(suit)
        return suits

    def play(self, card: i64, named: i64) -> None:
        """Play a legal card; ``named`` is the suit that it leads as, or ``NOBODY``."""
        rules, seat = self.rules, self.turn
        here = bit(card)
        self.hands[seat] ^= here
        self.played |= here
        self.line.append(card + NAMED * (named + 1))
        if not self.trick:
            self.lead = card if named < 0 else rules.size + named
            self.must = rules.must[self.lead]
            self.may = rules.may[self.lead]
            self.strength = NOBODY
            self.crowned = False
        led = rules.suit_of[self.lead]
        suit = rules.suit_of[card]
        if suit != led:
            self.failed[seat] |= rules.mask[led]
        strength = rules.power[led * rules.size + card]
        if strength > self.strength:
            self.strength = strength
            self.best = card
            self.best_seat = seat
        if suit == rules.trump:
            strength = rules.power[suit * rules.size + card]
            if strength > self.top:
                self.top = strength
                self.crowned = True
        self.trick.append(card)
        guide = self.guide
        if guide is not None:
            guide.play(card, None if named < 0 else named)
        if seat == self.last:
            self.finish()
        else:
            self.turn = self.after[seat]

    def winner(self) -> i64:
        """The seat that wins the complete trick on the table."""
        if self.guide is not None:
            return self.guide.leader
        rules = self.rules
        if rules.twos:
            following = rules.following[rules.suit_of[self.lead]]
            seat = self.leader
            two: i64 = NOBODY
            for card in self.trick:
                here = bit(card)
                if not following & here:
                    return self.best_seat
                if two < 0 and rules.twos & here:
                    two = seat
                seat = self.after[seat]
            if two >= 0:
                return two
        return self.best_seat

    def finish(self) -> None:
        """Take the complete trick in."""
        rules = self.rules
        winner = self.winner()
        self.winners.append(winner)
        self.taken[winner] += 1
        points = rules.each
        if rules.counting:
            for card in self.trick:
                points += rules.points[card]
        self.points[winner] += points
        self.gained.append(points)
        if self.crowned:
            self.top_seat = winner
        self.leader = self.turn = winner
        self.last = self.before[winner]
        self.trick = []
        self.left -= 1
        self.must = 0
        if rules.row:
            for seat in self.players:
                if not self.hands[seat] & self.rows[seat]:
                    self.rows[seat] = self.draw(seat, rules.row)
                if not self.hands[seat] & ~self.rows[seat]:
                    self.draw(seat, rules.hand)
        if self.guide is not None:
            for seat in self.players:
                self.hands[seat] = self.guide.hands[seat]
            self.left = self.guide.left

    def draw(self, seat: i64, most: i64) -> i64:
        """Take up to ``most`` cards from the seat's pile; the cards taken."""
        pile = self.piles[seat]
        cards: i64 = 0
        while most > 0 and self.drawn[seat] < len(pile):
            cards |= bit(pile[self.drawn[seat]])
            self.drawn[seat] += 1
            most -= 1
        self.hands[seat] |= cards
        return cards

    def completed(self, cards: Sequence[int], leader: int) -> list[Trick]:
        """The tricks completed since :meth:`mark`, after the ``cards`` of one that ``leader`` had led."""
        done: list[Trick] = []
        at: i64 = 0
        line = [*cards, *self.line]
        for winner in self.winners:
            first = line[at]
            lead = self.rules.size + first // NAMED - 1 if first >= NAMED else first
            played = [line[at + i] % NAMED for i in range(self.count)]
            done.append(new_trick((leader, lead, played, winner)))
            leader = winner
            at += self.count
        return done

    def key(self) -> tuple[int, ...]:
        """What a game's score may depend on, whatever the cards were that led to it."""
        return (*self.taken, *self.points, self.leader, self.top_seat)
