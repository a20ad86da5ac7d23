"""The log of warnings and errors, in a file of limited size."""

from __future__ import annotations

import logging
import os
import re
from io import TextIOWrapper
from pathlib import Path

from trickdesk.storage.files import NO_LINK, PRIVATE, SaveError, make_folder, must_be_file, read_text
from trickdesk.storage.paths import Paths

LOG_BYTES = 512 * 1024
SHARED = 20_000  # characters of the log that a report has, at most
PLAYERS = "trickdesk.bots"
"""What these modules log comes from computer players, who see cards that others don't."""

_ENTRY = re.compile(r"^(?=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} [A-Z]+ \S+: )", re.MULTILINE)


class _LogFile(logging.Handler):
    """Logging handler that opens its file on the first message."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._path = file
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if self._file is None:
            self._file = _rotating(self._path)
            self._file.setFormatter(self.formatter)
        self._file.emit(record)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        super().close()

    def let_go(self) -> None:
        """Close the file; the next message opens it again."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _rotating(file: Path) -> logging.Handler:
    """Return a handler for a private file, never a link or a device."""
    from logging.handlers import RotatingFileHandler  # rarely needed, and it loads much else

    class RotatingFile(RotatingFileHandler):
        def _open(self) -> TextIOWrapper:
            return open(self.baseFilename, "a", encoding="utf-8", errors="replace", opener=_opener)

        def doRollover(self) -> None:
            # If that fails, the message is lost and no file is replaced.
            must_be_file(Path(f"{self.baseFilename}.1"))
            super().doRollover()

    return RotatingFile(file, maxBytes=LOG_BYTES, backupCount=1, delay=True)


def _opener(name: str, flags: int) -> int:
    must_be_file(Path(name))
    return os.open(name, flags | NO_LINK, PRIVATE)


def close_log() -> None:
    """Close the log file, so that it can be deleted; the next message makes another."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, _LogFile):
            handler.let_go()


def shared_log(paths: Paths) -> str:
    """Return the end of the log for others: without hidden cards and the home folder."""
    try:
        text = read_text(paths.log)
    except SaveError:
        return ""
    _, *entries = _ENTRY.split(text)
    entries = [entry for entry in entries if not _is_of_players(entry)]
    return "".join(entries).replace(str(Path.home()), "~")[-SHARED:]


def _is_of_players(entry: str) -> bool:
    return entry.split(" ", 4)[3].startswith(PLAYERS)


def start_log(paths: Paths) -> logging.Handler | None:
    """Log warnings and errors to a file, keeping the previous one.

    Failures are ignored.
    """
    logging.raiseExceptions = False
    file = paths.log
    try:
        make_folder(file.parent)
    except (OSError, ValueError):
        return None
    handler = _LogFile(file)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    return handler
