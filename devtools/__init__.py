"""Parts of dev.py. Standard library only: they run before anything is installed."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class CannotGoOn(Exception):
    """An error for the user, printed before exiting with status 2."""


def say(text: str) -> None:
    print(text, flush=True)


def quiet(command: list[str]) -> int:
    """Run a command without its output; return its exit status."""
    return subprocess.run(command, check=False, cwd=ROOT, capture_output=True).returncode
