"""Stored files: every file is listed, and what is deleted stays gone."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from trickdesk.session.lines import write_lines
from trickdesk.storage.challenges import ChallengeFiles
from trickdesk.storage.crashes import RUNNING
from trickdesk.storage.files import FileProblem, backup_of, write_text
from trickdesk.storage.locks import FileLock
from trickdesk.storage.logfile import DEBUG, keep_debug_log, start_log
from trickdesk.storage.paths import Paths, find_paths
from trickdesk.storage.pictures.seat_pictures import keep_picture
from trickdesk.storage.practice import PracticeFile, PracticeProgress
from trickdesk.storage.programs import allow_start
from trickdesk.storage.reviews import Reviews
from trickdesk.storage.saves import Match, RecentFiles, Saves
from trickdesk.storage.settings import Settings, SettingsFile
from trickdesk.storage.statistics.history import History
from trickdesk.storage.stored_files import FileKind, StoredFiles, delete_files, places_of, stored_files

NOW = datetime(2024, 5, 6, 7, 8, 9)
KEY = "0123456789abcdef" * 2
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path / "data")


@pytest.fixture
def log(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> Iterator[logging.Logger]:
    """Log to the file of this user."""
    monkeypatch.setattr(logging, "raiseExceptions", True)  # it is put back
    handler = start_log(paths)
    assert handler is not None
    keep_debug_log(paths, True)
    yield logging.getLogger("trickdesk.test")
    keep_debug_log(paths, False)
    logging.getLogger().removeHandler(handler)
    handler.close()


def of(kind: FileKind, paths: Paths) -> StoredFiles:
    return next(found for found in stored_files(paths) if found.kind is kind)


def played(paths: Paths) -> Match:
    """Return a match under way, with a backup."""
    match = Saves(paths).new_match("tocan", NOW)
    match.write("one")
    match.write("two")
    return match


def write_all(paths: Paths, log: logging.Logger) -> Match:
    """Write a file of each kind, as the program does."""
    finished = played(paths)
    finished.finish()
    Reviews(paths.reviews).put(KEY * 2, {})
    write_lines(paths, KEY, [1])
    history = History(paths.history, paths.finished)
    history.update()
    history.close()
    PracticeFile(paths.practice).save(PracticeProgress())
    PracticeFile(paths.practice).save(PracticeProgress())
    RecentFiles(paths.recent).add(paths.saves / "evening.trickdesk")
    SettingsFile(paths.settings).save(Settings(language="de"))
    SettingsFile(paths.settings).save(Settings(language="fr"))
    keep_picture(paths.pictures, PNG)
    write_text(paths.saves / "evening.trickdesk", "{}")
    write_text(paths.counted_from, "{}")
    write_text(paths.decks / "mine" / "AS.svg", "<svg/>")
    allow_start(paths.programs, ["mybot"])
    ChallengeFiles(paths).add("0" * 24, "{}")
    log.error("what happened")
    match = played(paths)
    logging.getLogger(DEBUG).handlers[0].flush()
    return match


def test_every_file_is_listed_once_with_its_size(paths: Paths, log: logging.Logger) -> None:
    write_all(paths, log)
    everything = [*paths.data.rglob("*"), *paths.machine.rglob("*")]
    there = {path: path.stat().st_size for path in everything if path.is_file()}
    found = stored_files(paths)
    assert all(kind.files for kind in found), [kind.kind for kind in found if not kind.files]
    assert len(there) == sum(len(kind.files) for kind in found)
    assert there == {file.path: file.size for kind in found for file in kind.files}
    assert sum(there.values()) == sum(kind.size for kind in found)


def test_nothing_is_listed_where_nothing_was_written(paths: Paths) -> None:
    assert [(found.kind, found.size) for found in stored_files(paths)] == [(kind, 0) for kind in FileKind]
    assert not paths.data.exists()


def test_files_of_others_are_not_listed(paths: Paths) -> None:
    write_text(paths.data / "letter.txt", "dear")
    write_text(paths.data / "settings.jsonx", "{}")
    assert not any(found.files for found in stored_files(paths))


def test_a_file_goes_with_its_backup_or_it_would_come_back(paths: Paths) -> None:
    match = played(paths)
    match.close()
    write_text(match.path.with_name(f"{match.path.name}.damaged"), "")
    found = of(FileKind.UNFINISHED, paths)
    [record] = [file for file in found.files if file.path == match.path]
    all_of_it = found.with_their_own([record])
    assert len(all_of_it) == 3
    assert delete_files(FileKind.UNFINISHED, all_of_it) is None
    assert not Saves(paths).unfinished() and not any(paths.autosave.iterdir())


def test_a_match_goes_with_the_lock_that_a_killed_program_left(paths: Paths) -> None:
    match = played(paths)
    match.close()
    (paths.autosave / f"{match.match_id}.lock").write_text("1234\n")
    found = of(FileKind.UNFINISHED, paths)
    assert len(found.files) == 3 and not any(file.in_use for file in found.files)
    assert delete_files(FileKind.UNFINISHED, found.files) is None
    assert not any(paths.autosave.iterdir())


def test_a_match_that_is_played_stays(paths: Paths) -> None:
    match = played(paths)
    found = of(FileKind.UNFINISHED, paths)
    assert len(found.files) == 3 and all(file.in_use for file in found.files)
    assert delete_files(FileKind.UNFINISHED, found.files) is None
    assert match.path.exists() and backup_of(match.path).exists()


def test_the_file_of_a_program_that_runs_is_listed_and_stays(paths: Paths) -> None:
    lock = FileLock(paths.data / f"0a1b2c3d{RUNNING}")
    (found,) = of(FileKind.LOG, paths).files
    assert found.path == lock.path
    assert found.in_use
    assert delete_files(FileKind.LOG, [found]) is None
    assert lock.path.exists()
    lock.release(remove=True)


def test_a_match_that_was_opened_meanwhile_stays(paths: Paths) -> None:
    played(paths).close()
    found = of(FileKind.UNFINISHED, paths)
    match = Saves(paths).open_match("20240506-070809-tocan")
    problem = delete_files(FileKind.UNFINISHED, found.files)
    assert problem is not None and problem.trouble is FileProblem.IN_USE
    assert match.path.exists() and backup_of(match.path).exists()


def test_all_but_what_is_in_use_can_be_deleted(paths: Paths, log: logging.Logger) -> None:
    write_all(paths, log)
    for found in stored_files(paths):
        assert delete_files(found.kind, found.files) is None
    left = {found.kind for found in stored_files(paths) if found.files}
    assert left == {FileKind.UNFINISHED, FileKind.SETTINGS}
    assert SettingsFile(paths.settings).load()[0].language == "fr"


def test_after_the_log_was_deleted_errors_are_logged_again(paths: Paths, log: logging.Logger) -> None:
    log.error("before")
    assert delete_files(FileKind.LOG, of(FileKind.LOG, paths).files) is None
    assert not paths.log.exists()
    log.error("after")
    said = paths.log.read_text()
    assert "after" in said and "before" not in said


def test_a_file_that_is_gone_already_is_no_problem(paths: Paths) -> None:
    RecentFiles(paths.recent).add(paths.saves / "evening.trickdesk")
    found = of(FileKind.RECENT, paths)
    paths.recent.unlink()
    assert delete_files(FileKind.RECENT, found.files) is None


@pytest.mark.skipif(os.name != "posix", reason="needs a folder that can't be written")
def test_a_folder_that_is_locked_gives_a_sentence(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    RecentFiles(paths.recent).add(paths.saves / "evening.trickdesk")
    found = of(FileKind.RECENT, paths)

    def refuse(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "unlink", refuse)
    problem = delete_files(FileKind.RECENT, found.files)
    assert problem is not None and problem.trouble is FileProblem.READ_ONLY
    assert "recent.json" in str(problem)


def test_a_link_is_deleted_and_not_what_it_points_to(paths: Paths, tmp_path: Path) -> None:
    write_text(tmp_path / "elsewhere.trickdesk", "{}")
    paths.finished.mkdir(parents=True)
    link = paths.finished / "a.trickdesk"
    link.symlink_to(tmp_path / "elsewhere.trickdesk")
    assert delete_files(FileKind.FINISHED, of(FileKind.FINISHED, paths).files) is None
    assert not link.is_symlink() and (tmp_path / "elsewhere.trickdesk").exists()


def test_every_place_of_the_program_has_a_kind(paths: Paths) -> None:
    """A new place must be listed too."""
    places = {getattr(paths, name) for name, found in vars(Paths).items() if isinstance(found, property)}
    assert places <= {*places_of(paths).values()}
