"""Loading and saving matches, wherever their files are."""

from __future__ import annotations

import contextlib
import random
from datetime import datetime
from pathlib import Path

import pytest

from tests.session.helpers import FRESH, begin, ended, other_line, play_until, reviewed, setup, short_game
from tests.storage.places import CAN_SAVE, PLACES, hostile_place, only_where_there_are_modes
from trickdesk.session import Archive, CannotOpen, State
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.paths import find_paths


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(find_paths(tmp_path / "data"))


def test_a_recent_file_that_is_gone_is_told_and_forgotten(
    archive: Archive, tmp_path: Path, now: datetime
) -> None:
    kept = archive.save_as(begin(), tmp_path / "kept")
    gone = archive.save_as(begin(), tmp_path / "gone")
    gone.unlink()
    assert archive.recent.paths() == [gone, kept]
    with pytest.raises(CannotOpen, match=r"gone\.trickdesk doesn't exist\."):
        archive.open_file(gone, FRESH, now)
    assert archive.recent.paths() == [kept]


def test_looking_at_a_finished_match_makes_no_second_one(archive: Archive, now: datetime) -> None:
    session = begin("h...", short_game("forty-fives"), archive.saves.new_match("forty-fives", now))
    play_until(session, {State.MATCH_OVER}, random.Random(1))
    session.close()
    [summary] = archive.saves.finished()
    again = archive.open_file(summary.path, FRESH, now)
    assert again.state is State.MATCH_OVER
    again.close()
    assert archive.saves.finished() == [summary]
    assert archive.saves.unfinished() == []
    again = archive.open_file(summary.path, FRESH, now)
    assert again.undo()
    again.close()
    assert archive.saves.finished() == [summary]  # it stays as it is
    assert len(archive.saves.unfinished()) == 1


@only_where_there_are_modes
@pytest.mark.parametrize("name", PLACES)
def test_a_match_is_played_wherever_the_folder_is(name: str, now: datetime) -> None:
    with hostile_place(name) as folder:
        archive = Archive(find_paths(folder))
        session, _ = archive.start(setup(), now)
        session.flush()
        assert (session.not_saved is None) is (name in CAN_SAVE)
        for path in (folder, folder / "x.trickdesk"):
            with pytest.raises(CannotOpen):
                archive.open_file(path, FRESH, now)
        with contextlib.suppress(SaveError):
            archive.save_as(session, folder / "x")
        session.close()
        with pytest.raises(CannotOpen):
            archive.resume("gone", FRESH)


def test_a_spectator_sees_how_an_unfinished_match_stands(archive: Archive, now: datetime) -> None:
    session, _ = archive.start(setup(), now)
    session.flush()
    assert session.match is not None
    view, told = archive.standing(session.match.match_id, FRESH)
    assert (view.seat, view.hand, told.names) == (None, 0, session.setup.names)
    session.close()


def test_a_damaged_match_is_told_and_can_be_deleted(archive: Archive, now: datetime) -> None:
    session, _ = archive.start(setup(), now)
    session.close()
    [summary] = archive.unfinished()
    summary.path.write_text('{"game": "five-hundred", "log": ["rubbish"]}')
    with pytest.raises(CannotOpen, match="Can't open"):
        archive.resume(summary.match_id, FRESH)
    [summary] = archive.unfinished()
    assert not summary.in_use
    archive.discard(summary.match_id)
    assert archive.unfinished() == []
    with pytest.raises(CannotOpen, match="doesn't exist"):
        archive.resume(summary.match_id, FRESH)


def test_variations_and_files_are_kept(archive: Archive, tmp_path: Path) -> None:
    deal = reviewed(ended())
    other_line(deal, deal.first + 3)
    archive.keep_lines(deal)
    again = reviewed(ended())
    archive.lines(again)
    assert again.lines.to_json() == deal.lines.to_json()
    archive.write(tmp_path / "scores.pdf", b"%PDF")
    assert (tmp_path / "scores.pdf").read_bytes() == b"%PDF"


def test_a_disk_that_hangs_has_no_recent_files(tmp_path: Path) -> None:
    def hangs(work: object, path: Path) -> None:
        raise SaveError(FileProblem.HANGS, path)

    archive = Archive(find_paths(tmp_path), hangs)  # type: ignore[arg-type]
    assert archive.recent_files() == []
    with pytest.raises(CannotOpen, match="isn't responding"):
        archive.resume("gone", FRESH)
