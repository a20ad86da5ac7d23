"""List of all calls, discards and cards of a deal, with the loss of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from trickdesk.bots.review.values import ReviewedDecision
from trickdesk.engine.cards import Seat
from trickdesk.session.mistakes import MistakeSize, size_of
from trickdesk.session.replay import Replay
from trickdesk.ui.qt.layout_direction import ABSOLUTE, facing, is_from_right, turned_within
from trickdesk.ui.qt.plain_text import set_tip
from trickdesk.ui.review import wording
from trickdesk.ui.review.icons import draw_mistake
from trickdesk.ui.text import card_text, player_text
from trickdesk.ui.text.words import fill, listed, number, strung, translate
from trickdesk.ui.theme.colours import current_theme, grown
from trickdesk.ui.widgets.sheet import Index, Role, begin_cell
from trickdesk.ui.widgets.suit_marks import draw_row_marks, elided_marks

ROW_ROLE = int(Role.UserRole)
MARGIN, GAP = 6, 6
NUMBER, NAME, KNEW, ACTUAL = 3.2, 5.5, 5.2, 5.5  # column widths, in digits
INITIALS, LEAST = 1.9, 5  # widths of shortened names, and of cards at least


class MoveRow(NamedTuple):
    """One decision.

    Attributes:
        begins: Whether it begins a trick.
        own: Whether it was made by a player at this screen.
    """

    at: int
    seat: Seat
    number: str
    name: str
    short: str
    marks: str
    spoken: str
    knew: str
    actual: str
    size: MistakeSize
    better: str
    begins: bool
    own: bool


def rows_of(
    replay: Replay,
    judged: Mapping[int, ReviewedDecision],
    at_stake: float,
    names: Sequence[str],
    people: Sequence[Seat],
) -> list[MoveRow]:
    """Return the rows of a deal; `judged` is keyed by index in the log."""
    rows, game, last, short = [], replay.game, -1, player_text.initials(names)
    for position in replay.decisions:
        assert position.seat is not None and position.action is not None
        entry = judged.get(position.at - 1)
        size = MistakeSize.NONE if entry is None else size_of(entry, at_stake)
        place = f"{position.trick}.{position.card}" if wording.trick_place_words(position) else ""
        better, wrong = "", wording.size_words(size)
        if size and entry is not None and entry.better is not None:
            better = wording.action_marks(entry.better, game, names)
            wrong = wrong_words(size, wording.decided_words(entry.better, game, names))
        what = wording.decided_words(position.action, game, names)
        parts = [wording.trick_place_words(position), strung(": ", [names[position.seat], what]), wrong]
        rows.append(
            MoveRow(
                position.at,
                position.seat,
                place,
                names[position.seat],
                short[position.seat],
                wording.action_marks(position.action, game, names),
                listed(parts),
                "" if entry is None or entry.knew is None else wording.loss_words(entry.knew),
                "" if entry is None or entry.actual is None else number(-entry.actual),
                size,
                better,
                position.trick != last,
                position.seat in people,
            )
        )
        last = position.trick
    return rows


def wrong_words(size: MistakeSize, better: str) -> str:
    """Return the name of the mistake, and what was better."""
    words_ = translate("MovesDelegate", "{size}: {what} was better")
    return fill(words_, size=card_text.unmarked(wording.size_words(size)), what=better)


class MovesModel(QAbstractListModel):
    """The rows, with the sentence of each for screen readers."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[MoveRow] = []

    def set_rows(self, rows: list[MoveRow]) -> None:
        """Show these rows; the selection stays if only figures have changed."""
        if [row.at for row in rows] == [row.at for row in self.rows]:
            changed = [i for i, row in enumerate(rows) if row != self.rows[i]]
            self.rows = rows
            for i in changed:
                self.dataChanged.emit(self.index(i), self.index(i))
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def row_of(self, at: int) -> int:
        """Return the row of the decision before a position, -1 before the first."""
        return max((i for i, row in enumerate(self.rows) if row.at <= at), default=-1)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == Role.AccessibleTextRole:
            figures = [row.spoken]
            if row.knew:
                figures.append(fill(self.tr("expected {n}"), n=row.knew))
            if row.actual:
                figures.append(fill(self.tr("actual {n}"), n=row.actual))
            return listed(figures)
        if role == Role.DisplayRole:
            return row.spoken
        return row if role == ROW_ROLE else None


class MovesDelegate(QStyledItemDelegate):
    """Draws a decision in a line: number, name, action, and two figures.

    A second line shows what was better.
    """

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW_ROLE)
        selected = begin_cell(painter, option)
        theme = current_theme()
        ink = painter.pen().color()
        if row.begins and row.number.endswith(".1") and index.row():
            painter.setPen(QColor(theme.border))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
        metrics = QFontMetricsF(option.font)
        columns = _columns(option.rect, metrics)
        first = Qt.AlignmentFlag.AlignLeft
        if is_from_right(painter):
            columns = {name: turned_within(place, option.rect) for name, place in columns.items()}
            first = Qt.AlignmentFlag.AlignRight
        muted = ink if selected else QColor(theme.muted)
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        painter.setPen(muted)
        painter.drawText(columns["number"], middle, row.number)
        font = painter.font()
        if row.own:
            font.setWeight(font.Weight.DemiBold)
            painter.setFont(font)
        painter.setPen(ink)
        room = columns["name"].width()
        shown = painter.fontMetrics().elidedText(row.name, Qt.TextElideMode.ElideRight, room)
        is_narrow = room < painter.fontMetrics().averageCharWidth() * NAME / 2
        painter.drawText(columns["name"], middle, row.short if is_narrow else shown)
        painter.setFont(option.font)
        if not is_from_right(painter):  # the figure may be shorter than its column
            free = columns["expected"].right() - metrics.horizontalAdvance(row.knew) - grown(GAP)
            columns["what"].setRight(max(columns["what"].right(), round(free)))
        painter.setClipRect(columns["what"])
        what = elided_marks(row.marks, metrics, columns["what"].width())
        draw_row_marks(painter, columns["what"], what, first, selected)
        painter.setClipping(False)
        for name, text in (("expected", row.knew), ("actual", row.actual)):
            painter.setPen(ink if text not in ("", "0") else muted)
            painter.drawText(columns[name], ABSOLUTE, text)
        if row.size:
            self._draw_better(painter, columns["better"], row, selected, ink)
        painter.restore()

    def _draw_better(self, painter: QPainter, rect: QRect, row: MoveRow, selected: bool, ink: QColor) -> None:
        """Draw the sign and name of a mistake, and what was better."""
        theme = current_theme()
        side = rect.height() * 0.62
        whole = rect.left() + rect.right() + 1.0
        box = QRectF(rect.left(), rect.center().y() - side / 2 + 0.5, side, side)
        draw_mistake(painter, row.size, facing(painter, box, whole), theme, ink if selected else None)
        painter.setPen(ink if selected else QColor(theme.text))
        place = rect.adjusted(round(side + grown(GAP)), 0, 0, 0)
        text = wrong_words(row.size, row.better)
        text = elided_marks(text, QFontMetricsF(painter.font()), place.width())
        first = Qt.AlignmentFlag.AlignLeft
        if is_from_right(painter):
            place, first = turned_within(place, rect), Qt.AlignmentFlag.AlignRight
        painter.setClipRect(place)
        draw_row_marks(painter, place, text, first, selected)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.data(ROW_ROLE)
        line = round(QFontMetricsF(option.font).height())
        return QSize(80, line + grown(MARGIN) + ((line + 2) if row.size else 0))


def _columns(rect: QRect, metrics: QFontMetricsF) -> dict[str, QRect]:
    """Return the areas of the columns in a row."""
    digit, line = metrics.horizontalAdvance("0"), round(metrics.height())
    margin, gap = grown(MARGIN), grown(GAP)
    top, left, right = rect.top() + margin // 2, rect.left() + margin, rect.right() - margin
    found = {}
    least = digit * (NUMBER + NAME + KNEW + ACTUAL + LEAST)
    for name, width in (("number", NUMBER), ("name", NAME if right - left > least else INITIALS)):
        wide = round(digit * width)
        found[name] = QRect(left, top, wide - gap // 2, line)
        left += wide
    for name, width in (("actual", ACTUAL), ("expected", KNEW)):
        wide = round(digit * width)
        found[name] = QRect(right - wide + 1, top, wide, line)
        right -= wide
    found["what"] = QRect(left, top, right - left - gap // 2, line)
    found["better"] = QRect(
        found["name"].left(), top + line + 1, rect.right() - margin - found["name"].left(), line
    )
    return found


class MovesHead(QWidget):
    """Head of the list below it: the number of mistakes, and the column names."""

    def __init__(self, moves: MovesList) -> None:
        super().__init__()
        self._moves = moves
        self.setAccessibleName(self.tr("Each row shows a decision and what it cost, expected and actual"))
        set_tip(self, self.tr("From small to large: slip, mistake, blunder."))
        self.tally = self.whose = ""
        self.mistakes: list[MistakeSize] = []

    def set_tally(self, words_: str, whose: str, mistakes: Sequence[MistakeSize]) -> None:
        """Show how many mistakes there are, as signs if there is no room for text."""
        self.tally, self.whose, self.mistakes = words_, whose, list(mistakes)
        self.setAccessibleDescription(words_)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(80, self.fontMetrics().height() + 4)

    minimumSizeHint = sizeHint

    def paintEvent(self, _event: object) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(current_theme().muted))
        font = painter.font()
        rows, bar = self._moves.viewport().width(), self._moves.verticalScrollBar().width()
        edge = (self.width() - rows - bar) // 2
        columns = _columns(QRect(edge, 0, rows, self.height()), QFontMetricsF(font))
        small, whole, gap = painter.fontMetrics(), float(self.width()), grown(GAP)
        room = columns["expected"].left()
        for name, text in (("expected", self.tr("expected")), ("actual", self.tr("actual"))):
            wide = small.horizontalAdvance(text) + gap
            place = columns[name].adjusted(min(0, columns[name].width() - wide), 0, 0, 0)
            painter.drawText(facing(painter, QRectF(place), whole), ABSOLUTE, text)
            room = min(room, place.left())
        room -= gap + columns["number"].left()
        place = columns["number"]
        place.setWidth(room)
        if not self.mistakes or small.horizontalAdvance(self.tally) <= room:
            shown = small.elidedText(self.tally, Qt.TextElideMode.ElideRight, room)
            painter.drawText(facing(painter, QRectF(place), whole), int(Qt.AlignmentFlag.AlignVCenter), shown)
        else:
            self._draw_signs(painter, place)
        painter.end()

    def _draw_signs(self, painter: QPainter, place: QRect) -> None:
        """Draw the sign and number of each kind of mistake, worst first."""
        metrics, theme, middle = painter.fontMetrics(), current_theme(), int(Qt.AlignmentFlag.AlignVCenter)
        found = [(size, self.mistakes.count(size)) for size in sorted(set(self.mistakes), reverse=True)]
        side, gap = metrics.height() * 0.62, grown(GAP)
        wide = sum(side + gap + metrics.horizontalAdvance(f"{count}  ") for _, count in found)
        name = metrics.elidedText(self.whose, Qt.TextElideMode.ElideRight, round(place.width() - wide - gap))
        whole = float(self.width())
        painter.drawText(facing(painter, QRectF(place), whole), middle, name)
        x = place.left() + metrics.horizontalAdvance(name) + 2.0 * gap
        for size, count in found:
            sign = QRectF(x, place.center().y() - side / 2 + 0.5, side, side)
            draw_mistake(painter, size, facing(painter, sign, whole), theme)
            x += side + gap / 2
            box = facing(painter, QRectF(x, place.top(), 99, place.height()), whole)
            painter.drawText(box, middle, str(count))
            x += metrics.horizontalAdvance(f"{count}  ")


class MovesList(QListView):
    """The list; the current row is the step on the table."""

    def __init__(self, model: MovesModel) -> None:
        super().__init__()
        self.setModel(model)
        self.moves = model
        self.setItemDelegate(MovesDelegate(self))
        self.setAccessibleName(self.tr("Calls, discards and cards in this deal"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    def stand_at(self, at: int) -> None:
        """Select the decision before a position, and keep it visible."""
        index = self.moves.index(self.moves.row_of(at))
        self.setCurrentIndex(index)
        if index.isValid():
            self.scrollTo(index)
        else:
            self.clearSelection()
            self.scrollToTop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())
