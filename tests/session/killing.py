"""Kill a match at random moments and open it again: `python -m tests.session.killing 300 [PAUSE]`.

The child plays a match of bots (any legal action, one input after the other); the parent kills it with SIGKILL after
a random time, and the next child goes on. A match that is over makes room for the next game.

Without PAUSE the child plays as fast as it can, waits until each input is on the disk and tells it then: not one that
was told may be lost. With PAUSE (seconds between inputs, 0.05 being the quickest bot there is) it tells each input at
once and never waits, as in the window: only the last one that was told may be lost.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from datetime import datetime
from pathlib import Path
from random import Random

from trickdesk.bots.player import any_action
from trickdesk.engine.record import read_record, write_action
from trickdesk.games import games
from trickdesk.session import Archive, NewPlayers, Player, Session, Setup, State
from trickdesk.storage.paths import find_paths

ROOT = Path(__file__).resolve().parent.parent.parent
FRESH = NewPlayers(["A", "B", "C", "D", "E", "F", "G", "H"], "easy", "fresh")
OVER = "over"
LONGEST = 0.08  # seconds that a child lives after its first word
LONGEST_PAUSES = 8  # ... and how many pauses more


def play_on(session: Session, rng: Random, pause: float | None) -> None:
    """Play to the end of the match; prints the number of inputs after each, without a pause after each save."""
    session.flush()
    print(session.inputs, flush=True)
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
        print(session.inputs, flush=True)
        time.sleep(pause or 0)
    session.flush()
    print(OVER, flush=True)
    session.close()


def child(folder: str, game_id: str, seed: str, pause: float | None) -> None:
    """Go on with the unfinished match, or begin one."""
    archive = Archive(find_paths(Path(folder)))
    unfinished = archive.saves.unfinished()
    if unfinished:
        session = archive.resume(unfinished[0].match_id, FRESH)
    else:
        game = games()[game_id]()
        players = tuple(Player(FRESH.names[seat], False, "easy") for seat in range(game.seats))
        session, _ = archive.start(Setup(game, players, seed), datetime(2026, 1, 1))
    play_on(session, Random(seed), pause)


def log_of(folder: Path) -> list[object]:
    """The log of the unfinished match; empty if there is none."""
    archive = Archive(find_paths(folder))
    unfinished = archive.saves.unfinished()
    if not unfinished:
        return []
    session = archive.resume(unfinished[0].match_id, FRESH)
    log = list(read_record(session.record_text()).log)
    assert session.match is not None
    session.match.close()
    return log


def decisions(log: list[object]) -> int:
    """How many inputs somebody has decided: a stock comes by itself with the one before it."""
    return sum(not str(entry).startswith("stock") for entry in log)


def kill_many(times: int, seed: str, folder: Path, pause: float | None = None) -> tuple[int, int]:
    """(kills, inputs played); AssertionError if a match was lost, or more than the input under way."""
    rng = Random(seed)
    kills = played = 0
    before: list[object] = []
    ids = list(games())
    while kills < times:
        argv = [sys.executable, "-m", "tests.session.killing", str(folder), ids[kills % len(ids)]]
        argv += [str(rng.random()), *([] if pause is None else [str(pause)])]
        with subprocess.Popen(argv, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            first = process.stdout.readline()
            time.sleep(rng.random() * (LONGEST + LONGEST_PAUSES * (pause or 0)))
            process.kill()
            told = [first, *process.stdout.read().splitlines()]
        lines = [line.strip() for line in told if line.strip()]
        after = log_of(folder)
        if OVER in lines:
            before = []
            continue
        told_at = [int(line) for line in lines]
        safe = told_at[-1 if pause is None else -2 :][0]
        kills += 1
        assert after[: len(before)] == before, "what was played before has changed"
        assert len(after) >= safe, (len(after), told_at)
        assert decisions(after[told_at[-1] :]) <= 1, (len(after), told_at)
        played += len(after) - len(before)
        before = after
    return kills, played


def main() -> None:
    if len(sys.argv) > 3:
        pause = float(sys.argv[4]) if len(sys.argv) > 4 else None
        child(*sys.argv[1:4], pause)
        return
    pause = float(sys.argv[2]) if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as place:
        kills, played = kill_many(int(sys.argv[1]), "kills", Path(place), pause)
    lost = "nothing lost" if pause is None else "never more than the last one lost"
    print(f"{kills} kills, {played} inputs, {lost}")


if __name__ == "__main__":
    main()
