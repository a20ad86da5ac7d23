"""The pictures that people choose for their seats, kept as small PNG files.

They have names of ours, and are copies that `ui/theme/own_pictures.py` makes. The files that they come from
are outside data.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from enum import Enum
from pathlib import Path

from trickdesk.engine.errors import TrickdeskError, one_line
from trickdesk.storage.files import FileProblem, SaveError, read_bytes, remove_file, write_bytes
from trickdesk.storage.settings import Settings

MOST_BYTES = 30 << 20  # of a file that somebody chooses
MOST_KEPT = 512 << 10  # of a picture that is kept
_NAME = re.compile("[0-9a-f]{16}")


class PictureProblem(Enum):
    """Why a file can't be used as a picture."""

    NOT_A_PICTURE = "no picture in a known format, or a damaged one"
    TOO_LARGE = "too many bytes or pixels"


class PictureRefused(TrickdeskError):
    """Raised if a file can't be used as a picture."""

    def __init__(self, why: PictureProblem, file: str = "") -> None:
        self.why, self.file = why, one_line(file, 80)
        super().__init__(f"{self.file}: {why.value}")


def read_outside(path: Path) -> bytes:
    """Return the contents of a file that somebody has chosen.

    Raises:
        PictureRefused: It is too large.
        SaveError: It can't be read.
    """
    try:
        return read_bytes(path, MOST_BYTES)
    except SaveError as error:
        if error.trouble is not FileProblem.TOO_LARGE:
            raise
        raise PictureRefused(PictureProblem.TOO_LARGE, path.name) from error


def keep_picture(folder: Path, png: bytes) -> str:
    """Save a picture; return its name.

    Raises:
        SaveError: It can't be written.
    """
    name = os.urandom(8).hex()
    try:
        write_bytes(_path(folder, name), png)
    except SaveError as error:  # our name means nothing to anybody
        raise SaveError(error.trouble, folder, detail=error.detail) from error
    return name


def read_picture(folder: Path, name: str) -> bytes:
    """Return a picture that was kept.

    Raises:
        SaveError: It can't be read.
    """
    return read_bytes(_path(folder, name), MOST_KEPT)


def remove_pictures(folder: Path, names: Iterable[str]) -> None:
    """Delete pictures; those that are already gone are no problem.

    Raises:
        SaveError: One can't be deleted.
    """
    for name in names:
        remove_file(_path(folder, name))


def picture_names(settings: Settings) -> set[str]:
    """Return the pictures in the settings, without names that aren't ours."""
    looks: list[object] = [sections.get("look") for sections in settings.people.known.values()]
    names = [look.get("picture") for look in looks if isinstance(look, dict)]
    names.append(settings.look.picture)
    return {name for name in names if isinstance(name, str) and _NAME.fullmatch(name)}


def _path(folder: Path, name: str) -> Path:
    return folder / f"{name}.png"
