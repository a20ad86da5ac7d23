"""The challenges on this computer and others' results, as texts of their files.

Files are named by the challenge's id, and by a hash of a result's text. No name shows who sent it, or what is in it.
"""

from __future__ import annotations

import re
from pathlib import Path

from trickdesk.engine.errors import Message, TrickdeskError
from trickdesk.hashing import sha256
from trickdesk.storage.files import SaveError, read_text, remove_file, write_text
from trickdesk.storage.paths import Paths
from trickdesk.storage.saves import files_in

CHALLENGE, RESULT = ".trickdesk-challenge", ".trickdesk-result"
MOST, MOST_RESULTS = 1000, 200  # challenges, and results of each
LONGEST = 2**18  # bytes of a file
HASH_DIGITS = 24
ID = re.compile("[0-9a-f]{8,64}")


class TooMany(TrickdeskError):
    """Raised if no more challenges or results can be kept."""


class ChallengeFiles:
    """The files of one user; damaged ones are reported and stay."""

    def __init__(self, paths: Paths) -> None:
        self.folder = paths.challenges

    def texts(self) -> dict[str, str | SaveError]:
        """Return the text of each challenge by its id, or why it can't be read.

        Raises:
            SaveError: The folder can't be read.
        """
        return _texts(self.folder, CHALLENGE, MOST)

    def results(self, challenge: str) -> dict[str, str | SaveError]:
        """Return the text of each result of a challenge, or why it can't be read.

        Raises:
            SaveError: The folder can't be read.
        """
        return _texts(self._results(challenge), RESULT, MOST_RESULTS)

    def add(self, challenge: str, text: str) -> None:
        """Keep a challenge; one that is there already is written again.

        Raises:
            SaveError: It can't be written.
            TooMany: There are too many.
        """
        _add(self._path(challenge), text, MOST)

    def add_result(self, challenge: str, text: str) -> None:
        """Keep a result of a challenge.

        Raises:
            SaveError: It can't be written.
            TooMany: There are too many.
        """
        name = sha256(text.encode("utf-8", "replace")).hexdigest()[:HASH_DIGITS]
        _add(self._results(challenge) / (name + RESULT), text, MOST_RESULTS)

    def remove(self, challenge: str) -> None:
        """Delete a challenge and the results of others.

        Raises:
            SaveError: That isn't possible.
        """
        for path in [*files_in(self._results(challenge), RESULT), self._path(challenge)]:
            remove_file(path)

    def _path(self, challenge: str) -> Path:
        return self.folder / (_checked(challenge) + CHALLENGE)

    def _results(self, challenge: str) -> Path:
        return self.folder / _checked(challenge)


def _checked(challenge: str) -> str:
    if not ID.fullmatch(challenge):
        raise ValueError("not the id of a challenge")
    return challenge


def _texts(folder: Path, suffix: str, most: int) -> dict[str, str | SaveError]:
    found: dict[str, str | SaveError] = {}
    for path in files_in(folder, suffix):
        name = path.name.removesuffix(suffix)
        if ID.fullmatch(name) and len(found) < most:
            try:
                found[name] = read_text(path, LONGEST)
            except SaveError as error:
                found[name] = error
    return found


def _add(path: Path, text: str, most: int) -> None:
    others = [other for other in files_in(path.parent, path.suffix) if other != path]
    if len(others) >= most:
        raise TooMany(Message("There are {most} of them already. Delete one first.", most=most))
    write_text(path, text)
