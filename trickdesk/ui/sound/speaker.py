"""Plays short sounds through the system's audio, in a thread of its own; where there is none, nothing happens."""

from __future__ import annotations

import logging
import queue
import threading
import time
from array import array
from collections.abc import Generator
from typing import Any

log = logging.getLogger(__name__)

RATE = 22_050  # samples a second; one channel of 16 bits each
LOUDEST = 32_767
BUFFER_MS = 60
IDLE_S = 2.0  # without a sound: then the device is let go
DEAD_S = 1.0  # without being asked for samples: the device has gone
MOST_AT_ONCE = 8
CLOSING_S = 0.3  # how long the program waits for a device that is being closed


class Mixer:
    """Adds up the sounds that are under way. ``put`` may be called by any thread."""

    def __init__(self) -> None:
        self._new: queue.SimpleQueue[tuple[array[int], float]] = queue.SimpleQueue()
        # Samples, how loud they are, and how many of them were played.
        self._playing: list[tuple[array[int], float, int]] = []
        self.asked_at = 0.0  # when samples were wanted last

    def put(self, samples: array[int], loudness: float) -> None:
        """Begin a sound; one more than can be told apart is left out."""
        if self._new.qsize() < MOST_AT_ONCE:
            self._new.put((samples, loudness))

    @property
    def is_silent(self) -> bool:
        return not self._playing and self._new.empty()

    def next(self, frames: int) -> array[int]:
        """The next so many samples of all sounds together."""
        self.asked_at = time.monotonic()
        while not self._new.empty():
            self._playing.append((*self._new.get(), 0))
        del self._playing[:-MOST_AT_ONCE]
        mixed, going = [0.0] * frames, []
        for samples, loudness, done in self._playing:
            for n, value in enumerate(samples[done : done + frames]):
                mixed[n] += loudness * value
            if done + frames < len(samples):
                going.append((samples, loudness, done + frames))
        self._playing = going
        return array("h", (round(max(-LOUDEST, min(LOUDEST, value))) for value in mixed))

    def stream(self) -> Generator[array[int], int, None]:
        """What a playback device of miniaudio asks for: it sends the number of frames that it wants."""
        frames = yield array("h")
        while True:
            frames = yield self.next(frames)


class Speaker:
    """``play`` returns at once. A device is opened with the first sound and let go when it has been quiet for a while;
    one that goes meanwhile is let go at once, and one that cannot be opened is left alone until :meth:`try_again`.
    ``broken``: why there is no sound, None while there may be."""

    def __init__(self) -> None:
        self.broken: Exception | None = None
        self._mixer = Mixer()
        self._wanted = threading.Event()
        self._closed = False
        self._thread: threading.Thread | None = None

    def play(self, samples: array[int], loudness: float = 1.0) -> None:
        """Play samples (16 bits, ``RATE`` a second); ``loudness`` 1: as they are."""
        if self.broken is not None or self._closed or not samples:
            return
        self._mixer.put(samples, loudness)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        self._wanted.set()

    def try_again(self) -> None:
        """Whatever was wrong may be right by now: the next sound looks for a device."""
        if self.broken is not None:
            self._mixer = Mixer()
            self.broken = self._thread = None

    def close(self) -> None:
        """No sound any more."""
        self._closed = True
        self._wanted.set()
        if self._thread is not None:
            self._thread.join(CLOSING_S)

    def _run(self) -> None:
        while not self._closed:
            self._wanted.wait()
            self._wanted.clear()
            if self._closed:
                return
            try:
                self._play_all()
            except Exception as error:  # no library, no device, no server: whatever it is, the game goes on
                self.broken = error
                log.info("there is no sound: %r", error)
                return

    def _play_all(self) -> None:
        """Hold a device as long as there is something to play."""
        device = open_device()
        try:
            stream = self._mixer.stream()
            next(stream)
            self._mixer.asked_at = time.monotonic()
            device.start(stream)
            while not self._closed:
                if self._wanted.wait(IDLE_S):
                    self._wanted.clear()
                elif self._mixer.is_silent:
                    return
                if time.monotonic() - self._mixer.asked_at > DEAD_S:
                    log.info("the sound device has gone")
                    self._mixer = Mixer()  # nobody wants to hear it later
                    return
        finally:
            device.close()


def open_device() -> Any:
    """A playback device of the system. Whatever miniaudio raises; ImportError where it is not installed."""
    import miniaudio  # not before somebody wants to hear something

    return miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=BUFFER_MS,
        app_name="Trickdesk",
    )
