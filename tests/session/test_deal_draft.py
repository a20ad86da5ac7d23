"""Editing a deal: each card has one place, and a full draft is a deal."""

from __future__ import annotations

from random import Random

import pytest

from tests.driving import game_name, some_games
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.games import games
from trickdesk.session.deal_draft import Draft

FIVE_HUNDRED = games()["five-hundred"]()


def check(draft: Draft) -> None:
    placed = [card for cards in draft.places for card in cards]
    assert len(set(placed)) == len(placed)
    assert sorted([*placed, *draft.left]) == list(range(draft.game.deck.size))
    assert all(missing >= 0 for missing in draft.missing)


@pytest.mark.parametrize("game", some_games(4, 8), ids=game_name)
def test_a_draft_that_is_filled_is_a_deal(game: Game) -> None:
    rng = Random(1)
    draft = Draft.empty(game, 1)
    assert draft.deal() is None
    for _ in range(40):
        card, place = rng.randrange(game.deck.size), rng.randrange(len(draft.places))
        draft = draft.take([card]) if rng.random() < 0.2 else draft.put([card], place)
        check(draft)
    before, draft = draft, draft.filled("x")
    check(draft)
    for was, now, place in zip(before.places, draft.places, range(99), strict=False):
        assert set(was) <= set(now)
        assert draft.is_ordered(place) or list(now) == sorted(now)
        assert not draft.is_ordered(place) or now[: len(was)] == was
    deal = draft.deal()
    assert deal is not None
    Table(game).deal(deal)
    assert Draft.of(game, deal) == draft
    assert draft.filled("y") == draft


def test_another_seed_fills_otherwise() -> None:
    empty = Draft.empty(FIVE_HUNDRED)
    assert empty.filled("1") == empty.filled("1") != empty.filled("2")


def test_no_more_cards_go_into_a_place_than_belong_there() -> None:
    draft = Draft.empty(FIVE_HUNDRED).put(range(20), 4)
    assert draft.places[4] == (0, 1, 2)
    assert len(draft.left) == 40


def test_a_card_is_moved_within_a_place_and_out_of_another() -> None:
    draft = Draft.empty(FIVE_HUNDRED).put([5, 9, 2], 4)
    assert draft.places[4] == (5, 9, 2)
    assert draft.move(4, 2, 0).places[4] == (2, 5, 9)
    assert draft.put([9], 0).places == ((9,), (), (), (), (5, 2))
    assert draft.place_of(2) == 4
    assert draft.place_of(3) is None


@pytest.mark.parametrize("name", list(games()))
def test_cards_that_another_game_has_too_stay_where_they_are(name: str) -> None:
    deal = Shuffler("1").deal(FIVE_HUNDRED, 0, 3)
    draft = Draft.of(FIVE_HUNDRED, deal).with_game(games()[name]())
    check(draft)
    names, others = FIVE_HUNDRED.deck.names, draft.game.deck.id
    for seat, hand in enumerate(deal.hands):
        kept = [names[card] for card in sorted(hand) if names[card] in others][: draft.sizes[0]]
        assert {draft.game.deck.names[card] for card in draft.places[seat]} == set(kept)
    assert draft.dealer == 3
    smaller = draft.with_game(games()["oh-hell"]({"players": 3}))
    check(smaller)
    assert smaller.dealer == 2
