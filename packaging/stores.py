#!/usr/bin/env python3
"""Fill in the manifests for winget and Homebrew.

    packaging/stores.py FILES DOWNLOADS

FILES is the folder with the files of a release, and DOWNLOADS the address where they will be. The manifests are
written beside the files.
"""

from __future__ import annotations

import hashlib
import sys
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]
import freeze  # noqa: E402
import identity  # noqa: E402

TEMPLATES = {
    "winget.yaml": "Trickdesk.Trickdesk.yaml",
    "winget.installer.yaml": "Trickdesk.Trickdesk.installer.yaml",
    "winget.locale.yaml": "Trickdesk.Trickdesk.locale.en-US.yaml",
    "homebrew.rb": "trickdesk.rb",
}


def fill_in(files: Path, downloads: str) -> list[Path]:
    """Write the manifests for both stores, and return them.

    Raises:
        FileNotFoundError: A file of the release is missing.
    """
    release = f"trickdesk-{freeze.version()}"
    windows = f"{release}-windows-x86_64-setup.exe"

    def sum_of(name: str) -> str:
        return hashlib.sha256((files / name).read_bytes()).hexdigest()

    values = {
        "VERSION": freeze.version(),
        "DATE": datetime.fromtimestamp(freeze.build_time(), UTC).date().isoformat(),
        "DOWNLOADS": downloads,
        "WINDOWS": windows,
        "WINDOWS_SHA256": sum_of(windows).upper(),
        "ARM_SHA256": sum_of(f"{release}-macos-arm64.dmg"),
        "INTEL_SHA256": sum_of(f"{release}-macos-x86_64.dmg"),
    }
    written = []
    for template, name in TEMPLATES.items():
        text = identity.fill((HERE / "stores" / template).read_text(encoding="utf-8"), **values)
        (files / name).write_text(text, encoding="utf-8")
        written.append(files / name)
    return written


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit((__doc__ or "").strip())
    for manifest in fill_in(Path(sys.argv[1]), sys.argv[2]):
        print(manifest)
