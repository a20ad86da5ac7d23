"""Delegates that draw cells with suit marks, scores and cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QPainter, QPolygonF
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from trickdesk.ui.cards.pixmaps import RATIO, CardPixmaps, pad
from trickdesk.ui.match.text_table.view_model import CARD_ROLE, CONTRACT_ROLE, MARKS_ROLE, PAIR_ROLE
from trickdesk.ui.qt.layout_direction import ABSOLUTE, is_from_right, turned_within
from trickdesk.ui.theme.colours import current_theme, grown, scaled_font
from trickdesk.ui.widgets.sheet import SIGN, Index, begin_cell, draw_sign
from trickdesk.ui.widgets.suit_marks import draw_row_marks, marks_width, wrapped_marks

CARD_WIDTH = 44
MARGIN = 6
NARROW = 3
SHORT_NAME = 6  # letters of the declarer's name that always fit
FIGURES_GAP = 10
SIGN_GAP, NAME_GAP = 4, 4  # beside a tick or cross, and beside a call, in pixels


class MarksDelegate(QStyledItemDelegate):
    """Draws text with marks such as {H}, in lines if narrow; other cells as usual."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        marks = index.data(MARKS_ROLE)
        if not marks:
            super().paint(painter, option, index)
            return
        selected = begin_cell(painter, option)
        rect = option.rect.adjusted(grown(MARGIN), 0, -grown(MARGIN), 0)
        first = Qt.AlignmentFlag.AlignRight if is_from_right(painter) else Qt.AlignmentFlag.AlignLeft
        lines = wrapped_marks(marks, QFontMetricsF(option.font), rect.width())
        height = painter.fontMetrics().height() if lines[1:] else rect.height()
        rect.adjust(0, (rect.height() - height * len(lines)) // 2, 0, 0)
        for place, line in enumerate(lines):
            row = QRect(rect.left(), rect.top() + place * height, rect.width(), height)
            draw_row_marks(painter, row, line, first, selected)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        marks = index.data(MARKS_ROLE)
        if not marks:
            return super().sizeHint(option, index)
        metrics, margins = QFontMetricsF(option.font), 2 * grown(MARGIN)
        room, option.rect = option.rect.width() - margins, QRect()
        lines = len(wrapped_marks(marks, metrics, room)) if room > 0 else 1
        height = super().sizeHint(option, index).height()
        if lines > 1:
            height = round(lines * metrics.height()) + margins
        return QSize(round(marks_width(marks, metrics)) + margins, height)


class ScoreDelegate(QStyledItemDelegate):
    """Draws contracts with a tick or cross, and points with losses in colour.

    There are two columns of figures, and the declarer is beside the call. With `stacked`, both are in two
    lines instead, for many sides. `size` is the text size, relative to normal text.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stacked, self.size = False, 1.0

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        option.font = scaled_font(option.font, self.size)
        pair, contract = index.data(PAIR_ROLE), index.data(CONTRACT_ROLE)
        if pair is None and contract is None:
            super().paint(painter, option, index)
            return
        selected = begin_cell(painter, option)
        if pair is not None:
            brush = index.data(Qt.ItemDataRole.ForegroundRole)
            self._paint_points(
                painter, option.rect, pair, None if brush is None or selected else brush.color()
            )
        else:
            self._paint_contract(painter, option.rect, contract, selected)
        painter.restore()

    def _paint_points(
        self, painter: QPainter, rect: QRect, pair: tuple[str, str, str], loss: QColor | None
    ) -> None:
        points, total, longest = pair
        metrics = painter.fontMetrics()
        wide = metrics.horizontalAdvance(longest)
        if self.stacked:
            upper, lower = halves(rect.adjusted(0, 0, -grown(NARROW), 0))
        else:
            lower = rect.adjusted(0, 0, -grown(MARGIN), 0)
            upper = lower.adjusted(0, 0, -wide - grown(FIGURES_GAP), 0)
        # No wider than its figures, so that they end below each other, also in right-to-left languages.
        lower.setLeft(lower.right() - wide + 1)
        upper.setLeft(max(upper.left(), upper.right() - metrics.horizontalAdvance("+") - wide + 1))
        if is_from_right(painter):
            upper, lower = turned_within(upper, rect), turned_within(lower, rect)
        figures = ABSOLUTE | Qt.TextFlag.TextDontClip
        painter.drawText(lower, figures, total)
        if loss is not None:
            painter.setPen(loss)
        painter.drawText(upper, figures, points)

    def _paint_contract(
        self, painter: QPainter, rect: QRect, contract: tuple[str, str, bool], selected: bool
    ) -> None:
        call, name, made = contract
        metrics = painter.fontMetrics()
        rect = rect.adjusted(grown(NARROW), 0, -grown(NARROW), 0)
        upper, lower = halves(rect) if self.stacked else (rect, rect)
        sign = metrics.height() * SIGN
        draw_sign(painter, upper, sign, made, selected)
        upper = upper.adjusted(round(sign + grown(SIGN_GAP)), 0, 0, 0)
        draw_row_marks(painter, upper, call, Qt.AlignmentFlag.AlignLeft, selected)
        if not self.stacked:
            lower = upper.adjusted(
                round(marks_width(call, QFontMetricsF(painter.font())) + grown(NAME_GAP)), 0, 0, 0
            )
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, lower.width())
        painter.drawText(lower, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), shown)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        option.font = scaled_font(option.font, self.size)
        metrics = QFontMetrics(option.font)
        size = super().sizeHint(option, index)
        pair, contract = index.data(PAIR_ROLE), index.data(CONTRACT_ROLE)
        if pair is not None:
            points, total, longest = pair
            if self.stacked:
                size.setWidth(max(map(metrics.horizontalAdvance, (points, total))) + 2 * grown(NARROW))
            else:
                size.setWidth(
                    metrics.horizontalAdvance(points + longest) + grown(FIGURES_GAP) + 2 * grown(MARGIN)
                )
        elif contract is not None:
            call, name, _ = contract
            width = metrics.height() * SIGN + grown(SIGN_GAP) + marks_width(call, QFontMetricsF(option.font))
            if self.stacked:
                width = max(
                    width, min(metrics.horizontalAdvance(name), SHORT_NAME * metrics.averageCharWidth())
                )
            else:
                width += grown(NAME_GAP) + metrics.horizontalAdvance(name)
            size.setWidth(round(width) + 2 * grown(NARROW) + 2)
        else:
            size.setWidth(metrics.horizontalAdvance(str(index.data())) + 2 * grown(MARGIN))
        lines = 2 if self.stacked else 1
        size.setHeight(lines * metrics.height() + 2 * grown(MARGIN))
        return size


def halves(rect: QRect) -> tuple[QRect, QRect]:
    """Return the areas of two lines in a cell."""
    inner = rect.adjusted(0, grown(MARGIN) // 2, 0, -grown(MARGIN) // 2)
    middle = inner.height() // 2
    return inner.adjusted(0, 0, 0, middle - inner.height()), inner.adjusted(0, middle, 0, 0)


class CardDelegate(QStyledItemDelegate):
    """Draws the card of a cell with a large index.

    The winner has a ring, the lead a small triangle.
    """

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pixmaps = pixmaps
        self.card_width = CARD_WIDTH

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = index.data(CARD_ROLE)
        if cell is None:
            super().paint(painter, option, index)
            return
        name, state, led = cell
        begin_cell(painter, option)
        dpr = painter.device().devicePixelRatioF()
        pixmap = self.pixmaps.get(name, self.card_width, dpr, state)
        margin = pad(self.card_width, dpr)
        x = option.rect.center().x() - self.card_width / 2
        y = option.rect.center().y() - self.card_width * RATIO / 2
        painter.drawPixmap(QPointF(round(x - margin), round(y - margin)), pixmap)
        if led:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(current_theme().accent))
            middle = option.rect.center().y()
            side = self.card_width / CARD_WIDTH
            tip = [(x - 6 * side, middle - 4 * side), (x - side, middle), (x - 6 * side, middle + 4 * side)]
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in tip]))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if index.data(CARD_ROLE) is None:
            return super().sizeHint(option, index)
        side = self.card_width / CARD_WIDTH
        return QSize(self.card_width + round(2 * MARGIN * side), round(self.card_width * RATIO + 8 * side))
