"""`python -m tests.bench coach`: time for the figures and the page of 500 deals."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from tests.session.coach.stored import KEY, PERSON, paths_in, store
from trickdesk.cli.commands import Parser
from trickdesk.session.coach.report import coach_report
from trickdesk.session.review_store import history_of
from trickdesk.storage.paths import Paths
from trickdesk.storage.settings import Settings
from trickdesk.storage.statistics.figures import Filter
from trickdesk.ui.practice.dialog import CoachDialog
from trickdesk.ui.practice.looking import DealReviews
from trickdesk.ui.qt.application import application, make_application

DEALS = 500
TIMES = 5
GAME = "five-hundred"


def measure(folder: Path) -> dict[str, float]:
    """Return the seconds to read all reviews, report, and open the page."""
    paths = paths_in(folder)
    deals = len(list(store(paths, GAME, DEALS)))
    history = history_of(paths)
    begin = perf_counter()
    history.update()
    found = {"deals": deals, "first, s": perf_counter() - begin}
    for name, work in (
        ("update, s", history.update),
        ("report, s", lambda: coach_report(history, Filter(KEY, GAME), {})),
        ("page, s", lambda: open_page(paths)),
    ):
        times = []
        for _ in range(TIMES):
            begin = perf_counter()
            work()
            times.append(perf_counter() - begin)
        found[name] = median(times)
    history.close()
    return found


def open_page(paths: Paths) -> None:
    """Open the coach, and paint its page once it has all figures."""
    settings = Settings()
    settings.players.name, settings.games.last_game = PERSON, GAME
    dialog = CoachDialog(settings, paths, Random(1), DealReviews(paths))
    dialog.show()
    while dialog.habits.page is None:
        application().processEvents()
    dialog.grab()
    dialog.close()


def main(arguments: Sequence[str]) -> int:
    parser = Parser(prog="python -m tests.bench coach", description=(__doc__ or "").partition(": ")[2])
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args(arguments)
    _ = QApplication.instance() or make_application()
    with TemporaryDirectory() as folder:
        found = measure(Path(folder))
    if options.json:
        print(json.dumps(found, indent=2))
    else:
        print("\n".join(f"{name:12}{figure:10.3f}" for name, figure in found.items()))
    return 0
