"""The cards of an ending, numbered anew: small sets, with the strength of a suit in the order of its bits."""

from __future__ import annotations

from trickdesk.bots.solver.bits import bit
from trickdesk.engine.cards import CardSet, cards_in
from trickdesk.engine.order import FOLLOW, RUFF, CardOrder

UNLIKE = -1  # a set of all cards: something always lies between
TRUMP_COST = 50  # what it costs, in the ordering of moves, to throw a trump away


class Slots:
    """Tables over the ``n`` cards of an ending.

    A slot stands for a card (``cards[slot]``); slots ascend by suit and within it by strength. Leads are slots, or
    ``n + suit`` where a card leads as a named suit. ``above[led][slot]``: what beats a slot when ``led`` was led.
    ``between[n * a + b]``: while one of these is in play, or if it is ``UNLIKE``, it matters which of ``a < b`` a hand
    that holds both plays. ``ruffs``: the cards that win any trick in which none above them is played, strongest first.
    ``label``: what, besides its place in its suit, tells a slot from others; enough, if the suits are ``separate``, to
    tell positions apart by the sequence of their cards. ``rank`` and ``cost`` serve the ordering of moves. ``odd``:
    cards whose strength the tables of the order do not tell.
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
        """The slots of those of the cards that are in the ending."""
        slots = self.sets.get(cards)
        if slots is None:
            slots = 0
            for slot, card in enumerate(self.cards):
                if cards >> card & 1:
                    slots |= bit(slot)
            self.sets[cards] = slots
        return slots

    def alike(self, low: int, high: int, rules: list[int]) -> bool:
        """Whether the same rules of following hold for two cards of a suit, and they count the same."""
        both = bit(low) | bit(high)
        return (
            self.points[low] == self.points[high]
            and not (self.must[low] ^ self.must[high]) & ~both
            and not (self.may[low] ^ self.may[high]) & ~both
            and all(rule & both in (0, both) for rule in rules)
        )

    def is_separate(self, led: int, trump: int) -> bool:
        """Whether in a trick of that suit only it, trumps and cards without a suit count, each by their own order."""
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
        """The other cards that are neither weaker than both nor stronger than both in every trick."""
        found = 0
        for row in self.power:
            least, most = sorted((row[low], row[high]))
            if most:
                found |= sum(bit(slot) for slot in range(self.n) if least <= row[slot] <= most)
        return found & ~(bit(low) | bit(high))
