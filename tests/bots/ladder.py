"""Measures the Elo difference of two levels.

For example `python -m tests.bots.ladder --game red-one --levels hard,medium`. Duplicate deals cost less than
matches and say more. The scores of the deals are drawn repeatedly into matches to the target. The share of
them that the first level wins gives the Elo difference, and doing so with samples of the deals its standard
error. That ignores that bids depend on the score, and who goes out first. `--matches` plays real matches,
which Tocan and 92Q need since everyone plays alone there: two seats of each level.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random

from trickdesk.bots.arena.statistics import Estimate, elo_for, estimate
from trickdesk.bots.arena.tournament import Round, Tournament, alternating, rounds
from trickdesk.bots.arena.workers import Workers
from trickdesk.games import games

Tables = Sequence[Sequence[tuple[float, float]]]  # for each deal and table, the scores of the two levels
MATCHES, SAMPLES, EACH = 20_000, 60, 2_000


def scores(found: Sequence[Round], first: str, second: str) -> Tables:
    """Return the levels' scores at each table of each round."""
    return [[(float(one[first]), float(one[second])) for one in item.results] for item in found]


def share(tables: Tables, target: int, matches: int, rng: Random) -> float:
    """Return the share of matches that the first level wins, drawn deal by deal.

    A side loses when it is as far below zero as the target is above, as in Five Hundred.
    """
    won = 0.0
    for _ in range(matches):
        mine = theirs = 0.0
        while max(abs(mine), abs(theirs)) < target or mine == theirs:
            scored = rng.choice(rng.choice(tables))
            mine, theirs = mine + scored[0], theirs + scored[1]
        won += mine > theirs
    return won / matches


def apart(tables: Tables, target: int, rng: Random) -> tuple[float, float]:
    """Return the Elo difference, and its standard error from samples of the deals."""
    sampled = [elo_for(share(rng.choices(tables, k=len(tables)), target, EACH, rng)) for _ in range(SAMPLES)]
    error = estimate(sampled)
    return elo_for(share(tables, target, MATCHES, rng)), error.error * SAMPLES**0.5


def of_matches(tables: Tables) -> tuple[float, float]:
    """Return the Elo difference of two players with these shares of real wins."""
    won = estimate([sum(a / (a + b) for a, b in item) / len(item) for item in tables])
    slope = elo_for(min(0.99, won.mean + 0.005)) - elo_for(max(0.01, won.mean - 0.005))
    return elo_for(won.mean), slope / 0.01 * won.error


def gain(found: Sequence[Round]) -> Estimate:
    return estimate([float(item.gain) for item in found])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True, choices=sorted(games()))
    parser.add_argument("--levels", required=True, help="two, the one that should be stronger first")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--matches", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    first, second = chosen.levels.split(",")
    game = games()[chosen.game]()
    tournament = Tournament(
        chosen.game, alternating(game, first, second), chosen.seed, matches=chosen.matches
    )
    found = list(rounds(tournament, chosen.deals, Workers(chosen.jobs)))
    tables = scores(found, first, second)
    elo, error = of_matches(tables) if chosen.matches else apart(tables, game.target, Random(1))
    points, kind = gain(found), "matches" if chosen.matches else "deals"
    print(
        f"{chosen.game} {first} v. {second}, seed {chosen.seed}: {points.count} {kind}"
        f" in {len(tables[0])} seatings, {points.mean:+.2f} +- {points.error:.2f}, Elo {elo:+.0f} +- {error:.0f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
