"""The controller without a window: what its signals carry, when bots move, and what happens by itself."""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from tests.driving import brief_action
from tests.session.helpers import begin, setup
from tests.ui.window.quick import QuickClient
from trickdesk.engine.ask import AskPlay
from trickdesk.engine.events import Event
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.session import Session, State
from trickdesk.storage.settings import Settings
from trickdesk.ui import controller as module
from trickdesk.ui.controller import GameController


class Clock:
    """Time that passes when it is told to, in seconds."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=clock.monotonic))
    return clock


@pytest.fixture
def client() -> QuickClient:
    return QuickClient()


@pytest.fixture
def controller(qtbot: QtBot, clock: Clock, client: QuickClient) -> GameController:
    settings = Settings()
    settings.players.bot_min_delay_ms = 0
    return GameController(settings, client)


def bots_move(controller: GameController, clock: Clock) -> None:
    """Let bots decide, each after a long time, until somebody else has to."""
    while controller.state is State.BOT:
        clock.now += 100
        controller._listen()
        controller.table_idle()


class Screen:
    """What a screen is shown, with an account of its own of what its viewer has had before his eyes."""

    def __init__(self, controller: GameController) -> None:
        self.controller = controller
        self.seen = 0  # cards of this deal, as the views had them
        self.deal = 0
        self.events: list[Event] = []
        controller.shown.connect(self.show)
        controller.replaced.connect(lambda view, _: self.look(view))

    def look(self, view: PlayerView) -> None:
        if view.deal_number != self.deal:
            self.deal, self.seen = view.deal_number, 0
        for mask in (view.hand, view.turned, view.buried, view.took, *view.shown):
            self.seen |= mask
        self.seen |= sum(1 << card for card in {card for trick in view.tricks for card in trick.cards})

    def show(self, events: Sequence[Event], view: PlayerView, _bottom: int) -> None:
        before = self.seen if view.deal_number == self.deal else 0
        self.look(view)
        for event in events:
            leaked = event.cards & ~(self.seen | before)
            assert not leaked, (event, view.game.deck.names)
        self.events += events


@pytest.mark.parametrize("people", ["h", "", "h.h"])
@pytest.mark.parametrize("kind", games().values(), ids=list(games()))
def test_what_is_shown_holds_no_card_that_its_viewer_does_not_see(
    kind: type[Game], people: str, controller: GameController, clock: Clock
) -> None:
    """The views are the measure: the events go through another filter than they do."""
    rng = random.Random(5)
    screen = Screen(controller)
    session, events = Session.start(setup(people, kind()), None)
    assert any(event.cards for event in events)  # there would be something to leak
    controller.begin(session, events)
    for _ in range(400):
        controller.table_idle()
        if controller.state is State.BOT:
            bots_move(controller, clock)
        elif controller.state is State.CURTAIN:
            screen.seen = 0  # somebody else sits down
            controller.uncover()
        elif controller.state is State.HUMAN:
            ask = controller.view.ask
            assert ask is not None
            controller.act(brief_action(ask, rng))
        else:
            break
    assert controller.state in (State.DEAL_OVER, State.MATCH_OVER)
    assert len(screen.events) > 20


def test_a_bot_moves_only_after_the_delay_of_the_settings(
    controller: GameController, client: QuickClient, clock: Clock
) -> None:
    controller.settings.players.bot_min_delay_ms = 3000
    session = begin("...h")
    controller.begin(session)
    before = session.inputs
    controller._listen()
    clock.now += 2.9
    controller._listen()
    assert session.inputs == before
    assert client.asked == 1
    clock.now += 60  # it may think about what it says for longer than that
    controller._listen()
    assert session.inputs == before + 1


def forced(view: PlayerView) -> bool:
    """Whether there is but one card to play."""
    ask = view.ask
    return isinstance(ask, AskPlay) and ask.cards.bit_count() == 1 and not ask.names


def to_a_forced_card(controller: GameController, clock: Clock, rng: random.Random) -> None:
    """Play until the person has only one card to play."""
    for _ in range(400):
        controller.table_idle()
        bots_move(controller, clock)
        if controller.state is State.DEAL_OVER:
            controller.next_deal()
        elif controller.state is State.HUMAN and forced(controller.view):
            return
        else:
            ask = controller.view.ask
            assert ask is not None
            controller.act(brief_action(ask, rng))
    raise AssertionError("there was always a choice")


def test_the_only_card_is_played_by_itself_once_that_is_wanted(
    controller: GameController, clock: Clock, qtbot: QtBot
) -> None:
    session = begin("h", seed="4")
    controller.begin(session)
    to_a_forced_card(controller, clock, random.Random(2))
    controller.settings.players.bot_min_delay_ms = 1
    controller.settings.play.auto_play_forced = True
    assert not controller._forced.isActive()
    controller.hold(True)
    controller.hold(False)  # at rest again: what is due happens
    assert controller._forced.isActive()
    inputs = session.inputs
    qtbot.waitUntil(lambda: session.inputs > inputs, timeout=10_000)
