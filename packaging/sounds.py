#!/usr/bin/env python3
"""Make the sounds of the table, computed from sine waves and noise.

    .venv/bin/python packaging/sounds.py

Each is a mono 16-bit WAV file in assets/sounds, and always the same.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

RATE = 22_050  # samples a second
FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"
LOUDEST = 0.7  # share of the largest value that a file can hold
Samples = list[float]


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def mixed(into: Samples, sound: Samples, at: float, loudness: float = 1.0) -> None:
    """Add a sound from `at` seconds on."""
    first = round(at * RATE)
    for n, value in enumerate(sound[: len(into) - first]):
        into[first + n] += loudness * value


def rustle(rng: random.Random, seconds: float, bright: float, attack: float) -> Samples:
    """Return filtered noise that rises for `attack` seconds and fades.

    Args:
        rng: Source of the noise.
        seconds: Its length.
        bright: From 0 (dull) to 1 (unfiltered).
        attack: Seconds until it is loudest.
    """
    value = 0.0
    found: Samples = []
    for n in range(round(seconds * RATE)):
        at = n / RATE
        value += bright * (rng.uniform(-1, 1) - value)
        rise = min(1.0, at / attack)
        found.append(value * rise * math.exp(-5.0 * max(0.0, at - attack) / (seconds - attack)))
    return found


def thump(hertz: float, seconds: float) -> Samples:
    """Return the sound of something falling on a table: a low, sinking tone."""
    phase, found = 0.0, []
    for n in range(round(seconds * RATE)):
        at = n / RATE
        phase += 2 * math.pi * hertz * (1 - 0.4 * at / seconds) / RATE
        found.append(math.sin(phase) * math.exp(-6 * at / seconds))
    return found


def bar(hertz: float, seconds: float) -> Samples:
    """Return a note on a wooden bar: its tone, and one about four times as high."""
    found = []
    for n in range(round(seconds * RATE)):
        at = n / RATE
        rise = min(1.0, at / 0.004)
        low = math.sin(2 * math.pi * hertz * at) * math.exp(-5 * at / seconds)
        high = 0.25 * math.sin(2 * math.pi * 3.93 * hertz * at) * math.exp(-18 * at / seconds)
        found.append(rise * (low + high))
    return found


def card() -> Samples:
    """Return the sound of a card falling on the felt."""
    sound = silence(0.12)
    mixed(sound, rustle(random.Random(1), 0.09, 0.55, 0.003), 0.0, 0.9)
    mixed(sound, thump(150, 0.1), 0.004, 0.5)
    return sound


def shuffle() -> Samples:
    """Return the sound of a riffle: two halves of a pack fall into each other."""
    rng, sound = random.Random(2), silence(0.75)
    at = 0.02
    while at < 0.6:
        swell = math.sin(math.pi * at / 0.62)
        mixed(sound, rustle(rng, 0.035, rng.uniform(0.45, 0.7), 0.002), at, 0.25 + 0.5 * swell)
        at += rng.uniform(0.016, 0.03)
    return sound


def turn() -> Samples:
    """Return the sound for a player's turn: two quiet, rising notes."""
    sound = silence(0.5)
    mixed(sound, bar(659.3, 0.3), 0.0, 0.55)
    mixed(sound, bar(880.0, 0.38), 0.1, 0.6)
    return sound


def trick() -> Samples:
    """Return the sound of a trick being pulled across the table."""
    sound = silence(0.3)
    mixed(sound, rustle(random.Random(3), 0.24, 0.3, 0.12), 0.0, 1.4)
    mixed(sound, thump(120, 0.1), 0.19, 0.35)
    return sound


def made() -> Samples:
    """Return the sound for a contract made: a chord, note by note."""
    sound = silence(1.1)
    for n, hertz in enumerate((523.3, 659.3, 784.0, 1046.5)):
        mixed(sound, bar(hertz, 0.75), 0.09 * n, 0.5)
    return sound


def failed() -> Samples:
    """Return the sound for a contract set: two falling notes."""
    sound = silence(0.9)
    mixed(sound, bar(392.0, 0.5), 0.0, 0.6)
    mixed(sound, bar(311.1, 0.7), 0.18, 0.65)
    return sound


SOUNDS: dict[str, Callable[[], Samples]] = {
    "card": card,
    "shuffle": shuffle,
    "turn": turn,
    "trick": trick,
    "made": made,
    "set": failed,
}


def written(samples: Samples) -> bytes:
    """Return 16-bit samples, normalized to `LOUDEST`."""
    scale = LOUDEST * 32_767 / max(abs(value) for value in samples)
    whole = array("h", (round(value * scale) for value in samples))
    if sys.byteorder == "big":
        whole.byteswap()
    return whole.tobytes()


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, sound in SOUNDS.items():
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(written(sound()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
