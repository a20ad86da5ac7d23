"""Looks for text that is small or cut, in several sizes of window and text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QFileDialog,
    QGraphicsView,
    QTabBar,
    QTableView,
    QWidget,
)

from tests.shots.camera import Camera, close_dialogs, dialogs
from tests.ui.letters import Letters
from tests.ui.window.pseudo import is_cut, said
from trickdesk.ui.qt import window_placement
from trickdesk.ui.qt.background import Background
from trickdesk.ui.qt.bot_channel import BotChannel
from trickdesk.ui.window.main_window import MainWindow

Way = tuple[tuple[int, int], int]  # size of the window, and of the text in percent
SMALLEST = (1000, 700)
TEXTS = (100, 150, 200)
WAYS: tuple[Way, ...] = (
    *((SMALLEST, text) for text in TEXTS),
    ((1366, 768), 200),
    ((1920, 1080), 200),
)
LEAST = 9.0  # pixels with text of 100 %: what must fit between seats has 10, and may shrink a little
UNSEEN = 2.0  # pixels: what only screen readers find
ROUNDS, WAIT_MS = 4, 5
LONGEST_S = 20.0  # until a dialog has its data
SETTLE_MS = 300  # for what has come from a thread only just now


def faults(page: QWidget) -> Iterator[str]:
    """Yield what is cut on a page, or only to be seen by scrolling sideways.

    Tables of figures may scroll.
    """
    for part in (page, *page.findChildren(QWidget)):
        if not part.isVisible():
            continue
        kind = type(part).__name__
        if is_cut(part):
            words = next((text for text in list(said(part))[3:] if text), "")
            yield f"{kind}, {part.width()} wide: {words}"
        if isinstance(part, QTabBar) and part.maximumWidth():
            for tab in filter(part.isTabVisible, range(part.count())):
                place = part.tabRect(tab)
                if not part.rect().contains(place) or place.width() < part.tabSizeHint(tab).width():
                    yield f"{kind}: {part.tabText(tab)}"
        if not isinstance(part, QAbstractScrollArea) or isinstance(part, QGraphicsView | QTableView):
            continue
        if over := part.horizontalScrollBar().maximum():
            yield f"{kind} {part.accessibleName()} is {over} too wide"


def is_waiting(shown: QWidget) -> bool:
    """Return whether a dialog has asked a thread or a bot for something."""
    threads, bots = shown.findChildren(Background), shown.findChildren(BotChannel)
    return any(thread.is_busy for thread in threads) or not all(bot.is_idle for bot in bots)


class Surveyor(Camera):
    """Goes on a tour of the program instead of a camera, and notes what is wrong."""

    def __init__(self, window: MainWindow, letters: Letters) -> None:
        super().__init__(window, Path(), (), ())
        self.letters = letters
        self._usual: dict[str, float] = {}
        self.found: dict[str, set[Way]] = {}
        self.way = WAYS[0]

    def ways(self, most: int | None = None) -> Iterator[None]:
        """Give window and text each size in turn, or the first ones."""
        for self.way in WAYS[:most]:
            size, self.window.settings.look.text_size = self.way
            self.window.apply_settings()
            self.window.resize(*size)
            self._rest()
            yield

    def everywhere(self, name: str) -> None:
        """Look at a small window in each size of text."""
        for _ in self.ways(len(TEXTS)):
            self.take(name)

    @staticmethod
    def _rest() -> None:
        for _ in range(ROUNDS):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents()

    def take(self, name: str, after: int = 0) -> None:
        self._look(name, self.window)

    def dialog(self, name: str, opened: Callable[[], object], after: int = 0) -> None:
        before = self.taken
        QTimer.singleShot(WAIT_MS, partial(self._look_and_close, name))
        opened()
        while self.taken == before or dialogs():
            self.pause(WAIT_MS)

    def pages(
        self, opened: Callable[[], object], turned: Mapping[str, Callable[[], object]], after: int = 0
    ) -> None:
        """Turn the pages of one dialog, which takes longer to open than to look at."""
        opened()
        for name, turn in turned.items():
            turn()
            self.pause(WAIT_MS)
            self._look_at_dialog(name)
        close_dialogs()

    def _look_and_close(self, name: str) -> None:
        self._look_at_dialog(name)
        close_dialogs()
        self.taken += 1

    def _look_at_dialog(self, name: str) -> None:
        end = monotonic() + LONGEST_S
        kept = self.window.challenges.kept
        while (kept.is_busy or any(map(is_waiting, dialogs()))) and monotonic() < end:
            self.pause(WAIT_MS)
        shown = dialogs()[-1]  # another one below it has a name of its own
        if not isinstance(shown, QFileDialog):  # it is Qt's
            self._look(name, shown)

    def _look(self, name: str, shown: QWidget) -> None:
        self._rest()
        size, text = self.way
        if wrong := list(faults(shown)):
            self.pause(SETTLE_MS)
            wrong = list(faults(shown))
        if isinstance(shown, QDialog) and (shown.width() > size[0] or shown.height() > size[1]):
            wrong.append(f"larger than the window: {shown.size().toTuple()}")
        if size == SMALLEST:
            smallest, words = min(entry for entry in self.letters.of(shown) if entry[0] > UNSEEN)
            usual = self._usual.setdefault(name, min(smallest, LEAST))
            if smallest < usual * text / 100 - 0.01:
                wrong.append(f"{smallest:.1f} pixels: {words}")
        for fault in wrong:
            self.found.setdefault(f"{name}: {fault}", set()).add(self.way)


@pytest.fixture
def surveyor(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Surveyor]:
    """Yield a surveyor; text that is cut, or doesn't follow its size, is a failure.

    Letters must be as much larger as the text, or have the least size.
    """
    letters = Letters(monkeypatch)  # before there is a window
    surveyor = Surveyor(request.getfixturevalue("window"), letters)
    monkeypatch.setattr(window_placement, "available_for", surveyor.screen)
    yield surveyor
    assert not surveyor.found, "\n".join(f"{fault} {sorted(ways)}" for fault, ways in surveyor.found.items())
