"""`python -m tests.bench memory`: what deals, reviews and dialogs leave behind.

Each part is repeated in one window. After a part's first quarter, the memory of the process must not grow by
more than `MOST_MB` on a straight line through the rest, and no descriptor may be left open.
"""

from __future__ import annotations

import ctypes
import gc
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

# Before PySide6, as in the program.
import trickdesk.ui  # noqa: F401

# isort: split
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog

from tests.attack.windows import open_window
from tests.bench.paint_probe import resident_megabytes
from tests.session.helpers import setup, short_game
from tests.storage.finished import keep_many
from tests.ui.review.fakes import FakeReviewer, made_up, reviewed, session_over
from tests.ui.window.players import settle
from trickdesk.bots.process.client import ReviewNews
from trickdesk.cli.commands import Parser
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.ui.qt.garbage_collection import collect_due
from trickdesk.ui.window.main_window import MainWindow

DEALS, REVIEWS, OPENINGS = 500, 50, 50
FINISHED = 20  # matches in the statistics
MOST_MB = 2.0
SAMPLES = 25  # of memory in one part
DIALOGS = (
    *("rules", "card_order", "keys", "settings", "statistics", "coach"),
    *("stored_files", "about", "fair_deals", "deal", "set_up", "report", "somebody"),
)


class Growth(NamedTuple):
    """What a part left behind: megabytes along a line, and descriptors."""

    what: str
    times: int
    megabytes: float
    descriptors: int

    @property
    def is_good(self) -> bool:
        return self.megabytes <= MOST_MB and self.descriptors <= 0

    def __str__(self) -> str:
        figures = f"{self.what:<14} {self.times:>6} {self.megabytes:>7.2f} {self.descriptors:>12}"
        return figures if self.is_good else f"{figures}  too much"


def tidied() -> float:
    """Return the memory in use after everything that can be freed has been."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        collect_due()
        gc.collect()
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)
    return resident_megabytes() or 0.0


def descriptors() -> int:
    return len(os.listdir("/proc/self/fd")) if sys.platform == "linux" else 0


def grown(what: str, times: int, do: Callable[[], None]) -> Growth:
    """Repeat something; return by how much the process has grown."""
    every, sizes, opened = max(1, times // SAMPLES), list[float](), 0
    for number in range(times):
        do()
        if number % every == every - 1:
            sizes.append(tidied())
        if number == times // 4:
            tidied()
            opened = descriptors()
    rest = sizes[len(sizes) // 4 :]
    slope = statistics.linear_regression(range(len(rest)), rest).slope if len(rest) > 1 else 0.0
    return Growth(what, times, slope * len(rest), descriptors() - opened)


def play_deal(window: MainWindow, seeds: list[int]) -> None:
    """Let bots play the next deal; after a match, start one of the next game."""
    controller = window.controller
    if controller.state is State.DEAL_OVER:
        controller.next_deal()
    else:
        seeds[0] += 1
        ids = sorted(games())
        game = short_game(ids[seeds[0] % len(ids)])
        window.matches.start(setup("........", game, str(seeds[0])))
    settle(window)


def open_dialog(window: MainWindow, name: str) -> None:
    """Open a dialog by its command, and close it."""
    window.commands[name].trigger()
    QApplication.processEvents()
    found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QDialog)]
    shown = [dialog for dialog in found if dialog.isVisible()]
    assert shown, f"{name} opens nothing"
    for dialog in shown:
        dialog.reject()
    QApplication.processEvents()


def review_deal(window: MainWindow) -> None:
    """Open the review of the last deal, and close it."""
    window.reviewing.toggle()
    settle(window)
    assert window.reviewing.is_up
    for _ in range(4):
        QApplication.processEvents()
        window.reviewing.next_mistake()
    window.reviewing.toggle()
    settle(window)


class Reviewer(FakeReviewer):
    """Answers each request with a made-up review of the match at the table."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.window = window

    def review(self, record: str, deal: int) -> int:
        ticket = super().review(record, deal)
        self.asked.clear()
        session = self.window.controller.match
        assert session is not None
        self.news.append(ReviewNews(ticket, made_up(reviewed(session, deal))))
        return ticket


def measure(deals: int, reviews: int, openings: int) -> Iterator[Growth]:
    """Yield what each part left behind."""
    with tempfile.TemporaryDirectory() as place:
        keep_many(Path(place) / "finished", FINISHED)
        with open_window(Path(place)) as window:
            window.reviewing.set_reviewer(lambda: Reviewer(window))
            seeds = [0]
            yield grown("deals", deals, lambda: play_deal(window, seeds))
            window.matches.play(session_over())
            settle(window)
            yield grown("reviews", reviews, lambda: review_deal(window))
            for name in DIALOGS:
                if window.commands[name].isEnabled():
                    yield grown(name, openings, partial(open_dialog, window, name))


def main(arguments: Sequence[str]) -> int:
    parser = Parser(prog="python -m tests.bench memory", description="Measure what is left behind.")
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of times (1)")
    share = parser.parse_args(arguments).share
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    counts = [max(8, round(share * count)) for count in (DEALS, REVIEWS, OPENINGS)]
    found = []
    print(f"{'what':<14} {'times':>6} {'MB':>7} {'descriptors':>12}")
    for growth in measure(*counts):
        print(growth, flush=True)
        found.append(growth.is_good)
    return 0 if all(found) else 1
