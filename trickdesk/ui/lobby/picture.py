"""The pictures of the games on coloured cloth, painted in idle time, and the banner made of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from trickdesk.engine.game import Game, Picture
from trickdesk.storage.settings import Look
from trickdesk.ui.cards.pixmaps import RATIO, CardPixmaps
from trickdesk.ui.theme.colours import FELTS, current_theme, felt_for
from trickdesk.ui.widgets.elided_label import ElidedLabel

# Centre and edge of the cloth under the cards, by the names that games give.
CLOTHS = {
    **FELTS,
    "claret": ("#b04a57", "#5a141f"),
    "plum": ("#7d5aa6", "#331a52"),
    "fern": ("#3c9a73", "#124030"),
    "navy": ("#4a70b3", "#16254c"),
    "ocean": ("#35909c", "#0d3b48"),
    "slate": ("#77818e", "#2a313a"),
    "umber": ("#b0804a", "#4c2d10"),
}
STEP = 8.5  # degrees between two cards of a fan
REACH = 1.9  # how far below its middle a fan turns, in heights of a card
PILE = ("back",) * 3
ROW_STEP, PILE_STEP = 0.86, 0.05  # of a card's width
KEPT = 24  # pictures
BACK_GAP = 0.3  # between a pile and its row, in widths of a card


class PictureKey(NamedTuple):
    """A picture at a size in logical pixels, with its cloth or without."""

    picture: Picture
    width: int
    height: int
    dpr: float
    cloth: bool


class Spot(NamedTuple):
    """Where a card lies: its middle, and how far it is turned (degrees)."""

    card: str
    x: float
    y: float
    angle: float = 0.0


def card_width(picture: Picture, width: float, height: float) -> float:
    """How wide the cards of a picture are; the lower part of a fan may lie outside."""
    if picture.rows:
        count = len(picture.cards)
        total = 1 + len(PILE) * PILE_STEP + BACK_GAP + 1 + (count - 1) * ROW_STEP
        return min(height * 0.86 / RATIO, width * 0.92 / total)
    return min(height * 0.8, width / (1.35 + 0.39 * (len(picture.cards) - 1)))


def spots(picture: Picture, width: float, height: float) -> list[Spot]:
    """Where the cards of a picture lie, the lowest first."""
    size = card_width(picture, width, height)
    tall = size * RATIO
    if picture.rows:
        count = len(picture.cards)
        total = 1 + len(PILE) * PILE_STEP + BACK_GAP + 1 + (count - 1) * ROW_STEP
        left, middle = (width - total * size) / 2 + size / 2, height / 2
        pile = [Spot(card, left + n * PILE_STEP * size, middle) for n, card in enumerate(PILE)]
        start = left + (1 + len(PILE) * PILE_STEP + BACK_GAP) * size
        row = [Spot(card, start + n * ROW_STEP * size, middle) for n, card in enumerate(picture.cards)]
        return pile + row
    from math import cos, radians, sin

    count, radius = len(picture.cards), REACH * tall
    top = max(height * 0.1, (height - tall * 1.05) / 2)
    pivot = QPointF(width / 2, top + tall / 2 + radius)
    found = []
    for place, card in enumerate(picture.cards):
        angle = (place - (count - 1) / 2) * STEP
        x = pivot.x() + radius * sin(radians(angle))
        y = pivot.y() - radius * cos(radians(angle))
        found.append(Spot(card, x, y, angle))
    return found


def paint_cloth(painter: QPainter, area: QRectF, name: str) -> None:
    """The coloured ground, brighter in the middle; with high contrast plain and dark."""
    centre, edge = CLOTHS["contrast" if current_theme().name == "contrast" else name]
    shine = QRadialGradient(area.center().x(), area.top() + area.height() * 0.42, area.width() * 0.62)
    shine.setColorAt(0, QColor(centre))
    shine.setColorAt(1, QColor(edge))
    painter.fillRect(area, shine)


def banner_shade(area: QRectF, name: str, mirrored: bool) -> QLinearGradient:
    """A cloth that is dark where words stand, and bright where the cards lie."""
    centre, edge = CLOTHS["contrast" if current_theme().name == "contrast" else name]
    first, last = (area.topRight(), area.topLeft()) if mirrored else (area.topLeft(), area.topRight())
    shade = QLinearGradient(first, last)
    shade.setColorAt(0, QColor(edge))
    shade.setColorAt(0.45, QColor(edge))
    shade.setColorAt(0.85, QColor(centre))
    shade.setColorAt(1, QColor(centre).darker(115))
    return shade


def rounded(area: QRectF, radius: float, below: bool = True) -> QPainterPath:
    """A shape with round corners, those below only if wanted."""
    path = QPainterPath()
    if below:
        path.addRoundedRect(area, radius, radius)
    else:
        path.addRoundedRect(area.adjusted(0, 0, 0, radius * 2), radius, radius)
        rest = QPainterPath()
        rest.addRect(area)
        path = path.intersected(rest)
    return path


class Pictures(QObject):
    """Keeps what has been painted.

    ``painted()``: there is another picture, or none any more.
    """

    painted = Signal()

    def __init__(self, pixmaps: CardPixmaps, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pixmaps = pixmaps
        self._drawn: dict[str, object] = {}
        self._kept: dict[PictureKey, QPixmap] = {}
        self._waiting: dict[tuple[Picture, bool], PictureKey] = {}  # the last size that was asked for
        self._work: Iterator[None] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    def get(self, picture: Picture, size: QSize, dpr: float, cloth: bool = True) -> QPixmap | None:
        """The picture at this size, or for the moment at another one; None while there is nothing yet."""
        wanted = PictureKey(picture, size.width(), size.height(), dpr, cloth)
        found = self._kept.pop(wanted, None)
        if found is not None:
            self._kept[wanted] = found
            return found
        if not size.isEmpty():
            self._waiting[picture, cloth] = wanted
            self._timer.start()
        others = (
            pixmap for key, pixmap in self._kept.items() if (key.picture, key.cloth) == (picture, cloth)
        )
        return next(others, None)

    @property
    def is_busy(self) -> bool:
        """Whether something is still to be painted."""
        return self._timer.isActive()

    def follow(self, look: Look) -> None:
        """Forget everything if cards or cloths are others now."""
        drawn = {**asdict(look), "felt": felt_for(look)}
        # A deck of one's own is read behind the window's back, and is there only later.
        if self._drawn != drawn or look.deck.startswith("own:") or look.back == "own":
            self._drawn = drawn
            self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._waiting.clear()
        self._work = None
        self._timer.stop()
        self.painted.emit()  # whoever holds one asks again

    def _go_on(self) -> None:
        """One step: a card, or the picture made of them."""
        if self._work is None:
            if not self._waiting:
                self._timer.stop()
                return
            self._work = self._paint(self._waiting.pop(next(iter(self._waiting))))
        if next(self._work, self) is self:
            self._work = None
            self.painted.emit()

    def _paint(self, wanted: PictureKey) -> Iterator[None]:
        picture, width, height, dpr, _ = wanted
        size = card_width(picture, width, height)
        for card in dict.fromkeys(spot.card for spot in spots(picture, width, height)):
            self._pixmaps.get(card, size, dpr)
            yield
        pixmap = QPixmap(round(width * dpr), round(height * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if wanted.cloth:
            paint_cloth(painter, QRectF(0, 0, width, height), picture.ground)
        for spot in spots(picture, width, height):
            card_pixmap = self._pixmaps.get(spot.card, size, dpr)
            extent = card_pixmap.deviceIndependentSize()
            painter.save()
            painter.translate(spot.x, spot.y)
            painter.rotate(spot.angle)
            painter.drawPixmap(QPointF(-extent.width() / 2, -extent.height() / 2), card_pixmap)
            painter.restore()
        painter.end()
        while len(self._kept) >= KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[wanted] = pixmap


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
