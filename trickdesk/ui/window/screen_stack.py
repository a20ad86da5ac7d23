"""The window's screens below the banner: lobby, table, curtain and others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from trickdesk.bots.process.client import Trouble
from trickdesk.engine.cards import Seat
from trickdesk.session import State
from trickdesk.ui.dialogs.curtain import Curtain
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.match.table_screen import TableScreen
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.review.return_bar import ReturnBar
from trickdesk.ui.text import event_text, game_words, name_text, player_text, scores
from trickdesk.ui.text.words import fill
from trickdesk.ui.widgets.banner import Banner
from trickdesk.ui.widgets.page_parts import lay_column

if TYPE_CHECKING:
    from trickdesk.ui.lobby.lobby import Lobby


class ScreenStack(QWidget):
    """Shows one screen at a time.

    Signals:
        shown: Another screen is visible.
        changed: Other commands may be available now.
        message(sentence): A sentence to show for a moment.
        lobbyMade(lobby): The lobby was created.
    """

    shown = Signal()
    changed = Signal()
    message = Signal(str)
    lobbyMade = Signal(object)

    def __init__(self, controller: GameController, parent: QWidget) -> None:
        super().__init__(parent)
        self.controller = controller
        self.banner = Banner()
        self.stack = QStackedWidget()
        self.return_bar = ReturnBar()
        lay_column(self.banner, self.return_bar, self.stack, on=self, margins=0, spacing=0)
        self.screen_ = TableScreen(controller)
        self.table = self.screen_.table
        self.screen_.setMinimumSize(self.table.smallest)
        self.curtain = Curtain(self.table.pixmaps)
        for page in (self.screen_, self.curtain):
            self.stack.addWidget(page)
        self._bare: list[QWidget] = []  # screens without the status bar below
        self._lobby: Lobby | None = None
        for signal in (controller.settled, controller.replaced, self.screen_.hiddenChanged):
            signal.connect(self.changed)
        controller.curtainNeeded.connect(self._show_curtain)
        controller.saveChanged.connect(self._show_save_state)
        controller.botsChanged.connect(self._show_bot_trouble)
        controller.bots.programFailed.connect(self._show_program_failure)
        self._bot_message = ""  # the banner's text about failing bots
        self._save_message = ""  # the banner's text about a failed save
        self.screen_.message.connect(self.message)
        self.curtain.seated.connect(self._hide_curtain)

    @property
    def lobby(self) -> Lobby:
        """The lobby, created on first use: opening a record needs only the table."""
        if self._lobby is None:
            from trickdesk.ui.lobby.lobby import Lobby

            self._lobby = Lobby(self.controller.settings, self.table.pixmaps, self.stack)
            self.stack.addWidget(self._lobby)
            self.lobbyMade.emit(self._lobby)
        return self._lobby

    def apply_settings(self) -> None:
        self.screen_.apply(self.controller.settings)
        if self._lobby is not None:
            self._lobby.apply_settings()

    def grow(self) -> None:
        """Follow the size of the window; the table scales itself."""
        if self._lobby is not None:
            self._lobby.grow()

    # -- the current screen

    @property
    def at_table(self) -> bool:
        """Whether the table is visible."""
        return self.stack.currentWidget() is self.screen_

    @property
    def in_lobby(self) -> bool:
        """Whether the lobby is visible."""
        return self._lobby is not None and self.stack.currentWidget() is self._lobby

    @property
    def has_status(self) -> bool:
        """Whether the visible screen has the status bar below it."""
        return self.stack.currentWidget() not in self._bare

    def copy_picture(self) -> None:
        """Copy a picture of the visible screen, with the panel on it."""
        self.table.note_moves()
        QGuiApplication.clipboard().setPixmap(self.stack.grab())
        self.message.emit(self.tr("Copied a picture."))

    def add_bare(self, page: QWidget) -> None:
        """Add a screen that has no status bar below it."""
        self.stack.addWidget(page)
        self._bare.append(page)

    def show_table(self) -> None:
        """Show the table as it was, with the focus on what it is waiting for."""
        self.show_page(self.screen_)
        (self.screen_.panel or self.table).setFocus()

    def show_page(self, page: QWidget) -> None:
        """Show one of the screens."""
        for i in range(self.stack.count()):  # hidden screens must not claim their minimum size
            other = self.stack.widget(i)
            assert other is not None
            policy = QSizePolicy.Policy.Preferred if other is page else QSizePolicy.Policy.Ignored
            other.setSizePolicy(policy, policy)
        self.stack.setCurrentWidget(page)
        self.shown.emit()
        self.changed.emit()

    # -- the curtain

    def _show_curtain(self, seat: Seat) -> None:
        """Hide everything, and ask the next person to sit down."""
        session = self.controller.current
        self.screen_.cover(True)
        view, names = session.view_for(None), name_text.names_of(session.setup.players)
        detail = fill(
            self.tr("{game} · {deal} · {prompt}"),
            game=game_words.game_name(view.game),
            deal=scores.deal_words(view),
            prompt=scores.prompt_words(view, names),
        )
        self.message.emit("")
        self.show_page(self.curtain)
        self.curtain.show_for(names[seat], event_text.taken_words(view, names), detail)

    def _hide_curtain(self) -> None:
        """Show the table to the person who has sat down."""
        if self.controller.state is not State.CURTAIN:
            return
        self.screen_.cover(False)
        self.show_page(self.screen_)
        # The trick was cleared while another person sat here, so report it before the prompt.
        self.screen_.show_message(event_text.taken_words(self.controller.view, self.screen_.names))
        self.controller.uncover()

    def toggle_cards(self) -> None:
        """Hide the player's cards, or show them again."""
        self.screen_.hide_cards(not self.screen_.hidden)

    # -- text of the banner

    def _show_save_state(self, sentence: str) -> None:
        self.banner.withdraw(self._save_message)
        if sentence:
            self._save_message = fill(self.tr("This match isn’t saved: {reason}"), reason=sentence)
            self.banner.show_message(self._save_message)

    def _show_bot_trouble(self, trouble: Trouble | None) -> None:
        """Show that computer players fail, until they work again."""
        if trouble is None:
            self.banner.withdraw(self._bot_message)
        else:
            self._bot_message = player_text.trouble_words(trouble)
            self.banner.show_message(self._bot_message)

    def _show_program_failure(self, problem: Exception, is_over: bool) -> None:
        """Show why a program of the user's own doesn't play."""
        self.banner.show_message(player_text.program_failure_words(problem, is_over))
        announce(self.banner, self.banner.text)
