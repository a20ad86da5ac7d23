"""Memory aids at the table: only enabled ones, only the viewer's, also spoken."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from tests.ui.window.hinted import asked, choices
from tests.ui.window.players import settle
from trickdesk.engine.actions import AskPlay
from trickdesk.session import State
from trickdesk.ui.match.coach.aids_panel import AidsPanel
from trickdesk.ui.window.main_window import MainWindow

ALL = ("cards_gone", "trumps_out", "voids", "points_taken")


def want(window: MainWindow, *names: str) -> None:
    for name in ALL:
        setattr(window.settings.help, name, name in names)
    window.apply_settings()


def panel_of(window: MainWindow) -> AidsPanel:
    panel = window.screen_.coach.aids
    assert panel is not None
    return panel


def test_there_are_none_until_they_are_wanted(window: MainWindow) -> None:
    asked(window, AskPlay, "five-hundred")
    assert window.screen_.coach.aids is None
    assert not window.commands["aids"].isEnabled()
    want(window, "trumps_out")
    assert panel_of(window).isVisible()
    assert "still out" in panel_of(window).accessibleDescription()
    want(window)
    assert window.screen_.coach.aids is None


@pytest.mark.parametrize("name", ALL)
def test_each_of_them_says_its_own(window: MainWindow, name: str) -> None:
    asked(window, AskPlay, "five-hundred")
    want(window, name)
    words = panel_of(window).accessibleDescription()
    for other, mark in (("cards_gone", "yours"), ("trumps_out", "trump"), ("points_taken", "trick")):
        assert (mark in words) is (name == other)


def test_m_says_them(window: MainWindow) -> None:
    asked(window, AskPlay, "five-hundred")
    want(window, *ALL)
    window.controller.settled.emit(window.controller.view)
    window.commands.update()
    said: list[str] = []
    window.table.announced.connect(said.append)
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_M)
    assert said == [panel_of(window).accessibleDescription()]
    assert window.statusBar().currentMessage() == said[0]


def test_they_follow_the_cards(window: MainWindow) -> None:
    view = asked(window, AskPlay, "five-hundred")
    want(window, "cards_gone")
    before = panel_of(window).accessibleDescription()
    window.controller.act(choices(view)[0])
    settle(window)
    after = panel_of(window).accessibleDescription() if window.screen_.coach.aids else ""
    assert after != before


def test_they_hold_the_own_cards_and_go_with_them(window: MainWindow) -> None:
    asked(window, AskPlay, "five-hundred")
    want(window, *ALL)
    window.pages.toggle_cards()
    assert window.screen_.coach.aids is None
    assert not window.table.findChildren(AidsPanel)
    window.pages.toggle_cards()
    assert panel_of(window).isVisible()
    window.matches.show_lobby()
    assert window.controller.session is None


def test_nothing_of_them_stays_for_the_next_person(window: MainWindow) -> None:
    view = asked(window, AskPlay, "five-hundred", "hhhh")
    want(window, *ALL)
    first = panel_of(window).accessibleDescription()
    window.controller.act(choices(view)[0])
    settle(window)
    assert window.controller.state is State.CURTAIN
    assert window.screen_.coach.aids is None
    assert not window.table.findChildren(AidsPanel)
    assert not window.commands["aids"].isEnabled()
    window.pages.curtain.button.click()
    settle(window)
    assert panel_of(window).accessibleDescription() != first


@pytest.mark.parametrize("game_id", ["hearts", "92q", "tocan", "red-one"])
def test_they_cover_no_card_and_no_plate(window: MainWindow, game_id: str) -> None:
    asked(window, AskPlay, game_id)
    want(window, *ALL)
    panel = panel_of(window)
    if panel.isHidden():
        return
    box = QRectF(panel.geometry())
    layout = window.table.board.layout
    items = [*window.table.board.own_cards(), *(item for _, item in window.table.board.trick)]
    for item in items:
        assert not box.intersects(QRectF(item.x(), item.y(), item.width, item.width * 1.4))
    for place in range(len(layout.places)):
        plate = layout.plate(place)
        assert not box.intersects(
            QRectF(plate.left, plate.top, plate.right - plate.left, plate.bottom - plate.top)
        )
