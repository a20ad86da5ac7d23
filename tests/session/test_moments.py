"""Turning points of deals and matches, by what everyone has seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

import pytest

from tests.driving import game_name, some_games, step
from tests.ui.samples import at_end, deals_over
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.bids import Aim
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.session.highlights import (
    Highlight,
    Verdict,
    best_deal,
    deciding_trick,
    running_totals,
    verdict,
)


def ends(game: Game, seed: int, deals: int) -> list[PlayerView]:
    """Yield a seat's view after each of some deals played at random."""
    table, rng = Table(game), Random(seed)
    found: list[PlayerView] = []
    while len(found) < deals and not table.winners:
        step(table, rng)
        if table.phase is None and table.deals and table.deals[-1].result is not None:
            found.append(view(table, rng.randrange(game.seats)))
    return found


def took(seen: PlayerView, count: int) -> int:
    """Return the tricks of the declarers among the first `count`."""
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
            own = game.own_goal(seen.goals, seen.seat)
            assert ended is not None and own is not None
            assert ended.made == own.goal.is_met(sum(seen.taken[seat] for seat in own.seats))
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


def contracts(
    game_id: str, aim: Aim, number: int, options: Mapping[str, object] | None = None
) -> Iterator[PlayerView]:
    """Yield random deals with a contract of one kind, and no other bids."""
    game, rng = games()[game_id](options or {}), Random(3)
    bids = [bid.text for bid in game.bids if bid.goal.aim is aim]
    while number:
        table = Table(game)
        while table.phase is not None or not table.deals:
            ask = table.phase.ask() if table.phase is not None else None
            if isinstance(ask, AskCall) and ask.ladder:
                is_first = not any(call in game.ladder for _, call in table.calls)
                wanted = [call for call in ask.calls if call in bids] if is_first else []
                table.act(
                    ask.seat,
                    Call(rng.choice(wanted or [call for call in ask.calls if call not in ask.ladder])),
                )
            else:
                step(table, rng)
        seen = view(table, None)
        if seen.contract is not None and seen.contract.bid in bids:
            number -= 1
            yield seen


def test_a_contract_of_all_tricks_fails_with_the_first_that_another_side_takes() -> None:
    failed = 0
    for seen in contracts("forty-fives", Aim.ALL, 12):
        assert seen.teams is not None
        lost = [n for n, trick in enumerate(seen.tricks) if trick.winner not in seen.teams[0]]
        moment = deciding_trick(seen)
        if lost:
            assert moment == (lost[0], "failed")
            failed += len(lost) > 1
    assert failed


@pytest.mark.parametrize("game_id", ["red-one", "forty-fives"])
def test_a_contract_in_points_fails_with_the_trick_that_leaves_too_few(game_id: str) -> None:
    """Not with the one before, after which there were just enough."""
    just_enough = 0
    for seen in contracts(game_id, Aim.POINTS, 150):
        moment = deciding_trick(seen)
        if moment is None or moment.kind != "failed":
            continue
        assert seen.contract is not None and seen.teams is not None
        needed, everything = seen.game.bid(seen.contract.bid).goal.amount, sum(seen.game.points_taken(seen))
        within_reach = [everything - taken_by_others(seen, at) for at in range(len(seen.tricks) + 1)]
        assert within_reach[moment.trick + 1] < needed <= within_reach[moment.trick]
        just_enough += within_reach[moment.trick] == needed
    assert just_enough


def taken_by_others(seen: PlayerView, count: int) -> int:
    """Return the defenders' card points in the first tricks."""
    tricks = seen.tricks[:count]
    taken = tuple(sum(trick.winner == seat for trick in tricks) for seat in range(seen.game.seats))
    points = seen.game.points_taken(replace(seen, tricks=tricks, taken=taken))
    assert seen.teams is not None
    return sum(points[seat] for seat in range(seen.game.seats) if seat not in seen.teams[0])


@pytest.mark.parametrize("game_id", ["five-hundred", "92q", "tocan"])
def test_a_contract_just_made_has_nothing_to_spare(game_id: str) -> None:
    just_made = 0
    for seen in contracts(game_id, Aim.TRICKS, 200):
        ended = verdict(seen)
        assert ended is not None and seen.contract is not None
        if ended.made:
            assert ended.over == took(seen, len(seen.tricks)) - seen.game.bid(seen.contract.bid).goal.amount
            just_made += ended.over == 0
    assert just_made


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


@pytest.mark.parametrize("seed", range(3))
def test_where_the_lowest_total_wins_the_best_deal_is_the_one_with_fewest_points_beside_the_others(
    seed: int,
) -> None:
    seen = view(at_end("hearts", seed=seed), 0)
    winner = seen.winners[0]
    beside = [4 * deal.points[winner] - sum(deal.points) for deal in seen.deals]
    found = best_deal(seen)
    assert found is not None
    assert beside[found[0]] == min(beside) < max(beside)


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


def test_a_game_may_decide_otherwise_than_by_its_goal() -> None:
    seen = next(seen for seen in contracts("five-hundred", Aim.TRICKS, 20) if seen.deals[-1].made)
    ended = verdict(seen)
    assert ended is not None and ended.over is not None and ended.over >= 0
    spoilt = replace(seen, deals=(*seen.deals[:-1], seen.deals[-1]._replace(made=False)))
    assert verdict(spoilt) == Verdict(False, None, False)


def test_without_anything_to_win_or_lose_the_last_trick_is_shown() -> None:
    seen = view(deals_over("hearts", 1), 2)
    worthless = [trick._replace(points=0) for trick in seen.tricks]
    assert deciding_trick(replace(seen, tricks=tuple(worthless))) == Highlight(12, "last")
    watched = view(deals_over("oh-hell", 1), None)
    assert verdict(watched) is None
    assert deciding_trick(watched) == Highlight(len(watched.tricks) - 1, "last")


def test_a_contract_of_no_tricks_turns_on_the_first_that_is_taken() -> None:
    kinds = set()
    for seen in contracts("five-hundred", Aim.NONE, 12, {"misere": True}):
        assert seen.teams is not None
        taken = [n for n, trick in enumerate(seen.tricks) if trick.winner in seen.teams[0]]
        moment = deciding_trick(seen)
        expected = (taken[0], "failed") if taken else (len(seen.tricks) - 1, "made")
        assert moment == expected
        kinds.add(expected[1])
    assert "failed" in kinds
