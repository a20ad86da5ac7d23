"""Plays in the real window: everything by keyboard, by mouse or by touch."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.driving import brief_action
from tests.session.helpers import setup, short_game
from trickdesk.engine.actions import Ask, AskCall, Call, Give, Play
from trickdesk.engine.bids import team_seats
from trickdesk.engine.cards import cards_in
from trickdesk.engine.record import write_action
from trickdesk.engine.view import PlayerView
from trickdesk.session import Session, Setup, State
from trickdesk.ui.panels import CallPanel, JokerSuitPanel, TeamPanel
from trickdesk.ui.panels.auction import AuctionPanel
from trickdesk.ui.panels.bids import AmountPanel, StepsPanel, SuitsPanel
from trickdesk.ui.panels.over import DealOverPanel, MatchOverPanel
from trickdesk.ui.text import call_text
from trickdesk.ui.window.main_window import MainWindow

Key = Qt.Key
QUIET = {"pass": Key.Key_P, "check": Key.Key_K, "hold": Key.Key_O}


def settle(window: MainWindow, limit: int = 5000) -> None:
    """Process events until someone at the screen has to do something."""
    for _ in range(limit):
        QApplication.processEvents()
        if window.table.busy:
            window.table.skip()
        elif window.controller.is_settled and window.controller.state is not State.BOT:
            return
        else:
            QTest.qWait(1)
    raise AssertionError("the table does not come to rest")


def decide(window: MainWindow) -> None:
    """Make the next decision; a match without any isn't kept."""
    settle(window)
    ask = window.controller.view.ask
    assert ask is not None
    window.controller.act(brief_action(ask, random.Random(1)))
    settle(window)


class Person:
    """Does random legal things; each way to do them is a subclass."""

    def __init__(self, window: MainWindow, rng: random.Random) -> None:
        self.window = window
        self.rng = rng
        self.done: list[str] = []

    def play_match(self, inputs: int = 5000, deals: int = 10_000) -> None:
        """Play until the panel at the end of the match, or of this many deals, is open."""
        for _ in range(inputs):
            settle(self.window)
            panel = self.window.screen_.panel
            if isinstance(panel, MatchOverPanel):
                return
            if isinstance(panel, DealOverPanel) and self.window.controller.view.deal_number >= deals:
                return
            self.step()
        raise AssertionError("the match does not end")

    def step(self) -> None:
        """Do what is asked."""
        window = self.window
        if window.controller.state is State.CURTAIN:
            self.sit_down()
            return
        session = window.controller.session
        assert session is not None
        before = session.inputs
        if isinstance(window.screen_.panel, DealOverPanel):
            self.go_on()
            return
        ask = window.controller.view.ask
        assert ask is not None
        action = brief_action(ask, self.rng)
        if isinstance(action, Call):
            self.done.append(ask.style)
            self.call(ask, action.text)
        elif isinstance(action, Give):
            self.done.append("give")
            self.give(action)
        else:
            self.done.append("play")
            self.play(action)
        assert session.inputs > before, f"{action} has not been done"

    def sit_down(self) -> None:
        raise NotImplementedError

    def go_on(self) -> None:
        raise NotImplementedError

    def call(self, ask: Ask, call: str) -> None:
        raise NotImplementedError

    def give(self, action: Give) -> None:
        raise NotImplementedError

    def play(self, action: Play) -> None:
        raise NotImplementedError


class Keyboard(Person):
    """Presses keys, which go to the focused widget."""

    def press(self, key: Key) -> None:
        assert self.window.isActiveWindow(), "something took the keyboard away"
        QTest.keyClick(self.focus(), key)

    def focus(self) -> QWidget:
        return self.window.focusWidget() or self.window

    def type(self, words: str) -> None:
        for letter in words:
            self.press(Key(ord(letter)))

    def sit_down(self) -> None:
        self.press(Key.Key_Return)

    def go_on(self) -> None:
        self.press(Key.Key_Return)

    def call(self, ask: Ask, call: str) -> None:
        if call in QUIET:
            self.press(QUIET[call])
            if call != "pass":
                self.press(Key.Key_Return)
        elif call.startswith("team "):
            self.type("".join(str(int(seat) + 1) for seat in call.split()[1:]))
            self.press(Key.Key_Return)
        elif call.startswith("trump "):
            self.type(call[-1])
            self.press(Key.Key_Return)
        elif isinstance(ask, AskCall) and ask.style in ("defend", "swap", "score", "blind"):
            self.type(str(ask.calls.index(call) + 1))
            self.press(Key.Key_Return)
        else:
            self.bid(call)

    def bid(self, call: str) -> None:
        parts = call_text.bid_parts(call, self.window.controller.view.game)
        if parts is not None:
            self.type(f"{parts[0]}{parts[1][0]}")
            self.press(Key.Key_Return)
        elif call.isdigit():
            self.type(call)
            self.press(Key.Key_Return)
        elif call == "kitty":
            self.press(Key.Key_K)
            self.press(Key.Key_Return)
        else:
            panel = self.window.screen_.panel
            words = call_text.call_words(call, self.window.controller.view.game)
            self.tab_to(panel.confirm_words(call) if isinstance(panel, SuitsPanel) else words)
            self.press(Key.Key_Return)  # chooses
            self.press(Key.Key_Return)

    def tab_to(self, name: str) -> None:
        for _ in range(60):
            if self.focus().accessibleName().rstrip("…") == name:
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab does not reach “{name}”")

    def walk_to(self, card: int) -> None:
        hand = self.window.table.hand
        for _ in range(40):
            if hand.choice.cursor == card:
                return
            self.press(Key.Key_Right)
        raise AssertionError("the cursor does not reach the card")

    def give(self, action: Give) -> None:
        for card in cards_in(action.cards & ~self.window.table.picks()):
            self.walk_to(card)
            self.press(Key.Key_Space)
        assert self.window.table.picks() == action.cards
        self.press(Key.Key_Return)

    def play(self, action: Play) -> None:
        self.walk_to(action.card)
        self.press(Key.Key_Return)
        if isinstance(self.window.screen_.panel, JokerSuitPanel):
            assert action.named is not None
            self.type(panel_suit(self.window, action.named))
            self.press(Key.Key_Return)


class Mouse(Person):
    """Clicks, each on the topmost widget at that point."""

    def click(self, widget: QWidget) -> None:
        point = widget.mapTo(self.window, widget.rect().center())
        found = self.window.childAt(point)
        assert found is not None
        assert found is widget or widget.isAncestorOf(found), f"{widget} is covered by {found}"
        self.press(found, found.mapFrom(self.window, point))

    def hover(self, widget: QWidget, point: QPoint) -> None:
        QTest.mouseMove(widget, point)

    def press(self, widget: QWidget, point: QPoint) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=point)

    def click_primary(self) -> None:
        panel = self.window.screen_.panel
        assert panel is not None
        assert panel.primary is not None
        self.click(panel.primary)

    def click_card(self, card: int) -> None:
        table = self.window.table
        item = next(item for item in table.board.own_cards() if item.card == card)
        height = item.width * 1.4
        for share in (0.12, 0.5, 0.9):
            scene = QPoint(round(item.x() + item.width * share), round(item.y() + height * 0.55))
            point = table.mapFromScene(scene)
            under = table.childAt(point)
            if under is table.viewport():
                self.hover(under, point)
                self.press(under, point)
                return
        raise AssertionError("the card is covered")

    def sit_down(self) -> None:
        self.click(self.window.pages.curtain.button)

    def go_on(self) -> None:
        self.click_primary()

    def call(self, ask: Ask, call: str) -> None:
        panel = self.window.screen_.panel
        assert isinstance(panel, CallPanel)
        parts = call_text.bid_parts(call, self.window.controller.view.game)
        if call == "pass":
            assert isinstance(panel, AuctionPanel)
            self.click(panel.pass_button)
            return
        if isinstance(panel, TeamPanel):
            for seat in team_seats(call):
                self.click(panel.buttons[seat])
        elif isinstance(panel, StepsPanel) and parts is not None:
            self.click(panel.level_buttons[parts[0]])
            self.click(panel.suit_buttons[parts[1]])
        elif isinstance(panel, AmountPanel) and call.isdigit():
            panel.set_amount(int(call))  # dragging the slider
        else:
            self.click(panel.choices[call])
        self.click_primary()

    def give(self, action: Give) -> None:
        for card in cards_in(action.cards & ~self.window.table.picks()):
            self.click_card(card)
        self.click_primary()

    def play(self, action: Play) -> None:
        self.click_card(action.card)
        panel = self.window.screen_.panel
        if isinstance(panel, JokerSuitPanel):
            assert action.named is not None
            self.click(panel.choices[panel_suit(self.window, action.named)])
            self.click_primary()


class Touch(Mouse):
    """Taps where the mouse would click."""

    screen = QTest.createTouchDevice()

    def hover(self, widget: QWidget, point: QPoint) -> None:
        """A finger is nowhere before it taps."""

    def press(self, widget: QWidget, point: QPoint) -> None:
        place = widget.mapTo(self.window, point)
        for step in ("press", "release"):
            getattr(QTest.touchEvent(self.window, self.screen, False), step)(0, place, self.window).commit()


def panel_suit(window: MainWindow, named: int) -> str:
    return window.controller.view.game.deck.suits[named]


def play_to(window: MainWindow, setup: Setup, wanted: Callable[[PlayerView], bool], seed: int) -> None:
    """Begin a match at a person's decision; the window never shows how it came there."""
    session, _ = window.matches.archive.start(setup, datetime.now())
    go_to(session, wanted, seed)
    window.matches.play(session)
    settle(window)
    if window.controller.state is State.CURTAIN:
        window.pages.curtain.button.click()
        settle(window)


def play_deal(window: MainWindow, *ends: str) -> None:
    """Play the deal, or the match, to its end; the window shows only that."""
    session = window.controller.hand_over()
    assert session is not None
    go_to(session, lambda view: view.phase in (ends or ("deal-over", "match-over")), 1)
    window.controller.begin(session)
    settle(window)
    assert isinstance(window.screen_.panel, DealOverPanel)


def go_to(session: Session, wanted: Callable[[PlayerView], bool], seed: int) -> None:
    """Play until a person's view, or between deals everybody's, is `wanted`."""
    rng = random.Random(seed)
    for _ in range(10_000):
        if session.state is State.BOT:
            request = session.bot_request()
            assert request.view.ask is not None
            action = brief_action(request.view.ask, random.Random(request.seed))
            session.bot_answer(request.ticket, write_action(action, session.setup.game.deck))
            continue
        if session.state is State.CURTAIN:
            session.cover()
            session.uncover()
        view = session.view_for(session.turn)
        if wanted(view):
            return
        if session.turn is None or view.ask is None:
            session.next_deal()
        else:
            session.act(session.turn, brief_action(view.ask, rng))
    raise AssertionError("never asked")


def play_on(window: MainWindow, wanted: type[object], people: str = "h...", game_id: str = "red-one") -> None:
    """Begin a match where the person has a decision of this kind."""
    play_to(
        window, setup(people, short_game(game_id), seed="3"), lambda view: isinstance(view.ask, wanted), 11
    )
