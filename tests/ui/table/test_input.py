"""Mouse and keyboard at the table."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.table.dealer import Dealer, item_of, spot_of
from trickdesk.engine.actions import AskCall, AskGive, AskPlay
from trickdesk.engine.cards import cards_in
from trickdesk.engine.table import Table
from trickdesk.ui.cards.pixmaps import FOCUS_RING
from trickdesk.ui.table.card_layout import DRAG_Z
from trickdesk.ui.table.view import CardTable

Lay = Callable[..., CardTable]
LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
TOGETHER = [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Up]


@pytest.fixture(autouse=True)
def pointer_elsewhere(qapp: object) -> None:
    """Qt tells of no movement to where the test before has left the pointer."""
    QCursor.setPos(0, 0)


def following() -> Dealer:
    """Return a table where a player has to follow suit and holds other suits too."""

    def wanted(table: Table) -> bool:
        ask = table.phase.ask()
        if not isinstance(ask, AskPlay):
            return False
        return 1 < ask.cards.bit_count() < table.hands[ask.seat].bit_count() - 1

    return Dealer(seed=2).until(wanted)


def legal_and_not(dealer: Dealer) -> tuple[list[int], list[int]]:
    view = dealer.view(dealer.turn)
    return list(cards_in(view.ask.cards)), list(cards_in(view.hand & ~view.ask.cards))


def click(qtbot: QtBot, table: CardTable, card: int, button: Qt.MouseButton = LEFT) -> None:
    qtbot.mouseClick(table.viewport(), button, NO_KEYS, spot_of(table, card))


def drag(qtbot: QtBot, table: CardTable, card: int, by: QPoint, steps: int = 5) -> None:
    start, viewport = spot_of(table, card), table.viewport()
    qtbot.mousePress(viewport, LEFT, NO_KEYS, start)
    for i in range(1, steps + 1):
        qtbot.mouseMove(viewport, start + by * i / steps)
    qtbot.mouseRelease(viewport, LEFT, NO_KEYS, start + by)


# -- playing by mouse


def test_a_click_plays(lay: Lay, qtbot: QtBot) -> None:
    dealer = following()
    table = lay(dealer)
    for card in legal_and_not(dealer)[0]:
        with qtbot.waitSignal(table.cardChosen) as played:
            click(qtbot, table, card)
        assert played.args == [card]


def test_an_illegal_card_is_refused(lay: Lay, qtbot: QtBot) -> None:
    dealer = following()
    table = lay(dealer)
    card = legal_and_not(dealer)[1][0]
    assert item_of(table, card).state == "dim"
    with qtbot.assertNotEmitted(table.cardChosen, wait=20), qtbot.waitSignal(table.cardRefused) as refused:
        click(qtbot, table, card)
    assert refused.args == [card]


@pytest.mark.parametrize("button", [Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton])
@pytest.mark.parametrize("mode", ["click", "double", "drag"])
def test_other_buttons_never_play(lay: Lay, qtbot: QtBot, button: Qt.MouseButton, mode: str) -> None:
    dealer = following()
    table = lay(dealer)
    table.mouse.mode = mode
    card = legal_and_not(dealer)[0][0]
    with qtbot.assertNotEmitted(table.cardChosen, wait=20):
        click(qtbot, table, card, button)
        qtbot.mouseDClick(table.viewport(), button, NO_KEYS, spot_of(table, card))


def test_double_click_mode(lay: Lay, qtbot: QtBot) -> None:
    dealer = following()
    table = lay(dealer)
    table.mouse.mode = "double"
    card = legal_and_not(dealer)[0][0]
    with qtbot.assertNotEmitted(table.cardChosen, wait=20):
        click(qtbot, table, card)
    assert table.hand.choice.cursor == card
    with qtbot.waitSignal(table.cardChosen) as played:
        qtbot.mouseDClick(table.viewport(), LEFT, NO_KEYS, spot_of(table, card))
    assert played.args == [card]


def test_a_double_click_plays_one_card_in_click_mode(lay: Lay, qtbot: QtBot) -> None:
    dealer = following()
    table = lay(dealer)
    played: list[int] = []
    table.cardChosen.connect(played.append)
    spot = spot_of(table, legal_and_not(dealer)[0][0])
    qtbot.mouseClick(table.viewport(), LEFT, NO_KEYS, spot)
    qtbot.mouseDClick(table.viewport(), LEFT, NO_KEYS, spot)
    assert len(played) == 1


@pytest.mark.parametrize("mode", ["click", "double"])
def test_quick_taps_on_two_cards_are_two_clicks(lay: Lay, qtbot: QtBot, mode: str) -> None:
    dealer = following()
    table = lay(dealer)
    one, other = legal_and_not(dealer)[0][:2]
    table.mouse.mode = mode
    played: list[int] = []
    table.cardChosen.connect(played.append)
    table.hand.confirm = True  # so that the first click plays nothing
    qtbot.mouseClick(table.viewport(), LEFT, NO_KEYS, spot_of(table, one))
    qtbot.mouseDClick(table.viewport(), LEFT, NO_KEYS, spot_of(table, other))
    qtbot.mouseRelease(table.viewport(), LEFT, NO_KEYS, spot_of(table, other))
    assert played == [] and table.hand.choice.cursor == other


def test_drag_mode_needs_a_drag(lay: Lay, qtbot: QtBot) -> None:
    dealer = following()
    table = lay(dealer)
    table.mouse.mode = "drag"
    card = legal_and_not(dealer)[0][0]
    with qtbot.assertNotEmitted(table.cardChosen, wait=20):
        click(qtbot, table, card)
        qtbot.mouseDClick(table.viewport(), LEFT, NO_KEYS, spot_of(table, card))
    with qtbot.waitSignal(table.cardChosen) as played:
        drag(qtbot, table, card, QPoint(60, -300))
    assert played.args == [card]


@pytest.mark.parametrize("mode", ["click", "double", "drag"])
def test_a_card_dropped_below_the_line_returns(lay: Lay, qtbot: QtBot, mode: str) -> None:
    dealer = following()
    table = lay(dealer)
    table.mouse.mode = mode
    card = legal_and_not(dealer)[0][0]
    item = item_of(table, card)
    qtbot.mouseMove(table.viewport(), spot_of(table, card))
    assert item.lift > 0
    with qtbot.assertNotEmitted(table.cardChosen, wait=20):
        drag(qtbot, table, card, QPoint(60, -30))
    assert (item.x(), item.y()) == pytest.approx(item.home), "it lies in the hand, not raised"


def test_a_dropped_card_stays_and_does_not_fly_from_the_hand(lay: Lay, qtbot: QtBot) -> None:
    dealer = following()
    table = lay(dealer)
    card = legal_and_not(dealer)[0][0]
    item = item_of(table, card)
    drag(qtbot, table, card, QPoint(100, -300))
    dropped = item.pos()
    assert dropped.y() < item.home[1] - 200
    assert not table.clock.tweens
    table.hand.decorate()
    assert item.pos() == dropped
    table.clock.reduced = False
    seat = dealer.turn
    events = dealer.table.act(seat, play_of(card))
    table.play_events(events, dealer.view(seat), seat)
    tween = next(tween for tween in table.clock.tweens if tween.item is item)
    assert abs(tween.y - dropped.y()) < item.width  # it goes on from where it was let go
    table.finish()


def play_of(card: int) -> Any:
    from trickdesk.engine.actions import Play

    return Play(card)


@pytest.mark.parametrize("how", ["escape", "right button"])
def test_a_drag_can_be_given_up(lay: Lay, qtbot: QtBot, how: str) -> None:
    dealer = following()
    table = lay(dealer)
    card = legal_and_not(dealer)[0][0]
    item = item_of(table, card)
    start, viewport = spot_of(table, card), table.viewport()
    there = start + QPoint(60, -300)
    qtbot.mousePress(viewport, LEFT, NO_KEYS, start)
    qtbot.mouseMove(viewport, there)
    assert item.y() < item.home[1] - 200
    with qtbot.assertNotEmitted(table.cardChosen, wait=20):
        if how == "escape":
            qtbot.keyClick(table, Qt.Key.Key_Escape)
        else:
            qtbot.mouseClick(viewport, Qt.MouseButton.RightButton, NO_KEYS, there)
        qtbot.mouseRelease(viewport, LEFT, NO_KEYS, there)
    table.clock.finish()
    assert (item.x(), item.y() + item.lift) == pytest.approx(item.home)
    assert item.zValue() < DRAG_Z


def test_a_fast_drag_beats_the_hover_lift(lay: Lay, qtbot: QtBot) -> None:
    dealer = following()
    table = lay(dealer)
    table.clock.reduced = False
    card = legal_and_not(dealer)[0][0]
    start, viewport = spot_of(table, card), table.viewport()
    qtbot.mouseMove(viewport, start)
    assert table.clock.tweens  # the lift has begun
    qtbot.mousePress(viewport, LEFT, NO_KEYS, start)
    qtbot.mouseMove(viewport, start + QPoint(60, -300))
    qtbot.wait(120)  # long enough for the lift to end, had it not been cancelled
    with qtbot.waitSignal(table.cardChosen) as played:
        qtbot.mouseRelease(viewport, LEFT, NO_KEYS, start + QPoint(60, -300))
    assert played.args == [card]


def test_a_card_sinks_when_the_pointer_goes_to_a_panel(lay: Lay, qtbot: QtBot) -> None:
    """Panels lie on the view, so the pointer then leaves the viewport alone."""
    dealer = following()
    table = lay(dealer)
    item = item_of(table, card := legal_and_not(dealer)[0][0])
    qtbot.mouseMove(table.viewport(), spot_of(table, card))
    assert item.y() < item.home[1] - 5
    QApplication.sendEvent(table.viewport(), QEvent(QEvent.Type.Leave))
    assert table.choice.hover is None
    table.mouse.hover_again()
    assert item.y() == pytest.approx(item.home[1])


def test_only_legal_cards_rise_under_the_pointer(lay: Lay, qtbot: QtBot) -> None:
    dealer = following()
    table = lay(dealer)
    legal, illegal = legal_and_not(dealer)
    for card, lifted in ((legal[0], True), (illegal[0], False)):
        qtbot.mouseMove(table.viewport(), spot_of(table, card))
        item = item_of(table, card)
        assert (item.y() < item.home[1] - 5) is lifted
    shape = table.viewport().cursor().shape()
    assert shape == Qt.CursorShape.ArrowCursor


def test_confirmed_plays_take_two_clicks(lay: Lay, qtbot: QtBot) -> None:
    dealer = following()
    table = lay(dealer)
    table.hand.confirm = True
    card = legal_and_not(dealer)[0][0]
    with qtbot.assertNotEmitted(table.cardChosen, wait=20):
        click(qtbot, table, card)
    with qtbot.waitSignal(table.cardChosen):
        click(qtbot, table, card)


def test_nothing_can_be_chosen_on_the_turn_of_another(lay: Lay, qtbot: QtBot) -> None:
    dealer = following()
    seat = (dealer.turn + 1) % 4
    table = lay(dealer, seat=seat)
    card = next(cards_in(dealer.table.hands[seat]))
    with qtbot.assertNotEmitted(table.cardChosen, wait=20), qtbot.assertNotEmitted(table.cardRefused):
        click(qtbot, table, card)
    qtbot.mouseMove(table.viewport(), spot_of(table, card))
    item = item_of(table, card)
    assert item.y() == item.home[1]
    assert item.state == ""


def test_a_card_can_be_chosen_in_advance(lay: Lay, qtbot: QtBot) -> None:
    dealer = Dealer(seed=4).until_play(cards=3)
    table_state = dealer.table
    seat = (dealer.turn - 1) % 4  # plays last in the next trick at the earliest
    table = lay(dealer, seat=seat)
    table.hand.may_preselect = True
    card = next(cards_in(dealer.table.hands[seat]))
    click(qtbot, table, card)
    assert item_of(table, card).state == "pick"
    view = dealer.view(seat)
    mine = dataclasses.replace(view, ask=AskPlay(seat, view.hand))
    with qtbot.waitSignal(table.cardChosen) as played:
        table.show_view(mine, seat)
    assert played.args == [card]
    click(qtbot, table, card)  # now it would be a real play
    table.show_view(view, seat)
    click(qtbot, table, card)
    with qtbot.assertNotEmitted(table.cardChosen, wait=30):
        table.show_view(dataclasses.replace(view, ask=AskPlay(seat, view.hand & ~(1 << card))), seat)
    assert table_state.phase is not None


# -- playing by keyboard


def test_the_keyboard_skips_illegal_cards(lay: Lay, qtbot: QtBot) -> None:
    dealer = following()
    table = lay(dealer)
    order = [item.card for item in table.board.own_cards()]
    legal = [card for card in order if card in legal_and_not(dealer)[0]]
    visited = []
    for _ in range(len(legal) + 1):
        qtbot.keyClick(table, Qt.Key.Key_Right)
        visited.append(table.hand.choice.cursor)
    assert visited == [*legal, legal[0]]
    assert item_of(table, legal[0]).state == "focus"
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert table.hand.choice.cursor is None
    qtbot.keyClick(table, Qt.Key.Key_Left)
    assert table.hand.choice.cursor == legal[-1]


@pytest.mark.parametrize("key", TOGETHER)
def test_keys_that_play(lay: Lay, qtbot: QtBot, key: Qt.Key) -> None:
    dealer = following()
    table = lay(dealer)
    with qtbot.assertNotEmitted(table.cardChosen, wait=10):
        qtbot.keyClick(table, key)  # no card has the cursor
    qtbot.keyClick(table, Qt.Key.Key_Right)
    card = table.hand.choice.cursor
    with qtbot.waitSignal(table.cardChosen) as played:
        qtbot.keyClick(table, key)
    assert played.args == [card]
    with qtbot.assertNotEmitted(table.cardChosen, wait=10):
        qtbot.keyClick(table, key)  # a second press plays no second card


def test_other_keys_are_left_to_the_window(lay: Lay, qtbot: QtBot) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    table = lay(following())
    for key, taken in (
        (Qt.Key.Key_P, False),
        (Qt.Key.Key_F1, False),
        (Qt.Key.Key_5, False),
        (Qt.Key.Key_Left, True),
    ):
        event = QKeyEvent(QEvent.Type.KeyPress, key, NO_KEYS)
        event.setAccepted(True)
        table.keyPressEvent(event)
        assert event.isAccepted() is taken, key


def test_tab_brings_the_cursor(lay: Lay, qtbot: QtBot) -> None:
    table = lay(following())
    table.clearFocus()
    table.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert table.hand.choice.cursor is not None


def test_where_there_is_no_cursor_a_line_shows_that_the_keyboard_is_at_the_table(
    lay: Lay, qtbot: QtBot
) -> None:
    table = lay(Dealer().until(lambda table: isinstance(table.phase.ask(), AskCall)))
    beside = QPushButton("Beside", table)
    beside.move(40, 40)
    beside.show()
    beside.setFocus()

    def is_framed() -> bool:
        return table.grab().toImage().pixelColor(table.width() // 2, 2).name() == FOCUS_RING

    assert not is_framed()
    for reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
        table.setFocus(reason)
        assert is_framed()
        beside.setFocus()
        assert not is_framed()
    table.setFocus(Qt.FocusReason.OtherFocusReason)  # nobody has asked where the keyboard is
    assert not is_framed()
    for leave in (beside.hide, lambda: beside.setEnabled(False)):
        beside.show()
        beside.setFocus()
        assert beside.hasFocus()
        leave()  # the keyboard goes on by itself
        assert table.hasFocus()
        assert not is_framed()


# -- giving


def test_giving(lay: Lay, qtbot: QtBot) -> None:
    dealer = Dealer().until(lambda table: isinstance(table.phase.ask(), AskGive))
    table = lay(dealer)
    view = dealer.view(dealer.turn)
    cards = list(cards_in(view.hand))[:4]
    picked: list[int] = []
    table.picksChanged.connect(picked.append)
    with qtbot.assertNotEmitted(table.cardChosen, wait=10):
        for card in cards[:3]:
            click(qtbot, table, card)
    assert picked[-1] == table.picks() == sum(1 << card for card in cards[:3])
    assert all("pick" in item_of(table, card).state for card in cards[:3])
    item = item_of(table, cards[0])
    assert item.y() < item.home[1]
    with qtbot.waitSignal(table.cardRefused) as refused:  # three are enough
        click(qtbot, table, cards[3])
    assert refused.args == [cards[3]]
    click(qtbot, table, cards[0])
    assert table.picks().bit_count() == 2
    qtbot.keyClick(table, Qt.Key.Key_Right)
    qtbot.keyClick(table, Qt.Key.Key_Space)
    assert len(picked) == 5
    table.set_picks(0)
    assert picked[-1] == 0
    assert "new" in item_of(table, next(cards_in(view.took))).state


# -- choosing a team


@pytest.mark.parametrize("players", [4, 6, 8])
def test_choosing_seats(lay: Lay, qtbot: QtBot, players: int) -> None:
    dealer = Dealer("92q", players=players).until(lambda table: table.phase_name == "team")
    table = lay(dealer)
    seat = dealer.turn
    chosen: list[int] = []
    table.seatChosen.connect(chosen.append)
    for place in range(players):
        spot = table.board.layout.places[place]
        qtbot.mouseClick(table.viewport(), LEFT, NO_KEYS, QPointF(spot.x, spot.y).toPoint())
    assert chosen == [(seat + place) % players for place in range(1, players)]
    chosen.clear()
    for number in range(1, 10):
        qtbot.keyClick(table, str(number))
    assert chosen == [other for other in range(players) if other != seat]
    assert [info.digit for info in table.seating.infos] == [
        "" if other == seat else str(other + 1) for other in range(players)
    ]


def test_seats_are_not_chosen_otherwise(lay: Lay, qtbot: QtBot) -> None:
    table = lay(following())
    spot = table.board.layout.places[1]
    with qtbot.assertNotEmitted(table.seatChosen, wait=10):
        qtbot.mouseClick(table.viewport(), LEFT, NO_KEYS, QPointF(spot.x, spot.y).toPoint())
        qtbot.keyClick(table, "2")
