"""Keys that mean the same wherever they are pressed."""

from __future__ import annotations

from PySide6.QtCore import Qt

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
