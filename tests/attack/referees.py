"""The referee against the independent one, on random records and on bad ones."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from tests import naive
from trickdesk.cli.referee import referee
from trickdesk.games import games

SEATS = 2  # the fewest players of any game


def ordered(result: dict[str, Any]) -> dict[str, Any]:
    """Return the result with sorted lists where docs/record.md leaves the order open.

    Free text is left out.
    """
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
    """Compare results for a random record, a part of it, and invalid versions.

    Once with all cards visible, and once as one seat sees them.
    """
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


def try_record(rng: Random, folder: Path) -> str:
    """Check that both agree on a record, a part of it, and invalid versions."""
    game = rng.choice(list(games()))
    assert disagreements(game, str(rng.random())) == []
    return game
