"""Who shot the moon chooses what is better for its place in the match."""

from __future__ import annotations

from random import Random

import pytest

from tests.driving import random_action
from tests.moon import at_choice, dealt
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.levels import LEVELS
from trickdesk.bots.player import advise, decide
from trickdesk.bots.review import reviewing
from trickdesk.bots.review.expected_loss import expected_loss
from trickdesk.bots.review.values import DealReview
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.bids import OTHERS, SELF
from trickdesk.engine.record import Record, write_input
from trickdesk.engine.table import Table
from trickdesk.engine.view import view

# Totals before the deal; the shooter is seat 0. Then the best call, and why.
PLACES = [
    ((60, 80, 70, 65), OTHERS, "wins-match"),  # 26 more for seat 1 end the match, and 60 wins it
    ((60, 80, 20, 65), SELF, "avoids-loss"),  # they end it too, but seat 2 wins it
    ((10, 40, 45, 50), OTHERS, "shorter-match"),
    ((60, 20, 22, 25), SELF, "longer-match"),
    ((0, 0, 0, 0), OTHERS, "shorter-match"),
]
HAND = "QS 2S 3S 4S 2C 3C 4C 2D 3D JH QH KH AH"


@pytest.mark.parametrize(("totals", "call", "why"), PLACES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_for_the_match(totals: tuple[int, ...], call: str, why: str, level: str) -> None:
    seen = view(at_choice(0, totals=totals), 0)
    made = decide(seen, level, 1)
    assert (made.action, made.explanation.codes) == (Call(call), (why,))


@pytest.mark.parametrize(("totals", "call", "why"), PLACES)
def test_a_hint_says_the_same(totals: tuple[int, ...], call: str, why: str) -> None:
    hint = advise(view(at_choice(0, totals=totals), 0), 1, lambda _: None)
    assert (hint.action, hint.explanation.codes) == (Call(call), (why,))


@pytest.mark.parametrize(("totals", "call", "why"), PLACES)
def test_a_review_knows_what_the_other_call_costs(totals: tuple[int, ...], call: str, why: str) -> None:
    seen = view(at_choice(0, totals=totals), 0)
    good, bad = (expected_loss(seen, Call(said), 1, lambda: False) for said in (call, other(call)))
    assert (good.gave, good.better) == (0.0, None)
    assert bad.gave is not None and bad.gave > 0
    assert bad.better == Call(call)
    assert [reason.code for reason in bad.why_better] == [why]


def other(call: str) -> str:
    return SELF if call == OTHERS else OTHERS


@pytest.mark.parametrize(("totals", "call", "_why"), PLACES)
def test_imagined_deals_expect_that_choice(totals: tuple[int, ...], call: str, _why: str) -> None:
    """No call has been made in them; the score is that of the better one."""
    table = at_choice(0, totals=totals)
    expected = table.game.score(table.played_deal()).points
    table.act(0, Call(call))
    result = table.deals[-1].result
    assert result is not None and result.points == expected


@pytest.mark.parametrize("level", ["beginner", "expert"])
def test_bots_play_a_deal_to_the_choice_and_choose(level: str) -> None:
    table = dealt(2, {"queen": 5})
    while table.phase is not None:
        seat = table.phase.turn
        table.act(seat, decide(view(table, seat), level, 1, clock=lambda: 0.0).action)
    assert table.calls == [(2, OTHERS)]
    assert table.totals == [18, 18, 0, 18]


def test_a_review_of_the_deal_includes_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    # What the cards have cost doesn't matter here.
    monkeypatch.setattr(reviewing, "QUICKLY", 1000)
    monkeypatch.setattr(reviewing, "NODES", {False: 1000})
    table, rng = dealt(), Random(3)
    while table.phase is not None:
        ask = table.phase.ask()
        assert ask is not None
        action = Call(SELF) if isinstance(ask, AskCall) else random_action(ask, rng)
        table.act(ask.seat, action)
    review = reviewed(table)
    last = review.judged[-1]
    assert (last.action, last.better) == (Call(SELF), Call(OTHERS))
    assert last.knew is not None and last.knew > 0
    assert review.complete


def reviewed(table: Table) -> DealReview:
    seats = [{"name": name, "player": "bot", "level": "easy", "bot_version": 1} for name in "ABCD"]
    log = tuple(write_input(entry, table.game.deck) for entry in table.log)
    record = Record("hearts", log, table.game.options, seats=tuple(seats))
    return list(reviewing.review_deal(record.to_text(), 0))[-1]


@pytest.mark.parametrize("queen", [0, 5, 13, 25])
def test_points_for_everything_depend_on_the_queen(queen: int) -> None:
    game = dealt(0, {"queen": queen}).game
    assert knowledge_of(game, ()).everything == 13 + queen  # type: ignore[attr-defined]


def test_a_queen_without_points_is_passed_on_like_any_other_spade() -> None:
    passed = {}
    for queen in (0, 13):
        game = dealt(0, {"queen": queen}).game
        hand = sum(1 << game.deck.id[card] for card in HAND.split())
        away = next(iter(knowledge_of(game, ()).pass_sets(hand, 3)))
        passed[queen] = "QS" in game.deck.names_of(away)
    assert passed == {0: False, 13: True}
