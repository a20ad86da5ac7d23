"""Status bar below the table: match and scores, what is awaited, and messages."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy, QStatusBar, QWidget

from trickdesk.engine.view import PlayerView
from trickdesk.ui import text
from trickdesk.ui.match.table_screen import TableScreen
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.widgets.elided_label import ElidedLabel

MESSAGE_MS = 5000


class StatusBar(QStatusBar):
    """Shows the state of the table; a message replaces it for a moment."""

    def __init__(self, screen: TableScreen, parent: QWidget) -> None:
        super().__init__(parent)
        # Long text must not make the window wider.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._table, self._controller = screen.table, screen.controller
        self.status, self.situation = ElidedLabel(), ElidedLabel()
        self.addWidget(self.status, 1)
        self.addPermanentWidget(self.situation)
        self._table.viewShown.connect(self._note)
        self._table.spoken.connect(self._show_situation)

    def forget(self) -> None:
        """Clear the bar when no match is visible."""
        self.status.clear()
        self.situation.clear()

    def _note(self, view: PlayerView) -> None:
        session = self._controller.session
        if session is None:
            return
        words, *shorter = text.status_words(view, session.names, session.setup.preset)
        if words != self.status.text():  # the shorter texts say the same
            self.status.setText(words, *shorter, *text.brief_status_words(view, session.names))
        self._show_situation(text.prompt_words(view, session.names))

    def _show_situation(self, sentence: str) -> None:
        """Show what the table is waiting for, or the message of a pause."""
        if self._controller.session is not None:
            self.situation.setText(sentence)

    def show_message(self, sentence: str) -> None:
        """Show a sentence for a moment, such as why something isn't possible.

        An empty sentence removes the message.
        """
        self.showMessage(sentence, MESSAGE_MS)
        if sentence and self._controller.settings.accessibility.announcements != "off":
            announce(self._table, sentence)
