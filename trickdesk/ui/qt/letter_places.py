"""On keyboards without Latin letters, keys are also the Latin letters there.

Qt looks for a Latin layout beside the current one; somebody who types Russian or Hebrew may have none.
"""

from __future__ import annotations

import sys
import unicodedata

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut, QWindow
from PySide6.QtWidgets import QApplication

from trickdesk.ui.qt.keys import code_of

KEY_EVENTS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
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
        self._window: QWindow | None = None
        # A keyboard may have signs at the places of letters. Which one it is, its last letter says.
        self._is_latin = not app.isRightToLeft()
        self._is_sending = False
        self._signs: set[int] = set()  # that stood for letters until now
        app.focusWindowChanged.connect(self._follow)
        self._follow(QGuiApplication.focusWindow())

    def _follow(self, window: QWindow | None) -> None:
        """Listen to the window that has the keyboard now."""
        if window is not None:
            window.removeEventFilter(self)
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in KEY_EVENTS or not isinstance(event, QKeyEvent) or self._is_sending:
            return False
        letter = self._latin_for(event)
        if not letter:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            _add_shortcuts(event.key(), letter)  # Qt looks for them next
            if not chr(event.key()).isalpha():
                self._signs.add(event.key())
        code, virtual, modifiers = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
        key, text, count = Qt.Key(ord(letter)), event.text(), event.count()
        again = event.isAutoRepeat()
        sent = QKeyEvent(
            event.type(), key, event.modifiers(), code, virtual, modifiers, text, again, count, event.device()
        )
        self._is_sending = True
        QCoreApplication.sendEvent(watched, sent)
        self._is_sending = False
        event.setAccepted(sent.isAccepted())
        return True

    def _latin_for(self, event: QKeyEvent) -> str:
        """Return the Latin letter for a key of another script; "" for other keys."""
        key = event.key()
        if key >= Qt.Key.Key_Escape:
            return ""
        if chr(key).isalpha():
            self._is_latin = unicodedata.name(chr(key), "").startswith("LATIN")
        if self._is_latin and self._signs:
            _drop_shortcuts(self._signs)
            self._signs.clear()
        return "" if self._is_latin or chr(key).isdigit() else letter_at(event)


def _commands() -> list[QAction | QShortcut]:
    window = QApplication.activeWindow()
    return [*window.findChildren(QAction), *window.findChildren(QShortcut)] if window is not None else []


def _keys_of(command: QAction | QShortcut) -> list[QKeySequence]:
    return command.shortcuts() if isinstance(command, QAction) else command.keys()


def _set_keys(command: QAction | QShortcut, keys: list[QKeySequence]) -> None:
    (command.setShortcuts if isinstance(command, QAction) else command.setKeys)(keys)


def _add_shortcuts(key: int, letter: str) -> None:
    """Give the commands of the active window that have this letter the other key too."""
    for command in _commands():
        keys = _keys_of(command)
        chords = [each[0] for each in keys if each.count() == 1]  # type: ignore[index]  # the stubs do not know it
        same = [chord for chord in chords if chord.key() == ord(letter)]
        others = [QKeySequence(chord.keyboardModifiers().value | key) for chord in same]
        if more := [other for other in others if other not in keys]:
            _set_keys(command, [*keys, *more])


def _drop_shortcuts(signs: set[int]) -> None:
    """Take these signs from the commands that were given them."""
    for command in _commands():
        keys = _keys_of(command)
        left = [each for each in keys if code_of(each) not in signs]
        if len(left) < len(keys):
            _set_keys(command, left)
