"""What the program is, its version, and the way to the licences."""

from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from trickdesk import __version__
from trickdesk.ui.cards.symbols import symbol_pixmap
from trickdesk.ui.qt.window_placement import pass_by
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme.colours import current_theme
from trickdesk.ui.widgets.buttons import close_row
from trickdesk.ui.widgets.plain_text import PlainLabel, set_tip
from trickdesk.ui.widgets.scroll_form import FormArea


class AboutDialog(QDialog):
    """Name, version, licence; a button leads to the licences of everything inside."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Trickdesk"))
        area, page = FormArea(), QWidget()
        whole, column, suits = QVBoxLayout(self), QVBoxLayout(page), QHBoxLayout()
        size = self.fontMetrics().height() * 2
        whole.setContentsMargins(size, size, size, size // 2)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(size // 4)
        suits.addStretch()
        for suit in "SHDC":
            mark = PlainLabel()
            mark.setPixmap(symbol_pixmap(suit, size, on_dark=current_theme().is_dark))
            suits.addWidget(mark)
        suits.addStretch()
        column.addLayout(suits)
        self._add_line(column, "Trickdesk", heading=1)
        self._add_line(column, fill(self.tr("Version {version}"), version=__version__))
        self._add_line(column, self.tr("A card table for trick-taking games."))
        self._add_line(
            column, self.tr("Free software under the MIT licence. All cards are drawn by the program.")
        )
        uses = self.tr("With Qt {version}, © The Qt Company Ltd. and others, under the GNU LGPL 3.")
        self._add_line(column, fill(uses, version=qVersion()), muted=True)
        area.setWidget(page)
        whole.addWidget(area)
        row = close_row(self)
        (close,) = row.buttons()
        self.licences = QPushButton(self.tr("Licences…"))
        set_tip(
            self.licences,
            self.tr("What Trickdesk is made of, the text of every licence, and where sources are"),
        )
        self.licences.clicked.connect(self.show_licences)
        row.addButton(self.licences, QDialogButtonBox.ButtonRole.ActionRole)
        whole.addWidget(row)
        close.setFocus(Qt.FocusReason.OtherFocusReason)  # wherever the desktop puts it, so that Enter closes

    def show_licences(self) -> None:
        from trickdesk.ui.dialogs.licences import LicencesDialog

        pass_by(LicencesDialog(self)).open()

    def _add_line(self, column: QVBoxLayout, words: str, *, heading: int = 0, muted: bool = False) -> None:
        line = PlainLabel(words)
        line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if heading:
            line.setProperty("heading", heading)
        line.setProperty("muted", muted)
        column.addWidget(line)
