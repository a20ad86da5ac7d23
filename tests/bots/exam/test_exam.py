"""The exam: its files are sound, answers are judged, and hard passes a sample."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.exam.__main__ import answers, is_heard, places, right_share, score_after
from tests.bots.exam.questions import (
    GAMES,
    KNOWN_FAULTS,
    QuestionError,
    question_of,
    questions_in,
    read_questions,
)
from trickdesk.engine.actions import AskCall, AskPlay
from trickdesk.engine.cards import cards_in
from trickdesk.engine.record import card_text
from trickdesk.engine.view import view
from trickdesk.games import games

EACH, ALL = 20, 140  # questions of a game and of all, at least
PASSED = 0.95  # the share of right answers, here in one deal each

WHOLE = {"name": "a test", "why": "because", "seat": 0, "accept": ["pass"]}


def test_every_game_has_questions() -> None:
    assert set(GAMES) == set(games())
    assert all(len(questions_in(game_id)) >= EACH for game_id in GAMES)
    assert sum(len(questions_in(game_id)) for game_id in GAMES) >= ALL


@pytest.mark.parametrize("game_id", [*GAMES, *KNOWN_FAULTS])
def test_every_question_has_right_and_wrong_answers(game_id: str) -> None:
    for question in questions_in(game_id):
        ask = view(question.table(0), question.seat).ask
        deck = question.game.deck
        if isinstance(ask, AskCall):
            texts = [f"call {call}" for call in ask.calls]
        elif isinstance(ask, AskPlay):
            played = [(card, name) for card in cards_in(ask.cards) for name in ask.names.get(card, (None,))]
            texts = [f"play {card_text(card, name, deck)}" for card, name in played]
        else:
            continue
        right = [text for text in texts if question.is_right(text)]
        assert 0 < len(right) < len(texts), question.name


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"acept": ["pass"]}, "“acept” is unknown"),
        ({"why": None}, "“why” is missing"),
        ({"calls": "pass"}, "“calls” is of the wrong kind"),
        ({"accept": []}, "no answer is accepted or refused"),
        ({"hands": {"0": "JK", "1": "JK"}}, "a card is in two places"),
        ({"hands": {"0": "AS KS QS JS 10S 9S 8S 7S 6S 5S AH"}}, "a hand has too many cards"),
        ({"hands": {"0": "2S"}}, "“2S” isn't a card of this game."),
        ({"rules": {"misere": "perhaps"}}, "misere"),
    ],
)
def test_a_damaged_question_says_what_is_wrong(changes: dict[str, object], said: str) -> None:
    entry = {key: value for key, value in {**WHOLE, **changes}.items() if value is not None}
    lines = [f"{key} = {toml(value)}" for key, value in entry.items()]
    with pytest.raises(QuestionError, match=said):
        read_questions("five-hundred", "\n".join(["[[question]]", *lines]))


def toml(value: object) -> str:
    """Return a value in TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    return repr(value).replace("'", '"')


def test_a_question_may_be_there_only_once() -> None:
    text = "\n".join(["[[question]]", *[f"{key} = {toml(value)}" for key, value in WHOLE.items()], ""])
    with pytest.raises(QuestionError, match="a test is there twice"):
        read_questions("five-hundred", 2 * text)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"calls": ["6S", "6S"]}, "no deal fits, because"),
        ({"calls": ["6S"]}, "seat 1 is on turn, not 0"),
        ({"lacks": {"0": "S H D C JK"}}, "there are too few cards"),
    ],
)
def test_a_position_that_is_impossible_is_reported(changes: dict[str, object], said: str) -> None:
    with pytest.raises(QuestionError, match=said):
        question_of("five-hundred", {**WHOLE, **changes}).table(0)


def test_known_faults_say_what_they_cost() -> None:
    assert KNOWN_FAULTS and {Path(name).name for name in KNOWN_FAULTS} <= set(GAMES)
    assert all("difference" in question.settled for name in KNOWN_FAULTS for question in questions_in(name))


def test_the_same_number_gives_the_same_deal() -> None:
    question = question_of("five-hundred", {**WHOLE, "hands": {"0": "JK AS"}})
    assert question.table(1).log == question.table(1).log != question.table(2).log
    assert set(question.game.deck.ids(("JK", "AS"))) <= set(cards_in(question.table(1).hands[0]))


def test_answers_are_judged() -> None:
    judged = question_of("five-hundred", {**WHOLE, "accept": ["pass", "6*"], "refuse": ["6NT"]})
    given = ["call pass", "call 6S", "call 6NT", "call 7S"]
    assert list(map(judged.is_right, given)) == [True, True, False, False]
    passed = question_of("hearts", {**WHOLE, "accept": ["QS", "KS AS"], "refuse": ["2H"]})
    given = ["give 3C 4C QS", "give AS 3C KS", "give KS 3C 4C", "give QS 2H 3C"]
    assert list(map(passed.is_right, given)) == [True, True, False, False]


def test_a_question_can_be_played_out() -> None:
    """Ten spades from the top are made, and the same bid without a trump fails."""
    top = "JK JS JC AS KS QS 10S 9S 8S 7S"
    good = question_of("five-hundred", {**WHOLE, "hands": {"0": top}})
    bad = question_of("five-hundred", {**WHOLE, "hands": {"1": top}, "lacks": {"0": "S JC JK"}})
    assert score_after(good, 0, "10S", "easy") == 440
    assert score_after(bad, 0, "10S", "easy") == -440


def test_what_others_would_not_call_is_not_heard() -> None:
    top = "JK JS JC AS KS QS 10S 9S 8S 7S"
    said = question_of("five-hundred", {**WHOLE, "dealer": 2, "hands": {"3": top}, "calls": ["10S"]})
    assert is_heard(said, 0, "hard")
    assert not is_heard(question_of("five-hundred", {**WHOLE, "dealer": 2, "calls": ["10S"]}), 0, "hard")


def shares(level: str, game_id: str) -> list[float]:
    """Return the share of right answers to each question, in one deal."""
    asked = zip(questions_in(game_id), places([game_id], ""), strict=True)
    return [right_share(question, answers(level, 1, place)) for question, place in asked]


@pytest.mark.slow
def test_hard_passes() -> None:
    found = [share for game_id in GAMES for share in shares("hard", game_id)]
    assert sum(found) >= PASSED * len(found)


@pytest.mark.slow
def test_the_exam_can_be_failed() -> None:
    found = [share for game_id in GAMES for share in shares("beginner", game_id)]
    assert sum(found) < PASSED * len(found)
