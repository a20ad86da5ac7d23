"""Pinned shuffles: a seed always means the same deals."""

from __future__ import annotations

from collections import Counter

import pytest

from trickdesk.engine.cards import card_set
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Shuffler, Stream
from trickdesk.engine.table import Table
from trickdesk.games import games
from trickdesk.games.five_hundred import FiveHundred


def names(game: Game, cards: tuple[int, ...]) -> str:
    return " ".join(game.deck.names[card] for card in cards)


def test_the_cards_of_a_seed_are_pinned() -> None:
    game = FiveHundred()
    deal = Shuffler("1").deal(game, 0, 2)
    assert deal.dealer == 2
    assert [names(game, hand) for hand in deal.hands] == PINNED_HANDS
    assert names(game, deal.talon) == PINNED_TALON


def test_the_other_chances_of_a_seed_are_pinned() -> None:
    shuffler = Shuffler("1")
    assert [Shuffler(str(seed)).first_dealer(FiveHundred()) for seed in range(12)] == PINNED_DEALERS
    assert shuffler.restock(range(10), 3, 0).cards == PINNED_STOCK
    assert shuffler.number("bot 5") == PINNED_NUMBER


def test_a_deal_does_not_depend_on_what_was_dealt_before() -> None:
    game, fresh, used = FiveHundred(), Shuffler("x"), Shuffler("x")
    for index in range(3):
        used.deal(game, index, 0)
    used.restock(range(5), 0, 0)
    assert used.deal(game, 3, 1) == fresh.deal(game, 3, 1)


def test_deals_stocks_and_seeds_differ() -> None:
    game, shuffler = FiveHundred(), Shuffler("x")
    deals = {shuffler.deal(game, index, 0) for index in range(20)}
    deals |= {Shuffler(seed).deal(game, 0, 0) for seed in ("y", "x ", "xdeal 0", "é")}
    assert len(deals) == 24
    assert len({shuffler.restock(range(20), index, again) for index in range(3) for again in range(3)}) == 9


def test_the_order_in_which_discards_come_does_not_matter() -> None:
    shuffler = Shuffler("x")
    assert shuffler.restock([4, 2, 9, 1], 0, 0) == shuffler.restock([1, 2, 4, 9], 0, 0)


@pytest.mark.parametrize("game_id", sorted(games()))
def test_every_game_takes_its_deals(game_id: str) -> None:
    game = games()[game_id]()
    for seed in range(5):
        table = Table(game)
        table.deal(Shuffler(str(seed)).deal(game, 0, seed % game.seats))
        assert table.dealer == seed % game.seats


def test_below_is_uniform() -> None:
    """A chi-square test; its 99.9 % point for 6 degrees of freedom is 22.5."""
    stream = Stream("uniform", "test")
    draws = 7000
    found = Counter(stream.below(7) for _ in range(draws))
    assert sorted(found) == list(range(7))
    assert sum((count - draws / 7) ** 2 / (draws / 7) for count in found.values()) < 22.5


def test_below_rejects_what_would_favour_low_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([2**64 - 1, 2**64 - 2, 5])
    monkeypatch.setattr(Stream, "word", lambda self: next(words))
    assert Stream("", "").below(2**63 + 1) == 5


def test_every_card_is_equally_likely_everywhere() -> None:
    """Chi-square over (card, place) for 10 cards: 81 degrees, 99.9 % point 126."""
    shuffles = 2000
    found: Counter[tuple[int, int]] = Counter()
    for number in range(shuffles):
        found.update(enumerate(Stream(str(number), "test").shuffled(range(10))))
    assert len(found) == 100
    assert sum((count - shuffles / 10) ** 2 / (shuffles / 10) for count in found.values()) < 126


def test_shuffling_keeps_every_card() -> None:
    cards = [3, 8, 21, 40]
    assert card_set(Stream("a", "b").shuffled(cards)) == card_set(cards)


PINNED_HANDS = [
    "5S 8H JH KC 6S AH 6H JD 7C 10C",
    "4H 10H 9S 10S 6D AS JC 7S 5H AD",
    "QS AC QH 9C 7H 7D 5D 4D KH QC",
    "8S 5C KS QD KD 9D 8C JK 9H 10D",
]
PINNED_TALON = "8D 6C JS"
PINNED_DEALERS = [3, 2, 1, 2, 3, 1, 0, 1, 3, 2, 0, 3]
PINNED_STOCK = (4, 8, 7, 1, 0, 9, 2, 5, 6, 3)
PINNED_NUMBER = 4436710502475872989
