"""Plays the sounds of table events in a thread; does nothing if there is no audio."""

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
from trickdesk.engine.cards import CardId, cards_in
from trickdesk.engine.game import NO_TRUMP
from trickdesk.engine.view import PlayerView, counted_in_trick
from trickdesk.session.highlights import verdict
from trickdesk.storage.settings import Settings

log = logging.getLogger(__name__)

RATE = 22_050  # samples per second; one channel, 16 bits
LOUDEST = 32_767
BUFFER_MS = 60
IDLE_S = 2.0  # after this time without a sound, the device is closed
DEAD_S = 1.0  # after this time without a request for samples, the device has gone
MOST_AT_ONCE = 8
CLOSING_S = 0.3  # how long the program waits for the device to close


class Mixer:
    """Mixes the sounds that are playing. `put` is thread-safe."""

    def __init__(self) -> None:
        self._new: queue.SimpleQueue[tuple[array[int], float]] = queue.SimpleQueue()
        # Samples, loudness, and the number of samples already played.
        self._playing: list[tuple[array[int], float, int]] = []
        self.asked_at = 0.0  # when samples were last requested

    def put(self, samples: array[int], loudness: float) -> None:
        """Start a sound, unless too many are playing to tell them apart."""
        if self._new.qsize() < MOST_AT_ONCE:
            self._new.put((samples, loudness))

    @property
    def is_silent(self) -> bool:
        return not self._playing and self._new.empty()

    def next(self, frames: int) -> array[int]:
        """Return the next samples of all sounds, mixed."""
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
        """Return the generator to which a miniaudio device sends frame counts."""
        frames = yield array("h")
        while True:
            frames = yield self.next(frames)


class Speaker:
    """Plays sounds without blocking.

    A device is opened for the first sound, and closed after a while without any. If it disappears, it is
    closed at once. If it can't be opened, there are no more attempts until `try_again`.

    Attributes:
        broken: Why there is no sound; None if nothing is wrong.
    """

    def __init__(self) -> None:
        self.broken: Exception | None = None
        self._mixer = Mixer()
        self._wanted = threading.Event()
        self._closed = False
        self._thread: threading.Thread | None = None

    def play(self, samples: array[int], loudness: float = 1.0) -> None:
        """Play samples (16 bits, `RATE` per second); `loudness` 1 leaves them unchanged."""
        if self.broken is not None or self._closed or not samples:
            return
        self._mixer.put(samples, loudness)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        self._wanted.set()

    def try_again(self) -> None:
        """Try to open a device again with the next sound."""
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
            except Exception as error:  # no library, device or server: whatever it is, the game continues
                self.broken = error
                log.info("there is no sound: %r", error)
                return

    def _play_all(self) -> None:
        """Play all sounds, and keep the device open until it has been quiet for a while."""
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
                    self._mixer = Mixer()  # drops the remaining sounds: they would come too late
                    return
        finally:
            device.close()


def open_device() -> Any:
    """Return a playback device of the system.

    Raises:
        ImportError: miniaudio isn't installed. Errors of miniaudio are raised too.
    """
    import miniaudio  # imported only when there is something to play

    return miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=BUFFER_MS,
        app_name="Trickdesk",
    )


HEADER = 44  # size in bytes of a WAV header, as packaging/sounds.py writes it
APART_S = 0.05  # the same sound is played only once in this time
# Cards are heard in several takes, which differ a little, and not always equally loud. `full`: a trump, or
# the last card of a trick.
TAKES = {"card": 4, "full": 3}
TOUCH = (1.0, 0.85, 0.93)
NAMES = (
    *(f"{name}{take}" for name, takes in TAKES.items() for take in range(1, takes + 1)),
    *("shuffle", "trick", "turn", "made", "set", "match"),
)
AFTER_RESULT_S = 0.9  # how long the end of a match waits for the sound of its last contract


@cache
def samples_of(name: str) -> array[int]:
    """Return the samples of a sound below assets/sounds; empty if it is missing."""
    from trickdesk import resources_rc  # noqa: F401  (with the first sound, not with the window)

    file = QFile(f":/assets/sounds/{name}.wav")
    samples = array("h")
    if file.open(QIODevice.OpenModeFlag.ReadOnly):
        samples.frombytes(bytes(file.readAll().data())[HEADER:])
        if sys.byteorder == "big":
            samples.byteswap()
    return samples


def sound_of(event: Event, view: PlayerView) -> str:
    """Return the name of the sound for an event, empty for most.

    `view` is the view after it. It decides only by what everyone at the table knows, except that a bid that
    a player has to make for themselves is theirs.
    """
    if event.kind == "played":
        return "full" if _is_full(next(cards_in(event.cards)), view) else "card"
    if event.kind == "scored" and (ended := verdict(view)) is not None:
        return "made" if ended.made else "set"
    return {"dealt": "shuffle", "match over": "match"}.get(event.kind, "")


def _is_full(card: CardId, view: PlayerView) -> bool:
    """Return whether a card played counts as a trump, or is the last of its trick."""
    trick = next((trick for trick in view.tricks if card in trick.cards), None)
    if trick is None:
        return False
    deck = view.game.deck
    printed = (*deck.suits, NO_TRUMP)[deck.suit[card]]  # a joker is the trump where nothing else is
    is_trump = counted_in_trick(view, trick).get(card, printed) == view.trump
    return is_trump or (trick.winner is not None and trick.cards[-1] == card)


class Sounds(QObject):
    """Plays the sounds that the settings allow.

    It is told about events when they are shown, about tricks when they are gathered, and when the table is
    idle.
    """

    def __init__(self, settings: Settings, speaker: Speaker, parent: QObject) -> None:
        super().__init__(parent)
        self.settings, self.speaker = settings, speaker
        self._last: dict[str, float] = {}
        self._cards = 0  # cards that were heard
        self._others_acted = False  # since the viewer's last decision

    def play(self, name: str, after: float = 0.0) -> None:
        """Play a sound by its name `after` so many seconds, if sounds are enabled."""
        wanted, now = self.settings.sound, time.monotonic()
        if not wanted.on or not wanted.volume or now - self._last.get(name, -1.0) < APART_S:
            return
        self._last[name] = now
        # Squared, because loudness is perceived on a logarithmic scale.
        loudness = (wanted.volume / 100) ** 2
        if name in TAKES:
            self._cards += 1
            loudness *= TOUCH[self._cards % len(TOUCH)]
            name = f"{name}{self._cards % TAKES[name] + 1}"
        silence = array("h", bytes(2 * round(after * RATE)))
        self.speaker.play(silence + samples_of(name), loudness)

    def note_event(self, event: Event, view: PlayerView) -> None:
        """Play the sound of an event that is being shown; `view` is the view after it."""
        self._others_acted |= event.seat not in (None, view.seat)
        name = sound_of(event, view)
        if name:
            self.play(name, AFTER_RESULT_S if name == "match" and verdict(view) is not None else 0.0)

    def gather(self) -> None:
        """Play the sound of a trick that is gathered."""
        self.play("trick")

    def settle(self, view: PlayerView) -> None:
        """Notify the player on turn after all animations, if others have acted meanwhile."""
        if view.ask is not None:
            if self._others_acted:
                self.play("turn")
            self._others_acted = False
