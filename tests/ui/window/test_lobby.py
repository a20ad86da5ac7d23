"""Setting up a match: games, seats, presets, house rules."""

from __future__ import annotations

import threading
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPalette, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE
from tests.ui.window.players import decide, settle
from trickdesk.engine.record import read_record
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.session import Archive, Setup
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.settings import Settings
from trickdesk.ui.lobby import featured_game
from trickdesk.ui.lobby.game_list import MOST_LINES, IconButton, Tile
from trickdesk.ui.lobby.lobby import Lobby
from trickdesk.ui.lobby.rules_form import RulesForm, whole_width
from trickdesk.ui.lobby.setup_page import SetupPage
from trickdesk.ui.theme.colours import current_theme
from trickdesk.ui.window.main_window import SMALLEST, MainWindow

AT_LOBBY = True


@pytest.fixture
def lobby(window: MainWindow) -> Lobby:
    return window.pages.lobby


def started(lobby: Lobby) -> Setup:
    """Return the setup that the lobby would start now."""
    found: list[Setup] = []
    lobby.started.disconnect()
    lobby.started.connect(found.append)
    lobby.page.start_button.click()
    [setup] = found
    return setup


@pytest.mark.parametrize("game_id", sorted(games()))
def test_every_game_and_every_option_can_be_chosen(lobby: Lobby, game_id: str) -> None:
    kind = games()[game_id]
    lobby.choose(game_id)
    assert set(lobby.page.rules.fields) == {o.name for o in kind.option_list if len(o.choices) > 1}
    for field in lobby.page.rules.fields.values():
        for value in kind.choices(field.option, lobby.page.rules.options()):
            field.value = value
            assert field.value == value
            assert type(field.value) is type(value)
        field.value = field.option.default
    assert lobby.page.rules.options() == {option.name: option.default for option in kind.option_list}


@pytest.mark.parametrize("game_id", sorted(games()))
def test_presets_set_the_options(lobby: Lobby, game_id: str) -> None:
    kind = games()[game_id]
    lobby.choose(game_id)
    for preset in kind.presets:
        lobby.page.rules.choose_preset(preset.name)
        assert lobby.page.rules.options() == kind(preset.options).options
        assert lobby.page.rules.preset == preset.name
        assert started_game_matches(lobby, preset.name)


def started_game_matches(lobby: Lobby, preset: str) -> bool:
    game = lobby.game()
    return game is not None and game.options == type(game)(type(game).preset(preset).options).options


def test_what_is_chosen_is_what_begins(lobby: Lobby) -> None:
    lobby.choose("five-hundred")
    lobby.page.rules.fields["misere"].value = True
    lobby.page.seats.plates[1].name.setText("  Zoë ")
    lobby.page.seats.plates[1].who.setCurrentIndex(0)
    lobby.page.seats.plates[2].who.setCurrentIndex(2)
    lobby.page.dealer.setCurrentIndex(3)
    lobby.page.seed.setText("12345")
    setup = started(lobby)
    assert setup.game.id == "five-hundred"
    assert setup.game.options["misere"] is True
    assert [player.human for player in setup.players] == [True, True, False, False]
    assert setup.players[1].name == "Zoë"
    assert setup.players[2].level == lobby.page.seats.plates[2].who.itemData(2)
    assert (setup.first_dealer, setup.seed, setup.preset) == (2, "12345", None)


def test_a_match_without_a_number_is_another_one_each_time(lobby: Lobby) -> None:
    assert started(lobby).seed
    seeds = []
    lobby.started.connect(lambda setup: seeds.append(setup.seed))
    lobby.start()
    lobby.start()
    assert len(set(seeds)) == 2


def test_the_number_of_players_shows_as_many_seats(lobby: Lobby) -> None:
    lobby.choose("92q")
    lobby.show_setup()
    for players in (8, 6, 4):
        lobby.page.rules.fields["players"].value = players
        shown = [plate for plate in lobby.page.seats.plates if plate.isVisibleTo(lobby)]
        assert len(shown) == players
        assert len(lobby.page.seats.players()) == players
        assert lobby.page.dealer.count() == players + 1


def test_rules_that_exclude_each_other_are_told(lobby: Lobby) -> None:
    lobby.choose("forty-fives")
    lobby.page.rules.fields["players"].value = 3
    lobby.page.rules.fields["sides"].value = "partners"
    assert lobby.page.rules.problem.text()
    assert not lobby.page.rules.problem.isHidden()
    assert not lobby.page.start_button.isEnabled()
    lobby.page.rules.problem.ensurePolished()
    shown = lobby.page.rules.problem.palette().color(QPalette.ColorRole.WindowText)
    assert shown == QColor(current_theme().danger)
    lobby.page.rules.fields["sides"].value = "cutthroat"
    assert lobby.page.rules.problem.isHidden()
    assert lobby.page.start_button.isEnabled()


def turn_wheel(box: QWidget) -> None:
    """Turn the wheel by one notch over a control."""
    middle = QPointF(box.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(box.mapToGlobal(middle.toPoint())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, event)


def test_the_wheel_changes_only_what_has_the_focus(lobby: Lobby) -> None:
    lobby.choose("red-one")
    lobby.show_setup()
    lobby.page.back_button.setFocus()
    QApplication.processEvents()
    boxes = [box for kind in (QComboBox, QSpinBox) for box in lobby.findChildren(kind) if box.isVisible()]
    assert {QComboBox, QSpinBox} <= {type(box) for box in boxes}

    def state() -> list[object]:
        rows = [(player.human, player.level) for player in lobby.page.seats.players()]
        return [rows, lobby.page.rules.options(), lobby.page.dealer.currentIndex()]

    before = state()
    for box in boxes:
        turn_wheel(box)
        assert not box.hasFocus()
        assert state() == before, box.accessibleName()
    spin = lobby.page.rules.fields["min_bid"].control
    spin.setFocus()
    turn_wheel(spin)
    assert state() != before


@pytest.mark.parametrize("game_id", sorted(games()))
def test_values_of_options_are_shown_whole(lobby: Lobby, game_id: str) -> None:
    lobby.window().resize(1280, 800)
    lobby.choose(game_id)
    lobby.show_setup()
    QApplication.processEvents()
    for box in lobby.page.rules.findChildren(QComboBox):
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        room = box.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
        )
        for row in range(box.count()):
            assert box.fontMetrics().horizontalAdvance(box.itemText(row)) <= room.width(), box.itemText(row)


def test_what_is_chosen_is_shown_whole_where_there_is_less_room(qtbot: QtBot) -> None:
    form = RulesForm(Settings())
    qtbot.addWidget(form)
    form.set_game(games()["red-one"], {})
    form.resize(440, 500)
    form.show()
    field = form.fields["all_pass"]
    assert isinstance(field.control, QComboBox)
    control = field.control
    qtbot.waitUntil(lambda: control.width() >= whole_width(control))
    assert control.y() > 10, "it stands below its label"
    assert form.fields["check_limit"].control.y() < 10, "short ones stand beside theirs"


@pytest.mark.parametrize(
    ("place", "size"),
    [
        (SMALLEST, 100),
        (SMALLEST, 125),
        (SMALLEST, 150),
        ((1000, 700), 100),
        ((1000, 700), 150),
        ((1280, 800), 125),
    ],
)
def test_nothing_is_cut(
    window: MainWindow, lobby: Lobby, qtbot: QtBot, place: tuple[int, int], size: int
) -> None:
    for game_id in ("forty-fives", "red-one"):
        lobby.choose(game_id)
        lobby.start()  # so that there are matches to continue
        window.matches.show_lobby()
    lobby.offer_lessons(list(games()))
    window.settings.look.text_size = size
    window.apply_settings()
    window.resize(*place)

    def cut() -> list[str]:
        found = []
        shown = lobby.pages.currentWidget()
        for area in shown.findChildren(QScrollArea):
            if area.widget().width() > area.viewport().width():
                found.append("page")
        kinds = (QPushButton, Tile, IconButton)
        for widget in (widget for kind in kinds for widget in shown.findChildren(kind)):
            if not widget.isVisible():
                continue
            least, holder = widget.minimumSizeHint(), widget.parentWidget()
            if widget.size().expandedTo(least) != widget.size():
                found.append(f"{widget.text()} in itself")
            if not holder.rect().contains(widget.geometry()):
                found.append(f"{widget.text()} by what holds it")
        return found

    def nothing_is_cut() -> None:
        assert cut() == []

    qtbot.waitUntil(nothing_is_cut)
    for game_id in ("forty-fives", "red-one"):
        lobby.choose(game_id)
        lobby.show_setup()
        qtbot.waitUntil(nothing_is_cut)
        lobby.show_home()
    lobby.show_others()
    qtbot.waitUntil(nothing_is_cut)


def test_own_presets_are_kept_and_deleted(window: MainWindow, lobby: Lobby) -> None:
    lobby.choose("five-hundred")
    lobby.page.rules.fields["misere"].value = True
    assert lobby.page.rules.preset is None
    lobby.page.rules.save_preset(" At home ")
    assert lobby.page.rules.preset == "At home"
    saved = window.preferences.file.load()[0].games.presets["five-hundred"]["At home"]
    assert saved["misere"] is True
    lobby.choose("tocan")
    lobby.choose("five-hundred")
    lobby.page.rules.choose_preset("At home")
    assert lobby.page.rules.options()["misere"] is True
    lobby.page.rules.delete_button.click()
    assert lobby.page.rules.preset is None
    assert "At home" not in window.preferences.file.load()[0].games.presets["five-hundred"]


def test_a_games_own_preset_cannot_be_replaced(lobby: Lobby) -> None:
    lobby.choose("five-hundred")
    lobby.page.rules.fields["misere"].value = True
    lobby.page.rules.save_preset("Australian")
    assert lobby.page.rules.preset is None


def test_the_last_rules_come_back(window: MainWindow, lobby: Lobby) -> None:
    lobby.choose("tocan")
    started(lobby)
    lobby.choose("five-hundred")
    lobby.page.rules.fields["misere"].value = True
    lobby.start()
    assert window.settings.games.last_game == "five-hundred"
    window.settings.games.last_options["five-hundred"]["target"] = "no longer allowed"
    lobby.choose("tocan")
    lobby.choose("five-hundred")
    assert lobby.page.rules.options()["misere"] is True


@pytest.mark.parametrize("setup", [False, True])
def test_everything_has_a_name_and_can_be_reached_by_tab(
    window: MainWindow, lobby: Lobby, setup: bool
) -> None:
    leave_match(window, "hearts")
    leave_match(window, "tocan")
    lobby.choose("red-one")
    if setup:
        lobby.show_setup()
    reached = set()
    for _ in range(80):
        focused = window.focusWidget()
        assert focused is not None
        reached.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    for kind in (QAbstractButton, QComboBox, QSpinBox, QLineEdit):
        for control in lobby.findChildren(kind):
            usable = control.isVisible() and control.isEnabled()
            if not usable or isinstance(control.parent(), (QComboBox, QSpinBox)):
                continue
            words = control.accessibleName() or getattr(control, "text", str)()
            assert words or getattr(control, "placeholderText", str)(), control
            tile = control if isinstance(control, Tile) else control.parent()
            if not isinstance(tile, Tile) or tile.isChecked():  # the others are reached by the arrows
                assert control in reached or control.focusPolicy() == Qt.FocusPolicy.TabFocus, control


def test_by_keyboard_from_the_lobby_to_the_table(window: MainWindow, lobby: Lobby) -> None:
    lobby.choose("92q")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Left)
    assert lobby.game().id != "92q"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    settle(window)
    assert window.controller.session.setup.game.id != "92q"


def leave_match(window: MainWindow, game_id: str) -> str:
    """Start a match and go back to the lobby; return its record."""
    window.pages.lobby.choose(game_id)
    window.pages.lobby.start()
    decide(window)
    record: str = window.controller.session.record_text()
    window.matches.show_lobby()
    return record


def test_the_newest_match_is_offered_above_all(window: MainWindow, lobby: Lobby, qtbot: QtBot) -> None:
    record = leave_match(window, "five-hundred")
    newest = lobby.newest
    assert newest.isVisible()
    assert newest.mapTo(lobby, QPoint()).y() < lobby.list.mapTo(lobby, QPoint()).y()
    assert newest.over.text() == "Pick up where you left off"
    assert newest.title.text() == "Five Hundred"
    qtbot.waitUntil(lambda: "You and Ines 0 – Chidi and Mateo 0" in newest.detail.text())
    assert newest.detail.text().startswith("Deal 1 · ")
    assert "your turn · today at " in newest.detail.text()
    assert newest.detail.text() in newest.continue_button.accessibleDescription()
    assert not newest.others_button.isVisible(), "there are no others"
    focus = QApplication.focusWidget()
    assert focus is newest.continue_button
    QTest.keyClick(focus, Qt.Key.Key_Return)
    settle(window)
    assert read_record(window.controller.session.record_text()).log == read_record(record).log


def test_earlier_matches_are_listed_and_go_on(window: MainWindow, lobby: Lobby) -> None:
    record = leave_match(window, "five-hundred")
    leave_match(window, "tocan")
    assert lobby.newest.title.text() == "Tocan"
    assert lobby.newest.others_button.text() == "Another unfinished match…"
    lobby.newest.others_button.click()
    assert lobby.unfinished.list.count() == 1
    assert (
        lobby.unfinished.list.item(0).text().startswith("Five Hundred\nDeal 1 · You, Chidi, Ines, Mateo · ")
    )
    QTest.keyClick(lobby.unfinished.list, Qt.Key.Key_Return)
    settle(window)
    assert read_record(window.controller.session.record_text()).log == read_record(record).log


def test_a_slow_disk_does_not_hold_up_the_lobby(
    window: MainWindow, lobby: Lobby, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, seen = threading.Event(), view(Table(games()["tocan"]()), None)

    def read(archive: Archive, match_id: str, _fresh: object) -> tuple[PlayerView, list[str]]:
        assert disk.wait(PATIENCE)
        if match_id == "damaged":
            raise SaveError(FileProblem.DAMAGED, Path())
        return seen, [match_id]

    monkeypatch.setattr(Archive, "standing", read)
    found: list[str] = []
    monkeypatch.setattr(lobby, "set_standing", lambda match_id, _view, names: found.append(names[0]))
    for match_id in ("first", "damaged", "last"):
        monkeypatch.setattr(lobby, "newest_id", lambda match_id=match_id: match_id)
        window.matches.show_lobby()
    QApplication.processEvents()
    assert found == []
    disk.set()
    qtbot.waitUntil(lambda: bool(found))
    assert found == ["last"], "of the last that was asked for alone"


def test_seats_and_rules_use_a_large_window(window: MainWindow, qtbot: QtBot) -> None:
    """Rows and banner share the spare height, and nothing scrolls needlessly."""

    def is_used(page: SetupPage, form: QWidget) -> bool:
        low = form.mapTo(page, form.rect().bottomLeft()).y()
        return page.area.verticalScrollBar().maximum() == 0 and low > page.height() * 0.62

    window.resize(1920, 1080)
    for name in ("hearts", "forty-fives"):
        window.pages.lobby.list.choose(name)
        window.pages.lobby.show_setup()
        page = window.pages.lobby.page
        form = page.seats if name == "hearts" else page.rules
        qtbot.waitUntil(partial(is_used, page, form))


def test_unfinished_matches_can_be_deleted(
    window: MainWindow, lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_match(window, "five-hundred")
    leave_match(window, "tocan")
    answers = [QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.Yes]
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: answers.pop(0))
    lobby.unfinished.delete_button.click()
    assert len(window.archive.saves.unfinished()) == 2
    lobby.unfinished.delete_button.click()
    assert [match.game for match in window.archive.saves.unfinished()] == ["tocan"]
    assert not lobby.newest.others_button.isVisible()
    lobby.newest.delete_button.click()
    assert not window.archive.saves.unfinished()
    assert lobby.newest_id() is None
    assert not lobby.newest.continue_button.isVisible()


def test_a_damaged_match_can_only_be_deleted_and_a_busy_one_not_even_that(
    window: MainWindow, lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = window.archive.saves.new_match("five-hundred", datetime(2020, 1, 1))
    match.write("damaged")
    asked: list[str] = []

    def agree(_parent: object, _title: str, words: str) -> bool:
        asked.append(words)
        return True

    monkeypatch.setattr(featured_game, "ask", agree)
    for busy in (True, False):
        window.matches.show_lobby()
        assert lobby.newest_id() is None
        assert not lobby.newest.continue_button.isVisible()
        lobby.newest.others_button.click()
        lobby.unfinished.list.setCurrentRow(0)
        assert not lobby.unfinished.continue_button.isEnabled()
        lobby.unfinished.list.enter.emit()
        assert not window.pages.at_table
        lobby.unfinished.list.delete.emit()
        assert match.path.exists() == busy
        match.close()
    assert len(asked) == 1
    assert match.path.name in asked[0]
    assert not lobby.newest.others_button.isVisible()


def test_what_the_levels_do_stands_below_the_seats(qtbot: QtBot, lobby: Lobby) -> None:
    lobby.show_setup()
    seats = lobby.page.seats
    assert [line.partition(":")[0] for line in seats.manners.text().splitlines()] == ["Medium"]
    seats.plates[1].who.setCurrentIndex(2)
    assert [line.partition(":")[0] for line in seats.manners.text().splitlines()] == ["Beginner", "Medium"]
    assert "high cards first" in seats.plates[1].who.accessibleDescription()
    for plate in seats.plates:
        plate.who.setCurrentIndex(0)
    assert not seats.manners.isVisibleTo(lobby.page)
    seats.plates[3].who.setCurrentIndex(2)
    assert seats.manners.isVisibleTo(lobby.page)
    lobby.choose("92q")
    lobby.show_setup()
    lobby.page.rules.fields["players"].value = 8
    assert len(seats.players()) == 8
    qtbot.waitUntil(lambda: seats.manners.y() >= seats.geometry().bottom())


@pytest.mark.parametrize("text_size", [100, 150])
def test_no_line_about_a_game_is_cut_where_there_is_room(window: MainWindow, text_size: int) -> None:
    window.settings.look.text_size = text_size
    window.apply_settings()
    window.matches.show_lobby()
    for tile in window.pages.lobby.list.tiles:
        tile.most_lines = MOST_LINES
        for width in range(tile.least_width(), 900):
            lines = [line for line in tile.lines(width) if line != tile.players]
            assert len(lines) == MOST_LINES or " ".join(lines) == tile.line, (tile.text(), width)


def test_the_page_of_seats_and_rules_fills_a_large_window(window: MainWindow) -> None:
    window.matches.show_lobby()
    window.resize(3840, 2160)
    window._grow()
    for game_id in sorted(games()):
        window.pages.lobby.list.choose(game_id)
        window.pages.lobby.show_setup()
        for _ in range(5):
            QApplication.processEvents()
        [page] = window.pages.lobby.findChildren(SetupPage)
        parts = [page.seed, page.rules, page.seats]
        lowest = max(part.mapTo(page, part.rect().bottomLeft()).y() for part in parts)
        assert page.height() * 0.92 < lowest < page.height(), game_id
        assert page.area.verticalScrollBar().maximum() == 0, game_id
        window.pages.lobby.show_home()


def test_first_dealer_and_number_of_one_game_are_not_those_of_another(lobby: Lobby) -> None:
    lobby.choose("oh-hell")
    lobby.page.rules.fields["players"].value = 7
    lobby.page.dealer.setCurrentIndex(7)
    lobby.page.seed.setText("12345")
    lobby.show_home()
    lobby.choose("hearts")
    found = lobby.setup()
    assert found is not None
    assert found.first_dealer is None and found.seed != "12345"
