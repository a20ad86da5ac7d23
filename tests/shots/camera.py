"""Takes the pictures, in every theme and size, and arranges them on sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from trickdesk.ui.window.main_window import MainWindow

SIZES = ("1000x700", "1366x768", "1920x1080", "3840x2160")
COLUMNS, CELL_WIDTH, CAPTION = 4, 640, 18
GROWN_MS = 250  # in which the text has grown with the window
OPEN_MS = 400  # likewise a dialog has come up, with what it asks of threads
QUALITY = 85  # of files that are written fast


class Camera:
    """Saves each picture as `NAME-THEME-SIZE.png`.

    Dialogs are shown on top of the window, which is treated as the whole screen. If `only` has words,
    pictures without any of them in their name are left out; with `exactly`, all but these names
    (with a theme at their end: only in that theme).
    """

    def __init__(
        self,
        window: MainWindow,
        folder: Path,
        themes: Sequence[str],
        sizes: Sequence[str],
        only: Sequence[str] = (),
        exactly: Sequence[str] = (),
    ) -> None:
        self.window, self.folder, self.themes, self.sizes, self.only = window, folder, themes, sizes, only
        self.exactly, self.left = frozenset(exactly), set(exactly)
        self.taken = 0
        self.files: dict[tuple[str, str], list[Path]] = {}

    def wants(self, beginning: str) -> bool:
        """Return whether pictures are wanted whose names begin like this."""
        if self.exactly:
            return any(name.startswith(beginning) for name in self.left)
        return self._takes(beginning)

    def is_done(self, beginning: str) -> bool:
        """Return whether all exact names that begin like this have been taken."""
        return bool(self.exactly) and not self.wants(beginning)

    def _takes(self, name: str) -> bool:
        if self.exactly:
            return bool(self._themes_of(name))
        return not self.only or any(word in name for word in self.only)

    def _themes_of(self, name: str) -> list[str]:
        """Return the themes in which a picture is wanted."""
        whole = not self.exactly or name in self.left
        return [theme for theme in self.themes if whole or f"{name}-{theme}" in self.left]

    def screen(self, _widget: QWidget) -> QRect:
        """Return the area for dialogs: the screen has the size of the picture."""
        return self.window.rect()

    def take(self, name: str, after: int = 0) -> None:
        """Take a picture of the window at each size, after a wait of `after` ms."""
        for size in self.sizes if self._takes(name) else ():
            self._resize(size)
            self.pause(after)
            self._shoot(name, size)

    def dialog(self, name: str, opened: Callable[[], object], after: int = OPEN_MS) -> None:
        """Open a dialog at each size, take a picture after `after` ms, and close it.

        `opened` may block until the dialog is closed.
        """
        for size in self.sizes if self._takes(name) else ():
            self._resize(size)
            self.pause(GROWN_MS)
            QTimer.singleShot(after, partial(self._shoot_and_close, name, size))
            before = self.taken
            opened()
            while self.taken == before or dialogs():
                self.pause(20)

    def pages(
        self, opened: Callable[[], object], turned: Mapping[str, Callable[[], object]], after: int = OPEN_MS
    ) -> None:
        """Take each page of a dialog, after it has been turned to."""

        def open_at(turn: Callable[[], object]) -> None:
            opened()
            turn()

        for name, turn in turned.items():
            self.dialog(name, partial(open_at, turn), after)

    def _resize(self, size: str) -> None:
        width, height = map(int, size.split("x"))
        self.window.resize(width, height)

    def _shoot_and_close(self, name: str, size: str) -> None:
        self._shoot(name, size)
        close_dialogs()

    def _shoot(self, name: str, size: str) -> None:
        for theme in (themes := self._themes_of(name)):
            self.window.preferences.set_theme(theme)
            self.pause(GROWN_MS)
            if self.window.pages.lobby.isVisible():
                self.picture()  # what it shows is painted when it is first asked for
            while self.window.pages.lobby.isVisible() and self.window.pages.lobby.pictures.is_busy:
                self.pause(GROWN_MS)
            file = self.folder / f"{name}-{theme}-{size}.png"
            self.picture().save(str(file), quality=QUALITY)
            self.files.setdefault((theme, size), []).append(file)
            self.taken += 1
        if size == self.sizes[-1]:
            self.left -= {name, *(f"{name}-{theme}" for theme in themes)}

    def picture(self) -> QImage:
        """Return the window with its dialogs in the middle."""
        picture = self.window.grab().toImage()
        painter = QPainter(picture)
        for shown in dialogs():
            grabbed = shown.grab()
            place = QRect(QPoint(0, 0), shown.size())
            place.moveCenter(self.window.rect().center())
            painter.drawPixmap(place.topLeft(), grabbed)
            painter.setPen(QColor("#808080"))
            painter.drawRect(place)
        painter.end()
        return picture

    @staticmethod
    def pause(milliseconds: int) -> None:
        QTest.qWait(milliseconds)

    def sheets(self) -> None:
        """Save all pictures of each theme and size on one sheet."""
        for (theme, size), files in self.files.items():
            width, height = map(int, size.split("x"))
            cell = CELL_WIDTH * height // width + CAPTION
            rows = -(-len(files) // COLUMNS)
            sheet = QImage(COLUMNS * CELL_WIDTH, rows * cell, QImage.Format.Format_RGB32)
            sheet.fill(QColor("#808080"))
            painter = QPainter(sheet)
            for number, file in enumerate(files):
                left, top = number % COLUMNS * CELL_WIDTH, number // COLUMNS * cell
                painter.drawText(
                    QRect(left + 4, top, CELL_WIDTH, CAPTION), Qt.AlignmentFlag.AlignVCenter, file.stem
                )
                picture = QImage(str(file)).scaled(
                    CELL_WIDTH - 4,
                    cell - CAPTION,
                    Qt.AspectRatioMode.KeepAspectRatio,
                    Qt.TransformationMode.SmoothTransformation,
                )
                painter.drawImage(left, top + CAPTION, picture)
            painter.end()
            sheet.save(str(self.folder / f"sheet-{theme}-{size}.png"))


def dialogs() -> list[QDialog]:
    """Return the visible dialogs; those that were opened from others come after them."""

    def depth(shown: QWidget | None) -> int:
        return 0 if shown is None else 1 + depth(shown.parentWidget())

    shown = [w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()]
    return sorted(shown, key=depth)


def close_dialogs() -> None:
    """Close all dialogs, each before the one that it was opened from."""
    for shown in reversed(dialogs()):
        shown.close()
