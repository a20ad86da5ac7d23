"""Lists of the deals of the day and of challenges."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, SignalInstance

from trickdesk.bots.levels import LEVELS
from trickdesk.session.challenge.overview import Entry
from trickdesk.ui.challenge import wording
from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.text import game_words, player_text
from trickdesk.ui.widgets.figure_table import Cell, Column, FigureSheet, FiguresModel
from trickdesk.ui.widgets.page_parts import ScrolledColumn, lay_column, lay_row, push_button


class EntryList(ScrolledColumn):
    """Challenges in a table, with buttons for the chosen one.

    Signals:
        played(Entry): Play it, or go on.
        opened(Entry): Show its results.
    """

    played = Signal(object)
    opened = Signal(object)

    none = ""  # what is said without any

    def __init__(self, columns: Sequence[Column], name: str, wide: int) -> None:
        super().__init__()
        self.entries: Sequence[Entry] = ()
        self.model = FiguresModel(columns)
        self.sheet = FigureSheet(self.model, name, wide)
        self.about = PlainLabel(muted=True, wraps=True)
        self.play = push_button(self.tr("&Play"), lambda: self._send(self.played), auto_default=False)
        self.results = push_button(self.tr("&Results"), lambda: self._send(self.opened), auto_default=False)
        self.buttons = lay_row(self.play, self.results, 1)
        lay_column((self.sheet, 1), self.about, self.buttons, on=self, margins=(0, 8, 0, 0), spacing=8)
        self.sheet.chosen.connect(lambda _row: self._choose())
        self.sheet.selectionModel().currentChanged.connect(lambda *_: self._show())

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show these; the same one as before is chosen."""
        before = self.current
        self.entries = entries
        self.model.set_cells([self._cells(entry) for entry in entries])
        self.choose("" if before is None else before.challenge.id)

    def choose(self, challenge_id: str) -> None:
        """Choose a challenge, or the first one."""
        ids = [entry.challenge.id for entry in self.entries]
        row = ids.index(challenge_id) if challenge_id in ids else 0
        self.sheet.setCurrentIndex(self.sheet.sorted.mapFromSource(self.model.index(row, 0)))
        self._show()

    @property
    def current(self) -> Entry | None:
        row = self.sheet.current_row()
        return self.entries[row] if row is not None and row < len(self.entries) else None

    def _cells(self, entry: Entry) -> list[Cell]:
        raise NotImplementedError

    def _show(self) -> None:
        """Show what can be done with the chosen one."""
        entry = self.current
        can_play = entry is not None and entry.own is None and entry.challenge.problem is None
        self.play.setEnabled(can_play)
        self.results.setEnabled(entry is not None)
        self.play.setText(self.tr("&Continue") if entry is not None and entry.match else self.tr("&Play"))
        self.about.setText(self.none if entry is None else wording.about_words(entry.challenge))
        self.sheet.setAccessibleDescription(self.about.text())

    def _send(self, signal: SignalInstance) -> None:
        if self.current is not None:
            signal.emit(self.current)

    def _choose(self) -> None:
        """Play the chosen one; if that is done, show its results."""
        (self.play if self.play.isEnabled() else self.results).click()


class DayList(EntryList):
    """The deals of today, and those of earlier days that were played."""

    def __init__(self) -> None:
        texts = [self.tr("Day"), self.tr("Game")]
        levels = [Column(player_text.level_words(level)) for level in LEVELS]
        you = Column(self.tr("You"), self.tr("What you made of the cards"))
        super().__init__(
            [*(Column(text, figures=False) for text in texts), you, *levels], self.tr("Deals of the day"), 1
        )

    def _cells(self, entry: Entry) -> list[Cell]:
        assert entry.day is not None
        game, own = game_words.game_name(entry.challenge.game), entry.own
        made = [None if own is None else entry.levels.get(level) for level in LEVELS]
        return [
            Cell(wording.day_words(entry.day), entry.day.toordinal()),
            Cell(game, game),
            wording.made_cell(entry.challenge, own, wording.state_words(entry)),
            *(wording.made_cell(entry.challenge, result) for result in made),
        ]


class ChallengeList(EntryList):
    """The challenges of one's own and of others."""

    def __init__(self) -> None:
        texts = [self.tr("Challenge"), self.tr("Game"), self.tr("State")]
        others = Column(self.tr("Results"), self.tr("Results of others"))
        figures = [Column(self.tr("Deals")), Column(self.tr("You")), others]
        columns = [*(Column(text, figures=False) for text in texts), *figures]
        super().__init__(columns, self.tr("Challenges"), 0)
        self.none = self.tr(
            "No challenges yet. Make one here or at the end of a match, or open one that somebody sends you."
        )
        self.send = push_button(self.tr("&Send…"), auto_default=False)
        self.delete = push_button(self.tr("&Delete…"), auto_default=False)
        for place, button in enumerate((self.send, self.delete), 2):
            self.buttons.insertWidget(place, button)

    def _cells(self, entry: Entry) -> list[Cell]:
        game, state = game_words.game_name(entry.challenge.game), wording.state_words(entry)
        name, others = wording.entry_title(entry), len(entry.results)
        return [
            Cell(name, name),
            Cell(game, game),
            Cell(state, state),
            Cell(str(entry.challenge.deals), entry.challenge.deals),
            wording.made_cell(entry.challenge, entry.own),
            Cell(str(others) if others else "", others),
        ]

    def _show(self) -> None:
        super()._show()
        for button in (self.send, self.delete):
            button.setEnabled(self.current is not None)
