"""What an expert thinks of a decision: every alternative with a bar and its figures, on a panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from trickdesk.bots.decision.explain import Explanation, Weighed
from trickdesk.engine.actions import Action
from trickdesk.engine.game import Game
from trickdesk.ui.panels.base import Button, Panel, label
from trickdesk.ui.panels.over import in_lines
from trickdesk.ui.text import bot_reasons
from trickdesk.ui.text import practice as words
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme.colours import PANEL

SHOWN = 6  # alternatives
LETTERS = 62
SHORTEST = 0.125  # bar


class Share(QWidget):
    """A bar as long as its share of the best figure."""

    def __init__(self, share: float, own: bool) -> None:
        super().__init__()
        self._share, self._own = min(1.0, max(0.0, share)), own
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(7 * line, line)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        high = self.height() * 0.5
        room = QRectF(0, (self.height() - high) / 2, self.width(), high)
        painter.setBrush(QColor(PANEL.border))
        painter.drawRoundedRect(room, high / 2, high / 2)
        painter.setBrush(QColor(PANEL.gold if self._own else PANEL.accent))
        room.setWidth(max(high, room.width() * self._share))
        painter.drawRoundedRect(room, high / 2, high / 2)
        painter.end()


class VerdictPanel(Panel):
    """``next()``: another exercise is wanted."""

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
        """``remark``: a sentence more, where there is one."""
        translate = QCoreApplication.translate
        mine = words.action_words(said, game, names)
        super().__init__(fill(translate("Practice", "You: {action}"), action=mine), parent)
        verdict = words.verdict_words(said, best, why, game, names)
        self.said = " ".join(filter(None, [verdict, remark]))
        self.body.addWidget(label(in_lines(verdict, LETTERS), heading=2))
        if remark:
            self.body.addWidget(label(in_lines(remark, LETTERS)))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        shown = shown_of(why.weighed, said)
        for row, entry in enumerate(shown):
            self._add_row(grid, row, entry, share_of(entry, shown, game), entry.action == said, game, names)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        for sentence in (bot_reasons.reason_words(why, game), bot_reasons.worlds_words(why)):
            if sentence:
                self.body.addWidget(label(in_lines(sentence, LETTERS), muted=True))
        more = Button(translate("Practice", "Next"), primary=True)
        more.clicked.connect(self.next)
        self.add_foot([], [more])
        self.set_scale(1.0)

    def _add_row(
        self,
        grid: QGridLayout,
        row: int,
        entry: Weighed,
        share: float | None,
        own: bool,
        game: Game,
        names: Sequence[str],
    ) -> None:
        shown = words.action_words(entry.action, game, names)
        if own:
            shown = fill(QCoreApplication.translate("Practice", "{action} (you)"), action=shown)
        grid.addWidget(label(in_lines(shown, LETTERS // 2)), row, 0)
        if share is not None:
            grid.addWidget(Share(share, own), row, 1)
        figures = label(words.figures_words(entry, game), muted=not own)
        grid.addWidget(figures, row, 2, Qt.AlignmentFlag.AlignRight)


def shown_of(weighed: Sequence[Weighed], said: Action) -> list[Weighed]:
    """The best alternatives, and what was said among them."""
    shown = list(weighed[:SHOWN])
    mine = next((entry for entry in weighed if entry.action == said), None)
    if mine is not None and mine not in shown:
        shown[-1] = mine
    return shown


def share_of(entry: Weighed, among: Sequence[Weighed], game: Game) -> float | None:
    """How long a bar is, by the points, the better the longer; None where they are not known."""
    gains = [game.gain(told.points) for other in among if (told := other.told()).points is not None]
    mine = entry.told().points
    if mine is None or not gains:
        return None
    worst, best = min(gains), max(gains)
    if best - worst < words.SAME:
        return 1.0
    return SHORTEST + (1 - SHORTEST) * (game.gain(mine) - worst) / (best - worst)
