"""The settings in force: loaded, changed by menus and dialog, saved at once."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QObject, Signal
from PySide6.QtWidgets import QMainWindow

from trickdesk.storage.files import SaveError
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.text.errors import error_words
from trickdesk.ui.text.words import fill


class Preferences(QObject):
    """``changed()``: take them over everywhere. ``failed(sentence)``: why they could not be saved."""

    changed = Signal()
    failed = Signal(str)

    def __init__(self, file: SettingsFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = file
        self.settings, self.problem = file.load()

    def save(self) -> None:
        """Write the settings file."""
        try:
            patiently(lambda: self.file.save(self.settings), self.file.path)
        except SaveError as error:
            self.failed.emit(fill(self.tr("The settings are not saved: {reason}"), reason=error_words(error)))

    def commit(self) -> None:
        """Settings were changed in place."""
        self.changed.emit()
        self.save()

    def set_theme(self, mode: str) -> None:
        self.settings.look.theme = mode
        self.commit()

    def toggle_four_colour(self) -> None:
        self.settings.look.four_colour = not self.settings.look.four_colour
        self.commit()

    def toggle_large_index(self) -> None:
        look = self.settings.look
        look.index = "standard" if look.index == "large" else "large"
        self.commit()

    # -- the place of the window

    def restore(self, window: QMainWindow) -> bool:
        """Put a window where it was last; False if that is not known."""
        place = self.settings.window
        if place.state:
            window.restoreState(_from_base64(place.state))
        return bool(place.geometry) and window.restoreGeometry(_from_base64(place.geometry))

    def remember(self, window: QMainWindow) -> None:
        """Note where a window is."""
        place = self.settings.window
        place.geometry = _to_base64(window.saveGeometry())
        place.state = _to_base64(window.saveState())


def _to_base64(data: QByteArray) -> str:
    return bytes(data.toBase64().data()).decode()


def _from_base64(data: str) -> QByteArray:
    return QByteArray.fromBase64(QByteArray(data.encode("ascii", "replace")))
