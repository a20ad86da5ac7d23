"""Virtual display for tests that need a real window."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Iterator

from devtools import CannotGoOn


@contextlib.contextmanager
def virtual_display(size: str = "1920x1080") -> Iterator[str]:
    """Run a private X server with a window manager.

    The server picks a free display number.

    Args:
        size: Width and height of its screen, in pixels.

    Yields:
        The name of the display.

    Raises:
        CannotGoOn: Xvfb doesn't start.
    """
    reader, writer = os.pipe()
    screen = ["-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"]
    hush = subprocess.DEVNULL
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), *screen], pass_fds=[writer], stdout=hush, stderr=hush
    )
    os.close(writer)
    manager = None
    try:
        with os.fdopen(reader) as answer:
            display = ":" + answer.readline().strip()
        if display == ":":
            raise CannotGoOn("Xvfb did not start.")
        environment = {**os.environ, "DISPLAY": display}
        manager = subprocess.Popen(["openbox"], env=environment, stdout=hush, stderr=hush)
        yield display
    finally:
        for process in (manager, server):
            if process is not None:
                process.terminate()
                process.wait()
