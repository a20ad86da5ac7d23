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
from functools import partial
from pathlib import Path

RATE = 22_050  # samples a second
FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"
FADE = 0.006  # seconds at the end of each sound, so that it doesn't stop with a click
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


def knock(hertz: float, seconds: float) -> Samples:
    """Return the sound of a table top that is hit: two tones that die away."""
    found = []
    for n in range(round(seconds * RATE)):
        at = n / RATE
        rise = min(1.0, at / 0.002)
        tones = math.sin(2 * math.pi * hertz * at) + 0.5 * math.sin(2 * math.pi * 1.73 * hertz * at)
        found.append(rise * tones * math.exp(-7 * at / seconds))
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


# When a card hits the table: it has hardly further to fly by then, also on a device that is a little late.
LANDING = 0.085


def card(take: int) -> Samples:
    """Return the sound of a card laid on the felt: one edge, and then the other."""
    rng, sound = random.Random(10 + take), silence(0.2)
    mixed(sound, rustle(rng, LANDING, 0.25, 0.7 * LANDING), 0.0, 0.5)
    mixed(sound, rustle(rng, 0.06, rng.uniform(0.45, 0.6), 0.002), LANDING, 0.85)
    mixed(sound, rustle(rng, 0.03, 0.5, 0.002), LANDING + rng.uniform(0.011, 0.019), 0.4)
    mixed(sound, thump(rng.uniform(150, 185), 0.1), LANDING, 0.55)
    return sound


def full(take: int) -> Samples:
    """Return the sound of a card that counts more: heavier, so that the table answers."""
    rng, sound = random.Random(20 + take), silence(0.24)
    mixed(sound, rustle(rng, LANDING, 0.25, 0.7 * LANDING), 0.0, 0.55)
    mixed(sound, rustle(rng, 0.07, rng.uniform(0.4, 0.5), 0.002), LANDING, 0.85)
    mixed(sound, rustle(rng, 0.03, 0.45, 0.002), LANDING + rng.uniform(0.012, 0.018), 0.3)
    mixed(sound, thump(rng.uniform(120, 135), 0.18), LANDING, 0.9)
    mixed(sound, knock(rng.uniform(250, 285), 0.14), LANDING, 0.6)
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
    """Return the sound of a trick: turned down card by card, pulled away, laid down."""
    rng, sound = random.Random(3), silence(0.6)
    for n in range(4):
        mixed(sound, rustle(rng, 0.03, 0.4, 0.003), 0.03 + 0.045 * n + rng.uniform(0, 0.01), 0.35)
    mixed(sound, rustle(rng, 0.22, 0.28, 0.13), 0.22, 0.8)
    mixed(sound, rustle(rng, 0.06, 0.4, 0.002), 0.43, 0.5)
    mixed(sound, thump(125, 0.15), 0.43, 0.7)
    mixed(sound, knock(240, 0.12), 0.43, 0.45)
    return sound


def made() -> Samples:
    """Return the sound for a contract made: a chord, note by note."""
    sound = silence(1.0)
    for n, hertz in enumerate((523.3, 659.3, 784.0, 1046.5)):
        mixed(sound, bar(hertz, 0.72), 0.09 * n, 0.5)
    return sound


def failed() -> Samples:
    """Return the sound for a contract set: two falling notes."""
    sound = silence(0.88)
    mixed(sound, bar(392.0, 0.5), 0.0, 0.6)
    mixed(sound, bar(311.1, 0.7), 0.18, 0.65)
    return sound


def match() -> Samples:
    """Return the sound for the end of a match: two chords that come to rest."""
    sound = silence(1.35)
    for at, seconds, chord in (
        (0.0, 0.5, (349.2, 440.0, 523.3)),
        (0.22, 0.5, (392.0, 493.9, 587.3)),
        (0.5, 1.0, (261.6, 392.0, 523.3, 659.3)),
    ):
        for n, hertz in enumerate(chord):
            mixed(sound, bar(hertz, seconds), at + 0.02 * n, 0.4)
    return sound


# By name, the sound and how loud its loudest sample is, as a share of what a file can hold.
SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    **{f"card{take}": (partial(card, take), 0.6) for take in range(1, 5)},
    **{f"full{take}": (partial(full, take), 0.75) for take in range(1, 4)},
    "shuffle": (shuffle, 0.5),
    "turn": (turn, 0.37),
    "trick": (trick, 0.6),
    "made": (made, 0.48),
    "set": (failed, 0.45),
    "match": (match, 0.5),
}


def written(samples: Samples, loudest: float) -> bytes:
    """Return 16-bit samples that fade to nothing, with the loudest at `loudest`."""
    fade = round(FADE * RATE)
    ended = samples[:-fade] + [value * (fade - n - 1) / fade for n, value in enumerate(samples[-fade:])]
    scale = loudest * 32_767 / max(abs(value) for value in ended)
    whole = array("h", (round(value * scale) for value in ended))
    if sys.byteorder == "big":
        whole.byteswap()
    return whole.tobytes()


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (sound, loudest) in SOUNDS.items():
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(written(sound(), loudest))
    return 0


if __name__ == "__main__":
    sys.exit(main())
