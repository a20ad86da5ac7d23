"""Beginning, continuing, opening, saving, deleting and leaving matches, with what the window shows meanwhile."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from trickdesk.engine.actions import Event
from trickdesk.engine.view import PlayerView
from trickdesk.session import Archive, CannotOpen, NewPlayers, Session, Setup
from trickdesk.session.random_seed import new_seed
from trickdesk.storage.files import SaveError
from trickdesk.storage.saves import Summary
from trickdesk.ui import text
from trickdesk.ui.match.match_summaries import Standings
from trickdesk.ui.match.unsaved_match import Leaving
from trickdesk.ui.qt.garbage_collection import give_back, tidy
from trickdesk.ui.text.words import fill
from trickdesk.ui.widgets.file_dialogs import ask_open, ask_save
from trickdesk.ui.window.screen_stack import Pages

if TYPE_CHECKING:
    from trickdesk.ui.lobby import Lobby


class Matches(QObject):
    """The matches that are played, one at a time. ``left()``: what belongs to one is known no more."""

    left = Signal()

    def __init__(self, pages: Pages, archive: Archive) -> None:
        super().__init__(pages)
        self.pages, self.archive, self.controller = pages, archive, pages.controller
        self.settings = self.controller.settings
        self.leaving = Leaving(pages.window(), self.controller, self.choose_save)
        self.standings = Standings(archive.standing, self)
        self.controller.settled.connect(self._save_memory)
        pages.screen_.matchOver.connect(self._forget_cards)
        pages.screen_.again.connect(self.play_again)
        pages.screen_.lobby.connect(self.show_lobby)
        pages.lobbyMade.connect(self._serve)

    def _serve(self, lobby: Lobby) -> None:
        """Do what is chosen in the lobby."""
        self.standings.found.connect(lobby.set_standing)
        lobby.resumed.connect(self.resume)
        lobby.discarded.connect(self.discard)

    def _save_memory(self, view: PlayerView) -> None:
        if view.phase == "deal-over":
            give_back()

    def _forget_cards(self) -> None:
        """The match is over: its painted cards, and what else it took, are given back."""
        self.pages.table.pixmaps.clear()
        tidy()

    def fresh(self) -> NewPlayers:
        """What a record that does not name its players takes."""
        players = self.settings.players
        person = players.name or self.tr("You")
        return NewPlayers([person, *players.bot_names], players.bot_level, new_seed())

    def start(self, setup: Setup) -> None:
        """Begin a match as it was set up."""
        if not self.leaving.allowed():
            return
        self.controller.leave()
        self.settings.games.note_begin(self.settings.players.name, setup.game.id)
        self.play(*self.archive.start(setup, datetime.now()))

    def play(self, session: Session, events: Sequence[Event] = ()) -> None:
        """Leave the match in progress, which can be continued, and play this one."""
        self.controller.leave()
        self.pages.banner.clear()
        self._lay(session)
        self.controller.begin(session, events)

    def play_again(self) -> None:
        """The same players and rules once more."""
        session = self.controller.session
        if session is not None:
            self.start(session.setup.again(new_seed()))

    def resume(self, match_id: str) -> None:
        """Go on with an unfinished match."""
        if not self.leaving.allowed():
            return
        self.controller.leave()
        try:
            session = self.archive.resume(match_id, self.fresh())
        except CannotOpen as error:
            self.pages.banner.tell(text.error_words(error))
            self.show_lobby()
            return
        self.play(session)
        if session.repaired:
            words = self.tr("The last save of this match was damaged; it goes on from the one before.")
            self.pages.banner.tell(words)

    def continue_newest(self) -> None:
        """Go on with the match that was played last."""
        if (newest := self.pages.lobby.newest_id()) is not None and self.controller.session is None:
            self.resume(newest)

    def discard(self, match_id: str) -> None:
        """Delete an unfinished match for good."""
        try:
            self.archive.discard(match_id)
        except SaveError as error:
            self.pages.banner.tell(text.error_words(error))
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
            self.pages.banner.tell(text.error_words(error))
            return
        self.play(session)

    def _lay(self, session: Session) -> None:
        """Lay the table for a match."""
        self.left.emit()
        pages, game = self.pages, session.setup.game
        if pages.table.game is None or pages.table.game.id != game.id:
            pages.table.pixmaps.clear()  # the cards of another game would only take memory
        pages.screen_.configure(
            game, session.names, [text.player_words(player, game) for player in session.setup.players]
        )
        pages.window().setWindowTitle(f"{text.game_name(game)} – Trickdesk")
        pages.show_page(pages.screen_)
        pages.table.setFocus()

    def show_lobby(self) -> None:
        """Leave the match, which can be continued, and set up another one."""
        if not self.leaving.allowed():
            return
        played = self.controller.session is not None
        self.controller.leave()
        self.left.emit()
        pages, lobby = self.pages, self.pages.lobby
        pages.screen_.close_panel()
        lobby.refresh(self._unfinished())
        self.standings.ask(lobby.newest_id())
        pages.window().setWindowTitle("Trickdesk")
        pages.show_page(lobby)
        lobby.take_focus()
        if played:
            tidy()

    def _unfinished(self) -> list[Summary]:
        """The matches that the lobby offers; none, and a sentence, where the disk does not answer."""
        try:
            return self.archive.unfinished()
        except SaveError as error:
            self.pages.banner.tell(text.error_words(error))
            return []

    # -- files

    def choose_file(self) -> None:
        """Ask for a record to open."""
        if (path := ask_open(self.pages.window(), self.archive.saves.named_folder)) is not None:
            self.open_file(path)

    def choose_save(self) -> bool:
        """Ask where to save a copy of the match; whether it has been saved."""
        session = self.controller.match
        if session is None:
            return False
        path = ask_save(self.pages.window(), self.archive.saves.named_folder, session)
        return path is not None and self.save(path)

    def save(self, path: Path) -> bool:
        """Save a copy of the match in progress; whether that could be done."""
        assert self.controller.match is not None
        try:
            saved = self.archive.save_as(self.controller.match, path)
        except SaveError as error:
            self.pages.banner.tell(text.error_words(error))
            return False
        self.pages.message.emit(fill(self.tr("Saved as {name}."), name=saved.name))
        return True
