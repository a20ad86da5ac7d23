"""The controller while a deal is ended early."""

from __future__ import annotations

from threading import Event, current_thread
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE
from tests.session.endings import at_play, claimed
from tests.ui.window.quick import QuickClient
from trickdesk.bots.process.client import Answer, Trouble
from trickdesk.engine.actions import AskPlay, Play
from trickdesk.engine.cards import cards_in
from trickdesk.games import games
from trickdesk.session import EndingKind, RestOfDeal, Session, State
from trickdesk.storage.settings import Settings
from trickdesk.ui.match.controller import GameController

FIVE_HUNDRED = games()["five-hundred"]


@pytest.fixture
def client() -> QuickClient:
    return QuickClient()


@pytest.fixture
def controller(qtbot: QtBot, client: QuickClient) -> GameController:
    settings = Settings()
    settings.players.bot_min_delay_ms = 0
    return GameController(settings, client)


def shows(controller: GameController) -> list[str]:
    """Return the kinds of the first events of each batch to be shown."""
    found: list[str] = []
    controller.shown.connect(lambda events, view, bottom: found.append(events[0].kind))
    return found


def enter(controller: GameController, session: Session) -> None:
    controller.begin(session)
    assert controller.state is State.HUMAN


def over(controller: GameController) -> bool:
    return controller.state in (State.DEAL_OVER, State.MATCH_OVER)


def test_bots_finish_the_deal(controller: GameController, qtbot: QtBot) -> None:
    enter(controller, at_play("h", FIVE_HUNDRED, 3, 4))
    told = shows(controller)
    controller.finisher.finish()
    assert controller.finisher.busy
    qtbot.waitUntil(lambda: over(controller))
    assert not controller.finisher.busy
    assert told[0] == "finished"
    assert set(told[1:]) <= {"goes on"}
    assert not controller.is_settled  # until the screen says so
    controller.table_idle()
    assert controller.is_settled
    controller.undo()
    assert controller.state is State.HUMAN


def test_bots_that_fail_while_they_finish_a_deal_are_told_of(
    controller: GameController, client: QuickClient, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = at_play("h", FIVE_HUNDRED, 3, 4)
    enter(controller, session)
    told: list[object] = []
    controller.botsChanged.connect(told.append)

    def fails(ticket: int, *arguments: object) -> None:
        client.answers = [Answer(ticket, None, trouble=Trouble.BROKEN)]

    monkeypatch.setattr(client, "request", fails)
    controller.finisher.finish()
    qtbot.waitUntil(lambda: over(controller))
    assert told == [Trouble.BROKEN]
    assert session.setup.fallbacks > 0


def test_it_can_be_stopped_and_nothing_has_happened(controller: GameController, client: QuickClient) -> None:
    session = at_play("h", FIVE_HUNDRED, 3, 4)
    enter(controller, session)
    before = session.record_text()
    client.held = True
    changes: list[EndingKind | None] = []
    controller.finisher.changed.connect(changes.append)
    controller.finisher.finish()
    ask = controller.view.ask
    assert isinstance(ask, AskPlay)
    controller.act(Play(next(cards_in(ask.cards))))  # meanwhile nobody plays
    controller.finisher.stop()
    assert session.record_text() == before
    assert changes == [EndingKind.FINISH, None]
    assert not controller.finisher.busy
    controller.act(Play(next(cards_in(ask.cards))))
    assert session.record_text() != before


@pytest.mark.parametrize("what", ["undo", "leave", "hold"])
def test_whatever_else_is_done_drops_it(controller: GameController, client: QuickClient, what: str) -> None:
    enter(controller, at_play("h", FIVE_HUNDRED, 3, 4))
    client.held = True
    controller.finisher.finish()
    {"undo": controller.undo, "leave": controller.leave, "hold": lambda: controller.pause()}[what]()
    assert not controller.finisher.busy
    assert not client.answers


def test_a_certain_claim_ends_the_deal_and_another_one_is_refused(
    controller: GameController, qtbot: QtBot
) -> None:
    session, claim, _ = claimed("h", FIVE_HUNDRED)
    enter(controller, session)
    told = shows(controller)
    controller.finisher.claim(claim)
    qtbot.waitUntil(lambda: over(controller))
    assert told[0] == "claimed"
    refused: list[bool] = []
    controller.finisher.refused.connect(refused.append)
    for seed in range(50):
        other = at_play("h", FIVE_HUNDRED, seed, 5)
        enter(controller, other)
        controller.finisher.claim(other.offered_claims()[0])
        qtbot.waitUntil(lambda: not controller.finisher.busy)
        if refused:
            break
    assert refused == [False]
    assert controller.state is State.HUMAN
    assert controller.is_settled


def test_a_claim_that_nobody_could_look_at_is_no_verdict(
    controller: GameController, client: QuickClient, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    session, claim, _ = claimed("h", FIVE_HUNDRED)
    enter(controller, session)

    def fails(ticket: int, view: object, claim: object) -> None:
        client.answers = [Answer(ticket, None, trouble=Trouble.ENDED)]

    monkeypatch.setattr(client, "request_claim", fails)
    refused: list[bool] = []
    controller.finisher.refused.connect(refused.append)
    controller.finisher.claim(claim)
    qtbot.waitUntil(lambda: bool(refused))
    assert refused == [True]
    assert controller.state is State.HUMAN


def test_what_is_not_offered_cannot_be_claimed(controller: GameController) -> None:
    session, claim, _ = claimed("h", FIVE_HUNDRED)
    enter(controller, session)
    controller.finisher.claim(claim._replace(low=0, high=13))
    assert not controller.finisher.busy


def test_giving_up_stops_the_bots_at_once(
    controller: GameController, client: QuickClient, qtbot: QtBot
) -> None:
    session = at_play("h", FIVE_HUNDRED, 3, 6)
    enter(controller, session)
    client.held = True
    ask = controller.view.ask
    assert isinstance(ask, AskPlay)
    controller.act(Play(next(cards_in(ask.cards))))
    controller.table_idle()
    assert controller.state is State.BOT
    assert client.answers
    controller.finisher.concede()
    assert not client.answers
    assert controller.finisher.busy
    qtbot.waitUntil(lambda: over(controller))
    assert not controller.finisher.busy


def test_giving_up_is_thought_out_beside_the_window_and_may_be_stopped(
    controller: GameController, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    session = at_play("h", FIVE_HUNDRED, 3, 6)
    enter(controller, session)
    before, think, go, where = session.record_text(), RestOfDeal.think, Event(), list[str]()

    def slowly(ending: RestOfDeal) -> None:
        where.append(current_thread().name)
        go.wait(PATIENCE)
        think(ending)

    monkeypatch.setattr(RestOfDeal, "think", slowly)
    controller.finisher.concede()
    qtbot.waitUntil(lambda: bool(where))
    assert where == ["ending"]
    assert controller.finisher.busy
    controller.finisher.stop()
    go.set()
    assert not controller.finisher.busy
    assert controller.state is State.HUMAN
    assert session.record_text() == before


@pytest.mark.parametrize("wanted", [True, False])
def test_bots_claim_if_that_is_wanted(
    controller: GameController, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    """With a bot that leads and has the rest."""
    from trickdesk.ui.match import controller as module

    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: 0.0))
    controller.settings.play.bots_claim = wanted
    told = shows(controller)
    controller.shown.connect(lambda events, view, bottom: controller.table_idle())
    session = bot_that_claims()
    controller.begin(session)
    assert controller.state is State.BOT
    before = session.inputs
    qtbot.waitUntil(lambda: session.inputs > before)
    assert told[0] == ("claimed" if wanted else "played")
    assert over(controller) is wanted


def bot_that_claims() -> Session:
    """Return a match with a bot on lead that can claim the rest."""
    import random

    from tests.session.helpers import begin, step
    from trickdesk.bots.claim_proof import can_claim

    for seed in range(300):
        session, rng = begin("h", games()["red-one"](), seed=str(seed)), random.Random(seed)
        while session.state not in (State.DEAL_OVER, State.MATCH_OVER):
            if session.state is State.BOT and session.view_for(None).phase == "play":
                assert session.turn is not None
                if can_claim(session.view_for(session.turn)):
                    return session
            step(session, rng)
    raise AssertionError("no bot could claim")
