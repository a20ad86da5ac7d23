"""Every question can be answered, and every answer that is offered is accepted."""

from __future__ import annotations

from random import Random

import pytest

from tests.attack.asking import any_rules, check_questions
from trickdesk.games import games


@pytest.mark.parametrize("game", list(games()))
def test_every_question_has_an_answer(game: str) -> None:
    """`python -m tests.attack asks` tries more games, under any rules."""
    for seed in range(150):
        rng = Random(f"{game} {seed}")
        assert check_questions(any_rules(games()[game], rng), rng)
