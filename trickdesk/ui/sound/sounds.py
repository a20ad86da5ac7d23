"""Which sound belongs to what happens at the table."""

from __future__ import annotations

import sys
import time
from array import array
from functools import cache

from PySide6.QtCore import QFile, QIODevice, QObject

from trickdesk.engine.actions import Event
from trickdesk.engine.view import PlayerView
from trickdesk.storage.settings import Settings
from trickdesk.ui.sound.speaker import Speaker

HEADER = 44  # bytes of a WAV file before its samples, as packaging/sounds.py writes it
APART_S = 0.05  # the same sound twice within that is one
OF_EVENT = {"dealt": "shuffle", "played": "card", "trick": "trick"}
NAMES = (*OF_EVENT.values(), "turn", "made", "set")


@cache
def samples_of(name: str) -> array[int]:
    """The samples of a sound below assets/sounds; none where this copy of the program lacks it."""
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
    """Plays what the settings allow; told of events as they are shown, and when the table is at rest."""

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
        """This is shown now; ``view``: what the viewer may see after it."""
        self._others_acted |= event.seat not in (None, view.seat)
        name = sound_of(event, view)
        if name:
            self.play(name)

    def settle(self, view: PlayerView) -> None:
        """Everything has been shown: call whoever is asked, if others have acted meanwhile."""
        if view.ask is not None:
            if self._others_acted:
                self.play("turn")
            self._others_acted = False
