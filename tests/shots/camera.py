"""What takes the pictures, in every theme and size, and lays them out on sheets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from trickdesk.ui.main_window import MainWindow

THEMES = ("light", "dark", "contrast")
SIZES = ("1000x700", "1366x768", "1920x1080", "3840x2160")
COLUMNS, CELL_WIDTH, CAPTION = 4, 640, 18


class Camera:
    """Each picture is a file ``NAME-THEME-SIZE.png``; a dialog is taken by itself, at the size that it has there."""

    def __init__(self, window: MainWindow, folder: Path, themes: Sequence[str], sizes: Sequence[str]) -> None:
        self.window, self.folder, self.themes, self.sizes = window, folder, themes, sizes
        self.taken = 0
        self.files: dict[tuple[str, str], list[Path]] = {}

    def take(self, name: str) -> None:
        """Take what the window shows, or the dialog before it."""
        for size in self.sizes:
            width, height = map(int, size.split("x"))
            self.window.resize(width, height)
            for theme in self.themes:
                self.window.preferences.set_theme(theme)
                self.pause(250)  # the text grows with the window a moment later
                file = self.folder / f"{name}-{theme}-{size}.png"
                self.subject().grab().save(str(file))
                self.files.setdefault((theme, size), []).append(file)
                self.taken += 1

    def subject(self) -> QWidget:
        """The topmost dialog, else the window."""
        shown = [w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()]
        return shown[-1] if shown else self.window

    @staticmethod
    def pause(milliseconds: int) -> None:
        QTest.qWait(milliseconds)

    def sheets(self) -> None:
        """One picture of all pictures of each theme and size."""
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
