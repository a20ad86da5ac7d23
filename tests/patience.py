"""Waiting for other processes and threads: as long as it takes, up to a minute."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 60.0  # seconds: on a busy machine anything may take long


def wait_until(happened: Callable[[], bool], otherwise: str = "it does not happen") -> None:
    """Return once `happened()`; AssertionError with `otherwise` after a minute."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, otherwise
        time.sleep(0.01)


def is_running(pid: int) -> bool:
    """Return whether a process is running; zombies don't count."""
    if Path("/proc/self/stat").exists():
        try:
            state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2]
        except OSError:
            return False
    else:
        command = ["ps", "-o", "stat=", "-p", str(pid)]
        state = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return state.strip()[:1] not in ("", "Z")


def wait_for_death(pid: int) -> None:
    wait_until(lambda: not is_running(pid), f"the process {pid} is still there")
