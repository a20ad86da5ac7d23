"""Speed: `python -m tests.bench WHAT [--json]`."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence

from trickdesk.cli.commands import Parser

# Each is a module of this folder whose main(arguments) does it.
BENCHES = ("bots", "coach", "engine", "memory", "review", "solver", "window")


def main(arguments: Sequence[str]) -> int:
    parser = Parser(prog="python -m tests.bench", description="Measure and print the speed.")
    parser.add_argument(
        "what",
        choices=BENCHES,
        help="bots' decisions, the coach, the rules, reviews, the exact solvers, memory, or the window",
    )
    chosen = parser.parse_args(arguments[:1])
    status: int = importlib.import_module(f"tests.bench.{chosen.what}").main(arguments[1:])
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
