"""The referee against the independent one of the tests (tests/naive), field by field."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests import naive
from trickdesk.cli.referee import referee
from trickdesk.games import games

SEATS = 2  # the fewest players of any game


def ordered(result: dict[str, Any]) -> dict[str, Any]:
    """The result with everything sorted whose order `docs/record.md` leaves open, without the free texts."""
    result = json.loads(json.dumps(result))
    for free in ("why", "message"):
        result.pop(free, None)
    for key in ("legal", "from"):
        if result.get("ask") and key in result["ask"]:
            result["ask"][key].sort()
    for hand in result.get("hands") or []:
        for cards in hand.values() if isinstance(hand, dict) else [hand]:
            if cards and (not isinstance(hand, dict) or cards is not hand["pile"]):
                cards.sort()
    return result


def disagreements(game: str, seed: str) -> list[tuple[object, object]]:
    """Compare on a random record, a cut of it, and a bad version of each; for everybody's eyes and for one seat's."""
    rng = Random(seed)
    record = naive.random_record(game, rng, rng.choice([1, 2, 3, 8]))
    cut = record | {"log": record["log"][: rng.randint(0, len(record["log"]))]}
    found: list[tuple[object, object]] = []
    for case in (record, cut, naive.mutate(record, rng), naive.mutate(cut, rng)):
        for seat in (None, rng.randrange(SEATS)):
            ours = ordered(referee(json.dumps(case), games(), seat))
            theirs = ordered(naive.referee(case, seat))
            if ours != theirs:
                found.append(
                    (
                        case,
                        {
                            key: (ours.get(key), theirs.get(key))
                            for key in ours
                            if ours[key] != theirs.get(key)
                        },
                    )
                )
    return found


@pytest.mark.parametrize("game", list(games()))
def test_two_referees_agree(game: str) -> None:
    assert [bad for i in range(60) for bad in disagreements(game, f"{game} {i}")] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", list(games()))
def test_two_referees_agree_on_many_records(game: str) -> None:
    assert [bad for i in range(120) for bad in disagreements(game, f"{game} more {i}")] == []


@pytest.mark.parametrize("game", list(games()))
def test_both_know_the_same_options(game: str) -> None:
    kind = games()[game]
    ours = {option.name: (option.default, sorted(map(repr, option.choices))) for option in kind.option_list}
    theirs = {
        name: (default, sorted(map(repr, values))) for name, (default, values) in naive.OPTIONS[game].items()
    }
    assert ours == theirs
    assert {preset.name: dict(preset.options) for preset in kind.presets} == naive.PRESETS[game]
