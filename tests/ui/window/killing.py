"""Kill the program at random moments: `python -m tests.ui.window.killing 300`.

The program is the real one: its window, its files, its bots in their own process. A driver in it does what a
person would do at a table of bots. It continues the unfinished match, or fills a table with bots and deals,
clicks away finished tricks, and continues after each deal. The parent kills the program with SIGKILL 0.1 to
1.5 s after the first input shown, starts it again, and checks the same as `tests/session/killing.py`: the
match continues from what is on disk, and only the last input shown may be missing. The bot process has to end
by itself.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer

from tests.patience import wait_for_death
from tests.session.helpers import short_game
from tests.session.killing import runs, tell
from trickdesk.games import games
from trickdesk.storage.paths import Paths, find_paths
from trickdesk.storage.saves import Saves
from trickdesk.storage.settings import Settings, SettingsFile
from trickdesk.ui import app
from trickdesk.ui.panels import Panel
from trickdesk.ui.panels.over import MatchOverPanel
from trickdesk.ui.window.main_window import MainWindow

EARLIEST, LATEST = 0.1, 1.5  # seconds after the first input at which a program is killed
LOOK_MS = 100  # how often the person looks, and how long pressing a new button takes


# -- the child


class Driver:
    """The person at a table of bots."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.seen: Panel | None = None
        self.worker = 0
        window.controller.shown.connect(lambda *_: self.tell("shown"))
        window.controller.replaced.connect(lambda *_: self.tell("resumed"))
        self.timer = QTimer(window)
        self.timer.timeout.connect(self.look)
        self.timer.start(LOOK_MS)

    def tell(self, word: str) -> None:
        """Tell the parent what is on the screen now, and which process is thinking."""
        controller = self.window.controller
        assert controller.session is not None
        tell(word, controller.session)
        process = controller.bots.client.process
        if process is not None and process.pid != self.worker:
            self.worker = process.pid
            print("worker", self.worker, flush=True)

    def look(self) -> None:
        """Press whatever can be pressed."""
        window = self.window
        window.table.skip()
        before, self.seen = self.seen, window.screen_.panel
        if window.controller.session is None:
            self.begin()
        elif self.seen is None or self.seen is not before:
            return
        elif isinstance(self.seen, MatchOverPanel):
            window.commands["lobby"].trigger()
        elif self.seen.primary is not None:  # the calls of an auction of bots are only to be looked at
            self.seen.primary.click()

    def begin(self) -> None:
        """Continue the match that the lobby offers, or deal the next game to bots only."""
        lobby = self.window.pages.lobby
        if lobby.newest_id() is not None:
            lobby.newest.continue_button.click()
            return
        ids = sorted(games())
        lobby.choose(ids[len(self.window.archive.saves.finished()) % len(ids)])
        plate = lobby.page.seats.plates[0]
        plate.who.setCurrentIndex(plate.who.findData(self.window.settings.players.bot_level))
        lobby.page.start_button.click()


def child(folder: Path) -> int:
    """Run the program with a driver in its window."""
    make = app.make_window
    drivers = []

    def make_window(paths: Paths, at_lobby: bool = True, settings: SettingsFile | None = None) -> MainWindow:
        window = make(paths, at_lobby, settings)
        drivers.append(Driver(window))
        return window

    app.make_window = make_window
    return app.main(data_dir=folder)


# -- the parent


@dataclass
class Tally:
    kills: int = 0
    reopened: int = 0
    inputs: Counter[str] = field(default_factory=Counter)  # shown, by game
    lost: int = 0  # cards in the air: shown, and not on the disk
    finished: int = 0
    workers: int = 0


def hurry(folder: Path) -> None:
    """Return settings for short matches."""
    settings = Settings()
    settings.motion.reduced = "on"
    settings.play.trick_rest = "quick"
    settings.players.bot_min_delay_ms = 0
    settings.players.bot_level = "easy"
    settings.games.last_options = {game_id: dict(short_game(game_id).options) for game_id in games()}
    SettingsFile(find_paths(folder).settings).save(settings)


def kill_many(times: int, seed: str, folder: Path) -> Tally:
    """Kill and restart the program; AssertionError if anything goes wrong."""
    rng = Random(seed)
    hurry(folder)
    tally = Tally()
    argv = [sys.executable, "-m", "tests.ui.window.killing", "--child", str(folder)]
    for run in runs(folder, lambda: argv, "shown", lambda: rng.uniform(EARLIEST, LATEST), may_lose=1):
        assert run.killed, "the program has ended by itself"
        workers = {int(line[1]) for line in run.lines if line[0] == "worker"}
        for worker in workers:
            wait_for_death(worker)
        tally.kills += 1
        tally.reopened += run.resumed
        tally.inputs.update(line[1].split("-", 2)[2] for line in run.lines if line[0] == "shown")
        tally.lost += run.lost
        tally.workers += len(workers)
        if min(tally.kills, tally.reopened) >= times:
            break
    tally.finished = len(Saves(find_paths(folder)).finished())
    errors = find_paths(folder).data / "trickdesk.log"
    assert not errors.exists(), errors.read_text(encoding="utf-8")
    return tally


def main() -> int:
    if sys.argv[1] == "--child":
        return child(Path(sys.argv[2]))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as place:
        tally = kill_many(int(sys.argv[1]), "kills", Path(place))
    print(
        f"{tally.kills} kills, {tally.reopened} times the match went on, {tally.finished} matches played to the end"
    )
    print(f"{sum(tally.inputs.values())} inputs shown: {dict(tally.inputs)}")
    print(f"{tally.lost} cards in the air lost, nothing else; {tally.workers} bots' processes, all ended")
    return 0


if __name__ == "__main__":
    sys.exit(main())
