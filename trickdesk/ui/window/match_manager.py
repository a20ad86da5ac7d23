"""Beginning, continuing, opening, saving, deleting and leaving matches, with what the window shows meanwhile."""

from __future__ import annotations

import contextlib
from datetime import datetime
from pathlib import Path

from trickdesk.engine.view import PlayerView
from trickdesk.session import Archive, CannotOpen, NewPlayers, Session, Setup
from trickdesk.storage.files import SaveError
from trickdesk.storage.saves import Summary
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui import text
from trickdesk.ui.export.files import ask_open, ask_save
from trickdesk.ui.lessons.learning import Learning
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.match.random_seed import new_seed
from trickdesk.ui.match.unsaved_match import Leaving
from trickdesk.ui.qt.garbage_collection import give_back, tidy
from trickdesk.ui.review.reviewing import Reviewing
from trickdesk.ui.text.words import fill
from trickdesk.ui.window.screen_stack import Pages


class Matches(Pages):
    """The window with the matches that are played in it, one at a time."""

    def __init__(self, archive: Archive, file: SettingsFile, controller: GameController | None) -> None:
        super().__init__(archive, file, controller)
        self.leaving = Leaving(self, self.controller, self.choose_save)
        self.reviewing = Reviewing(self)
        self.controller.settled.connect(self._save_memory)
        self.screen_.matchOver.connect(self._forget_cards)
        self.learning = Learning(self)

    def _save_memory(self, view: PlayerView) -> None:
        if view.phase == "deal-over":
            give_back()

    def _forget_cards(self) -> None:
        """The match is over: its painted cards, and what else it took, are given back."""
        self.table.pixmaps.clear()
        tidy()

    def fresh(self) -> NewPlayers:
        """What a record that does not name its players takes."""
        players = self.settings.players
        person = players.name or self.tr("You")
        return NewPlayers([person, *players.bot_names], players.bot_level, new_seed())

    def start_match(self, setup: Setup) -> None:
        """Begin a match as it was set up."""
        if not self.leaving.allowed():
            return
        self.controller.leave()
        self.banner.clear()
        self.settings.games.note_begin(self.settings.players.name, setup.game.id)
        session, events = self.archive.start(setup, datetime.now())
        self.enter(session)
        self.controller.begin(session, events)

    def play_again(self) -> None:
        """The same players and rules once more."""
        session = self.controller.session
        if session is not None:
            self.start_match(session.setup.again(new_seed()))

    def resume_match(self, match_id: str) -> None:
        """Go on with an unfinished match."""
        if not self.leaving.allowed():
            return
        self.controller.leave()
        try:
            session = self.archive.resume(match_id, self.fresh())
        except CannotOpen as error:
            self.banner.tell(text.error_words(error))
            self.show_lobby()
            return
        self.banner.clear()
        if session.repaired:
            words = self.tr("The last save of this match was damaged; it goes on from the one before.")
            self.banner.tell(words)
        self.enter(session)
        self.controller.begin(session)

    def continue_newest(self) -> None:
        """Go on with the match that was played last."""
        if (newest := self.lobby.newest_id()) is not None and self.controller.session is None:
            self.resume_match(newest)

    def discard_match(self, match_id: str) -> None:
        """Delete an unfinished match for good."""
        try:
            self.archive.discard(match_id)
        except SaveError as error:
            self.banner.tell(text.error_words(error))
        self.show_lobby()

    def discard_quietly(self, match_id: str) -> None:
        """Delete a match in which nobody has done anything; where that fails, it stays."""
        with contextlib.suppress(SaveError):
            self.archive.discard(match_id)

    def open_first(self, path: Path) -> None:
        """Open the record that the program was started with; the lobby comes up only if that fails."""
        self.open_file(path)
        if self.controller.session is None:
            self.show_lobby()

    def open_file(self, path: Path) -> None:
        """Open a record; if that fails, the match in progress goes on and the banner says why."""
        if not self.leaving.allowed():
            return
        try:
            session = self.archive.open_file(path, self.fresh(), datetime.now())
        except CannotOpen as error:
            self.banner.tell(text.error_words(error))
            return
        self.banner.clear()
        self.controller.leave()
        self.enter(session)
        self.controller.begin(session)

    def enter(self, session: Session) -> None:
        """Lay the table for a match."""
        self.reviewing.drop()
        if self.table.game is None or self.table.game.id != session.setup.game.id:
            self.table.pixmaps.clear()  # the cards of another game would only take memory
        game = session.setup.game
        self.screen_.configure(
            game, session.names, [text.player_words(player, game) for player in session.setup.players]
        )
        self.setWindowTitle(f"{text.game_name(session.setup.game)} – Trickdesk")
        self.show_page(self.screen_)
        self.table.setFocus()

    def show_lobby(self) -> None:
        """Leave the match, which can be continued, and set up another one."""
        if not self.leaving.allowed():
            return
        played = self.controller.session is not None
        self.controller.leave()
        self.reviewing.drop()
        self.screen_.close_panel()
        self.lobby.refresh(self._unfinished())
        self.standings.ask(self.lobby.newest_id())
        self.setWindowTitle("Trickdesk")
        self.show_page(self.lobby)
        self.status.clear()
        self.situation.clear()
        self.lobby.take_focus()
        if played:
            tidy()

    def _unfinished(self) -> list[Summary]:
        """The matches that the lobby offers; none, and a sentence, where the disk does not answer."""
        try:
            return self.archive.unfinished()
        except SaveError as error:
            self.banner.tell(text.error_words(error))
            return []

    # -- files

    def choose_file(self) -> None:
        """Ask for a record to open."""
        if (path := ask_open(self, self.archive.saves.named_folder)) is not None:
            self.open_file(path)

    def choose_save(self) -> bool:
        """Ask where to save a copy of the match; whether it has been saved."""
        session = self.controller.match
        if session is None:
            return False
        path = ask_save(self, self.archive.saves.named_folder, session)
        return path is not None and self.save_match(path)

    def save_match(self, path: Path) -> bool:
        """Save a copy of the match in progress; whether that could be done."""
        assert self.controller.match is not None
        try:
            saved = self.archive.save_as(self.controller.match, path)
        except SaveError as error:
            self.banner.tell(text.error_words(error))
            return False
        self.show_message(fill(self.tr("Saved as {name}."), name=saved.name))
        return True
