"""The referee against the independent one in tests/naive, field by field."""

from __future__ import annotations

import pytest

from tests import naive
from tests.attack.referees import disagreements
from trickdesk.games import games


@pytest.mark.parametrize("game", list(games()))
def test_two_referees_agree(game: str) -> None:
    """`python -m tests.attack referees` tries more records."""
    assert [bad for i in range(60) for bad in disagreements(game, f"{game} {i}")] == []


@pytest.mark.parametrize("game", list(games()))
def test_both_know_the_same_options(game: str) -> None:
    kind = games()[game]
    ours = {option.name: (option.default, sorted(map(repr, option.choices))) for option in kind.option_list}
    theirs = {
        name: (default, sorted(map(repr, values))) for name, (default, values) in naive.OPTIONS[game].items()
    }
    assert ours == theirs
    assert {preset.name: dict(preset.options) for preset in kind.presets} == naive.PRESETS[game]
