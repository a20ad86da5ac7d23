"""Faults, kills and power cuts at some calls to the file system."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

from tests.attack.faults import calls

CASES = 120  # in one try


def try_calls(rng: Random, folder: Path) -> str:
    """Hit some calls of an evening, and check what the next start finds."""
    if calls.compiler() is None:
        return "no C compiler"
    words = ["--sample", str(CASES), "--seed", str(rng.random())]
    process = subprocess.run(
        [sys.executable, "-m", "tests.attack.faults", *words],
        cwd=calls.ROOT,
        env=calls.preloaded(folder),
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stdout[-3000:] + process.stderr[-3000:]
    return "nothing lost"
