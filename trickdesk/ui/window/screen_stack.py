"""The parts of the main window: lobby, table and curtain, one at a time, with dock, banner and status bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMainWindow, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from trickdesk.bots.process.client import Trouble
from trickdesk.engine.cards import Seat
from trickdesk.engine.view import PlayerView
from trickdesk.session import Archive, State
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui import text
from trickdesk.ui.dialogs.curtain import Curtain
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.match.match_summaries import Standings
from trickdesk.ui.match.table_screen import TableScreen
from trickdesk.ui.qt import window_placement
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.translation import speak
from trickdesk.ui.review.return_bar import LineStrip
from trickdesk.ui.table import accessibility
from trickdesk.ui.table.view import SMALLEST as TABLE_SMALLEST
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme import colours
from trickdesk.ui.widgets.banner import Banner
from trickdesk.ui.widgets.elided_label import ElidedLabel
from trickdesk.ui.window.dock import TableRecordDock
from trickdesk.ui.window.preferences import Preferences

if TYPE_CHECKING:
    from trickdesk.ui.lobby import Lobby

MESSAGE_MS = 5000
GROW_MS = 120
EDGE = 0.5  # beside the status text, in lines


def dock_width(text_size: int, points: bool = False) -> int:
    """Four cards side by side and a scroll bar, ``points`` beside them; with large text the score sheet of eight needs
    more.

    ``text_size`` in percent.
    """
    return 268 + (54 if points else 0) + max(0, text_size - 100) * 52 // 50


class Pages(QMainWindow):
    """What stands in the window and what it says. ``changed()``: other commands may be possible now."""

    changed = Signal()

    def __init__(self, archive: Archive, file: SettingsFile, controller: GameController | None) -> None:
        super().__init__()
        self.archive = archive
        self.preferences = Preferences(file, self)
        self.settings = self.preferences.settings
        speak(application(), self.settings.language)  # before anything is said
        self._dress()  # first of all: widgets made before would keep their font at the first style sheet
        self._growing = QTimer(self)
        self._growing.setSingleShot(True)
        self._growing.setInterval(GROW_MS)
        self._growing.timeout.connect(self._grow)
        self.controller = controller or GameController(self.settings)
        self.controller.setParent(self)
        self.controller.settings = self.settings
        # From the outside in: whatever gets another parent is styled anew with all that it holds.
        centre = QWidget()
        self.setCentralWidget(centre)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.banner = Banner()
        self.stack = QStackedWidget()
        self.strip = LineStrip()
        column.addWidget(self.banner)
        column.addWidget(self.strip)
        column.addWidget(self.stack)
        self.screen_ = TableScreen(self.controller)
        self.screen_.setMinimumSize(*TABLE_SMALLEST)
        self.table = self.screen_.table
        self.curtain = Curtain(self.table.pixmaps)
        for page in (self.screen_, self.curtain):
            self.stack.addWidget(page)
        self._lobby: Lobby | None = None
        self.dock = TableRecordDock(self.table.pixmaps, self)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self.dock.hide()
        self.dock_wanted = False  # beside the table, whenever that is up
        self.standings = Standings(archive.standing, self)
        self.status, self.situation = ElidedLabel(), ElidedLabel()
        self.statusBar().addWidget(self.status, 1)
        self.statusBar().addPermanentWidget(self.situation)
        self.table.viewShown.connect(self._note)
        for signal in (self.controller.settled, self.controller.replaced):
            signal.connect(self.changed)
        self.controller.curtainFell.connect(self._fall)
        self.controller.saveChanged.connect(self._tell_saved)
        self.controller.botsChanged.connect(self._tell_bots)
        self._bots_told = ""  # why the banner says that bots fail
        self._unsaved_told = ""  # ... and that the match is not saved
        self.screen_.message.connect(self.show_message)
        self.table.told.connect(self._tell)
        self.screen_.hiddenChanged.connect(self.changed)
        self.curtain.seated.connect(self._lift)
        self.dock.visibilityChanged.connect(self._dock_seen)

    def _dress(self) -> None:
        """Give the application its theme and its size of text, which grows with the window."""
        self._grown = window_placement.text_scale(self.size())
        size = self.settings.look.text_size / 100 * self._grown
        large = self.settings.accessibility.large_targets
        colours.apply_theme(application(), self.settings.look.theme, size, large)

    def _grow(self) -> None:
        """Everything beside the table follows the size of the window, as the table does by itself."""
        self._dress()
        if self._lobby is not None:
            self._lobby.grow(self._grown)
        self.dock.grow(self._grown)
        self._widen_dock()
        margin = round(self.fontMetrics().height() * EDGE)
        self.statusBar().setContentsMargins(margin, 0, margin, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if window_placement.text_scale(self.size()) != self._grown:
            self._growing.start()  # to style everything anew takes too long for each step of a resize

    # -- which page is up

    @property
    def lobby(self) -> Lobby:
        """Made when it is first wanted: who starts with a record waits for the table alone."""
        if self._lobby is None:
            self._lobby = self._make_lobby()
        return self._lobby

    def _make_lobby(self) -> Lobby:
        from trickdesk.ui.lobby import Lobby

        lobby = Lobby(self.settings, self.table.pixmaps, self.stack)
        self.stack.addWidget(lobby)
        lobby.grow(self._grown)
        self.standings.found.connect(lobby.set_standing)
        return lobby

    @property
    def at_table(self) -> bool:
        """Whether the table can be seen."""
        return self.stack.currentWidget() is self.screen_

    def show_review(self, page: QWidget) -> None:
        """Show the review instead of the table."""
        self.statusBar().clearMessage()
        self.show_page(page, status=False)

    def show_table(self) -> None:
        """Show the table again, as it was; the keyboard goes to what is asked there."""
        self.show_page(self.screen_)
        (self.screen_.panel or self.table).setFocus()

    def show_page(self, page: QWidget, status: bool = True) -> None:
        """Show one of the pages instead of another; ``status``: with the status bar below it."""
        for i in range(self.stack.count()):  # the room that the others would need is not kept for them
            other = self.stack.widget(i)
            assert other is not None
            policy = QSizePolicy.Policy.Preferred if other is page else QSizePolicy.Policy.Ignored
            other.setSizePolicy(policy, policy)
        self.stack.setCurrentWidget(page)
        self.statusBar().setVisible(status)
        self.dock.setVisible(self.at_table and self.dock_wanted)
        self.changed.emit()

    # -- the curtain

    def _fall(self, seat: Seat) -> None:
        """Hide everything and ask the next person to sit down."""
        session = self.controller.session
        assert session is not None
        self.screen_.cover(True)
        view = session.view_for(None)
        detail = fill(
            self.tr("{game} · {deal} · {prompt}"),
            game=text.game_name(view.game),
            deal=text.deal_words(view),
            prompt=text.prompt_words(view, session.names),
        )
        self.statusBar().clearMessage()
        self.show_page(self.curtain)
        self.curtain.fall(session.names[seat], text.taken_words(view, session.names), detail)

    def _lift(self) -> None:
        """The next person has sat down."""
        if self.controller.state is not State.CURTAIN:
            return
        self.screen_.cover(False)
        self.show_page(self.screen_)
        # The trick has gone from the table while somebody else sat there; it is heard before what is asked.
        self.screen_.tell(text.taken_words(self.controller.view, self.screen_.names))
        self.controller.uncover()

    def toggle_cards(self) -> None:
        """Hide the player's cards from whoever comes by, or show them again."""
        self.screen_.hide_cards(not self.screen_.hidden)

    # -- the dock

    def toggle_record(self) -> None:
        self.dock_wanted = not self.dock_wanted
        self.dock.setVisible(self.dock_wanted)
        self._widen_dock()

    def _widen_dock(self) -> None:
        """Give the record beside the table the room of its cards, as far as the table can spare it."""
        points = self.controller.session is not None and self.controller.view.game.counts_points
        wanted = round(dock_width(self.settings.look.text_size, points) * self._grown)
        width = min(max(wanted, self.dock.width()), self.width() - TABLE_SMALLEST[0] - 8)
        if self.dock.isVisible() and self.dock.width() != width:
            self.resizeDocks([self.dock], [width], Qt.Orientation.Horizontal)

    def _dock_seen(self, visible: bool) -> None:
        """The dock was opened, or closed with its own button."""
        session = self.controller.session
        if session is None or not self.at_table:
            return
        self.dock_wanted = visible
        if visible and self.table.view is not None:
            self.dock.set_view(self.table.view, session.names)
        self.changed.emit()

    # -- what the window says

    def _note(self, view: PlayerView) -> None:
        """Let status bar and dock tell what the table shows."""
        session = self.controller.session
        if session is None:
            return
        brief = text.brief_status_words(view, session.names)
        self.status.setText(text.status_words(view, session.names), *brief)
        self._tell(text.prompt_words(view, session.names))
        if self.dock.isVisible():
            self.dock.set_view(view, session.names)

    def _tell(self, words: str) -> None:
        """Say in the status bar what the table waits for, or what has happened while it rests."""
        session = self.controller.session
        if session is not None and self.table.view is not None:
            parts = [words, text.contract_words(self.table.view, session.names)]
            self.situation.setText(" · ".join(part for part in parts if part))

    def show_message(self, sentence: str) -> None:
        """A sentence that stays for a moment: why something cannot be done. Empty: take it away."""
        self.statusBar().showMessage(sentence, MESSAGE_MS)
        if sentence and self.settings.accessibility.announcements != "off":
            accessibility.announce(self.table, sentence)

    def _tell_saved(self, sentence: str) -> None:
        self.banner.withdraw(self._unsaved_told)
        if sentence:
            self._unsaved_told = fill(self.tr("This match is not saved: {reason}"), reason=sentence)
            self.banner.tell(self._unsaved_told)

    def _tell_bots(self, trouble: Trouble | None) -> None:
        """Say that the computer players fail, until they do not."""
        if trouble is None:
            self.banner.withdraw(self._bots_told)
        else:
            self._bots_told = text.trouble_words(trouble)
            self.banner.tell(self._bots_told)
