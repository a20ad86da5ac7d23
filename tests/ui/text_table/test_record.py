"""The table record: valid models, and a sheet that agrees with the engine."""

from __future__ import annotations

import csv
import errno
import io
import os
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from tests.driving import GAMES_WITH_DECLARER, game_name, some_games, steps, where_low_wins
from tests.ui.picture_bytes import picture_bytes
from tests.ui.samples import NAMES, auction, deals_over, playing, table_where
from trickdesk.engine.actions import AskGive, AskPlay, Deal
from trickdesk.engine.bids import SWAP
from trickdesk.engine.cards import cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import counted_in_trick, view
from trickdesk.games import games
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.match.text_table.delegates import FIGURES_GAP
from trickdesk.ui.match.text_table.record import SCORES, TableRecord
from trickdesk.ui.match.text_table.scores import GAP, CallModel, ScoreModel, TrickModel
from trickdesk.ui.match.text_table.seats import SeatModel
from trickdesk.ui.match.text_table.view_model import CARD_ROLE, MARKS_ROLE, PAIR_ROLE, ViewModel
from trickdesk.ui.text import card_text, text_table
from trickdesk.ui.text.name_text import Names
from trickdesk.ui.text.words import MINUS
from trickdesk.ui.theme.colours import THEMES, apply_theme
from trickdesk.ui.widgets import file_dialogs

Role = Qt.ItemDataRole


@pytest.mark.parametrize("game", some_games(0, 3), ids=game_name)
@pytest.mark.parametrize("kind", [ScoreModel, TrickModel, CallModel])
def test_models_are_sound(kind: type[ViewModel], game: Game, qtmodeltester: ModelTester) -> None:
    model = kind()
    qtmodeltester.check(model)
    rng, table = Random(2), Table(game)
    for i, _ in enumerate(steps(table, rng, deals=2)):
        if i % 7 == 0:
            model.set_view(view(table, 0), NAMES)
    model.set_view(view(table, 0), NAMES)
    qtmodeltester.check(model)
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            assert "{" not in str(model.index(row, column).data())


def cells(model: ViewModel) -> list[list[str]]:
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


@pytest.mark.parametrize("game", some_games(1, 4), ids=game_name)
def test_screen_text_csv_and_engine_agree(game: Game) -> None:
    table = deals_over(game.id, 4, dict(game.options))
    model = ScoreModel()
    model.set_view(view(table, 0), NAMES)
    shown = cells(model)
    assert len(shown) == len(table.deals)
    lines = model.as_text().splitlines()
    rows = list(csv.reader(io.StringIO(model.as_csv())))
    for number, row in enumerate(shown, start=1):
        assert lines[number].split() == " ".join(row).split()
        plain = [cell.replace(MINUS, "-").replace("+", "").split(GAP) for cell in row[model.first_side :]]
        assert rows[number] == [*row[: model.first_side], *(value for pair in plain for value in pair)]
        result = table.deals[number - 1].result
        assert result is not None
        assert [int(points) for points, _ in plain] == list(result.points)
    assert [int(total) for _, total in plain] == table.totals


def test_losses_have_a_minus_and_the_danger_colour(qapp: QApplication) -> None:
    tokens = apply_theme(qapp, "light")
    table = deals_over("red-one", 6)
    model = ScoreModel()
    model.set_view(view(table, 0), NAMES)
    lost = 0
    for row, record in enumerate(table.deals):
        assert record.result is not None
        for side, points in enumerate(record.result.points):
            index = model.index(row, model.first_side + side)
            brush = index.data(Role.ForegroundRole)
            assert (brush is not None) == (points < 0)
            if points < 0:
                lost += 1
                assert brush.color().name() == tokens.danger
                assert index.data().startswith(MINUS)
    assert lost


def test_where_the_lowest_total_wins_points_below_nothing_are_no_loss(qapp: QApplication) -> None:
    apply_theme(qapp, "light")
    seen = view(deals_over("red-one", 6), 0)
    model, low = ScoreModel(), ScoreModel()
    model.set_view(seen, NAMES)
    low.set_view(replace(seen, game=where_low_wins(seen.game)), NAMES)
    brushes = [
        [one.index(row, column).data(Role.ForegroundRole) for row in range(6) for column in range(1, 4)]
        for one in (model, low)
    ]
    assert any(brushes[0])
    assert not any(brushes[1])


def test_points_and_totals_are_two_columns_of_figures(qtbot: QtBot, qapp: QApplication) -> None:
    tokens = apply_theme(qapp, "light")
    dock = TableRecord(CardPixmaps())
    qtbot.addWidget(dock)
    dock.resize(420, 500)
    dock.set_view(view(deals_over("red-one", 6), 0), NAMES)
    dock.tabs.setCurrentIndex(SCORES)
    dock.show()
    table, model = dock.score_table, dock.scores
    image = table.viewport().grab().toImage()
    edges = set()
    for row in range(model.rowCount()):
        index = model.index(row, model.first_side)
        cell = table.visualRect(index)
        points, total, longest = index.data(PAIR_ROLE)
        assert index.data() == f"{points}{GAP}{total}"
        width = table.fontMetrics().horizontalAdvance(longest)
        left = image.copy(cell.adjusted(0, 0, -width - FIGURES_GAP, 0))
        right = image.copy(cell.adjusted(cell.width() - width - FIGURES_GAP, 0, 0, 0))
        assert (tokens.danger in drawn(left)) == points.startswith(MINUS)
        assert tokens.danger not in drawn(right)
        ink = [x for x in range(right.width()) if is_inked(right.copy(x, 0, 1, right.height()), tokens.text)]
        assert ink
        edges.add(ink[-1])
    assert max(edges) - min(edges) <= 2  # the figures themselves leave more or less room beside them


def is_inked(image: QImage, colour: str) -> bool:
    """Return whether a pixel is closer to a colour than to white, as thin strokes are."""
    full = QColor(colour).lightness()
    return any(QColor(found).lightness() < (full + 255) / 2 for found in drawn(image))


def drawn(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def test_tricks_stand_under_their_players() -> None:
    table = deals_over("five-hundred")
    seen = view(table, None)
    assert any(counted_in_trick(seen, trick) for trick in seen.tricks)
    model = TrickModel()
    model.set_view(seen, NAMES)
    assert [model.headerData(i, Qt.Orientation.Horizontal) for i in range(1, 5)] == NAMES[:4]
    for row, trick in enumerate(seen.tricks):
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            name, state, led = model.index(row, seat + 1).data(CARD_ROLE)
            assert name == seen.game.deck.names[card]
            suit = counted_in_trick(seen, trick).get(card)
            assert state == "-".join(["win"] * (seat == trick.winner) + [f"as{suit}"] * (suit is not None))
            words = model.index(row, seat + 1).data(Role.AccessibleTextRole)
            assert ("counts as" in words) == (suit is not None)
            assert led == (seat == trick.leader)
        assert "takes the trick" in model.index(row, (trick.winner or 0) + 1).data(Role.AccessibleTextRole)


def test_calls_go_round() -> None:
    seen = auction("five-hundred", "6S pass 6D 7C 7D pass")
    model = CallModel()
    model.set_view(seen, NAMES)
    assert cells(model) == [["6 spades", "Pass", "6 diamonds", "7 clubs"], ["7 diamonds", "", "Pass", ""]]
    assert model.index(0, 2).data(MARKS_ROLE) == "6 {D}"
    assert seen.dealer is not None
    assert model.headerData(0, Qt.Orientation.Horizontal) == NAMES[(seen.dealer + 1) % 4]


@pytest.mark.parametrize("game", [*some_games(2, 5)], ids=game_name)
def test_the_exchange_is_under_the_calls(game: Game) -> None:
    """Numbers of cards taken, discarded and drawn, as announced to everyone."""
    for seed in range(3):
        rng, table = Random(seed), Table(game)
        told: dict[str, list[int]] = {}
        for events in steps(table, rng):
            if isinstance(table.log[-1], Deal):
                told = {kind: [0] * game.seats for kind in ("took kitty", "gave", "drew")}
            swapped = any(
                event.text.startswith(SWAP) for event in events
            )  # the call itself names these cards
            for event in events:
                kind = "took kitty" if event.kind == "robbed" and table.contract else event.kind
                if kind in told and not game.has_piles and not swapped:
                    assert event.seat is not None
                    told[kind][event.seat] += event.count
            if table.play is None or table.play.trick or table.play.tricks:
                continue
            model = CallModel()
            model.set_view(view(table, None), NAMES)
            shown = {"Takes": [0] * game.seats, "Discards": [0] * game.seats, "Draws": [0] * game.seats}
            for row in model.rows:
                for column, words in enumerate(row):
                    verb, _, count = words.rpartition(" ")
                    if verb in shown and count.isdigit():
                        shown[verb][(table.dealer + 1 + column) % game.seats] = int(count)
            assert list(shown.values()) == list(told.values())


def test_the_calls_do_not_scroll_sideways(qtbot: QtBot) -> None:
    """In a narrow dock, long calls are broken into lines."""
    dock = TableRecord(CardPixmaps())
    qtbot.addWidget(dock)
    dock.resize(800, 500)
    dock.show()
    dock.set_view(playing("forty-fives", lambda table, _: table.play is not None), NAMES)
    dock.tabs.setCurrentWidget(dock.call_table)
    table, row = (
        dock.call_table,
        next(row for row, cells in enumerate(dock.calls.rows) if "Discards" in cells[0]),
    )
    low = table.rowHeight(row)
    table.resizeColumnsToContents()
    longest = max(table.columnWidth(column) for column in range(4))
    for width, lines in ((4 * longest - 30, 2), (800, 1)):
        dock.resize(width, 500)
        qtbot.waitUntil(lambda: table.horizontalHeader().length() <= table.viewport().width())
        assert table.rowHeight(row + 1) == low, "a short call"
        assert (table.rowHeight(row) > low) is (lines == 2)


def test_calls_of_many_players_are_listed_in_a_narrow_dock(qtbot: QtBot) -> None:
    dock = TableRecord(CardPixmaps())
    qtbot.addWidget(dock)
    dock.resize(276, 500)
    dock.show()
    table = table_where("92q", lambda table, ask: isinstance(ask, AskPlay), {"players": 8})
    dock.set_view(view(table, None), NAMES)
    dock.tabs.setCurrentWidget(dock.call_table)
    assert dock.calls.rows[0][0] == NAMES[(table.dealer + 1) % 8] and dock.calls.columnCount() == 2
    assert len(dock.calls.rows) == len(view(table, None).calls)
    assert any(dock.calls.index(row, 1).data(Role.ToolTipRole) for row in range(len(dock.calls.rows)))
    assert dock.call_table.horizontalScrollBar().maximum() == 0
    dock.call_table.selectRow(3)
    dock.resize(280, 500)
    assert dock.call_table.currentIndex().row() == 3 and dock.calls.columnCount() == 2
    dock.resize(1400, 500)
    qtbot.waitUntil(lambda: dock.calls.columnCount() == 8)
    assert dock.calls.marks[0][0]


def test_tables_are_flat(qtbot: QtBot) -> None:
    model = CallModel()
    model.set_view(auction("92q", "1C"), NAMES)
    inside = model.index(0, 0)
    assert model.rowCount(inside) == model.columnCount(inside) == 0
    assert model.data(QModelIndex()) is None


@pytest.mark.parametrize(("kind", "mode"), [*zip(games().values(), cycle(THEMES), strict=False)])
def test_the_dock_shows_every_game(kind: type[Game], mode: str, qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, mode)
    dock = TableRecord(CardPixmaps())
    qtbot.addWidget(dock)
    dock.resize(420, 500)
    dock.set_view(view(deals_over(kind.id, 2), 0), NAMES)
    with qtbot.waitExposed(dock):
        dock.show()
    pictures = set()
    for tab in range(3):
        if dock.tabs.isTabVisible(tab):
            dock.tabs.setCurrentIndex(tab)
            pictures.add(picture_bytes(dock.grab().toImage()))
    assert len(pictures) == (3 if kind().bids else 2), "no empty tab where nobody calls"
    assert ("Contract" in dock.scores.headers) == (kind.id in GAMES_WITH_DECLARER), "no empty column"
    apply_theme(qapp, "light")


def test_the_newest_row_stays_in_sight_at_another_size(qtbot: QtBot) -> None:
    dock = TableRecord(CardPixmaps())
    qtbot.addWidget(dock)
    dock.resize(420, 500)
    seen = playing("hearts", lambda table, _: table.play is not None and len(table.play.tricks) == 12)
    dock.set_view(seen, NAMES)
    with qtbot.waitExposed(dock):
        dock.show()
    table = dock.trick_table
    last = table.model().index(table.model().rowCount() - 1, 0)
    for height, scale in ((500, 1.0), (800, 1.6), (460, 1.6), (500, 1.0)):
        dock.resize(420, height)
        dock.grow(scale)
        QApplication.processEvents()
        assert table.viewport().rect().contains(table.visualRect(last)), (height, scale)
    table.scrollToTop()
    dock.grow(1.6)
    assert table.verticalScrollBar().value() == 0, "who reads further up is not disturbed"


@pytest.mark.parametrize(
    ("text", "growth", "way"), [(1.0, 1.0, "across"), (2.0, 1.0, "down"), (2.4, 2.4, "across")]
)
def test_the_buttons_stand_below_each_other_only_if_text_is_large(
    qapp: QApplication, qtbot: QtBot, text: float, growth: float, way: str
) -> None:
    apply_theme(qapp, "light", text, growth=growth)
    dock = TableRecord(CardPixmaps())
    qtbot.addWidget(dock)
    dock.tabs.setCurrentIndex(SCORES)
    dock.resize(round(320 * growth), 900)
    dock.show()
    first, second = dock.copy_button.geometry(), dock.export_button.geometry()
    assert (second.top() > first.bottom()) == (way == "down")
    assert (second.left() > first.right()) == (way == "across")
    assert dock.score_table.height() > 600, "the table has the rest of the page"


def test_copy_and_export(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dock = TableRecord(CardPixmaps())
    qtbot.addWidget(dock)
    dock.set_view(view(deals_over("tocan", 3), 0), NAMES)
    dock.copy_button.click()
    assert QGuiApplication.clipboard().text() == dock.scores.as_text()
    file = tmp_path / "scores.csv"
    monkeypatch.setattr(file_dialogs, "ask_csv", lambda *_: file)
    dock.export_button.click()
    assert file.read_text(encoding="utf-8") == dock.scores.as_csv()


def test_before_the_first_match_there_is_nothing_to_copy_or_export(qtbot: QtBot) -> None:
    dock = TableRecord(CardPixmaps())
    qtbot.addWidget(dock)
    buttons = (dock.copy_button, dock.export_button)
    assert not any(button.isEnabled() for button in buttons)
    dock.set_view(view(deals_over("tocan", 1), 0), NAMES)
    assert all(button.isEnabled() for button in buttons)


def test_an_export_that_fails_keeps_the_old_file(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dock = TableRecord(CardPixmaps())
    qtbot.addWidget(dock)
    dock.set_view(view(deals_over("tocan", 3), 0), NAMES)
    file = tmp_path / "scores.csv"
    file.write_text("old", encoding="utf-8")
    told: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(file_dialogs, "inform", lambda _parent, _title, words: told.append(words))

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        dock.export_button.click()
    assert told == ["Can't write scores.csv: the disk is full."]
    assert file.read_text(encoding="utf-8") == "old"
    dock.export_button.click()
    assert file.read_text(encoding="utf-8") == dock.scores.as_csv()


def test_no_contract_is_a_formula_in_a_spreadsheet() -> None:
    """A translation may begin with the declarer's name."""
    model = ScoreModel()
    model.set_view(view(deals_over("tocan", 3), 0), NAMES)
    model.rows[0][1] = "=1+1 by Ann"
    rows = list(csv.reader(io.StringIO(model.as_csv())))
    assert rows[1][1] == "'=1+1 by Ann"


@pytest.mark.parametrize(
    "name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1", '=HYPERLINK("x","y")']
)
def test_no_name_is_a_formula_in_a_spreadsheet(name: str) -> None:
    model = ScoreModel()
    model.set_view(view(deals_over("tocan", 3), 0), [name, *NAMES[1:]])
    rows = list(csv.reader(io.StringIO(model.as_csv(), newline="")))
    assert rows[0][model.first_side] == "'" + name.strip()
    assert rows[0][model.first_side + 2] == NAMES[1]
    texts = [cell for row in rows for cell in row[: model.first_side]] + rows[0]
    assert not any(cell.startswith(tuple("=+-@＝")) for cell in texts)
    figures = [int(cell) for row in rows[1:] for cell in row[model.first_side :]]
    assert figures == [
        n for row in zip(model.points, model.totals, strict=True) for n in sum(zip(*row, strict=True), ())
    ]


@pytest.mark.parametrize("kind", games().values(), ids=lambda kind: kind.id)
def test_all_rows_of_a_table_are_equally_high(kind: type[Game], qtbot: QtBot) -> None:
    dock = TableRecord(CardPixmaps())
    qtbot.addWidget(dock)
    for seen in (
        view(deals_over(kind.id, 2), 0),
        playing(kind.id, lambda table, _: bool(table.play and table.play.trick)),
    ):
        dock.set_view(seen, NAMES)
        for tab, table in enumerate((dock.trick_table, dock.score_table, dock.call_table)):
            dock.tabs.setCurrentIndex(tab)
            rows = range(table.model().rowCount())
            heights = [table.rowHeight(row) for row in rows]
            table.resizeRowsToContents()
            assert heights == [table.rowHeight(row) for row in rows]


def test_the_dock_asks_no_more_of_a_match_of_many_deals(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows out of sight cost only their texts."""
    asked = 0
    data = ViewModel.data

    def counted(model: ViewModel, index: QModelIndex, role: int = Role.DisplayRole) -> object:
        nonlocal asked
        asked += 1
        return data(model, index, role)

    monkeypatch.setattr(ViewModel, "data", counted)
    dock = TableRecord(CardPixmaps())
    qtbot.addWidget(dock)
    dock.tabs.setCurrentIndex(SCORES)
    few = view(deals_over("tocan", 3), 0)
    counts = []
    for times in (200, 400):
        many = replace(few, deals=few.deals[:1] * times)
        asked = 0
        dock.set_view(many, NAMES)
        counts.append(asked)
    assert dock.scores.rowCount() == 400
    assert counts[1] <= 1.1 * counts[0]


def test_the_card_on_the_table_is_in_the_record() -> None:
    seen = playing("forty-fives", lambda table, _: bool(table.play and table.play.trick))
    model = TrickModel()
    model.set_view(seen, NAMES)
    assert model.rowCount() == len(seen.tricks)
    assert "led" in " ".join(cells(model)[-1])


@pytest.mark.parametrize(
    ("game", "options"), [("92q", {}), ("five-hundred", {"players": 5}), ("red-one", {})]
)
def test_the_roles_name_the_declarer_and_its_partners(game: str, options: dict[str, object]) -> None:
    table = table_where(
        game, lambda table, ask: isinstance(ask, AskPlay) and len((table.teams or [()])[0]) > 1, options
    )
    assert table.contract is not None
    model = SeatModel()
    model.set_view(view(table, None), NAMES)
    for seat, row in enumerate(model.rows):
        declares, plays = seat == table.contract.declarer, seat in (table.teams or ())[0]
        assert ("declarer" in str(row[1]).split(", ")) is declares
        assert ("declarer's partner" in str(row[1])) is (plays and not declares)


def test_partners_are_called_below_the_exchange() -> None:
    """Five Hundred, rules 8.6."""
    table = table_where(
        "five-hundred",
        lambda table, ask: isinstance(ask, AskPlay) and len((table.teams or [()])[0]) > 1,
        {"players": 5},
    )
    model = CallModel()
    model.set_view(view(table, None), NAMES)
    assert table.contract is not None
    column = (table.contract.declarer - table.dealer - 1) % 5
    words = [row[column] for row in model.rows if row[column]]
    assert words[-3:-1] == ["Takes 3", "Discards 3"]
    assert words[-1].startswith("Team: ")
    assert len(model.marks) == len(model.rows)


def test_trump_is_told_after_the_discards_if_it_is_named_then() -> None:
    """Red One, rules 3.2."""
    table = table_where("red-one", lambda table, ask: isinstance(ask, AskPlay))
    assert table.contract is not None
    declarer, model = table.contract.declarer, CallModel()
    model.set_view(view(table, None), NAMES)
    column = (declarer - table.dealer - 1) % 4
    words = [row[column] for row in model.rows if row[column]]
    assert words[-3:-1] == ["Takes 6", "Discards 6"]
    assert words[-1].startswith("Trump: ")
    for seat in (declarer, (declarer + 1) % 4):
        lines = text_table.log_lines(
            view(table, seat), Names([*NAMES[:seat], "You", *NAMES[seat + 1 :]], seat)
        )
        at = next(n for n, line in enumerate(lines) if " the centre: " in line)
        name = "You discard" if seat == declarer else f"{NAMES[declarer]} discards 6 cards."
        assert lines[at + 1].startswith(name)
        assert lines[at + 2].startswith("Trump: ")


def test_the_exchange_is_told_in_turn() -> None:
    """Auction Forty-Fives, rules 3.5: from the left of the dealer."""
    table = table_where("forty-fives", lambda table, ask: isinstance(ask, AskPlay))
    seats = [(table.dealer + place) % 4 for place in (1, 2, 3, 4)]
    for seat in range(4):
        lines = text_table.log_lines(
            view(table, seat), Names([*NAMES[:seat], "You", *NAMES[seat + 1 :]], seat)
        )
        for word in (" discard", " draw"):
            told = [
                line.split()[0] for line in lines if word in line and line.split()[1].startswith(word.strip())
            ]
            names = ["You" if other == seat else NAMES[other] for other in seats]
            assert told == [name for name in names if name in told]
            assert len(told) > 1


@pytest.mark.parametrize("asked", [AskGive, AskPlay])
def test_the_card_turned_up_is_picked_up(asked: type) -> None:
    """Euchre, rules 3.1: it isn't a kitty, and nobody discards before they did."""
    table = table_where("euchre", lambda table, ask: isinstance(ask, asked) and any(table.drew))
    name, card = NAMES[table.dealer], next(cards_in(table.faced))
    lines = text_table.log_lines(view(table, (table.dealer + 1) % 4), Names([*NAMES]))
    words = card_text.the_card(table.game, card)
    assert lines[1] == f"Turned up: {words}."
    at = lines.index(f"{name} picks up {words}.")
    assert lines[at + 1 :] == ([f"{name} discards 1 card."] if asked is AskPlay else [])
