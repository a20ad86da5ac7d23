"""The log of warnings and errors, in a file of limited size."""

from __future__ import annotations

import logging
import re
from pathlib import Path

from trickdesk.storage.files import SaveError, make_folder, read_text
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
            from trickdesk.storage.log_rotation import RotatingFile

            self._file = RotatingFile(self._path, maxBytes=LOG_BYTES, backupCount=1, delay=True)
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


def close_log() -> None:
    """Close the log file, so that it can be deleted; the next message makes another."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, _LogFile):
            handler.let_go()


def log_path(paths: Paths) -> Path:
    return paths.data / "trickdesk.log"


def shared_log(paths: Paths) -> str:
    """Return the end of the log for others: without hidden cards and the home folder."""
    try:
        text = read_text(log_path(paths))
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
    file = log_path(paths)
    try:
        make_folder(file.parent)
    except (OSError, ValueError):
        return None
    handler = _LogFile(file)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    return handler
