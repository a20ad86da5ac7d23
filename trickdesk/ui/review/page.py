"""Review of a finished deal: the table at any step, and the loss of each decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
    QShortcut,
    QTransform,
)
from PySide6.QtWidgets import QSlider, QWidget

from trickdesk.bots.review.values import DealReview
from trickdesk.engine.cards import CardId, CardSet, Seat
from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.view import PlayerView, counted_in_trick
from trickdesk.session.lines import ReviewedDeal
from trickdesk.storage.settings import Settings
from trickdesk.ui.qt.keys import REVIEW
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.review import wording
from trickdesk.ui.review.icons import StepButton
from trickdesk.ui.review.moves import ROW_ROLE, MoveRow
from trickdesk.ui.review.review_state import ReviewState
from trickdesk.ui.review.side import LINES, STEPS, ReviewSide
from trickdesk.ui.table.arrange import TableContent, open_fans
from trickdesk.ui.table.view import SMALLEST, CardTable
from trickdesk.ui.text import card_text, diagrams, name_text, player_text
from trickdesk.ui.text.words import fill, listed
from trickdesk.ui.theme.colours import FELTS
from trickdesk.ui.widgets.elided_label import ElidedLabel
from trickdesk.ui.widgets.page_parts import lay_column, lay_row


@dataclass(frozen=True)
class OpenCards:
    """Cards shown in addition to a view.

    Attributes:
        hands: All hands by seat; empty for one seat's view.
        talon: The talon; empty for one seat's view.
        trick: The trick just completed.
        rings: Rings around cards, as picture states.
    """

    hands: Sequence[CardSet] = ()
    talon: Sequence[CardId] = ()
    trick: SeenTrick | None = None
    rings: Mapping[CardId, str] = field(default_factory=dict)


class ReplayTable(CardTable):
    """Shows steps of a finished deal; nothing can be played on it."""

    clears = False  # must look the same at every step

    def __init__(self, parent: QWidget | None = None, beside: CardTable | None = None) -> None:
        self._opened = OpenCards()
        super().__init__(parent, None if beside is None else beside.pixmaps)
        self.setAccessibleName(self.tr("The table at this step"))

    def show_step(self, view: PlayerView, bottom: Seat, opened: OpenCards) -> None:
        """Show the table as it was at a step."""
        self._opened = opened
        self.show_view(view, bottom, False)

    def apply(self, settings: Settings) -> None:
        super().apply(settings)
        self.setBackgroundBrush(QColor(FELTS[self.felt.name][1]))
        self.hand.may_preselect = False

    def contents(self, view: PlayerView, bottom: Seat) -> TableContent:
        """Return the content with open hands, the talon and the trick just completed."""
        opened, seats = self._opened, view.game.seats
        if opened.hands:  # also one that its player hadn't looked at
            view = replace(view, hand=opened.hands[bottom])
        content = super().contents(view, bottom)
        if opened.hands:
            hands = open_fans(view, bottom, opened.hands)
            content = content._replace(fans=hands, kitty=tuple(reversed(opened.talon)))
        if (trick := opened.trick) is not None:
            cards = zip(trick.seats, trick.cards, strict=True)
            content = content._replace(trick=tuple(((seat - bottom) % seats, card) for seat, card in cards))
        return content

    def _set_view(self, view: PlayerView, bottom: Seat, enabled: bool, announce_turn: bool = False) -> None:
        super()._set_view(view, bottom, enabled, announce_turn)
        suits = counted_in_trick(view, self._opened.trick) if self._opened.trick is not None else {}
        for item in self.board.items:
            if item.card in suits:
                item.set_suit(suits[item.card])
        self._ring()

    def _ring(self) -> None:
        for item in self.board.items:
            if item.card in self._opened.rings:
                item.set_state(self._opened.rings[item.card])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size, (wide, high) = self.viewport().size(), SMALLEST
        scale = min(1.0, size.width() / wide, size.height() / high)
        self.setTransform(QTransform.fromScale(scale, scale))
        self._ring()  # laying out the hand has removed its rings

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()

    mousePressEvent = mouseReleaseEvent = mouseDoubleClickEvent = mouseMoveEvent


PLAY_MS = 1100
LEAST_SLIDER = 30  # in pixels


class Transport(QWidget):
    """Buttons and slider to move through the steps.

    Signals:
        stepped(index): The slider was moved.
        wanted(name): A button was pressed; it is named as its icon.
    """

    stepped = Signal(int)
    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        words = {
            "first": (self.tr("To the start"), self.tr("Home")),
            "trick back": (self.tr("Previous trick"), self.tr("Up")),
            "back": (self.tr("Step back"), self.tr("Left")),
            "play": (self.tr("Play automatically"), self.tr("Space")),
            "on": (self.tr("Step forward"), self.tr("Right")),
            "trick on": (self.tr("Next trick"), self.tr("Down")),
            "last": (self.tr("To the end"), self.tr("End")),
        }
        self.buttons = {name: StepButton(name, *text) for name, text in words.items()}
        self._play_words, self._stop_words = words["play"], (self.tr("Stop"), words["play"][1])
        row = lay_row(on=self, margins=(10, 6, 10, 6), spacing=4)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, name=name: self.wanted.emit(name))
            row.addWidget(button)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(self.tr("Position in the deal"))
        self.slider.setPageStep(4)
        self.slider.setMinimumWidth(LEAST_SLIDER)
        self.slider.valueChanged.connect(self.stepped)
        row.addSpacing(6)
        row.addWidget(self.slider, 3)
        row.addSpacing(6)
        self.place = ElidedLabel()
        self.place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.place.setMinimumWidth(1)  # its tooltip has it all
        row.addWidget(self.place, 2)
        self._timer = QTimer(self, interval=PLAY_MS)
        self._timer.timeout.connect(lambda: self.wanted.emit("on"))

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    def play(self, on: bool) -> None:
        """Start or stop stepping automatically."""
        if on:
            self._timer.start()
            self.buttons["play"].show_picture("stop", *self._stop_words)
        else:
            self._timer.stop()
            self.buttons["play"].show_picture("play", *self._play_words)

    def set_step(self, index: int, last: int, text: str) -> None:
        """Show the current step: `index` of 0 to `last`."""
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, last)
            self.slider.setValue(index)
        self.place.setText(text)
        for name in ("first", "trick back", "back"):
            self.buttons[name].setEnabled(index > 0)
        for name in ("on", "trick on", "last"):
            self.buttons[name].setEnabled(index < last)
        if index >= last and self.is_playing:
            self.play(False)

    def hideEvent(self, event: QHideEvent) -> None:
        self.play(False)
        super().hideEvent(event)


LEAST_TABLE = 560, 400  # in pixels; with less room, the whole table is scaled down
OPEN = -1  # used instead of a seat: all hands are open
LEAST_SIDE, MOST_SIDE = 0.8, 0.375  # of the wanted width, and of the window's
SIDE_SHARE, SIDE_LETTERS = 0.27, (38, 62)  # of the window's width, but limited to this many digits


class ReviewPage(QWidget):
    """Shows one deal at one step.

    Signals:
        closed(): Go back to the table.
        dealChosen(deal): Review another deal of the match.
        playOn(line, at): Continue playing from this step.
        linesChanged(): A variation was renamed or deleted.
        testWanted(): Test the bot's decision that led to this step.
    """

    closed = Signal()
    dealChosen = Signal(int)
    playOn = Signal(object, int)  # variation (None: as played), step
    linesChanged = Signal()
    testWanted = Signal()

    def __init__(self, beside: CardTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state: ReviewState | None = None
        self.said = ""  # text about the current step
        self.speaks = True
        self._rings: dict[CardId, str] = {}  # shown on the table
        self.table = ReplayTable(self, beside)
        self.table.setMinimumSize(*LEAST_TABLE)
        self.transport, self.side = Transport(), ReviewSide()
        left = lay_column((self.table, 1), self.transport, margins=0, spacing=0)
        lay_row((left, 1), self.side, on=self, margins=0, spacing=0)
        self._connect()
        self._add_keys()

    def _connect(self) -> None:
        side, transport = self.side, self.transport
        transport.stepped.connect(self.go)
        transport.wanted.connect(self.press)
        side.curve.chosen.connect(self.go_to)
        side.deals.activated.connect(self.dealChosen)
        side.seats.activated.connect(lambda _index: self.show_step())
        side.moves.clicked.connect(self._row_chosen)
        side.moves.activated.connect(self._row_chosen)
        side.next.clicked.connect(lambda: self.next_mistake(1))
        side.previous.clicked.connect(lambda: self.next_mistake(-1))
        side.back.clicked.connect(self.closed)
        side.play_on.clicked.connect(self.ask_to_play_on)
        side.instead.clicked.connect(self.ask_for_another)
        side.blindfold.clicked.connect(self.testWanted)
        side.lines.shown.connect(self.show_line)
        side.lines.renamed.connect(self._rename)
        side.lines.removed.connect(self._remove)

    def _add_keys(self) -> None:
        """Add the keys; those for mistakes are commands of the window."""
        lines = self.side.lines
        alone: dict[str, QWidget] = {"play": self.table, "remove": lines.sheet}
        slots = {"close": self.closed.emit, "remove": lines.remove_current}
        contexts = Qt.ShortcutContext
        for name, fixed in REVIEW.items():
            widget = alone.get(name)
            for key in fixed.names:
                shortcut = QShortcut(QKeySequence(key), widget or self)
                shortcut.setContext(
                    contexts.WidgetShortcut if widget else contexts.WidgetWithChildrenShortcut
                )
                shortcut.activated.connect(slots.get(name, lambda name=name: self.press(name)))

    # -- content

    def set_deal(
        self, deal: ReviewedDeal, deals: int, names: Sequence[str], people: Sequence[Seat], bottom: Seat
    ) -> None:
        """Show a deal from its beginning; `deals` is the number of finished deals."""
        self.state = ReviewState(deal, names, people, bottom)
        game = deal.setup.game
        manners = [player_text.player_words(player, game) for player in deal.setup.players]
        self.table.configure(game, names, manners, deal.setup.bots)
        deal_box, seat_box = self.side.deals, self.side.seats
        deal_box.clear()
        deal_box.addItems([fill(self.tr("Deal {n}"), n=n + 1) for n in range(deals)])
        deal_box.setCurrentIndex(deal.deal)
        seat_box.clear()
        seat_box.addItem(self.tr("Open hands"), OPEN)
        for seat in range(len(names)):
            seat_box.addItem(fill(self.tr("As {name} saw it"), name=name_text.name_within(names, seat)), seat)
        self.side.tabs.setCurrentIndex(STEPS)
        self.refresh()

    def set_review(self, review: DealReview | None) -> None:
        """Show the review of the deal so far."""
        if self.state is not None:
            was_complete = self.state.review is not None and self.state.review.complete
            self.state.review = review
            self.state.refresh()
            self._show_figures(self.state)
            if self.state.rings() != self._rings:
                self.show_step(say=False)
            else:  # don't interrupt reading or scrolling
                self._show_words(self.state)
            if review is not None and review.complete and not was_complete:
                self._say(listed([self.state.tally_words(), self.state.swing_words()]))

    def give_up(self) -> None:
        """Note that there will be no more figures."""
        if self.state is not None:
            self.state.is_given_up = True
            self._show_figures(self.state)

    def show_line(self, line: int | None, at: int | None = None) -> None:
        """Show another variation, at the current step or at `at`."""
        if self.state is not None:
            self.state.set_line(line, self.state.position.at if at is None else at)
            self.refresh()

    def refresh(self) -> None:
        """Update everything after a change of the deal, its variations or figures."""
        state, side = self.state, self.side
        if state is None:
            return
        self._show_figures(state)
        count = len(state.deal.lines.all)
        title = fill(self.tr("What if ({n})"), n=count) if count else self.tr("What if")
        side.tabs.setTabText(LINES, title)
        side.lines.set_deal(state.deal, state.names, state.bottom, state.line)
        self.show_step(say=False)

    def _show_figures(self, state: ReviewState) -> None:
        """Show the figures of all steps."""
        side = self.side
        side.moves.moves.set_rows(state.rows)
        side.state.show_text(" ".join(filter(None, [state.state_words(), state.swing_words()])))
        side.head.set_tally(state.tally_words(), state.whose, state.own_mistakes)
        for button in (side.next, side.previous):
            button.setEnabled(any(row.size for row in state.rows))
        note = state.curve_note()
        points = state.review.curve if state.review is not None and not note else ()
        mistakes = {row.at: row.size for row in state.rows if row.size}
        steps = state.deal.first + 1, state.deal.end
        curve = self.side.curve
        curve.set_curve(points, steps, mistakes, state.need(), note)
        curve.setVisible(bool(points or note))  # there is none where everyone has a bid of their own
        described = wording.curve_words(state.review, state.deal.replay, state.names) if points else note
        curve.setAccessibleDescription(described)

    # -- steps

    @property
    def viewer(self) -> Seat:
        """The seat whose view is shown; `OPEN` for all hands."""
        found = self.side.seats.currentData()
        return found if isinstance(found, int) else OPEN

    def go(self, index: int) -> None:
        """Show a step by its number in the deal."""
        state = self.state
        if state is not None and index != state.index and 0 <= index <= state.last:
            state.index = index
            self.show_step()

    def go_to(self, at: int) -> None:
        """Show a step by the length of the log there."""
        if self.state is not None:
            self.go(self.state.index_of(at))

    def press(self, name: str) -> None:
        """Do what the button with this picture does."""
        if self.state is None:
            return
        if name == "play":
            self.transport.play(not self.transport.is_playing and self.state.index < self.state.last)
        else:
            self.go(self.state.target(name))

    def next_mistake(self, direction: int) -> None:
        """Go to the next mistake; those of players at this screen come first."""
        state = self.state
        if state is None:
            return
        at = state.mistake(direction)
        if at is None:
            self._say(listed([state.tally_words(), state.state_words()]))
        elif at == state.position.at:
            self._say(self.said)  # it is the only mistake
        else:
            self.go_to(at)

    def _row_chosen(self, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if isinstance(row, MoveRow):
            self.go_to(row.at)

    def show_step(self, say: bool = True) -> None:
        """Update the table and everything that depends on the step."""
        state, side = self.state, self.side
        if state is None:
            return
        at, replay = state.position.at, state.replay
        is_open = self.viewer == OPEN
        seat = state.bottom if is_open else self.viewer
        hands, talon = (replay.hands(at), replay.talon(at)) if is_open else ((), ())
        self._rings = state.rings()
        opened = OpenCards(hands, talon, replay.finished_trick(at), self._rings)
        self.table.show_step(replay.view(at, seat), seat, opened)
        self.transport.set_step(state.index, state.last, state.stage_words())
        side.moves.stand_at(at)
        side.play_on.setEnabled(state.can_play_on)
        side.instead.setEnabled(state.can_change)
        side.blindfold.setEnabled(state.can_test)
        self._show_words(state)
        if say:
            self._say(self.said)

    def _say(self, text: str) -> None:
        """Announce text to screen readers, if the settings allow it."""
        if text and self.speaks:
            announce(self.table, text)

    def _show_words(self, state: ReviewState) -> None:
        """Show what is known about the current step, as text."""
        side, at = self.side, state.position.at
        side.curve.set_step(at, state.value_words(side.curve.value_at(at)))
        seat = state.bottom if self.viewer == OPEN else self.viewer
        row, paragraphs = state.row, state.paragraphs(seat)
        if row is None and self.viewer == OPEN:
            game = state.replay.game
            paragraphs += diagrams.talon_lines(
                game, state.replay.talon(at), partial(card_text.the_card, game), ", "
            )
        side.heading.set_marks(
            card_text.unmarked(state.stage_words())
            if row is None
            else f"{card_text.unmarked(row.name)}: {row.marks}"
        )
        why = "\n\n".join(paragraphs)
        if why != side.why.toPlainText():  # or it would scroll back
            side.why.setPlainText(why)
        self.said = " ".join(paragraphs)

    # -- variations

    def ask_to_play_on(self) -> None:
        """Continue playing from the current step."""
        if self.state is not None and self.state.can_play_on:
            self.transport.play(False)
            self.playOn.emit(self.state.line, self.state.position.at)

    def ask_for_another(self) -> None:
        """Play on from the step before this one, starting with a different decision."""
        if self.state is not None and self.state.can_change:
            self.transport.play(False)
            self.playOn.emit(self.state.line, self.state.position.at - 1)

    def show_test(self, state: ReviewState, at: int, sentence: str) -> None:
        """Show the result of the blindfold test of the decision that led to a step."""
        state.tested[at] = sentence
        if state is self.state and at == state.position.at:
            self._show_words(state)
            self._say(sentence)

    def _rename(self, line: int, name: str) -> None:
        if self.state is not None:
            self.state.deal.lines.rename(line, name)
            self.linesChanged.emit()
            self.refresh()

    def _remove(self, line: int) -> None:
        if self.state is not None:
            self.state.deal.lines.remove(line)
            self.linesChanged.emit()
            self.show_line(None)

    @property
    def names(self) -> Sequence[str]:
        return self.state.names if self.state is not None else ()

    def show_lines(self) -> None:
        """Switch to the tab with the variations."""
        self.side.tabs.setCurrentIndex(LINES)

    # -- looks

    def apply(self, settings: Settings) -> None:
        """Apply the settings."""
        self.table.apply(settings)
        self.speaks = settings.accessibility.announcements == "all"
        self.side.moves.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._widen()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "side"):
            self._widen()

    def _widen(self) -> None:
        """Give the side panel the width its text needs, as far as the table can spare it."""
        digit = self.fontMetrics().horizontalAdvance("0")
        least, most = (digit * letters for letters in SIDE_LETTERS)
        wanted = max(least, min(most, round(self.width() * SIDE_SHARE)))
        room = self.width() - SMALLEST[0]
        if room < wanted * LEAST_SIDE:  # large text in a small window: the table gets smaller too
            room = max(room, min(round(self.width() * MOST_SIDE), self.width() - LEAST_TABLE[0]))
        self.side.setFixedWidth(max(240, min(wanted, room)))
