from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from math import exp, isfinite, log
from pathlib import Path
from random import Random
from statistics import mean

import pytest

from tests.bots.dealing import game_name, random_deal, run_deal, some_games, wild_action
from tests.bots.positions import bare_world, is_kept
from tests.bots.train import CALLS, PLAYS, cost, pairs_of, seen_deals
from tests.written import read_view
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.game_knowledge.base import weights_in
from trickdesk.bots.inference.beliefs import EFFECTIVE, KEPT, RARE, Beliefs, effective, tempered
from trickdesk.bots.player import decide
from trickdesk.bots.simulation.sampler import Sampler, World
from trickdesk.engine.actions import Action, AskCall, AskGive, Call, Give
from trickdesk.engine.cards import CardSet, card_set, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view, write_view
from trickdesk.games import games

# Calls of the bots of one version, level medium, default rules; deal i of a game is that of Random(5000 + i), dealt by
# seat i. They are not the calls to which the habits were fitted.
AUCTIONS: dict[str, list[str]] = json.loads(Path(__file__).with_name("auctions.json").read_text())

# About half of what was measured over these deals.
LEAST = {"92q": 0.3, "five-hundred": 0.4, "forty-fives": 0.15, "red-one": 0.15, "tocan": 0.25}
LEAST_OF_SIX = 0.7
FIVE = games()["five-hundred"]()
# Deals to judge what was learned; hands of Oh Hell may be small.
LEARNED = {"five-hundred": 16, "oh-hell": 64}


def auctions(game: Game) -> Iterator[Table]:
    """Yield tables at the first lead after each auction that ended in a contract.

    Trump is named and cards are discarded by rule.
    """
    for i, calls in enumerate(AUCTIONS[game.id]):
        table = Table(game)
        table.deal(random_deal(game, i % game.seats, Random(5000 + i)))
        for call in calls.split():
            assert table.phase is not None
            table.act(table.phase.turn, Call(call))
        if table.contract is not None:
            lead_up(table)
            yield table


def auctions_of_bots(game: Game, deals: int, level: str) -> Iterator[Table]:
    """Yield tables at the first lead after auctions of bots, as `auctions` does."""
    for i in range(deals):
        table = Table(game)
        table.deal(random_deal(game, i % game.seats, Random(5000 + i)))
        while table.phase is not None and table.phase.name == "auction":
            seat = table.phase.turn
            table.act(seat, decide(view(table, seat), level, i, clock=lambda: 0.0).action)
        if table.contract is not None:
            lead_up(table)
            yield table


def lead_up(table: Table) -> None:
    """Take the steps between the auction and the first lead."""
    knowledge, suits = knowledge_of(table.game), table.game.deck.suits
    while table.phase is not None and table.phase.name != "play":
        ask, contract = table.phase.ask(), table.contract
        assert contract is not None
        best = knowledge.best_trump(table.hands[table.phase.turn])
        trump = table.game.trump_index(table.trump) if table.trump else suits.index(best)
        action: Action
        if isinstance(ask, AskGive):
            held = table.hands[ask.seat]
            action = Give(
                next(iter(knowledge.bury_sets(held, ask.low, contract.bid, trump, ask.cards, ask.first)))
            )
        else:
            assert isinstance(ask, AskCall)
            action = Call(f"trump {best}" if ask.style == "trump" else ask.calls[0])
        table.act(ask.seat, action)


@pytest.mark.parametrize(("name", "least"), LEAST.items())
def test_the_real_cards_suit_the_calls_better_than_chance(name: str, least: float) -> None:
    """Calls and draws carry information: the real deal gains likelihood, in nats."""
    gains = gained_by(auctions(games()[name]()))
    assert len(gains) >= 40
    assert mean(gains) > least


@pytest.mark.parametrize("sixes", ["threes", "pairs"])
def test_the_real_cards_of_six_players_suit_their_calls(sixes: str) -> None:
    game = games()["five-hundred"]({"players": 6, "sixes": sixes})
    gains = gained_by(auctions_of_bots(game, 12, "medium"))
    assert len(gains) >= 40
    assert mean(gains) > LEAST_OF_SIX


def gained_by(tables: Iterator[Table]) -> list[float]:
    """Return how much likelier their calls make each real deal, as each seat sees it."""
    rng, gains = Random(5), []
    for table in tables:
        game, knowledge = table.game, knowledge_of(table.game)
        for seat in range(game.seats):
            beliefs = Beliefs(view(table, seat), knowledge, rng, True)
            if beliefs.readings:
                worlds = [Sampler(view(table, seat)).world(rng) for _ in range(50)]
                drawn = [
                    exp(beliefs.log_weight(world)) * is_kept(beliefs, knowledge, world) for world in worlds
                ]
                none = beliefs.readings[0].noise / 2 / len(drawn)  # where no world that came up was possible
                gains.append(beliefs.log_weight(bare_world(table)) - log(mean(drawn) or none))
    return gains


@pytest.mark.parametrize("game", some_games(2, seed=8), ids=game_name)
def test_nothing_that_others_do_excludes_anything(game: Game) -> None:
    """Whatever others do, the real cards keep a weight, and worlds can be drawn."""
    rng = Random(6)
    knowledge = knowledge_of(game)
    table = Table(game)
    for seen in run_deal(table, rng, {}):
        beliefs = Beliefs(seen, knowledge, rng, True)
        weight = beliefs.log_weight(bare_world(table))
        played = sum(len(trick.cards) for trick in seen.tricks)
        least = played * log(min(knowledge.card_noise) / game.deck.size)
        least += sum(log(reading.noise * RARE) for reading in beliefs.readings)
        assert isfinite(weight) and weight >= least
        assert all(reading.seat != seen.seat for reading in beliefs.readings)
        world = beliefs.world()
        assert [hand.bit_count() for hand in world.hands] == [hand.bit_count() for hand in table.hands]


@pytest.mark.parametrize("name", sorted(games()))
def test_the_same_view_gives_the_same_worlds(name: str) -> None:
    """Only the view and the random numbers matter, not the table or earlier draws."""
    game = games()[name]()
    table = Table(game)
    for _ in run_deal(table, Random(4), {}):
        if table.phase_name == "play":
            break
    assert table.phase is not None
    seen = view(table, (table.phase.turn + 1) % game.seats)
    again = read_view(write_view(seen), games())
    drawn = []
    for one in (seen, again):
        beliefs = Beliefs(one, knowledge_of(game), Random(1), True)
        drawn.append([beliefs.world() for _ in range(20)])
        for world in drawn[-1]:
            world.hands[0] = 0  # each world is a copy: changing one must not change another
    assert drawn[0] == drawn[1]
    assert len({id(world.hands) for world in drawn[0]}) == 20  # each is a copy that may be changed


def test_the_declarer_is_believed_to_hold_trumps() -> None:
    """Five Hundred after an 8S: the partner expects more spades than in a random draw."""
    game = games()["five-hundred"]()
    table = Table(game)
    rng = Random(4)
    table.deal(random_deal(game, 3, rng))
    for call in ("8S", "pass", "pass", "pass"):
        assert table.phase is not None
        table.act(table.phase.turn, Call(call))
    table.act(0, wild_action(view(table, 0), rng))
    spades = game.order_for(game.trump_index("S")).suit_mask[game.trump_index("S")]
    means = []
    for weighted in (False, True):
        beliefs = Beliefs(view(table, 2), knowledge_of(game), Random(7), weighted)
        means.append(mean((beliefs.world().hands[0] & spades).bit_count() for _ in range(800)))
    assert means[1] > means[0] + 0.15


def test_weights_are_tempered_until_enough_worlds_count() -> None:
    """One world in 32 that seems a million times likelier is not all that is believed."""
    logs = [0.0] * 31 + [14.0]
    weights = tempered(logs)
    assert max(weights) <= sum(weights) * 0.5
    assert effective(tempered([-(i / 4) for i in range(32)])) >= EFFECTIVE
    even = tempered([3.0] * 32)
    assert effective(even) == pytest.approx(32)
    assert KEPT <= EFFECTIVE


def every_world(seen: PlayerView) -> Iterator[World]:
    """Yield all deals that a view allows between two tricks."""
    unseen = list(cards_in(Sampler(seen).unseen))
    others = [seat for seat in range(seen.game.seats) if seat != seen.seat]

    def dealt(seats: list[int], left: list[int]) -> Iterator[dict[int, CardSet]]:
        if not seats:
            yield {}
            return
        for cards in combinations(left, seen.counts[seats[0]]):
            if not card_set(cards) & seen.cannot[seats[0]]:
                rest = [card for card in left if card not in cards]
                for found in dealt(seats[1:], rest):
                    yield {seats[0]: card_set(cards), **found}

    for found in dealt(others, unseen):
        hands = [found.get(seat, seen.hand) for seat in range(seen.game.seats)]
        dead = card_set(unseen) & ~sum(found.values())
        yield World(hands, [0] * len(hands), [], [], dead, seen.buried)


def small_view(seed: int) -> PlayerView:
    """Return a view of Five Hundred with two or three cards in each hand."""
    for seen in run_deal(Table(FIVE), Random(seed), {}):
        if len(seen.finished) == 7 + seed % 2 and seen.trick is None:
            return seen
    return small_view(seed + 2)


@pytest.mark.parametrize("seed", range(3))
def test_each_world_comes_as_often_as_it_is_likely(seed: int) -> None:
    """All deals of an ending are counted, each with its weight."""
    seen = small_view(seed)
    game = seen.game
    beliefs = Beliefs(seen, knowledge_of(game), Random(seed), True, True)
    learned = beliefs.learned
    assert learned is not None
    shares: dict[tuple[int, int], float] = defaultdict(float)
    everything = 0.0
    for world in every_world(seen):
        places = [*world.hands, *[0] * (game.seats + 1), world.dead]
        weight = sum(
            learned.odds[at * game.deck.size + card]
            for at, cards in enumerate(places)
            if at != seen.seat
            for card in cards_in(cards)
        )
        full = [beliefs.hand(world, seat) for seat in range(game.seats)]
        weight += learned.calls * sum(log(one.likelihood(full[one.seat])) for one in beliefs.readings)
        assert beliefs.plays is not None
        weight += learned.plays * beliefs.plays.log_weight(full)
        everything += exp(weight)
        for seat, hand in enumerate(world.hands):
            for card in cards_in(hand):
                shares[seat, card] += exp(weight)
    drawn = [beliefs.world() for _ in range(12_000)]
    for (seat, card), share in shares.items():
        often = mean(world.hands[seat] >> card & 1 for world in drawn)
        assert often == pytest.approx(share / everything, abs=0.05), (seat, game.deck.names[card])


def test_all_that_was_learned_is_judged() -> None:
    assert {game_id for game_id, kind in games().items() if knowledge_of(kind()).learned} == {*LEARNED}


@pytest.mark.parametrize("game_id", LEARNED)
def test_what_was_learned_tells_the_real_cards_from_others(game_id: str) -> None:
    """In new deals, the real places are preferred to those of swapped cards."""
    game = games()[game_id]()
    found = [
        pair
        for number, views in enumerate(seen_deals(game, LEARNED[game_id], 77, "medium"))
        for seen, hands in views
        for pair in pairs_of(seen, hands, Random(number))
        if pair.tricks >= 0
    ]
    assert len(found) > 1000
    assert cost(found, weights_in(knowledge_of(game).learned)) < cost(found, {CALLS: 1.0, PLAYS: 1.0}) - 0.03
