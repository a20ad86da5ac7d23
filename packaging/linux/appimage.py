"""AppImage: one file that runs on any Linux desktop without being installed.

It begins with AppImage's own starter, which TRICKDESK_APPIMAGE_RUNTIME names: packaging/README.md says how to make it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import freeze
import prefix
import slim

from devtools import CannotGoOn

RUNTIME = "TRICKDESK_APPIMAGE_RUNTIME"
PROGRAMS = {"squashfs-tools": "mksquashfs", **prefix.PROGRAMS}
# Libraries that every desktop has, and that must fit its drivers, fonts, printers and services.
OF_THE_DESKTOP = re.compile(
    r"lib(c|m|dl|rt|util|pthread|resolv|mvec|gcc_s|stdc\+\+|z|zstd|lz4|lzma|expat|uuid|bsd|md"
    r"|X11|xcb|Xau|Xdmcp|GL|GLX|EGL|GLdispatch|wayland-client|fontconfig|freetype|png16|brotli\w+"
    r"|dbus-1|systemd|cap|gcrypt|gpg-error|cups|avahi-\w+)\.so"
)


def build(frozen: Path) -> Path:
    """Build dist/trickdesk-VERSION-linux-MACHINE.AppImage around a frozen program.

    Raises:
        CannotGoOn: There is no starter.
    """
    starter = Path(os.environ.get(RUNTIME) or "missing")
    if not starter.is_file():
        raise CannotGoOn(f"An AppImage needs its starter. Set {RUNTIME}; see packaging/README.md.")
    root = freeze.WORK / "appimage"
    shutil.rmtree(root, ignore_errors=True)
    prefix.lay_out(frozen, root / "usr")
    add_libraries(root / "usr" / "lib" / "trickdesk" / "_internal")
    share = root / "usr" / "share"
    shutil.copy(share / "applications" / "trickdesk.desktop", root)
    icons = share / "icons" / "hicolor"
    shutil.copy(icons / "scalable" / "apps" / "trickdesk.svg", root)
    shutil.copy(icons / "256x256" / "apps" / "trickdesk.png", root / ".DirIcon")
    (root / "AppRun").symlink_to("usr/bin/trickdesk")
    result = freeze.DIST / f"{freeze.release_name()}.AppImage"
    packed = freeze.WORK / "appimage.squashfs"
    time = str(freeze.build_time())
    command = ["mksquashfs", str(root), str(packed), "-noappend", "-quiet", "-no-progress", "-all-root"]
    command += ["-comp", "zstd", "-Xcompression-level", "19", "-mkfs-time", time, "-all-time", time]
    # Times are given already, and mksquashfs refuses to be told twice.
    environment = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    subprocess.run(command, check=True, env=environment)
    result.write_bytes(starter.read_bytes() + packed.read_bytes())
    result.chmod(0o755)
    return result


def add_libraries(inside: Path) -> None:
    """Add libraries of the system that not every desktop has."""
    own = {path.name for path in inside.rglob("*.so*")}
    files = [str(path) for path in sorted(inside.rglob("*.so*")) if path.is_file() and not path.is_symlink()]
    done = subprocess.run(["ldd", *files], check=True, capture_output=True, text=True)
    for name, place in sorted(set(re.findall(r"^\s*(\S+) => (/\S+) ", done.stdout, re.MULTILINE))):
        if name not in own and not OF_THE_DESKTOP.match(name) and not slim.STRAY.match(name):
            shutil.copy(place, inside / name)
            (inside / name).chmod(0o644)
