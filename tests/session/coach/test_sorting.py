"""trickdesk.session.coach.sorting: each mistake has one theme."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.bots.baseline import heuristic
from tests.bots.habit_exam.habits import HABITS, SUITE
from tests.driving import chance, game_name, random_action, some_games
from trickdesk.bots.decision.explain import ActionValue, Explanation
from trickdesk.engine.actions import Action, AskPlay, Play
from trickdesk.engine.cards import cards_in
from trickdesk.engine.claims import taker_of_all
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.session.coach.sorting import Cards, temptations, theme_of
from trickdesk.session.coach.themes import THEMES

DEALS = 25


def decisions(game: Game, rng: Random, deals: int, sensible: bool) -> Iterator[tuple[PlayerView, Action]]:
    """Yield views and what was decided, in random or in sensible deals."""
    table = Table(game)
    for _ in range(deals):
        if table.winners:
            table = Table(game)
        chance(table, rng)
        while table.phase is not None:
            if table.phase.turn < 0:
                chance(table, rng)
                continue
            seen = view(table, table.phase.turn)
            assert seen.ask is not None
            decision = heuristic.choose(seen) if sensible else random_action(seen.ask, rng)
            yield seen, decision
            table.act(table.phase.turn, decision)


@pytest.mark.parametrize("game", some_games(1, 59), ids=game_name)
def test_each_mistake_has_a_theme(game: Game) -> None:
    rng, found = Random(5), Counter[str]()
    for seen, decision in decisions(game, rng, 3, sensible=False):
        assert seen.ask is not None
        better = random_action(seen.ask, rng)
        if better != decision:
            found[theme_of(seen, decision, better).code] += 1
    assert found.keys() <= THEMES.keys() and len(found) > 2


@pytest.mark.parametrize("game_id", games())
def test_a_habit_is_mostly_called_by_its_themes(game_id: str) -> None:
    called = {name: Counter[bool]() for name in SUITE[game_id]}
    said = {name: Counter[str]() for name in SUITE[game_id]}
    for seen, decision in decisions(games()[game_id](), Random(7), DEALS, sensible=True):
        for name in SUITE[game_id]:
            action = HABITS[name].plan(seen, decision)
            assert seen.ask is not None
            if action != decision and seen.ask.allows(action):
                code = theme_of(seen, action, decision).code
                called[name][code in HABITS[name].themes] += 1
                said[name][code] += 1
    for name, counts in called.items():
        assert counts[True] >= 2, (name, said[name])
        assert counts[True] > counts[False], (name, said[name])


def test_only_who_may_take_all_points_is_let_shoot_or_stops() -> None:
    """The coach warns of the same players as the prompts beside the cards."""
    found = Counter[tuple[str, str]]()
    for seen, _ in decisions(games()["hearts"](), Random(2), 4 * DEALS, sensible=True):
        if not isinstance(seen.ask, AskPlay):
            continue
        cards, cards_seen = sorted(cards_in(seen.ask.cards)), Cards(seen)
        if seen.trick is not None:
            wins = {cards_seen.in_trick(card) > 0: card for card in cards}
        else:
            wins = {not cards_seen.over(card): card for card in cards}
        if len(wins) == 2:
            code = theme_of(seen, Play(wins[False]), Play(wins[True])).code
            taker = taker_of_all(seen)
            who = "nobody" if taker is None else "own" if taker == seen.seat else "other"
            found["leads" if code.startswith("leads") else code, who] += 1
    usual = {
        ("lets-shoot", "other"), ("gives-up-all", "own"), ("ducks-safe-trick", "nobody"), ("leads", "nobody"),
    }  # fmt: skip
    assert usual <= found.keys() <= usual | {("leads", "other")}


def test_an_option_tempts_if_it_is_clearly_worse() -> None:
    """By theme the costliest one: what an exercise can ask about."""
    for seen, decision in decisions(games()["five-hundred"](), Random(3), 10, sensible=True):
        assert seen.ask is not None
        others = {
            action for seed in range(9) if (action := random_action(seen.ask, Random(seed))) != decision
        }
        if len(others) > 2:
            break
    first, second, third = sorted(others, key=str)[:3]
    values = [(decision, 100.0, 0.0), (first, 97.0, 0.5), (second, 60.0, 30.0), (third, 40.0, 5.0)]
    why = Explanation((), tuple(ActionValue(*entry) for entry in values))
    code = theme_of(seen, third, decision).code
    assert {theme: value.action for theme, value in temptations(seen, why, 100.0).items()} == {code: third}
    assert temptations(seen, Explanation(()), 100.0) == {}


def test_the_same_decision_is_another_mistake_if_the_better_one_is_another() -> None:
    """The theme depends on what was better, not only on what was done."""
    found = set()
    for seen, decision in decisions(games()["five-hundred"](), Random(3), 10, sensible=True):
        assert seen.ask is not None
        others = [random_action(seen.ask, Random(seed)) for seed in range(6)]
        codes = {theme_of(seen, decision, other).code for other in others if other != decision}
        found.add(len(codes) > 1)
    assert any(found)
