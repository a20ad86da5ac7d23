from __future__ import annotations

import dataclasses

import pytest

from tests.ui.table.dealer import Dealer
from trickdesk.games import games
from trickdesk.ui.cards.hand_order import sort_hand
from trickdesk.ui.table.arrange import content, merge_row
from trickdesk.ui.table.items import HIDDEN


def names(game_id: str, cards: str, trump: str | None, mode: str = "descending", before: str = "") -> str:
    game = games()[game_id]()
    ids = [game.deck.card(name) for name in cards.split()]
    order = sort_hand(game, ids, trump, mode, before=[game.deck.card(name) for name in before.split()])
    return " ".join(game.deck.names[card] for card in order)


@pytest.mark.parametrize(
    ("trump", "mode", "expected"),
    [
        (None, "descending", "JK AS 4H JC 9C AD JD"),
        ("H", "descending", "JK JD 4H AS AD JC 9C"),
        ("C", "descending", "JK JC 9C 4H AS AD JD"),
        ("NT", "ascending", "JK AS 4H 9C JC JD AD"),
    ],
)
def test_trumps_first_and_colours_in_turn(trump: str | None, mode: str, expected: str) -> None:
    """Bowers and joker are sorted with trumps; others alternate red and black."""
    assert names("five-hundred", "4H AD 9C JK JC AS JD", trump, mode) == expected


def test_a_missing_suit_does_not_bring_two_reds_together() -> None:
    assert names("five-hundred", "4H AD 5S", None) == "4H 5S AD"


def test_a_suit_that_runs_out_does_not_rearrange_the_hand() -> None:
    game = games()["five-hundred"]()
    hand = [game.deck.card(name) for name in ("AS", "4H", "AD")]
    club = 1 << game.deck.card("9C")
    assert sort_hand(game, hand, None, held=club) == hand
    assert sort_hand(game, hand, None) != hand


def test_the_red_one_deck_keeps_its_colours_together() -> None:
    assert names("red-one", "Y5 R9 BIRD B7 RED1 G14 R14", "B") == "RED1 BIRD B7 R14 R9 G14 Y5"


def test_as_dealt_new_cards_come_to_the_right() -> None:
    assert names("five-hundred", "4H AS 9C KD", "H", "dealt", "9C KD 4H") == "9C KD 4H AS"


def test_a_row_keeps_its_gaps() -> None:
    assert merge_row([3, 7, 9, 20], [3, 9]) == [3, None, 9, None]
    assert merge_row([3, None, 9, None], [9]) == [None, None, 9, None]
    assert merge_row([3, None], [3, 5]) == [3, 5]  # a card came back
    assert merge_row([None, 4], []) == []
    assert merge_row([3, None, 9], [HIDDEN, HIDDEN]) == [HIDDEN, None, HIDDEN]
    assert merge_row([HIDDEN, None, HIDDEN], [3, 9]) == [3, None, 9]
    assert merge_row([HIDDEN, None, HIDDEN], [3, 5, 9]) == [3, 5, 9]


@pytest.mark.parametrize("game", ["five-hundred", "tocan", "forty-fives", "92q", "red-one"])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_hidden_cards_have_no_identity(game: str, seat: int | None) -> None:
    """The contents name exactly the cards that the view names."""
    dealer = Dealer(game, seed=5).until_play(cards=1)
    view = dealer.view(seat)
    told = content(view, seat or 0)
    named = set(told.hand) | {card for row in told.rows for card in row} | set(told.kitty)
    named.discard(HIDDEN)
    allowed = view.hand | view.turned
    for row in view.shown:
        allowed |= row
    assert all(allowed >> card & 1 for card in named)
    total = len(told.hand) + sum(map(len, told.rows)) + sum(map(len, told.fans))
    assert total == sum(view.counts) + sum(row.bit_count() for row in view.shown)


@pytest.mark.parametrize("turn_up", [True, False])
def test_the_centre_lies_as_the_rules_say(turn_up: bool) -> None:
    """Red One, rules 7.14: the top card is face up, or all of the five are face down."""
    dealer = Dealer("red-one", seed=5, deck="full", turn_up=turn_up)
    dealer.step()
    told = content(dealer.view(0), 0)
    assert len(told.kitty) == 5
    assert [card for card in told.kitty if card != HIDDEN] == dealer.table.talon[:1] * turn_up
    assert len(told.hand) == 13


def test_covered_contents_name_no_card_of_a_hand() -> None:
    dealer = Dealer("tocan").until_play(cards=2)
    told = content(dealer.view(dealer.turn), dealer.turn, covered=True)
    assert set(told.hand) == {HIDDEN}
    assert {card for row in told.rows for card in row} == {HIDDEN}


def test_a_view_of_another_seat_shows_backs_at_the_bottom() -> None:
    dealer = Dealer().until_play()
    told = content(dealer.view(0), 2)
    assert set(told.hand) == {HIDDEN}


def test_an_open_misere_lies_open() -> None:
    dealer = Dealer(misere=True).until_play(tricks=1)
    view = dealer.view(0)
    hand = dealer.table.hands[2]
    opened = dataclasses.replace(
        view, shown=(0, 0, hand, 0), counts=(view.counts[0], view.counts[1], 0, view.counts[3])
    )
    told = content(opened, 0)
    assert sum(1 << card for card in told.rows[2]) == hand
    assert told.fans[2] == ()
    own = content(dataclasses.replace(view, seat=None, hand=0, shown=(hand, 0, 0, 0), counts=(0, 0, 0, 0)), 0)
    assert sum(1 << card for card in own.hand) == hand
    assert own.rows[0] == ()
