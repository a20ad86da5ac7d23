"""The line to a process: both its pipes, served by threads, so that whoever owns it never waits for the process."""

from __future__ import annotations

import queue
import subprocess
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from enum import Enum

# Bytes of a line with its end. A view takes 6 kB and 200 bytes more for each deal of the match, an answer with its
# reasons 3 kB.
LONGEST_REQUEST = 4 * 1024 * 1024
LONGEST_ANSWER = 64 * 1024
WAITING = 16  # lines that are kept until somebody takes them: a process that says more has to wait


class End(Enum):
    """Why a line carries nothing any more."""

    NOT_STARTED = "the process could not be started"
    ENDED = "the process ended"
    TOO_LONG = "the process wrote a line without an end"


class WorkerPipe:
    """One process and what is said to it and by it; it is started at once, in a thread that stays with it.

    Only the last thing said waits for a process that does not listen: it replaces what was not written yet. ``end``
    is None as long as something may come.
    """

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.process: subprocess.Popen[bytes] | None = None  # as soon as it runs
        self.end: End | None = None
        self.reason = ""  # of the system, why it could not be started
        self._heard: queue.Queue[bytes] = queue.Queue(WAITING)
        self._changed = threading.Condition()  # guards what follows
        self._message: bytes | None = None
        self._closing = False
        self._killed = False
        # The thread that starts a process must live as long as it does: the process may be set to end with it.
        self._thread = threading.Thread(target=self._serve, args=(list(command), environment), daemon=True)
        self._thread.start()

    # -- for the owner: nothing here waits, but ``wait``

    def send(self, message: bytes) -> None:
        """Send a line, instead of one that still waits; a process that is gone shows by ``end``."""
        with self._changed:
            self._message = message
            self._changed.notify()

    def receive(self) -> bytes | None:
        """The next line that has come; None if there is none."""
        with suppress(queue.Empty):
            return self._heard.get_nowait()
        return None

    def close(self) -> None:
        """Say that nothing more will come, by which a process ends that listens."""
        with self._changed:
            self._closing = True
            self._changed.notify()

    def kill(self) -> None:
        """End the process; its remains are cleared away behind our back."""
        with self._changed:
            self._closing = self._killed = True
            if self.process is not None:
                self.process.kill()
            self._changed.notify()
        while self.receive() is not None:
            pass  # the thread that reads may wait for room

    def wait(self, seconds: float) -> bool:
        """Wait until the process is gone, but no longer; whether it is."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    # -- the threads

    def _serve(self, command: list[str], environment: Mapping[str, str]) -> None:
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except (OSError, ValueError) as error:
            self.reason, self.end = str(error), End.NOT_STARTED
            return
        with self._changed:
            self.process = process
            if self._killed:
                process.kill()
        listener = threading.Thread(target=self._listen, args=(process,), daemon=True)
        listener.start()
        assert process.stdin is not None
        with suppress(OSError):  # it is gone; the other thread says so
            while (message := self._next()) is not None:
                process.stdin.write(message)
                process.stdin.flush()
        with suppress(OSError):
            process.stdin.close()
        process.wait()
        listener.join()

    def _next(self) -> bytes | None:
        """What is to be written next; None if there will be nothing more."""
        with self._changed:
            self._changed.wait_for(lambda: self._message is not None or self._closing or self.end is not None)
            message, self._message = self._message, None
            return None if self._closing or self.end is not None else message

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        end = End.ENDED
        with process.stdout as output:
            while line := output.readline(LONGEST_ANSWER):
                if not line.endswith(b"\n"):
                    end = End.TOO_LONG if len(line) == LONGEST_ANSWER else End.ENDED
                    break
                if self._killed:
                    break
                self._heard.put(line)
        with self._changed:
            if end is End.TOO_LONG:
                process.kill()
            self.end = end
            self._changed.notify()
