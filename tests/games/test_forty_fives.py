"""Auction Forty-Fives beyond the cited cases: options, secrets, scores."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.driving import step
from trickdesk.engine.actions import AskCall, AskGive, AskPlay, Call, Deal, Give, Play, Stock
from trickdesk.engine.bids import Contract
from trickdesk.engine.cards import cards_in
from trickdesk.engine.errors import OptionError
from trickdesk.engine.phases import Auction
from trickdesk.engine.play import Start, Trick, TrickPlay
from trickdesk.engine.state import DealRecord
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games.forty_fives import BID_LEVELS, DECK, NONE, FortyFives

SPADES = DECK.suits.index("S")


def dealt(game: FortyFives, cards: list[int], dealer: int = 0) -> Table:
    """Return a table with the cards dealt in the given order."""
    table = Table(game)
    size, seats = game.hand_size, game.seats
    hands = tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in range(seats))
    table.deal(Deal(dealer, hands, tuple(cards[seats * size :])))
    return table


def won_by_left_of_dealer(table: Table, call: str = "20") -> None:
    """Let the first seat call, and everyone else pass."""
    for seat in [*range(1, table.game.seats), 0]:
        table.act(seat, Call(call if seat == 1 else "pass"))


def play_out(table: Table, rng: Random) -> None:
    """Play a deal to its end by random legal actions."""
    while table.phase is not None:
        ask = table.phase.ask()
        if ask is None:
            table.restock(Stock(tuple(rng.sample(table.discards, len(table.discards)))))
        elif isinstance(ask, AskCall):
            table.act(ask.seat, Call(rng.choice(ask.calls)))
        elif isinstance(ask, AskGive):
            cards = rng.sample(list(cards_in(ask.cards)), rng.randint(ask.low, ask.high))
            table.act(ask.seat, Give(sum(1 << card for card in cards)))
        else:
            assert isinstance(ask, AskPlay)
            table.act(ask.seat, Play(rng.choice(list(cards_in(ask.cards)))))


@pytest.mark.parametrize(
    ("options", "sides"),
    [
        ({}, [[0, 2], [1, 3]]),
        ({"players": 6}, [[0, 3], [1, 4], [2, 5]]),
        ({"players": 6, "sides": "trios"}, [[0, 2, 4], [1, 3, 5]]),
        ({"players": 3, "sides": "cutthroat"}, [[0], [1], [2]]),
    ],
)
def test_sides(options: dict[str, Any], sides: list[list[int]]) -> None:
    game = FortyFives(options)
    assert game.sides == len(sides)
    assert [[s for s in range(game.seats) if game.side(s) == side] for side in range(game.sides)] == sides


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 3},
        {"players": 5},
        {"sides": "trios"},
        {"sides": "trios", "players": 5},
        {"players": 7, "sides": "cutthroat"},
        {"renege": True},
        {"renege": False},
        {"kitty": 1},
        {"target": 90},
        {"bonus": 5},
    ],
)
def test_options_that_exclude_each_other_or_are_not_listed(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        FortyFives(options)


def test_every_preset_stands() -> None:
    made = {preset.name: FortyFives(preset.options) for preset in FortyFives.presets}
    assert made["Maritime traditional"].ladder == ("15", "20", "25", "30", "30-60")
    assert (made["Cut-throat"].seats, made["Cut-throat"].sides) == (5, 5)
    assert made["Prince Edward Island"].ladder == ("20", "25", "30")
    assert made["Nova Scotia"].ladder == ("15", "20", "25", "30-60")
    assert (made["Merrimack Valley"].kitty, made["Merrimack Valley"].ladder[-1]) == (3, "30-60")
    losses = {name: [bid.loss for bid in game.bids if bid.text == "30-60"] for name, game in made.items()}
    assert (losses["Nova Scotia"], losses["Merrimack Valley"]) == ([30], [60])


@pytest.mark.parametrize("bid_levels", list(BID_LEVELS))
def test_without_the_bonus_every_call_can_be_made(bid_levels: str) -> None:
    """All five tricks are worth 25, so 30 is left out (rules 7.15)."""
    ladder = [bid.text for bid in BID_LEVELS[bid_levels] if bid.text != "30"]
    game = FortyFives({"bid_levels": bid_levels, "bonus": False})
    assert list(game.ladder) == ladder
    assert all(bid.goal.is_met(5, 25) for bid in game.bids)


def test_the_advice_for_newcomers_knows_the_bonus() -> None:
    assert "highest trump" in FortyFives().note("call", None)
    assert "highest trump" not in FortyFives({"bonus": False}).note("call", None)
    assert FortyFives({"bonus": False}).note("lead", "S") == FortyFives().note("lead", "S")


@pytest.mark.parametrize("bonus", [True, False])
@pytest.mark.parametrize(
    ("players", "sides", "alone"),
    [
        (2, "cutthroat", True),
        (3, "cutthroat", True),
        (5, "cutthroat", True),
        (4, "partners", False),
        (6, "trios", False),
    ],
)
def test_the_advice_for_newcomers_knows_who_has_partners(
    players: int, sides: str, alone: bool, bonus: bool
) -> None:
    note = FortyFives({"players": players, "sides": sides, "bonus": bonus}).note("call", None)
    assert ("your side" in note, "you'll take" in note) == (not alone, alone)
    assert ("highest trump" in note) == bonus


def test_kitty_and_thrown_cards_are_known_to_the_declarer_alone() -> None:
    table = dealt(FortyFives(), list(range(52)))
    won_by_left_of_dealer(table)
    hand, kitty = table.hands[1], sum(1 << card for card in table.talon[:4])
    events = table.act(1, Call("kitty"))
    assert [event.kind for event in events] == ["called", "gave", "took kitty"]
    assert [event.seen_by(1).cards for event in events[1:]] == [hand, kitty]
    assert [event.seen_by(other).cards for event in events[1:] for other in (0, 2, 3, None)] == [0] * 8
    assert (view(table, 1).buried, view(table, 1).took) == (hand, kitty)
    assert all(view(table, seat).buried == view(table, seat).took == 0 for seat in (0, 2, 3, None))


def test_drawn_cards_are_private_and_their_number_is_not() -> None:
    table = dealt(FortyFives(), list(range(52)))
    won_by_left_of_dealer(table)
    events = [event for event in table.act(1, Call("trump S")) if event.kind == "drew"]
    assert [(event.seat, event.count) for event in events] == [(1, 5), (2, 5), (3, 5), (0, 5)]
    for event in events:
        assert event.seen_by(event.seat).cards == table.hands[event.seat or 0]
        assert event.seen_by(None).cards == 0
    assert [view(table, seat).drew for seat in (0, 1, None)] == [(5, 5, 5, 5)] * 3


def test_a_view_says_how_many_cards_everybody_drew() -> None:
    """Cards drawn from a stock that ran out count too; a new deal starts at 0."""
    rng, table, stocks = Random(4), Table(FortyFives({"players": 6, "sides": "cutthroat"})), 0
    drew = [0] * 6
    while len(table.deals) < 6:
        events = step(table, rng)
        if events[0].kind == "dealt":
            drew = [0] * 6
        stocks += table.phase_name == "stock"
        for event in events:
            if event.kind == "drew" and event.seat is not None:
                drew[event.seat] += event.count
        assert all(view(table, seat).drew == tuple(drew) for seat in (0, 3, None))
    assert stocks > 1


def test_thrown_cards_may_come_back_with_the_new_stock() -> None:
    """No seat may assume that reshuffled cards are out of play (rules 3.6)."""
    table = dealt(FortyFives({"players": 6, "sides": "cutthroat"}), list(range(52)))
    won_by_left_of_dealer(table)
    table.act(1, Call("trump S"))
    assert table.phase_name == "stock"
    assert view(table, 4).buried.bit_count() == 5
    table.restock(Stock(tuple(reversed(table.discards))))
    assert table.phase_name == "play"
    assert not table.discards
    assert [hand.bit_count() for hand in table.hands] == [5] * 6
    assert view(table, 4).buried == 0


def test_cards_are_conserved_through_every_exchange() -> None:
    rng = Random("conserved")
    for _ in range(40):
        players = rng.choice([2, 3, 4, 5, 6])
        options = {
            "players": players,
            "sides": "cutthroat",
            "kitty": rng.choice([0, 3, 4, 5]),
            "exchange": rng.choice(["auto", "free"]),
            "all_pass": "dealer_forced",
        }
        table = dealt(FortyFives(options), rng.sample(range(52), 52), rng.randrange(players))
        play_out(table, rng)
        assert table.play is not None
        played = [card for trick in table.play.tricks for card in trick.cards]
        gone = [card for cards in table.buried for card in cards_in(cards)]
        assert sorted([*played, *gone, *table.talon]) == list(range(52))


@pytest.mark.parametrize("renege", ["off", "traditional"])
def test_what_a_play_rules_out_is_exactly_what_the_hand_cannot_hold(renege: str) -> None:
    """A play rules out the cards that would have made it illegal (rules 4.2, 4.3)."""
    order = FortyFives({"renege": renege}).order_for(SPADES)
    for lead in range(52):
        for card in set(range(52)) - {lead}:
            play = TrickPlay(Start(order, [1 << lead, 0], 0, range(2)))
            play.play(lead)
            ruled_out = play.ruled_out(card)
            for other in set(range(52)) - {lead, card}:
                play.hands[1] = 1 << card | 1 << other
                assert bool(play.legal() >> card & 1) is not bool(ruled_out >> other & 1)


def test_without_a_trump_the_ace_of_hearts_sorts_above_the_king() -> None:
    power = FortyFives().order_for(NONE).power[DECK.suits.index("H")]
    assert power[DECK.id["AH"]] > power[DECK.id["KH"]] > power[DECK.id["2H"]]


def test_the_lines_of_a_score_add_up() -> None:
    rng = Random("lines")
    seen = set()
    for _ in range(300):
        game = FortyFives({"rule_of_100": rng.choice(["off", "no_defence"])})
        table = Table(game)
        table.deals.append(DealRecord(0))
        table.totals = [rng.choice([0, 100]), rng.choice([0, 100])]
        table.game.set_contract(table, Contract(rng.randrange(4), rng.choice(game.ladder)), [])
        table.set_trump(None, "S", [])
        play = TrickPlay(Start(game.order_for(SPADES), [0] * 4, 0, range(4)))
        for card in rng.sample(range(52), 5):
            winner = rng.randrange(4)
            play.tricks.append(Trick(winner, card, [card], winner))
            play.taken[winner] += 1
        table.deals[-1].play = play
        result = game.score(table.played_deal())
        for side in (0, 1):
            lines = [line for line in result.lines if line.side == side]
            assert sum(line.points or 0 for line in lines) == result.points[side]
        seen |= {line.message.text for line in result.lines}
        for line in result.lines:
            assert "{" not in str(line.message)
    assert len(seen) == 6


def test_the_auction_of_the_maritime_preset_offers_its_levels_only() -> None:
    table = dealt(FortyFives(FortyFives.preset("Maritime traditional").options), list(range(52)))
    assert isinstance(table.phase, Auction)
    assert table.phase.ask().ladder == ("15", "20", "25", "30", "30-60")
    assert json.dumps(table.game.options)  # plain values: they go into the record
