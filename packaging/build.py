#!/usr/bin/env python3
"""Build the files that people install, into dist/.

    python3 packaging/build.py deb       # Debian, Ubuntu and related systems
    python3 packaging/build.py tarball   # any Linux, for one user
    python3 packaging/build.py flatpak   # the same, with a Flatpak manifest for it
    python3 packaging/build.py appimage  # any Linux, without installing
    python3 packaging/build.py wheel     # for pip and pipx, with its sources
    python3 packaging/build.py bom       # bill of materials
    python3 packaging/build.py macos     # Trickdesk.app in a disk image
    python3 packaging/build.py windows   # a set-up program for Windows
    python3 packaging/build.py all       # all that this system can build; or several of them by name

Prints each file with its size and SHA-256. If something can't be built here, it says where it can, and the exit
status is 2.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE), *(str(HERE / name) for name in ("linux", "macos", "windows"))]
import appimage  # noqa: E402
import bom  # noqa: E402
import deb  # noqa: E402
import flatpak  # noqa: E402
import freeze  # noqa: E402
import image  # noqa: E402
import installer  # noqa: E402
import prefix  # noqa: E402
import tarball  # noqa: E402
import wheel  # noqa: E402

from devtools import CannotGoOn  # noqa: E402
from devtools.system_packages import missing_packages, need_packages  # noqa: E402


@functools.cache
def linux_program() -> Path:
    """Return the frozen program for Linux, built once."""
    return prefix.frozen_program()


def need_linux(what: str, programs: dict[str, str]) -> None:
    """Install the Debian packages that a build needs, if this user may.

    Args:
        what: What is to be built, for the message.
        programs: Debian package -> its program.

    Raises:
        CannotGoOn: This isn't Linux, or packages are missing.
    """
    if not sys.platform.startswith("linux"):
        raise CannotGoOn(f"{what} is built on Debian or Ubuntu.")
    need_packages(missing_packages(prefix.LIBRARIES, programs))


def build_deb() -> list[Path]:
    need_linux("A .deb", deb.PROGRAMS)
    return [deb.build(linux_program())]


@functools.cache
def linux_archive() -> Path:
    need_linux("The archive", prefix.PROGRAMS)
    return tarball.build(linux_program())


def build_tarball() -> list[Path]:
    return [linux_archive()]


def build_flatpak() -> list[Path]:
    return [linux_archive(), flatpak.build(linux_archive())]


def build_appimage() -> list[Path]:
    need_linux("An AppImage", appimage.PROGRAMS)
    return [appimage.build(linux_program())]


TARGETS: dict[str, Callable[[], list[Path]]] = {
    "deb": build_deb,
    "tarball": build_tarball,
    "flatpak": build_flatpak,
    "appimage": build_appimage,
    "wheel": wheel.build,
    "bom": bom.build,
    "macos": image.build,
    "windows": installer.build,
}


def main(arguments: list[str]) -> int:
    if not arguments or (arguments != ["all"] and not TARGETS.keys() >= set(arguments)):
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    os.umask(0o022)  # packages are for all users
    status = 0
    for name in TARGETS if arguments == ["all"] else arguments:
        try:
            results = TARGETS[name]()
        except CannotGoOn as reason:
            print(f"{name}: {reason}", file=sys.stderr)
            status = 2
            continue
        for result in results:
            sum_ = hashlib.sha256(result.read_bytes()).hexdigest()
            print(
                f"{result.relative_to(freeze.ROOT)}  {result.stat().st_size / 1e6:.1f} MB  {sum_}", flush=True
            )
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
