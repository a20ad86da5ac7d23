"""What calls show fits the bots' hands, and comes from public calls alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.bots.bid_meanings import FILE, SHARE, hands_by_kind, measured_rules, narrowest
from tests.driving import random_action
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.session.bid_meanings import Meanings, kind_of

MEANINGS = Meanings(FILE.read_text(encoding="utf-8"))
WITH_BIDS = [game_id for game_id, kind in games().items() if kind().bids]
DEALS = {"oh-hell": 80}
ENOUGH = 40  # hands in the new deals
OTHERS = 0.12  # of the share: these are other deals, and fewer


@pytest.mark.slow
@pytest.mark.parametrize("game_id", WITH_BIDS)
def test_the_hands_of_new_deals_are_as_they_are_said_to_be(game_id: str) -> None:
    game = games()[game_id]()
    told = MEANINGS.calls(game)
    within: dict[str, list[bool]] = {}
    for kind, hands in hands_by_kind(game, DEALS.get(game_id, 24), seed=7).items():
        for name, (least, most) in told.get(kind, {}).items():
            within.setdefault(name, []).extend(least <= hand[name] <= most for hand in hands)
    often = {name: hits for name, hits in within.items() if len(hits) >= ENOUGH}
    assert "cards" in often
    for name, hits in often.items():
        assert sum(hits) / len(hits) >= SHARE - OTHERS, name


@pytest.mark.parametrize("game_id", WITH_BIDS)
def test_every_preset_with_bids_is_measured(game_id: str) -> None:
    assert all(MEANINGS.calls(game) for game in measured_rules(game_id))


def test_rules_that_nobody_has_measured_show_nothing() -> None:
    kind = games()["five-hundred"]
    assert not MEANINGS.calls(kind({"kitty": False}))
    assert MEANINGS.calls(kind({"target": 1000})) == MEANINGS.calls(kind())
    assert MEANINGS.calls(kind({"players": 6})) != MEANINGS.calls(kind())


def test_only_calls_that_show_something_have_a_kind() -> None:
    game = games()["five-hundred"]()
    opened, raised = ((0, "7H"),), ((0, "7H"), (1, "7S"))
    assert kind_of(game, (), 0, "7H", 10) == kind_of(game, (), 1, "7S", 10) == "7 suit"
    assert kind_of(game, (), 0, "7NT", 10) == "7NT"
    assert kind_of(game, (), 0, "pass", 10) == "pass"
    assert kind_of(game, opened, 1, "pass", 10) == "pass at 7 suit"
    assert kind_of(game, opened, 2, "pass", 10) == "", "it leaves the bid to the partner"
    assert kind_of(game, raised, 0, "pass", 10) == "", "it has shown its hand already"
    assert kind_of(game, raised, 0, "trump H", 10) == ""
    assert kind_of(games()["oh-hell"](), (), 0, "2", 7) == "2 of 7"


def test_a_range_is_the_narrowest_with_two_thirds() -> None:
    assert narrowest([3, 4, 4, 5, 5, 5]) == (4, 5)
    assert narrowest([2, 2, 2]) == (2, 2)


def called(game_id: str, rng: Random) -> list[tuple[PlayerView, ...]]:
    """Return the views of all seats, and of a spectator, after every call of a deal."""
    table = Table(games()[game_id]())
    table.deal(Shuffler(str(rng.random())).deal(table.game, 0, 0))
    found = []
    while table.phase is not None and table.phase_name in ("auction", "bids"):
        seen = view(table, table.phase.turn)
        assert seen.ask is not None
        table.act(table.phase.turn, random_action(seen.ask, rng))
        found.append(tuple(view(table, seat) for seat in (*range(table.game.seats), None)))
    return found


@pytest.mark.parametrize("game_id", WITH_BIDS)
def test_a_meaning_tells_no_hidden_card(game_id: str) -> None:
    """All seats are told the same, whatever cards they or others hold."""
    for seed in range(5):
        for views in called(game_id, Random(seed)):
            blind = replace(views[0], hand=0, took=0, buried=0)
            for at, (seat, call) in enumerate(views[0].calls):
                told = {MEANINGS.of(seen, seen.calls[:at], seat, call) for seen in (*views, blind)}
                assert len(told) == 1
