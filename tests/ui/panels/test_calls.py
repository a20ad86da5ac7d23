"""Every legal call can be made by mouse and by keyboard, and no other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSlider, QWidget
from pytestqt.qtbot import QtBot

from tests.moon import at_choice
from tests.ui.samples import NAMES, asked, auction, calling
from trickdesk.engine.actions import AskCall
from trickdesk.engine.bids import team_seats
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.storage.settings import Settings
from trickdesk.ui.panels import CallPanel, make_panel
from trickdesk.ui.panels.auction import AuctionPanel, CallStrip
from trickdesk.ui.panels.bids import AmountPanel, StepsPanel
from trickdesk.ui.panels.team import TeamPanel
from trickdesk.ui.table.view import CardTable
from trickdesk.ui.text import call_text
from trickdesk.ui.text.meaning_text import meaning_words
from trickdesk.ui.theme.colours import PANEL
from trickdesk.ui.widgets.panel_parts import Button

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
    "amount up to 200": lambda: auction("red-one", "100 105", {"deck": "full", "most_tricks": True}),
    "amount up to 120": lambda: auction("red-one", "100 115", {"deck": "bird", "check": False}),
    "amount by tens": lambda: auction("red-one", "", {"bid_step": 10}),
    "ladder": lambda: auction("forty-fives"),
    "ladder of the dealer": lambda: auction("forty-fives", "15 20 pass"),
    "trump of four colours": lambda: calling("red-one", "trump"),
    "trump or kitty": lambda: calling("forty-fives", "trump"),
    "trump without kitty": lambda: calling("forty-fives", "trump", {"on_kitty": False}),
    "team of two": lambda: calling("92q", "team"),
    "team of four": lambda: calling("92q", "team", {"players": 8}),
    "defend": lambda: calling("euchre", "defend", {"defend_alone": True}),
    "swap": lambda: calling("euchre", "swap", {"farmers_hand": "same"}),
    "swap of many": lambda: calling("euchre", "swap", {"farmers_hand": "mixed"}),
    "score": lambda: asked(at_choice()),
    "score of five, at the end": lambda: asked(
        at_choice(2, {"players": 5, "club_leads": False}, (60, 70, 20, 90, 80))
    ),
}


@pytest.fixture(params=VIEWS.values(), ids=list(VIEWS))
def seen(request: pytest.FixtureRequest) -> PlayerView:
    made: PlayerView = request.param()
    return made


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    """Return a focused window for panels."""
    window = QWidget()
    window.resize(1000, 700)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def shown(view: PlayerView, host: QWidget) -> tuple[CallPanel, list[str]]:
    """Return a focused panel, and the calls it makes."""
    assert isinstance(view.ask, AskCall)
    panel = make_panel(view.ask, view, NAMES, host)
    called: list[str] = []
    panel.called.connect(called.append)
    panel.set_scale(1.0)
    panel.show()
    panel.take_focus()
    return panel, called


def click(button: QPushButton) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def double_click(button: QPushButton) -> None:
    """Double-click like a mouse: a click, then a second press and release."""
    click(button)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)


def by_mouse_chosen(panel: CallPanel, call: str) -> Iterator[Button]:
    """Return the buttons to click for a call before it is confirmed."""
    if isinstance(panel, TeamPanel):
        yield from (panel.buttons[seat] for seat in team_seats(call))
    elif isinstance(panel, StepsPanel) and (parts := call_text.bid_parts(call, panel.view.game)):
        yield panel.level_buttons[parts[0]]
        yield panel.suit_buttons[parts[1]]
    elif isinstance(panel, AmountPanel) and call.isdigit():
        yield panel.shown
        while panel.amount < int(call):
            jump = [(j, b) for j, b in panel.jumps if 0 < j <= int(call) - panel.amount and b.isEnabled()]
            yield jump[-1][1]
    elif call == "pass":
        assert isinstance(panel, AuctionPanel)
        yield panel.pass_button
    else:
        yield panel.choices[call]


KEYS = {
    "pass": "P", "check": "K", "hold": "O", "misere": "M", "open-misere": "MM", "double-nullo": "MMM",
    "kitty": "K",
    "others": "1", "self": "2",
}  # fmt: skip


def keys_of(call: str, game: Game, ask: AskCall) -> Iterator[str]:
    """Return the keys of a call, as the panels document them, and Enter."""
    if "-" in call and call not in KEYS:
        return
    if ask.style in ("defend", "swap"):
        yield str(ask.calls.index(call) + 1)
        return
    if call.startswith("team"):
        yield from (str(seat + 1) for seat in team_seats(call))
    elif call.startswith("trump "):
        yield call[-1]
    elif parts := call_text.bid_parts(call, game):
        yield from [*str(parts[0]), parts[1][0]]
    else:
        yield from KEYS.get(call, call)


def press(key: str | Qt.Key) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    if isinstance(key, str):
        QTest.keyClicks(widget, key)
    else:
        QTest.keyClick(widget, key)


def test_every_legal_call_by_mouse(seen: PlayerView, host: QWidget) -> None:
    """Nothing but the pass is called before it is confirmed."""
    assert isinstance(seen.ask, AskCall)
    for call in seen.ask.calls:
        panel, called = shown(seen, host)
        assert not panel.confirm.isEnabled()
        for button in by_mouse_chosen(panel, call):
            click(button)
        if call != "pass":
            assert called == []
            assert panel.chosen == call
            click(panel.confirm)
        assert called == [call]
        panel.hide()


def test_every_legal_call_by_keys(seen: PlayerView, host: QWidget) -> None:
    assert isinstance(seen.ask, AskCall)
    for call in seen.ask.calls:
        panel, called = shown(seen, host)
        for key in keys_of(call, seen.game, seen.ask):
            press(key)
        if list(keys_of(call, seen.game, seen.ask)):
            assert called == (["pass"] if call == "pass" else [])
            if call != "pass":
                press(Qt.Key.Key_Return)
            assert called == [call]
        panel.hide()


def test_a_double_click_calls_at_once(seen: PlayerView, host: QWidget) -> None:
    assert isinstance(seen.ask, AskCall)
    calls = [call for call in seen.ask.calls if call not in ("pass", "kitty")]
    for call in {calls[0], calls[len(calls) // 2], calls[-1]}:
        panel, called = shown(seen, host)
        if isinstance(panel, AmountPanel) and call.isdigit():
            panel.set_amount(int(call))
            last: Button = panel.shown
        else:
            *before, last = by_mouse_chosen(panel, call)
            for button in before:
                click(button)
        double_click(last)
        assert called == [call]
        panel.hide()


def test_a_double_click_does_not_throw_the_hand_away(host: QWidget) -> None:
    panel, called = shown(calling("forty-fives", "trump"), host)
    double_click(panel.choices["kitty"])
    assert called == []
    assert panel.chosen == "kitty"


def test_two_quick_taps_on_two_choices_only_choose(host: QWidget) -> None:
    """Qt lets both taps of a finger be far apart, as one double click."""
    panel, called = shown(calling("five-hundred", "grid"), host)
    one, other = list(panel.choices.values())[-2:]
    click(one)
    QTest.mouseDClick(other, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(other, Qt.MouseButton.LeftButton)
    assert other.isChecked() and called == []
    QTest.mouseDClick(other, Qt.MouseButton.LeftButton)
    assert len(called) == 1


def test_a_double_click_upon_an_incomplete_choice_only_chooses(host: QWidget) -> None:
    panel, called = shown(auction("92q", "4D"), host)
    assert isinstance(panel, StepsPanel)
    double_click(panel.level_buttons[5])
    assert called == []
    assert panel.level_buttons[5].isChecked()
    panel, called = shown(calling("92q", "team", {"players": 8}), host)
    assert isinstance(panel, TeamPanel)
    seat = next(iter(panel.buttons))
    double_click(panel.buttons[seat])
    assert called == []
    assert panel.picked == [seat]


def test_suits_begin_and_end_where_numbers_do(host: QWidget) -> None:
    panel, _ = shown(auction("92q", "4D"), host)
    assert isinstance(panel, StepsPanel)
    numbers, suits = list(panel.level_buttons.values()), list(panel.suit_buttons.values())
    assert suits[0].geometry().left() == numbers[0].geometry().left()
    assert suits[-1].geometry().right() == max(button.geometry().right() for button in numbers)


def test_enter_says_what_is_missing(seen: PlayerView, host: QWidget) -> None:
    panel, called = shown(seen, host)
    complaints: list[str] = []
    panel.complained.connect(complaints.append)
    press(Qt.Key.Key_Return)
    assert called == []
    (sentence,) = complaints
    assert sentence.endswith(".")
    assert sentence.startswith("Choose")


def test_enter_chooses_what_has_the_focus_and_then_confirms_it(host: QWidget) -> None:
    panel, called = shown(auction("five-hundred"), host)
    panel.choices["6S"].click()
    panel.choices["7H"].setFocus()
    press(Qt.Key.Key_Return)
    assert (panel.chosen, called) == ("7H", [])
    press(Qt.Key.Key_Return)
    assert called == ["7H"]


def test_a_held_enter_confirms_nothing(host: QWidget) -> None:
    panel, called = shown(auction("five-hundred"), host)
    panel.choices["6S"].click()
    repeat = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", autorep=True
    )
    QApplication.sendEvent(panel, repeat)
    assert called == []


def test_enter_confirms_an_amount_after_its_buttons(host: QWidget) -> None:
    panel, called = shown(auction("red-one", "80"), host)
    assert isinstance(panel, AmountPanel)
    click(panel.jumps[2][1])
    assert panel.confirm.text() == "Bid 90"
    press(Qt.Key.Key_Return)
    assert called == ["90"]


def test_a_bid_that_is_too_low_is_refused_by_key_with_the_reason(host: QWidget) -> None:
    panel, called = shown(auction("five-hundred", "7D"), host)
    complaints: list[str] = []
    panel.complained.connect(complaints.append)
    press("7")
    press("S")
    assert complaints == ["That isn't higher than 7 diamonds by Ada."]
    assert not panel.chosen
    assert called == []


def test_what_is_chosen_is_said_on_the_button(host: QWidget) -> None:
    for view, call, words in (
        (auction("five-hundred"), "7H", "Bid 7 hearts"),
        (auction("red-one", "80 pass"), "check", "Confirm: Check"),
        (auction("forty-fives", "15 20 pass"), "hold", "Confirm: Hold 20"),
        (calling("red-one", "trump"), "trump G", "Name green"),
    ):
        panel, _ = shown(view, host)
        panel.choose(panel.choices[call])
        assert panel.confirm.text() == words
        assert panel.confirm.accessibleName() == words
        press(Qt.Key.Key_Escape)
        assert not panel.confirm.isEnabled()
        panel.hide()


def test_a_game_with_colours_does_not_ask_for_a_suit(host: QWidget) -> None:
    for game, words in (("red-one", "Choose a colour"), ("forty-fives", "Choose a suit")):
        panel, _ = shown(calling(game, "trump"), host)
        assert panel.confirm.text() == words
        panel.hide()


def test_a_chosen_button_is_marked_unmistakably(host: QWidget) -> None:
    """Pale background, a ring and a tick: not only by colour."""
    panel, _ = shown(calling("red-one", "trump"), host)
    button = panel.choices["trump G"]
    before = button.grab().toImage()
    button.setChecked(True)
    image = button.grab().toImage()
    ground = image.pixelColor(image.width() // 2, 5)
    assert ground.lightness() > 200 > 100 > before.pixelColor(image.width() // 2, 5).lightness()
    corner = [image.pixelColor(image.width() - 1 - x, y).name() for x in range(13) for y in range(13)]
    assert corner.count(PANEL.accent) > 40
    assert corner.count(PANEL.on_accent) > 3


def test_partners_are_chosen_with_their_bids_in_sight(host: QWidget) -> None:
    view = calling("92q", "team", {"players": 8})
    panel, _ = shown(view, host)
    assert isinstance(panel, TeamPanel)
    for seat, button in panel.buttons.items():
        said = [call for who, call in view.calls if who == seat]
        best = next((call for call in reversed(said) if call != "pass"), "pass")
        assert button.text() == f"{seat + 1}  {NAMES[seat]}\n{call_text.call_words(best, view.game)}"
        assert button.accessibleName() == f"{NAMES[seat]}, {call_text.call_words(best, view.game)}"
        for call in said:
            assert call_text.call_words(call, view.game) in button.toolTip()
    assert any(call != "pass" and who in panel.buttons for who, call in view.calls)


def test_every_control_can_be_reached_by_tab_and_arrows(seen: PlayerView, host: QWidget) -> None:
    panel, _ = shown(seen, host)
    controls = [w for w in panel.findChildren(QWidget) if isinstance(w, (Button, QSlider))]
    usable = {w for w in controls if w.isEnabled() and w.isVisible()}
    reached: set[QWidget | None] = set()
    for _step in range(len(usable) + 1):
        press(Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    todo: list[QWidget | None] = [w for w in reached if w in usable and not isinstance(w, QSlider)]
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
    legal = {call_text.call_words(call, seen.game, NAMES) for call in seen.ask.calls}
    illegal = {call_text.call_words(call, seen.game, NAMES) for call in (*seen.ask.ladder, "pass")} - legal
    for button in panel.findChildren(Button):
        if button.accessibleName() in illegal:
            assert not button.isEnabled()
            assert button.toolTip().endswith(".")
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert called == []


def test_nothing_happens_by_a_stray_key(seen: PlayerView, host: QWidget) -> None:
    _, called = shown(seen, host)
    press(Qt.Key.Key_Escape)
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
    assert panel.height() <= max(300, 21 * panel.fontMetrics().lineSpacing())  # some fonts have high lines


FRAME = 2  # pixels: the border and what keeps room for a thicker one


def test_the_pass_stays_at_its_place(host: QWidget) -> None:
    for name, made in VIEWS.items():
        if name.startswith(("trump", "team", "defend", "swap", "score")):
            continue
        panel, _ = shown(made(), host)
        panel.set_scale(1.0)
        panel.adjustSize()
        place = panel.pass_button.geometry()  # type: ignore[attr-defined]
        margins = panel.whole.contentsMargins()
        assert abs(place.left() - FRAME - margins.left()) <= 2
        assert abs(panel.height() - place.bottom() - FRAME - margins.bottom()) <= 2
        panel.hide()


def test_all_calls_and_the_bid_to_beat_are_shown(host: QWidget) -> None:
    view = auction("five-hundred", "6S 6D 7C 7D")
    panel, _ = shown(view, host)
    words = " ".join(label.text() for label in panel.findChildren(QWidget) if hasattr(label, "text"))
    for seat, call in view.calls:
        assert call_text.call_words(call, view.game) in words
        assert NAMES[seat] in words
    last = NAMES[view.calls[-1][0]]
    assert f"To beat: 7 diamonds (180) by {last}" in words


def test_a_partners_bid_is_called_so(host: QWidget) -> None:
    view = auction("red-one", "80 pass")
    panel, _ = shown(view, host)
    words = [label.text() for label in panel.findChildren(QWidget) if hasattr(label, "text")]
    assert any(line.endswith(", your partner") for line in words)


def test_a_choice_of_scores_shows_where_each_leads(host: QWidget) -> None:
    seen = asked(at_choice(0, {"queen": 5}, (60, 85, 20, 90)))
    panel, called = shown(seen, host)
    others, own = panel.choices["others"], panel.choices["self"]
    assert (others.accessibleName(), own.accessibleName()) == (
        "18 points to everyone else",
        "18 points off your score",
    )
    words = [label.text().replace("\N{NO-BREAK SPACE}", " ") for label in panel.findChildren(QLabel)]
    assert "South 60   Ada 103   Bruno 38   Chidi 108" in words
    assert "Bruno wins the match." in words
    assert "South 42   Ada 85   Bruno 20   Chidi 90" in words
    said = [button.accessibleDescription() for button in (others, own)]
    assert "Bruno\N{NO-BREAK SPACE}38" in said[0] and "Bruno wins" in said[0]
    assert "South\N{NO-BREAK SPACE}42" in said[1] and "wins" not in said[1]
    panel.propose("self")
    assert panel.chosen == "self" and panel.confirm.text().startswith("18 points off your score")
    assert called == []


@pytest.mark.parametrize(("height", "scale"), [(2000, 2.0), (430, 2.0), (300, 1.2)])
def test_a_panel_has_its_size_before_it_is_shown(
    seen: PlayerView, height: int, scale: float, host: QWidget
) -> None:
    """It never grows over what it was placed beside."""
    assert isinstance(seen.ask, AskCall)
    panel = make_panel(seen.ask, seen, NAMES, host)
    area = QRectF(0, 0, 900, height)
    panel.place(area, scale)
    placed = panel.geometry()
    panel.show()
    QApplication.processEvents()
    panel.place(area, scale)
    QApplication.processEvents()
    assert panel.geometry() == placed
    assert panel.minimumSizeHint().height() <= placed.height()


@pytest.mark.parametrize("letters", [3, 13, 20])
@pytest.mark.parametrize("text_size", [100, 150])
def test_a_team_of_long_names_covers_nothing(letters: int, text_size: int, qtbot: QtBot) -> None:
    view = calling("92q", "team", {"players": 8})
    names = ["Maximiliane de la Vega"[:letters]] * 8
    table = CardTable()
    qtbot.addWidget(table)
    settings = Settings()
    settings.look.text_size = text_size
    table.configure(view.game, names)
    table.apply(settings)
    table.resize(1000, 640)
    table.show()
    table.show_view(view, view.seat or 0)
    assert isinstance(view.ask, AskCall)
    panel = make_panel(view.ask, view, names, table)
    panel.show()
    panel.place(table.panel_area(), 0.8 * text_size / 100)
    assert table.panel_area().contains(QRectF(panel.geometry()))
    assert isinstance(panel, TeamPanel)
    assert all(names[0] in button.text() for button in panel.buttons.values())


@pytest.mark.parametrize(("text_size", "height"), [(1.0, 700), (1.5, 568)])
def test_the_panel_covers_nothing_at_the_smallest_window(
    seen: PlayerView, text_size: float, height: int, qtbot: QtBot
) -> None:
    table = CardTable()
    qtbot.addWidget(table)
    settings = Settings()
    settings.look.text_size = round(100 * text_size)
    table.configure(seen.game, NAMES[: seen.game.seats])
    table.apply(settings)
    table.resize(1000, height)
    with qtbot.waitExposed(table):
        table.show()
    table.show_view(seen, seen.seat or 0)
    panel, _ = shown(seen, table)
    panel.place(table.panel_area(), 0.8 * text_size)
    assert table.panel_area().contains(QRectF(panel.geometry()))


def test_bids_that_only_show_a_suit_have_no_value(host: QWidget) -> None:
    """Five Hundred, rules 8.9."""
    view = auction("five-hundred", "6H", {"six_level": "inkle"})
    panel, _ = shown(view, host)
    assert isinstance(panel, CallPanel)
    assert panel.choices["6NT"].text() == "–"
    assert "only to show the suit" in panel.choices["6NT"].toolTip()
    assert panel.choices["6NT"].accessibleName() == "6 no trump"
    assert panel.choices["7H"].text() == "200"
    words = [label.text() for label in panel.findChildren(QWidget) if hasattr(label, "text")]
    assert f"To beat: 6 hearts by {NAMES[view.calls[0][0]]}" in words


def test_buttons_and_calls_say_what_they_show(seen: PlayerView, host: QWidget) -> None:
    """The tooltip and the description of a call tell its meaning."""
    panel, _ = shown(seen, host)
    for call in panel.ask.calls:
        panel.propose(call)
        button, told = panel.widgets_for(call)[-1], meaning_words(seen, panel.ask.seat, call)
        assert button.accessibleDescription().endswith(told)
        assert panel.meaning() == told
    for strip in panel.findChildren(CallStrip):
        told = "\n".join(meaning_words(seen, seat, call, at) for at, (seat, call) in enumerate(seen.calls))
        marks = [cell for (_, row), cell in strip.cells.items() if row]
        assert all(mark.accessibleDescription().strip() in told for mark in marks)
        assert any(mark.accessibleDescription().strip() for mark in marks) == bool(told.strip())


def test_a_call_shows_what_bots_usually_have() -> None:
    view = auction("five-hundred", "7H pass")
    assert meaning_words(view, 1, "7H", 0) == "Usually 4 or 5 hearts, and up to 2 tricks outside."
    assert meaning_words(view, 2, "pass", 1).startswith("Usually 3 or 4 cards of the best suit")
    assert not meaning_words(view, 3, "pass"), "it leaves the bid to the partner"


def test_plates_tell_what_the_last_call_shows(qtbot: QtBot) -> None:
    view = auction("five-hundred", "7H pass")
    table = CardTable()
    qtbot.addWidget(table)
    table.configure(view.game, NAMES[: view.game.seats])
    table.show_view(view, 0)
    tips = [plate.tip for plate in table.seating.plates]
    assert [("Usually" in tip) for tip in tips] == [False, True, True, False]
    assert "4 or 5 hearts" in tips[1]
