"""trickdesk.storage.logfile: a log file of limited size that never stops anything."""

from __future__ import annotations

import errno
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath

import pytest

from tests.storage.places import PLACES, hostile_place, only_where_there_are_modes
from trickdesk.storage.logfile import LOG_BYTES, SHARED, close_log, shared_log, start_log
from trickdesk.storage.paths import Paths, find_paths

log = logging.getLogger("trickdesk.test")


@contextmanager
def logging_to(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(logging, "raiseExceptions", True)  # it is put back
    handler = start_log(paths)
    try:
        yield
    finally:
        if handler is not None:
            logging.getLogger().removeHandler(handler)
            handler.close()


def test_the_log_never_grows_beyond_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = find_paths(tmp_path)
    with logging_to(paths, monkeypatch):
        for number in range(3000):
            log.warning("%d %s", number, "x" * 1000)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["trickdesk.log", "trickdesk.log.1"]
    assert all(file.stat().st_size <= LOG_BYTES for file in files)
    assert files[0].read_text().splitlines()[-1].split()[4] == "2999"
    if os.name == "posix":
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


def test_a_log_that_cannot_be_put_aside_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "trickdesk.log.1").mkdir()
    (tmp_path / "trickdesk.log.1" / "x").touch()
    with logging_to(find_paths(tmp_path), monkeypatch):
        for _ in range(1500):
            log.warning("x" * 1000)
    assert (tmp_path / "trickdesk.log").stat().st_size <= LOG_BYTES


@only_where_there_are_modes
def test_the_log_is_not_written_through_a_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    victim = tmp_path / "letter.txt"
    victim.write_text("Dear Ann")
    paths = find_paths(tmp_path / "data")
    paths.data.mkdir()
    paths.log.symlink_to(victim)
    with logging_to(paths, monkeypatch):
        log.warning("ours")
    assert victim.read_text() == "Dear Ann"


@only_where_there_are_modes
@pytest.mark.parametrize("name", PLACES)
def test_a_log_that_cannot_be_written_is_no_reason_to_stop(
    name: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    with hostile_place(name) as folder:
        paths = find_paths(folder)
        with logging_to(paths, monkeypatch):
            log.warning("ours")
    assert capfd.readouterr().err == ""


def test_the_log_for_others_has_no_hidden_cards_and_no_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = find_paths(tmp_path)
    assert shared_log(paths) == ""
    paths.log.write_text("AS, half an entry\n")
    assert shared_log(paths) == ""
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ann"))
    with logging_to(paths, monkeypatch):
        log.warning("first")
        logging.getLogger("trickdesk.bots.process.client").warning("a bot failed:\nplay AS")
        try:
            raise OSError("no /home/ann/cards")
        except OSError:
            log.exception("second")
    text = shared_log(paths)
    assert [line.split(": ", 1)[1] for line in text.splitlines() if " trickdesk." in line] == [
        "first",
        "second",
    ]
    assert "Traceback" in text and "OSError: no ~/cards" in text
    assert "AS" not in text and "ann" not in text


def test_a_home_on_windows_is_not_told_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors double the backslashes of the paths that they quote."""
    home = PureWindowsPath("C:/Users/ann")
    monkeypatch.setattr(Path, "home", lambda: home)
    paths = find_paths(tmp_path)
    error = OSError(errno.ENOENT, "not there", str(home / "cards"))
    paths.log.parent.mkdir(parents=True, exist_ok=True)
    paths.log.write_text(f"2026-01-02 03:04:05,678 ERROR trickdesk.ui: {error} {home}\n", encoding="utf-8")
    assert shared_log(paths).endswith("'~\\\\cards' ~\n")


def test_the_log_for_others_is_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = find_paths(tmp_path)
    with logging_to(paths, monkeypatch):
        for number in range(30):
            log.warning("%s %d", "x" * 1000, number)
    assert len(shared_log(paths)) == SHARED
    assert shared_log(paths).endswith(" 29\n")


def test_a_program_that_logs_nothing_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with logging_to(find_paths(tmp_path), monkeypatch):
        close_log()
    assert not find_paths(tmp_path).log.exists()
