"""The page of the settings on which the language is chosen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QRadioButton, QVBoxLayout, QWidget

from trickdesk.ui.qt.translation import LANGUAGES, system_language
from trickdesk.ui.text.words import fill
from trickdesk.ui.widgets.plain_text import PlainLabel


class LanguagePage(QWidget):
    """Every language in its own words; ``chosen(code)``, empty for the system's."""

    chosen = Signal(str)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        translate = QCoreApplication.translate
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        words = fill(
            translate("Language", "Like the system ({language})"), language=LANGUAGES[system_language()]
        )
        self.buttons: dict[str, QRadioButton] = {}
        for code, name in {"": words, **LANGUAGES}.items():
            button = self.buttons[code] = QRadioButton(name)
            button.setChecked(code == (language if language in LANGUAGES else ""))
            button.clicked.connect(lambda _on, code=code: self.chosen.emit(code))
            column.addWidget(button)
        note = PlainLabel(
            translate("Language", "The program speaks it at once; a match goes on as it stands.")
        )
        note.setProperty("muted", True)
        note.setWordWrap(True)
        column.addWidget(note)
        column.addStretch(1)

    def take_focus(self) -> None:
        """To the language that is chosen."""
        next(button for button in self.buttons.values() if button.isChecked()).setFocus()
