"""A tournament: the same deals, or matches, in every seating, and what the first level gains over the others.

Every deal is played once in each seating, so that nobody has the better cards.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial

from trickdesk.bots.arena.playing import AGENTS, Agents, Players, PlayerStats, one_deal, play_match
from trickdesk.bots.arena.statistics import pair_score, verdict
from trickdesk.engine.game import Game, OptionValue
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.games import games
from trickdesk.launch import current_folder_kept_out

Seating = tuple[int, ...]  # for each seat the index of its player in the list of players


class BadSeats(ValueError):
    """A list of players that does not fit the table; the text says why."""


def players_for(game: Game, levels: Sequence[str]) -> tuple[str, ...]:
    """One level for each side or each seat.

    Where everybody plays alone, two levels are one against all others.

    :class:`BadSeats` for any other number.
    """
    count = len(levels)
    if count in (game.sides, game.seats):
        return tuple(levels)
    if count == 2 and game.sides == game.seats:
        return (levels[0], *[levels[1]] * (game.seats - 1))
    alone = game.sides == game.seats
    wanted = f"2 or {game.seats}" if alone else f"{game.sides} (one a side) or {game.seats} (one a seat)"
    raise BadSeats(f"{game.name} takes {wanted} levels at this table, not {count}.")


def seatings(game: Game, players: int) -> list[Seating]:
    """The seatings of a duplicate deal: the sides, or the seats, moved round until they are back where they were."""
    if players == game.seats:
        return [tuple((seat + turn) % players for seat in range(game.seats)) for turn in range(players)]
    return [
        tuple((game.side(seat) + turn) % players for seat in range(game.seats)) for turn in range(players)
    ]


def first_group(levels: Sequence[str]) -> frozenset[int]:
    """The players compared with the others: those of the first level, or the first alone where all are alike."""
    same = frozenset(i for i, level in enumerate(levels) if level == levels[0])
    return same if len(same) < len(levels) else frozenset({0})


def alternating(game: Game, first: str, second: str) -> tuple[str, ...]:
    """Two levels at one table: a side each, or every other seat where there are more than two sides."""
    return tuple((first, second)[side % 2] for side in range(game.sides))


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is played.

    ``levels``: one for each side or each seat; deal ``n`` follows from ``seed`` and ``n``.

    ``play_only``: one player makes all calls and burials, so both tables have the same contract.
    ``matches``: each item is a whole match instead of a deal.
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

    ``gain``: by how many points the first group's players outscored the others', or, in matches, what share of the
    win each of them had beyond an equal one. ``tricks``: how many more than an equal share of a deal's tricks the
    side of each of them took (the last deal's, in matches). ``results``: for each seating and level what it scored.
    ``notes``: what each level did.
    """

    number: int
    gain: Fraction
    tricks: Fraction
    results: list[dict[str, Fraction]]
    notes: dict[str, PlayerStats]
    deals: int


def mean(values: Iterable[Fraction]) -> Fraction:
    """Exact, so that what cancels out is nothing, not nearly nothing."""
    found = list(values)
    return sum(found, Fraction()) / len(found)


def by_player(game: Game, seating: Seating, per_side: Sequence[Fraction]) -> list[Fraction]:
    """For each player the mean over its seats of what their sides have."""
    found: list[list[Fraction]] = [[] for _ in set(seating)]
    for seat, player in enumerate(seating):
        found[player].append(per_side[game.side(seat)])
    return [mean(values) for values in found]


def by_level(levels: Sequence[str], values: Sequence[Fraction]) -> dict[str, Fraction]:
    """The mean over the players of each level."""
    return {
        level: mean(value for other, value in zip(levels, values, strict=True) if other == level)
        for level in dict.fromkeys(levels)
    }


def beyond(values: Sequence[Fraction], group: frozenset[int], *, equal: bool) -> Fraction:
    """The mean of a group of players less that of the others, or (``equal``) less that of all."""
    ours = mean(values[player] for player in group)
    return ours - mean(value for player, value in enumerate(values) if equal or player not in group)


def side_tricks(table: Table) -> list[Fraction]:
    """For each side the tricks that it took in the last deal."""
    game, play = table.game, table.play
    tricks = [Fraction()] * game.sides
    for seat, taken in enumerate(play.taken if play else ()):
        tricks[game.side(seat)] += taken
    return tricks


def side_scores(table: Table, matches: bool) -> list[Fraction]:
    """For each side its points in the last deal, less than nothing where points are bad; of a match its share of the
    win, equal if it was too long."""
    if not matches:
        result = table.deals[-1].result
        assert result is not None
        return [Fraction(table.game.gain(points)) for points in result.points]
    sides = range(table.game.sides)
    winners = table.winners or tuple(sides)
    return [Fraction(side in winners, len(winners)) for side in sides]


def play_round(tournament: Tournament, number: int) -> Round:
    """Item ``number`` (from 0) of a tournament: a pure function of the two, but for the times."""
    game, levels = tournament.game(), tournament.levels
    deciders, group = [tournament.agents.decider(level) for level in levels], first_group(levels)
    found = Round(number, Fraction(), Fraction(), [], {level: PlayerStats() for level in levels}, 0)
    shuffler = Shuffler(f"arena {tournament.seed} {number}")
    # Seatings that look alike have the same results, so one of each is played.
    alike = {tuple((levels[i], i in group) for i in seats): seats for seats in seatings(game, len(levels))}
    seated = [*alike.values()]
    for seating in seated:
        notes = [found.notes[levels[player]] for player in seating]
        seated_deciders = [deciders[player] for player in seating]
        players = Players(seated_deciders, notes, tournament.agents, tournament.play_only)
        play = play_match if tournament.matches else one_deal
        table = play(game, shuffler, players)
        scores = by_player(game, seating, side_scores(table, tournament.matches))
        tricks = by_player(game, seating, side_tricks(table))
        found.gain += beyond(scores, group, equal=tournament.matches) / len(seated)
        found.tricks += beyond(tricks, group, equal=True) / len(seated)
        found.results.append(by_level(levels, scores))
        found.deals += len(table.deals)
    return found


def rounds(tournament: Tournament, count: int, jobs: int = 1, sequential: bool = False) -> Iterator[Round]:
    """The items of a tournament in order, from ``jobs`` processes; with ``sequential`` until the test has decided."""
    scores: list[float] = []
    with computed(tournament, count, jobs) as results:
        for found in results:
            yield found
            scores.append(pair_score(found.gain))
            if sequential and verdict(scores):
                return


@contextmanager
def computed(tournament: Tournament, count: int, jobs: int) -> Iterator[Iterator[Round]]:
    """All items in order; whatever computes them in other processes is ended on leaving."""
    if jobs == 1:
        yield map(partial(play_round, tournament), range(count))
        return
    with current_folder_kept_out(), multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield pool.imap(partial(play_round, tournament), range(count))
