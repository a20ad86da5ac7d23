"""Starts processes of this program: from a checkout, installed or frozen.

They never import from the current folder. `python -m` and `python -c` look there for modules first, so a
`queue.py` beside a record would be executed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SAFE_PATH = "PYTHONSAFEPATH"
HOME = Path(__file__).resolve().parents[1]  # the folder with this package


def own_command(*text: str) -> list[str]:
    """Return the command line that starts this program with these arguments.

    Run it with `own_environment`.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, *text]
    return [sys.executable, "-P", "-m", "trickdesk", *text]


def own_environment() -> dict[str, str]:
    """Return our environment with the path of this package, for child processes.

    Empty and relative entries of PYTHONPATH are dropped, because they depend on the current folder.
    """
    paths = filter(os.path.isabs, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(HOME), *paths])}


def foreign_environment() -> dict[str, str]:
    """Return our environment for programs that aren't ours.

    The packaged program finds its libraries through a variable that others must not see.
    """
    found = dict(os.environ)
    if getattr(sys, "frozen", False):
        found.pop("LD_LIBRARY_PATH", None)
        if (before := found.pop("LD_LIBRARY_PATH_ORIG", None)) is not None:
            found["LD_LIBRARY_PATH"] = before
    return found


@contextmanager
def current_folder_kept_out() -> Iterator[None]:
    """Pass -P to every Python that this process starts in other ways meanwhile."""
    before = os.environ.get(SAFE_PATH)
    os.environ[SAFE_PATH] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[SAFE_PATH]
        else:
            os.environ[SAFE_PATH] = before
