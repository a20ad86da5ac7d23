"""A table for one decision, and an expert's figures for every alternative."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QStackedWidget, QWidget

from trickdesk.bots.decision.explain import ActionValue, Explanation
from trickdesk.engine.actions import Action, AskCall, AskGive, AskPlay, Call, Give, Play
from trickdesk.engine.cards import CardId, Seat
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.session.mistakes import bar_shares
from trickdesk.storage.settings import Settings
from trickdesk.ui.panels import GivePanel, JokerSuitPanel, Panel, TeamPanel, make_panel
from trickdesk.ui.panels.over import in_lines
from trickdesk.ui.practice import wording
from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.table.view import SMALLEST, CardTable
from trickdesk.ui.text import bot_reasons, prompts
from trickdesk.ui.text.words import translate
from trickdesk.ui.theme.colours import PANEL
from trickdesk.ui.theme.painting import draw_box, smooth_painter
from trickdesk.ui.widgets.empty_page import EmptyPage
from trickdesk.ui.widgets.page_parts import lay_column, lay_row, push_button
from trickdesk.ui.widgets.panel_parts import Button

SHOWN = 6  # alternatives shown
LETTERS = 62


class ShareBar(QWidget):
    """A bar whose length is a share of the room, from 0 to 1."""

    def __init__(self, share: float, own: bool) -> None:
        super().__init__()
        self._share, self._own = share, own
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(7 * line, line)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        high = self.height() * 0.5
        room = QRectF(0, (self.height() - high) / 2, self.width(), high)
        draw_box(painter, room, high / 2, fill=PANEL.border)
        room.setWidth(max(high, room.width() * self._share))
        draw_box(painter, room, high / 2, fill=PANEL.gold if self._own else PANEL.accent)
        painter.end()


class VerdictPanel(Panel):
    """Compares the player's decision with an expert's.

    Signals:
        next(): Show another exercise.
    """

    next = Signal()
    stands_low = False

    def __init__(
        self,
        said: Action,
        best: Action,
        why: Explanation,
        game: Game,
        names: Sequence[str],
        parent: QWidget | None = None,
        remark: str = "",
    ) -> None:
        """`remark` is an additional sentence, or empty."""
        mine = bot_reasons.choice_words(said, game, names)
        super().__init__(translate("Practice", "You: {action}", action=mine), parent)
        verdict = wording.opinion_words(said, best, why, game, names)
        self.said = " ".join(filter(None, [verdict, remark]))
        self.body.addWidget(PlainLabel(in_lines(verdict, LETTERS), heading=2))
        if remark:
            self.body.addWidget(PlainLabel(in_lines(remark, LETTERS)))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        shown = shown_of(why.weighed, said)
        for row, (entry, share) in enumerate(zip(shown, bar_shares(shown, game), strict=True)):
            self._add_row(grid, row, entry, share, entry.action == said, game, names)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        direction = bot_reasons.direction_words(why, game)
        bars = bot_reasons.bars_words(why, game)
        for sentence in (
            bot_reasons.reasons_words(why, game),
            direction,
            bars,
            bot_reasons.worlds_words(why),
        ):
            if sentence:
                self.body.addWidget(PlainLabel(in_lines(sentence, LETTERS), muted=True))
        more = Button(translate("Practice", "Next"), primary=True)
        more.clicked.connect(self.next)
        self.add_foot([], [more])

    def _add_row(
        self,
        grid: QGridLayout,
        row: int,
        entry: ActionValue,
        share: float | None,
        own: bool,
        game: Game,
        names: Sequence[str],
    ) -> None:
        shown = bot_reasons.choice_words(entry.action, game, names)
        if own:
            shown = translate("Practice", "{action} (you)", action=shown)
        grid.addWidget(PlainLabel(in_lines(shown, LETTERS // 2)), row, 0)
        if share is not None:
            grid.addWidget(ShareBar(share, own), row, 1)
        figures = PlainLabel(wording.figures_words(entry, game), muted=not own)
        grid.addWidget(figures, row, 2, Qt.AlignmentFlag.AlignRight)


def shown_of(weighed: Sequence[ActionValue], said: Action) -> list[ActionValue]:
    """Return the best alternatives, always including the player's."""
    shown = list(weighed[:SHOWN])
    mine = next((entry for entry in weighed if entry.action == said), None)
    if mine is not None and mine not in shown:
        shown[-1] = mine
    return shown


class ExerciseTable(QWidget):
    """A table where one player makes one decision, which isn't carried out.

    Signals:
        decided(action): The player has decided.
        refused(sentence): Why something isn't possible.
    """

    decided = Signal(object)  # Action
    refused = Signal(str)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.table = CardTable(self)
        self.apply(settings)
        self.panel: Panel | None = None
        self._view: PlayerView | None = None
        self._names: Sequence[str] = ()
        self._bots: Collection[Seat] = ()
        self.setMinimumSize(*SMALLEST)
        lay_column(self.table, on=self, margins=0)
        self.table.cardChosen.connect(self._card_chosen)
        self.table.cardRefused.connect(self._card_refused)
        self.table.installEventFilter(self)

    def apply(self, settings: Settings) -> None:
        """Apply the settings; nothing moves on this table."""
        self.table.apply(settings)
        self.table.clock.reduced = True
        QTimer.singleShot(0, self, self._place)  # an open panel, in the colours of the theme

    def ask(self, view: PlayerView, names: Sequence[str], question: str, bots: Collection[Seat] = ()) -> None:
        """Show a seat's view, and ask for its decision.

        `bots` are the seats of computer players. Screen readers say the question and what has happened before.
        """
        self._bots, self._names = bots, ()
        self._ask(view, names)
        self.table.voice.say(question, turn=True)
        self.table.say_standing()

    def _ask(self, view: PlayerView, names: Sequence[str]) -> None:
        self.show_only(view, names, asked=True)
        ask = view.ask
        if isinstance(ask, AskCall):
            panel = make_panel(ask, view, names, self.table)
            panel.called.connect(lambda call: self.decided.emit(Call(call)))
            if isinstance(panel, TeamPanel):
                self.table.seatChosen.connect(panel.toggle)
                panel.pickedChanged.connect(self.table.set_chosen)
            self.open(panel)
        elif isinstance(ask, AskGive):
            giving = GivePanel(ask, view, names, self.table)
            giving.gave.connect(lambda: self.decided.emit(Give(self.table.picks())))
            giving.cleared.connect(lambda: self.table.set_picks(ask.first))
            self.table.picksChanged.connect(giving.set_picks)
            giving.set_picks(self.table.picks())
            self.open(giving, focus=False)
            self.table.setFocus()
        else:
            self.table.setFocus()

    def show_only(self, view: PlayerView, names: Sequence[str], asked: bool = False) -> None:
        """Show a seat's view; unless it is `asked`, no input is accepted."""
        self.close_panel()
        if self.table.game is not view.game or self._names != names:
            self.table.configure(view.game, names, bots=self._bots)
        self._view, self._names = view, names
        self.table.show_view(view, 0 if view.seat is None else view.seat, asked)

    def clear(self) -> None:
        """End the question."""
        self.close_panel()
        if self._view is not None:
            self.show_only(self._view, self._names)

    # -- panels

    def open(self, panel: Panel, focus: bool = True) -> None:
        """Put a panel on the table, replacing any other."""
        self.close_panel()
        self.panel = panel
        if panel.hint is not None:
            panel.hint.hide()  # the answer comes later
        panel.complained.connect(self.refused)
        self._place()
        panel.show()
        if focus:
            panel.take_focus()

    def close_panel(self) -> None:
        panel, self.panel = self.panel, None
        if panel is None:
            return
        self.table.set_chosen(())
        panel.hide()
        panel.deleteLater()

    def _place(self) -> None:
        if self.panel is not None:
            self.panel.place(self.table.panel_area(), self.table.board.layout.unit)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.table and event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._place)  # once the table has been laid out again
        return super().eventFilter(watched, event)

    def press(self, event: QKeyEvent) -> bool:
        """Pass unused keys to the panel."""
        return self.panel is not None and self.panel.press_key(event)

    # -- cards

    def _card_chosen(self, card: CardId) -> None:
        ask = None if self._view is None else self._view.ask
        if not isinstance(ask, AskPlay) or not self.table.enabled:
            return
        names = ask.names.get(card, ())
        if len(names) < 2:
            self.decided.emit(Play(card, names[0] if names else None))
            return
        assert self._view is not None
        panel = JokerSuitPanel(self._view.game, card, names, self.table)
        panel.named.connect(lambda suit: self.decided.emit(Play(card, suit)))
        panel.cancelled.connect(self._ask_again)
        self.open(panel)

    def _ask_again(self) -> None:
        assert self._view is not None
        self._ask(self._view, self._names)

    def _card_refused(self, card: CardId) -> None:
        view = self._view
        if view is None or not self.table.enabled:
            return
        sentence = self.tr("You can't play that card now.")
        if isinstance(view.ask, AskGive):
            sentence = prompts.pick_refused_words(view.ask, self.table.picks(), card, view)
        if sentence:
            self.table.refuse(card, sentence)
            self.refused.emit(sentence)


class ExercisePage(QWidget):
    """Exercises on a table.

    A line above the table shows the progress. If there are no exercises, a page says why.
    """

    def __init__(self, settings: Settings, *choices: QWidget) -> None:
        """`choices` are shown above the table, to choose what is asked."""
        super().__init__()
        self.status = PlainLabel(muted=True)
        self.another = push_button(auto_default=False)
        self.exercise = ExerciseTable(settings)
        self.none = EmptyPage()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.exercise)
        self.pages.addWidget(self.none)
        self.head = lay_row((self.status, 1))  # more widgets may be added at its end
        for widget in (*choices, self.another):
            self.head.addWidget(widget)
        lay_column(self.head, (self.pages, 1), on=self, margins=(0, 8, 0, 0), spacing=8)
        self.exercise.refused.connect(self.status.setText)

    def give_verdict(self, panel: VerdictPanel) -> None:
        """Show an expert's opinion, with a button for the next exercise."""
        panel.next.connect(self.ask)
        self.exercise.open(panel)
        announce(self, panel.said)

    def ask(self) -> None:
        """Show another exercise."""
        raise NotImplementedError

    def press(self, event: QKeyEvent) -> bool:
        """Handle keys that work wherever the focus is."""
        return self.exercise.press(event)
