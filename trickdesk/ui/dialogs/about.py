"""About dialog: version, components, and the full text of every licence."""

from __future__ import annotations

import platform
from pathlib import Path

import PySide6
from PySide6.QtCore import QEvent, Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QVBoxLayout, QWidget

import trickdesk
from trickdesk import __version__, licences, signature
from trickdesk.signature import Copy
from trickdesk.ui.cards.symbols import symbol_pixmap
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.plain_text import PlainLabel, PlainPage, fixed_font
from trickdesk.ui.qt.resources import read_resource
from trickdesk.ui.qt.translation import current_language
from trickdesk.ui.qt.window_placement import pass_by
from trickdesk.ui.text.words import fill, fill_page, isolated
from trickdesk.ui.theme.colours import current_theme, grown
from trickdesk.ui.widgets.page_parts import (
    FormArea,
    close_row,
    fit_to_items,
    lay_column,
    lay_row,
    push_button,
)

EDGE = 30  # around the page, in pixels
COLUMNS = 80  # longest lines of a licence, in letters
HELP = ("inside", "replacing-qt")  # the pages before the licences


class LicencesDialog(QDialog):
    """List of pages beside the selected one; licence texts are read on demand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Licences"))
        self.page = PlainPage()
        self.page.document().setDocumentMargin(grown(16))
        self.fixed = fixed_font()
        self.pages = QListWidget()
        self.pages.setAccessibleName(self.tr("Pages"))
        self.pages.addItems([self.tr("What is inside"), self.tr("Replacing Qt"), *licences.TEXTS.values()])
        fit_to_items(self.pages)
        self.pages.currentRowChanged.connect(self._show_row)
        row = lay_row(self.pages, (self.page, 1))
        lay_column(row, close_row(self), on=self)
        self.page.setMinimumWidth(self.fontMetrics().averageCharWidth() * 40)
        self.resize(self._usual_width(), self.fontMetrics().height() * 38)
        self.pages.setCurrentRow(0)
        self.pages.setFocus(Qt.FocusReason.OtherFocusReason)

    def _usual_width(self) -> int:
        """Return a width that fits the list and a licence in the fixed-width font."""
        probe = QWidget(font=self.fixed)
        line = probe.fontMetrics().horizontalAdvance("n" * COLUMNS)
        bar = self.page.verticalScrollBar().sizeHint().width()
        return self.pages.width() + line + bar + 4 * round(self.page.document().documentMargin())

    def _show_row(self, row: int) -> None:
        item = self.pages.item(row)
        if item is None:
            return
        content = (
            help_page(HELP[row]) if row < len(HELP) else self._read(list(licences.TEXTS)[row - len(HELP)])
        )
        self.page.setFont(self.font() if row < len(HELP) else self.fixed)
        self.page.setPlainText(content)
        self.page.setAccessibleName(item.text())

    def _read(self, name: str) -> str:
        try:
            return licences.read(name)
        except OSError as error:
            return fill(
                self.tr("This licence text is missing from this copy of Trickdesk: {reason}"), reason=error
            )


def help_page(name: str) -> str:
    """Return a page of `assets/help` in the language of the program."""
    page = read_resource(f":/assets/help/{name}.{current_language(application())}.txt")
    qt = qVersion()
    versions = {"trickdesk": __version__, "qt": qt, "pyside": PySide6.__version__}
    return fill_page(
        page,
        **{part.key: part for part in licences.PARTS},
        versions={**versions, "python": platform.python_version(), "qt_minor": qt.rpartition(".")[0]},
        folder=isolated(Path(PySide6.__file__).parent),
    )


class SignatureDialog(QDialog):
    """Version, signature, and where newer versions are; asked only when opened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Version and signature"))
        self.text = PlainLabel("\n\n".join(self._lines()), wraps=True, selectable=True)
        self.text.setMinimumWidth(self.fontMetrics().averageCharWidth() * 60)
        lay_column(self.text, close_row(self), on=self)

    def _lines(self) -> list[str]:
        copy, signer = signature.ask()
        about_copy = {
            Copy.SOURCES: self.tr("This copy runs from its sources, which aren’t signed."),
            Copy.UNSIGNED: self.tr(
                "Nobody has signed this copy. To check it, compare the SHA-256 of the downloaded file with the "
                "one on the download page."
            ),
            Copy.SIGNED: fill(self.tr("This copy is signed by {name} and unchanged."), name=signer),
            Copy.CHANGED: self.tr(
                "This copy was changed after it was signed. Don’t use it, and download Trickdesk again."
            ),
            Copy.UNKNOWN: self.tr("This system can’t say whether this copy is signed."),
        }[copy]
        newer = self.tr("Nothing has been published yet, so there are no newer versions.")
        if "example.org" not in trickdesk.HOME_PAGE:
            newer = fill(self.tr("Newer versions are at {address}."), address=trickdesk.HOME_PAGE)
        return [
            fill(self.tr("Trickdesk {version} on {system}"), version=__version__, system=platform.platform()),
            about_copy,
            newer,
            self.tr("Trickdesk never looks for newer versions by itself."),
        ]


class AboutDialog(QDialog):
    """Name, version and licence, with a button for the licences of all components."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Trickdesk"))
        area, page = FormArea(), QWidget()
        size = self.fontMetrics().height() * 2
        self.marks = {suit: PlainLabel() for suit in "SHDC"}
        self._draw_marks()
        column = lay_column(lay_row(0, *self.marks.values(), 0), on=page, margins=0, spacing=size // 4)
        self._add_line(column, "Trickdesk", heading=1)
        self._add_line(column, fill(self.tr("Version {version}"), version=__version__))
        self._add_line(column, self.tr("A card table for trick-taking games."))
        self._add_line(
            column, self.tr("Free software under the MIT licence. All cards are our own drawings.")
        )
        uses = self.tr("Uses Qt {version}, © The Qt Company Ltd. and others, under the GNU LGPL 3.")
        self._add_line(column, fill(uses, version=qVersion()), muted=True)
        area.setWidget(page)
        row = close_row(self)
        (close,) = row.buttons()
        self.licences = push_button(
            self.tr("Licences…"),
            self.show_licences,
            tip=self.tr("What Trickdesk is made of, every licence in full, and where to find the sources"),
        )
        row.addButton(self.licences, QDialogButtonBox.ButtonRole.ActionRole)
        self.signature = push_button(
            self.tr("Version and signature…"),
            self.show_signature,
            tip=self.tr("Whether this copy is signed, and where newer ones are"),
        )
        row.addButton(self.signature, QDialogButtonBox.ButtonRole.ActionRole)
        lay_column(area, row, on=self, margins=(EDGE, EDGE, EDGE, EDGE // 2))
        close.setFocus(Qt.FocusReason.OtherFocusReason)  # on every desktop, Enter closes

    def _draw_marks(self) -> None:
        size, is_dark = self.fontMetrics().height() * 2, current_theme().is_dark
        for suit, mark in self.marks.items():
            mark.setPixmap(symbol_pixmap(suit, size, on_dark=is_dark))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "marks"):
            self._draw_marks()

    def show_licences(self) -> None:
        pass_by(LicencesDialog(self)).open()

    def show_signature(self) -> None:
        pass_by(SignatureDialog(self)).open()

    def _add_line(self, column: QVBoxLayout, content: str, *, heading: int = 0, muted: bool = False) -> None:
        line = PlainLabel(content, heading=heading, muted=muted)
        line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(line)
