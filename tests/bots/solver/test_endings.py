from __future__ import annotations

from random import Random

import pytest

from tests.bots.solver.brute import Position, random_position, values
from tests.bots.solver.proof import agree, state, targets
from tests.driving import random_game
from trickdesk.bots.solver import NodeLimitExceeded
from trickdesk.bots.solver.endings import Ending, trick_values_of
from trickdesk.engine.cards import card_set
from trickdesk.engine.play import Start
from trickdesk.games import games


def check_many(game_id: str, cards: int, count: int, seed: int) -> None:
    rng = Random(seed)
    for _ in range(count):
        assert agree(random_position(random_game(games()[game_id], rng), cards, rng))


@pytest.mark.parametrize("game_id", games())
def test_short_endings_are_those_of_minimax(game_id: str) -> None:
    check_many(game_id, 2, 100, seed=1)
    check_many(game_id, 3, 150, seed=2)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", games())
def test_longer_endings_are_those_of_minimax(game_id: str) -> None:
    check_many(game_id, 4, 40, seed=3)


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"nt_joker": "strict"}, "joker"),
        ({"nt_joker": "strict", "joker_nomination": "not_void"}, "joker"),
        ({"nt_joker": "free", "joker_nomination": "not_void"}, "joker"),
        ({"nt_joker": "void_only"}, "misère"),
        ({"deck": 46}, "two jokers"),
        ({"deck": 46, "nt_joker": "strict"}, "two jokers"),
    ],
)
def test_no_trump_with_the_joker_in_play(options: dict[str, str], rule: str) -> None:
    """The random endings above rarely have it; here, all have, or both in one hand."""
    rng, game, found = Random(4), games()["five-hundred"](options), 0
    jokers = card_set(game.deck.ids(["JK", "JL"] if rule == "two jokers" else ["JK"]))
    low = rule == "misère"
    while found < 120:
        where = random_position(game, rng.choice((3, 4)), rng, trump=len(game.deck.suits))
        play = where.play
        holders = [seat for seat in play.players if play.hands[seat] & jokers == jokers]
        if holders and where.low == low:
            assert agree(where)
            found += 1


@pytest.mark.parametrize("bird", ["high", "low", "ten_and_a_half"])
@pytest.mark.parametrize("extra", [{}, {"last_trick": True}, {"most_tricks": True, "last_trick": True}])
def test_the_bird_at_any_time(bird: str, extra: dict[str, bool]) -> None:
    """Here it is in all endings, and a seat may often play it or follow."""
    rng, free = Random(6), 0
    game = games()["red-one"]({"bird_play": "any_time", "bird": bird, "deck": "ones", **extra})
    card = game.deck.id["BIRD"]
    for _ in range(150):
        where = random_position(game, rng.choice((3, 4)), rng)
        play = where.play
        holders = [seat for seat in play.players if play.hands[seat] >> card & 1]
        if holders:
            assert agree(where)
            led = play.order.suit_of[play.lead] if play.trick else play.order.trump
            holds = play.hands[holders[0]] & play.order.suit_mask[led]
            free += led != play.order.trump and holders[0] == play.turn and bool(holds)
    assert free


@pytest.mark.slow
def test_rows_and_piles() -> None:
    """More cards than in the random endings above, so that refills vary in time."""
    rng = Random(7)
    for kind in games().values():
        if kind.has_piles:
            for _ in range(150):
                assert agree(random_position(kind({"players": 3}), 5, rng))


@pytest.mark.parametrize(
    ("game_id", "cards"), [("red-one", 6), ("forty-fives", 5), ("tocan", 7), ("tocan", 8)]
)
def test_positions_are_told_apart_by_the_sequence_of_their_cards(game_id: str, cards: int) -> None:
    """Same values as with a table keyed by single cards, with fewer nodes."""
    rng, fewer = Random(8), 0
    for _ in range(12):
        where = random_position(games()[game_id](), cards, rng)
        by_sequence, by_card = where.ending(), where.ending()
        by_card.search.relative = False
        assert by_sequence.search.relative
        need = by_card.total // 2
        assert by_sequence.reaches(need) == by_card.reaches(need)
        fewer += by_sequence.nodes < by_card.nodes
    assert fewer


def test_a_question_may_be_too_hard_and_leaves_the_play_alone() -> None:
    rng = Random(5)
    for game_id, kind in games().items():
        where = random_position(kind(), 4, rng)
        before = state(where)
        with pytest.raises(NodeLimitExceeded):
            limited(where, 5).cards()
        assert state(where) == before, game_id
        expected = values(where)
        assert limited(where, 10**9).cards() == expected
        need = max(1, *expected.values())
        with pytest.raises(NodeLimitExceeded):
            limited(where, 5).reaching(need)
        assert state(where) == before, game_id
        assert targets(limited(where, 10**9), expected)


def limited(where: Position, limit: int) -> Ending:
    ending = where.ending()
    ending.limit = limit
    return ending


@pytest.mark.parametrize(("game_id", "cards"), [("red-one", 6), ("forty-fives", 5), ("tocan", 6), ("92q", 5)])
def test_a_target_costs_less_than_the_values(game_id: str, cards: int) -> None:
    rng = Random(9)
    at_target = exact = 0
    for _ in range(12):
        where = random_position(games()[game_id](), cards, rng)
        target, every = where.ending(), where.ending()
        need = target.total // 2
        assert target.reaching(need) == {move: value >= need for move, value in every.cards().items()}
        at_target, exact = at_target + target.nodes, exact + every.nodes
    assert at_target < exact


def test_equal_cards_are_searched_once() -> None:
    """Six and seven with nothing between them are one move, and both get an answer."""
    game = games()["red-one"]()
    names = ("R6 R7 G5", "R8 G6 G7", "B6 B7 B8", "Y6 Y7 Y8")
    hands = [card_set(game.deck.ids(hand.split())) for hand in names]
    play = game.trick_play(Start(game.order_for(0), hands, 0, range(4)))
    ending = Ending(play, 0b0101, trick_values_of(game))
    assert len(ending.search.moves(0, 0, 0, ending.live)) == 2
    assert set(ending.cards()) == {(card, None) for card in game.deck.ids(names[0].split())}
