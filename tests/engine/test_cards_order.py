"""Decks, card sets and trump tables; expected orders are copied from the rules."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trickdesk.engine.cards import RANKS_52, RANKS_63, Deck, card_set, cards_in, french_deck
from trickdesk.engine.errors import NotationError
from trickdesk.engine.game import Game
from trickdesk.engine.order import CardOrder
from trickdesk.games import games

STEADY = settings(derandomize=True, deadline=None, database=None)

# -- cards and decks


@STEADY
@given(st.sets(st.integers(0, 60)))
def test_a_set_of_cards_is_a_mask(cards: set[int]) -> None:
    assert list(cards_in(card_set(cards))) == sorted(cards)
    assert card_set(cards).bit_count() == len(cards)


def test_the_french_deck() -> None:
    deck = french_deck(RANKS_52)
    assert deck.size == len(set(deck.names)) == 52
    assert deck.all == (1 << 52) - 1
    assert (deck.names[0], deck.names[12], deck.names[51]) == ("2C", "AC", "AS")
    ten = deck.card("10H")
    assert (deck.rank[ten], deck.suits[deck.suit[ten]], deck.names[ten]) == ("10", "H", "10H")
    assert deck.names_of(card_set(deck.ids(["AS", "2C", "10H"]))) == ["2C", "10H", "AS"]


def test_a_joker_has_no_suit() -> None:
    deck = french_deck(("J", "Q"), without=("JS",), jokers=("JK",))
    assert deck.names == ("JC", "QC", "JD", "QD", "JH", "QH", "QS", "JK")
    joker = deck.card("JK")
    assert (deck.rank[joker], deck.suit[joker]) == ("JK", len(deck.suits))


def test_a_deck_may_have_two_jokers() -> None:
    deck = french_deck(("A",), jokers=("JL", "JK"))
    assert deck.names == ("AC", "AD", "AH", "AS", "JL", "JK")
    assert {deck.suit[deck.card(name)] for name in ("JL", "JK")} == {len(deck.suits)}


def test_the_deck_of_63_cards() -> None:
    deck = french_deck(RANKS_63, without=("13C", "13S"), jokers=("JK",))
    assert deck.size == len(set(deck.names)) == 63
    assert [name for name in deck.names if name.startswith("13")] == ["13D", "13H"]
    assert {"11C", "12S", "10H", "2D", "JK"} <= set(deck.names)
    assert set(RANKS_63) == set(deck.words.ranks)


@pytest.mark.parametrize("names", [["ZZ"], [""], ["2C", "2c"], ["2C", "AS", "2C"], ["JK"]])
def test_names_that_are_no_cards_or_come_twice(names: list[str]) -> None:
    with pytest.raises(NotationError):
        french_deck(RANKS_52).ids(names)


@pytest.mark.parametrize(
    ("game_id", "size", "has", "has_not"),
    [
        ("red-one", 42, "R5 R14 B9 G10 Y5 BIRD RED1", "R4 R15 W5 JK"),  # 1.1
        ("tocan", 52, "2C AS 10H", "JK 1C"),  # 2.1
        ("forty-fives", 52, "2C AS 10H", "JK"),  # 3.1
        ("92q", 52, "2C AS 10H", "JK"),  # 4.1
        ("five-hundred", 43, "4D 4H 5C 5S AS JK", "4C 4S 3D 2H"),  # 5.1
    ],
)
def test_the_deck_of_a_game(game_id: str, size: int, has: str, has_not: str) -> None:
    deck: Deck = games()[game_id].deck
    assert deck.size == len(deck.names) == size
    assert set(has.split()) <= set(deck.names)
    assert not set(has_not.split()) & set(deck.names)


def test_red_one_counts_150_points() -> None:
    game = games()["red-one"]()
    assert game.trick_points(range(game.deck.size)) == 150  # 1.1


# -- orders


def order_of(game: Game, trump: str) -> CardOrder:
    return game.order_for(game.trump_index(trump))


def ranked(game: Game, trump: str, led: str) -> list[str]:
    """Return the cards that can win when `led` is led, best first."""
    order = order_of(game, trump)
    power = order.power[game.deck.suits.index(led)]
    winners = [card for card in range(game.deck.size) if power[card]]
    return [game.deck.names[card] for card in sorted(winners, key=power.__getitem__, reverse=True)]


def suit(ranks: str, letter: str) -> list[str]:
    return [rank + letter for rank in ranks.split()]


PLAIN = "A K Q J 10 9 8 7 6 5 4 3 2"
RED = "K Q J 10 9 8 7 6 5 4 3 2"
COLOUR = [str(n) for n in range(14, 4, -1)]
ORDERS: list[tuple[str, dict[str, object], str, str, list[str]]] = [
    # game, options, trump, suit led, cards from the best to the worst
    ("red-one", {}, "B", "B", ["RED1", "BIRD", *("B" + n for n in COLOUR)]),  # 1.1
    ("red-one", {}, "B", "R", ["RED1", "BIRD", *("B" + n for n in COLOUR), *("R" + n for n in COLOUR)]),
    ("tocan", {}, "H", "C", suit(PLAIN, "H") + suit(PLAIN, "C")),  # 2.1, 2.3
    ("tocan", {"ace": "low"}, "H", "C", suit(PLAIN[2:] + " A", "H") + suit(PLAIN[2:] + " A", "C")),  # 2.6
    ("tocan", {"no_trump": True}, "NT", "C", suit(PLAIN, "C")),
    ("forty-fives", {}, "H", "H", suit("5 J A K Q 10 9 8 7 6 4 3 2", "H")),  # 3.2
    ("forty-fives", {}, "D", "D", ["5D", "JD", "AH", *suit("A K Q 10 9 8 7 6 4 3 2", "D")]),
    ("forty-fives", {}, "C", "C", ["5C", "JC", "AH", *suit("A K Q 2 3 4 6 7 8 9 10", "C")]),
    ("forty-fives", {}, "S", "S", ["5S", "JS", "AH", *suit("A K Q 2 3 4 6 7 8 9 10", "S")]),
    (
        "five-hundred",  # 5.1
        {},
        "S",
        "D",
        ["JK", "JS", "JC", *suit("A K Q 10 9 8 7 6 5", "S"), *suit("A K Q J 10 9 8 7 6 5 4", "D")],
    ),
    (
        "five-hundred",
        {},
        "H",
        "D",
        ["JK", "JH", "JD", *suit("A K Q 10 9 8 7 6 5 4", "H"), *suit("A K Q 10 9 8 7 6 5 4", "D")],
    ),
    ("five-hundred", {}, "NT", "C", ["JK", *suit("A K Q J 10 9 8 7 6 5", "C")]),
]


@pytest.mark.parametrize(("game_id", "options", "trump", "led", "expected"), ORDERS)
def test_the_order(
    game_id: str, options: dict[str, object], trump: str, led: str, expected: list[str]
) -> None:
    assert ranked(games()[game_id](options), trump, led) == expected


TRUMPS_45 = {
    "H": suit("5 J A K Q 10 9 8 7 6 4 3 2", "H"),
    "S": ["5S", "JS", "AH", *suit("A K Q 2 3 4 6 7 8 9 10", "S")],
}


@pytest.mark.parametrize(
    ("ace", "trump", "led", "expected"),
    [
        ("traditional", "S", "H", suit(RED, "H")),  # 3.2: the ace of hearts is a trump
        ("traditional", "S", "D", suit(RED + " A", "D")),
        ("traditional", "H", "C", suit("K Q J A 2 3 4 5 6 7 8 9 10", "C")),
        ("high", "S", "D", suit("A " + RED, "D")),
        ("high", "H", "C", suit("A K Q J 2 3 4 5 6 7 8 9 10", "C")),
    ],
)
def test_plain_suits_of_forty_fives(ace: str, trump: str, led: str, expected: list[str]) -> None:
    assert ranked(games()["forty-fives"]({"plain_ace": ace}), trump, led) == TRUMPS_45[trump] + expected


def test_92q_ranks_a_thrown_left_card_like_its_twin() -> None:
    """4.1 and 4.5, twos low: clubs trump, spades Left."""
    trumps = ["Q", "9", "A", "K", "J", "10", "8", "7", "6", "5", "4", "3", "2"]
    game = games()["92q"]()
    by_club = ranked(game, "C", "C")
    assert by_club == [card for rank in trumps for card in (rank + "C", rank + "S")]
    by_heart = ranked(game, "C", "H")
    assert by_heart == suit(" ".join(trumps), "C") + [c for r in PLAIN.split() for c in (r + "H", r + "S")]
    assert ranked(game, "C", "S") == suit(" ".join(trumps), "C") + suit(PLAIN, "S")


DIAMONDS_45 = ["5D", "JD", "AH", *suit("A K Q 10 9 8 7 6 4 3 2", "D")]
GREENS = ["RED1", "BIRD", *("G" + n for n in COLOUR)]
REDS = ["R" + n for n in COLOUR]
SPADES_500 = ["JK", "JS", "JC", *suit("A K Q 10 9 8 7 6 5", "S")]
PLAIN_DIAMONDS_500 = suit("A K Q J 10 9 8 7 6 5 4", "D")
RENEGE: dict[str, object] = {"renege": "traditional"}


@pytest.mark.parametrize(
    ("game_id", "options", "trump", "lead", "must", "may"),
    [
        ("red-one", {}, "G", "BIRD", GREENS, GREENS),  # 1.9, 7
        ("red-one", {}, "G", "R9", REDS, REDS),  # 1.9, 8
        ("forty-fives", {}, "D", "9S", suit(PLAIN, "S"), suit(PLAIN, "S") + DIAMONDS_45),  # 3.6
        ("forty-fives", {}, "D", "QD", DIAMONDS_45, DIAMONDS_45),
        ("forty-fives", RENEGE, "D", "QD", DIAMONDS_45[3:], DIAMONDS_45),
        ("forty-fives", RENEGE, "D", "AH", DIAMONDS_45[2:], DIAMONDS_45),
        ("forty-fives", RENEGE, "D", "5D", DIAMONDS_45, DIAMONDS_45),
        ("five-hundred", {}, "S", "JC", SPADES_500, SPADES_500),  # 5.10
        ("five-hundred", {}, "NT", "5D", PLAIN_DIAMONDS_500, PLAIN_DIAMONDS_500),  # 5.5
        ("five-hundred", {"nt_joker": "free"}, "NT", "5D", PLAIN_DIAMONDS_500, [*PLAIN_DIAMONDS_500, "JK"]),  # 5.8
    ],
)  # fmt: skip
def test_what_binds_and_what_answers(
    game_id: str, options: dict[str, object], trump: str, lead: str, must: list[str], may: list[str]
) -> None:
    game = games()[game_id](options)
    order, card = order_of(game, trump), game.deck.card(lead)
    assert order.must[card] == card_set(game.deck.ids(must))
    assert order.may[card] == card_set(game.deck.ids(may))


def all_orders() -> list[tuple[str, CardOrder]]:
    found = []
    for game_id, kind in games().items():
        game = kind()
        found += [(f"{game_id} {trump}", game.order_for(trump)) for trump in range(len(kind.deck.suits) + 1)]
    return found


@pytest.mark.parametrize(("name", "order"), all_orders(), ids=[name for name, _ in all_orders()])
def test_every_table_is_whole(name: str, order: CardOrder) -> None:
    size, suits = order.size, len(order.suit_mask) - 1
    assert sum(order.suit_mask) == (1 << size) - 1  # each card has one suit
    assert len(order.must) == len(order.may) == len(order.suit_of) == size + suits
    for card in range(size):
        assert order.suit_mask[order.suit_of[card]] >> card & 1
        assert order.may[card] >> card & 1  # a card answers its own lead
        assert order.power[order.suit_of[card]][card] > 0  # and can win it
    for led in range(suits):
        strengths = [order.power[led][card] for card in cards_in(order.suit_mask[led])]
        assert len(set(strengths)) == len(strengths)
