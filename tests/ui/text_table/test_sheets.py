"""The score sheet in a narrow dock: all sides and contract results are visible."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.samples import deals_over
from trickdesk.engine.view import view
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.match.text_table.record import SCORES, TRICKS, TableRecord
from trickdesk.ui.match.text_table.sheets import NameHeader
from trickdesk.ui.text.name_text import Names
from trickdesk.ui.theme.colours import THEMES, apply_theme
from trickdesk.ui.window.dock import dock_width

SHORT = Names(["You", "Ada", "Bruno", "Chidi", "Dora", "Emil", "Fay", "Gus"], you=0)
LONG = [f"Maximiliane the {n}" for n in range(8)]
MOST_FITS = 12  # after one change of the size
TABLES = [
    ("forty-fives", {"players": 2, "sides": "cutthroat"}),
    ("forty-fives", {"players": 3, "sides": "cutthroat"}),
    ("five-hundred", {}),
    ("tocan", {}),
    ("forty-fives", {"players": 5, "sides": "cutthroat"}),
    ("forty-fives", {"players": 6, "sides": "partners"}),
    ("92q", {"players": 6}),
    ("92q", {"players": 8}),
]


def sheet(
    qtbot: QtBot, game_id: str, options: dict[str, object], names: Sequence[str], size: int = 100
) -> TableRecord:
    dock = TableRecord(CardPixmaps())
    qtbot.addWidget(dock)
    dock.resize(dock_width(size), 500)
    dock.tabs.setCurrentIndex(SCORES)
    dock.set_view(view(deals_over(game_id, 12, options), 0), names)
    with qtbot.waitExposed(dock):
        dock.show()
    return dock


@pytest.mark.parametrize(("names", "size"), [(SHORT, 100), (LONG, 150)], ids=["short", "long"])
@pytest.mark.parametrize(("game_id", "options"), TABLES)
def test_every_side_is_seen(
    qtbot: QtBot,
    qapp: QApplication,
    game_id: str,
    options: dict[str, object],
    names: Sequence[str],
    size: int,
) -> None:
    apply_theme(qapp, "light", size / 100)
    dock = sheet(qtbot, game_id, options, names, size)
    table = dock.score_table
    assert dock.width() == dock_width(size)
    assert table.horizontalHeader().length() <= table.viewport().width()
    assert table.horizontalScrollBar().maximum() == 0
    for column in range(dock.scores.columnCount()):
        assert table.columnWidth(column) >= table.sizeHintForColumn(column), "figures are whole"
    apply_theme(qapp, "light")


def test_a_wide_sheet_has_points_beside_totals_and_a_narrow_one_above(qtbot: QtBot) -> None:
    dock = sheet(qtbot, "tocan", {}, SHORT)
    table = dock.score_table
    line = table.fontMetrics().height()
    high = table.rowHeight(0)
    assert high >= 2 * line
    assert table.delegate.stacked
    dock.resize(700, 500)
    qtbot.waitUntil(lambda: table.rowHeight(0) < high)
    assert not table.delegate.stacked


def test_names_that_fit_in_smaller_text_are_not_rotated(qtbot: QtBot) -> None:
    dock = sheet(qtbot, "92q", {}, SHORT)
    header = dock.score_table.horizontalHeader()
    assert isinstance(header, NameHeader) and not header.upright


def drawn(image: QImage, rect: QRect) -> set[str]:
    return {
        image.pixelColor(x, y).name()
        for x in range(rect.left(), rect.right())
        for y in range(rect.top(), rect.bottom())
    }


@pytest.mark.parametrize("mode", THEMES)
def test_made_and_failed_are_marked(qtbot: QtBot, qapp: QApplication, mode: str) -> None:
    tokens = apply_theme(qapp, mode)
    table_of_deals = deals_over("red-one", 12)
    dock = TableRecord(CardPixmaps())
    qtbot.addWidget(dock)
    dock.resize(700, 600)
    dock.set_view(view(table_of_deals, 0), SHORT)
    dock.tabs.setCurrentIndex(SCORES)
    dock.show()
    image = dock.score_table.viewport().grab().toImage()
    found = set()
    for row, record in enumerate(table_of_deals.deals):
        index = dock.scores.index(row, 1)
        words = index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert index.data(Qt.ItemDataRole.ToolTipRole) == words
        if record.contract is None or record.result is None:
            assert words == "Passed out"
            continue
        assert record.teams is not None
        made = table_of_deals.game.is_made(record.teams, record.result.points)
        assert words.endswith(", made" if made else ", failed")
        you = record.contract.declarer == 0
        assert (" by you," in words, " by You," in words) == (you, False)
        colours = drawn(image, dock.score_table.visualRect(index))
        assert (tokens.accent in colours, tokens.danger in colours) == (made, not made)
        found.add(made)
    assert found == {True, False}
    apply_theme(qapp, "light")


def test_buttons_are_as_wide_as_their_words(qtbot: QtBot) -> None:
    dock = sheet(qtbot, "tocan", {}, SHORT)
    for button in (dock.copy_button, dock.export_button):
        assert button.width() == button.sizeHint().width()


def test_all_tabs_are_seen_with_large_text(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, "light", 1.5)
    dock = sheet(qtbot, "tocan", {}, SHORT)
    dock.resize(250, 500)
    bar = dock.tabs.tabBar()
    for tab in range(bar.count()):
        assert bar.rect().contains(bar.tabRect(tab))
    apply_theme(qapp, "light")


def test_the_cards_of_all_seats_are_seen_and_the_points(qtbot: QtBot) -> None:
    dock = sheet(qtbot, "forty-fives", {}, SHORT)
    dock.tabs.setCurrentIndex(TRICKS)
    table = dock.trick_table
    assert table.horizontalHeader().length() <= table.viewport().width()
    assert table.rowHeight(0) >= table.sizeHintForRow(0)


@pytest.mark.parametrize(
    ("game_id", "options", "tab"), [(*TABLES[2], TRICKS), (*TABLES[3], TRICKS), (*TABLES[4], SCORES)]
)
def test_a_scroll_bar_that_comes_or_goes_ends_the_fitting(
    qtbot: QtBot, game_id: str, options: dict[str, object], tab: int
) -> None:
    """High rows need the bar; with it, only low ones fit, and those don't need it."""
    dock = TableRecord(CardPixmaps())
    qtbot.addWidget(dock)
    dock.set_view(view(deals_over(game_id, 3, options), 0), SHORT)
    dock.tabs.setCurrentIndex(tab)
    with qtbot.waitExposed(dock):
        dock.show()
    table = dock.trick_table if tab == TRICKS else dock.score_table
    bar, fit, fits = table.verticalScrollBar(), table.fit_columns, 0

    def counted() -> None:
        nonlocal fits
        fits += 1
        if fits <= MOST_FITS:  # what does not end by itself ends here
            fit()

    table.fit_columns = counted  # type: ignore[method-assign]
    seen = set()
    for width in range(240, 440, 16):
        dock.resize(width, 400)
        QApplication.processEvents()
        whole = 400 - table.height() + table.horizontalHeader().height() + table.verticalHeader().length()
        for height in range(whole - 20, whole + 50, 10):
            fits = 0
            dock.resize(width, height)
            QApplication.processEvents()
            assert fits <= MOST_FITS, f"at {width}x{height}"
            seen.add(bar.isVisible())
    assert seen == {True, False}
