"""Large text: the smallest letters of every screen follow, and nothing is cut."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.session.helpers import play_until, setup, short_game
from tests.shots import scenes
from tests.ui.review.at_window import page_of, play_deal
from tests.ui.window.hinted import answer, asked, choices, listen
from tests.ui.window.players import decide, settle
from tests.ui.window.quick import QuickClient
from tests.ui.window.survey import SMALLEST, TEXTS, Surveyor, faults, surveyor
from trickdesk.engine.actions import AskCall, AskGive, AskPlay
from trickdesk.games import games
from trickdesk.languages import LANGUAGES
from trickdesk.session import State
from trickdesk.ui.cards import pixmaps
from trickdesk.ui.panels.bids import StepsPanel
from trickdesk.ui.qt import translation
from trickdesk.ui.widgets.page_parts import Tabs
from trickdesk.ui.window.main_window import MainWindow

__all__ = ["surveyor"]
AT_LOBBY = True
TABLES: tuple[tuple[str, Any, type[object]], ...] = (
    ("five-hundred", {}, AskCall),
    ("five-hundred", {}, AskGive),
    ("five-hundred", {}, AskPlay),
    ("five-hundred", {"players": 6, "sixes": "threes"}, AskCall),
    ("hearts", {}, AskGive),
    ("tocan", {}, AskCall),
    ("red-one", {}, AskCall),
    ("forty-fives", {}, AskPlay),
    ("oh-hell", {"players": 7}, AskCall),
    ("92q", {"players": 8}, AskPlay),
)


@pytest.fixture
def painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are blank: they take long at so many sizes, and only text is looked at."""
    monkeypatch.setattr(pixmaps, "paint_face", lambda _face, px, dpr: pixmaps.card_shadow(px / dpr, dpr))


@pytest.mark.parametrize(("game_id", "options", "kind"), TABLES, ids=str)
def test_letters_at_the_table_follow(
    surveyor: Surveyor,
    window: MainWindow,
    client: QuickClient,
    game_id: str,
    options: dict[str, Any],
    kind: type[object],
) -> None:
    """Tip and hint at each size; both have also been open when the text has grown."""
    view = asked(window, kind, game_id, **options)
    client.hint_answers = [answer(view, choices(view)[0])]
    shown = ["tip", "hint"]
    for _ in surveyor.ways(len(TEXTS)):
        surveyor.take(shown[0])
        window.screen_.coach.toggle_hint()
        listen(window)
        shown.reverse()
        surveyor.take(shown[0])


def test_at_twice_the_size_a_call_and_its_hint_do_not_scroll(window: MainWindow, client: QuickClient) -> None:
    window.settings.look.text_size = 200
    window.apply_settings()
    window.resize(1000, 700)
    view = asked(window, AskCall, "tocan", "..h.")
    assert view.calls
    panel, coach = window.screen_.panel, window.screen_.coach
    client.hint_answers = [answer(view, choices(view)[0])]
    coach.toggle_hint()
    listen(window)
    assert isinstance(panel, StepsPanel) and coach.panel is not None
    for area in (panel.rows, coach.panel.area):
        assert area.verticalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    assert panel.scale >= 1.5  # as large as asked for, but for six percent


def test_with_large_text_a_hint_leaves_the_bar_free(window: MainWindow, client: QuickClient) -> None:
    window.settings.look.text_size = 200
    window.apply_settings()
    window.resize(1920, 1080)
    coach = window.screen_.coach
    for game_id in ("tocan", "92q"):
        view = asked(window, AskCall, game_id)
        client.hint_answers = [answer(view, choices(view)[0])]
        coach.toggle_hint()
        listen(window)
        coach.place()
        assert coach.panel is not None and window.bar.isVisible()
        assert not coach.panel.geometry().intersects(window.bar.geometry()), game_id


def test_at_twice_the_size_the_prompt_lies_over_no_call(window: MainWindow) -> None:
    window.settings.look.text_size = 200
    window.apply_settings()
    window.resize(1000, 700)
    asked(window, AskCall, "oh-hell", "..h.")
    window.screen_.coach.place()
    line, bubbles = window.screen_.coach.prompter.line, window.table.voice.bubbles
    assert line.isVisible()
    assert not any(bubble.isVisible() and bubble.box.meets(line.box) for bubble in bubbles)


@pytest.mark.parametrize("game_id", ["five-hundred", "hearts"])
def test_letters_at_the_end_follow(surveyor: Surveyor, window: MainWindow, game_id: str) -> None:
    window.matches.start(setup("h...", short_game(game_id), seed="3"))
    settle(window)
    for state in (State.DEAL_OVER, State.MATCH_OVER):
        session = window.controller.hand_over()
        assert session is not None
        play_until(session, {state}, random.Random(5))
        window.controller.begin(session)
        settle(window)
        surveyor.everywhere(str(state))


def test_letters_beside_the_table_follow(surveyor: Surveyor, window: MainWindow) -> None:
    asked(window, AskPlay, "five-hundred")
    window.dock.toggle()
    surveyor.everywhere("record")
    window.dock.toggle()
    window.commands["text_table"].trigger()
    surveyor.everywhere("text table")
    window.commands["text_table"].trigger()
    window.learning.open("five-hundred")
    surveyor.everywhere("lesson")


def test_letters_of_the_review_follow(surveyor: Surveyor, window: MainWindow) -> None:
    play_deal(window)
    window.reviewing.toggle()
    for tab in range(page_of(window).side.tabs.count()):
        page_of(window).side.tabs.setCurrentIndex(tab)
        surveyor.everywhere(f"review {tab}")


@pytest.mark.slow
def test_letters_in_dialogs_follow(surveyor: Surveyor, window: MainWindow) -> None:
    for _ in surveyor.ways():
        window.matches.show_lobby()
        scenes.settings_pages(window, surveyor)
        scenes.from_the_lobby(window, surveyor)
        scenes.at_the_table(window, surveyor, "five-hundred")


@pytest.mark.slow
def test_letters_of_the_coach_follow(surveyor: Surveyor, window: MainWindow) -> None:
    for deals in scenes.REVIEWED:
        scenes.keep_deals(window, deals)
        for _ in surveyor.ways():
            # To read the reviews of most deals takes long, so that is done in the hardest way alone.
            if deals < scenes.REVIEWED[-1] or surveyor.way == (SMALLEST, TEXTS[-1]):
                surveyor.dialog(f"{deals} deals", window.coaching.open)


def test_of_two_dialogs_the_one_on_top_is_looked_at(
    surveyor: Surveyor, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, QWidget] = {}
    monkeypatch.setattr(surveyor, "_look", seen.__setitem__)
    scenes.same_deals(window, surveyor)
    kinds = {name: type(shown).__name__ for name, shown in seen.items()}
    assert kinds.pop("same-deals-new") == "NewChallengeDialog"
    assert set(kinds.values()) == {"SameDealsDialog"} and len(kinds) == 3


def test_dialogs_are_looked_at_with_their_data(
    surveyor: Surveyor, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    def look(name: str, shown: QWidget) -> None:
        seen.append(name)
        seen.extend(label.text() for label in shown.findChildren(QLabel) if label.isVisible())

    monkeypatch.setattr(surveyor, "_look", look)
    scenes.coach(window, surveyor, 40)
    assert any(words.startswith("40 deals reviewed") for words in seen)


def test_letters_in_the_lobby_follow(surveyor: Surveyor, window: MainWindow) -> None:
    lobby = window.pages.lobby
    surveyor.everywhere("lobby")
    game_ids, shown = ["five-hundred", "oh-hell"], ""  # each is also open while the text grows
    for _ in surveyor.ways(len(TEXTS)):
        for game_id in game_ids:
            if shown != game_id:
                lobby.show_home()
                lobby.list.choose(game_id)
                lobby.show_setup()
            shown = game_id
            surveyor.take(f"set-up of {game_id}")
        game_ids.reverse()


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    """Speak each language in turn, before there is a window."""
    translation.speak(qapp, request.param)
    yield
    translation.speak(qapp, "en")


def test_no_sentence_of_the_lobby_is_cut(surveyor: Surveyor, window: MainWindow) -> None:
    window.settings.look.text_size = 150
    window.apply_settings()
    window.resize(*SMALLEST)
    QApplication.processEvents()
    lobby = window.pages.lobby
    assert lobby.newest.detail.shown().endswith(".")
    lobby.show_setup()
    QApplication.processEvents()
    button = lobby.page.rules.preset_button
    assert not [text for _, text in surveyor.letters.of(button) if "…" in text]
    button.resize(button.width() // 2, button.height())
    words = " ".join(text for _, text in surveyor.letters.of(button))
    assert "As described on the rules page" in words


def test_in_the_smallest_window_every_game_is_described_whole(spoken: None, window: MainWindow) -> None:
    window.resize(*SMALLEST)
    QApplication.processEvents()
    for tile in window.pages.lobby.list.tiles:
        words = tile.lines(tile.width())
        assert not words[-1].endswith("…"), words


def test_at_twice_the_size_set_up_and_lobby_do_not_scroll_sideways(spoken: None, window: MainWindow) -> None:
    window.settings.look.text_size = 200
    window.apply_settings()
    lobby = window.pages.lobby
    for game_id in ("hearts", "five-hundred", "92q"):
        window.matches.start(setup("h...", games()[game_id](), seed="3"))
        decide(window)
        window.matches.show_lobby()
        for opened in (lobby.show_home, partial(lobby.list.choose, game_id), lobby.show_setup):
            opened()
            window.resize(1000, 700)
            for _ in range(5):
                QApplication.processEvents()
            assert not list(faults(lobby)), game_id
        lobby.show_home()


@pytest.mark.parametrize("spoken", ["de", "fr"], indirect=True)  # the longest words
def test_at_twice_the_size_no_tip_or_hint_is_cut(
    spoken: None, window: MainWindow, client: QuickClient
) -> None:
    window.settings.look.text_size = 200
    window.apply_settings()
    window.resize(1000, 700)
    coach = window.screen_.coach
    for game_id, kind in (("five-hundred", AskCall), ("hearts", AskGive), ("forty-fives", AskPlay)):
        view = asked(window, kind, game_id)
        coach.place()
        assert not list(faults(window)), game_id
        client.hint_answers = [answer(view, choices(view)[0])]
        coach.toggle_hint()
        listen(window)
        coach.place()
        assert not list(faults(window)), game_id


def test_at_twice_the_size_nothing_beside_the_review_is_cut(spoken: None, window: MainWindow) -> None:
    window.settings.look.text_size = 200
    window.apply_settings()
    play_deal(window)
    window.reviewing.toggle()
    for _ in range(5):
        QApplication.processEvents()
    assert not list(faults(page_of(window).side))


def test_tabs_without_room_are_a_list(qtbot: QtBot) -> None:
    tabs = Tabs(QPushButton("Beside"))
    qtbot.addWidget(tabs)
    for name in ("&First page", "Second &page", "Third page"):
        tabs.addTab(QWidget(), name)
    tabs.show()
    for width in (900, 260, 900):
        tabs.resize(width, 200)
        QApplication.processEvents()
        assert tabs.list.isVisible() == (width < 900)
        assert (tabs.tabBar().width() > 0) == (width == 900)
    tabs.resize(260, 200)
    tabs.list.activated.emit(2)
    assert tabs.currentIndex() == 2
    tabs.setCurrentIndex(1)
    tabs.setTabText(1, "&Renamed")
    assert tabs.list.currentText() == "Renamed"
