from __future__ import annotations

from random import Random

import pytest

from tests.bots.solver.brute import random_position, values
from tests.bots.solver.proof import targets
from trickdesk.bots.solver import NodeLimitExceeded
from trickdesk.bots.solver.bits import NO_SUIT, SUIT
from trickdesk.bots.solver.endings import Ending, PlainTricks, TrickValues, plain_bits, solver_for
from trickdesk.bots.solver.ranks import RankSolver, straddle
from trickdesk.engine.cards import RANKS_52, card_set, cards_in, french_deck
from trickdesk.engine.order import CardOrder, build_order
from trickdesk.engine.play import Start, TrickPlay
from trickdesk.games import games

DECK = french_deck(RANKS_52)
PAIR = 0b0101


def plain_order(trump: int) -> CardOrder:
    return build_order(DECK, trump, suit_of=DECK.suit.__getitem__, rank=lambda card: 1 + card % 13)


def plain_play(cards: int, rng: Random) -> TrickPlay:
    """Return a random position of plain tricks, sometimes within a trick.

    Sometimes one hand has most trumps: then a partner ruffs sure winners, which is the trap in counting sure
    tricks.
    """
    trump = rng.randint(0, NO_SUIT)
    deck = rng.sample(range(DECK.size), 4 * cards)
    if rng.random() < 0.4:
        deck.sort(key=lambda card: DECK.suit[card] == trump and rng.random() < 0.9)
    hands = [card_set(deck[seat * cards : (seat + 1) * cards]) for seat in range(4)]
    first = rng.randrange(4)
    hands = hands[first:] + hands[:first]
    play = TrickPlay(Start(plain_order(trump), hands, rng.randrange(4), range(4)))
    for _ in range(rng.choice((0, 0, 1, 2, 3))):
        play.play(rng.choice(list(cards_in(play.legal()))))
    return play


def check_against_endings(count: int, cards: int, seed: int) -> None:
    rng = Random(seed)
    for _ in range(count):
        play, side = plain_play(cards, rng), rng.choice((0b0101, 0b1010))
        quick, slow = solver_for(play, side, TrickValues()), Ending(play, side, TrickValues())
        assert isinstance(quick, PlainTricks)
        expected = slow.cards()
        assert quick.cards() == expected
        assert targets(quick, expected)
        value = slow.value()
        assert quick.value() == value
        assert quick.reaches(value)
        assert not quick.reaches(value + 1)


def test_it_agrees_with_the_general_solver() -> None:
    for cards, count in ((1, 20), (2, 150), (3, 200), (4, 200)):
        check_against_endings(count, cards, seed=cards)


@pytest.mark.slow
def test_it_agrees_with_the_general_solver_on_more_cards() -> None:
    for cards, count in ((5, 150), (6, 60), (7, 12)):
        check_against_endings(count, cards, seed=cards)


def test_five_hundred_with_a_trump_is_plain() -> None:
    """Thirteen red or twelve black trumps, a shorter left bower's suit; by minimax."""
    rng, game = Random(8), games()["five-hundred"]()
    seen = set()
    for _ in range(120):
        where = random_position(game, 3, rng)
        solver = where.solver()
        trump = where.play.order.trump
        assert isinstance(solver, PlainTricks) == (trump < len(game.deck.suits))
        if isinstance(solver, PlainTricks):
            seen.add(trump)
            assert solver.cards() == values(where)
    assert len(seen) == 4


@pytest.mark.parametrize("game_id", games())
def test_orders_that_know_more_are_left_to_the_general_solver(game_id: str) -> None:
    """Left cards, trumps at any time, suitless jokers, points aren't plain."""
    game = games()[game_id]()
    plain = plain_bits(game.order_for(0)) is not None
    assert plain == (game_id in ("euchre", "five-hundred", "hearts", "oh-hell", "red-one", "spades", "tocan"))
    play = plain_play(3, Random(9))
    assert isinstance(solver_for(play, 0b0011, TrickValues()), Ending)
    assert isinstance(solver_for(play, PAIR, TrickValues(each=2)), Ending)
    assert isinstance(solver_for(play, PAIR, TrickValues(), low=True), Ending)


def random_hands(cards: int, rng: Random) -> list[int]:
    deck = rng.sample([1 << 16 * suit + rank for suit in range(4) for rank in range(13)], 4 * cards)
    return [sum(deck[seat * cards : (seat + 1) * cards]) for seat in range(4)]


def test_seats_and_suits_have_no_names() -> None:
    """Rotating the seats or renaming the plain suits changes nothing, at eight cards."""
    rng, solver = Random(10), RankSolver()
    for _ in range(6):
        hands, trump, leader = random_hands(8, rng), rng.randint(0, NO_SUIT), rng.randrange(4)
        tricks = solver.tricks(hands, trump, leader)
        turned = [hands[3], *hands[:3]]
        assert solver.tricks(turned, trump, (leader + 1) & 3) == 8 - tricks
        swap = [1, 0, 3, 2, NO_SUIT]
        renamed = [
            sum((hand >> 16 * suit & SUIT[0]) << 16 * swap[suit] for suit in range(4)) for hand in hands
        ]
        assert solver.tricks(renamed, swap[trump], leader) == tricks


def test_the_value_is_that_of_the_best_card() -> None:
    rng, solver = Random(11), RankSolver()
    for _ in range(10):
        hands, trump, leader = random_hands(7, rng), rng.randint(0, NO_SUIT), rng.randrange(4)
        tricks = solver.tricks(hands, trump, leader)
        best = max(solver.cards(hands, trump, leader).values())
        assert best == (7 - tricks if leader & 1 else tricks)
        assert solver.takes(hands, trump, leader, tricks)
        assert not solver.takes(hands, trump, leader, tricks + 1)


def test_thirteen_cards_of_one_suit_each() -> None:
    """The hand with all trumps takes everything; at no trump the leader does."""
    solver = RankSolver()
    for trump in range(4):
        for leader in range(4):
            assert solver.tricks(SUIT, trump, leader) == (0 if trump & 1 else 13)
            assert solver.tricks(SUIT, NO_SUIT, leader) == (0 if leader & 1 else 13)


def test_a_limit_stops_a_question_and_the_next_one_is_free_of_it() -> None:
    solver = RankSolver(limit=50)
    with pytest.raises(NodeLimitExceeded):
        solver.tricks(random_hands(9, Random(12)), 0, 0)
    with pytest.raises(NodeLimitExceeded):
        solver.reaching(random_hands(9, Random(12)), 0, 0, 5)
    assert solver.tricks(SUIT, 2, 1) == 13


def test_equals_of_a_card_that_mattered_mattered_too() -> None:
    """Ace, queen and jack in a hand, king gone: the jack would do as well as the ace."""
    ace, queen, jack, ten = (1 << rank for rank in (12, 10, 9, 8))
    hand, live = ace | queen | jack, ace | queen | jack | ten
    assert straddle(ace, hand, live) == ace | jack
    assert straddle(ace, hand, live | 1 << 11) == ace  # the king is in play
    assert straddle(ten, hand, live) == ten  # another hand's card
