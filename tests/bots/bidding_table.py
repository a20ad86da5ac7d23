"""Prints a table of how bots bid.

For example `python -m tests.bots.bidding_table --levels beginner --games tocan --deals 300`. Four (or more)
bots of one level play deals from a seed, each the first of a match, by a preset of the game. For each game and level,
the table has

- the share of contracts made, with its standard error, and the share that the winning bids expected,
- the shares of contracts at the lowest level, of first seats that passed and of deals passed out, and
- the levels of contracts.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from random import Random

from tests.bots.dealing import run_deal
from tests.driving import GAMES_WITH_DECLARER
from trickdesk.bots.arena.playing import contract_made
from trickdesk.bots.levels import LEVELS
from trickdesk.bots.player import decide
from trickdesk.engine.actions import Action, AskCall, Call
from trickdesk.engine.bids import PASS
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games

PROCESSES = 2


@dataclass(slots=True)
class Bidding:
    """Results of some deals; `said` has the chances of winning bids with a choice."""

    deals: int = 0
    passed_out: int = 0
    first_passed: int = 0
    made: int = 0
    judged: int = 0  # contracts whose bid had a chance, and how many of those were made
    judged_made: int = 0
    said: float = 0.0
    levels: Counter[int] = field(default_factory=Counter)

    def add(self, other: Bidding) -> None:
        for name in ("deals", "passed_out", "first_passed", "made", "judged", "judged_made", "said"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.levels += other.levels

    def line(self) -> str:
        """Return the row of the table."""
        contracts = sum(self.levels.values())
        if not contracts:
            return f"{self.deals:5} deals, all passed out"
        made, lowest = self.made / contracts, self.levels[min(self.levels)] / contracts
        error = sqrt(made * (1 - made) / contracts)
        said = (
            f"{self.said / self.judged:4.0%} ({self.judged_made / self.judged:.0%} of {self.judged})"
            if self.judged
            else ""
        )
        return (
            f"{self.deals:5} deals  made {made:4.0%} +- {error:3.0%}  said {said:16}  lowest {lowest:4.0%}"
            f"  first seat passed {self.first_passed / self.deals:4.0%}  passed out {self.passed_out / self.deals:4.0%}"
            f"  levels {dict(sorted(self.levels.items()))}"
        )


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
        decision = decide(seen, level, rng.getrandbits(32), clock=lambda: 0.0)
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
    contract = table.deals[-1].contract
    if contract is None:
        found.passed_out = 1
        return found
    made, said = contract_made(table), chances.get((contract.declarer, contract.bid))
    found.levels[game.bid(contract.bid).level] += 1
    found.made = made
    if said is not None:
        found.judged, found.judged_made, found.said = 1, made, said
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES_WITH_DECLARER))
    parser.add_argument("--preset", default="", help="a preset of the games instead of the first")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--expert", type=int, default=60, help="deals of the expert")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=PROCESSES)
    chosen = parser.parse_args()
    with ProcessPoolExecutor(chosen.processes) as pool:
        for game_id in chosen.games.split(","):
            for level in chosen.levels.split(","):
                deals = chosen.expert if level == "expert" else chosen.deals
                seeds = range(chosen.seed * 100_000, chosen.seed * 100_000 + deals)
                whole = Bidding()
                for one in pool.map(partial(bidding, game_id, chosen.preset, level), seeds, chunksize=4):
                    whole.add(one)
                print(f"{game_id:13}{level:9}{whole.line()}", flush=True)


if __name__ == "__main__":
    main()
