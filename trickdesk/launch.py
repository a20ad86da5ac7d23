"""Starts processes of this program: from a checkout, installed or frozen.

Never from the folder that somebody happens to be in: `python -m` and `python -c` look there for modules
first, so a `queue.py` that lies beside a record would be executed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SAFE_PATH = "PYTHONSAFEPATH"
HOME = Path(__file__).resolve().parents[1]  # where this package lives
# What -P says, for a Python that does not know it. Nothing but built-in modules is imported before the path is mended.
MENDED = (
    "import sys; sys.path[:] = filter(None, sys.path); from trickdesk.__main__ import main; sys.exit(main())"
)


def own_command(*text: str) -> list[str]:
    """The command line that starts this program with these arguments.

    It needs `own_environment`.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, *text]
    if sys.version_info >= (3, 11):
        return [sys.executable, "-P", "-m", "trickdesk", *text]
    return [sys.executable, "-c", MENDED, *text]


def own_environment() -> dict[str, str]:
    """Our environment with the path of this package, for child processes.

    An empty or a relative entry would be a folder below the one that somebody happens to be in.
    """
    paths = filter(os.path.isabs, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(HOME), *paths])}


@contextmanager
def current_folder_kept_out() -> Iterator[None]:
    """Say -P to every Python that this process starts by other means meanwhile.

    Before 3.11 none understands it.
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
