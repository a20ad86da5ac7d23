"""The tiles of the games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from trickdesk.games import games
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.lobby import wording
from trickdesk.ui.lobby.game_list import GAP, THIN_PICTURE, GameList, GameTile
from trickdesk.ui.lobby.picture import PictureCache
from trickdesk.ui.text import game_words
from trickdesk.ui.theme.colours import apply_theme
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True
LEFT = Qt.MouseButton.LeftButton


@pytest.mark.parametrize("game", games())
def test_the_description_has_whole_lines(game: str, qtbot: QtBot, qapp: QApplication) -> None:
    """Also with large text: all of it if there is room, else three lines, elided."""
    apply_theme(qapp, "light", 1.5)
    kind, holder = games()[game], QWidget()
    qtbot.addWidget(holder)
    tile = GameTile(kind, PictureCache(CardPixmaps()), holder)
    metrics = tile.fontMetrics()
    for width in range(600, 200, -50):
        players, *lines = tile.lines(width)
        assert players == wording.players_words(kind) and len(lines) <= 3
        assert all(metrics.horizontalAdvance(line) <= width - 24 for line in lines)
        assert " ".join(lines) == game_words.tagline_words(kind) or lines[-1].endswith("…")
    tile.most_lines = 4
    assert " ".join(tile.lines(tile.least_width() + 60)[1:]) == game_words.tagline_words(kind)
    apply_theme(qapp, "light")


@pytest.mark.parametrize(
    ("room", "columns"),
    [
        ((964, 440), (3, 4)),
        ((3800, 1700), (4, 5)),
        ((960, 1200), (2, 3)),
        ((420, 400), (1,)),
        ((3400, 330), (5, 8)),
    ],
)
def test_tiles_fill_the_room_without_touching(
    room: tuple[int, int], columns: tuple[int, ...], qtbot: QtBot, qapp: QApplication
) -> None:
    apply_theme(qapp, "light")
    holder = QWidget()
    qtbot.addWidget(holder)
    found = GameList(list(games().values()), PictureCache(CardPixmaps()), holder)
    found.resize(*room)
    found.set_room(QSize(*room))
    assert len({tile.x() for tile in found.tiles}) in columns
    for place, tile in enumerate(found.tiles):
        assert found.rect().contains(tile.geometry())
        assert tile.height() >= tile.least_height(tile.width(), THIN_PICTURE)
        assert not any(tile.geometry().intersects(other.geometry()) for other in found.tiles[:place])
    assert len({tile.picture_height() for tile in found.tiles}) == 1


def test_hidden_tiles_are_arranged_when_they_are_shown_again(qtbot: QtBot, qapp: QApplication) -> None:
    """A new size of text changes them several times over."""
    apply_theme(qapp, "light")
    holder = QWidget()
    qtbot.addWidget(holder)
    found = GameList(list(games().values()), PictureCache(CardPixmaps()), holder)
    found.resize(1200, 900)
    found.set_room(QSize(1200, 900))
    holder.show()
    before = [tile.geometry() for tile in found.tiles]
    holder.hide()
    apply_theme(qapp, "light", 1.5)
    assert [tile.geometry() for tile in found.tiles] == before
    holder.show()
    shown = [tile.geometry() for tile in found.tiles]
    found.reorder(list(found.buttons))  # arranges them, whatever was done before
    assert shown == [tile.geometry() for tile in found.tiles] != before
    apply_theme(qapp, "light")


def test_a_longer_word_on_a_button_is_shown_whole(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, "light")
    holder = QWidget()
    qtbot.addWidget(holder)
    found = GameList(list(games().values()), PictureCache(CardPixmaps()), holder)
    least = max(tile.least_width() for tile in found.tiles)
    found.set_room(QSize(least * 4 + 3 * GAP, 440))  # four columns, and not a pixel more
    holder.resize(found.room)
    holder.show()
    found.show_waiting(found.buttons)
    found.reorder(list(found.buttons))
    QApplication.processEvents()
    buttons = [tile.play_button for tile in found.buttons.values()]
    assert all(button.width() >= button.sizeHint().width() for button in buttons)


def test_quick_taps_on_two_games_start_no_match(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    found = GameList(list(games().values()), PictureCache(CardPixmaps()), holder)
    one, other = found.tiles[:2]
    with qtbot.assertNotEmitted(other.activated):
        QTest.mouseClick(one, LEFT)
        QTest.mouseDClick(other, LEFT)
    with qtbot.waitSignal(other.activated):
        QTest.mouseDClick(other, LEFT)


def test_all_games_have_room_in_a_small_window_and_are_found_by_typing(window: MainWindow) -> None:
    window.resize(1000, 700)
    QApplication.processEvents()
    shown = window.pages.lobby.list
    assert shown.height() <= shown.room.height(), "nothing has to be scrolled"
    for typed, found in (
        ("euc", "euchre"),
        ("oh", "oh-hell"),
        ("hu", "five-hundred"),
        ("t", "tocan"),
        ("r", "red-one"),
    ):
        shown.typed = ""
        shown.take_focus()
        QTest.keyClicks(shown, typed)
        assert shown.buttons[found].isChecked() and shown.buttons[found].hasFocus()
    QTest.keyClicks(shown, "x")
    assert shown.buttons["red-one"].isChecked(), "no game begins so"
