"""What the cards that others have played say about those they still hold."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from trickdesk.bots.game_knowledge.base import Hints
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.tricks import NOBODY, Tricks
from trickdesk.bots.solver.bits import bit, count
from trickdesk.engine.cards import CardSet
from trickdesk.engine.play import Start
from trickdesk.engine.view import PlayerView

if TYPE_CHECKING:
    from mypy_extensions import i64

NOISE: Final = 0.5  # the share of cards that are played for reasons of which we know nothing


def alike(tricks: Tricks, one: i64, other: i64) -> bool:
    """Whether it is all the same which of two cards the seat on turn plays: nothing that is out comes between them."""
    rules = tricks.rules
    suit = rules.suit_of[one]
    if rules.suit_of[other] != suit or rules.points[other] != rules.points[one]:
        return False
    between = rules.above[suit * rules.size + one] ^ rules.above[suit * rules.size + other]
    return not between & rules.all & ~(tricks.played | tricks.here.hand)


class Plays:
    """The cards that the other seats have played, held against those that the rule-based player would have.

    A card that the rules allow although its holder could follow (a trump at any time) says nothing.
    """

    def __init__(self, view: PlayerView, tricks: Tricks, policy: Policy) -> None:
        self.view, self.tricks, self.policy = view, tricks, policy
        suits = view.game.deck.suits
        self.leader: int = view.tricks[0].leader
        # The cards up to the last of another seat, each with what it is named as a lead, and whether he played it.
        self.cards: list[i64] = []
        self.named: list[i64] = []
        self.others: list[bool] = []
        last = 0
        for trick in view.tricks:
            named = NOBODY if trick.named is None else suits.index(trick.named)
            for at, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=False)):
                self.cards.append(card)
                self.named.append(NOBODY if at else named)
                self.others.append(seat != view.seat)
                if seat != view.seat:
                    last = len(self.cards)
        self.count: int = last

    def log_weight(self, hands: list[CardSet]) -> float:
        """The logarithm of the likelihood of the cards; ``hands`` are those of a world before the first lead."""
        tricks, policy = self.tricks, self.policy
        tricks.start(hands, self.leader, [], [])
        weight = 0.0
        for at in range(self.count):
            card = self.cards[at]
            if self.others[at]:
                legal = tricks.legal()
                free = tricks.lying and tricks.may & ~tricks.must & bit(card)
                options: int = count(legal)
                if options > 1 and not free:
                    chosen = policy.card(tricks)
                    sensible = chosen == card or alike(tricks, chosen, card)
                    likely = 1 - NOISE if sensible else 0.0
                    weight += log(NOISE / options + likely)
            tricks.play(card, self.named[at])
        return weight


def plays_of(view: PlayerView, hints: Hints) -> Plays | None:
    """What others have played in a view; None where that says nothing.

    So it is where cards are drawn from piles, for nobody knows what their holder could have played; where a side is to
    lose every trick: there the rules of thumb are only some of many that are as good; and under house rules that are
    not in the flat tables.
    """
    game = view.game
    others = any(seat != view.seat for trick in view.tricks for seat in trick.seats[: len(trick.cards)])
    if not others or game.has_piles or not hints.tells(view.terms):
        return None
    order, nothing = game.order_for(game.trump_index(view.trump)), [0] * game.seats
    tricks = hints.tricks(
        game.trick_play(Start(order, nothing[:], view.tricks[0].leader, view.players, nothing, ()))
    )
    if tricks.guide is not None:
        return None
    return Plays(view, tricks, hints.policy(view.terms, tricks.rules))
