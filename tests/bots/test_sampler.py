from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb, prod, sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bots.dealing import game_name, run_deal, some_games
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.simulation.sampler import UNLIKELY_FACTOR, ConstrainedSampler, Holder, Sampler, World
from trickdesk.engine.actions import AskPlay, Stock
from trickdesk.engine.cards import CardSet, card_set, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games


def cards_of(world: World) -> list[int]:
    """Return the cards of a world with repetitions, minus those played."""
    masks = [*world.hands, world.dead, world.buried]
    cards = [card for mask in masks for card in range(64) if mask >> card & 1]
    return [*cards, *(card for pile in world.piles for card in pile), *world.talon]


def check(seen: PlayerView, world: World) -> None:
    played = [card for trick in seen.tricks for card in trick.cards]
    assert sorted(cards_of(world) + played) == list(range(seen.game.deck.size))
    assert seen.seat is not None
    if seen.hand:  # else the seat has none, or hasn't looked: its number of cards is checked below
        assert world.hands[seen.seat] == seen.hand
    for seat in range(seen.game.seats):
        assert world.rows[seat] == seen.shown[seat]
        assert not world.rows[seat] & ~world.hands[seat]
        hidden = world.hands[seat] & ~world.rows[seat]
        assert hidden.bit_count() == seen.counts[seat]
        assert len(world.piles[seat]) == seen.piles[seat]
        assert not seen.known[seat] & ~hidden
        if seat != seen.seat:
            assert not hidden & seen.cannot[seat]
    assert len(world.talon) == seen.talon
    assert card_set(world.talon) & seen.turned == seen.turned
    assert world.talon[: seen.turned.bit_count()] == [c for c in range(64) if seen.turned >> c & 1]


# -- the sharing out, against every sharing out there is

Layout = tuple[CardSet, ...]


def every_layout(holders: Sequence[Holder], cards: Sequence[int]) -> Iterator[tuple[Layout, float]]:
    """Yield every way to deal the cards and its weight, by plain enumeration."""

    def go(at: int, got: list[CardSet], weight: float) -> Iterator[tuple[Layout, float]]:
        if at == len(cards):
            yield tuple(got), weight
            return
        for i, holder in enumerate(holders):
            if got[i].bit_count() < holder.size and holder.weight(cards[at]):
                more = got[:]
                more[i] |= 1 << cards[at]
                yield from go(at + 1, more, weight * holder.weight(cards[at]))

    yield from go(0, [0] * len(holders), 1.0)


def layout_of(table: ConstrainedSampler, rng: Random) -> Layout:
    """Return a distribution of cards, the same for both of its forms."""
    dealt = table.draw(rng)
    layout = tuple(table.set_of(dealt, i) for i in range(len(table.sizes)))
    assert layout == tuple(card_set(table.cards_of(dealt, i)) for i in range(len(table.sizes)))
    return layout


def surprise(drawn: Counter[Layout], expected: dict[Layout, float]) -> float:
    """Return how far counts are from expected ones, as a normal deviate.

    Chi-square, transformed by Wilson and Hilferty.
    """
    total, n = sum(expected.values()), sum(drawn.values())
    chi = sum((drawn[key] - n * w / total) ** 2 / (n * w / total) for key, w in expected.items())
    free = len(expected) - 1
    root: float = (chi / free) ** (1 / 3)
    return (root - (1 - 2 / (9 * free))) / sqrt(2 / (9 * free))


@st.composite
def sharings(draw: st.DrawFn) -> tuple[list[Holder], list[int]]:
    """Return up to five holders of a few cards, with any bans and weights."""
    sizes = draw(st.lists(st.integers(0, 3), min_size=1, max_size=5).filter(lambda sizes: sum(sizes) <= 8))
    count = sum(sizes)
    masks = st.integers(0, (1 << count) - 1)
    odds = st.lists(st.tuples(masks, st.sampled_from([0.0, 0.0, UNLIKELY_FACTOR, 0.5, 3.0])), max_size=2).map(
        tuple
    )
    return [Holder(size, draw(odds)) for size in sizes], list(range(count))


@settings(max_examples=300, deadline=None)
@given(sharings(), st.integers(0, 1000))
def test_every_sharing_out_has_the_chance_that_its_weight_gives(
    sharing: tuple[list[Holder], list[int]], seed: int
) -> None:
    """The chance of a deal, multiplied along the steps, matches plain enumeration."""
    holders, cards = sharing
    layouts = dict(every_layout(holders, cards))
    table = ConstrainedSampler(holders, cards)
    assert table.possible == bool(layouts)
    if not layouts:
        return
    total = sum(layouts.values())
    rng = Random(seed)
    for _ in range(5):
        drawn = layout_of(table, rng)
        assert drawn in layouts
    if table.steps:  # the ways are counted without the free holders, which can share the rest in any way
        free = [size for size, _ in table.free]
        rest = prod(range(1, sum(free) + 1)) / prod(prod(range(1, size + 1)) for size in free)
        for step in table.steps:
            each = [size for size, _ in step.holders]
            rest *= prod(range(1, sum(each) + 1)) / prod(prod(range(1, size + 1)) for size in each)
        scale = prod(holders[i].weight(0) ** size for size, i in table.free) if cards else 1
        assert table.count_ways(0, table.start).total * rest * scale == pytest.approx(total)


@pytest.mark.parametrize("seed", range(3))
def test_sharings_out_come_up_as_often_as_they_weigh(seed: int) -> None:
    """Three holders with different bans, one with weights, two without."""
    rng = Random(seed)
    cards = list(range(9))
    bans = [(card_set(rng.sample(cards, 3)), 0.0) for _ in range(3)]
    holders = [Holder(2, (ban,)) for ban in bans] + [Holder(1, ((0b111, 0.2),)), Holder(1), Holder(1)]
    layouts = dict(every_layout(holders, cards))
    table = ConstrainedSampler(holders, cards)
    assert table.possible
    drawn = Counter(layout_of(table, rng) for _ in range(10 * len(layouts)))
    assert set(drawn) <= set(layouts)
    assert abs(surprise(drawn, layouts)) < 4


# -- worlds


def hidden_hands(sampler: Sampler) -> list[int]:
    """Return the seats with cards that the view doesn't see."""
    return [seat for seat in range(sampler.view.game.seats) if sampler.holders[seat].size]


def hand_layouts(sampler: Sampler, limit: int) -> dict[Layout, float]:
    """Return every possible set of hidden hands; none if more than `limit`.

    Each weighs the ways that it leaves for the talon and the discards. Of these it is known that a card that
    was taken in sight of all isn't in the talon.
    """
    view = sampler.view
    found: list[Layout] = [()]
    for seat in hidden_hands(sampler):
        more: list[Layout] = []
        for layout in found:
            taken = card_set(card for mask in layout for card in cards_in(mask))
            free = list(cards_in(sampler.unseen & ~taken & ~view.cannot[seat]))
            if len(more) + comb(len(free), view.counts[seat]) > limit:
                return {}
            more += [(*layout, mask) for mask in subsets(free, view.counts[seat])]
        found = more
    talon = view.talon - view.turned.bit_count()
    left = [sampler.unseen & ~sum(layout) & ~view.faced for layout in found]
    weighed = zip(found, (float(comb(cards.bit_count(), talon)) for cards in left), strict=True)
    return {layout: ways for layout, ways in weighed if ways}


def subsets(cards: list[int], size: int) -> Iterator[CardSet]:
    if size == 0:
        yield 0
    for i in range(len(cards) if size else 0):
        for other in subsets(cards[i + 1 :], size - 1):
            yield other | 1 << cards[i]


@pytest.mark.parametrize("name", sorted(games()))
def test_all_worlds_of_an_ending_are_equally_likely(name: str) -> None:
    """Endings with up to 1,500 deals: all come up, equally often, and no others."""
    rng = Random(11)
    tested = constrained = 0
    while tested < 6:
        for seen in run_deal(Table(games()[name]()), rng, {}):
            if seen.phase != "play" or tested >= 6:
                continue
            sampler = Sampler(seen)
            layouts = hand_layouts(sampler, 1500)
            known = any(seen.cannot[seat] & sampler.unseen for seat in hidden_hands(sampler))
            if len(layouts) < 5 or not (known or rng.random() < 0.2):
                continue
            tested, constrained = tested + 1, constrained + known
            drawn: Counter[Layout] = Counter()
            for _ in range(15 * len(layouts)):
                hands = sampler.world(rng).hands
                drawn[tuple(hands[seat] & ~seen.shown[seat] for seat in hidden_hands(sampler))] += 1
            assert set(drawn) == set(layouts)
            assert abs(surprise(drawn, layouts)) < 4
            break
    assert constrained >= 3


@pytest.mark.parametrize("game", some_games(3, seed=5), ids=game_name)
def test_the_real_world_is_never_excluded(game: Game) -> None:
    """For any legal plays and discards, no conclusion about them is wrong."""
    rng = Random(2)
    for _ in range(2):
        table = Table(game)
        for seen in run_deal(table, rng, {}):
            sampler = Sampler(seen, knowledge_of(game).unlikely_buried(seen))
            sizes = [holder.size for holder in sampler.holders]
            assert sum(sizes) == sampler.unseen.bit_count() and min(sizes) >= 0
            real = [hand & sampler.unseen for hand in table.hands]
            real += [card_set(pile[n:]) for pile, n in zip(table.piles, table.drawn, strict=True)]
            real += [card_set(table.talon) & sampler.unseen]
            real += [sampler.unseen & ~card_set(card for mask in real for card in cards_in(mask))]
            assert [mask.bit_count() for mask in real] == sizes
            assert all(
                holder.weight(card) > 0
                for holder, mask in zip(sampler.holders, real, strict=True)
                for card in cards_in(mask)
            )


def test_much_knowledge_is_counted_in_a_moment() -> None:
    """Eight players of 92Q with voids all over the table: the counting stays small."""
    rng = Random(4)
    deck = games()["92q"].deck
    suits = [card_set(card for card in range(52) if deck.suit[card] == suit) for suit in range(4)]
    for hand_size in (2, 4, 5):
        cards = rng.sample(range(52), 7 * hand_size + 4)
        holders = [Holder(hand_size, ((rng.choice(suits), 0.0),)) for _ in range(7)]
        table = ConstrainedSampler([*holders, Holder(4)], sorted(cards))
        assert table.possible
        assert sum(len(takes.takes) for known in table.known for takes in known.values()) < 60_000


@pytest.mark.parametrize("game", some_games(5, seed=31), ids=game_name)
def test_worlds_agree_with_the_view(game: Game) -> None:
    rng = Random(1)
    table = Table(game)
    for _ in range(2):
        if table.winners:
            break
        for seen in run_deal(table, rng, {}):
            for unlikely in (0, knowledge_of(game).unlikely_buried(seen)):
                check(seen, Sampler(seen, unlikely).world(rng))


def test_the_real_world_can_be_drawn() -> None:
    """Near the end of a deal, every possible deal comes up, including the real one."""
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
    """A view that says too much (no seat may hold anything) still gives a world."""
    table = Table(games()["five-hundred"]())
    seen = next(s for s in run_deal(table, Random(5), {}) if s.phase == "play")
    odd = dataclasses.replace(seen, cannot=(seen.game.deck.all,) * 4)
    world = Sampler(odd).world(Random(1))
    assert [hand.bit_count() for hand in world.hands] == [10, 10, 10, 10]


def test_hardly_anybody_is_thought_to_bury_a_trump() -> None:
    """It is rare, because there is another way, but possible, because it is legal."""
    rng = Random(7)
    for seen in run_deal(Table(games()["five-hundred"]()), rng, {}):
        unlikely = knowledge_of(seen.game).unlikely_buried(seen)
        if unlikely and seen.seat != seen.contract.declarer:
            sampler, plain = Sampler(seen, unlikely), Sampler(seen)
            count = sum(bool(sampler.world(rng).dead & unlikely) for _ in range(2000))
            assert 0 < count < 200 < sum(bool(plain.world(rng).dead & unlikely) for _ in range(1000))
            return
    raise AssertionError("no defender was asked")


@pytest.mark.parametrize("renege", ["off", "traditional"])
def test_who_drew_two_cards_has_kept_three_trumps(renege: str) -> None:
    """The number of cards drawn is public in every world (Forty-Fives, rules 3.5).

    Also where the declarer exchanged the whole hand for the kitty, and where the thrown cards were dealt
    again.
    """
    game = games()["forty-fives"]({"players": 6, "renege": renege})
    rng, some, ways = Random(7), 0, Counter[str]()
    for seed in range(16):
        table = Table(game)
        for seen in run_deal(table, Random(seed), {}):
            if not isinstance(seen.ask, AskPlay):
                continue
            kept = knowledge_of(game).known_holdings(seen)
            sampler = Sampler(seen, kept=kept)
            assert sampler.kept == list(kept)
            for _ in range(3):
                world = sampler.world(rng)
                check(seen, world)
                for seat, (count, trumps) in kept.items():
                    assert seat != seen.seat
                    assert (world.hands[seat] & trumps).bit_count() >= count
                    assert (table.hands[seat] & trumps).bit_count() >= count
                    some += 1
            assert seen.contract is not None
            declarer = seen.contract.declarer
            ways["kitty"] += (declarer, "kitty") in seen.calls and declarer in kept
            ways["stock"] += any(isinstance(entry, Stock) for entry in table.log) and bool(kept)
    assert some > 200
    assert min(ways["kitty"], ways["stock"]) > 10


def test_who_may_keep_what_he_likes_shows_nothing() -> None:
    game = games()["forty-fives"]({"exchange": "free"})
    seen = [one for one in run_deal(Table(game), Random(2), {}) if isinstance(one.ask, AskPlay)]
    assert min(seen[0].drew) < game.hand_size
    assert all(knowledge_of(game).known_holdings(one) == {} for one in seen)


def test_cards_that_stay_out_of_the_deal_are_as_unknown_as_a_hand() -> None:
    """Any unseen card may be in the other hand or set aside (Five Hundred, rules 8.4)."""
    rng, table = Random(6), Table(games()["five-hundred"]({"players": 2}))
    seen = None
    while seen is None:  # the first deals may be passed out
        seen = next((seen for seen in run_deal(table, rng, {}) if seen.phase == "play"), None)
    assert seen.seat is not None
    worlds = [Sampler(seen).world(rng) for _ in range(300)]
    unseen = Sampler(seen).unseen
    held = aside = 0
    for world in worlds:
        held |= world.hands[1 - seen.seat]
        aside |= card_set(world.talon)
        assert len(world.talon) == 10
    assert held == unseen
    assert aside == unseen
