"""The parts of the main window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow

from trickdesk.session import Archive
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui.export.export import Export
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.match.hidden_cards import IdleCover
from trickdesk.ui.qt import window_placement
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.translation import speak
from trickdesk.ui.theme import colours
from trickdesk.ui.window.challenging import ChallengeHost
from trickdesk.ui.window.coaching import CoachHost
from trickdesk.ui.window.commands import Shortcuts
from trickdesk.ui.window.dialogs import Dialogs
from trickdesk.ui.window.dock import TableRecordDock
from trickdesk.ui.window.ending_commands import EndCommands
from trickdesk.ui.window.learning import LessonHost
from trickdesk.ui.window.match_manager import DealCommands, MatchManager
from trickdesk.ui.window.preferences import People, Preferences
from trickdesk.ui.window.reviewing import ReviewHost
from trickdesk.ui.window.rules_sharing import RulesSharing
from trickdesk.ui.window.screen_stack import ScreenStack
from trickdesk.ui.window.status_bar import StatusBar
from trickdesk.ui.window.web_pages import WebPages


class WindowParts(QMainWindow):
    """A window with all its parts, for the commands to use.

    Each part is given those that it needs, so no other order is possible. Only language and style come first,
    because existing texts and fonts would stay as they are.

    Attributes:
        shortcuts: The keys of all commands; they are there when the menus are.
    """

    shortcuts: Shortcuts

    def __init__(self, archive: Archive, file: SettingsFile, controller: GameController | None) -> None:
        super().__init__()
        self.archive = archive
        self.preferences = Preferences(file, self)
        self.settings = self.preferences.settings
        speak(application(), self.settings.language)
        self._dress()
        self.controller = controller or GameController(self.settings)
        self.controller.setParent(self)
        self.controller.settings = self.settings
        self.pages = ScreenStack(self.controller, self)
        self.setCentralWidget(self.pages)
        self.screen_, self.table, self.banner = self.pages.screen_, self.pages.table, self.pages.banner
        self.dock = TableRecordDock(self.pages, self)
        self.status_bar = StatusBar(self.screen_, self)
        self.setStatusBar(self.status_bar)
        self.matches = MatchManager(self.pages, archive)
        self.reviewing = ReviewHost(self.matches)
        self.learning = LessonHost(self.matches, self.preferences)
        self.deals = DealCommands(self.matches)
        self.rules_sharing = RulesSharing(self.matches, self.deals, self.preferences)
        self.exports = Export(self.controller, lambda: self.screen_.hidden, archive, self.banner, self)
        self.web_pages = WebPages(self.reviewing, self.matches)
        self.end_commands = EndCommands(self.screen_, lambda: self.pages.at_table)
        self.idle_cover = IdleCover(self.screen_, lambda: self.pages.at_table)
        self.people = People(self.preferences, archive.paths.pictures, self)
        self.dialogs = Dialogs(self.matches, self.learning, self.preferences)
        self.challenges = ChallengeHost(self.matches, self.reviewing, self.deals)
        self.coaching = CoachHost(self.matches, self.reviewing, self.learning, self.preferences)

    def _dress(self) -> None:
        """Apply the theme and the text size, which grows with the window."""
        self._grown = window_placement.text_scale(self.size())
        size = self.settings.look.text_size / 100 * self._grown
        large = self.settings.accessibility.large_targets
        colours.apply_theme(application(), self.settings.look.theme, size, large, self._grown)

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
