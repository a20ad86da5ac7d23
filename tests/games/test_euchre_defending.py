"""Euchre with lone defenders: who plays, for bots and in words."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.positions import dealt, need_kernels, say
from tests.driving import steps
from tests.session.helpers import setup
from tests.ui.samples import NAMES
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.player import decide
from trickdesk.bots.review.expected_loss import expected_loss
from trickdesk.engine.actions import AskPlay, Call
from trickdesk.engine.bids import ALONE, TOGETHER, Contract
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games
from trickdesk.session.blindfold import Blindfold
from trickdesk.session.coach.sorting import theme_of
from trickdesk.ui.table.animation_script import script
from trickdesk.ui.table.plates import plate_infos
from trickdesk.ui.table.scoreboard import contract_info
from trickdesk.ui.text import event_text, prompts, scores, text_table

GAME = games()["euchre"]({"defend_alone": True})
SURE, WEAK = "JH JD AH KH 9S", "9C 10C QC 9D 10D"


def against(hand: str = SURE, seat: int = 1) -> Table:
    """Return a table at which seat 0 is alone in hearts, and seat 1 is asked."""
    table = dealt(GAME, 3, {seat: hand}, 1, "9H")
    return say(table, "H alone")


def test_two_play_and_two_sit_out() -> None:
    table = say(against(), ALONE)
    assert table.contract == Contract(0, "H alone 1") and GAME.players(table.contract) == (0, 1)
    assert table.phase_name == "play" and table.turn == 0, "the dealer sits out, and takes nothing"
    for _ in steps(table, Random(1)):
        if table.play and len(table.play.tricks) == 2:
            break
    seen = view(table, 3)
    assert seen.players == (0, 1)
    assert [plate.line for plate in plate_infos(seen, NAMES)][2:] == ["sits out", "sits out"]


def test_the_second_opponent_is_asked_after_the_first() -> None:
    table = say(against(), TOGETHER)
    assert table.turn == 3 and view(table, 3).ask is not None
    assert GAME.players(say(table, ALONE).contract) == (0, 3)


@pytest.mark.parametrize("level", ["beginner", "medium", "hard"])
def test_bots_defend_together_with_nothing(level: str) -> None:
    made = decide(view(against(WEAK), 1), level, 1, clock=lambda: 0.0)
    assert made.action == Call(TOGETHER)
    assert made.explanation.reasons[0].code == "defends-together"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_bots_defend_alone_who_can_hardly_fail(level: str) -> None:
    made = decide(view(against(), 1), level, 1, clock=lambda: 0.0)
    assert made.action == Call(ALONE)
    assert made.explanation.reasons[0].code == "defends-alone"


def test_worlds_have_a_declarer_who_may_well_be_alone() -> None:
    """What a bid shows in general would make every declarer weak."""
    mean = {}
    for level in ("medium", "hard"):
        weighed = decide(view(against("JC 9D AD 10C KC"), 1), level, 3, clock=lambda: 0.0).explanation.weighed
        mean[level] = min(entry.points or 0.0 for entry in weighed)
    assert max(mean.values()) < 0


def test_a_review_finds_the_better_answer() -> None:
    need_kernels()
    seen = view(against(), 1)
    found = expected_loss(seen, Call(TOGETHER), 1, lambda: False)
    assert found.better == Call(ALONE) and (found.gave or 0) > 0.5
    assert theme_of(seen, Call(TOGETHER), Call(ALONE)).code == "wrong-defence"


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_the_deal_goes_on_with_two(level: str) -> None:
    table, rng = say(against(), ALONE), Random(1)
    seen = view(table, 0)
    assert isinstance(seen.ask, AskPlay)
    beliefs = Beliefs(seen, knowledge_of(GAME), rng, True)
    assert len(beliefs.world().hands) == 4
    while table.phase is not None:
        turn = table.turn
        assert turn in (0, 1)
        table.put((turn, decide(view(table, turn), level, 1, clock=lambda: 0.0).action))
    assert table.deals[-1].result is not None and table.deals[-1].result.points == (0, 4)


def test_hidden_cards_are_dealt_again() -> None:
    table = say(against(), TOGETHER)
    found = Blindfold(table, setup("....", GAME), len(table.log)).redeal(1)
    assert found is not None and found.is_alike


def test_the_answers_in_words() -> None:
    table = against()
    mine, another = view(table, 1), view(table, 2)
    assert scores.prompt_words(mine, NAMES) == "Will you defend alone?"
    assert scores.prompt_words(another, NAMES) == f"{NAMES[1]} to call"
    assert prompts.decision_kind(mine) == "defend" and prompts.lesson_words(mine).title == "Alone or together"
    assert prompts.now_words(mine, NAMES, lambda card: None).startswith(f"Defend alone against {NAMES[0]}")
    events = table.act(1, Call(ALONE))
    for seat, sentence in ((1, "You defend alone."), (2, f"{NAMES[1]} defends alone.")):
        seen = view(table, seat)
        assert event_text.event_words(events[0], seen, NAMES) == sentence
        lines = text_table.log_lines(seen, NAMES)
        assert lines.index(sentence) == 1 + next(
            at for at, line in enumerate(lines) if "has the contract" in line
        )
    parts = script([event.seen_by(2) for event in events], view(table, 2), NAMES, 1.0, 1200)
    assert f"{NAMES[1]} defends alone." in [
        row.words for part in parts if part.saying for row in part.saying.rows
    ]
    info = contract_info(view(table, 2), NAMES)
    assert info is not None and info.by == (NAMES[0],)
    assert scores.contract_words(view(table, 2), NAMES).startswith(f"Hearts alone by {NAMES[0]}")
    together = against().act(1, Call(TOGETHER))[0]
    assert event_text.event_words(together, view(against(), 2), NAMES) == f"{NAMES[1]} defends together."


def test_every_call_has_a_number() -> None:
    assert {TOGETHER, ALONE, "H alone"} <= set(GAME.calls)
