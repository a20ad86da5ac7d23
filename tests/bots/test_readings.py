"""What calls say about hands: exact cases, one for each rule of inference."""

from __future__ import annotations

from math import exp
from random import Random
from statistics import mean

import pytest

from tests.bots.dealing import random_deal
from tests.driving import step
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.inference.beliefs import (
    KEPT,
    RARE,
    TEMPERS,
    AuctionModel,
    Beliefs,
    CallLikelihood,
    StrengthEstimator,
    tempered,
)
from trickdesk.engine.actions import Call
from trickdesk.engine.cards import card_set
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games


def after(name: str, dealer: int, *calls: str, seed: int = 1, **options: object) -> Table:
    """Return a table of a game after these calls, starting left of the dealer."""
    game = games()[name](options)
    table = Table(game)
    table.deal(random_deal(game, dealer, Random(seed)))
    for call in calls:
        assert table.phase is not None
        table.act(table.phase.turn, Call(call))
    return table


def readings(table: Table, viewer: int) -> list[CallLikelihood]:
    return AuctionModel(view(table, viewer), knowledge_of(table.game)).readings()


def told(table: Table, viewer: int) -> set[tuple[int, int, bool]]:
    """Return seat, level and whether it was bid, for all readings."""
    return {(reading.seat, reading.level, reading.made) for reading in readings(table, viewer)}


def test_bids_and_passes_are_read_at_the_level_that_stood() -> None:
    table = after("five-hundred", 3, "pass", "6S", "7D")
    assert told(table, 3) == {(0, 6, False), (1, 6, True), (2, 7, True)}


def test_nobody_reads_his_own_calls() -> None:
    table = after("five-hundred", 3, "pass", "6S", "7D")
    assert told(table, 1) == {(0, 6, False), (2, 7, True)}


def test_a_pass_that_leaves_the_bid_to_the_partner_says_nothing() -> None:
    """Seat 2 is seat 0's partner; seats 1 and 3 could have gone higher."""
    table = after("five-hundred", 3, "7S", "pass", "pass", "pass")
    assert told(table, 1) == {(0, 7, True), (3, 7, False)}
    assert told(table, 2) == {(0, 7, True), (1, 7, False), (3, 7, False)}


@pytest.mark.parametrize(
    ("sixes", "silent"),
    [("threes", {2, 4}), ("pairs", {3})],  # the partners of seat 0
)
def test_six_seats_are_read_like_four(sixes: str, silent: set[int]) -> None:
    table = after("five-hundred", 5, "7S", *["pass"] * 5, players=6, sixes=sixes)
    spoke = {(seat, 7, False) for seat in range(1, 6) if seat not in silent}
    assert told(table, 0) == spoke
    for viewer in range(1, 6):
        assert told(table, viewer) == {(0, 7, True), *spoke} - {(viewer, 7, False)}
    table = after("five-hundred", 5, "pass", "6S", "pass", "6D", "pass", "7H", players=6, sixes=sixes)
    assert told(table, 3) == {(0, 6, False), (1, 6, True), (2, 6, False), (4, 6, False), (5, 7, True)}


def test_the_declarer_has_taken_the_kitty_and_nobody_else() -> None:
    table = after("five-hundred", 3, "6S", "7D", "pass", "pass", "pass")
    usual = knowledge_of(table.game).bid_model
    assert usual is not None
    found = {reading.seat: reading.bid_model for reading in readings(table, 2) if reading.made}
    assert set(found) == {0, 1}
    assert found[0] == usual
    assert found[1].base == pytest.approx(usual.base + usual.taken)
    assert usual.taken > 0


def test_hands_that_cards_were_drawn_to_are_not_read() -> None:
    """Forty-Fives: once trump is named, all but the declarer have drawn other cards."""
    table = after("forty-fives", 3, "15", "20", "pass", "pass", "pass")
    assert {seat for seat, _, _ in told(table, 2)} == {0, 1}
    assert table.phase is not None
    table.act(table.phase.turn, Call("trump H"))
    assert {seat for seat, _, _ in told(table, 2)} == {1}


def test_how_usual_a_call_is_is_learnt_from_the_hands_that_are_possible() -> None:
    table = after("five-hundred", 3, "7S", "pass", "pass", "pass")
    beliefs = Beliefs(view(table, 1), knowledge_of(table.game), Random(3), True)
    assert len(beliefs.readings) == 2
    for reading in beliefs.readings:
        chances = [reading.chance(beliefs.hand(world, reading.seat)) for world in beliefs.even]
        assert reading.usual == pytest.approx(max(RARE, mean(chances)))
        assert reading.usual != 0.5


def test_no_world_counts_for_more_than_its_share() -> None:
    """The share is one of the kept weights, before any was reduced."""
    weights = tempered([0.0] + [-50.0] * 31)
    low = exp(TEMPERS[-1] * -50.0)
    assert weights[1:] == pytest.approx([low] * 31)
    assert weights[0] == pytest.approx((1 + 31 * low) / KEPT)


def strength(name: str, trumps: str, hand: str, only_trumps: bool = False) -> float:
    game = games()[name]()
    indexes = tuple(map(game.trump_index, trumps))
    return StrengthEstimator(game, indexes, only_trumps).strength(card_set(game.deck.ids(hand.split())))


def test_a_hand_is_as_strong_as_under_its_best_trump() -> None:
    """In 1/100 tricks: 100, 80, 65 for high trumps, 50 for the third; 100, 45, 15.

    The last three are for high cards of plain suits.
    """
    hand = "AS KS QS"
    assert strength("tocan", "S", hand) == pytest.approx(2.95)
    assert strength("tocan", "C", hand) == pytest.approx(1.6)
    assert strength("tocan", "CS", hand) == strength("tocan", "SC", hand) == pytest.approx(2.95)
    assert strength("tocan", "C", hand, only_trumps=True) == 0


def test_who_holds_a_bid_has_made_it() -> None:
    table = after("forty-fives", 3, "15", "pass", "pass", "hold")
    assert (3, 15, True) in told(table, 1)


def test_a_bid_that_shows_a_card_by_agreement_is_not_read_as_strength() -> None:
    table = after("five-hundred", 3, "6NT")
    assert told(table, 1) == {(0, 6, True)}
    knowledge = knowledge_of(table.game, (("joker-6nt",), ()))
    assert AuctionModel(view(table, 1), knowledge).readings() == []


def test_misere_says_that_a_hand_is_weak_and_passes_are_held_against_the_lowest_tricks() -> None:
    table = after("five-hundred", 3, "pass", "7S", "misere", misere=True)
    assert told(table, 0) == {(1, 7, True), (2, 0, False)}
    assert (0, 6, False) in told(table, 1)
    (reading,) = [reading for reading in readings(table, 0) if reading.seat == 2]
    high, low = (card_set(table.game.deck.ids(c.split())) for c in ("AS KS AC KC AD KD", "5S 6S 5C 6C 5D 6D"))
    assert reading.chance(low) > 0.9 > 0.1 > reading.chance(high)


def test_a_bid_is_read_under_the_trump_once_that_is_named() -> None:
    table = after("forty-fives", 3, "15", "20", "pass", "pass", "pass", "trump H")
    (reading,) = readings(table, 2)
    spades = card_set(table.game.deck.ids(["5S", "JS", "KS"]))
    assert reading.strength(spades) == 0


def test_who_threw_his_hand_away_for_the_kitty_is_not_read() -> None:
    table = after("forty-fives", 3, "15", "20", "pass", "pass", "pass", "kitty", "trump H")
    assert told(table, 2) == set()


def test_from_the_third_trick_on_cards_may_have_come_from_a_pile() -> None:
    table, rng = after("tocan", 3, "1C", "pass", "pass", "pass"), Random(1)
    assert table.play is not None
    for complete in range(4):
        assert bool(told(table, 1)) is (complete < 3)
        while len(table.play.tricks) == complete:
            step(table, rng)


def test_a_bid_of_tricks_tells_how_strong_a_hand_is() -> None:
    """In Spades; a nil says that it is weak, and only spades count as trumps."""
    table = after("spades", 3, "nil", "6", "3")
    seen, knowledge = view(table, 3), knowledge_of(table.game)
    assert told(table, 3) == {(0, 0, False), (1, 6, True), (2, 3, True)}
    found = {}
    for weighted in (False, True):
        beliefs = Beliefs(seen, knowledge, Random(1), weighted)
        worlds = [beliefs.world() for _ in range(40)]
        found[weighted] = [
            mean(knowledge.strength(world.hands[seat], seen.order.trump) for world in worlds)
            for seat in (0, 1)
        ]
    assert found[True][0] < found[False][0] - 0.5
    assert found[True][1] > found[False][1] + 0.5
