"""What hands had, and what is expected: exact, and for every game."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from statistics import fmean, pvariance

import pytest

from tests.storage.finished import match, seats
from trickdesk.engine.cards import card_set
from trickdesk.engine.game import Game
from trickdesk.engine.record import deal_by_deal
from trickdesk.games import games
from trickdesk.games.five_hundred import FiveHundred
from trickdesk.storage.statistics.luck import (
    ALWAYS,
    BEST,
    HIGH,
    KITTY,
    LONG,
    MEASURES,
    TRUMPS,
    Gauge,
    Luck,
    gauge_of,
    longest_of,
    luck_of_deals,
    others_of,
)
from trickdesk.storage.statistics.results import luck_of, read_result

GAMES = {**{name: kind() for name, kind in games().items()}, "six": FiveHundred({"players": 6})}


def words(game: Game, cards: int) -> set[str]:
    return set(game.deck.names_of(cards))


def test_what_counts_comes_from_the_games() -> None:
    five, hearts, red = GAMES["five-hundred"], GAMES["hearts"], GAMES["red-one"]
    assert words(five, Gauge(five).always) == {"JK"}
    assert words(five, Gauge(five).high) >= {"AS", "KS", "QS"} and "JS" not in words(five, Gauge(five).high)
    assert words(red, Gauge(red).always) == {"RED1", "BIRD"}
    assert not Gauge(hearts).trumps and not Gauge(hearts).always
    assert words(hearts, Gauge(hearts).high) == {rank + suit for rank in "AKQ" for suit in "CDHS"}


@pytest.mark.parametrize("sets", [[0b1111, 0b11110000], [0b10111, 0b11101000, 0b1100000000], [0b111, 0b111]])
def test_mean_and_variance_are_those_of_all_hands(sets: list[int]) -> None:
    """Compared with every hand of three from ten cards, also with shared cards."""
    most = [
        max((card_set(hand) & cards).bit_count() for cards in sets) for hand in combinations(range(10), 3)
    ]
    mean, variance = longest_of(tuple(sets), (1 << 10) - 1, 3)
    assert mean == pytest.approx(fmean(most))
    assert variance == pytest.approx(pvariance(most))


def small(count: int, high: set[int]) -> Gauge:
    """Return a gauge of a deck with few cards."""
    gauge = Gauge(GAMES["hearts"])
    gauge.all, gauge.high, gauge.always = (1 << count) - 1, card_set(high), 0
    return gauge


@pytest.mark.parametrize("size", [1, 3, 9, 10])
def test_drawn_cards_are_measured_against_all_draws(size: int) -> None:
    gauge = small(10, {0, 3, 4, 8})
    draws = [card_set(cards) for cards in combinations(range(10), size)]
    had = [(cards & gauge.high).bit_count() for cards in draws]
    luck = [gauge.drawn(gauge.high, cards) for cards in draws]
    assert [one.had for one in luck] == had
    assert all(one.expected == pytest.approx(fmean(had)) for one in luck)
    assert all(one.variance == pytest.approx(pvariance(had)) for one in luck)


def test_a_kitty_is_measured_against_all_that_its_taker_could_get() -> None:
    """Cards in the own hand can't be in the kitty, whether they are high or not."""
    gauge, hand = small(10, {0, 3, 4, 8}), card_set((0, 3, 6))
    rest = [card for card in range(10) if not hand >> card & 1]
    kitties = [card_set(cards) for cards in combinations(rest, 2)]
    had = [(kitty & gauge.high).bit_count() for kitty in kitties]
    for kitty, count in zip(kitties, had, strict=True):
        luck = gauge.of_kitty(kitty, hand)
        assert luck.had == count
        assert luck.expected == pytest.approx(fmean(had))
        assert luck.variance == pytest.approx(pvariance(had))


@pytest.mark.parametrize("name", GAMES)
def test_deals_of_the_program_are_as_expected(name: str) -> None:
    told: list[int] = []
    count, found = luck_of_deals(GAMES[name], "fixed", 3000, told.append, lambda: False)
    assert count == 3000 and told[0] == 0 and told[-1] == 3000
    assert {HIGH, LONG} <= found.keys() <= set(MEASURES)
    for measure, luck in found.items():
        assert luck.hands == 3000
        assert abs(luck.deviation) < 4.0, measure


def test_a_crooked_dealer_is_found() -> None:
    """One high card more in every fourth hand is far outside the usual range."""
    game, rng = GAMES["hearts"], Random(1)
    gauge, luck = gauge_of(game), Luck()
    for _ in range(800):
        hand = card_set(rng.sample(range(52), 13))
        if rng.random() < 0.25 and gauge.high & ~hand:
            missing, spare = gauge.high & ~hand, hand & ~gauge.high
            hand ^= (missing & -missing) | (spare & -spare)
        luck = luck.plus(gauge.of_hand(hand)[HIGH])
    assert luck.deviation > 3.0 and luck.chance < 0.003


def test_dealing_stops_when_it_is_told_to() -> None:
    count, found = luck_of_deals(
        GAMES["hearts"], "fixed", 10_000, lambda _: None, iter([False, True]).__next__
    )
    assert count == 200 and found[HIGH].hands == 200


@pytest.mark.parametrize("name", games())
def test_a_match_counts_every_hand_as_it_was_dealt(name: str) -> None:
    record = match(name, 1)
    game, hands, kitties = games()[name](record.options), 0, 0
    for table in deal_by_deal(record, games()):
        by_seat = luck_of(table)
        hands += 1
        for seat, ledger in enumerate(by_seat):
            assert ledger[HIGH].had == (card_set(table.dealt[seat]) & gauge_of(game).high).bit_count()
        kitties += sum(KITTY in ledger for ledger in by_seat)
        assert all(KITTY not in own for seat, own in enumerate(by_seat) if not table.took[seat])
    assert bool(kitties) == bool(game.kitty)
    people = read_result(replace(record, seats=seats(record, {0: "Ann"}))).people
    assert len(people) == 1
    for person in people:
        mates, others = others_of(game, person.seat)
        for role, count in (("own", 1), ("partner", len(mates)), ("against", len(others))):
            assert sum(luck.hands for m, luck in person.luck[role].items() if m == HIGH) == hands * count


def test_trumps_count_where_a_card_was_turned_up() -> None:
    """They are measured against the cards beside the one turned up."""
    for table in deal_by_deal(match("oh-hell", 1), games()):
        if table.faced:
            assert all(ledger[TRUMPS].expected < 4 for ledger in luck_of(table))
            suit = table.game.deck.suits.index(str(table.trump))
            trumps = gauge_of(table.game).trumps[suit]
            for hand, ledger in zip(table.dealt, luck_of(table), strict=True):
                assert ledger[TRUMPS].had == (card_set(hand) & trumps).bit_count()
                assert ledger[TRUMPS].expected == pytest.approx(len(hand) * 12 / 51)
            return
    raise AssertionError("no card was turned up")


def test_matches_with_the_same_rules_share_a_gauge() -> None:
    """Each record that is read has a game of its own, and a gauge takes long to make."""
    assert gauge_of(FiveHundred({"players": 3})) is gauge_of(FiveHundred({"players": 3}))
    assert gauge_of(FiveHundred({"players": 3})) is not gauge_of(FiveHundred())


def test_games_differ_in_what_they_have() -> None:
    by_game = {name: set(gauge_of(game).of_hand(1)) for name, game in GAMES.items()}
    assert by_game["hearts"] == {HIGH, LONG}
    assert by_game["five-hundred"] == {HIGH, LONG, BEST, ALWAYS}
    # Where every card of a suit is a trump and no other is, the longest trumps would be the longest suit again.
    assert by_game["oh-hell"] == by_game["tocan"] == {HIGH, LONG}
