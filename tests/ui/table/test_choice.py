from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from tests.ui.table.dealer import Dealer
from trickdesk.engine.actions import AskGive, AskPlay
from trickdesk.ui.table.geometry import LIFT
from trickdesk.ui.table.surface import PICK_LIFT, CardChoice


@pytest.fixture
def view() -> Any:
    dealer = Dealer().until_play()
    return dealer.view(dealer.turn)


def asked(view: Any, ask: AskPlay | AskGive) -> CardChoice:
    choice = CardChoice()
    choice.set(dataclasses.replace(view, ask=ask), True)
    return choice


def test_the_cursor_visits_possible_cards_only(view: Any) -> None:
    choice = asked(view, AskPlay(0, 0b10100100))
    visited = []
    for direction in (1, 1, 1, 1, -1, -1):
        choice.step(range(10), direction)
        visited.append(choice.cursor)
    assert visited == [2, 5, 7, 2, 7, 5]
    choice = asked(view, AskPlay(0, 0b10100100))
    choice.step(range(10), -1)
    assert choice.cursor == 7


def test_looks(view: Any) -> None:
    choice = asked(view, AskPlay(0, 0b110))
    choice.hover = 1
    choice.cursor = 2
    assert choice.look(0) == ("dim", 0.0)
    assert choice.look(1) == ("", LIFT)
    assert choice.look(2) == ("focus", LIFT)
    choice.hover = 0
    assert choice.look(0) == ("dim", 0.0)  # a card that may not be played does not rise


def test_giving_is_limited_to_the_question(view: Any) -> None:
    choice = asked(view, AskGive(0, 2, 2, 0b1111, first=0b1000))
    assert choice.picks == 0b1000  # what has to go is picked from the start
    assert not choice.toggle(3)  # and stays so
    assert choice.toggle(0)
    assert not choice.toggle(1)  # no more than two
    assert not choice.toggle(6)  # not one of the cards that may go
    assert choice.toggle(0)
    assert choice.toggle(1)
    assert choice.picks == 0b1010
    assert choice.look(1) == ("pick", PICK_LIFT)
    assert choice.look(6) == ("dim", 0.0)


def test_picks_outlive_the_same_question_only(view: Any) -> None:
    choice = asked(view, AskGive(0, 1, 3, 0b1111))
    choice.toggle(2)
    choice.set(dataclasses.replace(view, ask=AskGive(0, 1, 3, 0b1111)), True)
    assert choice.picks == 0b100
    choice.set(dataclasses.replace(view, ask=AskGive(0, 1, 2, 0b1111)), True)
    assert choice.picks == 0


def test_nothing_is_possible_for_somebody_elsewhere(view: Any) -> None:
    choice = CardChoice()
    choice.set(view, False)
    assert choice.ask is None
    assert choice.look(next(iter(range(5)))) == ("", 0.0)


def test_cards_just_taken_carry_a_dot(view: Any) -> None:
    choice = CardChoice()
    choice.set(dataclasses.replace(view, players=(), took=0b10, ask=AskGive(0, 1, 3, 0b1111)), True)
    assert choice.look(1) == ("new", 0.0)
    choice.toggle(1)
    assert choice.look(1) == ("new-pick", PICK_LIFT)
    choice.set(dataclasses.replace(view, took=0b10), True)
    assert "new" not in choice.look(1)[0]


def test_the_dot_stays_while_others_play(view: Any) -> None:
    choice = CardChoice()
    choice.clear(dataclasses.replace(view, players=(), took=0b10))
    assert choice.look(1) == ("new", 0.0)
    choice.clear()
    assert choice.look(1) == ("", 0.0)


@pytest.mark.parametrize(("direction", "expected"), [(1, [5, 7, 2, 5]), (-1, [5, 2, 7, 5])])
def test_the_cursor_begins_at_the_card_that_was_clicked(
    view: Any, direction: int, expected: list[int]
) -> None:
    choice = asked(view, AskPlay(0, 0b10100100))
    choice.clicked = 5
    visited = []
    for _ in expected:
        choice.step(range(10), direction)
        visited.append(choice.cursor)
    assert visited == expected


@pytest.mark.parametrize(("clicked", "direction", "expected"), [(4, 1, 5), (4, -1, 2), (9, 1, 2), (0, -1, 7)])
def test_beside_a_clicked_card_that_may_not_be_played_the_cursor_takes_the_next_one(
    view: Any, clicked: int, direction: int, expected: int
) -> None:
    choice = asked(view, AskPlay(0, 0b10100100))
    choice.clicked = clicked
    choice.step(range(10), direction)
    assert choice.cursor == expected
