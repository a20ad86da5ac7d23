"""Main window: connects its parts, applies settings, restores its geometry."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QImage, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton

from trickdesk.games import games
from trickdesk.session import Archive
from trickdesk.storage.pictures.seat_pictures import picture_names
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui.cards.own import OWN, own_deck, take_decks
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.qt import window_placement
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.background import Background
from trickdesk.ui.qt.keys import ENTER, MENU
from trickdesk.ui.text import messages
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme import colours
from trickdesk.ui.theme.icons import window_icon
from trickdesk.ui.theme.own_pictures import kept_pictures, own_picture, take_pictures
from trickdesk.ui.widgets.file_dialogs import dropped
from trickdesk.ui.widgets.page_parts import grow_layouts
from trickdesk.ui.window.commands import Commands, Shortcuts
from trickdesk.ui.window.last_crash import LastCrash
from trickdesk.ui.window.menus import Menus
from trickdesk.ui.window.table_bar import TableBar
from trickdesk.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from trickdesk.storage.pictures.decks import DeckFolder
    from trickdesk.ui.lobby.lobby import Lobby
    from trickdesk.ui.sound.sounds import Sounds

ANSWER_MS = 1_500  # time in which a sound device responds
GROW_MS = 120
EDGE = 0.5  # margin beside the status text, in line heights
SMALLEST = (800, 500)
SMALLEST_LARGE = (1000, 620)  # for text of 150 % and more, which the lobby's form needs


class MainWindow(WindowParts):
    """The application's main window; owns the controller and the settings."""

    def __init__(
        self,
        archive: Archive,
        file: SettingsFile,
        controller: GameController | None = None,
        at_lobby: bool = True,
    ) -> None:
        """Create the window.

        Args:
            archive: Saved matches.
            file: Settings file.
            controller: Replaces the usual controller, for tests.
            at_lobby: Whether to show the lobby; False if a record is opened at once.
        """
        super().__init__(archive, file, controller)
        self._growing = QTimer(self, singleShot=True, interval=GROW_MS)
        self._growing.timeout.connect(self._grow)
        self.setWindowTitle("Trickdesk")
        application().setWindowIcon(window_icon())
        self.setAcceptDrops(True)
        self._sounds: Sounds | None = None
        self._sound: tuple[bool, int] | None = None  # the settings of sound that were applied last
        self._was_away = False
        self._sought = ""  # the user's own deck that was searched for last
        self._sought_pictures: set[str] = set()
        menus = Menus(self)
        self.commands = Commands(self, menus.all(), menus.is_taken)
        self.deals.offered = [self.commands[name] for name in ("set_up", "change_deal")]
        self.shortcuts = Shortcuts(self.commands, self.settings.keys)
        self.bar = TableBar(self.table, self.commands)
        self._connect()
        self._restore_place()
        self.apply_settings()
        if at_lobby:
            self.matches.show_lobby()
        if self.preferences.problem is not None:
            self.banner.show_message(messages.sentence(self.preferences.problem))
        else:
            LastCrash(self.pages, archive).tell()

    def _connect(self) -> None:
        changes = (self.pages.changed, self.controller.shown, self.controller.finisher.changed)
        for changed in (*changes, self.screen_.texts.changed):
            changed.connect(self.commands.update)
        self.pages.changed.connect(self.idle_cover.restart)
        self.pages.message.connect(self.status_bar.show_message)
        self.status_bar.seal.clicked.connect(self.dialogs.fair_deals)
        self.exports.message.connect(self.pages.message)
        self.pages.shown.connect(lambda: self.status_bar.setVisible(self.pages.has_status))
        self.pages.lobbyMade.connect(self._serve)
        self.matches.left.connect(self.status_bar.forget)
        self.matches.sharedOpened.connect(self._open_shared)
        self.screen_.replayWanted.connect(self.deals.replay)
        self.screen_.coach.prompter.learnt.connect(self.preferences.save)
        self.preferences.changed.connect(self.apply_settings)
        for changed in (self.pages.shown, self.dock.visibilityChanged, self.dock.topLevelChanged):
            changed.connect(self._set_smallest)
        self.preferences.changed.connect(self.matches.follow_names)
        application().applicationStateChanged.connect(self._hear)
        self.preferences.failed.connect(self.banner.show_message)
        theme_changed = colours.theme_signal()
        assert theme_changed is not None
        # Queued, so that a theme changed by our own settings has been applied by then.
        theme_changed.connect(self.banner.restyle)
        theme_changed.connect(self._follow_contrast, Qt.ConnectionType.QueuedConnection)

    def _serve(self, lobby: Lobby) -> None:
        """Connect the signals of the lobby."""
        from trickdesk.ui.lessons.files import has_lesson

        lobby.started.connect(self.deals.begin)
        lobby.shareWanted.connect(self.rules_sharing.do)
        lobby.rulesWanted.connect(self.dialogs.rules_of)
        lobby.statisticsWanted.connect(self.dialogs.statistics)
        lobby.coachWanted.connect(self.coaching.open)
        lobby.dealsWanted.connect(self.challenges.open)
        lobby.learnWanted.connect(self.learning.open)
        self.learning.ended.connect(lobby.follow_lesson)
        lobby.offer_lessons([game_id for game_id in games() if has_lesson(game_id)])
        lobby.presetsChanged.connect(self.preferences.save)
        lobby.started.connect(self.preferences.save)  # the lobby has stored the rules for the next match

    def _open_shared(self, kind: str, text: str) -> None:
        """Open a file or code that is no match."""
        if kind == "rules":
            self.rules_sharing.open_text(text)
        else:
            self.challenges.open_text(text)

    def show_error(self, name: str, file: Path) -> None:
        """Report an uncaught exception that was logged."""
        sentence = self.tr("Something went wrong ({error}). Your match is saved. Details are in {file}.")
        self.banner.show_message(fill(sentence, error=name, file=file))

    # -- sound

    @property
    def sounds(self) -> Sounds:
        """The sounds, created on first use."""
        if self._sounds is None:
            from trickdesk.ui.sound.sounds import Sounds, Speaker

            self._sounds = Sounds(self.settings, Speaker(), self)
            self.table.animator.shown.connect(self._sounds.note_event)
            self.table.animator.gathering.connect(self._sounds.gather)
            self.controller.settled.connect(self._sounds.settle)
        return self._sounds

    def _follow_sound(self) -> None:
        """Play a sample if sounds were turned on, or their volume was changed."""
        sound = self.settings.sound
        before, self._sound = self._sound, (sound.on, sound.volume)
        if sound.on and before is None:
            _ = self.sounds
        elif sound.on and before != self._sound:
            self.sounds.speaker.try_again()
            self.sounds.play("card" if before and before[0] else "turn")
            QTimer.singleShot(ANSWER_MS, self, self._report_sound)

    def _report_sound(self) -> None:
        """Report a missing sound device."""
        if self.settings.sound.on and self.sounds.speaker.broken is not None:
            self.pages.message.emit(
                self.tr("No sound device was found. Connect one, or check the system’s sound settings.")
            )

    # -- settings

    def apply_settings(self) -> None:
        """Apply the settings everywhere, at once."""
        self._grow()
        self._set_smallest()
        self.bar.setVisible(self.settings.look.table_bar)
        self.pages.apply_settings()
        self._find_own_deck()
        self._find_pictures()
        self._follow_sound()
        for page in (self.reviewing.page, self.learning.page):
            if page is not None:
                page.apply(self.settings)
        self.dock.draw_symbols()
        self.idle_cover.restart()
        self.shortcuts.apply(self.settings.keys)
        self.commands.update()

    def _follow_contrast(self) -> None:
        """React to the desktop turning high contrast on or off."""
        if self.table.felt.name != colours.felt_for(self.settings.look):
            self.apply_settings()

    def _hear(self, state: Qt.ApplicationState) -> None:
        """Hear of new names when the user comes back from another window."""
        is_active = state == Qt.ApplicationState.ApplicationActive
        if is_active and self._was_away:
            self.preferences.hear()
        self._was_away = not is_active

    def _find_own_deck(self) -> None:
        """Load the user's own deck in the background; classic cards are shown meanwhile."""
        deck = self.settings.look.deck
        if not deck.startswith(OWN) or deck == self._sought or own_deck(deck) is not None:
            return
        self._sought = deck
        from trickdesk.storage.pictures.decks import DeckFolder
        from trickdesk.ui.cards.own_decks import look_through

        work, show = partial(look_through, self.archive.paths.decks), self._show_own_deck
        Background("decks", self).ask(work, show, lambda _: show(DeckFolder((), ())))

    def _show_own_deck(self, found: DeckFolder) -> None:
        from trickdesk.ui.text import errors

        take_decks(found.decks)
        if sentence := errors.lost_deck_words(found, self.settings.look.deck):
            self.banner.show_message(sentence)
        self.apply_settings()

    def _find_pictures(self) -> None:
        """Load people's own pictures in the background; initials are shown meanwhile."""
        wanted = picture_names(self.settings) - self._sought_pictures
        names = [name for name in wanted if own_picture(name) is None]
        self._sought_pictures |= wanted
        if names:
            work = partial(kept_pictures, self.archive.paths.pictures, names)
            Background("pictures", self).ask(work, self._show_pictures)

    def _show_pictures(self, found: dict[str, QImage]) -> None:
        take_pictures(found)
        if found:
            self.apply_settings()

    # -- size and place

    def _grow(self) -> None:
        """Scale everything beside the table with the window; the table scales itself."""
        before = self._grown
        self._dress()
        if self._grown != before:
            grow_layouts(self)
        self.pages.grow()
        self.dock.grow(self._grown)
        margin = round(self.fontMetrics().height() * EDGE)
        self.status_bar.setContentsMargins(margin, 0, margin, 0)

    def _set_smallest(self) -> None:
        """Set the smallest size; a dock beside the table must not cover a part of it."""
        smallest = QSize(*(SMALLEST if self.settings.look.text_size < 150 else SMALLEST_LARGE))
        if (layout := self.layout()) and self.dock.isVisible() and not self.dock.isFloating():
            smallest = smallest.expandedTo(layout.totalMinimumSize())
        self.setMinimumSize(smallest)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if window_placement.text_scale(self.size()) != self._grown:
            self._growing.start()  # restyling everything is too slow for each step of a resize

    def _restore_place(self) -> None:
        """Restore the window's geometry; at first, use a size that fits the screen."""
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
            self.dock.wanted = not self.dock.isHidden()

    def appear(self) -> None:
        """Show the window for the first time."""
        if self._fills_screen:
            self.showMaximized()
        else:
            self.show()

    # -- Qt event handlers

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let unused keys press the focused button (Enter) or open a menu (Escape)."""
        focus = self.focusWidget()
        if event.key() in ENTER and isinstance(focus, QAbstractButton) and not event.isAutoRepeat():
            focus.click()
        elif event.key() in MENU and self.pages.at_table:
            self.bar.open_menu()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        from trickdesk.session.codes import kind_of  # rarely needed, so the program starts without it

        if dropped(event) or kind_of(event.mimeData().text()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        if paths := dropped(event):
            self.matches.open_files(paths)
        else:
            self.matches.open_text(event.mimeData().text())

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.matches.leave_check.may_leave(closing=True):
            event.ignore()
            return
        if not self.pages.at_table:
            self.dock.setVisible(self.dock.wanted)
        self.preferences.remember(self)
        self.learning.note_step()
        self.preferences.save()
        self.table.finish()
        self.reviewing.shut()
        self.web_pages.shut()
        self.coaching.shut()
        self.challenges.shut()
        self.matches.leave()
        self.controller.close()
        if self._sounds is not None:
            self._sounds.speaker.close()
        super().closeEvent(event)
