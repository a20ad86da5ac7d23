"""Losses with all cards known: sums, best lines, minimax for the last cards."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.review.accounts import check, solved
from tests.bots.review.deals import by_chance, cards_of, game_of, opened, with_cards
from tests.bots.review.plain import Plain
from trickdesk.bots.review.exact import TargetSolver, TotalSolver
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.play import Trick
from trickdesk.engine.table import Table
from trickdesk.games import games

SMALL, FEW = 60_000, 10_000  # nodes

ODD: list[tuple[str, dict[str, object], str]] = [
    ("five-hundred", {}, "8NT"),  # the joker names a suit
    ("five-hundred", {"nt_joker": "strict"}, "8NT"),
    ("five-hundred", {"nt_joker": "free", "joker_nomination": "not_void"}, "8NT"),
    ("five-hundred", {"misere": True}, "open-misere"),
    ("red-one", {"discard_points": "last_trick"}, ""),
    ("forty-fives", {"players": 6, "sides": "trios"}, ""),
    ("tocan", {}, ""),
    ("tocan", {"players": 3}, ""),
    ("92q", {"two_conversion": False}, ""),
    ("92q", {"players": 6}, ""),
    ("five-hundred", {}, ""),
    ("red-one", {}, ""),
    ("forty-fives", {}, ""),
    ("forty-fives", {"bonus": False}, ""),
    ("92q", {}, ""),
]


@pytest.mark.parametrize(("game_id", "options", "bid"), ODD)
def test_the_accounts_of_two_sides_are_right(game_id: str, options: dict[str, object], bid: str) -> None:
    game, rng = game_of(game_id, **options), Random(5)
    for seed in range(2):
        table = with_cards(game, seed, lambda number: by_chance(number, bid))
        if bid:
            assert table.deals[-1].contract.bid == bid
        wrong, count = check(table, 0, rng, 4 if game.seats < 6 else 3, SMALL)
        assert wrong == []
        assert count >= 3 * game.seats


ALONE: list[tuple[str, dict[str, object]]] = [
    ("hearts", {}),
    ("hearts", {"players": 3, "jack": True}),
    ("oh-hell", {}),
    ("oh-hell", {"players": 3, "cards": "5"}),
    ("forty-fives", {"players": 5, "sides": "cutthroat"}),
    ("forty-fives", {"players": 5, "sides": "cutthroat", "bonus": False}),
    ("forty-fives", {"players": 6, "sides": "partners"}),
]


@pytest.mark.parametrize(("game_id", "options"), ALONE)
def test_where_there_are_no_two_sides_everybody_plays_against_all_others(
    game_id: str, options: dict[str, object]
) -> None:
    game, gave = game_of(game_id, **options), 0
    table = with_cards(game, 1, by_chance)
    wrong, count = check(table, 1, Random(5), 0, SMALL)
    assert wrong == []
    assert count >= 2 * game.seats
    for seed in range(1, 6):
        table = with_cards(game, seed, by_chance)
        found = solved(opened(table, 1, FEW))
        expected = alone(table, 3 if game.seats < 5 else 2)
        told = {at: cost.gave for at, cost in found.costs.items() if at in expected}
        assert told == {at: cost for at, cost in expected.items() if at in told}
        gave += sum(told.values())
    assert gave > 0


def alone(table: Table, most: int) -> dict[int, int]:
    """Return the losses of the last cards by minimax, each player for themselves."""
    cards = opened(table)
    play, game, found = cards.play, table.game, dict[int, int]()
    for card in cards_of(table):
        if play.left <= most:
            goal = cards.terms.goals[card.seat]
            exactly = (
                goal.amount if isinstance(cards.seat_solvers[card.seat], TargetSolver) and goal else None
            )
            side = card_set(s for s in range(game.seats) if game.side(s) == game.side(card.seat))
            judge = cards.seat_solvers[card.seat]
            best = judge.best if isinstance(judge, TotalSolver) else -1

            def result(
                tricks: list[Trick], side: int = side, exactly: int | None = exactly, best: int = best
            ) -> int:
                mine = [trick for trick in tricks if side >> trick.winner & 1]
                if exactly is not None:
                    return abs(len(mine) - exactly)
                bonus = 5 * sum(best in trick.cards for trick in mine)
                return bonus + sum(game.trick_points(trick.cards) for trick in mine)

            low = game.low_wins or exactly is not None
            plain = Plain(play, side, low, result)
            found[card.at] = abs(plain.value() - plain.after(card.play.card, card.play.named))
        play.play(card.play.card, card.play.named)
    return found


@pytest.mark.parametrize("points", ["none", "last_trick"])
def test_most_tricks_count_in_the_last_cards(points: str) -> None:
    """Red One, rules 7.13: points with 20 for most tricks, by plain minimax."""
    game, gave = game_of("red-one", most_tricks=True, discard_points=points), 0
    for seed in range(6):
        table = with_cards(game, seed, by_chance)
        found = solved(opened(table, 0, SMALL))
        cards = opened(table)
        play, side = cards.play, card_set(cards.terms.teams[0])
        declarer = cards.terms.declarer
        assert declarer is not None
        buried = game.trick_points(list(cards_in(table.buried[declarer])))

        def result(tricks: list[Trick], side: int = side, buried: int = buried) -> int:
            mine = [trick for trick in tricks if side >> trick.winner & 1]
            bonus = 20 if 2 * len(mine) > len(tricks) else 0
            if points == "last_trick" and side >> tricks[-1].winner & 1:
                bonus += buried
            return bonus + sum(game.trick_points(trick.cards) for trick in mine)

        compared = 0
        for card in cards_of(table):
            if play.left <= 3 and card.at in found.costs:
                plain = Plain(play, side, False, result)
                expected = abs(plain.value() - plain.after(card.play.card, card.play.named))
                assert found.costs[card.at].gave == expected
                gave, compared = gave + expected, compared + 1
            play.play(card.play.card, card.play.named)
        assert compared >= 4
    assert gave > 0


def test_one_card_can_decide_a_contract() -> None:
    """Losing a safe contract is reported, and so is letting one be made."""
    decided = set()
    for seed in range(40):
        table = with_cards(game_of("five-hundred"), seed, lambda number: by_chance(number, "8NT"))
        cards = opened(table)
        found = solved(cards)
        curve = dict(found.curve)
        for card in cards.cards:
            cost = found.costs.get(card.at)
            if cost is not None and cost.costs_contract:
                before, after = curve[card.at], curve[card.at + 1]
                declaring = bool(found.sides[0] >> card.seat & 1)
                assert (before >= 8) != (after >= 8)
                assert (before >= 8) == declaring
                decided.add(declaring)
        if decided == {True, False}:
            return
    raise AssertionError("no card decides anything")


@pytest.mark.parametrize("game_id", games())
def test_a_budget_that_is_used_up_ends_it_in_the_same_place(game_id: str) -> None:
    game: Game = games()[game_id]()
    table = with_cards(game, 3, by_chance)
    first, second = (solved(opened(table, 0, 3000)) for _ in range(2))
    assert first == second
    assert first.since is not None
    assert min(first.costs) == first.since
    everything = solved(opened(table, 0, SMALL)).costs
    assert all(everything[at].gave == cost.gave for at, cost in first.costs.items())
