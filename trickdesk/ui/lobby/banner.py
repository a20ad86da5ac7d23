"""A broad strip of cloth with a game's cards on it, words, and buttons: what stands out on a page of the lobby."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from trickdesk.engine.game import Game
from trickdesk.ui.lobby.picture import Pictures, banner_shade, rounded
from trickdesk.ui.theme.colours import current_theme
from trickdesk.ui.widgets.elided_label import ElidedLabel

RADIUS = 18
EDGE, TOP = 22, 12
PICTURE_SHARE = 0.34  # of the width, at most
BROADEST = 2.6  # picture, in its heights; narrower than LEAST it is left out
LEAST = 1.1
HIGHEST, WITH_SPARE = 1.3, 2.8  # of what the words need


class Banner(QWidget):
    """Three lines, ``over``, ``title`` and ``detail``, and a row of buttons below them."""

    def __init__(self, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._kind: type[Game] | None = None
        self.over, self.title, self.detail = ElidedLabel(), ElidedLabel(), ElidedLabel()
        for label, part in ((self.over, "over"), (self.title, "title"), (self.detail, "detail")):
            label.setProperty("banner", part)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._row.addStretch(1)
        self._words = QVBoxLayout(self)
        self._words.setContentsMargins(EDGE, TOP, EDGE, TOP)
        self._words.setSpacing(2)
        self._words.addStretch(1)
        for label in (self.over, self.title, self.detail):
            self._words.addWidget(label)
        self._words.addSpacing(8)
        self._words.addLayout(self._row)
        self._words.addStretch(1)
        pictures.painted.connect(self.update)

    def add(self, *buttons: QPushButton) -> None:
        """Put more buttons behind those that are there."""
        for button in buttons:
            button.setProperty("banner", "side")
            self._row.insertWidget(self._row.count() - 1, button)

    def show_game(self, kind: type[Game] | None) -> None:
        """Lay the cards of this game on its cloth; None: no cards."""
        self._kind = kind
        self._fit()
        self.update()

    def set_height(self, wanted: int, spare: int = 0) -> None:
        """Be so high, but no lower than the words need, and not much higher; with ``spare`` pixels that nothing else
        on the page has a use for, the cards may be larger."""
        least = self._words.minimumSize().height()
        usual = round(max(least, min(wanted, least * HIGHEST)))
        self.setFixedHeight(round(max(usual, min(usual + spare, least * WITH_SPARE))))

    @staticmethod
    def rank(button: QPushButton, main: bool) -> None:
        """Whether a button stands out among the others."""
        part = "main" if main else "side"
        if button.property("banner") != part:
            button.setProperty("banner", part)
            button.style().unpolish(button)
            button.style().polish(button)

    def _room(self) -> int:
        """How wide the picture is; 0 where the words need all the room."""
        needed = self._row.minimumSize().width() + 2 * EDGE
        room = min(self.width() * PICTURE_SHARE, self.height() * BROADEST, self.width() - needed)
        return round(room) if self._kind is not None and room > self.height() * LEAST else 0

    def _fit(self) -> None:
        """Words keep clear of the picture, but never of the edge of the page for its sake."""
        room = self._room()
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left, right = (room, 0) if mirrored else (0, room)
        for label in (self.over, self.title, self.detail):
            label.setContentsMargins(left, 0, right, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return self._words.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        shape = rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS)
        ground = self._kind.picture.ground if self._kind is not None else "fern"
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        painter.fillPath(shape, banner_shade(QRectF(self.rect()), ground, mirrored))
        if current_theme().name == "contrast":
            painter.setPen(QPen(QColor("#ffffff"), 1))
            painter.drawPath(shape)
        room = self._room()
        if self._kind is None or not room:
            return
        painter.setClipPath(shape)
        size = QSize(room, self.height())
        left = 0.0 if mirrored else float(self.width() - room)
        pixmap = self._pictures.get(self._kind.picture, size, self.devicePixelRatioF(), cloth=False)
        if pixmap is not None:
            painter.drawPixmap(QRectF(left, 0, room, self.height()), pixmap, QRectF(pixmap.rect()))
