"""The player's costly decisions, asked again by the coach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.driving import steps
from tests.session.practice.dear import folder, keep_dear
from tests.ui.window.quick import QuickClient
from trickdesk.engine.actions import Play
from trickdesk.engine.cards import card_set
from trickdesk.engine.errors import IllegalAction
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games
from trickdesk.session.practice.puzzles import refusals_of
from trickdesk.storage.paths import Paths
from trickdesk.storage.practice import BOXES, PracticeFile
from trickdesk.storage.settings import Settings
from trickdesk.ui.practice.dialog import CoachDialog
from trickdesk.ui.practice.looking import DealReviews
from trickdesk.ui.practice.puzzles import PuzzlePage
from trickdesk.ui.practice.table import VerdictPanel
from trickdesk.ui.qt.application import application
from trickdesk.ui.text.prompts import refusal_words
from trickdesk.ui.theme.colours import apply_theme

Open = Callable[..., CoachDialog]


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return folder(tmp_path)


@pytest.fixture
def open_(qtbot: QtBot, paths: Paths) -> Iterator[Open]:
    made: list[CoachDialog] = []

    def opened(game: str, name: str = "Ann") -> CoachDialog:
        apply_theme(application(), "light")
        settings = Settings()
        settings.motion.reduced = "on"
        settings.players.name = name
        settings.games.last_game = game
        dialog = CoachDialog(settings, paths, Random(4), DealReviews(paths), QuickClient())
        made.append(dialog)
        qtbot.addWidget(dialog)
        dialog.tabs.setCurrentWidget(dialog.puzzles)
        with qtbot.waitExposed(dialog):
            dialog.show()
        searched(qtbot, dialog.puzzles)
        return dialog

    yield opened
    for dialog in made:
        dialog.close()


def searched(qtbot: QtBot, page: PuzzlePage) -> None:
    """Wait until it is known whether there is a puzzle."""
    qtbot.waitUntil(lambda: not page._search.is_busy)


@pytest.mark.parametrize("game_id", ["five-hundred", "forty-fives", "hearts", "oh-hell"])
def test_a_decision_is_made_again(open_: Open, paths: Paths, qtbot: QtBot, game_id: str) -> None:
    dears = keep_dear(paths, game_id)
    dialog = open_(game_id)
    page = dialog.puzzles
    for n, dear in enumerate(dears):
        qtbot.waitUntil(lambda: page.puzzle is not None)
        assert page.puzzle.best == dear.better
        assert str(len(dears) - n) in page.status.text()
        view = page.exercise.table.view
        assert view is page.puzzle.view and view.seat == page.exercise.table.bottom
        page.exercise.decided.emit(dear.better if n % 2 else dear.action)
        panel = page.exercise.panel
        assert isinstance(panel, VerdictPanel)
        assert ("tomorrow" in panel.said) == (n % 2 == 0)
        assert page.puzzle is None
        QTest.keyClick(panel, Qt.Key.Key_Return)
        searched(qtbot, page)
    assert page.pages.currentIndex() == 1 and "today" in page.none.title.text()
    dialog.writer.flush()
    cards = PracticeFile(paths.practice).load().puzzles
    today = date.today()
    for n, dear in enumerate(dears):
        card = next(card for key, card in cards.items() if key.endswith(f":{dear.at}"))
        assert card.box == n % 2
        assert card.due - today in (timedelta(days=BOXES[n % 2]), timedelta(days=BOXES[n % 2] - 1))


def test_a_card_is_played_by_mouse_and_by_keyboard(open_: Open, paths: Paths, qtbot: QtBot) -> None:
    (dear,) = keep_dear(paths, "hearts", ("play",))
    page = open_("hearts").puzzles
    qtbot.waitUntil(lambda: page.puzzle is not None)
    decided: list[object] = []
    page.exercise.decided.connect(decided.append)
    table = page.exercise.table
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert len(decided) == 1 and isinstance(decided[0], Play)
    assert decided[0].card in {dear.action.card, dear.better.card} | set(range(52))
    assert isinstance(page.exercise.panel, VerdictPanel)
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert len(decided) == 1


def test_a_card_that_cannot_be_played_is_refused_with_the_reason(
    open_: Open, paths: Paths, qtbot: QtBot
) -> None:
    """The reason is that of the puzzle's own deal."""
    keep_dear(paths, "oh-hell", ("play",))
    page = open_("oh-hell").puzzles
    qtbot.waitUntil(lambda: page.puzzle is not None)
    refusals, seen, table = page.puzzle.refusals, page.puzzle.view, page.exercise.table
    decided: list[object] = []
    page.exercise.decided.connect(decided.append)
    assert refusals
    for card, why in refusals.items():
        table.cardRefused.emit(card)
        words = " ".join(row.words for row in table.voice.refusal.rows)
        assert words == refusal_words(why, seen, card)
    assert not decided


@pytest.mark.parametrize("game_id", ["five-hundred", "forty-fives", "hearts"])
def test_a_puzzle_knows_why_every_other_card_is_refused(paths: Paths, game_id: str) -> None:
    rng, reasons = Random(game_id), set()
    table = Table(games()[game_id]())
    for _ in steps(table, rng, 3):
        if table.phase is None or table.phase_name != "play" or table.phase.turn < 0:
            continue
        seen = view(table, table.phase.turn)
        refusals, before = refusals_of(table, seen), list(table.log)
        assert card_set(refusals) == seen.hand & ~seen.ask.cards
        assert table.log == before
        for card, why in refusals.items():
            with pytest.raises(IllegalAction) as refused:
                table.act(table.phase.turn, Play(card))
            assert refused.value.why is why
        reasons |= {why.name for why in refusals.values()}
    assert "MUST_FOLLOW" in reasons


def test_one_may_be_skipped_and_does_not_come_back_now(open_: Open, paths: Paths, qtbot: QtBot) -> None:
    dears = keep_dear(paths, "five-hundred")
    page = open_("five-hundred").puzzles
    qtbot.waitUntil(lambda: page.puzzle is not None)
    seen = []
    for _ in dears:
        seen.append(page.puzzle.key)
        page.another.click()
        searched(qtbot, page)
    assert len(set(seen)) == len(dears)
    assert page.puzzle is None
    assert PracticeFile(paths.practice).load().puzzles == {}


def test_without_reviews_it_says_what_will_be_there(open_: Open) -> None:
    page = open_("tocan").puzzles
    assert page.pages.currentIndex() == 1
    assert "Tocan" in page.none.words.text() and "review" in page.none.words.text()
    assert not page.another.isEnabled()


def test_whose_decisions_can_be_chosen(open_: Open, paths: Paths, qtbot: QtBot) -> None:
    keep_dear(paths, "hearts", person="Bo")
    keep_dear(paths, "five-hundred", person="Cy")
    dialog = open_("hearts", "Bo")
    page, person = dialog.puzzles, dialog.person
    qtbot.waitUntil(lambda: page.puzzle is not None)
    assert person.currentData() == "bo"
    dialog.tabs.setCurrentWidget(dialog.habits)
    qtbot.waitUntil(person.isVisible)
    dialog.tabs.setCurrentWidget(page)
    person.setCurrentIndex(person.findData("cy"))
    searched(qtbot, page)
    assert page.puzzle is None
    person.setCurrentIndex(0)
    qtbot.waitUntil(lambda: page.puzzle is not None)
    puzzle = page.puzzle
    assert puzzle is not None and puzzle.names[0] == "Bo"
