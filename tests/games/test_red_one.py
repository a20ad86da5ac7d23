"""Red One: what a Bird that may be played at any time shows; no centre."""

from __future__ import annotations

from random import Random

from tests.bots.positions import deal_of
from tests.driving import played, step
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.inference.beliefs import play_likelihood
from trickdesk.bots.simulation.sampler import Sampler
from trickdesk.engine.cards import card_set
from trickdesk.engine.record import parse_input
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games.red_one import RedOne, deck_of
from trickdesk.session.memory_aids import aids_of

DECK = deck_of("bird")
RED = card_set(DECK.ids([f"R{n}" for n in range(5, 15)]))
HANDS = {
    0: "G14 G13 G12 G11 R14 R13 B14 B13 Y14",
    1: "BIRD R5 R6 R7 R8 B5 B6 B7 Y5",
    2: "R9 R10 B8 B9 B10 Y6 Y7 Y8 Y9",
    3: "G10 G9 B11 B12 Y10 Y11 Y12 Y13 R11",
}
CALLS = ["0 call 90", "1 call pass", "2 call pass", "3 call pass", "0 give G5 G6 G7 G8 R12", "0 call trump G"]


def after(*plays: str) -> Table:
    """Return a table after the first cards; seat 0 declares green."""
    game = RedOne({"deck": "bird", "bird_play": "any_time"})
    table = Table(game)
    table.deal(deal_of(game, 3, HANDS, 1, "G5 G6 G7 G8 R12"))
    for text in (*CALLS, *plays):
        table.put(parse_input(text, game.deck))
    return table


def test_who_plays_the_bird_shows_no_void() -> None:
    seen = view(after("0 play R14", "1 play BIRD"), 2)
    assert not seen.cannot[1] & RED
    found = aids_of(seen)
    assert found is not None
    assert all(1 not in suit.void for suit in found.suits if suit.suit == "R")


def test_who_can_neither_follow_nor_plays_the_bird_may_still_hold_it() -> None:
    table = after(
        "0 play R14", "1 play R5", "2 play R9", "3 play R11", "0 play R13", "1 play R6", "2 play R10"
    )
    table.put(parse_input("3 play Y10", DECK))
    seen = view(table, 2)
    assert seen.cannot[3] & RED == RED
    assert not seen.cannot[3] >> DECK.id["BIRD"] & 1


def test_worlds_leave_the_colour_to_whoever_played_the_bird() -> None:
    seen = view(after("0 play R14", "1 play BIRD"), 2)
    sampler, rng = Sampler(seen, knowledge_of(seen.game).unlikely_buried(seen)), Random(1)
    worlds = [sampler.world(rng) for _ in range(60)]
    assert 40 < sum(bool(world.hands[1] & RED) for world in worlds) <= 60


def test_the_bird_says_nothing_about_the_colour_led() -> None:
    """As likely from a hand with four reds as from one without."""
    table = after("0 play R14", "1 play BIRD")
    likelihood = play_likelihood(view(table, 2), knowledge_of(table.game))
    assert likelihood is not None
    hands = [card_set(DECK.ids(cards.split())) for cards in HANDS.values()]
    moved = card_set(DECK.ids(["R5", "R6", "R7", "R8"])), card_set(DECK.ids(["Y10", "Y11", "Y12", "Y13"]))
    without = hands[:]
    without[1] ^= moved[0] | moved[1]
    without[3] ^= moved[0] | moved[1]
    assert likelihood.log_weight(hands) == likelihood.log_weight(without)


def test_without_a_centre_nothing_is_taken_discarded_or_turned_up() -> None:
    rng = Random(4)
    for options in ({}, {"trump_time": "before_centre"}, {"discard_points": "bidder", "last_trick": True}):
        table = played(RedOne({"deck": "no_bird", **options}), rng)
        record = table.deals[-1]
        assert not any(table.buried)
        assert not table.turned
        assert len(record.trick_points) == 14
        assert sum(record.trick_points) == 100
    asked = Table(RedOne({"deck": "no_bird"}))
    while asked.play is None:
        step(asked, rng)
        assert asked.phase is not None
        assert asked.phase.name != "give"
