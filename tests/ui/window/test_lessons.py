"""Lessons in the real window, by mouse and keyboard, with wrong answers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.session.helpers import setup, short_game
from tests.ui.picture_bytes import picture_bytes
from tests.ui.window.players import Keyboard, Mouse, Person, play_on, settle
from trickdesk.engine.actions import Action, AskCall, AskGive, AskPlay, Call, Give, Play
from trickdesk.engine.cards import cards_in
from trickdesk.engine.record import parse_action, write_action
from trickdesk.games import games
from trickdesk.session.lesson import LessonSession
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui.lessons.files import has_lesson, load_lesson
from trickdesk.ui.lessons.page import LessonPage
from trickdesk.ui.match.coach.rings import GAP, seen_part
from trickdesk.ui.panels.over import DealOverPanel
from trickdesk.ui.table.card_layout import CardPosition
from trickdesk.ui.table.items import CardItem
from trickdesk.ui.window.main_window import MainWindow

TAUGHT = [game_id for game_id in games() if has_lesson(game_id)]


def lesson_page(window: MainWindow, game_id: str) -> LessonPage:
    window.learning.open(game_id)
    page = window.learning.page
    assert page is not None and window.learning.is_up
    settle(as_window(page))
    return page


def as_window(page: LessonPage) -> MainWindow:
    """Give the page the window's attributes, so that the same players can use it."""
    return cast(MainWindow, page)


def test_a_ring_encloses_the_part_of_a_card_that_is_seen() -> None:
    for step, left_handed in ((60.0, False), (60.0, True), (110.0, False)):
        cards = [
            CardPosition(CardItem.__new__(CardItem), 10 + step * i, 500, 100, 10 - i if left_handed else i)
            for i in range(3)
        ]
        seen = [seen_part(card, cards) for card in cards]
        assert [round(rect.width()) for rect in seen] == (
            [100, 100, 100] if step > 100 else [100, 60, 60] if left_handed else [60, 60, 100]
        )
        assert all(not a.intersects(b) for a, b in pairwise(seen))


def session_of(page: LessonPage) -> LessonSession:
    session = page.controller.lesson
    assert session is not None
    return session


class Learner:
    """Takes a lesson with a person's mouse or keyboard."""

    def __init__(self, page: LessonPage, kind: type[Person]) -> None:
        self.page = page
        self.person = kind(as_window(page), random.Random(1))
        self.refused = self.explained = 0

    def finish(self) -> None:
        page = self.page
        for _ in range(100):
            settle(as_window(page))
            session = session_of(page)
            if session.step is None:
                return
            before, was_reading = (session.at, session.inputs), session.is_reading
            if was_reading:
                self.read_on()
            else:
                self.err()
                self.decide(self.action(session.step.expect))
            goes_on = was_reading and not session.is_reading  # others do something
            assert goes_on or (session.at, session.inputs) != before, f"{session.step} goes on for ever"
        raise AssertionError("the lesson does not end")

    def action(self, written: tuple[str, ...]) -> Action:
        """Return the first legal one of these."""
        for entry in written:
            verb, *rest = entry.split()
            action = parse_action(verb, rest, session_of(self.page).setup.game.deck)
            if session_of(self.page).why_not(action) is None:
                return action
        raise AssertionError("nothing of that is legal")

    def decide(self, action: Action) -> None:
        ask = self.page.controller.view.ask
        if isinstance(action, Call):
            assert isinstance(ask, AskCall)
            self.person.call(ask, action.text)
        elif isinstance(action, Give):
            self.person.give(action)
        else:
            self.person.play(action)

    def read_on(self) -> None:
        if isinstance(self.person, Mouse):
            self.person.click(self.page.sheet.go_button)
        else:
            QTest.keyClick(self.page.window().focusWidget(), Qt.Key.Key_Return)

    def err(self) -> None:
        """Try something wrong first: nothing happens, and the reason is shown."""
        page, session = self.page, session_of(self.page)
        step, before = session.step, (session.at, session.inputs)
        assert step is not None and page.sheet.show_button.isVisible()
        assert page.rings.items or page.rings.parts or not step.show
        action = self.mistake()
        if action is None:
            self.be_refused()
        else:
            self.decide(action)
            reason = step.reason(write_action(action, session.setup.game.deck))
            assert reason and reason in page.sheet.reason.text()
            assert page.sheet.reason.isVisible()
            self.explained += 1
            assert page.table.picks() == 0, "the wrong cards stay chosen"
        QApplication.processEvents()
        assert (session.at, session.inputs) == before, "something was done"

    def mistake(self) -> Action | None:
        """Do something legal that isn't accepted."""
        session, ask = session_of(self.page), self.page.controller.view.ask
        step, deck = session.step, session.setup.game.deck
        assert step is not None
        tempting = tuple(step.tempting)
        if tempting:
            return self.action(tempting)
        possible: list[Action] = []
        if isinstance(ask, AskCall):
            possible = [Call(call) for call in ask.calls]
        elif isinstance(ask, AskPlay):
            possible = [Play(card) for card in cards_in(ask.cards) if card not in ask.names]
        elif isinstance(ask, AskGive):
            cards = 0
            for card in reversed(list(cards_in(ask.cards))):
                cards |= 1 << card if cards.bit_count() < ask.low else 0
            possible = [Give(cards)]
        return next((a for a in possible if write_action(a, deck) not in step.expect), None)

    def be_refused(self) -> None:
        """Nothing wrong is legal here, so it is refused as at every table."""
        ask, hand = self.page.controller.view.ask, self.page.controller.view.hand
        assert isinstance(ask, AskPlay)
        others = list(cards_in(hand & ~ask.cards))
        if others and isinstance(self.person, Mouse):
            self.person.click_card(others[0])
            self.refused += 1


@pytest.fixture
def learned(window: MainWindow) -> Iterator[MainWindow]:
    yield window
    assert window.controller.session is None or window.controller.session.match is not None


@pytest.mark.parametrize(
    ("game_id", "kind"), [(game_id, (Mouse, Keyboard)[at % 2]) for at, game_id in enumerate(TAUGHT)]
)
def test_a_lesson_is_played_to_its_end(learned: MainWindow, game_id: str, kind: type[Person]) -> None:
    page = lesson_page(learned, game_id)
    learner = Learner(page, kind)
    learner.finish()
    assert learner.explained > 0
    assert page.sheet.play_button.isVisible()
    result = page.screen_.panel
    assert isinstance(result, DealOverPanel) and result.isVisible(), "how it ended is gone"
    assert not any(button.isVisible() for button in result.findChildren(QPushButton))
    assert page.table.geometry().contains(result.geometry())
    assert page.sheet.area.verticalScrollBar().maximum() == 0, "what was learned has to be scrolled"
    assert all(sentence in page.sheet.words.text() for sentence in page.lesson.learned)
    assert learned.settings.games.learned == [game_id]
    assert SettingsFile(learned.archive.paths.settings).load()[0].games.learned == [game_id]
    assert learned.archive.unfinished() == [], "the lesson was saved"


def test_a_lesson_leaves_the_match_as_it_is(window: MainWindow) -> None:
    window.matches.start(setup("hbbb", short_game("92q"), seed="1"))
    settle(window)
    before, text = window.controller.view, window.controller.session.record_text()
    page = lesson_page(window, "oh-hell")
    assert not window.commands["undo"].isEnabled()
    QTest.keyClick(page.sheet.go_button, Qt.Key.Key_Return)
    settle(as_window(page))
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.pages.at_table and window.controller.view == before
    assert window.controller.session.record_text() == text
    assert page.controller.session is None
    assert not window.controller.is_paused
    assert window.screen_.panel is not None and window.screen_.panel.isVisible()
    assert "92Q" in window.windowTitle()


def test_cards_keep_their_points_after_a_lesson_of_another_game(window: MainWindow) -> None:
    window.matches.start(setup("hbbb", short_game("red-one"), seed="1"))
    settle(window)

    def hand() -> list[bytes]:
        for item in window.table.board.own_cards():
            item.refresh()
        return [picture_bytes(item.pixmap().toImage()) for item in window.table.board.own_cards()]

    before = hand()
    page = lesson_page(window, "oh-hell")
    page.sheet.close_button.click()
    assert window.pages.at_table and hand() == before


def test_a_lesson_from_the_lobby_leads_back_there(window: MainWindow) -> None:
    window.matches.show_lobby()
    page = lesson_page(window, "oh-hell")
    assert "Oh Hell" in window.windowTitle()
    page.sheet.close_button.click()
    assert window.pages.stack.currentWidget() is window.pages.lobby
    assert window.windowTitle() == "Trickdesk"
    assert window.settings.games.learned == []


@pytest.mark.parametrize("in_text", [False, True])
def test_after_a_lesson_the_keyboard_is_where_it_was(window: MainWindow, in_text: bool) -> None:
    play_on(window, AskPlay)
    if in_text:
        window.commands["text_table"].trigger()
    where = QApplication.focusWidget()
    assert where is (window.screen_.texts.page.hand if in_text else window.table)
    lesson_page(window, "oh-hell")
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is where
    assert window.commands["finish"].isEnabled(), "nothing waits for another input"


def test_the_answer_is_shown_below_its_own_question(window: MainWindow) -> None:
    page = lesson_page(window, "oh-hell")
    to_decision(page)
    asked = page.sheet.words.text()
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_PageUp)
    assert page.sheet.words.text() != asked
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert page.sheet.words.text() == asked and "3" in page.sheet.reason.text()
    assert not page.sheet.go_button.isVisible()


def test_with_large_text_a_comment_and_the_line_at_the_top_are_whole(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.settings.look.text_size = 200
    window.apply_settings()
    sheet = lesson_page(window, "hearts").sheet
    sheet.say("This question has many words. " * 9, "", 0)
    sheet.say_below("And so has the comment. " * 5, right=False)
    bar = sheet.area.verticalScrollBar()

    def is_whole() -> bool:
        line, foot = sheet.words.fontMetrics().height(), sheet.reason.geometry().bottom()
        whole = bar.value() % line == sheet.area.height() % line == 0
        return whole and 0 < foot - bar.value() < sheet.area.height() <= foot

    for width in (1000, 1400, 1200):
        window.resize(width, 700)
        qtbot.waitUntil(is_whole)
    # In the smallest window, there is only room for the comment.
    window.resize(1000, 620)
    qtbot.waitUntil(lambda: bar.value() == sheet.reason.y())
    assert sheet.reason.height() == sheet.area.height() == 3 * sheet.reason.fontMetrics().height()


def test_a_changed_key_is_in_force_in_a_lesson_too(window: MainWindow) -> None:
    window.shortcuts.change("last_trick", [QKeySequence("J")])
    page = lesson_page(window, "oh-hell")
    assert page.table.last_trick_key == QKeySequence("J")


def test_another_page_ends_the_lesson(window: MainWindow) -> None:
    page = lesson_page(window, "oh-hell")
    window.matches.start(setup("hbbb", short_game("92q"), seed="1"))
    settle(window)
    assert not window.learning.is_up and page.controller.session is None
    assert not window.controller.is_paused


def test_what_was_said_can_be_read_again(window: MainWindow) -> None:
    page = lesson_page(window, "oh-hell")
    first = page.sheet.words.text()
    page.go_on()
    second = page.sheet.words.text()
    assert second != first
    QTest.keyClick(page.sheet.go_button, Qt.Key.Key_PageUp)
    assert page.sheet.words.text() == first
    assert not page.sheet.back_button.isVisible()
    assert session_of(page).at == 1
    page.go_on()
    assert page.sheet.words.text() == second
    assert session_of(page).at == 1


def to_decision(page: LessonPage) -> None:
    while not session_of(page).is_deciding:
        page.go_on()
        settle(as_window(page))


def test_the_right_answer_is_shown_to_whoever_asks(window: MainWindow) -> None:
    page = lesson_page(window, "oh-hell")
    to_decision(page)
    assert window.commands["hint"].isEnabled()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert "3" in page.sheet.reason.text()
    page.sheet.say_below("", right=False)
    page.screen_.panel.hintWanted.emit()
    assert "3" in page.sheet.reason.text()
    assert [part.isVisible() for part in page.rings.parts] == [True]
    page.controller.act(Call("3"))
    settle(as_window(page))
    page.show_answer()
    assert len(page.rings.items) == 1, "the card is not ringed"


def test_rings_follow_the_table(window: MainWindow) -> None:
    page = lesson_page(window, "oh-hell")
    page.go_on()
    page.go_on()
    before = [ring.rect for ring in page.rings.items]
    assert len(before) == 5
    window.resize(1300, 900)
    QApplication.processEvents()
    QTest.qWait(1)
    after = [ring.rect for ring in page.rings.items]
    assert len(after) == 5 and after != before
    assert [ring.scene() for ring in page.rings.items] == [page.table.scene()] * 5
    page.go_on()
    assert not page.rings.items


def test_rings_follow_cards_that_move_in_a_table_of_the_same_size(window: MainWindow) -> None:
    page = lesson_page(window, "hearts")
    to_decision(page)
    page.show_answer()
    before = [ring.rect for ring in page.rings.items]
    window.settings.look.text_size = 200
    page.table.apply(window.settings)
    gap = GAP * page.table.board.layout.unit
    assert len(page.rings.items) == 3
    assert [ring.rect for ring in page.rings.items] != before
    for target, ring in zip(page.rings.targets, page.rings.items, strict=True):
        ((place, _),) = page.rings.places(target)
        assert ring.rect == place.adjusted(-gap, -gap, gap, gap)


def test_rings_follow_the_panel(window: MainWindow) -> None:
    page = lesson_page(window, "oh-hell")
    to_decision(page)
    page.show_answer()
    for size in ((1000, 700), (1920, 1080), (1366, 768)):
        window.resize(*size)
        settle(as_window(page))
        QTest.qWait(50)
        panel, (ring,) = page.screen_.panel, page.rings.parts
        (button,) = panel.widgets_for("3")
        around = QRect(button.mapTo(panel, QPoint()), button.size())
        assert (ring.geometry().center() - around.center()).manhattanLength() <= 2, size
        assert ring.geometry().contains(around)


def test_every_text_is_announced_once(window: MainWindow) -> None:
    page = lesson_page(window, "oh-hell")
    heard: list[str] = []
    page.table.announced.connect(heard.append)
    page.go_on()
    assert heard == [page.sheet.words.text()]
    to_decision(page)
    heard.clear()
    page.controller.act(Call("4"))
    assert heard == [page.sheet.reason.text()]


def test_the_table_keeps_its_size(window: MainWindow) -> None:
    """The text above it has room for the longest one from the beginning."""
    page = lesson_page(window, "oh-hell")
    size = page.table.size()
    for _ in range(4):
        page.go_on()
        QApplication.processEvents()
        assert page.table.size() == size
        bar = page.sheet.area.verticalScrollBar()
        assert bar.maximum() == 0, "the text has to be scrolled"
    for width, height in ((2600, 1500), (1000, 700)):
        window.resize(width, height)
        QApplication.processEvents()
        assert not bar.isVisible()


def test_at_its_end_a_match_can_be_begun(window: MainWindow) -> None:
    page = lesson_page(window, "oh-hell")
    Learner(page, Mouse).finish()
    page.sheet.play_button.click()
    settle(window)
    assert window.pages.at_table and window.controller.session.setup.game.id == "oh-hell"
    assert window.controller.session.match is not None
    begun = window.controller.session.setup
    assert begun.people == (0,)
    assert begun.players == window.pages.lobby.players(begun.game)  # as the lobby has said


def test_a_lesson_can_be_taken_once_more(window: MainWindow) -> None:
    page = lesson_page(window, "oh-hell")
    Learner(page, Mouse).finish()
    page.sheet.again_button.click()
    settle(as_window(page))
    assert session_of(page).at == 0 and page.sheet.go_button.isVisible()
    assert page.screen_.panel is None


def test_the_result_of_a_lesson_asks_for_nothing(window: MainWindow) -> None:
    """It stays during steps back, with table and text table, and takes no key."""
    page = lesson_page(window, "oh-hell")
    Learner(page, Mouse).finish()
    at, record = session_of(page).at, session_of(page).record_text()
    for _ in range(2):
        page.screen_.panel.setFocus()
        page.table.setFocus()
        QTest.keyClick(page.table, Qt.Key.Key_Return)
        page.read_back()
        QTest.keyClick(page.table, Qt.Key.Key_Return)
        settle(as_window(page))
        assert window.learning.is_up and page.sheet.play_button.isVisible()
        assert (session_of(page).at, session_of(page).record_text()) == (at, record)
        assert page.screen_.panel.isVisible() and not page.screen_.panel.go_on.isVisible()
        page.screen_.texts.set_on(True)
        page.screen_.panel.go_on.click()  # asked again there, it leads nowhere either
        settle(as_window(page))


def test_the_menu_leads_to_every_lesson(window: MainWindow) -> None:
    for game_id in games():
        window.commands[f"learn_{game_id}"].trigger()
        assert window.learning.is_up == has_lesson(game_id)
        if window.learning.is_up:
            assert window.learning.game.id == game_id
            window.learning.close()


def test_there_is_no_lesson_of_no_game(window: MainWindow) -> None:
    window.learning.open("../oh-hell")
    assert not window.learning.is_up


def test_the_result_in_a_lesson_has_no_second_button_to_go_on(window: MainWindow) -> None:
    page = lesson_page(window, "hearts")
    assert page.lesson is not None
    session_of(page).go_to(page.lesson.place_of("score"))
    page.controller.teach(session_of(page))
    settle(as_window(page))
    panel = page.screen_.panel
    assert isinstance(panel, DealOverPanel) and not panel.go_on.isVisible()
    assert page.sheet.go_button.isVisible() and page.sheet.go_button.hasFocus()


def test_a_lesson_goes_on_where_it_was_left(window: MainWindow) -> None:
    page = lesson_page(window, "hearts")
    assert not page.sheet.resume_button.isVisible()
    to_decision(page)
    step, log = session_of(page).at, session_of(page).inputs_since(0)
    assert step > 0 and page.lesson is not None
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
    assert not window.learning.is_up
    kept = SettingsFile(window.archive.paths.settings).load()[0].games
    assert kept.left_lessons == {"hearts": page.lesson.steps[step].key} and kept.learned == []
    page = lesson_page(window, "hearts")
    assert session_of(page).at == 0, "it is offered, not done"
    assert page.sheet.resume_button.text() == f"Go on at step {step + 1}"
    assert page.sheet.resume_button.hasFocus() and page.sheet.go_button.isVisible()
    QTest.keyClick(page.sheet.resume_button, Qt.Key.Key_Return)
    settle(as_window(page))
    assert session_of(page).at == step and session_of(page).is_deciding
    assert session_of(page).inputs_since(0) == log
    assert page.sheet.count.text().startswith(f"Step {step + 1} of ")


def test_who_starts_a_lesson_again_can_still_go_on_at_the_later_step(window: MainWindow) -> None:
    page = lesson_page(window, "hearts")
    to_decision(page)
    step = session_of(page).at
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
        page = lesson_page(window, "hearts")
        assert page.sheet.resume_button.text() == f"Go on at step {step + 1}"
        page.go_on()
        settle(as_window(page))


def test_a_lesson_that_is_left_with_the_program_goes_on_too(window: MainWindow) -> None:
    page = lesson_page(window, "hearts")
    to_decision(page)
    window.close()
    assert "hearts" in SettingsFile(window.archive.paths.settings).load()[0].games.left_lessons


def test_a_finished_lesson_has_nothing_to_go_on_with(window: MainWindow) -> None:
    window.settings.games.left_lessons["oh-hell"] = "no such step"
    page = lesson_page(window, "oh-hell")
    assert not page.sheet.resume_button.isVisible()
    session_of(page).go_to(len(session_of(page).lesson.steps))
    page.controller.teach(session_of(page))
    assert window.settings.games.left_lessons == {} and window.settings.games.learned == ["oh-hell"]


@pytest.mark.parametrize("game_id", TAUGHT)
def test_every_step_of_a_lesson_can_be_gone_to(game_id: str) -> None:
    lesson = load_lesson(game_id, "en")
    for place in range(len(lesson.steps) + 1):
        session = LessonSession(lesson, "Ann")
        session.go_to(place)
        assert session.at == place


def test_after_a_wrong_pass_the_cards_are_put_back(window: MainWindow) -> None:
    page = lesson_page(window, "hearts")
    while not isinstance(page.controller.view.ask, AskGive):
        page.go_on()
        settle(as_window(page))
    wrong = Learner(page, Mouse).mistake()
    assert isinstance(wrong, Give)
    page.table.set_picks(wrong.cards)
    page.controller.act(wrong)
    assert "Try again" in page.sheet.reason.text()
    assert page.table.picks() == 0 and page.table.hasFocus()
