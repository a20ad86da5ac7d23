"""Events on the table: cards end where the view says, whatever interrupts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.table.dealer import NAMES, Dealer, item_of, spot_of
from trickdesk.engine.cards import cards_in
from trickdesk.storage.settings import Settings
from trickdesk.ui.table.arrange import TableContent, content
from trickdesk.ui.table.items import HIDDEN
from trickdesk.ui.table.view import CardTable
from trickdesk.ui.text import event_text

Lay = Callable[..., CardTable]
LEFT, RIGHT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("five-hundred", {"misere": True}),
    ("tocan", {}),
    ("tocan", {"players": 3}),
    ("forty-fives", {}),
    ("forty-fives", {"players": 2, "sides": "cutthroat"}),
    ("forty-fives", {"players": 6, "exchange": "free"}),
    ("92q", {"players": 6}),
    ("red-one", {}),
    ("oh-hell", {"cards": "5"}),
    ("hearts", {}),
]


def lying(table: CardTable) -> TableContent:
    """Return the contents of the scene's zones."""
    board = table.board
    return TableContent(
        hand=tuple(item.card for item in board.hand),
        rows=tuple(tuple(item.card for item in row if item) for row in board.rows),
        fans=tuple(tuple(item.card for item in fan) for fan in board.fans),
        piles=tuple(map(len, board.piles)),
        trick=tuple((place, item.card) for place, item in board.trick),
        kitty=tuple(item.card for item in board.kitty),
    )


def in_place(table: CardTable) -> bool:
    spots = list(table.board.spots())
    assert {spot.item for spot in spots} == table.board.items
    return all(
        abs(spot.item.x() - spot.x) < 0.01
        and abs(spot.item.y() + spot.item.lift - spot.y) < 0.01
        and spot.item.width == spot.width
        and spot.item.isVisible() is (spot.item not in table.board.deep())
        and spot.item.transform().isIdentity()
        for spot in spots
    )


@pytest.mark.parametrize(
    ("game", "options", "seat", "way", "left_handed"),
    [
        *((*one, 0, LEFT, False) for one in GAMES),
        *((*one, None, LEFT, False) for one in GAMES[::3]),
        *((*one, 0, RIGHT, False) for one in GAMES[::2]),
        *((*one, 0, RIGHT, True) for one in GAMES[::4]),
        *((*one, 0, LEFT, True) for one in GAMES[1::4]),
    ],
    ids=str,
)
def test_events_lead_to_what_the_view_says(
    lay: Lay,
    game: str,
    options: dict[str, Any],
    seat: int | None,
    way: Qt.LayoutDirection,
    left_handed: bool,
) -> None:
    """The zones are right before the scene is set, so nothing jumps at the end."""
    dealer = Dealer(game, seed=7, **options)
    table = lay(dealer, way=way)
    table.board.left_handed = left_handed
    before: list[TableContent] = []
    real = table._set_view

    def noted(*args: Any, **more: Any) -> None:
        before.append(lying(table))
        real(*args, **more)

    table._set_view = noted  # type: ignore[method-assign]
    over = 0
    for _ in range(70):
        events = dealer.step()
        view = dealer.view(seat)
        table.play_events([event.seen_by(seat) for event in events], view, 0)
        if table.busy:
            table.animator.advance()  # the rest of the trick, 0 ms
        assert not table.busy
        expected = content(view, 0, reverse=(way is RIGHT) != left_handed)
        if dealer.table.phase is None:
            over += 1
        else:
            assert before[-1] == expected, events
        assert lying(table) == expected
        assert in_place(table)
    assert over


def test_motion_off_leaves_no_tween(lay: Lay) -> None:
    """A24: a whole deal without a single tween."""
    dealer = Dealer("92q", seed=3)
    table = lay(dealer)
    table.clock.reduced, table.clock.speed = False, 0.0
    added = []
    table.clock.started.connect(lambda: added.append(True))
    while not dealer.table.deals or dealer.table.phase is not None:
        table.play_events([event.seen_by(0) for event in dealer.step()], dealer.view(0), 0)
        assert not table.clock.tweens
        table.finish()
    assert not added


@pytest.mark.parametrize(("speed", "slower"), [(0.55, False), (1.6, True)])
def test_speed_changes_the_time_of_a_play(lay: Lay, speed: float, slower: bool) -> None:
    dealer = Dealer().until_play(cards=1)
    table = lay(dealer, seat=0)
    table.clock.reduced, table.clock.speed = False, speed
    table.play_events([event.seen_by(0) for event in dealer.step()], dealer.view(0), 0)
    assert all((tween.duration > 280) is slower for tween in table.clock.tweens if tween.turn_to is not None)
    table.finish()


def deal_in_motion(
    lay: Lay,
    qtbot: QtBot,
    game: str = "five-hundred",
    size: tuple[int, int] = (1000, 700),
    speed: float = 20.0,  # so slow that it is not over whatever else this machine does
) -> Any:
    dealer = Dealer(game)
    table = lay(dealer, size=size)
    table.clock.reduced = False
    table.clock.speed = speed
    events = dealer.step()
    table.play_events([event.seen_by(0) for event in events], dealer.view(0), 0)
    qtbot.waitUntil(lambda: any(tween.item.isVisible() for tween in table.clock.tweens))
    assert table.busy
    assert table.clock.tweens
    return dealer, table


@pytest.mark.parametrize("game", ["five-hundred", "tocan", "red-one", "forty-fives"])
def test_resizing_during_the_deal(lay: Lay, qtbot: QtBot, game: str) -> None:
    """A4: every card at its place for the new size, none lost, the hand face up."""
    dealer, table = deal_in_motion(lay, qtbot, game)
    table.resize(1600, 900)
    QApplication.processEvents()
    assert not table.busy
    assert not table.clock.tweens
    assert lying(table) == content(dealer.view(0), 0)
    assert in_place(table)
    assert HIDDEN not in lying(table).hand


@pytest.mark.parametrize("how", ["click", "key", "finish", "view", "settings"])
def test_a_deal_can_be_cut_short(lay: Lay, qtbot: QtBot, how: str) -> None:
    from trickdesk.storage.settings import Settings

    dealer, table = deal_in_motion(lay, qtbot)
    idle: list[bool] = []
    table.idle.connect(lambda: idle.append(True))
    if how == "click":
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 650))
    elif how == "key":
        qtbot.keyClick(table, Qt.Key.Key_Return)
    elif how == "finish":
        table.finish()
    elif how == "view":
        table.show_view(dealer.view(0), 0)
    else:
        settings = Settings()
        settings.look.four_colour = True
        table.apply(settings)
    assert not table.busy
    assert idle == [True]
    assert in_place(table)


def test_batches_queue(lay: Lay, qtbot: QtBot) -> None:
    dealer, table = deal_in_motion(lay, qtbot, speed=2.0)
    idle: list[bool] = []
    table.idle.connect(lambda: idle.append(True))
    for _ in range(3):
        table.play_events([event.seen_by(0) for event in dealer.step()], dealer.view(0), 0)
    assert not idle
    with qtbot.waitSignal(table.idle):
        pass
    assert idle == [True]
    assert lying(table) == content(dealer.view(0), 0)
    assert in_place(table)


# -- the finished trick


def finished_trick(lay: Lay, rest: int | None) -> tuple[Dealer, CardTable]:
    """Return a finished trick; its winner, at the bottom, leads next."""
    dealer = Dealer(seed=11).until_play(cards=3, tricks=1)
    views = [dealer.view(seat) for seat in range(4)]
    events = dealer.step()
    winner = dealer.turn
    table = lay(dealer, seat=winner)
    table.trick_ms = rest
    table.show_view(views[winner], winner)
    table.play_events([event.seen_by(winner) for event in events], dealer.view(winner), winner)
    return dealer, table


def test_a_finished_trick_rests(lay: Lay, qtbot: QtBot) -> None:
    dealer, table = finished_trick(lay, rest=80)
    assert table.animator.is_resting
    assert len(table.board.trick) == 4
    assert [item.state for place, item in table.board.trick if place == 0] == ["win"]
    with qtbot.waitSignal(table.idle):
        pass
    assert not table.board.trick
    assert lying(table) == content(dealer.view(dealer.turn), dealer.turn)


@pytest.mark.parametrize("how", ["wait", "finish", "go on"])
def test_a_trick_is_gathered_once_after_its_rest(lay: Lay, qtbot: QtBot, how: str) -> None:
    _, table = finished_trick(lay, rest=80 if how == "wait" else None)
    gathered: list[bool] = []
    table.animator.gathering.connect(lambda: gathered.append(table.animator.is_resting))
    assert table.animator.is_resting
    with qtbot.waitSignal(table.idle):
        if how == "finish":
            table.finish()
        elif how == "go on":
            table.animator.go_on()
    assert gathered == [False]


@pytest.mark.parametrize("how", ["card", "felt", "key", "enter"])
def test_input_ends_the_rest_and_plays_nothing(lay: Lay, qtbot: QtBot, how: str) -> None:
    """A12; the pause is one that only input ends."""
    dealer, table = finished_trick(lay, rest=None)
    qtbot.wait(50)
    assert table.animator.is_resting
    with qtbot.assertNotEmitted(table.cardChosen, wait=30), qtbot.assertNotEmitted(table.cardRefused):
        if how == "card":
            card = next(cards_in(dealer.table.hands[dealer.turn]))
            qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, card))
        elif how == "felt":
            qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
        else:
            qtbot.keyClick(table, Qt.Key.Key_Left if how == "key" else Qt.Key.Key_Return)
    assert not table.busy
    assert table.hand.choice.cursor is None
    card = next(cards_in(dealer.table.hands[dealer.turn]))
    with qtbot.waitSignal(table.cardChosen):  # the next click plays again
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, card))


def test_resizing_leaves_a_resting_trick(lay: Lay, qtbot: QtBot) -> None:
    _, table = finished_trick(lay, rest=None)
    table.resize(1500, 900)
    QApplication.processEvents()
    assert table.animator.is_resting
    assert in_place(table)
    table.finish()


def test_the_last_trick_lies_where_it_lay(lay: Lay, qtbot: QtBot) -> None:
    """A13: as long as the key is held, or until a click."""
    dealer = Dealer().until_play(cards=2, tricks=2)
    table = lay(dealer)
    clean = table.grab().toImage()
    with qtbot.assertNotEmitted(table.cardChosen, wait=20):
        qtbot.keyPress(table, Qt.Key.Key_L)
        shown = table.grab().toImage()
        assert shown != clean
        table.holds_last_trick = True  # as after a repetition of the key
        qtbot.keyRelease(table, Qt.Key.Key_L)
        assert table.grab().toImage() == clean
        table.show_last_trick(True)
        assert table.grab().toImage() == shown
        qtbot.keyRelease(table, Qt.Key.Key_L)  # the letter that chose the entry of the menu
        assert table.grab().toImage() == shown
        qtbot.mouseClick(
            table.viewport(),
            Qt.MouseButton.LeftButton,
            pos=spot_of(table, next(cards_in(dealer.view(dealer.turn).hand))),
        )
    assert table.grab().toImage() == clean
    table.show_last_trick(True)
    overlay = table.overlay
    assert overlay is not None
    last = dealer.view(dealer.turn).tricks[1]
    for seat, card in zip(last.seats, last.cards, strict=True):
        area = overlay.cards[(seat - table.bottom) % 4]
        state = "win" if seat == last.winner else ""
        face = table.skin.pixmap(card, area.width, state).toImage()
        margin = (face.width() - round(area.width)) / 2
        corner = QPoint(round(area.left - margin), round(area.top - margin))
        index = QPoint(round(area.left) + 12, round(area.top) + 14)
        assert shown.pixelColor(index).name() == face.pixelColor(index - corner).name()


def test_the_last_trick_says_why_it_was_won(lay: Lay) -> None:
    dealer = Dealer("92q", seed=3).until(
        lambda table: (
            (play := table.play) is not None
            and bool(play.tricks)
            and any(play.order.suit_of[card] == play.order.trump for card in play.tricks[-1].cards[1:])
            and play.order.suit_of[play.tricks[-1].lead] != play.order.trump
        )
    )
    table = lay(dealer)
    table.show_last_trick(True)
    assert table.overlay is not None
    title, reason, _ = table.overlay.words
    assert title.startswith("Last trick, taken by ")
    assert reason.startswith("Trumped with ")


@pytest.mark.parametrize("size", [(1000, 620), (1366, 690)])
def test_the_whole_reason_of_the_last_trick_is_read_with_large_text(
    lay: Lay, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    reason = "Trumped with the king of hearts, the highest of 2 trumps, though it is very much longer."
    monkeypatch.setattr(event_text, "why_won_words", lambda view, trick: reason)
    drawn: list[str] = []
    elided = QFontMetricsF.elidedText

    def noted(metrics: QFontMetricsF, text: str, *more: Any) -> str:
        drawn.append(elided(metrics, text, *more))
        return drawn[-1]

    table = lay(Dealer("forty-fives").until_play(tricks=1), size)
    settings = Settings()
    settings.look.text_size = 200
    table.apply(settings)
    monkeypatch.setattr(QFontMetricsF, "elidedText", noted)
    table.show_last_trick(True)
    assert reason in " ".join(drawn)


def test_the_last_trick_is_yours_or_has_the_name_of_its_winner(lay: Lay) -> None:
    dealer = Dealer().until_play(tricks=1)
    (winner,) = (trick.winner for trick in dealer.view(0).tricks if trick.winner is not None)
    for seat, said in ((winner, "you"), ((winner + 1) % 4, NAMES[winner])):
        table = lay(dealer, seat=seat)
        table.show_last_trick(True)
        assert table.overlay is not None
        assert table.overlay.words[0] == f"Last trick, taken by {said}"


def test_no_last_trick_before_there_is_one(lay: Lay) -> None:
    table = lay(Dealer().until_play(cards=2))
    clean = table.grab().toImage()
    table.show_last_trick(True)
    assert table.grab().toImage() == clean


# -- sorting


def test_the_hand_is_sorted_anew_when_trump_is_named(lay: Lay) -> None:
    dealer = Dealer("red-one", seed=4)
    table = lay(dealer)
    dealer.step()
    table.show_view(dealer.view(0), 0)
    while dealer.table.trump is None:
        table.play_events([event.seen_by(0) for event in dealer.step()], dealer.view(0), 0)
    game = dealer.table.game
    trump = game.trump_index(dealer.table.trump)
    order = game.order_for(trump)
    trumps = [order.suit_of[item.card] == trump for item in table.board.hand]
    assert any(trumps)
    assert trumps == sorted(trumps, reverse=True)


# -- what is not known stays unknown


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_items_never_carry_a_hidden_card(lay: Lay, qtbot: QtBot, game: str, options: dict[str, Any]) -> None:
    """During animations, no item in the scene has a card that the view doesn't name."""
    dealer = Dealer(game, seed=9, **options)
    table = lay(dealer)
    table.clock.reduced, table.clock.speed = False, 0.02
    turned = 0
    for _ in range(30):
        events = [event.seen_by(1) for event in dealer.step()]
        view = dealer.view(1)
        # What lay open is known on its way, too, and so is what one passes on.
        allowed = view.hand | view.turned | view.buried | view.given | turned
        turned = view.turned
        for row in view.shown:
            allowed |= row
        for trick in view.tricks[-2:]:
            allowed |= sum(1 << card for card in trick.cards)
        table.play_events(events, view, 1)
        while table.busy:
            carried = {item.card for item in table.board.items} - {HIDDEN}
            carried |= {tween.turn_to for tween in table.clock.tweens if tween.turn_to is not None} - {HIDDEN}
            if dealer.table.phase is not None:
                assert all(allowed >> card & 1 for card in carried)
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def test_the_curtain_takes_every_face(lay: Lay, qtbot: QtBot) -> None:
    """A20 on the scene; the accessibility tree is tested elsewhere."""
    for game in ("five-hundred", "tocan"):
        dealer = Dealer(game).until_play(cards=1)
        table = lay(dealer)
        open_cards = {item.card for item in table.board.own_cards()}
        table.cover(True)
        trick = {item.card for _, item in table.board.trick}
        assert {item.card for item in table.board.items} - trick == {HIDDEN}
        assert {item.state for item in table.board.own_cards()} == {""}
        backs = table.grab().toImage()
        table.show_view(dealer.view(dealer.turn), dealer.turn)  # even a new view shows nothing
        assert {item.card for item in table.board.own_cards()} == {HIDDEN}
        assert table.grab().toImage() == backs
        with qtbot.assertNotEmitted(table.cardChosen, wait=10):
            qtbot.keyClick(table, Qt.Key.Key_Right)
            qtbot.keyClick(table, Qt.Key.Key_Return)
        table.cover(False)
        assert {item.card for item in table.board.own_cards()} == open_cards


def test_tips_name_open_cards_only(lay: Lay, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QHelpEvent
    from PySide6.QtWidgets import QToolTip

    from trickdesk.ui.text import card_text

    dealer = Dealer().until_play(cards=1)
    table = lay(dealer)
    tips: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _, text, *rest: tips.append(text))
    card = next(cards_in(dealer.view(dealer.turn).hand))

    def point_at(spot: QPoint) -> None:
        help_event = QHelpEvent(QEvent.Type.ToolTip, spot, table.viewport().mapToGlobal(spot))
        QApplication.sendEvent(table.viewport(), help_event)

    point_at(spot_of(table, card))
    assert tips == [card_text.card_words(dealer.table.game, card)]
    back = table.board.fans[2][0]
    point_at(table.mapFromScene(QPointF(back.x() + 3, back.y() + back.width)))
    spot = spot_of(table, card)
    table.cover(True)
    point_at(spot)
    assert len(tips) == 1
    assert item_of(table, HIDDEN)


def test_a_played_card_flies_in_an_arc_over_its_shadow(lay: Lay) -> None:
    dealer = Dealer().until_play(cards=1)
    table = lay(dealer, seat=0)
    table.clock.reduced = False
    table.play_events([event.seen_by(0) for event in dealer.step()], dealer.view(0), 0)
    flight = next(tween for tween in table.clock.tweens if tween.rise)
    straight = flight.y + flight.dy / 2
    flight.apply(0.5)
    assert flight.item.y() < straight or abs(flight.dx) < 1
    assert len(flight.item.childItems()) == 1, "the shadow"
    assert not flight.item.transform().isIdentity()
    table.finish()
    assert in_place(table)
    assert not any(item.childItems() for item in table.board.items)


def test_the_first_frame_of_a_movement_is_its_beginning(lay: Lay) -> None:
    """Although the program does more before it can paint."""
    dealer = Dealer().until_play(cards=1)
    table = lay(dealer, seat=0)
    table.clock.reduced = False
    table.play_events([event.seen_by(0) for event in dealer.step()], dealer.view(0), 0)
    flight = next(tween for tween in table.clock.tweens if tween.rise)
    while table.clock.elapsed.elapsed() < 0.5 * flight.duration:
        pass
    table.clock.tick()
    shares = [flight.item.x() - flight.x, flight.item.y() - flight.y]
    assert any(shares)
    assert abs(sum(shares)) < 0.5 * (abs(flight.dx) + abs(flight.dy))
    table.finish()


def test_a_trick_is_turned_down_on_a_pack_before_its_winner_takes_it(lay: Lay) -> None:
    dealer = Dealer().until_play(cards=3)
    table = lay(dealer, seat=0)
    table.clock.reduced = False
    table.play_events([event.seen_by(0) for event in dealer.step()], dealer.view(0), 0)
    while not table.animator.is_resting:
        table.clock.finish()
    cards = [item for _, item in table.board.trick]
    assert len(cards) == 4 and all(item.card != HIDDEN for item in cards)
    table.animator.advance()
    table.clock.finish()  # the pack lies in the middle, and leaves for the winner's plate
    assert {item.card for item in cards} == {HIDDEN} and not table.board.trick
    assert max(item.x() for item in cards) - min(item.x() for item in cards) < 1
    table.finish()
    assert not table.board.items & set(cards)


def test_dealt_cards_grow_on_their_way_and_leave_the_dealers_plate_readable(lay: Lay) -> None:
    dealer = Dealer()
    table = lay(dealer)
    table.clock.reduced = False
    table.play_events([event.seen_by(0) for event in dealer.step()], dealer.view(0), 0)
    table.clock.elapsed.restart()  # however busy the machine is, the cards have just begun to move
    table.clock.tick()
    width = table.board.layout.other_width
    for item in table.board.hand:
        assert item.width * item.transform().m22() == pytest.approx(width, rel=0.05)
    table.finish()
    assert all(item.transform().isIdentity() for item in table.board.hand)
