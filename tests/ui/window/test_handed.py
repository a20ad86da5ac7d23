"""For left hands and fingers: cards that fan the other way, 44-pixel targets."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget

from tests.session.helpers import setup, short_game
from tests.ui.window.players import play_on, settle
from trickdesk.engine.actions import AskPlay
from trickdesk.games import games
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.panels import Panel
from trickdesk.ui.theme.stylesheets import TARGET
from trickdesk.ui.window.main_window import MainWindow


def use_left_hand(window: MainWindow, on: bool = True) -> None:
    window.settings.play.left_handed = on
    window.apply_settings()


@pytest.mark.parametrize("order", ["descending", "ascending", "dealt"])
def test_the_hand_is_turned_around(window: MainWindow, order: str) -> None:
    window.settings.play.sort_order = order
    window.apply_settings()
    play_on(window, AskPlay)
    before = [item.card for item in window.table.board.hand]
    for _ in range(2):  # also where cards lie as they were dealt: it does not turn around again and again
        use_left_hand(window)
        hand = window.table.board.hand
        if order != "dealt":
            assert [item.card for item in hand] == before[::-1]
        heights = [item.zValue() for item in hand]
        assert heights == sorted(heights, reverse=True)  # each lies upon the next: its right edge shows
        assert all(item.flipped for item in hand)
    shown = [item.card for item in window.table.board.hand]
    window.apply_settings()
    assert [item.card for item in window.table.board.hand] == shown
    use_left_hand(window, False)
    assert not any(item.flipped for item in window.table.board.items)


def test_a_click_on_the_edge_that_shows_plays_that_card(window: MainWindow) -> None:
    use_left_hand(window)
    play_on(window, AskPlay)
    table, ask = window.table, window.controller.view.ask
    assert isinstance(ask, AskPlay)
    item = next(item for item in table.board.hand[1:] if ask.cards >> item.card & 1)
    edge = item.pos() + QPoint(round(item.width) - 6, 30)
    found = table.hand.card_at(edge)
    assert found is item
    card = item.card
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.mapFromScene(edge))
    settle(window)
    assert not window.controller.view.hand >> card & 1
    assert not any(each.flipped for each in table.board.items if each not in table.board.hand)


def test_the_main_button_is_on_the_other_side(window: MainWindow) -> None:
    places = []
    for on in (False, True):
        use_left_hand(window, on)
        window.matches.start(setup("h...", short_game("five-hundred"), seed="3"))
        settle(window)
        panel = window.screen_.panel
        assert isinstance(panel, Panel) and panel.primary is not None
        places.append(panel.primary.geometry().center().x() / panel.width())
    assert places[0] > 0.5 > places[1]
    use_left_hand(window, False)


@pytest.mark.parametrize(
    ("deck", "style"), [("classic", "standard"), ("classic", "large"), ("bold", "standard")]
)
def test_every_card_has_its_index_on_the_right(qapp: QApplication, deck: str, style: str) -> None:
    """There is ink where there was none; the picture's size is the same."""
    pixmaps = CardPixmaps()
    pixmaps.deck, pixmaps.style = deck, style
    for name in ("10H", "AS", "KD", "7C", "12S", "13D", "JK", "JL", "R14", "G5", "B1", "RED1"):
        plain, flipped = pixmaps.get(name, 120, 1.0), pixmaps.get(name, 120, 1.0, "flip")
        assert plain.size() == flipped.size()
        corner = (plain.width() * 2 // 3, 10, plain.width() // 3 - 8, 60)
        before, after = plain.copy(*corner).toImage(), flipped.copy(*corner).toImage()
        changed = sum(
            before.pixel(x, y) != after.pixel(x, y)
            for x in range(0, before.width(), 2)
            for y in range(0, before.height(), 2)
        )
        assert changed > 20, name


@pytest.mark.parametrize("game_id", sorted(games()))
def test_large_targets(window: MainWindow, game_id: str) -> None:
    """All that can be clicked is at least 44 pixels high and wide, at 1000 x 700."""
    window.settings.accessibility.large_targets = True
    window.apply_settings()
    QApplication.processEvents()
    small = list(small_targets(window.pages.lobby))
    assert not small
    window.matches.start(setup("h...", short_game(game_id), seed="3"))
    settle(window)
    panel = window.screen_.panel
    assert panel is not None
    assert not small_targets(panel)
    inside = window.table.viewport().rect()
    assert inside.contains(panel.geometry())
    hand = window.table.board.hand
    steps = [b.home[0] - a.home[0] for a, b in itertools.pairwise(hand)]
    assert min(steps, default=TARGET) >= TARGET
    window.settings.accessibility.large_targets = False
    window.apply_settings()


def small_targets(parent: QWidget) -> list[str]:
    """Return the controls below a widget that are too small for a finger."""
    return [
        f"{type(child).__name__} {child.accessibleName()} {child.width()}x{child.height()}"
        for kind in (QAbstractButton, QComboBox, QLineEdit)
        for child in parent.findChildren(kind)
        if child.isVisible() and child.isEnabled() and min(child.width(), child.height()) < TARGET
    ]
