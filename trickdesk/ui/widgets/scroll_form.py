"""A page of controls that scrolls up and down where it is higher than its place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class FormArea(QScrollArea):
    """Scrolls up and down: it is never narrower than what it holds, unless that is wider than the window may be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        page = self.widget()
        return super().sizeHint() if page is None else page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        least, page = super().minimumSizeHint(), self.widget()
        if page is None:
            return least
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(page.minimumSizeHint().width() + bar, least.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
