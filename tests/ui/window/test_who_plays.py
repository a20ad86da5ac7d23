"""Choosing one of the people for a seat, and keeping a partner."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trickdesk.bots.levels import LEVELS
from trickdesk.games import games
from trickdesk.storage.settings import Settings
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.lobby import last_setup
from trickdesk.ui.lobby.lobby import Lobby
from trickdesk.ui.lobby.seats import CHOOSE
from trickdesk.ui.lobby.who_plays import Portrait, WhoPlaysDialog
from trickdesk.ui.text.people import people
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True


@pytest.fixture
def lobby(window: MainWindow) -> Lobby:
    lobby = window.pages.lobby
    lobby.choose("five-hundred")
    lobby.show_setup()
    return lobby


def asked(lobby: Lobby, seat: int = 1) -> WhoPlaysDialog:
    """Press the face of a seat, and return the dialog."""
    lobby.page.seats.plates[seat].badge.click()
    (dialog,) = (found for found in lobby.window().findChildren(WhoPlaysDialog) if found.isVisible())
    return dialog


def sitting(lobby: Lobby) -> list[str]:
    return [row.who for row in lobby.page.seats._all_seats()]


def pick(lobby: Lobby, seat: int, who: str) -> None:
    dialog = asked(lobby, seat)
    next(portrait for portrait in dialog.portraits if portrait.who == who).click()


def test_a_newcomer_plays_with_steady_people_of_medium_level(lobby: Lobby) -> None:
    others = [people()[who] for who in sitting(lobby)[1:]]
    assert [(one.level, one.temperament) for one in others] == [("medium", "steady")] * 3
    players = lobby.page.seats.players()[1:]
    assert [player.name for player in players] == [one.name for one in others]
    assert all(player.style == one.style != "" for player, one in zip(players, others, strict=True))


@pytest.mark.parametrize("level", LEVELS)
def test_the_default_level_says_who_plays_at_first(level: str) -> None:
    settings = Settings()
    settings.players.bot_level = level
    rows = [last_setup.default_seat(settings, seat) for seat in range(8)]
    assert [row.level for row in rows[1:5]] == [level] * 4
    found = [row.who for row in rows[1:] if row.who]
    assert len({*found}) == len(found) == (0 if level == LEVELS[0] else 7)


def test_one_is_chosen_by_keys_alone(lobby: Lobby, qtbot: QtBot) -> None:
    badge = lobby.page.seats.plates[1].badge
    badge.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(badge, Qt.Key.Key_Space)
    (dialog,) = lobby.window().findChildren(WhoPlaysDialog)
    names = [portrait.who for portrait in dialog.portraits]
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), Portrait))
    first = QApplication.focusWidget()
    assert isinstance(first, Portrait) and first.who == sitting(lobby)[1] == names[4]
    keys = ["Down", "Right", "Up", "Left", "Left", "Down", "Down", "Down"]
    for key, at in zip(keys, (8, 9, 5, 4, 4, 8, 12, 12), strict=True):
        QTest.keyClick(dialog.focusWidget() or dialog, getattr(Qt.Key, f"Key_{key}"))
        focus = QApplication.focusWidget()
        assert isinstance(focus, Portrait)
        assert focus.who == names[at]
        assert dialog.about.text().startswith(people()[focus.who].about_in("en"))
    QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Return)
    assert sitting(lobby)[1] == names[12]


def test_escape_changes_nothing(lobby: Lobby) -> None:
    before = lobby.page.seats.players()
    dialog = asked(lobby)
    QTest.keyClick(dialog, Qt.Key.Key_Right)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible() and lobby.page.seats.players() == before


def test_the_pointer_shows_how_somebody_plays_and_a_click_seats_them(lobby: Lobby) -> None:
    dialog = asked(lobby)
    portrait = next(found for found in dialog.portraits if found.who == "olga")
    QApplication.sendEvent(portrait, QEnterEvent(QPointF(), QPointF(), QPointF()))
    assert dialog.about.text() == people()["olga"].about_in("en")
    QTest.mouseClick(portrait, Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
    olga = people()["olga"]
    player = lobby.page.seats.players()[1]
    assert (player.name, player.level, player.temperament, player.style, player.human) == (
        "Olga", olga.level, olga.temperament, olga.style, False,
    )  # fmt: skip


def test_a_screen_reader_hears_name_row_and_habit(lobby: Lobby) -> None:
    dialog = asked(lobby)
    for portrait in dialog.portraits:
        heard = QAccessible.queryAccessibleInterface(portrait)
        one = people()[portrait.who]
        assert heard.text(QAccessible.Text.Name) == f"{one.name}, {one.level.capitalize()}"
        told = heard.text(QAccessible.Text.Description)
        assert told.startswith(one.about_in("en"))
        assert ("At the table." in told) == (portrait.who in sitting(lobby)) == bool(portrait.note)
    dialog.reject()
    west = QAccessible.queryAccessibleInterface(lobby.page.seats.plates[1].badge)
    assert west.text(QAccessible.Text.Name) == "Choose who plays, West"
    assert west.text(QAccessible.Text.Description) == people()[sitting(lobby)[1]].about_in("en")


def test_who_sits_already_changes_places(lobby: Lobby) -> None:
    _, west, north, east = sitting(lobby)
    pick(lobby, 1, north)
    assert sitting(lobby) == ["", north, west, east]


@pytest.mark.parametrize("change", ["name", "level", "temperament", "person"])
def test_somebody_else_in_the_seat_has_no_habit(lobby: Lobby, change: str) -> None:
    plate = lobby.page.seats.plates[1]
    if change == "name":
        QTest.keyClicks(plate.name, "Zoe")
    elif change == "temperament":
        plate.temperament.setCurrentIndex(0)
    else:
        plate.who.setCurrentIndex(plate.who.findData("easy" if change == "level" else ""))
    player = lobby.page.seats.players()[1]
    assert player.style == "" and player.name == ("Zoe" if change == "name" else "")
    assert player.agreements == ()


def test_the_list_of_who_plays_opens_the_dialog(lobby: Lobby) -> None:
    plate = lobby.page.seats.plates[1]
    before = plate.who.currentIndex()
    plate.who.setFocus()
    QTest.keyClick(plate.who, Qt.Key.Key_End)
    for _ in range(3):
        QTest.keyClick(plate.who, Qt.Key.Key_Down)
    assert plate.who.currentData() == "expert", "keys in the closed list don't open it"
    plate.who.setCurrentIndex(before)
    last = plate.who.findData(CHOOSE)
    plate.who.setCurrentIndex(last)  # as a click in the open list does
    plate.who.activated.emit(last)
    assert any(dialog.isVisible() for dialog in lobby.window().findChildren(WhoPlaysDialog))
    assert plate.who.currentIndex() == before


def test_people_sit_again_at_the_next_table(window: MainWindow, lobby: Lobby, qtbot: QtBot) -> None:
    pick(lobby, 2, "bruno")
    seated = lobby.page.seats.players()
    setup = lobby.setup()
    assert setup is not None
    assert setup.players[2].agreements == ("joker-6nt",), "Bruno's own"
    assert setup.players[1].agreements == ()
    lobby.start()
    again = Lobby(window.preferences.file.load()[0], CardPixmaps())
    qtbot.addWidget(again)
    again.choose("tocan")
    assert again.page.seats.players() == seated


def test_a_partner_is_kept_in_every_game_with_partners(
    window: MainWindow, lobby: Lobby, qtbot: QtBot
) -> None:
    seats = lobby.page.seats
    pick(lobby, 2, "bruno")
    assert seats.keep.isVisible() and not seats.keep.isChecked()
    assert seats.keep.text() == "Always play with Bruno"
    QTest.keyClick(seats.keep, Qt.Key.Key_Space)
    assert window.settings.players.partner == "bruno"
    lobby.choose("hearts")
    assert lobby.page.seats.keep.isHidden(), "nobody has a partner"
    settings = Settings()
    settings.players.partner = "bruno"
    again = Lobby(settings, CardPixmaps())
    qtbot.addWidget(again)
    game = last_setup.last_game(settings, again.kind)
    again.choose("five-hundred")
    assert [player.name for player in again.players(again.game() or game)][2] == "Bruno"
    again.page.rules.fields["players"].value = 4
    assert sitting(again)[2] == "bruno" and again.page.seats.keep.isChecked()
    again.page.seats.keep.click()
    assert settings.players.partner == ""


def test_a_kept_partner_who_sits_elsewhere_changes_places() -> None:
    settings, game = Settings(), games()["five-hundred"]()
    settings.games.last_seats["4"] = [last_setup.SeatSetup("", True, "medium").to_json()] + [
        last_setup.seat_of(who).to_json() for who in ("bruno", "ada", "gus")
    ]
    settings.players.partner = "bruno"
    assert [row.who for row in last_setup.seats_for(settings, game)] == ["", "ada", "bruno", "gus"]
