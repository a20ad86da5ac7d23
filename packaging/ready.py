#!/usr/bin/env python3
"""Check whether a tag may be published.

    packaging/ready.py vX.Y.Z

Prints the reasons why not; the exit status is 1 then.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import freeze
import identity


def objections(tag: str) -> list[str]:
    """Return the reasons why nothing may be published under this tag."""
    found = []
    if tag != f"v{freeze.version()}":
        found.append(f"The tag is {tag}, but the version is {freeze.version()}.")
    if names := identity.placeholders():
        found.append(f"packaging/identity.py still has placeholders: {', '.join(names)}.")
    return found


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit((__doc__ or "").strip())
    sys.exit("\n".join(objections(sys.argv[1])) or 0)
