"""Card play of the heuristic player, version 1: a frozen reference for the arena.

It shares no code with the bots that search: their rule-based playouts may improve, and this player must not
change with them. It uses the view alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_

from tests.bots.baseline.numbers import numbers_of
from trickdesk.engine.actions import AskPlay, Play
from trickdesk.engine.cards import CardId, CardSet, Seat, card_set, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView

TRUMP_COST = 30  # extra value of a trump
POINT_COST = 2  # extra value of a card for each point that it counts
MISERES = ("misere", "open-misere")
RANK_OF_TWO = "2"
SAFE = 0.15  # up to this risk a card counts as winning
SAFE_OF_FIVE = 0.5  # the same with a partner in Forty-Fives, which has only five tricks
GAIN = 0.25  # by how much a higher card must reduce the partner's risk
RUFFED = 0.7  # the risk of a ruff by an opponent who is known to be void


class Costs:
    """Tables for one trump of one game.

    Attributes:
        above: `above[led][card]`: the cards that beat `card` when `led` was led.
        keep: How valuable each card is to its holder.
        lose: The same for a trick that goes to opponents.
        give: The same for a trick that goes to a partner.
    """

    def __init__(self, game: Game, trump: int) -> None:
        self.order = order = game.order_for(trump)
        cards = range(order.size)
        none = game.trick_points(())
        self.points = tuple(game.trick_points((card,)) - none for card in cards)
        self.counting = any(self.points)
        self.above = tuple(
            tuple(card_set(other for other in cards if power[other] > power[card]) for card in cards)
            for power in order.power
        )
        keep = []
        for card in cards:
            suit = order.suit_of[card]
            mask = order.suit_mask[suit]
            higher = (self.above[suit][card] & mask).bit_count()
            rank = mask.bit_count() - higher
            top = (6, 3)[higher] if higher < 2 else 0
            keep.append(rank + top + (TRUMP_COST + rank if suit == order.trump else 0))
        self.keep = tuple(keep)
        self.lose = tuple(keep[card] + POINT_COST * self.points[card] for card in cards)
        self.give = tuple(keep[card] - POINT_COST * self.points[card] for card in cards)


@lru_cache(maxsize=32)
def costs_of(game: Game, trump: int) -> Costs:
    return Costs(game, trump)


@lru_cache(maxsize=32)
def twos(game: Game) -> CardSet:
    return card_set(card for card, rank in enumerate(game.deck.rank) if rank == RANK_OF_TWO)


def least_valuable(cards: CardSet, cost: Sequence[int]) -> CardId:
    """Return the card with the lowest cost; the lowest id among equals."""
    return min(cards_in(cards), key=cost.__getitem__)


def most_valuable(cards: CardSet, cost: Sequence[int]) -> CardId:
    """Return the card with the highest cost; the lowest id among equals."""
    return max(cards_in(cards), key=cost.__getitem__)


def friends(view: PlayerView) -> CardSet:
    """Return the seats on the viewer's side as a mask, including its own."""
    game, me = view.game, view.seat
    assert me is not None
    if game.sides < game.seats or numbers_of(game).alone:
        return card_set(seat for seat in range(game.seats) if game.side(seat) == game.side(me))
    team = next(team for team in view.teams or ((me,),) if me in team)
    return 1 << me if numbers_of(game).settles and is_settled(view, team) else card_set(team)


def is_settled(view: PlayerView, team: Sequence[Seat]) -> bool:
    """Return whether a team has won the deal (92Q, rules 5.1).

    Its members then play for themselves.
    """
    game, contract = view.game, view.contract
    assert contract is not None
    tricks, bid = sum(view.taken[seat] for seat in team), game.bid(contract.bid).level
    return tricks >= bid if contract.declarer in team else tricks > game.hand_size - bid


class CardPlayer:
    """Chooses one card for a view."""

    def __init__(self, view: PlayerView, ask: AskPlay) -> None:
        game, contract = view.game, view.contract
        self.view, self.ask, self.seat = view, ask, ask.seat
        self.declarer, self.bid = (contract.declarer, contract.bid) if contract else (game.seats, "")
        self.costs = costs_of(game, game.trump_index(view.trump))
        self.order = self.costs.order
        self.friends = friends(view)
        trick = view.trick
        self.cards = trick.cards if trick else ()
        self.seats = trick.seats if trick else ()
        self.led = -1
        if trick:
            named = trick.named
            self.led = self.order.suit_of[trick.cards[0]] if named is None else game.deck.suits.index(named)
        self.played = card_set(card for seen in view.tricks for card in seen.cards)
        self.out = game.deck.all & ~(self.played | view.hand | view.buried)
        self.left = (
            len(view.players) - len(self.cards) - 1
        )  # the seats that play to this trick after this one
        self.hidden = self.out & ~reduce(or_, view.shown)
        self.tricks_left = view.hand.bit_count() + view.piles[self.seat]
        numbers = numbers_of(game)
        self.twos = twos(game) if numbers.high_twos else 0
        self.ruff_any_time = numbers.ruffs
        self.safe = SAFE_OF_FIVE if self.ruff_any_time and game.sides < game.seats else SAFE

    def play(self) -> Play:
        legal, misere = self.ask.cards, self.bid in MISERES
        if not legal & (legal - 1):
            card = legal.bit_length() - 1
        elif self.cards:
            card = self.follow_misere(legal) if misere else self.follow(legal)
        else:
            card = self.lead_misere(legal) if misere else self.lead(legal)
        names = self.ask.names.get(card)
        return Play(card, self.name(names) if names else None)

    def name(self, names: Sequence[int]) -> int:
        """Return the suit to name for a led joker: its holder's longest."""
        masks = self.order.suit_mask
        return max(names, key=lambda suit: (self.view.hand & masks[suit]).bit_count())

    # -- to a trick

    def to_come(self) -> list[Seat]:
        """Return the seats that play to this trick after this one."""
        players = self.view.players
        at = players.index(self.seat)
        return [players[(at + 1 + i) % len(players)] for i in range(self.left)]

    def standing(self, legal: CardSet) -> tuple[Seat, CardId, CardSet]:
        """Return who is winning the trick, with which card, and the cards that beat it."""
        power = self.order.power[self.led]
        best_seat, best = self.seats[0], self.cards[0]
        for seat, card in zip(self.seats, self.cards, strict=True):
            if power[card] > power[best]:
                best_seat, best = seat, card
        winners = legal & self.costs.above[self.led][best]
        return self.with_twos(legal, best_seat, best, winners) if self.twos else (best_seat, best, winners)

    def with_twos(
        self, legal: CardSet, best_seat: Seat, best: CardId, winners: CardSet
    ) -> tuple[Seat, CardId, CardSet]:
        """Account for twos, which are high while everyone follows (92Q, rules 4.6)."""
        led, mask = self.led, self.order.suit_mask[self.led]
        if any(not mask >> card & 1 for card in self.cards):
            return best_seat, best, winners
        for seat, card in zip(self.seats, self.cards, strict=True):
            if self.twos >> card & 1:
                return seat, card, winners & ~mask if led != self.order.trump else 0
        if legal & self.twos & mask and (not self.left or self.fresh(led)):
            winners |= self.twos & mask & legal
        return best_seat, best, winners

    def fresh(self, suit: int) -> bool:
        """Return whether the suit was not seen before, so that all will probably follow."""
        return (self.played & self.order.suit_mask[suit]).bit_count() <= len(self.cards)

    def may_hold(self, seat: Seat) -> CardSet:
        """Return the cards that a seat may hold, as far as this one knows."""
        return self.hidden & ~self.view.cannot[seat] | self.view.shown[seat] & self.out

    def enemies_may_hold(self) -> CardSet:
        enemies = (seat for seat in self.view.players if not self.friends >> seat & 1)
        return reduce(or_, map(self.may_hold, enemies), 0)

    def risk(self, card: CardId, seats: Sequence[Seat]) -> float:
        """Return the rough chance that one of `seats` beats `card`.

        Every unseen card may be anywhere. Ruffs count only for seats that are known to be void, but overruffs
        in Forty-Fives always count.
        """
        masks, trump, led = self.order.suit_mask, self.order.trump, self.led
        suit = self.order.suit_of[card]
        over = self.costs.above[led][card] & masks[suit]
        unseen = max(1, self.hidden.bit_count())
        safe = 1.0
        for seat in seats:
            held = self.may_hold(seat)
            void = not held & masks[led]
            if suit != led and not void and not self.ruff_any_time:
                continue
            if self.view.shown[seat] & over & self.out:
                return 1.0
            if void and trump not in (led, suit) and held & masks[trump]:
                safe *= 1 - RUFFED
            threats = (over & self.hidden & ~self.view.cannot[seat]).bit_count()
            safe *= (1 - min(0.9, self.view.counts[seat] / unseen)) ** threats
        return 1 - safe

    def follow(self, legal: CardSet) -> CardId:
        """Win cheaply if it is worth it, leave a partner's winner alone, or throw low."""
        costs, order, left = self.costs, self.order, self.left
        best_seat, best, winners = self.standing(legal)
        enemies = [seat for seat in self.to_come() if not self.friends >> seat & 1]
        tops = winners & order.suit_mask[self.led]
        if self.friends >> best_seat & 1:
            danger = self.risk(best, enemies)
            if danger <= self.safe:
                return least_valuable(legal & ~winners or legal, costs.give)
            if left == len(enemies) and tops:
                top = most_valuable(tops, order.power[self.led])
                if danger - self.risk(top, enemies) > GAIN:
                    return top
            return least_valuable(legal & ~winners or legal, costs.lose)
        if not winners:
            return least_valuable(legal, costs.lose)
        if not enemies:
            return self.take(legal, winners)
        sure = card_set(card for card in cards_in(winners) if self.risk(card, enemies) <= self.safe)
        if sure and not (left > len(enemies) and self.costs_too_much(legal & ~sure, sure)):
            return self.take(legal, sure)
        if left == len(enemies) == 1:
            return most_valuable(tops, order.power[self.led]) if tops else least_valuable(winners, costs.keep)
        return least_valuable(legal & ~winners or legal, costs.lose)

    def take(self, legal: CardSet, winners: CardSet) -> CardId:
        """Win with the cheapest card, unless that is worth more than the trick."""
        costs = self.costs
        card = least_valuable(winners, costs.give if costs.counting else costs.keep)
        losers = legal & ~winners
        if costs.counting and losers and costs.keep[card] > TRUMP_COST:
            loser = least_valuable(losers, costs.lose)
            if not self.at_stake() and not costs.points[loser] and self.tricks_left > 2:
                return loser
        return card

    def at_stake(self) -> int:
        return sum(self.costs.points[card] for card in self.cards)

    def costs_too_much(self, others: CardSet, winners: CardSet) -> bool:
        """Return whether only a high trump wins a trick without points.

        A partner may still win it.
        """
        cost = self.costs.keep[least_valuable(winners, self.costs.keep)]
        return bool(others) and not self.at_stake() and cost > TRUMP_COST

    # -- to lead

    def lead(self, legal: CardSet) -> CardId:
        """Draw trumps as the declaring side, cash sure winners, else lead low."""
        costs, order, out = self.costs, self.order, self.out
        masks, trump = order.suit_mask, order.trump
        attacking = bool(self.friends >> self.declarer & 1)
        mine, theirs = legal & masks[trump], self.enemies_may_hold() & masks[trump]
        no_trump = trump == len(masks) - 1
        if attacking and mine and theirs and not no_trump:
            top = most_valuable(mine, order.power[trump])
            over = (costs.above[trump][top] & theirs).bit_count()
            many = mine.bit_count()
            if not over and (many > 1 or self.seat != self.declarer):
                return top
            if self.seat == self.declarer and many > 2:
                return top if over == 1 and not costs.points[top] else least_valuable(mine, costs.lose)
        for card in cards_in(legal & self.twos & ~masks[trump]):
            suit = order.suit_of[card]
            if (out & masks[suit]).bit_count() >= 2 * len(self.view.players) and self.fresh(suit):
                return card  # as good as an ace in a suit not led yet (92Q, rules 4.6)
        best, value = -1, -1
        for card in cards_in(legal):
            suit = order.suit_of[card]
            if costs.above[suit][card] & out & masks[suit]:
                continue
            # Cash winners while the others can still follow suit; own trumps can wait.
            worth = (out & masks[suit]).bit_count() if suit != trump or no_trump else 0
            if worth > value:
                best, value = card, worth
        if best >= 0 and (value > 0 or not legal & ~masks[trump]):
            return best
        return self.lead_low(legal, attacking, no_trump)

    def lead_low(self, legal: CardSet, attacking: bool, no_trump: bool) -> CardId:
        """Lead a card that can be spared: short suits against a trump, else long suits."""
        costs, order = self.costs, self.order
        trumps = order.suit_mask[order.trump]
        if attacking and self.seat != self.declarer and legal & trumps and self.out & trumps:
            return least_valuable(legal & trumps, costs.lose)
        sign = 2 if not attacking and not no_trump else -2

        def price(card: CardId) -> int:
            return costs.lose[card] + sign * (legal & order.suit_mask[order.suit_of[card]]).bit_count()

        return min(cards_in(legal), key=price)

    # -- misère (Five Hundred, rules 7.5)

    def follow_misere(self, legal: CardSet) -> CardId:
        """Play the highest card under the declarer's; the declarer stays under everything."""
        keep, power = self.costs.keep, self.order.power[self.led]
        best_seat, _, winners = self.standing(legal)
        losers = legal & ~winners

        def rank(card: CardId) -> tuple[int, int]:
            return power[card], keep[card]

        if self.seat == self.declarer:
            if losers:
                return max(cards_in(losers), key=rank)
            return (min if self.left else max)(cards_in(legal), key=rank)
        if best_seat == self.declarer and losers:
            return max(cards_in(losers), key=rank)
        if self.declarer in self.seats:
            return max(cards_in(legal), key=rank)
        return min(cards_in(losers or legal), key=rank)

    def lead_misere(self, legal: CardSet) -> CardId:
        """Lead the card with the most higher cards still out."""
        above, suit_of, masks = self.costs.above, self.order.suit_of, self.order.suit_mask
        keep = self.costs.keep

        def cover(card: CardId) -> tuple[int, int]:
            suit = suit_of[card]
            return (above[suit][card] & self.out & masks[suit]).bit_count(), -keep[card]

        return max(cards_in(legal), key=cover)


def choose_card(view: PlayerView, ask: AskPlay) -> Play:
    """Return the heuristic's card."""
    return CardPlayer(view, ask).play()
