"""``trickdesk bench bots``: how long the bots take to decide, by game, level and kind of decision."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from time import perf_counter

from trickdesk.arguments import Parser
from trickdesk.bots.arena.agents import HEURISTIC, decider
from trickdesk.bots.arena.report import times_json
from trickdesk.bots.arena.views import sample
from trickdesk.bots.traits.levels import LEVELS
from trickdesk.engine.view import PlayerView
from trickdesk.games import games

EACH = 8  # decisions of each kind


def measure(level: str, views: Sequence[PlayerView]) -> dict[str, float]:
    """Milliseconds for each view, one decision each."""
    choose = decider(level)
    choose(views[0], 0, None)  # the tables of the game are built once
    times = []
    for seed, view in enumerate(views):
        begin = perf_counter()
        choose(view, seed, None)
        times.append(perf_counter() - begin)
    return times_json(times)


def main(arguments: Sequence[str]) -> int:
    parser = Parser(prog="trickdesk bench bots", description=(__doc__ or "").partition(": ")[2])
    parser.add_argument("--json", action="store_true", help="print JSON")
    as_json = parser.parse_args(arguments).json
    found: dict[str, dict[str, dict[str, dict[str, float]]]] = {}
    for game_id, kind in games().items():
        views = sample(kind(), EACH)
        found[game_id] = {
            level: {name: measure(level, views[name]) for name in views} for level in (HEURISTIC, *LEVELS)
        }
    if as_json:
        print(json.dumps({"python": platform.python_version(), "games": found}, indent=2))
        return 0
    print(f"Python {platform.python_version()}; milliseconds a decision, {EACH} of each kind")
    print(f"{'game':14}{'level':12}{'kind':6}{'p50':>10}{'p95':>10}{'max':>10}")
    for game_id, levels in found.items():
        for level, kinds in levels.items():
            for name, times in kinds.items():
                row = "".join(f"{times[key]:>10.1f}" for key in ("p50", "p95", "max"))
                print(f"{game_id:14}{level:12}{name:6}{row}")
    return 0
