"""Rare ends of storage: disks that fail at reading, damaged backups, full folders."""

from __future__ import annotations

import errno
import os
import sqlite3
from datetime import datetime
from pathlib import Path

import pytest

from tests.storage.decks import KINDS, make_deck
from tests.storage.finished import keep, match, seats
from trickdesk.session.lines import read_lines, write_lines
from trickdesk.storage.files import FileProblem, SaveError, backup_of, read_newest, write_text
from trickdesk.storage.logfile import start_log
from trickdesk.storage.paths import find_paths
from trickdesk.storage.pictures import decks
from trickdesk.storage.pictures.decks import DeckProblem, DeckRefused, deck_folders, read_deck
from trickdesk.storage.pictures.svg import Fault, UnfitSvg, checked_svg
from trickdesk.storage.reviews import Reviews
from trickdesk.storage.statistics.history import MEMORY, History, UpdateResult

NOW = datetime(2024, 5, 6, 7, 8, 9)
KEY, DEAL = "a" * 64, "a" * 32
SVG = '<svg xmlns="http://www.w3.org/2000/svg" {more} viewBox="0 0 5 7">{inside}</svg>'
RECT = '<rect width="5" height="7" {more}/>'


def fail(*_: object, **__: object) -> None:
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def test_reviews_and_variations_on_a_disk_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = find_paths(tmp_path)
    reviews = Reviews(paths.reviews)
    reviews.put(KEY, {"deal": 0})
    write_lines(paths, DEAL, [1])
    with monkeypatch.context() as patch:
        patch.setattr(os, "scandir", fail)
        with pytest.raises(SaveError):
            reviews.stamps()
        patch.setattr(os, "stat", fail)
        with pytest.raises(SaveError):
            reviews.get(KEY)
        with pytest.raises(SaveError):
            read_lines(paths, DEAL)
    assert reviews.get(KEY) == {"deal": 0}
    assert read_lines(paths, DEAL) == [1]


def test_a_review_that_cannot_be_removed_counts_as_removed_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviews = Reviews(tmp_path)
    for number in range(3):
        reviews.put(f"{number}" * 64, {"deal": number})
    (tmp_path / "folder").mkdir()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", fail)
        assert reviews.clear(most_files=1) == 0
    assert reviews.clear(most_files=0) == 3


def test_a_history_that_stops_before_its_reviews(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = find_paths(tmp_path)
    Reviews(paths.reviews).put(KEY, {"deal": 0})
    history = History(Path(MEMORY), paths.finished, Reviews(paths.reviews), "1")
    assert history.update(stop=lambda: True) == UpdateResult(0, 0, False)
    assert history.update() == UpdateResult(1, 0, True)
    found = match("hearts")
    keep(paths.finished, found, NOW, seats(found, {0: "Ada"}))
    with monkeypatch.context() as patch:
        patch.setattr(os, "scandir", fail)
        with pytest.raises(SaveError):
            history.update()
    history.close()


def test_an_index_in_memory_has_no_other_place(tmp_path: Path) -> None:
    history = History(Path(MEMORY), tmp_path)
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        history.safely(lambda index: index.connection.execute("SELECT * FROM gone"))
    history.close()


def test_a_damaged_backup_without_its_file(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    backup_of(path).write_text("rubbish")
    with pytest.raises(ValueError, match="rubbish"):
        read_newest(path, int, alone=True)
    write_text(path, "1")
    assert read_newest(path, int, alone=True).value == 1


def test_too_many_decks_and_linked_variants(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("a", "b", "c", ".hidden"):
        (tmp_path / "decks" / name).mkdir(parents=True)
    monkeypatch.setattr(decks, "MOST_FILES", 2)
    assert len(deck_folders(tmp_path / "decks")) == 2
    monkeypatch.undo()
    folder = make_deck(tmp_path / "mine")
    (folder / "large").symlink_to(tmp_path / "decks")
    with pytest.raises(DeckRefused) as caught:
        read_deck(folder, KINDS)
    assert (caught.value.why, caught.value.file) == (DeckProblem.LINK, "large")


def test_a_log_without_messages_has_no_file(tmp_path: Path) -> None:
    handler = start_log(find_paths(tmp_path))
    assert handler is not None
    handler.close()
    assert list(tmp_path.iterdir()) == []


def test_attributes_of_other_programs_are_dropped_and_skews_are_drawn() -> None:
    inside = RECT.format(more='ink:label="card" transform="skewX(2) rotate(3)"')
    data = SVG.format(more='xmlns:ink="http://example.org/ink"', inside=inside)
    assert b"label" not in checked_svg(data.encode())
    bad = SVG.format(more="", inside='<use href="http://example.org/a.svg#b"/>')
    with pytest.raises(UnfitSvg) as caught:
        checked_svg(bad.encode())
    assert caught.value.fault in (Fault.OUTSIDE, Fault.ELEMENT)


def test_the_word_for_a_disk_that_fails() -> None:
    assert not SaveError(FileProblem.OTHER, Path("a"), detail="Input/output error").is_damage
    assert SaveError(FileProblem.MISSING, Path("a")).is_damage
