"""Debian package: the tree of prefix.py in /usr, and its control files."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from email.utils import formatdate
from pathlib import Path

import freeze
import identity
import prefix

from devtools import CannotGoOn

PROGRAMS = {"dpkg": "dpkg-deb", "dpkg-dev": "dpkg-shlibdeps", "file": "file", **prefix.PROGRAMS}
CONTROL = """\
Package: trickdesk
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: libgl1-mesa-dri, shared-mime-info, xdg-utils
Section: misc
Priority: optional
Homepage: {home_page}
Description: card table for trick-taking games
 Nine trick-taking games: Hearts, Oh Hell, Euchre, Spades, Five Hundred,
 Forty-Fives, Red One, 92Q and Tocan, with their house rules. Play against the
 computer or with others at the same screen. Every move is saved, and lessons,
 hints and reviews help you to learn.
 .
 This package has its own Python and Qt and needs neither from the system.
"""
CHANGELOG = """\
trickdesk ({version}) stable; urgency=medium

  * See NEWS.gz for what has changed.

 -- {maintainer}  {date}
"""
# Debian's own archive wouldn't accept these, but a package for every distribution needs them. The last one is
# for a Python that was built by hand.
OVERRIDES = (
    *("embedded-library", "hardening-no-bindnow", "hardening-no-fortify-functions", "hardening-no-pie"),
    *("shared-library-lacks-prerequisites", "library-not-linked-against-libc"),
)


def build(frozen: Path) -> Path:
    """Build dist/trickdesk_VERSION_ARCHITECTURE.deb around a frozen program."""
    place = freeze.WORK / "deb"
    shutil.rmtree(place, ignore_errors=True)
    root = place / "debian" / "trickdesk"
    prefix.lay_out(frozen, root / "usr")
    add_documents(root / "usr" / "share")
    needed = depends(root, place)
    add_control(root, needed)
    prefix.set_modes(root / "usr" / "share")
    for path in [root, *root.rglob("*")]:
        os.utime(path, (freeze.build_time(), freeze.build_time()), follow_symlinks=False)
    result = freeze.DIST / f"trickdesk_{freeze.version()}_{architecture()}.deb"
    result.unlink(missing_ok=True)
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(freeze.build_time())}
    # dpkg-deb can't be told to use the filter of prefix.XZ, but dpkg reads it.
    for command in (
        ["dpkg-deb", "--root-owner-group", "-Zxz", "-z0", "--build", str(root), "plain.deb"],
        ["ar", "x", "plain.deb"],
        ["xz", "--decompress", "data.tar.xz"],
        [*prefix.XZ, "data.tar"],
        ["ar", "qcSD", str(result), "debian-binary", "control.tar.xz", "data.tar.xz"],
    ):
        subprocess.run(command, check=True, cwd=place, stdout=subprocess.DEVNULL, env=environment)
    return result


def architecture() -> str:
    """Return Debian's name for this machine."""
    command = ["dpkg", "--print-architecture"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def add_documents(share: Path) -> None:
    """Write changelog, news and lintian overrides."""
    documents = share / "doc" / "trickdesk"
    date = formatdate(freeze.build_time())
    changes = CHANGELOG.format(version=freeze.version(), maintainer=identity.MAINTAINER, date=date)
    prefix.compress(changes, documents / "changelog.gz")
    news = (freeze.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    prefix.compress(news, documents / "NEWS.gz")
    overrides = "".join(f"trickdesk: {tag}\n" for tag in OVERRIDES)
    prefix.write(share / "lintian" / "overrides" / "trickdesk", overrides)


def add_control(root: Path, needed: str) -> None:
    """Write the control file and the checksums."""
    control = root / "DEBIAN"
    control.mkdir()
    size = sum(path.lstat().st_size for path in root.rglob("*") if not path.is_dir()) // 1024
    fields = {
        "version": freeze.version(),
        "architecture": architecture(),
        "maintainer": identity.MAINTAINER,
        "home_page": identity.HOME_PAGE,
        "size": size,
        "depends": needed,
    }
    (control / "control").write_text(CONTROL.format(**fields), encoding="utf-8")
    listed = sorted(path for path in (root / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    command = ["md5sum", *(str(path.relative_to(root)) for path in listed)]
    sums = subprocess.run(command, check=True, cwd=root, capture_output=True)
    (control / "md5sums").write_bytes(sums.stdout)


def depends(root: Path, place: Path) -> str:
    """Return the packages the program depends on, found by dpkg-shlibdeps.

    Raises:
        CannotGoOn: A library belongs to no package.
    """
    source = "Source: trickdesk\n\nPackage: trickdesk\nArchitecture: any\n"
    (place / "debian" / "control").write_text(source, encoding="utf-8")
    inside = root / "usr/lib/trickdesk/_internal"
    private = (inside, inside / "PySide6", inside / "PySide6/Qt/lib", inside / "shiboken6")
    files = [root / "usr/lib/trickdesk/trickdesk"]
    files += [path for path in inside.rglob("*.so*") if path.is_file() and not path.is_symlink()]
    command = ["dpkg-shlibdeps", "--ignore-missing-info", "-O", *(f"-l{folder}" for folder in private)]
    done = subprocess.run(
        [*command, *map(str, files)], check=False, cwd=place, capture_output=True, text=True
    )
    if done.returncode != 0:
        raise CannotGoOn("\n".join(re.findall("^.*error.*$", done.stderr, re.MULTILINE)))
    # dpkg-shlibdeps adds versions of the build machine. Qt needs no newer libraries than the manylinux tag of
    # its wheel says, so only the versions of the C and C++ libraries are kept.
    found = done.stdout.removeprefix("shlibs:Depends=").strip().split(", ")
    true = ("libc6 ", "libstdc++6 ")
    return ", ".join(name if name.startswith(true) else name.split(" ")[0] for name in found)
