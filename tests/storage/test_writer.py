"""trickdesk.storage.files: no waiting, no lost text, reported errors."""

from __future__ import annotations

import logging
import threading
from functools import partial

import pytest

from tests.patience import PATIENCE
from trickdesk.engine.errors import TrickdeskError
from trickdesk.storage.files import Writer


class Disk:
    """Writes one text each time it is allowed to."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.began = threading.Semaphore(0)
        self.allowed = threading.Semaphore(0)

    def write(self, text: str) -> None:
        self.began.release()
        assert self.allowed.acquire(timeout=PATIENCE)
        if text == "full":
            raise TrickdeskError("full")
        self.texts.append(text)


@pytest.fixture
def disk() -> Disk:
    return Disk()


def test_the_latest_wins_and_is_never_lost(disk: Disk) -> None:
    writer = Writer()
    assert not writer.is_busy
    for text in "abc":
        writer.put(partial(disk.write, text))
        if text == "a":
            assert disk.began.acquire(timeout=PATIENCE)
    assert writer.is_busy
    disk.allowed.release(2)
    writer.flush()
    assert not writer.is_busy
    assert disk.texts == ["a", "c"]


def test_flush_waits_for_nothing() -> None:
    assert Writer().flush()


def test_flush_waits_for_texts_that_come_meanwhile(disk: Disk) -> None:
    writer, answers = Writer(), list[bool]()
    writer.put(partial(disk.write, "a"))
    assert disk.began.acquire(timeout=PATIENCE)
    assert not writer.flush(0)
    waiting = threading.Thread(target=lambda: answers.append(writer.flush(PATIENCE)))
    waiting.start()
    writer.put(partial(disk.write, "b"))
    disk.allowed.release()
    assert disk.began.acquire(timeout=PATIENCE)
    assert waiting.is_alive()
    disk.allowed.release()
    waiting.join()
    assert answers == [True] and disk.texts == ["a", "b"]


def test_many_texts_in_a_row() -> None:
    texts: list[str] = []
    writer = Writer()
    for number in range(500):
        writer.put(partial(texts.append, str(number)))
        if number % 50 == 0:
            writer.flush()
            assert texts[-1] == str(number)
    writer.flush()
    assert texts[-1] == "499"
    assert texts == sorted(texts, key=int)


def test_an_error_is_kept_until_a_text_is_written(disk: Disk) -> None:
    writer = Writer()
    disk.allowed.release()
    writer.put(partial(disk.write, "full"))
    writer.flush()
    assert str(writer.problem) == "full"
    writer.put(partial(disk.write, "a"))
    assert disk.began.acquire(timeout=PATIENCE)
    assert str(writer.problem) == "full"  # nothing is known yet
    disk.allowed.release()
    writer.flush()
    assert writer.problem is None


def test_a_bug_is_told_and_logged_and_the_next_text_is_written(caplog: pytest.LogCaptureFixture) -> None:
    texts: list[str] = []
    writer = Writer()
    with caplog.at_level(logging.ERROR):
        writer.put(lambda: texts.append(str(1 // 0)))
        writer.flush()
    assert isinstance(writer.problem, ZeroDivisionError)
    assert "the autosave failed" in caplog.text
    writer.put(partial(texts.append, "a"))
    writer.flush()
    assert texts == ["a"]
    assert writer.problem is None
