"""Choosing one of a few calls: who gets the points of a deal, or what is swapped."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from trickdesk.engine.actions import AskCall
from trickdesk.engine.view import PlayerView, scored_with
from trickdesk.ui.panels.confirm import CallPanel, ChoiceButton
from trickdesk.ui.qt.plain_text import PlainLabel, set_tip
from trickdesk.ui.text import call_text, scores
from trickdesk.ui.text.words import listed, plural, translate
from trickdesk.ui.theme.colours import PANEL
from trickdesk.ui.widgets.page_parts import lay_column
from trickdesk.ui.widgets.suit_marks import draw_marks, marks_width

LONG = 60  # letters of a line; a longer one is wrapped
IN_COLUMN = 5
GAP = "   "  # between two totals


def kept_together(totals: str) -> str:
    """Return totals that are wrapped only between two of them."""
    return GAP.join(total.replace(" ", "\N{NO-BREAK SPACE}") for total in totals.split(GAP))


class NumberedPanel(CallPanel):
    """Base of panels with few choices. Keys: the number of the choice, counted from 1."""

    def choice_for(self, letter: str) -> ChoiceButton | None:
        digits = map(str, range(1, 10))
        return dict(zip(digits, self.choices.values(), strict=False)).get(letter)


class MarksButton(ChoiceButton):
    """A choice whose text has suit marks."""

    def __init__(self, marks: str) -> None:
        super().__init__(cell="wide")
        self.marks = marks

    def sizeHint(self) -> QSize:
        words = round(marks_width(self.marks, QFontMetricsF(self.font())))
        return super().sizeHint() + QSize(words, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setLayoutDirection(self.layoutDirection())
        is_pale = self.isChecked()
        painter.setPen(PANEL.on_accent if is_pale else PANEL.text)
        draw_marks(painter, self.rect(), self.marks, Qt.AlignmentFlag.AlignHCenter, not is_pale)
        painter.end()


class OfferPanel(NumberedPanel):
    """A choice for each call."""

    def __init__(
        self, ask: AskCall, view: PlayerView, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(scores.prompt_words(view, names), ask, view, names, parent)
        grid = QGridLayout()
        columns = 1 + (len(ask.calls) > IN_COLUMN)
        for i, call in enumerate(ask.calls):
            button = MarksButton(call_text.call_marks(call, view.game))
            self.name_call(button, call)
            grid.addWidget(self.add_choice(call, button), i // columns, i % columns)
        self.body.addLayout(grid)
        self.add_foot([self.hint_button()], [self.confirm])
        self.refresh()

    def choose_words(self) -> str:
        return translate("Panel", "Choose one")

    def confirm_words(self, chosen: str) -> str:
        return call_text.call_words(chosen.partition(" ")[0], self.view.game)  # without the cards


class ScorePanel(NumberedPanel):
    """A choice for each call, with the totals to which it leads."""

    def __init__(
        self, ask: AskCall, view: PlayerView, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(translate("Panel", "You took all the points"), ask, view, names, parent)
        self.body.addLayout(self.halves)
        for call in ask.calls:
            then = scored_with(view, call)
            totals = scores.totals_words(then, names, GAP)
            parts = [kept_together(totals), scores.winners_words(then, names)]
            button = self.call_choice(call, self.choice_words(call))
            button.setAccessibleName(self.choice_words(call))
            set_tip(button, translate("Panel", "Totals then: {totals}", totals=listed(parts)))
            column = lay_column(button)
            for part in filter(None, parts):
                column.addWidget(PlainLabel(part, muted=True, wraps=len(part) > LONG))
            column.addStretch()
            self.halves.addLayout(column, 1)
        self.add_foot([self.hint_button()], [self.confirm])
        self.refresh()

    def choice_words(self, call: str) -> str:
        """Return a choice with its points: `26 points to everyone else`."""
        points = self.ask.values[self.ask.calls.index(call)]
        if points > 0:
            return plural("Panel", "{n} point to everyone else", "{n} points to everyone else", points)
        return plural("Panel", "{n} point off your score", "{n} points off your score", -points)

    def choose_words(self) -> str:
        return translate("Panel", "Choose a score")

    def confirm_words(self, chosen: str) -> str:
        return self.choice_words(chosen)
