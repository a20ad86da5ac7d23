"""Rings around cards, seats or parts of a panel that a lesson or hint is about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trickdesk.ui.match.asking import AskingTable
from trickdesk.ui.panels import CallPanel
from trickdesk.ui.table.card_layout import CardPosition
from trickdesk.ui.table.geometry import RATIO
from trickdesk.ui.table.items import CardItem
from trickdesk.ui.theme.colours import PANEL
from trickdesk.ui.widgets.panel_parts import ScaledSheet

# In units: line width of a ring, its dark edge, its corner radius, half the width of its arrow.
WIDTH, EDGE, ROUND, ARROW = 4.0, 1.5, 7.0, 9.0
RING_Z = 1500.0  # above all cards
GAP = 3.0  # between a ring and its card, in units


def draw_ring(painter: QPainter, rect: QRectF, unit: float, colour: str, arrow: bool) -> None:
    """Draw a bright ring with dark edges, and an arrow pointing at it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath()
    path.addRoundedRect(rect, ROUND * unit, ROUND * unit)
    lines = ((QColor(0, 0, 0, 200), WIDTH + 2 * EDGE), (QColor(colour), WIDTH))
    for ink, width in lines:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, width * unit))
        painter.drawPath(path)
    if arrow:
        half = ARROW * unit
        above = rect.top() > 1.5 * half
        tip = QPointF(rect.center().x(), rect.top() if above else rect.bottom())
        height = -1.5 * half if above else 1.5 * half
        head = QPolygonF([tip, tip + QPointF(-half, height), tip + QPointF(half, height)])
        painter.setPen(QPen(QColor(0, 0, 0, 200), EDGE * unit))
        painter.setBrush(QColor(colour))
        painter.drawPolygon(head)


def seen_part(card: CardPosition, spots: Iterable[CardPosition]) -> QRectF:
    """Return the area of a card that the cards of its row don't cover."""
    left, right = card.x, card.x + card.width
    for other in spots:
        if other.y == card.y and other.z > card.z and abs(other.x - card.x) < card.width:
            if other.x > card.x:
                right = min(right, other.x)
            else:
                left = max(left, other.x + other.width)
    return QRectF(left, card.y, right - left, card.width * RATIO)


class PanelRing(QWidget):
    """A ring that follows a part of a panel, transparent to the mouse."""

    def __init__(self, around: QWidget, panel: ScaledSheet, colour: str) -> None:
        super().__init__(panel)
        self.around, self._panel, self._colour = around, panel, colour
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        part: QWidget | None = around
        while part is not None and part is not panel:
            part.installEventFilter(self)
            part = part.parentWidget()
        self._fit()

    def _fit(self) -> None:
        around, self.scale = self.around, max(1.0, self._panel.scale)
        grown = round(5 * self.scale)
        top = around.mapTo(self._panel, around.rect().topLeft())
        self.setGeometry(
            top.x() - grown, top.y() - grown, around.width() + 2 * grown, around.height() + 2 * grown
        )
        part, seen = around, around.rect()
        while part is not self._panel and (parent := part.parentWidget()) is not None:
            seen, part = seen.translated(part.pos()) & parent.rect(), parent
        self.setVisible(2 * seen.height() > around.height())  # or it has been scrolled out of sight

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._fit()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        inset = 3.0 * self.scale
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        draw_ring(painter, rect, self.scale * 0.6, self._colour, arrow=False)
        painter.end()


class TableRing(QGraphicsItem):
    """A ring in the scene, transparent to the mouse; it moves with its `card`."""

    def __init__(self, rect: QRectF, unit: float, colour: str, card: CardItem | None) -> None:
        super().__init__()
        self.card = card
        if card is not None:
            home = QPointF(*card.home)
            card.moved = lambda position: self.setPos(position - home)
            card.moved(card.pos())
        self.rect, self.unit, self._colour = rect, unit, colour
        self.setZValue(RING_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        edge, far = (WIDTH + EDGE) * self.unit, 2 * ARROW * self.unit
        return self.rect.adjusted(-edge, -edge - far, edge, edge + far)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        draw_ring(painter, self.rect, self.unit, self._colour, arrow=self._colour == PANEL.gold)


class Rings(QObject):
    """All rings on a table; `targets` are written as in a lesson, calls as `call 7H`."""

    def __init__(self, screen: AskingTable) -> None:
        super().__init__(screen.table)
        self._screen, self._table = screen, screen.table
        self.items: list[TableRing] = []
        self.parts: list[PanelRing] = []
        self.targets: Sequence[str] = ()
        self.others: Sequence[str] = ()
        self._table.laidOut.connect(lambda: self.show(self.targets, self.others))

    def show(self, targets: Sequence[str], others: Sequence[str] = ()) -> None:
        """Draw rings around visible targets, and pale ones without arrows around others."""
        self.clear()
        self.targets, self.others = targets, others
        layout, panel = self._table.board.layout, self._screen.panel
        for colour, named in ((PANEL.text, others), (PANEL.gold, targets)):
            for rect, card in chain.from_iterable(map(self.places, named)):
                gap = GAP * layout.unit
                ring = TableRing(rect.adjusted(-gap, -gap, gap, gap), layout.unit, colour, card)
                self._table.scene().addItem(ring)
                self.items.append(ring)
            if isinstance(panel, CallPanel):
                calls = [target.removeprefix("call ") for target in named if target.startswith("call ")]
                parts = chain.from_iterable(map(panel.widgets_for, calls))
                self.parts += [PanelRing(part, panel, colour) for part in parts]

    def clear(self) -> None:
        """Remove all rings."""
        self.targets = self.others = ()
        items, self.items = self.items, []
        for item in items:
            if item.card is not None:
                item.card.moved = None
            self._table.scene().removeItem(item)
        parts, self.parts = self.parts, []
        for part in parts:
            if shiboken6.isValid(part):  # may have been deleted with their panel
                part.hide()
                part.deleteLater()

    def places(self, target: str) -> Iterator[tuple[QRectF, CardItem | None]]:
        """Yield the areas of a target in the scene; each of a single card with the card."""
        board, game, layout = self._table.board, self._table.game, self._table.board.layout
        if game is None:
            return
        if target.startswith("seat "):
            seats = game.seats
            plate = layout.plate((int(target.split()[1]) - self._table.bottom) % seats)
            yield QRectF(plate.left, plate.top, plate.width, plate.height), None
        elif target == "kitty":
            whole = QRectF()
            for item in board.kitty:
                whole |= QRectF(item.home[0], item.home[1], item.width, item.width * RATIO)
            if not whole.isEmpty():
                yield whole, None
        elif target in game.deck.id:
            card, spots = game.deck.id[target], list(board.spots())
            for spot in spots:
                if spot.item.card == card:
                    yield seen_part(spot, spots), spot.item
