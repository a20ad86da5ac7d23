from __future__ import annotations

import dataclasses
from random import Random

import pytest

from tests.bots.dealing import game_name, run_deal, some_games
from trickdesk.bots.hints import hints_for
from trickdesk.bots.worlds import Sampler, World
from trickdesk.engine.cards import card_set
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games


def cards_of(world: World) -> list[int]:
    """Every card of a world as often as it lies in it, fewer those that have been played."""
    masks = [*world.hands, world.dead, world.buried]
    cards = [card for mask in masks for card in range(64) if mask >> card & 1]
    return [*cards, *(card for pile in world.piles for card in pile), *world.talon]


def check(seen: PlayerView, world: World) -> None:
    played = [card for trick in seen.tricks for card in trick.cards]
    assert sorted(cards_of(world) + played) == list(range(seen.game.deck.size))
    assert world.hands[seen.seat] == seen.hand
    for seat in range(seen.game.seats):
        assert world.rows[seat] == seen.shown[seat]
        assert not world.rows[seat] & ~world.hands[seat]
        hidden = world.hands[seat] & ~world.rows[seat]
        assert hidden.bit_count() == seen.counts[seat]
        assert len(world.piles[seat]) == seen.piles[seat]
        if seat != seen.seat:
            assert not hidden & seen.cannot[seat]
    assert len(world.talon) == seen.talon
    assert card_set(world.talon) & seen.turned == seen.turned
    assert world.talon[: seen.turned.bit_count()] == [c for c in range(64) if seen.turned >> c & 1]


@pytest.mark.parametrize("game", some_games(5, seed=31), ids=game_name)
def test_worlds_agree_with_the_view(game: Game) -> None:
    rng = Random(1)
    table = Table(game)
    for _ in range(2):
        if table.winners:
            break
        for seen in run_deal(table, rng, {}):
            for unlikely in (0, hints_for(game).unlikely_buried(seen)):
                check(seen, Sampler(seen, unlikely).world(rng))


def test_the_real_world_can_be_drawn() -> None:
    """Near the end of a deal every layout that is left comes up, the real one too."""
    rng = Random(3)
    table = Table(games()["five-hundred"]())
    seen = None
    for seen in run_deal(table, rng, {}):
        if seen.phase == "play" and len(seen.tricks) == 9 and seen.trick is None:
            real = list(table.hands)
            sampler = Sampler(seen)
            drawn = {tuple(sampler.world(rng).hands) for _ in range(3000)}
            assert tuple(real) in drawn
            assert len(drawn) > 1
            return
    raise AssertionError("the deal never came to its last trick")


def test_contradicting_knowledge_still_gives_a_world() -> None:
    """A view that says too much (nobody may hold anything) is met as far as it goes: never a failure."""
    table = Table(games()["five-hundred"]())
    seen = next(s for s in run_deal(table, Random(5), {}) if s.phase == "play")
    odd = dataclasses.replace(seen, cannot=(seen.game.deck.all,) * 4)
    world = Sampler(odd).world(Random(1))
    assert [hand.bit_count() for hand in world.hands] == [10, 10, 10, 10]


def test_nobody_is_thought_to_bury_a_trump_while_there_is_another_way() -> None:
    table = Table(games()["five-hundred"]())
    rng = Random(7)
    for seen in run_deal(table, rng, {}):
        unlikely = hints_for(seen.game).unlikely_buried(seen)
        if unlikely and seen.seat != seen.contract.declarer:
            assert all(not Sampler(seen, unlikely).world(rng).dead & unlikely for _ in range(20))
            return
    raise AssertionError("no defender was asked")
