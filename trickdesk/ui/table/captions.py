"""Words beside cards: what the undealt ones are called, and which of the own ones the others can see."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from trickdesk.engine.cards import Seat
from trickdesk.engine.view import PlayerView
from trickdesk.ui.table.geometry import Layout, Rect
from trickdesk.ui.table.painted import TEXT, Painted, sized
from trickdesk.ui.text import talon_words

SHEET = QColor(8, 16, 16, 150)


class Caption(Painted):
    """A few words on a sheet of their own width; ``right``: they end where their box ends."""

    def __init__(self, right: bool = False) -> None:
        super().__init__()
        self.words = ""
        self.right = right

    def show_in(self, box: Rect, words: str, unit: float, dpr: float, font: QFont) -> None:
        """Say something, or nothing."""
        self.words = words
        self.setVisible(bool(words))
        if not words:
            return
        high = box.bottom - box.top
        wide = QFontMetricsF(sized(font, high * 0.7, False)).horizontalAdvance(words) + high
        wide = min(wide, box.right - box.left)
        left = box.right - wide if self.right else box.left
        self.repaint(wide, high, unit, dpr, font, words)
        self.setPos(left + wide / 2, (box.top + box.bottom) / 2)

    def draw(self, painter: QPainter, rect: QRectF, unit: float, font: QFont, contents: object) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHEET)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        face = sized(font, rect.height() * 0.7, False)
        painter.setFont(face)
        painter.setPen(TEXT)
        words = QFontMetricsF(face).elidedText(
            str(contents), Qt.TextElideMode.ElideRight, rect.width() - 4 * unit
        )
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)


class Captions:
    """All of them on one table."""

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        self.talon = Caption(right=True)
        self.own = [Caption() for _ in range(3)]
        for item in (self.talon, *self.own):
            item.setZValue(z)
            item.setVisible(False)
            scene.addItem(item)

    def paint(self, layout: Layout, view: PlayerView | None, bottom: Seat, dpr: float, font: QFont) -> None:
        """Say what a view shows; without one, nothing."""
        unit, own, row, hand = layout.unit, ["", "", ""], 0, 0
        talon = talon_words(view.game, bool(view.players)) if view is not None and view.talon else ""
        self.talon.right = not layout.mirrored
        self.talon.show_in(layout.kitty_caption(view.talon if view else 0), talon, unit, dpr, font)
        if view is not None and layout.rows:
            translate, row, hand = (
                QCoreApplication.translate,
                view.shown[bottom].bit_count(),
                view.counts[bottom],
            )
            own = [
                translate("Plate", "Pile, face down") if view.piles[bottom] else "",
                translate("Plate", "Row, open to all") if row else "",
                translate("Plate", "Hand, hidden") if hand else "",
            ]
        for item in self.own:
            item.right = layout.mirrored
        for item, box, words in zip(self.own, layout.own_captions(row, hand), own, strict=True):
            item.show_in(box, words, unit, dpr, font)
