"""The coach in the window: reviews of cases, and the sentence after a match."""

from __future__ import annotations

import random
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.session.coach.habit_deals import LAST, Instant, keep_reviewed
from tests.session.helpers import play_until
from tests.ui.review.at_window import page_of, press
from tests.ui.window.players import settle
from trickdesk.games import games
from trickdesk.session import Setup, State
from trickdesk.ui.panels.over import MatchOverPanel
from trickdesk.ui.practice.dialog import CoachDialog
from trickdesk.ui.practice.looking import DealReviews
from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.window.main_window import MainWindow

GAME, THEME = "five-hundred", "passes-too-much"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trickdesk.session.coach.looking.POLL_S", 0.001)


@pytest.fixture
def reviewer(window: MainWindow) -> Instant:
    made = Instant()
    window.coaching.reviews = DealReviews(window.archive.paths, lambda: made, window)
    return made


def test_a_deal_in_the_list_opens_its_review_at_the_decision(
    window: MainWindow, qtbot: QtBot, reviewer: Instant
) -> None:
    keep_reviewed(window.archive.paths, GAME, 45, THEME, seeds=(2,))
    window.settings.players.name = "Ann"
    window.pages.lobby.choose(GAME)
    window.commands["coach"].trigger()
    dialog = window.findChild(CoachDialog)
    assert dialog is not None
    page = dialog.habits
    qtbot.waitUntil(lambda: page.deals.count() > 4 and page.is_settled)
    case = page.cases[2]
    page.deals.setCurrentRow(2)
    page.deals.setFocus()
    qtbot.keyClick(page.deals, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.reviewing.is_up)
    state = page_of(window).state
    assert state is not None
    assert (state.deal.deal, state.position.at, state.position.seat) == (case.deal, case.at + 1, case.seat)
    assert not dialog.isVisible()
    window.activateWindow()  # as a desktop does
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: dialog.isActiveWindow() and page.deals.hasFocus())
    assert page.deals.currentRow() == 2
    qtbot.keyClick(page.deals, Qt.Key.Key_Return)
    assert window.reviewing.is_up
    window.matches.show_lobby()
    qtbot.waitUntil(lambda: not isValid(dialog))


def test_a_record_that_is_gone_leaves_the_match(window: MainWindow, qtbot: QtBot) -> None:
    window.coaching.show_case("gone.trickdesk", 0, 3)
    assert not window.reviewing.is_up and "gone.trickdesk" in window.pages.banner.text


def end_of_match(window: MainWindow) -> MatchOverPanel:
    """Play a whole match, up to the panel at its end."""
    window.settings.players.name = "Ann"
    fresh, game = window.matches.default_players(), games()[GAME]()
    players = tuple(fresh.player(seat) for seat in range(game.seats))
    session, _ = window.archive.start(Setup(game, players, "5"), LAST + timedelta(days=1))
    play_until(session, {State.MATCH_OVER}, random.Random(1))
    session.save()
    session.flush()
    window.matches.play(session)
    settle(window)
    press(window, Qt.Key.Key_Return)
    panel = window.screen_.panel
    assert isinstance(panel, MatchOverPanel)
    return panel


def told(panel: MatchOverPanel) -> str:
    return " ".join(" ".join(label.text() for label in panel.findChildren(PlainLabel)).split())


@pytest.mark.parametrize("is_on", [True, False])
def test_the_end_of_a_match_says_what_has_changed(
    window: MainWindow, qtbot: QtBot, reviewer: Instant, monkeypatch: pytest.MonkeyPatch, is_on: bool
) -> None:
    """Its deals are reviewed for that, and have no mistakes any more."""
    keep_reviewed(window.archive.paths, GAME, 60, THEME, seeds=(2, 3))
    window.settings.help.trend = is_on
    panel = end_of_match(window)
    done = window.coaching
    qtbot.waitUntil(lambda: not done.after_match.is_busy and not done.reviews.is_busy)
    assert bool(reviewer.asked) is is_on
    words = told(panel)
    assert words.count("Better than before: “") == is_on


def test_without_deals_from_before_nothing_is_reviewed(
    window: MainWindow, qtbot: QtBot, reviewer: Instant
) -> None:
    keep_reviewed(window.archive.paths, GAME, 39, seeds=(2, 3))
    panel = end_of_match(window)
    qtbot.waitUntil(lambda: not window.coaching.after_match.is_busy)
    assert not reviewer.asked and "before: “" not in told(panel)
