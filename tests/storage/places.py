"""Hostile folders: what the program may find in place of its data folder.

    for name in PLACES:
        with hostile_place(name) as folder:   # use it as the data folder
            ...

A place is made for each use. Root may write anywhere, so the context runs as "nobody". `CAN_SAVE` are the
places in which matches can be saved nevertheless.
"""

from __future__ import annotations

import codecs
import contextlib
import errno
import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

NOBODY = 65534  # the user that owns nothing, wherever there is a super-user
SETTINGS = '{"look": {"theme": "dark"}}'
OWN_FILES = ("settings.json", "settings.json~", "recent.json", "trickdesk.log", "trickdesk-debug.log")
OWN_FOLDERS = ("autosave", "finished", "saves")


@contextmanager
def as_somebody_with_limits() -> Iterator[None]:
    """Run as "nobody" for a while, since root may write anywhere."""
    # Python itself may lie where nobody can read: what is loaded late is loaded now.
    codecs.lookup("utf-8-sig")
    importlib.import_module("logging.handlers")
    importlib.import_module("trickdesk.storage.logfile")
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if user == 0:
            os.seteuid(0)


def _folder(base: Path) -> Path:
    folder = base / "data"
    folder.mkdir()
    return folder


def _played_in(base: Path) -> Path:
    """Make a folder in which a match has been played."""
    folder = _folder(base)
    for name in OWN_FOLDERS:
        (folder / name).mkdir()
    record = (
        '{"format": "trickdesk-record", "version": 1, "game": "tocan", "seats": [{}, {}, {}, {}], "log": []}'
    )
    (folder / "autosave" / "20240506-070809-tocan.trickdesk").write_text(record)
    (folder / "settings.json").write_text(SETTINGS)
    return folder


def _with_mode(mode: int, make: Callable[[Path], Path] = _folder) -> Callable[[Path], Path]:
    def make_place(base: Path) -> Path:
        folder = make(base)
        folder.chmod(mode)
        return folder

    return make_place


def _file(base: Path) -> Path:
    (base / "data").write_text("in the way")
    return base / "data"


def _below_file(base: Path) -> Path:
    return _file(base) / "deep" / "down"


def _pipe(base: Path) -> Path:
    os.mkfifo(base / "data")
    return base / "data"


def _link_to(target: str) -> Callable[[Path], Path]:
    def make_place(base: Path) -> Path:
        (base / "data").symlink_to(base / target)
        return base / "data"

    return make_place


def _link_to_file(base: Path) -> Path:
    (base / "file").write_text("in the way")
    return _link_to("file")(base)


def _pipes_for_files(base: Path) -> Path:
    folder = _folder(base)
    for name in OWN_FILES:
        os.mkfifo(folder / name)
    return folder


def _folders_for_files(base: Path) -> Path:
    folder = _folder(base)
    for name in OWN_FILES:
        (folder / name).mkdir()
    return folder


def _links_for_files(base: Path) -> Path:
    folder = _folder(base)
    for name in OWN_FILES:
        (folder / name).symlink_to(folder / name)
    return folder


def _deep_lists_for_files(base: Path) -> Path:
    folder = _folder(base)
    for name in OWN_FILES[:3]:
        (folder / name).write_text("[" * 100_000)
    return folder


def _files_for_folders(base: Path) -> Path:
    folder = _folder(base)
    for name in OWN_FOLDERS:
        (folder / name).write_text("in the way")
    return folder


def _closed_folders(base: Path) -> Path:
    folder = _folder(base)
    for name in OWN_FOLDERS:
        (folder / name).mkdir(0o000)
    return folder


def _links_for_folders(base: Path) -> Path:
    folder = _folder(base)
    for name in OWN_FOLDERS:
        (folder / name).symlink_to(folder / name)
    return folder


PLACES: dict[str, Callable[[Path], Path]] = {
    "a file": _file,
    "below a file": _below_file,
    "below a device": lambda base: Path(os.devnull) / "data",
    "among the processes": lambda base: Path("/proc/trickdesk/data"),
    "a pipe": _pipe,
    "a link to nothing": _link_to("nothing"),
    "a link to itself": _link_to("data"),
    "a link to a file": _link_to_file,
    "closed to everybody": _with_mode(0o000),
    "closed, played in before": _with_mode(0o000, _played_in),
    "read-only": _with_mode(0o555),
    "read-only, played in before": _with_mode(0o555, _played_in),
    "to be listed but not searched": _with_mode(0o444, _played_in),
    "to be searched but not listed": _with_mode(0o111, _played_in),
    "to be written but not searched": _with_mode(0o666, _played_in),
    "a name that is too long": lambda base: base / ("x" * 300),
    "a path that is too long": lambda base: base.joinpath(*["x" * 200] * 30),
    "more folders than a path can have": lambda base: base / "/".join("x" * 3000),
    "more folders than calls": lambda base: base / "/".join("x" * 1100),
    "a name with a NUL": lambda base: base / "a\0b",
    "the root": lambda base: Path("/"),
    "pipes for files": _pipes_for_files,
    "folders for files": _folders_for_files,
    "links to themselves for files": _links_for_files,
    "deep lists for files": _deep_lists_for_files,
    "files for folders": _files_for_folders,
    "closed folders": _closed_folders,
    "links to themselves for folders": _links_for_folders,
}

CAN_SAVE = {
    "read-only, played in before",  # the folders in it are not
    "to be searched but not listed",
    "more folders than calls",
    "pipes for files",
    "folders for files",
    "links to themselves for files",
    "deep lists for files",
}

only_where_there_are_modes = pytest.mark.skipif(
    sys.platform == "win32", reason="there are neither modes nor pipes nor links for everybody"
)


@contextmanager
def hostile_place(name: str) -> Iterator[Path]:
    """Yield the path of such a folder, without root's rights."""
    # Not in `tmp_path`, whose parents only their owner may enter.
    with TemporaryDirectory() as base:
        if os.geteuid() == 0:
            os.chown(base, NOBODY, -1)
        with as_somebody_with_limits():
            folder = PLACES[name](Path(base).resolve())
            try:
                yield folder
            finally:
                _open_up(Path(base))


def _open_up(base: Path) -> None:
    """Remove what is nested too deeply for Python, and make the rest accessible."""
    subprocess.run(["rm", "-rf", str(base / "x")], check=True)
    for folder, names, _files in os.walk(base):
        for name in names:
            with contextlib.suppress(OSError):
                if not os.path.islink(os.path.join(folder, name)):
                    os.chmod(os.path.join(folder, name), 0o700)


@contextmanager
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Files can be created, but nothing can be written to them."""

    def full(*args: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        patch.setattr(os, "fsync", full)
        yield


@contextmanager
def no_room(size: int = 0) -> Iterator[None]:
    """Let the system limit every file to `size` bytes."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
