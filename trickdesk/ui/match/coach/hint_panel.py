"""The hint panel: a bar for each option, the reason, and a button to use it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPolygonF,
    QShortcut,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from trickdesk.engine.actions import Action, Give, Play
from trickdesk.ui.match.coach.sheet import TitledSheet, stand
from trickdesk.ui.qt.layout_direction import ABSOLUTE, facing_point, is_from_right
from trickdesk.ui.qt.plain_text import PlainLabel, set_tip
from trickdesk.ui.table.geometry import Rect
from trickdesk.ui.text import bot_reasons
from trickdesk.ui.text.bot_reasons import HintRow, HintTable
from trickdesk.ui.text.words import listed, translate
from trickdesk.ui.theme.colours import PANEL, grown
from trickdesk.ui.widgets.elided_label import ElidedLabel
from trickdesk.ui.widgets.page_parts import lay_row, scroll_down
from trickdesk.ui.widgets.panel_parts import Button
from trickdesk.ui.widgets.plot import Plot
from trickdesk.ui.widgets.suit_marks import draw_marks, marks_width

GAP = 7  # between the parts of a row, in units
BAR = 46, 26  # shortest bar, in one column and in two
MOST_MARKS = 18  # widest option text, in line heights: six cards with two digits
OTHER = "#71828e"  # bars that are not recommended
LIT = QColor(255, 255, 255, 40)  # behind rows that are pointed at
BEST = 3  # rows at first


def side_room() -> int:
    """Return the room beside the rows for the focus frame, in pixels."""
    return grown(2) + 1


class HintBars(Plot):
    """Bar chart of a `HintTable`; `scale` is the table's unit.

    Signals:
        pointed(row): The mouse or the arrow keys are at a row, or at none.
    """

    pointed = Signal(object)  # HintRow or None
    steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

    def __init__(self) -> None:
        super().__init__(focus=Qt.FocusPolicy.StrongFocus, theme=PANEL)
        self.setAccessibleName(translate("Hint", "Expected results"))
        self.lit: Collection[int] = ()  # rows pointed at here or on the table
        self.table = HintTable((), (), ())
        self.scale = 1.0
        self.columns = 1
        self.shortest = BAR
        self.end = 0  # room before a scroll bar, in pixels
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_table(self, table: HintTable) -> None:
        """Show these figures."""
        self.table = table
        self.sentences = [bot_reasons.row_words(row, table.columns) for row in table.rows]
        self.setAccessibleDescription("; ".join(self.sentences))
        self.marked, self.lit = None, ()
        self.updateGeometry()
        self.update()

    # -- sizes

    def row_height(self) -> int:
        """Return the height of a row, also of the column heads."""
        return round(self.fontMetrics().height() * 1.18)

    def lines(self, columns: int) -> int:
        """Return the number of lines in this many columns, including the heads."""
        return -(-len(self.table.rows) // columns) + bool(self.table.columns)

    def least_width(self, columns: int) -> int:
        """Return the smallest readable width."""
        marks, figures = self._widths()
        gap = GAP * self.scale
        return round(
            columns
            * (marks + sum(figures) + self.shortest[columns - 1] * self.scale + gap * (3 + len(figures)))
            + 2 * side_room()
        )

    def height_in(self, columns: int) -> int:
        """Return the height of all rows in this many columns."""
        return self.lines(columns) * self.row_height() if self.table.rows else 0

    def stand(self, width: int, height: int, scroll: int) -> None:
        """Choose one column if the rows fit, else two if they are not too wide.

        `scroll` is the width of a scroll bar.
        """
        narrow = width - (scroll if self.height_in(2) > height else 0)
        self.columns = 1 if self.height_in(1) <= height or self.least_width(2) > narrow else 2
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.least_width(self.columns), self.lines(self.columns) * self.row_height())

    minimumSizeHint = sizeHint

    def _widths(self) -> tuple[float, list[float]]:
        """Return the width of the options, and of each column of figures."""
        metrics = QFontMetricsF(self.font())
        marks = max([marks_width(row.marks, metrics) for row in self.table.rows], default=0.0)
        columns = zip(self.table.columns, *(row.figures for row in self.table.rows), strict=True)
        figures = [max(map(metrics.horizontalAdvance, column)) for column in columns]
        return min(marks + metrics.height() * 0.7, metrics.height() * MOST_MARKS), figures

    def tops(self) -> list[QRectF]:
        """Return the areas of the first lines of the columns, which are equally wide."""
        gap, side = GAP * 2 * self.scale, side_room()
        width = (self.width() - self.end - 2 * side - gap * (self.columns - 1)) / self.columns
        lefts = [side + column * (width + gap) for column in range(self.columns)]
        return [QRectF(left, 0, width, self.row_height()) for left in lefts]

    # -- rows

    def light(self, rows: Collection[int]) -> None:
        """Highlight these rows."""
        self.lit = rows
        self.update()

    def area_of(self, number: int) -> QRectF:
        """Return the area of a row."""
        head = bool(self.table.columns)
        column, line = divmod(number, max(1, self.lines(self.columns) - head))
        return self.tops()[column].translated(0, (line + head) * self.row_height())

    def number_at(self, spot: QPointF) -> int | None:
        rows = range(len(self.table.rows))
        return next((row for row in rows if self.faced(self.area_of(row)).contains(spot)), None)

    def mark(self, number: int) -> None:
        super().mark(number)
        self._point(number)

    def _point(self, number: int | None) -> None:
        self.light(() if number is None else (number,))
        self.pointed.emit(None if number is None else self.table.rows[number])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point(self.number_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self._point(self.marked)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(None)

    # -- painting

    def draw(self, painter: QPainter) -> None:
        words = translate("Hint", "longer is better")
        for area in self.tops() if self.table.columns else ():
            painter.setPen(QColor(PANEL.muted))
            room = area.adjusted(
                0, 0, self._draw_figures(painter, area, self.table.columns) - area.right(), 0
            )
            if painter.fontMetrics().horizontalAdvance(words) <= room.width():
                painter.drawText(self.faced(room), ABSOLUTE, words)
        for number, row in enumerate(self.table.rows):
            area = self.area_of(number)
            if number in self.lit:
                painter.fillRect(self.faced(area), LIT)
            self._draw_row(painter, area, row)

    def _draw_figures(self, painter: QPainter, area: QRectF, words: tuple[str, ...]) -> float:
        """Draw the figures at the end of a row; return the x position where they begin."""
        right = area.right()
        widths = self._widths()[1]
        for width, figure in reversed(list(zip(widths, words, strict=True))):
            box = QRectF(right - width, area.top(), width, area.height())
            painter.drawText(self.faced(box), ABSOLUTE | Qt.TextFlag.TextDontClip, figure)
            right -= width + GAP * self.scale * 1.4
        return right

    def _draw_row(self, painter: QPainter, area: QRectF, row: HintRow) -> None:
        marks = self._widths()[0]
        size = painter.fontMetrics().height()
        if row.best:
            # Colour alone must not mark the recommendation.
            middle, half = area.center().y(), size * 0.26
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(PANEL.accent))
            x = area.left() + size * 0.1
            points = [QPointF(x, middle - half), QPointF(x + half * 1.5, middle), QPointF(x, middle + half)]
            painter.drawPolygon(QPolygonF([facing_point(self, point, self.width()) for point in points]))
        painter.setPen(QColor(PANEL.text if row.best else "#d7dfe5"))
        place = QRectF(area.left() + size * 0.7, area.top(), marks - size * 0.7, area.height())
        room = self.faced(place).toRect()
        painter.save()
        painter.setClipRect(room)
        first = Qt.AlignmentFlag.AlignRight if is_from_right(self) else Qt.AlignmentFlag.AlignLeft
        draw_marks(painter, room, row.marks, first, on_dark=True)
        painter.restore()
        left = area.left() + marks + GAP * self.scale
        right = self._draw_figures(painter, area, row.figures)
        if row.bar is not None and right - left > 4:
            self._draw_bar(painter, QRectF(left, area.top(), right - left, area.height()), row)

    def _draw_bar(self, painter: QPainter, area: QRectF, row: HintRow) -> None:
        """Draw the bar, as long as the option is good."""
        assert row.bar is not None
        half = min(area.height() * 0.3, 7 * self.scale)
        track = QRectF(area.left(), area.center().y() - half, area.width(), 2 * half)
        bar = QRectF(track.left(), track.top(), max(2 * half, track.width() * row.bar), track.height())
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, part in ((PANEL.alt, track), (PANEL.accent if row.best else OTHER, bar)):
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(self.faced(part), half, half)


FEWEST_LINES = 3  # visible rows of figures, with their heads
WIDTH, WIDE, HEIGHT = 350, 480, 440  # usual width, width that saves height, and greatest height; in units


class HintPanel(TitledSheet):
    """Shows a hint.

    Signals:
        wanted(): Play the recommended card, or choose what is recommended for the player to confirm.
        grown(): All options are shown, or only the best again.
    """

    wanted = Signal()
    grown = Signal()
    LEAST = 216.0, 92.0  # in units

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(translate("Hint", "Hint"), parent)
        set_tip(self.close_button, translate("Hint", "Close (Esc)"))
        self.take = Button(cell="wide")
        self.take.clicked.connect(self.wanted)
        self.head.insertWidget(self.head.indexOf(self.close_button), self.take)
        self.deals = ElidedLabel()
        self.deals.setProperty("muted", True)
        self.head.insertWidget(1, self.deals, 1)
        self.sentence, self.note = PlainLabel(wraps=True), PlainLabel(wraps=True, muted=True)
        self.bars = HintBars()
        self.area = scroll_down(self.bars, clear=True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.more = Button(cell="wide")
        self.more.clicked.connect(self._grow)
        self.bars.pointed.connect(self._follow)
        self._all, self._has_all = HintTable((), (), ()), False
        self.body.addWidget(self.sentence)
        self.body.addWidget(self.area)
        self.foot = lay_row((self.note, 1), (self.more, 0, Qt.AlignmentFlag.AlignBottom))
        self.body.addLayout(self.foot)
        self._folds = self._is_cut = False
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.closed.emit)
        self.say(HintTable((), (), ()), "", translate("Hint", "thinking…"), "")

    def say(
        self, table: HintTable, sentence: str, deals: str, note: str, action: Action | None = None
    ) -> None:
        """Show figures, the sentence, what they are based on, and a note.

        `action` is the recommendation that the button can use; None hides the button.
        """
        self._all = table
        self._show_rows()
        self.deals.setText(deals, *deals.rsplit(" ", 1)[:1], "")  # better without the last word than cut off
        self.note.show_text(note)
        set_tip(self.note, listed(table.left))
        self.sentence.show_text(sentence)
        self.area.setVisible(bool(table.rows))
        self.take.setVisible(action is not None)
        words, tip = (
            translate("Hint", "Choose it"),
            translate("Hint", "Choose it, then press Enter to confirm."),
        )
        if isinstance(action, Play):
            words, tip = translate("Hint", "Play it"), ""
        elif isinstance(action, Give):
            words = translate("Hint", "Choose these")
        self.take.setText(words)
        set_tip(self.take, tip)

    def _show_rows(self) -> None:
        """Show all options, or only the best."""
        rows = self._all.rows
        self.bars.show_table(replace(self._all, rows=rows if self._has_all else rows[:BEST]))
        self.more.setVisible(len(rows) > BEST)
        self.more.setText(translate("Hint", "Less") if self._has_all else translate("Hint", "More"))

    def _grow(self) -> None:
        """Show all options, or only the best again."""
        self._has_all = not self._has_all
        self._show_rows()
        if self._has_all:
            self.bars.setFocus(Qt.FocusReason.OtherFocusReason)
        self.grown.emit()

    def _follow(self, row: HintRow | None) -> None:
        """Scroll to a row that the keys have gone to."""
        if row is not None and self.bars.marked is not None:
            area = self.bars.area_of(self.bars.marked).toRect()
            self.area.ensureVisible(area.center().x(), area.center().y(), 0, area.height())

    def fold(self, on: bool) -> None:
        """Do without bars and note, for large text, where there is no room for them."""
        self._folds, self.bars.shortest = on, (0, 0) if on else BAR

    def wanted_size(self, unit: float) -> tuple[float, float]:
        """Return the preferred size in pixels."""
        return WIDE * unit, HEIGHT * unit

    def least_width(self, unit: float) -> float:
        """Return the width that the head and one column of figures need, in pixels."""
        self._rescale_to(unit)
        head = [part for part in (self.title, self.take, self.close_button) if not part.isHidden()]
        wide = sum(part.sizeHint().width() + self.head.spacing() for part in head)
        if self.bars.table.rows:
            wide = max(wide, self.bars.least_width(1) + self._scroll_width())
        return wide + self._beside_bars()

    def _rescale_to(self, unit: float) -> None:
        self.set_scale(unit)
        self.bars.scale = unit
        self.settle()

    def _beside_bars(self) -> int:
        margins = self.body.contentsMargins()
        return margins.left() + margins.right() + 2

    def _scroll_width(self) -> int:
        """Return the width of a scroll bar, with the room before it."""
        return self.area.verticalScrollBar().sizeHint().width() + self.px(GAP)

    def place(self, room: Rect, unit: float) -> bool:
        """Fit into `room`, as large as the content needs; long content scrolls.

        Returns:
            Whether all columns and at least a few rows of the figures are visible.
        """
        self._rescale_to(unit)
        self.note.setVisible(bool(self.note.text()))
        self.area.setVisible(bool(self._all.rows))
        self.more.setVisible(len(self._all.rows) > BEST)
        if self._fit(room):
            return True
        if self._folds:
            self.note.hide()
        fits = self._folds and self._fit(room)
        if self._folds and self._is_cut:
            for part in (self.area, self.more):  # what is advised has a ring: the words say why
                part.hide()
            self._fit(room)
        return fits

    def _fit(self, room: Rect) -> bool:
        wide, high = int(room.width), int(room.height)
        width = min(wide, max(self.px(WIDTH), self.bars.least_width(1) + self.px(24)))
        if self.around(width) + self.bars.height_in(1) > high:
            width = min(wide, self.px(WIDE))
        around = self.around(width)
        inner, scroll = width - self._beside_bars(), self._scroll_width()
        self.bars.stand(inner, high - around, scroll)
        lines = 0 if self.area.isHidden() else self.bars.height_in(self.bars.columns)
        row = self.bars.row_height()
        shown = min(lines, max(2, (high - around) // row) * row)  # no row is cut in half
        self.area.setFixedHeight(shown)
        policy = Qt.ScrollBarPolicy
        self.area.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if lines > shown else policy.ScrollBarAlwaysOff
        )
        self.bars.end = self.px(GAP) if lines > shown else 0
        self._is_cut = around + shown > high
        stand(self, room, QSize(width, around + shown))
        narrow = inner - (scroll if lines > shown else 0)
        fits_across = not lines or self.bars.least_width(self.bars.columns) <= narrow
        return fits_across and around + min(lines, FEWEST_LINES * row) <= high

    def around(self, width: int) -> int:
        """Return the height of everything except the figures."""
        self.area.setFixedHeight(0)
        for layout in (self.foot, self.body):  # Qt tells neither at once that the note is hidden
            layout.invalidate()
        # The height depends on the width only if there is a sentence with word wrap.
        wraps = self.body.hasHeightForWidth()
        return (self.body.totalHeightForWidth(width) if wraps else self.body.totalSizeHint().height()) + 2
