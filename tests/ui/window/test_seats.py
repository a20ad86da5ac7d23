"""The next table of the same size has the same players."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from trickdesk.storage.settings import Settings
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.lobby import Lobby
from trickdesk.ui.lobby.seats import SeatTable
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True


@pytest.fixture
def lobby(window: MainWindow) -> Lobby:
    return window.pages.lobby


def seat_family(seats: SeatTable) -> None:
    seats.plates[0].name.setText("Ann")
    seats.plates[2].name.setText("Zoë")
    seats.plates[2].who.setCurrentIndex(seats.plates[2].who.findData(""))
    seats.plates[1].who.setCurrentIndex(seats.plates[1].who.findData("easy"))
    seats.plates[3].temperament.setCurrentIndex(0)


def test_the_last_table_comes_back_in_the_next_program(
    window: MainWindow, lobby: Lobby, qtbot: QtBot
) -> None:
    lobby.choose("five-hundred")
    seat_family(lobby.page.seats)
    seated = lobby.page.seats.players()
    lobby.start()
    again = Lobby(window.preferences.file.load()[0], CardPixmaps())
    qtbot.addWidget(again)
    again.choose("five-hundred")
    assert again.page.seats.players() == seated
    assert [player.name for player in seated] == ["Ann", "Ada", "Zoë", "Chidi"]
    again.choose("tocan")
    assert again.page.seats.players() == seated, "names are typed once, not once for each game"


def test_each_number_of_players_has_its_table(lobby: Lobby) -> None:
    lobby.choose("92q")
    seat_family(lobby.page.seats)
    lobby.start()
    players = lobby.page.rules.fields["players"]
    players.value = 6
    assert lobby.page.seats.players()[2].name == "Zoë", "she sits at the first table of six, too"
    lobby.page.seats.plates[2].name.setText("Yan")
    lobby.start()
    players.value = 4
    assert lobby.page.seats.players()[2].name == "Zoë"
    players.value = 6
    assert lobby.page.seats.players()[2].name == "Yan"


def test_what_is_being_typed_stays_with_another_number_of_players(lobby: Lobby, qtbot: QtBot) -> None:
    lobby.choose("92q")
    seat_family(lobby.page.seats)
    lobby.start()
    lobby.page.rules.fields["players"].value = 6
    lobby.page.seats.plates[2].name.clear()
    qtbot.keyClicks(lobby.page.seats.plates[2].name, "Yan")
    lobby.page.rules.fields["players"].value = 4
    assert lobby.page.seats.players()[2].name == "Yan"


def test_one_click_seats_everybody_as_usual(lobby: Lobby) -> None:
    lobby.choose("five-hundred")
    usual = lobby.page.seats.players()
    assert not lobby.page.usual_seats.isEnabled()
    seat_family(lobby.page.seats)
    lobby.start()
    assert lobby.page.usual_seats.isEnabled()
    lobby.page.usual_seats.click()
    assert lobby.page.seats.players() == usual
    assert not lobby.page.usual_seats.isEnabled()


@pytest.mark.parametrize(
    "rows",
    [
        [],
        [7, None, "x"],
        [{}],
        [{"name": 5, "person": "yes", "level": "divine", "temperament": []}],
        [{}] * 99,
    ],
)
def test_seats_that_nobody_can_read_are_the_usual_ones(rows: list[object], qtbot: QtBot) -> None:
    usual = Lobby(Settings(), CardPixmaps())
    settings = Settings.from_json({"games": {"last_seats": {"4": rows}}})
    assert settings.games.last_seats == {"4": rows}
    lobby = Lobby(settings, CardPixmaps())
    for made in (usual, lobby):
        qtbot.addWidget(made)
        made.choose("five-hundred")
    assert lobby.page.seats.players() == usual.page.seats.players()


def test_tab_goes_through_rows_that_came_later_too(lobby: Lobby) -> None:
    lobby.choose("92q")
    lobby.page.rules.fields["players"].value = 8
    seats = lobby.page.seats
    assert len(seats.players()) == 8
    wanted = [widget for plate in seats.plates for widget in (plate.name, plate.who, plate.temperament)]
    found, at = [wanted[0]], wanted[0].nextInFocusChain()
    while at is not wanted[0]:
        found += [at] if at in wanted else []
        at = at.nextInFocusChain()
    assert found == wanted
