"""The tree of what all seats may play in the next tricks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import mean

from tests.bots.dealing import run_deal
from tests.bots.positions import game_of, real_world
from trickdesk.bots.cardplay.card_search import CardSearch, card_classes, card_options, policy_for
from trickdesk.bots.levels import LEVEL
from trickdesk.bots.player import context_of
from trickdesk.bots.simulation.rollout import ResumedPlay
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.actions import AskPlay
from trickdesk.engine.table import Table

FIVE = game_of("five-hundred")
LEFT = range(9, 13)  # cards in all hands
GROWN = 300  # times that the same deal is played


def searches(looks_ahead: bool) -> Iterator[tuple[CardSearch, World]]:
    """Yield searches near the end of deals played at random, with the real cards."""
    for seed in range(40):
        table = Table(FIVE)
        for seen in run_deal(table, Random(seed), {}):
            if isinstance(seen.ask, AskPlay) and table.play and sum(map(seen.cards_of, seen.players)) in LEFT:
                context = context_of(LEVEL["expert"], seen, 1)
                options = card_options(seen.ask, card_classes(seen, seen.ask.cards, context.knowledge.odd))
                resumed = ResumedPlay(seen, context.knowledge.tricks)
                world = real_world(table)
                policy = policy_for(context, resumed.in_flat(world))
                if len(options) > 1:
                    yield CardSearch(context, options, policy, resumed, looks_ahead), world


def lost(looks_ahead: bool) -> tuple[float, int]:
    """Return what the cards that seem best lose on average, and how many there were."""
    found = []
    for search, world in searches(looks_ahead):
        every = range(len(search.options))
        exact = search.endings.values(world, search.options)
        if exact and max(exact) > min(exact):
            played = [search.evaluate(world, every)[0] for _ in range(GROWN if looks_ahead else 1)]
            worth = [mean(deal[option].value for deal in played) for option in every]
            found.append(max(exact) - exact[worth.index(max(worth))])
    return mean(found), len(found)


def test_where_all_cards_are_known_the_tree_finds_what_the_rule_based_player_misses() -> None:
    (with_tree, asked), (without, _) = lost(True), lost(False)
    assert asked > 20
    assert with_tree < without / 2, (with_tree, without, asked)


def test_the_first_time_the_rule_based_player_plays_on() -> None:
    """The tree adds nothing to what it has not seen."""
    for (grown, world), (plain, _) in zip(searches(True), searches(False), strict=True):
        every = range(len(plain.options))
        first, second = grown.evaluate(world, every)[0], plain.evaluate(world, every)[0]
        assert first == second
