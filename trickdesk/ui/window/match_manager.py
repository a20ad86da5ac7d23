"""Match manager and deal commands.

- `MatchManager` starts, continues, opens, saves, deletes and leaves matches.
- `DealCommands` replays a deal, deals new cards, and deals what the user asks for.

Modules that only some commands need are imported on demand, for a fast start.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication

from trickdesk.engine.actions import Deal, Event
from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.game import Game
from trickdesk.engine.record import REPLAYED, SET_UP
from trickdesk.engine.view import PlayerView
from trickdesk.session import Archive, CannotOpen, NewPlayers, Player, Session, Setup, State
from trickdesk.session.fair_deals import KNOWN, SEALED
from trickdesk.session.opening import session_of
from trickdesk.session.players import new_seed
from trickdesk.storage import programs
from trickdesk.storage.files import SaveError
from trickdesk.storage.persons import exact_time
from trickdesk.storage.saves import SHARED, Summary
from trickdesk.ui.qt.background import Background
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.qt.garbage_collection import give_back, tidy
from trickdesk.ui.qt.plain_text import choose, inform
from trickdesk.ui.qt.window_placement import pass_by, text_scale
from trickdesk.ui.text import house_rules, messages, name_text, player_text
from trickdesk.ui.text.words import fill, plural, strung
from trickdesk.ui.theme.avatars import FACES
from trickdesk.ui.widgets.file_dialogs import ask_open, ask_save
from trickdesk.ui.window.screen_stack import ScreenStack
from trickdesk.ui.window.unsaved_match import LeaveCheck

if TYPE_CHECKING:
    from trickdesk.session.deal_code import DealRequest
    from trickdesk.session.deal_draft import Draft
    from trickdesk.ui.dialogs.deal import DealDialog
    from trickdesk.ui.lobby.lobby import Lobby

MOST_AT_ONCE = 20  # files dropped together
TIDY_MS = 1000  # after the end of a match, when its panel, its luck and its sentences stand


class MatchManager(QObject):
    """Manages the match in progress, one at a time.

    Signals:
        left: The match was left; drop everything that belongs to it.
        sharedOpened(kind, text): A file or code was opened that is no match; see `session/codes.py`.
    """

    left = Signal()
    sharedOpened = Signal(str, str)

    def __init__(self, pages: ScreenStack, archive: Archive) -> None:
        super().__init__(pages)
        self.pages, self.archive, self.controller = pages, archive, pages.controller
        self.settings = self.controller.settings
        self.leave_check = LeaveCheck(pages.window(), self.controller, self.choose_save)
        self._background = Background("standing", self)
        self.controller.settled.connect(self._save_memory)
        pages.screen_.matchOver.connect(self._forget_cards)
        self._allowed: set[tuple[str, ...]] = set()  # commands that the user has allowed since the start
        self.controller.bots.programs.may_start = self.may_start
        self._named_at = ""  # the local time since when the people of the match have their names
        self._following: tuple[Session, Session] | None = None  # a match that is over, and the next one
        self._replay: tuple[Session, int] | None = None  # the last replay, and its inputs at the beginning
        self.left_id: str | None = None  # the match that "Continue" goes back to
        self._left_message = ""  # the banner's text about it
        pages.screen_.again.connect(self.play_again)
        pages.screen_.lobby.connect(self.show_lobby)
        pages.lobbyMade.connect(self._serve)

    def _serve(self, lobby: Lobby) -> None:
        """Connect the signals of the lobby."""
        lobby.resumed.connect(self.resume)
        lobby.discarded.connect(self.discard)

    def _save_memory(self, view: PlayerView) -> None:
        if view.phase == "deal-over":
            give_back()

    def _forget_cards(self) -> None:
        """Free the painted cards at once, and other memory when the panel stands."""
        self.pages.table.pixmaps.clear()
        QTimer.singleShot(TIDY_MS, self, self._tidy)

    def _tidy(self) -> None:
        """Free memory, unless the next match is played already."""
        session = self.controller.session
        if session is None or session.state is State.MATCH_OVER:
            tidy()

    def default_players(self) -> NewPlayers:
        """Return the players for a record that doesn't name its own."""
        players = self.settings.players
        names, changes = [players.name, *FACES], self.settings.people.name_changes
        return NewPlayers(names, players.bot_level, new_seed(), changes)

    def start(self, setup: Setup) -> None:
        """Start a new match."""
        if not self.leave_check.may_leave():
            return
        self.settings.games.note_begin(self.settings.players.name, setup.game.id)
        self.play(*self.archive.start(setup, datetime.now()))

    def play(self, session: Session, events: Sequence[Event] = ()) -> None:
        """Play this match, and leave the current one, which can be continued."""
        leaves = self.controller.match is not None
        self.leave()
        self.pages.banner.clear()
        self._ask_for_programs(session)
        self._named_at = exact_time(datetime.now())
        self._set_table(session)
        self.controller.begin(session, events)
        # No file can start a program, so some levels may not play.
        commands = self.settings.players.commands
        gone = [
            player.level
            for player in session.setup.players
            if player.is_program and player.level not in commands
        ]
        if names := dict.fromkeys([*session.setup.unknown_levels, *gone]):
            self.pages.banner.show_message(player_text.unknown_level_words(list(names)))
        self._tell_left(session.setup, leaves)

    def follow_names(self) -> None:
        """Call the people of the match, and of the next one, what they are called now."""
        changes, following = self.settings.people.name_changes, self._following
        sessions = [self.controller.match, self.controller.session, following[1] if following else None]
        for session in filter(None, sessions):
            setup = session.setup.named_now(changes, self._named_at)
            names = self._names(setup)
            talks = name_text.talking(self.pages.screen_.names) == names.talking
            if setup.names != session.setup.names or not talks:
                session.setup = setup
                self.pages.screen_.rename(names)

    def _ask_for_programs(self, session: Session) -> None:
        """Ask for each command that wasn't started on this machine before.

        The settings that name it may have come from somewhere else.
        """
        sentence = self.tr(
            "Your program {name} hasn't been started on this computer before. It runs with your rights. "
            "Start it?\n\n{command}"
        )
        commands = self.settings.players.commands
        for name in dict.fromkeys(player.level for player in session.setup.players if player.is_program):
            if name in commands and not self.may_start(commands[name]) and not self._starts(name, sentence):
                session.setup = session.setup.without_program(name)

    def may_start(self, command: Sequence[str]) -> bool:
        """Return whether the user has allowed a command on this machine."""
        folder = self.archive.paths.programs
        try:
            return tuple(command) in self._allowed or patiently(
                partial(programs.may_start, folder, command), folder
            )
        except SaveError:
            return False

    def _tell_left(self, setup: Setup, leaves: bool) -> None:
        """Say that another match is kept: until closed if just left, else for a moment."""
        banner = self.pages.banner
        if self.left_id is None or banner.text:
            return
        if not leaves:
            self.pages.message.emit(self.tr("Your other match is kept. Go back with Game > Continue."))
            return
        self._left_message = self.tr("The match you left is kept.")
        if setup.origin == REPLAYED:
            self._left_message = self.tr("You play the same cards again. The match you left is kept.")
        banner.show_message(self._left_message, self.tr("Back to my match"), self.continue_newest)

    def play_again(self) -> None:
        """Start a match with the same players and rules."""
        session, following = self.controller.session, self.following
        if session is not None:
            self.start(following.setup if following else session.setup.again(new_seed(), SEALED))

    @property
    def following(self) -> Session | None:
        """The match after one that is over, not begun yet, so its first deal can be cut."""
        session = self.controller.session
        if session is None or session.state is not State.MATCH_OVER:
            return None
        if self._following is None or self._following[0] is not session:
            self._following = session, Session(session.setup.again(new_seed(), SEALED), None)
        return self._following[1]

    def resume(self, match_id: str) -> None:
        """Continue an unfinished match."""
        if not self.leave_check.may_leave():
            return
        self.leave()
        self.left_id = None
        try:
            session = self.archive.resume(match_id, self.default_players())
        except CannotOpen as error:
            self.pages.banner.show_message(messages.sentence(error))
            self.show_lobby()
            return
        # Ask whether the user's own programs go on playing.
        known = self.settings.players.commands
        sentence = self.tr("Your program {name} played in this match. Start it again?\n\n{command}")
        for name in session.setup.unknown_levels:
            if name in known and self._starts(name, sentence):
                session.setup = session.setup.with_programs([name])
        self.play(session)
        if session.repaired:
            sentence = self.tr(
                "The last save of this match is damaged. The one before it was opened instead."
            )
            self.pages.banner.show_message(sentence)

    def _starts(self, name: str, sentence: str) -> bool:
        """Ask whether a program is started; yes is remembered on this machine."""
        command = self.settings.players.commands[name]
        question = fill(sentence, name=name, command=strung(" ", command))
        title, ours = self.tr("Your programs"), self.tr("Don’t start")
        if choose(self.pages.window(), title, question, ours, self.tr("Start program")) != 1:
            return False
        self.allow_program(command)
        return True

    def allow_program(self, command: Sequence[str]) -> None:
        """Remember that a command may be started, at least until the program ends."""
        folder = self.archive.paths.programs
        self._allowed.add(tuple(command))
        with contextlib.suppress(SaveError):
            patiently(partial(programs.allow_start, folder, command), folder)

    def continue_newest(self) -> None:
        """Continue the match left last; in the lobby, the newest unfinished one."""
        if self.left_id is not None:
            self.resume(self.left_id)

    def discard(self, match_id: str) -> None:
        """Delete an unfinished match for good."""
        try:
            self.archive.discard(match_id)
        except SaveError as error:
            self.pages.banner.show_message(messages.sentence(error))
        self.show_lobby()

    def leave(self) -> None:
        """Leave the match; it can be continued, unless no person has decided anything."""
        match = self.controller.match
        untouched = match.match if match is not None and self.is_untouched(match) else None
        is_replay = self._replay is not None and self._replay[0] is match
        is_open = match is not None and match.state is not State.MATCH_OVER
        if match is not None and match.match is not None and is_open and not (untouched or is_replay):
            self.left_id = match.match.match_id
        self.controller.leave()
        self.pages.banner.withdraw(self._left_message)
        if untouched is not None:
            with contextlib.suppress(SaveError):
                self.archive.discard(untouched.match_id)

    def is_untouched(self, session: Session) -> bool:
        """Return whether no person has decided anything, not even what is dealt."""
        people = {str(seat) for seat in session.setup.people}
        begun, inputs = self._replay or (None, 0)
        done = session.inputs_since(inputs if begun is session else 0)
        is_theirs = session.setup.origin != SET_UP and bool(people)
        return is_theirs and not any(entry.split(" ", 1)[0] in people for entry in done)

    def play_replay(self, session: Session, events: Sequence[Event]) -> None:
        """Play a match whose log begins with what happened before its deal."""
        self.play(session, events)
        self._replay = session, session.inputs

    def open_first(self, path: Path) -> None:
        """Open the record given on the command line; show the lobby if that fails."""
        self.open_file(path)
        if self.controller.session is None:
            self.show_lobby()

    def open_files(self, paths: Sequence[Path]) -> None:
        """Open files that were dropped together; only one of them can be a match."""
        if len(paths) > MOST_AT_ONCE:
            self.pages.banner.show_message(
                plural(
                    "MatchManager",
                    "At most {n} file can be opened at once.",
                    "At most {n} files can be opened at once.",
                    MOST_AT_ONCE,
                )
            )
            return
        for path in paths:
            self.open_file(path, is_alone=len(paths) == 1)

    def open_text(self, text: str, kind: str = "") -> bool:
        """Open a file's text or a code; return False if it may be a match.

        `kind` is what it should be, if its beginning doesn't say so.
        """
        from trickdesk.session.codes import kind_of

        if kind := kind_of(text) or kind:
            self.sharedOpened.emit(kind, text)
        return bool(kind)

    def open_file(self, path: Path, is_alone: bool = True) -> None:
        """Open a file; on failure, say why, and keep the match in progress."""
        named = next((kind for kind, ending in SHARED.items() if path.suffix.lower() == ending), "")
        try:
            text = self.archive.read(path)
            if self.open_text(text, named):
                return
            if not is_alone:
                self.pages.banner.show_message(self.tr("A match can’t be opened together with other files."))
                return
            if not self.leave_check.may_leave():
                return
            session = self.archive.open_file(path, self.default_players(), datetime.now(), text)
        except CannotOpen as error:
            self.pages.banner.show_message(messages.sentence(error))
            return
        self.play(session)

    def _names(self, setup: Setup) -> name_text.Names:
        return name_text.names_of(setup.players, talk=self.settings.players.remarks)

    def _set_table(self, session: Session) -> None:
        """Set up the table for a match."""
        self.left.emit()
        pages, setup, game = self.pages, session.setup, session.setup.game
        if pages.table.game is None or pages.table.game.id != game.id:
            pages.table.pixmaps.clear()  # free the memory of the other game's cards
        manners = [player_text.player_words(player, game) for player in setup.players]
        pages.screen_.configure(game, self._names(setup), manners, setup.bots)
        pages.window().setWindowTitle(f"{house_rules.rules_words(game, setup.preset)} – Trickdesk")
        pages.show_page(pages.screen_)
        pages.table.setFocus()

    def show_lobby(self) -> None:
        """Leave the match, which can be continued, and show the lobby."""
        if not self.leave_check.may_leave():
            return
        played = self.controller.match
        self.leave()
        self.left.emit()
        pages, lobby = self.pages, self.pages.lobby
        pages.screen_.close_panel()
        self.list_unfinished()
        pages.window().setWindowTitle("Trickdesk")
        pages.show_page(lobby)
        lobby.show_home()
        if played is not None:
            lobby.list.choose(played.setup.game.id)
            tidy()

    def set_up_another(self) -> None:
        """Leave the match, and show seats and house rules for another one of its game."""
        pages = self.pages
        self.show_lobby()
        if pages.stack.currentWidget() is pages.lobby:
            pages.lobby.show_setup()

    def list_unfinished(self) -> None:
        """List the unfinished matches in the lobby, unless a match is played."""
        if self.controller.session is not None:
            return
        lobby = self.pages.lobby
        lobby.refresh(self._unfinished())
        # In a worker thread: a replay takes longer than a frame. If it can't be read, its row says so.
        newest = lobby.newest_id()
        self.left_id = newest
        if newest is None:
            self._background.cancel()
        else:
            look = partial(self.archive.standing, newest, self.default_players())
            self._background.ask(look, lambda standing: lobby.set_standing(newest, *standing))

    def _unfinished(self) -> list[Summary]:
        """Return the unfinished matches; if the disk fails, say why and return none."""
        try:
            changes = self.settings.people.name_changes
            return [summary.named_now(changes) for summary in self.archive.unfinished()]
        except SaveError as error:
            self.pages.banner.show_message(messages.sentence(error))
            return []

    # -- files

    def choose_file(self) -> None:
        """Ask for a record to open."""
        if (path := ask_open(self.pages.window(), self.archive.saves.named_folder)) is not None:
            self.open_file(path)

    def choose_save(self) -> bool:
        """Ask where to save a copy of the match; return whether it was saved."""
        session = self.controller.match
        if session is None:
            return False
        path = ask_save(self.pages.window(), self.archive.saves.named_folder, session)
        return path is not None and self.save(path)

    def save(self, path: Path) -> bool:
        """Save a copy of the match in progress; return whether that succeeded."""
        assert self.controller.match is not None
        try:
            saved = self.archive.save_as(self.controller.match, path)
        except SaveError as error:
            self.pages.banner.show_message(messages.sentence(error))
            return False
        self.pages.message.emit(fill(self.tr("Saved as {name}."), name=saved.name))
        return True


class DealCommands(QObject):
    """The deal commands of the Game menu; matches they leave can be continued.

    Attributes:
        offered: Commands that the dialog for a deal offers too.

    Signals:
        challenged(Setup, Deal): Let others play this deal.
    """

    challenged = Signal(object, object)
    offered: Sequence[QAction] = ()

    def __init__(self, matches: MatchManager) -> None:
        super().__init__(matches)
        self._matches, self._pages, self._controller = matches, matches.pages, matches.controller
        self._window = matches.pages.window()

    @property
    def game(self) -> Game | None:
        """The current game with its house rules: the match's, or the lobby's choice.

        None if the rules contradict each other; the window then says why.
        """
        session = self._controller.match
        if session is not None:
            return session.setup.game
        game = self._pages.lobby.game()
        if game is None:
            self._pages.message.emit(self._pages.lobby.conflict())
        return game

    # -- commands

    def replay(self) -> None:
        """Replay this deal in a new match: same cards, dealer, totals and players."""
        session = self._controller.match
        if session is None or not self._matches.leave_check.may_leave():
            return
        self._matches.play_replay(*self._matches.archive.replay_deal(session, datetime.now()))
        self._pages.message.emit(self.tr("The same cards again."))

    def next(self) -> None:
        """Deal the next hand; in the middle of one, deal new cards in a new match."""
        controller = self._controller
        if controller.state is State.DEAL_OVER:
            if controller.is_settled:
                controller.next_deal()
        else:
            self._matches.play_again()

    def choose(self) -> DealDialog | None:
        """Ask for a deal: by number or code, from the clipboard, or by other commands."""
        if (game := self.game) is None:
            return None
        from trickdesk.ui.dialogs.deal import DealDialog

        dialog = DealDialog(game, self.offered, self._window)
        dialog.wanted.connect(self.deal)
        pass_by(dialog).open()
        return dialog

    def paste(self) -> None:
        """Show what would be dealt from the clipboard; open another code that is there."""
        if self._matches.open_text(QGuiApplication.clipboard().text()):
            return
        if (dialog := self.choose()) is not None:
            dialog.paste()

    def set_up(self) -> None:
        """Open the deal editor with no cards placed."""
        from trickdesk.session.deal_draft import Draft

        if (game := self.game) is not None:
            self._edit(Draft.empty(game))

    def change(self) -> None:
        """Open the deal editor with the deal that has just ended."""
        from trickdesk.session.branches import finished_deals
        from trickdesk.session.deal_draft import Draft

        session = self._controller.match
        if session is not None and session.state in (State.DEAL_OVER, State.MATCH_OVER):
            last = finished_deals(session)[-1]
            game = session.setup.game
            game = type(game)(game.options | dict(game.beginning_with(last.number)))
            self._edit(Draft.of(game, last.deal))

    def _edit(self, draft: Draft) -> None:
        from trickdesk.ui.lobby.deal_editor import DealEditor

        scale = text_scale(self._window.size())
        dialog = DealEditor(draft, self.players, self._controller.settings, scale, self._window)
        dialog.started.connect(lambda setup, deal: self.start(setup, deal, SET_UP))
        dialog.challenged.connect(self.challenged)
        pass_by(dialog).open()

    # -- dealing

    def begin(self, setup: Setup) -> None:
        """Start the match set up in the lobby; its deal number may be a deal code."""
        if setup.seed[:2].upper() != "TD":
            self._matches.start(setup)
            return
        from trickdesk.session.deal_code import read_wanted

        try:
            wanted = read_wanted(setup.seed, setup.game, typed=True)
        except TrickdeskError as error:
            inform(self._window, self.tr("Deal by number"), messages.sentence(error))
            return
        if wanted.deal is None:
            self._matches.start(setup)
            return
        players = setup.players if wanted.game.seats == setup.game.seats else self.players(wanted.game)
        self.start(Setup(wanted.game, players, wanted.seed, fair=KNOWN), wanted.deal, wanted.origin)

    def deal(self, wanted: DealRequest) -> None:
        """Start a match with the requested deal."""
        if wanted.record is not None:
            session = session_of(*wanted.record, self._matches.default_players(), None)
            if self._matches.leave_check.may_leave():
                self._matches.play_replay(*self._matches.archive.replay_deal(session, datetime.now()))
            return
        setup = self.setup(wanted.game, wanted.seed)
        if wanted.deal is None:
            self._matches.start(setup)
        else:
            self.start(setup, wanted.deal, wanted.origin)

    def start(self, setup: Setup, deal: Deal, origin: str) -> None:
        """Start a match with this deal."""
        if self._matches.leave_check.may_leave():
            self._matches.play(*self._matches.archive.start_with(setup, deal, origin, datetime.now()))

    def setup(self, game: Game, seed: str) -> Setup:
        """Return a setup for this game with the current players."""
        session = self._controller.match
        if session is not None and session.setup.game.id == game.id:
            before = session.setup
            if before.game.options == game.options:
                return replace(before.again(seed, KNOWN), first_dealer=before.first_dealer)
        return Setup(game, self.players(game), seed, fair=KNOWN)

    def players(self, game: Game) -> tuple[Player, ...]:
        """Return the players of the table if their number fits, else those of the lobby."""
        session = self._controller.match
        found: Sequence[Player] = ()
        if session is not None:
            found = [player.anew() for player in session.setup.players]
        if len(found) != game.seats:
            found = self._pages.lobby.players(game)
        known = {option.name for option in game.agreements}
        return tuple(
            replace(player, agreements=tuple(name for name in player.agreements if name in known))
            for player in found
        )
