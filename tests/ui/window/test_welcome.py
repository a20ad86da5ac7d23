"""The lobby's first page: what it offers to whom, in which order."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.window.players import decide, settle
from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.session import Player, Setup
from trickdesk.ui.lobby import last_setup, wording
from trickdesk.ui.lobby.lobby import Lobby
from trickdesk.ui.lobby.picture import CLOTHS, spots
from trickdesk.ui.lobby.setup_page import SetupPage
from trickdesk.ui.statistics.dialog import StatisticsDialog
from trickdesk.ui.text import game_words
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True

JARGON = ("trump", "bid", "differ", "ender", "bower", "partnership", "kitty", "suit", "deal a")


@pytest.fixture
def lobby(window: MainWindow) -> Lobby:
    return window.pages.lobby


def press(key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def test_a_newcomer_is_told_where_to_begin_and_plays_by_one_click(window: MainWindow, lobby: Lobby) -> None:
    newest = lobby.newest
    assert newest.title.text() == "Start with Hearts"
    shown = [button.text() for button in newest.buttons if button.isVisible()]
    assert shown == ["Learn Hearts", "Play Hearts"]
    assert next(iter(lobby.list.buttons)) == "five-hundred"
    assert not lobby.findChildren(SetupPage), "no form has been made"
    assert lobby.list.buttons["hearts"].isChecked(), "the banner and the chosen game are the same"
    line = "Hearts: You against Chidi, Ines and Mateo · Computers: Medium · Usual rules"
    assert lobby.line.text() == line
    lobby.list.buttons["red-one"].play_button.click()
    settle(window)
    setup = window.controller.session.setup
    assert setup.game.id == "red-one"
    assert setup.game.options == games()["red-one"]().options
    assert [player.human for player in setup.players] == [True, False, False, False]
    assert not lobby.findChildren(SetupPage)


def test_the_game_played_or_learned_last_is_the_chosen_one(window: MainWindow, lobby: Lobby) -> None:
    for game_id in ("red-one", "tocan"):
        window.matches.start(Setup(games()[game_id](), lobby.players(games()[game_id]()), "1"))
        settle(window)
        window.matches.show_lobby()
        assert lobby.list.buttons[game_id].isChecked()
    window.learning.open("oh-hell")
    window.learning.close()
    assert lobby.list.buttons["oh-hell"].isChecked()


def test_a_lesson_left_half_way_is_offered_in_the_banner_and_named_at_its_game(
    window: MainWindow, lobby: Lobby
) -> None:
    for game_id in ("hearts", "oh-hell"):
        window.learning.open(game_id)
        page = window.learning.page
        assert page is not None and page.controller.lesson is not None
        page.controller.lesson.go_to(3)
        window.learning.close()
        tile = lobby.list.buttons[game_id]
        assert tile.line == f"Lesson begun. {games()[game_id].tagline}"
        assert tile.line in tile.accessibleDescription()
    assert lobby.newest.title.text() == "Start with Oh Hell"
    assert lobby.newest.learn_button.text() == "Continue the lesson"
    assert "begun" not in lobby.list.buttons["tocan"].line
    lobby.newest.learn_button.click()
    lesson = page.controller.lesson
    assert lesson is not None and lesson.lesson.game.id == "oh-hell"
    lesson.go_to(len(lesson.lesson.steps))
    page.controller.teach(lesson)
    window.learning.close()
    assert "begun" not in lobby.list.buttons["oh-hell"].line, "finished"
    assert lobby.newest.title.text() == "Start with Hearts"


def test_enter_on_the_first_page_plays_again(window: MainWindow, lobby: Lobby) -> None:
    lobby.choose("five-hundred")
    lobby.page.rules.fields["misere"].value = True
    lobby.page.seats.plates[1].name.setText("Zoë")
    lobby.start()
    setup = window.controller.session.setup
    window.controller.leave()
    for summary in window.archive.saves.unfinished():
        window.archive.discard(summary.match_id)
    window.matches.show_lobby()
    assert lobby.newest.title.text() == "Five Hundred"
    assert lobby.newest.again_button.text() == "Play &again: Five Hundred"
    assert "You and Ines against Zoë and Mateo" in lobby.newest.detail.text()
    press(Qt.Key.Key_Return)
    again = window.controller.session.setup
    assert (again.game.id, again.game.options) == ("five-hundred", setup.game.options)
    assert again.players == setup.players
    assert again.seed != setup.seed


def test_beside_a_match_to_continue_the_last_game_can_be_played_again(
    window: MainWindow, lobby: Lobby
) -> None:
    lobby.choose("tocan")
    lobby.start()
    first = window.controller.session
    decide(window)
    window.matches.show_lobby()
    assert lobby.newest.continue_button.hasFocus()
    lobby.newest.again_button.click()
    press(Qt.Key.Key_Return)
    assert window.controller.session.setup.game.id == "tocan"
    assert window.controller.session is not first
    window.matches.show_lobby()
    for summary in window.archive.saves.unfinished():
        window.archive.discard(summary.match_id)
    window.matches.show_lobby()
    assert lobby.newest.main is lobby.newest.again_button
    assert "unfinished" not in lobby.newest.again_button.toolTip()


def test_games_stand_as_they_are_played_most(window: MainWindow, lobby: Lobby) -> None:
    newcomers = sorted(games().values(), key=lambda game: (game.is_guest, game.newcomers))
    assert list(lobby.list.buttons) == [game.id for game in newcomers]
    window.settings.games.begun = {"": {"tocan": 3, "92q": 5, "hearts": "many", "oh-hell": 9}}
    window.matches.show_lobby()
    assert list(lobby.list.buttons)[:3] == ["92q", "tocan", "five-hundred"]
    assert list(lobby.list.buttons)[-3:] == ["oh-hell", "hearts", "spades"]
    lobby.choose("red-one")
    lobby.start()
    assert window.settings.games.times_begun("", "red-one") == 1
    window.matches.show_lobby()
    assert list(lobby.list.buttons)[:3] == ["92q", "tocan", "red-one"]
    window.settings.players.name = "Zoë"
    window.preferences.commit()
    assert list(lobby.list.buttons)[:3] == ["five-hundred", "forty-fives", "red-one"], (
        "she has not played yet"
    )


def test_arrows_and_digits_move_among_the_games(window: MainWindow, lobby: Lobby, qtbot: QtBot) -> None:
    order = list(lobby.list.buttons)
    lobby.choose(order[0])
    for key, place in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Down, 5),
        (Qt.Key.Key_Left, 4),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_9, 8),
        (Qt.Key.Key_Down, 8),
        (Qt.Key.Key_7, 6),
        (Qt.Key.Key_3, 2),
    ):
        press(key)
        assert lobby.game().id == order[place]
        assert lobby.list.buttons[order[place]].hasFocus()
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    first, second = (lobby.list.buttons[order[place]] for place in (0, 1))
    qtbot.waitUntil(lambda: first.x() > second.x())
    press(Qt.Key.Key_Left)
    assert lobby.game().id == order[3]


def test_the_keyboard_scrolls_to_the_game(window: MainWindow, lobby: Lobby, qtbot: QtBot) -> None:
    window.settings.look.text_size = 150
    window.apply_settings()
    window.resize(1000, 620)
    area = lobby._scroll
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    lobby.choose(next(iter(lobby.list.buttons)))
    press(Qt.Key.Key_End)
    tile = list(lobby.list.buttons.values())[-1]
    assert tile.hasFocus()
    top = tile.mapTo(area.viewport(), QPoint()).y()
    assert 0 <= top < area.viewport().height() - tile.height() // 2


def test_what_was_changed_is_told_in_one_line(window: MainWindow, lobby: Lobby) -> None:
    lobby.list.buttons["five-hundred"].change_button.click()
    page = lobby.page
    assert page.isVisible()
    lobby.page.rules.choose_preset("Australian")
    lobby.page.seats.plates[1].who.setCurrentIndex(lobby.page.seats.plates[1].who.findData("easy"))
    line = "You and Ines against Computer 2 and Mateo · Computers: Easy to Medium · Australian"
    assert page.banner.detail.text() == line
    press(Qt.Key.Key_Escape)
    assert lobby.home.isVisible()
    assert lobby.list.buttons["five-hundred"].hasFocus()
    assert lobby.line.text() == f"Five Hundred: {line}"
    kept = window.preferences.file.load()[0]
    assert kept.games.last_options["five-hundred"]["misere"] is True
    assert kept.games.last_seats["4"][1]["level"] == "easy"
    lobby.choose("hearts")
    assert lobby.line.text().endswith("Computers: Easy to Medium · Usual rules")


def test_figures_are_of_the_game_whose_button_it_was(window: MainWindow, lobby: Lobby) -> None:
    lobby.list.buttons["tocan"].figures_button.click()
    dialog = window.findChild(StatisticsDialog)
    assert dialog is not None
    assert dialog.choices.game.currentData() == "tocan"
    dialog.close()


def test_lessons_are_offered_where_there_are_some(window: MainWindow, lobby: Lobby) -> None:
    lobby.offer_lessons(["hearts"])
    window.matches.show_lobby()
    wanted: list[str] = []
    lobby.learnWanted.connect(wanted.append)
    shown = [game for game, tile in lobby.list.buttons.items() if tile.learn_button.isVisible()]
    assert shown == ["hearts"]
    assert lobby.newest.main is lobby.newest.learn_button
    lobby.learnWanted.disconnect()
    lobby.learnWanted.connect(wanted.append)
    lobby.newest.learn_button.click()
    lobby.list.buttons["hearts"].learn_button.click()
    assert wanted == ["hearts", "hearts"]


def test_pictures_come_after_the_page(window: MainWindow, lobby: Lobby, qtbot: QtBot) -> None:
    lobby.pictures.clear()
    lobby.list.grab()
    assert not lobby.pictures._cache
    assert lobby.pictures.is_busy
    qtbot.waitUntil(lambda: not lobby.pictures.is_busy)
    shown = {key.picture for key in lobby.pictures._cache if key.cloth}
    assert {game.picture for game in games().values()} <= shown


def test_pictures_in_sight_follow_the_theme(window: MainWindow, lobby: Lobby, qtbot: QtBot) -> None:
    for _ in range(2):
        window.matches.start(Setup(games()["tocan"](), (Player("You"), *[Player("Bot", False)] * 3), "1"))
        decide(window)
        window.matches.show_lobby()
    lobby.newest.others_button.click()

    def shade() -> int:
        QApplication.processEvents()
        qtbot.waitUntil(lambda: not lobby.pictures.is_busy)
        shown = lobby.unfinished.list.item(0).icon().pixmap(200).toImage()
        return shown.pixelColor(1, 1).lightness()

    usual = shade()
    window.preferences.set_theme("contrast")
    assert shade() < usual / 2
    window.preferences.set_theme("light")
    assert shade() == usual


@pytest.mark.parametrize("game", games().values())
def test_every_game_says_in_plain_words_what_it_is(game: type[Game]) -> None:
    line = game_words.tagline_words(game)
    assert 20 < len(line) < 75
    assert not [word for word in JARGON if re.search(rf"\b{word}", line.lower())]  # "outbid" is plain
    assert game.picture.ground in CLOTHS
    assert set(game.picture.cards) <= set(game().deck.names)
    assert len({other.newcomers for other in games().values()}) == len(games())
    assert game_words.preset_words(game.presets[0]) == "Usual rules"
    for spot in spots(game.picture, 240, 120):
        assert 0 < spot.x < 240


def test_how_many_play() -> None:
    words = {game_id: wording.players_words(game) for game_id, game in games().items()}
    assert words["92q"] == "4, 6 or 8 players"
    assert words["hearts"] == "3 to 5 players"
    assert words["tocan"] == "3 or 4 players"
    assert words["five-hundred"].endswith("players")


def test_the_line_begins_with_the_side_of_a_person() -> None:
    game = games()["five-hundred"]()
    players = [Player(name, name == "Zoë", "easy") for name in ("Ada", "Bruno", "Zoë", "Dora")]
    line = "Zoë and Ada against Dora and Bruno · Computers: Easy · Usual rules"
    assert wording.table_words(game, players, None) == line
    trios = games()["forty-fives"]({"players": 6, "sides": "partners"})
    six = [Player(name, False, "easy") for name in "ABCDEF"]
    assert wording.table_words(trios, six, "Mine").startswith("A and D against B and E against C and F · ")


def test_when_something_was() -> None:
    now = datetime(2026, 3, 5, 12, 0)
    assert wording.when_words(now - timedelta(hours=2), now).startswith("today at ")
    assert wording.when_words(now - timedelta(hours=13), now).startswith("yesterday at ")
    assert "today" not in wording.when_words(now - timedelta(days=9), now)


def test_seats_that_do_not_fit_are_the_usual_ones(window: MainWindow) -> None:
    rows: list[object] = [7, {"name": 5, "person": "yes", "level": "divine", "temperament": []}]
    window.settings.games.last_seats["4"] = rows  # type: ignore[assignment]
    usual = [last_setup.default_seat(window.settings, seat) for seat in range(4)]
    assert last_setup.last_seats_of(window.settings, 4) == usual


def test_only_the_person_at_the_screen_has_the_name_of_the_settings(window: MainWindow) -> None:
    window.settings.players.name = "Mia"
    name = partial(last_setup.default_name, window.settings)
    assert name([False, False, True, False], 2) == name([True, False, False, False], 0) == "Mia"
    assert [name([True, False, True, False], seat) for seat in range(4)] == ["Mia", "", "", ""]
    window.settings.players.name = ""
    assert name([True, False, False, False], 0) == ""
