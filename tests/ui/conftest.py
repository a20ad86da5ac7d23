"""Matches are deterministic; widgets of earlier tests are destroyed safely."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import partialmethod
from random import Random
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE
from trickdesk.session import players
from trickdesk.ui.cards.pixmaps import grow_small
from trickdesk.ui.table.painted import use_text_size
from trickdesk.ui.theme.colours import LIGHT, apply_theme, current_theme, grown, text_size

PATIENCE_MS = round(PATIENCE * 1000)


class PatientBot(QtBot):
    """Waits for the expected event for as long as it takes, up to a minute."""

    waitUntil = partialmethod(QtBot.waitUntil, timeout=PATIENCE_MS)
    waitSignal = partialmethod(QtBot.waitSignal, timeout=PATIENCE_MS)
    waitActive = partialmethod(QtBot.waitActive, timeout=PATIENCE_MS)
    waitExposed = partialmethod(QtBot.waitExposed, timeout=PATIENCE_MS)


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture(autouse=True)
def usual_look() -> Iterator[None]:
    """Leave nothing of a window's theme and size of text to the next test."""
    yield
    app = QApplication.instance()
    if isinstance(app, QApplication) and (
        current_theme() is not LIGHT or text_size() != 1 or grown(100) != 100
    ):
        apply_theme(app, "light")
    grow_small(1)
    use_text_size(1)


@pytest.fixture(autouse=True)
def collect_here(usual_look: None) -> Iterator[None]:
    """Collect the garbage of earlier tests; later collections skip what is left."""
    gc.disable()
    gc.collect()
    gc.freeze()
    yield
    # No event loop is left that would do it, and hundreds of dialogs make whatever follows slow,
    # first of all another size of text.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test always has the same matches, including those begun in the lobby."""
    monkeypatch.setattr(players, "os", SimpleNamespace(urandom=Random(request.node.nodeid).randbytes))
