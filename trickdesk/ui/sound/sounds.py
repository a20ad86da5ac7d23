"""Sounds of events at the table, played in a thread.

Where there is no audio, nothing happens.
"""

from __future__ import annotations

import logging
import queue
import sys
import threading
import time
from array import array
from collections.abc import Generator
from functools import cache
from typing import Any

from PySide6.QtCore import QFile, QIODevice, QObject

from trickdesk.engine.actions import Event
from trickdesk.engine.view import PlayerView
from trickdesk.storage.settings import Settings

log = logging.getLogger(__name__)

RATE = 22_050  # samples a second; one channel of 16 bits each
LOUDEST = 32_767
BUFFER_MS = 60
IDLE_S = 2.0  # without a sound: then the device is let go
DEAD_S = 1.0  # without being asked for samples: the device has gone
MOST_AT_ONCE = 8
CLOSING_S = 0.3  # how long the program waits for a device that is being closed


class Mixer:
    """Adds up the sounds that are under way. `put` may be called by any thread."""

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
        """The generator that a miniaudio device sends frame counts to."""
        frames = yield array("h")
        while True:
            frames = yield self.next(frames)


class Speaker:
    """`play` returns at once.

    A device is opened with the first sound and let go when it has been quiet for a while; one that goes
    meanwhile is let go at once, and one that cannot be opened is left alone until `try_again`.
    `broken`: why there is no sound, None while there may be.
    """

    def __init__(self) -> None:
        self.broken: Exception | None = None
        self._mixer = Mixer()
        self._wanted = threading.Event()
        self._closed = False
        self._thread: threading.Thread | None = None

    def play(self, samples: array[int], loudness: float = 1.0) -> None:
        """Play samples (16 bits, `RATE` a second); `loudness` 1: as they are."""
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
        """Stop all sounds and release the device."""
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
    """A playback device of the system.

    Whatever miniaudio raises; ImportError where it is not installed.
    """
    import miniaudio  # not before somebody wants to hear something

    return miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=BUFFER_MS,
        app_name="Trickdesk",
    )


HEADER = 44  # bytes of a WAV file before its samples, as packaging/sounds.py writes it
APART_S = 0.05  # the same sound twice within that is one
OF_EVENT = {"dealt": "shuffle", "played": "card", "trick": "trick"}
NAMES = (*OF_EVENT.values(), "turn", "made", "set")


@cache
def samples_of(name: str) -> array[int]:
    """The samples of a sound below assets/sounds.

    None where this copy of the program lacks it.
    """
    from trickdesk import resources_rc  # noqa: F401  (with the first sound, not with the window)

    file = QFile(f":/assets/sounds/{name}.wav")
    samples = array("h")
    if file.open(QIODevice.OpenModeFlag.ReadOnly):
        samples.frombytes(bytes(file.readAll().data())[HEADER:])
        if sys.byteorder == "big":
            samples.byteswap()
    return samples


def sound_of(event: Event, view: PlayerView) -> str:
    """The name of the sound for an event, with the view after it; empty for most."""
    if event.kind == "scored" and view.deals and view.deals[-1].contract is not None:
        return "made" if view.deals[-1].made else "set"
    if event.kind == "match over" and view.seat is not None and view.game.side(view.seat) in view.winners:
        return "made"
    return OF_EVENT.get(event.kind, "")


class Sounds(QObject):
    """Plays what the settings allow.

    Told of events as they are shown, and when the table is at rest.
    """

    def __init__(self, settings: Settings, speaker: Speaker, parent: QObject) -> None:
        super().__init__(parent)
        self.settings, self.speaker = settings, speaker
        self._last: dict[str, float] = {}
        self._others_acted = False  # since the viewer was asked last

    def play(self, name: str) -> None:
        """Play a sound by its name, if sounds are wanted."""
        wanted, now = self.settings.sound, time.monotonic()
        if not wanted.on or not wanted.volume or now - self._last.get(name, -1.0) < APART_S:
            return
        self._last[name] = now
        # Ears hear the steps of squares as even.
        self.speaker.play(samples_of(name), (wanted.volume / 100) ** 2)

    def note_event(self, event: Event, view: PlayerView) -> None:
        """This is shown now; `view`: what the viewer may see after it."""
        self._others_acted |= event.seat not in (None, view.seat)
        name = sound_of(event, view)
        if name:
            self.play(name)

    def settle(self, view: PlayerView) -> None:
        """After all animations: call the player on turn, if others have acted meanwhile."""
        if view.ask is not None:
            if self._others_acted:
                self.play("turn")
            self._others_acted = False
