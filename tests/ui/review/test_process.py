"""The review with its real process: figures, saving, closing in the middle."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE
from tests.ui.review.at_window import page_of, play_deal, press
from trickdesk.bots.process.client import ReviewClient
from trickdesk.games import games
from trickdesk.session.review_store import ReviewStore
from trickdesk.ui.window.main_window import MainWindow

pytestmark = pytest.mark.slow
Key = Qt.Key


def test_a_whole_review_is_shown_and_found_again(window: MainWindow, qtbot: QtBot) -> None:
    client = ReviewClient()
    shelf = ReviewStore(window.archive.paths)
    window.reviewing.set_reviewer(lambda: client, lambda: shelf)
    play_deal(window, games()["euchre"]())  # whose reviews are the quickest
    press(window, Key.Key_R)
    state = page_of(window).state
    assert state is not None
    solved = 3 * PATIENCE
    qtbot.waitUntil(lambda: state.review is not None and state.review.complete, timeout=int(1000 * solved))
    assert state.review is not None
    assert {entry.at + 1 for entry in state.review.judged} == {row.at for row in state.rows}
    assert all(row.knew for row in state.rows)
    assert state.swing_words().startswith("You: ")
    assert state.state_words() == "Exact from the first card."
    folder = Path(window.archive.paths.reviews)
    qtbot.waitUntil(lambda: folder.exists() and any(folder.glob("*.json")))
    press(window, Key.Key_Escape)
    asked = client.serial
    press(window, Key.Key_R)
    again = page_of(window).state
    assert again is not None
    qtbot.waitUntil(lambda: again.review is not None and again.review.complete)
    assert again.review == state.review
    assert client.serial == asked


def test_closing_in_the_middle_ends_the_process(window: MainWindow, qtbot: QtBot) -> None:
    client = ReviewClient()
    window.reviewing.set_reviewer(lambda: client)
    play_deal(window, games()["hearts"]())
    press(window, Key.Key_R)
    state = page_of(window).state
    assert state is not None
    qtbot.waitUntil(lambda: state.review is not None)
    line = client.worker
    assert line is not None
    assert line.end is None
    window.close()
    assert client.worker is None
    assert line.wait(0)
