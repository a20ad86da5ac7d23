"""Undo and redo in the real window never reveal anything on a shared screen."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QLabel

from tests.session.helpers import setup, short_game
from tests.ui.window.peeking import play_and_undo
from tests.ui.window.players import Keyboard, settle
from trickdesk.games import games
from trickdesk.ui.text import player_text
from trickdesk.ui.window.main_window import MainWindow


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "people"),
    [(game_id, "hh" * (4 if at % 2 else 1)) for at, game_id in enumerate(sorted(games()))],
)
def test_undo_through_the_window_shows_nobody_a_card(window: MainWindow, game_id: str, people: str) -> None:
    rng = random.Random(f"{game_id} {people}")
    assert play_and_undo(window, setup(people, short_game(game_id)), rng, 120) > 3


def test_a_result_says_that_a_decision_was_taken_back_knowing_more(window: MainWindow) -> None:
    game = short_game("forty-fives")
    window.matches.start(setup("h...", game))
    person = Keyboard(window, random.Random(1))
    while window.controller.view.phase != "play" or not window.controller.view.tricks:
        settle(window)
        person.step()
    settle(window)
    window.commands["undo"].trigger()
    person.play_match()
    words = [" ".join(label.text().split()) for label in window.screen_.panel.findChildren(QLabel)]
    assert "With help: one decision was undone after seeing new cards." in words
    window.matches.play_again()
    assert not player_text.remark_words(window.controller.session.setup.players)
