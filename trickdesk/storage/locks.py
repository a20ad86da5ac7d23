"""Locks that one copy of the program holds on a file; they end with the process."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from trickdesk.storage.files import NO_LINK, PRIVATE, FileProblem, SaveError, make_folder, telling, tighten

_BUSY = (errno.EWOULDBLOCK, errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP)
_OF_THE_LOCK = (FileProblem.NOT_A_FILE, FileProblem.DEVICE, FileProblem.LINK)  # troubles it has by itself
LOCK = ".lock"  # the suffix
WAIT_S = 3.0  # while another copy writes, which takes milliseconds; the window waits longer for a disk
LOOK_S = 0.005


class FileLock:
    """An exclusive lock on `path`, held from construction to `release`.

    The operating system holds it, so the lock of a killed program is free at once. The file itself may stay
    behind; it contains the process id, for people.

    Raises:
        SaveError: IN_USE if the lock is held, even by this process; others if the file can't be written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._descriptor: int | None = None
        with telling(path, writing=True):
            make_folder(path.parent)
            while self._descriptor is None:
                self._descriptor = _open_locked(path, os.O_CREAT)
            try:
                tighten(path)
                os.ftruncate(self._descriptor, 0)
                os.write(self._descriptor, f"{os.getpid()}\n".encode())
            except OSError:
                self.release(remove=True)  # on a full disk, don't leave an empty file behind for each try
                raise

    @property
    def descriptor(self) -> int:
        """The open file, while the lock is held."""
        assert self._descriptor is not None
        return self._descriptor

    def release(self, *, remove: bool = False) -> None:
        """Release the lock; with `remove`, delete its file too.

        Calling it again does nothing.
        """
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is None:
            return
        if remove and os.name == "posix":
            # Delete before unlocking: nobody else can lock the name in between.
            with contextlib.suppress(OSError):
                self.path.unlink()
        _close_quietly(descriptor)
        if remove and os.name != "posix":
            with contextlib.suppress(OSError):
                self.path.unlink()


@contextlib.contextmanager
def writing(path: Path) -> Iterator[None]:
    """Hold the lock of a file that every copy of the program changes.

    Inside, read what is there now, change it and write it back: nothing of what others write gets lost. Waits
    while another copy does the same, so not for the UI thread.

    Raises:
        SaveError: BUSY if that takes too long, others if nothing can be written there.
    """
    beside, lock, end = path.with_name(path.name + LOCK), None, time.monotonic() + WAIT_S
    while lock is None:
        try:
            lock = FileLock(beside)
        except SaveError as error:
            if error.trouble in _OF_THE_LOCK:
                raise
            if error.trouble is not FileProblem.IN_USE:
                raise SaveError(error.trouble, path, detail=error.detail) from error
            if time.monotonic() > end:
                raise SaveError(FileProblem.BUSY, path) from error
            time.sleep(LOOK_S)
    try:
        yield
    finally:
        # On Windows it stays: nobody could open it at the moment when it is deleted.
        lock.release(remove=os.name == "posix")


def is_locked(path: Path) -> bool:
    """Whether somebody holds the lock now; False if that can't be determined."""
    try:
        with telling(path, writing=False):
            descriptor = _open_locked(path)
    except SaveError as error:
        return error.trouble is FileProblem.IN_USE
    if descriptor is not None:
        _close_quietly(descriptor)
    return False


def _close_quietly(descriptor: int) -> None:
    """Close a descriptor; it is gone even if the system reports an error."""
    with contextlib.suppress(OSError):
        os.close(descriptor)


def _open_locked(path: Path, create: int = 0) -> int | None:
    """Return an open, locked descriptor; None if the file was removed meanwhile.

    After None, try again.
    """
    descriptor = os.open(path, os.O_RDWR | create | NO_LINK, PRIVATE)
    try:
        opened = os.fstat(descriptor)
        if not stat.S_ISREG(opened.st_mode):
            raise SaveError(FileProblem.DEVICE, path)
        try:
            lock_descriptor(descriptor)
        except OSError as error:
            if error.errno in _BUSY:
                raise SaveError(FileProblem.IN_USE, path) from error
            raise
        with contextlib.suppress(FileNotFoundError):
            if os.path.samestat(opened, os.stat(path)):
                return descriptor
    except BaseException:
        _close_quietly(descriptor)
        raise
    _close_quietly(descriptor)
    return None


if sys.platform == "win32":
    import msvcrt

    def lock_descriptor(descriptor: int) -> None:
        # A byte far beyond the end, so that the process id stays readable.
        os.lseek(descriptor, 1 << 20, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)

else:
    import fcntl

    def lock_descriptor(descriptor: int) -> None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            # Some network disks have no locks; playing unprotected is better than not saving.
            if error.errno not in _NO_LOCKS:
                raise
