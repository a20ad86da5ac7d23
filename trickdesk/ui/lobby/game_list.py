"""The games to choose from, as large as there is room for; behind them what can be practised."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from trickdesk.engine.game import Game, Picture
from trickdesk.ui import text
from trickdesk.ui.lobby.picture import Pictures
from trickdesk.ui.lobby.tile import MOST_LINES, USUAL_PICTURE, SignButton, Tile
from trickdesk.ui.text.lobby import players_words
from trickdesk.ui.text.words import fill
from trickdesk.ui.widgets.plain_text import set_tip

GAP = 14
BROADEST = 1.25  # a tile is as wide as this many times its height, where there is room
MOST_COLUMNS = 8
PRACTICE = Picture(("back", "back", "back", "QD"), "slate")
DIGITS = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)


class GameTile(Tile):
    """A game. ``play()``, ``learn()``, ``figures()``, ``change()``."""

    play = Signal()
    learn = Signal()
    figures = Signal()
    change = Signal()

    def __init__(self, game: type[Game], pictures: Pictures, parent: QWidget) -> None:
        name = text.game_name(game)
        super().__init__(name, text.tagline_words(game), players_words(game), game.picture, pictures, parent)
        self.game = game
        self.play_button = QPushButton(self.tr("Play"))
        self.play_button.setAccessibleName(fill(self.tr("Play {game}"), game=name))
        self.play_button.clicked.connect(self.play)
        self.learn_button = QPushButton(self.tr("Learn"))
        self.learn_button.setAccessibleName(fill(self.tr("Learn {game}"), game=name))
        self.learn_button.clicked.connect(self.learn)
        set_tip(self.learn_button, self.tr("A guided deal of five minutes, without a page of rules"))
        self.figures_button = SignButton("figures", fill(self.tr("My figures in {game}"), game=name))
        self.figures_button.clicked.connect(self.figures)
        self.change_button = SignButton("change", fill(self.tr("Seats and house rules of {game}"), game=name))
        self.change_button.clicked.connect(self.change)
        self.add(self.play_button)
        self.add(self.learn_button)
        self.row.addStretch(1)
        self.add(self.figures_button)
        self.add(self.change_button)
        self.activated.connect(self.play)


class PracticeTile(Tile):
    """Exercises and figures of all games; nothing to be chosen."""

    def __init__(self, pictures: Pictures, parent: QWidget) -> None:
        super().__init__("", "", "", PRACTICE, pictures, parent)
        self.setText(self.tr("Practice"))
        self.line = self.tr("Short exercises, puzzles, and your figures of all games")
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(self.line)
        self.practice_button = QPushButton(self.tr("Practice…"))
        self.statistics_button = QPushButton(self.tr("Statistics…"))
        self.add(self.practice_button)
        self.add(self.statistics_button)
        self.row.addStretch(1)
        self.activated.connect(self.practice_button.click)


class GameList(QWidget):
    """All games, one of them chosen. ``chosen(game class)``, ``play``, ``learn``, ``figures`` and ``change`` likewise.
    ``moved()``: the keyboard is at another tile.

    The arrows, digits and the keys that go to an end move among the tiles.
    """

    chosen = Signal(object)
    moved = Signal()
    play = Signal(object)
    learn = Signal(object)
    figures = Signal(object)
    change = Signal(object)

    def __init__(self, games: Sequence[type[Game]], pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._columns = 1
        self.room = QSize()
        self.buttons: dict[str, GameTile] = {}
        for game in games:
            tile = GameTile(game, pictures, self)
            tile.toggled.connect(lambda on, game=game: self.chosen.emit(game) if on else None)
            for mine, ours in (
                (tile.play, self.play),
                (tile.learn, self.learn),
                (tile.figures, self.figures),
                (tile.change, self.change),
            ):
                mine.connect(lambda game=game, ours=ours: ours.emit(game))
            self._group.addButton(tile)
            self.buttons[game.id] = tile
        self.practice = PracticeTile(pictures, self)
        self._group.addButton(self.practice)
        self.tiles: list[Tile] = [*self.buttons.values(), self.practice]
        pictures.painted.connect(self._show_pictures)

    def _show_pictures(self) -> None:
        for tile in self.tiles:
            tile.update()

    # -- what is chosen

    def reorder(self, order: Sequence[str]) -> None:
        """Put the games in this order."""
        self.buttons = {game_id: self.buttons[game_id] for game_id in order}
        self.tiles = [*self.buttons.values(), self.practice]
        before: QWidget | None = None
        for tile in self.tiles:
            for widget in (tile, *tile.buttons):
                if before is not None:
                    QWidget.setTabOrder(before, widget)
                before = widget
        self._arrange()

    def offer_lessons(self, offered: Sequence[str]) -> None:
        """Offer to learn these games, by their ids."""
        for game_id, tile in self.buttons.items():
            tile.learn_button.setVisible(game_id in offered)

    def choose(self, game_id: str) -> None:
        """Choose a game; an unknown id chooses the first one."""
        self.buttons.get(game_id, next(iter(self.buttons.values()))).setChecked(True)

    def take_focus(self) -> None:
        checked = self._group.checkedButton()
        if checked is not None:
            checked.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move among the tiles."""
        place = self._place_after(event)
        if place is None:
            super().keyPressEvent(event)
            return
        tile = self.tiles[max(0, min(len(self.tiles) - 1, place))]
        tile.setChecked(True)
        tile.setFocus(Qt.FocusReason.TabFocusReason)
        self.moved.emit()

    def _place_after(self, event: QKeyEvent) -> int | None:
        """To which tile a key leads; None: to none."""
        key = event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return None
        checked = self._group.checkedButton()
        place = next((n for n, tile in enumerate(self.tiles) if tile is checked), 0)
        forward = -1 if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else 1
        steps = {
            Qt.Key.Key_Left: -forward,
            Qt.Key.Key_Right: forward,
            Qt.Key.Key_Up: -self._columns if place >= self._columns else 0,
            Qt.Key.Key_Down: self._columns if place + self._columns < len(self.tiles) else 0,
            Qt.Key.Key_Home: -place,
            Qt.Key.Key_PageUp: -place,
            Qt.Key.Key_End: len(self.buttons) - 1 - place,
            Qt.Key.Key_PageDown: len(self.buttons) - 1 - place,
        }
        if key in steps:
            return place + steps[Qt.Key(key)]
        if key in DIGITS and key - Qt.Key.Key_1 < len(self.buttons):
            return key - Qt.Key.Key_1
        return None

    # -- where they stand

    def set_room(self, room: QSize) -> None:
        """Take this much room, and more below where it is not enough."""
        if room != self.room:
            self.room = room
            self._arrange()

    def columns_for(self, width: int, height: int) -> int:
        """The number of columns that makes the tiles largest."""
        least = max(tile.least_width() for tile in self.tiles)
        best, columns = -1.0, 1
        for count in range(1, MOST_COLUMNS + 1):
            rows = -(-len(self.tiles) // count)
            wide, high = (width - (count - 1) * GAP) / count, (height - (rows - 1) * GAP) / rows
            if count > 1 and wide < least:
                break
            size = min(wide, high * BROADEST)
            if size > best + 1:
                best, columns = size, count
        return columns

    def _arrange(self) -> None:
        if self.room.isEmpty():
            return
        width = self.room.width()
        self._columns = self.columns_for(width, self.room.height())
        rows = -(-len(self.tiles) // self._columns)
        wide = (width - (self._columns - 1) * GAP) // self._columns
        lines = max(len(tile.lines(wide, MOST_LINES)) for tile in self.tiles)
        for tile in self.tiles:
            tile.common_lines = lines
        least = max(tile.least_height(wide) for tile in self.tiles)
        high = (self.room.height() - (rows - 1) * GAP) // rows
        if high < least:  # the page scrolls in any case
            high = max(tile.least_height(wide, USUAL_PICTURE) for tile in self.tiles)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for place, tile in enumerate(self.tiles):
            row, column = divmod(place, self._columns)
            if mirrored:
                column = self._columns - 1 - column
            tile.setGeometry(QRect(column * (wide + GAP), row * (high + GAP), wide, high))
        self.setFixedHeight(rows * (high + GAP) - GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (
            QEvent.Type.FontChange,
            QEvent.Type.StyleChange,
            QEvent.Type.LayoutDirectionChange,
        ):
            self._arrange()

    def minimumSizeHint(self) -> QSize:
        return QSize(max(tile.least_width() for tile in self.tiles), 0)
