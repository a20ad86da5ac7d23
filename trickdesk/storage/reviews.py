"""Stored reviews of deals, one disposable file each, so that none is made twice.

A file `reviews/<key>.json` has the review of one deal, as plain JSON. The key is a digest of everything that
a review depends on. With another version of the bots or the rules, or another card in the record, the old
review isn't found any more.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trickdesk.engine.cards import Seat
from trickdesk.engine.record import Record, is_deal
from trickdesk.engine.record_keys import SEAT
from trickdesk.hashing import sha256
from trickdesk.storage.files import FileProblem, SaveError, read_object, telling, tighten, write_text

FORMAT = "trickdesk-review"
SUFFIX = ".json"
LONGEST = 2**20  # bytes of a review; the longest in practice have a tenth
MOST_FILES = 20_000
MOST_BYTES = 200_000_000
CLEARED = 0.9  # share of both limits that is kept when one is exceeded
EVERY = 100  # reviews written between two checks of the limits
KEY = re.compile(r"[0-9a-f]{64}")
SURE = 2.0  # in standard errors; a smaller loss may be chance
NOTICED = 0.04  # share of a deal's stake; a smaller loss is no mistake
ONLY = ("only-choice", "no-difference")  # reasons of decisions that can't be mistakes
MOST_JUDGED = 1000  # decisions of a deal; real deals have about sixty


def review_key(record: Record, deal: int, version: str) -> str:
    """Return the key of the review of deal `deal` (from 0).

    It depends on all deals up to this one, because the score does, and on the position in the record. It
    depends on the seats, but not on their names. `version` is the version of the bots that make reviews.
    """
    deals = [at for at, entry in enumerate(record.log) if is_deal(entry)]
    end = deals[deal + 1] if deal + 1 < len(deals) else len(record.log)
    seats = [{key.name: seat.get(key.name) for key in SEAT if key.is_reviewed} for seat in record.seats or ()]
    parts = [
        version, record.game, record.rules_version, dict(sorted(record.options.items())), seats,
        record.seed, deal, list(record.log[:end]),
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
        data = read_object(self._file(key), LONGEST)
        if data is None or data.get("format") != FORMAT or data.get("key") != key:
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
        found = [(status.st_mtime, status.st_size, name) for name, status in self._files()]
        files, size = len(found), sum(size for _, size, _ in found)
        if files <= most_files and size <= most_bytes:
            return 0
        removed = 0
        for _, bytes_, name in sorted(found):
            if files <= CLEARED * most_files and size <= CLEARED * most_bytes:
                break
            with contextlib.suppress(OSError):
                (self._folder / name).unlink()
                removed += 1
            files, size = files - 1, size - bytes_
        return removed

    def stamps(self) -> list[tuple[str, tuple[int, int]]]:
        """Return all keys, with the files' sizes in bytes and modification times in ns.

        Empty if there is no folder.

        Raises:
            SaveError: The folder can't be read.
        """
        try:
            files = self._files()
        except SaveError as error:
            if error.trouble is not FileProblem.MISSING:
                raise
            return []
        keys = ((name.removesuffix(SUFFIX), status) for name, status in files)
        return [(key, (status.st_size, status.st_mtime_ns)) for key, status in keys if KEY.fullmatch(key)]

    def _files(self) -> list[tuple[str, os.stat_result]]:
        """Return the name and the status of each file in the folder.

        Raises:
            SaveError: The folder can't be read.
        """
        found = []
        with telling(self._folder, writing=False), os.scandir(self._folder) as entries:
            for entry in entries:
                with contextlib.suppress(OSError):
                    if entry.is_file(follow_symlinks=False):
                        found.append((entry.name, entry.stat(follow_symlinks=False)))
        return found

    def _file(self, key: str) -> Path:
        if not KEY.fullmatch(key):
            raise ValueError(f"not a key: {key!r}")
        return self._folder / f"{key}{SUFFIX}"


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that cost something: its index `at` in the log, and the share lost."""

    at: int
    share: float


@dataclass(frozen=True, slots=True)
class SeatAccuracy:
    """How well the person in a seat decided in a deal.

    Attributes:
        calls: The number of calls that could be judged, with `calls_right` of them no mistakes.
        cards: The number of cards played or discarded that could be judged, with `cards_right` of them no
            mistakes.
        lost: The points lost in all.
        swing: How much better the side did than bots with the same cards; None if bots didn't play them.
        mistakes: The mistakes.
    """

    seat: Seat
    calls: int
    calls_right: int
    cards: int
    cards_right: int
    lost: float
    swing: int | None
    mistakes: tuple[Mistake, ...]


def at_stake(deals: Sequence[Sequence[int] | None]) -> float:
    """The stake of a deal in points: the average result of the highest-scoring side.

    `deals` has the points by side of each deal, None if it was passed out.
    """
    most = [max(map(abs, points)) for points in deals if points is not None]
    return max(1.0, sum(most) / len(most)) if most else 1.0


def read_review(
    review: Mapping[str, Any], people: Sequence[Seat], points: Sequence[int], stake: float, low_wins: bool
) -> list[SeatAccuracy]:
    """Return what a deal's review says about `people`; empty if it isn't complete.

    `points` are those of the deal, by side.

    Raises:
        ValueError, KeyError, TypeError: It isn't a review.
    """
    if review["complete"] is not True:
        return []
    judged = review["judged"]
    if not isinstance(judged, list) or len(judged) > MOST_JUDGED:
        raise ValueError("not a list of decisions")
    bots = review["taken_by_bots"]
    if bots is not None and (len(bots) != len(points) or not all(type(taken) is int for taken in bots)):
        raise ValueError("other sides")
    found = []
    for seat in people:
        swing = None if bots is None else swing_of(points, bots, seat % len(points), low_wins)
        found.append(_seat(seat, [entry for entry in judged if entry["seat"] == seat], swing, stake))
    return found


def swing_of(own: Sequence[int], bots: Sequence[int], side: int, low_wins: bool) -> int:
    """Return how much better a side did than bots with the same cards.

    With two sides, the other side's points count too.
    """
    return result_of(own, side, low_wins) - result_of(bots, side, low_wins)


def result_of(points: Sequence[int], side: int, low_wins: bool) -> int:
    """Return a side's result of a deal; of two sides, the other's points count too."""
    found = points[side] - (points[1 - side] if len(points) == 2 else 0)
    return -found if low_wins else found


def _seat(seat: Seat, entries: Sequence[Mapping[str, Any]], swing: int | None, stake: float) -> SeatAccuracy:
    calls = calls_right = cards = cards_right = 0
    mistakes, lost = [], 0.0
    for entry in entries:
        if entry["knew"] is None or _is_only(entry["why"]):
            continue
        gave, error = float(entry["knew"]), float(entry["error"])
        if not (math.isfinite(gave) and math.isfinite(error)):
            raise ValueError("not a number")
        wrong = entry["better"] is not None and gave > SURE * error and gave >= NOTICED * stake
        if str(entry["action"]).startswith("call "):
            calls, calls_right = calls + 1, calls_right + (not wrong)
        else:
            cards, cards_right = cards + 1, cards_right + (not wrong)
        lost += max(0.0, gave)
        if wrong:
            mistakes.append(Mistake(int(entry["at"]), gave / stake))
    return SeatAccuracy(seat, calls, calls_right, cards, cards_right, lost, swing, tuple(mistakes))


def _is_only(why: Mapping[str, Any] | None) -> bool:
    return why is not None and any(code in ONLY for code, *_ in why["reasons"])
