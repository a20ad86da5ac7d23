"""What the cards that others have played say about those they still hold."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from trickdesk.bots.hints.base import Hints
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.tricks import NOBODY, Tricks
from trickdesk.bots.solver.bits import bit, count
from trickdesk.engine.cards import CardId, CardSet
from trickdesk.engine.play import Start
from trickdesk.engine.view import PlayerView

NOISE = 0.5  # the share of cards that are played for reasons of which we know nothing


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

    A card that the rules allow although its holder could follow (a trump at any time) says nothing.
    """

    def __init__(self, view: PlayerView, tricks: Tricks, policy: Policy) -> None:
        self.view, self.tricks, self.policy = view, tricks, policy
        suits = view.game.deck.suits
        # Each card with what it is named as a lead, and whether another seat played it.
        self.cards: list[tuple[CardId, int, bool]] = []
        for trick in view.tricks:
            named = NOBODY if trick.named is None else suits.index(trick.named)
            for at, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=False)):
                self.cards.append((card, NOBODY if at else named, seat != view.seat))

    def log_weight(self, hands: Sequence[CardSet]) -> float:
        """The logarithm of the likelihood of the cards; ``hands`` are those of a world before the first lead."""
        tricks, policy, nothing = self.tricks, self.policy, [0] * len(hands)
        tricks.begin(list(hands), self.view.tricks[0].leader, nothing, [])
        tricks.taken, tricks.points, tricks.failed = nothing[:], nothing[:], nothing[:]
        tricks.played, tricks.top, tricks.top_seat = 0, 0, NOBODY
        weight = 0.0
        for card, named, other in self.cards:
            if other:
                legal = tricks.legal()
                free = tricks.trick and tricks.may & ~tricks.must & bit(card)
                options: int = count(legal)
                if options > 1 and not free:
                    chosen = policy.card(tricks)
                    sensible = chosen == card or alike(tricks, chosen, card)
                    weight += log(NOISE / options + (1 - NOISE if sensible else 0.0))
            tricks.play(card, named)
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
