"""Disk image for macOS, with Trickdesk.app to drag to Applications."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import freeze
import icons
import signing

from devtools import CannotGoOn

WORK = freeze.WORK / "macos"


def build() -> list[Path]:
    """Build dist/trickdesk-VERSION-macos-MACHINE.dmg for Macs like this one.

    Raises:
        CannotGoOn: A step fails.
    """
    if sys.platform != "darwin":
        raise CannotGoOn("The macOS application is built on a Mac, once on each kind of processor.")
    freeze.prepare()
    app = freeze.freeze({**draw(), **signing.for_pyinstaller(WORK)})
    signing.verify(app)
    freeze.try_out(app / "Contents" / "MacOS" / "trickdesk", compiled=True)
    image = pack(app)
    signing.notarise(image)
    return [image]


def draw() -> dict[str, str]:
    """Draw the icons of program and records; return the variables for trickdesk.spec."""
    made = {}
    for name, drawing in (("trickdesk", freeze.ICON), ("record", freeze.RECORD_ICON)):
        pictures = freeze.draw_icons(WORK / name, *icons.ICNS_SIZES, drawing=drawing)
        made[name] = str(icons.write_icns(pictures, WORK / f"{name}.icns"))
    return {"TRICKDESK_ICON": made["trickdesk"], "TRICKDESK_RECORD_ICON": made["record"]}


def pack(app: Path) -> Path:
    """Make the disk image, with the program beside a link to Applications.

    Raises:
        CannotGoOn: hdiutil fails.
    """
    contents = WORK / "image"
    shutil.rmtree(contents, ignore_errors=True)
    contents.mkdir(parents=True)
    shutil.copytree(app, contents / app.name, symlinks=True)
    (contents / "Applications").symlink_to("/Applications")
    result = freeze.DIST / f"{freeze.release_name()}.dmg"
    command = [
        "hdiutil",
        "create",
        "-quiet",
        "-ov",
        "-fs",
        "HFS+",
        "-format",
        "UDZO",
        "-volname",
        "Trickdesk",
    ]
    signing.run_step(
        [*command, "-srcfolder", str(contents), str(result)], "The disk image could not be made."
    )
    return result
