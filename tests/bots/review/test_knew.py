"""Expected losses: no bias towards the best of noisy means, and sensible results."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from tests.bots.positions import asked, bury, dealt, game_of, play_cards, say
from tests.bots.review.deals import by_chance, played
from trickdesk.bots.decision.match_equity import DealValue
from trickdesk.bots.player import never
from trickdesk.bots.review.expected_loss import ExpectedLoss, Margin, compare_options, expected_loss, is_only
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.actions import Action, AskGive, Call, Give, Play
from trickdesk.engine.cards import card_set
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games

WORLDS = 160


def margin(means: list[float], seed: int, done: int = 0, noise: float = 10.0) -> Margin:
    """Return the loss of option `done` for options with such means in noisy worlds."""
    rng = Random(seed)

    def judge(world: World, alive: Sequence[int]) -> tuple[list[DealValue], tuple[()]]:
        return [DealValue(means[option] + rng.gauss(0, noise), 0.0, 0) for option in alive], ()

    draw = lambda: World([], [], [], [], 0, 0)  # noqa: E731
    tries, alive = compare_options(len(means), done, judge, draw, WORLDS, never, 0.0)
    return tries.margin(alive)


def test_where_all_is_alike_nothing_is_given_away() -> None:
    """Of eight equal options one always looks best, but that is no loss."""
    found = [margin([0.0] * 8, seed) for seed in range(150)]
    assert sum(item.gave > 0 for item in found) <= 0.05 * len(found)
    assert (
        sum(item.gave for item in found) / len(found) < 0.15
    )  # one mean has an error of 0.8, the best is 1.1 above


def test_a_difference_is_found_and_not_told_too_high() -> None:
    found = [margin([0.0, 5.0, 4.0, -3.0], seed) for seed in range(200)]
    assert sum(item.better in (1, 2) for item in found) > 0.95 * len(found)
    assert 4.2 < sum(item.gave for item in found) / len(found) < 5.3
    assert all(margin([0.0, -5.0, 5.0], seed, 2).better is None for seed in range(50))


def test_it_ends_early_where_nothing_is_at_stake() -> None:
    drawn = 0

    def draw() -> World:
        nonlocal drawn
        drawn += 1
        return World([], [], [], [], 0, 0)

    for spread, most in ((0.0, 48), (50.0, 16)):
        drawn = 0
        values = [DealValue(-spread * option, 0.0, 0) for option in range(3)]

        def judge(
            world: World, alive: Sequence[int], values: list[DealValue] = values
        ) -> tuple[list[DealValue], tuple[()]]:
            return [values[option] for option in alive], ()

        compare_options(3, 0, judge, draw, 1000, never, 0.1)
        assert drawn <= most


def cost_of(table: Table, action: Call | Give | Play) -> tuple[float | None, object]:
    found = expected_loss(view(table, table.phase.turn), action, 1, never)
    return found.gave, found.better


def test_throwing_the_joker_on_a_trick_of_the_partner_costs_and_a_small_card_does_not() -> None:
    """Five Hundred: the partner's right bower wins, and the joker would win another."""
    game = game_of("five-hundred")
    hands = {
        0: "JH JD AH KH QH AC KC 5S 6S 5C",
        1: "9H AS KS QS 10C 9C 8C 4D 5D 6D",
        2: "JK 10H 8H 8D 9D 10D 6C 7C QC 10S",
    }
    table = say(dealt(game, 3, hands, 1, "7S 8S 9S"), "8H", "pass", "pass", "pass")
    bury(table, "7S 8S 9S")
    play_cards(table, "JH 9H")
    wasted, better = cost_of(table, Play(game.deck.id["JK"]))
    assert wasted is not None and wasted > 0
    assert better in (Play(game.deck.id["10H"]), Play(game.deck.id["8H"]))
    assert cost_of(table, Play(game.deck.id["8H"])) == (0.0, None)


def test_a_wild_bid_costs_and_a_pass_without_anything_does_not() -> None:
    weak = "5S 6S 7S 5C 6C 7C 4D 5D 6D 7D"
    seen = asked(holds=weak, game_id="five-hundred")
    wild = expected_loss(seen, Call("10NT"), 1, never)
    assert wild.gave is not None and wild.gave > 100
    assert wild.better == Call("pass")
    assert Call("10NT") in {entry.action for entry in wild.why.weighed}
    assert expected_loss(seen, Call("pass"), 1, never).gave == 0.0


def test_a_jump_that_bots_would_not_think_of_is_weighed_as_well() -> None:
    """Red One: plans begin with the lowest bid, but a higher one was made."""
    seen = asked(["0 call 90"], "R5 R6 B6 B7 G6 G7 Y6 Y7 Y8")
    jump = next(call for call in reversed(seen.ask.calls) if call in seen.ask.ladder)
    found = expected_loss(seen, Call(jump), 1, never)
    assert found.gave is not None and found.gave > 0
    assert Call(jump) in {entry.action for entry in found.why.weighed}


def test_burying_the_best_cards_costs() -> None:
    game = game_of("five-hundred")
    table = say(
        dealt(game, 3, {0: "JK JH JD AH KH QH 5S 6S 5C 6C"}, 1, "7S 8S 9C"), "8H", "pass", "pass", "pass"
    )
    ids = game.deck.ids
    worst = Give(card_set(ids(["JK", "JH", "JD"])))
    gave, better = cost_of(table, worst)
    assert gave is not None and gave > 50
    assert isinstance(better, Give) and not better.cards & worst.cards
    assert cost_of(table, better) == (0.0, None)


@pytest.mark.parametrize("game_id", games())
def test_every_kind_of_decision_is_judged_whatever_was_done(game_id: str) -> None:
    """Random actions are among those compared, unless there is no choice or figure."""
    found: set[str] = set()

    def choose(seen: PlayerView, number: int) -> Action:
        action, ask = chance(seen, number), seen.ask
        assert ask is not None
        kind = getattr(ask, "style", type(ask).__name__)
        free = isinstance(ask, AskGive) and ask.to is None and ask.low < ask.high
        if kind not in found or number % 16 == 0:
            judged = expected_loss(seen, action, number, never)
            assert free or (judged.gave is not None and judged.gave >= 0)
            assert judged.why is not None
            weighed = [entry.action for entry in judged.why.weighed]
            quiet = isinstance(action, Call) and action.text in ("check", "hold", "pass")
            assert is_only(ask) or not weighed or quiet or action in weighed or isinstance(action, Play)
            if not is_only(ask):
                found.add(kind)
        return action

    chance = by_chance(3)
    played(games()[game_id](), 3, choose)
    assert found


def test_a_decision_without_a_choice_gives_nothing_away() -> None:
    """The last card of a hand."""
    judged: list[ExpectedLoss] = []

    def choose(seen: PlayerView, number: int) -> Action:
        action = chance(seen, number)
        if seen.hand.bit_count() == 1 and isinstance(action, Play):
            judged.append(expected_loss(seen, action, 1, never))
        return action

    chance = by_chance(3)
    played(game_of("oh-hell", players=3, cards="5", deals="up_down"), 1, choose)
    assert len(judged) == 3
    for found in judged:
        assert (found.gave, found.better, found.why and found.why.codes) == (0.0, None, ("only-choice",))
