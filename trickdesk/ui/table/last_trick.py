"""The last trick, laid over the table where it lay."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from trickdesk.engine.cards import Seat
from trickdesk.engine.view import SeenTrick
from trickdesk.ui.cards.pixmaps import FOCUS_RING
from trickdesk.ui.table.geometry import RATIO, Layout, stacking
from trickdesk.ui.table.items import Skin
from trickdesk.ui.table.painted import DARK, GROUND, MUTED, TEXT, sized

SHADE = QColor(6, 12, 12, 190)
OVERLAY_Z = 2000


class LastTrick(QGraphicsPixmapItem):
    """A picture of a finished trick: every card, who played it, the winner ringed, and why it won."""

    def __init__(
        self,
        trick: SeenTrick,
        bottom: Seat,
        names: Sequence[str],
        layout: Layout,
        skin: Skin,
        font: QFont,
        title: str,
        reason: str,
    ) -> None:
        super().__init__()
        self.words = (title, reason)
        self.setZValue(OVERLAY_Z)
        dpr = skin.dpr
        pixmap = QPixmap(round(layout.width * dpr), round(layout.height * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(SHADE)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seats = len(names)
        played = []
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            x, y = layout.trick((seat - bottom) % seats)
            played.append((stacking(x, y), x, y, seat, card))
        for _, x, y, seat, card in sorted(played):
            picture = skin.pixmap(card, layout.trick_width, "win" if seat == trick.winner else "")
            margin = (picture.width() / dpr - layout.trick_width) / 2
            painter.drawPixmap(round(x - margin), round(y - margin), picture)
        for _, x, y, seat, _ in played:
            _draw_name(painter, names[seat], x, y, layout, font, seat == trick.winner)
        _draw_title(painter, title, reason, layout, font)
        painter.end()
        self.setPixmap(pixmap)


def _draw_title(painter: QPainter, title: str, reason: str, layout: Layout, font: QFont) -> None:
    """What is shown and why it was won, in place of the own plate and all over it."""
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


def _draw_name(
    painter: QPainter, name: str, x: float, y: float, layout: Layout, font: QFont, winner: bool
) -> None:
    """The player's name on the foot of the card, clear of the index."""
    font = sized(font, 12 * layout.unit, True)
    text = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, layout.trick_width * 0.8)
    foot = y + layout.trick_width * RATIO - 6 * layout.unit
    _draw_pill(painter, text, x + layout.trick_width / 2, foot, layout.unit, font, winner)


def _draw_pill(
    painter: QPainter, text: str, x: float, y: float, unit: float, font: QFont, bright: bool = False
) -> None:
    """A line of text on a rounded ground around (x, y)."""
    metrics = QFontMetricsF(font)
    width, height = metrics.horizontalAdvance(text) + 18 * unit, metrics.height() + 5 * unit
    box = QRectF(x - width / 2, y - height / 2, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(FOCUS_RING) if bright else GROUND)
    painter.drawRoundedRect(box, height / 2, height / 2)
    painter.setPen(DARK if bright else TEXT)
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
