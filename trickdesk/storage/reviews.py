"""Stored reviews of deals, one disposable file each, so that none is made twice.

A file `reviews/<key>.json` has the review of one deal, as plain JSON. The key is a digest of everything that
a review depends on. With another version of the bots or the rules, or another card in the record, the old
review isn't found any more.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trickdesk.engine.record import Record, is_deal
from trickdesk.hashing import sha256
from trickdesk.storage.files import (
    FileProblem,
    SaveError,
    parse_object,
    read_text,
    telling,
    tighten,
    write_text,
)

FORMAT = "trickdesk-review"
SUFFIX = ".json"
LONGEST = 2**20  # bytes of a review; the longest in practice have a tenth
MOST_FILES = 20_000
MOST_BYTES = 200_000_000
CLEARED = 0.9  # share of both limits that is kept when one is exceeded
EVERY = 100  # reviews written between two checks of the limits
KEY = re.compile(r"[0-9a-f]{64}")
# Problems of damaged or foreign files, which are then written again.
DAMAGED = (
    FileProblem.MISSING,
    FileProblem.TOO_LARGE,
    FileProblem.NOT_TEXT,
    FileProblem.NOT_A_FILE,
    FileProblem.DEVICE,
)
# The keys of a record's seat that a review depends on.
SEAT_KEYS = ("player", "level", "temperament", "agreements")


def review_key(record: Record, deal: int, version: str) -> str:
    """Return the key of the review of deal `deal` (from 0).

    It depends on all deals up to this one, because the score does, and on the position in the record. It
    depends on the seats, but not on their names. `version` is the version of the bots that make reviews.
    """
    deals = [at for at, entry in enumerate(record.log) if is_deal(entry)]
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
        """Return the review with this key; None if missing or damaged.

        Raises:
            SaveError: The disk can't be read.
        """
        try:
            data = parse_object(read_text(self._file(key), LONGEST))
        except SaveError as error:
            if error.trouble in DAMAGED:
                return None
            raise
        except ValueError:
            return None
        if data.get("format") != FORMAT or data.get("key") != key:
            return None
        review = data.get("review")
        return review if isinstance(review, dict) else None

    def put(self, key: str, review: Mapping[str, Any]) -> None:
        """Store a review, unless it is longer than any real one.

        Raises:
            SaveError: The file can't be written.
        """
        text = json.dumps({"format": FORMAT, "key": key, "review": review}, separators=(",", ":"))
        if len(text) > LONGEST:
            return
        write_text(self._file(key), text + "\n")
        if self._written % EVERY == 0:
            tighten(self._folder)
            self.clear()
        self._written += 1

    def clear(self, most_files: int = MOST_FILES, most_bytes: int = MOST_BYTES) -> int:
        """Remove the oldest reviews if there are too many; return how many.

        Raises:
            SaveError: The folder can't be read.
        """
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
        """Return all keys, with the files' sizes in bytes and modification times in ns.

        Empty if there is no folder.

        Raises:
            SaveError: The folder can't be read.
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
        """Return the time of the last write, the size and the path of each review."""
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
