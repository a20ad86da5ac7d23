"""Reports of a tournament as JSON and text, and ratings from a round robin.

The ratings need the library openskill (the extra `arena`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from itertools import combinations
from typing import Any

from trickdesk import kernels
from trickdesk.bots.arena.playing import PlayerStats
from trickdesk.bots.arena.statistics import (
    Estimate,
    elo_for,
    estimate,
    likelihood,
    pair_score,
    quantile,
    verdict,
)
from trickdesk.bots.arena.tournament import HERE, Round, Tournament, alternating, first_group, rounds
from trickdesk.bots.arena.workers import Workers

Json = dict[str, object]


@dataclass(slots=True)
class Tally:
    """The results of a tournament so far.

    All figures are for the first group (see `Round`).
    """

    tournament: Tournament
    gains: list[float] = field(default_factory=list)
    tricks: list[float] = field(default_factory=list)
    stats: dict[str, PlayerStats] = field(default_factory=dict)
    deals: int = 0

    def add(self, found: Round) -> None:
        self.gains.append(float(found.gain))
        self.tricks.append(float(found.tricks))
        self.deals += found.deals
        for level, stats in found.stats.items():
            self.stats.setdefault(level, PlayerStats()).add(stats)

    @classmethod
    def of(cls, tournament: Tournament, results: Iterable[Round]) -> Tally:
        tally = cls(tournament)
        for found in results:
            tally.add(found)
        return tally

    @property
    def names(self) -> tuple[str, str]:
        """The names of the first group and of the others, for display."""
        levels = self.tournament.levels
        group = first_group(levels)
        others = [level for player, level in enumerate(levels) if player not in group]
        return levels[0], " and ".join(dict.fromkeys(others))

    def scores(self) -> list[float]:
        """Return each round as 1 (won by the first group), 1/2 (tied) or 0 (lost)."""
        return [pair_score(gain) for gain in self.gains]

    # -- as JSON

    def to_json(self) -> Json:
        tournament = self.tournament
        first, others = self.names
        scores = self.scores()
        share = estimate(scores)
        report: Json = {
            "game": tournament.game_id,
            "options": dict(tournament.options),
            "seats": list(tournament.levels),
            "seed": tournament.seed,
            "play_only": tournament.play_only,
            "matches": tournament.matches,
            "rounds": len(self.gains),
            "deals": self.deals,
            "first": first,
            "others": others,
        }
        if tournament.matches:
            par = 1 / tournament.game().sides
            gain = estimate(self.gains)
            report["win_share"] = figure(Estimate(par + gain.mean, gain.error, gain.count))
            report["par"] = round(par, 4)
        else:
            report["points"] = figure(estimate(self.gains))
            report["tricks"] = figure(estimate(self.tricks))
        report["rounds_won"] = figure(share)
        elo = elo_for(share.mean)
        report["elo"] = round(elo, 1) if abs(elo) < 10_000 else None
        report["sequential"] = {"llr": round(likelihood(scores), 3), "verdict": verdict(scores) or "open"}
        report["levels"] = {
            level: self.level_json(stats) | {"players": tournament.levels.count(level)}
            for level, stats in self.stats.items()
        }
        return report

    def level_json(self, stats: PlayerStats) -> Json:
        """Return contracts, blunders per 100 deals and decisions of a level.

        Times are left out, so that the same deals give the same JSON everywhere.
        """
        blunders = {
            name: round(100 * count / self.deals, 2) for name, count in sorted(stats.blunders.items())
        }
        return {
            "contracts": {"made": stats.made, "failed": stats.failed},
            "blunders_per_100_deals": blunders,
            "decisions": {kind: len(times) for kind, times in stats.times.items() if times},
        }


def figure(value: Estimate) -> dict[str, float]:
    return {"mean": round(value.mean, 4), "se": round(value.error, 4), "n": value.count}


def times_json(seconds: list[float]) -> dict[str, float]:
    """Return percentiles of decision times, in milliseconds."""
    found = {"p50": quantile(seconds, 0.5), "p95": quantile(seconds, 0.95), "max": max(seconds)}
    return {name: round(1000 * value, 3) for name, value in found.items()} | {"n": len(seconds)}


# -- as text


def as_text(tally: Tally) -> str:
    """Return the report as a few lines of text."""
    tournament, (first, others) = tally.tournament, tally.names
    gain, tricks, won = estimate(tally.gains), estimate(tally.tricks), estimate(tally.scores())
    what = "matches" if tournament.matches else "deals"
    kind = ", play only" if tournament.play_only else ""
    lines = [
        f"{tournament.game_id}: {first} against {others}; {gain.count} duplicate {what}{kind}, "
        f"{tally.deals} deals at the tables, seed {tournament.seed}, {kernels.loaded()} kernels"
    ]
    if tournament.matches:
        par = 1 / tournament.game().sides
        lines.append(f"  wins of each {first}: {percent(par + gain.mean, gain.error)} (par {par:.1%})")
    else:
        lines.append(f"  points per deal above the others: {gain.mean:+.2f} ± {gain.error:.2f}")
        lines.append(f"  tricks per deal above an equal share: {tricks.mean:+.3f} ± {tricks.error:.3f}")
    ratio = likelihood(tally.scores())
    lines.append(
        f"  duplicate {what} won: {percent(won.mean, won.error)}; sequential test: {verdict(tally.scores()) or 'open'} "
        f"(log likelihood ratio {ratio:+.2f})"
    )
    for level, stats in tally.stats.items():
        lines += level_lines(level, stats, tally.deals)
    return "\n".join(lines)


def percent(share: float, error: float) -> str:
    return f"{share:.1%} ± {error:.1%}"


def level_lines(level: str, stats: PlayerStats, deals: int) -> list[str]:
    """Return the lines about one level."""
    lines = [f"  {level}:"]
    if total := stats.made + stats.failed:
        lines.append(f"    contracts made {stats.made}, set {stats.failed} ({stats.made / total:.0%} made)")
    for name, count in sorted(stats.blunders.items()):
        lines.append(f"    {name}: {100 * count / deals:.2f} per 100 deals")
    for kind, seconds in stats.times.items():
        if seconds:
            times = times_json(seconds)
            lines.append(
                f"    {kind}: p50 {times['p50']:.1f}, p95 {times['p95']:.1f}, max {times['max']:.1f} ms"
            )
    return lines


LIBRARY = "openskill"


def available() -> bool:
    return find_spec(LIBRARY) is not None


class Ratings:
    """Ratings of levels from the results at single tables; each level is a player."""

    def __init__(self, levels: Sequence[str]) -> None:
        from openskill.models import PlackettLuce

        self.model = PlackettLuce()
        self.rated: dict[str, Any] = {level: self.model.rating(name=level) for level in levels}

    def add(self, found: Round) -> None:
        """Rate a round: each of its tables is one game between the levels."""
        for result in found.results:
            levels = list(result)
            teams = [[self.rated[level]] for level in levels]
            after = self.model.rate(teams, scores=[float(result[level]) for level in levels])
            for level, team in zip(levels, after, strict=True):
                self.rated[level] = team[0]

    def to_json(self) -> list[Json]:
        """Return the levels, best first, with `mu`, `sigma` and `ordinal` of openskill."""
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


def round_robin(base: Tournament, levels: Sequence[str], count: int, workers: Workers = HERE) -> Json:
    """Play every pair of levels on the same `count` deals or matches, and rate them.

    If everyone plays alone, the two levels alternate around the table. Rounds are rated in turn, one of each
    pair, so that no pair counts for more because it came last.
    """
    game = base.game()
    tallies, played = [], []
    for first, second in combinations(levels, 2):
        tournament = replace(base, levels=alternating(game, first, second))
        found = list(rounds(tournament, count, workers))
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


def ratings_text(found: Json) -> str:
    """Return the table of ratings and the result of every pair as text."""
    ratings, pairs = found["ratings"], found["pairs"]
    assert isinstance(ratings, list) and isinstance(pairs, list)
    lines = [f"{found['game']}: ratings from {found['rounds_each']} rounds for each pair"]
    lines += [f"  {row['level']:12} mu {row['mu']:7.2f}  sigma {row['sigma']:.2f}" for row in ratings]
    for pair in pairs:
        won = pair["rounds_won"]
        gain = pair.get("points") or pair["win_share"]
        elo = "beyond measure" if pair["elo"] is None else f"{pair['elo']:+.0f}"
        lines.append(
            f"  {pair['first']} v {pair['others']}: {gain['mean']:+.3f} ± {gain['se']:.3f} "
            f"{'points per deal' if 'points' in pair else 'share of wins'}; rounds won {won['mean']:.1%} "
            f"± {won['se']:.1%}, Elo {elo}"
        )
    return "\n".join(lines)
