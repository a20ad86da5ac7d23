"""Widgets of earlier tests are destroyed in this thread, as in the program, and not where matches are written."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import partialmethod

import pytest
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE
from trickdesk.ui.memory import collect_due

PATIENCE_MS = round(PATIENCE * 1000)


class PatientBot(QtBot):
    """Waits for what is meant to happen as long as it takes, up to a minute."""

    waitUntil = partialmethod(QtBot.waitUntil, timeout=PATIENCE_MS)
    waitSignal = partialmethod(QtBot.waitSignal, timeout=PATIENCE_MS)
    waitActive = partialmethod(QtBot.waitActive, timeout=PATIENCE_MS)
    waitExposed = partialmethod(QtBot.waitExposed, timeout=PATIENCE_MS)


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture(autouse=True)
def collect_here() -> Iterator[None]:
    gc.disable()
    yield
    collect_due()
