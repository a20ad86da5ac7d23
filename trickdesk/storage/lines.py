"""Stored variations: one file per deal, found by what happened in the deal."""

from __future__ import annotations

import json
import re
from pathlib import Path

from trickdesk.storage.files import (
    FileProblem,
    SaveError,
    must_be_file,
    parse_object,
    read_text,
    remove_file,
    write_text,
)
from trickdesk.storage.paths import Paths

FORMAT, VERSION = "trickdesk-lines", 1
LONGEST = 2**18
"""In characters. Forty variations of a long deal need a fifth of it."""


def lines_folder(paths: Paths) -> Path:
    return paths.data / "lines"


def lines_path(paths: Paths, key: str) -> Path:
    """Return the path of a deal's variations; ValueError if the key isn't a valid one."""
    if re.fullmatch(r"[0-9a-f]{32}", key) is None:
        raise ValueError("no key of a deal")
    return lines_folder(paths) / f"{key}.json"


def read_lines(paths: Paths, key: str) -> object:
    """Return the stored variations of a deal, or None if missing or damaged.

    Raises:
        SaveError: The disk can't be read.
    """
    path = lines_path(paths, key)
    try:
        data = parse_object(read_text(path, LONGEST))
    except ValueError:
        return None
    except SaveError as error:
        if error.trouble in (
            FileProblem.MISSING,
            FileProblem.NO_FOLDER,
            FileProblem.TOO_LARGE,
            FileProblem.NOT_TEXT,
        ):
            return None
        raise
    if data.get("format") != FORMAT or data.get("version") != VERSION:
        return None
    return data.get("lines")


def write_lines(paths: Paths, key: str, lines: list[object]) -> None:
    """Replace the stored variations of a deal; an empty list removes the file.

    Raises:
        SaveError: The file can't be written.
    """
    path = lines_path(paths, key)
    if not lines:
        must_be_file(path)
        remove_file(path)
        return
    text = json.dumps({"format": FORMAT, "version": VERSION, "lines": lines}, ensure_ascii=False, indent=1)
    if len(text) > LONGEST:
        raise SaveError(FileProblem.TOO_LARGE, path)
    write_text(path, text + "\n")
