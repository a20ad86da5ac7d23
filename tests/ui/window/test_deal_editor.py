"""The deal editor, by mouse, by keys, and by names of cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.session.helpers import FRESH
from tests.ui.cards.painted import paint
from tests.ui.window.texts import NAME, texts_of
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.games import games
from trickdesk.languages import ENGLISH, LANGUAGES
from trickdesk.session import Player
from trickdesk.session.deal_draft import Draft
from trickdesk.storage.settings import Settings
from trickdesk.ui.cards.pixmaps import FOCUS_RING, LARGE_INDEX_BELOW
from trickdesk.ui.lobby.deal_editor import CardRow, DealEditor
from trickdesk.ui.lobby.rules_form import OptionField
from trickdesk.ui.qt.translation import speak
from trickdesk.ui.qt.window_placement import pass_by
from trickdesk.ui.text import diagrams
from trickdesk.ui.theme.colours import apply_theme

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def players(game: Game) -> Sequence[Player]:
    return [FRESH.player(seat) for seat in range(game.seats)]


def editor(qtbot: QtBot, game: Game, draft: Draft | None = None) -> DealEditor:
    dialog = DealEditor(draft or Draft.empty(game), players, Settings())
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    return dialog


def house_rules(dialog: DealEditor) -> dict[str, OptionField]:
    """Open the page of house rules; return its options by name."""
    dialog.tabs.setCurrentIndex(1)
    return dialog.rules.fields


def click(row: CardRow, at: int) -> None:
    rect = row.visualItemRect(row.item(at))
    QTest.mouseClick(row.viewport(), LEFT, pos=rect.center())


def names_in(dialog: DealEditor, place: int) -> list[str]:
    return [dialog.draft.game.deck.names[card] for card in dialog.draft.places[place]]


@pytest.mark.parametrize("name", list(games()))
def test_a_deal_of_every_game_is_set_up_and_played(qtbot: QtBot, name: str) -> None:
    game = games()[name]()
    dialog = editor(qtbot, game)
    assert not dialog.start_button.isEnabled()
    click(dialog.deck.rows[0], 0)
    first = dialog.draft.places[0]
    assert len(first) == 1
    dialog.dealer_box.setCurrentIndex(1)
    dialog.dealer_box.activated.emit(1)
    QTest.mouseClick(dialog.fill_button, LEFT)
    with qtbot.waitSignal(dialog.started) as caught:
        QTest.mouseClick(dialog.start_button, LEFT)
    setup, deal = caught.args
    assert first[0] in deal.hands[0]
    assert deal.dealer == 1
    Table(setup.game).deal(deal)
    assert [player.human for player in setup.players] == [seat == 0 for seat in range(game.seats)]


def test_every_card_of_every_game_is_in_the_deck_once(qtbot: QtBot) -> None:
    dialog = editor(qtbot, games()["red-one"]())
    for index in range(dialog.game_box.count()):
        dialog.game_box.setCurrentIndex(index)
        game = dialog.draft.game
        assert game.id == dialog.game_box.itemData(index)
        assert sorted(card for row in dialog.deck.rows for card in row.ids) == list(range(game.deck.size))
        assert len(dialog.boxes) == len(dialog.draft.places)


def test_by_keys_alone(qtbot: QtBot) -> None:
    dialog = editor(qtbot, games()["five-hundred"]())
    rows = dialog.deck.rows
    for key in (Key.Key_Return, Key.Key_Right, Key.Key_Space, Key.Key_Down, Key.Key_Return):
        QTest.keyClick(dialog.focusWidget(), key)
    assert dialog.focusWidget() is rows[1]
    assert dialog.draft.places[0] == tuple(sorted([*rows[0].ids[:2], rows[1].ids[1]]))
    QTest.keyClick(dialog.focusWidget(), Key.Key_Return)  # once more takes it back
    assert len(dialog.draft.places[0]) == 2
    QTest.keyClick(dialog.focusWidget(), Key.Key_5)  # the kitty
    for _ in range(4):
        QTest.keyClick(dialog.focusWidget(), Key.Key_Return)
        QTest.keyClick(dialog.focusWidget(), Key.Key_Right)
    assert len(dialog.draft.places[4]) == 3
    assert len(dialog.draft.places[0]) == 3  # a full place makes way for the next one
    dialog.boxes[4].row.setFocus()
    before = names_in(dialog, 4)
    QTest.keyClick(dialog.boxes[4].row, Key.Key_Home)
    QTest.keyClick(dialog.boxes[4].row, Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert names_in(dialog, 4) == [before[1], before[0], before[2]]
    QTest.keyClick(dialog.boxes[4].row, Key.Key_Return)
    assert names_in(dialog, 4) == [before[1], before[2]]
    for _ in range(2):
        QTest.keyClick(dialog, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert names_in(dialog, 4) == before
    QTest.keyClick(dialog.boxes[4].row, Key.Key_Up)
    assert dialog.boxes[3].row.hasFocus()


def test_the_ring_of_the_first_card_is_whole(qtbot: QtBot) -> None:
    dialog = editor(qtbot, games()["red-one"]())
    row = dialog.deck.rows[0]
    row.setCurrentRow(0)
    row.setFocus()
    qtbot.waitUntil(row.hasFocus)
    picture = row.viewport().grab().toImage()
    ring = [x for x in range(12) if picture.pixelColor(x, picture.height() // 2).name() == FOCUS_RING]
    assert ring and min(ring) >= 1


def test_cards_by_name(qtbot: QtBot) -> None:
    dialog = editor(qtbot, games()["five-hundred"]())
    dialog.choose(2)
    dialog.field.setFocus()
    QTest.keyClicks(dialog.field, "as, 10d jk 5s")
    QTest.keyClick(dialog.field, Key.Key_Return)
    assert set(names_in(dialog, 2)) == {"AS", "10D", "JK", "5S"}
    assert dialog.field.text() == ""
    assert dialog.isVisible()
    for words, sentence in (("2S", "isn't a card of this game"), ("KS KS", "appears twice")):
        dialog.field.setText(words)
        QTest.keyClick(dialog.field, Key.Key_Return)
        assert sentence in dialog.status.text()
    dialog.choose(4)
    dialog.field.setText("KS QS JS 9S")
    QTest.keyClick(dialog.field, Key.Key_Return)
    assert "room for only 3 more cards, not 4" in dialog.status.text()
    assert names_in(dialog, 4) == []


def test_cards_are_named_as_the_language_writes_them(qapp: QApplication) -> None:
    """If a name differs between languages (10C is the ten of hearts in French)."""
    game = games()["five-hundred"]()
    try:
        speak(qapp, "fr")
        cards = diagrams.cards_named(game, "dp, 10C joker qd")
    finally:
        speak(qapp, ENGLISH)
    assert [game.deck.names[card] for card in cards] == ["QS", "10H", "JK", "QD"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(games()))
def test_every_card_has_a_name_of_its_own_to_type(qapp: QApplication, name: str, language: str) -> None:
    game = games()[name]()
    try:
        speak(qapp, language)
        written = [diagrams.short_card(game, card) for card in range(game.deck.size)]
        assert diagrams.cards_named(game, " ".join(written)) == tuple(range(game.deck.size))
    finally:
        speak(qapp, ENGLISH)


def test_a_card_is_never_in_two_places_and_a_full_place_takes_no_more(qtbot: QtBot) -> None:
    game = games()["five-hundred"]()
    dialog = editor(qtbot, game, Draft.of(game, Shuffler("1").deal(game, 0, 2)))
    assert dialog.dealer_box.currentIndex() == 2
    card = dialog.draft.places[1][0]
    dialog.deck.picked.emit(card)
    assert "This place is full" in dialog.status.text()
    dialog.boxes[0].row.picked.emit(dialog.draft.places[0][0])
    dialog.deck.picked.emit(card)
    assert card in dialog.draft.places[0]
    assert card not in dialog.draft.places[1]
    assert not dialog.start_button.isEnabled()
    assert dialog.status.text() == "Cards are still missing: Bo 1."
    dialog.boxes[3].empty_button.click()
    assert dialog.draft.missing == (0, 1, 0, 10, 0)
    dialog.clear_button.click()
    assert not any(dialog.draft.places)
    dialog.undo()
    assert dialog.draft.missing == (0, 1, 0, 10, 0)


def test_other_rules_keep_what_still_fits(qtbot: QtBot) -> None:
    dialog = editor(qtbot, games()["92q"]())
    dialog.fill_button.click()
    house_rules(dialog)["players"].value = 8
    assert dialog.draft.sizes == (6,) * 8 + (4,)
    assert [len(cards) for cards in dialog.draft.places] == [6] * 4 + [0] * 5
    dialog.fill_button.click()
    assert dialog.start_button.isEnabled()


def test_a_look_at_the_rules_changes_nothing(qtbot: QtBot) -> None:
    dialog = editor(qtbot, games()["red-one"]({"deck": "ones"}))
    assert not dialog.rules.fields, "hundreds of widgets, which few people want"
    dialog.fill_button.click()
    filled = dialog.draft
    assert house_rules(dialog)["deck"].value == "ones"
    assert dialog.draft == filled
    assert dialog.undo_button.isEnabled()
    dialog.tabs.setCurrentIndex(0)
    dialog.undo()
    assert not any(dialog.draft.places)


def test_another_game_comes_with_its_rules(qtbot: QtBot) -> None:
    """Whether their page has been opened or not."""
    dialog = editor(qtbot, games()["92q"]({"players": 8}))
    dialog.game_box.setCurrentIndex(dialog.game_box.findData("tocan"))
    tocan = games()["tocan"]
    assert dialog.draft.game.options == tocan().options
    assert set(house_rules(dialog)) == {option.name for option in tocan.option_list if option.choices[1:]}
    dialog.game_box.setCurrentIndex(dialog.game_box.findData("92q"))
    assert dialog.draft.game.options == games()["92q"]().options
    assert "players" in dialog.rules.fields


def test_another_deck_is_laid_out(qtbot: QtBot) -> None:
    """Red One, rules 7.11 and 7.14: 45 cards; a hidden centre has no order."""
    dialog = editor(qtbot, games()["red-one"]())
    dialog.fill_button.click()
    house_rules(dialog)["deck"].value = "ones"
    assert [len(row.ids) for row in dialog.deck.rows] == [11, 11, 11, 12]
    names = dialog.draft.game.deck.names
    assert [names[card] for card in dialog.deck.rows[0].ids[:3]] == ["Y1", "Y14", "Y13"]
    assert dialog.draft.sizes == (10, 10, 10, 10, 5)
    assert "BIRD" in names
    assert "RED1" not in names
    assert "face up" in dialog.boxes[4].row.accessibleDescription() or "turned up" in (
        dialog.boxes[4].row.accessibleDescription()
    )
    house_rules(dialog)["turn_up"].value = False
    assert not dialog.boxes[4].row.accessibleDescription()
    dialog.fill_button.click()
    with qtbot.waitSignal(dialog.started) as caught:
        dialog.start()
    setup, deal = caught.args
    Table(setup.game).deal(deal)


def test_rules_that_exclude_each_other_start_nothing(qtbot: QtBot) -> None:
    dialog = editor(qtbot, games()["forty-fives"]())
    dialog.fill_button.click()
    house_rules(dialog)["players"].value = 5
    assert not dialog.start_button.isEnabled()
    assert not dialog.rules.problem.isHidden()
    dialog.start()
    assert dialog.isVisible()
    house_rules(dialog)["players"].value = 4
    assert dialog.start_button.isEnabled()


def test_the_level_is_for_all_computers(qtbot: QtBot) -> None:
    dialog = editor(qtbot, games()["hearts"]())
    dialog.fill_button.click()
    dialog.level_box.setCurrentIndex(dialog.level_box.findData("expert"))
    with qtbot.waitSignal(dialog.started) as caught:
        dialog.start()
    assert [player.level for player in caught.args[0].players[1:]] == ["expert"] * 3


def test_readers_hear_where_a_card_lies(qtbot: QtBot) -> None:
    dialog = editor(qtbot, games()["tocan"]())
    card = dialog.deck.rows[0].ids[0]
    assert dialog.deck.rows[0].item(0).text() == "Ace of spades"
    dialog.deck.picked.emit(card)
    assert dialog.deck.rows[0].item(0).text() == "Ace of spades, Ann, 1"
    assert dialog.boxes[0].button.accessibleName() == "Ann, 1 of 13"
    assert "first four are face up" in dialog.boxes[0].row.accessibleDescription()


def test_tab_goes_down_the_page(qtbot: QtBot) -> None:
    """Also after changing the game, which recreates the rows."""
    dialog = editor(qtbot, games()["hearts"]())
    dialog.game_box.setCurrentIndex(dialog.game_box.findData("five-hundred"))
    dialog.fill_button.click()
    qtbot.waitUntil(dialog.deck.rows[0].isVisible)
    dialog.deck.rows[0].setFocus()
    found = []
    for _ in range(4 + 1 + 3 * 5 + 3):
        found.append(dialog.focusWidget())
        QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    assert found[:5] == [*dialog.deck.rows, dialog.field]
    assert found[5:8] == [dialog.boxes[0].button, dialog.boxes[0].empty_button, dialog.boxes[0].row]
    assert found[17:20] == [dialog.boxes[4].button, dialog.boxes[4].empty_button, dialog.boxes[4].row]
    assert found[20:] == [dialog.clear_button, dialog.undo_button, dialog.start_button]


@pytest.mark.parametrize("growth", [1.0, 1.3])
def test_rows_of_the_deck_have_their_room_and_rings_are_whole(
    qapp: QApplication, qtbot: QtBot, growth: float
) -> None:
    apply_theme(qapp, "light", growth, growth=growth)
    dialog = DealEditor(Draft.empty(games()["92q"]()), players, Settings(), growth)
    qtbot.addWidget(dialog)
    pass_by(dialog).open()
    qtbot.waitUntil(dialog.isActiveWindow)
    rows = dialog.deck.rows
    for above, below in pairwise(rows):
        assert above.geometry().bottom() < below.geometry().top()
    rows[0].setFocus()
    picture = rows[0].viewport().grab().toImage()
    size, middle = rows[0].card_width, rows[0].edge + round(rows[0].card_width / 2)
    level = rows[0].edge + round(size * 0.7)

    def is_ring(x: int, y: int) -> bool:
        colour = picture.pixelColor(x, y)
        return abs(colour.hsvHue() - QColor(FOCUS_RING).hsvHue()) < 10 and colour.value() > 170

    across, down = round(size) + 2 * rows[0].edge, picture.height()
    assert any(is_ring(x, level) for x in range(rows[0].edge))
    assert any(is_ring(x, level) for x in range(across - rows[0].edge - 1, across))
    assert any(is_ring(middle, y) for y in range(rows[0].edge))
    assert any(is_ring(middle, y) for y in range(middle, down))
    apply_theme(qapp, "light")


def test_names_are_no_markup(qtbot: QtBot) -> None:
    game = games()["five-hundred"]()
    sitting = [Player(NAME, seat == 0, "hard") for seat in range(4)]
    dialog = DealEditor(Draft.empty(game), lambda _game: sitting, Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.fill_button.click()
    shown = texts_of(dialog)
    assert sum(NAME in words for words in shown) > 20
    assert not any("amp;" in words and NAME not in words for words in shown)


@pytest.mark.parametrize(
    ("name", "options"), [("five-hundred", {"players": 6}), ("red-one", {"deck": "full"})]
)
def test_large_decks_fit_into_the_smallest_window(
    qapp: QApplication, qtbot: QtBot, name: str, options: dict[str, object]
) -> None:
    apply_theme(qapp, "light")  # with margins that haven't grown
    dialog = editor(qtbot, games()[name](options))
    assert max(len(row.ids) for row in dialog.deck.rows) > 14
    assert dialog.minimumSizeHint().width() < 1000
    row = dialog.deck.rows[-1]
    assert row.visualItemRect(row.item(row.count() - 1)).right() <= row.viewport().width()


def test_four_hands_and_a_kitty_need_no_scroll_bar_in_the_smallest_window(
    qapp: QApplication, qtbot: QtBot
) -> None:
    apply_theme(qapp, "light")  # with margins that haven't grown
    dialog = editor(qtbot, games()["red-one"]())
    dialog.resize(940, 652)  # of 1000 x 700
    dialog.fill_button.click()
    qtbot.waitUntil(lambda: dialog.boxes[4].row.isVisible())
    assert len(dialog.boxes) == 5
    assert dialog._area.verticalScrollBar().maximum() == 0


def test_the_place_of_undealt_cards_says_what_comes_first(qtbot: QtBot) -> None:
    """Five Hundred, rules 8.4."""
    dialog = editor(qtbot, games()["five-hundred"]({"players": 2}))
    place = dialog.boxes[2]
    assert place.button.accessibleName().startswith("Kitty + Set aside")
    assert "first the kitty" in place.row.accessibleDescription()
    four = editor(qtbot, games()["five-hundred"]())
    assert four.boxes[4].button.accessibleName().startswith("Kitty,")
    assert not four.boxes[4].row.accessibleDescription()


@pytest.mark.parametrize("name", ["hearts", "five-hundred"])
def test_no_number_in_a_hand_is_covered_and_every_hand_fits(qtbot: QtBot, name: str) -> None:
    dialog = editor(qtbot, games()[name]())
    QTest.mouseClick(dialog.fill_button, LEFT)
    row, fine = dialog.boxes[0].row, 200
    assert row.card_width < LARGE_INDEX_BELOW
    for card in dialog.draft.game.deck.names:
        picture, edge = paint(card, fine, "large"), fine // 20
        inked = [
            x
            for x in range(edge, fine - edge)
            if any(picture.pixelColor(x, y).lightness() < 160 for y in range(edge, fine // 3))
        ]
        assert row.strip(card) > inked[-1] / fine * row.card_width or card == "JK"
    for box in dialog.boxes:
        assert box.row.horizontalScrollBar().maximum() == 0
