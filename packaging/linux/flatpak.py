"""Flatpak manifest around the Linux archive.

`flatpak-builder FOLDER dist/ID.json` makes the Flatpak of both.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import freeze
import identity


def build(archive: Path) -> Path:
    """Write dist/ID.json for the archive beside it."""
    template = Path(__file__).with_suffix(".json").read_text(encoding="utf-8")
    sum_ = hashlib.sha256(archive.read_bytes()).hexdigest()
    result = freeze.DIST / f"{identity.APPLICATION}.json"
    result.write_text(identity.fill(template, ARCHIVE=archive.name, SHA256=sum_), encoding="utf-8")
    return result
