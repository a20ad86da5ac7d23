"""What screen readers find and hear at the table."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.table.dealer import Dealer, names
from trickdesk.engine.cards import cards_in
from trickdesk.storage.settings import Settings
from trickdesk.ui.table.view import CardTable
from trickdesk.ui.text import card_text

Lay = Callable[..., CardTable]
NAME = QAccessible.Text.Name


def tree(table: CardTable) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(table)
    assert found is not None
    return found


def all_texts(node: QAccessibleInterface) -> list[str]:
    texts = [node.text(kind) for kind in (NAME, QAccessible.Text.Description, QAccessible.Text.Value)]
    for i in range(node.childCount()):
        texts += all_texts(node.child(i))
    return [text for text in texts if text]


@pytest.mark.parametrize("game", ["five-hundred", "tocan"])
def test_the_hand_is_a_list_of_named_cards(lay: Lay, game: str) -> None:
    dealer = Dealer(game).until_play(cards=1)
    table = lay(dealer)
    hand = tree(table)
    assert hand.role() == QAccessible.Role.List
    assert hand.text(NAME) == "Your hand"
    nodes = [hand.child(i) for i in range(hand.childCount())]
    assert [node.role() for node in nodes] == [QAccessible.Role.ListItem] * len(nodes)
    cards = [item.card for item in table.board.own_cards()]
    assert [node.text(NAME) for node in nodes] == [
        card_text.card_words(dealer.table.game, card) for card in cards
    ]
    assert sum(1 << card for card in cards) == dealer.view(dealer.turn).hand
    ask = dealer.view(dealer.turn).ask
    assert [not node.state().disabled for node in nodes] == [bool(ask.cards >> card & 1) for card in cards]
    assert all(hand.indexOfChild(node) == i for i, node in enumerate(nodes))
    assert hand.child(len(nodes)) is None
    played = card_text.card_words(dealer.table.game, dealer.view(0).trick.cards[0])
    assert played in hand.text(QAccessible.Text.Description)


def test_nodes_outlive_their_cards(lay: Lay) -> None:
    dealer = Dealer().until_play()
    seat = dealer.turn
    table = lay(dealer)
    hand = tree(table)
    last = hand.child(hand.childCount() - 1)
    assert last.isValid()
    dealer.step()
    table.show_view(dealer.view(seat), seat)
    assert hand.childCount() == dealer.view(seat).hand.bit_count()
    assert not last.isValid()
    assert last.text(NAME) == ""
    assert last.rect().isEmpty()
    assert last.state().invalid
    assert last.parent() is not None


def test_the_tree_never_names_a_hidden_card(lay: Lay) -> None:
    dealer = Dealer(seed=3).until_play(cards=1)
    seat = dealer.turn
    table = lay(dealer)
    texts = " ".join(all_texts(tree(table)))
    for other in range(4):
        if other != seat:
            for card in cards_in(dealer.table.hands[other]):
                assert card_text.card_words(dealer.table.game, card) not in texts


@pytest.mark.parametrize("game", ["five-hundred", "tocan"])
def test_the_curtain_empties_the_tree(lay: Lay, game: str) -> None:
    """A20."""
    dealer = Dealer(game).until_play(cards=1)
    table = lay(dealer)
    table.cover(True)
    texts = " ".join(all_texts(tree(table)))
    for seat in range(4):
        for card in cards_in(dealer.table.hands[seat]):
            assert card_text.card_words(dealer.table.game, card) not in texts
    table.cover(False)
    assert len(all_texts(tree(table))) > 5


@pytest.mark.parametrize("game", ["five-hundred", "tocan"])
def test_a_reader_that_holds_the_nodes_learns_nothing_behind_the_curtain(lay: Lay, game: str) -> None:
    """A20: neither the previous cards nor those of the next player."""
    dealer = Dealer(game).until_play(cards=1)
    table = lay(dealer)
    hand = tree(table)
    nodes = [hand.child(i) for i in range(hand.childCount())]
    assert all(node.text(NAME) for node in nodes)
    table.cover(True)
    for seat in (dealer.turn, (dealer.turn + 1) % 4):
        table.show_view(dealer.view(seat), seat)
        said = " ".join(text for node in [hand, *nodes] for text in all_texts(node))
        assert "Face-down card" in said
        for owner in range(4):
            for card in cards_in(dealer.table.hands[owner]):
                assert card_text.card_words(dealer.table.game, card) not in said
        assert not any(node.state().focused or node.state().selected for node in nodes)


def test_cursor_and_picture_agree(lay: Lay, qtbot: QtBot) -> None:
    table = lay(Dealer().until_play())
    hand = tree(table)
    assert hand.focusChild() is None
    qtbot.keyClick(table, Qt.Key.Key_Right)
    focused = hand.focusChild()
    assert focused is not None
    assert focused.state().focused
    rect = focused.rect()
    assert hand.childAt(rect.x() + 5, rect.y() + 5).text(NAME) == focused.text(NAME)
    assert table.viewport().rect().contains(table.viewport().mapFromGlobal(QPoint(rect.x(), rect.y())))


def test_cards_offer_no_actions(lay: Lay) -> None:
    """PySide crashes with our own action interface, but not with Qt's for the focus."""
    hand = tree(lay(Dealer().until_play()))
    assert all(hand.child(i).actionInterface() is None for i in range(hand.childCount()))
    assert hand.actionInterface().actionNames() == [QAccessibleActionInterface.setFocusAction()]


def test_a_table_that_is_gone_leaves_silent_nodes(qtbot: QtBot) -> None:
    table = CardTable()
    dealer = Dealer().until_play()
    table.configure(dealer.table.game, names(4))
    table.show_view(dealer.view(0), 0)
    hand = tree(table)
    node = hand.child(0)
    shiboken6.delete(table)
    QApplication.processEvents()
    gc.collect()
    assert not node.isValid()
    assert node.text(NAME) == ""


def heard(table: CardTable, dealer: Dealer, seat: int) -> list[str]:
    said: list[str] = []
    table.announced.connect(said.append)
    while not dealer.table.deals or dealer.table.phase is not None:
        table.play_events([event.seen_by(seat) for event in dealer.step()], dealer.view(seat), seat)
        table.finish()
    return said


def test_everything_that_happens_is_said_once(lay: Lay) -> None:
    """A18: 40 cards, 10 tricks and every call, even if animations are cut short."""
    dealer = Dealer()
    table = lay(dealer)
    said = heard(table, dealer, 0)
    cards = [words for words in said if " play" in words]
    assert len(cards) == 40
    assert len(set(cards)) == 40
    assert sum(" the trick." in words for words in said) == 10
    calls = sum(
        " bids " in words or " passes." in words or words.startswith(("You bid", "You pass"))
        for words in said
    )
    assert calls == len(dealer.table.calls)
    assert sum("The deal is over" in words for words in said) == 1


@pytest.mark.parametrize("level", ["turns", "off"])
def test_announcements_can_be_fewer(lay: Lay, level: str) -> None:
    dealer = Dealer()
    table = lay(dealer)
    settings = Settings()
    settings.accessibility.announcements = level
    table.apply(settings)
    table.trick_ms = 0
    said = heard(table, dealer, 0)
    assert bool(said) is (level == "turns")
    assert not any(" play" in words and words.startswith(("Ada", "Bruno", "Chidi")) for words in said)
