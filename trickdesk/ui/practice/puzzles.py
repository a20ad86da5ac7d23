"""Puzzles from the player's costly decisions, repeated after days until solved."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from functools import partial
from threading import Event

from PySide6.QtCore import Signal

from trickdesk.engine.actions import Action
from trickdesk.engine.errors import TrickdeskError, one_line
from trickdesk.engine.game import Game
from trickdesk.session.practice.puzzles import Puzzle, due, from_bots, key_of, load
from trickdesk.session.review_store import history_of
from trickdesk.storage.paths import Paths
from trickdesk.storage.practice import BOXES, Card, PracticeProgress
from trickdesk.storage.settings import Settings
from trickdesk.storage.statistics.figures import Filter, costliest_decisions
from trickdesk.storage.statistics.history import History
from trickdesk.ui.practice import wording
from trickdesk.ui.practice.table import ExercisePage, VerdictPanel
from trickdesk.ui.qt.background import Background
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.text import game_words, messages, name_text
from trickdesk.ui.text.words import fill, join, listed
from trickdesk.ui.widgets.page_parts import push_button

MOST = 500  # costly decisions considered
TRIED = 20  # attempts to load a puzzle whose record may be gone


@dataclass(frozen=True)
class PuzzleQueue:
    """The puzzles found by a search.

    Attributes:
        puzzle: The one to solve now, or None if none is due.
        waiting: How many are due; 0 if none can be asked.
        known: How many costly decisions there are.
        problem: Why the search failed, or empty.
    """

    puzzle: Puzzle | None
    waiting: int
    known: int
    problem: str = ""


class PuzzlePage(ExercisePage):
    """Asks costly decisions again as puzzles.

    Signals:
        practised(key, Card): A puzzle was answered.
    """

    practised = Signal(str, Card)

    def __init__(self, settings: Settings, paths: Paths) -> None:
        self.all = push_button(self.tr("&All themes"), partial(self.practise, ""), auto_default=False)
        super().__init__(settings, self.all)
        self._paths = paths
        self._game: Game  # these are chosen by `choose` and `practise`
        self._person = self._theme = ""
        self._kept = PracticeProgress()
        self._search = Background("puzzles", self)
        self._stopped = Event()  # set to stop the search in progress
        self.puzzle: Puzzle | None = None
        self.all.hide()
        self.another.setText(self.tr("&Skip"))
        self._skipped: set[str] = set()
        self.another.clicked.connect(self._skip)
        self.exercise.decided.connect(self._decided)

    def choose(self, game: Game, person: str, practised: PracticeProgress) -> None:
        """Use a person's decisions in a game from now on, with their progress."""
        self._game, self._person, self._kept = game, person, practised
        self._skipped = set()
        self.practise("")

    def practise(self, theme: str) -> None:
        """Ask only decisions of this theme from now on, also those of bots; "" for all."""
        self._theme = theme
        self.all.setVisible(bool(theme))
        self.stop()
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
        chosen = Filter(self._person, self._game.id)
        self._search.ask(
            partial(self._find, chosen, self._theme, self._stopped.is_set), self._show, self._fail
        )

    def _find(self, chosen: Filter, theme: str, stopped: Callable[[], bool]) -> PuzzleQueue:
        """Update the index, and load the first puzzle that is due; runs in a thread."""
        with closing(history_of(self._paths)) as history:
            return history.safely(lambda index: self._found(index, chosen, theme, stopped))

    def _found(self, index: History, chosen: Filter, theme: str, stopped: Callable[[], bool]) -> PuzzleQueue:
        index.update(stop=stopped)
        own = [one for one in costliest_decisions(index, chosen, MOST) if theme in ("", one.theme)]
        cards, today = self._kept.puzzles, date.today()
        waiting, tried = due(own, cards, today), 0
        for entry in waiting:
            if key_of(entry) in self._skipped:
                continue
            if stopped() or tried == TRIED:
                break
            try:
                return PuzzleQueue(load(entry, self._paths), len(waiting), len(own))
            except TrickdeskError:
                tried += 1

        def is_wanted(key: str) -> bool:
            return key not in self._skipped and (key not in cards or cards[key].is_due(today))

        bots = from_bots(index, self._paths, chosen.game, theme, is_wanted) if theme else iter(())
        return PuzzleQueue(next(bots, None), 0, len(own))

    def _fail(self, error: Exception) -> None:
        self._show(PuzzleQueue(None, 0, 0, one_line(messages.sentence(error), 200)))

    def _show(self, found: PuzzleQueue) -> None:
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
        if found.puzzle.view.seat in found.puzzle.bots:
            said = self.tr("Here a computer player had to decide. What would you do?")
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
        self.status.setText(wording.theme_words(puzzle.theme, puzzle.view.game))
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
