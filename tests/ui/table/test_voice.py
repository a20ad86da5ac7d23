"""Messages in pauses, refusals at cards, and what happens to their text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QImage, QPainter
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from tests.driving import GAMES_WITH_DECLARER
from tests.ui.samples import NAMES as PLAYERS
from tests.ui.table.dealer import NAMES, Dealer, item_of, names, spot_of
from trickdesk.engine.actions import Event
from trickdesk.engine.cards import cards_in
from trickdesk.engine.view import PlayerView
from trickdesk.ui.review.page import OpenCards, ReplayTable
from trickdesk.ui.table.animation_script import TableMessage, script
from trickdesk.ui.table.arrange import content
from trickdesk.ui.table.geometry import LIFT, Rect
from trickdesk.ui.table.painted import PAD_X, Line, draw_marked, measured, painted_width, sized
from trickdesk.ui.table.text_placement import kept_free
from trickdesk.ui.table.view import CardTable
from trickdesk.ui.text import card_text

Lay = Callable[..., CardTable]
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("five-hundred", {"misere": True}),
    ("tocan", {}),
    ("forty-fives", {}),
    ("forty-fives", {"players": 6, "exchange": "free"}),
    ("forty-fives", {"players": 2, "sides": "cutthroat"}),
    ("92q", {"players": 8}),
    ("red-one", {}),
    ("oh-hell", {"cards": "5"}),
    ("hearts", {}),
]


def sayings(
    dealer: Dealer, seat: int | None, inputs: int
) -> list[tuple[list[Event], PlayerView, TableMessage]]:
    """Return everything that a seat is told."""
    said = []
    for _ in range(inputs):
        if dealer.table.winners:
            break
        events = [event.seen_by(seat) for event in dealer.step()]
        view = dealer.view(seat)
        parts = script(events, view, NAMES if seat is not None else PLAYERS, 1.0, 1200)
        assert [event for part in parts for event in part.events] == events
        said += [(part.events, view, part.saying) for part in parts if part.saying is not None]
    return said


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_what_others_decide_is_said(game: str, options: dict[str, Any], seat: int | None) -> None:
    """Others' contracts, trumps, teams, kitties, discards and all tricks, once each."""
    kinds = set()
    for events, view, saying in sayings(Dealer(game, seed=6, **options), seat, 160):
        first = events[0]
        kinds.add(first.kind)
        words = [row.words for row in saying.rows]
        assert all(words)
        assert all("{" not in row.words for row in saying.rows if not row.marked)
        assert saying.low == (first.kind == "trick")
        if first.seat is None:
            assert first.kind == "trump" and words[0] == f"Trump: {card_text.suit_words(first.text)}."
            continue
        if first.kind in ("trump", "team", "gave") and first.kind != "drew":
            assert first.seat != view.seat or len(words) > 1
        if first.kind in ("contract", "trump", "team", "trick") and first.seat != view.seat:
            assert words[0].startswith((NAMES if seat is not None else PLAYERS)[first.seat])
    assert "trick" in kinds
    assert game != "oh-hell" or "trump" in kinds  # turned up
    assert ("contract" in kinds) == (game in GAMES_WITH_DECLARER)
    assert ("passed" in kinds) == (game == "hearts" and seat == 0)  # what comes to oneself
    if game == "red-one":
        assert {"took kitty", "gave", "trump"} <= kinds
    if game == "92q":
        assert "team" in kinds


def exchange(seat: int, declarer: int) -> tuple[list[Event], PlayerView, TableMessage]:
    """Return the exchange of Forty-Fives, as a seat is told about it."""
    for seed in range(200):
        dealer = Dealer("forty-fives", seed=seed)
        dealer.until(lambda table: table.contract is not None)
        contract = dealer.table.contract
        if contract is None or contract.declarer != declarer:
            continue
        while not dealer.table.play:
            events = [event.seen_by(seat) for event in dealer.step()]
        view = dealer.view(seat)
        if any(event.kind == "took kitty" for event in events):
            said = [
                part.saying for part in script(events, view, PLAYERS, 1.0, 1200) if part.saying is not None
            ]
            return events, view, said[-1]
    raise AssertionError("that never happens")


def test_the_exchange_is_told_line_by_line() -> None:
    for seat, declarer in ((0, 0), (2, 0), (1, 0)):
        events, view, saying = exchange(seat, declarer)
        lines = {row.words: row.marked for row in saying.rows}
        gave, drew = (
            {e.seat: e for e in events if e.kind == "gave"},
            {e.seat: e for e in events if e.kind == "drew"},
        )
        for other in range(4):
            (line,) = [
                words
                for words in lines
                if words.startswith("You " if other == seat else PLAYERS[other] + " ")
                and "leads" not in words
            ]
            assert lines[line] == (other == seat)  # only one's own cards are named
            if other != seat:
                assert f"discarded {gave[other].count}" in line or not gave[other].count
                assert "{" not in line
            assert f"drew {drew[other].count}" in line if other in drew else "drew" not in line
            assert ("kitty" in line) == (other == declarer)
        assert saying.ms is not None
        assert saying.ms >= 1200 + 3 * 600
        own = next(words for words in lines if words.startswith("You "))
        kept = view.hand & ~(drew[seat].cards if seat in drew else 0)
        for card in cards_in(kept):
            name = view.game.deck.names[card]
            assert f"{name[:-1]}{{{name[-1]}}}" in own
        assert own.count("{") == kept.bit_count()


def test_a_declarer_sees_the_kitty_that_he_takes() -> None:
    dealer = next(
        dealer
        for dealer in (Dealer("forty-fives", seed=seed) for seed in range(50))
        if dealer.until(lambda table: table.contract is not None).table.contract.declarer == 0
    )
    while not dealer.table.play:
        events = [event.seen_by(0) for event in dealer.step()]
    parts = script(events, dealer.view(0), PLAYERS, 1.0, 1200)
    (saying,) = [part.saying for part in parts if part.events[0].kind == "took kitty"]
    assert saying is not None
    assert saying.rows[0].words.startswith("You take the kitty: ")
    assert saying.rows[0].words.count("{") == 4


@pytest.mark.parametrize("size", [10, 13.6, 18, 23.7, 36.4])
def test_no_word_of_a_marked_line_is_cut(qapp: QApplication, size: float) -> None:
    row = Line("You kept J{S} 7{S}, took K{S} 10{S} from the kitty and drew 1.", marked=True)
    font, picture = qapp.font(), QImage(2000, 80, QImage.Format.Format_RGB32)
    width, height = measured([row], font, 1.0, size, 5000)
    face = sized(font, size, False)
    painter = QPainter(picture)
    room = width - 2 * PAD_X
    spare = max(0.0, room - painted_width(row.words, face))
    end = draw_marked(painter, QRectF(spare / 2, 0, room - spare / 2, height), row.words, face)
    painter.end()
    assert end == pytest.approx(spare / 2 + painted_width(row.words, face), abs=1)


# -- on the table


def own_area(table: CardTable) -> Rect:
    layout = table.board.layout
    return Rect(0, layout.hand_y - LIFT * layout.hand_width, layout.width, layout.height)


def covers(table: CardTable, box: Rect) -> bool:
    return any(box.meets(rect) for rect in (own_area(table), *kept_free(table.board.layout)))


@pytest.mark.parametrize(
    ("game", "options", "size"),
    [*((*one, (1000, 700)) for one in GAMES), *((*one, (1920, 1080)) for one in GAMES[::3])],
    ids=str,
)
def test_words_at_rest_cover_nothing_and_input_goes_on(
    lay: Lay, qtbot: QtBot, game: str, options: dict[str, Any], size: tuple[int, int]
) -> None:
    """Each pause ends with an input, which plays nothing; the final table is right."""
    dealer = Dealer(game, seed=6, **options)
    table = lay(dealer, size=size)
    table.trick_ms, table.pace = None, 1.0
    rests = 0
    for _ in range(45):
        events = [event.seen_by(0) for event in dealer.step()]
        table.play_events(events, dealer.view(0), 0)
        while table.busy:
            assert table.animator.is_resting
            assert table.voice.line.isVisible()
            assert not covers(table, table.voice.line.box)
            assert all(not row.words.endswith("\N{HORIZONTAL ELLIPSIS}") for row in table.voice.line.rows)
            rests += 1
            with qtbot.assertNotEmitted(table.cardChosen), qtbot.assertNotEmitted(table.cardRefused):
                if rests % 2:
                    qtbot.keyClick(table, Qt.Key.Key_Return)
                else:
                    qtbot.mouseClick(
                        table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(400, size[1] - 60)
                    )
        assert not table.voice.line.isVisible()
        board = table.board
        assert len(board.hand) == len(content(dealer.view(0), 0).hand)
    assert rests > 3


def test_an_input_goes_on_to_what_is_said_next(lay: Lay, qtbot: QtBot) -> None:
    """Trump, kitty and exchange come in one batch; skipping one shows the next."""
    dealer = Dealer("forty-fives", seed=3)
    dealer.until(lambda table: table.contract is not None)
    table = lay(dealer, seat=2)
    table.trick_ms, table.pace = None, 1.0
    said = []
    while not dealer.table.play:
        table.play_events([event.seen_by(2) for event in dealer.step()], dealer.view(2), 2)
        while table.busy:
            said.append([row.words for row in table.voice.line.rows])
            qtbot.keyClick(table, Qt.Key.Key_Space)
    assert [lines[0].split()[0] for lines in said[:2]] == ["You:", "You"]  # the name of seat 0
    assert "kitty" in said[1][0]
    assert len(said[2]) >= 4
    assert len(said) == 3


def test_rests_end_by_themselves(lay: Lay, qtbot: QtBot) -> None:
    dealer = Dealer("red-one", seed=4)
    table = lay(dealer)
    table.names = PLAYERS
    table.pace = 0.01
    told: list[str] = []
    table.spoken.connect(told.append)
    for _ in range(30):
        table.play_events([event.seen_by(None) for event in dealer.step()], dealer.view(None), 0)
        if table.busy:
            with qtbot.waitSignal(table.idle):
                pass
        if dealer.table.play is not None and dealer.table.play.trick:
            break
    assert any(" has the contract: " in words for words in told)
    assert any(" takes the centre: 6 cards." in words for words in told)
    assert any(" discards 6 cards." in words for words in told)
    name, rest = next(words for words in told if " leads." in words).split(": ", 1)
    assert name in PLAYERS
    assert " for " in rest


def test_without_motion_rests_stay(lay: Lay) -> None:
    from trickdesk.storage.settings import Settings

    table = lay(Dealer())
    settings = Settings()
    for speed, pace in (("off", 1.0), ("quick", 0.55), ("slow", 1.6)):
        settings.motion.speed = speed
        table.apply(settings)
        assert table.pace == pace


def last_card(lay: Lay) -> tuple[Dealer, CardTable]:
    """Play the last card of a trick, which then waits for a click."""
    dealer = Dealer(seed=11).until_play(cards=3, tricks=1)
    table = lay(dealer, seat=0)
    table.trick_ms = None
    table.play_events([event.seen_by(0) for event in dealer.step()], dealer.view(0), 0)
    return dealer, table


def test_a_trick_that_waits_says_so(lay: Lay) -> None:
    told: list[str] = []
    dealer = Dealer(seed=11).until_play(cards=3, tricks=1)
    table = lay(dealer, seat=0)
    table.spoken.connect(told.append)
    for until_click in (True, False):
        table.trick_ms = None if until_click else 60_000
        events = dealer.until_play(cards=3).step()
        winner = dealer.turn
        table.play_events([event.seen_by(0) for event in events], dealer.view(0), 0)
        taker = "You take" if winner == 0 else f"{NAMES[winner]} takes"
        words = f"{taker} the trick" + (" – click to continue" if until_click else ".")
        assert table.voice.line.rows[0].words == words
        assert told.pop().startswith(words)
        table.skip()


# -- refused cards


def refused(
    lay: Lay, size: tuple[int, int] = (1280, 800), game: str = "five-hundred"
) -> tuple[CardTable, list[int]]:
    dealer = Dealer(game, seed=2).until(
        lambda t: t.play is not None and bool(t.play.trick) and bool(t.hands[t.phase.turn] & ~t.play.legal())
    )
    table = lay(dealer, size=size)
    view = dealer.view(dealer.turn)
    return table, list(cards_in(view.hand & ~view.ask.cards))


@pytest.mark.parametrize("game", ["five-hundred", "tocan"])
@pytest.mark.parametrize("size", [(1000, 700), (1920, 1080)], ids=str)
def test_a_refusal_stands_at_its_card(lay: Lay, game: str, size: tuple[int, int]) -> None:
    table, cards = refused(lay, size, game)
    for card in cards:
        table.refuse(card, "You must follow diamonds.")
        bubble, item = table.voice.refusal, item_of(table, card)
        assert bubble.isVisible()
        assert " ".join(row.words for row in bubble.rows) == "You must follow diamonds."
        assert not covers(table, bubble.box)
        middle = item.home[0] + item.width / 2
        assert bubble.box.left - item.width * 2 < middle < bubble.box.right + item.width * 2
    table.voice._timer.timeout.emit()
    assert not table.voice.refusal.isVisible()


def test_a_refused_card_shakes_unless_nothing_moves(lay: Lay, qtbot: QtBot) -> None:
    table, cards = refused(lay)
    item = item_of(table, cards[0])
    table.refuse(cards[0], "No.")
    assert not table.clock.tweens
    table.clock.reduced = False
    table.refuse(cards[0], "No.")
    (tween,) = table.clock.tweens
    tween.apply(0.1)
    assert 0 < abs(item.x() - item.home[0]) < item.width * 0.1
    table.clock.finish()
    assert (item.x(), item.y()) == item.home


def test_a_refusal_goes_when_something_else_happens(lay: Lay) -> None:
    dealer = Dealer(seed=2).until_play(cards=1)
    table = lay(dealer)
    table.refuse(next(cards_in(dealer.view(dealer.turn).hand)), "No.")
    assert table.voice.refusal.isVisible()
    seat = dealer.turn
    table.play_events([event.seen_by(seat) for event in dealer.step()], dealer.view(seat), seat)
    assert not table.voice.refusal.isVisible()


# -- calls


def test_calls_stay_at_their_plates_till_the_next_one(lay: Lay) -> None:
    dealer = Dealer("five-hundred", seed=3)
    dealer.step()
    table = lay(dealer, seat=0)
    calls: dict[int, str] = {}
    for _ in range(3):
        events = dealer.step()
        if dealer.table.phase_name != "auction":
            break
        table.play_events([event.seen_by(0) for event in events], dealer.view(0), 0)
        calls[events[0].seat] = events[0].text  # type: ignore[index]
        shown = {seat for seat, bubble in enumerate(table.voice.bubbles) if bubble.isVisible()}
        assert shown == set(calls)
        newest = [
            seat
            for seat, bubble in enumerate(table.voice.bubbles)
            if bubble.isVisible() and bubble.rows[0].bold
        ]
        assert newest == [events[0].seat]
    assert len(calls) == 3
    table.voice.keep_clear([table.voice.bubbles[next(iter(calls))].box])
    assert not table.voice.bubbles[next(iter(calls))].isVisible()
    table.voice.keep_clear(())
    assert table.voice.bubbles[next(iter(calls))].isVisible()
    dealer.until_play()
    table.show_view(dealer.view(0), 0)
    assert not any(bubble.isVisible() for bubble in table.voice.bubbles)


# -- tooltips


def test_a_name_goes_with_its_card(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    hidden: list[bool] = []
    monkeypatch.setattr(QToolTip, "showText", lambda *_: None)
    monkeypatch.setattr(QToolTip, "hideText", lambda: hidden.append(True))
    dealer, table = last_card(lay)
    item = table.board.trick[0][1]
    spot = table.mapFromScene(QPointF(item.x() + 12, item.y() + 12))

    def point() -> None:
        QApplication.sendEvent(
            table.viewport(), QHelpEvent(QHelpEvent.Type.ToolTip, spot, table.viewport().mapToGlobal(spot))
        )

    point()
    assert not hidden
    table.skip()
    assert hidden
    hidden.clear()
    own = next(cards_in(dealer.view(0).hand))
    spot = spot_of(table, own)
    point()
    table.show_view(dealer.view(0), 0)
    assert not hidden  # it still lies there


@pytest.mark.parametrize("size", [(1000, 620), (1366, 690), (1000, 1400)])
@pytest.mark.parametrize(("game", "players"), [("92q", 6), ("92q", 8), ("forty-fives", 6), ("92q", 4)])
def test_calls_cover_no_open_hand(lay: Lay, game: str, players: int, size: tuple[int, int]) -> None:
    """As a review shows the auction: with all hands open."""
    dealer = Dealer(game, players=players)
    dealer.until(lambda table: len(table.calls) >= players - 1 and table.phase_name == "auction")
    plain = lay(dealer, size, seat=0)
    table = ReplayTable(beside=plain)
    table.resize(*size)
    table.configure(dealer.table.game, names(players))
    table.show()
    table.show_step(dealer.view(0), 0, OpenCards(hands=dealer.table.hands))
    bubbles = [bubble for bubble in table.voice.bubbles if bubble.isVisible()]
    hands = [hand for place in range(1, players) if (hand := table.board.open_hand(place)) is not None]
    assert len(hands) == players - 1
    assert len(bubbles) >= players - 1
    for bubble in bubbles:
        assert not any(map(bubble.box.meets, hands))
        assert not any(bubble.box.meets(other.box) for other in bubbles if other is not bubble)
    table.close()
    table.deleteLater()
