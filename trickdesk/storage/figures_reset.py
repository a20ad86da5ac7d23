"""From when on matches count for the figures: what somebody has reset is not counted any more, the records stay."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path

from trickdesk.storage.files import SaveError, parse_json, read_newest, write_text

EVERYBODY = ""
MOST = 1000  # people


class CountedFrom:
    """For each person (by key; EVERYBODY) the time, in seconds of the epoch, before which nothing counts."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def times(self) -> Mapping[str, float]:
        """What has been reset; an unreadable file counts as nothing."""
        try:
            return read_newest(self._file, _parse).value
        except (SaveError, ValueError):
            return {}

    def reset(self, person: str, now: float) -> None:
        """Count only what ends after ``now``. :class:`SaveError`."""
        self._write({**self.times(), person: now})

    def restore(self, person: str) -> None:
        """Count everything again. :class:`SaveError`."""
        self._write({key: time for key, time in self.times().items() if key != person})

    def _write(self, times: Mapping[str, float]) -> None:
        write_text(self._file, json.dumps(times, indent=1, ensure_ascii=False) + "\n", keep_previous=True)


def _parse(text: str) -> dict[str, float]:
    entries = parse_json(text)
    if not isinstance(entries, dict):
        raise ValueError("not an object")
    return {
        person: float(time)
        for person, time in list(entries.items())[:MOST]
        if type(time) in (int, float) and math.isfinite(time)
    }
