"""Memory aids: correct, complete, and based only on what the seat has seen."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.dealing import run_deal
from tests.ui.samples import auction
from trickdesk.engine.cards import card_set
from trickdesk.engine.game import NO_TRUMP
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games
from trickdesk.session.memory_aids import aids_of

DEALS = 6


@pytest.mark.parametrize("game_id", sorted(games()))
def test_they_are_true_of_the_real_cards(game_id: str) -> None:
    """Each card is listed once; reported voids are real; trumps are counted right."""
    rng = Random(game_id)
    game = games()[game_id]()
    voids = rows = 0
    for _ in range(DEALS):
        table = Table(game)
        for seen in run_deal(table, rng, {}):
            aids = aids_of(seen)
            if not seen.players:
                assert aids is None
                continue
            assert aids is not None
            assert seen.seat is not None
            played = card_set(card for trick in seen.tricks for card in trick.cards)
            everything = 0
            for aid in aids.suits:
                rows += 1
                mask = card_set(aid.cards)
                assert not everything & mask
                everything |= mask
                assert aid.gone | aid.own | aid.out == mask
                assert not (aid.gone & aid.own or aid.gone & aid.out or aid.own & aid.out)
                assert aid.own == mask & seen.hand
                assert aid.gone == mask & (played | seen.buried) & ~seen.hand
                for seat in aid.void:
                    voids += 1
                    assert seat != seen.seat
                    assert not table.hands[seat] & mask, (seat, aid)
            assert everything == game.deck.all
            if seen.trump in (None, NO_TRUMP):
                assert aids.trumps_out is None
            else:
                order = game.order_for(game.trump_index(seen.trump))
                assert aids.suits[0].trump
                assert card_set(aids.suits[0].cards) == order.suit_mask[order.trump]
                assert aids.trumps_out == aids.suits[0].out.bit_count()
            seats = [seat for team, _ in aids.taken for seat in team]
            assert seen.seat in aids.taken[0][0]
            assert len(seats) == len(set(seats))
            amounts = game.points_taken(seen) if game.counts_points else seen.taken
            assert sum(amount for _, amount in aids.taken) == sum(amounts[seat] for seat in seats)
    assert rows > 100
    assert voids or game.has_piles, "nobody ever showed a void"


def test_the_highest_card_comes_first_by_the_order_of_the_game() -> None:
    game = games()["five-hundred"]()
    rng = Random(2)
    while True:
        table = Table(game)
        for seen in run_deal(table, rng, {}):
            aids = aids_of(seen)
            if aids is not None and seen.trump == "H":
                names = [game.deck.names[card] for card in aids.suits[0].cards]
                assert names[:4] == ["JK", "JH", "JD", "AH"]
                return


def test_there_are_none_before_play_and_for_who_only_watches() -> None:
    assert aids_of(auction("five-hundred")) is None
    table = Table(games()["hearts"]())
    for seen in run_deal(table, Random(1), {}):
        if seen.players:
            assert aids_of(seen) is not None
            assert aids_of(view(table, None)) is None
            return
