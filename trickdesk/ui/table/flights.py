"""Cards on their way: to where they belong, or off the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from trickdesk.engine.cards import CardId
from trickdesk.ui.table.card_layout import FLIGHT_Z, Board
from trickdesk.ui.table.clock import Clock, Tween
from trickdesk.ui.table.geometry import RATIO
from trickdesk.ui.table.items import HIDDEN, CardItem

# Times in ms at normal speed (ux.md, section 6).
PLAY_FLIGHT, MOVE_FLIGHT, COLLECT_FLIGHT, CLOSE_UP = 260, 280, 340, 160
VANISHING_SCALE = 0.35


class Move(NamedTuple):
    """How one card travels; ``turn_to``: the card it turns over to."""

    delay: float = 0.0
    duration: float = MOVE_FLIGHT
    turn_to: CardId | None = None


class Flights:
    """``count`` cards are on their way; ``landed`` is called when the last of them has arrived."""

    def __init__(self, board: Board, clock: Clock, landed: Callable[[], None]) -> None:
        self.count = 0
        self._board = board
        self._clock = clock
        self._landed = landed
        self._finishing = False

    def send(self, moves: Mapping[CardItem, Move]) -> None:
        """Send cards to where they belong, and let their neighbours close up."""
        for spot in self._board.spots():
            item, move = spot.item, moves.get(spot.item)
            if move is None:
                continue
            item.home, item.lift = (spot.x, spot.y), 0.0
            item.set_flipped(spot.flipped)
            ratio = item.resize_about_centre(spot.width)
            if ratio != 1.0:
                item.deform(ratio, ratio)
            # A card that is played passes over everything; others keep to their zone.
            item.setZValue(FLIGHT_Z + spot.z * 1e-3 if move.duration == PLAY_FLIGHT else spot.z)

            def done(item: CardItem = item, z: float = spot.z) -> None:
                item.setZValue(z)
                self._arrive()

            self._start(
                Tween(
                    item, spot.x, spot.y, move.duration, move.delay,
                    scale=(ratio, 1.0), turn_to=move.turn_to, done=done,
                )
            )  # fmt: skip
        self._close_up(moves)

    def _close_up(self, moving: Iterable[CardItem]) -> None:
        moving = set(moving)
        for spot in self._board.spots():
            item = spot.item
            if item in moving:
                continue
            item.setZValue(spot.z)
            if item.home != (spot.x, spot.y) or item.lift:
                item.home, item.lift = (spot.x, spot.y), 0.0
                self._start(Tween(item, spot.x, spot.y, CLOSE_UP, done=self._arrive))

    def send_off(self, items: Sequence[CardItem], place: int, gap: float, *, turn_down: bool = False) -> None:
        """Cards fly behind the plate of a place, shrinking, and leave the scene; ``gap``: ms between them."""
        assert self._board.layout is not None
        spot = self._board.layout.places[place]
        for i, item in enumerate(items):

            def done(item: CardItem = item) -> None:
                self._board.remove(item)
                self._arrive()

            x, y = spot.x - item.width / 2, spot.y - item.width * RATIO / 2
            turn_to = HIDDEN if turn_down and item.card != HIDDEN else None
            self._start(
                Tween(
                    item, x, y, COLLECT_FLIGHT, i * gap,
                    scale=(1.0, VANISHING_SCALE), turn_to=turn_to, done=done,
                )
            )  # fmt: skip

    def finish(self) -> None:
        """Let everything arrive now, without calling ``landed``."""
        self._finishing = True
        self._clock.finish()
        self._finishing = False
        self.count = 0

    def _start(self, tween: Tween) -> None:
        self.count += 1
        self._clock.add(tween)

    def _arrive(self) -> None:
        self.count -= 1
        if self.count == 0 and not self._finishing:
            self._landed()
