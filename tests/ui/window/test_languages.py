"""The language of the screens: the system's at first, changed during a match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QMenu
from pytestqt.qtbot import QtBot

from tests.session.helpers import setup, short_game
from tests.ui.review.at_window import page_of, play_deal, press
from tests.ui.window.players import decide, settle
from tests.ui.window.quick import QuickClient
from tests.ui.window.secrets import check_nothing_secret
from trickdesk.languages import LANGUAGES
from trickdesk.session import Archive
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui.dialogs.settings import SettingsDialog
from trickdesk.ui.lessons.files import load_lesson
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.match.text_table.delegates import ScoreDelegate
from trickdesk.ui.panels.over import DealOverPanel
from trickdesk.ui.qt import translation
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.qt.plain_text import FROM_RIGHT, PlainLabel, PlainPage
from trickdesk.ui.review import wording
from trickdesk.ui.table.plates import Plate, PlateInfo
from trickdesk.ui.text.words import fill, listed, number, signed, strung, without_signs
from trickdesk.ui.theme.sides import SEAT_COLOURS
from trickdesk.ui.widgets.bar_chart import Bar, BarChart
from trickdesk.ui.widgets.sheet import no_formula
from trickdesk.ui.window.main_window import MainWindow
from trickdesk.ui.window.window_host import WindowHost

AT_LOBBY = True


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    translation.speak(qapp, "en")


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[WindowHost]:
    paths = find_paths(tmp_path)

    def make(file: SettingsFile | None, at_lobby: bool) -> MainWindow:
        file = file or SettingsFile(paths.settings)
        controller = GameController(file.load()[0], QuickClient())
        return MainWindow(Archive(paths, patiently), file, controller, at_lobby)

    desk = WindowHost(make, at_lobby=True)
    desk.window.resize(1000, 700)
    desk.window.appear()
    yield desk
    desk.window.close()
    desk.window.deleteLater()
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QDialog):  # of windows that went before
            widget.close()


def choose(desk: WindowHost, language: str, qtbot: QtBot) -> None:
    """Click a language on its page of the settings."""
    before = desk.window
    before.dialogs.settings()
    dialog = before.findChild(SettingsDialog)
    assert dialog is not None
    dialog.show_language()
    dialog.language.buttons[language].click()
    qtbot.waitUntil(lambda: desk.window is not before)


def test_another_language_is_spoken_at_once_and_the_match_goes_on(desk: WindowHost, qtbot: QtBot) -> None:
    desk.window.pages.lobby.page.start_button.click()
    session = desk.window.controller.session
    assert session is not None
    log, place = session.record_text(), desk.window.geometry()
    choose(desk, "he", qtbot)
    window = desk.window
    assert window.controller.session is session and session.record_text().startswith(log[:200])
    assert window.pages.at_table and window.geometry() == place
    assert window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None and dialog.isVisible() and dialog.language.buttons["he"].isChecked()
    dialog.accept()
    assert SettingsFile(window.preferences.file.path).load()[0].language == "he"


def test_the_lobby_comes_back_in_the_other_language(
    desk: WindowHost, qtbot: QtBot, qapp: QApplication
) -> None:
    choose(desk, "de", qtbot)
    assert not desk.window.pages.at_table and translation.current_language(qapp) == "de"
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert "Abbrechen" in buttons.buttons()[0].text().replace("&", "")  # Qt's own words too
    assert QLocale().language() == QLocale.Language.German
    choose(desk, "en", qtbot)
    assert translation.current_language(qapp) == "en"


def test_the_system_decides_until_somebody_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    def speaks(*names: str) -> None:
        monkeypatch.setattr(QLocale, "system", lambda: System(names))

    class System:
        def __init__(self, names: tuple[str, ...]) -> None:
            self.names = names

        def uiLanguages(self) -> list[str]:
            return list(self.names)

    speaks("it-IT", "fr-CH", "de-CH")
    assert translation.language_of("") == "fr" and translation.language_of("es") == "es"
    speaks("C")
    assert translation.language_of("") == "en" and translation.language_of("xx") == "en"


def test_the_table_is_mirrored_where_one_reads_from_the_right(desk: WindowHost, qtbot: QtBot) -> None:
    desk.window.pages.lobby.page.start_button.click()
    choose(desk, "he", qtbot)
    table = desk.window.table
    board = table.board
    assert board.layout.mirrored
    assert board.layout.badge.right > board.layout.width / 2 > board.layout.kitty_area().right
    qtbot.waitUntil(lambda: len(board.hand) > 1 and not table.busy)
    cards = [item.card for item in board.hand]
    choose(desk, "en", qtbot)
    again = desk.window.table
    qtbot.waitUntil(lambda: bool(again.board.hand) and not again.busy)
    assert [item.card for item in again.board.hand] == cards[::-1]


def test_values_keep_their_own_direction_where_one_reads_from_the_right(qapp: QApplication) -> None:
    assert fill("{name} {n}", name="Ada", n=3) == "Ada 3" and listed(["Ada", "", "Bo"]) == "Ada, Bo"
    translation.speak(qapp, "he")
    words = fill("{name} {n}", name="Ada", n=3)
    assert words == "\u200f\u2068Ada\u2069 3" and without_signs(words) == "Ada 3"
    assert without_signs(strung(" – ", ["Ada 0", "Bo 0"])) == "Ada 0 – Bo 0"


def test_a_score_sheet_is_copied_without_signs_of_direction(desk: WindowHost, qtbot: QtBot) -> None:
    choose(desk, "he", qtbot)
    play_deal(desk.window)
    desk.window.exports.copy_scores()
    copied = QGuiApplication.clipboard().text()
    assert "Ann/Cy" in copied and len(copied.splitlines()) > 1 and not set(copied) & set("\u2068\u2069\u200f")


@pytest.mark.parametrize("language", ["de", "he"])
def test_another_language_leaves_the_curtain_down(desk: WindowHost, qtbot: QtBot, language: str) -> None:
    desk.window.matches.start(setup("hh.."))
    settle(desk.window)
    assert desk.window.controller.session is not None
    before = desk.window.controller.session.record_text()
    choose(desk, language, qtbot)
    window = desk.window
    settle(window)
    assert window.controller.session is not None and window.controller.session.record_text() == before
    assert window.pages.stack.currentWidget() is window.pages.curtain and not window.dock.isVisible()
    check_nothing_secret(window, 0)
    pictures = []
    for seed in ("1", "2"):
        window.matches.start(setup("hh..", seed=seed))
        settle(window)
        pictures.append(window.grab().toImage())
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("over", ["review", "line"])
def test_another_language_ends_a_review_and_leaves_the_match(
    desk: WindowHost, qtbot: QtBot, over: str
) -> None:
    play_deal(desk.window)
    match = desk.window.controller.match
    assert match is not None
    before = match.record_text()
    press(desk.window, Qt.Key.Key_R)
    if over == "line":
        page = page_of(desk.window)
        assert page.state is not None
        page.go_to(next(p.at for p in page.state.replay.positions if p.trick == 3 and p.seat == 0))
        page.ask_for_another()
        settle(desk.window)
        assert desk.window.controller.session is not match
    choose(desk, "he", qtbot)
    settle(desk.window)
    assert desk.window.controller.session is match and match.record_text() == before
    assert desk.window.pages.at_table and isinstance(desk.window.screen_.panel, DealOverPanel)


def test_in_another_language_the_match_that_was_left_can_be_continued(desk: WindowHost, qtbot: QtBot) -> None:
    for game in ("hearts", "92q"):
        desk.window.matches.start(setup("hbbb", short_game(game), seed="1"))
        settle(desk.window)
        decide(desk.window)
    choose(desk, "he", qtbot)
    settle(desk.window)
    desk.window.commands["resume"].trigger()
    session = desk.window.controller.session
    assert session is not None and session.setup.game.id == "hearts"


def test_another_language_begins_a_lesson_anew_and_leaves_the_match(desk: WindowHost, qtbot: QtBot) -> None:
    desk.window.matches.start(setup("hbbb", short_game("92q"), seed="1"))
    settle(desk.window)
    session = desk.window.controller.session
    assert session is not None
    before = session.record_text()
    desk.window.learning.open("oh-hell")
    qtbot.waitUntil(lambda: desk.window.learning.is_up)
    choose(desk, "he", qtbot)
    settle(desk.window)
    page = desk.window.learning.page
    assert page is not None and page.lesson is not None and desk.window.learning.is_up
    assert page.sheet.words.text() == load_lesson("oh-hell", "he").steps[0].text
    desk.window.learning.close()
    assert desk.window.controller.session is session and session.record_text() == before
    assert desk.window.pages.at_table and not desk.window.controller.is_paused


def test_another_language_leaves_hidden_cards_hidden_and_the_table_in_words(
    desk: WindowHost, qtbot: QtBot
) -> None:
    desk.window.matches.start(setup("hbbb", short_game("92q"), seed="1"))
    settle(desk.window)
    desk.window.commands["text_table"].trigger()
    desk.window.pages.toggle_cards()
    assert desk.window.controller.is_paused
    choose(desk, "he", qtbot)
    window = desk.window
    assert window.screen_.hidden and window.table.is_covered and window.controller.is_paused
    assert window.screen_.texts.is_on
    window.pages.toggle_cards()
    settle(window)
    assert not window.table.is_covered and not window.controller.is_paused


def in_order(words: str, way: Qt.LayoutDirection) -> str:
    """Return the words of a line from left to right, whatever the font."""
    option = QTextOption()
    option.setTextDirection(way)
    layout = QTextLayout(words)
    layout.setTextOption(option)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    lefts = [
        (
            min((point.x() for run in layout.glyphRuns(at, 1) for point in run.positions()), default=0.0),
            letter,
        )
        for at, letter in enumerate(words)
        if without_signs(letter)
    ]
    return "".join(letter for _, letter in sorted(lefts, key=lambda found: found[0]))


def test_numbers_keep_their_sign_before_them_where_one_reads_from_the_right(qapp: QApplication) -> None:
    usual = number(-20), signed(5), wording.loss_words(2.8)
    translation.speak(qapp, "he")
    for shown, words in zip((number(-20), signed(5), wording.loss_words(2.8)), usual, strict=True):
        assert shown != words == without_signs(shown)
        from_left, from_right = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
        assert (
            in_order(shown, from_right) == in_order(words, from_left) == words != in_order(words, from_right)
        )
    assert no_formula(f"{FROM_RIGHT}=1+1") == "'=1+1"


def test_labels_begin_at_the_right_whatever_they_begin_with(qapp: QApplication) -> None:
    assert PlainLabel("Ada").text() == "Ada"
    translation.speak(qapp, "he")
    assert PlainLabel("Ada").text() == f"{FROM_RIGHT}Ada"
    assert PlainLabel("/home/ada").text() == "/home/ada" and PlainLabel("").text() == ""


def test_tables_and_pictures_of_a_page_stand_from_the_right(qapp: QApplication, qtbot: QtBot) -> None:
    translation.speak(qapp, "he")
    page = PlainPage()
    qtbot.addWidget(page)
    page.resize(400, 300)
    page.show()
    page.show_markdown("|a|b|\n|-|-|\n|1|2|\n\nPicture.\n")
    lefts = [page.cursorRect(page.document().find(letter)).left() for letter in "ab"]
    assert lefts[0] > lefts[1]
    page.put_picture("Picture.", QImage(20, 20, QImage.Format.Format_RGB32), "a card")
    cursor = page.textCursor()
    cursor.movePosition(cursor.MoveOperation.End)
    assert page.cursorRect(cursor).left() > 200


def test_the_arrow_keys_go_as_a_chart_lies(qapp: QApplication, qtbot: QtBot) -> None:
    for language, key in (("en", Qt.Key.Key_Right), ("he", Qt.Key.Key_Left)):
        translation.speak(qapp, language)
        chart = BarChart("x")
        qtbot.addWidget(chart)
        chart.resize(400, 300)
        chart.set_bars([Bar(str(n), 0.5, str(n), f"{n}.") for n in range(3)], "")
        qtbot.keyClick(chart, key)
        qtbot.keyClick(chart, key)
        assert chart.marked == 1
        lefts = [place.left() for place in chart.places()]
        assert lefts == sorted(lefts, reverse=language == "he")


def test_a_plate_begins_with_its_sign_where_a_line_begins(qapp: QApplication) -> None:
    def middle_of_sign() -> float:
        plate = Plate()
        plate.repaint(200, 44, 1.0, 1.0, qapp.font(), PlateInfo("Ada", "A"))
        image = plate.pixmap().toImage()
        wanted = QColor(SEAT_COLOURS[0])
        found = [
            x for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y) == wanted
        ]
        return sum(found) / len(found) / image.width()

    assert middle_of_sign() < 0.3
    translation.speak(qapp, "he")
    assert middle_of_sign() > 0.7


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_opens_one_thing_of_a_menu(desk: WindowHost, language: str, qtbot: QtBot) -> None:
    """In each menu, and in the menu bar, mnemonics are unique."""
    if language != "en":
        choose(desk, language, qtbot)
    bar = desk.window.menuBar()
    for menu in (bar, *bar.findChildren(QMenu)):
        titles = [action.text().replace("&&", "") for action in menu.actions()]
        letters = [title[title.index("&") + 1].casefold() for title in titles if "&" in title]
        assert len(letters) == len(set(letters)), titles
    assert all("&" in action.text() for action in bar.actions())


def test_points_and_total_of_a_cell_do_not_meet_where_one_reads_from_the_right(qapp: QApplication) -> None:
    translation.speak(qapp, "he")
    image = QImage(120, 30, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    points, total = signed(50), number(500)
    ScoreDelegate()._paint_points(painter, image.rect(), (points, total, total), QColor("red"))
    painter.end()
    places = [(x, image.pixelColor(x, y)) for x in range(120) for y in range(30)]
    red = [x for x, colour in places if colour.red() > colour.green() + 60]
    black = [x for x, colour in places if colour.red() < 90 and colour.red() <= colour.green() + 60]
    assert min(red) > max(black) + 2  # the total stands last
