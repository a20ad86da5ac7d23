"""`python -m tests.bench review`: time for the review of a deal, by game."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from statistics import median
from time import perf_counter, process_time

from tests.bench.records import record_of_deal
from trickdesk.bots.review.reviewing import review_deal
from trickdesk.cli.commands import Parser
from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.kernels import loaded

DEALS = 5


def measure(game: Game, level: str, deals: int) -> list[dict[str, float]]:
    """Measure the time to review a number of deals.

    For each deal: seconds until exact results, until the last decision of the person in the first seat, and
    until the end; the same in CPU time, which is more reliable on a busy machine; and the share of cards that
    were solved.
    """
    found = []
    for number in range(deals):
        record = record_of_deal(game, f"bench {number}", level, 0)
        begin, used = perf_counter(), process_time()
        marks: dict[str, float] = {}
        for review in review_deal(record, 0):
            now = perf_counter() - begin
            if review.exact_from is not None:
                marks.setdefault("exact", now)
            if all(judged.why is not None for judged in review.judged if judged.seat == 0):
                marks.setdefault("own", now)
        cards = [judged for judged in review.judged if judged.actual is not None]
        played = sum(judged.action.__class__.__name__ == "Play" for judged in review.judged)
        used = process_time() - used
        found.append({**marks, "all": now, "processor": used, "solved": len(cards) / max(1, played)})
    return found


def main(arguments: Sequence[str]) -> int:
    parser = Parser(prog="python -m tests.bench review", description=(__doc__ or "").partition(": ")[2])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--deals", metavar="N", type=int, default=DEALS, help="of each game")
    parser.add_argument("--level", metavar="LEVEL", default="hard", help="of all who play")
    parser.add_argument(
        "--game", metavar="ID", choices=list(games()), action="append", help="this game alone"
    )
    options = parser.parse_args(arguments)
    found = {
        game_id: measure(games()[game_id](), options.level, options.deals)
        for game_id in options.game or games()
    }
    if options.json:
        about = {"python": platform.python_version(), "kernels": loaded()}
        print(json.dumps({**about, "games": found}, indent=2))
        return 0
    print(
        f"Python {platform.python_version()}, kernels {loaded()}; seconds, median and longest of {options.deals}"
    )
    columns = ("exact", "own", "all", "processor", "longest", "solved")
    print(f"{'game':14}" + "".join(f"{name:>10}" for name in columns))
    for game_id, deals in found.items():
        row = [median(deal.get(key, 0.0) for deal in deals) for key in columns[:4]]
        row += [max(deal["all"] for deal in deals), median(deal["solved"] for deal in deals)]
        print(f"{game_id:14}" + "".join(f"{value:>10.2f}" for value in row))
    return 0
