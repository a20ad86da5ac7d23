"""How bots play, from the lobby to the record, and where it is shown."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionComboBox, QStyleOptionFrame, QToolTip
from pytestqt.qtbot import QtBot

from tests.ui.window.players import settle
from tests.ui.window.quick import QuickClient
from trickdesk.bots.levels import TEMPERAMENTS
from trickdesk.games import games
from trickdesk.session import Player, Setup
from trickdesk.ui.dialogs.rules import RulesDialog
from trickdesk.ui.lobby.lobby import Lobby
from trickdesk.ui.lobby.seats import CHOOSE
from trickdesk.ui.text import player_text
from trickdesk.ui.window.main_window import SMALLEST, MainWindow

AT_LOBBY = True


@pytest.fixture
def lobby(window: MainWindow) -> Lobby:
    return window.pages.lobby


def begun(lobby: Lobby) -> Setup:
    found: list[Setup] = []
    lobby.started.connect(found.append)
    lobby.start()
    lobby.started.disconnect(found.append)
    return found[-1]


def choose(lobby: Lobby, seat: int, temperament: str) -> None:
    box = lobby.page.seats.plates[seat].temperament
    box.setCurrentIndex(box.findData(temperament))


def can_choose(lobby: Lobby) -> list[bool]:
    """Return for each seat whether a temperament can be chosen."""
    return [plate.temperament.isEnabled() for plate in lobby.page.seats.plates]


class TestLobby:
    def test_a_temperament_is_chosen_for_each_computer(self, window: MainWindow, lobby: Lobby) -> None:
        lobby.choose("five-hundred")
        choose(lobby, 1, "bold")
        choose(lobby, 2, "cautious")
        assert [player.temperament for player in begun(lobby).players[1:]] == ["bold", "cautious", "steady"]
        session = window.controller.session
        assert session is not None
        seats = json.loads(session.record_text())["seats"]
        assert [seat.get("temperament") for seat in seats] == [None, "bold", "cautious", None]

    def test_people_have_no_temperament_to_choose(self, lobby: Lobby) -> None:
        lobby.choose("five-hundred")
        assert can_choose(lobby) == [False, True, True, True]
        lobby.page.seats.plates[2].who.setCurrentIndex(0)
        lobby.page.seats.plates[0].who.setCurrentIndex(2)
        assert can_choose(lobby) == [True, True, False, True]

    def test_temperaments_have_names_and_words(self, lobby: Lobby) -> None:
        lobby.choose("five-hundred")
        assert lobby.page.seats.plates[1].temperament.accessibleName() == "Bidding style, West"
        box = lobby.page.seats.plates[1].temperament
        assert [box.itemData(i) for i in range(box.count())] == list(TEMPERAMENTS)
        words = [box.itemText(i) for i in range(box.count())]
        assert words == [player_text.temperament_words(name) for name in TEMPERAMENTS]
        assert not set(words) & set(TEMPERAMENTS), "each has words of its own"

    def test_tab_goes_along_a_row(self, lobby: Lobby) -> None:
        lobby.choose("five-hundred")
        lobby.show_setup()
        west, north = lobby.page.seats.plates[1:3]
        row = [west.name, west.who, west.temperament, north.badge, north.name]
        row[0].setFocus()
        for widget in row:
            assert QApplication.focusWidget() is widget
            QTest.keyClick(widget, Qt.Key.Key_Tab)

    def test_an_agreement_is_for_all_computers_and_remembered(
        self, window: MainWindow, lobby: Lobby, qtbot: QtBot
    ) -> None:
        lobby.choose("five-hundred")
        lobby.show_setup()
        (field,) = lobby.page.agreements.fields["five-hundred"]
        assert field.isVisible() and not field.control.isChecked()
        assert not any(player.agreements for player in begun(lobby).players)
        window.matches.show_lobby()
        lobby.show_setup()
        QTest.mouseClick(field.control, Qt.MouseButton.LeftButton, pos=QPoint(8, field.control.height() // 2))
        setup = begun(lobby)
        assert [player.agreements for player in setup.players] == [(), *[("joker-6nt",)] * 3]
        saved = window.preferences.file.load()[0]
        assert saved.games.last_agreements["five-hundred"] == ["joker-6nt"]
        again = Lobby(saved, window.table.pixmaps)
        qtbot.addWidget(again)
        assert again.page.agreements.chosen(setup.game) == ("joker-6nt",)

    def test_settings_that_were_damaged_mean_no_agreement(
        self, window: MainWindow, lobby: Lobby, qtbot: QtBot
    ) -> None:
        for bad in (3, "joker-6nt", None, [7]):
            window.settings.games.last_agreements["five-hundred"] = bad  # type: ignore[assignment]
            again = Lobby(window.settings, window.table.pixmaps)
            qtbot.addWidget(again)
            assert again.page.agreements.chosen(games()["five-hundred"]()) == ()

    @pytest.mark.parametrize("game_id", sorted(games()))
    def test_agreements_are_shown_where_there_are_any(self, lobby: Lobby, game_id: str) -> None:
        lobby.choose("five-hundred")
        lobby.choose(game_id)
        lobby.show_setup()
        assert lobby.page.agreements.isVisible() == bool(games()[game_id].agreements)
        for field in lobby.page.agreements.fields[game_id]:
            assert field.isVisible()
            assert field.control.accessibleName() and field.control.accessibleDescription()

    @pytest.mark.parametrize("size", [100, 125, 150])
    def test_nothing_is_cut_in_the_smallest_window(
        self, window: MainWindow, lobby: Lobby, qtbot: QtBot, size: int
    ) -> None:
        window.settings.look.text_size = size
        window.apply_settings()
        window.resize(*SMALLEST)

        def shown_whole() -> None:
            plates = lobby.page.seats.plates
            for box in [box for plate in plates for box in (plate.who, plate.temperament)]:
                option = QStyleOptionComboBox()
                box.initStyleOption(option)
                room = box.style().subControlRect(
                    QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
                )
                for row in range(box.count()):
                    if box.itemData(row) == CHOOSE:
                        continue  # only in the open list
                    assert box.fontMetrics().horizontalAdvance(box.itemText(row)) <= room.width()
            for name in [plate.name for plate in plates]:
                words = name.placeholderText()
                style = QStyleOptionFrame()
                name.initStyleOption(style)
                room = name.style().subElementRect(QStyle.SubElement.SE_LineEditContents, style, name)
                assert name.fontMetrics().horizontalAdvance(words) <= room.width(), words

        lobby.choose("92q")
        lobby.show_setup()
        lobby.page.rules.fields["players"].value = 8
        qtbot.waitUntil(lambda: lobby.page.seats.plates[7].temperament.isVisible())
        QApplication.processEvents()
        qtbot.waitUntil(shown_whole)


def test_each_bot_is_asked_in_its_manner(window: MainWindow, lobby: Lobby) -> None:
    client = window.controller.bots.client
    assert isinstance(client, QuickClient)
    lobby.choose("five-hundred")
    for seat, level, temperament in ((1, "expert", "bold"), (2, "easy", "cautious")):
        lobby.page.seats.plates[seat].who.setCurrentIndex(lobby.page.seats.plates[seat].who.findData(level))
        choose(lobby, seat, temperament)
    lobby.page.agreements.fields["five-hundred"][0].value = True
    lobby.page.dealer.setCurrentIndex(1)  # the person deals: the computers call first
    lobby.start()
    settle(window)
    agreed = (("joker-6nt",), ("joker-6nt",))
    assert client.manners == {
        (1, "expert", "bold", agreed),
        (2, "easy", "cautious", agreed),
        (3, "medium", "steady", agreed),
    }


class TestAtTheTable:
    PLAYERS = (
        Player("Ann"),
        Player("Bo", False, "expert", temperament="bold", agreements=("joker-6nt",)),
        Player("<b>Cy</b>", False, "god", temperament="reckless"),
        Player("D*i*", False, "easy"),
    )

    def test_words(self) -> None:
        """Unknown levels and temperaments are named as what is played instead."""
        game = games()["five-hundred"]()
        assert [player_text.player_words(player, game) for player in self.PLAYERS] == [
            "Person",
            "Computer · Expert · Bold · 6NT shows the joker",
            "Computer · Hard · Steady",
            "Computer · Easy · Steady",
        ]

    def test_the_rules_of_the_match_say_how_each_plays(self, qtbot: QtBot) -> None:
        game = games()["five-hundred"]()
        dialog = RulesDialog(game, players=self.PLAYERS)
        qtbot.addWidget(dialog)
        page = dialog.page.toPlainText()
        for player in self.PLAYERS:
            assert f"{player.name}: {player_text.player_words(player, game)}" in page
        assert "Players" in [block.text() for block in dialog.headings]
        lobby = RulesDialog(game)
        qtbot.addWidget(lobby)
        assert "Players" not in [block.text() for block in lobby.headings]

    def test_in_a_match_they_are_those_of_the_match(self, window: MainWindow, lobby: Lobby) -> None:
        lobby.choose("five-hundred")
        choose(lobby, 1, "bold")
        lobby.start()
        settle(window)
        window.dialogs.rules()
        (dialog,) = window.findChildren(RulesDialog)
        assert "Computer 2: Computer · Medium · Bold" in dialog.page.toPlainText()
        dialog.close()

    def test_a_plate_says_how_its_player_plays(self, window: MainWindow) -> None:
        game = games()["five-hundred"]()
        window.matches.start(Setup(game, self.PLAYERS, "1", first_dealer=3))
        settle(window)
        table = window.table
        layout = table.board.layout
        told = []
        for place in layout.places:
            at = QPoint(round(place.x), round(place.y))
            QToolTip.hideText()
            event = QHelpEvent(QHelpEvent.Type.ToolTip, at, table.viewport().mapToGlobal(at))
            QApplication.sendEvent(table.viewport(), event)
            told.append(QToolTip.text())
        assert told[1].splitlines()[0] == "Bo: Computer · Expert · Bold · 6NT shows the joker"
        assert told[2].startswith("<p>&lt;b&gt;Cy&lt;/b&gt;: Computer · Hard · Steady<br>\n")


def test_a_bot_that_thinks_in_uncompiled_kernels_is_noted(window: MainWindow, lobby: Lobby) -> None:
    client = window.controller.bots.client
    poll = client.poll
    client.poll = lambda: [answer._replace(pure=True) for answer in poll()]  # type: ignore[method-assign]
    lobby.choose("five-hundred")
    lobby.page.dealer.setCurrentIndex(1)  # the person deals: a computer calls first
    lobby.start()
    settle(window)
    session = window.controller.session
    assert session is not None
    seats = json.loads(session.record_text())["seats"]
    assert [seat.get("kernels") for seat in seats] == [None, "pure", "pure", "pure"]
    client.poll = poll  # type: ignore[method-assign]
    window.matches.play_again()
    settle(window)
    again = window.controller.session
    assert again is not None and again is not session
    assert "kernels" not in again.record_text(), "another match"
