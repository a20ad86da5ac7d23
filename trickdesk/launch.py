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
# Does what -P does, for a Python without it. Only built-in modules are imported before the path is changed.
MENDED = (
    "import sys; sys.path[:] = filter(None, sys.path); from trickdesk.__main__ import main; sys.exit(main())"
)


def own_command(*text: str) -> list[str]:
    """Return the command line that starts this program with these arguments.

    Run it with `own_environment`.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, *text]
    if sys.version_info >= (3, 11):
        return [sys.executable, "-P", "-m", "trickdesk", *text]
    return [sys.executable, "-c", MENDED, *text]


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
    """Pass -P to every Python that this process starts in other ways meanwhile.

    Python before 3.11 ignores it.
    """
    before = os.environ.get(SAFE_PATH)
    os.environ[SAFE_PATH] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[SAFE_PATH]
        else:
            os.environ[SAFE_PATH] = before
