"""The blindfold test in the window: it yields to bots, and catches planted leaks."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.driving import brief_action
from tests.session.helpers import begin, play_out
from tests.ui.timers import timer_of
from tests.ui.window.quick import QuickClient
from trickdesk.bots.process.client import Answer
from trickdesk.engine.cards import card_set
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.games.five_hundred import FiveHundred
from trickdesk.session import Session, State, bot_requests
from trickdesk.session.blindfold import Blindfold
from trickdesk.storage.settings import Settings
from trickdesk.ui.match.blindfold import EACH, BlindfoldTester, Trial
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.qt.bot_channel import BotChannel
from trickdesk.ui.text import fair_deals
from trickdesk.ui.text.fair_deals import Blindfolded

View = Callable[[Table, int | None], PlayerView]


@pytest.fixture
def client() -> QuickClient:
    return QuickClient()


@pytest.fixture
def tester(qtbot: QtBot, client: QuickClient) -> BlindfoldTester:
    return quick(client)


def quick(client: QuickClient) -> BlindfoldTester:
    tester = BlindfoldTester(BotChannel(client))
    timer_of(tester).setInterval(0)
    return tester


def result(qtbot: QtBot, tester: BlindfoldTester, test: Blindfold, action: str = "call pass") -> Blindfolded:
    """Return what the button's test of a decision shows."""
    told: list[Trial] = []
    tester.ask(0, action, test, told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=30_000)
    return told[0].found


def decision(game: Game, phase: str, nth: int = 0) -> Blindfold:
    """Return the test of a decision of a phase in which something is hidden."""
    for seed in range(200):
        session = begin("", game, seed=str(seed))
        play_out(session, seed)
        table = session.open_deal(0)
        found = [session.blindfold(at) for at, entry in enumerate(table.log) if isinstance(entry, tuple)]
        found = [test for test in found if test.request.view.phase == phase and test.redeal(0) is not None]
        if len(found) > nth:
            return found[nth]
    raise AssertionError(f"no decision of the phase {phase}")


# -- planted leaks


def a_hand(table: Table, seat: int | None) -> PlayerView:
    assert seat is not None
    return replace(view(table, seat), took=table.hands[(seat + 1) % table.game.seats])


def the_kitty(table: Table, seat: int | None) -> PlayerView:
    return replace(view(table, seat), turned=card_set(table.talon))


def the_talon(table: Table, seat: int | None) -> PlayerView:
    return replace(view(table, seat), turned=table.turned | card_set(table.talon[-1:]))


def passed_cards(table: Table, seat: int | None) -> PlayerView:
    known = [cards if other != seat else 0 for other, cards in enumerate(table.took)]
    return replace(view(table, seat), known=tuple(known))


def the_discards(table: Table, seat: int | None) -> PlayerView:
    return replace(view(table, seat), buried=sum(table.buried))


def the_partner_to_call(table: Table, seat: int | None) -> PlayerView:
    """The view names the seat with the best hidden card as the partner."""
    assert seat is not None
    best = (table.game.deck.all & ~table.hands[seat]).bit_length() - 1
    holder = next((other for other, hand in enumerate(table.hands) if hand >> best & 1), seat)
    return replace(view(table, seat), teams=((seat, holder), (), ()))


FIVE = FiveHundred({"players": 5})
LEAKS: dict[str, tuple[View, Game, str, int]] = {
    "a hand": (a_hand, games()["92q"](), "play", 0),
    "the kitty": (the_kitty, games()["red-one"](), "auction", 0),
    "the talon": (the_talon, games()["forty-fives"](), "play", 0),
    "cards that never come in": (the_talon, FiveHundred({"players": 2}), "play", 0),
    "passed cards": (passed_cards, games()["hearts"](), "play", 0),
    "discards": (the_discards, games()["five-hundred"](), "play", 1),
    "the partner to call": (the_partner_to_call, FIVE, "team", 0),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_caught(
    name: str, qtbot: QtBot, tester: BlindfoldTester, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak, game, phase, nth = LEAKS[name]
    test = decision(game, phase, nth)
    honest = Blindfold(test.source, test.setup, test.at)
    assert result(qtbot, tester, honest) == Blindfolded(redeals=EACH, is_as_played=False)
    monkeypatch.setattr(bot_requests, "view", leak)
    leaking = Blindfold(test.source, test.setup, test.at)
    found = result(qtbot, tester, leaking)
    assert found.redeals == EACH and found.changed > 0
    assert "didn't pass" in fair_deals.blindfold_words(found, "Bo")


class Peeping(QuickClient):
    """A bot that also knows something else: it decides at random."""

    def request(self, ticket: int, seen: PlayerView, *_: object) -> None:
        assert seen.ask is not None
        self.serial, self.ticket = self.serial + 1, ticket
        self.answers = [Answer(ticket, f"call {random.random()}")]


def test_a_bot_that_knows_more_than_its_view_is_caught(qtbot: QtBot) -> None:
    found = result(qtbot, quick(Peeping()), decision(games()["hearts"](), "play"))
    assert found.changed == EACH


# -- at the table


@pytest.fixture
def controller(qtbot: QtBot, client: QuickClient) -> GameController:
    settings = Settings()
    settings.players.bot_min_delay_ms = 0
    controller = GameController(settings, client)
    timer_of(controller.blindfold).setInterval(0)
    return controller


def play_on(qtbot: QtBot, controller: GameController, session: Session, decisions: int = 400) -> None:
    """Play a person's decisions, and wait for the bots."""
    rng = random.Random(1)
    for _ in range(decisions):
        qtbot.waitUntil(lambda: moved_on(controller))
        if controller.state is not State.HUMAN:
            return
        ask = session.view_for(session.turn).ask
        assert ask is not None
        controller.act(brief_action(ask, rng))
    qtbot.waitUntil(lambda: moved_on(controller))


def moved_on(controller: GameController) -> bool:
    """Return whether no bot is on turn."""
    controller.table_idle()
    return controller.state is not State.BOT


def all_done(qtbot: QtBot, controller: GameController) -> None:
    """Wait until no decision is being tested any more."""
    qtbot.waitUntil(lambda: not timer_of(controller.blindfold).isActive(), timeout=60_000)


def test_every_decision_of_a_deal_is_tested_ten_times(
    qtbot: QtBot, controller: GameController, client: QuickClient
) -> None:
    session = begin("h...", games()["hearts"]())
    controller.begin(session)
    play_on(qtbot, controller, session, 3)
    all_done(qtbot, controller)
    bots = sum(decided.action is not None for decided in controller.decisions.standing(session))
    found = controller.blindfold.summary
    assert found == Blindfolded(bots, EACH * bots, 0)
    assert client.tested >= bots * (EACH + 1)  # a bot may have ended one
    told = f"Blindfold test: {bots} decisions, {EACH * bots} re-deals, all the same"
    assert fair_deals.blindfold_summary(found) == told


def test_a_test_waits_for_bots_and_hints_and_yields_to_them(
    qtbot: QtBot, controller: GameController, client: QuickClient
) -> None:
    session = begin("h...", games()["hearts"]())
    controller.begin(session)
    play_on(qtbot, controller, session, 1)
    blindfold, answers = controller.blindfold, list[Answer]()
    client.held = True
    qtbot.waitUntil(lambda: controller.bots.is_asking(blindfold._ticket))
    ticket = controller.bots.request(session.blindfold(session.inputs).request, answers.append)
    for _ in range(5):
        blindfold.go_on()
        qtbot.wait(1)
    assert controller.bots.is_asking(ticket)  # so the test neither kept its place nor took it back
    client.held = False
    all_done(qtbot, controller)
    assert len(answers) == 1
    assert blindfold.summary.redeals == EACH * blindfold.summary.decisions > 0


def test_undone_decisions_are_no_longer_counted(qtbot: QtBot, controller: GameController) -> None:
    session = begin("h...", games()["hearts"]())
    controller.begin(session)
    play_on(qtbot, controller, session, 2)
    all_done(qtbot, controller)
    before = controller.blindfold.summary.decisions
    length = session.inputs
    controller.undo()
    left = session.inputs
    assert controller.blindfold.summary.decisions < before
    assert controller.blindfold.last is None or controller.blindfold.last.test.at < left < length


def test_tests_end_with_the_deal_and_begin_anew_with_the_next(
    qtbot: QtBot, controller: GameController, client: QuickClient
) -> None:
    session = begin("h...", games()["hearts"]())
    controller.begin(session)
    play_on(qtbot, controller, session)
    assert controller.state is State.DEAL_OVER
    found = controller.blindfold.summary
    all_done(qtbot, controller)
    asked = client.tested
    qtbot.wait(20)
    assert client.tested == asked
    assert controller.blindfold.summary.redeals <= found.redeals + 1
    controller.next_deal()
    play_on(qtbot, controller, session, 2)
    last = controller.blindfold.last
    assert last is not None and last.test.request.view.deal_number == 2


def test_a_failed_process_ends_a_test_with_a_sentence(qtbot: QtBot, tester: BlindfoldTester) -> None:
    class Broken(QuickClient):
        def request(self, ticket: int, *_: object) -> None:
            self.serial, self.ticket = self.serial + 1, ticket
            self.answers = [Answer(ticket, None, "broken")]

    found = result(qtbot, quick(Broken()), decision(games()["hearts"](), "play"))
    assert found.has_failed and not found.redeals
    assert "couldn't be completed" in fair_deals.blindfold_words(found, "Bo")


def test_what_is_said_about_a_test() -> None:
    assert "knew where every card was" in fair_deals.blindfold_words(Blindfolded(), "Bo")
    same = fair_deals.blindfold_words(Blindfolded(redeals=EACH), "Bo")
    assert same == "Bo would have decided the same: 10 re-deals of the hidden cards changed nothing."
    other = fair_deals.blindfold_words(Blindfolded(redeals=EACH, is_as_played=False), "Bo")
    assert other.startswith(same) and "another version" in other
    assert fair_deals.blindfold_summary(Blindfolded(0)) == ""
    assert (
        fair_deals.blindfold_summary(Blindfolded(3, 30, 2))
        == "Blindfold test: 3 decisions, 30 re-deals, 2 different"
    )
