"""Ratings of several levels from a round robin, by the library openskill (the extra ``arena``)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib.util import find_spec
from itertools import combinations
from typing import Any

from trickdesk.bots.arena.report import Json, Tally
from trickdesk.bots.arena.tournament import Round, Tournament, alternating, rounds

LIBRARY = "openskill"


def available() -> bool:
    return find_spec(LIBRARY) is not None


class Ratings:
    """The ratings of some levels, each a player of its own, from the results at single tables."""

    def __init__(self, levels: Sequence[str]) -> None:
        from openskill.models import PlackettLuce

        self.model = PlackettLuce()
        self.rated: dict[str, Any] = {level: self.model.rating(name=level) for level in levels}

    def add(self, found: Round) -> None:
        """Take in a round: each table of it is one game between the levels."""
        for result in found.results:
            levels = list(result)
            teams = [[self.rated[level]] for level in levels]
            after = self.model.rate(teams, scores=[float(result[level]) for level in levels])
            for level, team in zip(levels, after, strict=True):
                self.rated[level] = team[0]

    def to_json(self) -> list[Json]:
        """The levels, best first: ``mu`` and ``sigma`` of openskill and its cautious ``ordinal``."""
        best = sorted(self.rated.items(), key=lambda entry: -float(entry[1].mu))
        return [
            {
                "level": level,
                "mu": round(float(rating.mu), 3),
                "sigma": round(float(rating.sigma), 3),
                "ordinal": round(float(rating.ordinal()), 3),
            }
            for level, rating in best
        ]


def round_robin(base: Tournament, levels: Sequence[str], count: int, jobs: int) -> Json:
    """Every two levels on the same ``count`` deals (matches); where all play alone they sit alternately.

    The rounds of all pairs are rated in turn, so that no pair counts for more because it came last.
    """
    game = base.game()
    tallies, played = [], []
    for first, second in combinations(levels, 2):
        tournament = replace(base, levels=alternating(game, first, second))
        found = list(rounds(tournament, count, jobs))
        tallies.append(Tally.of(tournament, found))
        played.append(found)
    ratings = Ratings(levels)
    for together in zip(*played, strict=True):
        for one in together:
            ratings.add(one)
    return {
        "game": base.game_id,
        "rounds_each": count,
        "ratings": list(ratings.to_json()),
        "pairs": [tally.to_json() for tally in tallies],
    }


def as_text(found: Json) -> str:
    """The table of ratings, and every pair."""
    ratings, pairs = found["ratings"], found["pairs"]
    assert isinstance(ratings, list) and isinstance(pairs, list)
    lines = [f"{found['game']}: ratings from {found['rounds_each']} rounds of every pair"]
    lines += [f"  {row['level']:12} mu {row['mu']:7.2f}  sigma {row['sigma']:.2f}" for row in ratings]
    for pair in pairs:
        won = pair["rounds_won"]
        gain = pair.get("points") or pair["win_share"]
        elo = "beyond measure" if pair["elo"] is None else f"{pair['elo']:+.0f}"
        lines.append(
            f"  {pair['first']} v {pair['others']}: {gain['mean']:+.3f} ± {gain['se']:.3f} "
            f"{'points a deal' if 'points' in pair else 'share of wins'}; rounds won {won['mean']:.1%} "
            f"± {won['se']:.1%}, Elo {elo}"
        )
    return "\n".join(lines)
