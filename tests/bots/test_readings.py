"""What the calls of an auction say about their callers: exact cases, one for each rule of inference."""

from __future__ import annotations

from math import exp
from random import Random
from statistics import mean

import pytest

from tests.bots.dealing import random_deal
from tests.driving import step
from trickdesk.bots.hints import hints_for
from trickdesk.bots.inference.beliefs import (
    KEPT,
    NOTHING,
    RARE,
    SPARE_TRUMP,
    TEMPERS,
    TOPS,
    TRUMP_TOPS,
    AuctionModel,
    Beliefs,
    CallLikelihood,
    Judge,
    tempered,
)
from trickdesk.engine.actions import Call, Give
from trickdesk.engine.ask import AskGive
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games


def after(name: str, dealer: int, *calls: str, seed: int = 1, **options: object) -> Table:
    """A table of that game, but for these options by default rules, after these calls from the dealer's left on."""
    game = games()[name](options)
    table = Table(game)
    table.deal(random_deal(game, dealer, Random(seed)))
    for call in calls:
        assert table.phase is not None
        table.act(table.phase.turn, Call(call))
    return table


def readings(table: Table, viewer: int) -> list[CallLikelihood]:
    return AuctionModel(view(table, viewer), hints_for(table.game)).readings()


def told(table: Table, viewer: int) -> set[tuple[int, int, bool]]:
    """Seat, level and whether it was bid, of all readings."""
    return {(reading.seat, reading.level, reading.made) for reading in readings(table, viewer)}


def test_bids_and_passes_are_read_at_the_level_that_stood() -> None:
    table = after("five-hundred", 3, "pass", "6S", "7D")
    assert told(table, 3) == {(0, 6, False), (1, 6, True), (2, 7, True)}


def test_nobody_reads_his_own_calls() -> None:
    table = after("five-hundred", 3, "pass", "6S", "7D")
    assert told(table, 1) == {(0, 6, False), (2, 7, True)}


def test_a_pass_that_leaves_the_bid_to_the_partner_says_nothing() -> None:
    """Seat 2 is seat 0's partner; seats 1 and 3 could have gone higher."""
    table = after("five-hundred", 3, "7S", "pass", "pass", "pass")
    assert told(table, 1) == {(0, 7, True), (3, 7, False)}
    assert told(table, 2) == {(0, 7, True), (1, 7, False), (3, 7, False)}


def test_the_declarer_has_taken_the_kitty_and_nobody_else() -> None:
    table = after("five-hundred", 3, "6S", "7D", "pass", "pass", "pass")
    usual = hints_for(table.game).bid_model
    assert usual is not None
    found = {reading.seat: reading.bid_model for reading in readings(table, 2) if reading.made}
    assert set(found) == {0, 1}
    assert found[0] == usual
    assert found[1].base == pytest.approx(usual.base + usual.taken)
    assert usual.taken > 0


def test_hands_that_cards_were_drawn_to_are_not_read() -> None:
    """In Forty-Fives all but the declarer have others than those that they called on, once trump is named."""
    table = after("forty-fives", 3, "15", "20", "pass", "pass", "pass")
    assert {seat for seat, _, _ in told(table, 2)} == {0, 1}
    assert table.phase is not None
    table.act(table.phase.turn, Call("trump H"))
    assert {seat for seat, _, _ in told(table, 2)} == {1}


def test_how_usual_a_call_is_is_learnt_from_the_hands_that_are_possible() -> None:
    table = after("five-hundred", 3, "7S", "pass", "pass", "pass")
    beliefs = Beliefs(view(table, 1), hints_for(table.game), Random(3), True)
    assert len(beliefs.readings) == 2
    for reading in beliefs.readings:
        chances = [reading.chance(beliefs.hand(world, reading.seat)) for world in beliefs.even]
        assert reading.usual == pytest.approx(max(RARE, mean(chances)))
        assert reading.usual != 0.5


def test_no_world_counts_for_more_than_its_share() -> None:
    """The share is one of those that are kept, of the weights before any was cut."""
    weights = tempered([0.0] + [-50.0] * 31)
    low = exp(TEMPERS[-1] * -50.0)
    assert weights[1:] == pytest.approx([low] * 31)
    assert weights[0] == pytest.approx((1 + 31 * low) / KEPT)


def cards(game: Game, names: str) -> int:
    return card_set(game.deck.ids(names.split()))


def strength(game: Game, trumps: str, held: str, *, only_trumps: bool = False) -> float:
    """A hand as it is judged under the best of these trumps, in tricks."""
    indices = tuple(game.trump_index(trump) for trump in trumps)
    return Judge(game, indices, only_trumps).strength(cards(game, held))


def test_a_hand_is_judged_by_tops_and_by_trumps_beyond_the_second() -> None:
    """Five Hundred, hearts: joker and right bower are a trick and most of one, an ace of a plain suit one."""
    game = games()["five-hundred"]()
    top = TRUMP_TOPS[0] + TRUMP_TOPS[1]
    assert strength(game, "H", "JK JH") == pytest.approx(top / 100)
    assert strength(game, "H", "JK JH 4H") == pytest.approx((top + SPARE_TRUMP) / 100)
    assert strength(game, "H", "JK JH AS") == pytest.approx((top + TOPS[0]) / 100)
    assert strength(game, "H", "JK JH AS", only_trumps=True) == pytest.approx(top / 100)


def test_a_hand_is_judged_under_the_trump_that_suits_it_best() -> None:
    game, held = games()["five-hundred"](), "AH KH QH 10H 9H 5S"
    assert strength(game, "HS", held) == strength(game, "SH", held) == strength(game, "H", held)
    assert strength(game, "H", held) > strength(game, "S", held)


def test_who_holds_a_call_has_made_it() -> None:
    """Forty-Fives: the dealer takes the standing bid over."""
    table = after("forty-fives", 3, "15", "pass", "pass", "hold")
    assert (3, 15, True) in told(table, 1)


def test_a_bid_that_shows_a_card_is_not_read_as_strength() -> None:
    table = after("five-hundred", 3, "6NT")
    seen, agreed = view(table, 1), (("joker-6nt",), ())
    assert told(table, 1) == {(0, 6, True)}
    assert AuctionModel(seen, hints_for(table.game, agreed)).readings() == []


def test_a_misere_says_that_there_are_no_winners() -> None:
    table = after("five-hundred", 3, "7S", "misere", misere=True)
    (found,) = [reading for reading in readings(table, 2) if reading.seat == 1]
    assert (found.bid_model, found.made) == (NOTHING, False)
    poor, rich = cards(table.game, "4H 5H 6D"), cards(table.game, "AH KH AS AD AC JK")
    assert found.chance(poor) > 0.8 > 0.2 > found.chance(rich)


def test_the_lowest_bid_that_somebody_declined_is_one_of_tricks() -> None:
    table = after("five-hundred", 3, "pass", misere=True)
    assert told(table, 1) == {(0, 6, False)}


def test_a_declarers_bid_is_read_under_the_trump_that_he_has_named() -> None:
    """Red One: before that it may be any colour."""
    table = after("red-one", 3, "80", "pass", "pass", "pass")
    black = cards(table.game, "B14 B13 B12 B11 B10")
    (before,) = [reading for reading in readings(table, 1) if reading.seat == 0]
    assert table.phase is not None
    while table.phase.name != "play":
        ask = table.phase.ask()
        if isinstance(ask, AskGive):
            table.act(0, Give(card_set(list(cards_in(ask.cards))[: ask.low])))
        else:
            table.act(0, Call("trump G"))
    (after_it,) = [reading for reading in readings(table, 1) if reading.seat == 0]
    assert before.strength(black) > after_it.strength(black)


def test_who_went_on_the_kitty_holds_other_cards_than_those_he_called_on() -> None:
    for call, read in (("trump H", {1}), ("kitty", set())):
        table = after("forty-fives", 3, "15", "20", "pass", "pass", "pass", call)
        while table.trump is None:
            assert table.phase is not None
            table.act(table.phase.turn, Call("trump H"))
        assert {seat for seat, _, _ in told(table, 2)} == read


def test_calls_are_heard_until_cards_may_have_come_from_a_pile() -> None:
    """Tocan: seven known cards last for three tricks at least."""
    table, rng = after("tocan", 3, "3S", "pass", "pass", "pass"), Random(1)
    heard = []
    for _ in range(5):
        heard.append(bool(readings(table, 1)))
        for _ in range(table.game.seats):
            step(table, rng)
    assert heard == [True, True, True, False, False]
