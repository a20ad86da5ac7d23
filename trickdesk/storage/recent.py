"""The list of files opened or saved lately."""

from __future__ import annotations

import json
from pathlib import Path

from trickdesk.storage.files import SaveError, read_newest, write_text

LONGEST = 10


class RecentFiles:
    """Paths of records, newest first, at most `LONGEST`; kept as a JSON list in one file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def paths(self) -> list[Path]:
        """The files that still exist; an unreadable list counts as empty."""
        return [path for path in self._read() if path.is_file()]

    def add(self, path: Path) -> None:
        """Put `path` first. Raises SaveError."""
        path = path.absolute()
        paths = [path, *(other for other in self._read() if other != path)]
        text = json.dumps([str(path) for path in paths[:LONGEST]], indent=1)
        write_text(self._file, text + "\n")

    def _read(self) -> list[Path]:
        try:
            return read_newest(self._file, _parse).value
        except (SaveError, ValueError):
            return []


def _parse(text: str) -> list[Path]:
    entries = json.loads(text)
    if not isinstance(entries, list):
        raise ValueError("not a list")
    return [Path(entry) for entry in entries if isinstance(entry, str)]
