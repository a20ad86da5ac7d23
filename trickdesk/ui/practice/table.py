"""A table for one decision, and an expert's figures for every alternative."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QStackedWidget, QWidget

from trickdesk.bots.decision.explain import ActionValue, Explanation
from trickdesk.engine.actions import Action, Play
from trickdesk.engine.cards import CardId, Seat
from trickdesk.engine.errors import Problem
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.session.mistakes import bar_shares
from trickdesk.storage.settings import Settings
from trickdesk.ui.match.asking import AskingTable
from trickdesk.ui.panels.base import Panel
from trickdesk.ui.panels.over import in_lines
from trickdesk.ui.practice import wording
from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.text import bot_reasons
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


class ExerciseTable(AskingTable):
    """A table where one player makes one decision, which isn't carried out."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.apply(settings)
        self._refusals: Mapping[CardId, Problem] = {}
        self.setMinimumSize(self.table.smallest)
        lay_column(self.table, on=self, margins=0)

    def apply(self, settings: Settings) -> None:
        """Apply the settings; nothing moves on this table."""
        self.table.apply(settings)
        self.table.clock.reduced = True
        self.place_later()  # an open panel, in the colours of the theme

    def ask(
        self,
        view: PlayerView,
        names: Sequence[str],
        question: str,
        bots: Collection[Seat] = (),
        refusals: Mapping[CardId, Problem] | None = None,
    ) -> None:
        """Show a seat's view, and ask for its decision.

        Screen readers say the question and what has happened before.

        Args:
            view: What the seat knows.
            names: What the players are called, by seat.
            question: What the exercise asks.
            bots: The seats of computer players.
            refusals: Why cards of the hand can't be played.
        """
        self.names, self._refusals = names, refusals or {}
        self.table.configure(view.game, names, bots=bots)
        self.table.show_view(view, 0 if view.seat is None else view.seat)
        self.put_question(view)
        self.table.voice.say(question, turn=True)
        self.table.say_standing()

    def clear(self) -> None:
        """End the question: nothing more can be chosen."""
        self.close_panel()
        if self.table.view is not None:
            self.table.show_view(self.table.view, self.table.bottom, ask_enabled=False)

    def why_not(self, play: Play) -> Problem | None:
        return self._refusals.get(play.card)

    def ask_again(self) -> None:
        assert self.table.view is not None
        self.put_question(self.table.view)

    def open(self, panel: Panel, focus: bool = True) -> None:
        if panel.hint is not None:
            panel.hint.hide()  # the answer comes later
        super().open(panel, focus)


class ExercisePage(QWidget):
    """Exercises on a table.

    A line above the table shows the progress. If there are no exercises, a page says why.
    """

    def __init__(self, settings: Settings, *choices: QWidget) -> None:
        """`choices` are shown above the table, to choose what is asked."""
        super().__init__()
        self.status = PlainLabel(muted=True, wraps=True)
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
        panel = self.exercise.panel
        return panel is not None and panel.press_key(event)
