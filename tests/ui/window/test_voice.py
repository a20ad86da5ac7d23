"""Messages around the table: the status bar, and all calls during others' turns."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.session.helpers import setup
from tests.ui.table.dealer import spot_of
from tests.ui.window.players import settle
from trickdesk.engine.actions import AskGive, AskPlay, Call, Play
from trickdesk.engine.cards import cards_in
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.ui.panels import CallPanel, CallsPanel
from trickdesk.ui.table import speech
from trickdesk.ui.text import name_text, scores
from trickdesk.ui.widgets.suit_marks import SuitLabel
from trickdesk.ui.window import status_bar
from trickdesk.ui.window.main_window import MainWindow


def until_play(window: MainWindow) -> None:
    """Act for the person until they have to play to a trick led by another."""
    for _ in range(400):
        settle(window)
        view = window.controller.view
        ask = view.ask
        if isinstance(ask, AskPlay):
            if view.trick and view.hand & ~ask.cards:
                return
            card = next(cards_in(ask.cards))
            named = ask.names.get(card, (None,))[0]
            window.controller.act(Play(card, named))
        elif view.phase == "deal-over":
            window.controller.next_deal()
        else:
            assert ask is not None
            window.controller.act(Call("pass") if "pass" in ask.calls else Call(ask.calls[0]))
    raise AssertionError("that never happens")


def test_the_status_says_who_takes_the_trick_while_it_rests(window: MainWindow) -> None:
    window.settings.play.trick_rest = "click"
    window.apply_settings()
    window.matches.start(setup("hhhh", games()["tocan"]()))
    session = window.controller.session
    assert session is not None
    rests = 0
    for _ in range(400):
        QApplication.processEvents()
        table, controller = window.table, window.controller
        if table.animator.is_resting and table.board.trick:
            winner = controller.view.tricks[-1].winner
            assert winner is not None
            taker = (
                "You take"
                if winner == controller.view.seat
                else f"{name_text.names_of(session.setup.players)[winner]} takes"
            )
            assert window.status_bar.situation.text().startswith(f"{taker} the trick – click to continue")
            assert " to play" not in window.status_bar.situation.text()
            rests += 1
            QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 300))
            if rests == 3:
                break
        elif table.busy:
            table.skip()
        elif controller.state is State.CURTAIN:
            window.pages._hide_curtain()
        elif controller.is_settled:
            ask = controller.view.ask
            assert ask is not None
            if isinstance(ask, AskPlay):
                controller.act(Play(next(cards_in(ask.cards))))
            else:
                controller.act(Call("pass" if "pass" in ask.calls else ask.calls[0]))
    assert rests == 3


def test_a_refused_card_says_why_at_its_place(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.matches.start(setup("h...", games()["tocan"](), seed="3"))
    until_play(window)
    table, view = window.table, window.controller.view
    assert isinstance(view.ask, AskPlay)
    card = next(cards_in(view.hand & ~view.ask.cards))
    said: list[str] = []
    monkeypatch.setattr(speech, "announce", lambda _widget, text: said.append(text))
    monkeypatch.setattr(status_bar, "announce", lambda _widget, text: said.append(text))
    focus = window.focusWidget()
    assert not table.voice.refusal.isVisible()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, card))
    assert table.voice.refusal.isVisible()
    words = " ".join(row.words for row in table.voice.refusal.rows)
    assert words.startswith("You must ")
    assert said == [words], "a screen reader hears it once"
    assert window.statusBar().currentMessage() == "", "it is seen once"
    assert window.focusWidget() is focus, "it takes no focus"


@pytest.mark.parametrize("size", [(1000, 700), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("game_id", ["hearts", "tocan", "oh-hell"])
def test_why_a_card_was_refused_never_covers_the_prompt(
    window: MainWindow, game_id: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.settings.help.explain = "always"
    options = {"passing": "none"} if game_id == "hearts" else {}
    window.matches.start(setup("h...", games()[game_id](options), seed="3"))
    until_play(window)
    prompter, table, view = window.screen_.coach.prompter, window.table, window.controller.view
    if prompter.sheet is not None:
        prompter.sheet.got_it.click()
        prompter.look_again()
    QApplication.processEvents()
    assert prompter.line.isVisible() and isinstance(view.ask, AskPlay)
    for card in cards_in(view.hand & ~view.ask.cards):
        table.cardRefused.emit(card)
        refusal = table.voice.refusal
        assert refusal.isVisible() and refusal.rows
        assert not refusal.box.meets(prompter.line.box), card
        assert refusal.box.left >= 0 and refusal.box.right <= table.board.layout.width
        assert not any(map(refusal.box.meets, map(table.board.layout.trick_card, range(4))))


def test_the_badge_says_what_its_notice_means(window: MainWindow) -> None:
    window.matches.start(setup("h...", games()["hearts"]({"passing": "none"}), seed="3"))
    settle(window)
    badge = window.table.seating._badge
    meanings = {
        "Hearts: not broken yet": "You can't lead hearts before somebody has thrown one.",
        "Hearts: broken": "Hearts can be led now.",
    }
    seen = set()
    while isinstance((ask := window.controller.view.ask), AskPlay):
        words = scores.notice_words(window.controller.view)
        assert badge.tip == meanings[words]
        seen.add(words)
        window.controller.act(Play(next(cards_in(ask.cards))))
        settle(window)
    assert seen == set(meanings)


def test_a_card_refused_by_key_says_why_too(window: MainWindow) -> None:
    window.matches.start(setup("h..."))
    settle(window)
    window.controller.act(Call("10NT"))
    settle(window)
    ask, table = window.controller.view.ask, window.table
    assert isinstance(ask, AskGive)
    for n in range(4):
        assert table.voice.refusal.isVisible() is False
        QTest.keyClick(table, Qt.Key.Key_Right)
        while table.hand.choice.cursor in list(cards_in(table.picks())):
            QTest.keyClick(table, Qt.Key.Key_Right)
        QTest.keyClick(table, Qt.Key.Key_Space)
        assert table.picks().bit_count() == min(3, n + 1)
    words = " ".join(row.words for row in table.voice.refusal.rows)
    assert words and table.voice.refusal.isVisible()
    assert window.statusBar().currentMessage() == ""


def test_all_calls_stay_in_sight_while_others_speak(window: MainWindow) -> None:
    """Until it's the player's turn, when the panel has them; they can't be clicked."""
    controller, seen = window.controller, []

    def check(*_: object) -> None:
        view, panel = controller.view, window.screen_.panel
        if view.phase != "auction":
            assert not isinstance(panel, CallsPanel)
        elif view.calls and (view.ask is None or not controller.is_settled):
            assert isinstance(panel, CallsPanel)
            assert panel.isVisible()
            assert len(panel.findChildren(SuitLabel)) == len(view.calls)
            under = window.childAt(panel.mapTo(window, panel.rect().center()))
            assert under is window.table.viewport()
            seen.append(len(view.calls))

    controller.shown.connect(check)
    controller.settled.connect(check)
    window.matches.start(setup("h...", seed="4"))
    for _ in range(10):
        settle(window)
        view = controller.view
        if view.phase != "auction":
            break
        assert isinstance(window.screen_.panel, CallPanel)
        bid = view.ask.calls[1] if not view.contract and not seen else "pass"
        controller.act(Call(bid))
    assert view.phase != "auction"
    assert len(set(seen)) >= 3
