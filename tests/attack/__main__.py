"""Attack the program from every side, and report the findings.

    python -m tests.attack --minutes 30 [--seed S] [NAME ...]    all attacks, or those named
    python -m tests.attack --try NAME S/17                       repeat one try, with its traceback

Each attack runs in its own process, so a crash or a hang is just a finding. There is a line for each attack
with the number of tries and their results, for comparing releases. The last line counts the findings. The
exit status is 1 if there are any.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import os
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from random import Random

from tests.attack.attacks import ATTACKS
from trickdesk import __version__

ROOT = Path(__file__).resolve().parents[2]
MOST_MEMORY = 4 << 30  # bytes that an attack may take before the system refuses more
SHOWN = 5  # findings of one attack that are told in full
STARTING = 120.0  # seconds beyond its time until a process that says nothing is taken for hung


def try_once(name: str, seed: str) -> str:
    """Run one try of an attack; any finding is raised."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        return ATTACKS[name].try_once(Random(f"{name} {seed}"), Path(folder))


def keep_small() -> None:
    """Limit memory, so that a greedy try fails alone."""
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def strict_qt() -> None:
    """Raise Qt's warnings at the end of the try."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    def handle(kind: QtMsgType, _context: object, words: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not words.startswith("This plugin does not support"):
            warnings.append(words)

    qInstallMessageHandler(handle)


warnings: list[str] = []


def child(name: str, seed: str, seconds: float) -> None:
    """Run an attack for some time; print a line of JSON for each try."""
    keep_small()
    strict_qt()
    end, number = time.monotonic() + seconds, 0
    while number == 0 or time.monotonic() < end:
        label, told = f"{seed}/{number}", {}
        print(json.dumps({"begins": label}), flush=True)
        faulthandler.dump_traceback_later(ATTACKS[name].patience, exit=True)
        began = time.monotonic()
        try:
            told["came"] = try_once(name, label)
            assert not warnings, f"Qt warns: {warnings}"
        except Exception:
            told["found"] = traceback.format_exc(limit=-6)
        warnings.clear()
        print(json.dumps({**told, "took": time.monotonic() - began}), flush=True)
        number += 1
    faulthandler.cancel_dump_traceback_later()
    sys.stdout.flush()
    os._exit(0)  # what Qt does at the end is no part of this


class Report:
    """The results of one attack."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.came: Counter[str] = Counter()
        self.found: list[tuple[str, str]] = []  # which try, and what
        self.longest = 0.0
        self.label = "?"

    def hear(self, line: str) -> None:
        """Read a line from the process that runs the tries."""
        told = json.loads(line)
        self.label = told.get("begins", self.label)
        self.longest = max(self.longest, told.get("took", 0.0))
        if "came" in told:
            self.came[told["came"]] += 1
        elif "found" in told:
            self.found.append((self.label, told["found"]))

    def run(self, seed: str, seconds: float) -> None:
        """Run a process of tries until the time is over; restart it if it dies."""
        end = time.monotonic() + seconds
        part = 0
        while time.monotonic() < end:
            left = end - time.monotonic()
            words = ["--child", self.name, f"{seed}.{part}", str(left)]
            with tempfile.TemporaryFile("w+") as errors:
                process = subprocess.Popen(
                    [sys.executable, "-m", "tests.attack", *words],
                    cwd=ROOT,
                    stdout=subprocess.PIPE,
                    stderr=errors,
                    text=True,
                    env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
                )
                assert process.stdout is not None
                for line in process.stdout:
                    self.hear(line)
                if process.wait(STARTING) != 0:
                    errors.seek(0)
                    self.found.append(
                        (self.label, f"ended with {process.returncode}: {errors.read()[-2000:]}")
                    )
            part += 1

    def line(self) -> str:
        """Return a line that can be compared with another release."""
        tries = self.came.total() + len(self.found)
        kinds = ", ".join(f"{word} {count}" for word, count in sorted(self.came.items()))
        return f"{self.name:<14} {tries:>7} tries {len(self.found):>4} findings {self.longest:7.2f} s longest  {kinds}"


def attack(names: list[str], seed: str, minutes: float) -> int:
    """Run the attacks one by one, and print the findings; return the exit status."""
    print(f"trickdesk {__version__}, seed {seed}, {minutes:g} minutes", flush=True)
    whole = sum(ATTACKS[name].share for name in names)
    findings = 0
    for name in names:
        report = Report(name)
        report.run(seed, minutes * 60 * ATTACKS[name].share / whole)
        for label, what in report.found[:SHOWN]:
            print(f"--- {name} {label}\n{what}")
        print(report.line(), flush=True)
        findings += len(report.found)
    print(f"{findings} findings")
    return 1 if findings else 0


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--child"]:
        child(arguments[1], arguments[2], float(arguments[3]))
    parser = argparse.ArgumentParser(
        prog="python -m tests.attack", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--minutes", type=float, default=30.0, help="how long in all (30)")
    parser.add_argument("--seed", default="1", help="other chances (1)")
    parser.add_argument("--try", dest="again", action="store_true", help="NAME SEED/NUMBER: one try again")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    chosen = parser.parse_args(arguments)
    unknown = set(chosen.names[:1] if chosen.again else chosen.names) - set(ATTACKS)
    if unknown:
        parser.error(f"no attack is named {', '.join(unknown)}")
    if chosen.again:
        if len(chosen.names) != 2:
            parser.error("--try needs NAME SEED/NUMBER")
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        print(try_once(*chosen.names))
        return 0
    return attack(chosen.names or list(ATTACKS), chosen.seed, chosen.minutes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
