"""Labels with suit marks such as `{H}`, and the sign of a right or wrong answer."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyleOption, QWidget

from trickdesk.ui.cards.symbols import draw_symbol
from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.text import card_text
from trickdesk.ui.theme.colours import Theme, current_theme
from trickdesk.ui.theme.icons import draw_icon
from trickdesk.ui.theme.painting import smooth_painter
from trickdesk.ui.widgets.elided_label import LEAST_LETTERS

ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
GAP = 0.12  # space on both sides of a symbol, relative to its size


class SuitLabel(PlainLabel):
    """A line of text with suit marks.

    Its plain text has words instead of marks, for screen readers and copying. `on_dark` is whether its
    background is dark; None means as in the theme. If it `elides`, it may be narrower than its text.
    """

    def __init__(
        self,
        marks: str = "",
        *,
        on_dark: bool | None = None,
        elides: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent=parent)
        self._on_dark, self._elides = on_dark, elides
        self.set_marks(marks)

    def set_marks(self, marks: str) -> None:
        """Set the text."""
        self.marks = marks
        self.setText(card_text.marked_words(marks))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self.font())
        return QSize(round(marks_width(self.marks, metrics) + 1), round(metrics.height() + 2))

    def minimumSizeHint(self) -> QSize:
        least, letters = self.sizeHint(), self.fontMetrics().averageCharWidth() * LEAST_LETTERS
        return QSize(min(least.width(), letters), least.height()) if self._elides else least

    def shown(self) -> str:
        """Return the text with its marks, or what of it fits."""
        if not self._elides:
            return self.marks
        return elided_marks(self.marks, QFontMetricsF(self.font()), self.contentsRect().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOption()
        option.initFrom(self)
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setLayoutDirection(self.layoutDirection())
        painter.setPen(option.palette.color(self.foregroundRole()))
        alignment = QStyle.visualAlignment(self.layoutDirection(), self.alignment())
        on_dark = current_theme().is_dark if self._on_dark is None else self._on_dark
        draw_marks(painter, self.contentsRect(), self.shown(), alignment, on_dark)
        painter.end()


def marks_width(marks: str, metrics: QFontMetricsF) -> float:
    """Return the width of text with marks, in pixels."""
    size = _symbol_size(metrics)
    return sum(
        size * (1 + 2 * GAP) if is_symbol else metrics.horizontalAdvance(part)
        for part, is_symbol in card_text.mark_parts(marks)
    )


def elided_marks(marks: str, metrics: QFontMetricsF, width: float) -> str:
    """Return text with marks, without the last of its cards if they don't fit."""
    if "{" not in marks:
        return metrics.elidedText(marks, Qt.TextElideMode.ElideRight, width)
    cards, shown = marks.split(" "), marks
    while len(cards) > 1 and marks_width(shown, metrics) > width:
        cards.pop()
        shown = " ".join([*cards, ELLIPSIS])
    return shown


def wrapped_marks(marks: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """Break text with marks into lines; a longer word has a line of its own."""
    lines = [""]
    for word in marks.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and marks_width(longer, metrics) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def draw_row_marks(
    painter: QPainter, rect: QRect, marks: str, alignment: Qt.AlignmentFlag, chosen: bool
) -> None:
    """Draw a line of text with marks in a row of a list, which may be the chosen one."""
    # The accent colour is dark in the light theme and light in the dark one.
    draw_marks(painter, rect, marks, alignment, current_theme().is_dark != chosen, chosen)


def draw_marks(
    painter: QPainter,
    rect: QRect,
    marks: str,
    alignment: Qt.AlignmentFlag,
    on_dark: bool,
    chosen: bool = False,
) -> None:
    """Draw a line of text with marks into `rect`, vertically centred.

    Left and right mean those of the screen.
    """
    metrics = QFontMetricsF(painter.font())
    size, width = _symbol_size(metrics), marks_width(marks, metrics)
    x = float(rect.left())
    if alignment & Qt.AlignmentFlag.AlignRight:
        x = rect.right() + 1 - width
    elif alignment & Qt.AlignmentFlag.AlignHCenter:
        x = rect.left() + (rect.width() - width) / 2
    middle = rect.top() + rect.height() / 2
    parts = card_text.mark_parts(marks)
    # In right-to-left layouts, the first part is on the right.
    if painter.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        parts.reverse()
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
    for part, is_symbol in parts:
        if is_symbol:
            step = size * (1 + 2 * GAP)
            draw_symbol(painter, part, x + step / 2, middle, size, on_dark, chosen)
        else:
            step = metrics.horizontalAdvance(part)
            painter.drawText(QRectF(x, rect.top(), step + 2, rect.height()), flags, part)
        x += step


def _symbol_size(metrics: QFontMetricsF) -> float:
    return metrics.height() * 0.82


def draw_answer(painter: QPainter, is_right: bool, area: QRectF, theme: Theme) -> None:
    """Draw a tick or a cross."""
    draw_icon(painter, "tick" if is_right else "cross", area, theme.accent if is_right else theme.danger)


class AnswerSign(QWidget):
    """A tick for a right answer, a cross for a wrong one."""

    def __init__(self) -> None:
        super().__init__()
        self.is_right = False

    def sizeHint(self) -> QSize:
        side = self.fontMetrics().height()
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        side = self.fontMetrics().height()
        draw_answer(painter, self.is_right, QRectF(0, 1, side, side), current_theme())
        painter.end()
