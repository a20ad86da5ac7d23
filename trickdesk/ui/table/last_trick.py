"""The last trick, laid over the table where it lay."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from trickdesk.engine.cards import Seat
from trickdesk.engine.counted import counted_in_trick
from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.view import PlayerView
from trickdesk.ui.cards.pixmaps import FOCUS_RING, with_suit
from trickdesk.ui.table.geometry import INDEX_HEIGHT, INDEX_WIDTH, RATIO, Layout, Point, Rect, stacking
from trickdesk.ui.table.items import Skin
from trickdesk.ui.table.painted import DARK, GROUND, MUTED, TEXT, sized
from trickdesk.ui.text import reason_words
from trickdesk.ui.text.words import fill

SHADE = QColor(6, 12, 12, 190)
OVERLAY_Z = 2000


class LastTrick(QGraphicsPixmapItem):
    """A picture of a finished trick: every card, who played it, the winner ringed, and why it won.

    ``suits``: the suits that cards count as, where those are not the printed ones. ``labels``: where names stand.
    """

    def __init__(
        self,
        trick: SeenTrick,
        view: PlayerView,
        bottom: Seat,
        names: Sequence[str],
        layout: Layout,
        skin: Skin,
        font: QFont,
    ) -> None:
        super().__init__()
        assert trick.winner is not None
        title = QCoreApplication.translate("Table", "Last trick, taken by {name}")
        if trick.winner == view.seat:
            title = QCoreApplication.translate("Table", "Last trick, taken by you")
        self.words = fill(title, name=names[trick.winner]), reason_words(view, trick)
        self.setZValue(OVERLAY_Z)
        dpr = skin.dpr
        pixmap = QPixmap(round(layout.width * dpr), round(layout.height * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(SHADE)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seats, suits = len(names), counted_in_trick(view, trick)
        played = []
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            x, y = layout.trick((seat - bottom) % seats)
            played.append((stacking(x, y), x, y, seat, card))
        for _, x, y, seat, card in sorted(played):
            state = with_suit("win" if seat == trick.winner else "", suits.get(card, ""))
            picture = skin.pixmap(card, layout.trick_width, state)
            margin = (picture.width() / dpr - layout.trick_width) / 2
            painter.drawPixmap(round(x - margin), round(y - margin), picture)
        title_box = _draw_title(painter, *self.words, layout, font)
        spots = [(x, y) for _, x, y, _, _ in played]
        taken = [title_box, *_corners(spots, layout.trick_width)]
        cards = [Rect(x, y, x + layout.trick_width, y + layout.trick_width * RATIO) for x, y in spots]
        self.labels: list[Rect] = []
        for _, x, y, seat, _ in sorted(played):
            room = [*taken, *self.labels], cards
            self.labels.append(
                _draw_name(painter, names[seat], (x, y), room, layout, font, seat == trick.winner)
            )
        painter.end()
        self.setPixmap(pixmap)


def _draw_title(painter: QPainter, title: str, reason: str, layout: Layout, font: QFont) -> Rect:
    """What is shown and why it was won, in place of the own plate and all over it; where that is."""
    plate, unit = layout.plate(0), layout.unit
    bold, plain = sized(font, 17 * unit, True), sized(font, 14 * unit, False)
    lines = [(title, bold, TEXT)] + ([(reason, plain, MUTED)] if reason else [])
    margin = 5 * unit
    heights = [QFontMetricsF(face).height() for _, face, _ in lines]
    width = max(QFontMetricsF(face).horizontalAdvance(words) for words, face, _ in lines) + 40 * unit
    width = min(max(plate.right - plate.left + 2 * margin, width), layout.width - 16 * unit)
    height = max(plate.bottom - plate.top + 2 * margin, sum(heights) + 12 * unit)
    box = QRectF(layout.width / 2 - width / 2, plate.bottom + margin - height, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(GROUND)
    painter.drawRoundedRect(box, min(height / 2, 28 * unit), min(height / 2, 28 * unit))
    y = box.center().y() - sum(heights) / 2
    for (words, face, colour), high in zip(lines, heights, strict=True):
        painter.setPen(colour)
        painter.setFont(face)
        shown = QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, width - 24 * unit)
        painter.drawText(QRectF(box.left(), y, width, high), Qt.AlignmentFlag.AlignCenter, shown)
        y += high
    return Rect(box.left(), box.top(), box.right(), box.bottom())


def _draw_name(
    painter: QPainter,
    name: str,
    spot: Point,
    taken: tuple[Sequence[Rect], Sequence[Rect]],
    layout: Layout,
    font: QFont,
    winner: bool,
) -> Rect:
    """The player's name under the card, or above it where another card lies on its foot; where an index would be
    hidden, on its foot beside the index. ``taken``: what must not be covered, and all cards.
    """
    font, unit, width = sized(font, 12 * layout.unit, True), layout.unit, layout.trick_width
    metrics = QFontMetricsF(font)
    x, foot = spot[0], spot[1] + width * RATIO
    high = metrics.height() + 5 * unit
    text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, width)
    wide = metrics.horizontalAdvance(text) + 18 * unit
    under = Rect(x + width / 2 - wide / 2, foot + unit, x + width / 2 + wide / 2, foot + unit + high)
    above = under._replace(top=spot[1] - unit - high, bottom=spot[1] - unit)
    kept, cards = taken
    for place, free_of in ((under, [*kept, *cards]), (above, [*kept, *cards]), (under, kept)):
        if place.top > 0 and not any(place.meets(rect) for rect in free_of):
            _draw_pill(painter, text, place, font, winner)
            return place
    room = width * (1 - INDEX_WIDTH) - 2 * unit
    text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room - 10 * unit)
    left, bottom = x + unit, foot - 3 * unit
    right = left + min(room, metrics.horizontalAdvance(text) + 14 * unit)
    beside = Rect(left, bottom - high, right, bottom)
    _draw_pill(painter, text, beside, font, winner)
    return beside


def _corners(spots: Sequence[Point], width: float) -> list[Rect]:
    """Where the indices of cards are: at both ends."""
    wide, high = width * INDEX_WIDTH, width * RATIO * INDEX_HEIGHT
    corners = [Rect(x, y, x + wide, y + high) for x, y in spots]
    far = [(x + width, y + width * RATIO) for x, y in spots]
    return corners + [Rect(x - wide, y - high, x, y) for x, y in far]


def _draw_pill(painter: QPainter, text: str, box: Rect, font: QFont, bright: bool) -> None:
    """A line of text on a rounded ground."""
    rect = QRectF(box.left, box.top, box.right - box.left, box.bottom - box.top)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(FOCUS_RING) if bright else GROUND)
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setPen(DARK if bright else TEXT)
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
