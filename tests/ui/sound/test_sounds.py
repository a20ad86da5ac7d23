"""Which sound belongs to which event, and when there is none."""

from __future__ import annotations

from array import array

import pytest

from tests.ui.samples import NAMES as PLAYERS
from tests.ui.samples import deals_over
from tests.ui.window.conftest import client, paint, painted_once, window  # noqa: F401 - fixtures
from tests.ui.window.players import settle
from tests.ui.window.quick import QuickClient
from trickdesk.engine.actions import Event
from trickdesk.engine.view import view as view_of
from trickdesk.games import games
from trickdesk.session import Player, Setup
from trickdesk.ui.sound.sounds import NAMES, samples_of, sound_of
from trickdesk.ui.window.main_window import MainWindow


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_is_short_and_can_be_heard(name: str) -> None:
    samples = samples_of(name)
    assert 0.05 * 22_050 < len(samples) < 1.5 * 22_050
    assert max(samples) > 10_000


def test_the_end_of_a_deal_sounds_as_the_contract_went() -> None:
    view = view_of(deals_over("five-hundred"), 0)
    assert sound_of(Event("scored"), view) == ("made" if view.deals[-1].made else "set")
    assert sound_of(Event("played", 0), view) == "card"
    assert sound_of(Event("called", 0, "pass"), view) == ""


class Ears:
    """Replaces the speaker."""

    def __init__(self) -> None:
        self.heard: list[array[int]] = []
        self.broken: Exception | None = None
        self.tries = 0

    def try_again(self) -> None:
        self.tries += 1

    def play(self, samples: array[int], loudness: float) -> None:
        self.heard.append(samples)

    def close(self) -> None:
        pass


def begin(window: MainWindow) -> None:  # noqa: F811 - the fixture's value
    players = tuple(Player(name, seat == 0, "easy") for seat, name in enumerate(PLAYERS[:4]))
    window.matches.start(Setup(games()["five-hundred"](), players, "1"))
    settle(window)


def test_nothing_is_heard_before_somebody_wants_it(window: MainWindow, client: QuickClient) -> None:  # noqa: F811
    ears = Ears()
    window.sounds.speaker = ears  # type: ignore[assignment]
    begin(window)
    assert ears.heard == []


def test_sound_is_turned_on_and_off_in_the_menu(window: MainWindow) -> None:  # noqa: F811
    ears = Ears()
    window.sounds.speaker = ears  # type: ignore[assignment]
    window.commands["sound"].trigger()
    assert window.preferences.file.load()[0].sound.on
    assert window.commands["sound"].isChecked()
    assert ears.heard == [samples_of("turn")]
    assert ears.tries == 1
    ears.broken = OSError("no device")
    window._report_sound()
    assert (
        window.statusBar().currentMessage()
        == "No sound device was found. Connect one, or check the system’s sound settings."
    )
    begin(window)
    assert samples_of("shuffle") in ears.heard
    window.commands["sound"].trigger()
    count = len(ears.heard)
    window.sounds.play("card")
    assert len(ears.heard) == count
