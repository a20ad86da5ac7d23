"""Which commands of the user's own programs may be started on this machine.

Settings may come from somewhere else, so what they name is only started after the user has said so here. The
answers are files in a folder that belongs to the machine and isn't part of settings or data.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from trickdesk.hashing import sha256
from trickdesk.storage.files import is_there, write_text


def may_start(folder: Path, command: Sequence[str]) -> bool:
    """Return whether the user has allowed this command.

    Raises:
        SaveError: That can't be determined.
    """
    return is_there(_answer(folder, command))


def allow_start(folder: Path, command: Sequence[str]) -> None:
    """Remember that the user has allowed this command.

    Raises:
        SaveError: It can't be written.
    """
    write_text(_answer(folder, command), json.dumps([*command]) + "\n")


def _answer(folder: Path, command: Sequence[str]) -> Path:
    return folder / f"{sha256(json.dumps([*command]).encode()).hexdigest()}.json"
