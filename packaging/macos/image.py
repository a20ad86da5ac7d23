"""Trickdesk.app in a disk image, to be dragged to the applications."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import freeze
import icons
import signing

WORK = freeze.WORK / "macos"


def build() -> list[Path]:
    """dist/trickdesk-VERSION-macos-MACHINE.dmg, for Macs of the kind that this one is.

    Raises CannotGoOn.
    """
    if sys.platform != "darwin":
        raise freeze.dev.CannotGoOn("An application for macOS is built on a Mac, once on each kind of them.")
    freeze.prepare()
    app = freeze.freeze({**draw(), **signing.for_pyinstaller(WORK)})
    signing.verify(app)
    freeze.try_out(app / "Contents" / "MacOS" / "trickdesk", compiled=True)
    image = pack(app)
    signing.notarise(image)
    return [image]


def draw() -> dict[str, str]:
    """The icons of the program and of its records, for trickdesk.spec."""
    made = {}
    for name, drawing in (("trickdesk", freeze.ICON), ("record", freeze.RECORD_ICON)):
        pictures = freeze.draw_icons(WORK / name, *icons.ICNS_SIZES, drawing=drawing)
        made[name] = str(icons.write_icns(pictures, WORK / f"{name}.icns"))
    return {"TRICKDESK_ICON": made["trickdesk"], "TRICKDESK_RECORD_ICON": made["record"]}


def pack(app: Path) -> Path:
    """The disk image, with the program beside the folder where it belongs.

    Raises CannotGoOn.
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
    signing.must([*command, "-srcfolder", str(contents), str(result)], "The disk image could not be made.")
    return result
