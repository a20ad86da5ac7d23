"""The program on its own desktop, used through a screen reader."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.patience import PATIENCE
from tests.ui.atspi.desk import desk
from tests.ui.atspi.reader import Node, Reader
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import Settings, SettingsFile

# What Qt says where the machine is busy: a reader asked about what has gone meanwhile, or the registry, to which keys
# are shown before they are taken, was slow to answer.
LATE = ("qt.accessibility.atspi: Could not find accessible on path", "QSpiApplication::")
ROOT = Path(__file__).resolve().parents[3]


def data_folder(folder: Path) -> Path:
    """Return the data folder of the program that runs below `folder`."""
    return folder / "data"


@contextlib.contextmanager
def running(
    folder: Path, change: Callable[[Settings], object] | None = None, *arguments: str
) -> Iterator[tuple[Reader, Node]]:
    """Run the program with its own files, and yield a reader and its window.

    There is no animation and there are no pauses. `folder` is for the files. `change` changes the initial
    settings. At the end, the program is closed, and must exit with status 0 and without error output.
    """
    data = data_folder(folder)
    settings = Settings()
    settings.motion.speed, settings.motion.reduced = "off", "on"
    settings.play.trick_rest = "quick"
    settings.players.bot_min_delay_ms = 0
    settings.players.bot_level = "beginner"
    if change is not None:
        change(settings)
    SettingsFile(find_paths(data).settings).save(settings)
    with desk(folder) as environment, Reader.connect(environment) as reader:
        command = [
            sys.executable,
            "-X",
            "faulthandler",
            "-m",
            "tests.ui.atspi.hurried",
            "--data-dir",
            str(data),
            *arguments,
        ]
        with subprocess.Popen(
            command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True
        ) as process:
            try:
                app = reader.program("trickdesk")
                window = reader.find(app, "frame")
                yield reader, window
                reader.menu_item(window, "Quit").press()
                complaints = process.communicate(timeout=PATIENCE)[1]
            finally:
                process.kill()
            told = [line for line in complaints.splitlines() if not line.startswith(LATE)]
            assert not told, complaints
            assert process.returncode == 0


def opened(reader: Reader, window: Node, command: str, title: str) -> Node:
    """Return a window of the program, opened by a menu command."""
    reader.menu_item(window, command).press()
    app = reader.program("trickdesk")

    def found() -> Node | None:
        return next((child for child in app.children if child.name.startswith(title)), None)

    return reader.wait_for_node(found, f"no window {title}")
