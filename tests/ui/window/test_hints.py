"""Hints at the table: by key and mouse, for the player on turn, and counted."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.session.helpers import setup, table_of
from tests.ui.letters import Letters
from tests.ui.window.hinted import answer, asked, choices, listen
from tests.ui.window.players import settle
from tests.ui.window.quick import QuickClient
from tests.ui.window.secrets import words_of
from trickdesk.bots.decision.explain import ENOUGH, Explanation, Reason
from trickdesk.bots.process.client import Answer
from trickdesk.engine.actions import AskCall, AskGive, AskPlay, Call, Give, Play
from trickdesk.engine.bids import PASS
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.record import write_action
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.session.mistakes import MistakeSize
from trickdesk.ui.match.coach.coach import rect_of
from trickdesk.ui.match.coach.hint_panel import HintBars, HintPanel
from trickdesk.ui.match.coach.sheet import BlunderNotice
from trickdesk.ui.panels import CallPanel
from trickdesk.ui.panels.auction import AuctionPanel
from trickdesk.ui.table.geometry import RATIO, Rect
from trickdesk.ui.text import bot_reasons, player_text
from trickdesk.ui.text.bot_reasons import HintRow, HintTable
from trickdesk.ui.theme.colours import grown
from trickdesk.ui.widgets.suit_marks import marks_width
from trickdesk.ui.window.main_window import MainWindow

Key = Qt.Key


def press(window: MainWindow, key: Key, control: bool = False) -> None:
    modifier = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(window.focusWidget() or window, key, modifier)
    listen(window)


def hint_of(window: MainWindow) -> HintPanel:
    panel = window.screen_.coach.panel
    assert panel is not None
    return panel


def counted(window: MainWindow) -> list[int]:
    session = window.controller.session
    assert session is not None
    return [seat.get("hints", 0) for seat in json.loads(session.record_text())["seats"]]


def test_h_shows_a_bar_for_each_card_and_closes_again(window: MainWindow, client: QuickClient) -> None:
    view = asked(window, AskPlay, "five-hundred")
    best = choices(view)[1]
    client.hint_answers = [answer(view, best, partial=True, deals=24), answer(view, best)]
    before = window.focusWidget()
    press(window, Key.Key_H)
    panel = hint_of(window)
    assert panel.isVisible()
    assert panel.bars.table.rows[0].action == best
    assert panel.bars.table.rows[0].best
    assert "100 deals simulated" in panel.deals.text()
    assert "only on what you can see" in panel.note.text()
    assert panel.sentence.text()
    assert window.focusWidget() is before, "the keyboard stays where it was"
    QTest.mouseClick(panel.more, Qt.MouseButton.LeftButton)
    assert {row.action for row in panel.bars.table.rows} == set(choices(view))
    press(window, Key.Key_H)
    assert window.screen_.coach.panel is None
    press(window, Key.Key_H, control=True)
    assert window.screen_.coach.panel is not None
    press(window, Key.Key_Escape)
    assert window.screen_.coach.panel is None
    assert client.hints_asked == 1, "what is known is not asked again"


def test_figures_stream_in_and_too_few_deals_are_none(window: MainWindow, client: QuickClient) -> None:
    view = asked(window, AskPlay, "five-hundred")
    best = choices(view)[0]
    client.hint_answers = [answer(view, best, partial=True, deals=ENOUGH - 1)]
    press(window, Key.Key_H)
    panel = hint_of(window)
    assert "so far" in panel.deals.text()
    assert panel.take.isHidden()
    assert panel.sentence.text() == ""
    for row in panel.bars.table.rows:
        assert row.bar is None
        assert row.figures[-1] == "too few"
    client.answers = [answer(view, best)._replace(ticket=client.ticket or 0)]
    listen(window)
    assert all(row.bar is not None for row in panel.bars.table.rows)
    assert panel.take.isVisible()


ASKED = [
    ("five-hundred", AskCall, "grid"),
    ("red-one", AskCall, "amount"),
    ("tocan", AskCall, "steps"),
    ("forty-fives", AskCall, "ladder"),
    ("forty-fives", AskCall, "trump"),
    ("92q", AskCall, "team"),
    ("oh-hell", AskCall, "tricks"),
    ("hearts", AskGive, ""),
    ("tocan", AskPlay, ""),
]


@pytest.mark.parametrize(("game_id", "kind", "style"), ASKED)
def test_what_is_proposed_can_be_taken_and_is_confirmed_by_the_person(
    window: MainWindow, client: QuickClient, game_id: str, kind: type[object], style: str
) -> None:
    """By mouse: it plays a card, or chooses for the player, and Enter confirms."""
    view = asked(window, kind, game_id, style=style)
    session = window.controller.session
    assert session is not None
    possible = [action for action in choices(view) if action not in (Call("kitty"), Call(PASS))]
    best = possible[len(possible) // 2]
    client.hint_answers = [answer(view, best)]
    window.commands["hint"].trigger()
    listen(window)
    before = session.inputs
    take, label = hint_of(window).take, {Play: "Play it", Give: "Choose these", Call: "Choose it"}[type(best)]
    assert take.text() == label
    QTest.mouseClick(take, Qt.MouseButton.LeftButton)
    if not isinstance(best, Play):
        assert session.inputs == before, "nobody has confirmed it"
        if isinstance(best, Give):
            assert window.table.picks() == best.cards
            assert window.screen_.coach.prompter.words.startswith("Press Enter or the button ")
        press(window, Key.Key_Return)
    assert session.inputs > before
    assert table_of(session).log[before] == (0, best)
    assert window.screen_.coach.panel is None


def test_h_belongs_to_a_panel_in_which_it_is_hearts(window: MainWindow, client: QuickClient) -> None:
    view = asked(window, AskCall, "five-hundred", style="grid")
    client.hint_answers = [answer(view, Call(PASS))]
    panel = window.screen_.panel
    assert isinstance(panel, CallPanel)
    press(window, Key.Key_8)
    press(window, Key.Key_H)
    assert window.screen_.coach.panel is None
    assert panel.chosen == "8H"
    press(window, Key.Key_H, control=True)
    assert window.screen_.coach.panel is not None
    QTest.mouseClick(hint_of(window).take, Qt.MouseButton.LeftButton)
    assert isinstance(panel, AuctionPanel)
    assert panel.pass_button.hasFocus()
    assert panel.chosen == ""


def test_h_is_a_hint_where_no_suit_is_meant(window: MainWindow, client: QuickClient) -> None:
    view = asked(window, AskCall, "red-one", style="amount")
    client.hint_answers = [answer(view, Call(PASS))]
    press(window, Key.Key_H)
    assert window.screen_.coach.panel is not None


def test_it_is_as_high_as_its_line_while_bots_think(window: MainWindow) -> None:
    asked(window, AskCall, "five-hundred")
    press(window, Key.Key_H, control=True)
    panel = hint_of(window)
    assert (
        panel.deals.isVisible() and panel.height() >= panel.deals.height() + panel.close_button.height() / 2
    )


def test_every_panel_that_asks_has_a_button_for_it(window: MainWindow, client: QuickClient) -> None:
    for game_id, kind in (("five-hundred", AskCall), ("hearts", AskGive), ("oh-hell", AskCall)):
        view = asked(window, kind, game_id)
        client.hint_answers = [answer(view, choices(view)[0])]
        panel = window.screen_.panel
        assert panel is not None
        button = next(b for b in panel.findChildren(type(panel.hint_button())) if b.text() == "Hint")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        listen(window)
        assert hint_of(window).bars.table.rows


def test_hints_are_counted_once_a_decision_and_beside_the_result(
    window: MainWindow, client: QuickClient
) -> None:
    view = asked(window, AskPlay, "five-hundred")
    session = window.controller.session
    assert session is not None
    client.hint_answers = [answer(view, choices(view)[0])]
    for _ in range(4):
        press(window, Key.Key_H)
    assert counted(window) == [1, 0, 0, 0]
    assert player_text.remark_words(session.setup.players) == ["With a hint."]
    window.controller.act(choices(view)[0])
    settle(window)
    window.controller.undo()
    settle(window)
    client.hint_answers = [answer(window.controller.view, choices(window.controller.view)[0])]
    press(window, Key.Key_H)
    window.controller.redo()
    assert counted(window)[0] == 2, "what was seen is not forgotten by doing it again"
    assert "With 2 hints." in player_text.remark_words(session.setup.players)
    assert session.setup.again("5").players[0].hints == 0


@pytest.mark.parametrize("what", ["act", "undo", "hide", "lobby", "match"])
def test_it_is_gone_with_the_moment(window: MainWindow, client: QuickClient, what: str) -> None:
    view = asked(window, AskPlay, "five-hundred")
    client.hint_answers = [answer(view, choices(view)[0], partial=True)]
    press(window, Key.Key_H)
    assert client.ticket is not None
    serial = client.serial
    client.held = True
    if what == "act":
        window.controller.act(choices(view)[0])
    elif what == "undo":
        window.controller.undo()
    elif what == "hide":
        window.pages.toggle_cards()
    elif what == "lobby":
        window.matches.show_lobby()
    else:
        window.matches.start(setup("h..."))
    assert window.screen_.coach.panel is None
    if what != "hide":
        assert client.ticket is None or client.serial != serial
        assert what == "lobby" or window.screen_.coach.adviser.hint is None
    window.commands.update()
    assert not window.commands["hint"].isEnabled() or what in ("undo", "match")
    client.held = False


def test_nobody_is_given_a_hint_while_others_are_on_turn(window: MainWindow, client: QuickClient) -> None:
    view = asked(window, AskPlay, "five-hundred")
    client.held = True
    window.controller.act(choices(view)[0])
    window.table.finish()
    assert window.controller.state is State.BOT
    window.screen_.coach.toggle_hint()
    assert window.screen_.coach.panel is None
    assert client.hints_asked == 0
    client.held = False


def test_at_a_shared_screen_nothing_of_it_stays_for_the_next(window: MainWindow, client: QuickClient) -> None:
    view = asked(window, AskPlay, "five-hundred", "hhhh")
    best = choices(view)[0]
    client.hint_answers = [answer(view, best)]
    press(window, Key.Key_H)
    said = hint_of(window).sentence.text()
    assert said
    window.controller.act(best)
    settle(window)
    assert window.controller.state is State.CURTAIN
    coach = window.screen_.coach
    assert (coach.panel, coach.adviser.hint) == (None, None)
    assert not window.table.findChildren(HintPanel)
    assert not window.commands["hint"].isEnabled()
    from PySide6.QtGui import QAccessible

    assert said not in "\n".join(words_of(QAccessible.queryAccessibleInterface(window)))
    coach.toggle_hint()
    assert coach.panel is None
    seat = view.seat
    assert seat is not None
    assert [n for place, n in enumerate(counted(window)) if place != seat] == [0, 0, 0]
    assert counted(window)[seat] == 1


def bad_answers(view: PlayerView) -> list[Answer]:
    good = answer(view, choices(view)[0])
    why = good.why or {}
    entry = why["weighed"][0]
    held = view.hand & ~(view.ask.cards if isinstance(view.ask, AskPlay) else 0)
    other = next(iter(cards_in(view.game.deck.all & ~view.hand & ~held)))
    return [
        good._replace(action_text=None, error="no hint was found"),
        good._replace(action_text="play ZZ"),
        good._replace(action_text=write_action(Play(other), view.game.deck)),
        good._replace(action_text="call pass"),
        good._replace(why=None),
        good._replace(why={**why, "weighed": [{**entry, "points": float("nan")}]}),
        good._replace(why={**why, "weighed": [entry] * 5000}),
        good._replace(why={**why, "reasons": [["<b>", {}]]}),
        good._replace(why={**why, "worlds": "many"}),
        good._replace(why={"weighed": 7}),
    ]


def test_what_is_no_hint_is_not_shown_as_one(window: MainWindow, client: QuickClient) -> None:
    view = asked(window, AskPlay, "five-hundred")
    for bad in bad_answers(view):
        client.hint_answers = [bad]
        press(window, Key.Key_H)
        panel = hint_of(window)
        assert panel.bars.table.rows == ()
        assert "no hint" in panel.sentence.text()
        assert panel.take.isHidden()
        press(window, Key.Key_H)
    assert counted(window) == [0, 0, 0, 0]
    client.hint_answers = [answer(view, choices(view)[0])]
    press(window, Key.Key_H)
    assert hint_of(window).bars.table.rows, "the next one is asked again"


def test_a_hint_that_failed_is_asked_for_again(window: MainWindow, client: QuickClient) -> None:
    """It belongs to the same decision, so it could be taken for one that is pending."""
    view = asked(window, AskPlay, "five-hundred")
    adviser = window.screen_.coach.adviser
    client.hint_answers = bad_answers(view)[:1]
    adviser.ask()
    window.controller.bots.listen()  # no panel waits for it
    assert adviser.hint is None and adviser.ticket is None
    adviser.ask()
    assert client.hints_asked == 2


def test_cards_that_must_go_belong_to_each_hint(window: MainWindow) -> None:
    view = asked(window, AskGive, "five-hundred")
    assert isinstance(view.ask, AskGive)
    cards = list(cards_in(view.hand))
    needed = replace(view.ask, first=1 << cards[-1])
    kept, gone = (Give(card_set(part)) for part in (cards[: view.ask.high], cards[-view.ask.high :]))
    assert view.ask.allows(kept) and not needed.allows(kept)
    assert needed.allows(gone)


@pytest.mark.parametrize(
    ("game_id", "size"), [*((game_id, (1000, 700)) for game_id in sorted(games())), ("tocan", (1920, 1080))]
)
def test_it_covers_no_card_no_plate_and_no_panel(
    window: MainWindow, client: QuickClient, game_id: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    for kind in (AskCall, AskPlay):
        if game_id == "hearts" and kind is AskCall:
            continue
        view = asked(window, kind, game_id)
        client.hint_answers = [answer(view, choices(view)[0])]
        window.commands["hint"].trigger()
        listen(window)
        box = rect_of(QRectF(hint_of(window).geometry()))
        layout = window.table.board.layout
        for item in window.table.board.own_cards():
            assert not QRectF(hint_of(window).geometry()).intersects(
                QRectF(item.x(), item.y(), item.width, item.width * 1.4)
            )
        for place in range(len(layout.places)):
            assert not box.meets(layout.plate(place))
        for _, item in window.table.board.trick:
            assert not QRectF(hint_of(window).geometry()).intersects(
                QRectF(item.x(), item.y(), item.width, item.width * 1.4)
            )
        if window.screen_.panel is not None:
            assert not hint_of(window).geometry().intersects(window.screen_.panel.geometry())
        assert hint_of(window).bars.height() > 0
        assert QApplication.focusWidget() is not None


def test_equal_figures_and_hints_for_one_card_are_said(window: MainWindow, client: QuickClient) -> None:
    """If a card was chosen by rule, the hint has no made-up figures."""
    view = asked(window, AskPlay, "five-hundred")
    best = choices(view)[0]
    why = replace(Explanation((Reason("only-choice"),)), worlds=0).to_json(view.game.deck)
    client.hint_answers = [Answer(0, write_action(best, view.game.deck), why=why)]
    press(window, Key.Key_H)
    rows = hint_of(window).bars.table.rows
    assert [(row.action, row.bar) for row in rows] == [(best, None)]
    assert "rule" in hint_of(window).deals.text()


@pytest.mark.parametrize("unit", [0.7, 1.0, 2.6])
def test_no_card_of_six_discards_is_cut(unit: float, qtbot: QtBot) -> None:
    game = games()["red-one"]()
    give = Give(card_set(game.deck.ids(["R10", "R13", "G10", "G14", "Y11", "Y14"])))
    panel = HintPanel()
    qtbot.addWidget(panel)
    row = HintRow(
        give, bot_reasons.choice_marks(give, game), bot_reasons.choice_words(give, game), 1.0, ("+113",), True
    )
    panel.say(HintTable(("points",), (row,), ()), "", "", "")
    panel.place(Rect(0, 0, 480 * unit, 320 * unit), unit)
    metrics = QFontMetricsF(panel.bars.font())
    assert marks_width(row.marks, metrics) + metrics.height() * 0.7 <= panel.bars._widths()[0]


def test_a_note_without_room_leaves_it_to_the_figures(qtbot: QtBot) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    panel = HintPanel(ground)
    rows = [HintRow(Call(PASS), "Pass", "Pass", 1.0, ("+2",), number == 0) for number in range(5)]
    panel.say(HintTable(("points",), tuple(rows), ()), "It is worth more. " * 4, "", "They weigh it. " * 9)
    panel.fold(True)
    for height in (600, 330, 200):
        panel.place(Rect(0, 0, 340, height), 1.5)
        assert panel.note.isHidden() == (height < 600)
        assert panel.height() <= height
        if height == 330:
            assert panel.area.height() == panel.bars.height_in(1)  # the best three


def test_what_a_bar_means_stands_above_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    letters, bars = Letters(monkeypatch), HintBars()
    qtbot.addWidget(bars)
    rows = tuple(
        HintRow(Call(PASS), "Pass", "Pass", bar, (figure,), bar > 0.9)
        for bar, figure in ((1.0, "9"), (0.5, "12"))
    )
    bars.show_table(HintTable(("points",), rows, ()))
    for width in (400, 100):
        bars.resize(width, 100)
        assert ("longer is better" in [text for _, text in letters.of(bars)]) == (width == 400)


def test_bars_in_two_columns_have_the_same_room(qtbot: QtBot) -> None:
    bars = HintBars()
    qtbot.addWidget(bars)
    bars.columns = 2
    for bars.end in (0, 7):
        bars.resize(301, 100)
        first, second = bars.tops()
        assert first.width() == second.width()
        assert first.right() < second.left() and second.right() == pytest.approx(
            301 - bars.end - first.left()
        )


def test_it_is_reached_and_taken_by_keyboard_alone(window: MainWindow, client: QuickClient) -> None:
    view = asked(window, AskPlay, "five-hundred")
    best = choices(view)[1]
    client.hint_answers = [answer(view, best)]
    press(window, Key.Key_H)
    take = hint_of(window).take
    for _ in range(40):
        if QApplication.focusWidget() is take:
            break
        QTest.keyClick(QApplication.focusWidget() or window, Key.Key_Tab)
    assert QApplication.focusWidget() is take
    assert take.accessibleName() == "Play it"
    QTest.keyClick(take, Key.Key_Return)
    assert window.table.hasFocus()
    session = window.controller.session
    assert session is not None
    assert (0, best) in table_of(session).log


def test_each_match_counts_its_own(window: MainWindow, client: QuickClient) -> None:
    """The same position in another match counts again; hiding the cards doesn't."""
    for _ in range(2):
        view = asked(window, AskPlay, "five-hundred")
        client.hint_answers = [answer(view, choices(view)[0])]
        press(window, Key.Key_H)
        window.pages.toggle_cards()
        window.pages.toggle_cards()
        press(window, Key.Key_H)
        assert counted(window) == [1, 0, 0, 0]


def helped(window: MainWindow, client: QuickClient, game_id: str) -> tuple[HintPanel, BlunderNotice]:
    """Return a window with a hint and a notice of the checker."""
    view = asked(window, AskPlay, game_id)
    client.hint_answers = [answer(view, choices(view)[1])]
    window.commands["hint"].trigger()
    listen(window)
    coach = window.screen_.coach
    coach.notice = BlunderNotice(
        "That gave away 23 points on average.", MistakeSize.LARGE, window.screen_.texts.ground
    )
    coach.notice.closed.connect(coach._close_notice)
    coach.notice.show()
    coach.place()
    return hint_of(window), coach.notice


@pytest.mark.parametrize("game_id", ["five-hundred", "hearts"])
def test_a_hint_leaves_the_backs_of_the_others_in_sight(
    window: MainWindow, client: QuickClient, game_id: str
) -> None:
    parts = helped(window, client, game_id)
    for size in ((1000, 620), (1000, 700), (1280, 800), (1920, 1080)):
        window.resize(*size)
        settle(window)
        QApplication.processEvents()  # everything has its new place
        for part in parts:
            box = rect_of(QRectF(part.geometry()))
            for item in (item for fan in window.table.board.fans for item in fan):
                place = QRectF(item.x(), item.y(), item.width, item.width * RATIO)
                assert not box.meets(rect_of(place)), size


@pytest.mark.parametrize("size", [(1000, 620), (1280, 800)])
@pytest.mark.parametrize("game_id", ["five-hundred", "hearts", "forty-fives"])
def test_with_large_text_a_hint_is_large_too(
    window: MainWindow, client: QuickClient, game_id: str, size: tuple[int, int]
) -> None:
    window.settings.look.text_size = 200
    window.apply_settings()
    window.resize(*size)
    hint, mark = helped(window, client, game_id)
    layout, table = window.table.board.layout, window.table
    cards = [*table.board.own_cards(), *(item for _, item in table.board.trick)]
    boxes = [rect_of(QRectF(part.geometry())) for part in (hint, mark)]
    for part, box in zip((hint, mark), boxes, strict=True):
        assert part.scale >= 0.84 * layout.unit
        assert table.rect().contains(part.geometry())
        assert not any(
            box.meets(rect_of(QRectF(item.x(), item.y(), item.width, item.width * RATIO))) for item in cards
        )
    assert not boxes[0].meets(boxes[1])
    assert hint.bars.least_width(hint.bars.columns) <= hint.area.viewport().width(), "no column is cut"


def test_beside_large_words_the_checkers_line_waits_for_the_hint(
    window: MainWindow, client: QuickClient
) -> None:
    window.settings.look.text_size = 200
    window.apply_settings()
    window.resize(1000, 620)
    window.screen_.texts.set_on(True)
    hint, mark = helped(window, client, "hearts")
    page = window.screen_.texts.page
    assert hint.scale >= 0.84 * page.unit
    assert hint.isVisible()
    assert not mark.isVisible()
    assert page.rect().contains(hint.geometry())
    assert not hint.geometry().intersects(page.hand.geometry())
    window.screen_.coach.close_hint()
    assert mark.isVisible()
    assert mark.scale >= 0.84 * page.unit
    assert mark.back.width() >= mark.back.sizeHint().width()


def ringed(window: MainWindow) -> list[str]:
    """Return what has a ring, best first."""
    rings = window.screen_.coach.rings
    return [*rings.targets, *rings.others]


@pytest.mark.parametrize(("game_id", "kind", "style"), ASKED)
def test_what_is_advised_has_a_ring_as_long_as_the_hint_is_open(
    window: MainWindow, client: QuickClient, game_id: str, kind: type[object], style: str
) -> None:
    view = asked(window, kind, game_id, style=style)
    best = choices(view)[-1]
    client.hint_answers = [answer(view, best)]
    window.commands["hint"].trigger()
    listen(window)
    rings = window.screen_.coach.rings
    if isinstance(best, Call):
        panel = window.screen_.panel
        assert isinstance(panel, CallPanel)
        assert [ring.around for ring in rings.parts] == panel.widgets_for(best.text) != []
        assert all(ring.isVisible() for ring in rings.parts)
    else:
        cards = list(cards_in(best.cards)) if isinstance(best, Give) else [best.card]
        own = {item.card: QRectF(*item.home, 4, 4) for item in window.table.board.own_cards()}
        assert len(rings.items) == len(cards)
        for ring, card in zip(rings.items, cards, strict=True):
            assert ring.rect.contains(own[card])
    window.commands["hint"].trigger()
    assert not rings.items and not rings.parts


@pytest.mark.parametrize("size", [(1000, 700), (1366, 768)])
@pytest.mark.parametrize("game_id", ["tocan", "red-one", "forty-fives", "hearts"])
def test_with_large_text_nothing_of_a_hint_covers_its_words(
    window: MainWindow, client: QuickClient, game_id: str, size: tuple[int, int]
) -> None:
    window.settings.look.text_size = 200
    window.apply_settings()
    window.resize(*size)
    for kind in (AskCall, AskPlay) if game_id != "hearts" else (AskGive, AskPlay):
        view = asked(window, kind, game_id)
        client.hint_answers = [answer(view, choices(view)[-1])]
        window.commands["hint"].trigger()
        listen(window)
        QApplication.processEvents()
        hint, coach = window.screen_.coach.panel, window.screen_.coach
        assert hint is not None
        parts = [hint.sentence, hint.area, hint.take, hint.close_button, hint.more, hint.note]
        shown = [part for part in parts if part.isVisible() and part.height() > 0]
        for one, other in combinations(shown, 2):
            assert not area_of(one, hint).intersects(area_of(other, hint)), (one, other)
        assert hint.sentence.height() >= hint.sentence.heightForWidth(hint.sentence.width())
        for ring in coach.rings.parts:
            part = ring.around
            assert ring.isVisible() == (2 * part.visibleRegion().boundingRect().height() > part.height())
        window.commands["hint"].trigger()


def area_of(part: QWidget, panel: QWidget) -> QRect:
    return QRect(part.mapTo(panel, QPoint(0, 0)), part.size())


def test_the_best_three_are_shown_and_more_shows_all_until_less(
    window: MainWindow, client: QuickClient
) -> None:
    view = asked(window, AskPlay, "five-hundred")
    client.hint_answers = [answer(view, choices(view)[1])]
    press(window, Key.Key_H)
    panel = hint_of(window)
    assert len(panel.bars.table.rows) == 3 < len(choices(view))
    assert panel.more.isVisible()
    before = panel.height()
    panel.more.setFocus()
    press(window, Key.Key_Space)
    assert len(panel.bars.table.rows) == len(choices(view))
    assert panel.bars.hasFocus() and panel.height() > before
    assert panel.more.isVisible() and panel.more.accessibleName() == "Less"
    for column in panel.bars.tops():
        assert column.left() > grown(2) and column.right() < panel.bars.width() - grown(2), (
            "clear of the frame"
        )
    panel.more.setFocus()
    press(window, Key.Key_Space)
    assert len(panel.bars.table.rows) == 3 and panel.more.accessibleName() == "More"
    assert panel.height() == before
    press(window, Key.Key_Space)
    press(window, Key.Key_H)
    press(window, Key.Key_H)
    assert len(hint_of(window).bars.table.rows) == 3, "the next hint is short again"


def test_rows_show_their_cards_by_key_and_by_mouse(window: MainWindow, client: QuickClient) -> None:
    view = asked(window, AskPlay, "five-hundred")
    best = choices(view)[1]
    client.hint_answers = [answer(view, best)]
    press(window, Key.Key_H)
    bars, names = hint_of(window).bars, view.game.deck.names
    bars.setFocus(Qt.FocusReason.TabFocusReason)
    press(window, Key.Key_Down)
    assert ringed(window) == [names[best.card]] if isinstance(best, Play) else False
    press(window, Key.Key_Down)
    second = bars.table.rows[1].action
    assert isinstance(second, Play)
    assert ringed(window) == [names[best.card], names[second.card]]
    assert list(bars.lit) == [1]
    window.table.setFocus()
    assert ringed(window) == [names[best.card]]
    third = bars.table.rows[2].action
    assert isinstance(third, Play)
    QTest.mouseMove(bars, bars.area_of(2).center().toPoint())
    assert ringed(window) == [names[best.card], names[third.card]]
    QApplication.sendEvent(bars, QEvent(QEvent.Type.Leave))
    assert ringed(window) == [names[best.card]]


def test_a_ring_rises_with_its_card(window: MainWindow, client: QuickClient) -> None:
    """With the pointer, and with the keys; also if it comes after that."""
    view = asked(window, AskPlay, "five-hundred")
    best = choices(view)[1]
    assert isinstance(best, Play)
    client.hint_answers = [answer(view, best)]
    window.table.clock.finish()
    (item,) = (item for item in window.table.board.own_cards() if item.card == best.card)
    hand, rings = window.table.hand, window.screen_.coach.rings

    def gap() -> tuple[float, float]:
        (ring,) = rings.items
        around = ring.sceneBoundingRect()
        return round(around.left() - item.x(), 2), round(around.top() - item.y(), 2)

    press(window, Key.Key_H)
    resting = gap()
    hand.hover(item)
    assert item.lift > 0 and gap() == resting
    window.table.clock.finish()
    assert item.y() < item.home[1] and gap() == resting
    press(window, Key.Key_H)
    press(window, Key.Key_H)
    assert gap() == resting, "a new ring around a raised card"
    hand.hover(None)
    window.table.clock.finish()
    assert item.y() == item.home[1] and gap() == resting
    press(window, Key.Key_H)
    assert not rings.items and item.moved is None


def test_cards_and_buttons_show_their_rows(window: MainWindow, client: QuickClient) -> None:
    view = asked(window, AskPlay, "five-hundred")
    client.hint_answers = [answer(view, choices(view)[1])]
    press(window, Key.Key_H)
    bars = hint_of(window).bars
    action = bars.table.rows[2].action
    assert isinstance(action, Play)
    window.table.hand.set_cursor(action.card)
    assert list(bars.lit) == [2]
    window.table.hand.set_cursor(None)
    assert list(bars.lit) == []
    item = next(item for item in window.table.board.own_cards() if item.card == action.card)
    window.table.hand.hover(item)
    assert list(bars.lit) == [2]
    view = asked(window, AskCall, "forty-fives", style="ladder")
    client.hint_answers = [answer(view, choices(view)[1])]
    window.commands["hint"].trigger()
    listen(window)
    bars, panel = hint_of(window).bars, window.screen_.panel
    call = bars.table.rows[1].action
    assert isinstance(panel, CallPanel) and isinstance(call, Call)
    (button,) = panel.widgets_for(call.text)
    QApplication.sendEvent(button, QEvent(QEvent.Type.Enter))
    assert list(bars.lit) == [1]
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert list(bars.lit) == []
