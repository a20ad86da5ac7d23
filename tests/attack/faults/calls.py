"""The calls of this process to the file system: counted, failed or recorded.

A small C library is preloaded into the process, so that it sees SQLite's calls too. `calls.c` is compiled at
the first use.
"""

from __future__ import annotations

import ctypes
import errno
import os
import shutil
import subprocess
import sys
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[3]
SOURCE = Path(__file__).with_name("calls.c")


class Kind(IntEnum):
    """The kinds of calls, as in `calls.c`; `LIST` reads a name from a folder."""

    OPEN = 0
    READ = 1
    WRITE = 2
    SYNC = 3
    RENAME = 4
    LINK = 5
    LOCK = 6
    UNLINK = 7
    MKDIR = 8
    STAT = 9
    CLOSE = 10
    LIST = 11


class Manner(IntEnum):
    """What happens at the chosen call: an error, half of it, or a kill."""

    FAIL = 0
    SHORT = 1
    KILL = 2
    TEAR = 3


ERRORS = {
    Kind.OPEN: ("EIO", "ENOSPC", "EACCES", "EROFS", "EINTR", "EMFILE", "ESTALE"),
    Kind.READ: ("EIO", "EINTR", "ESTALE"),
    Kind.WRITE: ("EIO", "ENOSPC", "EINTR", "ESTALE"),
    Kind.SYNC: ("EIO", "ENOSPC", "EROFS", "EINTR"),
    Kind.RENAME: ("EIO", "ENOSPC", "EACCES", "EROFS", "ESTALE"),
    Kind.LINK: ("EIO",),
    Kind.LOCK: ("EIO", "EINTR", "ESTALE", "ENOLCK"),
    Kind.UNLINK: ("EIO", "EACCES", "EROFS", "ESTALE"),
    Kind.MKDIR: ("EIO", "ENOSPC", "EACCES", "EROFS"),
    Kind.STAT: ("EIO", "EACCES", "ESTALE"),
    Kind.CLOSE: ("EIO", "ENOSPC", "EINTR"),
    Kind.LIST: ("EIO", "ESTALE"),
}


class Fault(NamedTuple):
    """Which call is hit, and how.

    Attributes:
        kind: Its kind; kills count all calls that change something.
        at: Its number, from 1.
        error: The name of the error.
        forever: Whether all later calls of the kind fail too.
    """

    manner: Manner
    kind: Kind = Kind.OPEN
    at: int = 0
    error: str = "EIO"
    forever: bool = False

    def __str__(self) -> str:
        if self.manner in (Manner.KILL, Manner.TEAR):
            return f"{self.manner.name} {self.at}"
        word = self.error if self.manner is Manner.FAIL else "SHORT"
        return f"{self.kind.name} {self.at} {word}{' ever after' if self.forever else ''}"


NO_FAULT = Fault(Manner.FAIL)


def compiler() -> str | None:
    """Return the C compiler, or None if there is none or the system can't preload."""
    return (shutil.which("cc") or shutil.which("gcc")) if sys.platform == "linux" else None


def preloaded(folder: Path) -> dict[str, str]:
    """Compile the library into a folder; return the environment of a process with it."""
    found = compiler()
    assert found is not None
    library = folder / "calls.so"
    options = ["-shared", "-fPIC", "-O1", "-U_FORTIFY_SOURCE", "-w"]
    subprocess.run([found, *options, str(SOURCE), "-o", str(library), "-ldl"], check=True)
    more = {"LD_PRELOAD": str(library), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    return {**os.environ, **more}


@cache
def _library() -> ctypes.CDLL:
    """Return the preloaded library."""
    found = ctypes.CDLL(None)
    found.faults_begin.argtypes = [ctypes.c_char_p, *[ctypes.c_int, ctypes.c_long], *[ctypes.c_int] * 3]
    found.faults_count.restype = found.faults_hits.restype = ctypes.c_long
    return found


def begin(folder: Path, fault: Fault = NO_FAULT) -> None:
    """Count the calls below a folder from now on; the chosen one is hit."""
    code = getattr(errno, fault.error)
    _library().faults_begin(
        os.fsencode(folder), int(fault.kind), fault.at, code, int(fault.manner), int(fault.forever)
    )


def end() -> None:
    """Let all calls through again."""
    _library().faults_end()


def count(kind: Kind | None) -> int:
    """Return the number of calls of a kind, or of all that change something."""
    return int(_library().faults_count(-1 if kind is None else int(kind)))


def hits() -> int:
    """Return how many calls were hit."""
    return int(_library().faults_hits())


def trace(descriptor: int) -> None:
    """Write down in an open file what reaches the disk; -1 for no more."""
    _library().faults_trace(descriptor)


def note(text: str) -> None:
    """Write a line into what is written down."""
    _library().faults_note(text.encode())
