"""The list of files opened or saved lately."""

from __future__ import annotations

import json
from pathlib import Path

from trickdesk.storage.files import SaveError, parse_json, read_stored, telling, write_text

LONGEST = 10


class RecentFiles:
    """Paths of recent records, newest first, at most `LONGEST`, in a JSON file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def paths(self) -> list[Path]:
        """Return the files, even if they are gone; an unreadable list counts as empty.

        Their existence isn't checked: an unreachable network disk would block the menu for minutes.
        """
        try:
            return self._stored()
        except SaveError:
            return []

    def _stored(self) -> list[Path]:
        return read_stored(self._file, _parse, list[Path]())[:LONGEST]

    def add(self, path: Path) -> None:
        """Put `path` first in the list.

        Raises:
            SaveError: The list can't be read or written.
        """
        with telling(path, writing=False):
            path = path.absolute()
        self._write([path, *(other for other in self._stored() if other != path)])

    def remove(self, path: Path) -> None:
        """Remove a file that is gone from the list.

        Raises:
            SaveError: The list can't be read or written.
        """
        paths = self._stored()
        if path in paths:
            paths.remove(path)
            self._write(paths)

    def _write(self, paths: list[Path]) -> None:
        text = json.dumps([str(path) for path in paths[:LONGEST]], indent=1)
        write_text(self._file, text + "\n")


def _parse(text: str) -> list[Path]:
    entries = parse_json(text)
    if not isinstance(entries, list):
        raise ValueError("not a list")
    return [Path(entry) for entry in entries if isinstance(entry, str)]
