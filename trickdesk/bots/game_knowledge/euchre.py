"""Euchre: the dealer takes the card turned up if its suit is trump."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from trickdesk.bots.game_knowledge.base import BidModel, Curve, GameKnowledge, ScoringRate
from trickdesk.bots.simulation.sampler import World
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.engine.actions import AskCall
from trickdesk.engine.bids import PASS, Contract
from trickdesk.engine.cards import CardSet, Seat, cards_in
from trickdesk.engine.view import PlayerView
from trickdesk.games.euchre import Euchre

# Tricks that a card is worth, by the number of higher cards of its suit (estimated).
TRUMPS, OTHERS = (1.0, 0.9, 0.75, 0.6, 0.5, 0.45), (0.7, 0.2)


def passes(view: PlayerView, at: int) -> int:
    """Return how many of the first `at` calls were passes; others are about a swap."""
    return sum(call == PASS for _, call in view.calls[:at])


class EuchreKnowledge(GameKnowledge):
    game_id = "euchre"
    trump_before_kitty = first_bid_wins = True
    bid_model = BidModel(2.4, 0.0, 0.6)  # 557 calls
    alone_from = 2.9  # the median of 54 bids alone
    # Fitted to 367 contracts with a partner (seed 5002). The chance of a bid alone is as simulated.
    curves: ClassVar = {"": Curve(0.15, 0.76)}
    slack: ClassVar = {"beginner": -0.15, "easy": -0.15}
    scoring_rate = ScoringRate(0.9, 1.9)  # estimated

    @property
    def euchre(self) -> Euchre:
        return cast("Euchre", self.game)

    def strength(self, hand: CardSet, trump: int) -> float:
        """Return about how many tricks a hand takes.

        Five cards are too few for the general count.
        """
        order = self.game.order_for(trump)
        above, found = tables_of(self.game, order).above, 0.0
        for card in cards_in(hand):
            suit = order.suit_of[card]
            worth = TRUMPS if suit == trump else OTHERS
            over = (above[suit][card] & order.suit_mask[suit]).bit_count()
            found += worth[over] if over < len(worth) else 0.4 * (suit == trump)
        return found

    def best_trump(self, hand: CardSet) -> str:
        suits = self.game.deck.suits
        return max(suits, key=lambda suit: self.strength(hand, suits.index(suit)))

    def setback(self, bid: str) -> tuple[float, float]:
        return 0, self.euchre.penalty(self.game.bid(bid))

    def family(self, bid: str, hand: CardSet) -> str:
        return "alone" if self.game.bid(bid).alone else ""

    def offered(self, view: PlayerView, at: int) -> Sequence[str]:
        """Return the suit turned up, and in the second round the others (rules 2.1, 2.3)."""
        return self.suits(view, passes(view, at))

    def suits(self, view: PlayerView, at: int) -> Sequence[str]:
        """Return the suits that can be bid after `at` passes."""
        turned = self.euchre.suit_of_turned(next(cards_in(view.turned))) if view.turned else view.trump
        return [suit for suit in self.game.deck.suits if (suit == turned) is (at < self.game.seats)]

    def next_contract(self, view: PlayerView, world: World) -> Contract | None:
        """Return the first bid after this call: all bid on a strength of `bid_model`."""
        seats, dealer = self.game.seats, view.dealer
        bids = {bid.denomination: bid.text for bid in self.game.bids if not bid.alone}
        assert dealer is not None and self.bid_model is not None
        is_auction = isinstance(view.ask, AskCall) and PASS in view.ask.calls
        for at in range(passes(view, len(view.calls)) + is_auction, 2 * seats):
            seat = (dealer + 1 + at) % seats
            hand = world.hands[seat]
            if seat == dealer and at < seats:
                hand |= view.turned
            index = self.game.deck.suits.index
            strength, suit = max((self.strength(hand, index(one)), one) for one in self.suits(view, at))
            must = at == 2 * seats - 1 and bool(self.game.options["stick_dealer"])
            if strength >= self.bid_model.base or must:
                return Contract(seat, bids[suit])
        return None

    def unlikely_buried(self, view: PlayerView) -> CardSet:
        """Return the trumps: the dealer keeps them."""
        if view.trump is None:
            return 0
        trump = self.game.trump_index(view.trump)
        return self.game.order_for(trump).suit_mask[trump]

    def exchange(
        self, world: World, dealer: Seat, declarer: Seat, bid: str, trump: str | None, taken: bool
    ) -> str:
        """Simulate what the dealer takes and discards (rules 3.1)."""
        trump = trump or self.trumps(bid)[0]
        if not taken and self.euchre.takes_turned(dealer, Contract(declarer, bid), world.talon[0]):
            hand = world.hands[dealer] | 1 << world.talon[0]
            gone = self.bury(hand, 1, bid, self.game.trump_index(trump))
            world.hands[dealer], world.talon = hand ^ gone, world.talon[1:]
            world.dead |= gone
        return trump


KNOWLEDGE = EuchreKnowledge
