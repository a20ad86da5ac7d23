"""Fair deals dialog: the commitment, the cut, and the check of finished deals."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QSlider, QVBoxLayout, QWidget

from trickdesk.session import Session
from trickdesk.session.fair_deals import LONGEST_CUT
from trickdesk.ui.qt.plain_text import PlainLabel, PlainPage, fixed_font, label_for
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.text import fair_deals, game_words
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme.colours import current_theme, grown
from trickdesk.ui.theme.painting import draw_frame, smooth_painter
from trickdesk.ui.widgets.page_parts import (
    FocusButton,
    WholePage,
    close_row,
    fit_height,
    lay_column,
    lay_row,
    push_button,
    set_look,
)

LETTERS = 40  # least width
LINES = 4, 14  # of the list of deals, at least and at first at most
PACK_LINES = 2.2
DIE_LINES = 1.7
PIPS = {
    1: (4,),
    2: (2, 6),
    3: (2, 4, 6),
    4: (0, 2, 6, 8),
    5: (0, 2, 4, 6, 8),
    6: (0, 2, 3, 5, 6, 8),
}  # of nine places
EDGE = 16  # around the page, in pixels
BESIDE = 6  # letters beside a commitment: margins and scroll bar of the list


class Pack(QSlider):
    """The pack of cards, face down; its value is the number of cards above the cut."""

    def __init__(self, cards: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(0, cards - 1)
        self.setMinimumHeight(round(self.fontMetrics().height() * PACK_LINES))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._cut_at(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._cut_at(event)

    def _cut_at(self, event: QMouseEvent) -> None:
        across = event.position().x() / max(1, self.width())
        if self.isRightToLeft():
            across = 1 - across
        self.setValue(round(across * (self.maximum() + 1)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards' edges, with a gap at the cut."""
        theme, count = current_theme(), self.maximum() + 1
        painter = smooth_painter(self)
        step, edge, gap = self.width() / (count + 3), self.height() * 0.12, self.value()
        painter.setPen(QPen(QColor(theme.text), 1))
        for card in range(count):
            moved = (2 if card >= gap else 0) if gap else 1  # an uncut pack lies in the middle
            left = step * (card + 0.65 + moved)
            place = QRectF(left, edge, step * 0.7, self.height() - 2 * edge)
            if self.isRightToLeft():
                place.moveRight(self.width() - left)
            painter.setBrush(QColor(theme.accent if gap and card < gap else theme.button))
            painter.drawRoundedRect(place, 1.5, 1.5)
        if self.hasFocus():
            draw_frame(painter, QRectF(self.rect()), 5, theme.focus, grown(2))
        painter.end()


class DieFace(FocusButton):
    """A face of a die, for what a real die shows."""

    def __init__(self, pips: int) -> None:
        super().__init__("")
        self.pips = pips
        self.setAccessibleName(fill(self.tr("Your die shows {n}"), n=pips))
        self.setProperty("small", True)

    def sizeHint(self) -> QSize:
        return QSize(1, 1) * round(self.fontMetrics().height() * DIE_LINES)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter, side = smooth_painter(self), min(self.width(), self.height())
        painter.translate((self.width() - side) / 2, (self.height() - side) / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(current_theme().text))
        for place in PIPS[self.pips]:
            middle = QPointF(place % 3 + 1, place // 3 + 1) * side / 4
            painter.drawEllipse(middle, side / 12, side / 12)
        painter.end()


class DealList(PlainPage):
    """The finished deals as text; initially as high as they are, within limits."""

    def sizeHint(self) -> QSize:
        high = min(self.document().size().height(), self.fontMetrics().lineSpacing() * LINES[1])
        return QSize(super().sizeHint().width(), ceil(high) + 2 * self.frameWidth())


class FairDealsDialog(QDialog):
    """Shows how the deals of a match were fixed, and checks the finished ones.

    After a match, the first deal of the `following` one can be cut.

    Signals:
        cut: The next deal was cut.
        scriptWanted: Save the script that checks deals without the program.
    """

    cut = Signal()
    scriptWanted = Signal()

    def __init__(
        self, session: Session, parent: QWidget | None = None, following: Session | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(f"{self.tr('Fair deal')} – {game_words.game_name(session.setup.game)}")
        self._session, self._following = session, following
        self.words = PlainLabel(fair_deals.fair_words(session), wraps=True)
        self.words.setMinimumWidth(self.fontMetrics().averageCharWidth() * LETTERS)
        page, area = QWidget(), WholePage(self)  # before it's filled, or the focus would be lost
        area.setWidget(page)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = lay_column(self.words, on=page, margins=0, spacing=EDGE // 2)
        self.commitment = QLineEdit(readOnly=True)
        self.field, self.pack = QLineEdit(), Pack(session.setup.game.deck.size)
        self.dice, self.worth = [DieFace(pips) for pips in PIPS], PlainLabel(wraps=True, muted=True)
        self._add_commitment(column)
        has_any = session.setup.fair is not None and not session.setup.fair.is_known
        for sentence in self._explained() if has_any else ():
            column.addWidget(PlainLabel(sentence, wraps=True, muted=True))
        self.tested = PlainLabel(wraps=True)
        self.tested.hide()
        column.addWidget(self.tested)
        self.outcome = PlainLabel(wraps=True, heading=2)
        self.outcome.hide()
        self.deals = DealList()
        self.deals.setFont(fixed_font())
        self.deals.setAccessibleName(self.tr("Finished deals"))
        self.deals.setMinimumHeight(self.deals.fontMetrics().lineSpacing() * LINES[0])
        self.deals.hide()
        column.addWidget(self.outcome)
        column.addWidget(self.deals, 1)
        self.row = row = close_row(self)
        self.verify_button = push_button(self.tr("Verify"), self.verify, auto_default=False)
        self.script_button = push_button(self.tr("Save script…"), self.scriptWanted, auto_default=False)
        for button in (self.verify_button, self.script_button):
            row.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        lay_column(area, row, on=self, margins=EDGE, spacing=EDGE // 2)
        self.verify_button.setVisible(has_any)
        if not has_any:
            row.buttons()[0].setFocus()
        digits = self.commitment.fontMetrics().horizontalAdvance("0" * (len(self.commitment.text()) + BESIDE))
        fit_height(self, max(digits + 2 * grown(EDGE), self.sizeHint().width()))

    def _explained(self) -> tuple[str, ...]:
        """Return what a commitment proves, and what it doesn't."""
        return (
            self.tr("Proven: the cards follow from a seed and your cut, and neither was changed afterwards."),
            self.tr(
                "Not proven: what computer players see. And without a cut that nobody could expect, "
                "the program could have picked one of many seeds."
            ),
            self.tr("Note the beginning of the commitment to compare it when the deal is over."),
            self.tr("You can cut between two deals, and in the lobby before the first one."),
        )

    def _add_commitment(self, column: QVBoxLayout) -> None:
        """Add commitment and cut of the next deal, or of the deal in progress."""
        session = self._following or self._session
        number = session.view_for(None).deal_number
        can_cut = session.can_cut
        fair = session.prepare() if can_cut else session.fair_deal
        if fair is None:
            return
        title = fill(self.tr("Commitment of deal {n}"), n=number + 1 if can_cut else number)
        if self._following is not None:
            title = self.tr("Commitment of the first deal if you play again")
        self.commitment.setFont(fixed_font())
        self.commitment.setText(fair.commitment)
        self.commitment.setCursorPosition(0)
        column.addWidget(label_for(self.commitment, title))
        column.addWidget(self.commitment)
        self.field.setText(fair.cut)
        self.field.setMaxLength(LONGEST_CUT)
        self.field.setReadOnly(not can_cut)
        if not can_cut:
            if fair.cut:
                column.addWidget(label_for(self.field, self.tr("Your cut")))
                column.addWidget(self.field)
            return
        title = self.tr("Cut: type a few words, throw a die and click what it shows, or click the pack")
        column.addWidget(label_for(self.field, title))
        column.addLayout(lay_row((self.field, 1), *self.dice, margins=0))
        for die in self.dice:
            die.clicked.connect(partial(self._thrown, die.pips))
        self.pack.setAccessibleName(self.tr("Cards above the cut"))
        column.addWidget(self.pack)
        column.addWidget(self.worth)
        self.field.textEdited.connect(self._typed)
        self.pack.valueChanged.connect(self._clicked)
        self._follow(fair.cut)
        self._rate(fair.cut)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _typed(self, text: str) -> None:
        self._cut(text)
        self._follow(text.strip())

    def _thrown(self, pips: int, _checked: bool = False) -> None:
        self.field.setText(self.field.text() + str(pips))
        self._typed(self.field.text())

    def _clicked(self, cards: int) -> None:
        self.field.setText(str(cards) if cards else "")
        self._cut(self.field.text())

    def _cut(self, text: str) -> None:
        (self._following or self._session).cut(text)
        self._rate(text.strip())
        self.cut.emit()

    def _rate(self, cut: str) -> None:
        """Say what the cut is worth."""
        self.worth.setText(fair_deals.cut_words(cut, self.pack.maximum() + 1))

    def _follow(self, text: str) -> None:
        """Show a typed number in the pack."""
        cards = int(text) if text.isascii() and text.isdecimal() else 0
        with QSignalBlocker(self.pack):
            self.pack.setValue(cards if cards <= self.pack.maximum() else 0)
        self.pack.update()

    def offer_test(self, test: Callable[[], object], tested: str) -> None:
        """Add a button that closes the page and tests the last decision of a bot.

        `tested` is what was tested before.
        """
        self.tested.show_text(tested)
        tip = self.tr("Would it have done the same if others held other cards?")
        button = push_button(self.tr("Blindfold test"), self.accept, auto_default=False, tip=tip)
        button.clicked.connect(test)
        self.row.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)

    def verify(self) -> None:
        """Check all finished deals, and show their seeds."""
        fair = self._session.reveal()
        checked = self._session.check_deals()[: len(fair)]
        bare = fair_deals.uncovered_words(self._session)
        self.outcome.setText(fair_deals.checked_words(checked, bare))
        set_look(self.outcome, "danger", False in checked or (True in checked and bool(bare)))
        self.outcome.show()
        if checked:
            pairs = enumerate(zip(fair, checked, strict=True), 1)
            lines = [fair_deals.deal_line(number, *found, covers_rules=not bare) for number, found in pairs]
            self.deals.setPlainText("\n\n".join(lines))
            self.deals.resize(self.commitment.width(), self.deals.height())
            self.deals.show()
            self.deals.updateGeometry()  # only now are its lines wrapped at this width
        fit_height(self)
        announce(self, self.outcome.text())
