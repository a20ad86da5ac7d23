"""The statistics dialog with folders of finished matches."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from tests.storage.finished import finished, keep, match, seats
from tests.ui.timers import timer_of
from tests.written import with_table
from trickdesk.engine.record import Record, replay
from trickdesk.games import games
from trickdesk.storage.paths import Paths, find_paths
from trickdesk.storage.statistics import history
from trickdesk.storage.statistics.figures import CardsAndPlay
from trickdesk.storage.statistics.luck import HIGH, Luck
from trickdesk.ui.qt.application import application
from trickdesk.ui.statistics import dialog as dialog_module
from trickdesk.ui.statistics import feed, tables, wording
from trickdesk.ui.statistics import tabs as tabs_module
from trickdesk.ui.statistics.chart import LuckChart, Point
from trickdesk.ui.statistics.dialog import StatisticsDialog
from trickdesk.ui.text import dates, game_words
from trickdesk.ui.text.words import MINUS
from trickdesk.ui.theme.colours import apply_theme
from trickdesk.ui.widgets import file_dialogs
from trickdesk.ui.widgets.bar_chart import Bar, BarChart
from trickdesk.ui.widgets.figure_table import NONE, Cell, Column, FiguresModel

NOON = datetime(2026, 3, 1, 12)
Open = Callable[..., StatisticsDialog]


def keep_some(paths: Paths) -> None:
    """Save six matches in three months: Ann plays in four, Bo in two."""
    for number, game in enumerate(["hearts", "five-hundred", "hearts", "oh-hell", "five-hundred", "hearts"]):
        record = match(game, number % 2)
        people = {0: "Bo"} if number in (1, 2) else {0: "Ann"}
        keep(
            paths.finished,
            record,
            NOON + timedelta(days=14 * number),
            seats(record, people, takebacks=number),
        )


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path)


@pytest.fixture
def open_(qtbot: QtBot, paths: Paths) -> Iterator[Open]:
    made: list[StatisticsDialog] = []

    def opened(person: str = "ann") -> StatisticsDialog:
        apply_theme(application(), "light")
        found = StatisticsDialog(paths, person)
        made.append(found)
        read: list[object] = []
        found.feed.updated.connect(read.append)
        qtbot.addWidget(found)
        with qtbot.waitExposed(found):
            found.show()
        qtbot.waitUntil(lambda: bool(read))
        settle(qtbot, found)
        return found

    yield opened
    for dialog in made:
        dialog.close()


def settle(qtbot: QtBot, dialog: StatisticsDialog) -> None:
    """Wait until the chosen figures are shown."""
    with qtbot.waitSignal(dialog.feed.reported):
        dialog.ask()


def column(model: FiguresModel, number: int) -> list[str]:
    return [row[number].text for row in model.rows]


def test_the_figures_of_a_person(open_: Open, paths: Paths) -> None:
    keep_some(paths)
    dialog = open_()
    assert dialog.pages.currentIndex() == 0
    assert dialog.choices.person.currentText() == "Ann"
    assert dialog.tiles.matches.figure.text() == "4"
    assert dialog.tiles.accuracy.detail.text() == "no reviews yet"
    assert sum(map(int, column(dialog.results.model, -1))) == 0 + 3 + 4 + 5
    assert column(dialog.results.model, 0) == ["Hearts", "Five Hundred", "Oh Hell"]
    assert column(dialog.results.model, 1) == ["2", "1", "1"]
    assert len(dialog.matches.model.rows) == 4
    assert len(dialog.over_time.chart.bars) == 3
    assert "matches" in dialog.over_time.chart.accessibleDescription()


def sit(paths: Paths, number: int, style: str) -> bool:
    """Save a match of Ann with Bruno against Ada and Emil; return whether they won."""
    record = match("five-hundred", (1, 5, 3)[number % 3])  # of four players
    sitting = seats(record, {0: "Ann"})
    names = {1: "Ada", 2: "Bruno", 3: "Emil"}
    named = tuple(
        {**row, "name": names[seat], "style": style} if seat in names else row
        for seat, row in enumerate(sitting)
    )
    keep(paths.finished, record, NOON + timedelta(hours=number), named)
    return 0 in replay(record, games()).winners


def test_people_are_counted_as_partners_and_opponents(open_: Open, paths: Paths) -> None:
    """A match in which the names have no habit was not with them."""
    won = sum(sit(paths, number, "an older habit") for number in range(9))
    sit(paths, 30, "")
    dialog = open_()
    tabs = [dialog.tabs.tabText(number) for number in range(dialog.tabs.count())]
    assert "People" in tabs
    cells = {row[0].text: [cell.text for cell in row[1:]] for row in dialog.people.model.rows}
    assert [*cells] == ["Emil", "Bruno", "Ada"], "the weakest first"
    assert cells["Ada"][:2] == cells["Emil"][:2] == [str(won), str(9 - won)]
    assert cells["Ada"][3:5] == cells["Bruno"][:2] == ["0", "0"]
    assert cells["Bruno"][3:5] == [str(won), str(9 - won)]
    assert [row[0].face for row in dialog.people.model.rows] == ["emil", "bruno", "ada"]
    assert dialog.people.best.text() == "", "nine matches prove nothing"


def test_each_column_of_a_table_has_a_heading_of_its_own(open_: Open) -> None:
    dialog = open_()
    for model in (dialog.results.model, dialog.people.model, dialog.matches.model):
        assert len({*model.headers}) == len(model.headers)


def test_a_best_partner_is_told_after_ten_matches(open_: Open, paths: Paths) -> None:
    won = sum(sit(paths, number, "returns") for number in range(10))
    words = f"The best partner is Bruno: {10 * won}% of the matches were won."
    assert open_().people.best.text() == words


def test_matches_say_by_which_rules_they_were_played(open_: Open, paths: Paths) -> None:
    kind = games()["five-hundred"]
    for number, (options, preset) in enumerate(
        (
            (kind.preset("Australian").options, "Australian"),
            ({"target": 250, "own_raise": True}, None),
            ({"target": 250, "own_raise": True}, "Fridays"),
            ({}, "As documented"),
        )
    ):
        record = with_table(Record(kind.id, preset=preset), finished(kind(options), Random(number)))
        keep(paths.finished, record, NOON + timedelta(days=number), seats(record, {0: "Ann"}))
    dialog = open_()
    assert column(dialog.matches.model, 1) == [
        "Five Hundred",
        "Five Hundred, Fridays",
        "Five Hundred, with 2 changes",
        "Five Hundred, Australian",
    ]
    assert dialog.matches.model.rows[2][1].tip == ("Five Hundred (to 250 points, Raise your own bid)")


def test_what_is_chosen_is_counted(open_: Open, paths: Paths, qtbot: QtBot) -> None:
    keep_some(paths)
    dialog = open_()
    dialog.choices.person.setCurrentIndex(dialog.choices.person.findData("bo"))
    settle(qtbot, dialog)
    assert dialog.tiles.matches.figure.text() == "2"
    dialog.choices.person.setCurrentIndex(0)
    dialog.choices.game.setCurrentIndex(dialog.choices.game.findData("five-hundred"))
    settle(qtbot, dialog)
    assert column(dialog.results.model, 1) == ["2"]
    assert {row[0].text for row in dialog.contracts.model.rows} == {"Five Hundred"}
    assert "Five Hundred" in dialog.contracts.chart.accessibleName()
    assert dialog.contracts.chart.bars
    dialog.choices.game.setCurrentIndex(0)
    dialog.choices.period.setCurrentIndex(1)
    dialog.results.by.setCurrentIndex(3)
    settle(qtbot, dialog)
    assert column(dialog.results.model, 0) == ["Ann", "Bo"]
    assert set(column(dialog.results.model, 5)) == {NONE}  # of several games


def test_somebody_who_never_played_sees_everybody(open_: Open, paths: Paths, qtbot: QtBot) -> None:
    keep_some(paths)
    dialog = open_("zoe")
    qtbot.waitUntil(lambda: dialog.tiles.matches.figure.text() == "6")
    assert dialog.choices.person.currentData() == ""
    assert dialog.choices.person.findData("zoe") < 0


def test_an_empty_screen_says_what_will_be_there(open_: Open) -> None:
    dialog = open_()
    assert dialog.pages.currentIndex() == 1
    assert not dialog.export.isEnabled() and not dialog.reset.isEnabled()


def test_damaged_records_are_named(open_: Open, paths: Paths) -> None:
    keep_some(paths)
    (paths.finished / "evening.trickdesk").write_text("{}")
    dialog = open_()
    dialog.tabs.setCurrentWidget(dialog.matches)
    assert column(dialog.matches.left_out, 0) == ["evening.trickdesk"]
    assert column(dialog.matches.left_out, 1)[0]
    assert dialog.matches.problems.isVisible()
    assert "1" in dialog.matches.note.text()


def test_a_match_is_opened_by_key_and_by_mouse(open_: Open, paths: Paths, qtbot: QtBot) -> None:
    keep_some(paths)
    dialog = open_()
    dialog.tabs.setCurrentWidget(dialog.matches)
    newest = max(path.name for path in paths.finished.iterdir())
    sheet = dialog.matches.sheet
    sheet.setFocus()
    with qtbot.waitSignal(dialog.opened) as told:
        QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert told.args == [paths.finished / newest]
    assert not dialog.isVisible()
    again = open_()
    again.tabs.setCurrentWidget(again.matches)
    again.matches.sheet.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    again.matches.sheet.setCurrentIndex(again.matches.sheet.sorted.index(0, 0))
    with qtbot.waitSignal(again.opened) as told:
        again.matches.open.click()
    assert told.args == [paths.finished / min(path.name for path in paths.finished.iterdir())]


def test_reset_asks_counts_anew_and_can_be_taken_back(
    open_: Open, paths: Paths, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_some(paths)
    dialog = open_()
    asked: list[str] = []

    def answer(_parent: object, _title: str, question: str) -> bool:
        asked.append(question)
        return len(asked) > 1

    monkeypatch.setattr(dialog_module, "ask", answer)
    dialog.reset.click()
    settle(qtbot, dialog)
    assert dialog.tiles.matches.figure.text() == "4"
    dialog.reset.click()
    settle(qtbot, dialog)
    assert dialog.tiles.matches.figure.text() == "0"
    assert "Ann" in asked[1]
    assert len(list(paths.finished.iterdir())) == 6
    dialog.reset.click()
    settle(qtbot, dialog)
    assert dialog.tiles.matches.figure.text() == "4"
    assert len(asked) == 2


@pytest.mark.parametrize("tab", range(6))
def test_the_table_that_is_open_is_exported(
    open_: Open, paths: Paths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tab: int
) -> None:
    keep_some(paths)
    dialog = open_()
    dialog.tabs.setCurrentIndex(tab)
    file = tmp_path / "table.csv"
    monkeypatch.setattr(file_dialogs, "ask_csv", lambda *_: file)
    dialog.export.click()
    rows = list(csv.reader(file.read_text(encoding="utf-8").splitlines()))
    model = (
        dialog.results,
        dialog.contracts,
        dialog.people,
        dialog.over_time,
        dialog.luck,
        dialog.matches,
    )[tab].model
    assert len(rows) == len(model.rows) + 1
    assert rows[0] == model.headers and all(rows[0])
    assert all(len(row) == len(rows[0]) for row in rows)


def test_reading_can_be_cancelled_and_shows_how_far_it_is(
    open_: Open, paths: Paths, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialog_module, "SLOW_AFTER", 2)
    monkeypatch.setattr(history, "BATCH", 2)
    monkeypatch.setattr(feed, "TOLD_S", 0)  # the reading that is held must have told of itself
    keep_some(paths)
    dialog = open_()
    held: list[bool] = []
    real = dialog.feed.worker.pause

    def pause() -> bool:
        """After the first record, wait until Cancel was pressed."""
        while held and not dialog.feed.worker.stopped:
            QTest.qSleep(1)
        held.append(True)
        return real()

    monkeypatch.setattr(dialog.feed.worker, "pause", pause)
    with qtbot.waitSignal(dialog.feed.progressed):
        dialog.again.click()
    qtbot.waitUntil(dialog.progress.isVisible)
    assert dialog.cancel.isVisible() and not dialog.again.isEnabled()
    with qtbot.waitSignal(dialog.feed.updated) as told:
        dialog.cancel.click()
    assert not told.args[0].complete
    assert not dialog.progress.isVisible()
    assert dialog.status.text()
    held.clear()
    monkeypatch.setattr(dialog.feed.worker, "pause", real)
    with qtbot.waitSignal(dialog.feed.updated) as told:
        dialog.again.click()
    assert told.args[0].complete
    settle(qtbot, dialog)
    assert dialog.tiles.matches.figure.text() == "4"


def test_bars_say_themselves(qtbot: QtBot) -> None:
    chart = BarChart("Won")
    qtbot.addWidget(chart)
    chart.resize(400, 200)
    assert not chart.grab().isNull()  # before the first answer is there
    chart.set_bars([], "Nothing yet.")
    assert chart.accessibleDescription() == "Nothing yet."
    assert not chart.grab().isNull()
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.marked is None
    bars = [
        Bar("a", 0.5, "50", "A: half."),
        Bar("b", 1.0, "100", "B: all."),
        Bar("c", 0, "0", "C.", faint=True),
    ]
    chart.set_bars(bars, "")
    assert chart.accessibleDescription() == "A: half. B: all. C."
    for key, marked in ((Qt.Key.Key_Left, 2), (Qt.Key.Key_Right, 0), (Qt.Key.Key_Down, 1)):
        QTest.keyClick(chart, key)
        assert chart.marked == marked
    image = chart.grab().toImage()
    heights = [_height(image, round(place.center().x() - 20)) for place in chart.places()]
    assert heights[1] > heights[0] > heights[2]


def test_lines_of_the_chart_of_luck_lie_below_each_other(qtbot: QtBot) -> None:
    chart = LuckChart()
    qtbot.addWidget(chart)
    for count in (2, 5, 7):
        chart.set_points([Point("High cards", 0.5, "High.")] * count, ("fewer", "usual", "more"), "")
        chart.resize(chart.minimumSizeHint())
        assert all(line.height() >= 0.88 * chart.fontMetrics().height() for line in chart.places())


def _height(image: object, x: int) -> int:
    """Return how many pixels of a column differ from the background."""
    from PySide6.QtGui import QImage

    assert isinstance(image, QImage)
    ground = image.pixelColor(QPoint(2, 2))
    return sum(image.pixelColor(x, y) != ground for y in range(image.height()))


def test_the_model_is_a_model(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    model = FiguresModel([Column("Game", figures=False), Column("Won", "How many")])
    qtmodeltester.check(model)
    model.set_cells([[Cell("Hearts", "Hearts"), Cell("3", 3, "3 of 4")]], "What")
    qtmodeltester.check(model)
    index = model.index(0, 1, QModelIndex())
    assert model.data(index, Qt.ItemDataRole.AccessibleTextRole) == "Won: 3 of 4"
    assert model.headerData(0, Qt.Orientation.Horizontal) == "What"
    model.set_cells([[Cell("=cmd()", "x"), Cell("", 0)]])
    assert model.as_csv().splitlines() == ["What,Won", "'=cmd(),"]


def test_words_for_what_this_version_does_not_know() -> None:
    assert wording.listed_game_words("bridge") == "bridge"
    assert wording.preset_key_words("bridge\nClub") == "bridge: Club"
    assert wording.preset_key_words("hearts\n").endswith("custom rules")
    assert dates.month_words("2026-13") == "2026-13"
    assert dates.month_words("2026-03").endswith("2026")
    assert wording.percent_words(1, 0) == wording.mean_words(1, 0) == NONE
    assert wording.mean_words(-3, 2) == "\N{MINUS SIGN}1.5"
    assert wording.opponents_words("grandmaster") == "grandmaster"


def test_contracts_of_one_preset_are_chosen_with_the_game(open_: Open, paths: Paths, qtbot: QtBot) -> None:
    first = match("five-hundred", 0)
    other = next(
        found for seed in range(1, 9) if (found := match("five-hundred", seed)).preset != first.preset
    )
    for number, record in enumerate((first, other, other)):
        keep(paths.finished, record, NOON + timedelta(days=number), seats(record, {0: "Ann"}))
    dialog = open_()
    box = dialog.choices.game
    keys = [box.itemData(n) for n in range(box.count())]
    assert keys == ["", "five-hundred", f"five-hundred\n{other.preset}", f"five-hundred\n{first.preset}"]
    box.setCurrentIndex(2)
    settle(qtbot, dialog)
    assert dialog.tiles.matches.figure.text() == "2"
    assert box.currentText() in dialog.contracts.title.text()
    box.setCurrentIndex(1)
    settle(qtbot, dialog)
    assert dialog.tiles.matches.figure.text() == "3"


def test_a_game_with_one_set_of_rules_has_one_entry(open_: Open, paths: Paths) -> None:
    record = match("hearts")
    keep(paths.finished, record, NOON, seats(record, {0: "Ann"}))
    box = open_().choices.game
    assert [box.itemData(n) for n in range(box.count())] == ["", "hearts"]


def test_rules_of_one_game_are_named_without_it(open_: Open, paths: Paths, qtbot: QtBot) -> None:
    first = match("five-hundred", 0)
    other = next(
        found for seed in range(1, 9) if (found := match("five-hundred", seed)).preset != first.preset
    )
    for number, record in enumerate((first, other)):
        keep(paths.finished, record, NOON + timedelta(days=number), seats(record, {0: "Ann"}))
    dialog = open_()
    dialog.results.by.setCurrentIndex(1)
    settle(qtbot, dialog)
    names = {preset.name: game_words.preset_words(preset) for preset in games()["five-hundred"].presets}
    assert set(column(dialog.results.model, 0)) == {names[str(first.preset)], names[str(other.preset)]}
    index = dialog.results.model.index(0, 0)
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == f"Game and rules: {index.data()}"
    record = match("hearts")
    keep(paths.finished, record, NOON, seats(record, {0: "Ann"}))
    dialog.feed.update()
    qtbot.waitUntil(lambda: "Five Hundred: " in "".join(column(dialog.results.model, 0)))


# -- luck


def test_luck_is_drawn_listed_and_told(qtbot: QtBot, paths: Paths, open_: Open) -> None:
    keep_some(paths)
    dialog = open_()
    tab = dialog.luck
    dialog.tabs.setCurrentWidget(tab)
    rows = [cells[0].text for cells in tab.model.rows]
    assert rows[:3] == ["High cards", "Longest suit", "Best trump suit"]
    assert [point.label for point in tab.chart.points] == rows
    assert "This happens to" in tab.chart.accessibleDescription()
    assert "There are none yet" in tab.played.text()
    own = int(tab.model.rows[0][1].text)
    tab.whose.setCurrentIndex(2)
    assert int(tab.model.rows[0][1].text) > own  # there are more opponents
    tab.chart.setFocus()
    QTest.keyClick(tab.chart, Qt.Key.Key_Down)
    assert tab.chart.marked == 0 and tab.chart.sentences[0].startswith("High cards: ")
    assert not tab.chart.grab().isNull()


def test_a_failed_run_of_deals_ends_like_one_without_deals(
    qtbot: QtBot, paths: Paths, open_: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ArithmeticError

    keep_some(paths)
    tab = open_().luck
    monkeypatch.setattr(tabs_module, "luck_of_deals", fail)
    tab.deals.click()
    assert timer_of(tab).isActive()
    qtbot.waitUntil(lambda: not tab._dealing.is_busy)
    qtbot.waitUntil(lambda: not timer_of(tab).isActive(), timeout=1000)
    assert tab.title.text() == "Cards that were dealt" and not tab.progress.isVisibleTo(tab)


def test_many_deals_are_dealt_with_progress_and_can_be_stopped(
    qtbot: QtBot, paths: Paths, open_: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_some(paths)
    dialog = open_()
    tab = dialog.luck
    dialog.tabs.setCurrentWidget(tab)
    monkeypatch.setattr(tabs_module, "DEALS", 10_000_000)
    said: list[str] = []
    monkeypatch.setattr(tabs_module, "announce", lambda _widget, text: said.append(text))
    tab.deals.setFocus()
    QTest.keyClick(tab.deals, Qt.Key.Key_Space)
    assert tab.progress.isVisible() and tab.cancel.hasFocus() and not tab.deals.isVisible()
    qtbot.waitUntil(lambda: tab.progress.value() > 0)
    QTest.keyClick(tab.cancel, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not tab.progress.isVisible())
    assert tab.deals.hasFocus() and tab.deals.text() == "&Back to the matches"
    assert tab.title.text().endswith("deals, dealt now") and tab.title.text().startswith("Hearts: ")
    assert said == [tab.title.text()]
    assert 0 < int(tab.model.rows[0][1].text) < 10_000_000
    tab.deals.click()
    assert tab.title.text() == "Cards that were dealt"
    monkeypatch.setattr(tabs_module, "DEALS", 400)
    tab.deals.click()
    qtbot.waitUntil(
        lambda: (
            tab.title.text() == "Hearts, Five Hundred and Oh Hell: 400 deals, dealt now"
        )  # all that are shown
    )
    assert tab.model.rows[0][1].text == "400"
    tab.deals.click()
    dialog.choices.game.setCurrentIndex(dialog.choices.game.findData("oh-hell"))
    settle(qtbot, dialog)
    tab.deals.click()
    qtbot.waitUntil(lambda: tab.title.text() == "Oh Hell: 400 deals, dealt now")


def test_all_rows_of_luck_are_visible_in_a_small_window(open_: Open, paths: Paths) -> None:
    keep_some(paths)
    dialog = open_()
    dialog.resize(dialog.fontMetrics().averageCharWidth() * 150, dialog.fontMetrics().height() * 44)
    tab = dialog.luck
    dialog.tabs.setCurrentWidget(tab)
    application().processEvents()
    last = tab.sheet.visualRect(tab.sheet.sorted.index(tab.sheet.sorted.rowCount() - 1, 0))
    assert tab.sheet.sorted.rowCount() == 6
    assert tab.sheet.viewport().rect().contains(last)
    area = dialog.pages.widget(0)
    assert isinstance(area, QScrollArea) and area.verticalScrollBar().maximum() == 0


def test_figures_stay_near_their_names_in_a_wide_window(open_: Open, paths: Paths) -> None:
    keep_some(paths)
    dialog = open_()
    dialog.resize(1800, 900)
    for tab in (dialog.results, dialog.contracts, dialog.over_time):
        dialog.tabs.setCurrentWidget(tab)
        application().processEvents()
        header, width = tab.sheet.horizontalHeader(), tab.sheet.viewport().width()
        assert header.length() == width
        assert header.sectionSize(0) < width / 4


def test_nothing_is_called_missing_while_records_are_being_read(qtbot: QtBot, paths: Paths) -> None:
    keep_some(paths)
    dialog = StatisticsDialog(paths, "ann")
    qtbot.addWidget(dialog)
    texts = []
    charts = (dialog.contracts.chart, dialog.over_time.chart, dialog.luck.chart)
    dialog.feed.reported.connect(lambda _: texts.append([c.accessibleDescription() for c in charts]))
    qtbot.waitUntil(lambda: bool(texts) and "High cards" in texts[-1][2])
    assert texts[0] == ["Reading finished matches"] * 3
    dialog.close()


def test_the_keyboard_reaches_only_controls_with_a_name(open_: Open, paths: Paths) -> None:
    keep_some(paths)
    dialog = open_()
    for tab in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(tab)
        for widget in dialog.findChildren(QWidget):
            reached = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not widget.focusProxy()
            if reached and widget.isVisible():
                described = QAccessible.queryAccessibleInterface(widget)
                assert described.text(QAccessible.Text.Name), widget


def test_large_text_does_not_scroll_sideways(open_: Open, paths: Paths, qtbot: QtBot) -> None:
    keep_some(paths)
    dialog = open_()
    apply_theme(application(), "light", 2.0)
    dialog.resize(900, 700)
    area = next(area for area in dialog.findChildren(QScrollArea) if area.isAncestorOf(dialog.tabs))
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    assert not area.horizontalScrollBar().maximum()
    apply_theme(application(), "light")


@pytest.mark.parametrize("columns", [tables.result_columns, tables.contract_columns, tables.luck_columns])
def test_no_two_columns_have_the_same_heading(columns: Callable[[], list[Column]]) -> None:
    headings = [column.heading for column in columns()]
    assert len(set(headings)) == len(headings)


def test_luck_in_words() -> None:
    assert wording.chance_words(Luck(19, 50.0, 10.0, 1.0)) == "There are too few hands to tell."
    assert wording.chance_words(Luck(100, 10.2, 10.0, 1.0)) == "This happens to most players."
    assert wording.chance_words(Luck(100, 11.0, 10.0, 1.0)) == "This happens to one player in 3."
    assert wording.chance_words(Luck(100, 8.0, 10.0, 1.0)) == "This happens to one player in 22."
    assert wording.chance_words(Luck(100, 90.0, 10.0, 1.0)).endswith("fewer than one player in a million.")
    told = wording.luck_words(HIGH, Luck(100, 310.0, 300.0, 100.0))
    assert told.startswith("High cards: 3.10 a hand in 100 hands, 3.00 expected, usually 2.80–3.20.")
    split = wording.cards_and_play_words(CardsAndPlay("five-hundred", 3, 160, -50))
    assert (
        split == f"Five Hundred, 3 reviewed deals: +160 points in all, +210 by cards and {MINUS}50 by play."
    )
    assert "+1 point in all" in wording.cards_and_play_words(CardsAndPlay("hearts", 3, 1, 2))
