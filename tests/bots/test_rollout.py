"""Simulated deals match the table: legal cards, refills and score."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from tests.bots.dealing import game_name, run_deal, some_games, start_of
from tests.bots.positions import real_world
from trickdesk.bots.cardplay.card_search import card_classes, policy_for
from trickdesk.bots.decision.match_equity import DealValue
from trickdesk.bots.decision.search import SearchContext, Trial
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.levels import Effort
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.rollout import ResumedPlay, friends_of, made, played_deal
from trickdesk.bots.simulation.sampler import Sampler, World
from trickdesk.bots.simulation.tricks import NOBODY, Tricks
from trickdesk.engine.actions import AskPlay, Call, Play
from trickdesk.engine.bids import OTHERS
from trickdesk.engine.cards import CardSet, card_set, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games


@pytest.mark.parametrize("game", some_games(6, seed=41), ids=game_name)
def test_an_imagined_ending_is_the_real_one(game: Game) -> None:
    rng = Random(3)
    table = Table(game)
    stop_at = rng.randrange(max(1, game.hand_size * game.seats - 6))
    asked = 0
    for seen in run_deal(table, rng, {}):
        if isinstance(seen.ask, AskPlay):
            asked += 1
            if asked > stop_at:
                break
    if table.phase is None:  # passed out
        return
    context = SearchContext(seen, knowledge_of(game), Effort(1, 1), rng, lambda: False)
    resumed, world = ResumedPlay(seen, context.knowledge.tricks), real_world(table)
    play, tricks = resumed.play(world), resumed.in_flat(world)
    policy = policy_for(context, tricks)
    while tricks.left:
        ask = view(table, table.phase.turn).ask
        assert (tricks.turn, tricks.legal()) == (table.phase.turn, ask.cards)
        card = policy.card(tricks)
        named = NOBODY if tricks.trick_size else policy.name(tricks, card)
        assert tuple(sorted(tricks.names(card))) == (() if tricks.trick_size else play.names(card))
        action = Play(card, None if named == NOBODY else named)
        table.act(tricks.turn, action)
        play.play(card, action.named)
        tricks.play(card, named)
    ended = resumed.taken(tricks)
    assert (ended.taken, ended.tricks) == (play.taken, play.tricks)
    if table.phase is not None:  # who has shot the moon chooses the score
        table.act(table.phase.turn, Call(OTHERS))
    result = table.deals[-1].result
    deal = replace(played_deal(seen, seen.terms, ended, world), calls=tuple(table.calls))
    assert table.phase is None
    assert game.score(deal).points == result.points
    if deal.terms.contract is None:  # nobody declares
        return
    declaring = {game.side(seat) for seat in table.teams[0]}
    assert made(game, deal) == any(result.points[side] > 0 for side in declaring)


def endings(game: Game, seed: int) -> list[PlayerView]:
    return [s for s in run_deal(Table(game), Random(seed), {}) if isinstance(s.ask, AskPlay)]


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_class_of_cards_is_chosen_from_what_is_legal(game_id: str) -> None:
    game = games()[game_id]()
    for seen in endings(game, 5):
        classes = card_classes(seen, seen.ask.cards, knowledge_of(game).odd)
        assert card_set(card for cards in classes for card in cards) == seen.ask.cards
        assert sum(map(len, classes)) == seen.ask.cards.bit_count()


def test_neighbours_are_one_class_and_others_are_not() -> None:
    """Five Hundred: K Q of a suit are equivalent, K J are not while the Q may be out."""
    game = games()["five-hundred"]()
    deck = game.deck
    for seen in endings(game, 9):
        classes = card_classes(seen, seen.ask.cards, 0)
        order = game.order_for(game.trump_index(seen.trump))
        gone = (
            seen.hand
            | seen.buried
            | card_set(c for t in seen.tricks if t.winner is not None for c in t.cards)
        )
        for suit in range(len(deck.suits)):
            held = [c for c in cards_in(seen.ask.cards) if order.suit_of[c] == suit]
            held.sort(key=order.power[suit].__getitem__)
            ranks = sorted(cards_in(order.suit_mask[suit]), key=order.power[suit].__getitem__)
            expected = [
                card
                for at, card in enumerate(held)
                if at == 0
                or any(not gone >> c & 1 for c in ranks[ranks.index(held[at - 1]) : ranks.index(card)])
            ]
            assert [cards[0] for cards in classes if order.suit_of[cards[0]] == suit] == expected


def test_the_best_option_is_found_and_doubt_keeps_the_favourite() -> None:
    rng = Random(1)
    worlds: list[float] = []

    def draw() -> World:
        worlds.append(rng.gauss(0, 1))
        return World([], [], [], [], 0, 0)

    game = games()["tocan"]({})
    context = SearchContext(view(Table(game), 0), knowledge_of(game), Effort(1, 1), rng, lambda: False)

    def best(values: Callable[[int], float], count: int, most: int, favourite: int | None = None) -> int:
        plays = [Play(card) for card in range(count)]
        trial = Trial(plays, lambda i, w: DealValue(values(i), 0, 0), draw, favourite)
        context.effort = Effort(most, 10**9)
        return trial.chosen(context).card

    means = [0.0, 1.0, -2.0]
    assert best(lambda i: means[i] + worlds[-1], 3, 40) == 1
    assert best(lambda i: i * (0.1 + (-1) ** len(worlds)), 2, 40) == 1
    assert best(lambda i: i * (0.1 + (-1) ** len(worlds)), 2, 40, favourite=0) == 0
    assert best(lambda i: 3.0, 2, 8, favourite=1) == 1
    worlds.clear()
    assert best(lambda i: -5.0 * i, 2, 1000) == 0
    assert len(worlds) < 20  # a clear case is settled early


def test_friends_are_masks_of_sides() -> None:
    assert friends_of(((0, 2), (1, 3)), 4) == [5, 10, 5, 10]
    assert friends_of(((1,), (0, 2)), 3) == [5, 2, 5]


@pytest.mark.parametrize("game", [game for game in some_games(4, seed=43) if game.bids], ids=game_name)
def test_the_exchange_that_is_imagined_leaves_full_hands(game: Game) -> None:
    """After the simulated exchange, all hands are full, and no card is doubled."""
    rng = Random(2)
    seen = next(run_deal(Table(game), rng, {}))
    knowledge = knowledge_of(game)
    assert seen.dealer is not None and seen.seat is not None
    for bid in seen.ask.ladder[:: max(1, len(seen.ask.ladder) // 6)]:
        world = Sampler(seen).world(rng)
        trump = knowledge.exchange(
            world,
            seen.dealer,
            seen.seat,
            bid,
            None if not knowledge.trump_before_kitty else knowledge.trumps(bid)[0],
            False,
        )
        assert trump in (*game.deck.suits, "NT")
        everything: CardSet = 0
        for hand, pile in zip(world.hands, world.piles, strict=True):
            assert hand.bit_count() + len(pile) == game.deal_size(1).hand
            assert not everything & hand
            everything |= hand


def test_hands_are_filled_from_the_dealers_left() -> None:
    """With six players, the last to draw may find no stock (Forty-Fives, rules 3.6)."""
    game = games()["forty-fives"]({"players": 6})
    knowledge, rng = knowledge_of(game), Random(3)
    seen = next(run_deal(Table(game), rng, {}))
    trumps = game.order_for(game.trump_index("S")).suit_mask[game.trump_index("S")]
    for dealer in range(6):
        world = Sampler(seen).world(rng)
        stock, kept = world.talon[knowledge.kitty :], world.hands[(dealer + 1) % 6] & trumps
        knowledge.exchange(world, dealer, (dealer + 3) % 6, "20", "S", False)
        drawn = stock[: game.hand_size - kept.bit_count()]
        assert world.hands[(dealer + 1) % 6] == kept | card_set(drawn)


class Upwards(Policy):
    """Leads its lowest card: a policy of a game, which isn't compiled."""

    def lead(self, tricks: Tricks, legal: int, out: int) -> int:
        return (legal & -legal).bit_length() - 1


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_game_may_have_a_policy_of_its_own(game_id: str) -> None:
    """With compiled kernels too: its changes count, the rest is the usual policy's."""
    game = games()[game_id]()
    knowledge, start = knowledge_of(game), start_of(game, Random(5))
    teams = knowledge.teams(0, Random(5), "".join(game.ladder[:1]))
    lines = []
    for policy in (Policy, Upwards):
        tricks = knowledge.tricks(game.trick_play(start))
        tricks.begin(start.hands[:], start.leader, start.rows[:], [tuple(pile) for pile in start.piles])
        before: list[int] = tricks.hands[:]
        policy(tricks.rules, friends_of(teams, game.seats), 0).play_out(tricks)
        lines.append(list(tricks.line))
    lowest = (before[start.leader] & -before[start.leader]).bit_length() - 1
    assert lines[1][0] % 256 == lowest
    assert lines[0] != lines[1]
