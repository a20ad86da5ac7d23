"""The program as a process, with access to its window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from trickdesk.ui import app

def look(window):
    if not window.isVisible() or not ({ready}):
        QTimer.singleShot(20, lambda: look(window))
        return
    {look}

def make_window(*arguments, make=app.make_window, **options):
    window = make(*arguments, **options)
    QTimer.singleShot(0, lambda: look(window))
    return window

app.make_window = make_window
status = app.main(file=Path({file!r}) if {file!r} else None, game={game!r}, data_dir=Path({data!r}))
print("STATUS", status)
"""


def run(
    tmp_path: Path,
    look: str,
    file: str = "",
    game: str | None = None,
    ready: str = "True",
    crashes: bool = False,
) -> str:
    """Run the program and `look` at its window when `ready`; return the output."""
    script = SCRIPT.format(look=look, ready=ready, file=file, game=game, data=str(tmp_path / "data"))
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        timeout=2 * PATIENCE,
        check=False,
    )
    assert (done.returncode != 0) == crashes, done.stderr
    return done.stdout
