"""Text files among the compiled resources."""

from __future__ import annotations

from PySide6.QtCore import QFile, QIODevice


def read_resource(path: str) -> str:
    """Return the text of a resource.

    Raises:
        FileNotFoundError: There is no such resource.
    """
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly | QIODevice.OpenModeFlag.Text):
        raise FileNotFoundError(path)
    try:
        return bytes(file.readAll().data()).decode("utf-8")
    finally:
        file.close()
