"""The program without long pauses: `python -m tests.ui.atspi.hurried`."""

from __future__ import annotations

import sys

from trickdesk.__main__ import main
from trickdesk.storage.settings import TRICK_REST_MS
from trickdesk.ui.table import animation_script

MOMENT_MS = 20
TRICK_REST_MS["quick"] = animation_script.LINE_MS = animation_script.MORE_MS = MOMENT_MS

if __name__ == "__main__":
    sys.exit(main())
