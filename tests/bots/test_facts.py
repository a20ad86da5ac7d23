"""Facts beside a card's reasons: who is void, what is kept, what is decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.bots.positions import NO_TRUMPS, SPADES, game_of, position, trick_at
from trickdesk.bots.cardplay.card_search import even_world
from trickdesk.bots.cardplay.reasons import known_facts
from trickdesk.bots.decision.explain import ActionValue
from trickdesk.bots.decision.search import SearchContext
from trickdesk.bots.levels import LEVEL
from trickdesk.bots.player import context_of
from trickdesk.bots.simulation.rollout import ResumedPlay
from trickdesk.engine.actions import Play
from trickdesk.engine.bids import Aim, Goal
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games


def facts(seen: PlayerView, cards: str, level: str = "hard") -> list[str]:
    """Return the facts, one per line, when the first of `cards` is the best."""
    context = context_of(LEVEL[level], seen, 1)
    ids = [seen.game.deck.id[name] for name in cards.split()]
    context.weighed = [ActionValue(Play(card), -float(i), 1.0) for i, card in enumerate(ids)]
    return told(context, ids)


def told(context: SearchContext, ids: Sequence[int]) -> list[str]:
    tricks = ResumedPlay(context.view, context.knowledge.tricks).in_flat(even_world(context))
    return [
        " ".join(map(str, (one.code, *one.values.values()))) for one in known_facts(context, tricks, ids[0])
    ]


@pytest.mark.parametrize(
    ("hand", "log", "lies", "cards", "said"),
    [
        ("7S 9D 5C", SPADES, "AH", "9D 7S", ["keeps-trump 7S D"]),
        ("7S 9D 5C", SPADES, "AH", "9D 5C", []),
        ("7S 9S 9D 5C", SPADES, "AH", "9D 9S 7S", ["keeps-trump 7S D"]),  # with the lowest of them
        ("AD 9D 5C", NO_TRUMPS, "AH", "9D AD", ["keeps-top AD D"]),
        ("AD 9D 5C", SPADES, "AH", "9D AD", ["keeps-top AD D"]),
        ("KD 9D 5C", SPADES, "AH", "9D KD", []),
        ("JK 7S 9S", SPADES, "8S", "9S JK", ["keeps-top-trump JK"]),
        ("KD 9D 5C", SPADES, "AH", "5C 9D", ["keeps-guard KD AD"]),
        ("KD 9D 8D 5C", SPADES, "AH", "5C 9D", []),  # it has a second guard
        ("QD 9D 5C", SPADES, "AH", "5C 9D", []),  # two hidden cards beat it
    ],
)
def test_what_is_kept(hand: str, log: list[str], lies: str, cards: str, said: list[str]) -> None:
    """Five Hundred: void in hearts, or with spades, on a lead of hearts or spades."""
    seen = trick_at("five-hundred", hand, log, lies)
    seen = replace(seen, hand=card_set(seen.game.deck.ids(hand.split())))
    assert [fact for fact in facts(seen, cards) if fact.startswith("keeps")] == said


def table_of(log: Sequence[str]) -> PlayerView:
    """Five Hundred with suits dealt in blocks; return the view of the seat on turn."""
    game = game_of("five-hundred")
    hands = {
        2: "AH 8H 6S 7S 8S 9S 10S QS KS AS",
        3: "5H 7D 8D 9D",
        0: "6H 5D 6D KD",
        1: "10D JD AD QD 5C 6C 7C 8C 9C 10C",
    }
    table = position(game, 1, hands, [*SPADES, *log], seed=5, talon="4H 4D 5S")
    assert table.phase is not None
    return view(table, table.phase.turn)


def test_who_cannot_follow_is_told_to_those_who_remember() -> None:
    log = ["2 play AH", "3 play 5H", "0 play 6H", "1 play 10D"]
    seen = table_of(log)
    assert seen.seat == 2
    assert facts(seen, "8H AS") == ["void 1 H"]
    context = context_of(LEVEL["easy"], seen, 1)
    assert told(context, [seen.game.deck.id["8H"]]) == []


@pytest.mark.parametrize(
    ("aim", "amount", "took", "said"),
    [
        (Aim.TRICKS, 6, 6, ["contract-made"]),
        (Aim.TRICKS, 6, 5, []),
        (Aim.TRICKS, 9, 6, []),
        (Aim.TRICKS, 9, 5, ["contract-lost"]),
        (Aim.ALL, 10, 7, []),
        (Aim.ALL, 10, 6, ["contract-lost"]),
        (Aim.NONE, 0, 0, []),
        (Aim.NONE, 0, 1, ["contract-lost"]),
    ],
)
def test_what_is_decided_is_told(aim: Aim, amount: int, took: int, said: list[str]) -> None:
    """Seven of ten tricks are over, some of them won by the declarers."""
    seen = trick_at("five-hundred", "9D", SPADES, "")
    hand = card_set(list(cards_in(seen.hand))[:3])
    goal = Goal(aim, amount)
    goals = tuple(goal if seat % 2 == 0 else None for seat in range(4))
    tied = replace(seen, hand=hand, taken=(took, 7 - took, 0, 0), goals=goals)
    context = context_of(LEVEL["easy"], seen, 1)
    tricks = ResumedPlay(seen, context.knowledge.tricks).in_flat(even_world(context))
    context.view = tied
    assert [one.code for one in known_facts(context, tricks, next(cards_in(hand)))] == said


@pytest.mark.parametrize(
    ("amount", "took", "said"),
    [
        (3, 3, ["bid-full"]),
        (3, 2, ["bid-open 1.0"]),
        (3, 4, ["bid-lost"]),
        (3, 0, ["bid-open 3.0"]),
        (4, 0, ["bid-lost"]),
    ],
)
def test_whoever_has_bid_exactly_knows_when_it_is_full(amount: int, took: int, said: list[str]) -> None:
    game = games()["oh-hell"]({"cards": "5"})
    table = position(game, 1, {}, ["2 call 1", "3 call 1", "0 call 1", "1 call 1"], seed=4)
    assert table.phase is not None
    seen = view(table, table.phase.turn)
    assert seen.seat is not None
    goals = tuple(Goal(Aim.EXACTLY, amount) for _ in range(4))
    taken = tuple(took if seat == seen.seat else 0 for seat in range(4))
    context = context_of(LEVEL["easy"], seen, 1)
    hand = card_set(list(cards_in(seen.hand))[:3])
    context.view = replace(seen, hand=hand, taken=taken, goals=goals)
    assert told(context, list(cards_in(hand))) == said
