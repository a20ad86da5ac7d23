"""Pictures of games, painted in idle time, and the banner that shows them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from math import cos, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QTimer, Signal
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
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from trickdesk.engine.game import Game, Picture
from trickdesk.storage.settings import Appearance
from trickdesk.ui.cards.pixmaps import RATIO, CardPixmaps
from trickdesk.ui.theme.colours import FELTS, current_theme, felt_for, grown, mix
from trickdesk.ui.theme.painting import blank_pixmap
from trickdesk.ui.widgets.elided_label import ElidedLabel
from trickdesk.ui.widgets.page_parts import lay_column, lay_row, set_look

# Colours at centre and edge of the cloth, by the names that games use.
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
REACH = 1.9  # distance from a fan's centre to its pivot, in card heights
PILE = ("back",) * 3
ROW_STEP, PILE_STEP = 0.86, 0.05  # in card widths
BACK_GAP = 0.3  # between pile and row, in card widths
ROW_START = 1 + len(PILE) * PILE_STEP + BACK_GAP  # where the row begins, in card widths
CACHE_SIZE = 24


class PictureKey(NamedTuple):
    """Key of a painted picture: its size in logical pixels, with or without cloth."""

    picture: Picture
    width: int
    height: int
    dpr: float
    cloth: bool


class Spot(NamedTuple):
    """A card's position: centre in pixels, and rotation in degrees."""

    card: str
    x: float
    y: float
    angle: float = 0.0


def card_width(picture: Picture, width: float, height: float) -> float:
    """Return the width of a picture's cards; a fan may extend below the picture."""
    if picture.rows:
        return min(height * 0.86 / RATIO, width * 0.92 / row_width(picture))
    return min(height * 0.8, width / (1.35 + 0.39 * (len(picture.cards) - 1)))


def row_width(picture: Picture) -> float:
    """Return the width of a pile with a row of cards beside it, in card widths."""
    return ROW_START + 1 + (len(picture.cards) - 1) * ROW_STEP


def spots(picture: Picture, width: float, height: float) -> list[Spot]:
    """Return the positions of a picture's cards, bottom card first."""
    size = card_width(picture, width, height)
    if picture.rows:
        return _in_row(picture, size, width, height)
    return _in_fan(picture, size, width, height)


def _in_row(picture: Picture, size: float, width: float, height: float) -> list[Spot]:
    left, middle = (width - row_width(picture) * size) / 2 + size / 2, height / 2
    pile = [Spot(card, left + n * PILE_STEP * size, middle) for n, card in enumerate(PILE)]
    start = left + ROW_START * size
    row = [Spot(card, start + n * ROW_STEP * size, middle) for n, card in enumerate(picture.cards)]
    return pile + row


def _in_fan(picture: Picture, size: float, width: float, height: float) -> list[Spot]:
    tall = size * RATIO
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
    """Paint the coloured cloth, brighter in the middle; dark with high contrast."""
    centre, edge = CLOTHS["contrast" if current_theme().has_high_contrast else name]
    shine = QRadialGradient(area.center().x(), area.top() + area.height() * 0.42, area.width() * 0.62)
    shine.setColorAt(0, QColor(centre))
    shine.setColorAt(1, QColor(edge))
    painter.fillRect(area, shine)


def banner_shade(area: QRectF, name: str, mirrored: bool) -> QLinearGradient:
    """Return the cloth's gradient: dark behind text, bright behind cards."""
    centre, edge = CLOTHS["contrast" if current_theme().has_high_contrast else name]
    first, last = (area.topRight(), area.topLeft()) if mirrored else (area.topLeft(), area.topRight())
    shade = QLinearGradient(first, last)
    shade.setColorAt(0, QColor(edge))
    for place, share in ((0.35, 0.0), (0.5, 0.18), (0.7, 0.75), (0.85, 1.0)):  # no edge can be seen
        shade.setColorAt(place, QColor(mix(edge, centre, share)))
    shade.setColorAt(1, QColor(centre).darker(115))
    return shade


def rounded(area: QRectF, radius: float, below: bool = True) -> QPainterPath:
    """Return a rectangle with round corners; below, only if wanted."""
    path = QPainterPath()
    if below:
        path.addRoundedRect(area, radius, radius)
    else:
        path.addRoundedRect(area.adjusted(0, 0, 0, radius * 2), radius, radius)
        rest = QPainterPath()
        rest.addRect(area)
        path = path.intersected(rest)
    return path


class PictureCache(QObject):
    """Paints pictures in idle time and caches them.

    Signals:
        painted: A picture was added, or all were dropped.
    """

    painted = Signal()

    def __init__(self, pixmaps: CardPixmaps, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pixmaps = pixmaps
        self._drawn: dict[str, object] = {}
        self._cache: dict[PictureKey, QPixmap] = {}
        self._waiting: dict[tuple[Picture, bool], PictureKey] = {}  # the last size requested
        self._work: Iterator[None] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    def get(self, picture: Picture, size: QSize, dpr: float, cloth: bool = True) -> QPixmap | None:
        """Return the picture; meanwhile another size of it, or None if there is none yet."""
        wanted = PictureKey(picture, size.width(), size.height(), dpr, cloth)
        found = self._cache.pop(wanted, None)
        if found is not None:
            self._cache[wanted] = found
            return found
        if not size.isEmpty():
            self._waiting[picture, cloth] = wanted
            self._timer.start()
        others = (
            pixmap for key, pixmap in self._cache.items() if (key.picture, key.cloth) == (picture, cloth)
        )
        return next(others, None)

    @property
    def is_busy(self) -> bool:
        """Whether pictures are still to be painted."""
        return self._timer.isActive()

    def follow(self, look: Appearance) -> None:
        """Drop all pictures if cards or cloth have changed."""
        drawn = {**asdict(look), "felt": felt_for(look)}
        # The player's own deck is read in the background and arrives later.
        if self._drawn != drawn or look.deck.startswith("own:") or look.back == "own":
            self._drawn = drawn
            self.clear()

    def clear(self) -> None:
        """Drop all pictures."""
        self._cache.clear()
        self._waiting.clear()
        self._work = None
        self._timer.stop()
        self.painted.emit()  # widgets then request theirs again

    def _go_on(self) -> None:
        """Do one step of work: paint a card, or compose the picture."""
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
        pixmap = blank_pixmap(QSize(round(width * dpr), round(height * dpr)), dpr)
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
        while len(self._cache) >= CACHE_SIZE:
            del self._cache[next(iter(self._cache))]
        self._cache[wanted] = pixmap


RADIUS = 18
EDGE, TOP = 22, 12
PICTURE_SHARE = 0.34  # of the width, at most
BROADEST = 2.6  # widest aspect ratio of the picture; below LEAST it is left out
LEAST = 1.1
HIGHEST = 1.3  # height as a multiple of the text's height


class PictureBanner(QWidget):
    """Three lines of text with a picture, and a row of buttons below."""

    def __init__(self, pictures: PictureCache, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._kind: type[Game] | None = None
        self.over, self.title, self.detail = ElidedLabel(), ElidedLabel(), ElidedLabel()
        for label, part in ((self.over, "over"), (self.title, "title"), (self.detail, "detail")):
            label.setProperty("banner", part)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = lay_row(1, spacing=8)
        self._words = lay_column(1, self.over, self.title, self.detail, on=self, spacing=2)
        self._words.addSpacing(8)
        self._words.addLayout(self._row)
        self._words.addStretch(1)
        self._set_margins()
        pictures.painted.connect(self.update)

    def _set_margins(self) -> None:
        self._words.setContentsMargins(grown(EDGE), TOP, grown(EDGE), TOP)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:  # also when the window grows
            self._set_margins()

    def add(self, *buttons: QPushButton) -> None:
        """Append buttons to the row."""
        for button in buttons:
            button.setProperty("banner", "side")
            self._row.insertWidget(self._row.count() - 1, button)

    def show_game(self, kind: type[Game] | None) -> None:
        """Show this game's cards and cloth; None shows no cards."""
        self._kind = kind
        self._fit()
        self.update()

    def set_height(self, wanted: int) -> None:
        """Set the height in pixels, within what the text needs and what looks good."""
        least = self._words.minimumSize().height()
        self.setFixedHeight(round(max(least, min(wanted, least * HIGHEST))))

    @staticmethod
    def rank(button: QPushButton, main: bool) -> None:
        """Style a button as the main one or as one of the others."""
        set_look(button, "banner", "main" if main else "side")

    def _room(self) -> int:
        """Return the picture's width; 0 if the text needs all the room."""
        needed = self._row.minimumSize().width() + 2 * grown(EDGE)
        room = min(self.width() * PICTURE_SHARE, self.height() * BROADEST, self.width() - needed)
        return round(room) if self._kind is not None and room > self.height() * LEAST else 0

    def _fit(self) -> None:
        """Keep the text clear of the picture."""
        room = self._room()
        left, right = (room, 0) if self.isRightToLeft() else (0, room)
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
        shape = rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), grown(RADIUS))
        ground = self._kind.picture.ground if self._kind is not None else "fern"
        mirrored = self.isRightToLeft()
        painter.fillPath(shape, banner_shade(QRectF(self.rect()), ground, mirrored))
        if current_theme().has_high_contrast:
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
