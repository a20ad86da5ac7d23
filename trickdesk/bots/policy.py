"""Sound card play by rule, from nothing but a :class:`CardOrder` and who plays with whom.

It plays the tricks of every imagined deal, so it is written for speed; it looks at the cards of the seat on turn and
at what has been played, never into another hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from trickdesk.engine.cards import CardId, CardSet, Seat, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.play import TrickPlay

TRUMP_COST = 30  # what a trump is dearer than a card of a plain suit, to its holder
POINT_COST = 2  # and a counter, for each point


class Tables:
    """What the policy looks up about one trump of one game.

    ``above[led][card]``: the cards that beat ``card`` when ``led`` was led. ``keep[card]``: how dear it is to its
    holder; ``lose[card]`` and ``give[card]``: the same on a trick that goes to the enemy, and to a friend.
    """

    def __init__(self, game: Game, trump: int) -> None:
        self.order = order = game.order_for(trump)
        cards = range(order.size)
        self.all = game.deck.all
        worth = game.trick_points(())
        self.points = tuple(game.trick_points((card,)) - worth for card in cards)
        self.counting = any(self.points)
        self.above = tuple(
            tuple(sum(1 << other for other in cards if power[other] > power[card]) for card in cards)
            for power in order.power
        )
        keep = []
        for card in cards:
            suit = order.suit_of[card]
            mask = order.suit_mask[suit]
            rank = mask.bit_count() - (self.above[suit][card] & mask).bit_count()
            tops = (0, 6, 3)[mask.bit_count() - rank + 1] if rank > mask.bit_count() - 2 else 0
            keep.append(rank + tops + (TRUMP_COST + rank if suit == order.trump else 0))
        self.keep = tuple(keep)
        self.lose = tuple(keep[card] + POINT_COST * self.points[card] for card in cards)
        self.give = tuple(keep[card] - POINT_COST * self.points[card] for card in cards)


@lru_cache(maxsize=32)
def tables_of(game: Game, trump: int) -> Tables:
    return Tables(game, trump)


class Policy:
    """The play of all seats in one deal. ``friends[seat]``: mask of the seats on its side, itself included."""

    def __init__(self, game: Game, trump: int, friends: Sequence[int], declarer: Seat) -> None:
        self.tables = tables_of(game, trump)
        self.order = self.tables.order
        self.friends = friends
        self.declarer = declarer
        self.played: CardSet = 0  # the cards that lie open while a card is chosen

    def play_out(self, play: TrickPlay, played: CardSet) -> None:
        """Play a deal to its end; ``played``: the cards that lie open already."""
        while play.left:
            card = self.card(play, played)
            named = None
            if not play.trick and (names := play.names(card)):
                named = self.name(play, names)
            play.play(card, named)
            played |= 1 << card

    def name(self, play: TrickPlay, names: Sequence[int]) -> int:
        """The suit that the joker leads as: the longest of its holder's."""
        hand, masks = play.hands[play.turn], self.order.suit_mask
        return max(names, key=lambda suit: (hand & masks[suit]).bit_count())

    def card(self, play: TrickPlay, played: CardSet) -> CardId:
        """The card of the seat on turn."""
        legal = play.legal()
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        self.played = played
        out = self.tables.all & ~(played | play.hands[play.turn])
        return self.follow(play, legal, out) if play.trick else self.lead(play, legal, out)

    def standing(self, play: TrickPlay, legal: CardSet) -> tuple[Seat, CardId, CardSet]:
        """Who is winning the trick, with which card, and the legal cards that would beat it."""
        led = self.order.suit_of[play.lead]
        power = self.order.power[led]
        seat = best_seat = play.leader
        best = play.trick[0]
        top = -1
        for card in play.trick:
            if power[card] > top:
                top, best, best_seat = power[card], card, seat
            seat = play.after[seat]
        return best_seat, best, legal & self.tables.above[led][best]

    def follow(self, play: TrickPlay, legal: CardSet, out: CardSet) -> CardId:
        """Win cheaply when it is worth it; leave a friend's winner alone; throw what is dear least."""
        tables, order, seat = self.tables, self.order, play.turn
        led = order.suit_of[play.lead]
        best_seat, best, winners = self.standing(play, legal)
        friends = self.friends[seat]
        left = len(play.players) - len(play.trick) - 1
        enemies, other = 0, seat
        for _ in range(left):
            other = play.after[other]
            enemies += not friends >> other & 1
        beats = tables.above[led]
        if friends >> best_seat & 1:
            threats = beats[best] & out & order.suit_mask[order.suit_of[best]]
            if not enemies or not threats:
                return cheapest(legal & ~winners or legal, tables.give)
            tops = winners & order.suit_mask[led]
            if left == 1 and tops:
                top = max(cards_in(tops), key=order.power[led].__getitem__)
                if (threats & ~beats[top]).bit_count() > 1:  # it closes a gap that an enemy could use
                    return top
            return cheapest(legal & ~winners or legal, tables.lose)
        if not winners:
            return cheapest(legal, tables.lose)
        if not enemies:
            return self.last(play, legal, winners)
        sure = 0
        for card in cards_in(winners):
            if not beats[card] & out & order.suit_mask[order.suit_of[card]]:
                sure |= 1 << card
        if sure and not (left > enemies and self.too_dear(play, legal & ~sure, sure)):
            return self.last(play, legal, sure)
        if left == enemies == 1:
            tops = winners & order.suit_mask[led]
            if tops:
                return max(cards_in(tops), key=order.power[led].__getitem__)
            return cheapest(winners, tables.keep)
        return cheapest(legal & ~winners or legal, tables.lose)

    def last(self, play: TrickPlay, legal: CardSet, winners: CardSet) -> CardId:
        """Take the trick with the cheapest card that wins it, unless that is dearer than the trick."""
        tables = self.tables
        card = cheapest(winners, tables.give if tables.counting else tables.keep)
        losers = legal & ~winners
        if tables.counting and losers and tables.keep[card] > TRUMP_COST:
            at_stake = sum([tables.points[other] for other in play.trick])
            loser = cheapest(losers, tables.lose)
            if not at_stake and not tables.points[loser] and play.left > 2:
                return loser
        return card

    def too_dear(self, play: TrickPlay, others: CardSet, winners: CardSet) -> bool:
        """Whether only a high trump would win a trick without points, which a friend may still win."""
        tables = self.tables
        at_stake = sum([tables.points[card] for card in play.trick])
        return bool(others) and not at_stake and tables.keep[cheapest(winners, tables.keep)] > TRUMP_COST

    def lead(self, play: TrickPlay, legal: CardSet, out: CardSet) -> CardId:
        """Draw trumps as the declaring side, cash sure winners, else lead low."""
        tables, order, seat = self.tables, self.order, play.turn
        masks, trump = order.suit_mask, order.trump
        attacking = self.friends[seat] >> self.declarer & 1
        mine, theirs = legal & masks[trump], out & masks[trump]
        no_trump = trump == len(masks) - 1
        if attacking and mine and theirs and not no_trump:
            top = max(cards_in(mine), key=order.power[trump].__getitem__)
            over = (tables.above[trump][top] & theirs).bit_count()
            many = mine.bit_count()
            if not over and (many > 1 or seat != self.declarer):
                return top
            if seat == self.declarer and many > 2:
                return top if over == 1 and not tables.points[top] else cheapest(mine, tables.lose)
        best, value = -1, -1
        for card in cards_in(legal):
            suit = order.suit_of[card]
            if tables.above[suit][card] & out & masks[suit]:
                continue
            # A winner is worth cashing where the others can still follow; trumps of the own hand can wait.
            worth = (out & masks[suit]).bit_count() if suit != trump or no_trump else 0
            if worth > value:
                best, value = card, worth
        if best >= 0 and (value > 0 or not legal & ~masks[trump]):
            return best
        return self.low_lead(play, legal, out, attacking)

    def low_lead(self, play: TrickPlay, legal: CardSet, out: CardSet, attacking: int) -> CardId:
        """A card that can be spared: from the shortest suit against a trump, else from the longest."""
        tables, order = self.tables, self.order
        masks, trump = order.suit_mask, order.trump
        no_trump = trump == len(masks) - 1
        if attacking and play.turn != self.declarer and legal & masks[trump] and out & masks[trump]:
            return cheapest(legal & masks[trump], tables.lose)
        sign = 2 if not attacking and not no_trump else -2
        best, cost = -1, 1 << 30
        for card in cards_in(legal):
            length = (legal & masks[order.suit_of[card]]).bit_count()
            price = tables.lose[card] + sign * length
            if price < cost:
                best, cost = card, price
        return best


class MiserePolicy(Policy):
    """The declarer wants to lose every trick, everybody else wants him to win one."""

    def follow(self, play: TrickPlay, legal: CardSet, out: CardSet) -> CardId:
        """The highest card that stays under the declarer's trouble; the declarer himself stays under everything."""
        order = self.order
        power = order.power[order.suit_of[play.lead]]
        best_seat, _, winners = self.standing(play, legal)
        losers = legal & ~winners
        if play.turn == self.declarer:
            if losers:
                return self.highest(losers, power)
            last = len(play.trick) == len(play.players) - 1
            return self.highest(legal, power) if last else self.lowest(legal, power)
        if best_seat == self.declarer and losers:
            return self.highest(losers, power)
        if self.has_played(play):
            return self.highest(legal, power)
        return self.lowest(losers or legal, power)

    def has_played(self, play: TrickPlay) -> bool:
        seat = play.leader
        for _ in play.trick:
            if seat == self.declarer:
                return True
            seat = play.after[seat]
        return False

    def lead(self, play: TrickPlay, legal: CardSet, out: CardSet) -> CardId:
        """The card with the most cards above it that are still out; no suit that the declarer would throw on."""
        if play.turn != self.declarer:
            legal = legal & ~self.voids(play) or legal
        above, suit_of, masks = self.tables.above, self.order.suit_of, self.order.suit_mask
        keep = self.tables.keep
        return max(
            cards_in(legal),
            key=lambda card: (
                (above[suit_of[card]][card] & out & masks[suit_of[card]]).bit_count(),
                -keep[card],
            ),
        )

    def voids(self, play: TrickPlay) -> CardSet:
        """The cards of the suits in which the declarer has shown a void."""
        order, found = self.order, 0
        for trick in play.tricks:
            led = order.suit_of[trick.lead]
            seat = trick.leader
            for card in trick.cards:
                if seat == self.declarer and order.suit_of[card] != led:
                    found |= order.suit_mask[led]
                seat = play.after[seat]
        return found

    def highest(self, cards: CardSet, power: Sequence[int]) -> CardId:
        keep = self.tables.keep
        return max(cards_in(cards), key=lambda card: (power[card], keep[card]))

    def lowest(self, cards: CardSet, power: Sequence[int]) -> CardId:
        keep = self.tables.keep
        return min(cards_in(cards), key=lambda card: (power[card], keep[card]))


def cheapest(cards: CardSet, cost: Sequence[int]) -> CardId:
    """The card of a set with the lowest cost."""
    best, least = -1, 1 << 30
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        if cost[card] < least:
            best, least = card, cost[card]
    return best
