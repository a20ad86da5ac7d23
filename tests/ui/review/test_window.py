"""The review in the window: opening, leaving, variations, nothing else changes."""

from __future__ import annotations

import json
import random
import time
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tests.session.helpers import TABLES, play_until, setup, short_game
from tests.ui.review.at_window import page_of, play_deal, press
from tests.ui.review.fakes import NAMES, FakeReviewer, half_done, made_up, reviewed, session_over
from tests.ui.window.players import Keyboard, settle
from tests.ui.window.quick import QuickClient
from trickdesk.bots.process.client import ReviewNews
from trickdesk.bots.review.values import DealReview
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.cards import cards_in
from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.games.five_hundred import FiveHundred
from trickdesk.games.hearts import Hearts
from trickdesk.games.oh_hell import OhHell
from trickdesk.session import State
from trickdesk.session.review_store import ReviewStore
from trickdesk.storage.persons import NameChange, NameChanges
from trickdesk.ui.dialogs.fair_deals import FairDealsDialog
from trickdesk.ui.panels.over import DealOverPanel, MatchOverPanel
from trickdesk.ui.panels.trump import TrumpPanel
from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.review.page import ReviewPage
from trickdesk.ui.review.whatif import MADE, VariationsModel, VariationsPage
from trickdesk.ui.table.geometry import INDEX_WIDTH, RATIO, Rect
from trickdesk.ui.table.painted import MARGIN
from trickdesk.ui.table.scoreboard import ContractBadge, ScoreBoard
from trickdesk.ui.text import card_text
from trickdesk.ui.text.fair_deals import blindfold_summary
from trickdesk.ui.text.words import MINUS
from trickdesk.ui.window.main_window import MainWindow

Key = Qt.Key


def play_on_to_panel(window: MainWindow) -> None:
    person = Keyboard(window, random.Random(5))
    for _ in range(400):
        settle(window)
        if isinstance(window.screen_.panel, (DealOverPanel, MatchOverPanel)):
            return
        person.step()
    raise AssertionError("the deal does not end")


def record(window: MainWindow) -> str:
    assert window.controller.match is not None
    return window.controller.match.record_text()


def files(folder: Path) -> dict[str, bytes]:
    """Return all files in a folder of records."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix == ".trickdesk"}


def test_from_the_panel_and_back_to_it(window: MainWindow) -> None:
    play_deal(window)
    panel, before = window.screen_.panel, record(window)
    assert isinstance(panel, DealOverPanel)
    press(window, Key.Key_R)
    page = page_of(window)
    assert page.isVisible()
    assert not window.table.isVisible()
    press(window, Key.Key_Escape)
    assert window.pages.at_table
    assert window.screen_.panel is panel
    assert record(window) == before
    press(window, Key.Key_R)
    assert window.reviewing.is_up
    press(window, Key.Key_R)
    assert window.pages.at_table
    assert window.screen_.panel is panel


def test_whose_view_it_is_says_you_within_the_sentence(window: MainWindow) -> None:
    play_deal(window)
    session = window.controller.match
    assert session is not None
    session.setup = session.setup.named_now(NameChanges([NameChange("9999", "Ann", "")]), "")
    press(window, Key.Key_R)
    seats = page_of(window).side.seats
    assert [seats.itemText(row) for row in (1, 2)] == ["As you saw it", f"As {NAMES[1]} saw it"]


def test_the_button_of_the_panel_opens_it(window: MainWindow) -> None:
    play_deal(window)
    panel = window.screen_.panel
    assert isinstance(panel, DealOverPanel)
    panel.review.emit()
    assert window.reviewing.is_up


def test_the_row_of_the_step_stays_in_sight_in_a_smaller_window(window: MainWindow) -> None:
    window.resize(1600, 1000)
    play_deal(window)
    press(window, Key.Key_R)
    moves = page_of(window).side.moves
    row = moves.moves.index(moves.moves.rowCount() // 2)
    moves.setCurrentIndex(row)
    moves.scrollTo(row, moves.ScrollHint.PositionAtBottom)
    window.resize(1000, 700)
    QApplication.processEvents()
    assert moves.viewport().rect().contains(moves.visualRect(row))


def test_a_deal_under_way_cannot_be_looked_at(window: MainWindow) -> None:
    window.matches.start(setup("h...", games()["five-hundred"](), seed="3"))
    settle(window)
    assert not window.commands["review"].isEnabled()
    press(window, Key.Key_R)
    assert not window.reviewing.is_up
    window.reviewing.open(0)
    assert not window.reviewing.is_up


def test_in_the_midst_of_a_deal_only_earlier_ones_are_shown_and_nothing_happens_meanwhile(
    window: MainWindow, client: QuickClient
) -> None:
    play_deal(window)
    over = window.controller.match.deals_over if window.controller.match else 0
    window.controller.next_deal()
    client.held = True
    for _ in range(200):
        QApplication.processEvents()
        window.table.skip()
    press(window, Key.Key_R)
    page = page_of(window)
    assert page.side.deals.count() == over
    before = record(window)
    client.held = False
    QTest.qWait(30)
    assert record(window) == before
    press(window, Key.Key_Escape)
    settle(window)
    assert window.controller.state is State.HUMAN


def test_what_was_half_chosen_stays_chosen(window: MainWindow) -> None:
    play_deal(window)
    window.controller.next_deal()
    settle(window)
    panel = window.screen_.panel
    press(window, Key.Key_R)
    assert window.reviewing.is_up
    press(window, Key.Key_Escape)
    assert window.screen_.panel is panel
    assert window.controller.state is State.HUMAN
    person = Keyboard(window, random.Random(1))
    before = window.controller.match.inputs if window.controller.match else 0
    person.step()
    settle(window)
    assert window.controller.match is not None
    assert window.controller.match.inputs > before


def test_keys_step(window: MainWindow) -> None:
    play_deal(window)
    press(window, Key.Key_R)
    page = page_of(window)
    state = page.state
    assert state is not None
    assert state.index == 0
    press(window, Key.Key_Right)
    assert state.index == 1
    press(window, Key.Key_Down)
    assert (state.position.trick, state.position.card) == (1, 1)
    press(window, Key.Key_BracketRight)
    assert (state.position.trick, state.position.card) == (2, 1)
    press(window, Key.Key_Left)
    assert (state.position.trick, state.position.card) == (1, 4)
    press(window, Key.Key_BracketLeft)
    assert (state.position.trick, state.position.card) == (1, 1)
    press(window, Key.Key_End)
    assert state.index == state.last
    assert page.transport.slider.value() == state.last
    press(window, Key.Key_Up)
    assert (state.position.trick, state.position.card) == (10, 1)
    press(window, Key.Key_Home)
    assert state.index == 0


def test_the_arrows_step_wherever_the_keyboard_is(window: MainWindow) -> None:
    play_deal(window)
    press(window, Key.Key_R)
    page = page_of(window)
    state = page.state
    assert state is not None
    for widget in (page.side.moves, page.side.why, page.transport.slider, page.side.play_on, page.side.deals):
        widget.setFocus()
        before = state.index
        press(window, Key.Key_Right)
        assert state.index == before + 1, widget


def test_it_steps_by_itself_to_the_end(window: MainWindow) -> None:
    play_deal(window)
    press(window, Key.Key_R)
    page = page_of(window)
    assert page.state is not None
    page.go(page.state.last - 2)
    page.press("play")
    page.transport.wanted.emit("on")
    assert page.transport.is_playing
    page.transport.wanted.emit("on")
    assert page.state.index == page.state.last
    assert not page.transport.is_playing


def test_it_stops_where_nobody_looks(window: MainWindow) -> None:
    play_deal(window)
    press(window, Key.Key_R)
    page = page_of(window)
    page.press("play")
    assert page.transport.is_playing
    press(window, Key.Key_Escape)
    assert not page.transport.is_playing


def test_another_decision_is_made_one_step_before(window: MainWindow) -> None:
    play_deal(window)
    press(window, Key.Key_R)
    page = page_of(window)
    go_to_own_card(page)
    assert page.state is not None
    at, wanted = page.state.position.at, []
    page.playOn.connect(lambda line, step: wanted.append((line, step)))
    page.ask_for_another()
    assert wanted == [(None, at - 1)]
    assert window.controller.session is not None and window.controller.session.inputs == at - 1


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_whose_cards_are_seen_is_chosen_by_key(window: MainWindow, qtbot: QtBot) -> None:
    play_deal(window)
    press(window, Key.Key_R)
    page = page_of(window)
    seats = page.side.seats
    seats.setFocus()
    press(window, Key.Key_Space)
    qtbot.waitUntil(seats.view().isVisible)
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Return):
        QTest.keyClick(seats.view(), key)
    qtbot.waitUntil(lambda: page.viewer == 1)
    assert page.table.view is not None and page.table.view.seat == 1
    assert page.state is not None
    assert page.state.index == 0
    press(window, Key.Key_Down)
    assert page.state.index > 0


def test_mistakes_are_gone_through_by_key(window: MainWindow) -> None:
    play_deal(window)
    press(window, Key.Key_R)
    page = page_of(window)
    assert page.state is not None
    page.set_review(made_up(page.state.deal))
    rows = [row for row in page.state.rows if row.size]
    assert rows
    order = [row.at for row in rows if row.own] + [row.at for row in rows if not row.own]
    press(window, Key.Key_M)
    assert page.state.position.at == order[0]
    press(window, Key.Key_M)
    assert page.state.position.at == order[1 % len(order)]
    QTest.keyClick(window.focusWidget(), Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    assert page.state.position.at == order[0]


def test_mistakes_are_gone_through_by_the_menu(window: MainWindow) -> None:
    play_deal(window)
    assert not window.commands["next_mistake"].isEnabled()
    press(window, Key.Key_R)
    page = page_of(window)
    assert page.state is not None
    page.set_review(made_up(page.state.deal))
    assert window.commands["next_mistake"].isVisible()
    window.commands["next_mistake"].trigger()
    first = page.state.position.at
    assert page.state.row is not None and page.state.row.size
    window.commands["next_mistake"].trigger()
    window.commands["previous_mistake"].trigger()
    assert page.state.position.at == first


def test_news_of_other_steps_disturb_nobody_who_reads(window: MainWindow) -> None:
    play_deal(window)
    press(window, Key.Key_R)
    page = page_of(window)
    assert page.state is not None
    whole = made_up(page.state.deal, {})
    page.set_review(half_done(whole, 5))
    page.go_to(page.state.rows[2].at)
    page.side.moves.scrollToBottom()
    page.side.why.selectAll()
    down = page.side.moves.verticalScrollBar().value()
    assert down > 0
    page.set_review(half_done(whole, 6))
    assert page.side.moves.verticalScrollBar().value() == down
    assert page.side.why.textCursor().hasSelection()
    page.set_review(whole)
    assert page.state.rows[-1].knew == "0"


def test_where_figures_fail_that_is_said(window: MainWindow, qtbot: QtBot) -> None:
    reviewer = FakeReviewer()
    window.reviewing.set_reviewer(lambda: reviewer)
    play_deal(window)
    press(window, Key.Key_R)
    page = page_of(window)
    qtbot.waitUntil(lambda: bool(reviewer.asked))
    reviewer.news = [ReviewNews(1, None, "<b>broken</b>")]
    qtbot.waitUntil(lambda: "<b>broken</b>" in window.banner.text)
    assert page.side.state.text().startswith("Figures for 0 of ")
    assert page.side.curve.isHidden()


def test_lines_that_cannot_be_kept_are_shown_all_the_same_and_the_banner_says_why(
    window: MainWindow,
) -> None:
    play_deal(window)
    (window.archive.paths.data / "lines").write_text("no folder")
    press(window, Key.Key_R)
    play_line(window)
    page = page_of(window)
    assert page.state is not None
    assert len(page.state.deal.lines.all) == 1
    assert window.banner.text


def test_figures_come_while_one_looks(window: MainWindow, qtbot: QtBot) -> None:
    reviewer = FakeReviewer()
    window.reviewing.set_reviewer(lambda: reviewer)
    play_deal(window)
    press(window, Key.Key_R)
    page = page_of(window)
    assert page.state is not None
    qtbot.waitUntil(lambda: bool(reviewer.asked))
    assert reviewer.asked == [(record(window), page.state.deal.deal)]
    press(window, Key.Key_Down)
    here = page.state.index
    reviewer.news = [ReviewNews(1, made_up(page.state.deal))]
    qtbot.waitUntil(lambda: page.state is not None and page.state.review is not None)
    assert page.state.index == here
    assert page.side.state.text().startswith("Exact from trick 4. You: ")
    press(window, Key.Key_Escape)
    window.close()
    assert reviewer.closed


def test_closing_in_the_middle_takes_no_time_and_loses_nothing(window: MainWindow, qtbot: QtBot) -> None:
    reviewer = FakeReviewer()
    window.reviewing.set_reviewer(lambda: reviewer)
    play_deal(window)
    before = record(window)
    press(window, Key.Key_R)
    qtbot.waitUntil(lambda: bool(reviewer.asked))
    page_of(window).ask_to_play_on()
    start = time.monotonic()
    window.close()
    assert time.monotonic() - start < 1
    assert reviewer.closed
    [kept] = files(window.archive.paths.autosave).values()
    assert json.loads(kept)["log"] == json.loads(before)["log"]


def go_to_own_card(page: ReviewPage) -> None:
    """Go to one of the person's cards in the third trick."""
    assert page.state is not None
    at = next(p.at for p in page.state.replay.positions if p.trick == 3 and p.seat == 0)
    page.go_to(at)


def play_line(window: MainWindow) -> None:
    """Play a variation to the end of the deal, and return to the review."""
    page = page_of(window)
    for seed in range(30):
        go_to_own_card(page)
        page.ask_for_another()
        person = Keyboard(window, random.Random(seed))
        for _ in range(400):
            settle(window)
            if isinstance(window.screen_.panel, DealOverPanel):
                break
            person.step()
        press(window, Key.Key_Return)
        assert page.state is not None
        if page.state.line is not None:
            return
    raise AssertionError("everything is played the same")


def test_a_line_is_played_kept_and_found_again_and_the_match_never_notices(window: MainWindow) -> None:
    play_deal(window)
    assert window.controller.match is not None
    window.controller.match.flush()
    before, saved = record(window), files(window.archive.paths.autosave)
    press(window, Key.Key_R)
    play_line(window)
    page = page_of(window)
    state = page.state
    assert state is not None
    assert record(window) == before
    window.controller.match.flush()
    assert files(window.archive.paths.autosave) == saved
    assert not window.archive.paths.finished.exists()
    [line] = state.deal.lines.all
    assert line.name.startswith("Trick ")
    assert line.name.endswith(" instead")
    assert state.index == state.last
    assert page.side.tabs.currentIndex() == 1
    assert page.side.lines.model.rowCount() == 2
    press(window, Key.Key_Escape)
    assert isinstance(window.screen_.panel, DealOverPanel)
    assert window.controller.state in (State.DEAL_OVER, State.MATCH_OVER)
    # Another window over the same files.
    window.controller.match.flush()
    [match_id] = [path.removesuffix(".trickdesk") for path in files(window.archive.paths.autosave)]
    window.matches.show_lobby()
    window.matches.resume(match_id)
    settle(window)
    press(window, Key.Key_R)
    found = page_of(window).state
    assert found is not None and found is not state
    assert found.deal.lines.all == [line]


def test_a_line_is_renamed_and_deleted(window: MainWindow) -> None:
    play_deal(window)
    press(window, Key.Key_R)
    play_line(window)
    page = page_of(window)
    state = page.state
    assert state is not None
    model = page.side.lines.model
    assert model.setData(model.index(1, 0), "Hold up")
    assert [line.name for line in state.deal.lines.all] == ["Hold up"]
    page.side.lines.sheet.setFocus()
    page.side.lines.sheet.selectRow(1)
    press(window, Key.Key_Delete)
    assert state.deal.lines.all == []
    assert state.line is None
    assert page.side.lines.model.rowCount() == 1


def test_a_line_that_was_left_early_is_kept_as_far_as_it_went(window: MainWindow) -> None:
    play_deal(window)
    press(window, Key.Key_R)
    page = page_of(window)
    go_to_own_card(page)
    page.ask_for_another()
    settle(window)
    assert window.pages.return_bar.isVisible()
    assert window.controller.is_variation
    assert not window.controller.can_undo
    Keyboard(window, random.Random(4)).step()
    settle(window)
    press(window, Key.Key_R)
    assert window.reviewing.is_up
    assert not window.pages.return_bar.isVisible()
    assert not window.controller.is_variation


def test_whoever_leaves_for_the_lobby_from_a_line_leaves_the_match_to_be_continued(
    window: MainWindow,
) -> None:
    play_deal(window)
    before = json.loads(record(window))["log"]
    press(window, Key.Key_R)
    page_of(window).ask_to_play_on()
    window.matches.show_lobby()
    assert not window.pages.return_bar.isVisible()
    assert window.controller.match is None
    [kept] = files(window.archive.paths.autosave).values()
    assert json.loads(kept)["log"] == before


def test_meanwhile_nothing_of_the_match_can_be_done(window: MainWindow) -> None:
    play_deal(window)
    before = record(window)
    press(window, Key.Key_R)
    commands = window.commands
    for action in (
        commands["undo"],
        commands["redo"],
        commands["pass"],
        commands["next_deal"],
        commands["hide_cards"],
    ):
        assert not action.isEnabled(), action.text()
    page_of(window).ask_to_play_on()
    settle(window)
    window.controller.next_deal()
    assert record(window) == before


@pytest.mark.parametrize("game", TABLES.values(), ids=list(TABLES))
def test_one_seat_sees_no_more_than_it_saw(window: MainWindow, game: Game) -> None:
    play_deal(window, game)
    press(window, Key.Key_R)
    page = page_of(window)
    state = page.state
    assert state is not None
    seats = state.game.seats
    for seat in range(seats):
        page.side.seats.setCurrentIndex(seat + 1)
        for index in range(0, state.last + 1, 9):
            state.index = index
            page.show_step()
            hands = state.replay.hands(state.position.at)
            shown = {item.card for item in page.table.board.items if item.card >= 0}
            view = state.replay.view(state.position.at, seat)
            for other in range(seats):
                if other != seat:
                    secret = hands[other] & ~view.shown[other]
                    assert not any(secret >> card & 1 for card in shown)
            undealt = set(state.replay.talon(state.position.at)) - set(cards_in(view.turned))
            assert not undealt & shown
            assert not any(card_text.the_card(game, card) in page.said for card in undealt)
            assert "holds" not in page.said


@pytest.mark.parametrize("game", TABLES.values(), ids=list(TABLES))
def test_open_hands_show_every_card_that_is_held(window: MainWindow, game: Game) -> None:
    play_deal(window, game)
    press(window, Key.Key_R)
    page = page_of(window)
    state = page.state
    assert state is not None
    for index in range(0, state.last + 1, 5):
        state.index = index
        page.show_step()
        shown = {item.card for item in page.table.board.items if item.card >= 0}
        for hand in state.replay.hands(state.position.at):
            assert all(not hand >> card & 1 or card in shown for card in range(len(state.game.deck.names)))
        board = page.table.board
        for spot in board.spots():
            assert spot.x >= 0
            assert spot.x + spot.width <= board.layout.width
        for place in range(1, game.seats):
            own = {*board.fans[place], *(item for item in board.rows[place] if item)}
            spots = [spot for spot in board.spots() if spot.item in own and spot.item.card >= 0]
            for spot, other in permutations(spots, 2):
                covers = other.x < spot.x + INDEX_WIDTH * spot.width and other.x + other.width > spot.x
                assert not (other.y == spot.y and other.z > spot.z and covers), "every index is seen"
    state.index = 0
    page.show_step()
    undealt = state.replay.talon(state.position.at)
    assert all(card_text.the_card(game, card) in page.side.why.toPlainText() for card in undealt)


def test_at_a_shared_screen_deals_that_are_over_can_be_looked_at(window: MainWindow) -> None:
    play_deal(window, games()["forty-fives"](), "hh..")
    press(window, Key.Key_R)
    assert window.reviewing.is_up
    press(window, Key.Key_Escape)
    assert isinstance(window.screen_.panel, (DealOverPanel, MatchOverPanel))


def test_a_line_at_a_shared_screen_has_its_curtain_and_the_match_stands_open_afterwards(
    window: MainWindow,
) -> None:
    play_deal(window, games()["forty-fives"](), "hh..")
    before = record(window)
    press(window, Key.Key_R)
    page = page_of(window)
    page.press("trick on")
    page.ask_to_play_on()
    for _ in range(200):
        QApplication.processEvents()
        window.table.skip()
        if window.controller.state is State.CURTAIN:
            break
    assert window.pages.stack.currentWidget() is window.pages.curtain
    assert not window.commands["review"].isEnabled()
    window.pages.return_bar.button.click()
    assert window.reviewing.is_up
    assert record(window) == before
    press(window, Key.Key_Escape)
    assert window.pages.at_table
    assert isinstance(window.screen_.panel, DealOverPanel)
    window.controller.next_deal()
    settle(window)
    assert window.controller.state is State.CURTAIN
    window.pages.curtain.seated.emit()
    settle(window)
    assert any(item.card >= 0 for item in window.table.board.hand)


def test_a_name_is_typed_in_the_list(window: MainWindow) -> None:
    play_deal(window)
    press(window, Key.Key_R)
    play_line(window)
    page = page_of(window)
    state = page.state
    assert state is not None
    sheet = page.side.lines.sheet
    sheet.setFocus()
    sheet.setCurrentIndex(page.side.lines.model.index(1, 0))
    press(window, Key.Key_F2)
    editor = window.focusWidget()
    assert isinstance(editor, QLineEdit)
    step = state.index
    QTest.keyClicks(editor, "Mr. Tempo")
    QTest.keyClick(editor, Key.Key_Left)
    QTest.keyClick(editor, Key.Key_Return)
    QApplication.processEvents()
    assert state.deal.lines.all[0].name == "Mr. Tempo"
    assert state.index == step
    assert window.reviewing.is_up
    sheet.setFocus()
    sheet.setCurrentIndex(page.side.lines.model.index(1, 0))
    press(window, Key.Key_F2)
    editor = window.focusWidget()
    assert isinstance(editor, QLineEdit)
    QTest.keyClicks(editor, "other")
    QTest.keyClick(editor, Key.Key_Escape)
    QApplication.processEvents()
    assert window.reviewing.is_up
    assert state.deal.lines.all[0].name == "Mr. Tempo"


def test_while_cards_are_hidden_there_is_no_review(window: MainWindow) -> None:
    play_deal(window)
    window.controller.next_deal()
    settle(window)
    window.pages.toggle_cards()
    assert window.screen_.hidden
    assert not window.commands["review"].isEnabled()
    window.reviewing.toggle()
    assert not window.reviewing.is_up


def test_where_r_names_a_suit_it_is_no_review(window: MainWindow) -> None:
    play_deal(window, games()["red-one"]())
    window.controller.next_deal()
    person = Keyboard(window, random.Random(2))
    for _ in range(200):
        settle(window)
        ask = window.controller.view.ask
        if isinstance(ask, AskCall) and ask.style == "trump":
            break
        if isinstance(ask, AskCall):
            window.controller.act(Call(next(call for call in ask.ladder if call in ask.calls)))
        elif isinstance(window.screen_.panel, DealOverPanel):
            window.controller.next_deal()
        else:
            person.step()
    assert isinstance(ask, AskCall)
    panel = window.screen_.panel
    assert isinstance(panel, TrumpPanel)
    assert window.commands["review"].isEnabled()
    press(window, Key.Key_R)
    assert not window.reviewing.is_up
    assert panel.choices["trump R"].isChecked()


@pytest.mark.parametrize(("size", "text"), [((900, 600), 100), ((900, 600), 125), ((1000, 620), 150)])
def test_everything_fits_into_the_smallest_window(
    window: MainWindow, size: tuple[int, int], text: int
) -> None:
    window.settings.look.text_size = text
    window.apply_settings()
    window.resize(*size)
    play_deal(window)
    press(window, Key.Key_R)
    page = page_of(window)
    assert page.state is not None
    page.set_review(made_up(page.state.deal))
    cards = "Bruno: " + " ".join(["10{D}"] * 6)
    page.side.heading.set_marks(cards)
    QApplication.processEvents()
    assert cards.startswith(page.side.heading.shown().removesuffix(" …"))
    assert page.side.heading.shown().endswith("{D} …")
    assert (window.width(), window.height()) == size
    assert page.rect().contains(page.side.geometry())
    inside, room = page.side.area.widget(), page.side.area.viewport()
    assert inside is not None and inside.width() <= room.width()
    assert page.rect().contains(page.table.geometry())
    for part in (page.side.back, page.side.seats, page.side.moves, page.side.why, page.side.play_on):
        corner = part.mapTo(page, part.rect().bottomRight())
        assert page.rect().contains(corner), part
    shown = page.table.mapToScene(page.table.viewport().rect()).boundingRect()
    scene = page.table.sceneRect()
    assert shown.adjusted(-2, -2, 2, 2).contains(scene)


def test_the_panel_fits_again_after_a_large_window(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(3840, 2160)
    window.apply_settings()
    play_deal(window)
    press(window, Key.Key_R)
    side = page_of(window).side
    window.resize(1000, 700)
    inside = side.area.widget()
    assert inside is not None and side.area.viewport().width() < 400
    qtbot.waitUntil(lambda: inside.width() <= side.area.viewport().width())


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("game", TABLES.values(), ids=list(TABLES))
def test_contract_and_score_cover_no_open_card(window: MainWindow, game: Game, text: int) -> None:
    window.settings.look.text_size = text
    window.apply_settings()
    play_deal(window, game)
    press(window, Key.Key_R)
    page = page_of(window)
    state, board = page.state, page.table.board
    assert state is not None
    for width in (1000, 1366):
        window.resize(width, 700)
        QApplication.processEvents()
        for index in range(0, state.last + 1, 8):
            state.index = index
            page.show_step()
            spots = [spot for spot in board.spots() if spot.item.card >= 0]
            cards = [Rect(s.x, s.y, s.x + s.width, s.y + s.width * RATIO) for s in spots]
            for item in page.table.scene().items():
                if isinstance(item, ContractBadge | ScoreBoard) and item.isVisible():
                    area, shade = item.sceneBoundingRect(), MARGIN * board.layout.unit + 1
                    left, top = area.left() + shade, area.top() + shade
                    box = Rect(left, top, area.right() - shade, area.bottom() - shade)
                    assert not any(map(box.meets, cards)), (width, index, type(item))


@pytest.mark.parametrize("size", [(1000, 700), (1366, 768)])
def test_large_text_leaves_room_for_lists_and_table(window: MainWindow, size: tuple[int, int]) -> None:
    window.settings.look.text_size = 200
    window.apply_settings()
    window.resize(*size)
    play_deal(window)
    press(window, Key.Key_R)
    page = page_of(window)
    QApplication.processEvents()
    assert (window.width(), window.height()) == size
    assert not page.side.geometry().intersects(page.table.geometry())
    line = page.side.fontMetrics().height()
    assert page.side.moves.height() >= 4 * line and page.side.why.height() >= 3 * line
    inside = page.side.area.widget()
    assert inside is not None and inside.width() <= page.side.area.viewport().width()
    for button in (page.side.instead, page.side.play_on):
        assert button.width() >= button.sizeHint().width(), button.text()
        assert page.rect().contains(button.mapTo(page, button.rect().bottomRight()))


@pytest.mark.parametrize("text", [100, 125, 175])
def test_no_line_of_the_reasons_is_cut_through(window: MainWindow, text: int) -> None:
    window.settings.look.text_size = text
    window.apply_settings()
    play_deal(window)
    press(window, Key.Key_R)
    reasons = page_of(window).side.why
    reasons.setPlainText("A line.\n" * 40)
    for height in range(700, 730, 3):
        window.resize(1000, height)
        QApplication.processEvents()
        document = reasons.document()
        line = document.firstBlock().layout().lineAt(0).height()
        lines = (reasons.viewport().height() - document.documentMargin()) / line
        assert lines == int(lines) >= 2, (height, lines)


def test_a_page_that_is_not_shown_takes_no_room(window: MainWindow) -> None:
    play_deal(window)
    press(window, Key.Key_R)
    press(window, Key.Key_Escape)
    assert window.pages.stack.minimumSizeHint().width() == window.screen_.minimumWidth()


def test_another_deal_of_the_match_is_chosen_from_the_list(window: MainWindow) -> None:
    play_deal(window, games()["forty-fives"]())
    window.controller.next_deal()
    play_on_to_panel(window)
    press(window, Key.Key_R)
    page = page_of(window)
    assert page.state is not None and page.state.deal.deal == 1
    page.dealChosen.emit(0)
    assert page.state.deal.deal == 0
    assert page.side.deals.currentIndex() == 0


def test_after_a_match_it_is_over_can_be_looked_at_too(window: MainWindow, tmp_path: Path) -> None:
    session = session_over(short_game("oh-hell"))
    rng = random.Random(1)
    play_until(session, {State.MATCH_OVER}, rng)
    path = tmp_path / "over.trickdesk"
    path.write_text(session.record_text())
    window.matches.open_file(path)
    settle(window)
    press(window, Key.Key_Return)
    panel = window.screen_.panel
    assert isinstance(panel, MatchOverPanel)
    panel.review.emit()
    page = page_of(window)
    assert page.side.deals.count() == session.deals_over
    press(window, Key.Key_Escape)
    assert window.screen_.panel is panel


class Shelf(ReviewStore):
    """Knows the review of every deal, or of all but one."""

    def __init__(self, reviews: dict[int, DealReview]) -> None:
        self.reviews = reviews

    def get(self, record_text: str, deal: int) -> DealReview | None:
        return self.reviews.get(deal)

    def put(self, record_text: str, review: DealReview) -> None:
        raise AssertionError("nothing new is found")


@pytest.mark.parametrize("all_known", [True, False])
def test_the_end_of_a_match_says_what_was_no_luck(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, all_known: bool
) -> None:
    session = session_over(short_game("five-hundred"))
    play_until(session, {State.MATCH_OVER}, random.Random(1))
    points = [deal.points for deal in session.view_for(None).deals]
    base = made_up(reviewed(session))
    shelf = Shelf(
        {n: replace(base, deal=n, taken_by_bots=(10, 0)) for n in range(len(points) - (not all_known))}
    )
    window.reviewing.set_reviewer(FakeReviewer, lambda: shelf)
    path = tmp_path / "over.trickdesk"
    path.write_text(session.record_text())
    window.matches.open_file(path)
    settle(window)
    press(window, Key.Key_Return)
    panel = window.screen_.panel
    assert isinstance(panel, MatchOverPanel)
    swing = sum(own - others - 10 for own, others in points)
    qtbot.waitUntil(lambda: not window.reviewing._summing.is_busy)
    told = " ".join(label.text() for label in panel.findChildren(PlainLabel)).replace(MINUS, "-")
    assert (f"Luck aside: {swing:+d} points" in " ".join(told.split())) is all_known


def test_screen_readers_are_told_what_lies_there(window: MainWindow) -> None:
    play_deal(window)
    press(window, Key.Key_R)
    page = page_of(window)
    page.press("trick on")
    node = QAccessible.queryAccessibleInterface(page.table)
    told = node.text(QAccessible.Text.Description)
    assert node.text(QAccessible.Text.Name) == "The table at this step"
    for name in page.names[1:]:
        assert f"{name} holds " in told
    assert page.said
    assert page.side.curve.accessibleName() == "How the deal went"
    assert page.state is not None
    page.set_review(made_up(page.state.deal))
    assert "trick" in page.side.curve.accessibleDescription()
    for button in page.transport.buttons.values():
        assert button.accessibleName()
    model = page.side.moves.moves
    assert page.names[page.state.rows[0].seat] in str(
        model.data(model.index(0), Qt.ItemDataRole.AccessibleTextRole)
    )


def test_variations_count_the_tricks_of_partners_who_were_called(window: MainWindow) -> None:
    """Five Hundred, rules 8.6."""
    for seed in "4567":
        session = session_over(FiveHundred({"players": 5}), seed=seed)
        deal = reviewed(session)
        outcome, seen = deal.replay.outcome(), deal.replay.view(deal.replay.end, None)
        assert seen.teams is not None
        model = VariationsModel()
        for seat in range(5):
            team = next(team for team in seen.teams if seat in team)
            mates = team if len(seen.teams[0]) > 1 else (seat,)
            model.set_deal(deal, NAMES, seat)
            assert model.rows[0].tricks == sum(outcome.tricks[mate] for mate in mates)
        if len(seen.teams[0]) > 1:
            return
    raise AssertionError("nobody was called")


@pytest.mark.parametrize(("kind", "hides"), [(Hearts, True), (OhHell, True), (FiveHundred, False)])
def test_whether_it_was_made_is_listed_only_where_there_are_contracts(
    kind: type[Game], hides: bool, qtbot: QtBot
) -> None:
    page = VariationsPage()
    qtbot.addWidget(page)
    page.set_deal(reviewed(session_over(kind())), NAMES, 0, None)
    assert page.sheet.isColumnHidden(MADE) == hides


def test_a_bots_decision_is_tested_from_its_step(qtbot: QtBot, window: MainWindow) -> None:
    play_deal(window)
    window.reviewing.toggle()
    page = page_of(window)
    state = page.state
    assert state is not None
    own = next(p for p in state.replay.positions if p.seat == 0)
    page.go_to(own.at)
    assert not page.side.blindfold.isEnabled() and not window.reviewing.can_test
    bots = next(p for p in state.replay.positions if p.seat == 2)
    page.go_to(bots.at)
    assert page.side.blindfold.isEnabled()
    page.side.blindfold.setFocus()
    press(window, Key.Key_Space)
    assert "Testing…" in page.side.why.toPlainText()
    qtbot.waitUntil(lambda: "changed nothing" in page.side.why.toPlainText(), timeout=30_000)
    assert "10 re-deals" in page.said
    page.go_to(own.at)
    assert "changed nothing" not in page.said


@pytest.mark.parametrize("is_program", [True, False])
def test_what_none_of_our_bots_decided_is_not_tested(window: MainWindow, is_program: bool) -> None:
    play_deal(window)
    session = window.controller.session
    assert session is not None
    players = list(session.setup.players)
    players[2] = replace(players[2], level="My bot", is_program=is_program)
    session.setup = replace(session.setup, players=tuple(players))
    window.reviewing.toggle()
    page = page_of(window)
    assert page.state is not None
    for seat in (2, 1):
        page.go_to(next(p for p in page.state.replay.positions if p.seat == seat).at)
        assert page.side.blindfold.isEnabled() is (seat == 1)


def test_the_command_tests_the_last_decision_at_the_table(qtbot: QtBot, window: MainWindow) -> None:
    said: list[str] = []
    window.screen_.message.connect(said.append)
    play_deal(window)
    assert not window.screen_.can_test  # the deal comes from a file
    window.controller.next_deal()
    settle(window)
    Keyboard(window, random.Random(5)).step()
    settle(window)
    assert window.screen_.can_test
    QTest.keyClick(window, Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert "Testing…" in said
    qtbot.waitUntil(lambda: "changed nothing" in said[-1], timeout=30_000)
    said.clear()
    window.dialogs.fair_deals()
    (dialog,) = window.findChildren(FairDealsDialog)
    assert dialog.tested.text() == blindfold_summary(window.controller.blindfold.summary)
    button = next(found for found in dialog.row.buttons() if found.text() == "Blindfold test")
    button.setFocus()
    QTest.keyClick(button, Key.Key_Return)
    assert not dialog.isVisible()
    assert "Testing…" in said
    qtbot.waitUntil(lambda: "changed nothing" in said[-1], timeout=30_000)
