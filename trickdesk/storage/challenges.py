"""The challenges on this computer and their results, as texts of their files.

Challenges are named by their ids; the results of each are in a folder of that name. No name shows who sent
something, or what is in it.
"""

from __future__ import annotations

import re
from pathlib import Path

from trickdesk.engine.errors import Message, TrickdeskError
from trickdesk.storage.files import SaveError, is_there, read_text, remove_file, write_text
from trickdesk.storage.paths import Paths
from trickdesk.storage.saves import SHARED, files_in

CHALLENGE, RESULT = SHARED["challenge"], SHARED["result"]
MOST, MOST_RESULTS = 1000, 200  # challenges, and results that came for each
LONGEST = 2**18  # bytes of a file
ID = re.compile("[0-9a-f]{8,64}")


class TooMany(TrickdeskError):
    """Raised if no more challenges or results can be kept."""


class ChallengeFiles:
    """The files of one user; damaged ones are reported and stay.

    All methods raise SaveError if files can't be read, written or deleted.
    """

    def __init__(self, paths: Paths) -> None:
        self.folder = paths.challenges

    def texts(self) -> dict[str, str | SaveError]:
        """Return the text of each challenge by its id, or why it can't be read."""
        found = _texts(self.folder, CHALLENGE)
        return {name: text for name, text in found.items() if ID.fullmatch(name)}

    def add(self, challenge: str, text: str) -> None:
        """Keep a challenge; one that is there already is written again.

        Raises:
            TooMany: There are too many.
        """
        path = self._path(challenge)
        _leave_room(path, MOST)
        write_text(path, text)

    def remove(self, challenge: str) -> None:
        """Delete a challenge and its results."""
        for path in [*files_in(self._path(challenge, ""), RESULT), self._path(challenge)]:
            remove_file(path)

    def results(self, challenge: str) -> dict[str, str | SaveError]:
        """Return the text of each result by its name, or why it can't be read."""
        return _texts(self._path(challenge, ""), RESULT)

    def has_result(self, challenge: str, name: str) -> bool:
        return is_there(self._path(challenge, name + RESULT))

    def add_result(self, challenge: str, name: str, text: str) -> None:
        """Keep a result that came from somebody else.

        Raises:
            TooMany: There are too many.
        """
        _leave_room(self._path(challenge, name + RESULT), MOST_RESULTS)
        self.put_result(challenge, name, text)

    def put_result(self, challenge: str, name: str, text: str) -> None:
        """Keep a result, however many there are."""
        write_text(self._path(challenge, name + RESULT), text)

    def remove_result(self, challenge: str, name: str) -> None:
        remove_file(self._path(challenge, name + RESULT))

    def _path(self, challenge: str, result: str | None = None) -> Path:
        """Return the file of a challenge, or one in the folder of its results."""
        if not ID.fullmatch(challenge):
            raise ValueError("not the id of a challenge")
        return self.folder / (challenge + CHALLENGE) if result is None else self.folder / challenge / result


def _texts(folder: Path, suffix: str) -> dict[str, str | SaveError]:
    found: dict[str, str | SaveError] = {}
    for path in files_in(folder, suffix):
        name = path.name.removesuffix(suffix)
        try:
            found[name] = read_text(path, LONGEST)
        except SaveError as error:
            found[name] = error
    return found


def _leave_room(path: Path, most: int) -> None:
    if sum(other != path for other in files_in(path.parent, path.suffix)) >= most:
        raise TooMany(Message("There are {most} of them already. Delete one first.", most=most))
