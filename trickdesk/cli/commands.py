"""Sub-commands of the command line, found and run before Qt is imported."""

from __future__ import annotations

import argparse
import gc
import importlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from trickdesk import __version__, kernels
from trickdesk.engine.errors import one_line

LONGEST_ERROR = 300
# First word of the command line -> module with `main(arguments) -> exit status`.
COMMANDS = {
    "arena": "trickdesk.cli.arena",
    "games": "trickdesk.cli.list_games",
    "referee": "trickdesk.cli.referee",
    "self-test": "trickdesk.ui.window.self_test",
    "solve": "trickdesk.cli.solve",
}
EPILOG = """\
other commands:
  trickdesk games [--json]                        list the games with their presets and options
  trickdesk referee FILE [--seat N]               replay a record and print the result as JSON (- for stdin)
  trickdesk referee --stream [--seat N]           the same for many records, one per line
  trickdesk solve FILE [--json]                   best play with all cards known, from the end of a record
  trickdesk solve --stream                        the same for many positions, one per line, as JSON
  trickdesk arena --game ID --seats LEVELS        play bots against each other on the same cards (see --help)
  trickdesk self-test [--window]                  check that this copy is complete and works
  trickdesk bot-worker                            process in which bots think (started by the program)
  trickdesk review-worker                         process in which deals are reviewed (started by the program)
  trickdesk deck-worker                           process that draws decks of your own once (started by the program)
"""


class NotWritten(Exception):
    """Raised if standard output takes nothing more; the text says why."""


def put(text: str) -> None:
    """Print a result at once.

    Raises:
        NotWritten: It can't be printed.
        BrokenPipeError: Nobody reads it any more.
    """
    try:
        print(text, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise NotWritten(error.strerror) from None


class Parser(argparse.ArgumentParser):
    """A parser that quotes the command line safely in its errors.

    Shells can fill in file names with any characters.
    """

    def error(self, message: str) -> NoReturn:
        super().error(one_line(message, LONGEST_ERROR))


def main(arguments: Sequence[str]) -> int:
    """Run the command line `arguments`, without the program's name.

    Returns:
        The exit status.
    """
    first, rest = arguments[0] if arguments else "", arguments[1:]
    if first in COMMANDS:
        status: int = importlib.import_module(COMMANDS[first]).main(rest)
        return status
    if first == "bot-worker":
        from trickdesk.bots.process.worker import main as bot_worker

        return bot_worker()
    if first == "review-worker":
        from trickdesk.bots.process.review_worker import main as review_worker

        return review_worker()
    if first == "deck-worker":
        from trickdesk.ui.cards.deck_worker import main as deck_worker

        return deck_worker()
    options = window_parser().parse_args(arguments)
    gc.disable()  # objects made until the window opens are kept anyway; then `ui.qt.garbage_collection` collects
    try:
        from trickdesk.ui.app import main as open_window
    except ModuleNotFoundError as error:
        if error.name != "PySide6":
            raise
        print("trickdesk: The window needs PySide6, which isn't installed.", file=sys.stderr)
        return 1

    return open_window(file=options.file, game=options.game, data_dir=options.data_dir, debug=options.debug)


class Version(argparse.Action):
    """Implements `--version`: loads the kernels and says which form is in use."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        put(f"trickdesk {__version__} (kernels: {kernels.loaded()})")  # exit() would print it to stderr
        parser.exit()


def window_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line that opens the window."""
    parser = Parser(
        prog="trickdesk",
        description="A card table for trick-taking games.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=Version, nargs=0, help="show the version and exit")
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help="saved match or record to open")
    parser.add_argument("--game", metavar="ID", type=known_game, help="select this game in the lobby")
    parser.add_argument(
        "--data-dir", metavar="DIR", type=Path, help="folder for saves and settings, instead of the usual one"
    )
    parser.add_argument(
        "--debug", action="store_true", help="keep a log of what the program does, without cards, for reports"
    )
    return parser


def known_game(name: str) -> str:
    """Return the id of a game; the error for an unknown one lists all."""
    from trickdesk.games import games

    if name not in games():
        raise argparse.ArgumentTypeError(
            f"there is no game “{one_line(name)}”; choose from {', '.join(games())}"
        )
    return name
