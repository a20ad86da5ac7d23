"""Bids and goals as values: every game builds its ladder from them."""

from __future__ import annotations

import pytest

from tests.driving import game_name, some_games
from trickdesk.engine.bids import Aim, Bid, Goal
from trickdesk.engine.game import Game
from trickdesk.games import games


@pytest.mark.parametrize(
    ("goal", "tricks", "points", "met"),
    [
        (Goal(Aim.TRICKS, 7), 7, 0, True),
        (Goal(Aim.TRICKS, 7), 6, 90, False),
        (Goal(Aim.POINTS, 90), 0, 90, True),
        (Goal(Aim.POINTS, 90), 9, 85, False),
        (Goal(Aim.ALL, 5), 5, 0, True),
        (Goal(Aim.ALL, 5), 4, 30, False),
        (Goal(Aim.NONE), 0, 0, True),
        (Goal(Aim.NONE), 1, 0, False),
    ],
)
def test_a_goal_is_met(goal: Goal, tricks: int, points: int, met: bool) -> None:
    assert goal.is_met(tricks, points) is met


@pytest.mark.parametrize("game", some_games(8, seed=21), ids=game_name)
def test_the_ladder_is_made_of_bids_with_texts_of_their_own(game: Game) -> None:
    assert game.ladder == tuple(bid.text for bid in game.bids)
    assert len(set(game.ladder)) == len(game.ladder)
    assert game.ladder or not game.has_contracts  # where nobody bids
    for bid in game.bids:
        assert game.bid(bid.text) == game.as_bid(bid.text) == bid
    assert game.forced is None or game.bid(game.forced.text) == game.forced
    assert game.as_bid("pass") is None
    with pytest.raises(KeyError):
        game.bid("pass")


@pytest.mark.parametrize(
    ("game_id", "options", "text", "bid"),
    [
        ("five-hundred", {}, "7D", Bid("7D", 7, "D", Goal(Aim.TRICKS, 7), 180, 180)),
        ("five-hundred", {}, "10NT", Bid("10NT", 10, "NT", Goal(Aim.TRICKS, 10), 520, 520)),
        (
            "five-hundred",
            {"misere": True},
            "misere",
            Bid("misere", 0, "NT", Goal(Aim.NONE), 250, 250, alone=True),
        ),
        ("forty-fives", {}, "25", Bid("25", 25, None, Goal(Aim.POINTS, 25), loss=25)),
        ("forty-fives", {}, "30-60", Bid("30-60", 30, None, Goal(Aim.ALL, 5), 60, 30)),
        ("forty-fives", {}, "60-120", Bid("60-120", 60, None, Goal(Aim.ALL, 5), 120, 60)),
        ("red-one", {}, "95", Bid("95", 95, None, Goal(Aim.POINTS, 95), loss=95)),
        ("red-one", {"min_bid": 72}, "72", Bid("72", 72, None, Goal(Aim.POINTS, 72), loss=72)),
        ("tocan", {"no_trump": True}, "3NT", Bid("3NT", 3, "NT", Goal(Aim.TRICKS, 3))),
        ("92q", {}, "13S", Bid("13S", 13, "S", Goal(Aim.TRICKS, 13))),
    ],
)
def test_what_a_bid_says(game_id: str, options: dict[str, object], text: str, bid: Bid) -> None:
    """Each game's bids promise what its rules page says."""
    assert games()[game_id](options).bid(text) == bid
