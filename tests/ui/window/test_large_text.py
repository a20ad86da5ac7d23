"""Large text: the smallest letters of every screen follow, and nothing is cut."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QScrollArea, QWidget

from tests.driving import brief_action
from tests.session.helpers import setup, short_game
from tests.ui.letters import Letters
from tests.ui.window.hinted import answer, asked, choices, listen
from tests.ui.window.players import decide, settle
from tests.ui.window.quick import QuickClient
from trickdesk.engine.actions import AskCall, AskGive, AskPlay
from trickdesk.games import games
from trickdesk.languages import LANGUAGES
from trickdesk.session import State
from trickdesk.ui.qt import translation
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True
TEXTS = (100, 150, 200)
LEAST = 9.0  # pixels with text of 100 %: what must fit between seats has 10, and may shrink a little
TABLES: tuple[tuple[str, Any, type[object]], ...] = (
    ("five-hundred", {}, AskCall),
    ("five-hundred", {}, AskGive),
    ("five-hundred", {}, AskPlay),
    ("five-hundred", {"players": 6, "sixes": "threes"}, AskCall),
    ("hearts", {}, AskGive),
    ("tocan", {}, AskCall),
    ("red-one", {}, AskCall),
    ("forty-fives", {}, AskPlay),
    ("oh-hell", {"players": 7}, AskCall),
    ("92q", {"players": 8}, AskPlay),
)


class Ruler:
    """Measures the smallest letters of a screen in each size of text."""

    def __init__(self, window: MainWindow, letters: Letters) -> None:
        self._window, self._letters = window, letters
        self.too_small: dict[tuple[str, int], tuple[float, str]] = {}

    def measure(self, name: str, dialog: QDialog | None = None) -> None:
        usual = LEAST
        for text in TEXTS:
            self._window.settings.look.text_size = text
            self._window.apply_settings()
            self._window.resize(1000, 700)
            for _ in range(4):
                QApplication.processEvents()
            smallest = min(self._letters.of(dialog or self._window))
            usual = min(usual, smallest[0])
            if smallest[0] < usual * text / 100 - 0.01:
                self.too_small[name, text] = smallest
        self._window.settings.look.text_size = TEXTS[0]
        self._window.apply_settings()


@pytest.fixture
def ruler(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Ruler]:
    """Yield a ruler; letters that don't follow the size of text are a failure.

    They must be as much larger as the text, or have the least size.
    """
    letters = Letters(monkeypatch)  # before there is a window
    ruler = Ruler(request.getfixturevalue("window"), letters)
    yield ruler
    assert not ruler.too_small


@pytest.mark.parametrize(("game_id", "options", "kind"), TABLES, ids=str)
def test_letters_at_the_table_follow(
    ruler: Ruler,
    window: MainWindow,
    client: QuickClient,
    game_id: str,
    options: dict[str, Any],
    kind: type[object],
) -> None:
    view = asked(window, kind, game_id, **options)
    ruler.measure("tip")
    client.hint_answers = [answer(view, choices(view)[0])]
    window.screen_.coach.toggle_hint()
    listen(window)
    ruler.measure("hint")


@pytest.mark.parametrize("game_id", ["five-hundred", "hearts"])
def test_letters_at_the_end_follow(ruler: Ruler, window: MainWindow, game_id: str) -> None:
    window.matches.start(setup("h...", short_game(game_id), seed="3"))
    rng = random.Random(5)
    seen: set[State | None] = set()
    while State.MATCH_OVER not in seen:
        settle(window)
        controller = window.controller
        if controller.state in (State.DEAL_OVER, State.MATCH_OVER):
            if controller.state not in seen:
                ruler.measure(str(controller.state))
            seen.add(controller.state)
            controller.next_deal()
        else:
            assert controller.view.ask is not None
            controller.act(brief_action(controller.view.ask, rng))


def test_letters_beside_the_table_follow(ruler: Ruler, window: MainWindow) -> None:
    asked(window, AskPlay, "five-hundred")
    window.dock.toggle()
    ruler.measure("record")
    window.dock.toggle()
    window.commands["text_table"].trigger()
    ruler.measure("text table")
    window.commands["text_table"].trigger()
    window.learning.open("five-hundred")
    ruler.measure("lesson")


def test_letters_in_the_lobby_follow(ruler: Ruler, window: MainWindow) -> None:
    lobby = window.pages.lobby
    ruler.measure("lobby")
    for game_id in ("five-hundred", "oh-hell"):
        lobby.list.choose(game_id)
        lobby.show_setup()
        ruler.measure(f"set-up of {game_id}")
        lobby.show_home()


def cut_buttons(page: QWidget) -> list[str]:
    """Return buttons narrower than their text, or that end outside of their window."""
    found = []
    for button in page.findChildren(QPushButton):
        if button.isVisible() and button.text():
            place = QRect(button.mapTo(page, QPoint(0, 0)), button.size())
            whole = place.left() >= 0 and place.right() < page.width()
            if not whole or button.width() < button.minimumSizeHint().width():
                found.append(button.text())
    return found


def bars_across(page: QWidget) -> list[QScrollArea]:
    """Return the areas that scroll sideways."""
    areas = (area for area in page.findChildren(QScrollArea) if area.isVisible())
    return [area for area in areas if area.horizontalScrollBar().maximum() > 0]


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    """Speak each language in turn, before there is a window."""
    translation.speak(qapp, request.param)
    yield
    translation.speak(qapp, "en")


def test_at_twice_the_size_set_up_and_lobby_do_not_scroll_sideways(spoken: None, window: MainWindow) -> None:
    window.settings.look.text_size = 200
    window.apply_settings()
    lobby = window.pages.lobby
    for game_id in ("hearts", "five-hundred", "92q"):
        window.matches.start(setup("h...", games()[game_id](), seed="3"))
        decide(window)
        window.matches.show_lobby()
        for opened in (lobby.show_home, partial(lobby.list.choose, game_id), lobby.show_setup):
            opened()
            window.resize(1000, 700)
            for _ in range(5):
                QApplication.processEvents()
            assert not bars_across(lobby), game_id
            assert not cut_buttons(lobby), game_id
        lobby.show_home()
