"""Which sound belongs to which event, and when there is none."""

from __future__ import annotations

from array import array
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.driving import step
from tests.ui.samples import NAMES as PLAYERS
from tests.ui.samples import at_end, deals_over, playing
from tests.ui.window.conftest import client, paint, painted_once, window  # noqa: F401 - fixtures
from tests.ui.window.players import settle
from tests.ui.window.quick import QuickClient
from trickdesk.engine.actions import Event
from trickdesk.engine.cards import cards_in
from trickdesk.engine.table import Table
from trickdesk.engine.view import view as view_of
from trickdesk.games import games
from trickdesk.session import Player, Setup
from trickdesk.ui.sound.sounds import LOUDEST, NAMES, TAKES, samples_of, sound_of
from trickdesk.ui.window.main_window import MainWindow

SOUNDS = Path(__file__).parents[3] / "assets" / "sounds"


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_is_short_and_can_be_heard(name: str) -> None:
    samples = samples_of(name)
    assert 0.05 * 22_050 < len(samples) < 1.5 * 22_050
    assert max(samples) > 10_000


@pytest.mark.parametrize("name", NAMES)
def test_no_sound_clicks_or_hums(name: str) -> None:
    """It begins and ends in silence, and swings around zero."""
    samples = samples_of(name)
    loudest = max(map(abs, samples))
    assert loudest < LOUDEST
    assert samples[0] == 0
    assert max(map(abs, samples[-20:])) < 0.01 * loudest
    assert abs(sum(samples) / len(samples)) < 0.01 * loudest


def test_sounds_are_small() -> None:
    files = sorted(SOUNDS.glob("*.wav"))
    assert [file.stem for file in files] == sorted(NAMES)
    assert sum(file.stat().st_size for file in files) < 320_000


def test_cards_differ_and_the_heavier_ones_are_fuller() -> None:
    takes = [samples_of(f"card{take}") for take in range(1, TAKES["card"] + 1)]
    assert len({take.tobytes() for take in takes}) == len(takes)
    full = [samples_of(f"full{take}") for take in range(1, TAKES["full"] + 1)]
    assert min(map(power, full)) > 1.5 * max(map(power, takes))


def power(samples: array[int]) -> float:
    return sum(value * value for value in samples)


def test_the_end_of_a_deal_sounds_as_the_contract_went() -> None:
    view = view_of(deals_over("five-hundred"), 0)
    assert sound_of(Event("scored"), view) == ("made" if view.deals[-1].made else "set")
    assert sound_of(Event("called", 0, "pass"), view) == ""
    assert sound_of(Event("match over"), view) == "match"


def test_a_bid_of_ones_own_is_heard_too() -> None:
    table = deals_over("oh-hell")
    heard = [sound_of(Event("scored"), view_of(table, seat)) for seat in range(table.game.seats)]
    assert set(heard) == {"made", "set"}
    assert sound_of(Event("scored"), view_of(deals_over("hearts"), 0)) == ""


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_card_sounds_the_same_to_all_and_fuller_if_it_is_a_trump_or_the_last(game_id: str) -> None:
    """So a sound can't tell what a player doesn't know."""
    table, rng = Table(games()[game_id]()), Random(5)
    heard = set()
    while not table.winners and len(table.deals) < 8:
        for event in step(table, rng):
            if event.kind != "played":
                continue
            views = [view_of(table, seat) for seat in (None, *range(table.game.seats))]
            (sound,) = {sound_of(event, view) for view in views}
            trick, trump = views[0].tricks[-1], table.game.trump_index(views[0].trump)
            (card,) = cards_in(event.cards)
            order = table.game.order_for(trump)
            led = (
                order.suit_of[trick.cards[0]]
                if trick.named is None
                else table.game.deck.suits.index(trick.named)
            )
            counts_as = led if trick.named and len(trick.cards) == 1 else order.counts_as(card, led)
            is_trump = views[0].trump is not None and counts_as == trump
            assert sound == ("full" if is_trump or trick.winner is not None else "card")
            heard.add(sound)
    assert heard == {"card", "full"}


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


def test_a_new_volume_is_heard_at_once_but_not_at_the_start(window: MainWindow) -> None:  # noqa: F811
    ears = Ears()
    window.sounds.speaker = ears  # type: ignore[assignment]
    window.settings.sound.volume = 30
    window.preferences.commit()
    assert ears.heard == []
    window.settings.sound.on = True
    window.preferences.commit()
    window.preferences.commit()
    assert ears.heard == [samples_of("turn")]
    window.settings.sound.volume = 90
    window.preferences.commit()
    assert ears.heard[1:] == [samples_of("card2")]
    window.settings.sound.volume = 0
    window.preferences.commit()
    assert len(ears.heard) == 2


def test_cards_take_turns_and_a_match_waits_for_its_last_contract(window: MainWindow) -> None:  # noqa: F811
    ears = Ears()
    window.sounds.speaker = ears  # type: ignore[assignment]
    window.settings.sound.on = True
    seen = playing("five-hundred", lambda table, _: bool(table.play and table.play.trick))
    assert seen.trick is not None
    for _ in range(5):
        window.sounds._last.clear()
        window.sounds.note_event(Event("played", 1, "", 1 << seen.trick.cards[0]), seen)
    assert all(one != another for one, another in pairwise(ears.heard))
    window.sounds.gather()
    assert ears.heard[-1] == samples_of("trick")
    over = view_of(at_end("five-hundred"), 0)
    window.sounds.note_event(Event("scored"), over)
    window.sounds.note_event(Event("match over"), over)
    result, match = ears.heard[-2:]
    assert result in (samples_of("made"), samples_of("set"))
    assert len(match) - len(samples_of("match")) > 0.5 * len(result)
    assert not any(match[: len(match) - len(samples_of("match"))])
