"""Plays arena deals and matches at a real table and records what players do.

Players are named: `random`, a level, a level with a temperament (`medium:bold`), one of the people (`ada`), or a
program of the user's own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic, perf_counter
from types import MappingProxyType
from typing import Protocol

from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.levels import LEVELS, TEMPERAMENTS, USUAL
from trickdesk.bots.people import Person
from trickdesk.bots.player import any_action, decide, never
from trickdesk.engine.actions import Action, Call, Give, Play
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view

RANDOM = "random"
# (view, seed, table) -> action. Only cheating test players look at the table.
Decider = Callable[[PlayerView, int, "Table | None"], Action]
PASSED_OUT = 100  # deals in a row that may be passed out; then the last one counts without a contract
LONGEST_MATCH = 200  # deals; a match that isn't over by then is a tie
KINDS: dict[type[Call] | type[Give] | type[Play], str] = {Call: "call", Give: "give", Play: "card"}


class Program(Protocol):
    """A player from outside. `failures` counts by kind how often it failed."""

    failures: Counter[str]

    def choose(self, view: PlayerView, seed: int) -> Action:
        """Return its action."""
        raise NotImplementedError

    def new_failures(self) -> Counter[str]:
        """Return how often it has failed since the last call."""
        raise NotImplementedError


class Agents:
    """The players that an arena knows by name.

    Subclasses add reference players and recognize more blunders. Worker processes import them by name.
    `caller` makes all calls if only the card play is compared. `people` has those of the table of people, and
    `programs` players from outside, by name.
    """

    names: tuple[str, ...] = (RANDOM, *LEVELS)
    caller = "medium"
    people: Mapping[str, Person] = MappingProxyType({})
    programs: Mapping[str, Program] = MappingProxyType({})

    def is_known(self, name: str) -> bool:
        """Return whether a player has this name."""
        if name in self.programs or name in self.people:
            return True
        level, colon, temperament = name.partition(":")
        return level in LEVELS and temperament in TEMPERAMENTS if colon else name in self.names

    def decider(self, name: str) -> Decider:
        """Return the player with this name.

        Raises:
            KeyError: There is no such player.
        """
        if name in self.programs:
            program = self.programs[name]
            return lambda view, seed, table: program.choose(view, seed)
        if name == RANDOM:
            return lambda view, seed, table: any_action(view, Random(seed))
        if not self.is_known(name):
            raise KeyError(name)
        level, _, temperament = name.partition(":")
        person = self.people.get(name) or Person(name, level, temperament or USUAL)
        manner = (
            person.temperament,
            (),
            person.style,
            True,
        )  # fixed, so that the figures are the same everywhere
        return lambda view, seed, table: decide(view, person.level, seed, never, monotonic, *manner).action

    def blunder(self, table: Table, view: PlayerView, action: Action) -> str:
        """Return the name of the blunder that `action` is at this table, or ""."""
        return knowledge_of(view.game).blunder(view, action.text) if isinstance(action, Call) else ""


AGENTS = Agents()


@dataclass(slots=True)
class PlayerStats:
    """What one player did: decision times, contracts and blunders.

    `times` has the decision times in seconds by kind of action, `blunders` their number by name.
    """

    times: dict[str, list[float]] = field(default_factory=lambda: {kind: [] for kind in KINDS.values()})
    made: int = 0
    failed: int = 0
    blunders: Counter[str] = field(default_factory=Counter)

    def add(self, other: PlayerStats) -> None:
        for kind, times in other.times.items():
            self.times[kind] += times
        self.made += other.made
        self.failed += other.failed
        self.blunders.update(other.blunders)


@dataclass(frozen=True, slots=True)
class Players:
    """The players of a table: for each seat its decider and its statistics.

    With `play_only`, `agents.caller` makes all calls and discards. `agents` also recognizes blunders.
    """

    deciders: Sequence[Decider]
    stats: Sequence[PlayerStats]
    agents: Agents = AGENTS
    play_only: bool = False

    def decide(self, table: Table, seat: Seat, seed: int) -> Action:
        """Return the action of the seat on turn, and record its time and blunders.

        Actions of `agents.caller` are not recorded.
        """
        seen = view(table, seat)
        if self.play_only and table.phase_name != "play":
            return self.agents.decider(self.agents.caller)(seen, seed, table)
        stats = self.stats[seat]
        begin = perf_counter()
        action = self.deciders[seat](seen, seed, table)
        stats.times[KINDS[type(action)]].append(perf_counter() - begin)
        if found := self.agents.blunder(table, seen, action):
            stats.blunders[found] += 1
        return action


def play_deal(table: Table, shuffler: Shuffler, index: int, players: Players) -> None:
    """Play deal number `index` of a shuffler to its end.

    Seeds depend on the deal, the seat and a counter, not on the players.
    """
    game = table.game
    dealer = table.next_dealer if table.deals else shuffler.first_dealer(game)
    table.deal(shuffler.deal(game, index, dealer))
    count = 0
    while table.phase is not None:
        seat = table.phase.turn
        if seat < 0:
            table.restock(shuffler.restock(table.discards, index, table.stocks))
            continue
        seed = shuffler.number(f"{index} {seat} {count}") & 0xFFFFFFFF
        table.act(seat, players.decide(table, seat, seed))
        count += 1
    record_contract(table, players)


def record_contract(table: Table, players: Players) -> None:
    """Record whether the declarer made the contract, and whether the call was wild."""
    result, contract = table.deals[-1].result, table.contract
    if contract is None or result is None:
        return
    stats = players.stats[contract.declarer]
    if contract_made(table):
        stats.made += 1
        return
    stats.failed += 1
    if is_wild(table) and not players.play_only:
        stats.blunders["wild call"] += 1


def is_wild(table: Table) -> bool:
    """Return whether the contract of a finished deal failed by a wide margin."""
    game, contract, play = table.game, table.contract, table.play
    assert contract is not None and play is not None and table.teams is not None
    side = table.teams[0]
    points = zip(play.tricks, table.deals[-1].trick_points, strict=True)
    got = sum(worth for trick, worth in points if trick.winner in side)
    taken = sum(play.taken[seat] for seat in side)
    return knowledge_of(game).misses_by_far(game.bid(contract.bid).goal, taken, got)


def contract_made(table: Table) -> bool:
    """Return whether the declarer's side made the contract."""
    result = table.deals[-1].result
    assert result is not None and table.teams is not None
    return table.game.is_made(table.teams, result.points)


def play_match(game: Game, shuffler: Shuffler, players: Players) -> Table:
    """Play a whole match; the table has no winners if it was too long."""
    table = Table(game)
    for index in range(LONGEST_MATCH):
        play_deal(table, shuffler, index, players)
        if table.winners:
            break
    return table


def one_deal(game: Game, shuffler: Shuffler, players: Players) -> Table:
    """Return a table after one deal.

    With `play_only`, deals that are passed out are dealt again.
    """
    index = 0
    while True:
        table = Table(game)
        play_deal(table, shuffler, index, players)
        if not table.deals[-1].passed_out or not players.play_only or index == PASSED_OUT:
            return table
        index += 1
