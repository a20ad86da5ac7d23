"""Random matches of all presets in turn: .venv/bin/python -m tests.lab 1000."""

from __future__ import annotations

import sys

from tests.every import PRESETS
from tests.lab.checking import check_match
from trickdesk import lab

if __name__ == "__main__":
    count, steps = int(sys.argv[1]), 0
    for number in range(count):
        kind, preset = PRESETS[number % len(PRESETS)]
        steps += check_match(lab.make(kind.id, preset=preset.name), f"lab {number}")
    print(f"{count} matches, {steps} steps: all accepted, and replayed to the same vectors")
