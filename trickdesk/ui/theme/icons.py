"""Icons from `assets/icons`, and that of the window, simpler when small."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QPainter
from PySide6.QtSvg import QSvgRenderer

from trickdesk import resources_rc  # noqa: F401  (the pictures are compiled resources)
from trickdesk.ui.qt.resources import read_resource
from trickdesk.ui.theme.painting import Colour, blank_pixmap, smooth_painter

SIZES = (16, 24, 32, 48, 64)
SMALL = 24  # up to this many pixels, there is room for one card only
# Panels are recreated for each decision, and Qt keeps a copy of every icon it has shown, up to 10 MB.
DRAWINGS_KEPT, ICONS_KEPT = 100, 64


def window_icon() -> QIcon:
    """Return the icon in the sizes for title bars, task bars and window switchers."""
    icon = QIcon()
    plain, full = (QSvgRenderer(f":/assets/icons/{name}.svg") for name in ("trickdesk-small", "trickdesk"))
    for size in SIZES:
        pixmap = blank_pixmap(QSize(size, size))
        painter = smooth_painter(pixmap)
        (plain if size <= SMALL else full).render(painter, QRectF(0, 0, size, size))
        painter.end()
        icon.addPixmap(pixmap)
    return icon


@lru_cache(DRAWINGS_KEPT)
def _drawing(name: str, colour: str) -> QSvgRenderer:
    drawing = read_resource(f":/assets/icons/{name}.svg").replace("currentColor", colour)
    return QSvgRenderer(QByteArray(drawing.encode()))


def draw_icon(painter: QPainter, name: str, area: QRectF, colour: Colour) -> None:
    """Draw an icon of `assets/icons` into an area, in a colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _drawing(name, QColor(colour).name()).render(painter, area)
    painter.restore()


@lru_cache(ICONS_KEPT)
def icon(name: str, width: int, height: int, dpr: float, colour: str, disabled: str = "") -> QIcon:
    """Return an icon at the right of an area.

    `disabled` is its colour on buttons that are disabled.
    """
    found = QIcon()
    for mode, ink in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, disabled)):
        if ink:
            pixmap = blank_pixmap(QSize(width, height) * dpr, dpr)
            painter = smooth_painter(pixmap)
            draw_icon(painter, name, QRectF(width - height, 0, height, height), ink)
            painter.end()
            found.addPixmap(pixmap, mode)
    return found
