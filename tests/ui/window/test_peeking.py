"""Undo and redo through the real window: at a shared screen nobody may come to see more than he had seen."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QLabel

from tests.driving import brief_action
from tests.session.helpers import setup, short_game
from tests.ui.window.players import Keyboard, settle
from trickdesk.engine.cards import cards_in
from trickdesk.engine.events import Event
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.ui import text
from trickdesk.ui.main_window import MainWindow
from trickdesk.ui.panels import MatchOverPanel


def cards_of(view: PlayerView) -> set[int]:
    """The cards that a view shows."""
    seen = {card for trick in view.tricks for card in trick.cards}
    for mask in (view.hand, view.turned, view.buried, view.took, *view.shown):
        seen.update(cards_in(mask))
    return seen


class Watcher:
    """What each person has been shown on the screen: cards of this deal, by who sat there and by the inputs."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.deal = 0
        self.memory: dict[int | None, set[int]] = {}
        self.at: dict[int, dict[int | None, frozenset[int]]] = {}
        window.controller.shown.connect(self.see_events)
        window.controller.replaced.connect(self.see)

    def see_events(self, events: Sequence[Event], view: PlayerView, bottom: int) -> None:
        self.see(view, bottom, [card for event in events for card in cards_in(event.cards)])

    def see(self, view: PlayerView, _bottom: int, cards: Sequence[int] = ()) -> None:
        if view.deal_number != self.deal:
            self.deal, self.memory = view.deal_number, {}
        self.memory.setdefault(view.seat, set()).update(cards, cards_of(view))

    def note(self) -> None:
        """Remember what had been seen when the match was here first."""
        session = self.window.controller.session
        assert session is not None
        self.at.setdefault(session.inputs, {seat: frozenset(cards) for seat, cards in self.memory.items()})

    def check(self) -> None:
        session = self.window.controller.session
        assert session is not None
        then = self.at[session.inputs]
        for seat, cards in self.memory.items():
            fair = (
                then.get(seat, frozenset()) | then.get(None, frozenset()) | cards_of(session.view_for(seat))
            )
            assert not cards - fair, f"seat {seat}, {session.inputs} inputs"


@pytest.mark.slow
@pytest.mark.parametrize("people", ["hh", "hhhhhhhh"])
@pytest.mark.parametrize("game_id", sorted(games()))
def test_undo_through_the_window_shows_nobody_a_card(window: MainWindow, game_id: str, people: str) -> None:
    rng = random.Random(f"{game_id} {people}")
    watcher = Watcher(window)
    window.start_match(setup(people, short_game(game_id)))
    undone = 0
    for _ in range(150):
        settle(window)
        if isinstance(window.screen_.panel, MatchOverPanel):
            break
        watcher.note()
        watcher.check()
        if window.commands.undo.isEnabled() and rng.random() < 0.5:
            undone += 1
            window.commands.undo.trigger()
            settle(window)
            if window.commands.redo.isEnabled() and rng.random() < 0.5:
                window.commands.redo.trigger()
            continue
        controller = window.controller
        if controller.state is State.CURTAIN:
            window.curtain.seated.emit()
        elif controller.state is State.DEAL_OVER:
            controller.next_deal()
        elif controller.view.ask is not None:
            controller.act(brief_action(controller.view.ask, rng))
    assert undone > 3


def test_a_result_says_that_a_decision_was_taken_back_knowing_more(window: MainWindow) -> None:
    game = short_game("forty-fives")
    window.start_match(setup("h...", game))
    person = Keyboard(window, random.Random(1))
    while window.controller.view.phase != "play" or not window.controller.view.tricks:
        settle(window)
        person.step()
    settle(window)
    window.commands.undo.trigger()
    person.play_match()
    words = [label.text() for label in window.screen_.panel.findChildren(QLabel)]
    assert "With help: a decision was taken back after new cards had been seen." in words
    window.play_again()
    assert not text.remark_words(window.controller.session.setup.players)
