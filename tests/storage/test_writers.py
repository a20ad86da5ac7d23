"""Two windows on one folder: nothing that one of them has saved is lost."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from random import Random

import pytest

from tests.session.helpers import ended, middle, other_line, reviewed
from tests.storage.writers import write_at_once
from trickdesk.session import Archive
from trickdesk.storage import locks
from trickdesk.storage.files import FileProblem, SaveError, backup_of, write_text
from trickdesk.storage.locks import LOCK, writing
from trickdesk.storage.paths import Paths, find_paths
from trickdesk.storage.practice import Card, PracticeFile, PracticeProgress, Score
from trickdesk.storage.saves import RecentFiles
from trickdesk.storage.settings import SettingsFile
from trickdesk.storage.statistics.figures import CountedFrom
from trickdesk.storage.stored_files import FileKind, delete_files, stored_files

HOLDER = """
import sys
from pathlib import Path
from trickdesk.storage.locks import writing
with writing(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""
TODAY = date(2026, 3, 1)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path / "home")


@contextmanager
def held(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Let another process write a file and not finish."""
    words = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        yield holder
        holder.kill()


def settings_write(paths: Paths) -> None:
    file = SettingsFile(paths.settings)
    file.save(file.load()[0])


ANSWERED = PracticeProgress({"hearts": Score(1, 1, 1)}, {"a": Card(1, TODAY)})
WRITES: dict[str, tuple[Callable[[Paths], Path], Callable[[Paths], object]]] = {
    "settings": (lambda paths: paths.settings, settings_write),
    "practice": (lambda paths: paths.practice, lambda paths: PracticeFile(paths.practice).save(ANSWERED)),
    "counted": (
        lambda paths: paths.counted_from,
        lambda paths: CountedFrom(paths.counted_from).reset("a", 1),
    ),
    "recent": (lambda paths: paths.recent, lambda paths: RecentFiles(paths.recent).add(paths.data / "x")),
}


@pytest.mark.parametrize("kills", [0, 2])
def test_two_processes_lose_nothing(tmp_path: Path, kills: int) -> None:
    write_at_once(tmp_path, 12, kills, Random(kills))


@pytest.mark.parametrize("name", WRITES)
def test_who_writes_and_does_not_finish_is_named(
    paths: Paths, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(locks, "WAIT_S", 0.01)
    place, write = WRITES[name]
    path = place(paths)
    with held(path):
        with pytest.raises(SaveError) as caught:
            write(paths)
        assert caught.value.trouble is FileProblem.BUSY
        assert not path.exists()
    assert str(caught.value) == (f"Can't write {path.name}: another copy of Trickdesk is still writing it.")
    write(paths)  # the killed process holds nothing
    assert path.exists()
    assert os.name != "posix" or not path.with_name(path.name + LOCK).exists()


@pytest.mark.parametrize("name", WRITES)
def test_a_write_waits_for_the_one_before(paths: Paths, name: str) -> None:
    place, write = WRITES[name]
    with writing(place(paths)):
        thread = threading.Thread(target=write, args=(paths,))
        thread.start()
        thread.join(0.05)
        assert thread.is_alive() and not place(paths).exists()
    thread.join()
    assert place(paths).exists()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="who runs this may write anywhere")
@pytest.mark.parametrize("name", WRITES)
def test_a_folder_that_is_read_only_is_told(paths: Paths, name: str) -> None:
    place, write = WRITES[name]
    write(paths)
    folder = place(paths).parent
    folder.chmod(0o500)
    try:
        with pytest.raises(SaveError) as caught:
            write(paths)
    finally:
        folder.chmod(0o700)
    assert str(caught.value) == f"Can't write {place(paths).name}: the folder or disk is read-only."


@pytest.mark.parametrize("name", WRITES)
def test_a_lock_that_cannot_be_made_names_the_file(
    paths: Paths, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def refuse(path: Path) -> None:
        raise SaveError(FileProblem.READ_ONLY, path)

    monkeypatch.setattr(locks, "FileLock", refuse)
    with pytest.raises(SaveError) as caught:
        WRITES[name][1](paths)
    name = WRITES[name][0](paths).name
    assert str(caught.value) == f"Can't write {name}: the folder or disk is read-only."


def test_what_is_in_the_way_of_a_lock_is_named(paths: Paths) -> None:
    paths.settings.with_name("settings.json.lock").mkdir(parents=True)
    with pytest.raises(SaveError, match=r"^settings.json.lock is a folder, not a file.$"):
        settings_write(paths)


def test_the_moment_between_two_renames_is_no_missing_file(paths: Paths) -> None:
    """The other window was stopped there and killed: the previous file is the newest."""
    here, there = SettingsFile(paths.settings), SettingsFile(paths.settings)
    settings = here.load()[0]
    here.save(settings)
    others = there.load()[0]
    others.games.presets = {"hearts": {"theirs": {}}}
    there.save(others)
    os.replace(paths.settings, backup_of(paths.settings))
    settings.look.felt = "navy"
    here.save(settings)
    found = here.load()[0]
    assert (found.look.felt, found.games.presets) == ("navy", {"hearts": {"theirs": {}}})


def test_a_damaged_file_costs_neither_what_is_known_nor_its_backup(paths: Paths) -> None:
    file = SettingsFile(paths.settings)
    settings = file.load()[0]
    settings.games.presets = {"hearts": {"old": {}}}
    file.save(settings)
    settings.games.presets["hearts"]["new"] = {}
    file.save(settings)
    paths.settings.write_text("rubbish")
    backup = backup_of(paths.settings)
    backup.write_text(backup.read_text().replace('"old": {}', '"old": {}, "theirs": {}'))
    settings.look.felt = "navy"
    file.save(settings)
    found, problem = file.load()
    assert problem is None
    assert (found.look.felt, set(found.games.presets["hearts"])) == ("navy", {"old", "new", "theirs"})
    assert paths.settings.with_name("settings.json.damaged").read_text() == "rubbish"


def test_only_who_writes_sets_a_damaged_file_aside(paths: Paths) -> None:
    """A reader could set aside what another window has just written."""
    settings_write(paths)
    settings_write(paths)
    paths.settings.write_text("rubbish")
    problem = SettingsFile(paths.settings).load()[1]
    assert problem is not None and problem.trouble is FileProblem.DAMAGED
    assert paths.settings.read_text() == "rubbish"


def test_what_was_changed_while_a_save_was_slow_is_saved_later(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SettingsFile(paths.settings)
    settings = file.load()[0]

    def slow(path: Path, text: str, *, keep_previous: bool) -> None:
        settings.look.felt = "navy"
        write_text(path, text, keep_previous=keep_previous)

    with monkeypatch.context() as patch:
        patch.setattr("trickdesk.storage.settings.write_text", slow)
        file.save(settings)
    file.save(settings)
    assert file.load()[0].look.felt == "navy"


def test_two_windows_practise(paths: Paths) -> None:
    here, there = PracticeFile(paths.practice), PracticeFile(paths.practice)
    mine, theirs = here.load(), there.load()
    for number in range(3):
        mine = mine.with_score("hearts", mine.ranking.get("hearts", Score()).answered(True, number + 1))
        here.save(mine.with_card("mine", Card(number, TODAY)))
        theirs = theirs.with_score("hearts", theirs.ranking.get("hearts", Score()).answered(False, 0))
        there.save(theirs.with_score("tocan", Score(number + 1, 0, 0)).with_card("theirs", Card(1, TODAY)))
    found = PracticeFile(paths.practice).load()
    assert found.ranking == {"hearts": Score(6, 3, 3), "tocan": Score(3, 0, 0)}
    assert found.puzzles == {"mine": Card(2, TODAY), "theirs": Card(1, TODAY)}


def test_progress_that_was_damaged_meanwhile_is_written_from_what_is_known(paths: Paths) -> None:
    file = PracticeFile(paths.practice)
    progress = file.load()
    for number in range(1, 4):
        progress = progress.with_score("hearts", Score(number, 1, 1))
        file.save(progress)
    paths.practice.write_text("rubbish")
    file.save(progress.with_score("hearts", Score(4, 1, 1)))
    assert PracticeFile(paths.practice).load().ranking["hearts"] == Score(4, 1, 1)


def test_two_windows_try_variations_of_one_deal(tmp_path: Path) -> None:
    archive, session = Archive(find_paths(tmp_path)), ended(deals=1)
    here, there = reviewed(session), reviewed(session)
    other_line(here, middle(here))
    shared = here.lines.all[0]
    archive.keep_lines(here)
    archive.lines(there)
    mine = other_line(here, here.first + shared.at + 3, 0)
    here.lines.rename(mine, "Mine")
    other_line(there, middle(there) + 8)
    there.lines.rename(1, "Theirs")
    archive.keep_lines(there)
    archive.keep_lines(here)
    found = reviewed(session)
    archive.lines(found)
    assert {*here.lines.names().items(), *there.lines.names().items()} == set(found.lines.names().items())
    assert {line.name for line in found.lines.all} == {shared.name, "Mine", "Theirs"}
    here.lines.remove(0)  # and with it the one that branches off it
    archive.keep_lines(here)
    archive.lines(found)
    assert [line.name for line in found.lines.all] == ["Theirs"]


def test_variations_that_the_file_has_no_room_for_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive, session = Archive(find_paths(tmp_path)), ended(deals=1)
    here, there = reviewed(session), reviewed(session)
    other_line(here, middle(here))
    archive.keep_lines(here)
    other_line(there, middle(there) + 8)
    monkeypatch.setattr("trickdesk.session.lines.MOST_LINES", 1)
    with pytest.raises(SaveError) as caught:
        archive.keep_lines(there)
    assert caught.value.trouble is FileProblem.TOO_LARGE


@pytest.mark.parametrize(
    ("kind", "name"),
    [(FileKind.PRACTICE, "practice"), (FileKind.COUNTED_FROM, "counted"), (FileKind.RECENT, "recent")],
)
def test_what_another_window_is_writing_is_not_deleted_under_it(
    paths: Paths, monkeypatch: pytest.MonkeyPatch, kind: FileKind, name: str
) -> None:
    place, write = WRITES[name]
    write(paths)
    write(paths)
    monkeypatch.setattr(locks, "WAIT_S", 0.01)
    (found,) = [group for group in stored_files(paths) if group.kind is kind]
    with held(place(paths)):
        problem = delete_files(kind, found.files)
        assert problem is not None and problem.trouble is FileProblem.BUSY
        assert place(paths).exists()
    (found,) = [group for group in stored_files(paths) if group.kind is kind]
    assert {file.main for file in found.files} == {place(paths).name}, "with the lock that a kill has left"
    assert delete_files(kind, found.files) is None
    assert sorted(place(paths).parent.glob(f"{place(paths).name}*")) == []
