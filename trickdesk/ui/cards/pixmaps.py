"""Cache of card pixmaps, painted at the size they are shown.

A pixmap is made in two steps: the card with its shadow, then a copy with the marks of its state (dimmed,
picked, focused...). So a change of state never renders the SVG again, which is by far the slowest part.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable, Mapping
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from trickdesk.storage.settings import Appearance
from trickdesk.ui.cards.faces import (
    CLASSIC,
    CORNER_RADIUS,
    DEFAULT_BACK,
    HEIGHT,
    WIDTH,
    Face,
    draw_face,
    drawing,
    face_of,
)
from trickdesk.ui.cards.flipping import Corner, corner_of, flip_index
from trickdesk.ui.cards.letters import foreign_letter
from trickdesk.ui.cards.symbols import SYMBOLS, draw_symbol

RATIO = HEIGHT / WIDTH
# Below this width in logical pixels, a standard index can't be read.
LARGE_INDEX_BELOW = 84
PAD = 0.05  # margin for the shadow, as a fraction of the card's width
MEGABYTE = 1 << 20
WARM_MS = 2  # between two cards painted ahead: the table is painted first
# `fit` adds about half the size of the table: all cards on it, normal and dimmed.
LIMIT = 3 * MEGABYTE

FOCUS_RING = "#ffd45e"
PICK_RING = "#58c4ff"
DOT_X, DOT_Y = 0.115, 1.24  # centre of the dot on a new card, in card widths; below even a large index
DOT_ABOVE_POINTS = 1.0  # the same above the points of a large index
SUIT_Y = 1.0  # centre of the mark for the suit a card counts as
RING_RIM = "#10181c"  # dark outline that separates a ring from a light card
_DIM = QColor(14, 34, 32, 98)
_STATES = {"dim", "focus", "pick", "win", "new", "flip"}
_SUIT_STATES = {f"as{symbol}" for symbol in SYMBOLS}


_small_below = float(LARGE_INDEX_BELOW)  # grows with the window


def grow_small(growth: float) -> None:
    """Let what counts as a small card grow with the text of the window."""
    global _small_below
    _small_below = LARGE_INDEX_BELOW * growth


def device_width(width: float, dpr: float) -> int:
    """Return the width in device pixels of a card `width` logical pixels wide."""
    return max(8, round(width * dpr))


def pad(width: float, dpr: float) -> float:
    """Return the margin in logical pixels that a pixmap has on each side of the card."""
    return _device_pad(device_width(width, dpr)) / dpr


def _device_pad(px: int) -> int:
    return round(px * PAD)


_PixmapKey = tuple[Face, int, float, str]  # width in device pixels, device pixel ratio, state


def with_suit(state: str, suit: str, flipped: bool = False) -> str:
    """Add the suit a card counts as, and a right-hand index, to a state."""
    return "-".join(filter(None, (state, f"as{suit}" if suit else "", "flip" if flipped else "")))


class CardPixmaps:
    """Cache of painted cards, limited in bytes; evicts the least recently used first.

    The attributes can be changed at any time, and apply to pixmaps fetched afterwards.

    Attributes:
        deck: "classic", "bold", or a deck that `own` knows.
        style: "standard" or "large".
        four_colour: Whether each suit has its own colour.
        back: The back that the name "back" stands for.
        points: Points of cards by name, shown as badges on the Red One deck.
    """

    def __init__(self, limit: int = LIMIT) -> None:
        self.deck = CLASSIC
        self.style = "standard"
        self.four_colour = False
        self.back = DEFAULT_BACK
        self.points: Mapping[str, int] = {}
        self.limit = limit
        self.size = 0  # bytes
        self._pixmaps: OrderedDict[_PixmapKey, QPixmap] = OrderedDict()
        self._waiting: deque[tuple[str, float, float]] = deque()
        self._timer = QTimer(interval=WARM_MS)
        self._timer.timeout.connect(self._warm_next)

    def follow(self, look: Appearance) -> None:
        """Apply the card settings."""
        self.deck, self.style, self.four_colour = look.deck, look.index, look.four_colour
        self.back = f"back-{look.back}"

    def __len__(self) -> int:
        return len(self._pixmaps)

    def get(self, card: str, width: float, dpr: float, state: str = "") -> QPixmap:
        """Return a card `width` logical pixels wide, for a screen with this pixel ratio.

        The card is `device_width(width, dpr)` device pixels wide and 1.4 times as high. On each side, the
        pixmap has a margin of `pad(width, dpr)` with a soft shadow.

        Args:
            card: Name of a card or a back, or "back".
            width: Width in logical pixels.
            dpr: Device pixel ratio.
            state: Any of dim, focus, pick, win, new, flip, and one of asS, asH and so on, joined by "-"; or "". "flip"
                puts the index in the upper right corner, for left-handed fans. "asS": the card counts as a spade.
        """
        px = device_width(width, dpr)
        face = self._face(self.back if card == "back" else card, width)
        key = (face, px, dpr, state)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            plain = self.get(card, width, dpr) if state else None
            dot = DOT_ABOVE_POINTS if face.large and face.points else DOT_Y
            pixmap = _mark(plain, px, state, corner_of(face), dot) if plain else paint_face(face, px, dpr)
            self._pixmaps[key] = pixmap
            self.size += _bytes(pixmap)
            self._drop()
        else:
            self._pixmaps.move_to_end(key)
        return pixmap

    def fit(self, table: QSize) -> None:
        """Set the size limit for a table of this size in device pixels."""
        self.limit = LIMIT + table.width() * table.height() * 17 // 8
        self._drop()

    def warm(self, cards: Iterable[str], width: float, dpr: float) -> None:
        """Paint `cards` ahead, one by one with pauses; replaces the queue."""
        self._waiting = deque((card, width, dpr) for card in cards)
        self.resume()

    def pause(self) -> None:
        """Stop painting ahead during input or animations, until `resume` or `warm`."""
        self._timer.stop()

    def resume(self) -> None:
        """Continue painting ahead where `pause` stopped it."""
        if self._waiting:
            self._timer.start()

    @property
    def is_warming(self) -> bool:
        """Whether cards are being painted ahead."""
        return self._timer.isActive()

    def clear(self) -> None:
        """Drop all pixmaps and the queue of cards to paint."""
        self._waiting.clear()
        self._timer.stop()
        self._pixmaps.clear()
        self.size = 0

    def _warm_next(self) -> None:
        card, width, dpr = self._waiting.popleft()
        self.get(card, width, dpr)
        if self.size > self.limit * 3 // 4:  # painting more would evict pixmaps in use
            self._waiting.clear()
        if not self._waiting:
            self._timer.stop()

    def _face(self, name: str, width: float) -> Face:
        return face_of(
            self.deck,
            name,
            large=self.style == "large" or width < _small_below,
            four_colour=self.four_colour,
            points=self.points.get(name, 0) > 0,
            letter=foreign_letter(name),
        )

    def _drop(self) -> None:
        while self.size > self.limit:
            _, oldest = self._pixmaps.popitem(last=False)
            self.size -= _bytes(oldest)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8


def paint_face(face: Face, px: int, dpr: float) -> QPixmap:
    drawing(face)  # so that an unknown card raises KeyError before a painter is active
    pixmap = _shadow(px).copy()
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(_device_pad(px), _device_pad(px))
    draw_face(painter, face, px, round(px * RATIO))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def card_shadow(width: float, dpr: float) -> QPixmap:
    """Return the shadow of a card, with the margin of `pad(width, dpr)`."""
    pixmap = _shadow(device_width(width, dpr)).copy()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


@lru_cache(1)  # cards painted in a row have the same size
def _shadow(px: int) -> QPixmap:
    """Return the shadow of a card `px` wide: stacked translucent rectangles."""
    margin = _device_pad(px)
    card = QRectF(0, 0, px, round(px * RATIO))
    pixmap = QPixmap(px + 2 * margin, int(card.height()) + 2 * margin)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(margin, margin)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 52 // max(1, margin) or 1))
    radius = px * CORNER_RADIUS / WIDTH
    for spread in range(margin, 0, -1):
        shade = card.adjusted(-spread, margin * 0.35 - spread, spread, spread + margin * 0.05)
        painter.drawRoundedRect(shade, radius + spread, radius + spread)
    painter.end()
    return pixmap


def _mark(plain: QPixmap, px: int, state: str, corner: Corner | None, dot: float) -> QPixmap:
    """Draw the marks of a state on a copy of `plain`.

    `corner` is where its index is, and `dot` how far down a new card has its dot.
    """
    states = set(state.split("-"))
    if not states <= _STATES | _SUIT_STATES:
        raise ValueError(f"no such state of a card: {state!r}")
    margin = _device_pad(px)
    card = QRectF(0, 0, px, round(px * RATIO))
    radius = px * CORNER_RADIUS / WIDTH
    pixmap = plain.copy()
    pixmap.setDevicePixelRatio(1)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(margin, margin)
    flips = corner is not None and "flip" in states
    side = 1.0 - DOT_X if flips else DOT_X
    if corner is not None and flips:
        plain = plain.copy()
        plain.setDevicePixelRatio(1)
        flip_index(painter, plain, px, margin, corner)
    if "dim" in states:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_DIM)
        painter.drawRoundedRect(card, radius, radius)
    for suit in (state.removeprefix("as") for state in states if state in _SUIT_STATES):
        _draw_suit(painter, suit, px, side)
    if "new" in states:
        _draw_dot(painter, px, side, dot)
    _draw_rings(painter, card, radius, states)
    painter.end()
    pixmap.setDevicePixelRatio(plain.devicePixelRatio())
    return pixmap


def _draw_suit(painter: QPainter, suit: str, px: int, side: float) -> None:
    """Draw the suit that a card counts as, below the index."""
    radius = px * 0.095
    painter.setPen(QPen(QColor("#ffffff"), max(1.0, px * 0.016)))
    painter.setBrush(QColor(RING_RIM))
    painter.drawEllipse(QRectF(px * side - radius, px * SUIT_Y - radius, 2 * radius, 2 * radius))
    draw_symbol(painter, suit, px * side, px * SUIT_Y, radius * 1.25, True)


def _draw_dot(painter: QPainter, px: int, side: float, y: float) -> None:
    """Draw the dot of a new card below the index, where no other card covers it."""
    radius = px * 0.065
    painter.setPen(QPen(QColor(RING_RIM), max(1.0, px * 0.014)))
    painter.setBrush(QColor(PICK_RING))
    painter.drawEllipse(QRectF(px * side - radius, px * y - radius, 2 * radius, 2 * radius))


def _draw_rings(painter: QPainter, card: QRectF, radius: float, states: set[str]) -> None:
    """Draw nested rings with dark rims: pick outside, focus or winner inside."""
    rings = []
    if "pick" in states:
        rings.append((PICK_RING, 0.03))
    if "focus" in states:
        rings.append((FOCUS_RING, 0.03))
    if "win" in states:
        rings.append((FOCUS_RING, 0.05))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    outer = -card.width() * PAD * 0.9  # the first ring is in the margin and hides no index
    for colour, share in rings:
        width = max(2.5, card.width() * share)
        rim = max(1.0, card.width() * 0.008)
        edge = 0.0 if rings[1:] else rim  # against a light ground; two rings have no room for it
        for line, start, tint in ((edge + width + rim, outer, RING_RIM), (width, outer + edge, colour)):
            inset = start + line / 2
            painter.setPen(QPen(QColor(tint), line))
            corner = max(1.0, radius - inset)
            painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), corner, corner)
        outer += edge + width + rim
