"""The coach's page of habits, with 0, 5 and 40 deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QPdfWriter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.session.coach.habit_deals import Instant, keep_reviewed
from tests.session.practice.dear import folder
from tests.ui.window.quick import QuickClient
from trickdesk.games import games
from trickdesk.session.coach.claims import Loss
from trickdesk.session.coach.looking import Standing
from trickdesk.session.coach.report import Trend
from trickdesk.session.coach.themes import THEMES
from trickdesk.storage.paths import Paths
from trickdesk.storage.settings import Settings
from trickdesk.ui.practice import wording
from trickdesk.ui.practice.dialog import CoachDialog
from trickdesk.ui.practice.habits import HabitsPage
from trickdesk.ui.practice.looking import DealReviews
from trickdesk.ui.practice.table import VerdictPanel
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.plain_text import plain_document
from trickdesk.ui.text import dates
from trickdesk.ui.theme.colours import apply_theme
from trickdesk.ui.widgets import paper
from trickdesk.ui.widgets.page_parts import ScrollPage

GAME, THEME = "five-hundred", "passes-too-much"
SAYS = "You pass with hands that are worth a bid."
Open = Callable[..., CoachDialog]


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    monkeypatch.setattr("trickdesk.session.coach.looking.POLL_S", 0.001)
    return folder(tmp_path)


@pytest.fixture
def open_(qtbot: QtBot, paths: Paths) -> Iterator[Open]:
    made: list[CoachDialog] = []

    def opened(reviews: DealReviews | None = None) -> CoachDialog:
        apply_theme(application(), "light")
        settings = Settings()
        settings.motion.reduced = "on"
        settings.players.name, settings.games.last_game = "Ann", GAME
        dialog = CoachDialog(settings, paths, Random(4), reviews or DealReviews(paths), QuickClient())
        made.append(dialog)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        read(qtbot, dialog.habits)
        return dialog

    yield opened
    for dialog in made:
        dialog.close()


def read(qtbot: QtBot, page: HabitsPage) -> None:
    """Wait until everything has been read."""
    qtbot.waitUntil(lambda: page.is_settled)


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def test_without_deals_it_says_what_to_do(open_: Open) -> None:
    page = open_().habits
    assert page.pages.currentWidget() is page.none
    assert page.none.title.text() == "No deals yet"
    assert "Finish a match of Five Hundred" in page.none.words.text()
    assert page.look.isHidden() and page.status.text() == ""


def test_a_long_sentence_above_is_shown_whole(open_: Open, qtbot: QtBot) -> None:
    """In the words of large text, or why files can't be read."""
    status = open_().habits.status
    status.setText("A long sentence about files that can't be read. " * 6)
    whole = status.fontMetrics().boundingRect(status.rect(), Qt.TextFlag.TextWordWrap, status.text())
    qtbot.waitUntil(lambda: status.height() >= whole.height())


def test_deals_without_a_review_are_counted(open_: Open, paths: Paths) -> None:
    keep_reviewed(paths, GAME, 1, seeds=(2,))
    for stored in paths.reviews.iterdir():
        stored.unlink()
    page = open_().habits
    assert page.page is not None and not page.page.report.reviewed
    count = len(page.page.report.unseen)
    assert page.none.title.text() == f"{count} deals to look at"
    assert page.look.text() == "&Look at 40 deals"


def test_with_few_deals_nothing_stands_out(open_: Open, paths: Paths) -> None:
    keep_reviewed(paths, GAME, 5, seeds=(0,))
    page = open_().habits
    assert page.pages.currentWidget() is not page.none
    assert page.summary.isVisible()
    assert page.summary.text() == "Nothing stands out in your last 5 deals."
    assert page.advice.text() == "A habit shows in about 40 deals. Look at more deals, or play on."
    assert not any(card.isVisible() for card in page.cards) and not page.about.isVisible()
    assert page.status.text() == "5 deals reviewed, 6 not yet"


def test_a_claim_is_a_sentence_with_its_deals(open_: Open, paths: Paths) -> None:
    reviewed = keep_reviewed(paths, GAME, 45, THEME, won=-14, seeds=(2,))
    dialog = open_()
    page = dialog.habits
    assert page.page is not None
    (claim,) = page.page.report.claims
    card = page.cards[0]
    cost = wording.loss_figure(claim.loss)
    assert card.says.text() == (
        f"{SAYS} That costs about {cost} points a deal. It happened {len(claim.cases)} times in 40 deals."
    )
    assert card.tip.text().startswith("Count what you")
    assert not page.summary.isVisible() and not page.cards[1].isVisible()
    assert page.standing.text().startswith("With your cards, Hard would have done 14.")
    assert page.standing.text().endswith("points a deal better. You don't play as well as Hard yet.")
    assert page.theme.currentData() == THEME and page.deals.count() == len(claim.cases)
    opened: list[tuple[str, int, int]] = []
    dialog.opened.connect(lambda *case: opened.append(case))
    page.deals.setCurrentRow(3)
    page.deals.itemActivated.emit(page.deals.currentItem())
    case = claim.cases[3]
    assert opened == [(case.name, case.deal, case.at)] and (case.name, case.deal) in reviewed
    assert not dialog.isVisible()


def test_the_chart_has_a_bar_for_each_month_with_its_error(open_: Open, paths: Paths) -> None:
    keep_reviewed(paths, GAME, 150, THEME, seeds=(2, 3), days=40)
    page = open_().habits
    assert page.page is not None
    months = page.page.report.months
    assert len(months) >= 2
    assert [bar.words.split(":")[0] for bar in page.chart.bars] == [
        dates.month_words(month.month) for month in months
    ]
    for bar, month in zip(page.chart.bars, months, strict=True):
        loss = month.losses[THEME]
        assert bar.error / bar.share == pytest.approx(loss.error / loss.points)
        assert bar.share + bar.error <= 1
        assert wording.loss_figure(loss) in bar.words
    page.theme.setCurrentIndex(0)
    assert page.deals.count() == min(200, len(page.page.report.mistakes))
    assert page.deals.item(0).text().endswith(f" lost. {SAYS}")
    assert not page.chart.grab().isNull()


def test_nothing_is_cut_with_large_text(open_: Open, paths: Paths) -> None:
    keep_reviewed(paths, GAME, 45, THEME, won=-14, seeds=(2,))
    dialog = open_()
    apply_theme(application(), "light", 2.0)
    dialog.resize(1000, 700)
    QApplication.processEvents()
    area = dialog.habits.pages.currentWidget()
    assert isinstance(area, ScrollPage)
    assert area.widget().width() <= area.viewport().width()


def test_what_the_page_shows_can_be_printed(
    open_: Open, paths: Paths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_reviewed(paths, GAME, 45, THEME, won=-14, seeds=(2,))
    page = open_().habits
    words = plain_document(*page.on_paper()).toPlainText()
    for shown in (page.status, page.cards[0].says, page.cards[0].tip, page.standing, page.error):
        assert shown.text() in words
    for line in (*page.chart.sentences, *(page.deals.item(row).text() for row in range(page.deals.count()))):
        assert line in words
    assert not page.chart.on_paper().isNull()
    file = tmp_path / "coach.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    page.save.click()
    assert file.read_bytes().startswith(b"%PDF-")
    monkeypatch.setattr(paper, "ask_printer", lambda _parent: None)
    page.print.click()
    monkeypatch.setattr(paper, "ask_printer", lambda _parent: QPdfWriter(str(tmp_path / "printed.pdf")))
    page.print.click()
    assert (tmp_path / "printed.pdf").stat().st_size > 1000


def test_by_keyboard_alone(open_: Open, paths: Paths, qtbot: QtBot) -> None:
    keep_reviewed(paths, GAME, 45, THEME, seeds=(2,))
    dialog = open_()
    page = dialog.habits
    dialog.tabs.tabBar().setFocus()
    met = []
    for _ in range(14):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        met.append(focused())
    stops = (page.look, page.cards[0].practise, page.theme, page.chart, page.deals, page.print, page.save)
    assert list(dict.fromkeys(widget for widget in met if widget in stops)) == list(stops)
    opened: list[object] = []
    dialog.opened.connect(lambda *case: opened.append(case))
    page.chart.setFocus()
    QTest.keyClick(page.chart, Qt.Key.Key_Right)
    assert page.chart.marked == 0
    page.cards[0].practise.setFocus()
    QTest.keyClick(page.cards[0].practise, Qt.Key.Key_Return)
    assert dialog.tabs.currentWidget() is dialog.puzzles
    qtbot.waitUntil(lambda: dialog.puzzles.puzzle is not None)
    assert not opened


def test_screen_readers_find_everything(open_: Open, paths: Paths) -> None:
    keep_reviewed(paths, GAME, 45, THEME, seeds=(2,))
    page = open_().habits
    for widget in (page.look, page.cards[0].practise, page.chart, page.theme, page.deals):
        node = QAccessible.queryAccessibleInterface(widget)
        assert node.text(QAccessible.Text.Name), widget
    node = QAccessible.queryAccessibleInterface(page.cards[0].practise)
    assert SAYS in node.text(QAccessible.Text.Description)
    node = QAccessible.queryAccessibleInterface(page.chart)
    assert "points lost per deal" in node.text(QAccessible.Text.Description)
    assert page.page is not None
    assert SAYS in wording.page_words(page.status.text(), page.page.report, games()[GAME]())


def test_deals_are_looked_at_in_the_background(open_: Open, paths: Paths, qtbot: QtBot) -> None:
    keep_reviewed(paths, GAME, 1, unseen=10, seeds=(0,))
    reviewers: list[Instant] = []

    def make() -> Instant:
        reviewers.append(Instant())
        return reviewers[-1]

    reviews = DealReviews(paths, make)
    dialog = open_(reviews)
    page = dialog.habits
    assert page.look.text() == "&Look at 10 deals"
    qtbot.mouseClick(page.look, Qt.MouseButton.LeftButton)
    assert page.look.text() == "&Stop" and page.progress.isVisible()
    assert page.status.text() == "Looking at deals: 0 of 10"
    qtbot.waitUntil(lambda: reviews.done >= 2)
    qtbot.mouseClick(page.look, Qt.MouseButton.LeftButton)
    assert not reviews.is_busy and not page.progress.isVisible()
    read(qtbot, page)
    assert page.page is not None and 3 <= page.page.report.reviewed <= 11
    left = len(page.page.report.unseen)
    qtbot.waitUntil(lambda: reviewers[0].closed)
    if left:  # the machine may have been slow to stop
        dialog.close()
        reviews.start(page.page.report.unseen)  # goes on without the dialog
        qtbot.waitUntil(lambda: not reviews.is_busy)
    page = open_(reviews).habits
    assert page.page is not None and page.page.report.reviewed == 11
    assert page.look.isHidden()


def test_exercises_of_a_theme_come_from_the_person_then_from_bots(
    open_: Open, paths: Paths, qtbot: QtBot
) -> None:
    keep_reviewed(paths, GAME, 45, THEME, seeds=(2,))
    dialog = open_()
    page = dialog.puzzles
    dialog.habits.practised.emit(THEME)
    assert dialog.tabs.currentWidget() is page and page.all.isVisible()
    own = 0
    while True:
        qtbot.waitUntil(lambda: page.puzzle is not None)
        puzzle = page.puzzle
        assert puzzle.theme == THEME and SAYS not in page.status.text()
        if puzzle.view.seat in puzzle.bots:
            break
        own += 1
        page.exercise.decided.emit(puzzle.best)
        assert isinstance(page.exercise.panel, VerdictPanel)
        assert page.status.text().startswith(SAYS)
        page.exercise.panel.next.emit()
    assert own > 10 and page.status.text() == "Here a computer player had to decide. What would you do?"
    page.exercise.decided.emit(puzzle.best)
    assert page.status.text().startswith(SAYS)
    page.all.click()
    assert not page.all.isVisible()


def test_words() -> None:
    game, theme = games()[GAME](), THEMES["draws-no-trumps"]
    assert wording.loss_figure(Loss(12.3, 4.4)) == "12 ± 4"
    assert wording.loss_figure(Loss(-1.26, 0.6)) == "1.3 ± 0.6"
    better = wording.trend_words(Trend(theme, Loss(12.0, 4.0), Loss(1.0, 0.5)), game)
    assert better == (
        "Better than before: “You don't draw trumps” used to cost 12 ± 4 points a deal, and now costs 1.0 ± 0.5."
    )
    worse = wording.trend_words(Trend(theme, Loss(0.0, 0.0), Loss(12.0, 4.0)), game)
    assert worse == (
        "Worse than before: “You don't draw trumps” used to cost 0 points a deal, and now costs 12 ± 4. "
        f"{theme.tip}"
    )
    lead = Loss(14.0, 9.0)
    assert wording.compared_words(Standing("hard", lead, "", "")) == (
        "With your cards, Hard would have done 14 ± 9 points a deal worse. "
        "That is too close to say who plays better."
    )
    assert wording.compared_words(Standing("hard", lead, "medium", "hard")).endswith(
        "Your level is between Medium and Hard."
    )
    assert wording.compared_words(Standing("hard", lead, "hard", "")).endswith("You play better than Hard.")
    assert wording.theme_words("gone", game) == ""
