"""Only regular files are replaced, no devices, pipes, sockets, folders or links."""

from __future__ import annotations

import logging
import os
import socket
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.session.helpers import setup
from trickdesk.session import Archive, Session
from trickdesk.session.lines import lines_path, write_lines
from trickdesk.storage.files import FileProblem, SaveError, backup_of, read_newest, write_text
from trickdesk.storage.logfile import LOG_BYTES, start_log
from trickdesk.storage.paths import Paths, find_paths
from trickdesk.storage.practice import PracticeFile, PracticeProgress
from trickdesk.storage.reviews import Reviews
from trickdesk.storage.saves import RecentFiles
from trickdesk.storage.settings import Settings, SettingsFile
from trickdesk.storage.statistics.figures import CountedFrom
from trickdesk.storage.statistics.history import SQLITE_ADDS, History

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are neither pipes nor such links")

KEY, DEAL = "a" * 64, "a" * 32


def pipe(path: Path) -> None:
    os.mkfifo(path)


def listener(path: Path) -> None:
    place = os.getcwd()
    os.chdir(path.parent)  # the name of a socket may be no longer than 107 letters
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(place)


def device(path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only the super-user makes devices")
    os.mknod(path, stat.S_IFCHR | 0o666, os.makedev(1, 3))


def folder(path: Path) -> None:
    path.mkdir()
    (path / "kept").write_text("kept")


def linked(make: Callable[[Path], None]) -> Callable[[Path], None]:
    def put(path: Path) -> None:
        target = path.with_name("elsewhere")
        make(target)
        path.symlink_to(target)

    return put


KINDS = {
    "pipe": pipe,
    "socket": listener,
    "device": device,
    "folder": folder,
    "link to a pipe": linked(pipe),
    "link to a socket": linked(listener),
    "link to a device": linked(device),
    "link to a folder": linked(folder),
}


def save_copy(paths: Paths) -> None:
    session, _ = Session.start(setup("1"), None)
    Archive(paths).save_as(session, paths.saves / "own.trickdesk")


# Each way to write, and the file that it writes.
WRITERS: dict[str, tuple[Callable[[Paths], object], Callable[[Paths], Path]]] = {
    "settings": (lambda paths: SettingsFile(paths.settings).save(Settings()), lambda paths: paths.settings),
    "recent": (lambda paths: RecentFiles(paths.recent).add(Path("a")), lambda paths: paths.recent),
    "practice": (
        lambda paths: PracticeFile(paths.practice).save(PracticeProgress()),
        lambda paths: paths.practice,
    ),
    "counted from": (
        lambda paths: CountedFrom(paths.counted_from).reset("", 1.0),
        lambda paths: paths.counted_from,
    ),
    "review": (
        lambda paths: Reviews(paths.reviews).put(KEY, {}),
        lambda paths: paths.reviews / f"{KEY}.json",
    ),
    "lines": (lambda paths: write_lines(paths, DEAL, [{}]), lambda paths: lines_path(paths, DEAL)),
    "no lines": (lambda paths: write_lines(paths, DEAL, []), lambda paths: lines_path(paths, DEAL)),
    "save as": (save_copy, lambda paths: paths.saves / "own.trickdesk"),
    "report or PDF": (
        lambda paths: Archive(paths).write(paths.saves / "own.pdf", b"%PDF"),
        lambda paths: paths.saves / "own.pdf",
    ),
    "table": (
        lambda paths: write_text(paths.saves / "own.csv", "a,b"),
        lambda paths: paths.saves / "own.csv",
    ),
    "kept before": (
        lambda paths: write_text(paths.saves / "own", "text", keep_previous=True),
        lambda paths: backup_of(paths.saves / "own"),
    ),
}


def state(path: Path) -> tuple[int, int, str]:
    """Return what is there: its kind, which one, and the target of a link."""
    found = os.lstat(path)
    return found.st_mode, found.st_ino, os.readlink(path) if path.is_symlink() else ""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", WRITERS)
def test_what_is_no_file_is_refused_before_anything_is_written(tmp_path: Path, name: str, kind: str) -> None:
    write, place = WRITERS[name]
    paths = find_paths(tmp_path / "data")
    path = place(paths)
    path.parent.mkdir(parents=True, exist_ok=True)
    KINDS[kind](path)
    before, names = state(path), sorted(os.listdir(path.parent))
    target = state(path.resolve())
    with pytest.raises(SaveError) as refused:
        write(paths)
    assert refused.value.trouble is (FileProblem.NOT_A_FILE if "folder" in kind else FileProblem.DEVICE)
    assert path.name in str(refused.value)
    assert state(path) == before and state(path.resolve()) == target
    assert sorted(os.listdir(path.parent)) == names, "not even a temporary file"
    if "folder" in kind:
        assert (path / "kept").read_text() == "kept"


@pytest.mark.parametrize("name", [name for name in WRITERS if name not in ("no lines", "kept before")])
def test_a_link_to_a_file_goes_on_to_work(tmp_path: Path, name: str) -> None:
    """Only for settings: people may keep them together elsewhere."""
    write, place = WRITERS[name]
    paths = find_paths(tmp_path / "data")
    path, target = place(paths), tmp_path / "target"
    path.parent.mkdir(parents=True, exist_ok=True)
    target.write_text("{}")
    path.symlink_to(target)
    write(paths)
    assert path.read_bytes() not in (b"", b"{}")
    assert path.is_symlink() == (name == "settings")
    assert (target.read_text() == "{}") == (name != "settings")


@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_file_is_not_set_aside_in_the_place_of_something_else(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "own"
    path.write_text("damaged")
    backup_of(path).write_text("1")
    KINDS[kind](tmp_path / "own.damaged")
    before = state(tmp_path / "own.damaged")
    loaded = read_newest(path, int, alone=True)
    assert loaded.value == 1
    assert state(tmp_path / "own.damaged") == before
    assert path.read_text() == "damaged"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("end", ["", *SQLITE_ADDS])
def test_the_index_is_kept_in_memory_where_its_place_is_taken(tmp_path: Path, kind: str, end: str) -> None:
    path = tmp_path / "history.sqlite"
    path.write_bytes(b"")
    place = path.with_name(path.name + end)
    place.unlink(missing_ok=True)
    KINDS[kind](place)
    before = state(place)
    history = History(path, tmp_path / "finished")
    try:
        history.safely(lambda found: found.update())
        assert not history.kept
    finally:
        history.close()
    assert state(place) == before


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("end", ["", ".1"])
def test_the_log_replaces_nothing(tmp_path: Path, kind: str, end: str) -> None:
    paths = find_paths(tmp_path)
    if end:
        paths.log.write_bytes(b"x" * LOG_BYTES)
    place = Path(f"{paths.log}{end}")
    KINDS[kind](place)
    before = state(place)
    handler = start_log(paths)
    assert handler is not None
    try:
        logging.getLogger("trickdesk.test").error("too much")
        assert state(place) == before
        assert not end or paths.log.stat().st_size == LOG_BYTES
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()
