"""A disk or system that fails for a while: nothing good is lost or replaced."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

import pytest

from tests.storage.decks import KINDS, make_deck
from tests.storage.finished import keep, match, seats
from trickdesk.storage import files
from trickdesk.storage.files import SaveError, read_newest, write_text
from trickdesk.storage.locks import FileLock, is_locked
from trickdesk.storage.paths import Paths, find_paths
from trickdesk.storage.pictures.decks import DeckProblem, DeckRefused, read_deck
from trickdesk.storage.practice import Card, PracticeFile, PracticeProgress, Score
from trickdesk.storage.saves import RecentFiles, Saves
from trickdesk.storage.settings import Settings, SettingsFile
from trickdesk.storage.statistics.figures import CountedFrom, Filter, total
from trickdesk.storage.statistics.history import MEMORY, History

NOW = datetime(2024, 5, 6, 7, 8, 9)
RECORD = '{"game": "tocan"}'


class Disk:
    """Lets reading fail a number of times."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.failures, self.error = 0, errno.EIO
        real: Callable[[Path, int], bytes] = files.read_bytes

        def read_bytes(path: Path, limit: int = files.MAX_BYTES) -> bytes:
            if self.failures:
                self.failures -= 1
                with files.telling(path, writing=False):
                    raise OSError(self.error, os.strerror(self.error))
            return real(path, limit)

        monkeypatch.setattr(files, "read_bytes", read_bytes)

    def fail(self, times: int = 1000, error: int = errno.EMFILE) -> None:
        self.failures, self.error = times, error


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path)


def test_a_file_is_not_set_aside_because_the_system_failed(tmp_path: Path, disk: Disk) -> None:
    path = tmp_path / "a.txt"
    for text in "12":
        write_text(path, text, keep_previous=True)
    for error in (errno.EMFILE, errno.EACCES, errno.ESTALE):
        disk.fail(1, error)
        with pytest.raises(SaveError):
            read_newest(path, int, alone=True)
    disk.fail(1, errno.EIO)
    assert read_newest(path, int, alone=True).value == 2
    assert sorted(os.listdir(tmp_path)) == ["a.txt", "a.txt~"]


def test_a_bad_sector_is_read_from_the_backup(tmp_path: Path, disk: Disk) -> None:
    path = tmp_path / "a.txt"
    for text in "12":
        write_text(path, text, keep_previous=True)
    disk.fail(2, errno.EIO)
    assert read_newest(path, int, alone=True).value == 1


def test_settings_that_cannot_be_read_are_not_written_over(paths: Paths, disk: Disk) -> None:
    file, settings = SettingsFile(paths.settings), Settings()
    settings.look.felt = "navy"
    file.save(settings)
    disk.fail()
    settings, problem = file.load()
    assert problem is not None
    settings.players.name = "Ada"
    with pytest.raises(SaveError):
        file.save(settings)
    disk.fail(0)
    file.save(settings)
    settings, problem = file.load()
    assert (settings.look.felt, settings.players.name, problem) == ("navy", "Ada", None)


def test_progress_that_cannot_be_read_is_not_written_over(paths: Paths, disk: Disk) -> None:
    progress = PracticeProgress({"hearts": Score(3, 2, 2)}, {"a": Card(1, date(2026, 3, 1))})
    PracticeFile(paths.practice).save(progress)
    file = PracticeFile(paths.practice)
    disk.fail(1)
    with pytest.raises(SaveError):
        file.load()
    with pytest.raises(SaveError):
        file.save(PracticeProgress())
    assert file.load() == progress
    file.save(progress.with_score("hearts", Score(4, 3, 3)))
    assert PracticeFile(paths.practice).load().ranking["hearts"] == Score(4, 3, 3)


def test_resets_that_cannot_be_read_are_not_written_over(paths: Paths, disk: Disk) -> None:
    counted = CountedFrom(paths.counted_from)
    counted.reset("ada", 5.0)
    disk.fail(2)
    with pytest.raises(SaveError):
        counted.reset("bo", 6.0)
    with pytest.raises(SaveError):
        counted.restore("bo")
    assert counted.times() == {"ada": 5.0}


def test_recent_files_that_cannot_be_read_are_not_written_over(paths: Paths, disk: Disk) -> None:
    recent = RecentFiles(paths.recent)
    recent.add(paths.data / "a")
    disk.fail(3)
    with pytest.raises(SaveError):
        recent.add(paths.data / "b")
    with pytest.raises(SaveError):
        recent.remove(paths.data / "a")
    assert recent.paths() == []
    assert recent.paths() == [paths.data / "a"]


def test_a_record_that_cannot_be_read_once_is_read_again(paths: Paths, disk: Disk) -> None:
    found = match("hearts")
    keep(paths.finished, found, NOW, seats(found, {0: "Ada"}))
    history = History(paths.history, paths.finished)
    disk.fail(1)
    history.update()
    assert len(history.left_out()) == 1
    history.update()
    assert history.left_out() == []
    assert total(history, Filter()).matches == 1
    history.close()


def test_an_index_that_stays_damaged_is_made_in_memory(paths: Paths) -> None:
    history = History(paths.history, paths.finished)
    attempts = []

    def work(index: History) -> None:
        attempts.append(index.path)
        if index.path != Path(MEMORY):
            raise sqlite3.DatabaseError("file is not a database")

    history.safely(work)
    assert attempts == [paths.history, paths.history, Path(MEMORY)]
    assert not history.kept


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be removed there")
def test_a_match_that_cannot_be_deleted_is_told(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Saves(paths).new_match("tocan", NOW)
    match.write(RECORD)

    def refuse(path: object, *_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(os, "unlink", refuse)
        with pytest.raises(SaveError):
            match.discard()
    [summary] = Saves(paths).unfinished()
    assert not summary.in_use
    Saves(paths).open_match(summary.match_id).discard()
    assert Saves(paths).unfinished() == []


def test_a_folder_that_cannot_be_read_is_not_empty(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Saves(paths).unfinished() == []
    match = Saves(paths).new_match("tocan", NOW)
    match.write(RECORD)
    match.close()

    def fail(path: object) -> list[str]:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "listdir", fail)
    monkeypatch.setattr(os, "scandir", fail)
    with pytest.raises(SaveError):
        Saves(paths).unfinished()


def test_no_lock_is_left_when_a_new_match_cannot_begin(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Saves(paths).new_match("tocan", NOW)

    def fail(path: Path) -> bool:
        raise SaveError(files.FileProblem.OTHER, path, detail="Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr("trickdesk.storage.saves.is_there", fail)
        with pytest.raises(SaveError):
            match.write(RECORD)
    assert not is_locked(paths.autosave / f"{match.match_id}.lock")
    before = match.match_id
    match.write(RECORD)
    assert match.match_id == before
    match.close()


def test_an_error_at_closing_a_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    close = os.close

    def fail(descriptor: int) -> None:
        close(descriptor)
        raise OSError(errno.EIO, "Input/output error")

    lock = FileLock(tmp_path / "a.lock")
    with monkeypatch.context() as patch:
        patch.setattr(os, "close", fail)
        lock.release()
        assert not is_locked(tmp_path / "a.lock")


@pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be synced there")
def test_new_folders_and_deleted_files_survive_a_power_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[str] = []
    monkeypatch.setattr(files, "sync_folder", lambda folder: synced.append(str(folder)))
    path = tmp_path / "data" / "autosave" / "a.txt"
    write_text(path, "1")
    assert synced == [str(tmp_path), str(tmp_path / "data"), str(path.parent)]
    files.remove_file(path)
    files.remove_file(path)
    assert synced[3:] == [str(path.parent)] * 2


def test_a_deck_whose_disk_fails_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = make_deck(tmp_path / "mine")

    def fail(path: Path) -> bool:
        raise OSError(errno.EIO, "Input/output error")

    for name in ("is_symlink", "is_dir"):
        with monkeypatch.context() as patch:
            patch.setattr(Path, name, fail)
            with pytest.raises(DeckRefused) as caught:
                read_deck(folder, KINDS)
        assert caught.value.why is DeckProblem.UNREADABLE


def test_a_finished_match_that_goes_on_is_never_in_two_places(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kill between two steps leaves no second, older record."""
    match = Saves(paths).new_match("tocan", NOW)
    match.save(lambda: RECORD, over=True)
    match.flush()

    def killed(source: object, target: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):  # noqa: PT012
        patch.setattr(os, "replace", killed)
        match.write('{"game": "hearts"}')
    assert Saves(paths).finished() == []
    [summary] = Saves(paths).unfinished()
    assert summary.path.read_text() == RECORD
    match.write('{"game": "hearts"}')
    match.discard()
