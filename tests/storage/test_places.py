"""Whatever the data folder is: only a SaveError, with a sentence for the player."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from tests.storage.places import (
    CAN_SAVE,
    PLACES,
    full_disk,
    hostile_place,
    no_room,
    only_where_there_are_modes,
)
from trickdesk.engine.errors import Problem
from trickdesk.storage.files import FileProblem, SaveError, is_there, read_text, write_text
from trickdesk.storage.locks import FileLock, is_locked
from trickdesk.storage.paths import Paths, find_paths
from trickdesk.storage.saves import RecentFiles, Saves
from trickdesk.storage.settings import Settings, SettingsFile

pytestmark = only_where_there_are_modes

NOW = datetime(2024, 5, 6, 7, 8, 9)
OLD = "20240506-070809-tocan"
RECORD = '{"game": "tocan"}'


def told(work: Callable[[], object]) -> SaveError | None:
    """Return the error in one line of plain text."""
    try:
        work()
    except SaveError as error:
        sentence = str(error)
        assert sentence.endswith(".")
        assert sentence.isprintable()
        assert 10 < len(sentence) < 250
        return error
    return None


def everything(paths: Paths) -> dict[str, SaveError | None]:
    """Do everything that the program does with files; return the results."""
    saves, recent, settings = Saves(paths), RecentFiles(paths.recent), SettingsFile(paths.settings)
    told(saves.unfinished)
    told(saves.finished)
    recent.paths()
    settings.load()
    is_locked(paths.autosave / "a.lock")
    results = {"settings": told(lambda: settings.save(Settings()))}
    results["recent"] = told(lambda: recent.add(paths.data / "x.trickdesk"))
    results["named"] = told(lambda: write_text(paths.saves / "mine.trickdesk", RECORD))
    results["gone"] = told(lambda: saves.open_match("gone"))
    results["old"] = told(lambda: saves.open_match(OLD).close())
    match = saves.new_match("92q", NOW)
    results["write"] = told(lambda: match.write(RECORD))
    match.save(lambda: RECORD, over=True)
    match.flush()
    problem = match.problem
    assert problem is None or isinstance(problem, SaveError)
    results["over"] = problem
    results["finish"] = told(match.finish)
    match.close()
    told(match.discard)
    told(saves.unfinished)
    told(saves.finished)
    return results


@pytest.mark.parametrize("name", PLACES)
def test_everything_in_a_hostile_place(name: str) -> None:
    with hostile_place(name) as folder:
        results = everything(find_paths(folder))
        can_save = name in CAN_SAVE
        for what in ("write", "over", "named"):
            assert (results[what] is None) is can_save, (what, results[what])
        assert isinstance(results["gone"], SaveError)
        if not can_save:
            assert isinstance(results["old"], SaveError)
        told(lambda: read_text(folder))
        told(lambda: write_text(folder, ""))
        told(lambda: is_there(folder))
        told(lambda: FileLock(folder))


@pytest.mark.parametrize(
    ("name", "trouble"),
    [
        ("a file", FileProblem.NO_FOLDER),
        ("a link to nothing", FileProblem.NO_FOLDER),
        ("a link to itself", FileProblem.LINK),
        ("closed to everybody", FileProblem.READ_ONLY),
        ("read-only", FileProblem.READ_ONLY),
        ("to be listed but not searched", FileProblem.READ_ONLY),
        ("a path that is too long", FileProblem.TOO_LONG),
        ("a name with a NUL", FileProblem.NO_PATH),
    ],
)
def test_what_is_told(name: str, trouble: Problem) -> None:
    with hostile_place(name) as folder:
        problem = told(lambda: Saves(find_paths(folder)).new_match("92q", NOW).write(RECORD))
    assert problem is not None
    assert problem.trouble is trouble


def test_a_path_without_a_name_is_told_whole() -> None:
    for work in (lambda: read_text(Path("/")), lambda: write_text(Path("/"), "")):
        problem = told(work)
        assert problem is not None
        assert str(problem).startswith("/ ")


def test_a_name_that_is_no_text_or_too_long_is_told_in_short() -> None:
    told_name = str(SaveError(FileProblem.MISSING, Path("a\0\x1b]0;pwned\x07" + "b" * 4000)))
    assert told_name.isprintable()
    assert len(told_name) < 120


def files_in(folder: Path) -> list[str]:
    return sorted(name for _, _, names in os.walk(folder) for name in names)


def test_a_full_disk_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with full_disk(monkeypatch):
        results = everything(find_paths(tmp_path))
    assert results["write"] is not None
    assert results["write"].trouble is FileProblem.FULL
    assert files_in(tmp_path) == []


@pytest.mark.parametrize("size", [0, 10])
def test_no_room_leaves_nothing_behind(tmp_path: Path, size: int) -> None:
    """Of 10 bytes, the lock takes some, and the record doesn't fit."""
    with no_room(size):
        results = everything(find_paths(tmp_path))
    assert results["write"] is not None
    assert results["write"].trouble is FileProblem.FULL
    assert files_in(tmp_path) == []


# -- links that lie in wait


def test_a_lock_is_not_taken_through_a_link(tmp_path: Path) -> None:
    victim = tmp_path / "letter.txt"
    victim.write_text("Dear Ann")
    paths = find_paths(tmp_path / "data")
    paths.autosave.mkdir(parents=True)
    match = Saves(paths).new_match("tocan", NOW)
    (paths.autosave / f"{OLD}.lock").symlink_to(victim)
    problem = told(lambda: match.write(RECORD))
    assert problem is not None
    assert problem.trouble is FileProblem.LINK
    assert victim.read_text() == "Dear Ann"
    assert not is_locked(paths.autosave / f"{OLD}.lock")


def test_a_lock_is_no_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.lock")
    problem = told(lambda: FileLock(tmp_path / "a.lock"))
    assert problem is not None
    assert problem.trouble is FileProblem.DEVICE
    assert not is_locked(tmp_path / "a.lock")


def test_a_new_file_is_not_written_through_a_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if its name could be guessed."""
    victim = tmp_path / "letter.txt"
    victim.write_text("Dear Ann")
    for name in ("1234", str(os.getpid())):
        (tmp_path / f"a.txt.{name}.new").symlink_to(victim)
    monkeypatch.setattr("trickdesk.storage.files.os.urandom", lambda size: b"\x12\x34")
    assert told(lambda: write_text(tmp_path / "a.txt", "ours")) is not None
    assert victim.read_text() == "Dear Ann"
    monkeypatch.undo()
    write_text(tmp_path / "a.txt", "ours")
    assert victim.read_text() == "Dear Ann"
    assert (tmp_path / "a.txt").read_text() == "ours"


def test_a_pipe_that_takes_the_place_of_a_file_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.txt"
    path.write_text("ours")
    was = path.stat()
    path.unlink()
    os.mkfifo(path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "stat", lambda self: was)
        problem = told(lambda: read_text(path))
    assert problem is not None
    assert problem.trouble is FileProblem.DEVICE


# -- for nobody else's eyes


def modes(folder: Path) -> dict[str, int]:
    return {
        path.name: path.stat().st_mode & 0o777
        for path in folder.rglob("*")
        if path.is_file() or path.is_dir()
    }


def test_matches_are_for_their_owner_only(tmp_path: Path) -> None:
    paths = find_paths(tmp_path / "share" / "data")
    match = Saves(paths).new_match("tocan", NOW)
    for _ in range(2):
        match.write(RECORD)
    write_text(paths.saves / "mine.trickdesk", RECORD)
    SettingsFile(paths.settings).save(Settings())
    found = modes(tmp_path)
    assert f"{OLD}.trickdesk~" in found
    assert {name for name, mode in found.items() if mode == 0o700} == {"share", "data", "autosave", "saves"}
    assert set(found.values()) == {0o600, 0o700}
    match.finish()
    assert set(modes(tmp_path).values()) == {0o600, 0o700}


def test_what_was_open_to_others_is_closed_at_the_next_write(tmp_path: Path) -> None:
    paths = find_paths(tmp_path)
    for name in ("autosave", "saves", "finished"):
        (tmp_path / name).mkdir(0o755)
    for suffix in (".trickdesk", ".lock"):
        (paths.autosave / f"{OLD}{suffix}").write_text(RECORD)
        (paths.autosave / f"{OLD}{suffix}").chmod(0o644)
    match = Saves(paths).open_match(OLD)
    match.write(RECORD)
    assert set(modes(paths.autosave).values()) == {0o600}
    assert paths.autosave.stat().st_mode & 0o777 == 0o700
    match.finish()
    assert paths.finished.stat().st_mode & 0o777 == 0o700


def test_the_folder_that_somebody_chose_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    Saves(find_paths(tmp_path)).new_match("tocan", NOW).write(RECORD)
    assert tmp_path.stat().st_mode & 0o777 == 0o755
