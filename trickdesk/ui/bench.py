"""``trickdesk bench window``: how soon the table is painted, how smoothly it deals, how much memory it takes."""

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

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer, qVersion
from PySide6.QtWidgets import QApplication

from trickdesk.arguments import Parser
from trickdesk.bots.process.client import BotClient
from trickdesk.games import games
from trickdesk.launch import own_command, own_environment
from trickdesk.session import Player, Session, Setup, State
from trickdesk.storage.paths import find_paths
from trickdesk.ui.app import NO_DISPLAY, has_display, make_application, make_window
from trickdesk.ui.main_window import MainWindow

SIZE = (1920, 1080)
STARTS = 5
DEALS = 3
LIMIT_MS = 30_000


class Paints(QObject):
    """Notes when a widget is painted, in seconds of ``time.perf_counter``."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.times.append(time.perf_counter())
        return False


def main(arguments: Sequence[str]) -> int:
    parser = Parser(prog="trickdesk bench window", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--start", nargs=2, metavar=("FILE", "TIME"), help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.start:
        return start_once(Path(options.start[0]), float(options.start[1]))
    if not has_display():
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        figures = measure(Path(folder))
    if options.json:
        print(json.dumps(figures, indent=1))
    else:
        for name, value in figures.items():
            print(f"{name:32} {value}")
    return 0


def measure(folder: Path) -> dict[str, object]:
    """All figures; times in ms, memory in MB (None where the platform does not tell)."""
    record = folder / "bench.trickdesk"
    record.write_text(Session.start(setup("1"), None)[0].record_text(), encoding="utf-8")
    starts = [time_start(record) for _ in range(STARTS + 1)][1:]  # the first one fills the caches
    app = make_application()
    window = make_window(find_paths(folder))
    quiet(window)
    window.resize(*SIZE)
    window.show()
    alone = deal_intervals(window, thinking=False)
    thinking = deal_intervals(window, thinking=True)
    memory = resident_megabytes()
    window.close()
    app.processEvents()
    return {
        "python": platform.python_version(),
        "qt": qVersion(),
        "platform": QApplication.platformName(),
        "size": f"{SIZE[0]}x{SIZE[1]}",
        "first painted table, ms": round(statistics.median(starts)),
        "deal, frame interval p50, ms": percentile(alone, 50),
        "deal, frame interval p95, ms": percentile(alone, 95),
        "deal with a bot, p50, ms": percentile(thinking, 50),
        "deal with a bot, p95, ms": percentile(thinking, 95),
        "memory, MB": memory,
    }


def setup(seed: str) -> Setup:
    """A match with one person, who deals so that a bot acts first."""
    # The deal with the most cards, and with piles.
    game = max(
        (kind() for kind in games().values()), key=lambda game: (game.hand_size * game.seats, game.has_piles)
    )
    players = tuple(Player(f"Player {seat + 1}", seat == 0, "hard") for seat in range(game.seats))
    return Setup(game, players, seed, first_dealer=0)


def quiet(window: MainWindow) -> None:
    """Motion at normal speed, whatever the desktop wishes."""
    window.settings.motion.reduced = "off"
    window.settings.motion.speed = "normal"
    window.apply_settings()


def percentile(values: Sequence[float], share: int) -> float:
    return round(statistics.quantiles(values, n=100)[share - 1], 1)


# -- the start


def time_start(record: Path) -> float:
    """Start the program with a match and return how long it took to the first painted table, in ms."""
    command = own_command("bench", "window", "--start", str(record), str(time.time()))
    # Compiled modules are kept, as in every installation, but not in the checkout.
    environment = own_environment()
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = str(record.parent / "compiled")
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return float(done.stdout)


def start_once(record: Path, begin: float) -> int:
    """Be the program that is started: print how long after ``begin`` the table was painted, then end."""
    app = make_application()
    window = make_window(find_paths(record.parent / "data"), at_lobby=False)
    paints = Paints()
    window.table.viewport().installEventFilter(paints)
    window.show()
    window.open_first(record)
    while not paints.times:
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    # The filter is asked before the painting; the frame is done when the loop comes round again.
    app.processEvents()
    print((time.time() - begin) * 1000)
    window.close()
    return 0


# -- the deal


def deal_intervals(window: MainWindow, thinking: bool) -> list[float]:
    """The times between painted frames while cards are dealt, in ms."""
    bot = BotClient()
    intervals: list[float] = []
    for number in range(DEALS + 1):
        intervals_of_deal = one_deal(window, str(number), bot if thinking else None)
        if number:  # the first one paints the cards
            intervals += intervals_of_deal
    bot.close()
    return intervals


def one_deal(window: MainWindow, seed: str, bot: BotClient | None) -> list[float]:
    paints = Paints()
    window.table.viewport().installEventFilter(paints)
    loop = QEventLoop()
    window.table.idle.connect(loop.quit)
    QTimer.singleShot(LIMIT_MS, loop, loop.quit)
    window.start_match(setup(seed))
    timer = QTimer()
    if bot is not None:
        session = window.controller.session
        assert session is not None
        ask_again(bot, session)
        timer.timeout.connect(lambda: ask_again(bot, session) if bot.poll() else None)
        timer.start(15)
    if window.table.busy:
        loop.exec()
    timer.stop()
    window.table.viewport().removeEventFilter(paints)
    window.show_lobby()
    return [(b - a) * 1000 for a, b in zip(paints.times, paints.times[1:], strict=False)]


def ask_again(bot: BotClient, session: Session) -> None:
    """Keep a bot thinking, as hard as it can."""
    assert session.state is State.BOT
    request = session.bot_request()
    bot.request(request.ticket, request.view, "hard", request.seed)


def resident_megabytes() -> float | None:
    """The memory of this process."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return None
    return round(pages * 4096 / 1e6, 1)
