"""Five Hundred: a kitty of three, misère, and no ten-bid without the joker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from trickdesk.bots.game_knowledge.base import BidModel, Curve, GameKnowledge, ScoringRate
from trickdesk.bots.game_knowledge.five_hundred_learned import LEARNED
from trickdesk.bots.game_knowledge.five_hundred_policy import MiserePolicy
from trickdesk.bots.levels import Agreements, Temperament
from trickdesk.bots.simulation.hand_evaluation import strength_of
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.rollout import loses_all
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.bots.simulation.tricks import Rules
from trickdesk.engine.bids import Contract
from trickdesk.engine.cards import JOKER, LOW_JOKER, CardSet, Seat, card_set, cards_in
from trickdesk.engine.deal import Terms
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.engine.play import TrickPlay
from trickdesk.engine.view import PlayerView
from trickdesk.games.five_hundred import NoTrumpPlay

JOKER_SHOWN, JOKER_BID = "joker-6nt", "6NT"  # the agreement, and the bid that follows it
MOST_FOR_MISERE = 1.0  # most tricks, before the kitty, that a hand for misère may be worth


class FiveHundredKnowledge(GameKnowledge):
    game_id = "five-hundred"
    weak_below = 1.5
    bid_model = BidModel(-7.15, 1.48, 0.72, taken=0.94)
    # Fitted to 2,046 calls of level hard (seeds from 1000), by how likely it makes the real hands among others.
    auction_model = BidModel(-7.15, 1.48, 0.4, noise=0.05, choosy=0.23)
    # Fitted to 1,400 contracts of level hard, with a quarter of the bids at random (seeds 8101 and 8102):
    # 531, 530, 74 and 265 by family.
    curves: ClassVar = {
        "suit": Curve(0.51, 1.09),
        "suit without the joker": Curve(0.30, 1.04),
        NO_TRUMP: Curve(0.40, 0.95),
        f"{NO_TRUMP} without the joker": Curve(0.34, 0.82),
        # Families of other decks: 300 contracts of hard each, with "Australian, six hands" and "American, two
        # jokers" (seed 9101); those of suits with 63 cards also to 200 of seed 511. 45 cards are taken to be like 46.
        "open-misere, 63 cards": Curve(-0.62, 0.55),
        "suit, 63 cards": Curve(0.1, 1.2),
        "suit without the joker, 63 cards": Curve(0.05, 1.1),
        "open-misere, 46 cards": Curve(-0.91, 1.05),
        "open-misere, 45 cards": Curve(-0.91, 1.05),
    }
    slack: ClassVar = {"beginner": -1.45, "easy": -0.95}
    leaning: ClassVar = {"beginner": Temperament(-0.14, -0.14), "easy": Temperament(-0.065, -0.065)}
    scoring_rate = ScoringRate(60, 180)
    learned = LEARNED

    def __init__(self, game: Game, agreements: Agreements = ()) -> None:
        super().__init__(game, agreements)
        self.joker = 1 << game.deck.id[JOKER]
        self.calls_partners = game.teams(0) is None
        self.two_jokers = LOW_JOKER in game.deck.id

    def family(self, bid: str, hand: CardSet) -> str:
        kind = bid
        if not self.wants_none(bid):
            kind = NO_TRUMP if self.game.bid(bid).denomination == NO_TRUMP else "suit"
            kind = kind if hand & self.joker else f"{kind} without the joker"
        of_deck = f"{kind}, {self.game.deck.size} cards"
        return of_deck if of_deck in self.curves else kind

    def setback(self, bid: str) -> tuple[float, float]:
        """Return minus the bid's value, and the defenders' points (rules 5.2, 7.1)."""
        lost = self.game.bid(bid)
        game = self.game
        paid = game.options["defender_points"] and not lost.goal.takes_none
        shared = 1 if game.sides == 2 or self.calls_partners else game.sides - 1
        return -lost.loss, 10 * (11 - lost.level) / shared if paid else 0

    def is_sensible(self, view: PlayerView, bid: str) -> bool:
        """Return whether a bid is sensible.

        Ten tricks need the joker, misère needs a hand without winners, and a bid that shows a card needs that
        card. Bids that can't win the auction are only made to show a suit.
        """
        assert view.seat is not None
        if self.shown_by(view.seat, bid, view.calls) & ~view.hand:
            return False
        if not self.game.bid(bid).buys:
            return False
        if self.wants_none(bid):
            order = self.game.order_of(NO_TRUMP, Contract(view.seat, bid))
            return strength_of(Rules(tables_of(self.game, order)), view.hand, False) <= MOST_FOR_MISERE
        return self.game.bid(bid).level < 10 or bool(view.hand & self.joker)

    def blunder(self, view: PlayerView, call: str) -> str:
        """Name a bid of ten tricks without the joker."""
        game = self.game
        wild = call in game.ladder and game.bid(call).level >= 10 and not view.hand & self.joker
        return "ten without the joker" if wild else ""

    def shown_by(self, seat: Seat, call: str, before: Sequence[tuple[Seat, str]]) -> CardSet:
        """Return the joker for a first bid of 6NT by a side that agreed on it."""
        first = all(caller != seat for caller, _ in before)
        return self.joker if call == JOKER_BID and first and self.has_agreed(seat, JOKER_SHOWN) else 0

    def partners(self, bid: str) -> int:
        """Return one partner up to a bid of 7, then two; none at misère (rules 8.6, 8.15)."""
        return 0 if self.game.bid(bid).alone else 1 if self.game.bid(bid).level < 8 else 2

    def player(self, terms: Terms) -> type[Policy]:
        return MiserePolicy if loses_all(terms) else Policy

    def configure_rules(self, rules: Rules, play: TrickPlay) -> bool:
        """Let the joker be led as any suit at no trump.

        House rules that depend on what its holder has shown are not covered.
        """
        if isinstance(play, NoTrumpPlay):
            rules.namer = self.game.deck.id[JOKER]
            return not play.strict and not play.not_void and not self.two_jokers
        return super().configure_rules(rules, play)

    def score_key(self, terms: Terms, key: tuple[int, ...]) -> tuple[int, ...]:
        """Return the tricks of each side, or of each seat if partners are called."""
        game = self.game
        if self.calls_partners:
            return key[: game.seats]
        return tuple([sum(key[side : game.seats : game.sides]) for side in range(game.sides)])

    def bury(self, hand: CardSet, count: int, bid: str, trump: int) -> CardSet:
        if self.wants_none(bid):
            return next(self.bury_sets(hand, count, bid, trump, hand, 0))
        return super().bury(hand, count, bid, trump)

    def bury_sets(
        self, hand: CardSet, count: int, bid: str, trump: int, allowed: CardSet, first: CardSet
    ) -> Iterator[CardSet]:
        """Yield discards; for misère, cards with the most lower cards in other hands."""
        if not self.wants_none(bid):
            yield from super().bury_sets(hand, count, bid, trump, allowed, first)
            return
        order = self.game.order_of(NO_TRUMP, Contract(0, bid))
        tables = tables_of(self.game, order)

        def danger(card: int) -> tuple[int, int]:
            if not tables.keep[card]:
                return -99, 0  # a low joker is never in danger
            mask = order.suit_mask[order.suit_of[card]]
            under = mask & ~tables.above[order.suit_of[card]][card] & ~hand
            length = (hand & mask).bit_count()
            return 99 if order.suit_of[card] == trump else under.bit_count() - length, tables.keep[card]

        ranked = sorted(cards_in(allowed), key=danger, reverse=True)
        highest = sorted(cards_in(allowed), key=tables.keep.__getitem__, reverse=True)
        yield card_set(ranked[:count])
        yield card_set(highest[:count])


KNOWLEDGE = FiveHundredKnowledge
