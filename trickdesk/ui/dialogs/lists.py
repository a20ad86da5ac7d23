"""The lists beside the pages of a dialog."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget

SPACING = 3


def fit_to_items(pages: QListWidget) -> None:
    """Make a list as wide as its longest entry, and keep it so."""
    pages.setSpacing(SPACING)
    pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    margins = 2 * (pages.frameWidth() + SPACING)
    pages.setFixedWidth(pages.sizeHintForColumn(0) + margins + pages.fontMetrics().averageCharWidth() * 3)
