"""The log: warnings and errors of the program, in a file that cannot grow for ever."""

from __future__ import annotations

import logging
import os
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from trickdesk.storage.files import NO_LINK, PRIVATE, make_folder
from trickdesk.storage.paths import Paths

LOG_BYTES = 512 * 1024


class _LogFile(RotatingFileHandler):
    """For its owner alone, not through a link, and without waiting for whoever reads from a pipe."""

    def _open(self) -> TextIOWrapper:
        return open(self.baseFilename, "a", encoding="utf-8", errors="replace", opener=_opener)


def _opener(name: str, flags: int) -> int:
    return os.open(name, flags | NO_LINK, PRIVATE)


def log_path(paths: Paths) -> Path:
    return paths.data / "trickdesk.log"


def start_log(paths: Paths) -> logging.Handler | None:
    """Write warnings and errors to a file, and keep the one before; what cannot be written stops nothing."""
    logging.raiseExceptions = False
    file = log_path(paths)
    try:
        make_folder(file.parent)
    except (OSError, ValueError):
        return None
    handler = _LogFile(file, maxBytes=LOG_BYTES, backupCount=1, delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    return handler
