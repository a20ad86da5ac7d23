"""Hearts: who shoots the moon chooses who gets the points (rules 7.6)."""

from __future__ import annotations

import json

import pytest

from tests import naive
from tests.moon import CHOICE, at_choice, dealt
from trickdesk.cli.referee import referee
from trickdesk.engine.actions import Call
from trickdesk.engine.cards import RANKS_52
from trickdesk.engine.errors import IllegalAction, Why
from trickdesk.engine.record import write_input
from trickdesk.engine.table import Table
from trickdesk.games import games


def results(table: Table) -> list[dict[str, object]]:
    """Return what both referees say of a table's record."""
    log = [write_input(entry, table.game.deck) for entry in table.log]
    record = {"format": "trickdesk-record", "version": 1, "game": "hearts", "log": log}
    record["options"] = dict(table.game.options)
    return [referee(json.dumps(record), games()), naive.referee(record)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_shooter_is_asked_after_the_last_trick(players: int) -> None:
    table = at_choice(1, {"players": players, "club_leads": False})
    for result in results(table):
        assert (result["phase"], result["to_act"]) == ("score", 1)
        assert result["ask"] == {"kind": "call", "legal": ["others", "self"]}
        assert result["deals"][-1]["scores"] is None  # type: ignore[index]


@pytest.mark.parametrize(
    ("options", "call", "scores"),
    [
        ({}, "others", [0, 26, 26, 26]),
        ({}, "self", [-26, 0, 0, 0]),
        ({"queen": 5}, "others", [0, 18, 18, 18]),
        ({"queen": 25}, "self", [-38, 0, 0, 0]),
        ({"queen": 0}, "others", [0, 13, 13, 13]),
        ({"jack": True}, "others", [-10, 26, 26, 26]),
        ({"jack": True}, "self", [-36, 0, 0, 0]),
    ],
)
def test_the_call_decides_the_score(options: dict[str, object], call: str, scores: list[int]) -> None:
    table = at_choice(0, options)
    table.act(0, Call(call))
    for result in results(table):
        assert result["phase"] == "deal-over"
        assert result["deals"][-1]["scores"] == scores  # type: ignore[index]
        assert result["totals"] == scores


def test_nobody_else_chooses_and_nothing_else_can_be_said() -> None:
    table = at_choice()
    for seat, call, why in ((1, "others", Why.NOT_YOUR_TURN), (0, "pass", Why.NO_SUCH_CALL)):
        with pytest.raises(IllegalAction) as refused:
            table.act(seat, Call(call))
        assert refused.value.why is why


@pytest.mark.parametrize(("moon", "scores"), [("others", [0, 26, 26, 26]), ("self", [-26, 0, 0, 0])])
def test_without_the_rule_nobody_is_asked(moon: str, scores: list[int]) -> None:
    table = at_choice()
    without = Table(type(table.game)(CHOICE | {"moon": moon}))
    for entry in table.log:
        without.put(entry)
    assert without.totals == scores


def test_points_that_are_shared_are_scored_at_once() -> None:
    """Rules 5.1: there is no choice if two players took points."""
    table = dealt()
    deck = table.game.deck
    took = [deck.ids(["QS"]), deck.ids([f"{rank}H" for rank in RANKS_52])]
    masks = [sum(1 << card for card in cards) for cards in took]
    assert table.game.shooter([*masks, 0, 0]) is None  # type: ignore[attr-defined]
    assert table.game.shooter([sum(masks), 0, 0, 0]) == 0  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("totals", "call", "winners"),
    [
        ((60, 80, 70, 65), "others", (0,)),
        ((60, 80, 20, 65), "others", (2,)),
        ((60, 80, 20, 65), "self", ()),
    ],
)
def test_the_call_can_end_the_match(totals: tuple[int, ...], call: str, winners: tuple[int, ...]) -> None:
    table = at_choice(0, totals=totals)
    table.act(0, Call(call))
    assert table.winners == winners
