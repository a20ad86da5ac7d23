"""Compares what is on the screen with a full repaint, after every change.

`python -m tests.ui.whole_picture FOLDER [FILE]` starts the program, with a record or in the lobby, and prints
the places where the two differ.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtGui import QCursor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.shots.camera import OPEN_MS, Camera, close_dialogs, dialogs
from tests.shots.scenes import tour
from trickdesk.ui import app
from trickdesk.ui.table.surface import Surface
from trickdesk.ui.window.main_window import MainWindow

WAIT_MS, REST_MS = 20, 160  # between looks, and until text has grown with the window
ROUNDED = 3  # pixels of slanting edges that rounding paints otherwise; what is torn has hundreds
MOST = 500  # looks: a busy machine draws late, but what is torn stays so
GAME = "five-hundred"
SCREENS = (  # one of each kind, as the tour of the program names them
    "lobby",
    f"lobby-setup-{GAME}",
    f"{GAME}-call-grid-hint",
    f"{GAME}-play",
    f"{GAME}-record",
    f"{GAME}-text-play",
    f"{GAME}-deal-over",
    "curtain",
    f"rules-{GAME}",
)


def is_whole(widget: QWidget) -> bool:
    """Return whether a window looks as a full repaint, once threads have ended."""
    for _ in range(MOST):
        QTest.qWait(WAIT_MS)
        seen = QRect(widget.mapToGlobal(QPoint()), widget.size()) & widget.screen().geometry()
        seen.moveTopLeft(widget.mapFromGlobal(seen.topLeft()))
        for table in widget.findChildren(Surface):
            table.note_moves()
        shown = widget.screen().grabWindow(widget.winId(), seen.x(), seen.y(), seen.width(), seen.height())
        painted = widget.grab(seen)
        one, other = (
            image.toImage().convertToFormat(QImage.Format.Format_RGB32) for image in (shown, painted)
        )
        if one == other or unlike_pixels(one, other) <= ROUNDED:
            return True
    return False


def unlike_pixels(one: QImage, other: QImage) -> int:
    """Return how many pixels of two pictures differ; all of them if the sizes do."""
    if one.size() != other.size():
        return one.width() * one.height()
    pairs = zip(memoryview(one.constBits()).cast("I"), memoryview(other.constBits()).cast("I"), strict=True)
    return sum(mine != theirs for mine, theirs in pairs)


class Comparer(Camera):
    """Compares at every stop of a tour, and prints where it found a difference."""

    def __init__(self, window: MainWindow, names: tuple[str, ...]) -> None:
        super().__init__(window, Path(), ("light",), ("1000x700",), exactly=names)

    def take(self, name: str, after: int = 0) -> None:
        if self._takes(name):
            QTest.qWait(after)
            self.compare(name, self.window)
            self.left.discard(name)
            self.taken += 1

    def dialog(self, name: str, opened: Callable[[], object], after: int = OPEN_MS) -> None:
        if self._takes(name):
            QTimer.singleShot(after, partial(self._compare_dialogs, name))
            opened()
            while name in self.left or dialogs():
                QTest.qWait(WAIT_MS)

    def _compare_dialogs(self, name: str) -> None:
        self.compare(name, dialogs()[-1])
        close_dialogs()
        self.left.discard(name)
        self.taken += 1

    def compare(self, name: str, shown: QWidget) -> None:
        """Compare as it is, then after each change."""
        window = self.window
        changes: dict[str, Callable[[], object]] = {
            "opened": lambda: None,
            "resized": lambda: shown.resize(shown.width() + 90, shown.height() + 60),
            "maximised": window.showMaximized,
            "restored": window.showNormal,
            "dark and large": lambda: set_look(window, "dark", 150),
            "light and small": lambda: set_look(window, "light", 100),
        }
        for what, change in changes.items():
            change()
            QTest.qWait(REST_MS)
            if not is_whole(shown):
                print("torn:", name, what, flush=True)


def set_look(window: MainWindow, theme: str, text_size: int) -> None:
    window.settings.look.theme, window.settings.look.text_size = theme, text_size
    window.preferences.commit()


def look_at_everything(window: MainWindow, opened: bool) -> None:
    """Tour the program, or look only at the record that it opened."""
    QApplication.setCursorFlashTime(0)
    QCursor.setPos(QPoint(0, 0))
    window.settings.motion.reduced, window.settings.players.bot_min_delay_ms = "on", 0
    comparer = Comparer(window, ("opened",) if opened else SCREENS)
    if opened:
        comparer.take("opened")
    else:
        window.preferences.commit()
        tour(window, comparer, [GAME])
    window.matches.leave_check.may_leave = lambda **_: True  # type: ignore[method-assign]
    print("screens:", comparer.taken, *comparer.left)
    window.close()


def main(folder: Path, file: Path | None = None) -> int:
    make = app.make_window

    def make_window(*arguments: object, **options: object) -> MainWindow:
        window = make(*arguments, **options)  # type: ignore[arg-type]
        QTimer.singleShot(OPEN_MS, window, lambda: look_at_everything(window, file is not None))
        return window

    app.make_window = make_window
    return app.main(file, data_dir=folder)


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
