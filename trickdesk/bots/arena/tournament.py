"""Tournaments: the same deals or matches in every seating, so luck cancels out.

The result is the gain of the first level's players over the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial

from trickdesk.bots.arena.playing import AGENTS, Agents, Players, PlayerStats, one_deal, play_match
from trickdesk.bots.arena.statistics import pair_score, verdict
from trickdesk.bots.arena.workers import Workers
from trickdesk.engine.game import Game, OptionValue
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.games import games

HERE = Workers()
Seating = tuple[int, ...]  # for each seat, the index of its player


class BadSeats(ValueError):
    """Raised if a list of players doesn't fit the table; the text says why."""


def players_for(game: Game, levels: Sequence[str]) -> tuple[str, ...]:
    """Return one level for each side or each seat.

    If everyone plays alone, two levels mean one player against all others.

    Raises:
        BadSeats: The number of levels doesn't fit.
    """
    count, alone = len(levels), game.sides == game.seats
    if count in (game.sides, game.seats):
        return tuple(levels)
    if count == 2 and alone:
        return (levels[0], *[levels[1]] * (game.seats - 1))
    wanted = f"2 or {game.seats}" if alone else f"{game.sides} (one per side) or {game.seats} (one per seat)"
    raise BadSeats(f"{game.name} takes {wanted} levels at this table, not {count}.")


def seatings(game: Game, players: int) -> list[Seating]:
    """Return the seatings of a duplicate deal.

    The sides, or the seats, rotate until they are back where they started.
    """
    places = [seat if players == game.seats else game.side(seat) for seat in range(game.seats)]
    return [tuple((place + turn) % players for place in places) for turn in range(players)]


def first_group(levels: Sequence[str]) -> frozenset[int]:
    """Return the players of the first level, or only the first if all are equal."""
    same = frozenset(i for i, level in enumerate(levels) if level == levels[0])
    return same if len(same) < len(levels) else frozenset({0})


def alternating(game: Game, first: str, second: str) -> tuple[str, ...]:
    """Return two levels in turn, one for each side."""
    return tuple((first, second)[side % 2] for side in range(game.sides))


@dataclass(frozen=True, slots=True)
class Tournament:
    """What a tournament plays.

    `levels` has one entry for each side or each seat. Deal `n` depends on `seed` and `n` alone. With
    `play_only`, one player makes all calls and discards, so that both tables have the same contract. With
    `matches`, each item is a whole match instead of a deal.
    """

    game_id: str
    levels: tuple[str, ...]
    seed: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    play_only: bool = False
    matches: bool = False
    agents: Agents = AGENTS

    def game(self) -> Game:
        return games()[self.game_id](self.options)


@dataclass(slots=True)
class Round:
    """One deal or match in all its seatings, averaged over them.

    - `gain`: the points by which players of the first group outscored the others. In matches: their share of
      the wins above an equal share.
    - `tricks`: the tricks that the side of each of them took above an equal share (in matches: in the last
      deal).
    - `results`: for each seating, the score of each level.
    - `stats`: what each level did.
    - `failures`: for each program, how often it failed, by kind.
    """

    number: int
    gain: Fraction
    tricks: Fraction
    results: list[dict[str, Fraction]]
    stats: dict[str, PlayerStats]
    deals: int
    failures: dict[str, Counter[str]] = field(default_factory=dict)


def mean(values: Iterable[Fraction]) -> Fraction:
    """Return the exact mean, so that what cancels out is exactly 0."""
    found = list(values)
    return sum(found, Fraction()) / len(found)


def by_player(game: Game, seating: Seating, per_side: Sequence[Fraction]) -> list[Fraction]:
    """Return for each player the mean result of the sides that it sat at."""
    found: list[list[Fraction]] = [[] for _ in set(seating)]
    for seat, player in enumerate(seating):
        found[player].append(per_side[game.side(seat)])
    return [mean(values) for values in found]


def by_level(levels: Sequence[str], values: Sequence[Fraction]) -> dict[str, Fraction]:
    """Return the mean result of the players of each level."""
    return {
        level: mean(value for other, value in zip(levels, values, strict=True) if other == level)
        for level in dict.fromkeys(levels)
    }


def gain_over_others(values: Sequence[Fraction], group: frozenset[int], *, equal: bool) -> Fraction:
    """Return the mean of a group minus that of the others.

    With `equal`, minus the mean of all.
    """
    ours = mean(values[player] for player in group)
    return ours - mean(value for player, value in enumerate(values) if equal or player not in group)


def side_tricks(table: Table) -> list[Fraction]:
    """Return for each side the tricks that it took in the last deal."""
    game, play = table.game, table.play
    tricks = [Fraction()] * game.sides
    for seat, taken in enumerate(play.taken if play else ()):
        tricks[game.side(seat)] += taken
    return tricks


def side_scores(table: Table, matches: bool) -> list[Fraction]:
    """Return each side's points in the last deal, or its share of a match won.

    Points are negated if low scores win. A match that was too long is shared equally.
    """
    if not matches:
        result = table.deals[-1].result
        assert result is not None
        return [Fraction(table.game.gain(points)) for points in result.points]
    sides = range(table.game.sides)
    winners = table.winners or tuple(sides)
    return [Fraction(side in winners, len(winners)) for side in sides]


def play_round(tournament: Tournament, number: int) -> Round:
    """Play item `number` (from 0) of a tournament.

    Apart from decision times, the result depends only on the arguments.
    """
    game, levels = tournament.game(), tournament.levels
    deciders, group = [tournament.agents.decider(level) for level in levels], first_group(levels)
    found = Round(number, Fraction(), Fraction(), [], {level: PlayerStats() for level in levels}, 0)
    shuffler = Shuffler(f"arena {tournament.seed} {number}")
    # Seatings that differ only in equal players have the same results, so one of each is played.
    alike = {tuple((levels[i], i in group) for i in seats): seats for seats in seatings(game, len(levels))}
    seated = [*alike.values()]
    for seating in seated:
        stats = [found.stats[levels[player]] for player in seating]
        seated_deciders = [deciders[player] for player in seating]
        players = Players(seated_deciders, stats, tournament.agents, tournament.play_only)
        play = play_match if tournament.matches else one_deal
        table = play(game, shuffler, players)
        scores = by_player(game, seating, side_scores(table, tournament.matches))
        tricks = by_player(game, seating, side_tricks(table))
        found.gain += gain_over_others(scores, group, equal=tournament.matches) / len(seated)
        found.tricks += gain_over_others(tricks, group, equal=True) / len(seated)
        found.results.append(by_level(levels, scores))
        found.deals += len(table.deals)
    programs = tournament.agents.programs
    found.failures = {name: program.new_failures() for name, program in programs.items()}
    return found


def rounds(
    tournament: Tournament, count: int, workers: Workers = HERE, sequential: bool = False
) -> Iterator[Round]:
    """Yield the items of a tournament in order.

    With `sequential`, stop as soon as the sequential test has decided.

    Raises:
        ClusterError: The cluster can't go on.
    """
    scores: list[float] = []
    with workers.results(partial(play_round, tournament), count) as results:
        for found in results:
            for name, failures in found.failures.items() if workers.jobs > 1 else ():
                tournament.agents.programs[name].failures.update(failures)  # of other processes
            yield found
            scores.append(pair_score(found.gain))
            if sequential and verdict(scores):
                return
