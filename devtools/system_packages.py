"""System libraries that Qt needs: finds what is missing, and installs it with apt."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

from devtools import CannotGoOn, quiet, say

# Debian package -> its library.
OFFSCREEN_LIBRARIES = {
    "libegl1": "libEGL.so.1",
    "libgl1": "libGL.so.1",
    "libxkbcommon0": "libxkbcommon.so.0",
    "libfontconfig1": "libfontconfig.so.1",
    "libdbus-1-3": "libdbus-1.so.3",
    "libglib2.0-0": "libglib-2.0.so.0",
}
WINDOW_LIBRARIES = {
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-image0": "libxcb-image.so.0",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-randr0": "libxcb-randr.so.0",
    "libxcb-render-util0": "libxcb-render-util.so.0",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libxcb-xkb1": "libxcb-xkb.so.1",
}
FONT_PACKAGE = "fonts-dejavu-core"
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts")
# Debian package -> its program: also needed by the tests with a real window.
WINDOW_PROGRAMS = {"xvfb": "Xvfb", "openbox": "openbox", "xdotool": "xdotool"}
# Needed by the tests with a screen reader, which are skipped without them.
READER_PROGRAMS = {"dbus": "dbus-daemon", "at-spi2-core": "/usr/libexec/at-spi2-registryd"}


def missing_packages(libraries: dict[str, str], programs: dict[str, str], *, font: bool = False) -> list[str]:
    """Return the Debian packages that this Linux lacks; empty on other systems.

    Args:
        libraries: Debian package -> its library.
        programs: Debian package -> its program.
        font: Whether a font is needed too.
    """
    if not sys.platform.startswith("linux"):
        return []
    missing = [package for package, library in libraries.items() if not has_library(library)]
    missing += [package for package, program in programs.items() if shutil.which(program) is None]
    if font and not any(next(Path(folder).rglob("*.?tf"), None) for folder in FONT_FOLDERS):
        missing.append(FONT_PACKAGE)
    return missing


def has_library(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def apt_command(packages: list[str]) -> list[str]:
    return ["apt-get", "install", "-y", "--no-install-recommends", *packages]


def apt_prefix() -> list[str] | None:
    """Return how this user may run apt-get unasked: [], sudo, or None for not at all."""
    if shutil.which("apt-get") is None or os.name != "posix":
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and quiet(["sudo", "-n", "true"]) == 0:
        return ["sudo", "-n"]
    return None


def install_packages(packages: list[str]) -> bool:
    """Install Debian packages if this user may; return whether that worked."""
    prefix = apt_prefix()
    if prefix is None:
        return False
    say("Installing system packages: " + " ".join(packages))
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    keep = ["env", "DEBIAN_FRONTEND=noninteractive"] if prefix else []
    # A new machine has no package lists, or old ones. This may fail: the packages may be cached.
    subprocess.run([*prefix, "apt-get", "update", "-qq"], check=False, env=environment)
    done = subprocess.run([*prefix, *keep, *apt_command(packages), "-qq"], check=False, env=environment)
    return done.returncode == 0


def need_packages(packages: list[str]) -> None:
    """Install packages.

    Raises:
        CannotGoOn: They are missing; with the command to install them.
    """
    if not packages or install_packages(packages):
        return
    if shutil.which("apt-get"):
        command = "sudo " + " ".join(apt_command(packages))
        raise CannotGoOn(f"Some system packages are missing. Run this once, then try again:\n  {command}")
    libraries = {**OFFSCREEN_LIBRARIES, **WINDOW_LIBRARIES, FONT_PACKAGE: "a font"}
    names = ", ".join(libraries.get(package, package) for package in packages)
    raise CannotGoOn(f"This system lacks {names}. Install them with its package manager, then try again.")
