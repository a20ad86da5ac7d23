"""trickdesk.storage.locks: one holder at a time; dead processes hold nothing."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from trickdesk.storage import locks
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.locks import FileLock, is_locked

HOLDER = """
import sys
from pathlib import Path
from trickdesk.storage.locks import FileLock
lock = FileLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_only_one_holder(tmp_path: Path) -> None:
    path = tmp_path / "new" / "a.lock"
    assert not is_locked(path)
    first = FileLock(path)
    assert path.read_text() == f"{os.getpid()}\n"
    assert is_locked(path)
    with pytest.raises(SaveError) as caught:
        FileLock(path)
    assert caught.value.trouble is FileProblem.IN_USE
    first.release()
    first.release()
    assert not is_locked(path)
    second = FileLock(path)
    second.release(remove=True)
    assert not path.exists()


def test_the_lock_of_a_killed_program_is_free(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        assert is_locked(path)
        with pytest.raises(SaveError):
            FileLock(path)
        holder.kill()
        holder.wait()
    assert path.exists()
    assert not is_locked(path)
    FileLock(path).release(remove=True)


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be removed there")
def test_a_lock_on_a_removed_file_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another window removes the file after we opened it and before we lock it."""
    path = tmp_path / "a.lock"
    real, calls = locks.lock_descriptor, []

    def removed_meanwhile(descriptor: int) -> None:
        calls.append(descriptor)
        if len(calls) == 1:
            path.unlink()
        real(descriptor)

    monkeypatch.setattr(locks, "lock_descriptor", removed_meanwhile)
    lock = FileLock(path)
    assert len(calls) == 2
    assert is_locked(path)
    lock.release()


@pytest.mark.skipif(os.name != "posix", reason="Windows disks know locks")
def test_a_disk_without_locks_is_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_here(descriptor: int, operation: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", none_here)
    FileLock(tmp_path / "a.lock").release()


@pytest.mark.skipif(os.name != "posix", reason="the call has another name there")
def test_a_lock_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(descriptor: int, operation: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr("fcntl.flock", fail)
    with pytest.raises(SaveError) as caught:
        FileLock(tmp_path / "a.lock")
    assert str(caught.value) == "a.lock: Input/output error."


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(SaveError) as caught:
            FileLock(tmp_path / "a.lock")
    assert caught.value.trouble is FileProblem.FULL
    assert not is_locked(tmp_path / "a.lock")


def test_asking_about_a_lock_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "a.lock").mkdir()
    assert not is_locked(tmp_path / "a.lock")


def test_a_lock_is_released_once(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "a.lock")
    lock.release()
    lock.release()
    assert not is_locked(tmp_path / "a.lock")


def test_a_file_that_is_replaced_while_it_is_locked_is_locked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, real, replaced = tmp_path / "a.lock", locks.lock_descriptor, list[Path]()

    def lock(descriptor: int) -> None:
        real(descriptor)
        if not replaced:
            path.rename(tmp_path / "old.lock")
            path.write_text("another file")
            replaced.append(path)

    monkeypatch.setattr(locks, "lock_descriptor", lock)
    held = FileLock(path)
    assert replaced and is_locked(path) and not is_locked(tmp_path / "old.lock")
    held.release()


def test_the_lock_of_a_file_that_is_deleted_meanwhile_is_held_by_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, real = tmp_path / "a.lock", locks.lock_descriptor
    path.write_text("")

    def lock(descriptor: int) -> None:
        real(descriptor)
        path.unlink()

    monkeypatch.setattr(locks, "lock_descriptor", lock)
    before = len(os.listdir("/proc/self/fd")) if sys.platform == "linux" else 0
    assert not is_locked(path)
    assert before == (len(os.listdir("/proc/self/fd")) if sys.platform == "linux" else 0)
