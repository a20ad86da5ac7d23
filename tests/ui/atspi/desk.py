"""A desktop for a test: display, session bus, and registry for screen readers.

Everything starts and ends with the test. The user's own screen isn't touched.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from devtools.display import virtual_display
from tests.patience import wait_until

SERVICE = Path("dbus-1/services/org.a11y.Bus.service")


def why_not() -> str:
    """Return why there can't be such a desktop here; empty if there can."""
    if not sys.platform.startswith("linux"):
        return "screen readers are asked over AT-SPI on Linux only"
    missing = [name for name in ("dbus-daemon", "Xvfb", "openbox") if shutil.which(name) is None]
    folders = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    if not any((Path(folder) / SERVICE).exists() for folder in folders.split(":")):
        missing.append("at-spi2-core")
    if importlib.util.find_spec("jeepney") is None:
        missing.append("jeepney")
    return "needs " + ", ".join(missing) if missing else ""


@contextlib.contextmanager
def desk(folder: Path, size: str = "1280x800") -> Iterator[dict[str, str]]:
    """Start a desktop, and yield the environment for programs on it.

    `folder` is for the sockets of its buses. The session bus starts the accessibility bus on the first
    request, and that starts the registry.
    """
    runtime = folder / "run"
    runtime.mkdir(mode=0o700)
    with virtual_display(size) as display:
        environment = {
            **os.environ,
            "DISPLAY": display,
            "XDG_RUNTIME_DIR": str(runtime),
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        for name in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "NO_AT_BRIDGE"):
            environment.pop(name, None)
        command = ["dbus-daemon", "--session", "--nofork", "--print-address", f"--address=unix:dir={runtime}"]
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as bus:
            try:
                assert bus.stdout is not None
                environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
                yield environment
            finally:
                bus.terminate()
                bus.wait()
        # The accessibility bus and its registry leave by themselves when the session bus has gone.
        wait_until(lambda: not is_on(runtime / "at-spi"), "the accessibility bus does not end")


def is_on(folder: Path) -> bool:
    """Return whether a process that uses this folder is running."""
    text = str(folder).encode()
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            if text in process.read_bytes():
                return True
    return False
