"""All text and window sizes: no text is cut without a tooltip that has all of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.session.helpers import setup, short_game
from tests.ui.window.players import settle
from trickdesk.storage.settings import SETTINGS
from trickdesk.ui.dialogs.settings import SettingsDialog
from trickdesk.ui.statistics.dialog import StatisticsDialog
from trickdesk.ui.widgets.elided_label import ElidedLabel
from trickdesk.ui.window.key_list import KeysDialog
from trickdesk.ui.window.main_window import MainWindow

SIZES = [(1000, 620), (800, 1200), (1920, 1080)]
TEXTS = [int(size) for size in SETTINGS["look", "text_size"].words]
SPARE = 2  # pixels, for rounding


def cut_words(parent: QWidget) -> list[str]:
    """Return text that is partly hidden and not repeated in a tooltip."""
    found = []
    for child in parent.findChildren(QWidget):
        if not child.isVisible() or child.toolTip():
            continue
        if isinstance(child, QLabel) and child.text() and not isinstance(child, ElidedLabel):
            room = child.contentsRect().size()
            if child.wordWrap():
                high = child.heightForWidth(child.width()) if child.hasHeightForWidth() else 0
                fits = high <= child.height() + SPARE
            else:
                fits = child.fontMetrics().horizontalAdvance(child.text()) <= room.width() + SPARE
        elif isinstance(child, QPushButton | QCheckBox | QComboBox):
            fits = child.sizeHint().width() <= child.width() + SPARE or isinstance(child, QComboBox)
        else:
            continue
        if not fits:
            words = child.text() if isinstance(child, QLabel | QAbstractButton) else ""
            found.append(f"{type(child).__name__} {words!r} {child.width()}x{child.height()}")
    return found


@pytest.mark.parametrize("text_size", TEXTS)
def test_no_word_is_cut_at_the_table(window: MainWindow, text_size: int) -> None:
    window.settings.look.text_size = text_size
    window.settings.help.explain = "never"
    window.apply_settings()
    for game_id in ("five-hundred", "92q", "red-one"):
        window.matches.start(setup("h...", short_game(game_id), seed="3"))
        settle(window)
        panel = window.screen_.panel
        assert panel is not None
        for size in SIZES:
            window.resize(*size)
            for _ in range(3):
                QApplication.processEvents()
            wide, high = window.width(), window.height()
            assert wide <= (size[0] if text_size < 150 else max(size[0], 1000)) and high <= size[1]
            assert not cut_words(panel), (game_id, size)
            inside = QRect(QPoint(0, 0), window.table.viewport().size())
            assert inside.contains(panel.geometry()), (game_id, size)


@pytest.mark.parametrize("text_size", TEXTS)
def test_no_word_is_cut_in_dialogs(window: MainWindow, qtbot: QtBot, text_size: int) -> None:
    window.settings.look.text_size = text_size
    window.apply_settings()
    keys = KeysDialog(window.shortcuts, window)
    chosen = SettingsDialog(window.settings, window.archive.paths.data, window)
    for dialog in (keys, chosen):
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.resize(dialog.sizeHint().expandedTo(dialog.size()))
        QApplication.processEvents()
        assert not cut_words(dialog)
    for page in range(chosen.list.count()):
        chosen.list.setCurrentRow(page)
        QApplication.processEvents()
        assert not cut_words(chosen), page


@pytest.mark.parametrize("text_size", TEXTS)
def test_statistics_are_never_larger_than_the_window(
    window: MainWindow, qtbot: QtBot, text_size: int
) -> None:
    window.resize(1000, 700)
    window.settings.look.text_size = text_size
    window.apply_settings()
    dialog = StatisticsDialog(window.archive.paths, "You", window)
    qtbot.addWidget(dialog)
    dialog.show()
    QApplication.processEvents()
    assert dialog.width() <= 1000 and dialog.height() <= 700


def test_margins_grow_with_the_window_but_not_with_the_text(window: MainWindow, qtbot: QtBot) -> None:
    found = []
    for size, text_size in (((1000, 700), 100), ((1000, 700), 200), ((3840, 2160), 100)):
        window.settings.look.text_size = text_size
        window.resize(*size)
        window.apply_settings()
        QApplication.processEvents()
        box = QComboBox(window)
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        option.rect = QRect(0, 0, 200, 40)
        style = window.style()
        words = style.subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
        )
        edge = style.pixelMetric(QStyle.PixelMetric.PM_LayoutLeftMargin, None, window)
        tile = window.pages.lobby.list.tiles[0]
        rows = window.pages.lobby.page.first_deal.rows  # made before the window was as large
        found.append((edge, words.left(), tile.layout().contentsMargins().left(), rows.spacing()))
    usual, large_text, large = found
    assert large_text == usual
    assert all(more >= 1.8 * less for more, less in zip(large, usual, strict=True)), found
