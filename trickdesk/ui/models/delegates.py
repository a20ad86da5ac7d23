"""How cells with suit marks and with cards are drawn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPolygonF
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from trickdesk.ui.cards.pixmaps import RATIO, CardPixmaps, pad
from trickdesk.ui.models.table import CARD_ROLE, MARKS_ROLE, PAIR_ROLE, Index
from trickdesk.ui.panels.marks import draw_marks, marks_width
from trickdesk.ui.theme import current_theme

CARD_WIDTH = 44
MARGIN = 6
FIGURES_GAP = 10


class MarksDelegate(QStyledItemDelegate):
    """Draws texts with marks such as {H}; all other cells as usual."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        marks = index.data(MARKS_ROLE)
        if not marks:
            super().paint(painter, option, index)
            return
        draw_ground(painter, option, option.widget)
        painter.save()
        selected = take_pen(painter, option)
        rect = option.rect.adjusted(MARGIN, 0, -MARGIN, 0)
        # Highlights are dark in the light theme and light in the dark one.
        on_dark = current_theme().is_dark != selected
        draw_marks(painter, rect, marks, Qt.AlignmentFlag.AlignLeft, on_dark)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        marks = index.data(MARKS_ROLE)
        if marks:
            size.setWidth(round(marks_width(marks, QFontMetricsF(option.font))) + 2 * MARGIN)
        return size


class ScoreDelegate(MarksDelegate):
    """Draws points, a loss in its colour, and totals as two columns of figures."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        pair = index.data(PAIR_ROLE)
        if pair is None:
            super().paint(painter, option, index)
            return
        points, total, longest = pair
        draw_ground(painter, option, option.widget)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        rect = option.rect.adjusted(0, 0, -MARGIN, 0)
        painter.save()
        selected = take_pen(painter, option)
        painter.drawText(rect, int(right), total)
        rect.adjust(0, 0, -option.fontMetrics.horizontalAdvance(longest) - FIGURES_GAP, 0)
        brush = index.data(Qt.ItemDataRole.ForegroundRole)
        if brush is not None and not selected:
            painter.setPen(brush.color())
        painter.drawText(rect, int(right), points)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        pair = index.data(PAIR_ROLE)
        if pair is not None:
            points, _, longest = pair
            width = option.fontMetrics.horizontalAdvance(points + longest)
            size.setWidth(width + FIGURES_GAP + 2 * MARGIN)
        return size


class CardDelegate(QStyledItemDelegate):
    """Draws the card of a cell with large index; the winner is ringed, a small triangle marks the lead."""

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pixmaps = pixmaps

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = index.data(CARD_ROLE)
        if cell is None:
            super().paint(painter, option, index)
            return
        name, state, led = cell
        draw_ground(painter, option, option.widget)
        dpr = painter.device().devicePixelRatioF()
        pixmap = self.pixmaps.get(name, CARD_WIDTH, dpr, state)
        margin = pad(CARD_WIDTH, dpr)
        x = option.rect.center().x() - CARD_WIDTH / 2
        y = option.rect.center().y() - CARD_WIDTH * RATIO / 2
        painter.drawPixmap(QPointF(round(x - margin), round(y - margin)), pixmap)
        if led:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(current_theme().accent))
            middle = option.rect.center().y()
            tip = [QPointF(x - 6, middle - 4), QPointF(x - 1, middle), QPointF(x - 6, middle + 4)]
            painter.drawPolygon(QPolygonF(tip))
            painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if index.data(CARD_ROLE) is None:
            return super().sizeHint(option, index)
        return QSize(CARD_WIDTH + 2 * MARGIN, round(CARD_WIDTH * RATIO) + 8)


def draw_ground(painter: QPainter, option: QStyleOptionViewItem, widget: QWidget | None) -> None:
    """The cell without its text: ground, selection and focus."""
    style = widget.style() if widget is not None else QApplication.style()
    style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, widget)


def take_pen(painter: QPainter, option: QStyleOptionViewItem) -> bool:
    """Take the font and the colour of a cell's text; whether the cell is selected."""
    selected = bool(option.state & QStyle.StateFlag.State_Selected)
    role = option.palette.ColorRole
    painter.setFont(option.font)
    painter.setPen(option.palette.color(role.HighlightedText if selected else role.Text))
    return selected
