"""Opens the dialogs of the window; each is imported only when it is wanted, and deleted when it is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from trickdesk.engine.game import Game
from trickdesk.engine.view import public_view
from trickdesk.session import Player
from trickdesk.ui.qt.window_placement import pass_by
from trickdesk.ui.window.learning import LessonHost
from trickdesk.ui.window.match_manager import MatchManager
from trickdesk.ui.window.preferences import Preferences

if TYPE_CHECKING:
    from trickdesk.ui.window.commands import Shortcuts


class Dialogs(QObject):
    """``languageChosen()``: everything is to be said in another language, which takes another window."""

    languageChosen = Signal()

    def __init__(self, matches: MatchManager, learning: LessonHost, preferences: Preferences) -> None:
        super().__init__(matches)
        self._matches, self._learning, self._preferences = matches, learning, preferences
        self._paths, self._settings = matches.archive.paths, preferences.settings
        self._parent = matches.pages.window()

    def rules(self) -> None:
        """The rules of the game in force, at the phase that is being played; the table can be used beside them."""
        session, view = self._matches.controller.session, self._matches.pages.table.view
        if (learned := self._learning.game) is not None:
            self.rules_of(learned)
        elif session is not None:
            self.rules_of(session.setup.game, "" if view is None else view.phase, session.setup.players)
        elif (game := self._matches.pages.lobby.game()) is not None:
            self.rules_of(game)

    def rules_of(self, game: Game, phase: str = "", players: tuple[Player, ...] = ()) -> None:
        from trickdesk.ui.dialogs.rules import RulesDialog

        pass_by(RulesDialog(game, phase, players, self._parent, self._settings.look)).show()

    def card_order(self) -> None:
        """Which card beats which at the table, which can be used beside it."""
        view = self._matches.pages.table.view
        if self._matches.controller.session is not None and view is not None and self._learning.game is None:
            from trickdesk.ui.dialogs.rules import CardOrderDialog

            pass_by(CardOrderDialog(public_view(view), self._settings.look, self._parent)).show()

    def about(self) -> None:
        from trickdesk.ui.dialogs.about import AboutDialog

        pass_by(AboutDialog(self._parent)).open()

    def keys(self, shortcuts: Shortcuts) -> None:
        """All keys; what is changed there is saved at once."""
        from trickdesk.ui.window.key_list import KeysDialog

        dialog = KeysDialog(shortcuts, self._parent)
        dialog.changed.connect(self._preferences.save)
        pass_by(dialog).open()

    def settings(self, *, at_language: bool = False) -> None:
        """The settings; every change is taken over and saved at once."""
        from trickdesk.ui.dialogs.settings import SettingsDialog

        dialog = SettingsDialog(self._settings, self._paths.data, self._parent)
        dialog.changed.connect(lambda _settings: self._preferences.commit())
        dialog.languageChosen.connect(self.languageChosen)
        if at_language:
            dialog.show_language()
        pass_by(dialog).open()

    def statistics(self, game_id: str = "") -> None:
        """The figures of the person at this screen, in one game or in all; a match that is chosen there is opened."""
        from trickdesk.ui.statistics.dialog import StatisticsDialog

        dialog = StatisticsDialog(
            self._paths, self._matches.default_players().names[0], self._parent, game_id
        )
        # Once it is gone.
        dialog.opened.connect(self._matches.open_file, Qt.ConnectionType.QueuedConnection)
        pass_by(dialog).open()

    def practice(self) -> None:
        """Exercises in the rules that were chosen last."""
        from random import Random

        from trickdesk.ui.practice.dialog import PracticeDialog

        pass_by(PracticeDialog(self._settings, self._paths, Random(), None, self._parent)).open()
