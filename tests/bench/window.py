"""`python -m tests.bench window`: start, smoothness, memory and idle load.

An empty Qt window is measured for comparison.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

# Before PySide6, as in the program: it keeps the sources of all modules imported without this, 6 MB.
import trickdesk.ui  # noqa: F401

# isort: split
from PySide6.QtCore import QEventLoop, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow

from tests.bench.paint_probe import Paints, resident_megabytes
from trickdesk.cli.commands import Parser
from trickdesk.launch import own_environment

# What a bare window does not need is imported where it is used: the bare one has to be one.
Figures = dict[str, float | int | None]

SIZES = {"1080p": (1920, 1080), "4K": (3840, 2160)}
STARTS = 7
LIMITS = {
    "first painted table, ms": 450,
    "1080p: deal, frame interval p95, ms": 20,
    "4K: deal, frame interval p95, ms": 25,
    "1080p: memory after the match, MB": 120,
    "1080p: CPU at rest, %": 1,
    "4K: CPU at rest, %": 1,
}
LONGEST_S = 400
ROOT = Path(__file__).parents[2]


def main(arguments: Sequence[str]) -> int:
    parser = Parser(prog="python -m tests.bench window", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--start", nargs=2, metavar=("FILE", "TIME"), help=argparse.SUPPRESS)
    parser.add_argument("--bare", metavar="TIME", help=argparse.SUPPRESS)
    parser.add_argument("--table", nargs=3, metavar=("WIDTH", "HEIGHT", "FOLDER"), help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.start:
        return start_once(Path(options.start[0]), float(options.start[1]))
    if options.bare:
        return start_bare(float(options.bare))
    if options.table:
        from tests.bench.window_table import measure_table

        width, height, folder = int(options.table[0]), int(options.table[1]), Path(options.table[2])
        print(json.dumps(measure_table(width, height, folder, with_match=height <= SIZES["1080p"][1])))
        return 0
    from trickdesk.ui.qt.application import NO_DISPLAY, has_display

    if not has_display():
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    # The bots of the last window may still be ending.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder_name:
        figures = measure(Path(folder_name))
    if options.json:
        print(json.dumps(figures, indent=1))
        return 0
    for name, value in figures.items():
        limit = LIMITS.get(name)
        over = isinstance(value, float | int) and limit is not None and value > limit
        told = "" if limit is None else f"   (at most {limit}{': TOO MUCH' if over else ''})"
        print(f"{name:40} {value}{told}")
    return 0


def measure(folder: Path) -> dict[str, object]:
    """Measure everything, each in its own process; ms and MB (None if unknown)."""
    from tests.bench.window_table import setup
    from trickdesk.session import Session

    record = folder / "bench.trickdesk"
    record.write_text(Session.start(setup("1"), None)[0].record_text(), encoding="utf-8")
    starts: list[float] = []
    bare: list[float] = []
    memory: float | None = None
    for _ in range(STARTS + 1):  # in turn: what disturbs one disturbs the other
        starts.append(told(record, "--start", str(record), str(time.time()))["ms"] or 0)
        found = told(record, "--bare", str(time.time()))
        bare.append(found["ms"] or 0)
        memory = found["memory"]
    figures: dict[str, object] = {
        "python": platform.python_version(),
        "qt": qVersion(),
        "platform": platform_name(),
        # The first ones fill the caches.
        "first painted table, ms": round(statistics.median(starts[1:])),
        "a bare window painted, ms": round(statistics.median(bare[1:])),
        "memory of a bare window, MB": memory,
    }
    for name, (width, height) in SIZES.items():
        place = folder / name
        place.mkdir()
        found = told(record, "--table", str(width), str(height), str(place))
        figures |= {f"{name}: {what}": value for what, value in found.items()}
    return figures


def platform_name() -> str:
    """Return Qt's platform, as seen by a process like the measured ones."""
    app = QApplication.instance() or QApplication([])
    name = QGuiApplication.platformName()
    del app
    return name


def told(record: Path, *arguments: str) -> Figures:
    """Return the JSON that another process of this program prints."""
    # Compiled modules are kept, as in every installation, but not in the checkout.
    environment = own_environment()
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = str(record.parent / "compiled")
    command = [sys.executable, "-m", "tests.bench", "window", *arguments]
    done = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT, env=environment, timeout=LONGEST_S
    )
    found: Figures = json.loads(done.stdout.splitlines()[-1])
    return found


def start_once(record: Path, begin: float) -> int:
    """Run the program; print how long after `begin` the table was painted, then end."""
    from trickdesk.storage.paths import find_paths
    from trickdesk.ui.app import make_window
    from trickdesk.ui.qt.application import make_application

    app = make_application()
    window = make_window(find_paths(record.parent / "data"), at_lobby=False)
    paints = Paints()
    window.table.viewport().installEventFilter(paints)
    window.show()
    window.matches.open_first(record)
    while not paints.times:
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    # The filter is asked before the painting; the frame is done when the loop comes round again.
    app.processEvents()
    print(json.dumps({"ms": (time.time() - begin) * 1000}))
    window.close()
    return 0


def start_bare(begin: float) -> int:
    """Show an empty window of the same size, for comparison."""
    app = QApplication([])
    window, paints = QMainWindow(), Paints()
    window.installEventFilter(paints)
    window.resize(1280, 800)
    window.show()
    while not paints.times:
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    app.processEvents()
    print(json.dumps({"ms": (time.time() - begin) * 1000, "memory": resident_megabytes()}))
    return 0
