"""A card table for tests, without animation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.table.dealer import Dealer, names
from tests.ui.window.conftest import paint, painted_once
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.table.view import CardTable

__all__ = ["paint", "painted_once"]


@pytest.fixture
def pixmaps(qapp: Any, painted_once: None) -> CardPixmaps:
    return CardPixmaps()


@pytest.fixture
def lay(qtbot: QtBot, pixmaps: CardPixmaps) -> Iterator[Callable[..., CardTable]]:
    """Set up a table without animation, seen by the seat on turn by default."""

    def make(
        dealer: Dealer,
        size: tuple[int, int] = (1280, 800),
        seat: int | None = -1,
        bottom: int | None = None,
        way: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight,
    ) -> CardTable:
        table = CardTable(pixmaps=pixmaps)
        table.setLayoutDirection(way)
        qtbot.addWidget(table)
        table.resize(*size)
        table.clock.reduced = True
        table.trick_ms, table.pace = 0, 0.0
        table.configure(dealer.table.game, names(dealer.table.game.seats))
        with qtbot.waitExposed(table):
            table.show()
        if dealer.table.deals:
            seat = dealer.turn if seat == -1 else seat
            table.show_view(dealer.view(seat), bottom if bottom is not None else seat or 0)
        return table

    yield make
    pixmaps.clear()
