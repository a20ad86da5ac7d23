"""In a longer language, nothing stays English, and nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.review.at_window import play_deal
from tests.ui.window.players import play_on
from tests.ui.window.pseudo import is_cut, plain_words, pseudo, said, speak_pseudo
from trickdesk.engine.actions import AskCall, AskGive, AskPlay
from trickdesk.games import games
from trickdesk.languages import LANGUAGES
from trickdesk.ui.dialogs.settings import SettingsDialog
from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.statistics.dialog import StatisticsDialog
from trickdesk.ui.text import people
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True

WIDTH, HEIGHT = 1366, 768
NAMES = "Ada Bruno Chidi Dora Emil Fay Gus Ann Trickdesk"
KEYS = "Ctrl Shift Alt Esc Enter Return Space Home End Left Right Down PgUp PgDown Page Del Backspace Tab Ins"
KNOWN = {
    *NAMES.split(),
    *KEYS.split(),
    *(language.name for language in LANGUAGES.values()),
    "LGPL",
    "GNU",
    "Qt",
    "The",
    "Company",
    "Ltd",
    "MIT",
}

Found = dict[str, set[str]]


@pytest.fixture(autouse=True)
def pseudo_spoken(qapp: QApplication) -> Iterator[None]:
    translator = speak_pseudo(qapp)
    yield
    QCoreApplication.removeTranslator(translator)


def look(where: str, root: QWidget, english: Found, cut: Found) -> None:
    """Note what is wrong on a window or dialog."""
    for _ in range(3):  # what has come meanwhile is laid out, and what lies around that
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents()
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        # What is said about people is in their own table, and stays English here.
        for text in set(said(widget)) - {person.about_in("") for person in people.people().values()}:
            if plain_words(text, KNOWN):
                english.setdefault(where, set()).add(f"{type(widget).__name__}: {text}")
        if is_cut(widget):
            text = next((text for text in list(said(widget))[3:] if text), "")
            cut.setdefault(where, set()).add(f"{type(widget).__name__} {widget.width()}: {text}")


def dialog_of(opened: Callable[[], object]) -> QDialog:
    opened()
    QApplication.processEvents()
    shown = [
        each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()
    ]
    return shown[-1]


def is_told(dialog: StatisticsDialog) -> bool:
    return dialog.reply is not None and not dialog.cancel.isVisible()


def check(english: Found, cut: Found) -> None:
    assert not english, "not translated:\n" + report(english)
    assert not cut, "cut off:\n" + report(cut)


def report(found: Found) -> str:
    return "\n".join(f"{where}: {words}" for where, lines in found.items() for words in sorted(lines))


def test_lobby_and_dialogs(window: MainWindow, qtbot: QtBot) -> None:
    english: Found = {}
    cut: Found = {}
    window.resize(WIDTH, HEIGHT)
    look("lobby", window, english, cut)
    window.pages.lobby.show_setup()
    look("setup", window, english, cut)
    # The pages of rules are files of their own, and stay English here.
    for where, opened in {
        "settings": window.dialogs.settings,
        "keys": lambda: window.dialogs.keys(window.shortcuts),
        "about": window.dialogs.about,
        "stored": window.dialogs.stored_files,
        "statistics": window.dialogs.statistics,
        "coach": window.coaching.open,
        "number": window.deals.choose,
        "editor": window.deals.set_up,
    }.items():
        dialog = dialog_of(opened)
        if isinstance(dialog, StatisticsDialog):
            qtbot.waitUntil(partial(is_told, dialog))
        pages = range(dialog.list.count()) if isinstance(dialog, SettingsDialog) else range(1)
        for page in pages:
            if isinstance(dialog, SettingsDialog):
                dialog.list.setCurrentRow(page)
            look(f"{where} {page}", dialog, english, cut)
        dialog.close()
    check(english, cut)


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        ("92q", AskCall),
        ("five-hundred", AskCall),
        ("red-one", AskGive),
        ("tocan", AskCall),
        ("hearts", AskPlay),
    ],
)
def test_the_table(window: MainWindow, game: str, asked: type[object]) -> None:
    english: Found = {}
    cut: Found = {}
    window.resize(WIDTH, HEIGHT)
    play_on(window, asked, game_id=game)
    look("asked", window, english, cut)
    window.commands["text_table"].trigger()
    look("text table", window, english, cut)
    check(english, cut)


def test_after_a_deal(window: MainWindow, qtbot: QtBot) -> None:
    english: Found = {}
    cut: Found = {}
    window.resize(WIDTH, HEIGHT)
    play_deal(window)
    look("deal over", window, english, cut)
    window.dock.setVisible(True)
    look("record", window, english, cut)
    for where, opened in {"order": window.dialogs.card_order, "report": window.exports.report}.items():
        dialog = dialog_of(opened)
        look(where, dialog, english, cut)
        dialog.close()
    window.reviewing.toggle()
    look("review", window, english, cut)
    check(english, cut)


def test_a_lesson(window: MainWindow) -> None:
    """Lessons are separate files, which stay English here."""
    english: Found = {}
    cut: Found = {}
    window.resize(WIDTH, HEIGHT)
    window.learning.open(next(iter(games())))
    look("lesson", window, english, cut)
    assert not cut, report(cut)


def test_what_is_wrong_would_be_found(qtbot: QtBot) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    names = ("Tricks", "Ţříçķš", "Ada", "Ctrl+Z")
    for place, words in enumerate(names):
        PlainLabel(words, root).setGeometry(0, 40 * place, 300, 30)
    narrow, button, box = PlainLabel("Ţříçķš", root), QPushButton("Ţříçķš ñññ", root), QComboBox(root)
    tall = PlainLabel("Ţříçķš ñññ " * 20, root)
    tall.setWordWrap(True)
    box.addItem("Ţříçķš ñññ")
    for widget, width in ((narrow, 20), (button, 30), (box, 40), (tall, 90)):
        widget.setGeometry(0, 200, width, 30)
    root.show()
    english: Found = {}
    cut: Found = {}
    look("planted", root, english, cut)
    assert english == {"planted": {"PlainLabel: Tricks"}}
    assert {words.partition(":")[0] for words in cut["planted"]} == {
        "PlainLabel 20",
        "QPushButton 30",
        "QComboBox 40",
        "PlainLabel 90",
    }
    assert pseudo("&Play {n} of %n…") == "&Ƥĺáý {n} óƒ %n ñññññ…"
