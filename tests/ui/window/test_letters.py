"""Mnemonics are unique on each page of lobby and dialogs, in every language."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QFileInfo
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QFileIconProvider,
    QLabel,
    QListWidget,
    QMenuBar,
    QStackedWidget,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.review.at_window import page_of, play_deal
from tests.ui.window.quick import QuickClient
from trickdesk.languages import ENGLISH, LANGUAGES
from trickdesk.session import Archive
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import Settings, SettingsFile
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.qt import translation
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.statistics.dialog import StatisticsDialog
from trickdesk.ui.window.main_window import MainWindow

DIALOGS = (
    "rules",
    "keys",
    "settings",
    "about",
    "statistics",
    "coach",
    "deal",
    "set_up",
    "stored_files",
)


@pytest.fixture(params=LANGUAGES)
def window(
    request: pytest.FixtureRequest, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> Iterator[MainWindow]:
    """Yield windows in each language in turn."""
    translation.speak(qapp, request.param)
    settings = Settings(language=request.param)
    archive, file = Archive(find_paths(tmp_path), patiently), SettingsFile(find_paths(tmp_path).settings)
    file.save(settings)
    window = MainWindow(archive, file, GameController(settings, QuickClient()), at_lobby=True)
    qtbot.addWidget(window)
    window.resize(1000, 700)
    with qtbot.waitExposed(window):
        window.appear()
    yield window
    window.close()
    translation.speak(qapp, "en")


def titles(widget: QWidget) -> list[str]:
    """Return the titles on a widget that have a mnemonic."""
    if isinstance(widget, QLabel):
        return [widget.text()] if widget.buddy() is not None else []
    if isinstance(widget, QTabBar):
        return [widget.tabText(number) for number in range(widget.count())]
    if isinstance(widget, QMenuBar):
        return [action.text() for action in widget.actions()]
    return [widget.text()] if isinstance(widget, QAbstractButton) else []


def letters(top: QWidget) -> dict[str, list[str]]:
    """Return what each mnemonic leads to on what is shown."""
    found = defaultdict(list)
    for widget in top.findChildren(QWidget):
        if widget.isVisible() and widget.window() is top:
            for title in titles(widget):
                found[QKeySequence.mnemonic(title).toString()].append(title)
    found.pop("", None)
    return found


def doubles(found: dict[str, list[str]]) -> set[tuple[str, ...]]:
    """Return what shares a mnemonic with something else."""
    return {tuple(titles) for titles in found.values() if len(titles) > 1}


def pages(dialog: QDialog) -> Iterator[None]:
    """Show all pages of a dialog in turn."""
    yield
    for bar in dialog.findChildren(QTabBar):
        for number in range(bar.count()):
            bar.setCurrentIndex(number)
            if isinstance(dialog, StatisticsDialog):
                dialog.pages.setCurrentIndex(0)  # as if there were matches
            yield
    names = dialog.findChild(QListWidget)
    if names is not None and dialog.findChild(QStackedWidget) is not None:
        for row in range(names.count()):
            names.setCurrentRow(row)
            yield


def test_a_letter_leads_to_one_thing_of_a_dialog(window: MainWindow, qtbot: QtBot) -> None:
    count, wrong = 0, set[tuple[str, ...]]()
    for command in DIALOGS:
        window.commands[command].trigger()
        dialog = next(dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())
        with qtbot.waitExposed(dialog):
            pass
        for _ in pages(dialog):
            found = letters(dialog)
            count, wrong = count + len(found), wrong | doubles(found)
        dialog.close()
    assert count > 30
    assert wrong == set()


@pytest.mark.parametrize("mode", [QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave])
def test_the_dialog_of_qt_for_files_speaks_the_language(
    window: MainWindow, qtbot: QtBot, mode: QFileDialog.AcceptMode
) -> None:
    """If the system has no file dialog of its own."""
    dialog = QFileDialog(window, options=QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(mode)
    dialog.show()
    with qtbot.waitExposed(dialog):
        pass
    found = letters(dialog)
    assert len(found) > 1
    assert doubles(found) == set()
    said = {title for titles in found.values() for title in titles}
    is_english = translation.current_language(application()) == ENGLISH
    assert ("File &name:" in said) is is_english
    assert is_english or not {"&Look in:", "Files of &type:"} & said
    assert (QFileIconProvider().type(QFileInfo(Path(__file__).parent)) == "Folder") is is_english
    dialog.close()


def test_a_letter_leads_to_one_thing_of_the_lobby(window: MainWindow) -> None:
    window.matches.show_lobby()
    first = letters(window)
    window.pages.lobby.show_setup()
    second = letters(window)
    assert len(first) >= len(second) >= 4
    assert doubles(first) | doubles(second) == set()


def test_a_letter_leads_to_one_thing_after_a_deal(window: MainWindow) -> None:
    """Of the panel and the review, besides the menus."""
    play_deal(window)
    panel = letters(window)
    window.reviewing.toggle()
    side = page_of(window).side.tabs
    assert len(panel) >= 4
    assert doubles(panel) == set()
    for number in range(side.count()):
        side.setCurrentIndex(number)
        found = letters(window)
        assert len(found) > 4
        assert doubles(found) == set()
