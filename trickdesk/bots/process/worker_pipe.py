"""A process and its two pipes, served by threads so that the owner never waits."""

from __future__ import annotations

import os
import queue
import select
import subprocess
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from enum import Enum

# Bytes of a line, at most. A view takes 6 kB, and 200 bytes more for each deal of the match; an answer with
# its reasons takes 3 kB.
LONGEST_REQUEST = 4 * 1024 * 1024
LONGEST_ANSWER = 64 * 1024
CHUNK = 64 * 1024  # bytes read at once
WAKING = 0.5  # seconds between two looks whether a silent process has ended
WAITING = 16  # unread lines, at most; then the process has to wait


class End(Enum):
    """Why nothing more can come through a pipe."""

    NOT_STARTED = "the process could not be started"
    ENDED = "the process ended"
    TOO_LONG = "the process wrote a line without an end"


class WorkerPipe:
    """One process, started at once, with a thread that writes and one that reads.

    If the process doesn't read, only the latest message waits: a new one replaces it. `end` is None as long
    as more lines may come.
    """

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.process: subprocess.Popen[bytes] | None = None  # None until it runs
        self.end: End | None = None
        self.reason = ""  # the system's message if it could not be started
        self.heard: queue.Queue[bytes] = queue.Queue(WAITING)
        self._changed = threading.Condition()  # guards the next three attributes
        self.message: bytes | None = None
        self._closing = False
        self._killed = False
        self._is_over = False  # the process has ended; a pipe that others hold open may still be silent
        # The thread that starts a process must outlive it, because the process may be set to end with that
        # thread.
        self._thread = threading.Thread(target=self._serve, args=(list(command), environment), daemon=True)
        self._thread.start()

    # -- for the owner: only `wait` and `receive` with a time block

    def send(self, message: bytes) -> None:
        """Send a line; it replaces one that hasn't been written yet.

        If the process is gone, `end` says so.
        """
        with self._changed:
            self.message = message
            self._changed.notify()

    def receive(self, seconds: float = 0) -> bytes | None:
        """Return the next line, or None if there is none after that many seconds."""
        with suppress(queue.Empty):
            return self.heard.get(seconds > 0, seconds)
        return None

    def close(self) -> None:
        """Close the process's input; a well-behaved process then ends."""
        with self._changed:
            self._closing = True
            self._changed.notify()

    def kill(self) -> None:
        """Kill the process; the threads clean up in the background.

        A signal may have interrupted `receive` while it held the lock of the queue, so this doesn't touch it.
        """
        with self._changed:
            self._closing = self._killed = True
            if self.process is not None:
                self._kill(self.process)
            self._changed.notify()

    def wait(self, seconds: float) -> bool:
        """Wait until the process is gone.

        Returns:
            Whether it is gone after that many seconds.
        """
        self._thread.join(seconds)
        return not self._thread.is_alive()

    # -- the threads

    def _serve(self, command: list[str], environment: Mapping[str, str]) -> None:
        try:
            process = self._start(command, environment)
        except (OSError, ValueError) as error:
            self.reason = getattr(error, "strerror", None) or str(error)
            self.end = End.NOT_STARTED
            return
        with self._changed:
            self.process = process
            if self._killed:
                self._kill(process)
        listener = threading.Thread(target=self._listen, args=(process,), daemon=True)
        listener.start()
        assert process.stdin is not None
        with suppress(OSError):  # the process is gone; the other thread reports that
            while (message := self._next()) is not None:
                process.stdin.write(message)
                process.stdin.flush()
        with suppress(OSError):
            process.stdin.close()
        self._wait(process)
        self._is_over = True
        listener.join()

    def _start(self, command: list[str], environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )

    def _kill(self, process: subprocess.Popen[bytes]) -> None:
        process.kill()

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        process.wait()

    def _next(self) -> bytes | None:
        """Return the next message to write; None if there will be no more."""
        with self._changed:
            self._changed.wait_for(lambda: self.message is not None or self._closing or self.end is not None)
            message, self.message = self.message, None
            return None if self._closing or self.end is not None else message

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        end = End.ENDED
        rest = b""
        with process.stdout as output:
            while chunk := self._read(output.fileno()):
                *lines, rest = (rest + chunk).split(b"\n")
                if max(map(len, [*lines, rest])) >= LONGEST_ANSWER:
                    end = End.TOO_LONG
                if self._killed or end is End.TOO_LONG:
                    break
                for line in lines:
                    self._put(line + b"\n")
        with self._changed:
            if end is End.TOO_LONG:
                self._kill(process)
            self.end = end
            self._changed.notify()

    def _put(self, line: bytes) -> None:
        """Add a line once there is room; nobody reads what a killed process has written."""
        while not self._killed:
            with suppress(queue.Full):
                self.heard.put(line, timeout=WAKING)
                return

    def _read(self, descriptor: int) -> bytes:
        """Return what the process has written; nothing if no more will come.

        Processes that it has started may outlive it and hold its pipe open. Their silence counts as the end,
        except on Windows, which can't wait for a pipe with a limit.
        """
        if os.name == "posix":
            poll = select.poll()
            poll.register(descriptor, select.POLLIN)
            while not poll.poll(WAKING * 1000):
                if self._is_over:
                    return b""
        return os.read(descriptor, CHUNK)
