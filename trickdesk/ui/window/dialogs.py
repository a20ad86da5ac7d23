"""Opens the window's dialogs; each is imported on demand and deleted when closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from trickdesk.engine.game import Game
from trickdesk.engine.view import public_view
from trickdesk.session import Player, Session
from trickdesk.storage.files import SaveError
from trickdesk.ui.qt.resources import read_resource
from trickdesk.ui.qt.window_placement import pass_by
from trickdesk.ui.text import fair_deals, messages
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme.avatars import symbols_of
from trickdesk.ui.widgets.file_dialogs import ask_where, ending_in
from trickdesk.ui.window.learning import LessonHost
from trickdesk.ui.window.match_manager import MatchManager
from trickdesk.ui.window.preferences import Preferences

if TYPE_CHECKING:
    from trickdesk.ui.window.commands import Shortcuts

SCRIPT = "verify_deal.py"


class Dialogs(QObject):
    """Opens dialogs for the current match, lesson or settings.

    Signals:
        languageChosen: The language has changed, which requires a new window.
    """

    languageChosen = Signal()

    def __init__(self, matches: MatchManager, learning: LessonHost, preferences: Preferences) -> None:
        super().__init__(matches)
        self._matches, self._learning, self._preferences = matches, learning, preferences
        self._pages, self._controller, self._archive = matches.pages, matches.controller, matches.archive
        self._paths, self._settings = matches.archive.paths, preferences.settings
        self._parent = matches.pages.window()

    def rules(self) -> None:
        """Show the rules of the current game at the current phase; not modal."""
        session, view = self._controller.session, self._pages.table.view
        if (learned := self._learning.game) is not None:
            self.rules_of(learned)
        elif session is not None:
            self.rules_of(session.setup.game, "" if view is None else view.phase, session.setup.players)
        elif (game := self._pages.lobby.game()) is not None:
            self.rules_of(game)

    def rules_of(self, game: Game, phase: str = "", players: tuple[Player, ...] = ()) -> None:
        from trickdesk.ui.dialogs.rules import RulesDialog

        pass_by(RulesDialog(game, phase, players, self._parent, self._settings.look)).show()

    def card_order(self) -> None:
        """Show which card beats which on the table; not modal."""
        view = self._pages.table.view
        if self._controller.session is not None and view is not None and self._learning.game is None:
            from trickdesk.ui.dialogs.rules import CardOrderDialog

            pass_by(CardOrderDialog(public_view(view), self._settings.look, self._parent)).show()

    def about(self) -> None:
        from trickdesk.ui.dialogs.about import AboutDialog

        pass_by(AboutDialog(self._parent)).open()

    def stored_files(self) -> None:
        """Show every file that the program keeps; files can be deleted there."""
        from trickdesk.ui.dialogs.stored_files import StoredFilesDialog

        dialog = StoredFilesDialog(self._paths, self._parent)
        dialog.deleted.connect(self._matches.list_unfinished)
        pass_by(dialog).open()

    def keys(self, shortcuts: Shortcuts) -> None:
        """Show all shortcuts; changes are saved at once."""
        from trickdesk.ui.window.key_list import KeysDialog

        dialog = KeysDialog(shortcuts, self._parent)
        dialog.changed.connect(self._preferences.save)
        pass_by(dialog).open()

    def settings(self, *, at_language: bool = False) -> None:
        """Show the settings; changes apply and are saved at once."""
        from trickdesk.ui.dialogs.settings import SettingsDialog

        dialog = SettingsDialog(self._settings, self._paths.data, self._parent)
        dialog.changed.connect(lambda _settings: self._preferences.commit())
        dialog.languageChosen.connect(self.languageChosen)
        dialog.programAdded.connect(self._matches.allow_program)
        if at_language:
            dialog.show_language()
        pass_by(dialog).open()

    def fair_deals(self) -> None:
        """Show how the deals of the match are fixed; in the lobby, those of the next one."""
        from trickdesk.ui.dialogs.fair_deals import FairDealsDialog

        pages, session = self._pages, self._controller.match
        if session is not None:
            dialog = FairDealsDialog(session, self._parent, self._matches.following)
            if pages.at_table and pages.screen_.can_test:
                found = self._controller.blindfold.summary
                dialog.offer_test(pages.screen_.test_last, fair_deals.blindfold_summary(found))
        elif (setup := pages.lobby.setup()) is not None:
            next_one = Session(setup, None)
            dialog = FairDealsDialog(next_one, self._parent)
            pages.lobby.seal(next_one.setup)
            dialog.cut.connect(lambda: pages.lobby.seal(next_one.setup))
        else:
            return
        dialog.scriptWanted.connect(self._save_script)
        pass_by(dialog).open()

    def _save_script(self) -> None:
        """Ask where to save the script that checks deals without the program, and save it."""
        folder = self._archive.saves.named_folder
        shown, ending = self.tr("Python scripts (*.py)"), ending_in(".py")
        path = ask_where(self._parent, self.tr("Save script"), folder / SCRIPT, shown, ending)
        if path is None:
            return
        try:
            self._archive.write(path, read_resource(f":/packaging/{SCRIPT}").encode())
        except SaveError as error:
            self._pages.banner.show_message(messages.sentence(error))
            return
        self._pages.message.emit(fill(self.tr("Saved as {name}."), name=path.name))

    def statistics(self, game_id: str = "") -> None:
        """Show the player's statistics, for one game or all; open a match chosen there."""
        from trickdesk.ui.statistics.dialog import StatisticsDialog

        name, symbols = self._settings.players.name, symbols_of(self._settings)
        dialog = StatisticsDialog(self._paths, name, self._parent, game_id, symbols)
        # Queued: the dialog is gone by then.
        dialog.opened.connect(self._matches.open_file, Qt.ConnectionType.QueuedConnection)
        pass_by(dialog).open()
