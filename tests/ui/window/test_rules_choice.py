"""Choosing the rules of a game with mouse, keys and a screen reader."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.ui.window.players import decide, settle
from trickdesk.ui.lobby.lobby import Lobby
from trickdesk.ui.lobby.rules_choice import CARD_ROLE, RulesCardDelegate, RulesChoice
from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True


@pytest.fixture
def lobby(window: MainWindow) -> Lobby:
    window.pages.lobby.choose("five-hundred")
    window.pages.lobby.show_setup()
    return window.pages.lobby


def ask(lobby: Lobby) -> RulesChoice:
    """Press the question, and return its dialog."""
    lobby.page.rules.preset_button.click()
    [found] = (found for found in lobby.window().findChildren(RulesChoice) if found.isVisible())
    QApplication.processEvents()
    return found


@pytest.fixture
def dialog(lobby: Lobby, qtbot: QtBot) -> Iterator[RulesChoice]:
    found = ask(lobby)
    qtbot.waitUntil(found.field.hasFocus)
    yield found
    if is_open(found):
        found.close()


def is_open(dialog: RulesChoice) -> bool:
    """Return whether a dialog is open; once closed, it is deleted."""
    return isValid(dialog) and dialog.isVisible()


def shown(dialog: RulesChoice) -> list[str]:
    return [dialog.list.item(row).data(CARD_ROLE).name for row in range(dialog.list.count())]


def item_of(dialog: RulesChoice, name: str) -> QPoint:
    """Return the middle of a card, scrolled into view."""
    item = dialog.list.item(shown(dialog).index(name))
    dialog.list.scrollToItem(item)
    QApplication.processEvents()
    return dialog.list.visualItemRect(item).center()


def test_a_click_chooses_and_closes(lobby: Lobby, dialog: RulesChoice) -> None:
    assert shown(dialog)[0] == "As documented"
    current = dialog.list.currentItem()
    assert current is not None
    assert current.text() == "Usual rules", "what is in force is selected"
    place = item_of(dialog, "Québec")
    QTest.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert not is_open(dialog)
    assert lobby.page.rules.preset == "Québec"
    assert lobby.page.rules.preset_button.answer() == "Québec"
    assert lobby.page.banner.detail.text().endswith(" · Québec")


def test_typing_and_enter_choose(lobby: Lobby, dialog: RulesChoice) -> None:
    QTest.keyClicks(dialog.field, "11S and 12s")
    assert shown(dialog) == ["Australian, six hands"]
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert not is_open(dialog)
    assert lobby.page.rules.preset == "Australian, six hands"


def test_arrows_move_and_enter_chooses(lobby: Lobby, dialog: RulesChoice) -> None:
    QTest.keyClick(dialog.field, Qt.Key.Key_Down)
    assert dialog.list.hasFocus()
    before = dialog.list.currentRow()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    QTest.keyClick(dialog.list, Qt.Key.Key_Right)
    assert dialog.list.currentRow() > before + 1
    name = shown(dialog)[dialog.list.currentRow()]
    QTest.keyClick(dialog.list, Qt.Key.Key_Enter)
    assert not is_open(dialog)
    assert lobby.page.rules.preset == name


def test_escape_leaves_everything(lobby: Lobby, dialog: RulesChoice) -> None:
    before = lobby.page.rules.options()
    QTest.keyClicks(dialog.field, "inkle")
    QTest.keyClick(dialog.field, Qt.Key.Key_Escape)
    assert not is_open(dialog)
    assert lobby.page.isVisible()
    assert lobby.page.rules.options() == before


def test_a_house_rule_leads_to_its_control(lobby: Lobby, dialog: RulesChoice, qtbot: QtBot) -> None:
    QTest.keyClicks(dialog.field, "inkle")
    assert shown(dialog) == ["American", "American, two jokers", "six_level"]
    before, field = lobby.page.rules.options(), lobby.page.rules.fields["six_level"]
    area = lobby.page.area.viewport()
    assert field.mapTo(area, QPoint()).y() > area.height(), "it is out of sight"
    place = item_of(dialog, "six_level")
    QTest.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    qtbot.waitUntil(lambda: lobby.window().focusWidget() is field.control)
    assert lobby.page.rules.options() == before
    assert 0 <= field.mapTo(area, QPoint()).y() <= area.height() - field.height()


def test_a_rule_that_has_no_choice_now_is_not_offered(lobby: Lobby, dialog: RulesChoice) -> None:
    QTest.keyClicks(dialog.field, "misere scores")
    assert "misere_value" not in shown(dialog)
    dialog.close()
    lobby.page.rules.choose_preset("Australian")
    other = ask(lobby)
    QTest.keyClicks(other.field, "misere scores")
    assert "misere_value" in shown(other)
    other.close()


def test_nothing_found_is_said(dialog: RulesChoice) -> None:
    QTest.keyClicks(dialog.field, "skat")
    assert dialog.nothing.isVisible()
    assert dialog.nothing.title.text() == "Nothing found for “skat”"
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible(), "Enter chooses nothing"
    dialog.field.clear()
    assert dialog.list.isVisible()


def test_a_screen_reader_hears_the_whole_card(lobby: Lobby, dialog: RulesChoice) -> None:
    row = shown(dialog).index("Australian")
    heard = dialog.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole)
    for part in (
        "Australian. Australia and New Zealand.",
        "Defenders score 10 per trick",
        "and one more rule",
    ):
        assert part in heard
    assert dialog.list.accessibleName() == "Rules of Five Hundred"
    button = QAccessible.queryAccessibleInterface(lobby.page.rules.preset_button)
    assert button.text(QAccessible.Text.Name) == "How do you play it? Usual rules"


def test_the_preset_in_force_is_a_card_on_top(lobby: Lobby) -> None:
    button = lobby.page.rules.preset_button
    lobby.page.rules.choose_preset("Australian")
    told = button.accessibleDescription()
    assert told.startswith("Australia and New Zealand. Defenders score 10 per trick. ")
    assert told.endswith(", and one more rule")
    lobby.page.rules.fields["target"].value = 250
    assert "Australia and New Zealand" not in button.accessibleDescription(), "these rules are played nowhere"
    assert button.mapTo(lobby, QPoint()).y() < lobby.page.area.y()


def test_rules_stand_in_groups_that_have_something_to_choose(lobby: Lobby) -> None:
    rules = lobby.page.rules

    def headings() -> list[str]:
        return [group.findChildren(PlainLabel)[0].text() for group in rules.groups if group.isVisible()]

    every = [
        "Players and cards",
        "Bidding",
        "Exchange",
        "Play",
        "Score",
        "Partnership agreements",
        "First deal",
    ]
    assert headings() == every
    lobby.choose("tocan")
    lobby.show_setup()
    assert headings() == ["Players and cards", "Bidding", "Play", "Score", "First deal"]


@pytest.mark.parametrize("size", [(1000, 700), (1366, 768), (1920, 1080)])
def test_columns_of_rules_are_whole_and_balanced(
    window: MainWindow, lobby: Lobby, size: tuple[int, int], qtbot: QtBot
) -> None:
    window.resize(*size)
    rules = lobby.page.rules
    for preset in ("Australian", "Québec"):
        rules.choose_preset(preset)
        QApplication.processEvents()

        def is_whole() -> bool:
            shown = [group for group in rules.groups if group.isVisible()]
            return all(
                rules.rect().contains(group.geometry())
                and group.height() >= group.sizeHint().height()
                and all(field.width() >= field.minimumSizeHint().width() for field in group.shown())
                for group in shown
            ) and not any(
                first.geometry().intersects(then.geometry()) for first, then in combinations(shown, 2)
            )

        qtbot.waitUntil(is_whole)


def test_own_presets_are_cards_too(lobby: Lobby, qtbot: QtBot) -> None:
    lobby.page.rules.fields["target"].value = 250
    assert lobby.page.rules.preset_button.answer() == "Usual rules (to 250 points)"
    lobby.page.rules.save_preset("Fridays")
    assert lobby.page.rules.preset_button.answer() == "Fridays"
    found = ask(lobby)
    assert shown(found)[-1] == "Fridays"
    found.close()


@pytest.mark.parametrize("size", [100, 200])
def test_cards_are_never_cut(window: MainWindow, lobby: Lobby, qtbot: QtBot, size: int) -> None:
    window.settings.look.text_size = size
    window.apply_settings()
    window.resize(1000, 700)
    found = ask(lobby)
    cards = found.list
    delegate = cards.itemDelegate()
    assert isinstance(delegate, RulesCardDelegate)
    for typed in ("", "i"):
        found.field.setText(typed)
        QApplication.processEvents()
        for row in range(cards.count()):
            item = cards.item(row)
            place = cards.visualItemRect(item)
            assert place.left() >= 0
            assert place.right() <= cards.viewport().width()
            assert place.height() >= delegate.height_for(item.data(CARD_ROLE), cards.font(), place.width())
    assert cards.horizontalScrollBar().maximum() == 0
    found.close()


def test_a_match_says_by_which_rules_it_is_played(window: MainWindow, lobby: Lobby, qtbot: QtBot) -> None:
    lobby.page.rules.choose_preset("Australian")
    lobby.page.rules.fields["misere"].value = False
    lobby.start()
    settle(window)
    game = "Five Hundred, Australian (Misère: off)"
    assert window.windowTitle() == f"{game} – Trickdesk"
    assert window.status_bar.status.text().startswith(f"{game} · deal 1 · ")
    decide(window)
    window.matches.show_lobby()
    assert lobby.newest.title.text() == "Five Hundred"
    assert lobby.newest.over.text() == "Pick up where you left off · Australian (Misère: off)"
    assert lobby.newest.over.shown() == lobby.newest.over.text()
    lobby.choose("tocan")
    lobby.start()
    decide(window)
    window.matches.show_lobby()
    assert lobby.newest.title.text() == "Tocan"
    assert lobby.unfinished.list.item(0).text().startswith(f"{game}\nDeal 1 · ")


def test_rules_are_not_cut_in_a_small_window(window: MainWindow, lobby: Lobby) -> None:
    window.resize(1000, 700)
    lobby.page.rules.choose_preset("Australian, six hands")
    lobby.page.rules.fields["target"].value = 1000
    lobby.page.rules.fields["own_raise"].value = True
    QApplication.processEvents()
    shown = [lobby.page.rules.preset_button.answer(), lobby.page.banner.detail.shown()]
    lobby.start()
    decide(window)
    window.matches.show_lobby()
    QApplication.processEvents()
    shown.append(lobby.newest.over.shown())
    assert all(re.search(r"Australian, six hands( \(|, with )", words) for words in shown), shown
    assert not any("…" in words for words in shown), shown


def test_few_cards_leave_no_empty_half(lobby: Lobby, qtbot: QtBot) -> None:
    lobby.choose("tocan")
    found = ask(lobby)
    high = found.list.gridSize().height()
    rows = -(-found.list.count() // found.list.columns)
    qtbot.waitUntil(lambda: found.list.height() < (rows + 1) * high)
    assert found.list.height() >= rows * high
    few = found.height()
    found.field.setText("e")  # in many house rules too
    qtbot.waitUntil(lambda: found.height() > few)
    many = found.height()
    found.field.clear()
    QApplication.processEvents()
    assert found.height() == many, "it doesn't jump while someone types"
    found.close()
