"""Runs one chapter of the evening with one fault, in a process of its own."""

from __future__ import annotations

import faulthandler
import gc
import json
import logging
import os
import shutil
import sys
import traceback
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.attack.faults import calls
from tests.attack.faults.calls import NO_FAULT, Fault, Kind, Manner
from tests.attack.faults.evening import CHAPTERS, COUNTED, Evening, furnish
from tests.attack.faults.power import Disk
from tests.attack.faults.promises import Promises, State, check, state
from trickdesk.storage.paths import find_paths

PATIENCE = 15  # seconds until a chapter counts as hung
DESCRIPTORS = "/proc/self/fd"


class Outcome(NamedTuple):
    """What came of a chapter.

    Attributes:
        found: A finding, with its traceback; empty if there is none.
        hit: Whether the fault was reached.
        counts: The number of calls by kind; under "changes" those that change something.
        told: How many sentences the player was told.
    """

    found: str
    hit: bool
    counts: dict[str, int]
    told: int


class Errors(logging.Handler):
    """Collects what is logged as an error, and errors that nobody catches."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        trace = "".join(traceback.format_exception(*record.exc_info)) if record.exc_info else ""
        self.found.append(f"{record.getMessage()}\n{trace}")

    def unraisable(self, said: Any) -> None:
        if not isinstance(said.exc_value, ResourceWarning):
            self.found.append(f"ignored: {said.exc_value!r} in {said.object!r}")


class Trial:
    """A furnished folder, and copies of it in which chapters run.

    The process must have been started with `calls.preloaded`.
    """

    def __init__(self, base: Path) -> None:
        self.furnished, self.folder = base / "furnished", base / "evening"
        furnish(self.folder)
        self.known: State = state(find_paths(self.folder))
        shutil.move(self.folder, self.furnished)
        gc.collect()
        gc.freeze()

    def counts(self, chapter: str) -> dict[str, int]:
        """Return the number of calls of each kind in a chapter."""
        outcome = self.run(chapter, NO_FAULT)
        assert not outcome.found, outcome.found
        return outcome.counts

    def run(self, chapter: str, fault: Fault) -> Outcome:
        """Run a chapter with a fault, and check what the next start finds."""
        self.anew()
        promises = Promises(lambda told: None, self.known)
        said = self._forked(lambda pipe: self._play(chapter, fault, pipe), promises)
        is_kill = fault.manner in (Manner.KILL, Manner.TEAR)
        if is_kill and not said:  # it was killed
            said = self._forked(lambda pipe: self._check(chapter, promises, pipe), promises)
            return Outcome(str(said.get("found", "it says nothing")), True, {}, 0)
        if not said:
            return Outcome("it has died", True, {}, 0)
        return Outcome(said["found"], said["hit"], said["counts"], said["told"])

    def record(self, chapter: str) -> tuple[Disk, list[bytes]]:
        """Run a chapter without a fault.

        Returns:
            The disk before it, and its calls and promises as lines.
        """
        self.anew()
        disk = Disk(self.folder)
        place = self.folder.with_name("trace")

        def play(pipe: int) -> None:
            with open(place, "wb") as file:
                calls.begin(self.folder, NO_FAULT)
                calls.trace(file.fileno())
                promises = Promises(lambda told: calls.note(json.dumps(told)), self.known)
                CHAPTERS[chapter](Evening(self.folder, promises))
                calls.trace(-1)
                calls.end()
            tell(pipe, {"found": ""})

        said = self._forked(play, Promises(lambda told: None, self.known))
        assert said == {"found": ""}, said
        return disk, place.read_bytes().splitlines()

    def cuts(self, chapter: str, rng: Random, share: float) -> Iterator[tuple[int, str]]:
        """Cut the power after some calls; yield where, and any finding."""
        disk, lines = self.record(chapter)
        promises = Promises(lambda told: None, self.known)
        for number, line in enumerate(lines):
            if noted := disk.happen(line):
                promises.hear(json.loads(noted))
            elif rng.random() < share:
                shutil.rmtree(self.folder)
                disk.cut(rng)
                said = self._forked(partial(self._check, chapter, promises), promises)
                yield number, str(said.get("found", "it says nothing"))

    def anew(self) -> None:
        """Furnish the folder again, with the same times of files."""
        if self.folder.exists():
            shutil.rmtree(self.folder)
        shutil.copytree(self.furnished, self.folder, copy_function=copied)

    def _forked(self, work: Any, promises: Promises) -> dict[str, Any]:
        """Run something in a fork; hear what it promises, and return its last word."""
        source, pipe = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(source)
            faulthandler.dump_traceback_later(PATIENCE, exit=True)
            try:
                work(pipe)
            except BaseException:
                tell(pipe, {"found": traceback.format_exc(), "hit": True, "counts": {}, "told": 0})
            os._exit(0)
        os.close(pipe)
        last: dict[str, Any] = {}
        with open(source, encoding="utf-8") as lines:
            for line in lines:
                said = json.loads(line)
                if "found" in said:
                    last = said
                else:
                    promises.hear(said)
        os.waitpid(pid, 0)
        return last

    def _play(self, chapter: str, fault: Fault, pipe: int) -> None:
        errors = Errors()
        logging.getLogger().addHandler(errors)
        sys.unraisablehook = errors.unraisable
        promises = Promises(lambda told: tell(pipe, told), self.known)
        evening, found = Evening(self.folder, promises), ""
        opened = len(os.listdir(DESCRIPTORS))
        calls.begin(self.folder, fault)
        try:
            CHAPTERS[chapter](evening)
        except Exception:
            found = traceback.format_exc()
        calls.end()
        hit = fault == NO_FAULT or calls.hits() > 0
        counts = {kind.name: calls.count(kind) for kind in Kind} | {"changes": calls.count(None)}
        gc.collect()
        if not found and len(os.listdir(DESCRIPTORS)) > opened:
            found = f"open descriptors: {open_files()}"
        found = found or self._checked(chapter, promises, False) or "\n".join(errors.found)
        tell(pipe, {"found": found, "hit": hit, "counts": counts, "told": len(evening.told)})

    def _check(self, chapter: str, promises: Promises, pipe: int) -> None:
        tell(pipe, {"found": self._checked(chapter, promises, True)})

    def _checked(self, chapter: str, promises: Promises, after_a_kill: bool) -> str:
        try:
            check(find_paths(self.folder), promises, after_a_kill, chapter in COUNTED)
        except Exception:
            return traceback.format_exc()
        return ""


def copied(source: str, target: str) -> None:
    """Copy a file with its times; decks are only read, so a link will do."""
    (os.link if source.endswith(".svg") else shutil.copy2)(source, target)


def open_files() -> list[str]:
    """Return what is open in this process."""
    found = []
    for name in os.listdir(DESCRIPTORS):
        try:
            found.append(os.readlink(f"{DESCRIPTORS}/{name}"))
        except OSError:
            continue
    return found


def tell(pipe: int, said: dict[str, Any]) -> None:
    """Write a line of JSON."""
    os.write(pipe, (json.dumps(said) + "\n").encode())
