"""`python -m trickdesk` and the `trickdesk` command."""

from __future__ import annotations

import io
import os
import sys

from trickdesk.cli.commands import NotWritten
from trickdesk.cli.commands import main as run

INTERRUPTED = 130  # as shells have it


def main() -> int:
    """Run the command line; return the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # a letter that it doesn't have must not cost the rest
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status = run(sys.argv[1:])
        if sys.stdout is not None:  # a windowed program on Windows has none
            sys.stdout.flush()
    except BrokenPipeError:
        drop_output()
        return 0
    except NotWritten as error:
        drop_output()
        print(f"trickdesk: Can't write the output: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def drop_output() -> None:
    """Drop what can't be written, because flushing at exit would fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
