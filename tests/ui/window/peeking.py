"""Undo and redo in the real window on a shared screen: who has seen what."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.driving import brief_action
from tests.ui.window.players import settle
from trickdesk.engine.actions import Event
from trickdesk.engine.cards import cards_in
from trickdesk.engine.view import PlayerView
from trickdesk.session import Setup, State
from trickdesk.ui.panels.over import MatchOverPanel
from trickdesk.ui.window.main_window import MainWindow


def cards_of(view: PlayerView) -> set[int]:
    """Return the cards that a view shows."""
    seen = {card for trick in view.tricks for card in trick.cards}
    for mask in (view.hand, view.turned, view.buried, view.took, *view.shown):
        seen.update(cards_in(mask))
    return seen


class Watcher:
    """The cards each person has seen in this deal, by seat and number of inputs."""

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
        """Store what had been seen when the match was at this point first."""
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


def play_and_undo(window: MainWindow, setup: Setup, rng: Random, steps: int) -> int:
    """Play at random with undo and redo; return the number of undos."""
    window.setUpdatesEnabled(False)  # whatever is to be painted has been seen
    watcher, undone = Watcher(window), 0
    window.matches.start(setup)
    for _ in range(steps):
        settle(window)
        if isinstance(window.screen_.panel, MatchOverPanel):
            break
        watcher.note()
        watcher.check()
        if window.commands["undo"].isEnabled() and rng.random() < 0.5:
            undone += 1
            window.commands["undo"].trigger()
            settle(window)
            if window.commands["redo"].isEnabled() and rng.random() < 0.5:
                window.commands["redo"].trigger()
        else:
            go_on(window, rng)
    return undone


def go_on(window: MainWindow, rng: Random) -> None:
    """Do what the match is waiting for."""
    controller = window.controller
    if controller.state is State.CURTAIN:
        window.pages.curtain.seated.emit()
    elif controller.state is State.DEAL_OVER:
        controller.next_deal()
    elif controller.view.ask is not None:
        controller.act(brief_action(controller.view.ask, rng))
