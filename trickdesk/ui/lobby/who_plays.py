"""Choosing one of the people for a seat: portraits, the weakest row first."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QDialog, QGridLayout, QWidget

from trickdesk.engine.cards import Seat
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.keys import ARROW_KEYS, ENTER
from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.qt.translation import current_language
from trickdesk.ui.text import people, player_text
from trickdesk.ui.text.words import capital, fill, listed, translated
from trickdesk.ui.theme.avatars import draw_person
from trickdesk.ui.theme.colours import current_theme, grown, scaled_font
from trickdesk.ui.theme.painting import draw_frame, smooth_painter
from trickdesk.ui.widgets.page_parts import ScrollPage, close_row, lay_column

COLUMNS = 4
MARGIN, GAP, RADIUS = 6, 8, 10  # in pixels
FACE, WIDE = 3.4, 5.4  # size of a face, and least width of a portrait, in lines of text
NOTE = 0.85  # text size below the name, relative to it
ABOUT_LINES = 2


class Portrait(QAbstractButton):
    """One of the people, with the name below.

    Signals:
        looked: It got the focus or the pointer.
        moved(key): An arrow was pressed.
    """

    looked = Signal()
    moved = Signal(int)

    def __init__(self, who: str, name: str, note: str) -> None:
        super().__init__()
        self.who, self.name, self.note = who, name, note
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        line, margin = metrics.height(), grown(MARGIN)
        words = max(metrics.horizontalAdvance(self.name), round(NOTE * metrics.horizontalAdvance(self.note)))
        return QSize(max(words, round(WIDE * line)) + 2 * margin, round((FACE + 2) * line) + 3 * margin)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = current_theme(), smooth_painter(self)
        line, margin, marked = self.fontMetrics().height(), grown(MARGIN), self.hasFocus()
        edge = theme.focus if marked else theme.accent if self.underMouse() else theme.outline
        draw_frame(painter, QRectF(self.rect()), grown(RADIUS), edge, grown(4 if marked else 1), theme.base)
        face = QRectF(0, margin, FACE * line, FACE * line)
        face.moveLeft((self.width() - face.width()) / 2)
        draw_person(painter, face, self.who, "")
        words = QRectF(0, face.bottom() + margin, self.width(), line)
        for text, size, colour in ((self.name, 1.0, theme.text), (self.note, NOTE, theme.muted)):
            painter.setFont(scaled_font(self.font(), size, bold=size == 1.0))
            painter.setPen(QColor(colour))
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)
            words.translate(0, line)
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROW_KEYS:
            self.moved.emit(event.key())
        else:
            super().keyPressEvent(event)


class WhoPlaysDialog(QDialog):
    """All people; `chosen` is who was chosen, once it is accepted."""

    def __init__(self, seat_name: str, sitting: Sequence[str], seat: Seat, parent: QWidget) -> None:
        """`sitting` is who sits where already, empty for others; `seat` is to be filled."""
        super().__init__(parent)
        self.setWindowTitle(fill(self.tr("Who plays? – {seat}"), seat=seat_name))
        self.chosen = sitting[seat]
        self.about = PlainLabel(wraps=True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.about.setMinimumHeight(ABOUT_LINES * self.fontMetrics().lineSpacing())
        self.portraits = [self._portrait(who, sitting) for who in people.people()]
        page, grid = QWidget(), QGridLayout()
        grid.setSpacing(grown(GAP))
        for place, portrait in enumerate(self.portraits):
            row, column = divmod(place, COLUMNS)
            if not column:
                level = player_text.level_words(people.people()[portrait.who].level)
                grid.addWidget(PlainLabel(level, heading=2), row, 0)
            grid.addWidget(portrait, row, column + 1)
        page.setLayout(grid)
        area = ScrollPage()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(page)
        close = close_row(self)
        lay_column((area, 1), self.about, close, on=self)
        self._area = area
        bar, margins = area.verticalScrollBar().sizeHint().width(), 4 * grown(GAP)
        wanted = page.sizeHint() + QSize(
            bar + margins, self.about.minimumHeight() + close.sizeHint().height()
        )
        self.resize((wanted + QSize(0, 2 * margins)).boundedTo(parent.size()))
        own = next(
            (portrait for portrait in self.portraits if portrait.who == self.chosen), self.portraits[0]
        )
        own.setFocus()
        self._look(own)

    def _portrait(self, who: str, sitting: Collection[str]) -> Portrait:
        one = people.people()[who]
        name, note = translated("Bot", one.name), self.tr("at the table") if who in sitting else ""
        portrait = Portrait(who, name, note)
        portrait.setAccessibleName(listed([name, player_text.level_words(one.level)]))
        portrait.setAccessibleDescription(
            " ".join(
                filter(None, [one.about_in(current_language(application())), note and f"{capital(note)}."])
            )
        )
        portrait.looked.connect(partial(self._look, portrait))
        portrait.moved.connect(partial(self._move, portrait))
        portrait.clicked.connect(partial(self._choose, portrait))
        return portrait

    def _look(self, portrait: Portrait) -> None:
        self.about.setText(portrait.accessibleDescription())

    def _choose(self, portrait: Portrait) -> None:
        self.chosen = portrait.who
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focus = self.focusWidget()
        if event.key() in ENTER and isinstance(focus, Portrait):
            focus.click()
        else:
            super().keyPressEvent(event)

    def _move(self, start: Portrait, key: int) -> None:
        """Focus the portrait beside, above or below."""
        row, column = divmod(self.portraits.index(start), COLUMNS)
        row += (key == Qt.Key.Key_Down) - (key == Qt.Key.Key_Up)
        right = (key == Qt.Key.Key_Right) - (key == Qt.Key.Key_Left)
        column += -right if self.isRightToLeft() else right
        if 0 <= column < COLUMNS and 0 <= row * COLUMNS < len(self.portraits):
            portrait = self.portraits[row * COLUMNS + column]
            portrait.setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(portrait)
