"""The log of warnings and errors, and the debug log, in files of limited size.

The debug log says what the program does, step by step: loggers below `trickdesk.debug` for the session, bots,
animation, saving and files. It is off unless the user wants it. Its lines never tell a card, nor anything that
depends on cards that somebody hasn't seen, such as the length of a record: they are in reports of others.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
from collections import deque
from io import TextIOWrapper
from pathlib import Path

from trickdesk.storage.files import NO_LINK, PRIVATE, SaveError, Writer, make_folder, must_be_file, read_text
from trickdesk.storage.paths import Paths

LOG_BYTES = 512 * 1024
SHARED = 20_000  # characters of the log that a report has, at most
PLAYERS = "trickdesk.bots"
"""What these modules log comes from computer players, who see cards that others don't."""
DEBUG = "trickdesk.debug"
RECENT = 250  # debug lines kept in memory
WAITING_S = 1.0  # at the end, for the last lines to be written

_FORMAT = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
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
        self.acquire()
        if self._file is not None:
            self._file.close()
            self._file = None
        self.release()


class _DebugLog(logging.Handler):
    """Keeps the last lines in memory, and writes them to a file in a thread.

    If the disk is slower, the oldest lines are lost: nothing ever waits for it.
    """

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._folder = file.parent
        self.recent: deque[str] = deque(maxlen=RECENT)
        self.file = _LogFile(file)
        self.file.setFormatter(_FORMAT)
        self._waiting: deque[logging.LogRecord] = deque(maxlen=RECENT)
        self._writer = Writer()

    def emit(self, record: logging.LogRecord) -> None:
        self.recent.append(_FORMAT.format(record) + "\n")
        self._waiting.append(record)
        self._writer.put(self._write)

    def _write(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            make_folder(self._folder)
        while self._waiting:
            self.file.handle(self._waiting.popleft())

    def flush(self) -> None:
        self._writer.flush(WAITING_S)

    def close(self) -> None:
        self.flush()
        if not self._writer.is_busy:
            self.file.close()
        super().close()


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
    for handler in [*logging.getLogger().handlers, *(kept.file for kept in _debug_logs())]:
        if isinstance(handler, _LogFile):
            handler.let_go()


def shared_log(paths: Paths) -> str:
    """Return the end of the log for others: without hidden cards and the home folder."""
    return _shared(paths.log)


def shared_debug_log(paths: Paths) -> str:
    """Return the end of the debug log of this run and those before, for others."""
    return _shared(paths.debug_log)


def recent_debug_lines() -> str:
    """Return the end of this run's debug log from memory; empty if it is off."""
    return "".join(line for kept in _debug_logs() for line in kept.recent)


def _shared(file: Path) -> str:
    try:
        text = read_text(file)
    except SaveError:
        return ""
    _, *entries = _ENTRY.split(text)
    entries = [entry for entry in entries if not _is_of_players(entry)]
    home, text = str(Path.home()), "".join(entries)
    # Errors quote paths as Python writes them: on Windows with two backslashes for one.
    return text.replace(home, "~").replace(repr(home)[1:-1], "~")[-SHARED:]


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
    handler.setFormatter(_FORMAT)
    logging.getLogger().addHandler(handler)
    return handler


def keep_debug_log(paths: Paths, on: bool) -> None:
    """Turn the debug log on or off."""
    logger = logging.getLogger(DEBUG)
    if on and not _debug_logs():
        logger.addHandler(_DebugLog(paths.debug_log))
        logger.setLevel(logging.DEBUG)
        logger.propagate = False  # it would push the errors out of their file
    elif not on:
        logger.setLevel(logging.NOTSET)
        logger.propagate = True
        for kept in _debug_logs():
            logger.removeHandler(kept)
            kept.close()


def _debug_logs() -> list[_DebugLog]:
    """Return the debug log; empty if it is off."""
    return [handler for handler in logging.getLogger(DEBUG).handlers if isinstance(handler, _DebugLog)]
