"""`python -m tests.bench bots`: time for decisions, by game, level and kind."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from tests.bench import imagined as imagined_deals
from tests.bench.views import sample
from tests.bots.arena.yardsticks import HEURISTIC, Yardsticks
from trickdesk.bots.arena.report import times_json
from trickdesk.bots.levels import LEVELS
from trickdesk.cli.commands import Parser
from trickdesk.engine.errors import one_line
from trickdesk.engine.view import PlayerView
from trickdesk.games import games

EACH = 8  # decisions of each kind, unless told otherwise


def measure(level: str, views: Sequence[PlayerView]) -> dict[str, float]:
    """Return the milliseconds for one decision about each view."""
    choose = Yardsticks().decider(level)
    choose(views[0], 0, None)  # the tables of the game are built once
    times = []
    for seed, view in enumerate(views):
        begin = perf_counter()
        choose(view, seed, None)
        times.append(perf_counter() - begin)
    return times_json(times)


def imagined(against: Path | None, game_ids: Sequence[str]) -> int:
    """Print how much is simulated by this version, or also by the other one."""
    here = Path(__file__).parents[2]
    if against is not None and not (against / "trickdesk").is_dir():
        print(f"There is no Trickdesk in {one_line(str(against))}.", file=sys.stderr)
        return 2
    imagined_deals.show([here] if against is None else [against, here], game_ids)
    return 0


def main(arguments: Sequence[str]) -> int:
    parser = Parser(prog="python -m tests.bench bots", description=(__doc__ or "").partition(": ")[2])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--imagined", action="store_true", help="tell how many deals an expert imagines a second instead"
    )
    parser.add_argument(
        "--against", metavar="FOLDER", type=Path, help="with --imagined: beside the Trickdesk in that folder"
    )
    parser.add_argument("--game", choices=sorted(games()), help="only in that game")
    parser.add_argument("--level", choices=LEVELS, help="only that level")
    parser.add_argument("--each", type=int, metavar="N", default=EACH, help="decisions of each kind")
    chosen = parser.parse_args(arguments)
    as_json = chosen.json
    if chosen.imagined:
        return imagined(chosen.against, [chosen.game] if chosen.game else sorted(games()))
    found: dict[str, dict[str, dict[str, dict[str, float]]]] = {}
    levels = (chosen.level,) if chosen.level else (HEURISTIC, *LEVELS)
    for game_id in [chosen.game] if chosen.game else games():
        views = sample(games()[game_id](), chosen.each)
        found[game_id] = {level: {name: measure(level, views[name]) for name in views} for level in levels}
    if as_json:
        print(json.dumps({"python": platform.python_version(), "games": found}, indent=2))
        return 0
    print(f"Python {platform.python_version()}; milliseconds a decision, {chosen.each} of each kind")
    print(f"{'game':14}{'level':12}{'kind':6}{'p50':>10}{'p95':>10}{'max':>10}")
    for game_id, by_level in found.items():
        for level, kinds in by_level.items():
            for name, times in kinds.items():
                row = "".join(f"{times[key]:>10.1f}" for key in ("p50", "p95", "max"))
                print(f"{game_id:14}{level:12}{name:6}{row}")
    return 0
