"""The way through the program on which every screen comes up once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from tests.shots.camera import Camera
from trickdesk.bots.player import choose
from trickdesk.engine.ask import AskCall, AskGive
from trickdesk.engine.record import parse_action
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.session.players import Player, Setup
from trickdesk.ui.dialogs.labels import pages
from trickdesk.ui.dialogs.settings import SettingsDialog
from trickdesk.ui.main_window import MainWindow

NAMES = ("You", "Ada", "Bruno", "Chidi", "Dora", "Emil", "Fay", "Gus")
SEEDS = {"red-one": "4", "tocan": "3", "forty-fives": "7", "92q": "5", "five-hundred": "11"}
HINTED = ("play", "give", "call-grid", "call-steps", "call-amount")
LATER = 3  # the trick in which the play is looked at
WAIT_MS, LONGEST_WAIT_MS = 20, 20_000
REVIEW_MS = 15_000  # in which most of the figures come


def tour(window: MainWindow, camera: Camera, chosen: Sequence[str]) -> None:
    """Look at everything."""
    window.show_lobby()
    camera.take("lobby")
    window.lobby.show_setup()
    camera.take("lobby-seats-and-rules")
    window.lobby.show_home()
    for name in chosen:
        table(window, camera, name)
    for name, opened in {
        "settings": window.show_settings,
        "settings-look": lambda: show_look(window),
        "keys": window.show_keys,
        "about": window.show_about,
        "rules": window.show_rules,
        "statistics": window.show_statistics,
        "practice": window.show_practice,
        "deal-number": window.deals.choose,
        "deal-editor": window.deals.set_up,
    }.items():
        dialog(window, camera, name, opened)
    for name in chosen:
        lesson(window, camera, name)
    shared(window, camera, chosen[0])


def show_look(window: MainWindow) -> None:
    """The page of the settings on which themes, tables, cards and backs are chosen by pictures."""
    window.show_settings()
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, SettingsDialog):
            widget.list.setCurrentRow(pages().index("look"))


def dialog(window: MainWindow, camera: Camera, name: str, opened: Callable[[], object]) -> None:
    """Open a dialog, look at it and close it."""
    opened()
    wait(window, 400)
    camera.take(name)
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QDialog):
            widget.close()
    wait(window, 50)


def begin(window: MainWindow, name: str, people: int) -> None:
    game = games()[name]()
    players = tuple(
        Player(NAMES[seat], seat < people, "" if seat < people else "hard") for seat in range(game.seats)
    )
    window.controller.leave()
    window.start_match(Setup(game, players, SEEDS.get(name, "1")))


def table(window: MainWindow, camera: Camera, name: str) -> None:
    """One deal against bots: each kind of question, the play, a hint, the score, the review."""
    begin(window, name, 1)
    seen: set[str] = set()
    while settle(window) is State.HUMAN:
        view = window.controller.view
        ask = view.ask
        assert ask is not None
        if isinstance(ask, AskCall):
            kind = f"call-{ask.style}"
        elif isinstance(ask, AskGive):
            kind = "give"
        else:
            over = sum(trick.winner is not None for trick in view.tricks)
            kind = "play" if over >= LATER - 1 and view.trick and len(view.trick.cards) > 1 else ""
        if kind and kind not in seen:
            seen.add(kind)
            camera.take(f"{name}-{kind}")
            if kind.startswith(HINTED):
                window.screen_.coach.toggle_hint()
                wait(window, 1500)
                camera.take(f"{name}-{kind}-hint")
                window.screen_.coach.toggle_hint()
        window.controller.act(choose(view, "hard", 1))
    camera.take(f"{name}-deal-over")
    dialog(window, camera, f"{name}-card-order", window.show_card_order)
    dialog(window, camera, f"{name}-change-deal", window.deals.change)
    dialog(window, camera, f"{name}-report", window.exports.report)
    window.reviewing.toggle()
    wait(window, REVIEW_MS)
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_M)  # the first mistake, if there is one
    camera.take(f"{name}-review")
    window.reviewing.toggle()


def lesson(window: MainWindow, camera: Camera, name: str) -> None:
    """The lesson of a game: its beginning, a decision, a wrong one, and what was learned."""
    window.learn(name)
    page = window.learning.page
    assert page is not None
    taken = False
    camera.take(f"{name}-lesson")
    while (session := page.controller.lesson) is not None and session.step is not None:
        wait(window, WAIT_MS)
        if page.table.busy:
            page.table.skip()
        elif session.is_reading:
            page.go_on()
        elif session.is_deciding and page.controller.is_settled:
            verb, *rest = session.step.expect[0].split()
            if not taken:
                camera.take(f"{name}-lesson-decision")
                reason = max([session.step.wrong, *session.step.tempting.values()], key=len)
                page.controller.wrong.emit(None, reason)
                camera.take(f"{name}-lesson-wrong")
                taken = True
            page.controller.act(parse_action(verb, rest, session.setup.game.deck))
    wait(window, WAIT_MS)
    camera.take(f"{name}-lesson-over")
    window.learning.close()


def shared(window: MainWindow, camera: Camera, name: str) -> None:
    """Two people at one screen: the curtain."""
    begin(window, name, 2)
    for _ in range(20):
        state = settle(window)
        if state is State.CURTAIN:
            camera.take("curtain")
            return
        window.controller.act(choose(window.controller.view, "hard", 1))


def settle(window: MainWindow) -> State:
    """Let bots play until a person is asked, or the deal is over."""
    for _ in range(LONGEST_WAIT_MS // WAIT_MS):
        wait(window, WAIT_MS)
        if window.table.busy:
            window.table.skip()
        state = window.controller.state
        if window.controller.is_settled and state is not State.BOT:
            assert state is not None
            return state
    raise AssertionError("the bots do not answer")


def wait(window: MainWindow, milliseconds: int) -> None:
    QTest.qWait(milliseconds)
