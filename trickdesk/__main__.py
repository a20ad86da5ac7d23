"""`python -m trickdesk` and the `trickdesk` command."""

from __future__ import annotations

import os
import sys

from trickdesk.cli.commands import main as run


def main() -> int:
    """Run the command line; return the exit status."""
    try:
        status = run(sys.argv[1:])
        if sys.stdout is not None:  # a windowed program on Windows has none
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader has closed the pipe, so flushing at exit would fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


if __name__ == "__main__":
    sys.exit(main())
