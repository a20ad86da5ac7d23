"""Linux tree below a prefix such as /usr or ~/.local: program and desktop files."""

from __future__ import annotations

import gzip
import platform
import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import freeze
import icu
import identity

from devtools import system_packages, venv

HERE = Path(__file__).resolve().parent
SIZES = (16, 24, 32, 48, 64, 128, 256)
# The name under which desktops look for the icon of a media type.
RECORD_ICON = "application-vnd.trickdesk.record+json"
# Debian package -> its library. Libraries that the system provides must be installed for dpkg-shlibdeps.
LIBRARIES = {
    **system_packages.OFFSCREEN_LIBRARIES,
    **system_packages.WINDOW_LIBRARIES,
    "libwayland-client0": "libwayland-client.so.0",
    "libwayland-cursor0": "libwayland-cursor.so.0",
    "libwayland-egl1": "libwayland-egl.so.1",
    "libx11-xcb1": "libX11-xcb.so.1",
    "libxcb-sync1": "libxcb-sync.so.1",
    "libxcb-xfixes0": "libxcb-xfixes.so.0",
}
PROGRAMS = {"binutils": "strip", "chrpath": "chrpath", "gcc": "cc", "xz-utils": "xz"}
# The filter for machine code saves 1.6 MB. With several threads, xz would save less.
XZ = ["xz", "-T1", *(["--x86"] if platform.machine() == "x86_64" else []), "--lzma2"]


def frozen_program() -> Path:
    """Build and try the frozen folder; return it."""
    freeze.prepare()
    [libraries] = venv.VENV.rglob("PySide6/Qt/lib")
    frozen = freeze.freeze({"TRICKDESK_STUBS": str(icu.build_stubs(libraries, freeze.WORK / "icu"))})
    remove_library_paths(frozen)
    freeze.try_out(frozen / "trickdesk", compiled=True)
    return frozen


def remove_library_paths(frozen: Path) -> None:
    """Remove absolute library paths.

    A Python that was built by hand has libraries that look in folders of that machine.
    """
    for path in frozen.rglob("*.so*"):
        if path.is_file() and not path.is_symlink():
            text = subprocess.run(["chrpath", "-l", str(path)], check=False, capture_output=True, text=True)
            if re.search(r"R(UN)?PATH=/", text.stdout):
                subprocess.run(["chrpath", "-d", str(path)], check=True, capture_output=True)


def lay_out(frozen: Path, prefix: Path) -> None:
    """Copy everything below `prefix`, with the right file modes."""
    shutil.copytree(frozen, prefix / "lib" / "trickdesk", symlinks=True)
    (prefix / "bin").mkdir()
    (prefix / "bin" / "trickdesk").symlink_to("../lib/trickdesk/trickdesk")
    share = prefix / "share"
    texts = {
        "trickdesk.desktop": "applications/trickdesk.desktop",
        "trickdesk.metainfo.xml": f"metainfo/{identity.APPLICATION}.metainfo.xml",
        "trickdesk.mime.xml": "mime/packages/trickdesk.xml",
        "copyright": "doc/trickdesk/copyright",
    }
    for name, target in texts.items():
        write(share / target, filled(HERE / name))
    compress(filled(HERE / "trickdesk.6"), share / "man" / "man6" / "trickdesk.6.gz")
    add_icons(share / "icons" / "hicolor", "apps", "trickdesk", freeze.ICON)
    add_icons(share / "icons" / "hicolor", "mimetypes", RECORD_ICON, freeze.RECORD_ICON)
    set_modes(prefix)


def add_icons(theme: Path, kind: str, name: str, drawing: Path) -> None:
    """Install a drawing as an icon, as SVG and in all sizes."""
    scalable = theme / "scalable" / kind / f"{name}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(drawing, scalable)
    pictures = freeze.draw_icons(freeze.WORK / "icons" / kind, *SIZES, drawing=drawing)
    for size, picture in pictures.items():
        place = theme / f"{size}x{size}" / kind / f"{name}.png"
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(picture, place)


def filled(file: Path) -> str:
    """Return a file of this folder with its placeholders filled in."""
    day = datetime.fromtimestamp(freeze.build_time(), UTC).date().isoformat()
    developer = identity.APPLICATION.rpartition(".")[0]
    text = file.read_text(encoding="utf-8")
    return identity.fill(text, VERSION=freeze.version(), DATE=day, DEVELOPER=developer)


def write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def compress(text: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), mtime=0))


def set_modes(root: Path) -> None:
    """Make everything readable for all users, and the program executable."""
    root.chmod(0o755)
    for path in root.rglob("*"):
        if not path.is_symlink():
            program = path.is_dir() or path == root / "lib" / "trickdesk" / "trickdesk"
            path.chmod(0o755 if program else 0o644)
