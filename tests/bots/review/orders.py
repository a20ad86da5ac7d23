"""Checks that stronger levels have lower expected losses.

`.venv/bin/python -m tests.bots.review.orders --deals 200`: each level plays the same deals in all seats, and
its decisions, or with `--share` some of them, are evaluated as in a review. With `--same`, all levels decide
in the same positions instead, those of deals of the medium level, which distinguishes them with far fewer
deals. Prints means with standard errors, in points of the game.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random

from tests.bots.review.deals import by_bots, played
from trickdesk.bots.arena.statistics import estimate
from trickdesk.bots.levels import LEVELS
from trickdesk.bots.player import decide, never
from trickdesk.bots.review.expected_loss import expected_loss, is_only
from trickdesk.engine.actions import Action, Call, Give
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.games import games

ASKED = "medium"  # whose deals the common positions are from
Costs = dict[str, list[float]]  # by level, for each deal the mean of what its decisions gave away


def positions(game: Game, seed: int, level: str, share: float) -> Iterator[tuple[PlayerView, Action]]:
    """Return a share of a deal's decisions with a choice."""
    seen: list[tuple[PlayerView, Action]] = []
    choose, rng = by_bots(level), Random(seed)

    def watch(view: PlayerView, number: int) -> Action:
        action = choose(view, number)
        assert view.ask is not None
        if not is_only(view.ask) and rng.random() < share:
            seen.append((view, action))
        return action

    played(game, seed, watch)
    yield from seen


def kind_of(action: Action) -> str:
    return "calls" if isinstance(action, Call) else "discards" if isinstance(action, Give) else "cards"


def own_deals(game: Game, seed: int, levels: Sequence[str], share: float) -> Iterator[tuple[str, str, float]]:
    """Yield level, kind and loss of each level's decisions in its own play."""
    for level in levels:
        for at, (view, action) in enumerate(positions(game, seed, level, share)):
            found = expected_loss(view, action, 1000 * seed + at, never)
            if found.gave is not None:
                yield level, kind_of(action), found.gave


def same_positions(
    game: Game, seed: int, levels: Sequence[str], share: float
) -> Iterator[tuple[str, str, float]]:
    """Yield level, kind and loss of each level's decisions in the same positions.

    One action has the same loss for all levels.
    """
    for at, (view, _) in enumerate(positions(game, seed, ASKED, share)):
        costs: dict[Action, float | None] = {}
        for level in levels:
            action = decide(view, level, 7 * seed + at, clock=lambda: 0.0).action
            if action not in costs:
                costs[action] = expected_loss(view, action, 1000 * seed + at, never).gave
            cost = costs[action]
            if cost is not None:
                yield level, kind_of(action), cost


def measure(
    game: Game, deals: int, seed: int, levels: Sequence[str], share: float, same: bool
) -> dict[str, Costs]:
    """Print the losses by kind of decision; `all` is the total."""
    found: dict[str, Costs] = defaultdict(lambda: defaultdict(list))
    for number in range(seed, seed + deals):
        here: dict[tuple[str, str], list[float]] = defaultdict(list)
        for level, kind, cost in (same_positions if same else own_deals)(game, number, levels, share):
            here[kind, level].append(cost)
            here["all", level].append(cost)
        for (kind, level), costs in here.items():
            found[kind][level].append(sum(costs) / len(costs))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--game", choices=sorted(games()), action="append")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--share", type=float, default=1.0, help="of the decisions that are judged")
    parser.add_argument("--same", action="store_true", help="the same positions for all levels")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    levels = options.levels.split(",")
    for game_id in options.game or games():
        found = measure(games()[game_id](), options.deals, options.seed, levels, options.share, options.same)
        for kind in ("all", "calls", "discards", "cards"):
            row = []
            for level in levels:
                costs = found[kind].get(level, [])
                mean = estimate(costs) if len(costs) > 1 else None
                row.append(f"{level} " + (f"{mean.mean:.2f} +- {mean.error:.2f}" if mean else "-"))
            print(f"{game_id:14}{kind:10}" + "   ".join(row), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
