"""Large text: the smallest letters of every screen follow, and nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.session.helpers import setup
from tests.shots.camera import Camera, dialogs
from tests.shots.scenes import tour
from tests.ui.letters import Letters
from tests.ui.window.players import decide
from trickdesk.games import games
from trickdesk.languages import LANGUAGES
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import Settings, SettingsFile
from trickdesk.ui.app import make_window
from trickdesk.ui.qt import translation, window_placement
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True
SIZE, THEME = "1000x700", "light"
TEXTS = (100, 150, 200)
LEAST = 9.0  # pixels with text of 100 %: what must fit between seats has 10, and may shrink a little
SCREENS = {
    "five-hundred": (
        "lobby-welcome",
        "lobby-setup-five-hundred",
        "lobby-how-five-hundred",
        "five-hundred-call-grid",
        "five-hundred-call-grid-hint",
        "five-hundred-give",
        "five-hundred-play",
        "five-hundred-play-hint",
        "five-hundred-record",
        "five-hundred-deal-over",
        "five-hundred-review",
        "five-hundred-text-play",
        "five-hundred-match-over",
        "five-hundred-5-players-play",
        "five-hundred-6-players-call-grid",
        "settings-look",
        "keys",
        "rules-five-hundred",
        "statistics-results",
        "practice-what-would-you-call",
        "five-hundred-lesson",
        "five-hundred-lesson-decision",
        "five-hundred-lesson-over",
    ),
    "tocan": ("tocan-call-steps", "tocan-play", "tocan-deal-over"),
    "92q": ("92q-8-players-call-steps", "92q-8-players-play"),
}


class Ruler(Camera):
    """Measures letters in each size of text, instead of taking pictures."""

    def __init__(self, window: MainWindow, names: tuple[str, ...], letters: Letters) -> None:
        super().__init__(window, Path(), [THEME], [SIZE], exactly=names)
        self._letters = letters
        self.smallest: dict[str, dict[int, tuple[float, str]]] = {}

    def _shoot(self, name: str, size: str) -> None:
        look = self.window.settings.look
        for text in (*TEXTS[1:], TEXTS[0]):
            look.text_size = text
            self.window.apply_settings()
            self.pause(60)
            shown = dialogs()[-1] if dialogs() else self.window
            self.smallest.setdefault(name, {})[text] = min(self._letters.of(shown))
        self.taken += 1
        self.left.discard(name)


@pytest.mark.parametrize("game", SCREENS)
def test_the_smallest_letters_of_every_screen_follow_the_text_size(
    game: str, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is at least as much larger than with usual text, or at least the least size."""
    letters, paths = Letters(monkeypatch), find_paths(tmp_path)
    settings = Settings()
    settings.motion.reduced = "on"
    settings.play.trick_rest = "quick"
    settings.players.bot_min_delay_ms = 0
    SettingsFile(paths.settings).save(settings)
    window = make_window(paths)
    ruler = Ruler(window, SCREENS[game], letters)
    monkeypatch.setattr(window_placement, "available_for", ruler.screen)
    window.show()
    tour(window, ruler, [game])
    monkeypatch.setattr(window.matches.leave_check, "may_leave", lambda **_: True)
    window.close()
    assert set(ruler.smallest) == set(SCREENS[game])
    too_small = {
        (name, text): found
        for name, sizes in ruler.smallest.items()
        for text, found in sizes.items()
        if found[0] < min(LEAST, sizes[100][0]) * text / 100 - 0.01
    }
    assert not too_small


def cut_buttons(page: QWidget) -> list[str]:
    """Return the buttons with less width than their text needs, or that end outside of their window."""
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
