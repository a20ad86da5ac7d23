"""The play of a deal in flat integers: the engine's `TrickPlay`, but much faster.

If a game has rules for tricks that `Rules` doesn't know, the engine's play runs alongside as a guide and is
asked for every card. Sets of cards have bit `1 << card`, as in the engine.
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
ROOM: Final = 64  # length of the buffers; no deal has more cards
NAMED: Final = 256  # in `line`, NAMED * (suit + 1) is added to a card that was led as a named suit


class SeatState:
    """The state of one seat.

    - `hand`: its cards, including the face-up `row`. `pile`: its face-down cards, of which `drawn` have been
      taken.
    - `taken`: its tricks. `points`: what they count.
    - `failed`: the suits, as sets of their cards, in which it failed to follow.
    - `kept_...`: the values that `keep` saved and `back` restores.
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.bit: i64 = bit(seat)
        self.after: SeatState = self
        self.before: SeatState = self
        self.pile: tuple[int, ...] = ()
        self.hand: i64 = 0
        self.row: i64 = 0
        self.drawn: i64 = 0
        self.taken: i64 = 0
        self.points: i64 = 0
        self.failed: i64 = 0
        self.kept_hand: i64 = 0
        self.kept_row: i64 = 0
        self.kept_drawn: i64 = 0
        self.kept_taken: i64 = 0
        self.kept_points: i64 = 0
        self.kept_failed: i64 = 0

    def keep(self) -> None:
        """Save the state."""
        self.kept_hand = self.hand
        self.kept_row = self.row
        self.kept_drawn = self.drawn
        self.kept_taken = self.taken
        self.kept_points = self.points
        self.kept_failed = self.failed

    def back(self) -> None:
        """Restore the saved state."""
        self.hand = self.kept_hand
        self.row = self.kept_row
        self.drawn = self.kept_drawn
        self.taken = self.kept_taken
        self.points = self.kept_points
        self.failed = self.kept_failed

    def draw(self, most: i64) -> i64:
        """Take up to `most` cards from the pile, and return them."""
        cards: i64 = 0
        at = self.drawn
        while most > 0 and at < len(self.pile):
            cards |= bit(self.pile[at])
            at += 1
            most -= 1
        self.drawn = at
        self.hand |= cards
        return cards


def index(card_bit: i64) -> i64:
    """Return the card of a single bit."""
    return count(card_bit - 1)


class Rules:
    """The tables of one trump in flat lists, with rows of `size` cards.

    Special rules, all off by default:

    - `following[suit]`: the cards that count as following a lead of that suit. If all seats follow, the first
      of `twos` wins.
    - `namer`: the card that is led as any suit that its holder names.
    - `row` and `hand`: how many cards are drawn for an empty row and an empty hand.
    - `bound`: whether there are further limits, which a hand without other cards may break. `opening` leads
      to the first trick, `barred` isn't discarded on it, and `guarded` isn't led before a card of `breaking`
      has been played.
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
        # For each card, the higher cards of its own suit if that suit is led; for one that beats none, all suits.
        self.over: list[i64] = [
            tables.above[suit][card] & order.suit_mask[suit]
            if order.power[suit][card]
            else tables.all & ~order.suit_mask[suit]
            for card, suit in enumerate(order.suit_of[: order.size])
        ]
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
    """One deal in progress; see `TrickPlay` for the attributes of the same name.

    - `here`: the state of the seat on turn. `played`: the cards seen, as far as they are remembered.
    - The trick on the table has `trick_size` cards, `open` as a set, and is worth `stake` points. `waiting`:
      the seats, as a set, that have yet to play. `best`: the card that is winning by the tables, for
      `best_seat`. `two`: the first of the twos in it, from `two_seat`.
    - `done`: the number of completed tricks. `top_seat`: who won the highest trump so far, of strength `top`.
    - Since `mark`: the `line` of cards played, the winners of the tricks, and the points that these `gained`.

    Every simulated card goes through this class, so it allocates nothing while cards are played: buffers have
    a fixed length, and going back copies numbers instead of undoing cards.
    """

    def __init__(self, rules: Rules, seats: int, players: list[int], guide: TrickPlay | None = None) -> None:
        self.rules = rules
        self.guide = guide
        self.places = [SeatState(seat) for seat in range(seats)]
        self.players = [self.places[seat] for seat in players]
        self.count: i64 = len(players)
        self.everybody: i64 = 0
        for i in range(len(players)):
            place = self.players[i]
            place.before = self.players[i - 1]
            self.players[i - 1].after = place
            self.everybody |= place.bit
        self.after: list[i64] = [place.after.seat for place in self.places]
        self.here: SeatState = self.players[0]
        self.last: SeatState = self.here
        # Buffers for the line, the winners and the points of tricks; `steps` and `ends` are the lengths in
        # use.
        self.cards: list[i64] = [0] * ROOM
        self.won: list[i64] = [0] * ROOM
        self.worth: list[i64] = [0] * ROOM
        self.steps: i64 = 0
        self.ends: i64 = 0
        self.played: i64 = 0
        self.left: i64 = 0
        self.turn: i64 = 0
        self.leader: i64 = 0
        self.done: i64 = 0
        self.lead: i64 = NOBODY
        self.must: i64 = 0
        self.may: i64 = 0
        self.trick_size: i64 = 0
        self.open: i64 = 0
        self.stake: i64 = 0
        self.waiting: i64 = 0
        self.best: i64 = NOBODY
        self.best_seat: i64 = NOBODY
        self.strength: i64 = 0
        self.two: i64 = NOBODY
        self.two_seat: i64 = NOBODY
        self.top: i64 = 0
        self.top_seat: i64 = NOBODY
        self.has_top_trump: bool = False  # whether the highest trump so far is in the trick on the table
        self.base: list[i64] = []

    @property
    def hands(self) -> list[int]:
        return [place.hand for place in self.places]

    @property
    def taken(self) -> list[int]:
        return [place.taken for place in self.places]

    @property
    def points(self) -> list[int]:
        return [place.points for place in self.places]

    @property
    def line(self) -> list[int]:
        return [self.cards[i] for i in range(self.steps)]

    @property
    def gained(self) -> list[int]:
        return [self.worth[i] for i in range(self.ends)]

    def begin(self, hands: list[int], leader: int, rows: list[int], piles: list[tuple[int, ...]]) -> None:
        """Set up the cards before `leader` leads.

        What earlier tricks left behind stays.
        """
        rules = self.rules
        for place in self.places:
            place.hand = hands[place.seat]
            if rules.row:
                place.row = rows[place.seat]
                place.pile = piles[place.seat]
                place.drawn = 0
        self.steps = 0
        self.ends = 0
        self.lead_next(self.places[leader])
        self.left = count(self.here.hand) + (len(self.here.pile) if rules.row else 0)

    def start(self, hands: list[int], leader: int, rows: list[int], piles: list[tuple[int, ...]]) -> None:
        """Set up the cards before `leader` leads to the first trick."""
        for place in self.places:
            place.taken = 0
            place.points = 0
            place.failed = 0
        self.done = 0
        self.played = 0
        self.top = 0
        self.top_seat = NOBODY
        self.begin(hands, leader, rows, piles)

    def remember(
        self, taken: list[int], points: list[int], failed: list[int], played: int, top: int, top_seat: int
    ) -> None:
        """Set what the completed tricks have left behind."""
        self.done = 0
        for place in self.places:
            place.taken = taken[place.seat]
            place.points = points[place.seat]
            place.failed = failed[place.seat]
            self.done += place.taken
        self.played, self.top, self.top_seat = played, top, top_seat

    def mark(self) -> None:
        """Save the position for `back`."""
        self.steps = 0
        self.ends = 0
        for place in self.places:
            place.keep()
        self.base = [
            self.played, self.left, self.turn, self.leader, self.last.seat, self.done, self.lead, self.must, self.may,
            self.trick_size, self.open, self.stake, self.waiting, self.best, self.best_seat, self.strength, self.two,
            self.two_seat, self.top, self.top_seat, 1 if self.has_top_trump else 0,
        ]  # fmt: skip

    def back(self) -> None:
        """Return to the marked position."""
        guide = self.guide
        if guide is not None:
            for _ in range(self.steps):
                guide.undo()
        self.steps = 0
        self.ends = 0
        for place in self.places:
            place.back()
        # A list of numbers, because compiled code copies it without allocating, in the order of `mark`.
        base = self.base
        self.played = base[0]
        self.left = base[1]
        self.turn = base[2]
        self.here = self.places[self.turn]
        self.leader = base[3]
        self.last = self.places[base[4]]
        self.done = base[5]
        self.lead = base[6]
        self.must = base[7]
        self.may = base[8]
        self.trick_size = base[9]
        self.open = base[10]
        self.stake = base[11]
        self.waiting = base[12]
        self.best = base[13]
        self.best_seat = base[14]
        self.strength = base[15]
        self.two = base[16]
        self.two_seat = base[17]
        self.top = base[18]
        self.top_seat = base[19]
        self.has_top_trump = base[20] != 0

    def legal(self) -> i64:
        """Return the cards that the seat on turn may play."""
        guide = self.guide
        if guide is not None:
            return guide.legal()
        hand = self.here.hand
        if self.rules.bound:
            return self.bound(hand)
        return hand & self.may if hand & self.must else hand

    def bound(self, hand: i64) -> i64:
        """Return the legal cards of a hand if more than the suit led limits the play."""
        rules = self.rules
        if self.trick_size:
            if hand & self.must:
                return hand & self.may
            return hand if self.done else hand & ~rules.barred or hand
        if not self.done and hand & rules.opening:
            return hand & rules.opening
        free = hand & ~rules.guarded
        if not free:
            return hand
        # A breaking card that is in no hand has been played.
        held: i64 = 0
        for place in self.places:
            held |= place.hand
        return hand if rules.breaking & ~held else free

    def names(self, card: i64) -> list[i64]:
        """Return the suits that `card` may be led as; [] for an ordinary card."""
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
        """Play a legal card; `named` is the suit that it is led as, or `NOBODY`."""
        rules, place = self.rules, self.here
        here = bit(card)
        place.hand ^= here
        self.played |= here
        self.cards[self.steps] = card + NAMED * (named + 1)
        self.steps += 1
        if not self.trick_size:  # a lead fixes what must be followed
            self.lead = card if named < 0 else rules.size + named
            self.must = rules.must[self.lead]
            self.may = rules.may[self.lead]
            self.strength = NOBODY
            self.has_top_trump = False
        led = rules.suit_of[self.lead]
        suit = rules.suit_of[card]
        if suit != led:  # from now on this seat is known to be void
            place.failed |= rules.mask[led]
        # The best card is updated with each card, so that the trick need not be searched at its end.
        strength = rules.power[led * rules.size + card]
        if strength > self.strength:
            self.strength = strength
            self.best = card
            self.best_seat = place.seat
        if suit == rules.trump:  # some games score the highest trump that was played
            strength = rules.power[suit * rules.size + card]
            if strength > self.top:
                self.top = strength
                self.has_top_trump = True
        if rules.counting:
            self.stake += rules.points[card]
        if here & rules.twos and self.two < 0:
            self.two = card
            self.two_seat = place.seat
        self.trick_size += 1
        self.open |= here
        self.waiting ^= place.bit
        guide = self.guide
        if guide is not None:
            guide.play(card, None if named < 0 else named)
        if place is self.last:
            self.finish()
        else:
            self.here = place.after
            self.turn = self.here.seat

    def winner(self) -> i64:
        """Return the seat that wins the complete trick on the table."""
        if self.guide is not None:
            return self.guide.leader
        if self.two >= 0 and not self.open & ~self.rules.following[self.rules.suit_of[self.lead]]:
            return self.two_seat
        return self.best_seat

    def lead_next(self, place: SeatState) -> None:
        """Clear the table and let a seat lead."""
        self.here = place
        self.turn = self.leader = place.seat
        self.last = place.before
        self.trick_size = 0
        self.open = 0
        self.stake = 0
        self.waiting = self.everybody
        self.two = NOBODY
        self.must = 0

    def finish(self) -> None:
        """Gather the complete trick for its winner, who leads next."""
        rules = self.rules
        place = self.places[self.winner()]
        points = rules.each + self.stake
        place.taken += 1
        place.points += points
        self.done += 1
        self.won[self.ends] = place.seat
        self.worth[self.ends] = points
        self.ends += 1
        if self.has_top_trump:
            self.top_seat = place.seat
        self.lead_next(place)
        self.left -= 1
        if rules.row:
            for place in self.players:
                if not place.hand & place.row:
                    place.row = place.draw(rules.row)
                if not place.hand & ~place.row:
                    place.draw(rules.hand)
        # After the trick, the engine may have changed hands by rules of its own.
        guide = self.guide
        if guide is not None:
            for place in self.players:
                place.hand = guide.hands[place.seat]
            self.left = guide.left

    def completed(self, cards: Sequence[int], leader: int) -> list[Trick]:
        """Return the tricks completed since `mark`.

        `cards` are those of the trick on the table at the mark, which `leader` led.
        """
        done: list[Trick] = []
        at: i64 = 0
        line = [*cards, *self.line]
        for i in range(self.ends):
            winner: int = self.won[i]
            first = line[at]
            lead = self.rules.size + first // NAMED - 1 if first >= NAMED else first
            played = [line[at + i] % NAMED for i in range(self.count)]
            done.append(new_trick((leader, lead, played, winner)))
            leader = winner
            at += self.count
        return done

    def key(self) -> tuple[int, ...]:
        """Return everything that a game's score may depend on, without the order of play."""
        return (*self.taken, *self.points, self.leader, self.top_seat)
