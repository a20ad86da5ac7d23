"""The window icon: `assets/icons/trickdesk.svg`, or a simpler one when small."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QIcon
from PySide6.QtSvg import QSvgRenderer

from trickdesk import resources_rc  # noqa: F401  (the pictures are compiled resources)
from trickdesk.ui.theme.painting import blank_pixmap, smooth_painter

SIZES = (16, 24, 32, 48, 64)
SMALL = 24  # up to this many pixels, there is room for one card only


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
