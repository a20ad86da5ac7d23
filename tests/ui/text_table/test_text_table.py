"""The text table shows only what it may, and is played by keys and clicks."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.driving import random_action
from tests.session.helpers import TABLES, setup, short_game
from tests.ui.window.players import Keyboard, settle
from tests.ui.window.secrets import public_cards, without_rules, words_of
from trickdesk.engine.actions import AskGive, AskPlay, Play
from trickdesk.engine.cards import cards_in
from trickdesk.engine.game import Game
from trickdesk.games.five_hundred import FiveHundred
from trickdesk.session import State
from trickdesk.session.mistakes import MistakeSize
from trickdesk.ui.match.coach.sheet import BlunderNotice
from trickdesk.ui.match.text_table.page import TextTable
from trickdesk.ui.text import card_text, scores, text_table
from trickdesk.ui.text.bot_reasons import HintRow, HintTable
from trickdesk.ui.window.main_window import MainWindow

Key = Qt.Key


class TextKeyboard(Keyboard):
    """Moves through the list of its cards, where illegal ones can be read too."""

    def walk_to(self, card: int) -> None:
        hand = page(self.window).hand
        assert hand.hasFocus()
        self.press(Key.Key_Home)
        for _ in range(40):
            if hand.card_at(hand.currentRow()) == card:
                return
            self.press(Key.Key_Right)
        raise AssertionError("the card is not in the list")


def page(window: MainWindow) -> TextTable:
    return window.screen_.texts.page


def begin(window: MainWindow, people: str, game: str | Game, seed: str = "1") -> None:
    window.matches.start(setup(people, short_game(game) if isinstance(game, str) else game, seed=seed))
    settle(window)
    if not window.screen_.texts.is_on:
        window.commands["text_table"].trigger()
    settle(window)


def spoken(window: MainWindow) -> str:
    """Return all text of the table's screen, hidden or not, and of the status bar."""
    parts = (window.screen_, window.statusBar())
    return "\n".join(
        word for part in parts for word in words_of(QAccessible.queryAccessibleInterface(part))
    ).lower()


@pytest.mark.parametrize("game_id", ["red-one", "tocan"])
def test_deals_are_played_by_keys_alone(window: MainWindow, game_id: str) -> None:
    """All games and whole matches are played over AT-SPI (tests/ui/atspi)."""
    begin(window, "h...", game_id)
    person = TextKeyboard(window, random.Random(3))
    while window.controller.state is not State.DEAL_OVER:
        person.step()
        settle(window)
    assert "play" in person.done
    lines = [page(window).log.item(row).text() for row in range(page(window).log.count())]
    assert lines == text_table.log_lines(window.controller.view, window.screen_.names)
    assert lines[-1].startswith("The deal is over")


@pytest.mark.parametrize("game", TABLES.values(), ids=list(TABLES))
def test_nobody_finds_a_card_that_he_may_not_see(window: MainWindow, game: Game) -> None:
    begin(window, "hh..", game, seed="8")
    rng, seen = random.Random(5), 0
    for _ in range(20):
        settle(window)
        controller = window.controller
        if controller.state is State.MATCH_OVER:
            break
        if controller.state is State.DEAL_OVER:
            controller.next_deal()
            continue
        behind = controller.state is State.CURTAIN
        view = controller.view
        allowed = public_cards(window)
        if not behind:
            allowed |= view.hand | view.took | view.given | view.buried
        else:
            seen += 1
            assert page(window).hand.count() == 0
        words = without_rules(window, spoken(window))
        for card in range(game.deck.size):
            if not allowed >> card & 1:
                assert card_text.card_words(game, card).lower() not in words
        if behind:
            window.pages.curtain.button.click()
            continue
        assert view.ask is not None
        controller.act(random_action(view.ask, rng))
    assert seen > 3


def test_hidden_cards_are_in_no_list(window: MainWindow) -> None:
    begin(window, "h...", "five-hundred")
    assert page(window).hand.count() == 10
    window.commands["hide_cards"].trigger()
    assert page(window).hand.count() == 0
    words = spoken(window)
    game = window.controller.view.game
    assert not any(card_text.card_words(game, card).lower() in words for card in range(game.deck.size - 1))
    window.commands["hide_cards"].trigger()
    assert page(window).hand.count() == 10


def go_to(window: MainWindow, kind: type) -> None:
    rng = random.Random(2)
    for _ in range(200):
        settle(window)
        ask = window.controller.view.ask
        if isinstance(ask, kind):
            return
        if window.controller.state is State.DEAL_OVER:
            window.controller.next_deal()
        elif ask is not None:
            window.controller.act(random_action(ask, rng))
    raise AssertionError("that is never asked")


def test_a_card_that_may_not_be_played_says_why(window: MainWindow) -> None:
    begin(window, "h...", "hearts")
    rng = random.Random(4)
    for _ in range(60):
        go_to(window, AskPlay)
        view = window.controller.view
        ask = view.ask
        assert isinstance(ask, AskPlay)
        if ask.cards != view.hand:
            break
        window.controller.act(random_action(ask, rng))
    hand = page(window).hand
    bad = next(cards_in(view.hand & ~ask.cards))
    hand.go_to(bad)
    heard: list[str] = []
    window.screen_.message.connect(heard.append)
    before = window.controller.session.inputs
    QTest.keyClick(hand, Key.Key_Return)
    assert window.controller.session.inputs == before
    item = hand.item(hand.currentRow())
    assert heard
    assert item.data(Qt.ItemDataRole.AccessibleDescriptionRole) == heard[-1]


def test_picks_are_told_and_stay_when_the_scene_comes_back(window: MainWindow) -> None:
    begin(window, "h...", "hearts")
    go_to(window, AskGive)
    hand = page(window).hand
    heard: list[str] = []
    window.table.announced.connect(heard.append)
    hand.setFocus()
    QTest.keyClick(hand, Key.Key_Home)
    QTest.keyClick(hand, Key.Key_Space)
    assert heard == [f"{hand.item(0).text()} is picked, 1 of 3."]
    assert "picked" in hand.item(0).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    picks = window.table.picks()
    assert picks.bit_count() == 1
    window.commands["text_table"].trigger()
    assert window.table.picks() == picks
    assert window.screen_.panel.picks == picks
    window.commands["text_table"].trigger()
    QTest.mouseClick(
        page(window).hand.viewport(),
        Qt.MouseButton.LeftButton,
        pos=hand.visualItemRect(hand.item(0)).center(),
    )
    assert not window.table.picks()


def test_switching_keeps_the_question_and_the_keyboard(window: MainWindow) -> None:
    begin(window, "h...", "five-hundred")
    page_ = page(window)
    assert window.screen_.panel.parentWidget() is page_
    assert (
        window.screen_.panel.isAncestorOf(window.focusWidget())
        or window.focusWidget() is window.screen_.panel
    )
    window.commands["text_table"].trigger()
    assert window.screen_.panel.parentWidget() is window.table
    assert not page_.isVisible()
    window.commands["text_table"].trigger()
    go_to(window, AskPlay)
    assert page_.hand.hasFocus()


def test_the_last_trick_and_where_we_stand_are_said(window: MainWindow) -> None:
    begin(window, "h...", "oh-hell")
    go_to(window, AskPlay)
    while not any(trick.winner is not None for trick in window.controller.view.tricks):
        ask = window.controller.view.ask
        assert ask is not None
        window.controller.act(random_action(ask, random.Random(1)))
        go_to(window, AskPlay)
    heard: list[str] = []
    window.screen_.message.connect(heard.append)
    QTest.keyClick(page(window).hand, Key.Key_L)
    assert heard[-1].startswith("Last trick: ")
    window.commands["situation"].trigger()
    assert heard[-1].startswith(scores.prompt_words(window.controller.view, window.screen_.names))


def test_matches_begin_there_where_somebody_wants_it(window: MainWindow) -> None:
    window.settings.accessibility.text_table = True
    window.apply_settings()
    assert window.screen_.texts.is_on
    window.screen_.texts.set_on(False)
    window.apply_settings()  # another setting was changed
    assert not window.screen_.texts.is_on


def test_tables_stay_whole_when_words_grow(window: MainWindow) -> None:
    """Rows grow with the text, not only when something new is shown."""
    begin(window, "h...", "five-hundred")
    players = page(window).players
    before = players.rowHeight(0)
    window.settings.look.text_size = 200
    window.apply_settings()
    settle(window)
    assert players.rowHeight(0) >= players.sizeHintForRow(0) > before
    assert players.maximumHeight() >= players.verticalHeader().length()


@pytest.mark.parametrize(
    ("text_size", "size"), [(100, (1000, 620)), (150, (1280, 720)), (200, (1000, 620)), (200, (1280, 720))]
)
def test_a_hint_leaves_the_hand_in_sight(window: MainWindow, text_size: int, size: tuple[int, int]) -> None:
    """So does the checker's line; tips wait if there is no room."""
    window.settings.look.text_size, window.settings.help.explain = text_size, "always"
    window.preferences.commit()
    window.resize(*size)
    begin(window, "h...", "hearts")
    go_to(window, AskPlay)
    coach, hand = window.screen_.coach, page(window).hand
    coach.toggle_hint()
    assert coach.panel is not None
    rows = tuple(HintRow(Play(0), "{H}7", "7 of hearts", 1.5, ("1.2", "30%"), False) for _ in range(5))
    words = "Take the seven of hearts, because it cannot win and keeps the others for later tricks."
    coach.panel.say(HintTable(("Points", "Chance"), rows, ()), words, "2000 deals", "")
    coach.notice = BlunderNotice(
        "That gave away about 4.2 points.", MistakeSize.LARGE, window.screen_.texts.ground
    )
    coach.notice.show()
    coach.place()
    QTest.qWait(30)
    for part in (coach.notice, coach.panel, coach.prompter.sheet):
        if part is not None and part.isVisible():
            assert page(window).rect().contains(part.geometry())
            assert not part.geometry().intersects(hand.geometry())
    assert coach.notice.back.width() >= coach.notice.back.sizeHint().width(), "taking back is within reach"


def test_the_kitty_and_the_cards_set_aside_are_counted_apart(window: MainWindow) -> None:
    """Five Hundred, rules 8.4: ten cards stay out of the deal."""
    begin(window, "h", FiveHundred({"players": 2}))
    view = window.controller.view
    assert text_table.situation_lines(view, ["Ann", "Bo"])[-2:] == [
        "Kitty, face down: 3",
        "Set aside, face down: 10",
    ]
    go_to(window, AskGive)
    view = window.controller.view
    assert text_table.situation_lines(view, ["Ann", "Bo"])[-1] == "Set aside, face down: 10"
    assert not any("Kitty" in line for line in text_table.situation_lines(view, ["Ann", "Bo"]))


@pytest.mark.parametrize("game", ["five-hundred", "hearts"])
def test_headers_begin_where_the_cells_below_them_do(window: MainWindow, game: str) -> None:
    begin(window, "h...", game)
    role, left = Qt.ItemDataRole.TextAlignmentRole, Qt.AlignmentFlag.AlignLeft
    for table in (page(window).players, page(window).auction):
        model, usual = table.model(), table.horizontalHeader().defaultAlignment()
        for column in range(model.columnCount()):
            head = model.headerData(column, Qt.Orientation.Horizontal, role) or usual
            cell = model.index(0, column).data(role) or left
            assert bool(head & left) == bool(cell & left), column
