"""The dock's tables: columns share the width, so that all sides stay visible."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QWidget

from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.match.text_table.delegates import (
    CARD_WIDTH,
    MARGIN,
    CardDelegate,
    MarksDelegate,
    ScoreDelegate,
)
from trickdesk.ui.match.text_table.scores import CallModel
from trickdesk.ui.theme.colours import current_theme, grown, scaled_font
from trickdesk.ui.widgets.sheet import Sheet
from trickdesk.ui.widgets.suit_marks import marks_width

PAD = 5
LONGEST_UPRIGHT = 9  # line heights; longer names are elided
# Forms of the score sheet, best first: points above totals, rotated names, text size.
FORMS = (
    (False, False, 1.0),
    (True, False, 1.0),
    (True, False, 0.85),
    (True, True, 1.0),
    (True, True, 0.85),
    (True, True, 0.7),
)

# Forms of the trick sheet: rotated names, card width.
CARD_FORMS = (False, 1.0), (True, 1.0), (True, 0.9), (True, 0.8), (True, 0.7)


class NameHeader(QHeaderView):
    """Column names; `upright` names are rotated and as narrow as a line is high."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.upright, self.size_ = False, 1.0

    def _bold(self) -> QFont:
        font = scaled_font(self.font(), self.size_)
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _words(self, section: int) -> str:
        return str(self.model().headerData(section, Qt.Orientation.Horizontal) or "")

    def sectionSizeFromContents(self, section: int) -> QSize:
        metrics, lines = QFontMetrics(self._bold()), self._words(section).split("\n")
        across = metrics.height() * len(lines)
        along = max(map(metrics.horizontalAdvance, lines)) + 2 * PAD
        if self.upright:
            return QSize(across, min(along, LONGEST_UPRIGHT * metrics.height()))
        return QSize(along, across + 2 * PAD)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        theme, metrics = current_theme(), QFontMetrics(self._bold())
        painter.save()
        painter.fillRect(rect, QColor(theme.window))
        painter.setPen(QPen(QColor(theme.border), 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setPen(QColor(theme.muted))
        painter.setFont(self._bold())
        painter.translate(rect.topLeft())
        place, flags = QRect(0, 0, rect.width(), rect.height()), Qt.AlignmentFlag.AlignCenter
        if self.upright:
            painter.translate(0, rect.height())
            painter.rotate(-90)
            place, flags = place.transposed(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            place.adjust(PAD, 0, 0, 0)
        lines = self._words(section).split("\n")
        shown = [metrics.elidedText(line, Qt.TextElideMode.ElideRight, place.width()) for line in lines]
        painter.drawText(place, int(flags), "\n".join(shown))
        painter.restore()


class CallSheet(Sheet):
    """A sheet of calls, which breaks text into lines, or lists the calls, if narrow."""

    def __init__(self, model: CallModel, name: str) -> None:
        self.calls = model
        super().__init__(model, name)
        self.setItemDelegate(MarksDelegate(self))

    def fit_columns(self) -> None:
        header = self.horizontalHeader()
        row = self.currentIndex().row() if self.calls.listed else -1
        for listed in (False, True):
            self.calls.list_calls(listed)
            super().fit_columns()
            if header.length() > self.sure_width():
                self._break_lines(header)
            if header.length() <= self.sure_width():
                break
        if self.calls.listed:
            self.selectRow(row)  # which trying the columns has forgotten
        self.fit_rows()

    def _break_lines(self, header: QHeaderView) -> None:
        metrics = QFontMetricsF(self.font())
        least = [header.sectionSizeHint(column) for column in range(header.count())]
        for row in self.calls.marks:
            for column, marks in enumerate(row):
                wide = max(marks_width(word, metrics) for word in marks.split(" "))
                least[column] = max(least[column], math.ceil(wide) + 2 * grown(MARGIN) + 1)
        spare = max(0, self.sure_width() - sum(least)) // header.count()
        for column, width in enumerate(least):
            header.resizeSection(column, width + spare)

    def fit_rows(self) -> None:
        self.resizeRowsToContents()


class NameSheet(Sheet):
    """A sheet whose columns are names, in the widest of several forms that fits."""

    def _dress_header(self) -> None:
        self.setHorizontalHeader(NameHeader(self))
        super()._dress_header()
        self.horizontalHeader().setMinimumSectionSize(16)

    def _forms(self) -> Iterator[object]:
        """Bring header and cells into one form after another, the widest first."""
        raise NotImplementedError

    def fit_columns(self) -> None:
        header = self.horizontalHeader()
        for _ in self._forms():
            self.resizeColumnsToContents()
            if header.length() <= self.sure_width():
                break
        header.headerDataChanged(Qt.Orientation.Horizontal, 0, max(0, header.count() - 1))
        self._share_room()
        self.fit_rows()


class ScoreSheet(NameSheet):
    """A score sheet that fits every side: rotated names, then smaller text."""

    def _dress_header(self) -> None:
        super()._dress_header()
        self.delegate = ScoreDelegate(self)
        self.setItemDelegate(self.delegate)

    def _forms(self) -> Iterator[object]:
        header, delegate = self.horizontalHeader(), self.delegate
        assert isinstance(header, NameHeader)
        for delegate.stacked, header.upright, size in FORMS:
            delegate.size = header.size_ = size
            yield size


class TrickSheet(NameSheet):
    """A trick sheet that fits every seat: rotated names, then smaller cards."""

    def __init__(self, model: QAbstractItemModel, name: str, pixmaps: CardPixmaps) -> None:
        self.usual_width = CARD_WIDTH
        self.cards = CardDelegate(pixmaps)
        super().__init__(model, name)
        self.cards.setParent(self)
        self.setItemDelegate(self.cards)

    def _forms(self) -> Iterator[object]:
        header = self.horizontalHeader()
        assert isinstance(header, NameHeader)
        for header.upright, share in CARD_FORMS:
            self.cards.card_width = round(self.usual_width * share)
            yield share
