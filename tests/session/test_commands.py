"""All commands in any order; `python -m tests.session.commands 10` tries more."""

from __future__ import annotations

import pytest

from tests.session.commands import SessionCommands, run


@pytest.mark.slow
def test_a_session_takes_all_commands_in_any_order() -> None:
    run(SessionCommands, examples=20, steps=30)
