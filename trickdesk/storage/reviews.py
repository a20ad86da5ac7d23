"""Stored reviews of deals, one disposable file each, so that none is made twice.

    reviews/<key>.json      the review of one deal, as plain JSON

The key is a digest of all that a review depends on: another version of the bots or of the rules, another card in the
record, and the old review is never found again.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trickdesk.engine.record import Record
from trickdesk.hashing import sha256
from trickdesk.storage.files import (
    FileProblem,
    SaveError,
    parse_json,
    read_text,
    telling,
    tighten,
    write_text,
)

FORMAT = "trickdesk-review"
SUFFIX = ".json"
LONGEST = 2**20  # bytes of a review, of which the longest have a tenth
MOST_FILES = 20_000
MOST_BYTES = 200_000_000
CLEARED = 0.9  # of both that is left when there are too many
EVERY = 100  # reviews written between two looks at how many there are
KEY = re.compile(r"[0-9a-f]{64}")
# Errors of a damaged or foreign file, which is then rewritten.
DAMAGED = (
    FileProblem.MISSING,
    FileProblem.TOO_LARGE,
    FileProblem.NOT_TEXT,
    FileProblem.NOT_A_FILE,
    FileProblem.DEVICE,
)
SEAT_KEYS = ("player", "level", "temperament", "agreements")  # of a record's seat, as far as a review asks


def review_key(record: Record, deal: int, version: str) -> str:
    """The key of the review of deal `deal` (from 0): digits unique to it.

    ``version``: of whatever makes reviews. Only the deals up to this one matter, since the score does, and how far
    down in the record it stands; so do the seats, but not the names.
    """
    deals = [
        at for at, entry in enumerate(record.log) if isinstance(entry, str) and entry.startswith("deal ")
    ]
    end = deals[deal + 1] if deal + 1 < len(deals) else len(record.log)
    seats = [{key: seat.get(key) for key in SEAT_KEYS} for seat in record.seats or ()]
    parts = [
        version, record.game, record.rules_version, dict(sorted(record.options.items())), seats,
        record.extra.get("seed"), deal, list(record.log[:end]),
    ]  # fmt: skip
    return sha256(json.dumps(parts).encode()).hexdigest()


class Reviews:
    """All reviews in a folder, which is made with the first of them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._written = 0

    def get(self, key: str) -> dict[str, Any] | None:
        """The review with that key; None if missing or damaged. Raises SaveError."""
        try:
            data = parse_json(read_text(self._file(key), LONGEST))
        except SaveError as error:
            if error.trouble in DAMAGED:
                return None
            raise
        except ValueError:
            return None
        if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("key") != key:
            return None
        review = data.get("review")
        return review if isinstance(review, dict) else None

    def put(self, key: str, review: Mapping[str, Any]) -> None:
        """Store a review, unless it is longer than any real one. Raises SaveError."""
        text = json.dumps({"format": FORMAT, "key": key, "review": review}, separators=(",", ":"))
        if len(text) > LONGEST:
            return
        write_text(self._file(key), text + "\n")
        if self._written % EVERY == 0:
            tighten(self._folder)
            self.clear()
        self._written += 1

    def clear(self, most_files: int = MOST_FILES, most_bytes: int = MOST_BYTES) -> int:
        """Remove the oldest if there are too many; how many were. :class:`SaveError`."""
        found = self._all()
        files, size = len(found), sum(size for _, size, _ in found)
        if files <= most_files and size <= most_bytes:
            return 0
        removed = 0
        for _, bytes_, path in sorted(found):
            if files <= CLEARED * most_files and size <= CLEARED * most_bytes:
                break
            with contextlib.suppress(OSError):
                path.unlink()
                removed += 1
            files, size = files - 1, size - bytes_
        return removed

    def stamps(self) -> list[tuple[str, tuple[int, int]]]:
        """The keys of all stored reviews, with size in bytes and modification time in ns.

        Raises SaveError; empty without a folder.
        """
        found = []
        try:
            with telling(self._folder, writing=False), os.scandir(self._folder) as entries:
                for entry in entries:
                    key = entry.name.removesuffix(SUFFIX)
                    with contextlib.suppress(OSError):
                        if KEY.fullmatch(key) and entry.is_file(follow_symlinks=False):
                            status = entry.stat(follow_symlinks=False)
                            found.append((key, (status.st_size, status.st_mtime_ns)))
        except SaveError as error:
            if error.trouble is not FileProblem.MISSING:
                raise
        return found

    def _all(self) -> list[tuple[float, int, Path]]:
        """Time of the last write, size and path of each."""
        found = []
        with telling(self._folder, writing=False), os.scandir(self._folder) as entries:
            for entry in entries:
                with contextlib.suppress(OSError):
                    if entry.is_file(follow_symlinks=False):
                        status = entry.stat(follow_symlinks=False)
                        found.append((status.st_mtime, status.st_size, Path(entry.path)))
        return found

    def _file(self, key: str) -> Path:
        if not KEY.fullmatch(key):
            raise ValueError(f"not a key: {key!r}")
        return self._folder / f"{key}{SUFFIX}"
