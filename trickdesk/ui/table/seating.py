"""The plates around the table and the contract in its corner, as events and views change them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsScene

from trickdesk.engine.cards import Seat
from trickdesk.engine.events import Event
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.ui.table.board import PLATE_Z
from trickdesk.ui.table.geometry import Layout
from trickdesk.ui.table.plates import (
    ContractBadge,
    ContractInfo,
    Plate,
    PlateInfo,
    contract_info,
    plate_infos,
)
from trickdesk.ui.text import call_marks, manner_words

THINKING_AFTER_MS = 300


class Seating:
    """All plates and the contract; ``repaint`` is called whenever something shows differently."""

    def __init__(self, scene: QGraphicsScene, repaint: Callable[[], None]) -> None:
        self._scene = scene
        self._repaint = repaint
        self._plates: list[Plate] = []
        self._infos: list[PlateInfo] = []
        self._names: Sequence[str] = ()
        self._chosen: tuple[Seat, ...] = ()
        self._thinking: Seat | None = None
        self._badge = ContractBadge()
        self._badge.setZValue(PLATE_Z)
        self._contract: ContractInfo | None = None
        scene.addItem(self._badge)
        self._timer = QTimer(scene)
        self._timer.setSingleShot(True)
        self._timer.setInterval(THINKING_AFTER_MS)
        self._timer.timeout.connect(repaint)

    @property
    def infos(self) -> Sequence[PlateInfo]:
        """What the plates say, by seat."""
        return self._infos

    @property
    def contract(self) -> ContractInfo | None:
        """What the corner says."""
        return self._contract

    def configure(self, game: Game, names: Sequence[str], manners: Sequence[str] = ()) -> None:
        """A plate for every seat; where the mouse rests it says how that one plays."""
        for plate in self._plates:
            self._scene.removeItem(plate)
        self._names = names
        self._plates = [Plate() for _ in names]
        for plate in self._plates:
            plate.setZValue(PLATE_Z)
            self._scene.addItem(plate)
        for plate, name, manner in zip(self._plates, names, manners, strict=False):
            words = escape(manner_words(name, manner))  # a name may look like markup
            plate.setToolTip(f"<p>{words}</p>")
        self._infos = [PlateInfo(name, team=game.side(seat)) for seat, name in enumerate(names)]
        self._contract, self._chosen = None, ()

    def set_view(self, view: PlayerView) -> None:
        """Say what the view says."""
        self._infos = plate_infos(view, self._names)
        self._contract = contract_info(view, self._names)
        self._chosen = ()
        self._repaint()

    def start_deal(self, view: PlayerView) -> None:
        """A new deal: nobody has said anything yet."""
        self._infos = [info._replace(line="", turn=False) for info in plate_infos(view, self._names)]
        self._contract = None
        self._repaint()

    def follow(self, event: Event, view: PlayerView) -> None:
        """Change with an event that begins to be shown; the view at the end sets everything right in any case."""
        seat = event.seat
        if event.kind == "called" and seat is not None:
            self._infos[seat] = self._infos[seat]._replace(
                line=call_marks(event.text, self._names), turn=False
            )
        elif event.kind == "played" and seat is not None:
            info = self._infos[seat]
            self._infos[seat] = info._replace(cards=max(0, info.cards - 1), turn=False)
        elif event.kind in ("contract", "trump", "team"):
            self._contract = contract_info(view, self._names)
        self._repaint()

    def set_chosen(self, seats: Sequence[Seat]) -> None:
        """Ring the plates of these seats."""
        self._chosen = tuple(seats)
        self._repaint()

    def set_thinking(self, seat: Seat | None) -> None:
        """Mark a plate a moment later; None takes the mark away."""
        self._thinking = seat
        if seat is None:
            self._timer.stop()
            self._repaint()
        else:
            self._timer.start()

    def paint(self, layout: Layout, bottom: Seat, dpr: float, font: QFont) -> None:
        """Paint what has changed, and put everything in its place."""
        thinking = None if self._timer.isActive() else self._thinking
        width, height, unit = layout.plate_width, layout.plate_height, layout.unit
        for seat, (plate, info) in enumerate(zip(self._plates, self._infos, strict=True)):
            spot = layout.places[(seat - bottom) % len(self._plates)]
            info = info._replace(chosen=seat in self._chosen, thinking=seat == thinking)
            plate.repaint(width, height, unit, dpr, font, info)
            plate.setPos(spot.x, spot.y)
        self._badge.setVisible(self._contract is not None)
        if self._contract is not None:
            box = layout.badge
            high = box.bottom - box.top
            wide = min(box.right - box.left, self._badge.width_for(self._contract, high, font))
            self._badge.repaint(wide, high, unit, dpr, font, self._contract)
            self._badge.setPos(box.left + wide / 2, box.top + high / 2)
