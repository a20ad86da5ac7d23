"""Auction Forty-Fives: all players exchange their plain cards; going on the kitty."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from trickdesk.bots.game_knowledge.base import BidModel, Curve, GameKnowledge, ScoringRate
from trickdesk.bots.levels import Agreements, Temperament
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.rollout import friends_of
from trickdesk.bots.simulation.sampler import World
from trickdesk.bots.simulation.tricks import Rules
from trickdesk.bots.solver.endings import TrickValues
from trickdesk.engine.bids import Goal
from trickdesk.engine.cards import CardSet, Seat, card_set
from trickdesk.engine.deal import Terms
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.games.forty_fives import BONUS, TRICK

# Fitted without the declarers' bids: with them the likelihood is better, but contracts are predicted worse.
BID_MODEL = BidModel(-3.22, 0.248, 0.6, taken=0.5)
# Strength that a bid needs more if no trump brings 5 points: the difference of models fitted to 200 deals each.
NO_BONUS = 0.8
# Without an auction: with more than two sides, and with two. In 60 deals of level hard the best side took 14 and 19
# points, but it isn't always the same; the spread was 8.7 and 15.3.
TURNED = ScoringRate(8, 9), ScoringRate(16, 15)
FAR_POINTS = 15  # a bid that misses by this many was wild (estimated, not fitted)


class FortyFivesKnowledge(GameKnowledge):
    game_id = "forty-fives"
    trump_before_kitty = True
    exchange_all = True
    weak_below = 0.3
    bid_model = BID_MODEL
    # Fitted to 233 contracts, and 67 for all five tricks (seed 5002). Off by 0.037 on 800 others (seed 7001).
    curves: ClassVar = {"": Curve(0.26, 0.98), "all": Curve(-0.08, 1.04)}
    # Fitted to 1,412 passes of level hard (250 deals, seeds from 1000).
    left: ClassVar = {
        "opponent": Curve(0.38, 0.73),
        "partner": Curve(0.25, 1.05),
        "raise": Curve(-0.06, 1.19),
    }
    slack: ClassVar = {"beginner": -0.4, "easy": -0.4}
    leaning: ClassVar = {"beginner": Temperament(-0.12, 0.0), "easy": Temperament(-0.2, -0.1)}
    scoring_rate = ScoringRate(13, 25)

    def __init__(self, game: Game, agreements: Agreements = ()) -> None:
        super().__init__(game, agreements)
        self.bonus = BONUS if game.options["bonus"] and game.has_contracts else 0
        if not game.has_contracts:
            self.exchange_all = False
            self.scoring_rate = TURNED[game.sides == 2]
        elif not self.bonus:
            self.bid_model = replace(BID_MODEL, base=BID_MODEL.base + NO_BONUS)
            self.scoring_rate = ScoringRate(11, 21)

    def family(self, bid: str, hand: CardSet) -> str:
        return "all" if self.game.bid(bid).goal.takes_all else ""

    def misses_by_far(self, goal: Goal, taken: int, points: int) -> bool:
        """Return whether a bid was wild, by points even for a bid of all tricks.

        The bonus for the highest trump isn't counted.
        """
        wanted = TRICK * goal.amount if goal.takes_all else goal.amount
        return TRICK * taken + FAR_POINTS <= wanted

    def has_allied_defenders(self) -> bool:
        """Return whether there is one defending side; several compete (rules 5.5)."""
        return self.game.sides == 2

    def setback(self, bid: str) -> tuple[float, float]:
        """Return minus the bid, and the others' share of the points (rules 5.2, 5.5)."""
        made = self.game.bid(bid)
        all_points = TRICK * self.game.hand_size + self.bonus
        rest = TRICK if made.goal.takes_all else all_points + TRICK - made.level
        return -made.loss, rest / (self.game.sides - 1)

    def policy(self, terms: Terms, rules: Rules) -> Policy:
        """Return a policy in which every side takes what it can (rules 5.5)."""
        declarer = self.game.seats if terms.declarer is None else terms.declarer  # no seat has this number
        sides = tuple(map(self.game.seats_of, range(self.game.sides)))
        return Policy(rules, friends_of(sides, self.game.seats), declarer)

    def trick_values(self, buried: CardSet) -> TrickValues:
        """Return five points a trick, and five for the highest trump (rules 5.1, 7.15)."""
        return replace(super().trick_values(buried), best=self.bonus)

    def exchange(
        self, world: World, dealer: Seat, declarer: Seat, bid: str, trump: str | None, taken: bool
    ) -> str:
        """Simulate the exchange (rules 3.3 to 3.6).

        If the stock runs out, discards are drawn again, highest ids first. There are hardly any trumps among
        them, so this is about as good as shuffling them.
        """
        if trump is None:
            trump = self.best_trump(world.hands[declarer])
        talon = world.talon
        if not taken:
            world.hands[declarer] |= card_set(talon[: self.kitty])
            talon = talon[self.kitty :]
        index = self.game.trump_index(trump)
        thrown = [
            self.throw(hand, max(0, hand.bit_count() - self.game.hand_size), index) for hand in world.hands
        ]
        for after in range(1, self.game.seats + 1):
            seat = (dealer + after) % self.game.seats
            cards = thrown[seat]
            hand = world.hands[seat] & ~cards
            due = self.game.hand_size - hand.bit_count()
            drawn = talon[:due]
            talon = talon[due:]
            world.dead |= cards
            while len(drawn) < due:
                card = world.dead.bit_length() - 1
                world.dead ^= 1 << card
                drawn.append(card)
            world.hands[seat] = hand | card_set(drawn)
        world.talon = talon
        return trump

    def known_holdings(self, view: PlayerView) -> dict[Seat, tuple[int, CardSet]]:
        """Return the trumps that seats kept, known from what they drew (rules 3.5)."""
        game = self.game
        if not game.has_contracts:
            return self.known_ace(view)
        if game.options["exchange"] == "free" or not (view.players and view.drew):
            return {}
        trumps = view.order.suit_mask[view.order.trump]
        kept = [game.hand_size - drew for drew in view.drew]
        for trick in view.tricks:
            for seat, card in zip(trick.seats, trick.cards, strict=False):
                kept[seat] -= trumps >> card & 1
        return {seat: (n, trumps) for seat, n in enumerate(kept) if n > 0 and seat != view.seat}

    def known_ace(self, view: PlayerView) -> dict[Seat, tuple[int, CardSet]]:
        """Return who holds the ace of trumps, because it was asked to rob (rules 7.19)."""
        ace = 1 << self.game.deck.id[f"A{view.trump}"]
        holders = [seat for seat, cannot in enumerate(view.cannot) if not cannot & ace]
        if len(holders) != 1 or holders == [view.seat] or (view.played | view.turned) & ace:
            return {}
        return {holders[0]: (1, ace)}

    def unlikely_buried(self, view: PlayerView) -> CardSet:
        """Return all trumps; who robs discards another card."""
        if self.game.has_contracts:
            return super().unlikely_buried(view)
        return view.order.suit_mask[view.order.trump]

    def score_key(self, terms: Terms, key: tuple[int, ...]) -> tuple[int, ...]:
        """Return the tricks of each side, and the side of the highest trump."""
        sides, seats, top = self.game.sides, self.game.seats, key[-1]
        return (*(sum(key[side:seats:sides]) for side in range(sides)), top % sides if top >= 0 else top)


KNOWLEDGE = FortyFivesKnowledge
