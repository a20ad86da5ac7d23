"""The controller without a window: signals, bot timing, automatic actions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from threading import Event as Signal
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from tests.bots.positions import ending, game_of
from tests.driving import brief_action
from tests.patience import PATIENCE
from tests.session.helpers import begin, setup
from tests.ui.window.quick import QuickClient
from trickdesk.bots.process.client import Answer, Trouble
from trickdesk.engine.actions import AskPlay, Call, Event
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.session import Session, State
from trickdesk.storage import files
from trickdesk.storage.files import SaveError
from trickdesk.storage.locks import is_locked
from trickdesk.storage.paths import find_paths
from trickdesk.storage.saves import Match, Saves
from trickdesk.storage.settings import Settings
from trickdesk.ui.match import controller as module
from trickdesk.ui.match.bot_pacing import Pace
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.qt import blocking_io


class Clock:
    """A clock that advances when told to, in seconds."""

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


def due(controller: GameController) -> list[QTimer]:
    """Return what runs until the only card is played; nothing else waits so long."""
    timers = controller.findChildren(QTimer)
    delay = controller.settings.players.bot_min_delay_ms
    return [
        timer for timer in timers if timer.isActive() and timer.isSingleShot() and timer.interval() == delay
    ]


def bots_move(controller: GameController, clock: Clock) -> None:
    """Let bots decide, each after a long time, until someone else has to."""
    while controller.state is State.BOT:
        clock.now += 100
        controller.bots.listen()
        controller.listen()
        controller.table_idle()


class Screen:
    """A screen that records what its viewer has seen."""

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
    """Compared with views, since events are filtered differently."""
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
    controller.bots.listen()
    controller.listen()
    clock.now += 2.9
    controller.bots.listen()
    controller.listen()
    assert session.inputs == before
    assert client.asked == 1
    clock.now += 60  # it may think about what it says for longer than that
    controller.bots.listen()
    controller.listen()
    assert session.inputs == before + 1


def forced(view: PlayerView) -> bool:
    """Return whether there is only one card to play."""
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
    assert not due(controller)
    controller.pause()
    controller.resume()  # at rest again: what is due happens
    assert due(controller)
    inputs = session.inputs
    qtbot.waitUntil(lambda: session.inputs > inputs, timeout=10_000)
    controller.undo()
    assert session.inputs < inputs, "the person's own decision is what is taken back"


PASS = Call("pass")


def test_nothing_is_played_by_itself_after_undo_until_the_person_has_decided(
    controller: GameController, clock: Clock
) -> None:
    controller.settings.play.auto_play_forced = True
    controller.settings.players.bot_min_delay_ms = 10_000
    controller.begin(begin("h"))
    assert due(controller)
    controller.act(PASS)
    controller.undo()
    assert not due(controller)
    controller.act(PASS)
    controller.table_idle()
    bots_move(controller, clock)
    if controller.state is State.DEAL_OVER:
        controller.next_deal()
        controller.table_idle()
        bots_move(controller, clock)
    assert controller.state is State.HUMAN
    assert due(controller)
    controller.undo()
    controller.begin(begin("h"))
    assert due(controller), "that was another match"


def test_nothing_is_played_by_itself_while_all_is_held(controller: GameController, clock: Clock) -> None:
    controller.settings.play.auto_play_forced = True
    session = begin(".h")
    controller.begin(session)
    clock.now += 100
    controller.bots.listen()
    controller.listen()
    assert controller.state is State.HUMAN
    controller.pause()
    controller.table_idle()
    assert not due(controller)
    controller.resume()
    assert due(controller)
    controller.pause()
    assert not due(controller)


def test_a_joker_that_has_to_name_a_suit_is_not_played_by_itself(controller: GameController) -> None:
    left = {0: "JK", 1: "5H", 2: "6H", 3: "7H"}
    log = ["0 call 6NT", "1 call pass", "2 call pass", "3 call pass", "0 give 4H 4D 5S"]
    game = game_of("five-hundred")
    table = ending(game, 3, left, log, 0, seed=1, talon="4H 4D 5S")
    session = Session(setup("h...", game), None, table)
    controller.settings.play.auto_play_forced = True
    controller.begin(session)
    ask = controller.view.ask
    assert isinstance(ask, AskPlay) and ask.cards.bit_count() == 1 and ask.names
    inputs = session.inputs
    (timer,) = due(controller)
    timer.timeout.emit()
    assert session.inputs == inputs


def test_nobody_acts_while_cards_move_or_all_is_held(controller: GameController) -> None:
    session, events = Session.start(setup("h"), None)
    controller.begin(session, events)
    controller.act(PASS)
    assert session.inputs == 1
    controller.table_idle()
    controller.pause()
    controller.act(PASS)
    assert session.inputs == 1
    controller.resume()
    controller.act(PASS)
    assert session.inputs == 2


def test_no_bot_acts_while_cards_move_or_all_is_held(
    controller: GameController, client: QuickClient, clock: Clock
) -> None:
    session, events = Session.start(setup("...h"), None)
    controller.begin(session, events)
    clock.now += 100
    controller.bots.listen()
    controller.listen()
    assert session.inputs == 1
    controller.table_idle()
    controller.pause()
    controller.bots.listen()
    controller.listen()
    assert session.inputs == 1
    controller.resume()
    assert client.asked == 1, "it thinks only once about what it has been asked"
    controller.bots.listen()
    controller.listen()
    assert session.inputs == 2


@pytest.mark.parametrize("stop", [GameController.leave, GameController.undo])
def test_no_bot_thinks_on_after_leaving_or_taking_back(
    stop: object, controller: GameController, client: QuickClient
) -> None:
    thinking: list[object] = []
    controller.thinking.connect(thinking.append)
    controller.begin(begin("h"))
    controller.act(PASS)
    assert client.answers and thinking[-1] == 1
    assert callable(stop)
    stop(controller)
    assert thinking[-1] is None
    assert not client.answers
    assert not any(timer.isActive() for timer in controller.findChildren(QTimer)), "nothing is polled for"


def test_failing_bots_are_told_of_once_and_do_not_set_the_pace(
    controller: GameController, client: QuickClient, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    controller.botsChanged.connect(told.append)
    paced: list[float] = []
    monkeypatch.setattr(Pace, "took", lambda _pace, _view, _level, ms: paced.append(ms))
    session = begin("....")
    controller.begin(session)
    for fails in (True, True, False, False, True):
        if fails:
            client.answers = [Answer(session.ticket, None, "it ended", trouble=Trouble.ENDED)]
        clock.now += 100
        inputs = session.inputs
        controller.bots.listen()
        controller.listen()
        assert session.inputs == inputs + 1
        assert bool(paced) is (len(told) > 1)
        controller.table_idle()
    assert told == [Trouble.ENDED, None, Trouble.ENDED]


def test_nobodys_hand_is_shown_behind_the_curtain(controller: GameController) -> None:
    """Neither after one person's call nor when that is redone."""
    seats: list[int | None] = []
    controller.replaced.connect(lambda view, _: seats.append(view.seat))
    controller.begin(begin("hh"))
    controller.uncover()
    assert seats[-1] == 0
    controller.act(PASS)
    controller.undo()
    assert seats[-1] == 0
    seats.clear()
    controller.redo()
    assert set(seats) == {None}
    controller.undo()
    controller.uncover()
    controller.act(PASS)
    seats.clear()
    controller.table_idle()
    assert seats == [None]


def test_nothing_is_done_again_behind_the_curtain(controller: GameController) -> None:
    session = begin("hh")
    controller.begin(session)
    controller.uncover()
    controller.act(PASS)
    controller.table_idle()
    controller.undo()
    assert controller.state is State.CURTAIN and session.can_redo
    assert not controller.can_redo
    inputs = session.inputs
    controller.redo()
    assert session.inputs == inputs
    controller.uncover()
    assert controller.can_redo


def test_a_table_at_rest_is_settled_once(controller: GameController) -> None:
    settled: list[object] = []
    replaced: list[object] = []
    session, events = Session.start(setup("h"), None)
    controller.begin(session, events)
    controller.settled.connect(settled.append)
    controller.replaced.connect(lambda view, _: replaced.append(view))
    for _ in range(2):
        controller.table_idle()
    assert len(settled) == 1
    controller.uncover()
    assert not replaced, "there is no curtain"


def test_what_is_wrong_with_saving_is_told_once(
    controller: GameController, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    controller.saveChanged.connect(told.append)
    controller.begin(begin("h"))
    full = OSError("full")
    for problem in (None, full, full, None, None):
        monkeypatch.setattr(Session, "not_saved", problem)
        controller._saving.look()
    assert told == ["full", ""]


def test_whoever_leaves_has_what_failed_saved_again(
    controller: GameController, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match = Saves(find_paths(tmp_path)).new_match("five-hundred", datetime(2020, 2, 2))
    with monkeypatch.context() as full:

        def write(match: Match, record: str) -> None:
            raise SaveError(files.FileProblem.FULL, match.path)

        full.setattr(Match, "write", write)
        controller.begin(begin("h", match=match))
        assert "disk is full" in controller.retry_save()
    assert controller.retry_save() == ""
    assert match.path.exists()
    controller.leave()


@pytest.mark.parametrize("answers", [True, False])
def test_whoever_leaves_waits_for_the_disk_for_a_while(
    answers: bool, controller: GameController, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Twice, if the first answer is that it failed."""
    match = Saves(find_paths(tmp_path)).new_match("five-hundred", datetime(2020, 2, 2))
    controller.begin(begin("h", match=match))
    waited: list[float | None] = []

    def flush(session: Session, patience: float | None = None) -> bool:
        waited.append(patience)
        return answers

    with monkeypatch.context() as patch:
        patch.setattr(blocking_io, "LEAVE_TIMEOUT_S", 0.25)
        patch.setattr(Session, "flush", flush)
        patch.setattr(Session, "not_saved", OSError("full") if answers else None)
        told = controller.retry_save()
        assert told == "full" if answers else "isn't responding" in told
        assert waited == [0.25] * (2 if answers else 1)
    controller.leave()


@pytest.mark.parametrize("slow", ["write", "close"])
def test_the_window_is_drawn_while_a_match_waits_for_the_disk(
    slow: str, controller: GameController, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Here the disk answers only once the window has been drawn."""
    match = Saves(find_paths(tmp_path)).new_match("five-hundred", datetime(2020, 2, 2))
    drawn, work = Signal(), getattr(Match, slow)

    def wait(*arguments: object) -> None:
        assert drawn.wait(PATIENCE)
        work(*arguments)

    told: list[str] = []
    controller.saveChanged.connect(told.append)
    monkeypatch.setattr(blocking_io, "LEAVE_TIMEOUT_S", PATIENCE)
    monkeypatch.setattr(blocking_io, "PATIENCE_S", PATIENCE)
    monkeypatch.setattr(Match, slow, wait)
    QTimer.singleShot(0, drawn.set)
    controller.begin(begin("h", match=match))
    controller.leave()
    assert told == [] and match.path.exists() and not is_locked(match.path.with_suffix(".lock"))


def test_a_match_whose_files_cannot_be_closed_is_told(
    controller: GameController, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match = Saves(find_paths(tmp_path)).new_match("five-hundred", datetime(2020, 2, 2))
    answers, ended, close = Signal(), Signal(), Match.close

    def late(match: Match) -> None:
        answers.wait()
        close(match)
        ended.set()

    told: list[str] = []
    controller.saveChanged.connect(told.append)
    monkeypatch.setattr(blocking_io, "PATIENCE_S", 0.1)
    monkeypatch.setattr(Match, "close", late)
    controller.begin(begin("h", match=match))
    controller.leave()
    assert told == [f"Can't reach {match.path.name}: the disk or network isn't responding."]
    answers.set()
    assert ended.wait(PATIENCE)


def test_a_bot_waits_for_the_disk_but_not_for_ever(
    controller: GameController, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "DISK_TIMEOUT_S", 7.0)
    monkeypatch.setattr(Session, "is_saving", True)
    session = begin("....")
    controller.begin(session)
    clock.now += 6.9
    controller.bots.listen()
    controller.listen()
    assert session.inputs == 1
    clock.now += 0.2
    controller.bots.listen()
    controller.listen()
    assert session.inputs == 2
