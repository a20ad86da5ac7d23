"""trickdesk.storage.saves: every match has its own files, and none is lost."""

from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from trickdesk.storage import saves as saves_module
from trickdesk.storage.files import FileProblem, SaveError, backup_of, read_text, write_text
from trickdesk.storage.paths import Paths, find_paths
from trickdesk.storage.saves import Saves, file_name

NOW = datetime(2024, 5, 6, 7, 8, 9)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path / "data")


def record(deals: int = 1, game: str = "tocan", **more: object) -> str:
    seats = [{"name": "Ann", "player": "human"}, {"name": "Bo", "player": "bot"}]
    log = [f"deal {n % 2} | AS | KS" for n in range(deals)] + ["0 call pass"]
    return json.dumps({"format": "trickdesk-record", "game": game, "seats": seats, "log": log, **more})


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def test_a_match_is_autosaved_and_continued(paths: Paths) -> None:
    match = Saves(paths).new_match("tocan", NOW)
    assert not paths.autosave.exists()
    match.write(record(1))
    match.write(record(2))
    assert match.match_id == "20240506-070809-tocan"
    assert match.path.read_text() == record(2)
    assert backup_of(match.path).read_text() == record(1)
    match.close()
    match.close()

    [summary] = Saves(paths).unfinished()
    assert (summary.game, summary.seats, summary.deal) == ("tocan", ("Ann", "Bo"), 2)
    assert (summary.in_use, summary.problem, summary.match_id) == (False, None, match.match_id)
    assert summary.saved == datetime.fromtimestamp(match.path.stat().st_mtime)
    again = Saves(paths).open_match(summary.match_id)
    assert again.read(json.loads).value == json.loads(record(2))
    again.write(record(3))
    again.close()
    assert names(paths.autosave) == [match.path.name, match.path.name + "~"]


def test_a_match_that_a_killed_program_left_is_told_once(paths: Paths, tmp_path: Path) -> None:
    assert Saves(paths).abandoned() == []
    closed = Saves(paths).new_match("hearts", NOW)
    closed.write(record(1, "hearts"))
    closed.close()
    match, empty = (Saves(paths).new_match("tocan", NOW.replace(second=second)) for second in (1, 2))
    match.write(record(2))
    empty.write(record(1))
    empty.path.unlink()
    # A copy of the folder has the files of the locks, but nobody holds them.
    killed = find_paths(shutil.copytree(paths.data, tmp_path / "killed"))
    assert Saves(paths).abandoned() == []
    [summary] = Saves(killed).abandoned()
    assert (summary.match_id, summary.deal, summary.in_use) == (match.match_id, 2, False)
    assert Saves(killed).abandoned() == []
    assert names(killed.autosave) == [match.path.name, closed.path.name]
    assert f"{match.match_id}.lock" in names(paths.autosave)


def test_a_summary_has_the_rules_of_its_record(paths: Paths) -> None:
    for rules, expected in (
        ({}, ("", {})),
        ({"preset": "Fridays", "options": {"target": 24}}, ("Fridays", {"target": 24})),
        ({"preset": ["no", "name"], "options": "none"}, ("", {})),
    ):
        match = Saves(paths).new_match("tocan", NOW)
        match.write(record(1, **rules))
        [summary] = Saves(paths).unfinished()
        assert (summary.preset, summary.options) == expected
        assert summary.deal == 1
        match.discard()


def test_two_windows_never_share_a_match(paths: Paths) -> None:
    first, second = Saves(paths).new_match("92q", NOW), Saves(paths).new_match("92q", NOW)
    first.write(record(game="first"))
    second.write(record(game="second"))
    third = Saves(paths).new_match("92q", NOW)
    second.close()
    third.write(record(game="third"))
    assert [first.match_id, second.match_id, third.match_id] == [
        "20240506-070809-92q",
        "20240506-070809-92q-2",
        "20240506-070809-92q-3",
    ]
    with pytest.raises(SaveError) as caught:
        Saves(paths).open_match(first.match_id)
    assert caught.value.trouble is FileProblem.IN_USE
    assert {summary.game: summary.in_use for summary in Saves(paths).unfinished()} == {
        "first": True,
        "second": False,
        "third": True,
    }
    first.close()
    Saves(paths).open_match(first.match_id).close()
    third.close()


PLAYER = """
import sys
from datetime import datetime
from pathlib import Path
from trickdesk.storage.paths import find_paths
from trickdesk.storage.saves import Saves
match = Saves(find_paths(Path(sys.argv[1]))).new_match("tocan", datetime(2024, 5, 6, 7, 8, 9))
number = 0
while True:
    number += 1
    match.write('{"game": "tocan", "log": %s}' % (["x"] * number).__repr__().replace("'", '"'))
    print(number, flush=True)
"""


@pytest.mark.parametrize("inputs", [1, 2, 7, 20, 33])
def test_a_killed_program_loses_at_most_the_card_in_the_air(paths: Paths, inputs: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(paths.data)], stdout=subprocess.PIPE, text=True
    ) as player:
        assert player.stdout is not None
        for _ in range(inputs):
            saved = int(player.stdout.readline())
        player.kill()
        player.wait()
    [summary] = Saves(paths).unfinished()
    match = Saves(paths).open_match(summary.match_id)
    loaded = match.read(json.loads)
    assert loaded.damaged is None
    assert len(loaded.value["log"]) >= saved
    match.discard()
    assert names(paths.autosave) == []


def test_a_damaged_autosave_gives_way_to_the_one_before(paths: Paths) -> None:
    match = Saves(paths).new_match("tocan", NOW)
    match.write(record(1))
    match.write(record(2))
    match.path.write_text(record(2)[:40])
    [summary] = Saves(paths).unfinished()
    assert summary.deal == 1
    loaded = match.read(json.loads)
    assert loaded.value == json.loads(record(1))
    assert loaded.damaged is not None
    assert match.path.with_name(match.path.name + ".damaged").exists()
    assert len(Saves(paths).unfinished()) == 1
    match.close()


def test_killed_between_the_two_renames(paths: Paths) -> None:
    match = Saves(paths).new_match("tocan", NOW)
    match.write(record(1))
    match.close()
    os.replace(match.path, backup_of(match.path))
    [summary] = Saves(paths).unfinished()
    assert summary.deal == 1
    again = Saves(paths).open_match(summary.match_id)
    finished = again.finish()
    assert finished is not None
    assert finished.read_text() == record(1)


def test_a_finished_match_moves(paths: Paths) -> None:
    match = Saves(paths).new_match("tocan", NOW)
    match.write(record(1))
    match.write(record(2))
    target = match.finish()
    assert target == paths.finished / match.path.name
    assert names(paths.autosave) == []
    [summary] = Saves(paths).finished()
    assert (summary.deal, summary.path) == (2, target)
    assert Saves(paths).unfinished() == []


def test_a_kill_while_a_match_is_finished_does_not_bring_its_backup_back(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Saves(paths).new_match("tocan", NOW)
    match.write(record(1))
    match.write(record(2))
    assert backup_of(match.path).exists()

    class Killed(BaseException):
        """An exception that the program can't catch."""

    real = os.rename

    def rename(source: Path, target: Path) -> None:
        real(source, target)
        raise Killed

    monkeypatch.setattr(os, "rename", rename)
    with pytest.raises(Killed):
        match.finish()
    assert Saves(paths).unfinished() == []
    [summary] = Saves(paths).finished()
    assert summary.deal == 2


def test_two_matches_of_one_second_are_both_finished(paths: Paths) -> None:
    """The clock was set back, for instance at the end of summer time."""
    for number, expected in enumerate(["", "-2", "-3"], 1):
        match = Saves(paths).new_match("tocan", NOW)
        match.write(record(number))
        assert match.match_id == f"20240506-070809-tocan{expected}", "told apart while it is played"
        target = match.finish()
        assert target == paths.finished / f"20240506-070809-tocan{expected}.trickdesk"
    assert sorted(summary.deal for summary in Saves(paths).finished()) == [1, 2, 3]
    assert names(paths.autosave) == []


def test_a_finished_match_never_takes_the_place_of_another(paths: Paths) -> None:
    """An older autosave was restored from a copy, and played to the end again."""
    match = Saves(paths).new_match("tocan", NOW)
    match.write(record(1))
    for name in ("20240506-070809-tocan", "20240506-070809-tocan-2"):
        write_text(paths.finished / f"{name}.trickdesk", record(7))
    target = match.finish()
    assert target == paths.finished / "20240506-070809-tocan-3.trickdesk"
    assert sorted(summary.deal for summary in Saves(paths).finished()) == [1, 7, 7]


def test_a_match_never_saved_leaves_nothing(paths: Paths) -> None:
    match = Saves(paths).new_match("tocan", NOW)
    assert match.finish() is None
    match.discard()
    match.close()
    assert not paths.data.exists()


def test_finishing_without_room_keeps_the_autosave(paths: Paths) -> None:
    match = Saves(paths).new_match("tocan", NOW)
    match.write(record(1))
    paths.finished.write_text("in the way")
    with pytest.raises(SaveError):
        match.finish()
    assert match.path.read_text() == record(1)
    match.close()
    assert len(Saves(paths).unfinished()) == 1


def test_a_disk_that_has_room_again(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each failed write is an error for the banner; the next success saves everything."""
    match = Saves(paths).new_match("tocan", NOW)

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        for deals in (1, 2):
            with pytest.raises(SaveError) as caught:
                match.write(record(deals))
            assert caught.value.trouble is FileProblem.FULL
    assert Saves(paths).unfinished() == []
    match.write(record(3))
    assert match.path.read_text() == record(3)
    match.close()


def test_a_data_folder_that_cannot_be_made(paths: Paths) -> None:
    paths.data.write_text("in the way")
    saves = Saves(paths)
    assert (saves.unfinished(), saves.finished()) == ([], [])
    with pytest.raises(SaveError):
        saves.new_match("tocan", NOW).write(record())


def test_opening_a_match_that_is_gone(paths: Paths) -> None:
    with pytest.raises(SaveError) as caught:
        Saves(paths).open_match("20240506-070809-tocan")
    assert caught.value.trouble is FileProblem.MISSING
    assert not paths.autosave.exists()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"game": 3}',
        '{"game": "tocan", "log": 3}',
        "[" * 100_000,
        '{"game": "x", "seats": {}}',
    ],
)
def test_a_file_that_is_no_record_is_listed_with_its_problem(paths: Paths, text: str) -> None:
    write_text(paths.autosave / "a.trickdesk", text)
    [summary] = Saves(paths).unfinished()
    assert summary.problem is not None
    assert summary.game == ""


def test_an_undecodable_file_is_listed_too(paths: Paths) -> None:
    paths.finished.mkdir(parents=True)
    (paths.finished / "a.trickdesk").write_bytes(b"\xff")
    (paths.finished / "notes.txt").write_text("not ours")
    [summary] = Saves(paths).finished()
    assert isinstance(summary.problem, SaveError)


def test_odd_seats_do_not_hide_a_match(paths: Paths) -> None:
    text = json.dumps({"game": "tocan", "seats": [{"player": "bot"}, "odd", {"name": "Bo"}]})
    write_text(paths.autosave / "a.trickdesk", text)
    [summary] = Saves(paths).unfinished()
    assert (summary.seats, summary.deal) == (("", "Bo"), 0)


def test_a_list_shows_no_more_than_a_line(paths: Paths) -> None:
    """Even if a file has very long names or thousands of seats."""
    huge = "\x1b\n\u202e" + "x" * 400_000
    text = json.dumps({"game": huge, "seats": [{"name": huge}, *[{"name": "x"}] * 50_000]})
    write_text(paths.autosave / "a.trickdesk", text)
    [summary] = Saves(paths).unfinished()
    assert len(summary.game) < 50 and summary.game.isprintable()
    assert len(summary.seats) == 8
    assert sum(map(len, summary.seats)) < 200


def test_newest_first(paths: Paths) -> None:
    saves = Saves(paths)
    for age, name in ((300, "old"), (100, "new"), (200, "middle")):
        path = paths.finished / f"{name}.trickdesk"
        write_text(path, record(game=name))
        os.utime(path, (1_700_000_000 - age,) * 2)
    assert [summary.game for summary in saves.finished()] == ["new", "middle", "old"]


def test_a_file_that_vanishes_while_listed(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves_module, "files_in", lambda folder, suffix: iter([folder / "gone.trickdesk"]))
    [summary] = Saves(paths).finished()
    assert isinstance(summary.problem, SaveError)
    assert summary.saved == datetime.fromtimestamp(0)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("", "match"),
        ("Ann v. Bo: 2/3?", "Ann v. Bo- 2-3-"),
        (" .. ", "match"),
        ("../../etc/passwd", "-..-etc-passwd"),
        ("CON", "CON-"),
        ("lpt1.old", "lpt1.old-"),
        ("Zoë & Jörg", "Zoë & Jörg"),
        ("x" * 300, "x" * 80),
    ],
)
def test_names_that_every_platform_takes(name: str, expected: str) -> None:
    assert file_name(name) == expected


def test_a_file_of_exactly_the_limit_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.trickdesk"
    write_text(path, "x" * 100)
    assert read_text(path, limit=100) == "x" * 100
    with pytest.raises(SaveError) as caught:
        read_text(path, limit=99)
    assert caught.value.trouble is FileProblem.TOO_LARGE
