"""Contracts made or failed: the points and the explanation of the score agree."""

from __future__ import annotations

from random import Random

import pytest

from tests.driving import game_name, some_games, step
from trickdesk.engine.deal import ScoreLine
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.games import games


def says_made(lines: tuple[ScoreLine, ...]) -> bool:
    words = " ".join(line.message.text for line in lines)
    if "{bid}: the declarer took {tricks} tricks." in words:
        return any(line.message.values.get("tricks") == 0 for line in lines)
    return "failed" not in words and "fell short" not in words


@pytest.mark.parametrize("game", some_games(2, 8), ids=game_name)
def test_a_contract_is_made_where_the_score_says_so(game: Game) -> None:
    rng, table = Random(3), Table(game)
    while not table.winners and len(table.deals) < 12:
        step(table, rng)
    for record in table.deals:
        if record.contract is not None and record.result is not None:
            assert record.teams is not None
            made = game.is_made(record.teams, record.result.points)
            assert made == says_made(record.result.lines), record.result.lines


def test_a_declarer_without_a_trick_of_his_own_has_made_it_with_his_team() -> None:
    """92Q, rules 5.1: players score for their own tricks."""
    game = games()["92q"]({"players": 6})
    assert game.is_made(((1, 2, 4), (0, 3, 5)), (0, 0, 0, 0, 15, 0))
    assert not game.is_made(((1, 2, 4), (0, 3, 5)), (3, 0, 0, 9, 0, 3))
