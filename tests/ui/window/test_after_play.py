"""The choice after the last trick, in the real window."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.moon import dealt
from tests.session.helpers import setup, step
from tests.ui.samples import at_end
from tests.ui.window.players import Keyboard, Mouse, Person, settle
from trickdesk.engine.claims import is_all
from trickdesk.engine.view import PlayerView, view
from trickdesk.session import Session, State
from trickdesk.ui.panels import HiddenPanel
from trickdesk.ui.panels.over import DealOverPanel, MatchOverPanel
from trickdesk.ui.panels.score import ScorePanel
from trickdesk.ui.text import text_table
from trickdesk.ui.window.main_window import MainWindow


def begin(window: MainWindow, shooter: int = 0, people: str = "h...") -> Session:
    table = dealt(shooter)
    session = Session(setup(people, table.game), None, table)
    window.matches.play(session)
    settle(window)
    return session


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key)


def play_to_choice(window: MainWindow, session: Session) -> ScorePanel:
    rng = Random(1)
    while session.view_for(None).phase == "play":
        step(session, rng)
    window.controller.begin(session)
    settle(window)
    panel = window.screen_.panel
    assert isinstance(panel, ScorePanel)
    return panel


@pytest.mark.parametrize("way", [Keyboard, Mouse])
def test_a_person_shoots_the_moon_and_chooses(window: MainWindow, way: type[Person]) -> None:
    begin(window)
    person = way(window, Random(1))
    person.play_match(deals=1)
    assert person.done.count("score") == 1
    assert isinstance(window.screen_.panel, DealOverPanel)
    assert sorted(window.controller.view.totals) in ([-26, 0, 0, 0], [0, 26, 26, 26])


def test_the_text_table_asks_too(window: MainWindow) -> None:
    session = begin(window)
    window.commands["text_table"].trigger()
    panel = play_to_choice(window, session)
    assert window.screen_.texts.is_on and panel.isVisible()
    press(window, Qt.Key.Key_1)
    press(window, Qt.Key.Key_Return)
    settle(window)
    lines = text_table.log_lines(window.controller.view, window.screen_.names)
    assert "You give the points to everyone else." in lines
    assert window.controller.view.totals == (0, 26, 26, 26)


def test_a_claim_of_everything_asks_the_claimer(window: MainWindow, qtbot: QtBot) -> None:
    session, rng = begin(window), Random(1)
    while not (session.turn == 0 and session.view_for(0).totals and any(
        trick.points for trick in session.view_for(0).tricks
    )):  # fmt: skip
        step(session, rng)
    window.controller.begin(session)
    settle(window)
    claim = next(claim for claim in session.offered_claims() if is_all(session.view_for(0), claim))
    window.controller.finisher.claim(claim)
    qtbot.waitUntil(lambda: isinstance(window.screen_.panel, ScorePanel))
    press(window, Qt.Key.Key_2)
    press(window, Qt.Key.Key_Return)
    settle(window)
    assert window.controller.state is State.DEAL_OVER
    assert window.controller.view.totals == (-26, 0, 0, 0)


def test_a_bot_chooses_by_itself(window: MainWindow) -> None:
    session = begin(window, 2)
    Keyboard(window, Random(1)).play_match(deals=1)
    assert session.record_text().count("2 call ") == 1
    assert window.controller.view.totals in ((26, 26, 0, 26), (0, 0, -26, 0))


def test_undo_asks_again(window: MainWindow) -> None:
    session = begin(window)
    panel = play_to_choice(window, session)
    panel.choices["others"].click()
    panel.confirm.click()
    settle(window)
    assert window.controller.view.totals == (0, 26, 26, 26)
    window.controller.undo()
    settle(window)
    assert isinstance(window.screen_.panel, ScorePanel)
    assert window.controller.view.totals == (0, 0, 0, 0)


def test_a_proposed_call_is_chosen_and_not_made(window: MainWindow) -> None:
    session = begin(window)
    panel = play_to_choice(window, session)
    panel.propose("others")
    assert panel.chosen == "others"
    assert window.controller.view.phase == "score"
    assert panel.widgets_for("self") == [panel.choices["self"]]


def test_hidden_cards_hide_the_question(window: MainWindow) -> None:
    session = begin(window)
    play_to_choice(window, session)
    window.screen_.hide_cards(True)
    assert isinstance(window.screen_.panel, HiddenPanel)
    window.screen_.hide_cards(False)
    assert isinstance(window.screen_.panel, ScorePanel)


@pytest.mark.parametrize("has_won", [True, False])
def test_your_own_end_comes_first_and_only_a_persons_win_is_celebrated(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, has_won: bool
) -> None:
    table = at_end("hearts")
    winner = view(table, None).winners[0]
    seat = winner if has_won else (winner + 1) % 4
    celebrated: list[PlayerView] = []
    monkeypatch.setattr(window.table, "celebrate", celebrated.append)
    people = "".join("h" if other == seat else "." for other in range(4))
    window.matches.play(Session(setup(people, table.game), None, table))
    settle(window)
    press(window, Qt.Key.Key_Return)
    panel = window.screen_.panel
    assert isinstance(panel, MatchOverPanel)
    assert bool(celebrated) == has_won
    first = panel.winners if has_won else panel.standing
    assert first.text().startswith("You") and first.property("heading") == "1"
    assert panel.standing.isHidden() == has_won and panel.winners.isVisible()
