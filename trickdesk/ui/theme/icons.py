"""The window's icon: `assets/icons/trickdesk.svg`, or a plain one when small."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 24, 32, 48, 64)
SMALL = 24  # up to this many pixels one card is all that can be told apart


def window_icon() -> QIcon:
    """The icon at the sizes that title bars, task bars and switchers use."""
    icon = QIcon()
    plain, full = (QSvgRenderer(f":/assets/icons/{name}.svg") for name in ("trickdesk-small", "trickdesk"))
    for size in SIZES:
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        (plain if size <= SMALL else full).render(painter, QRectF(0, 0, size, size))
        painter.end()
        icon.addPixmap(pixmap)
    return icon
