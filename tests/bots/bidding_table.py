"""Prints a table of how bots bid, and how long they think.

For example `python -m tests.bots.bidding_table --levels beginner --games tocan --deals 300`. The bots of one level
play deals from a seed, each the first of a match, by a preset of the game. For each game, preset and level, the table
has

- the share of contracts made, with its standard error,
- the share that the winning bids expected, and the share made of those, with the standard error of the difference,
- the shares of contracts at the lowest level, of first seats that passed and of deals passed out,
- the levels and the kinds of contracts,
- the mean points of a deal of the declaring side and of each other side,
- the time of decisions in milliseconds: median, 95 of 100, and longest, without waiting for other programs, and
- the bids that nearly always fail.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from functools import partial
from math import sqrt
from random import Random
from time import process_time

from tests.bots.dealing import run_deal
from tests.driving import GAMES_WITH_DECLARER
from trickdesk.bots.arena.playing import contract_made
from trickdesk.bots.levels import LEVELS
from trickdesk.bots.player import decide
from trickdesk.engine.actions import Action, AskCall, Call
from trickdesk.engine.bids import PASS
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games

PROCESSES = 2
OFTEN, FAILS = 10, 0.9  # a bid made this often should not fail in such a share


@dataclass(slots=True)
class Bidding:
    """Results of some deals.

    - `judged`: contracts whose bid had a chance; `judged_made` of those were made, `said` is the sum of their
      chances and `squares` that of their squared errors.
    - `declaring`, `others`: the sums of the points of the declaring side, and of the mean of the other sides.
    - `bids`, `failed`: the contracts, and how many of each failed.
    - `times`: the decisions in milliseconds.
    """

    deals: int = 0
    passed_out: int = 0
    first_passed: int = 0
    made: int = 0
    judged: int = 0
    judged_made: int = 0
    said: float = 0.0
    squares: float = 0.0
    declaring: float = 0.0
    others: float = 0.0
    levels: Counter[int] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    bids: Counter[str] = field(default_factory=Counter)
    failed: Counter[str] = field(default_factory=Counter)
    times: list[float] = field(default_factory=list)

    def add(self, other: Bidding) -> None:
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))

    @property
    def contracts(self) -> int:
        return self.levels.total()

    def share_made(self) -> str:
        """Return the share of contracts made, with its standard error."""
        made = self.made / self.contracts
        return f"{made:4.0%} +- {sqrt(made * (1 - made) / self.contracts):3.0%}"

    def calibration(self) -> str:
        """Return the share that the bids expected, and the one made of those."""
        if not self.judged:
            return ""
        expected, made = self.said / self.judged, self.judged_made / self.judged
        gap = expected - made
        error = sqrt(max(0.0, self.squares / self.judged - gap**2) / self.judged)
        return f"{expected:4.0%} of {self.judged}, {made:.0%} made, {gap:+.0%} +- {error:.0%}"

    def hopeless(self) -> list[str]:
        """Return the bids, and the levels, that nearly always failed."""
        return [
            bid for bid, count in self.bids.items() if count >= OFTEN and self.failed[bid] >= FAILS * count
        ]

    def lines(self) -> list[str]:
        """Return the rows of the table."""
        if not self.contracts:
            return [f"{self.deals:5} deals, all passed out"]
        lowest = self.levels[min(self.levels)] / self.contracts
        times = sorted(self.times)
        middle, most = (times[int(share * (len(times) - 1))] for share in (0.5, 0.95))
        return [
            f"{self.deals:5} deals  made {self.share_made()}  said {self.calibration()}  lowest {lowest:4.0%}"
            f"  first seat passed {self.first_passed / self.deals:4.0%}"
            f"  passed out {self.passed_out / self.deals:4.0%}  levels {dict(sorted(self.levels.items()))}",
            f"      kinds {dict(sorted(self.kinds.items()))}"
            f"  points {self.declaring / self.deals:.0f} : {self.others / self.deals:.0f}"
            f"  times {middle:.0f} {most:.0f} {times[-1]:.0f}  hopeless {' '.join(self.hopeless()) or '-'}",
        ]


def kind_of(game: Game, text: str) -> str:
    """Return the kind of a contract: its trump, or what else is special."""
    bid = game.bid(text)
    return text if bid.goal.takes_none else bid.denomination or "any trump"


def bidding(game_id: str, preset: str, level: str, seed: int) -> Bidding:
    """Play one deal."""
    kind = games()[game_id]
    game = kind(kind.preset(preset).options if preset else None)
    rng, table, found = Random(seed), Table(game), Bidding(deals=1)
    chances: dict[tuple[int, str], float] = {}
    first: list[bool] = []

    def choose(seen: PlayerView) -> Action:
        ask = seen.ask
        assert ask is not None
        begin = process_time()
        decision = decide(seen, level, rng.getrandbits(32), clock=lambda: 0.0)
        found.times.append(1000 * (process_time() - begin))
        if isinstance(ask, AskCall) and isinstance(decision.action, Call):
            call = decision.action.text
            if not seen.calls:
                first.append(call == PASS)
            for entry in decision.explanation.weighed:
                if entry.action == decision.action and entry.chance is not None:
                    chances[ask.seat, call] = entry.chance
        return decision.action

    for _ in run_deal(table, rng, dict.fromkeys(range(game.seats), choose)):
        pass
    found.first_passed = sum(first)
    done = table.deals[-1]
    contract, result = done.contract, done.result
    if contract is None or result is None:
        found.passed_out = 1
        return found
    made, said = contract_made(table), chances.get((contract.declarer, contract.bid))
    bid, side = game.bid(contract.bid), game.side(contract.declarer)
    found.levels[bid.level] = found.kinds[kind_of(game, bid.text)] = found.bids[bid.text] = 1
    found.failed[bid.text] = not made
    found.made = made
    found.declaring = result.points[side]
    found.others = (sum(result.points) - result.points[side]) / (game.sides - 1)
    if said is not None:
        found.judged, found.judged_made, found.said, found.squares = 1, made, said, (said - made) ** 2
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES_WITH_DECLARER))
    parser.add_argument("--presets", nargs="+", default=[""], help="presets of the game instead of the first")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--expert", type=int, default=60, help="deals of the expert")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=PROCESSES)
    chosen = parser.parse_args(arguments)
    with ProcessPoolExecutor(chosen.processes) as pool:
        for game_id in chosen.games.split(","):
            for preset in chosen.presets:
                for level in chosen.levels.split(","):
                    deals = chosen.expert if level == "expert" else chosen.deals
                    seeds = range(chosen.seed * 100_000, chosen.seed * 100_000 + deals)
                    whole = Bidding()
                    for one in pool.map(partial(bidding, game_id, preset, level), seeds, chunksize=4):
                        whole.add(one)
                    print(f"{game_id} {preset} {level}", *whole.lines(), sep="\n", flush=True)


if __name__ == "__main__":
    main()
