"""Celebration of the winners of a match: suit symbols fly up from their plates."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from PySide6.QtGui import QPixmap

from trickdesk.ui.cards.symbols import SYMBOLS, symbol_pixmap
from trickdesk.ui.table.card_layout import FLIGHT_Z
from trickdesk.ui.table.clock import Tween
from trickdesk.ui.table.geometry import Layout, Rect
from trickdesk.ui.table.items import CardItem, Skin
from trickdesk.ui.table.surface import Surface

FLAKES, ROUNDS = 28, 2  # number of symbols, and bursts per seat
FLIGHT_MS, WAIT_MS = 2600, 500  # duration of a flight, and the time between bursts
SIZE = 26  # size of a symbol, in units
UP, DOWN = 0.34, 0.30  # rise and fall, as shares of the table's height
# Spread as a share of its width: from plates in the middle past the panel, from others towards the middle.
PAST_PANEL, INWARDS = (0.32, 0.5), (-0.05, 0.16)
MIDDLE = 0.2  # how far a plate in the middle is from the table's middle, at most, as a share of the width


class Signs(Skin):
    """Pixmap source for suit symbols instead of cards."""

    def __init__(self, table: Surface) -> None:
        super().__init__(table.pixmaps)
        self.dpr = table.skin.dpr
        deck = table.game.deck.suits if table.game is not None else ""
        self.names = tuple(suit for suit in deck if suit in SYMBOLS)

    def pixmap(self, card: int, width: float, state: str) -> QPixmap:
        return symbol_pixmap(self.names[card % len(self.names)], round(width), on_dark=True, dpr=self.dpr)


class Celebration(Tween):
    """The path of one symbol: up from a plate and down again, fading out at the end."""

    def __init__(
        self, item: CardItem, delay: float, heights: tuple[float, float, float], table: Surface
    ) -> None:
        super().__init__(item, item.x(), item.y(), FLIGHT_MS, delay, done=lambda: _remove(table, item))
        self.up, self.across, self.down = heights

    def apply(self, share: float) -> None:
        self.item.setVisible(True)
        # Undo the clock's easing: falling things don't slow down.
        time = 1 - (1 - share) ** (1 / 2)
        height = math.sin(time * math.pi * 0.72) * self.up - max(0.0, time - 0.6) * self.down * 2.5
        self.item.setPos(self.x + self.across * time, self.y - height)
        self.item.setOpacity(min(1.0, (1 - time) * 3.5))


def celebrate(table: Surface, places: Sequence[int]) -> None:
    """Throw symbols up from the plates of these places; nothing with reduced motion."""
    layout = table.board.layout
    if table.clock.is_still or not places:
        return
    skin, rng = Signs(table), Random(len(places))
    if not skin.names:
        return
    each = max(3, FLAKES // (ROUNDS * len(places)))
    for place in places:
        plate = layout.plate(place)
        for number in range(each * ROUNDS):
            item = CardItem(skin, number, SIZE * layout.unit * rng.uniform(0.7, 1.25))
            item.setPos(
                rng.uniform(plate.left, plate.right - item.width), (plate.top + plate.bottom - item.width) / 2
            )
            item.setZValue(FLIGHT_Z + 40)
            item.setVisible(False)
            table.scene().addItem(item)
            # From an upper plate, they would soon be out of sight.
            up = min(layout.height * UP * rng.uniform(0.5, 1.0), max(item.y(), item.width))
            across = layout.width * _spread(layout, plate, rng)
            delay = number % ROUNDS * WAIT_MS + rng.uniform(0, WAIT_MS)
            table.clock.add(Celebration(item, delay, (up, across, layout.height * DOWN), table))


def _spread(layout: Layout, plate: Rect, rng: Random) -> float:
    """Return how far a symbol flies to the right, as a share of the table's width."""
    aside = (plate.left + plate.right - layout.width) / 2
    if abs(aside) < layout.width * MIDDLE:
        return rng.choice((-1, 1)) * rng.uniform(*PAST_PANEL)
    return rng.uniform(*INWARDS) * math.copysign(1, -aside)


def _remove(table: Surface, item: CardItem) -> None:
    if item.scene() is table.scene():
        table.scene().removeItem(item)
