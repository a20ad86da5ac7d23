"""Puzzles from the player's costly decisions, repeated after days until solved."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from functools import partial
from threading import Event

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox

from trickdesk.engine.actions import Action
from trickdesk.engine.errors import TrickdeskError, one_line
from trickdesk.engine.game import Game
from trickdesk.session.practice.puzzles import Puzzle, due, load
from trickdesk.session.review_store import history_of
from trickdesk.storage.paths import Paths
from trickdesk.storage.practice import BOXES, Card, PracticeProgress
from trickdesk.storage.settings import Settings
from trickdesk.storage.statistics.figures import Choices, Filter, choices, costliest_decisions
from trickdesk.storage.statistics.history import History
from trickdesk.ui.practice import wording
from trickdesk.ui.practice.table import ExercisePage, VerdictPanel
from trickdesk.ui.qt.background import Background
from trickdesk.ui.qt.screen_reader import announce, name_choice
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.text import game_words, messages, name_text
from trickdesk.ui.text.words import fill, join, listed
from trickdesk.ui.widgets.page_parts import offer_below

MOST = 500  # costly decisions considered
TRIED = 20  # attempts to load a puzzle whose record may be gone


@dataclass(frozen=True)
class PuzzleQueue:
    """The puzzles found by a search.

    Attributes:
        puzzle: The one to solve now, or None if none is due.
        waiting: How many are due; 0 if none can be asked.
        known: How many costly decisions there are.
        choices: People and games they could be from.
        problem: Why the search failed, or empty.
    """

    puzzle: Puzzle | None
    waiting: int
    known: int
    choices: Choices
    problem: str = ""


class PuzzlePage(ExercisePage):
    """Asks costly decisions again as puzzles.

    Signals:
        practised(key, Card): A puzzle was answered.
    """

    practised = Signal(str, Card)

    def __init__(self, settings: Settings, paths: Paths, person: str) -> None:
        """`person` is the key of the player whose decisions come first."""
        self.person = QComboBox()
        super().__init__(settings, self.person)
        self._paths, self._person, self._own = paths, person, person
        self._game: Game  # that of `set_game`
        self._kept = PracticeProgress()
        self._search = Background("puzzles", self)
        self._stopped = Event()  # set to stop the search in progress
        self.puzzle: Puzzle | None = None
        name_choice(self.person, self.tr("Whose decisions"))
        self.person.addItem(self.tr("Everyone"), "")
        ignore_passing_wheel(self.person)
        self.another.setText(self.tr("&Skip"))
        self._skipped: set[str] = set()
        self.another.clicked.connect(self._skip)
        self.person.currentIndexChanged.connect(lambda _index: self._choose())
        self.exercise.decided.connect(self._decided)

    def set_game(self, game: Game, practised: PracticeProgress) -> None:
        """Use decisions in this game from now on; `practised` is the player's progress."""
        self._game, self._kept = game, practised
        self.stop()
        self._skipped = set()
        if self.isVisible():
            self.begin()

    def begin(self) -> None:
        """Start when the page is shown."""
        if self.puzzle is None:
            self.ask()

    # -- searching

    def ask(self) -> None:
        """Show the next puzzle that is due."""
        self.stop()
        self.status.setText(self.tr("Looking for costly decisions…"))
        self.another.setEnabled(False)
        self._stopped = Event()
        self._search.ask(partial(self._find, self._game.id, self._stopped.is_set), self._show, self._fail)

    def _find(self, game: str, stopped: Callable[[], bool]) -> PuzzleQueue:
        """Update the index, and load the first puzzle that is due; runs in a thread."""
        with closing(history_of(self._paths)) as history:
            return history.safely(lambda index: self._found(index, game, stopped))

    def _found(self, index: History, game: str, stopped: Callable[[], bool]) -> PuzzleQueue:
        index.update(stop=stopped)
        there = choices(index)
        person = self._person if self._person in dict(there.people) else ""
        everything = costliest_decisions(index, Filter(person, game), MOST)
        waiting = due(everything, self._kept.puzzles, date.today())
        wanted = [entry for entry in waiting if f"{entry.name}:{entry.at}" not in self._skipped]
        for entry in wanted[:TRIED]:
            try:
                return PuzzleQueue(load(entry, self._paths), len(waiting), len(everything), there)
            except TrickdeskError:
                continue
        return PuzzleQueue(None, 0, len(everything), there)

    def _fail(self, error: Exception) -> None:
        self._show(PuzzleQueue(None, 0, 0, Choices((), (), ()), one_line(messages.sentence(error), 200)))

    def _show(self, found: PuzzleQueue) -> None:
        wanted = list(name_text.people_words(found.choices.people, self._own).items())
        self.person.setVisible(len(wanted) > 1)
        offer_below(self.person, wanted, self._person)
        self.puzzle = found.puzzle
        self.pages.setCurrentIndex(1 if found.puzzle is None else 0)
        self.another.setEnabled(found.puzzle is not None)
        if found.puzzle is None:
            self.status.setText(found.problem)
            title = self.tr("Nothing to do today") if found.known else self.tr("No costly decisions yet")
            self.none.show_text(title, self._nothing(found))
            announce(self, listed([title, found.problem]))
            return
        said = self.tr("{n} to do. This decision cost you points. What would you do now?")
        question = fill(said, n=found.waiting)
        self.status.setText(question)
        names = name_text.shown_names(found.puzzle.names, found.puzzle.people)
        self.exercise.ask(found.puzzle.view, names, question, found.puzzle.bots, found.puzzle.refusals)

    def _nothing(self, found: PuzzleQueue) -> str:
        game = game_words.game_name(self._game)
        if found.known:
            return fill(
                self.tr(
                    "You've done all your {game} puzzles. Solved ones come back after {days} days, missed "
                    "ones tomorrow."
                ),
                game=game,
                days=join([str(days) for days in BOXES[1:]]),
            )
        return fill(
            self.tr(
                "Your costly decisions in {game} come back here as puzzles. You see the same cards "
                "again, then what an expert would have done.\n\nPuzzles come from reviews, so finish a "
                "match and review its deals. Each decision that cost you points comes up here several "
                "times over the next few weeks."
            ),
            game=game,
        )

    def _choose(self) -> None:
        self._person = str(self.person.currentData())
        self.ask()

    # -- answering

    def _skip(self) -> None:
        if self.puzzle is not None:
            self._skipped.add(self.puzzle.key)
        self.ask()

    def _decided(self, action: Action) -> None:
        puzzle = self.puzzle
        if puzzle is None:
            return
        self.puzzle = None  # it can be answered once
        right, today = puzzle.is_right(action), date.today()
        card = self._kept.puzzles.get(puzzle.key, Card(0, today)).answered(right, today)
        self._kept = self._kept.with_card(puzzle.key, card)
        self.exercise.clear()
        self.status.setText("")
        self.another.setEnabled(False)
        panel = VerdictPanel(
            action,
            puzzle.best,
            puzzle.why,
            puzzle.view.game,
            name_text.shown_names(puzzle.names, puzzle.people),
            self.exercise.table,
            wording.puzzle_words(puzzle, right, (card.due - today).days if card.box < len(BOXES) else 0),
        )
        self.give_verdict(panel)
        self.practised.emit(puzzle.key, card)

    def stop(self) -> None:
        """Stop the search without waiting for it."""
        self._stopped.set()
        self._search.cancel()
        self.puzzle = None
        self.exercise.close_panel()
