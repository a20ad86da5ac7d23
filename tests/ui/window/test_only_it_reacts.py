"""Enter and Space go to the focused widget: no other button reacts, on any screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import SIGNAL, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QPushButton, QTabWidget, QWidget

from tests.driving import brief_action
from tests.ui.window.players import play_deal, play_on, settle
from trickdesk.engine.actions import AskCall, AskGive, AskPlay
from trickdesk.games import games
from trickdesk.storage.settings import PAGES
from trickdesk.ui.dialogs.settings import SettingsDialog
from trickdesk.ui.lobby.game_list import Tile
from trickdesk.ui.panels.confirm import ChoiceButton
from trickdesk.ui.panels.over import DealOverPanel
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True
pytestmark = pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # of lists that open
Key = Qt.Key


def in_lobby(window: MainWindow) -> None:
    window.pages.lobby.offer_lessons(list(games()))
    window.pages.lobby.choose("hearts")


def unfinished(window: MainWindow) -> None:
    for game_id in ("hearts", "oh-hell"):
        play_on(window, AskGive if game_id == "hearts" else AskCall, game_id=game_id)
        act(window)
    window.matches.show_lobby()
    window.pages.lobby.show_others()


def continuing(window: MainWindow) -> None:
    unfinished(window)
    window.pages.lobby.show_home()


def set_up(window: MainWindow, game_id: str) -> None:
    window.pages.lobby.choose(game_id)
    window.pages.lobby.show_setup()


def asked(window: MainWindow, game_id: str, kind: type[object], *, in_text: bool = False) -> None:
    play_on(window, kind, game_id=game_id)
    if in_text:
        window.commands["text_table"].trigger()
    QApplication.processEvents()


def hinted(window: MainWindow, game_id: str, kind: type[object]) -> None:
    asked(window, game_id, kind)
    window.screen_.coach.toggle_hint()
    window.dock.toggle()


def hidden(window: MainWindow) -> None:
    asked(window, "hearts", AskPlay)
    window.pages.toggle_cards()


def deal_over(window: MainWindow) -> None:
    asked(window, "hearts", AskPlay)
    play_deal(window)


def match_over(window: MainWindow) -> None:
    asked(window, "hearts", AskPlay)
    play_deal(window, "match-over")
    panel = window.screen_.panel
    assert isinstance(panel, DealOverPanel)
    panel.go_on.click()


def act(window: MainWindow) -> None:
    ask = window.controller.view.ask
    assert ask is not None
    window.controller.act(brief_action(ask, Random(1)))
    settle(window)


def review(window: MainWindow) -> None:
    deal_over(window)
    window.reviewing.toggle()


def lesson(window: MainWindow, *, deciding: bool) -> None:
    window.learning.open("hearts")
    page = window.learning.page
    assert page is not None
    for _ in range(400):
        QApplication.processEvents()
        session = page.controller.lesson
        assert session is not None
        if not page.controller.is_settled or page.table.busy:
            page.table.skip()
        elif not deciding or session.is_deciding:
            return
        else:
            page.go_on()


CALLED = [game_id for game_id, kind in games().items() if game_id != "hearts"]
SCREENS: dict[str, Callable[[MainWindow], None]] = {
    "lobby": in_lobby,
    "lobby, continuing": continuing,
    "unfinished": unfinished,
    **{f"set-up {game_id}": partial(set_up, game_id=game_id) for game_id in ("five-hundred", "hearts")},
    **{f"call {game_id}": partial(asked, game_id=game_id, kind=AskCall) for game_id in CALLED},
    "discard": partial(asked, game_id="five-hundred", kind=AskGive),
    "pass": partial(asked, game_id="hearts", kind=AskGive),
    "play": partial(asked, game_id="hearts", kind=AskPlay),
    "hint": partial(hinted, game_id="five-hundred", kind=AskCall),
    "text, call": partial(asked, game_id="five-hundred", kind=AskCall, in_text=True),
    "text, pass": partial(asked, game_id="hearts", kind=AskGive, in_text=True),
    "text, play": partial(asked, game_id="hearts", kind=AskPlay, in_text=True),
    "hidden": hidden,
    "deal over": deal_over,
    "match over": match_over,
    "review": review,
    "lesson, text": partial(lesson, deciding=False),
    "lesson, question": partial(lesson, deciding=True),
}


def page_of_settings(window: MainWindow, row: int) -> None:
    window.dialogs.settings()
    for shown in QApplication.topLevelWidgets():
        if isinstance(shown, SettingsDialog) and shown.isVisible():
            shown.list.setCurrentRow(row)


def tab_of(window: MainWindow, open_it: Callable[[], None], tab: int) -> None:
    open_it()
    dialog = opened()
    assert dialog is not None
    dialog.findChildren(QTabWidget)[0].setCurrentIndex(tab)


def opened() -> QDialog | None:
    """Return the dialog that was opened last, if any."""
    shown = [w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()]
    return shown[-1] if shown else None


def rules_choice(window: MainWindow) -> None:
    set_up(window, "five-hundred")
    window.pages.lobby.page.rules.preset_button.click()


DIALOGS: dict[str, Callable[[MainWindow], None]] = {
    **{f"settings, {page}": partial(page_of_settings, row=row) for row, page in enumerate(PAGES)},
    "keys": lambda window: window.dialogs.keys(window.shortcuts),
    "about": lambda window: window.dialogs.about(),
    "deal": lambda window: window.commands["deal"].trigger(),
    "deal editor": lambda window: window.deals.set_up(),
    "fair deals": lambda window: window.dialogs.fair_deals(),
    "stored files": lambda window: window.dialogs.stored_files(),
    "rules": lambda window: window.dialogs.rules(),
    "rules choice": rules_choice,
    **{
        f"statistics {tab}": lambda window, tab=tab: tab_of(window, window.dialogs.statistics, tab)  # type: ignore[misc]
        for tab in range(5)
    },
    **{
        f"coach {tab}": lambda window, tab=tab: tab_of(window, window.coaching.open, tab)  # type: ignore[misc]
        for tab in range(4)
    },
}


class Pressed:
    """Lets buttons and commands of a screen only note that they were pressed."""

    def __init__(self, root: QWidget, window: MainWindow) -> None:
        self.root, self.found = root, list[QObject]()
        for button in root.findChildren(QAbstractButton):
            QObject.disconnect(button, SIGNAL("clicked(bool)"), None, None)  # type: ignore[call-overload]
            button.clicked.connect(partial(self._note, button))
        for action in window.findChildren(QAction):
            QObject.disconnect(action, SIGNAL("triggered(bool)"), None, None)  # type: ignore[call-overload]
            action.triggered.connect(partial(self._note, action))

    def _note(self, pressed: QObject, _on: bool = False) -> None:
        self.found.append(pressed)

    def by(self, widget: QWidget, key: Key) -> list[QObject]:
        """Press a key at a widget; return what reacted besides the widget's own ways."""
        self.found = []
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if not isinstance(widget, QAbstractButton):
            widget.blockSignals(True)  # whatever it does itself is its own affair
        QTest.keyClick(QApplication.focusWidget() or widget, key)
        widget.blockSignals(False)
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        return self.found


def focusable(root: QWidget) -> Iterator[QWidget]:
    """Yield what can have the keyboard, by Tab or by a click."""
    for widget in root.findChildren(QWidget):
        shown = widget.isVisible() and widget.isEnabled() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        if shown and widget.focusProxy() is None and widget.window() is root.window():
            yield widget


def main_buttons(root: QWidget, window: MainWindow) -> set[object]:
    """Return the buttons that Enter may press from elsewhere."""
    mains: set[object] = {b for b in root.findChildren(QPushButton) if b.isDefault() or b.property("primary")}
    if root is window and window.pages.lobby.isVisible():
        mains.add(window.pages.lobby.page.start_button)
    return mains


def check(root: QWidget, window: MainWindow) -> None:
    pressed, tried = Pressed(root, window), 0
    for widget in list(focusable(root)):
        for key in (Key.Key_Return, Key.Key_Space):
            where = f"{key.name} at {type(widget).__name__} “{widget.accessibleName()}”"
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            if QApplication.focusWidget() is not widget:
                continue
            found, tried = pressed.by(widget, key), tried + 1
            told = [getattr(each, "text", lambda: "")() for each in found]
            allowed: list[list[object]]
            if isinstance(widget, Tile):
                allowed = [[widget.buttons[0]]]  # to play it is what a tile is for
            elif isinstance(widget, QAbstractButton) and (key == Key.Key_Space or not widget.isCheckable()):
                allowed = [[widget]]
            elif isinstance(widget, ChoiceButton):
                allowed = [[], [widget], *([main] for main in main_buttons(root, window))]
            elif key == Key.Key_Space:
                allowed = [[]]
            else:
                allowed = [[], [widget], *([main] for main in main_buttons(root, window))]
            assert found in allowed, f"{where}: {told}"
    assert tried, "nothing can have the focus"


@pytest.mark.parametrize("screen", SCREENS)
def test_on_a_screen_only_the_focused_widget_reacts(screen: str, window: MainWindow) -> None:
    SCREENS[screen](window)
    QApplication.processEvents()
    check(window, window)


@pytest.mark.parametrize("dialog", DIALOGS)
def test_in_a_dialog_only_the_focused_widget_reacts(dialog: str, window: MainWindow) -> None:
    DIALOGS[dialog](window)
    QApplication.processEvents()
    shown = opened()
    assert shown is not None
    check(shown, window)
    shown.close()
