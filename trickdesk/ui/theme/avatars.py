"""Faces of computer players, and the symbols that people choose for their seat.

The pictures are in `assets/faces`. They have a transparent background and are drawn on a side's badge.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from trickdesk import resources_rc  # noqa: F401  (the pictures are compiled resources)
from trickdesk.engine.cards import Seat
from trickdesk.storage.settings import SYMBOLS, Settings
from trickdesk.ui.theme.sides import badge_path

FACES = {name: name.lower() for name in ("Ada", "Bruno", "Chidi", "Dora", "Emil", "Fay", "Gus")}
# Tables have at most 8 plates; few sizes are in use at a time.
PIXMAPS_KEPT = 32
# By shape, relative to the badge: its edge that stays visible (diamonds have a border), and the picture's size.
EDGES, SIZES = (0.05, 0.05, 0.0), (0.96, 0.92, 0.82)


def symbols_of(settings: Settings) -> dict[str, str]:
    """Return the symbol of each person, by name.

    The name is empty if the person at the screen has none in the settings.
    """
    found = {}
    for name, sections in settings.people.known.items():
        look = sections.get("look")
        found[name] = look.get("symbol") if isinstance(look, dict) else None
    found[settings.players.name] = settings.look.symbol
    return {name: f"symbols/{symbol}" for name, symbol in found.items() if symbol in SYMBOLS}


def avatars_of(names: Sequence[str], bots: Collection[Seat], symbols: Mapping[str, str]) -> list[str]:
    """Return the picture of each player, by seat; empty if a player has none."""
    only = symbols.get("", "") if len(bots) == len(names) - 1 else ""
    return [
        FACES.get(name, "") if seat in bots else symbols.get(name, only) for seat, name in enumerate(names)
    ]


def draw_avatar(painter: QPainter, box: QRectF, avatar: str, shape: int) -> None:
    """Draw a picture inside a badge, whose edge stays visible."""
    device = painter.device()
    assert device is not None
    shape, dpr = min(shape, 2), device.devicePixelRatioF()
    edge = box.width() * EDGES[shape]
    pixmap = _pixmap(avatar, round(box.width() * SIZES[shape] * dpr), dpr)
    at = box.center() - QRectF(pixmap.rect()).center() / dpr
    # Between device pixels, it would be blurred.
    spot = painter.deviceTransform().map(at)
    at += (QPointF(spot.toPoint()) - spot) / dpr
    painter.save()
    painter.setClipPath(badge_path(box.adjusted(edge, edge, -edge, -edge), shape))
    painter.drawPixmap(at, pixmap)
    painter.restore()


@lru_cache(PIXMAPS_KEPT)
def _pixmap(avatar: str, px: int, dpr: float) -> QPixmap:
    pixmap = QPixmap(px, px)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(f":/assets/faces/{avatar}.svg").render(painter, QRectF(pixmap.rect()))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
