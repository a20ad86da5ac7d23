"""Hit every call to the file system of a whole evening with every error.

    python -m tests.attack.faults [--chapters match ...] [--rows OPEN READ ...] [--every N] [--cuts N]
    python -m tests.attack.faults --sample N --seed S            some of the cases
    python -m tests.attack.faults --try match "OPEN 17 EIO"      one case again, with its traceback

The table has a row for each kind of call: the cases tried, those in which the call was reached, those in which
the player was told something, and findings. KILL and TEAR kill the process before a call that changes
something, or after half of it; CUT cuts the power.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.attack.faults import calls
from tests.attack.faults.calls import ERRORS, Fault, Kind, Manner
from tests.attack.faults.evening import CHAPTERS
from tests.attack.faults.trying import Trial

SHOWN = 400  # characters of a finding
CUT = "CUT"
CUT_SHARE = 0.1  # of a sample


def faults(counts: dict[str, int]) -> Iterator[Fault]:
    """Yield all faults for a chapter with so many calls."""
    for kind, errors in ERRORS.items():
        for error in errors:
            # A call that is always interrupted is repeated for ever.
            for forever in (False,) if error == "EINTR" else (False, True):
                for at in range(1, counts[kind.name] + 1):
                    yield Fault(Manner.FAIL, kind, at, error, forever)
    for kind in (Kind.READ, Kind.WRITE):
        for at in range(1, counts[kind.name] + 1):
            yield Fault(Manner.SHORT, kind, at)
    for at in range(1, counts["changes"] + 1):
        yield Fault(Manner.KILL, at=at)
        yield Fault(Manner.TEAR, at=at)


def row_of(fault: Fault) -> str:
    """Return the row of a fault in the table."""
    return fault.kind.name if fault.manner is Manner.FAIL else fault.manner.name


def parsed(text: str) -> Fault:
    """Return the fault that `str` has written."""
    first, at, *more = text.split()
    if first in ("KILL", "TEAR"):
        return Fault(Manner[first], at=int(at))
    if more[0] == "SHORT":
        return Fault(Manner.SHORT, Kind[first], int(at))
    return Fault(Manner.FAIL, Kind[first], int(at), more[0], len(more) > 1)


class Table:
    """Counts cases by row."""

    def __init__(self) -> None:
        self.tried, self.reached, self.told, self.found = (Counter[str]() for _ in range(4))

    def add(self, row: str, case: str, finding: str, reached: bool = True, told: bool = False) -> None:
        """Count a case, and print a finding."""
        self.tried[row] += 1
        self.reached[row] += reached
        self.told[row] += told
        self.found[row] += bool(finding)
        if finding:
            print(f"--- {case}: {finding.strip().splitlines()[-1][:SHOWN]}", flush=True)

    def print(self) -> None:
        print(f"{'call':<10} {'tried':>7} {'reached':>7} {'told':>7} {'findings':>8}")
        for row in self.tried:
            counts = (self.reached[row], self.told[row], self.found[row])
            print(f"{row:<10} {self.tried[row]:>7} {counts[0]:>7} {counts[1]:>7} {counts[2]:>8}")


def try_fault(trial: Trial, table: Table, chapter: str, fault: Fault) -> None:
    outcome = trial.run(chapter, fault)
    table.add(row_of(fault), f"{chapter} {fault}", outcome.found, outcome.hit, outcome.told > 0)


def try_cuts(trial: Trial, table: Table, chapter: str, seed: str, share: float) -> None:
    """Cut the power at a share of the calls of a chapter."""
    for where, finding in trial.cuts(chapter, Random(f"{chapter} {seed}"), share):
        table.add(CUT, f"{chapter} {CUT} {where} of {seed}", finding)


def try_all(trial: Trial, table: Table, arguments: argparse.Namespace) -> None:
    """Try each `every`-th fault."""
    for chapter in arguments.chapters:
        counts = trial.counts(chapter)
        print(chapter, counts, flush=True)
        if not arguments.rows or CUT in arguments.rows:
            for number in range(arguments.cuts):
                try_cuts(trial, table, chapter, str(number), 1 / arguments.every)
        for number, fault in enumerate(faults(counts)):
            if number % arguments.every == arguments.first and row_of(fault) in (
                arguments.rows or [row_of(fault)]
            ):
                try_fault(trial, table, chapter, fault)


def try_some(trial: Trial, table: Table, sample: int, seed: str) -> None:
    """Try some faults of all chapters, and some power cuts."""
    rng = Random(seed)
    cases = [(chapter, fault) for chapter in CHAPTERS for fault in faults(trial.counts(chapter))]
    for chapter, fault in rng.sample(cases, sample):
        try_fault(trial, table, chapter, fault)
    for chapter in CHAPTERS:
        try_cuts(trial, table, chapter, seed, CUT_SHARE)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.attack.faults", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--chapters", nargs="*", default=list(CHAPTERS), choices=list(CHAPTERS))
    parser.add_argument("--rows", nargs="*", default=[], help="only these rows of the table")
    parser.add_argument("--every", type=int, default=1, help="only each n-th case (1)")
    parser.add_argument("--first", type=int, default=0, help="... beginning with this one (0)")
    parser.add_argument("--cuts", type=int, default=2, help="power cuts at each call (2)")
    parser.add_argument("--sample", type=int, help="so many cases of all")
    parser.add_argument("--seed", default="1", help="other chances (1)")
    parser.add_argument("--try", dest="again", nargs=2, metavar=("CHAPTER", "FAULT"))
    arguments = parser.parse_args()
    if calls.compiler() is None:
        print("There is no C compiler, or this is not Linux: nothing is tried.")
        return 0
    with tempfile.TemporaryDirectory() as place:
        if "calls.so" not in os.environ.get("LD_PRELOAD", ""):
            command = [sys.executable, "-m", "tests.attack.faults", *sys.argv[1:]]
            return subprocess.run(command, env=calls.preloaded(Path(place)), check=False).returncode
        began = time.monotonic()
        trial, table = Trial(Path(place)), Table()
        if arguments.again:
            outcome = trial.run(arguments.again[0], parsed(arguments.again[1]))
            print(outcome.found, outcome._replace(found=""))
            return 1 if outcome.found else 0
        if arguments.sample:
            try_some(trial, table, arguments.sample, arguments.seed)
        else:
            try_all(trial, table, arguments)
        table.print()
        findings = table.found.total()
        print(f"{table.tried.total()} cases, {findings} findings, {time.monotonic() - began:.0f} s")
        return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
