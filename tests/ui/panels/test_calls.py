"""Every legal call can be made by mouse and by keyboard, and no other (ux.md A7, A11)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QSlider, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.samples import NAMES, auction, calling
from trickdesk.engine.ask import AskCall
from trickdesk.engine.view import PlayerView
from trickdesk.storage.settings import Settings
from trickdesk.ui import text
from trickdesk.ui.panels import CallPanel, make_panel
from trickdesk.ui.panels.amount import AmountPanel
from trickdesk.ui.panels.base import Button
from trickdesk.ui.panels.steps import StepsPanel
from trickdesk.ui.panels.team import TeamPanel
from trickdesk.ui.panels.trump import TrumpPanel
from trickdesk.ui.table.view import CardTable

VIEWS = {
    "grid, opening": lambda: auction("five-hundred"),
    "grid, misère": lambda: auction("five-hundred", "6S 6D 7C 7D", {"misere": True}),
    "grid, high": lambda: auction("five-hundred", "10D", {"misere": True}),
    "steps with no trump": lambda: auction("tocan", "4H pass 5C", {"no_trump": True}),
    "steps, who must bid": lambda: auction("tocan"),
    "steps of eight players": lambda: auction("92q", "4D 5S pass", {"players": 8}),
    "steps, suits rank": lambda: auction("92q", "5D", {"suit_rank": True}),
    "amount": lambda: auction("red-one", "80 85 90 pass"),
    "amount with check": lambda: auction("red-one", "80 pass check 85 90"),
    "amount by ones": lambda: auction("red-one", "143", {"bid_step": 1}),
    "amount by tens": lambda: auction("red-one", "", {"bid_step": 10}),
    "ladder": lambda: auction("forty-fives"),
    "ladder of the dealer": lambda: auction("forty-fives", "15 20 pass"),
    "trump of four colours": lambda: calling("red-one", "trump"),
    "trump or kitty": lambda: calling("forty-fives", "trump"),
    "trump without kitty": lambda: calling("forty-fives", "trump", {"on_kitty": False}),
    "team of two": lambda: calling("92q", "team"),
    "team of four": lambda: calling("92q", "team", {"players": 8}),
}


@pytest.fixture(params=VIEWS.values(), ids=VIEWS)
def seen(request: pytest.FixtureRequest) -> PlayerView:
    made: PlayerView = request.param()
    return made


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    """A window for panels, with the keyboard."""
    window = QWidget()
    window.resize(1000, 700)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def shown(view: PlayerView, host: QWidget) -> tuple[CallPanel, list[str]]:
    """A panel with the focus, and the calls it makes."""
    assert isinstance(view.ask, AskCall)
    panel = make_panel(view.ask, view, NAMES, host)
    called: list[str] = []
    panel.called.connect(called.append)
    panel.show()
    panel.take_focus()
    return panel, called


def click(button: QPushButton) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def by_mouse(panel: CallPanel, call: str) -> None:
    """Make a call with clicks alone."""
    if call == "kitty":
        assert isinstance(panel, TrumpPanel)
        click(panel.kitty)
        click(panel.go)
    elif isinstance(panel, TrumpPanel):
        click(panel.suits[call.removeprefix("trump ")])
        click(panel.confirm)
    elif isinstance(panel, TeamPanel):
        for seat in text.team_seats(call):
            click(panel.buttons[seat])
        click(panel.start)
    elif isinstance(panel, StepsPanel) and (parts := text.bid_parts(call)):
        click(panel.level_buttons[parts[0]])
        click(panel.suit_buttons[parts[1]])
        click(panel.bid)
    elif isinstance(panel, AmountPanel) and call.isdigit():
        while panel.amount < int(call):
            jump = [(j, b) for j, b in panel.jumps if 0 < j <= int(call) - panel.amount and b.isEnabled()]
            click(jump[-1][1])
        click(panel.bid)
    else:
        (button,) = [
            b for b in panel.findChildren(Button) if b.accessibleName() == text.call_words(call, NAMES)
        ]
        click(button)


KEYS = {"pass": "P", "check": "K", "hold": "O", "misere": "M"}


def keys_of(call: str) -> Iterator[str]:
    """The keys of a call, as the panels document them; then Enter."""
    if call in ("kitty", "open-misere") or "-" in call:
        return
    if call.startswith("team"):
        yield from (str(seat + 1) for seat in text.team_seats(call))
    elif call.startswith("trump "):
        yield call[-1]
    elif parts := text.bid_parts(call):
        yield from [*str(parts[0]), parts[1][0]]
    else:
        yield from KEYS.get(call, call)


def press(key: str | Qt.Key) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key)


def test_every_legal_call_by_mouse(seen: PlayerView, host: QWidget) -> None:
    assert isinstance(seen.ask, AskCall)
    for call in seen.ask.calls:
        panel, called = shown(seen, host)
        by_mouse(panel, call)
        assert called == [call]
        panel.hide()


def test_every_legal_call_by_keys(seen: PlayerView, host: QWidget) -> None:
    assert isinstance(seen.ask, AskCall)
    for call in seen.ask.calls:
        panel, called = shown(seen, host)
        for key in keys_of(call):
            press(key)
        if not called and list(keys_of(call)):
            press(Qt.Key.Key_Return)
        if list(keys_of(call)):
            assert called == [call]
        panel.hide()


def test_every_control_can_be_reached_by_tab_and_arrows(seen: PlayerView, host: QWidget) -> None:
    panel, _ = shown(seen, host)
    controls = [w for w in panel.findChildren(QWidget) if isinstance(w, (Button, QSlider))]
    usable = {w for w in controls if w.isEnabled() and w.isVisible()}
    reached: set[QWidget | None] = set()
    for _step in range(len(usable) + 1):
        press(Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    todo = [w for w in reached if w in usable and not isinstance(w, QSlider)]
    while todo:
        start = todo.pop()
        assert start is not None
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            start.setFocus()
            press(key)
            now = QApplication.focusWidget()
            if now not in reached:
                reached.add(now)
                todo.append(now)
    assert usable <= reached


def test_illegal_calls_are_disabled_and_say_why(seen: PlayerView, host: QWidget) -> None:
    assert isinstance(seen.ask, AskCall)
    panel, called = shown(seen, host)
    legal = {text.call_words(call, NAMES) for call in seen.ask.calls}
    illegal = {text.call_words(call, NAMES) for call in (*seen.ask.ladder, "pass")} - legal
    for button in panel.findChildren(Button):
        if button.accessibleName() in illegal:
            assert not button.isEnabled()
            assert button.toolTip().endswith(".")
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert called == []


def test_nothing_happens_by_a_stray_key(seen: PlayerView, host: QWidget) -> None:
    panel, called = shown(seen, host)
    press(Qt.Key.Key_Escape)
    if not isinstance(panel, AmountPanel):  # it offers the lowest bid, and Enter makes it
        press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Escape)
    assert called == []


def test_everything_has_a_name(seen: PlayerView, host: QWidget) -> None:
    panel, _ = shown(seen, host)
    assert panel.accessibleName()
    for control in (*panel.findChildren(Button), *panel.findChildren(QSlider)):
        assert control.accessibleName()
        assert "{" not in control.accessibleName()


def test_the_panel_is_small_at_the_smallest_window(seen: PlayerView, host: QWidget) -> None:
    panel, _ = shown(seen, host)
    panel.set_scale(0.8)
    panel.adjustSize()
    assert panel.width() <= 400
    assert panel.height() <= 300


def test_the_pass_stays_at_its_place(host: QWidget) -> None:
    for name, made in VIEWS.items():
        if name.startswith(("trump", "team")):
            continue
        panel, _ = shown(made(), host)
        panel.set_scale(1.0)
        panel.adjustSize()
        place = panel.pass_button.geometry()  # type: ignore[attr-defined]
        assert abs(place.left() - panel.body.contentsMargins().left()) <= 2
        assert abs(panel.height() - place.bottom() - panel.body.contentsMargins().bottom()) <= 2
        panel.hide()


def test_all_calls_and_the_bid_to_beat_are_shown(host: QWidget) -> None:
    view = auction("five-hundred", "6S 6D 7C 7D")
    panel, _ = shown(view, host)
    words = " ".join(label.text() for label in panel.findChildren(QWidget) if hasattr(label, "text"))
    for seat, call in view.calls:
        assert text.call_words(call) in words
        assert NAMES[seat] in words
    last = NAMES[view.calls[-1][0]]
    assert f"To beat: 7 diamonds (180) by {last}" in words


def test_a_partners_bid_is_called_so(host: QWidget) -> None:
    view = auction("red-one", "80 pass")
    panel, _ = shown(view, host)
    words = [label.text() for label in panel.findChildren(QWidget) if hasattr(label, "text")]
    assert any(line.endswith(", your partner") for line in words)


@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_the_panel_covers_nothing_at_the_smallest_window(
    seen: PlayerView, text_size: float, qtbot: QtBot
) -> None:
    table = CardTable()
    qtbot.addWidget(table)
    settings = Settings()
    settings.look.text_size = round(100 * text_size)
    table.configure(seen.game, NAMES[: seen.game.seats])
    table.apply(settings)
    table.resize(1000, 700)
    with qtbot.waitExposed(table):
        table.show()
    table.show_view(seen, seen.seat or 0)
    panel, _ = shown(seen, table)
    panel.place(table.panel_area(), 0.8 * text_size)
    assert table.panel_area().contains(QRectF(panel.geometry()))
