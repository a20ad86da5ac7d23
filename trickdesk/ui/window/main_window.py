"""The main window: its parts and matches with menus, commands, settings, and a place on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

from trickdesk.engine.actions import Call
from trickdesk.engine.bids import PASS
from trickdesk.engine.game import Game
from trickdesk.engine.view import public_view
from trickdesk.games import games
from trickdesk.session import Archive
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui.cards.own import OWN, own_deck
from trickdesk.ui.dialogs.opening import (
    open_about,
    open_card_order,
    open_keys,
    open_practice,
    open_rules,
    open_settings,
    open_statistics,
)
from trickdesk.ui.export.export import Exports
from trickdesk.ui.export.files import dropped
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.match.ending_commands import DealEnds
from trickdesk.ui.match.hide_when_idle import Guard
from trickdesk.ui.match.new_deal import Deals
from trickdesk.ui.qt import window_placement
from trickdesk.ui.qt.application import application
from trickdesk.ui.text.errors import error_words
from trickdesk.ui.theme import colours
from trickdesk.ui.window.commands import Commands
from trickdesk.ui.window.match_manager import Matches
from trickdesk.ui.window.profiles import Persons
from trickdesk.ui.window.shortcuts import Shortcuts

if TYPE_CHECKING:
    from trickdesk.storage.decks import Found
    from trickdesk.ui.lobby import Lobby
    from trickdesk.ui.sound.sounds import Sounds

ANSWER_MS = 1_500  # in which a sound device answers
SMALLEST = (800, 500)
SMALLEST_LARGE = (1000, 620)  # with text half as large again, for the lobby's form


class MainWindow(Matches):
    """The application on the screen; owns the controller and the settings.

    ``languageChosen``: everything is to be said in another language, which takes another window.
    """

    languageChosen = Signal()

    def __init__(
        self,
        archive: Archive,
        file: SettingsFile,
        controller: GameController | None = None,
        at_lobby: bool = True,
    ) -> None:
        """``at_lobby``: False where a record is opened at once."""
        super().__init__(archive, file, controller)
        self.setWindowTitle("Trickdesk")
        self.setAcceptDrops(True)
        self.deals, self.exports, self.ends = Deals(self), Exports(self), DealEnds(self)
        self._sounds: Sounds | None = None
        self._sought = ""  # the last deck of one's own that was not known yet
        self.persons = Persons(self)
        self.commands = Commands(self)
        self.shortcuts = Shortcuts(self.commands, self.settings.keys)
        self.guard = Guard(self)
        self._connect()
        self._restore_place()
        self.apply_settings()
        if at_lobby:
            self.show_lobby()
        if self.preferences.problem is not None:
            self.banner.tell(error_words(self.preferences.problem))

    def _connect(self) -> None:
        self.changed.connect(self.commands.update)
        self.controller.shown.connect(self.commands.update)
        self.controller.ender.changed.connect(self.commands.update)
        self.screen_.again.connect(self.play_again)
        self.screen_.lobby.connect(self.show_lobby)
        self.screen_.reviewWanted.connect(self.reviewing.toggle)
        self.screen_.texts.changed.connect(self.commands.update)
        self.screen_.replayWanted.connect(self.deals.replay)
        self.screen_.matchOver.connect(self.reviewing.sum_up)
        self.screen_.matchOver.connect(lambda: self.table.bow(self.controller.view))
        self.screen_.coach.guide.learnt.connect(self.preferences.save)
        self.strip.back.connect(self.reviewing.end_line)
        self.preferences.changed.connect(self.apply_settings)
        self.preferences.failed.connect(self.banner.tell)
        theme_changed = colours.theme_signal(application())
        assert theme_changed is not None
        # By the desktop too, not only by our settings, whose own change is through when its turn comes.
        theme_changed.connect(self.banner.restyle)
        theme_changed.connect(self._follow_contrast, Qt.ConnectionType.QueuedConnection)

    def _make_lobby(self) -> Lobby:
        from trickdesk.ui.lessons.files import has_lesson

        lobby = super()._make_lobby()
        lobby.started.connect(self.deals.begin)
        lobby.resumed.connect(self.resume_match)
        lobby.discarded.connect(self.discard_match)
        lobby.rulesWanted.connect(self.show_rules_of)
        lobby.statisticsWanted.connect(self.show_statistics)
        lobby.practiceWanted.connect(self.show_practice)
        lobby.learnWanted.connect(self.learn)
        lobby.offer_lessons([game_id for game_id in games() if has_lesson(game_id)])
        lobby.presetsChanged.connect(self.preferences.save)
        lobby.started.connect(self.preferences.save)  # the lobby has noted the rules for the next match
        return lobby

    # -- commands

    def call_pass(self) -> None:
        self.controller.act(Call(PASS))

    def give_hint(self) -> None:
        """A hint, or in a lesson what is right there."""
        if self.learning.page is not None and self.learning.is_up:
            self.learning.page.show_answer()
        else:
            self.screen_.coach.toggle_hint()

    def show_last_trick(self) -> None:
        if self.screen_.texts.is_on:
            self.screen_.texts.say_last_trick()
        else:
            self.table.show_last_trick(True)

    def toggle_text_table(self) -> None:
        self.screen_.texts.set_on(not self.screen_.texts.is_on)

    def say_situation(self) -> None:
        self.screen_.texts.say_situation()

    @property
    def sounds(self) -> Sounds:
        """Made when somebody wants to hear something."""
        if self._sounds is None:
            from trickdesk.ui.sound.sounds import Sounds
            from trickdesk.ui.sound.speaker import Speaker

            self._sounds = Sounds(self.settings, self.table.director, Speaker())
            self.controller.settled.connect(self._sounds.settle)
        return self._sounds

    def toggle_sound(self) -> None:
        self.settings.sound.on = not self.settings.sound.on
        self.preferences.commit()
        if self.settings.sound.on:
            self.sounds.speaker.try_again()
            self.sounds.play("turn")  # what it sounds like
            QTimer.singleShot(ANSWER_MS, self, self._tell_sound)

    def _tell_sound(self) -> None:
        """Say it where nothing was heard."""
        if self.settings.sound.on and self.sounds.speaker.broken is not None:
            self.show_message(self.tr("No sound device answers."))

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_rules(self) -> None:
        """The rules of the game in force, at the phase that is being played."""
        session, view = self.controller.session, self.table.view
        if (learned := self.learning.game) is not None:
            open_rules(self, self.settings.look, learned)
        elif session is not None:
            phase, players = "" if view is None else view.phase, session.setup.players
            open_rules(self, self.settings.look, session.setup.game, phase, players)
        elif (game := self.lobby.game()) is not None:
            open_rules(self, self.settings.look, game)

    def show_card_order(self) -> None:
        """Which card beats which at the table."""
        view = self.table.view
        if self.controller.session is not None and view is not None and self.learning.game is None:
            open_card_order(self, self.settings.look, public_view(view))

    def show_rules_of(self, game: Game) -> None:
        open_rules(self, self.settings.look, game)

    def learn(self, game_id: str) -> None:
        """The lesson of a game; the match, if there is one, waits as it is."""
        self.learning.open(game_id)

    def show_about(self) -> None:
        open_about(self)

    def show_keys(self) -> None:
        open_keys(self, self.shortcuts, self.preferences)

    def show_statistics(self, game_id: str = "") -> None:
        """The figures of the person at this screen, in one game or in all."""
        open_statistics(self, self.archive.paths, self.fresh().names[0], self.open_file, game_id)

    def show_practice(self) -> None:
        open_practice(self, self.settings, self.archive.paths)

    # -- settings

    def show_settings(self) -> None:
        open_settings(self, self.preferences, self.archive.paths.data)

    def apply_settings(self) -> None:
        """Take over the settings everywhere, at once."""
        self._grow()
        self.setMinimumSize(*(SMALLEST if self.settings.look.text_size < 150 else SMALLEST_LARGE))
        self.screen_.apply(self.settings)
        self._find_own_deck()
        if self.settings.sound.on:
            _ = self.sounds
        if self.reviewing.page is not None:
            self.reviewing.page.apply(self.settings)
        if self.learning.page is not None:
            self.learning.page.apply(self.settings)
        self.dock.draw_symbols()
        if self._lobby is not None:
            self._lobby.apply_settings()
        self.guard.watch()
        self.shortcuts.apply(self.settings.keys)
        self.commands.update()

    def _follow_contrast(self) -> None:
        """The desktop has asked for high contrast, or does no longer."""
        if self.table.felt.name != colours.felt_for(self.settings.look):
            self.apply_settings()

    def _find_own_deck(self) -> None:
        """The cards are the classic ones until the deck that was chosen has been read."""
        deck = self.settings.look.deck
        if not deck.startswith(OWN) or deck == self._sought or own_deck(deck) is not None:
            return
        self._sought = deck
        from trickdesk.ui.cards.own_decks import OwnDecks

        decks = OwnDecks(self.archive.paths.decks, self)
        decks.found.connect(self._show_own_deck)
        decks.look()

    def _show_own_deck(self, found: Found) -> None:
        from trickdesk.ui.text.decks import lost_deck_words

        if words := lost_deck_words(found, self.settings.look.deck):
            self.banner.tell(words)
        self.apply_settings()

    def _restore_place(self) -> None:
        """As the window was left; the first time at the usual size, or as large as a small screen."""
        known = self.preferences.restore(self)
        available = window_placement.available_for(self)
        space = window_placement.room(available).size()
        self._fills_screen = (
            not (known or window_placement.is_roomy(available))
            or space.expandedTo(self.minimumSize()) != space
        )
        if known:
            window_placement.bring_back(self)
        else:
            self.resize(window_placement.USUAL.boundedTo(space))
        if self.settings.window.state:
            self.dock_wanted = not self.dock.isHidden()

    def appear(self) -> None:
        """Show the window for the first time."""
        if self._fills_screen:
            self.showMaximized()
        else:
            self.show()

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
        if not self.leaving.allowed(closing=True):
            event.ignore()
            return
        if not self.at_table:
            self.dock.setVisible(self.dock_wanted)
        self.preferences.remember(self)
        self.preferences.save()
        self.table.finish()
        self.reviewing.shut()
        self.controller.close()
        if self._sounds is not None:
            self._sounds.speaker.close()
        super().closeEvent(event)
