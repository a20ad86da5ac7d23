"""Below the decks in the settings: where to add one, and why some cannot be used."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from trickdesk.storage.decks import Found
from trickdesk.storage.files import SaveError, make_folder, telling
from trickdesk.ui.cards.own_decks import OwnDecks
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.text.errors import refused_deck_words
from trickdesk.ui.widgets.plain_text import PlainLabel


class DeckNotes(QWidget):
    """Looks through the folder of decks each time it is shown. ``found()``: the decks there can be chosen."""

    found = Signal()

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._decks = OwnDecks(folder, self)
        self._decks.found.connect(self._tell)
        self.refused = PlainLabel()
        self.refused.setWordWrap(True)
        self.refused.setProperty("danger", True)
        self.refused.hide()
        about = PlainLabel(self.tr("A folder with SVG pictures of all cards adds a deck."))
        about.setWordWrap(True)
        about.setProperty("muted", True)
        self.open_folder = QPushButton(self.tr("Open the folder of decks"))
        self.look_again = QPushButton(self.tr("Look again"))
        self.open_folder.clicked.connect(self._open)
        self.look_again.clicked.connect(self._decks.look)
        row, column = QHBoxLayout(), QVBoxLayout(self)
        for button in (self.open_folder, self.look_again):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.refused)
        column.addWidget(about)
        column.addLayout(row)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._decks.look()

    def _tell(self, found: Found) -> None:
        sentences = [refused_deck_words(folder, why) for folder, why in found.refused]
        self.refused.setText("\n".join(sentences))
        self.refused.setVisible(bool(sentences))
        self.found.emit()

    def _open(self) -> None:
        """Show the folder, made where it is missing."""
        try:
            patiently(self._make, self.folder)
        except SaveError as error:
            self.refused.setText(str(error))
            self.refused.show()
        else:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder)))

    def _make(self) -> None:
        with telling(self.folder, writing=True):
            make_folder(self.folder)
