"""The foot of a dialog that only tells something."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton


def close_row(dialog: QDialog) -> QDialogButtonBox:
    """A row with the one button that closes the dialog; Enter presses it."""
    row = QDialogButtonBox()
    close = QPushButton(QCoreApplication.translate("Dialog", "Close"))
    close.setDefault(True)
    row.addButton(close, QDialogButtonBox.ButtonRole.RejectRole)
    row.rejected.connect(dialog.reject)
    return row
