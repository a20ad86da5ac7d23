"""Prompts: the line at the table, and tips that everyone gets once."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.window.hinted import answer, asked, choices, listen
from tests.ui.window.players import settle
from tests.ui.window.quick import QuickClient
from trickdesk.engine.actions import AskCall, AskGive, AskPlay, Event
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui.match.coach.coach import rect_of
from trickdesk.ui.match.coach.prompts import NEW_FOR, Prompter
from trickdesk.ui.match.coach.sheet import TipSheet
from trickdesk.ui.table.geometry import Rect
from trickdesk.ui.table.surface import LastTrick
from trickdesk.ui.table.text_placement import kept_free
from trickdesk.ui.window.main_window import MainWindow


def guide_of(window: MainWindow) -> Prompter:
    return window.screen_.coach.prompter


@pytest.mark.parametrize(
    ("game_id", "size"), [*((game_id, (1000, 700)) for game_id in sorted(games())), ("92q", (1920, 1080))]
)
def test_it_covers_no_card_no_plate_and_no_panel(
    window: MainWindow, game_id: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    for kind in (AskCall, AskPlay):
        if game_id == "hearts" and kind is AskCall:
            continue
        asked(window, kind, game_id)
        QApplication.processEvents()
        guide, layout = guide_of(window), window.table.board.layout
        assert guide.line.isVisible()
        boxes = [guide.line.box]
        if guide.sheet is not None and guide.sheet.isVisible():
            boxes.append(rect_of(QRectF(guide.sheet.geometry())))
        cards = [*window.table.board.own_cards(), *(item for _, item in window.table.board.trick)]
        for box in boxes:
            for item in cards:
                assert not box.meets(rect_of(QRectF(item.x(), item.y(), item.width, item.width * 1.4)))
            for place in range(len(layout.places)):
                assert not box.meets(layout.plate(place))
            if window.screen_.panel is not None:
                assert not box.meets(rect_of(QRectF(window.screen_.panel.geometry())))
        assert len(boxes) == 1 or not boxes[0].meets(boxes[1])


@pytest.mark.parametrize(
    ("game_id", "options", "kind"),
    [
        ("92q", {"players": 8}, AskCall),
        ("92q", {"players": 8}, AskPlay),
        ("oh-hell", {"players": 7}, AskCall),
        ("oh-hell", {"players": 7}, AskPlay),
        ("five-hundred", {"players": 6, "sixes": "pairs"}, AskGive),
        ("five-hundred", {"players": 6, "sixes": "pairs"}, AskPlay),
        ("five-hundred", {}, AskCall),
        ("five-hundred", {}, AskPlay),
        ("hearts", {}, AskGive),
        ("hearts", {}, AskPlay),
        ("tocan", {}, AskCall),
        ("tocan", {}, AskPlay),
        ("red-one", {}, AskGive),
        ("forty-fives", {}, AskPlay),
    ],
)
def test_with_large_text_it_covers_no_plate_no_card_and_no_button(
    window: MainWindow, game_id: str, options: dict[str, Any], kind: type[object]
) -> None:
    """At twice the size, a tip that has no room beside them isn't shown."""
    seats = games()[game_id](options).seats
    asked(window, kind, game_id, "h" + "." * (seats - 1), **options)
    guide, board = guide_of(window), window.table.board
    assert guide.sheet is not None
    for text, size in product((150, 200), ((1000, 700), (1366, 768), (1920, 1080))):
        if window.settings.look.text_size != text:
            window.settings.look.text_size = text
            window.apply_settings()
        window.resize(*size)
        QApplication.processEvents()
        kept = [*map(board.layout.plate, range(seats)), rect_of(QRectF(window.bar.geometry()))]
        for item in (*board.own_cards(), *(item for _, item in board.trick)):
            kept.append(rect_of(QRectF(item.x(), item.y(), item.width, item.width * 1.4)))
        assert guide.sheet is not None
        assert guide.sheet.isVisible() or text == 200
        boxes = [rect_of(QRectF(guide.sheet.geometry()))] if guide.sheet.isVisible() else []
        boxes += [guide.line.box] if guide.line.isVisible() else []
        assert not [box for box in boxes if any(map(box.meets, kept))], (text, size)


def test_a_tip_that_is_placed_again_takes_no_new_size(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each size takes milliseconds, and a tip with large text tries many."""
    window.settings.look.text_size = 200
    window.apply_settings()
    window.resize(1000, 700)
    asked(window, AskCall, "tocan")
    QApplication.processEvents()
    taken: list[float] = []
    monkeypatch.setattr(TipSheet, "rescale", lambda sheet: taken.append(sheet.scale))
    window.screen_.place()
    assert guide_of(window).sheet is not None and len(taken) <= 1


def test_with_large_text_no_call_stands_behind_the_buttons(window: MainWindow) -> None:
    window.settings.look.text_size = 200
    window.apply_settings()
    window.resize(1366, 768)
    view = asked(window, AskCall, "five-hundred", "h....", players=5)
    for seat in range(1, 5):
        window.table.voice.follow(Event("called", seat, text="pass"), view)
    bar = rect_of(QRectF(window.bar.geometry()))
    assert not any(bubble.isVisible() and bubble.box.meets(bar) for bubble in window.table.voice.bubbles)


@pytest.mark.parametrize("size", [(1000, 700), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_in_the_auction_it_covers_no_card_backs_either(
    window: MainWindow, seats: int, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.settings.help.explain = "always"
    asked(window, AskCall, "five-hundred", "h" + "." * (seats - 1), players=seats)
    guide = guide_of(window)
    assert guide.sheet is not None
    guide.sheet.close_button.click()
    guide.look_again()
    assert guide.line.isVisible() and len(guide.line.rows) > 1
    assert not any(map(guide.line.box.meets, window.screen_.coach.backs()))


@pytest.mark.parametrize("size", [(1000, 700), (1920, 1080)])
@pytest.mark.parametrize("seats", [5, 7])
def test_with_many_seats_it_stands_near_the_own_plate(
    window: MainWindow, seats: int, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.settings.help.explain = "always"
    for kind in (AskCall, AskPlay):
        asked(window, kind, "oh-hell", "h" + "." * (seats - 1), players=seats)
        guide, layout = guide_of(window), window.table.board.layout
        if guide.sheet is not None:
            guide.sheet.close_button.click()
            guide.look_again()
        assert guide.line.isVisible() and len(guide.line.rows) > 1
        box, plate = guide.line.box, layout.plate(0)
        assert box.bottom >= plate.top or (box.left < plate.right and plate.left < box.right), kind


@pytest.mark.parametrize("size", [(1000, 700), (1366, 768)])
@pytest.mark.parametrize(
    ("game_id", "seats"),
    [("oh-hell", 5), ("oh-hell", 6), ("five-hundred", 5), ("hearts", 5)],
)
def test_with_many_seats_it_covers_no_backs(
    window: MainWindow, game_id: str, seats: int, size: tuple[int, int]
) -> None:
    """Also where the explanation would cover them; it is left out then."""
    window.resize(*size)
    window.settings.help.explain = "always"
    asked(window, AskPlay, game_id, "h" + "." * (seats - 1), players=seats)
    guide, layout = guide_of(window), window.table.board.layout
    guide.words = "Diamonds were led and you have diamonds: play one of them."
    guide.more = "The five of trumps is the highest card, then the jack, then the ace of hearts, a trump."
    guide.changed.emit()
    assert guide.line.isVisible()
    box, plate = guide.line.box, layout.plate(0)
    assert box.bottom >= plate.top or (box.left < plate.right and plate.left < box.right)
    assert not any(map(box.meets, window.screen_.coach.backs()))


def test_above_a_panel_it_stands_in_line_with_the_plate(window: MainWindow) -> None:
    window.resize(1000, 700)
    window.settings.help.explain = "always"
    asked(window, AskCall, "red-one")
    guide, layout, panel = guide_of(window), window.table.board.layout, window.screen_.panel
    assert guide.sheet is not None and panel is not None
    guide.sheet.close_button.click()
    guide.look_again()
    assert guide.line.isVisible() and guide.line.box.bottom <= panel.y()
    box, plate = guide.line.box, layout.plate(0)
    assert (box.left + box.right) / 2 == pytest.approx((plate.left + plate.right) / 2)


@pytest.mark.parametrize("size", [(1000, 700), (1366, 768), (1920, 1080)])
def test_it_stands_above_a_short_hand_too(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    for kind in (AskCall, AskPlay):
        asked(window, kind, "forty-fives")
        guide, layout = guide_of(window), window.table.board.layout
        assert guide.line.isVisible()
        assert guide.line.box.bottom <= layout.hand_y, kind


@pytest.mark.parametrize("size", [(1000, 700), (1920, 1080)])
def test_a_hint_about_partners_covers_no_plate_and_no_corner(
    window: MainWindow, client: QuickClient, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    view = asked(window, AskCall, "five-hundred", "h....", "team", players=5)
    client.hint_answers = [answer(view, choices(view)[0])]
    window.commands["hint"].trigger()
    listen(window)
    panel = window.screen_.coach.panel
    assert panel is not None

    def covers_none() -> bool:
        shown = rect_of(QRectF(panel.geometry()))
        return not any(map(shown.meets, kept_free(window.table.board.layout, kitty=False)))

    qtbot.waitUntil(covers_none)  # the text may still grow with the window


def test_a_hint_hides_a_call_instead_of_covering_part_of_it(window: MainWindow, client: QuickClient) -> None:
    view = asked(window, AskCall, "five-hundred", "...h..", players=6)
    client.hint_answers = [answer(view, choices(view)[0])]
    bubbles = window.table.voice.bubbles
    said = [bubble for bubble in bubbles if bubble.isVisible()]
    assert said
    window.table.voice.keep_clear([said[0].box])
    window.commands["hint"].trigger()
    listen(window)
    panel = window.screen_.coach.panel
    assert panel is not None
    shown = rect_of(QRectF(panel.geometry()))
    assert all(bubble.isVisible() != bubble.box.meets(shown) for bubble in said)
    panel.close_button.click()
    assert all(bubble.isVisible() for bubble in said)


def test_the_line_is_said_and_gone_with_the_moment(window: MainWindow) -> None:
    said: list[str] = []
    window.table.announced.connect(said.append)
    view = asked(window, AskPlay, "five-hundred")
    guide = guide_of(window)
    assert guide.words
    assert guide.words in window.table.accessibleDescription()
    assert any(guide.words in words for words in said)
    window.pages.toggle_cards()
    assert not guide.line.isVisible()
    assert window.table.accessibleDescription() == ""
    window.pages.toggle_cards()
    assert guide.line.isVisible()
    before = guide.words
    window.controller.act(choices(view)[0])
    assert guide.words != before or guide.words == ""


def test_what_a_panel_asks_for_stands_there_alone(window: MainWindow) -> None:
    asked(window, AskGive, "hearts")
    guide, panel = guide_of(window), window.screen_.panel
    assert panel is not None and panel.title.text().startswith("Pass 3 cards to ")
    assert guide.words in window.table.accessibleDescription() and not guide.line.isVisible()
    assert window.status_bar.situation.text() == ""
    assert guide.sheet is not None
    guide.sheet.close_button.click()
    guide.look_again()
    assert guide.more and [row.words for row in guide.line.rows] == [guide.more]


def test_what_is_met_is_explained_once_and_that_is_kept(window: MainWindow) -> None:
    asked(window, AskCall, "five-hundred")
    guide = guide_of(window)
    assert guide.sheet is not None
    assert guide.sheet.isVisible()
    assert guide.more == "", "the sheet says it"
    focus = window.focusWidget()
    assert not guide.sheet.isAncestorOf(focus), "nobody has to answer"
    QTest.mouseClick(guide.sheet.got_it, Qt.MouseButton.LeftButton)
    assert guide.sheet is None
    assert window.settings.learnt.has_met(guide.person, "five-hundred call")
    kept, _ = SettingsFile(window.preferences.file.path).load()
    assert kept.learnt.met == window.settings.learnt.met
    asked(window, AskCall, "five-hundred")
    assert guide_of(window).sheet is None
    assert guide_of(window).more


def test_the_last_trick_has_the_table_to_itself(window: MainWindow) -> None:
    asked(window, AskPlay, "five-hundred")
    guide = guide_of(window)
    sheet = guide.sheet
    assert sheet is not None and guide.line.isVisible()
    window.table.lastTrickShown.emit(True)
    window.screen_.coach.place()
    assert not sheet.isVisible() and not guide.line.isVisible()
    window.table.lastTrickShown.emit(False)
    assert sheet.isVisible() and guide.line.isVisible()


def test_the_last_trick_hides_what_has_the_focus_and_gives_it_back(window: MainWindow) -> None:
    asked(window, AskPlay, "five-hundred")
    sheet = guide_of(window).sheet
    assert sheet is not None
    sheet.got_it.setFocus()
    window.table.lastTrickShown.emit(True)
    assert not sheet.isVisible()
    assert window.table.hasFocus()
    window.table.lastTrickShown.emit(False)
    assert sheet.isVisible() and sheet.got_it.hasFocus()


def test_with_the_last_trick_everything_follows_the_size_of_the_window(window: MainWindow) -> None:
    asked(window, AskPlay, "five-hundred")
    table, guide = window.table, guide_of(window)
    while not any(trick.winner is not None for trick in window.controller.view.tricks):
        window.controller.act(choices(window.controller.view)[0])
        settle(window)
    window.commands["hint"].trigger()
    hint = window.screen_.coach.panel
    table.show_last_trick(True)
    assert hint is not None
    assert not hint.isVisible()
    window.resize(1400, 900)
    settle(window)
    [shown] = [item for item in table.scene().items() if isinstance(item, LastTrick)]
    assert shown.boundingRect().size() == table.viewport().size()
    assert not hint.isVisible()
    box = guide.line.box
    table.show_last_trick(False)
    settle(window)
    assert guide.line.box == box
    assert hint.isVisible()


def test_doing_it_is_having_met_it(window: MainWindow) -> None:
    view = asked(window, AskPlay, "hearts")
    guide = guide_of(window)
    met = guide.met
    assert guide.sheet is not None
    person = guide.person or ""
    window.controller.act(choices(view)[0])
    assert window.settings.learnt.has_met(person, met)


def test_nothing_is_explained_to_whoever_wants_none(window: MainWindow) -> None:
    asked(window, AskPlay, "hearts")
    guide = guide_of(window)
    assert guide.sheet is not None
    guide.sheet.never.click()
    assert window.settings.help.explain == "never"
    asked(window, AskPlay, "five-hundred")
    assert not guide.sheet
    assert guide.more == ""
    assert guide.words
    window.settings.help.what_now = False
    window.preferences.commit()
    assert not guide.line.isVisible()


def test_three_matches_make_an_old_hand(window: MainWindow) -> None:
    asked(window, AskPlay, "hearts")
    guide = guide_of(window)
    person, learnt = guide.person or "", window.settings.learnt
    for count in range(NEW_FOR):
        assert learnt.finished(person, "hearts") == count
        guide._shown([Event("match over")])
    window.apply_settings()
    assert not guide.sheet
    assert guide.more == ""
    assert guide.words
    window.settings.help.explain = "always"
    window.apply_settings()
    assert guide.sheet is not None or guide.more


def test_at_a_shared_screen_everybody_learns_for_himself(window: MainWindow) -> None:
    view = asked(window, AskPlay, "five-hundred", "hhhh")
    guide = guide_of(window)
    words, person = guide.words, guide.person
    window.controller.act(choices(view)[0])
    settle(window)
    assert window.controller.state is State.CURTAIN
    assert not guide.line.isVisible()
    assert guide.words == ""
    assert not window.table.findChildren(TipSheet)
    window.pages.curtain.button.click()
    settle(window)
    assert guide.person != person
    assert guide.words
    assert words


def test_a_hint_comes_before_it(window: MainWindow, client: QuickClient) -> None:
    view = asked(window, AskPlay, "five-hundred")
    client.hint_answers = [answer(view, choices(view)[0])]
    window.commands["hint"].trigger()
    listen(window)
    coach = window.screen_.coach
    assert coach.panel is not None
    shown = rect_of(QRectF(coach.panel.geometry()))
    assert not (coach.prompter.line.isVisible() and coach.prompter.line.box.meets(shown))


def test_with_large_text_in_a_small_window_the_sheet_scrolls_or_shows_all(window: MainWindow) -> None:
    window.settings.look.text_size = 200
    window.apply_settings()
    window.resize(1000, 640)
    asked(window, AskPlay, "five-hundred")
    QApplication.processEvents()
    sheet = guide_of(window).sheet
    assert sheet is not None
    assert sheet.isVisible()
    assert sheet.words.height() <= sheet.area.height() or sheet.area.verticalScrollBar().isVisible()
    assert sheet.words.height() >= sheet.words.heightForWidth(sheet.words.width())
    assert sheet.is_readable
    window.resize(1000, 700)
    QApplication.processEvents()
    width, height = sheet.wanted_size(sheet.scale)
    room = Rect(0, 0, width, height - 20)
    assert not sheet.place(room, sheet.scale)
    QApplication.processEvents()
    assert sheet.is_readable
    assert sheet.area.verticalScrollBar().isVisible()
    assert sheet.area.verticalScrollBar().maximum() > 0
    assert sheet.area.height() % sheet.words.fontMetrics().lineSpacing() == 0, "no line is cut in half"
    assert sheet.height() <= room.bottom
    sheet.place(Rect(0, 0, 90, 40), sheet.scale)
    assert not sheet.is_readable


@pytest.mark.parametrize("in_text", [False, True])
def test_after_a_tip_was_clicked_away_the_arrows_reach_the_cards(window: MainWindow, in_text: bool) -> None:
    if in_text:
        window.commands["text_table"].trigger()
    asked(window, AskGive, "hearts")
    sheet, before = guide_of(window).sheet, window.table.picks()
    assert sheet is not None and sheet.isVisible()
    QTest.mouseClick(sheet.got_it, Qt.MouseButton.LeftButton)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space):
        QTest.keyClick(QApplication.focusWidget() or window, key)
    assert window.table.picks() != before


def test_a_click_on_the_panel_of_discards_leaves_the_keyboard_to_the_cards(window: MainWindow) -> None:
    asked(window, AskGive, "hearts")
    panel = window.screen_.panel
    assert panel is not None
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton)
    assert window.table.hasFocus()
