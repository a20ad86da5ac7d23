"""The log file itself, in a separate module because its imports load slowly."""

from __future__ import annotations

import os
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from trickdesk.storage.files import NO_LINK, PRIVATE, must_be_file


class RotatingFile(RotatingFileHandler):
    """A private, rotating log file that never follows links or writes to devices."""

    def _open(self) -> TextIOWrapper:
        return open(self.baseFilename, "a", encoding="utf-8", errors="replace", opener=_opener)

    def doRollover(self) -> None:
        # If that fails, the message is lost and no file is replaced.
        must_be_file(Path(f"{self.baseFilename}.1"))
        super().doRollover()


def _opener(name: str, flags: int) -> int:
    must_be_file(Path(name))
    return os.open(name, flags | NO_LINK, PRIVATE)
