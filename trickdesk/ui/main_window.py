"""The main window: lobby, table and curtain, one at a time, with menus, status bar, dock and banner."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from trickdesk.engine.actions import Call
from trickdesk.engine.ask import AskCall
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.session import Archive, CannotOpen, NewPlayers, Session, Setup, State
from trickdesk.storage.files import SaveError
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui import text, theme
from trickdesk.ui.banner import Banner
from trickdesk.ui.commands import Commands
from trickdesk.ui.controller import GameController
from trickdesk.ui.dialogs.curtain import Curtain
from trickdesk.ui.dialogs.opening import open_about, open_rules, open_settings
from trickdesk.ui.elided import ElidedLabel
from trickdesk.ui.files import ask_open, ask_save, dropped
from trickdesk.ui.garbage import tidy
from trickdesk.ui.lobby import Lobby
from trickdesk.ui.models import TableRecordDock
from trickdesk.ui.preferences import Preferences
from trickdesk.ui.table import accessibility
from trickdesk.ui.table.view import SMALLEST as TABLE_SMALLEST
from trickdesk.ui.table_screen import TableScreen

SMALLEST = (1000, 620)
DOCK_WIDTH = 316  # four cards side by side
MESSAGE_MS = 5000


def application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def new_seed() -> str:
    """A seed for a match that nobody can guess."""
    return str(secrets.randbelow(10**16))


class MainWindow(QMainWindow):
    """The application on the screen; owns the controller and the settings."""

    def __init__(
        self, archive: Archive, file: SettingsFile, controller: GameController | None = None
    ) -> None:
        super().__init__()
        self.archive = archive
        self.preferences = Preferences(file, self)
        self.settings = self.preferences.settings
        self._dress()  # first of all: widgets made before would keep their font at the first style sheet
        self.controller = controller or GameController(self.settings)
        self.controller.setParent(self)
        self.controller.settings = self.settings
        self.setWindowTitle("Trickdesk")
        self.setAcceptDrops(True)
        # From the outside in: whatever gets another parent is styled anew with all that it holds.
        centre = QWidget()
        self.setCentralWidget(centre)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.banner = Banner()
        self.stack = QStackedWidget()
        column.addWidget(self.banner)
        column.addWidget(self.stack)
        self.screen_ = TableScreen(self.controller)
        self.screen_.setMinimumSize(*TABLE_SMALLEST)
        self.table = self.screen_.table
        self.lobby = Lobby(self.settings, self.table.pixmaps, self.stack)
        self.curtain = Curtain(self.table.pixmaps)
        for page in (self.lobby, self.screen_, self.curtain):
            self.stack.addWidget(page)
        self.dock = TableRecordDock(self.table.pixmaps, self)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self.dock.hide()
        self._dock_wanted = False
        self.status, self.situation = ElidedLabel(), ElidedLabel()
        self.status.setIndent(8)
        self.statusBar().addWidget(self.status, 1)
        self.statusBar().addPermanentWidget(self.situation)
        self.commands = Commands(self)
        self._connect()
        self.setMinimumSize(*SMALLEST)
        self._restore_place()
        self.apply_settings()
        self.show_lobby()
        if self.preferences.problem is not None:
            self.banner.tell(str(self.preferences.problem))

    def _connect(self) -> None:
        controller, screen = self.controller, self.screen_
        controller.settled.connect(self._note)
        controller.replaced.connect(self._note)
        controller.shown.connect(self.update_commands)
        controller.curtainFell.connect(self._fall)
        controller.saveChanged.connect(self._tell_saved)
        screen.message.connect(self.show_message)
        screen.again.connect(self.play_again)
        screen.lobby.connect(self.show_lobby)
        self.curtain.seated.connect(self._lift)
        self.lobby.started.connect(self.start_match)
        self.lobby.resumed.connect(self.resume_match)
        self.lobby.discarded.connect(self.discard_match)
        self.lobby.rulesWanted.connect(self.show_rules_of)
        self.lobby.presetsChanged.connect(self.preferences.save)
        self.lobby.started.connect(self.preferences.save)  # the lobby has noted the rules for the next match
        self.preferences.changed.connect(self.apply_settings)
        self.preferences.failed.connect(self.banner.tell)
        self.dock.visibilityChanged.connect(self._dock_seen)
        theme_changed = theme.theme_signal(application())
        assert theme_changed is not None
        theme_changed.connect(self.banner.restyle)  # by the desktop too, not only by our settings

    # -- matches

    def fresh(self) -> NewPlayers:
        """What a record that does not name its players takes."""
        players = self.settings.players
        person = players.name or self.tr("You")
        return NewPlayers([person, *players.bot_names], players.bot_level, new_seed())

    def start_match(self, setup: Setup) -> None:
        """Begin a match as it was set up."""
        self.controller.leave()
        self.banner.clear()
        session, events = self.archive.start(setup, datetime.now())
        self._enter(session)
        self.controller.begin(session, events)

    def play_again(self) -> None:
        """The same players and rules once more."""
        session = self.controller.session
        if session is not None:
            self.start_match(session.setup.again(new_seed()))

    def resume_match(self, match_id: str) -> None:
        """Go on with an unfinished match."""
        self.controller.leave()
        try:
            session = self.archive.resume(match_id, self.fresh())
        except CannotOpen as error:
            self.banner.tell(str(error))
            self.show_lobby()
            return
        self.banner.clear()
        if session.repaired:
            words = self.tr("The last save of this match was damaged; it goes on from the one before.")
            self.banner.tell(words)
        self._enter(session)
        self.controller.begin(session)

    def continue_newest(self) -> None:
        """Go on with the match that was played last."""
        if (newest := self.lobby.newest()) is not None and self.controller.session is None:
            self.resume_match(newest)

    def discard_match(self, match_id: str) -> None:
        """Delete an unfinished match for good."""
        try:
            self.archive.saves.open_match(match_id).discard()
        except SaveError as error:
            self.banner.tell(str(error))
        self.show_lobby()

    def open_file(self, path: Path) -> None:
        """Open a record; if that fails, the match in progress goes on and the banner says why."""
        try:
            session = self.archive.open_file(path, self.fresh(), datetime.now())
        except CannotOpen as error:
            self.banner.tell(str(error))
            return
        self.banner.clear()
        self.controller.leave()
        self._enter(session)
        self.controller.begin(session)

    def _enter(self, session: Session) -> None:
        """Lay the table for a match."""
        if self.table.game is None or self.table.game.id != session.setup.game.id:
            self.table.pixmaps.clear()  # the cards of another game would only take memory
        game = session.setup.game
        self.screen_.configure(
            game, session.names, [text.player_words(player, game) for player in session.setup.players]
        )
        self.setWindowTitle(f"{text.game_name(session.setup.game)} – Trickdesk")
        self._show_page(self.screen_)
        self.table.setFocus()

    def show_lobby(self) -> None:
        """Leave the match, which can be continued, and set up another one."""
        played = self.controller.session is not None
        self.controller.leave()
        self.screen_.close_panel()
        self.lobby.refresh(self.archive.saves.unfinished())
        self.setWindowTitle("Trickdesk")
        self._show_page(self.lobby)
        self.status.clear()
        self.situation.clear()
        self.lobby.take_focus()
        if played:
            tidy()

    def _show_page(self, page: QWidget) -> None:
        self.stack.setCurrentWidget(page)
        playing = page is self.screen_
        self.dock.setVisible(playing and self._dock_wanted)
        self.update_commands()

    # -- the curtain

    def _fall(self, seat: Seat) -> None:
        """Hide everything and ask the next person to sit down."""
        session = self.controller.session
        assert session is not None
        self.screen_.cover(True)
        view = session.view_for(None)
        detail = self.tr("{game} · deal {deal} · {prompt}").format(
            game=text.game_name(view.game),
            deal=view.deal_number,
            prompt=text.prompt_words(view, session.names),
        )
        self.statusBar().clearMessage()
        self._show_page(self.curtain)
        self.curtain.fall(session.names[seat], detail)

    def _lift(self) -> None:
        """The next person has sat down."""
        if self.controller.state is not State.CURTAIN:
            return
        self.screen_.cover(False)
        self._show_page(self.screen_)
        self.controller.uncover()

    # -- what the window says

    def _note(self, view: PlayerView, _bottom: Seat = 0) -> None:
        """Bring status bar, dock and menus up to date."""
        session = self.controller.session
        if session is None:
            return
        self.status.setText(text.status_words(view, session.names))
        parts = [text.prompt_words(view, session.names), text.contract_words(view, session.names)]
        self.situation.setText(" · ".join(part for part in parts if part))
        if self.dock.isVisible():
            self.dock.set_view(view, session.names)
        self.update_commands()

    def show_message(self, sentence: str) -> None:
        """A sentence that stays for a moment: why something cannot be done. Empty: take it away."""
        self.statusBar().showMessage(sentence, MESSAGE_MS)
        if sentence and self.settings.accessibility.announcements != "off":
            accessibility.announce(self.table, sentence)

    def _tell_saved(self, sentence: str) -> None:
        if sentence:
            self.banner.tell(self.tr("This match is not saved: {reason}").format(reason=sentence))
        else:
            self.banner.clear()

    def update_commands(self, *_: object) -> None:
        """Enable what can be done now; behind the curtain nothing that could show a card."""
        commands, controller = self.commands, self.controller
        state = controller.state
        at_table = state is not None and self.stack.currentWidget() is self.screen_
        ask = controller.view.ask if at_table and controller.is_settled else None
        commands.resume.setEnabled(state is None and self.lobby.newest() is not None)
        commands.save_as.setEnabled(state is not None)
        commands.undo.setEnabled(controller.can_undo)
        commands.redo.setEnabled(controller.can_redo)
        commands.pass_.setEnabled(isinstance(ask, AskCall) and "pass" in ask.calls)
        commands.last_trick.setEnabled(at_table and any(t.winner is not None for t in controller.view.tricks))
        commands.record.setEnabled(at_table)
        commands.record.setChecked(self._dock_wanted)
        commands.four_colour.setChecked(self.settings.look.four_colour)
        commands.large_index.setChecked(self.settings.look.index == "large")
        commands.full_screen.setChecked(self.isFullScreen())
        for action in commands.themes.actions():
            action.setChecked(action.data() == self.settings.look.theme)

    # -- commands

    def call_pass(self) -> None:
        self.controller.act(Call("pass"))

    def show_last_trick(self) -> None:
        self.table.show_last_trick(True)

    def toggle_record(self) -> None:
        self._dock_wanted = not self._dock_wanted
        self.dock.setVisible(self._dock_wanted)
        if self._dock_wanted and self.dock.width() < DOCK_WIDTH:
            width = min(DOCK_WIDTH, self.width() - TABLE_SMALLEST[0] - 8)
            self.resizeDocks([self.dock], [width], Qt.Orientation.Horizontal)

    def _dock_seen(self, visible: bool) -> None:
        """The dock was opened, or closed with its own button."""
        session = self.controller.session
        if session is None or self.stack.currentWidget() is not self.screen_:
            return
        self._dock_wanted = visible
        if visible:
            self.dock.set_view(self.controller.view, session.names)
        self.commands.record.setChecked(visible)

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def choose_file(self) -> None:
        """Ask for a record to open."""
        if (path := ask_open(self, self.archive.saves.named_folder)) is not None:
            self.open_file(path)

    def choose_save(self) -> None:
        """Ask where to save a copy of the match."""
        session = self.controller.session
        if session is not None and (path := ask_save(self, self.archive.saves.named_folder, session)):
            self.save_match(path)

    def save_match(self, path: Path) -> None:
        """Save a copy of the match in progress."""
        assert self.controller.session is not None
        try:
            saved = self.archive.save_as(self.controller.session, path)
        except SaveError as error:
            self.banner.tell(str(error))
        else:
            self.show_message(self.tr("Saved as {name}.").format(name=saved.name))

    def show_rules(self) -> None:
        """The rules of the game in force, at the phase that is being played."""
        session = self.controller.session
        if session is not None:
            open_rules(self, session.setup.game, session.view_for(None).phase, session.setup.players)
        elif (game := self.lobby.game()) is not None:
            open_rules(self, game)

    def show_rules_of(self, game: Game) -> None:
        open_rules(self, game)

    def show_about(self) -> None:
        open_about(self)

    # -- settings

    def show_settings(self) -> None:
        open_settings(self, self.preferences, self.archive.paths.data)

    def apply_settings(self) -> None:
        """Take over the settings everywhere, at once."""
        settings = self.settings
        self._dress()
        self.table.apply(settings)
        self.lobby.seats.apply_settings()
        self.update_commands()

    def _dress(self) -> None:
        """Give the application its theme and its size of text."""
        theme.apply_theme(application(), self.settings.look.theme, self.settings.look.text_size / 100)

    def _restore_place(self) -> None:
        if not self.preferences.restore(self):
            self.resize(QSize(1280, 800).boundedTo(self.screen().availableSize()))
        if self.settings.window.state:
            self._dock_wanted = not self.dock.isHidden()

    # -- the window itself

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped(event)
        if path is not None:
            event.acceptProposedAction()
            self.open_file(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        at_table = self.stack.currentWidget() is self.screen_
        if not at_table:
            self.dock.setVisible(self._dock_wanted)
        self.preferences.remember(self)
        self.preferences.save()
        self.table.finish()
        self.controller.close()
        super().closeEvent(event)
