"""Faces of computer players, and the symbols and pictures that people choose.

Faces and symbols are in `assets/faces`. They have a transparent background and are drawn on a side's badge.
People's own pictures (`own_pictures`) cover it up to its edge.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from trickdesk import resources_rc  # noqa: F401  (the pictures are compiled resources)
from trickdesk.engine.cards import Seat
from trickdesk.storage.settings import OWN_PICTURE, SYMBOLS, Settings
from trickdesk.ui.theme.colours import LIGHT, text_size
from trickdesk.ui.theme.own_pictures import draw_own, own_picture
from trickdesk.ui.theme.painting import blank_pixmap, smooth_painter
from trickdesk.ui.theme.sides import badge_path, draw_badge, side_colour

PEOPLE = "Ada Bruno Chidi Dora Emil Fay Gus Hana Ines Jonas Kofi Leila Mateo Noa Olga Priya"
FACES = {name: name.lower() for name in PEOPLE.split()}
# Tables have at most 8 plates; few sizes are in use at a time.
PIXMAPS_KEPT = 32
# By shape, relative to the badge: its edge that stays visible (diamonds have a border), and the picture's size.
EDGES, SIZES = (0.05, 0.05, 0.0), (0.96, 0.92, 0.82)
ICON = 24  # size in lists, in units
OWN = "own/"  # before the name of a person's own picture


def symbols_of(settings: Settings) -> dict[str, str]:
    """Return the symbol or picture of each person, by name, which may be empty."""
    looks: dict[str, object] = {name: part.get("look") for name, part in settings.people.known.items()}
    looks[settings.players.name] = vars(settings.look)
    found = {name: _chosen(look) for name, look in looks.items() if isinstance(look, dict)}
    return {name: avatar for name, avatar in found.items() if avatar}


def _chosen(look: Mapping[str, object]) -> str:
    symbol, picture = look.get("symbol"), look.get("picture")
    if symbol == OWN_PICTURE:
        return f"{OWN}{picture}" if own_picture(picture) is not None else ""
    return f"symbols/{symbol}" if symbol in SYMBOLS else ""


def avatars_of(
    names: Sequence[str], bots: Collection[Seat], symbols: Mapping[str, str], you: Seat | None
) -> list[str]:
    """Return the picture of each player, by seat; empty if a player has none.

    `you` is the seat of the person without a name, if there is one.
    """
    return [
        FACES.get(name, "") if seat in bots else symbols.get("" if seat == you else name, "")
        for seat, name in enumerate(names)
    ]


def person_icon(avatar: str, letters: str, dpr: float) -> QIcon:
    """Return a person's badge for a list."""
    side = round(ICON * text_size())  # a list shows it smaller, but never larger
    pixmap = blank_pixmap(QSize(1, 1) * round(side * dpr), dpr)
    painter = smooth_painter(pixmap)
    draw_person(painter, QRectF(0, 0, side, side), avatar, letters)
    painter.end()
    return QIcon(pixmap)


def draw_person(painter: QPainter, box: QRectF, avatar: str, letters: str) -> None:
    """Draw a person's badge away from the table, with a picture or letters."""
    draw_badge(painter, box, side_colour(0), 0)
    if avatar:
        draw_avatar(painter, box, avatar, 0)
        return
    font = painter.font()
    font.setPixelSize(round(box.height() * 0.5))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor(LIGHT.text))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letters)


def draw_avatar(painter: QPainter, box: QRectF, avatar: str, shape: int) -> None:
    """Draw a picture inside a badge, whose edge stays visible."""
    device = painter.device()
    assert device is not None
    shape, dpr = min(shape, 2), device.devicePixelRatioF()
    edge = box.width() * EDGES[shape]
    size = 1.0 if avatar.startswith(OWN) else SIZES[shape]
    pixmap = _pixmap(avatar, round(box.width() * size * dpr), dpr)
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
    pixmap = blank_pixmap(QSize(px, px))
    painter = smooth_painter(pixmap)
    if avatar.startswith(OWN):
        draw_own(painter, avatar.removeprefix(OWN), px)
    else:
        QSvgRenderer(f":/assets/faces/{avatar}.svg").render(painter, QRectF(pixmap.rect()))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
