"""Cards that are as good as each other for what can still happen, so that one of them speaks for all."""

from __future__ import annotations

from collections.abc import Iterator

from trickdesk.bots.claims.consistent_hands import Unseen, possible_cards
from trickdesk.engine.cards import CardId, CardSet, Seat, card_set
from trickdesk.engine.game import Game
from trickdesk.engine.play import TrickPlay

FEW = 3  # equal cards of which each is tried while others may still play one of them to the trick


class Kinds:
    """Which cards no rule tells apart, but by their order in a suit.

    ``naming``: the cards that name a suit when they lead. ``harmless``: those that win no trick of another suit.
    """

    def __init__(self, game: Game, play: TrickPlay, is_plain: bool) -> None:
        self.play, self.is_plain, order = play, is_plain, play.order
        cards, leads = range(order.size), range(len(order.must))
        self.order = order
        self.naming = self.find_naming()
        worth = type(play).legal is not TrickPlay.legal  # rules of their own may bind cards that count
        signs: list[object] = []
        for card in cards:
            bound = [(order.must[lead] >> card & 1, order.may[lead] >> card & 1) for lead in leads]
            sign = (order.must[card], order.may[card], bound, worth and game.trick_points((card,)))
            signs.append(sign if is_plain and not self.naming >> card & 1 else card)
        self.alike = [[signs[a] == signs[b] for b in cards] for a in cards]
        suits = range(len(order.suit_mask))
        self.suits = [
            sorted((card for card in cards if order.suit_of[card] == suit), key=order.power[suit].__getitem__)
            for suit in suits
        ]
        self.harmless = card_set(
            card
            for card in cards
            if not any(order.power[suit][card] for suit in suits if suit != order.suit_of[card])
        )

    def find_naming(self) -> CardSet:
        """The cards that would name a suit if they were led now."""
        play = self.play
        if type(play).names is TrickPlay.names:
            return 0
        hands, turn, found = play.hands, play.turn, 0
        kept = hands[turn]
        for card in range(play.order.size):
            hands[turn] = 1 << card
            found |= 1 << card if play.names(card) else 0
        hands[turn] = kept
        return found

    def best(self) -> CardId:
        """The card that holds the trick on the table, by the tables."""
        play = self.play
        return max(play.trick, key=self.order.power[self.order.suit_of[play.lead]].__getitem__)

    def on_table(self) -> CardSet:
        """The cards of the trick on the table that still count for anything."""
        if not self.play.trick:
            return 0
        return 1 << self.best() if self.is_plain else card_set(self.play.trick)

    def trimmed(self, unseen: Unseen) -> Unseen:
        """The same without those equal cards that cannot all be in a hand any more: it makes no difference which of
        them have gone. Not where cards are drawn, by which more of them come."""
        if any(unseen.piles):
            return unseen
        slots, pool = sum(unseen.hidden), 0
        for group in self.groups(unseen, self.any_of(unseen)):
            pool |= card_set(group[-slots:]) if slots else 0
        return unseen if pool == unseen.pool else unseen._replace(pool=pool)

    def any_of(self, unseen: Unseen) -> CardSet:
        """The cards of the pool that anybody may hold."""
        cards = 0
        for seat, count in enumerate(unseen.hidden):
            cards |= unseen.pool & ~unseen.cannot[seat] if count else 0
        return cards

    def groups(self, unseen: Unseen, mine: CardSet) -> Iterator[list[CardId]]:
        """Those cards of the pool that are among ``mine``, equal ones together, the lowest first."""
        between = unseen.hand | self.on_table()
        between |= unseen.pool if any(unseen.piles) else 0
        for other in range(len(unseen.known)):
            between |= possible_cards(unseen, other)
        for suit in self.suits:
            group: list[CardId] = []
            for card in suit:
                if not between >> card & 1:
                    continue
                if group and not (mine >> card & 1 and self.are_equal(unseen, group[-1], card)):
                    yield group
                    group = []
                if mine >> card & 1:
                    group.append(card)
            if group:
                yield group

    def are_equal(self, unseen: Unseen, one: CardId, other: CardId) -> bool:
        """Whether no rule tells two cards of the pool apart, and everybody may hold the one who may hold the other."""
        return self.alike[one][other] and all(no >> one & 1 == no >> other & 1 for no in unseen.cannot)

    def spokesmen(self, unseen: Unseen, seat: Seat, others: int) -> list[CardId]:
        """The cards of the pool that a seat may play, of equal ones no more than make a difference.

        ``others``: how many others play to this trick after it. To them it matters which of several equal cards lies
        there as long as it may win.
        """
        found = list[CardId]()
        power = self.order.power[self.order.suit_of[self.play.lead]] if self.play.trick else None
        best = power[self.best()] if power else 0
        for group in self.groups(unseen, unseen.pool & ~unseen.cannot[seat]):
            can_win = power is None or power[group[0]] > best
            if not others or not can_win:
                found.append(group[0])
            elif len(group) <= FEW:
                found += group
            else:
                middle = len(group) // 2
                found += dict.fromkeys(
                    (group[0], group[1], group[middle - 1], group[middle], group[-2], group[-1])
                )
        return found
