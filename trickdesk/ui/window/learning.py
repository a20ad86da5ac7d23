"""Opens lessons in the window, and returns to the previous screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.session import Setup
from trickdesk.session.fair_deals import SEALED
from trickdesk.session.players import new_seed
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.translation import current_language
from trickdesk.ui.text import game_words
from trickdesk.ui.text.words import fill
from trickdesk.ui.window.match_manager import MatchManager
from trickdesk.ui.window.preferences import Preferences

if TYPE_CHECKING:
    from trickdesk.ui.lessons.page import LessonPage


class LessonHost(QObject):
    """Shows the lesson page, created on first use.

    Lessons have their own table. The match waits unchanged, and nothing is saved except which lessons were
    finished, and where the others were left.

    Signals:
        ended(game_id): A lesson was left or finished.
    """

    ended = Signal(str)

    def __init__(self, matches: MatchManager, preferences: Preferences) -> None:
        super().__init__(matches)
        self._matches, self._pages, self._preferences = matches, matches.pages, preferences
        self._controller = matches.controller
        self.page: LessonPage | None = None
        self._from: QWidget | None = None  # the page to return to
        self._title = ""
        self._held = False  # whether the match was already paused
        self._pages.stack.currentChanged.connect(self._changed)

    @property
    def is_up(self) -> bool:
        """Whether a lesson is visible."""
        return self.page is not None and self._pages.stack.currentWidget() is self.page

    @property
    def can_show(self) -> bool:
        """Whether the lesson is waiting for the learner's decision."""
        lesson = self.page.controller.lesson if self.page is not None and self.is_up else None
        return lesson is not None and lesson.is_deciding

    def show_answer(self) -> bool:
        """Show the right answer; return False if no lesson is visible."""
        if self.page is None or not self.is_up:
            return False
        self.page.show_answer()
        return True

    @property
    def game(self) -> Game | None:
        """The game of the visible lesson, or None."""
        if self.page is None or not self.is_up or self.page.lesson is None:
            return None
        return self.page.lesson.game

    def open(self, game_id: str) -> None:
        """Start a game's lesson and pause the match; do nothing if there is none."""
        from trickdesk.ui.lessons.files import has_lesson, load_lesson

        if not has_lesson(game_id):
            return
        pages, page = self._pages, self._page()
        if not self.is_up:
            if self._controller.session is not None:
                self._held = self._controller.is_paused
                self._controller.pause()
                pages.table.finish()
            self._from, self._title = pages.stack.currentWidget(), pages.window().windowTitle()
        page.apply(self._preferences.settings)
        page.table.set_last_trick_key(pages.table.last_trick_key)
        lesson = load_lesson(game_id, current_language(application()))
        pages.show_page(page)
        left_at = lesson.place_of(self._preferences.settings.games.left_lessons.get(game_id))
        page.begin(lesson, self._preferences.settings.players.name, left_at)
        title = fill(self.tr("Learn {game}"), game=game_words.game_name(lesson.game))
        pages.window().setWindowTitle(f"{title} – Trickdesk")

    def close(self) -> None:
        """Return to the screen the lesson was opened from."""
        if not self.is_up or self._from is None:
            return
        pages, before = self._pages, self._from
        pages.window().setWindowTitle(self._title)
        if before is pages.screen_:
            if not self._held:
                self._controller.resume_unchanged()  # first, because it decides which commands are enabled
            pages.show_table()
        else:
            pages.show_page(before)

    def _changed(self, _index: int) -> None:
        """End the lesson when another page is shown."""
        if self.page is not None and self.page.controller.lesson is not None and not self.is_up:
            if self.note_step():
                self._preferences.save()
            game_id = self.page.controller.lesson.lesson.game.id
            self.page.end()
            self.ended.emit(game_id)

    def note_step(self) -> bool:
        """Note where a lesson is, to go on there; return whether that is a later step."""
        session = self.page.controller.lesson if self.page is not None else None
        if session is None or session.step is None:
            return False
        lesson, left = session.lesson, self._preferences.settings.games.left_lessons
        if session.at <= lesson.place_of(left.get(lesson.game.id)):
            return False
        left.pop(lesson.game.id, None)  # the last one begun comes last
        left[lesson.game.id] = session.step.key
        return True

    def _finished(self, game_id: str) -> None:
        games = self._preferences.settings.games
        was_left = games.left_lessons.pop(game_id, None) is not None
        if game_id not in games.learned:
            games.learned.append(game_id)
        elif not was_left:
            return
        self._preferences.save()

    def _play(self, game_id: str) -> None:
        """Start a match of the learned game with the players of its next match."""
        game = games()[game_id]()
        players = self._pages.lobby.players(game)
        self._matches.start(Setup(game, players, new_seed(), game.presets[0].name, fair=SEALED))

    def _page(self) -> LessonPage:
        if self.page is None:
            from trickdesk.ui.lessons.page import LessonPage

            pages = self._pages
            self.page = page = LessonPage(self._preferences.settings, pages.table, pages.stack)
            pages.add_bare(page)
            page.controller.settled.connect(pages.changed)
            page.left.connect(self.close)
            page.finished.connect(self._finished)
            page.playWanted.connect(self._play)
            page.screen_.message.connect(pages.message)
        return self.page
