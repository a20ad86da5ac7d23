"""A game in the lobby: its picture, its name, one line about it, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from trickdesk.engine.game import Picture
from trickdesk.ui.lobby.picture import Pictures, paint_cloth, rounded
from trickdesk.ui.theme.colours import current_theme, has_large_targets, scaled_font
from trickdesk.ui.theme.stylesheets import TARGET
from trickdesk.ui.widgets.plain_text import set_tip

RADIUS = 14
MARGIN = 12
MOST_LINES = 3  # of the description
LEAST_PICTURE, USUAL_PICTURE = 3.6, 5.0  # in lines of text


class SignButton(QAbstractButton):
    """A small button with a sign: ``figures`` (bars) or ``change`` (sliders)."""

    def __init__(self, sign: str, words: str) -> None:
        super().__init__()
        self._sign = sign
        self.setAccessibleName(words)
        set_tip(self, words)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 2)
        if has_large_targets():
            side = max(side, TARGET)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = current_theme(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marked, area = self.hasFocus(), QRectF(self.rect())
        line = 2.0 if marked else 1.0
        edge = theme.focus if marked else theme.accent if self.underMouse() else theme.border
        painter.setPen(QPen(QColor(edge), line))
        painter.setBrush(QColor(theme.alt if self.isDown() else theme.button))
        painter.drawRoundedRect(area.adjusted(line / 2, line / 2, -line / 2, -line / 2), 8, 8)
        colour = QColor(theme.text if self.underMouse() or marked else theme.muted)
        side = area.height() * 0.5
        box = QRectF(0, 0, side, side)
        box.moveCenter(area.center())
        (_draw_bars if self._sign == "figures" else _draw_sliders)(painter, box, colour)


def _draw_bars(painter: QPainter, box: QRectF, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    width = box.width() * 0.24
    for place, share in enumerate((0.5, 1.0, 0.72)):
        height = box.height() * share
        left = box.left() + place * (box.width() - width) / 2
        painter.drawRoundedRect(QRectF(left, box.bottom() - height, width, height), 1.5, 1.5)


def _draw_sliders(painter: QPainter, box: QRectF, colour: QColor) -> None:
    line = max(1.4, box.height() * 0.1)
    for place, share in enumerate((0.7, 0.3, 0.6)):
        y = box.top() + box.height() * (0.12 + 0.38 * place)
        painter.setPen(QPen(colour, line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(box.left() + share * box.width(), y), line * 1.5, line * 1.5)


class Tile(QAbstractButton):
    """One of several pictures, of which one is chosen. ``activated()``: by Enter or a double click.

    Buttons below the words come with ``add``; only those of the chosen tile are in the way of Tab.
    """

    activated = Signal()

    def __init__(
        self, title: str, line: str, corner: str, picture: Picture, pictures: Pictures, parent: QWidget
    ) -> None:
        """``corner``: a few words over the picture, or nothing."""
        super().__init__(parent)
        self.line, self._corner = line, corner
        self._picture, self._pictures = picture, pictures
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(". ".join(filter(None, (line, corner))))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.buttons: list[QAbstractButton] = []
        self.common_lines = 1  # of text that tiles beside each other have room for
        self.row = QHBoxLayout()
        self.row.setSpacing(6)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 0, MARGIN, MARGIN - 2)
        column.addStretch(1)
        column.addLayout(self.row)
        self.toggled.connect(lambda _on: self._mark())

    def add(self, button: QAbstractButton) -> None:
        """Another button below the words."""
        if isinstance(button, QPushButton):
            button.setProperty("tile", True)
        self.buttons.append(button)
        self.row.addWidget(button)
        self._mark()

    def _mark(self) -> None:
        """The first button of the chosen tile stands out, and Tab finds its buttons."""
        for place, button in enumerate(self.buttons):
            button.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if self.isChecked() else Qt.FocusPolicy.ClickFocus
            )
            if place == 0 and bool(button.property("primary")) != self.isChecked():
                button.setProperty("primary", self.isChecked())
                button.style().unpolish(button)
                button.style().polish(button)

    # -- sizes

    def name_font(self) -> QFont:
        font = scaled_font(self.font(), 1.2)
        font.setBold(True)
        return font

    def least_height(self, width: int, share: float = LEAST_PICTURE) -> int:
        """What the words need below a picture of ``share`` lines."""
        line = self.fontMetrics().lineSpacing()
        return round(line * share) + self._words_height(width)

    def _words_height(self, width: int) -> int:
        """Everything below the picture."""
        lines = max(self.common_lines, len(self.lines(width, MOST_LINES)))
        name = QFontMetrics(self.name_font()).height()
        return 8 + name + 2 + lines * self.fontMetrics().lineSpacing() + 8 + self._foot()

    def _foot(self) -> int:
        return self.row.sizeHint().height() + MARGIN - 2

    def least_width(self) -> int:
        """The buttons side by side, and the longest word."""
        wide = self.row.minimumSize().width()
        name = max(map(QFontMetrics(self.name_font()).horizontalAdvance, self.text().split()))
        return max(wide, name, self.fontMetrics().averageCharWidth() * 24) + 2 * MARGIN

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        width = self.least_width()
        return QSize(width, self.least_height(max(width, self.width())))

    def lines(self, width: int, most: int) -> list[str]:
        """The description in as many lines as it takes, ``most`` of them; the last one is cut where it must be."""
        # Whole pixels would say of words that they fit which Qt then cuts.
        metrics, room, lines = QFontMetricsF(self.font()), width - 2 * MARGIN, [""]
        for word in self.line.split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and metrics.horizontalAdvance(longer) > room and len(lines) < most:
                lines.append(word)
            else:
                lines[-1] = longer
        lines[-1] = metrics.elidedText(lines[-1], Qt.TextElideMode.ElideRight, room)
        return lines

    def picture_height(self) -> int:
        return max(1, self.height() - self._words_height(self.width()))

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        on, marked = self.isChecked(), self.hasFocus()
        line = 3.0 if marked else 2.0 if on else 1.0
        frame = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.base))
        painter.drawRoundedRect(frame, RADIUS, RADIUS)
        self._paint_picture(painter)
        self._paint_words(painter, QColor(theme.text), QColor(theme.muted))
        edge = theme.focus if marked else theme.accent if on or self.underMouse() else theme.border
        painter.setPen(QPen(QColor(edge), line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, RADIUS, RADIUS)

    def _paint_picture(self, painter: QPainter) -> None:
        size = QSize(self.width() - 2, self.picture_height())
        area = QRectF(1, 1, size.width(), size.height())
        painter.save()
        painter.setClipPath(rounded(area, RADIUS - 1, below=False))
        pixmap = self._pictures.get(self._picture, size, self.devicePixelRatioF())
        if pixmap is None:
            paint_cloth(painter, area, self._picture.ground)
        else:
            painter.drawPixmap(area, pixmap, QRectF(pixmap.rect()))
        if self.underMouse():
            painter.fillRect(area, QColor(255, 255, 255, 18))
        painter.restore()
        if self._corner:
            self._paint_corner(painter, area)

    def _paint_corner(self, painter: QPainter, area: QRectF) -> None:
        """How many can play, below where lines end: the cards have their signs above."""
        font = scaled_font(self.font(), 0.86)
        metrics = QFontMetrics(font)
        pill = QRectF(0, 0, metrics.horizontalAdvance(self._corner) + 16, metrics.height() + 4)
        pill.moveBottom(area.bottom() - 8)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            pill.moveLeft(area.left() + 8)
        else:
            pill.moveRight(area.right() - 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(10, 15, 18, 205))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setFont(font)
        painter.setPen(QColor("#ffffff"))
        painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), self._corner)

    def _paint_words(self, painter: QPainter, bright: QColor, muted: QColor) -> None:
        font = self.name_font()
        metrics, top, width = QFontMetrics(font), self.picture_height() + 8, self.width() - 2 * MARGIN
        leading = self.style().visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
        flags = int(leading | Qt.AlignmentFlag.AlignTop)
        painter.setFont(font)
        painter.setPen(bright)
        name = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, width)
        painter.drawText(QRect(MARGIN, top, width, metrics.height()), flags, name)
        painter.setFont(self.font())
        painter.setPen(muted)
        top += metrics.height() + 2
        lines = self.lines(self.width(), MOST_LINES)
        area = QRect(MARGIN, top, width, len(lines) * self.fontMetrics().lineSpacing() + 4)
        painter.drawText(area, flags, "\n".join(lines))

    # -- input

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.activated.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space do what the first button does; the arrows belong to all tiles together."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.activated.emit()
        else:
            event.ignore()
