"""Deals and matches at a real table, with a note of everything that is measured; who can be seated there, by name.

Names: chance, a level, or a level with a temperament (``medium:bold``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.levels import LEVELS, TEMPERAMENTS, USUAL
from trickdesk.bots.player import any_action, choose
from trickdesk.engine.actions import Action, Call, Give, Play
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view

RANDOM = "random"
# A view that asks, a seed, the table for cheats.
Decider = Callable[[PlayerView, int, "Table | None"], Action]
PASSED_OUT = 100  # deals in a row on which nobody bids: then one without a contract has to do
LONGEST_MATCH = 200  # deals; a match that is not over by then is shared
KINDS: dict[type[Call] | type[Give] | type[Play], str] = {Call: "call", Give: "give", Play: "card"}


class Agents:
    """The players of an arena.

    Subclasses add yardsticks, and know more blunders; other processes import them by name.

    ``caller`` makes all calls where only the play of cards is compared.
    """

    names: tuple[str, ...] = (RANDOM, *LEVELS)
    caller = "medium"

    def is_known(self, name: str) -> bool:
        """Whether there is a player of that name."""
        level, colon, temperament = name.partition(":")
        return level in LEVELS and temperament in TEMPERAMENTS if colon else name in self.names

    def decider(self, name: str) -> Decider:
        """The player of that name; :class:`KeyError` if there is none.

        Only cheats look at the table.
        """
        if name == RANDOM:
            return lambda view, seed, table: any_action(view, Random(seed))
        if not self.is_known(name):
            raise KeyError(name)
        level, _, temperament = name.partition(":")
        return lambda view, seed, table: choose(view, level, seed, temperament=temperament or USUAL)

    def blunder(self, table: Table, view: PlayerView, action: Action) -> str:
        """The name of the blunder that ``action`` would be at this table, or nothing."""
        return knowledge_of(view.game).blunder(view, action.text) if isinstance(action, Call) else ""


AGENTS = Agents()


@dataclass(slots=True)
class PlayerStats:
    """What one player of the arena did: decision times in seconds by kind, contracts, blunders by kind."""

    times: dict[str, list[float]] = field(default_factory=lambda: {kind: [] for kind in KINDS.values()})
    made: int = 0
    failed: int = 0
    blunders: dict[str, int] = field(default_factory=dict)

    def add(self, other: PlayerStats) -> None:
        for kind, times in other.times.items():
            self.times[kind] += times
        self.made += other.made
        self.failed += other.failed
        for name, count in other.blunders.items():
            self.note(name, count)

    def note(self, name: str, count: int = 1) -> None:
        self.blunders[name] = self.blunders.get(name, 0) + count


@dataclass(frozen=True, slots=True)
class Players:
    """Who sits at a table: for each seat its decider and the notes about it; ``agents`` know what a blunder is."""

    deciders: Sequence[Decider]
    notes: Sequence[PlayerStats]
    agents: Agents = AGENTS
    play_only: bool = False  # ``agents.caller`` makes all calls, burials included

    def decide(self, table: Table, seat: Seat, seed: int) -> Action:
        """The action of the seat on turn, timed and judged; what the caller does for it is not."""
        seen = view(table, seat)
        if self.play_only and table.phase_name != "play":
            return self.agents.decider(self.agents.caller)(seen, seed, table)
        notes = self.notes[seat]
        begin = perf_counter()
        action = self.deciders[seat](seen, seed, table)
        notes.times[KINDS[type(action)]].append(perf_counter() - begin)
        if found := self.agents.blunder(table, seen, action):
            notes.note(found)
        return action


def play_deal(table: Table, shuffler: Shuffler, index: int, players: Players) -> None:
    """Deal number ``index`` of a shuffler, to its end.

    Seeds depend on deal, seat and count, not on who sits there.
    """
    game = table.game
    dealer = table.next_dealer if table.deals else shuffler.first_dealer(game)
    table.deal(shuffler.deal(game, index, dealer))
    again = count = 0
    while table.phase is not None:
        seat = table.phase.turn
        if seat < 0:
            table.restock(shuffler.restock(table.discards, index, again))
            again += 1
            continue
        seed = shuffler.number(f"{index} {seat} {count}") & 0xFFFFFFFF
        table.act(seat, players.decide(table, seat, seed))
        count += 1
    note_contract(table, players)


def note_contract(table: Table, players: Players) -> None:
    """Whether the declarer made it, and whether the call was wild."""
    result, contract = table.deals[-1].result, table.contract
    if contract is None or result is None:
        return
    notes = players.notes[contract.declarer]
    if contract_made(table):
        notes.made += 1
        return
    notes.failed += 1
    if wild(table) and not players.play_only:
        notes.note("wild call")


def wild(table: Table) -> bool:
    """Whether the contract of a deal that is over failed by a wide margin."""
    game, contract, play = table.game, table.contract, table.play
    assert contract is not None and play is not None and table.teams is not None
    side = table.teams[0]
    points = zip(play.tricks, table.deals[-1].trick_points, strict=True)
    got = sum(worth for trick, worth in points if trick.winner in side)
    taken = sum(play.taken[seat] for seat in side)
    return knowledge_of(game).misses_by_far(game.bid(contract.bid).goal, taken, got)


def contract_made(table: Table) -> bool:
    """Whether the declarer's side made the contract: nobody who fails scores."""
    result = table.deals[-1].result
    assert result is not None and table.teams is not None
    return table.game.is_made(table.teams, result.points)


def play_match(game: Game, shuffler: Shuffler, players: Players) -> Table:
    """A whole match; the table has no winners if it was too long."""
    table = Table(game)
    for index in range(LONGEST_MATCH):
        play_deal(table, shuffler, index, players)
        if table.winners:
            break
    return table


def one_deal(game: Game, shuffler: Shuffler, players: Players) -> Table:
    """A table after one deal; where only the play counts, deals on which nobody bids are dealt again."""
    index = 0
    while True:
        table = Table(game)
        play_deal(table, shuffler, index, players)
        if not table.deals[-1].passed_out or not players.play_only or index == PASSED_OUT:
            return table
        index += 1
