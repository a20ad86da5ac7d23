"""Card items of the scene."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from trickdesk.engine.game import Game
from trickdesk.ui.cards.pixmaps import CardPixmaps, card_shadow, pad, with_suit
from trickdesk.ui.table.geometry import RATIO

HIDDEN = -1  # card id of an item whose face the viewer may not know


class Skin:
    """How cards are drawn: pixmap cache, their names and points, the pixel ratio."""

    def __init__(self, pixmaps: CardPixmaps) -> None:
        self.pixmaps = pixmaps
        self.names: tuple[str, ...] = ()
        self.points: Mapping[str, int] = {}
        self.dpr = 1.0

    def use(self, game: Game) -> None:
        """Draw the cards of a game from now on."""
        self.names = game.deck.names
        self.points = game.card_points()
        self.pixmaps.points = self.points

    def pixmap(self, card: int, width: float, state: str) -> QPixmap:
        self.pixmaps.points = self.points  # a lesson or review of another game may share the cache
        return self.pixmaps.get(self.names[card] if card >= 0 else "back", width, self.dpr, state)

    def is_ten(self, card: int) -> bool:
        """Return whether the index of a face has two characters."""
        return sum(map(str.isdigit, self.names[card])) > 1


class CardItem(QGraphicsPixmapItem):
    """A card; its position is its top left corner, without the shadow.

    Attributes:
        card: Id of the face shown, or `HIDDEN`: a face-down card never has its real id.
        home: Where the card belongs.
        lift: How far it is raised above that.
        suit: Letter of the suit it counts as, if that isn't the printed one.
        moved: Called with each new position, for what moves along.
    """

    moved: Callable[[QPointF], object] | None = None

    def __init__(self, skin: Skin, card: int, width: float) -> None:
        super().__init__()
        self._skin = skin
        self.card = card
        self.width = width
        self.state = self.suit = ""
        self.flipped = False  # whether the index is also in the upper right corner
        self.home = (0.0, 0.0)
        self.lift = 0.0
        self._shadow: QGraphicsPixmapItem | None = None  # only above the table
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.refresh()

    def setPos(self, *place: Any) -> None:
        super().setPos(*place)
        if self.moved is not None:
            self.moved(self.pos())

    def refresh(self) -> None:
        """Fetch the pixmap again after a change of the skin."""
        margin = pad(self.width, self._skin.dpr)
        self.setOffset(-margin, -margin)
        suit, flipped = (self.suit, self.flipped) if self.card != HIDDEN else ("", False)
        self.setPixmap(self._skin.pixmap(self.card, self.width, with_suit(self.state, suit, flipped)))

    def show_card(self, card: int) -> None:
        """Show the face of a card, or the back for `HIDDEN`."""
        if card != self.card:
            self.card = card
            self.refresh()

    def set_state(self, state: str) -> None:
        if state != self.state:
            self.state = state
            self.refresh()

    def set_flipped(self, flipped: bool) -> None:
        if flipped != self.flipped:
            self.flipped = flipped
            self.refresh()

    def set_suit(self, suit: str) -> None:
        if suit != self.suit:
            self.suit = suit
            self.refresh()

    def resize_about_centre(self, width: float) -> float:
        """Change the width about the centre; return old width / new width."""
        ratio = self.width / width
        if ratio != 1.0:
            shift = (self.width - width) / 2
            self.setPos(self.x() + shift, self.y() + shift * RATIO)
            self.width = width
            self.refresh()
        return ratio

    def deform(self, scale_x: float, scale_y: float, angle: float = 0.0) -> None:
        """Scale and turn (in degrees) about the centre; only for moving cards."""
        if scale_x == scale_y == 1.0 and not angle:
            self.resetTransform()
            return
        middle_x, middle_y = self.width / 2, self.width * RATIO / 2
        transform = QTransform.fromTranslate(middle_x, middle_y)
        transform.rotate(angle)
        transform.scale(scale_x, scale_y)
        self.setTransform(transform.translate(-middle_x, -middle_y))

    def set_height(self, height: float) -> None:
        """Set the height of a flying card, in pixels; its shadow falls farther away."""
        if height <= 0:
            if self._shadow is not None and self.scene() is not None:
                self.scene().removeItem(self._shadow)
            self._shadow = None
            return
        if self._shadow is None:
            self._shadow = QGraphicsPixmapItem(card_shadow(self.width, self._skin.dpr), self)
            self._shadow.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            self._shadow.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._shadow.setOffset(self.offset() + QPointF(0.4, 1.0) * height)
