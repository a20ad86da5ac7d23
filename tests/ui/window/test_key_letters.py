"""Letters as commands and as suits, and keyboards without Latin ones."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.session.helpers import setup
from tests.ui.window.players import play_on, settle
from trickdesk.engine.actions import AskCall, AskPlay
from trickdesk.games import games
from trickdesk.ui.panels import CallPanel, make_panel
from trickdesk.ui.panels.auction import AuctionPanel
from trickdesk.ui.panels.bids import GridPanel, StepsPanel
from trickdesk.ui.panels.trump import TrumpPanel
from trickdesk.ui.qt.keys import PLACES, fixed_keys
from trickdesk.ui.qt.letter_places import PLACES as LETTERS
from trickdesk.ui.qt.letter_places import X_OFFSET, LetterPlaces, letter_at
from trickdesk.ui.text.meaning_text import last_meanings
from trickdesk.ui.window.commands import shown_keys
from trickdesk.ui.window.main_window import MainWindow

DOCS = Path(__file__).parents[3] / "docs/keys.md"
CODES = {letter: code for code, letter in LETTERS.items()}
# What the keys of these letters type, by the layout of the desktop: `setxkbmap ru`, `setxkbmap il`.
RUSSIAN = dict(zip("QWERTYUIOPASDFGHJKLZXCVBNM", "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", strict=True))
HEBREW = dict(zip("QWERTYUIOPASDFGHJKLZXCVBNM", "/'קראטוןםפשדגכעיחלךזסבהנמצ", strict=True))
KEYBOARDS = {"ru": RUSSIAN, "il": HEBREW}


def press(
    window: MainWindow, letter: str, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    focus = QApplication.focusWidget() or window
    QTest.keyClick(focus, Qt.Key(ord(letter)), modifiers)


def press_place(
    window: MainWindow,
    letter: str,
    layout: str,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Press the key that has this letter on an American keyboard, as Qt tells it."""
    typed, handle = KEYBOARDS[layout][letter], window.windowHandle()
    assert handle is not None
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        code = CODES[letter] + X_OFFSET
        event = QKeyEvent(kind, ord(typed), modifiers, code, 0, 0, typed.lower())
        QCoreApplication.sendEvent(handle, event)


@pytest.fixture
def places(qapp: QApplication, window: MainWindow) -> LetterPlaces:
    made = LetterPlaces(qapp)
    made._follow(window.windowHandle())
    return made


def panel_of(window: MainWindow) -> AuctionPanel:
    panel = window.screen_.panel
    assert isinstance(panel, AuctionPanel)
    return panel


def is_hinting(window: MainWindow) -> bool:
    return window.screen_.coach.panel is not None


AUCTIONS = [name for name, kind in games().items() if kind().has_contracts]


@pytest.mark.parametrize("game_id", sorted(games()))
def test_h_gives_a_hint_wherever_no_number_was_typed(window: MainWindow, game_id: str) -> None:
    window.matches.start(setup("h...", games()[game_id]()))
    settle(window)
    press(window, "H")
    assert is_hinting(window)
    press(window, "H")
    assert not is_hinting(window)


def test_after_a_number_a_letter_is_a_suit_until_escape(window: MainWindow) -> None:
    play_on(window, AskCall, game_id="five-hundred")
    panel = panel_of(window)
    assert isinstance(panel, GridPanel)
    for typed, chosen in (("9H", "9H"), ("S", "9S"), ("N", "9NT"), ("8D", "8D")):
        for key in typed:
            press(window, key)
        assert panel.chosen == chosen and not is_hinting(window)
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
    assert panel.chosen == ""
    press(window, "H")
    assert is_hinting(window) and panel.chosen == ""


def test_a_letter_that_comes_at_once_after_the_number_is_a_suit(window: MainWindow) -> None:
    """Qt looks for shortcuts as soon as keys arrive, and presses them later."""
    play_on(window, AskCall, game_id="five-hundred")
    panel, none = panel_of(window), Qt.KeyboardModifier.NoModifier
    for number, kept, chosen in (("9", True, "9H"), ("2", True, "")):
        keys = [(Qt.Key(ord(letter)), letter.lower()) for letter in f"{number}H"]
        events = [QKeyEvent(QEvent.Type.ShortcutOverride, key, none, letter) for key, letter in keys]
        for event in events:
            event.ignore()
            QCoreApplication.sendEvent(window, event)
        assert events[1].isAccepted() is kept
        for key, letter in keys:
            panel.press_key(QKeyEvent(QEvent.Type.KeyPress, key, none, letter))
        assert panel.chosen == chosen and not is_hinting(window)
        panel.clear()


@pytest.mark.parametrize("kind", [AuctionPanel, TrumpPanel])
def test_ctrl_h_is_a_hint_in_every_panel(window: MainWindow, kind: type[CallPanel]) -> None:
    game_id = "five-hundred" if kind is AuctionPanel else "tocan"
    play_on(window, AskCall, game_id=game_id)
    if kind is TrumpPanel:
        open_trump_panel(window)
    else:
        press(window, "7")
    press(window, "H", Qt.KeyboardModifier.ControlModifier)
    assert is_hinting(window)


def open_trump_panel(window: MainWindow) -> TrumpPanel:
    """Ask for a trump, as it would be asked after the auction."""
    view = window.controller.view
    ask = view.ask
    assert isinstance(ask, AskCall)
    calls = tuple(f"trump {suit}" for suit in view.game.deck.suits)
    asked = replace(ask, style="trump", calls=calls, ladder=())
    panel = TrumpPanel(asked, view, window.screen_.names, window.screen_.texts.ground)
    window.screen_.open(panel)
    return panel


def test_where_only_a_suit_is_asked_its_letter_is_enough_and_the_menu_says_so(window: MainWindow) -> None:
    play_on(window, AskCall, game_id="tocan")
    hint = window.commands["hint"]
    window.commands.update()
    assert hint.shortcut() == QKeySequence("H") and "\t" not in hint.text()
    panel = open_trump_panel(window)
    window.commands.update()
    assert hint.text().endswith("\tCtrl+H"), "the menu promises a key that chooses a suit"
    for key, shown in (("H", True), ("Ctrl+Alt+H", False)):  # alone it is taken, or it is no letter
        assert not window.shortcuts.change("hint", [QKeySequence(key)])
        window.commands.update()
        assert hint.text().endswith("\t") == shown
    window.shortcuts.reset("hint")
    press(window, "H")
    assert panel.chosen == "trump H" and not is_hinting(window)
    panel.forget()
    window.screen_.close_panel()
    window.commands.update()
    assert "\t" not in hint.text()


NAMES = {
    "de": {
        "spades": "Pik",
        "hearts": "Herz",
        "diamonds": "Karo",
        "clubs": "Kreuz",
        "no trump": "ohne Trumpf",
    },
    "fr": {
        "spades": "pique",
        "hearts": "cœur",
        "diamonds": "carreau",
        "clubs": "trèfle",
        "no trump": "sans-atout",
    },
    "es": {
        "spades": "picas",
        "hearts": "corazones",
        "diamonds": "diamantes",
        "clubs": "tréboles",
        "no trump": "sin triunfo",
    },
    "he": {"spades": "עלה", "hearts": "לב", "diamonds": "יהלום", "clubs": "תלתן", "no trump": "בלי שליט"},
}


class Names(QTranslator):
    """Translates the names of suits, and nothing else."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.names = NAMES[language]

    def translate(self, _context: str, source: str, _comment: object = None, _n: int = -1) -> str | None:
        return self.names.get(source)


@pytest.mark.parametrize(
    ("language", "typed", "suits"),
    [
        ("de", "PHKKODSN", "S H D C NT D S NT"),
        ("fr", "PCCTSHDN", "S H D C NT H D NT"),
        ("es", "PCDTSHN", "S H D C NT H NT"),
        ("he", "עליתבSHDCN", "S H D C NT S H D C NT"),
    ],
)
def test_suits_have_the_letters_of_their_names(
    window: MainWindow, qapp: QApplication, language: str, typed: str, suits: str
) -> None:
    """A letter of two suits goes from one to the other; free English ones work."""
    play_on(window, AskCall, game_id="five-hundred")
    translator, ask = Names(language), window.controller.view.ask
    assert isinstance(ask, AskCall)
    qapp.installTranslator(translator)
    try:
        panel = make_panel(ask, window.controller.view, window.screen_.names, window)
        assert isinstance(panel, (GridPanel, StepsPanel))
        panel.handle_key(Qt.Key.Key_9)
        found = []
        for letter in typed:
            assert panel.takes_letter(letter)
            event = QKeyEvent(
                QEvent.Type.KeyPress, Qt.Key(ord(letter)), Qt.KeyboardModifier.NoModifier, letter
            )
            assert panel.press_key(event)
            found.append(panel.chosen.removeprefix("9"))
        assert sorted(found[:5]) == sorted(suits.split()[:5])
        assert found[5:] == suits.split()[5:]
        panel.deleteLater()
    finally:
        qapp.removeTranslator(translator)


@pytest.mark.parametrize("layout", KEYBOARDS)
def test_on_a_keyboard_without_latin_letters_places_count(
    window: MainWindow, places: LetterPlaces, layout: str
) -> None:
    play_on(window, AskCall, game_id="five-hundred")
    press_place(window, "H", layout)
    assert is_hinting(window)
    press_place(window, "H", layout, Qt.KeyboardModifier.ControlModifier)
    assert not is_hinting(window)
    shown = window.dock.isVisible()
    press_place(window, "T", layout)
    assert window.dock.isVisible() is not shown
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_9)
    press_place(window, "H", layout)
    assert panel_of(window).chosen == "9H" and not is_hinting(window)
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
    before = len(window.controller.view.calls)
    press_place(window, "P", layout)
    settle(window)
    assert len(window.controller.view.calls) > before or window.controller.view.phase != "auction"


def test_signs_at_the_places_of_letters_are_letters_too(window: MainWindow, places: LetterPlaces) -> None:
    """The key of W types an apostrophe in Hebrew, and maybe on a Latin keyboard."""
    play_on(window, AskPlay, game_id="hearts")
    handle, said = window.windowHandle(), list[str]()
    assert handle is not None
    window.screen_.message.connect(lambda words: said.append(words) if words else None)
    press_place(window, "D", "il")
    press_place(window, "W", "il")
    assert len(said) == 1
    none = Qt.KeyboardModifier.NoModifier
    QCoreApplication.sendEvent(handle, QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_A, none, "a"))
    press_place(window, "W", "il")
    assert len(said) == 1


def test_a_key_tells_what_bids_show(window: MainWindow) -> None:
    """It is about the chosen bid, or else about the calls so far."""
    play_on(window, AskCall, game_id="five-hundred")
    said: list[str] = []
    window.screen_.message.connect(said.append)
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_B)
    so_far = " ".join(last_meanings(window.controller.view, window.screen_.names))
    assert said[-1] == so_far or (not so_far and said[-1].startswith("These calls show nothing"))
    for key in (Qt.Key.Key_8, Qt.Key.Key_H, Qt.Key.Key_B):
        QTest.keyClick(QApplication.focusWidget() or window, key)
    assert said[-1].startswith("Usually 5 or 6 hearts")


@pytest.mark.parametrize("layout", KEYBOARDS)
def test_text_fields_get_what_was_typed(window: MainWindow, places: LetterPlaces, layout: str) -> None:
    line = QLineEdit(window)
    line.show()
    line.setFocus()
    press_place(window, "H", layout)
    assert line.text() == KEYBOARDS[layout]["H"].lower()
    assert not is_hinting(window)


def test_places_by_system() -> None:
    """The key of H: 43 on X, 0x23 on Windows, 4 on macOS."""
    none = Qt.KeyboardModifier.NoModifier
    for platform, scan, virtual in (("linux", 43, 0), ("win32", 0x23, 0x48), ("darwin", 0, 4)):
        event = QKeyEvent(QEvent.Type.KeyPress, 0x420, none, scan, virtual, 0, "р")
        assert letter_at(event, platform) == "H"
    assert letter_at(QKeyEvent(QEvent.Type.KeyPress, 0x2C, none, 59, 0, 0, ","), "linux") == ""


def test_the_page_lists_every_key(window: MainWindow) -> None:
    """What docs/keys.md promises is what the program has, in its order."""
    listed = re.findall(r"^\| (.+?) \| (.+?) \|$", DOCS.read_text(encoding="utf-8"), re.M)
    rows = [(words, keys) for words, keys in listed if not set(words) <= {"-"} and words != "What it does"]
    expected = [
        (command.title, shown_keys(command.keys).replace("|", "\\|"))
        for command in window.commands.all.values()
        if command.keys
    ]
    for place in PLACES:
        for fixed in fixed_keys():
            if fixed.place == place:
                expected.append((str(fixed.words), " ".join(fixed.names)))
    assert rows == expected
