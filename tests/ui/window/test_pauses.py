"""When bots' answers are shown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from tests.session.helpers import setup
from tests.ui.window.quick import QuickClient
from trickdesk.engine.view import PlayerView
from trickdesk.session import State
from trickdesk.ui.match.bot_pacing import Pace, is_free, is_plain
from trickdesk.ui.window.main_window import MainWindow

FOR_EVER = 1e12


def test_a_forced_card_is_not_shown_before_its_pause(
    window: MainWindow, client: QuickClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However soon it is answered; free decisions are shown at once."""
    asked: list[PlayerView] = []
    times: list[PlayerView] = []

    def pause_ms(pace: Pace, view: PlayerView, level: str, least: float, seed: int) -> float:
        asked.append(view)
        return least if is_free(view) or is_plain(view) else FOR_EVER

    monkeypatch.setattr(Pace, "pause_ms", pause_ms)
    monkeypatch.setattr(Pace, "took", lambda pace, view, level, ms: times.append(view))
    window.matches.start(setup("....", seed="3"))
    controller = window.controller
    while not asked or is_free(asked[-1]) or is_plain(asked[-1]):
        assert controller.state is State.BOT
        QApplication.processEvents()
        window.table.skip()
    assert controller.session is not None
    before = controller.session.inputs
    while controller._answer is None or not controller.is_settled:
        QApplication.processEvents()
        window.table.skip()
        assert controller.session.inputs == before, "its card fell at once"
    assert times == asked, "what was answered counts, when it was answered"
    for _ in range(50):
        controller.bots.listen()
        controller.listen()
    assert controller.session.inputs == before
    controller._pause = 0
    controller.bots.listen()
    controller.listen()
    assert controller.session.inputs == before + 1


def test_people_take_their_own_time(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they hold: it is one share of the shortest pause for each of them."""
    shortest: dict[int | None, set[float]] = {}

    def pause_ms(pace: Pace, view: PlayerView, level: str, least: float, seed: int) -> float:
        shortest.setdefault(view.seat, set()).add(least)
        return 0

    monkeypatch.setattr(Pace, "pause_ms", pause_ms)
    made, window.settings.players.bot_min_delay_ms = setup("....", seed="3"), 100
    names = ("Fay", "Ada", "Emil", "Nobody")
    players = [
        replace(player, name=name, style="hums") for player, name in zip(made.players, names, strict=True)
    ]
    window.matches.start(replace(made, players=tuple(players)))
    while len(shortest) < len(names):
        QApplication.processEvents()
        window.table.skip()
    assert shortest == {0: {60}, 1: {160}, 2: {100}, 3: {100}}
