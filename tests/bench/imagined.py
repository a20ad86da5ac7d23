"""Deals that an expert simulates per second, by game and kind of decision.

It can compare two versions of Trickdesk. Run as a script, it measures a version that may be older than this
file. Its arguments are that version's folder, the file that selects the views, the number of each kind, and
the games.
"""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

EACH = 12  # decisions of each kind
ROUNDS = 3  # times that every state is measured, in turn
LEVEL_NAME = "expert"
# Where a state has what picks the views, now and in older ones; its yardstick is frozen, so they are the same.
VIEWS = ("tests/bench/views.py", "trickdesk/bots/arena/views.py")
Rates = dict[str, dict[str, float]]  # deals a second of CPU time, by game and kind of decision


def measure(views_file: str, each: int, game_ids: Sequence[str]) -> Rates:
    """Return the rates of the imported version.

    Endings aren't solved, since that takes time and simulates nothing.
    """
    from trickdesk.bots import levels
    from trickdesk.bots.player import decide
    from trickdesk.games import games

    sample = runpy.run_path(views_file)["sample"]
    level = levels.LEVEL[LEVEL_NAME]
    compiled: Any = level.compiled and tuple([replace(effort, exact=0) for effort in level.compiled])
    levels.LEVEL[LEVEL_NAME] = replace(level, card=replace(level.card, exact=0), compiled=compiled)
    found: Rates = {}
    for game_id in game_ids:
        rates = found[game_id] = {}
        for kind, views in sample(games()[game_id](), each).items():
            decide(views[0], LEVEL_NAME, 0, clock=lambda: 0.0)  # the tables of the game are built once
            deals, begin = 0, process_time()
            for seed, view in enumerate(views):
                weighed = decide(view, LEVEL_NAME, seed, clock=lambda: 0.0).explanation.weighed
                deals += sum(entry.deals for entry in weighed)
            rates[kind] = deals / (process_time() - begin)
    return found


def of_state(folder: Path, game_ids: Sequence[str]) -> Rates:
    """Return the rates of the version in a folder, in its own process."""
    views_file = next(file for file in (folder / place for place in VIEWS) if file.exists())
    done = subprocess.run(
        [sys.executable, __file__, str(folder.resolve()), str(views_file), str(EACH), *game_ids],
        stdout=subprocess.PIPE, check=True, text=True,
    )  # fmt: skip
    rates: Rates = json.loads(done.stdout)
    return rates


def compare(folders: Sequence[Path], game_ids: Sequence[str]) -> list[Rates]:
    """Return the median rates of several versions, measured in turn."""
    rounds = [[of_state(folder, game_ids) for folder in folders] for _ in range(ROUNDS)]
    return [
        {
            game_id: {kind: median(one[at][game_id][kind] for one in rounds) for kind in kinds}
            for game_id, kinds in rounds[0][at].items()
        }
        for at in range(len(folders))
    ]


def show(folders: Sequence[Path], game_ids: Sequence[str]) -> None:
    """Print a row for each game and kind: each version's rate, and last over first."""
    found = compare(folders, game_ids)
    print(
        f"deals imagined a second of CPU time, {LEVEL_NAME}, {EACH} decisions of each kind, {ROUNDS} rounds"
    )
    for at, folder in enumerate(folders):
        print(f"state {at + 1}: {folder}")
    for game_id, kinds in found[-1].items():
        for kind in kinds:
            rates = [state[game_id][kind] for state in found]
            row = "".join(f"{rate:>12,.0f}" for rate in rates)
            times = f"{rates[-1] / rates[0]:>8.2f}" if len(rates) > 1 else ""
            print(f"{game_id:14}{kind:6}{row}{times}")


if __name__ == "__main__":
    sys.path[0] = sys.argv[1]
    print(json.dumps(measure(sys.argv[2], int(sys.argv[3]), sys.argv[4:])))
