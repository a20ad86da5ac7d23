"""Rule-based play of Hearts in simulated deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trickdesk.bots.simulation.policy import Policy, least_valuable, most_valuable
from trickdesk.bots.simulation.tricks import NOBODY, Rules, Tricks, index
from trickdesk.bots.solver.bits import bit, count

if TYPE_CHECKING:
    from mypy_extensions import i64

# How dangerous a card is to keep, in numbers of lower or higher cards (estimated, not fitted).
QUEEN_DANGER: Final = 60
OVER_QUEEN_DANGER: Final = 30
HEART_DANGER: Final = 4
ALONE: Final = 20  # penalty for leading a suit that no other seat holds: it wins whatever is discarded on it
LEAST: Final = -1000
EARLY: Final = 1  # completed tricks after which the others see that somebody may be shooting the moon
RISKED: Final = 2  # cards that may lose a trick, with which a player still goes for all points


class DuckingPolicy(Policy):
    """Stays under tricks that may cost points, and discards dangerous cards.

    It takes tricks with points for the good of their winner. As long as nobody else has points, a seat goes for all of
    them if its hand is strong enough, or if it has at least `moon`. The others try to take a point from a seat that
    has all so far, and at least `alarming`.

    `queen` is the card that costs most, and `over` are the cards of its suit that beat it. `bad` and `good`
    are the cards with points against and for the winner.
    """

    def __init__(self, rules: Rules, friends: list[int], queen: int, alarming: int, moon: int) -> None:
        super().__init__(rules, friends, len(friends))  # there is no declarer
        suit = rules.suit_of[queen]
        self.queen: i64 = bit(queen)
        self.queen_suit: i64 = suit
        self.over: i64 = rules.above[suit * rules.size + queen] & rules.mask[suit]
        self.alarming: i64 = alarming
        self.moon: i64 = moon
        self.bad: i64 = 0
        self.good: i64 = 0
        for card in range(rules.size):
            if rules.points[card] > 0:
                self.bad |= bit(card)
            elif rules.points[card] < 0:
                self.good |= bit(card)

    def shooter(self, tricks: Tricks) -> i64:
        """Return another seat that seems to shoot the moon, or `NOBODY`."""
        found: i64 = NOBODY
        if tricks.done > EARLY:
            for place in tricks.places:
                if place.points >= self.alarming:
                    found = place.seat
                elif place.points > 0:
                    return NOBODY
        return NOBODY if found == tricks.turn else found

    def shoots(self, tricks: Tricks, out: i64) -> bool:
        """Return whether the seat on turn goes for all points."""
        for place in tricks.places:
            if place.points > 0 and place.seat != tricks.turn:
                return False
        if tricks.here.points >= self.moon:
            return True
        rules, hand = self.rules, tricks.here.hand
        risked: i64 = 0
        suit: i64
        for suit in range(rules.none):
            held, theirs = hand & rules.mask[suit], out & rules.mask[suit]
            if held and theirs:
                top = self.sure(held, suit * rules.size, out)
                # The other cards win, too, once the top ones have drawn all that the others hold.
                if 3 * count(top) < count(theirs) + 2 and count(top) < count(theirs):
                    risked += count(held & ~top)
                    if risked > RISKED or held & ~top & self.bad:
                        return False
        return True

    def danger(self, card: i64, out: i64) -> i64:
        """Return how dangerous a card is; `out` are the cards in other hands."""
        rules = self.rules
        here = bit(card)
        if here & self.queen:
            return QUEEN_DANGER
        if here & self.over and out & self.queen:
            return OVER_QUEEN_DANGER
        suit = rules.suit_of[card]
        higher = count(rules.over[card] & out)
        lower = count(rules.mask[suit] & out) - higher
        points = rules.points[card]
        return lower - higher + (HEART_DANGER + points if points > 0 else 0)

    def most_dangerous(self, cards: i64, out: i64) -> i64:
        """Return the most dangerous card; the lowest of equally dangerous ones."""
        best: i64 = NOBODY
        most: i64 = LEAST
        while cards:
            here = cards & -cards
            cards ^= here
            card = index(here)
            danger = self.danger(card, out)
            if danger > most:
                best = card
                most = danger
        return best

    def follow(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        rules = self.rules
        led = rules.suit_of[tricks.lead]
        self.read_trick(tricks, legal)
        last = tricks.trick_size == tricks.count - 1
        if self.shoots(tricks, out):
            return self.go_on(legal, last)
        shooter = self.shooter(tricks)
        if shooter >= 0 and (self.holder == shooter or tricks.waiting & bit(shooter)):
            if self.winners:
                stops = self.winners & ~self.bad or self.winners
                return least_valuable(stops, rules.keep) if last else most_valuable(stops, rules.keep)
            legal = legal & ~self.bad or legal
            if not legal & rules.mask[led]:
                return least_valuable(legal, rules.keep)  # high cards may take a trick later
        if not legal & rules.mask[led]:
            return self.most_dangerous(legal & ~self.good or legal, out)
        if last and self.good:
            wins = self.winners & ~self.bad or self.winners
            jack = wins & self.good
            if jack and tricks.stake + rules.points[index(jack)] < 0:
                return index(jack)
            if wins and tricks.stake < 0:
                return most_valuable(wins, rules.keep)
        losers = legal & ~self.winners
        free = self.winners & ~self.bad
        if last and losers and free and tricks.stake <= 0:
            card = most_valuable(free, rules.keep)
            if self.has_exit(tricks.here.hand & ~bit(card), out):
                return card
        if losers:
            return most_valuable(losers & self.queen or losers & ~self.good or losers, rules.keep)
        cautious = legal & ~self.queen or legal
        if out & self.queen:
            cautious = cautious & ~self.over or cautious
        if last or (rules.barred and is_first(tricks)):
            # The trick can't be avoided, or no point can be discarded on it: win it with the highest card.
            return most_valuable(legal & ~self.queen or legal, rules.keep)
        return least_valuable(cautious, rules.keep)

    def has_exit(self, hand: i64, out: i64) -> bool:
        """Return whether a hand has a card to lead that more cards beat than not."""
        while hand:
            here = hand & -hand
            hand ^= here
            if not here & self.bad and self.danger(index(here), out) < 0:
                return True
        return False

    def go_on(self, legal: i64, last: bool) -> i64:
        """Return a winner for who goes for all points, or the least valuable card."""
        keep = self.rules.keep
        if self.winners:
            return least_valuable(self.winners, keep) if last else most_valuable(self.winners, keep)
        return least_valuable(legal & ~self.bad or legal, keep)

    def lead(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        """Return the card that another seat will most probably beat.

        Low spades are led to drive out the queen. Who goes for all points leads winners, and a point that nobody else
        can take stops who does.
        """
        rules = self.rules
        if self.shoots(tricks, out):
            return super().lead(tricks, legal, out)
        if self.shooter(tricks) >= 0:
            suit: i64
            for suit in range(rules.none):
                stops = self.sure(legal & self.bad & ~self.queen & rules.mask[suit], suit * rules.size, out)
                if stops:
                    return least_valuable(stops, rules.keep)
        best: i64 = NOBODY
        most: i64 = LEAST
        while legal:
            here = legal & -legal
            legal ^= here
            card = index(here)
            suit = rules.suit_of[card]
            mask = rules.mask[suit]
            higher = count(rules.over[card] & out)
            worth = 3 * higher - count(out & mask) - (3 if rules.points[card] > 0 else 0)
            if not out & mask:
                worth -= ALONE
            if here & self.good and higher:
                worth -= QUEEN_DANGER
            if (
                here & (self.queen | self.over)
                and out & rules.mask[self.queen_suit]
                and (here | out) & self.queen
            ):
                worth -= QUEEN_DANGER
            elif suit == self.queen_suit and out & self.queen:
                worth += 3
            if worth > most:
                best = card
                most = worth
        return best


def is_first(tricks: Tricks) -> bool:
    """Return whether this is the first trick of the deal."""
    return not tricks.done
