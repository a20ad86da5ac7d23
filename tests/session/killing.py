"""Kill a match at random moments and open it again: `python -m tests.session.killing 300`.

The child plays a match of bots (any legal action, one input after the other, as fast as it can) and tells each input
that is safe; the parent kills it with SIGKILL after a random time, and the next child goes on. A match that is over
makes room for the next game.
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
from trickdesk.session import Library, NewPlayers, Player, Session, Setup, State
from trickdesk.storage.paths import find_paths

ROOT = Path(__file__).resolve().parent.parent.parent
FRESH = NewPlayers(["A", "B", "C", "D", "E", "F", "G", "H"], "easy", "fresh")
OVER = "over"
LONGEST = 0.08  # seconds that a child lives after its first word


def play_on(session: Session, rng: Random) -> None:
    """Play to the end of the match; prints the number of inputs after each save."""
    print(session.inputs, flush=True)
    while session.state is not State.MATCH_OVER:
        if session.state is State.DEAL_OVER:
            session.next_deal()
        else:
            request = session.bot_request()
            action = any_action(request.view, rng)
            session.bot_answer(request.ticket, write_action(action, session.setup.game.deck))
        assert not session.not_saved, session.not_saved
        print(session.inputs, flush=True)
    print(OVER, flush=True)
    session.close()


def child(folder: str, game_id: str, seed: str) -> None:
    """Go on with the unfinished match, or begin one."""
    library = Library(find_paths(Path(folder)))
    unfinished = library.saves.unfinished()
    if unfinished:
        session = library.resume(unfinished[0].match_id, FRESH)
    else:
        game = games()[game_id]()
        players = tuple(Player(FRESH.names[seat], False, "easy") for seat in range(game.seats))
        session, _ = library.start(Setup(game, players, seed), datetime(2026, 1, 1))
    play_on(session, Random(seed))


def log_of(folder: Path) -> list[object]:
    """The log of the unfinished match; empty if there is none."""
    library = Library(find_paths(folder))
    unfinished = library.saves.unfinished()
    if not unfinished:
        return []
    session = library.resume(unfinished[0].match_id, FRESH)
    log = list(read_record(session.record_text()).log)
    assert session.match is not None
    session.match.close()
    return log


def kill_many(times: int, seed: str, folder: Path) -> tuple[int, int]:
    """(kills, inputs played); AssertionError if a match was lost, or more than the input under way."""
    rng = Random(seed)
    kills = played = 0
    before: list[object] = []
    ids = list(games())
    while kills < times:
        argv = [
            sys.executable,
            "-m",
            "tests.session.killing",
            str(folder),
            ids[kills % len(ids)],
            str(rng.random()),
        ]
        process = subprocess.Popen(argv, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(rng.random() * LONGEST)
        process.kill()
        told = [first, *process.stdout.read().splitlines()]
        process.wait()
        lines = [line.strip() for line in told if line.strip()]
        after = log_of(folder)
        if OVER in lines:
            before = []
            continue
        safe = int(lines[-1])
        kills += 1
        assert after[: len(before)] == before, "what was played before has changed"
        assert len(after) in (safe, safe + 1), (len(after), safe)
        played += len(after) - len(before)
        before = after
    return kills, played


if __name__ == "__main__":
    if len(sys.argv) == 2:
        with tempfile.TemporaryDirectory() as place:
            print(
                "{} kills, {} inputs, nothing lost".format(*kill_many(int(sys.argv[1]), "kills", Path(place)))
            )
    else:
        child(*sys.argv[1:4])
