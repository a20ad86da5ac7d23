"""Kill a match at random moments: `python -m tests.session.killing 300 [PAUSE]`.

A child process plays a match of bots (any legal action, one after another). The parent kills it with SIGKILL
after a random time, and the next child continues. A finished match is followed by one of the next game.

Without PAUSE, the child plays as fast as it can, and reports each input once it is on disk: then none of the
reported ones may be lost. With PAUSE (seconds between inputs; 0.05 is the fastest bot), it reports each input
at once without waiting, as in the window: then only the last reported one may be lost.

A child prints a line `resumed ID INPUTS` if it continues a match, and `shown ID INPUTS` after each input.
`tests/ui/window/killing.py` does the same to the whole program.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random

from trickdesk.bots.player import any_action
from trickdesk.engine.record import read_record, write_action
from trickdesk.games import games
from trickdesk.session import Archive, NewPlayers, Player, Session, Setup, State
from trickdesk.storage.files import backup_of, read_text
from trickdesk.storage.paths import find_paths
from trickdesk.storage.saves import Saves, Summary

ROOT = Path(__file__).resolve().parent.parent.parent
FRESH = NewPlayers(["A", "B", "C", "D", "E", "F", "G", "H"], "easy", "fresh")
LONGEST = 0.08  # seconds that a child lives after its first word
LONGEST_PAUSES = 8  # ... and how many pauses more
KILLED = 1 if os.name == "nt" else -9  # the exit status
PATIENCE = 60.0  # seconds until a child that does not show an input is taken for hung

Logs = dict[str, list[object]]  # by the match's id


# -- the child


def tell(word: str, session: Session) -> None:
    """Print a line for the parent: the match, and its number of inputs."""
    assert session.match is not None
    print(word, session.match.match_id, session.inputs, flush=True)


def play_on(session: Session, rng: Random, pause: float | None) -> None:
    """Play to the end of the match, reporting each input; without a pause, once saved."""
    while session.state is not State.MATCH_OVER:
        if session.state is State.DEAL_OVER:
            session.next_deal()
        else:
            request = session.bot_request()
            action = any_action(request.view, rng)
            session.bot_answer(request.ticket, write_action(action, session.setup.game.deck))
        if pause is None:
            session.flush()
        assert not session.not_saved, session.not_saved
        tell("shown", session)
        time.sleep(pause or 0)
    session.close()


def child(folder: str, game_id: str, seed: str, pause: float | None) -> None:
    """Continue the unfinished match, or start one."""
    archive = Archive(find_paths(Path(folder)))
    unfinished = archive.saves.unfinished()
    if unfinished:
        session = archive.resume(unfinished[0].match_id, FRESH)
        tell("resumed", session)
    else:
        game = games()[game_id]()
        players = tuple(Player(FRESH.names[seat], False, "easy") for seat in range(game.seats))
        session, _ = archive.start(Setup(game, players, seed), datetime.now())
        session.flush()
        tell("shown", session)
    play_on(session, Random(seed), pause)


# -- the parent


@dataclass(frozen=True)
class Run:
    """A child's life: its output as lists of words, and whether it was killed."""

    lines: list[list[str]]
    killed: bool
    inputs: int  # that are on the disk now and were not before
    lost: int  # that were told and are not on the disk

    @property
    def resumed(self) -> bool:
        return self.lines[0][0] == "resumed"


def kill(argv: Sequence[str], first: str, moment: float) -> tuple[list[list[str]], bool]:
    """Start a child; kill it `moment` seconds after a line that starts with `first`.

    Returns:
        Its lines, and whether it was killed before it ended.
    """
    lines = []
    with subprocess.Popen(argv, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        patience = threading.Timer(PATIENCE, process.kill)
        patience.start()
        for line in process.stdout:
            lines.append(line.split())
            if line.startswith(first):
                break
        patience.cancel()
        time.sleep(moment)
        process.kill()
        # The kill may have cut off the last line.
        lines += [line.split() for line in process.stdout if line.endswith("\n")]
    assert process.returncode in (0, KILLED), f"it failed: {process.returncode}"
    assert any(line[0].startswith(first) for line in lines), f"nothing has happened: {lines}"
    return lines, process.returncode != 0


def logs_of(found: Sequence[Summary]) -> Logs:
    """Return the logs of these matches.

    Nothing is changed: locks and half-written files after a kill are left to the program.
    """
    logs = {}
    for summary in found:
        assert summary.problem is None, summary.problem
        path = summary.path if summary.path.exists() else backup_of(summary.path)
        logs[summary.match_id] = list(read_record(read_text(path)).log)
    return logs


def decisions(log: list[object]) -> int:
    """Return how many inputs were decisions; a new stock belongs to the one before."""
    return sum(not str(entry).startswith("stock") for entry in log)


def missing(lines: Sequence[Sequence[str]], before: Logs, after: Logs, may_lose: int) -> int:
    """Return how many reported inputs aren't on disk.

    AssertionError if that is more than the last `may_lose`, or if anything that was on disk before is gone.
    """
    for match_id, log in before.items():
        assert after.get(match_id, [])[: len(log)] == log, f"what was played before has changed: {match_id}"
    told: dict[str, list[int]] = {}
    for word, *rest in lines:
        if word in ("resumed", "shown"):
            told.setdefault(rest[0], [0]).append(int(rest[1]))
    lost = 0
    for match_id, numbers in told.items():
        is_last = match_id == list(told)[-1]
        safe = numbers[-1 - may_lose] if is_last else numbers[-1]
        log = after.get(match_id, [])
        assert len(log) >= safe, (match_id, len(log), numbers)
        assert decisions(log[numbers[-1] :]) <= 1, (match_id, len(log), numbers)
        lost += sum(number > len(log) for number in numbers)
    return lost


def runs(
    folder: Path, argv: Callable[[], Sequence[str]], first: str, moment: Callable[[], float], may_lose: int
) -> Iterator[Run]:
    """Kill one child after another, for ever.

    AssertionError if a child doesn't continue where the last one was killed, or if more is lost than allowed.
    """
    saves = Saves(find_paths(folder))
    unfinished: Logs = {}
    before: Logs = {}
    while True:
        lines, killed = kill(argv(), first, moment())
        if unfinished:
            word, match_id, inputs = lines[0]
            assert word == "resumed", f"{list(unfinished)} should go on: {lines[0]}"
            assert int(inputs) == len(unfinished[match_id]), (lines[0], len(unfinished[match_id]))
        unfinished = logs_of(saves.unfinished())
        after = logs_of(saves.finished()) | unfinished
        lost = missing(lines, before, after, may_lose)
        played = sum(map(len, after.values())) - sum(map(len, before.values()))
        before = after
        yield Run(lines, killed, played, lost)


def kill_many(times: int, seed: str, folder: Path, pause: float | None = None) -> tuple[int, int]:
    """Return (kills, inputs played); AssertionError if more than one input was lost."""
    rng = Random(seed)
    ids = list(games())
    kills = reopened = played = 0

    def argv() -> list[str]:
        words = [sys.executable, "-m", "tests.session.killing", str(folder), ids[kills % len(ids)]]
        return [*words, str(rng.random()), *([] if pause is None else [str(pause)])]

    def moment() -> float:
        return rng.random() * (LONGEST + LONGEST_PAUSES * (pause or 0))

    for run in runs(folder, argv, "", moment, may_lose=0 if pause is None else 1):
        kills += run.killed
        reopened += run.resumed
        played += run.inputs
        if min(kills, reopened) >= times:
            break
    return kills, played


def main() -> None:
    if len(sys.argv) > 3:
        pause = float(sys.argv[4]) if len(sys.argv) > 4 else None
        folder, game_id, seed = sys.argv[1:4]
        child(folder, game_id, seed, pause)
        return
    pause = float(sys.argv[2]) if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as place:
        kills, played = kill_many(int(sys.argv[1]), "kills", Path(place), pause)
    lost = "nothing lost" if pause is None else "never more than the last one lost"
    print(f"{kills} kills, {played} inputs, {lost}")


if __name__ == "__main__":
    main()
