"""Tiles of the games to choose from, with picture, name, one line and buttons."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import lru_cache
from time import monotonic

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QPushButton, QSizePolicy, QSpacerItem, QWidget

from trickdesk.engine.game import Game, Picture
from trickdesk.ui.lobby import wording
from trickdesk.ui.lobby.picture import PictureCache, paint_cloth, rounded
from trickdesk.ui.qt import double_clicks
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.plain_text import set_tip
from trickdesk.ui.text import game_words
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme.colours import current_theme, grown, has_large_targets, scaled_font
from trickdesk.ui.theme.icons import draw_icon
from trickdesk.ui.theme.painting import draw_box, draw_frame, smooth_painter
from trickdesk.ui.theme.stylesheets import TARGET
from trickdesk.ui.widgets.page_parts import lay_column, lay_row, push_button, set_look

RADIUS = 14
MARGIN = 12
ABOVE = 8  # and below the words, in pixels
MOST_LINES, FEW_LINES = 3, 2  # lines of the description, and where all tiles would not fit otherwise
THIN_PICTURE, LEAST_PICTURE, USUAL_PICTURE = 1.7, 3.6, 5.0  # in lines of text
WRAPPED_KEPT = 100  # descriptions; a window that grows has them at several widths
TYPING_S = 1.5  # seconds in which letters belong to one name


class IconButton(QAbstractButton):
    """Small button with an icon."""

    def __init__(self, sign: str, name: str) -> None:
        super().__init__()
        self._sign = sign
        self.setAccessibleName(name)
        set_tip(self, name)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 2)
        if has_large_targets():
            side = max(side, TARGET)
        return QSize(side, side)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = current_theme(), smooth_painter(self)
        marked, area = self.hasFocus(), QRectF(self.rect())
        line = grown(2 if marked else 1)
        edge = theme.focus if marked else theme.accent if self.underMouse() else theme.border
        draw_frame(painter, area, grown(8), edge, line, theme.alt if self.isDown() else theme.button)
        colour = QColor(theme.text if self.underMouse() or marked else theme.muted)
        side = area.height() * 0.5
        box = QRectF(0, 0, side, side)
        box.moveCenter(area.center())
        draw_icon(painter, self._sign, box, colour)


class Tile(QAbstractButton):
    """One of several tiles, of which one is checked.

    `add` puts buttons below the text; only the checked tile and its buttons are in the tab order.

    Signals:
        activated: Enter or a double click.
    """

    activated = Signal()

    def __init__(
        self, title: str, line: str, players: str, picture: Picture, pictures: PictureCache, parent: QWidget
    ) -> None:
        """Create a tile; `players` is a line of its own above the description, or empty."""
        super().__init__(parent)
        self.line, self.players = line, players
        self._picture, self._pictures = picture, pictures
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(filter(None, (line, players))))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.buttons: list[QAbstractButton] = []
        self.common_lines = 1  # lines of text, the same for tiles side by side
        self.most_lines = MOST_LINES
        self.row = lay_row(spacing=6)
        self._strut = QSpacerItem(0, 0)
        self.row.addItem(self._strut)
        self._column = lay_column(1, self.row, on=self)
        self._set_margins()
        self._mark()
        self.toggled.connect(lambda _on: self._mark())
        pictures.painted.connect(self.update)

    def add(self, button: QAbstractButton) -> None:
        """Add a button below the text."""
        if isinstance(button, QPushButton):
            button.setProperty("tile", True)
        self.buttons.append(button)
        self.row.addWidget(button)
        self._mark()

    def _mark(self) -> None:
        """Highlight the first button of the checked tile, and update the tab order.

        Qt moves the tab stop of such a group only with the focus.
        """
        policy = Qt.FocusPolicy
        for widget in (self, *self.buttons):
            widget.setFocusPolicy(policy.StrongFocus if self.isChecked() else policy.ClickFocus)
        if self.buttons:
            set_look(self.buttons[0], "primary", self.isChecked())

    # -- sizes

    def set_row_height(self, height: int) -> None:
        """Set the least height of the row of buttons, the same for tiles side by side."""
        self._strut.changeSize(0, height)
        self.row.invalidate()

    def _set_margins(self) -> None:
        margin = grown(MARGIN)
        self._column.setContentsMargins(margin, 0, margin, margin - 2)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:  # also when the window grows
            self._set_margins()

    def name_font(self) -> QFont:
        return scaled_font(self.font(), 1.2, bold=True)

    def least_height(self, width: int, share: float = LEAST_PICTURE) -> int:
        """Return the height of the text plus a picture of `share` lines."""
        line = self.fontMetrics().lineSpacing()
        return round(line * share) + self._words_height(width)

    def _words_height(self, width: int) -> int:
        """Return the height of everything below the picture."""
        lines = max(self.common_lines, len(self.lines(width)))
        name = QFontMetrics(self.name_font()).height()
        return 2 * grown(ABOVE) + name + 2 + lines * self.fontMetrics().lineSpacing() + self._foot()

    def _foot(self) -> int:
        return self.row.sizeHint().height() + grown(MARGIN) - 2

    def least_width(self) -> int:
        """Return the width that buttons and longest word need."""
        wide = self.row.minimumSize().width()
        name = max(map(QFontMetrics(self.name_font()).horizontalAdvance, self.text().split()))
        return max(wide, name, self.fontMetrics().averageCharWidth() * 24) + 2 * grown(MARGIN)

    def sizeHint(self) -> QSize:
        width = self.least_width()
        return QSize(width, self.least_height(max(width, self.width())))

    def minimumSizeHint(self) -> QSize:
        width = self.least_width()
        return QSize(width, self.least_height(max(width, self.width()), THIN_PICTURE))

    def lines(self, width: int) -> list[str]:
        """Return the players, then the description in at most `most_lines` lines, elided."""
        lines = _wrapped(self.line, self.font(), width - 2 * grown(MARGIN), self.most_lines)
        return [self.players, *lines] if self.players else [*lines]

    def picture_height(self) -> int:
        return max(1, self.height() - self._words_height(self.width()))

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        on, marked = self.isChecked(), self.hasFocus()
        line = grown(3 if marked else 2 if on else 1)
        frame = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        draw_box(painter, frame, grown(RADIUS), fill=theme.base)
        self._paint_picture(painter)
        self._paint_words(painter)
        edge = theme.focus if marked else theme.accent if on or self.underMouse() else theme.border
        draw_box(painter, frame, grown(RADIUS), edge=edge, width=line)

    def _paint_picture(self, painter: QPainter) -> None:
        size = QSize(self.width() - 2, self.picture_height())
        area = QRectF(1, 1, size.width(), size.height())
        painter.save()
        painter.setClipPath(rounded(area, grown(RADIUS) - 1, below=False))
        pixmap = self._pictures.get(self._picture, size, self.devicePixelRatioF())
        if pixmap is None:
            paint_cloth(painter, area, self._picture.ground)
        else:
            painter.drawPixmap(area, pixmap, QRectF(pixmap.rect()))
        if self.underMouse():
            painter.fillRect(area, QColor(255, 255, 255, 18))
        painter.restore()

    def _paint_words(self, painter: QPainter) -> None:
        theme, font, margin = current_theme(), self.name_font(), grown(MARGIN)
        metrics, width = QFontMetrics(font), self.width() - 2 * margin
        top = self.picture_height() + grown(ABOVE)
        leading = self.style().visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
        flags = int(leading | Qt.AlignmentFlag.AlignTop)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        name = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, width)
        painter.drawText(QRect(margin, top, width, metrics.height()), flags, name)
        painter.setFont(self.font())
        top += metrics.height() + 2
        for line in self.lines(self.width()):
            painter.setPen(QColor(theme.text if line == self.players else theme.muted))
            painter.drawText(QRect(margin, top, width, metrics.height()), flags, line)
            top += self.fontMetrics().lineSpacing()

    # -- input

    def mousePressEvent(self, event: QMouseEvent) -> None:
        double_clicks.press(self)
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if double_clicks.is_second(self):
            self.activated.emit()
        else:
            self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Activate on Enter and Space; the list of tiles handles arrow keys.

        Keys that a button of the tile has ignored come here too, and aren't meant for the tile.
        """
        if self.hasFocus() and event.key() in (*ENTER, Qt.Key.Key_Space):
            self.activated.emit()
        else:
            event.ignore()


@lru_cache(WRAPPED_KEPT)  # the tiles ask for their lines many times until they are arranged
def _wrapped(text: str, font: QFont, room: int, most_lines: int) -> tuple[str, ...]:
    """Return text in at most so many lines, elided."""
    # Rounded widths would accept words that Qt then cuts.
    metrics, lines = QFontMetricsF(font), [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > room and len(lines) < most_lines:
            lines.append(word)
        else:
            lines[-1] = longer
    lines[-1] = metrics.elidedText(lines[-1], Qt.TextElideMode.ElideRight, room)
    return tuple(lines)


GAP = 14
BROADEST = 1.25  # widest aspect ratio of a tile
MOST_COLUMNS = 8
COACH = Picture(("back", "back", "back", "QD"), "slate")
DIGITS = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)


class GameTile(Tile):
    """Tile of a game, with buttons for what can be done with it."""

    def __init__(self, game: type[Game], pictures: PictureCache, parent: QWidget) -> None:
        name = game_words.game_name(game)
        super().__init__(
            name, game_words.tagline_words(game), wording.players_words(game), game.picture, pictures, parent
        )
        self.game = game
        self.play_button = push_button("")
        self.set_waiting(False)
        tip = self.tr("A guided five-minute deal, with no rules to read first")
        self.learn_button = push_button(self.tr("Learn"), tip=tip)
        self.learn_button.setAccessibleName(fill(self.tr("Learn {game}"), game=name))
        self.figures_button = IconButton("figures", fill(self.tr("My statistics for {game}"), game=name))
        self.change_button = IconButton(
            "change", fill(self.tr("Seats and house rules for {game}"), game=name)
        )
        self.add(self.play_button)
        self.add(self.learn_button)
        self.row.addStretch(1)
        self.add(self.figures_button)
        self.add(self.change_button)
        self.activated.connect(self.play_button.click)

    def set_waiting(self, is_waiting: bool) -> None:
        """Say whether playing leaves an unfinished match of the game."""
        self.is_waiting = is_waiting
        self.play_button.setText(self.tr("New…") if is_waiting else self.tr("Play"))
        self.row.invalidate()  # Qt does so only after the tiles have been arranged
        words = self.tr("New match: {game}") if is_waiting else self.tr("Play {game}")
        self.play_button.setAccessibleName(fill(words, game=game_words.game_name(self.game)))
        set_tip(self.play_button, self.tr("The unfinished match is kept.") if is_waiting else "")

    def set_begun(self, is_begun: bool) -> None:
        """Say before the description that the lesson is begun."""
        words = self.tr("Lesson begun.") if is_begun else "", game_words.tagline_words(self.game)
        self.line = " ".join(filter(None, words))
        self.setAccessibleDescription(" ".join(filter(None, (self.line, self.players))))
        self.update()


class CoachTile(Tile):
    """Tile for the coach, deals that others play too, and statistics; no choice."""

    def __init__(self, pictures: PictureCache, parent: QWidget) -> None:
        super().__init__(self.tr("Coach and same deals"), "", "", COACH, pictures, parent)
        self.show_waiting("")
        self.coach_button = QPushButton(self.tr("Coach…"))
        self.deals_button = QPushButton(self.tr("Deals…"))
        set_tip(self.deals_button, self.tr("Play the cards that others play, and compare results"))
        self.statistics_button = IconButton("figures", self.tr("Statistics of all games"))
        self.add(self.coach_button)
        self.add(self.deals_button)
        self.row.addStretch(1)
        self.add(self.statistics_button)
        self.activated.connect(self.coach_button.click)

    def show_waiting(self, waiting: str) -> None:
        """Say which deals wait, before anything else."""
        usual = self.tr("Habits, exercises and puzzles.")
        self.line = " ".join(filter(None, (waiting, usual)))
        self.setAccessibleDescription(self.line)
        self.update()


class GameList(QWidget):
    """Tiles of all games, one of them checked.

    Arrows, digits, Home, End, and the letters of a name move.

    Signals:
        chosen(game class): Another game is checked.
        play(game class): Play it.
        learn(game class): Open its lesson.
        figures(game class): Show its statistics.
        change(game class): Change seats and house rules.
        moved: The focus is on another tile.
    """

    chosen = Signal(object)
    moved = Signal()
    play = Signal(object)
    learn = Signal(object)
    figures = Signal(object)
    change = Signal(object)

    def __init__(self, games: Sequence[type[Game]], pictures: PictureCache, parent: QWidget) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._columns = 1
        self.typed, self._typed_at = "", 0.0
        self.room = QSize()
        self._is_old = False  # whether text or style has changed while it was hidden
        self.buttons: dict[str, GameTile] = {}
        for game in games:
            tile = GameTile(game, pictures, self)
            tile.toggled.connect(lambda on, game=game: self.chosen.emit(game) if on else None)
            for button, signal in (
                (tile.play_button, self.play),
                (tile.learn_button, self.learn),
                (tile.figures_button, self.figures),
                (tile.change_button, self.change),
            ):
                button.clicked.connect(lambda _on, game=game, signal=signal: signal.emit(game))
            self._group.addButton(tile)
            self.buttons[game.id] = tile
        self.coach = CoachTile(pictures, self)
        self._group.addButton(self.coach)

    @property
    def tiles(self) -> list[Tile]:
        """All tiles, in the order shown."""
        return [*self.buttons.values(), self.coach]

    # -- what is chosen

    def reorder(self, order: Sequence[str]) -> None:
        """Put the games in this order."""
        self.buttons = {game_id: self.buttons[game_id] for game_id in order}
        before: QWidget | None = None
        for tile in self.tiles:
            for widget in (tile, *tile.buttons):
                if before is not None:
                    QWidget.setTabOrder(before, widget)
                before = widget
        self._arrange()

    def offer_lessons(self, offered: Sequence[str], begun: Container[str]) -> None:
        """Offer to learn these games, by their ids, and say whose lesson is `begun`."""
        for game_id, tile in self.buttons.items():
            tile.learn_button.setVisible(game_id in offered)
            tile.set_begun(game_id in offered and game_id in begun)

    def show_waiting(self, waiting: Container[str]) -> None:
        """Name a match of these games, by their ids, a new one beside the one that waits."""
        for game_id, tile in self.buttons.items():
            tile.set_waiting(game_id in waiting)

    def choose(self, game_id: str) -> None:
        """Check a game; an unknown id checks the first one."""
        self.buttons.get(game_id, next(iter(self.buttons.values()))).setChecked(True)

    def take_focus(self) -> None:
        checked = self._group.checkedButton()
        if checked is not None:
            checked.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between the tiles."""
        place = self._place_after(event)
        if place is None:
            place = self._place_typed(event.text().casefold())
        if place is None:
            super().keyPressEvent(event)
            return
        tile = self.tiles[max(0, min(len(self.tiles) - 1, place))]
        tile.setChecked(True)
        tile.setFocus(Qt.FocusReason.TabFocusReason)
        self.moved.emit()

    def _place_after(self, event: QKeyEvent) -> int | None:
        """Return the index of the tile that a key leads to, or None."""
        key = event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return None
        checked = self._group.checkedButton()
        place = next((n for n, tile in enumerate(self.tiles) if tile is checked), 0)
        forward = -1 if self.isRightToLeft() else 1
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

    def _place_typed(self, text: str) -> int | None:
        """Return the index of the tile whose name was typed, or None."""
        now = monotonic()
        typed = self.typed + text if now - self._typed_at < TYPING_S else text
        names = [f" {tile.text().casefold()}" for tile in self.tiles]
        for start in (f" {typed}", f" {text}"):
            place = next((n for n, name in enumerate(names) if start in name), None)
            if text.strip() and text.isprintable() and place is not None:
                self.typed, self._typed_at = start[1:], now
                return place
        return None

    # -- layout

    def set_room(self, room: QSize) -> None:
        """Use this size; if it isn't enough, grow downwards."""
        if room != self.room:
            self.room = room
            self._arrange()

    def columns_for(self, width: int, height: int) -> int:
        """Return the number of columns that makes the tiles largest."""
        least = max(tile.least_width() for tile in self.tiles)
        gap, best, columns = grown(GAP), -1.0, 1
        for count in range(1, MOST_COLUMNS + 1):
            rows = -(-len(self.tiles) // count)
            wide, high = (width - (count - 1) * gap) / count, (height - (rows - 1) * gap) / rows
            if count > 1 and wide < least:
                break
            size = min(wide, high * BROADEST)
            if size > best + 1:
                best, columns = size, count
        return columns

    def _arrange(self) -> None:
        self._is_old = False
        if self.room.isEmpty():
            return
        width, gap = self.room.width(), grown(GAP)
        self._columns = self.columns_for(width, self.room.height())
        rows = -(-len(self.tiles) // self._columns)
        wide = (width - (self._columns - 1) * gap) // self._columns
        row_height = max(button.sizeHint().height() for tile in self.tiles for button in tile.buttons)
        high = (self.room.height() - (rows - 1) * gap) // rows
        for most, share in (
            (MOST_LINES, LEAST_PICTURE),
            (FEW_LINES, THIN_PICTURE),
            (MOST_LINES, USUAL_PICTURE),
        ):
            least = self._least_height(wide, row_height, most, share)
            if high >= least:
                break
        else:  # the page scrolls anyway
            high = least
        for place, tile in enumerate(self.tiles):
            row, column = divmod(place, self._columns)
            if self.isRightToLeft():
                column = self._columns - 1 - column
            tile.setGeometry(QRect(column * (wide + gap), row * (high + gap), wide, high))
        self.setFixedHeight(rows * (high + gap) - gap)

    def _least_height(self, wide: int, row_height: int, most: int, share: float) -> int:
        """Return the least height of tiles with these lines and pictures."""
        for tile in self.tiles:
            tile.most_lines, tile.common_lines = most, 1
            tile.set_row_height(row_height)
        lines = max(len(tile.lines(wide)) for tile in self.tiles)
        for tile in self.tiles:
            tile.common_lines = lines
        return max(tile.least_height(wide, share) for tile in self.tiles)

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
            self._is_old = True
            if self.isVisible():
                self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_old:
            self._arrange()

    def minimumSizeHint(self) -> QSize:
        return QSize(max(tile.least_width() for tile in self.tiles), 0)
