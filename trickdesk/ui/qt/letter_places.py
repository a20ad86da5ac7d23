"""On keyboards without Latin letters, keys are also the Latin letters there.

Qt looks for a Latin layout beside the current one; somebody who types Russian or Hebrew may have none.
"""

from __future__ import annotations

import sys
import unicodedata

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication

KEY_EVENTS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
# The letters of an American keyboard, by the scan code of the first key of each row; X and Wayland add 8.
ROWS = {0x10: "QWERTYUIOP", 0x1E: "ASDFGHJKL", 0x2C: "ZXCVBNM"}
PLACES = {first + at: letter for first, row in ROWS.items() for at, letter in enumerate(row)}
X_OFFSET = 8
# The same by the virtual keys of macOS, which has no scan codes.
MAC = dict(enumerate("ASDFHGZXCV\0BQWERYT")) | {31: "O", 32: "U", 34: "I", 35: "P", 37: "L", 38: "J"}
MAC |= {40: "K", 45: "N", 46: "M"}


def letter_at(event: QKeyEvent, platform: str = sys.platform) -> str:
    """Return the Latin letter at the place of a key; empty if there is none."""
    if platform == "darwin":
        return MAC.get(event.nativeVirtualKey(), "").strip("\0")
    offset = 0 if platform == "win32" else X_OFFSET
    return PLACES.get(event.nativeScanCode() - offset, "")


class LetterPlaces(QObject):
    """Turns keys of other scripts into Latin ones, in the active window.

    Text fields still get the letter that was typed.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        # A keyboard may have signs at the places of letters. Which one it is, its last letter says.
        self._is_latin = not app.isRightToLeft()
        self._sent: QKeyEvent | None = None
        app.focusWindowChanged.connect(self._follow)
        self._follow(QGuiApplication.focusWindow())

    def _follow(self, window: QWindow | None) -> None:
        """Listen to the window that has the keyboard now."""
        if window is not None:
            window.removeEventFilter(self)
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in KEY_EVENTS or not isinstance(event, QKeyEvent) or event is self._sent:
            return False
        letter = self._latin_for(event)
        if not letter:
            return False
        code, virtual, modifiers = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
        key, text, count = Qt.Key(ord(letter)), event.text(), event.count()
        again = event.isAutoRepeat()
        sent = QKeyEvent(
            event.type(), key, event.modifiers(), code, virtual, modifiers, text, again, count, event.device()
        )
        self._sent = sent
        QCoreApplication.sendEvent(watched, sent)  # Qt looks for a shortcut again, which may open a dialog
        event.setAccepted(sent.isAccepted())
        return True

    def _latin_for(self, event: QKeyEvent) -> str:
        """Return the Latin letter for a key of another script; "" for other keys."""
        key = event.key()
        if key >= Qt.Key.Key_Escape:
            return ""
        if chr(key).isalpha():
            self._is_latin = unicodedata.name(chr(key), "").startswith("LATIN")
        return "" if self._is_latin or chr(key).isdigit() else letter_at(event)
