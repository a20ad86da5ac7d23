"""The language of the screens: the system's at first, another one at once, with the match as it stands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from tests.ui.window.quick import QuickClient
from trickdesk.session import Archive
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui import languages
from trickdesk.ui.controller import GameController
from trickdesk.ui.desk import Desk
from trickdesk.ui.dialogs.settings import SettingsDialog
from trickdesk.ui.main_window import MainWindow
from trickdesk.ui.patience import patiently


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    languages.speak(qapp, "en")


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    paths = find_paths(tmp_path)

    def make(file: SettingsFile | None, at_lobby: bool) -> MainWindow:
        file = file or SettingsFile(paths.settings)
        controller = GameController(file.load()[0], QuickClient())
        return MainWindow(Archive(paths, patiently), file, controller, at_lobby)

    desk = Desk(make, lambda _window: None, at_lobby=True)
    desk.window.resize(1000, 700)
    desk.window.appear()
    yield desk
    desk.window.close()


def choose(desk: Desk, language: str, qtbot: QtBot) -> None:
    """Click a language on its page of the settings."""
    before = desk.window
    before.show_settings()
    dialog = before.findChild(SettingsDialog)
    assert dialog is not None
    dialog.show_language()
    dialog.language.buttons[language].click()
    qtbot.waitUntil(lambda: desk.window is not before)


def test_another_language_is_spoken_at_once_and_the_match_goes_on(desk: Desk, qtbot: QtBot) -> None:
    desk.window.lobby.start_button.click()
    session = desk.window.controller.session
    assert session is not None
    log, place = session.record_text(), desk.window.geometry()
    choose(desk, "he", qtbot)
    window = desk.window
    assert window.controller.session is session and session.record_text().startswith(log[:200])
    assert window.at_table and window.geometry() == place
    assert window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None and dialog.isVisible() and dialog.language.buttons["he"].isChecked()
    dialog.accept()
    assert SettingsFile(window.preferences.file.path).load()[0].language == "he"


def test_the_lobby_comes_back_in_the_other_language(desk: Desk, qtbot: QtBot, qapp: QApplication) -> None:
    choose(desk, "de", qtbot)
    assert not desk.window.at_table and languages.current_language(qapp) == "de"
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert "Abbrechen" in buttons.buttons()[0].text().replace("&", "")  # Qt's own words too
    assert QLocale().language() == QLocale.Language.German
    choose(desk, "en", qtbot)
    assert languages.current_language(qapp) == "en"


def test_the_system_decides_until_somebody_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    def speaks(*names: str) -> None:
        monkeypatch.setattr(QLocale, "system", lambda: System(names))

    class System:
        def __init__(self, names: tuple[str, ...]) -> None:
            self.names = names

        def uiLanguages(self) -> list[str]:
            return list(self.names)

    speaks("it-IT", "fr-CH", "de-CH")
    assert languages.language_of("") == "fr" and languages.language_of("es") == "es"
    speaks("C")
    assert languages.language_of("") == "en" and languages.language_of("xx") == "en"


def test_the_table_is_mirrored_where_one_reads_from_the_right(desk: Desk, qtbot: QtBot) -> None:
    desk.window.lobby.start_button.click()
    choose(desk, "he", qtbot)
    table = desk.window.table
    board = table.board
    assert board.layout is not None and board.layout.mirrored
    assert board.layout.badge.right > board.layout.width / 2 > board.layout.kitty_area().right
    qtbot.waitUntil(lambda: len(board.hand) > 1 and not table.busy)
    cards = [item.card for item in board.hand]
    choose(desk, "en", qtbot)
    again = desk.window.table
    qtbot.waitUntil(lambda: bool(again.board.hand) and not again.busy)
    assert [item.card for item in again.board.hand] == cards[::-1]
