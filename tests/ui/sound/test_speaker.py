"""Mixing, when a device is open, and that nothing happens without one."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Generator

import pytest

from tests.patience import wait_until
from trickdesk.ui.sound import sounds
from trickdesk.ui.sound.sounds import LOUDEST, MOST_AT_ONCE, Mixer, Speaker


def test_sounds_are_added_up_and_end() -> None:
    mixer = Mixer()
    assert mixer.is_silent
    assert mixer.next(2).tolist() == [0, 0]
    mixer.put(array("h", [100, 200, 300]), 1.0)
    assert not mixer.is_silent
    assert mixer.next(2).tolist() == [100, 200]
    mixer.put(array("h", [10, 20]), 0.5)
    assert mixer.next(2).tolist() == [305, 10]
    assert mixer.is_silent


def test_what_is_too_loud_is_as_loud_as_can_be() -> None:
    mixer = Mixer()
    for _ in range(MOST_AT_ONCE + 3):
        mixer.put(array("h", [30_000, -30_000]), 1.0)
    assert mixer.next(2).tolist() == [LOUDEST, -LOUDEST]


class Device:
    """Requests samples like miniaudio."""

    def __init__(self) -> None:
        self.heard: list[int] = []
        self.closed = threading.Event()

    def start(self, stream: Generator[array[int], int, None]) -> None:
        for _ in range(3):
            self.heard += stream.send(2)

    def close(self) -> None:
        self.closed.set()


def test_a_device_is_opened_for_a_sound_and_let_go_when_it_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    devices: list[Device] = []

    def opened() -> Device:
        devices.append(Device())
        return devices[-1]

    monkeypatch.setattr(sounds, "open_device", opened)
    monkeypatch.setattr(sounds, "IDLE_S", 0.01)
    speaking = Speaker()
    assert not devices
    speaking.play(array("h", [7, 8, 9]))
    wait_until(lambda: bool(devices) and devices[0].closed.is_set())
    assert devices[0].heard == [7, 8, 9, 0, 0, 0]
    speaking.play(array("h", [5]), 2.0)
    wait_until(lambda: len(devices) == 2 and devices[1].closed.is_set())
    assert devices[1].heard[0] == 10
    speaking.close()
    speaking.play(array("h", [5]))
    assert len(devices) == 2


def test_without_audio_nothing_happens_and_it_is_tried_again_when_that_is_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tries: list[int] = []

    def none_here() -> Device:
        tries.append(1)
        raise ImportError("no audio here")

    monkeypatch.setattr(sounds, "open_device", none_here)
    speaking = Speaker()
    speaking.play(array("h", [1]))
    wait_until(lambda: speaking.broken is not None)
    speaking.play(array("h", [1]))
    assert len(tries) == 1
    speaking.try_again()
    speaking.play(array("h", [1]))
    wait_until(lambda: speaking.broken is not None)
    speaking.close()
    assert len(tries) == 2


def test_a_device_that_has_gone_is_let_go_and_the_next_sound_finds_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    devices: list[Device] = []

    class Gone(Device):
        def start(self, stream: Generator[array[int], int, None]) -> None:
            self.heard += stream.send(2)  # and never again

    def opened() -> Device:
        devices.append(Gone() if not devices else Device())
        return devices[-1]

    monkeypatch.setattr(sounds, "open_device", opened)
    monkeypatch.setattr(sounds, "IDLE_S", 0.01)
    monkeypatch.setattr(sounds, "DEAD_S", 0.05)
    speaking = Speaker()
    speaking.play(array("h", range(1, 9)))
    wait_until(lambda: bool(devices) and devices[0].closed.is_set())
    assert devices[0].heard == [1, 2]
    speaking.play(array("h", [5]))
    wait_until(lambda: len(devices) == 2 and devices[1].closed.is_set())
    assert devices[1].heard[0] == 5, "what the first has left is not heard later"
    speaking.close()
