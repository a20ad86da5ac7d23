"""The choice after the last trick in words: prompts, lists, hints, reviews."""

from __future__ import annotations

import pytest

from tests.moon import at_choice
from tests.session.helpers import reviewed
from tests.ui.samples import NAMES
from trickdesk.bots.player import decide
from trickdesk.engine.actions import Call
from trickdesk.engine.bids import OTHERS, SELF
from trickdesk.engine.view import view
from trickdesk.session import Player, Session, Setup
from trickdesk.ui.dialogs.rules import SECTIONS
from trickdesk.ui.match.text_table.scores import CallModel
from trickdesk.ui.match.text_table.seats import SeatModel
from trickdesk.ui.review.moves import rows_of
from trickdesk.ui.table.animation_script import script
from trickdesk.ui.text import bot_reasons, event_text, prompts, scores, text_table
from trickdesk.ui.text.name_text import Names


def test_the_shooter_is_asked_and_the_others_wait() -> None:
    table = at_choice(0, {"queen": 25})
    mine, another, nobody = (view(table, seat) for seat in (0, 1, None))
    assert scores.prompt_words(mine, NAMES) == "Choose who gets the points"
    assert scores.prompt_words(another, NAMES) == "South is choosing who gets the points"
    assert scores.prompt_words(nobody, Names(["You", *NAMES[1:]], you=0)) == "Choose who gets the points"
    said = prompts.now_words(mine, NAMES, lambda card: None)
    assert said == "Give 38 points to everyone else, or take them off your own score."
    assert prompts.decision_kind(mine) == "score" and prompts.decision_kind(another) == ""
    assert prompts.lesson_words(mine).title == "All the points"
    assert prompts.more_words(mine, NAMES).startswith("The difference is the same")
    assert table.phase_name in SECTIONS


@pytest.mark.parametrize(
    ("call", "mine", "told"),
    [
        (OTHERS, "You give the points to everyone else.", "South gives the points to everyone else."),
        (SELF, "You take the points off your own score.", "South takes the points off their own score."),
    ],
)
def test_the_call_is_said_once_and_stands_behind_the_tricks(call: str, mine: str, told: str) -> None:
    table = at_choice()
    events = table.act(0, Call(call))
    for seat, sentence in ((0, mine), (1, told)):
        seen = view(table, seat)
        assert event_text.event_words(events[0].seen_by(seat), seen, NAMES) == sentence
        lines = text_table.log_lines(seen, NAMES)
        assert lines.count(sentence) == 1
        assert lines.index(sentence) > max(at for at, line in enumerate(lines) if "takes the trick" in line or
                                           "take the trick" in line)  # fmt: skip
        assert lines[lines.index(sentence) + 1].startswith("The deal is over")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_others_see_the_choice_in_a_pause(seat: int | None) -> None:
    table = at_choice()
    events = [event.seen_by(seat) for event in table.act(0, Call(OTHERS))]
    parts = script(events, view(table, seat), NAMES, 1.0, 1200)
    said = [part.saying for part in parts if part.events[0].kind == "called"]
    assert len(said) == 1
    assert (said[0] is None) == (seat == 0)
    if said[0] is not None:
        assert said[0].rows[0].words == "South gives the points to everyone else."


def test_lists_of_seats_have_no_bid_for_it() -> None:
    table = at_choice()
    table.act(0, Call(OTHERS))
    seats, calls = SeatModel(), CallModel()
    for model in (seats, calls):
        model.set_view(view(table, 1), NAMES[:4])
    assert "Call" not in seats.headers
    assert [cell for row in calls.rows for cell in row if cell] == ["Points to everyone else"]


def test_the_last_trick_has_its_number() -> None:
    assert text_table.trick_titles(view(at_choice(), 0), NAMES)[0] == "Trick 13"


@pytest.mark.parametrize(
    ("totals", "sentence"),
    [
        ((60, 80, 70, 65), "Points to everyone else: that ends and wins the match."),
        (
            (60, 80, 20, 65),
            "Points off own score: otherwise the match would end, and another player would win.",
        ),
        ((10, 40, 45, 50), "Points to everyone else: with this score, a shorter match is better."),
        ((60, 20, 22, 25), "Points off own score: with this score, a longer match is better."),
    ],
)
def test_a_hint_gives_its_reason(totals: tuple[int, ...], sentence: str) -> None:
    seen = view(at_choice(0, totals=totals), 0)
    made = decide(seen, "expert", 1)
    assert bot_reasons.hint_sentence(seen, made.explanation, made.action) == sentence
    table = bot_reasons.hint_table(seen, made.explanation, made.action)
    assert [row.best for row in table.rows] == [True]
    assert table.left == ()
    assert bot_reasons.deals_words(made.explanation, partial=False) == ""


def test_a_review_lists_the_choice_without_a_trick() -> None:
    table = at_choice()
    table.act(0, Call(SELF))
    players = tuple(Player(name, False, "easy") for name in NAMES[:4])
    deal = reviewed(Session(Setup(table.game, players, "1"), None, table))
    rows = rows_of(deal.replay, {}, 1.0, NAMES, ())
    assert (rows[-1].number, rows[-1].marks) == ("", "Points off own score")
    assert rows[-1].spoken == "South: Points off own score"
    assert rows[-2].number == "13.4"
