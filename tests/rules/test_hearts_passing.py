"""Hearts: who gets the passed cards, deal by deal (rules 3.1, 3.2, 7.2)."""

from __future__ import annotations

from random import Random

import pytest

from tests.driving import step
from trickdesk.engine.actions import AskGive
from trickdesk.engine.errors import OptionError
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games


@pytest.mark.parametrize(
    ("options", "ways"),
    [
        ({}, [1, 3, 2, 0, 1]),
        ({"players": 3}, [1, 2, 0, 1]),
        ({"players": 5}, [1, 4, 0, 1]),
        ({"passing": "everyone", "players": 5}, [1, 4, 2, 3, 0, 1]),
        ({"passing": "everyone", "players": 4}, [1, 3, 2, 0, 1]),
        ({"passing": "everyone", "players": 3}, [1, 2, 0, 1]),
        ({"passing": "second_left", "players": 5}, [2, 2]),
        ({"passing": "second_right", "players": 5}, [3, 3]),
        ({"passing": "left"}, [1, 1, 1, 1, 1]),
        ({"passing": "right"}, [3, 3]),
        ({"passing": "right", "players": 5}, [4, 4]),
        ({"passing": "across"}, [2, 2]),
        ({"passing": "none"}, [0, 0]),
    ],
)
def test_left_right_across_and_not_at_all(options: dict[str, object], ways: list[int]) -> None:
    table, rng = Table(games()["hearts"]({"target": 100} | options)), Random(2)
    found = []
    for way in ways:
        step(table, rng)
        ask = table.phase.ask()
        seats = table.game.seats
        to = ask.to if isinstance(ask, AskGive) else ask.seat
        assert to is not None
        found.append((to - ask.seat) % seats)
        hands = table.hands[:]
        while table.phase is not None and table.phase.name == "give":
            step(table, rng)
        for seat in range(seats if way else 0):
            assert table.took[(seat + way) % seats] == table.given[seat]
            assert hands[seat] & table.given[seat] == table.given[seat]
        while table.phase is not None:
            step(table, rng)
    assert found == ways


def test_who_passed_cards_on_knows_who_has_them() -> None:
    table, rng = Table(games()["hearts"]()), Random(2)
    step(table, rng)
    while table.phase is not None and table.phase.name == "give":
        assert not any(view(table, 0).known)
        step(table, rng)
    given = table.given[0]
    assert given.bit_count() == 3
    assert view(table, 0).known == (0, given, 0, 0)
    assert not any(view(table, None).known)


@pytest.mark.parametrize(
    ("passing", "players"),
    [("across", 3), ("across", 5), ("second_left", 3), ("second_left", 4), ("second_right", 4)],
)
def test_a_way_to_pass_needs_somebody_there(passing: str, players: int) -> None:
    """Rules 7.2."""
    with pytest.raises(OptionError):
        games()["hearts"]({"passing": passing, "players": players})


@pytest.mark.parametrize(
    ("players", "offered"),
    [
        (3, ["cycle", "left", "none", "right"]),
        (4, ["cycle", "left", "none", "right", "across"]),
        (5, ["cycle", "left", "none", "right", "everyone", "second_left", "second_right"]),
    ],
)
def test_only_ways_that_matter_are_offered(players: int, offered: list[str]) -> None:
    kind = games()["hearts"]
    (passing,) = (option for option in kind.option_list if option.name == "passing")
    assert list(kind.choices(passing, kind({"players": players}).options)) == offered
