"""The file of the log; a module of its own, because what it needs takes long to load and is hardly ever wanted."""

from __future__ import annotations

import os
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler

from trickdesk.storage.files import NO_LINK, PRIVATE


class RotatingFile(RotatingFileHandler):
    """For its owner alone, not through a link, and without waiting for whoever reads from a pipe."""

    def _open(self) -> TextIOWrapper:
        return open(self.baseFilename, "a", encoding="utf-8", errors="replace", opener=_opener)


def _opener(name: str, flags: int) -> int:
    return os.open(name, flags | NO_LINK, PRIVATE)
