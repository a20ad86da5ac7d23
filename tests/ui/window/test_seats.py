"""Seats around a table seen from above, which the next table of that size has too."""

from __future__ import annotations

from functools import partial
from itertools import combinations, product
from math import atan2

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trickdesk.games import games
from trickdesk.storage.settings import Settings
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.lobby import seats as seats_module
from trickdesk.ui.lobby.lobby import Lobby
from trickdesk.ui.lobby.seats import Extent, SeatPlate, SeatTable, least_height, plate_spots
from trickdesk.ui.qt.translation import speak
from trickdesk.ui.text import name_text
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
    assert [player.name for player in seated] == ["Ann", "", "Zoë", ""], (
        "with another level they are ordinary"
    )
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


PLATE = Extent(244, 82)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("width", [520, 760, 964, 1330, 2400])
@pytest.mark.parametrize("spare", [0, 120, 800])
def test_plates_stand_around_the_table(seats: int, width: int, spare: int) -> None:
    """Clockwise from the bottom, inside the table, and none on another."""
    height = least_height(seats, width, PLATE) + spare
    places = plate_spots(seats, Extent(width, height), PLATE)
    assert places is not None
    assert len(places) == seats
    assert all(not first.intersects(then) for first, then in combinations(places, 2))
    assert all(place.left() >= 0 and place.right() < width for place in places)
    assert all(place.top() >= 0 and place.bottom() < height for place in places)
    assert places[0].center().y() == max(place.center().y() for place in places)
    assert abs(places[0].center().x() - width // 2) <= 1
    turns = [atan2(place.center().x() - width / 2, place.center().y() - height / 2) for place in places[1:]]
    assert [turn <= 0 for turn in turns] == sorted((turn <= 0 for turn in turns), reverse=True), "left first"
    left = [place.center().y() for place, turn in zip(places[1:], turns, strict=True) if turn < 0]
    assert left == sorted(left, reverse=True), "from the bottom to the top"


def test_a_table_that_is_too_small_has_no_places() -> None:
    assert plate_spots(8, Extent(520, 300), PLATE) is None


@pytest.mark.parametrize("game_id", sorted(games()))
def test_no_plate_covers_another(window: MainWindow, lobby: Lobby, qtbot: QtBot, game_id: str) -> None:
    lobby.choose(game_id)
    lobby.show_setup()
    field = lobby.page.rules.fields.get("players")
    numbers = field.option.choices if field is not None else (4,)
    for size, players in product([(1000, 700), (1366, 768), (1920, 1080)], numbers):
        window.resize(*size)
        if field is not None:
            field.value = players
        QApplication.processEvents()
        if (game := lobby.game()) is None:
            continue  # other sides would be needed
        plates = [plate for plate in lobby.page.seats.plates if plate.isVisible()]
        assert len(plates) == players == game.seats
        qtbot.waitUntil(partial(are_apart, lobby.page.seats, plates))


def are_apart(seats: SeatTable, plates: list[SeatPlate]) -> bool:
    """Return whether plates are whole, and none covers another."""
    apart = not any(first.geometry().intersects(then.geometry()) for first, then in combinations(plates, 2))
    return apart and all(
        seats.rect().contains(plate.geometry())
        and plate.size().expandedTo(plate.minimumSizeHint()) == plate.size()
        for plate in plates
    )


def test_faces_and_sides_are_at_the_seats(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, int]] = []
    monkeypatch.setattr(
        seats_module, "draw_avatar", lambda _painter, _box, avatar, shape: drawn.append((avatar, shape))
    )
    lobby.choose("five-hundred")
    lobby.show_setup()
    lobby.page.seats.plates[1].who.setCurrentIndex(0)
    drawn.clear()
    lobby.page.seats.grab()
    assert drawn == [("ines", 0), ("mateo", 1)], "people without a symbol have their initials"
    words = lobby.page.seats.accessibleDescription()
    assert words == "Player 1 and Ines against Player 2 and Mateo"


def test_computers_have_names_in_hebrew_letters_and_their_faces(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    """Matches keep the usual letters, so that statistics know them in every language."""
    lobby.choose("five-hundred")
    lobby.show_setup()
    seats = lobby.page.seats
    seats.plates[3].name.setText("Bruno B")
    drawn: list[str] = []
    monkeypatch.setattr(
        seats_module, "draw_avatar", lambda _painter, _box, avatar, _shape: drawn.append(avatar)
    )
    speak(qapp, "he")
    try:
        seats.apply_settings()
        seats.grab()
        shown = name_text.names_of(seats.players())
    finally:
        speak(qapp, "en")
    assert [plate.name.placeholderText() for plate in seats.plates[1:3]] == ["צ'ידי", "איניס"]
    assert shown[1:] == ("צ'ידי", "איניס", "Bruno B") and drawn == ["chidi", "ines"]
    assert [player.name for player in seats.players()][1:] == ["Chidi", "Ines", "Bruno B"]


def test_a_seat_is_chosen_by_keys_alone(lobby: Lobby, qtbot: QtBot) -> None:
    lobby.choose("hearts")
    lobby.show_setup()
    west = lobby.page.seats.plates[1]
    west.name.setFocus()
    QTest.keyClicks(west.name, "Zoe")
    QTest.keyClick(west.name, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is west.who
    QTest.keyClick(west.who, Qt.Key.Key_Home)
    assert not west.temperament.isEnabled()
    QTest.keyClick(west.who, Qt.Key.Key_Down)
    QTest.keyClick(west.who, Qt.Key.Key_Tab)
    QTest.keyClick(west.temperament, Qt.Key.Key_Home)
    player = lobby.page.seats.players()[1]
    assert (player.name, player.human, player.level, player.temperament) == (
        "Zoe", False, "beginner", "cautious",
    )  # fmt: skip
