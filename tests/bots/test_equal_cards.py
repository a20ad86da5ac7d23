"""Which of several equal cards bots play: the highest if every trick is needed."""

from __future__ import annotations

import pytest

from tests.bots.exam.questions import question_of
from trickdesk.bots.cardplay.card_search import needs_all
from trickdesk.bots.levels import LEVELS
from trickdesk.engine.view import view

ALL_TEN = {
    "name": "ten tricks",
    "why": "equal cards",
    "seat": 0,
    "dealer": 3,
    "kitty": "5C 6C 7C",
    "calls": ["10H", "pass", "pass", "pass", "give 5C 6C 7C"],
    "accept": ["x"],
}
SEVEN = {**ALL_TEN, "calls": ["7H", "pass", "pass", "pass", "give 5C 6C 7C"]}
OH_HELL = {
    "name": "three cards",
    "why": "equal cards",
    "seat": 0,
    "dealer": 3,
    "rules": {"cards": "3", "deals": "down"},
    "kitty": "5H",
    "hands": {"0": "KH QH 4H"},
    "calls": ["3", "0", "0", "1"],
    "accept": ["x"],
}


def played(game_id: str, entry: dict[str, object], level: str) -> set[str]:
    """Return the cards played in three deals."""
    question = question_of(game_id, entry)
    return {question.ask(level, number).removeprefix("play ") for number in range(3)}


@pytest.mark.parametrize("level", LEVELS)
class TestEveryTrickIsNeeded:
    def test_the_highest_is_led_though_a_higher_one_may_be_out(self, level: str) -> None:
        assert played("oh-hell", OH_HELL, level) <= {"KH", "4H"}

    def test_a_partner_follows_with_the_highest_that_wins(self, level: str) -> None:
        entry = {
            **ALL_TEN,
            "seat": 2,
            "hands": {"0": "4H JK AS", "1": "5H", "2": "JH JD"},
            "tricks": ["0: 4H 5H"],
        }
        assert "JD" not in played("five-hundred", entry, level)

    def test_a_card_that_cannot_win_is_the_lowest(self, level: str) -> None:
        entry = {
            **ALL_TEN,
            "seat": 2,
            "hands": {"0": "JK AS", "1": "5H", "2": "10H 9H"},
            "tricks": ["0: JK 5H"],
        }
        assert "10H" not in played("five-hundred", {**entry, "lacks": {"2": "JD H"}}, level)


@pytest.mark.parametrize("level", ["hard", "expert"])
class TestNotEveryTrickIsNeeded:
    def test_the_lowest_is_led_if_a_higher_one_is_out(self, level: str) -> None:
        entry = {**OH_HELL, "calls": ["2", "0", "0", "0"]}
        assert "KH" not in played("oh-hell", entry, level)

    def test_a_partner_follows_with_the_lowest_that_wins(self, level: str) -> None:
        entry = {
            **SEVEN,
            "seat": 2,
            "hands": {"0": "4H JK AS", "1": "5H", "2": "JH JD"},
            "tricks": ["0: 4H 5H"],
        }
        assert "JH" not in played("five-hundred", entry, level)


@pytest.mark.parametrize(
    ("game_id", "entry", "needed"),
    [
        ("oh-hell", OH_HELL, True),
        ("oh-hell", {**OH_HELL, "calls": ["2", "0", "0", "0"]}, False),
        ("oh-hell", {**OH_HELL, "calls": ["2", "0", "0", "0"], "seat": 2, "tricks": ["0: KH x"]}, False),
        ("oh-hell", {**OH_HELL, "calls": ["2", "0", "1", "1"], "seat": 1, "tricks": ["0: 4H AH x x"]}, False),
        ("oh-hell", {**OH_HELL, "calls": ["2", "3", "1", "1"], "seat": 1, "tricks": ["0: 4H AH x x"]}, True),
        ("five-hundred", ALL_TEN, True),
        ("five-hundred", SEVEN, False),
        ("five-hundred", {**ALL_TEN, "seat": 3, "tricks": ["0: x x x"]}, False),
        (
            "five-hundred",
            {**ALL_TEN, "seat": 2, "hands": {"3": "AS"}, "tricks": ["0: 5S x x AS", "3: x 5D x"]},
            False,
        ),
    ],
)
def test_whether_every_trick_is_needed(game_id: str, entry: dict[str, object], needed: bool) -> None:
    """An opponent has no goal, and after a lost trick the goal is out of reach."""
    question = question_of(game_id, entry)
    assert needs_all(view(question.table(0), question.seat)) == needed
