"""92Q beyond the cited cases: options, teams, tricks, undo, scores."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from trickdesk.engine.actions import Call, Deal
from trickdesk.engine.bids import Contract
from trickdesk.engine.cards import RANKS_52
from trickdesk.engine.errors import OptionError
from trickdesk.engine.play import Start, TrickPlay
from trickdesk.engine.state import DealRecord
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games.q92 import DECK, NinetyTwoQ

TRUMP_ORDER = ("2", "3", "4", "5", "6", "7", "8", "10", "J", "K", "A", "9", "Q")
COLOUR = {"C": "black", "S": "black", "D": "red", "H": "red"}


def dealt(options: dict[str, Any]) -> Table:
    """Return a table with the deck dealt in order by the last seat."""
    game = NinetyTwoQ(options)
    table = Table(game)
    size = game.hand_size
    hands = tuple(tuple(range(seat * size, (seat + 1) * size)) for seat in range(game.seats))
    table.deal(Deal(game.seats - 1, hands, tuple(range(game.seats * size, 52))))
    return table


def play_of(game: NinetyTwoQ, trump: str, cards: list[int]) -> TrickPlay:
    order = game.order_for(DECK.suits.index(trump))
    seats = len(cards)
    return game.trick_play(Start(order, [1 << card for card in cards], 0, range(seats)))


def winner_by_the_rules(trump: str, names: list[str], two_conversion: bool) -> int:
    """Return who wins a trick, given card names (rules 4.3 to 4.7)."""
    led = names[0][-1]

    def is_left(suit: str) -> bool:
        return suit != trump and COLOUR[suit] == COLOUR[trump]

    eff = [led if is_left(name[-1]) and not is_left(led) else name[-1] for name in names]
    counting = eff if two_conversion else [name[-1] for name in names]
    all_follow = all(suit == led for suit in counting)
    suit = trump if trump in eff else led
    ranks = TRUMP_ORDER if suit == trump else RANKS_52
    values = [
        (100 if name[:-1] == "2" and all_follow else ranks.index(name[:-1])) if own == suit else -1
        for name, own in zip(names, eff, strict=True)
    ]
    return values.index(max(values))


@pytest.mark.parametrize("two_conversion", [True, False])
def test_tricks_against_the_algorithm_of_the_rules(two_conversion: bool) -> None:
    rng = Random("tricks")
    game = NinetyTwoQ({"two_conversion": two_conversion})
    high_twos = 0
    for _ in range(4000):
        trump = rng.choice(DECK.suits)
        suits = rng.choice(["CS", "DH", "CSH", "CDHS"])  # few suits: twins and following tricks are frequent
        pool = [card for card in range(52) if DECK.names[card][-1] in suits]
        cards = rng.sample(pool, 4)
        play = play_of(game, trump, cards)
        for card in cards:
            play.play(card)
        names = [DECK.names[card] for card in cards]
        expected = winner_by_the_rules(trump, names, two_conversion)
        assert play.tricks[-1].winner == expected, (trump, names)
        high_twos += names[expected][:-1] == "2"
    assert high_twos > 100


def test_every_order_of_four_twos() -> None:
    for trump in DECK.suits:
        for cards in permutations(DECK.ids(["2C", "2D", "2H", "2S"])):
            play = play_of(NinetyTwoQ(), trump, list(cards))
            for card in cards:
                play.play(card)
            names = [DECK.names[card] for card in cards]
            assert play.tricks[-1].winner == winner_by_the_rules(trump, names, True)


def test_undo_takes_a_trick_with_a_high_two_back() -> None:
    cards = list(DECK.ids(["4C", "2C", "QC", "9S"]))
    play = play_of(NinetyTwoQ(), "C", cards)
    for card in cards:
        play.play(card)
    assert (play.turn, play.taken) == (1, [0, 1, 0, 0])
    for _ in cards:
        play.undo()
    assert (play.turn, play.taken, play.hands) == (0, [0] * 4, [1 << card for card in cards])


def test_throwing_a_left_card_shows_a_void_in_the_suit_led() -> None:
    """Only a player who is void in the suit led converts a Left card (rules 4.5)."""
    four, queen = DECK.ids(["4H", "QS"])
    play = play_of(NinetyTwoQ(), "C", [four, queen])
    play.play(four)
    assert play.ruled_out(queen) == play.order.suit_mask[DECK.suits.index("H")]


@pytest.mark.parametrize(("players", "choices"), [(4, 3), (6, 10), (8, 35)])
def test_the_declarer_chooses_among_all_teams(players: int, choices: int) -> None:
    table = dealt({"players": players})
    highest_bid = f"{table.game.hand_size}S"
    table.act(0, Call(highest_bid))
    assert table.phase is not None
    assert table.phase.name == "team"
    calls = view(table, 0).ask.calls
    assert len(set(calls)) == choices
    assert table.teams is None
    events = table.act(0, Call(calls[-1]))
    assert [event.kind for event in events] == ["called", "team"]
    assert table.teams is not None
    assert [len(team) for team in table.teams] == [players // 2] * 2
    assert sorted(seat for team in table.teams for seat in team) == list(range(players))


@pytest.mark.parametrize(
    "options",
    [
        {"players": 5},
        {"players": 6, "min_bid": 9},
        {"players": 8, "min_bid": 7},
        {"min_bid": 0},
        {"min_bid": True},
    ],
)
def test_options_that_exclude_each_other_or_are_not_listed(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        NinetyTwoQ(options)


def test_every_preset_stands() -> None:
    made = {preset.name: NinetyTwoQ(preset.options) for preset in NinetyTwoQ.presets}
    assert {name: game.options["suit_rank"] for name, game in made.items()} == {
        "As documented": False,
        "Ranked suits": True,
    }


def test_the_lines_of_a_score_add_up() -> None:
    rng = Random("lines")
    for _ in range(200):
        game = NinetyTwoQ({"players": rng.choice([4, 6, 8])})
        seats = range(game.seats)
        table = Table(game)
        table.deals.append(DealRecord(0))
        declarer = rng.randrange(game.seats)
        table.game.set_contract(table, Contract(declarer, rng.choice(game.ladder)), [])
        team = {declarer, *rng.sample([s for s in seats if s != declarer], game.seats // 2 - 1)}
        table.game.set_teams(table, (tuple(sorted(team)), tuple(seat for seat in seats if seat not in team)))
        play = TrickPlay(Start(game.order_for(3), [0] * game.seats, 0, seats))
        for _ in range(game.hand_size):
            play.taken[rng.choice(list(team) if rng.random() < 0.9 else seats)] += 1
        table.deals[-1].play = play
        result = game.score(table.played_deal())
        for seat in seats:
            lines = [line for line in result.lines if line.side == seat]
            assert sum(line.points or 0 for line in lines) == result.points[seat]
        for line in result.lines:
            assert "{" not in str(line.message)
