"""Whose figures, and of what: the row of choices above the statistics."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from trickdesk.engine.errors import one_line
from trickdesk.storage.figures import Choices, Filter
from trickdesk.storage.results import person_key
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.text import statistics as words
from trickdesk.ui.text.words import fill
from trickdesk.ui.widgets.plain_text import PlainLabel

LETTERS = 12  # that a choice shows at least
PERIODS = ((0, 0), (0, 20), (0, 100), (30, 0), (365, 0))  # days, matches; 0: all


class ChoiceRow(QWidget):
    """``changed()``: something else has been chosen by somebody."""

    changed = Signal()

    def __init__(self, name: str, game_id: str = "", parent: QWidget | None = None) -> None:
        """``name``: of the person whose figures are wanted first, in this game or in all."""
        super().__init__(parent)
        self._first = person = person_key(name)
        self.person, self.game, self.opponents, self.period = (QComboBox() for _ in range(4))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        for label, box in (
            (self.tr("&Person"), self.person),
            (self.tr("&Game"), self.game),
            (self.tr("&Opponents"), self.opponents),
            (self.tr("&When"), self.period),
        ):
            self._add(row, label, box)
        self.person.addItem(self.tr("Everybody"), "")
        self.game.addItem(self.tr("All games"), "")
        self.opponents.addItem(self.tr("All opponents"), "")
        for days, matches in PERIODS:
            self.period.addItem(self._period_words(days, matches), (days, matches))
        if game_id:
            self.game.addItem(words.game_words(game_id), game_id)
            self.game.setCurrentIndex(1)
        if person:
            self.person.addItem(one_line(name), person)
            self.person.setCurrentIndex(1)
        for box in (self.person, self.game, self.opponents, self.period):
            box.currentIndexChanged.connect(lambda _index: self.changed.emit())

    def _add(self, row: QHBoxLayout, words: str, box: QComboBox) -> None:
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(LETTERS)
        box.setAccessibleName(words.replace("&", ""))
        ignore_passing_wheel(box)
        label = PlainLabel(words)
        label.setBuddy(box)
        label.setProperty("muted", True)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(label)
        column.addWidget(box)
        row.addLayout(column, 1)

    def _period_words(self, days: int, matches: int) -> str:
        if matches:
            return fill(self.tr("Last {n} matches"), n=matches)
        if days:
            return fill(self.tr("Last {n} days"), n=days) if days < 365 else self.tr("Last 12 months")
        return self.tr("All time")

    def chosen(self, now: datetime) -> Filter:
        """What is chosen."""
        days, matches = self.period.currentData()
        since = (now - timedelta(days=days)).isoformat(" ", "seconds") if days else ""
        return Filter(
            str(self.person.currentData()),
            str(self.game.currentData()),
            str(self.opponents.currentData()),
            since,
            matches,
        )

    def offer(self, found: Choices) -> bool:
        """Offer what there is; whether that has changed what is chosen, as the person wanted first never played."""
        people = [(key, one_line(name)) for key, name in found.people]
        absent = bool(people and self._first) and self._first not in dict(people)
        moves = absent and self.person.currentData() == self._first
        if moves:
            self.person.blockSignals(True)
            self.person.setCurrentIndex(0)
            self.person.blockSignals(False)
        if people:
            self._first = ""
        _fill(self.person, people)
        _fill(self.game, [(game, words.game_words(game)) for game in found.games])
        _fill(self.opponents, [(level, words.opponents_words(level)) for level in found.opponents])
        return moves


def _fill(box: QComboBox, entries: Sequence[tuple[str, str]]) -> None:
    """Offer these below the first entry, which is for all; what is chosen stays, even where it is gone."""
    kept, words_kept = box.currentData(), box.currentText()
    wanted = [*entries]
    if kept and kept not in dict(entries):
        wanted.append((kept, words_kept))
    if wanted == [(box.itemData(n), box.itemText(n)) for n in range(1, box.count())]:
        return
    box.blockSignals(True)
    while box.count() > 1:
        box.removeItem(1)
    for key, shown in wanted:
        box.addItem(shown, key)
    box.setCurrentIndex(max(0, box.findData(kept)))
    box.blockSignals(False)
