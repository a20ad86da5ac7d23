"""Tricks in flat integers equal the engine's: legal cards, winners and refills."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.dealing import game_name, some_games, start_of
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.simulation.rollout import PlayResult
from trickdesk.bots.simulation.tricks import NOBODY, Tricks
from trickdesk.engine.cards import cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.play import Start, TrickPlay

DEALS = 12


def both(game: Game, start: Start) -> tuple[TrickPlay, Tricks]:
    """Return the engine's play and the flat one, each with its own cards."""
    copies = [
        Start(start.order, start.hands[:], start.leader, start.players, start.rows[:], start.piles)
        for _ in range(2)
    ]
    tricks = knowledge_of(game).tricks(game.trick_play(copies[1]))
    tricks.begin(start.hands[:], start.leader, start.rows[:], [tuple(pile) for pile in start.piles])
    tricks.mark()
    return game.trick_play(copies[0]), tricks


@pytest.mark.parametrize("game", some_games(12, seed=61), ids=game_name)
def test_random_tricks_are_those_of_the_engine(game: Game) -> None:
    rng = Random(5)
    for _ in range(DEALS):
        start = start_of(game, rng)
        play, tricks = both(game, start)
        while play.left:
            assert tricks.legal() == play.legal()
            card = rng.choice(list(cards_in(play.legal())))
            names = () if play.trick else play.names(card)
            if not play.trick:
                assert tuple(tricks.names(card)) == names
            named = rng.choice(names) if names else None
            play.play(card, named)
            tricks.play(card, NOBODY if named is None else named)
            assert (tricks.turn, tricks.left, tricks.hands) == (play.turn, play.left, play.hands)
        ended = PlayResult.of(tricks, start.leader)
        assert (ended.taken, ended.tricks) == (play.taken, play.tricks)
        points = [0] * game.seats
        for trick in play.tricks:
            points[trick.winner] += game.trick_points(trick.cards)
        assert tricks.points == points
        line = tricks.line
        tricks.back()
        assert (tricks.hands, tricks.taken, tricks.line) == (start.hands, [0] * game.seats, [])
        for entry in line:
            tricks.play(entry % 256, entry // 256 - 1)
        assert tricks.taken == play.taken


def test_house_rules_that_the_tables_do_not_know_are_asked_of_the_engine() -> None:
    """At no trump the joker may depend on shown voids (Five Hundred, rules 7.7)."""
    guided = set()
    for game in some_games(40, seed=62):
        rng = Random(1)
        for _ in range(6):
            tricks = both(game, start_of(game, rng))[1]
            if tricks.guide is not None:
                guided.add(game.id)
                assert tricks.rules.trump == tricks.rules.none
    assert guided == {"five-hundred"}
