"""Points during a deal: certain, public, and in the end equal to the score."""

from __future__ import annotations

from random import Random

import pytest

from tests.driving import game_name, some_games, step
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games.forty_fives import FortyFives
from trickdesk.games.red_one import RedOne

COUNTING = [game for game in some_games(4, seed=9) if game.counts_points]


def by_side(game: Game, points: tuple[int, ...]) -> list[int]:
    sums = [0] * game.sides
    for seat, count in enumerate(points):
        sums[game.side(seat)] += count
    return sums


def scored(game: Game, table: Table) -> dict[int, int]:
    """Return the points taken by each side, from the explanation of the score."""
    result = table.deals[-1].result
    assert result is not None
    sums: dict[int, int] = {}
    for line in result.lines:
        if "points" in line.message.values and line.side is not None:
            sums[line.side] = sums.get(line.side, 0) + int(str(line.message.values["points"]))
    return sums


@pytest.mark.parametrize("game", COUNTING, ids=game_name)
def test_points_only_grow_and_end_as_they_are_scored(game: Game) -> None:
    rng, table, deals = Random(game_name(game)), Table(game), 0
    before = [0] * game.seats
    while deals < 12:
        if table.winners:
            table = Table(game)
        step(table, rng)
        views = [view(table, seat) for seat in (None, *range(game.seats))]
        points = game.points_taken(views[0])
        assert all(game.points_taken(seen) == points for seen in views)
        if table.play is None:
            before = [0] * game.seats
            continue
        if not game.options.get("jack"):  # that card takes points off again
            assert all(now >= then for now, then in zip(points, before, strict=True))
        before = list(points)
        if table.phase is None:
            deals, before = deals + 1, [0] * game.seats
            sums = by_side(game, points)
            result = table.deals[-1].result
            if (
                game.low_wins
                and result is not None
                and not any("all" in line.message.text for line in result.lines)
            ):
                assert sums == list(result.points)
            for side, count in scored(game, table).items():
                assert sums[side] == count


def test_the_highest_trump_counts_once_it_is_beyond_doubt() -> None:
    """Forty-Fives, rules 5.1: certain with the five of trumps, or the last trick."""
    early = late = 0
    for seed in range(60):
        rng, table = Random(seed), Table(FortyFives())
        while table.play is None or len(table.play.tricks) < 5:
            step(table, rng)
            if table.play is None or not table.play.tricks:
                continue
            play, seen = table.play, view(table, None)
            order = play.order
            finished = len(play.tricks)
            bonus = sum(table.game.points_taken(seen)) - 5 * finished
            top = max(range(52), key=order.power[order.trump].__getitem__)
            out = any(top in trick.cards for trick in play.tricks)
            if out:
                assert bonus == 5
                early += finished < 5
            elif finished == 5:
                assert bonus == (5 if any(order.suit_mask[order.trump] >> card & 1
                                          for trick in play.tricks for card in trick.cards) else 0)  # fmt: skip
                late += 1
            elif bonus:  # sure because nobody can hold a higher one
                assert not any(
                    order.power[order.trump][card] > max(
                        order.power[order.trump][c] for t in play.tricks for c in t.cards
                    )
                    for hand in play.hands for card in range(52) if hand >> card & 1
                )  # fmt: skip
    assert early > 5
    assert late > 5


def test_without_the_bonus_only_tricks_count() -> None:
    """Forty-Fives, rules 7.15."""
    for seed in range(20):
        rng, table = Random(seed), Table(FortyFives({"bonus": False}))
        while table.play is None or len(table.play.tricks) < 5:
            step(table, rng)
            if table.play is not None:
                assert sum(table.game.points_taken(view(table, None))) == 5 * len(table.play.tricks)


def test_points_buried_for_nobody_are_told() -> None:
    rng, table = Random(3), Table(RedOne())
    told = 0
    for _ in range(3000):
        step(table, rng)
        result = table.deals[-1].result if table.phase is None and table.deals else None
        if result is not None and table.play is not None:
            sums = by_side(table.game, table.game.points_taken(view(table, None)))
            lines = [
                line
                for line in result.lines
                if line.message.text.startswith("Points in the discards, for nobody")
            ]
            assert sum(sums) + sum(int(str(line.message.values["points"])) for line in lines) == 150
            told += len(lines)
        if table.winners:
            table = Table(RedOne())
    assert told > 3
