"""Qt's application object, for those who need more of it than a widget does."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication


def application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
