"""Exact bids under other scores, without trump, and in secret."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.dealing import random_deal
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.levels import LEVELS
from trickdesk.bots.player import decide
from trickdesk.engine.actions import Call
from trickdesk.engine.bids import SECRET
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games.oh_hell import OhHell

HARD_RULES = {"scoring": "ten_plus_square", "penalty": 10, "last_trump": "none", "blind": True, "cards": "5"}


def bids(options: dict[str, object]) -> list[int]:
    """Return the first bid of level hard in each of 16 deals."""
    found = []
    for seed in range(16):
        table = Table(OhHell({"players": 3, **options}))
        table.put(random_deal(table.game, 2, Random(seed)))
        action = decide(view(table, 0), "hard", 1, clock=lambda: 0.0).action
        assert isinstance(action, Call)
        found.append(int(action.text))
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_plays_secret_bids_without_trump(level: str) -> None:
    table = Table(OhHell(HARD_RULES))
    table.put(random_deal(table.game, 3, Random(1)))
    while table.phase is not None:
        seat = table.phase.turn
        seen = view(table, seat)
        if seen.secret:
            assert all(call == SECRET for _, call in seen.calls)
        table.act(seat, decide(seen, level, 1, clock=lambda: 0.0).action)
    assert table.trump == "NT"
    amounts = [goal.amount for goal in table.goals if goal is not None]
    assert len(amounts) == 4 and 0 < sum(amounts) <= 8


def test_the_square_of_the_bid_pays_for_higher_bids_and_a_penalty_for_lower_ones() -> None:
    scores: list[dict[str, object]] = [{"penalty": 10}, {}, {"scoring": "ten_plus_square"}]
    careful, plain, bold = (sum(bids(options)) for options in scores)
    assert careful < plain < bold


def test_a_deal_spreads_more_the_more_it_can_cost() -> None:
    rules: list[dict[str, object]] = [{}, {"scoring": "ten_plus_square"}, {"penalty": 5}, {"penalty": 10}]
    rates = [knowledge_of(OhHell(options)).scoring_rate for options in rules]
    spreads = [rate.spread for rate in rates if rate is not None]
    assert spreads == sorted(spreads) and len(set(spreads)) == 4
