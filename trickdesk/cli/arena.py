"""`trickdesk arena`: compares bots of different levels on duplicate deals."""

from __future__ import annotations

import argparse
import json
import re
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from functools import cache
from types import FrameType
from typing import Any

from trickdesk.bots.arena import report, workers
from trickdesk.bots.arena.playing import AGENTS, Agents
from trickdesk.bots.arena.tournament import BadSeats, Tournament, players_for, rounds
from trickdesk.bots.arena.workers import ClusterError, Workers
from trickdesk.bots.levels import TEMPERAMENTS
from trickdesk.bots.player import decide
from trickdesk.bots.process.external_program import (
    MOST_FAILURES,
    SECONDS,
    STARTING,
    ExternalProgram,
    Failure,
    ProgramError,
    command_of,
    is_command,
)
from trickdesk.cli.commands import Parser, put
from trickdesk.engine.actions import Action
from trickdesk.engine.errors import OptionError, one_line
from trickdesk.engine.game import Game, Option, OptionValue
from trickdesk.engine.view import PlayerView
from trickdesk.games import games

STOPPED = 1
BAD_USE = 2
MOST_JOBS = 2
SUBSTITUTE = "beginner"  # the weakest level, so that no program gains by failing
BAR = 40  # letters of the progress bar


class BadUse(Exception):
    """Raised for an impossible command line; the text says why."""


def main(arguments: Sequence[str], agents: Agents = AGENTS) -> int:
    """Run the command with these agents; return the exit status."""
    options = parser(agents).parse_args(arguments)
    try:
        if (options.jobs > 1 or options.cluster) and getattr(sys, "frozen", False):
            raise BadUse(
                "The packaged program can use only one process. To use more, install Trickdesk with pip."
            )
        game = chosen_game(options.game, options.preset, options.set)
        names = [name.strip() for name in options.seats.split(",")]
        programs = chosen_programs(names)
        if programs and options.cluster:
            raise BadUse("Programs can't play on a cluster. Leave out --cluster.")
        if options.cluster and not workers.available():
            raise BadUse("--cluster needs the library distributed: pip install 'trickdesk[cluster]'.")
        agents = with_people(with_programs(agents, programs), names)
        levels = chosen_levels(names, agents)
        if options.ratings:
            check_ratings(levels)
        else:
            levels = players_for(game, levels)
        tournament = contest_of(options, game, levels, agents)
    except (BadUse, BadSeats, OptionError, ProgramError) as error:
        complain(str(error))
        return BAD_USE
    try:
        with closing_programs(programs):
            run(options, tournament, levels, programs)
    except (ProgramError, ClusterError) as error:
        complain(str(error))
        return STOPPED
    return 0


class ArenaProgram(ExternalProgram):
    """A program in the arena. `SUBSTITUTE` chooses if it fails; `say` tells how."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        say: Callable[[str], None],
        seconds: float = SECONDS,
        starting: float = STARTING,
    ) -> None:
        super().__init__(name, command, show_error, seconds, starting)
        self.say = say
        self.told: Counter[str] = Counter()

    def __reduce__(self) -> tuple[object, ...]:
        """Stand for another one in another process, with processes of its own."""
        return program_here, (self.name, tuple(self.command), self.say, self.seconds, self.starting)

    def new_failures(self) -> Counter[str]:
        """Return how often it has failed since the last call, by kind."""
        new, self.told = self.failures - self.told, self.failures.copy()
        return new

    def choose(self, view: PlayerView, seed: int) -> Action:
        """Return the program's action for `view.ask`, or that of its substitute.

        Raises:
            ProgramError: It failed too often in a row, or can't be started.
        """
        try:
            return self.answer(view)
        except Failure as failure:
            if self.record(failure):
                self.say(f"{failure} The level {SUBSTITUTE} chose instead.")
        if self.is_hopeless:
            raise ProgramError(f"{self.name} failed {MOST_FAILURES} times in a row, so the arena stopped.")
        return decide(view, SUBSTITUTE, seed, fixed=True).action

    def summary(self) -> str:
        """Return one line about all failures."""
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.failures.items()))
        return f"{self.name} failed: {kinds}. The level {SUBSTITUTE} chose instead."


@cache
def program_here(*arguments: Any) -> ArenaProgram:
    """Return the program of this process, which plays for another."""
    program = ArenaProgram(*arguments)
    workers.at_end(program.close)
    return program


def show_error(text: str) -> None:
    """Print what a program wrote to its standard error."""
    sys.stderr.write(text)
    sys.stderr.flush()


def complain(sentence: str) -> None:
    """Print an error."""
    over_bar = "\r" if sys.stderr.isatty() else ""
    print(f"{over_bar}trickdesk arena: {sentence}", file=sys.stderr, flush=True)


def show_progress(done: int, count: int) -> None:
    """Draw a bar on a terminal, and nothing elsewhere. It is removed when all is done."""
    if not sys.stderr.isatty():
        return
    full = BAR * done // count
    text = f"[{'#' * full}{'.' * (BAR - full)}] {done} of {count}"
    print("\r" + (" " * len(text) + "\r" if done == count else text), end="", file=sys.stderr, flush=True)


def run(
    options: argparse.Namespace,
    tournament: Tournament,
    levels: Sequence[str],
    programs: Sequence[ArenaProgram],
) -> None:
    """Play a tournament and print the report.

    Raises:
        ProgramError: A program failed too often.
        ClusterError: The cluster can't go on.
    """
    where = Workers(options.jobs, options.cluster, show_progress)
    if options.ratings:
        found = report.round_robin(tournament, levels, options.deals, where)
        text = "" if options.json else report.ratings_text(found)
    else:
        items = rounds(tournament, options.deals, where, options.sequential)
        tally = report.Tally.of(tournament, items)
        found = tally.to_json()
        text = "" if options.json else report.as_text(tally)
    failed = [program for program in programs if program.failures]
    if failed:
        found["failures"] = {program.name: program.failures for program in failed}
    lines = [text, *(f"  {program.summary()}" for program in failed)]
    put(json.dumps(found, indent=2) if options.json else "\n".join(lines))


def chosen_programs(names: Sequence[str]) -> list[ArenaProgram]:
    """Return a player for each external program among the names of players.

    Raises:
        ProgramError: There is no such program.
        BadUse: Its name can't be printed.
    """
    found = []
    for name in dict.fromkeys(filter(is_command, names)):
        if not name.isprintable():
            raise BadUse(f"“{one_line(name)}” contains characters that can't be printed.")
        found.append(ArenaProgram(name, command_of(name), complain))
    return found


def with_programs(agents: Agents, programs: Sequence[ArenaProgram]) -> Agents:
    """Return the agents and programs together."""
    found = copy(agents)
    found.programs = {program.name: program for program in programs}
    return found


def with_people(agents: Agents, names: Sequence[str]) -> Agents:
    """Return the agents and the people, if they don't know one of the names."""
    if all(map(agents.is_known, names)):
        return agents
    try:
        from trickdesk.ui.text.people import people  # it needs Qt
    except ImportError:
        raise BadUse("A name is no level, and people need PySide6, which isn't installed.") from None
    found = copy(agents)
    found.people = dict(people())
    return found


@contextmanager
def closing_programs(programs: Sequence[ArenaProgram]) -> Iterator[None]:
    """End the programs when the block is left, also if this process is told to end."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    numbers = [signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])] if programs else []
    before = {number: signal.signal(number, leave) for number in numbers}
    try:
        yield
    finally:
        for program in programs:
            program.close()
        for number, handler in before.items():
            signal.signal(number, handler)


def contest_of(
    options: argparse.Namespace, game: Game, levels: tuple[str, ...], agents: Agents
) -> Tournament:
    changed = game.changed(game.options)
    return Tournament(game.id, levels, options.seed, changed, options.play_only, options.matches, agents)


def check_ratings(levels: tuple[str, ...]) -> None:
    """Check that every level can be rated against every other.

    Raises:
        BadUse: They can't.
    """
    if len(set(levels)) != len(levels) or len(levels) < 2:
        raise BadUse("Ratings need two levels or more, each named once.")
    if not report.available():
        raise BadUse("Ratings need the library openskill: pip install 'trickdesk[arena]'.")


def count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"“{one_line(text)}” isn't a whole number of at least 1")
    return int(text)


def printable(text: str) -> str:
    """Check a text that is printed. Seeds are also hashed as UTF-8."""
    if not text.isprintable():
        raise argparse.ArgumentTypeError(f"“{one_line(text)}” contains characters that can't be printed")
    return text


def address(text: str) -> str:
    """Check the address of a cluster, which Dask reports less clearly."""
    if not re.fullmatch(r"(tcp://)?([\w.-]+|\[[0-9a-fA-F:]+\]):\d{1,5}", text):
        raise argparse.ArgumentTypeError(
            f"“{one_line(text)}” isn't an address, as in tcp://192.168.1.10:8786"
        )
    return text


def parser(agents: Agents) -> argparse.ArgumentParser:
    names, tempers = ", ".join(agents.names), ", ".join(TEMPERAMENTS)
    arguments = Parser(
        prog="trickdesk arena",
        description="Compare bots of different levels on duplicate deals.",
        epilog=f"Levels: {names}. A temperament can follow a bot's level, as in hard:bold: {tempers}. "
        "The people of the program play too, each with their own style: ada, bruno (see docs/people.md). "
        "A path, as in ./mybot, or a command of several words is a program of your own: docs/bot-protocol.md "
        "says how it plays.",
    )
    arguments.add_argument("--game", metavar="ID", required=True, help="game, as listed by “trickdesk games”")
    arguments.add_argument(
        "--seats", metavar="LEVELS", required=True,
        help="levels, separated by commas: one per side or seat; if everyone plays alone, two: one against the rest",
    )  # fmt: skip
    arguments.add_argument(
        "--deals",
        metavar="N",
        type=count,
        default=100,
        help="number of duplicate deals or matches (default: 100)",
    )
    arguments.add_argument(
        "--seed", type=printable, default="1", help="random seed for the cards (default: 1)"
    )
    arguments.add_argument("--preset", metavar="NAME", help="preset of the game")
    arguments.add_argument(
        "--set", metavar="OPTION=VALUE", action="append", default=[], help="set an option; can be repeated"
    )
    arguments.add_argument(
        "--play-only", action="store_true", help=f"compare card play only; {agents.caller} makes all calls"
    )
    arguments.add_argument("--matches", action="store_true", help="play whole matches instead of deals")
    arguments.add_argument(
        "--sequential", action="store_true", help="stop as soon as the sequential test is decided"
    )
    arguments.add_argument(
        "--ratings", action="store_true", help="play every level against every other and rate them"
    )
    where = arguments.add_mutually_exclusive_group()
    where.add_argument(
        "--jobs",
        metavar="N",
        type=int,
        choices=range(1, MOST_JOBS + 1),
        default=1,
        help="number of processes (1 or 2)",
    )
    where.add_argument(
        "--cluster",
        metavar="ADDRESS",
        type=address,
        help="play on the Dask cluster with this address, as in tcp://192.168.1.10:8786: see docs/arena.md",
    )
    arguments.add_argument("--json", action="store_true", help="print JSON")
    return arguments


def chosen_game(game_id: str, preset: str | None, changes: Sequence[str]) -> Game:
    """Return the game with a preset and single changes.

    Raises:
        BadUse: There is no such game, or a change isn't OPTION=VALUE.
        OptionError: The game has no such preset, option or value.
    """
    kind = games().get(game_id)
    if kind is None:
        raise BadUse(f"There is no game “{one_line(game_id)}”. Choose from: {', '.join(games())}.")
    options: dict[str, object] = dict(kind.preset(preset).options) if preset is not None else {}
    known = {option.name: option for option in kind.option_list}
    for change in changes:
        name, equals, text = change.partition("=")
        if not equals:
            raise BadUse(f"“{one_line(change)}” isn't OPTION=VALUE.")
        options[name] = value_of(known, name, text)
    return kind(options)


def value_of(known: Mapping[str, Option], name: str, text: str) -> OptionValue | str:
    """Return the value of an option as it is written on a command line.

    Unknown options and values are returned as text, so that the game rejects them.
    """
    if name not in known:
        return text
    written = {str(choice).lower(): choice for choice in known[name].choices}
    if isinstance(known[name].default, bool):
        written |= {"on": True, "yes": True, "off": False, "no": False}
    return written.get(text.lower(), text)


def chosen_levels(names: Sequence[str], agents: Agents) -> tuple[str, ...]:
    for name in names:
        if not agents.is_known(name):
            raise BadUse(f"There is no level “{one_line(name)}”. Choose from: {', '.join(agents.names)}.")
    return tuple(names)
