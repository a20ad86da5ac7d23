"""The coach's exercises: questions about tricks, and calls weighed by an expert."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE
from tests.ui.window.quick import QuickClient
from trickdesk.bots.decision.explain import ActionValue, Explanation, Reason
from trickdesk.bots.process.client import Answer, Trouble
from trickdesk.engine.actions import AskCall, Call, Give, Play
from trickdesk.engine.errors import Problem
from trickdesk.engine.game import Game
from trickdesk.engine.record import write_action
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.session.mistakes import bar_shares
from trickdesk.storage import practice
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.paths import Paths, find_paths
from trickdesk.storage.practice import PracticeFile, PracticeProgress, Score
from trickdesk.storage.settings import Settings
from trickdesk.ui.practice import wording
from trickdesk.ui.practice.dialog import CoachDialog
from trickdesk.ui.practice.looking import DealReviews
from trickdesk.ui.practice.table import VerdictPanel, shown_of
from trickdesk.ui.qt import blocking_io
from trickdesk.ui.qt.application import application
from trickdesk.ui.text import bot_reasons, game_words
from trickdesk.ui.theme.colours import apply_theme


class Expert(QuickClient):
    """Also gives hints: the last legal call is best, each earlier one 10 points worse."""

    def __init__(self) -> None:
        super().__init__()
        self.fails = False
        self.killed = False
        self.hinted: list[PlayerView] = []

    def request_hint(self, ticket: int, view: PlayerView, seed: int, agreements: Any = ()) -> None:
        ask = view.ask
        assert isinstance(ask, AskCall)
        self.hinted.append(view)
        if self.fails:
            self.answers = [Answer(ticket, None, "gone", trouble=Trouble.ENDED)]
            return
        weighed = tuple(
            ActionValue(Call(call), -n, 1.0, 0.5, -10.0 * n, 3.0, 100)
            for n, call in enumerate(reversed(ask.calls))
        )
        why = Explanation((Reason("bids"),), weighed, 100).to_json(view.game.deck)
        best = write_action(weighed[0].action, view.game.deck)
        self.answers = [Answer(ticket, best, why=why, partial=True), Answer(ticket, best, why=why)]

    def kill(self) -> None:
        self.killed = True


@pytest.fixture
def client() -> Expert:
    return Expert()


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path)


@pytest.fixture
def dialog(qtbot: QtBot, paths: Paths, client: Expert) -> Iterator[CoachDialog]:
    apply_theme(application(), "light")
    settings = Settings()
    settings.motion.reduced = "on"
    settings.games.last_game = "five-hundred"
    made = CoachDialog(settings, paths, Random(4), DealReviews(paths), client)
    qtbot.addWidget(made)
    made.tabs.setCurrentWidget(made.ranking)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.close()


def choose_game(dialog: CoachDialog, game_id: str) -> Game:
    dialog.game.setCurrentIndex(dialog.game.findData(game_id))
    assert dialog.ranking.question is not None
    return dialog.ranking.question.game


@pytest.mark.parametrize("game_id", games())
def test_every_game_has_questions_with_reasons(dialog: CoachDialog, game_id: str) -> None:
    assert choose_game(dialog, game_id).id == game_id
    page = dialog.ranking
    for level in range(page.level.count()):
        page.level.setCurrentIndex(level)
        for _ in range(3):
            question = page.question
            assert question is not None and len(page.cards.buttons) == len(question.trick.cards)
            assert all(button.accessibleName() for button in page.cards.buttons)
            assert not page.next.isEnabled()
            page.cards.choose(question.winner)
            assert page.answer.text().startswith("Right")
            assert page.next.isEnabled()
            page.next.click()


def test_right_and_wrong_answers_are_counted_and_kept(
    dialog: CoachDialog, paths: Paths, qtbot: QtBot
) -> None:
    page = dialog.ranking
    for right in (True, True, False, True):
        winner = page.question.winner
        page.cards.choose(winner if right else (winner + 1) % len(page.cards.buttons))
        marks = [button.mark for button in page.cards.buttons]
        assert marks.count("right") == 1 and marks.count("wrong") == (not right)
        assert page.answer.text().startswith("Right" if right else "No")
        page.cards.choose(0)  # too late
        page.next.click()
    assert (page.score.asked, page.score.right, page.score.best, page.streak) == (4, 3, 2, 1)
    dialog.writer.flush()
    assert PracticeFile(paths.practice).load().ranking["five-hundred"] == page.score
    choose_game(dialog, "hearts")
    assert page.score.asked == 0
    choose_game(dialog, "five-hundred")
    assert page.score.asked == 4 and page.streak == 0


def test_questions_by_keyboard_alone(dialog: CoachDialog, qtbot: QtBot) -> None:
    page = dialog.ranking
    first = page.question
    dialog.tabs.setFocus()
    QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_2)
    assert page.score.asked == 1
    QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Return)
    assert page.question is not first and not page.next.isEnabled()
    assert page.cards.buttons[0].hasFocus()
    QTest.keyClick(page.cards.buttons[0], Qt.Key.Key_Right)
    assert page.cards.buttons[1].hasFocus()
    QTest.keyClick(page.cards.buttons[1], Qt.Key.Key_Left)
    QTest.keyClick(page.cards.buttons[0], Qt.Key.Key_Space)
    assert page.score.asked == 2


def test_arrows_follow_the_cards_where_one_reads_from_the_right(dialog: CoachDialog) -> None:
    row = dialog.ranking.cards
    dialog.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    row.buttons[0].setFocus()
    QTest.keyClick(row.buttons[0], Qt.Key.Key_Left)
    assert row.buttons[1].hasFocus()
    QTest.keyClick(row.buttons[1], Qt.Key.Key_Right)
    assert row.buttons[0].hasFocus()


def test_questions_by_mouse_alone(dialog: CoachDialog, qtbot: QtBot) -> None:
    page = dialog.ranking
    qtbot.mouseClick(page.cards.buttons[1], Qt.MouseButton.LeftButton)
    assert page.score.asked == 1
    qtbot.mouseClick(page.next, Qt.MouseButton.LeftButton)
    assert not page.next.isEnabled()


BIDDING = [game_id for game_id, kind in games().items() if kind().bids]


@pytest.mark.parametrize("game_id", BIDDING)
def test_a_call_is_weighed(dialog: CoachDialog, client: Expert, qtbot: QtBot, game_id: str) -> None:
    choose_game(dialog, game_id)
    page = dialog.bidding
    dialog.tabs.setCurrentWidget(page)
    qtbot.waitUntil(lambda: page.quiz is not None and page.quiz.is_asked and page.exercise.panel is not None)
    view = page.quiz.view()
    assert view.seat == page.exercise.table.bottom
    assert len(page.names) == view.game.seats and len(set(page.names)) == view.game.seats
    page.exercise.decided.emit(Call(view.ask.calls[0]))
    qtbot.waitUntil(lambda: isinstance(page.exercise.panel, VerdictPanel))
    assert client.hinted[-1].seat == view.seat
    panel = page.exercise.panel
    assert isinstance(panel, VerdictPanel)
    assert bot_reasons.choice_words(Call(view.ask.calls[0]), view.game, page.names) in panel.title.text()
    assert not page.exercise.table.enabled
    QTest.keyClick(panel, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.quiz.is_asked and not isinstance(page.exercise.panel, VerdictPanel))
    assert page.quiz.view() != view


def test_games_without_bids_say_so(dialog: CoachDialog) -> None:
    choose_game(dialog, "hearts")
    dialog.tabs.setCurrentWidget(dialog.bidding)
    assert dialog.bidding.pages.currentIndex() == 1
    assert "Hearts" in dialog.bidding.none.title.text()
    assert not dialog.bidding.another.isEnabled()


def test_when_the_bots_fail_that_is_said(dialog: CoachDialog, client: Expert, qtbot: QtBot) -> None:
    page = dialog.bidding
    dialog.tabs.setCurrentWidget(page)
    qtbot.waitUntil(lambda: page.quiz is not None and page.quiz.is_asked)
    client.fails = True
    page.exercise.decided.emit(Call("pass"))
    qtbot.waitUntil(lambda: "crashed" in page.status.text())
    client.fails = False
    page.another.click()
    qtbot.waitUntil(lambda: page.exercise.panel is not None)


def answer_once(dialog: CoachDialog) -> None:
    assert dialog.ranking.question is not None
    dialog.ranking.cards.choose(dialog.ranking.question.winner)


def fail_to_write(monkeypatch: pytest.MonkeyPatch, *problems: Problem | None) -> None:
    """Let writes of the progress fail in turn; None is one that succeeds."""
    left = list(problems)

    def write(path: Path, _text: str, *, keep_previous: bool) -> None:
        assert keep_previous
        if (problem := left.pop(0)) is not None:
            raise SaveError(problem, path)

    monkeypatch.setattr(practice, "write_text", write)


def test_a_save_that_fails_is_told_at_once(
    dialog: CoachDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_to_write(monkeypatch, FileProblem.FULL, None)
    assert not dialog.problem.isVisible()
    answer_once(dialog)
    qtbot.waitUntil(dialog.problem.isVisible)
    assert dialog.problem.text() == "Can't write practice.json: the disk is full."
    dialog.ranking.next.click()
    answer_once(dialog)
    qtbot.waitUntil(dialog.problem.isHidden)


def test_a_save_that_failed_is_tried_again_when_the_dialog_closes(
    dialog: CoachDialog, paths: Paths, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    dialog.notSaved.connect(told.append)
    fail_to_write(monkeypatch, FileProblem.FULL, FileProblem.READ_ONLY)
    answer_once(dialog)
    dialog.reject()
    assert told == ["Can't write practice.json: the folder or disk is read-only."]
    monkeypatch.undo()
    dialog.show()
    dialog.reject()
    assert told[1:] == []
    assert PracticeFile(paths.practice).load().ranking["five-hundred"] == dialog.ranking.score


def test_the_dialog_is_drawn_while_it_waits_for_the_disk(
    dialog: CoachDialog, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here the disk answers only once the dialog has been drawn."""
    told, drawn, save = list[str](), Event(), PracticeFile.save

    def wait(file: PracticeFile, progress: PracticeProgress) -> None:
        assert drawn.wait(PATIENCE)
        save(file, progress)

    monkeypatch.setattr(blocking_io, "LEAVE_TIMEOUT_S", PATIENCE)
    monkeypatch.setattr(blocking_io, "PATIENCE_S", PATIENCE)
    monkeypatch.setattr(PracticeFile, "save", wait)
    dialog.notSaved.connect(told.append)
    QTimer.singleShot(0, drawn.set)
    answer_once(dialog)
    dialog.reject()
    assert told == [] and not dialog.isVisible()
    assert PracticeFile(paths.practice).load().ranking["five-hundred"] == dialog.ranking.score


def test_progress_on_a_disk_that_hangs_is_never_written_over(
    qtbot: QtBot, paths: Paths, client: Expert, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = PracticeProgress().with_score("tocan", Score(9, 8, 7))
    PracticeFile(paths.practice).save(kept)
    load, answers, ended = PracticeFile.load, Event(), Event()

    def late(file: PracticeFile) -> PracticeProgress:
        answers.wait()
        try:
            return load(file)
        finally:
            ended.set()

    monkeypatch.setattr(PracticeFile, "load", late)
    monkeypatch.setattr(blocking_io, "PATIENCE_S", 0.1)
    dialog = CoachDialog(Settings(), paths, Random(4), DealReviews(paths), client)
    qtbot.addWidget(dialog)
    hangs = "Can't reach practice.json: the disk or network isn't responding."
    assert dialog.problem.text() == hangs and not dialog.problem.isHidden()
    answers.set()
    assert ended.wait(10)
    told: list[str] = []
    dialog.notSaved.connect(told.append)
    answer_once(dialog)
    dialog.reject()
    assert told == [hangs]
    assert load(PracticeFile(paths.practice)) == kept


def test_the_worker_ends_with_the_screen(dialog: CoachDialog, client: Expert) -> None:
    dialog.reject()
    assert client.killed
    assert not dialog.isVisible()


def test_words_of_verdicts() -> None:
    game = games()["five-hundred"]()
    best, mine = ActionValue(Call("7H"), 1, 1, 0.7, 40.0), ActionValue(Call("pass"), 0, 1, None, -20.0)
    why = Explanation((), (best, mine), 50)
    told = wording.opinion_words(mine.action, best.action, why, game, ())
    assert "7 hearts" in told and "60 points" in told
    assert wording.opinion_words(best.action, best.action, why, game, ()) == "An expert would do the same."
    assert "Yours" in wording.opinion_words(Call("8S"), best.action, why, game, ())
    near = Explanation((), (best, ActionValue(Call("pass"), 0, 1, None, 39.8)), 50)
    assert "hardly" in wording.opinion_words(Call("pass"), best.action, near, game, ())
    assert wording.figures_words(best, game) == "+40 points, 70% to make it"
    near = Explanation((), (best, ActionValue(Call("pass"), 0, 1, None, 39.0)), 50)
    assert ", 1 point more on average" in wording.opinion_words(Call("pass"), best.action, near, game, ())
    assert wording.figures_words(ActionValue(Call("pass"), 0, 1, 0.5, 3.0, 1.0, deals=3), game) == ""


def test_what_is_shown_of_many_alternatives() -> None:
    usual = games()["five-hundred"]()
    weighed = [ActionValue(Call(str(n)), -n, 1, None, float(-n)) for n in range(10)]
    shown = shown_of(weighed, Call("9"))
    assert len(shown) == 6 and shown[-1] is weighed[9] and shown[0] is weighed[0]
    assert shown_of(weighed, Call("x")) == weighed[:6]
    shares = bar_shares(shown, usual)
    assert shares[0] == 1.0 and shares == sorted(shares, key=lambda share: -(share or 0))
    assert bar_shares([*shown, ActionValue(Call("a"), 0, 1)], usual) == [*shares, None]
    assert shares[-1] == pytest.approx(1 - 0.875 * 9 / 18.75)


def test_small_differences_have_bars_of_nearly_the_same_length() -> None:
    usual = games()["five-hundred"]()
    weighed = [ActionValue(Call(str(n)), n, 1, None, n) for n in (-60.0, -61.0, -62.0)]
    shares = [share for share in bar_shares(weighed, usual) if share is not None]
    assert shares[0] == 1.0 and shares == sorted(shares, reverse=True) and shares[-1] > 0.9
    low = games()["hearts"]()
    for_the_match = [ActionValue(Play(n), value, 1, None, n) for n, value in ((12, -11.0), (10, -20.0))]
    assert bar_shares(for_the_match, low) == [1.0, 0.125]
    wide = [ActionValue(Call(str(n)), n, 1, None, n) for n in (60.0, -100.0, -440.0)]
    assert bar_shares(wide, usual)[::2] == [1.0, 0.125]


def test_fewer_points_are_better_where_the_lowest_total_wins() -> None:
    game = games()["hearts"]()
    queen, low = Play(game.deck.id["QS"]), Play(game.deck.id["2C"])
    why = Explanation((), (ActionValue(low, 3, 1, None, 4.0), ActionValue(queen, 0, 1, None, 13.0)), 50)
    told = wording.opinion_words(queen, low, why, game, ())
    assert "9 points fewer" in told
    assert [wording.figures_words(entry, game) for entry in why.weighed] == ["4.0 points", "13.0 points"]
    near = Explanation((), (ActionValue(low, 3, 1, None, 4.0), ActionValue(queen, 3, 1, None, 4.004)), 50)
    assert "hardly" in wording.opinion_words(queen, low, near, game, ())


def test_discarding_nothing_has_a_name() -> None:
    game = games()["forty-fives"]()
    told = wording.opinion_words(Give(1), Give(0), Explanation(()), game, ())
    assert told == "An expert's choice: No card. Yours was not considered."


def test_an_open_panel_follows_a_change_of_theme(dialog: CoachDialog, qtbot: QtBot) -> None:
    dialog.tabs.setCurrentWidget(dialog.bidding)
    dialog.bidding.begin()
    qtbot.waitUntil(lambda: dialog.bidding.exercise.panel is not None)
    panel = dialog.bidding.exercise.panel
    assert panel is not None
    before = panel.styleSheet()
    apply_theme(application(), "contrast")
    qtbot.waitUntil(lambda: panel.styleSheet() != before, timeout=2000)
    apply_theme(application(), "light")
    qtbot.waitUntil(lambda: panel.styleSheet() == before, timeout=2000)


def test_the_tables_follow_a_change_of_theme(dialog: CoachDialog) -> None:
    tables = [page.exercise.table for page in (dialog.bidding, dialog.puzzles)]
    felts = lambda: {table.felt.name for table in tables} | {dialog.ranking.felt.felt}  # noqa: E731
    before = felts()
    dialog._settings.look.theme = "contrast"
    apply_theme(application(), "contrast")
    assert before == {"fern"} and felts() == {"contrast"}
    assert all(table.clock.reduced for table in tables)


@pytest.mark.parametrize("outdated", [{}, {"no-longer-known": True}])
def test_the_rules_that_were_chosen_last_are_practised_and_named(
    outdated: dict[str, bool], qtbot: QtBot, paths: Paths, client: Expert
) -> None:
    kind = games()["five-hundred"]
    settings = Settings()
    settings.games.last_game = kind.id
    preset = kind.preset("Five players, partner called")
    settings.games.last_options = {kind.id: kind(preset.options).options | outdated}
    dialog = CoachDialog(settings, paths, Random(4), DealReviews(paths), client)
    qtbot.addWidget(dialog)
    assert game_words.preset_words(preset) in dialog.windowTitle()
    dialog.tabs.setCurrentWidget(dialog.bidding)
    dialog.bidding.begin()
    qtbot.waitUntil(lambda: dialog.bidding.exercise.panel is not None)
    assert dialog.bidding.quiz is not None
    assert dialog.bidding.quiz.view().game.seats == len(dialog.bidding.names) == 5
    dialog.close()
