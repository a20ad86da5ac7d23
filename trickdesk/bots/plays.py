"""What the cards that others have played say about those they still hold."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from trickdesk.bots.exact.bits import bit, count
from trickdesk.bots.hints.base import Hints
from trickdesk.bots.policy import Policy
from trickdesk.bots.tricks import NOBODY, Tricks
from trickdesk.bots.worlds import World
from trickdesk.engine.cards import CardId, CardSet
from trickdesk.engine.play import Start
from trickdesk.engine.view import PlayerView

WHIM = 0.5  # the share of cards that are played for reasons of which we know nothing


def alike(tricks: Tricks, one: CardId, other: CardId) -> bool:
    """Whether it is all the same which of two cards the seat on turn plays: nothing that is out comes between them."""
    rules, seat = tricks.rules, tricks.turn
    suit = rules.suit_of[one]
    if rules.suit_of[other] != suit or rules.points[other] != rules.points[one]:
        return False
    between = rules.above[suit * rules.size + one] ^ rules.above[suit * rules.size + other]
    return not between & rules.all & ~(tricks.played | tricks.hands[seat])


class Plays:
    """The cards that the other seats have played, held against those that the rule-based player would have.

    A card that the rules allow although its holder could follow (a trump at any time) says nothing. Nor does any
    where cards are drawn from piles, for nobody knows what their holder could have played, or where a side is to lose
    every trick: there the rules of thumb are only some of many that are as good.
    """

    def __init__(self, view: PlayerView, hints: Hints) -> None:
        self.view, self.hints = view, hints
        suits = view.game.deck.suits
        # Each card with what it is named as a lead, and whether another seat played it.
        self.cards: list[tuple[CardId, int, bool]] = []
        for trick in view.tricks:
            named = NOBODY if trick.named is None else suits.index(trick.named)
            for at, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=False)):
                self.cards.append((card, NOBODY if at else named, seat != view.seat))
        contract = view.contract
        dark = view.game.has_piles or contract is None or hints.wants_none(contract.bid)
        self.told = not dark and any(other for _, _, other in self.cards)
        self.tricks: Tricks | None = None
        self.policy: Policy | None = None

    def begin(self, hands: Sequence[CardSet], world: World) -> tuple[Tricks, Policy]:
        """The play before the first lead, and the rule-based player for it."""
        view, hints = self.view, self.hints
        contract, teams, leader = view.contract, view.teams, view.tricks[0].leader
        assert contract is not None and teams is not None
        tricks, policy = self.tricks, self.policy
        if tricks is None or policy is None or tricks.guide is not None:
            order = view.game.order_for(view.game.trump_index(contract.trump))
            start = Start(order, list(hands), leader, view.players, world.rows[:], world.piles)
            self.tricks = tricks = hints.tricks(view.game.trick_play(start))
            self.policy = policy = hints.policy(contract.bid, tricks.rules, teams, contract.declarer)
        tricks.begin(list(hands), leader, world.rows[:], list(world.piles))
        seats = view.game.seats
        tricks.taken, tricks.points, tricks.failed = [0] * seats, [0] * seats, [0] * seats
        tricks.played, tricks.top, tricks.top_seat = 0, 0, NOBODY
        return tricks, policy

    def log_weight(self, hands: Sequence[CardSet], world: World) -> float:
        """The logarithm of the likelihood of the cards; ``hands`` are those of the world before the first lead."""
        tricks, policy = self.begin(hands, world)
        weight = 0.0
        for card, named, other in self.cards:
            if other:
                legal = tricks.legal()
                free = tricks.trick and tricks.may & ~tricks.must & bit(card)
                options: int = count(legal)
                if options > 1 and not free:
                    chosen = policy.card(tricks)
                    sensible = chosen == card or alike(tricks, chosen, card)
                    weight += log(WHIM / options + (1 - WHIM if sensible else 0.0))
            tricks.play(card, named)
        return weight
