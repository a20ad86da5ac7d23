"""House rules as a file or code: sending those of the set-up, and opening others."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.game import Game
from trickdesk.storage.saves import SHARED
from trickdesk.ui.qt.window_placement import pass_by
from trickdesk.ui.text import messages
from trickdesk.ui.text.words import fill, translate
from trickdesk.ui.widgets.file_dialogs import save_shared
from trickdesk.ui.window.match_manager import DealCommands, MatchManager
from trickdesk.ui.window.preferences import Preferences


class RulesSharing(QObject):
    """Copies, saves and opens house rules."""

    def __init__(self, matches: MatchManager, deals: DealCommands, preferences: Preferences) -> None:
        super().__init__(matches)
        self._matches, self._deals, self._preferences = matches, deals, preferences
        self._pages = matches.pages

    def do(self, what: str) -> None:
        """Do what the set-up offers: `copy`, `save`, `open` or `paste`."""
        if what == "open":
            self._matches.choose_file()
        elif what == "paste":
            self._deals.paste()
        elif (rules := self._pages.lobby.page.rules.shared()) is None:
            self._pages.message.emit(self._pages.lobby.conflict())
        elif what == "copy":
            QGuiApplication.clipboard().setText(rules.code)
            self._pages.message.emit(self.tr("The code of these rules was copied."))
        else:
            folder, window = self._matches.archive.saves.named_folder, self._pages.window()
            path = save_shared(window, folder, rules.name, SHARED["rules"], rules.file_text)
            if path is not None:
                self._pages.message.emit(translate("MatchManager", "Saved as {name}.", name=path.name))

    def open_text(self, text: str) -> None:
        """Show what a file or code says, and ask whether to keep it."""
        from trickdesk.session.house_rules import read_rules
        from trickdesk.ui.lobby.shared_rules import SharedRules

        try:
            rules = read_rules(text)
        except TrickdeskError as error:
            self._pages.banner.show_message(messages.sentence(error))
            return
        dialog = SharedRules(rules, self._preferences.settings, self._pages.window())
        dialog.kept.connect(partial(self._take, type(rules.game)))
        pass_by(dialog).open()

    def _take(self, kind: type[Game], name: str) -> None:
        """Save new rules; outside a match, show them in the set-up."""
        self._preferences.save()
        if self._pages.stack.currentWidget() is self._pages.lobby:
            self._pages.lobby.choose(kind.id)
            self._pages.lobby.show_setup()
            self._pages.lobby.page.rules.choose_preset(name)
        self._pages.message.emit(fill(self.tr("Kept as “{name}”."), name=name))
