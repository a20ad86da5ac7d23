"""What the calls of opponents are taken to say who bid by the number that their hands promise."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from tests.bots.positions import asked
from trickdesk.bots.baseline.heuristic import promise
from trickdesk.bots.bidding.hand_evaluation import BY_NUMBER, ByRule, Promises, promises_of
from trickdesk.bots.hints import hints_for
from trickdesk.bots.inference.beliefs import Beliefs, Reader
from trickdesk.engine.cards import Seat, card_set
from trickdesk.engine.view import PlayerView
from trickdesk.games import games

HELD = "RED1 R14 B13 B9 G12 G6 Y11 Y7 Y5"


def test_hands_promise_what_the_rule_based_player_thinks() -> None:
    game, rng = games()["red-one"](), Random(1)
    promises = Promises(game)
    for _ in range(300):
        hand = card_set(rng.sample(range(game.deck.size), game.hand_size))
        expected = max(promise(game, hand, suit) for suit in game.deck.suits)
        assert promises.strength(hand) == pytest.approx(expected, abs=1e-4)
        assert promises.strength(hand) == pytest.approx(expected, abs=1e-4)  # what was looked up is the same


def believed(seen: PlayerView, seat: Seat, reader: type[Reader]) -> list[float]:
    """What the hands of a seat promise, in imagined deals."""
    beliefs = Beliefs(seen, hints_for(seen.game), Random(1), weighted=True, reader=reader)
    return [promises_of(seen.game).strength(beliefs.world().hands[seat]) for _ in range(400)]


@pytest.mark.parametrize(
    ("log", "low", "high"),
    [
        (["0 call 80", "1 call 85", "2 call 90"], 90, 150),
        (["0 call 80", "1 call 85", "2 call pass"], 0, 90),
    ],
    ids=["who bid 90", "who did not bid 90"],
)
def test_opponents_hold_what_they_bid_by(log: list[str], low: float, high: float) -> None:
    """More of their imagined hands would have called so than if they were read as bots in general are."""
    seen = asked(log, HELD)

    def suiting(reader: type[Reader]) -> float:
        return mean(low <= number < high for number in believed(seen, 2, reader))

    assert suiting(ByRule) > suiting(Reader) + 0.05


def test_partners_are_read_as_bots_in_general() -> None:
    seen = asked(["0 call 80", "1 call 85", "2 call pass"], HELD)
    readings = {reading.seat: reading for reading in ByRule(seen, hints_for(seen.game)).readings()}
    assert [readings[seat].habit for seat in (0, 1, 2)] == [BY_NUMBER, hints_for(seen.game).habit, BY_NUMBER]
    assert [(readings[seat].level, readings[seat].made) for seat in (0, 2)] == [(80, True), (90, False)]
