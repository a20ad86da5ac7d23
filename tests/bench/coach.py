"""`python -m tests.bench coach`: time for the figures of 500 reviewed deals."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.session.coach.stored import KEY, paths_in, store
from trickdesk.cli.commands import Parser
from trickdesk.session.coach.report import coach_report
from trickdesk.session.review_store import history_of
from trickdesk.storage.statistics.figures import Filter

DEALS = 500
TIMES = 5
GAME = "five-hundred"


def measure(folder: Path) -> dict[str, float]:
    """Return the seconds to read all reviews, to look for new ones, and to report."""
    paths = paths_in(folder)
    deals = len(list(store(paths, GAME, DEALS)))
    history = history_of(paths)
    begin = perf_counter()
    history.update()
    found = {"deals": deals, "first, s": perf_counter() - begin}
    for name, work in (
        ("update, s", history.update),
        ("report, s", lambda: coach_report(history, Filter(KEY, GAME), {})),
    ):
        times = []
        for _ in range(TIMES):
            begin = perf_counter()
            work()
            times.append(perf_counter() - begin)
        found[name] = median(times)
    history.close()
    return found


def main(arguments: Sequence[str]) -> int:
    parser = Parser(prog="python -m tests.bench coach", description=(__doc__ or "").partition(": ")[2])
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args(arguments)
    with TemporaryDirectory() as folder:
        found = measure(Path(folder))
    if options.json:
        print(json.dumps(found, indent=2))
    else:
        print("\n".join(f"{name:12}{figure:10.3f}" for name, figure in found.items()))
    return 0
