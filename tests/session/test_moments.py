"""What a deal and a match turned on, by what everybody has seen."""

from __future__ import annotations

from random import Random

import pytest

from tests.driving import game_name, some_games, step
from tests.ui.samples import at_end, deals_over
from trickdesk.engine.bids import Aim
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.session.moments import best_deal, deciding_trick, running_totals, verdict


def ends(game: Game, seed: int, deals: int) -> list[PlayerView]:
    """The view of a seat after each of some deals played at random."""
    table, rng = Table(game), Random(seed)
    found: list[PlayerView] = []
    while len(found) < deals and not table.winners:
        step(table, rng)
        if table.phase is None and table.deals and table.deals[-1].result is not None:
            found.append(view(table, rng.randrange(game.seats)))
    return found


def took(seen: PlayerView, count: int) -> int:
    """Tricks of the declarer's team among the first ``count``."""
    assert seen.teams is not None
    return sum(trick.winner in seen.teams[0] for trick in seen.tricks[:count])


@pytest.mark.parametrize("game", some_games(1, 11), ids=game_name)
def test_the_verdict_is_that_of_the_score(game: Game) -> None:
    for seen in ends(game, 4, 12):
        ended, deal = verdict(seen), seen.deals[-1]
        if deal.passed_out:
            assert (ended, deciding_trick(seen)) == (None, None)
        elif deal.contract is not None:
            assert ended is not None
            assert ended.made == deal.made
            assert ended.over is None or (ended.over >= 0) == deal.made
        elif seen.seat is not None and seen.goals[seen.seat] is not None:
            goal = seen.goals[seen.seat]
            assert ended is not None and goal is not None
            assert ended.made == goal.is_met(seen.taken[seen.seat])
        else:
            assert ended is None


@pytest.mark.parametrize("game_id", ["five-hundred", "92q", "tocan"])
def test_a_contract_in_tricks_is_settled_with_one_of_them_and_not_before(game_id: str) -> None:
    game = next(g for g in some_games(0, 1) if g.id == game_id)
    kinds = set()
    for seen in ends(game, 9, 25):
        moment = deciding_trick(seen)
        if moment is None or seen.contract is None:
            continue
        goal = game.bid(seen.contract.bid).goal
        assert goal.aim is Aim.TRICKS
        kinds.add(moment.kind)
        at, count = moment.trick + 1, len(seen.tricks)
        if moment.kind == "made":
            assert took(seen, at) == goal.amount
            assert took(seen, at - 1) == goal.amount - 1
        else:
            assert moment.kind == "failed"
            assert took(seen, at) + count - at < goal.amount <= took(seen, at - 1) + count - at + 1
    assert kinds == {"made", "failed"}


@pytest.mark.parametrize("game_id", ["red-one", "forty-fives"])
def test_a_contract_in_points_is_settled_by_a_trick(game_id: str) -> None:
    game = next(g for g in some_games(0, 1) if g.id == game_id)
    kinds = {moment.kind for seen in ends(game, 2, 25) if (moment := deciding_trick(seen)) is not None}
    assert {"made", "failed"} <= kinds


def test_a_bid_to_be_exact_is_settled() -> None:
    game = next(g for g in some_games(0, 1) if g.id == "oh-hell")
    kinds = set()
    for seen in ends(game, 5, 19):
        moment = deciding_trick(seen)
        assert moment is not None
        assert seen.seat is not None
        goal = seen.goals[seen.seat]
        assert goal is not None
        kinds.add(moment.kind)
        mine = [sum(t.winner == seen.seat for t in seen.tricks[:at]) for at in range(len(seen.tricks) + 1)]
        if moment.kind == "made":
            assert mine[moment.trick + 1] == goal.amount == mine[-1]
        elif moment.kind == "failed" and mine[-1] > goal.amount:
            assert mine[moment.trick + 1] == goal.amount + 1
            assert seen.tricks[moment.trick].winner == seen.seat
    assert {"made", "failed"} <= kinds


def test_where_nothing_is_bid_the_dearest_trick_is_shown() -> None:
    seen = view(deals_over("hearts", 1), 2)
    moment = deciding_trick(seen)
    assert moment is not None
    assert moment.kind == "most"
    assert seen.tricks[moment.trick].points == max(trick.points or 0 for trick in seen.tricks)


@pytest.mark.parametrize("game_id", ["hearts", "five-hundred", "92q"])
def test_the_totals_run_to_the_result(game_id: str) -> None:
    seen = view(at_end(game_id), 0)
    totals = running_totals(seen)
    assert len(totals) == len(seen.deals) + 1
    assert set(totals[0]) == {0}
    assert totals[-1] == seen.totals
    best = best_deal(seen)
    assert best is not None
    deal, points = best
    assert seen.deals[deal].points[seen.winners[0]] == points
    (first, *_) = ends(seen.game, 1, 1)
    assert best_deal(first) is None
