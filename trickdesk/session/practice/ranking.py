"""Which card wins this trick? Questions out of deals that were played by a game's own rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from trickdesk.engine.cards import CardId
from trickdesk.engine.deal import SeenTrick, seen_tricks
from trickdesk.engine.game import Game
from trickdesk.engine.reasons import Reason, ordinary_rank, won
from trickdesk.session.practice.dealing import played_out

LEVELS = ("easy", "medium", "hard")
DEALS = 6  # whose tricks are sorted by how hard they are
SPECIAL, TRUMPED = 4, 2  # how hard, beside the cards that look higher than the one that wins


@dataclass(frozen=True, slots=True)
class Question:
    """A finished trick of ``game``: which of ``trick.cards`` has won it, and why.

    ``trump``: a suit letter or NT, None where the game has no trump to name. ``reason``: None where the highest card of
    the suit led wins.
    """

    game: Game
    trick: SeenTrick
    trump: str | None
    reason: Reason | None

    @property
    def winner(self) -> int:
        """Which of the cards it is, from 0."""
        assert self.trick.winner is not None
        return self.trick.seats.index(self.trick.winner)

    @property
    def card(self) -> CardId:
        return self.trick.cards[self.winner]


def questions(game: Game, level: str, rng: Random) -> list[Question]:
    """Some questions of a level, in random order; there is always one."""
    found: list[tuple[float, Question]] = []
    for _ in range(DEALS):
        table = played_out(game, rng)
        record = table.deals[-1]
        assert record.play is not None
        for trick in seen_tricks(record.play, record.trick_points, game.deck.suits):
            question = Question(game, trick, record.trump, game.trick_reason(trick, record.trump))
            if len(trick.cards) > 1:
                found.append((hardness(question) + rng.random() / 2, question))
    found.sort(key=lambda entry: entry[0])
    third = max(1, len(found) // len(LEVELS))
    first = LEVELS.index(level) * third
    chosen: Sequence[tuple[float, Question]] = found[first : first + third] or found[-1:]
    result = [question for _, question in chosen]
    rng.shuffle(result)
    return result


def hardness(question: Question) -> int:
    """How hard it is to see who has won: cards that look higher, a trump, an order of the game's own."""
    game, trick = question.game, question.trick
    seen = won(game.deck, game.order_for(game.trump_index(question.trump)), trick)
    none = len(game.deck.suits)
    own = 99 if game.deck.suit[seen.card] == none else ordinary_rank(game.deck, seen.card)
    higher = sum(
        game.deck.suit[card] == none or ordinary_rank(game.deck, card) > own
        for card in trick.cards
        if card != seen.card
    )
    special = question.reason is not None and game.why_won(seen) is not None
    return higher + SPECIAL * special + TRUMPED * (not seen.plain)
