"""File dialogs, and files dropped on the window."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QStandardPaths
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from trickdesk.session import Session
from trickdesk.storage.files import SaveError, write_bytes
from trickdesk.storage.saves import SHARED, SUFFIX, file_name, record_path
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.qt.plain_text import ask, inform
from trickdesk.ui.text import game_words, messages
from trickdesk.ui.text.words import fill, translate, without_signs

# Texts of Qt's own dialog. Most of them aren't translated into French, Spanish and Hebrew (Qt 6.11), and in
# Hebrew one mnemonic is used for both the name and the button.
OF_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QFileDialog", "File &name:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Shortcut"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
)


def ask_open(parent: QWidget, folder: Path) -> Path | None:
    """Ask for a record to open."""
    title = translate("Files", "Open")
    template = translate("Files", "Trickdesk files (*{suffix})")
    shown = without_signs(fill(template, suffix=" *".join((SUFFIX, *SHARED.values()))))
    name, _ = QFileDialog.getOpenFileName(parent, title, str(folder_for(folder)), shown)
    return Path(name) if name else None


def ask_save(parent: QWidget, folder: Path, session: Session) -> Path | None:
    """Ask where to save a copy of the match; suggest a name with game and deal."""
    view = session.view_for(None)
    template = translate("Files", "{game} deal {deal}")
    name = fill(template, game=game_words.game_name(view.game), deal=view.deal_number)
    proposed = folder / f"{file_name(without_signs(name))}{SUFFIX}"
    return ask_where(parent, translate("Files", "Save the match"), proposed, kinds(), record_path)


def save_shared(parent: QWidget, folder: Path, name: str, suffix: str, text: str) -> Path | None:
    """Ask where to save a text that others open, and save it.

    Return its file, or None if there is none. If it can't be written, a message says why.
    """
    title, template = translate("Files", "Save as file"), translate("Files", "Trickdesk files (*{suffix})")
    proposed = folder / f"{file_name(without_signs(name))}{suffix}"
    shown = without_signs(fill(template, suffix=suffix))
    path = ask_where(parent, title, proposed, shown, ending_in(suffix))
    return _save(parent, title, path, text.encode("utf-8"))


def ask_picture(parent: QWidget, endings: Sequence[str]) -> Path | None:
    """Ask for a picture; `endings` are those of files that can be read."""
    title = translate("Files", "Choose a picture")
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
    template = translate("Files", "Pictures (*{suffix})")
    shown = without_signs(fill(template, suffix=" *".join(f".{ending}" for ending in endings)))
    name, _ = QFileDialog.getOpenFileName(parent, title, folder, shown)
    return Path(name) if name else None


def ask_program(parent: QWidget) -> str:
    """Ask for a program; empty if none is chosen."""
    title = translate("Files", "Choose a program")
    return QFileDialog.getOpenFileName(parent, title)[0]


def ask_csv(parent: QWidget, folder: Path, name: str) -> Path | None:
    """Ask where to save a table as CSV."""
    title = translate("Files", "Export a table")
    tables = translate("Files", "Tables (*.csv)")
    return ask_where(parent, title, folder / f"{file_name(name)}.csv", tables, ending_in(".csv"))


def ask_pdf(parent: QWidget, folder: Path, name: str) -> Path | None:
    """Ask where to save a PDF."""
    title, documents = translate("Files", "Save as PDF"), translate("Files", "PDF documents (*.pdf)")
    proposed = folder / f"{file_name(without_signs(name))}.pdf"
    return ask_where(parent, title, proposed, documents, ending_in(".pdf"))


def ask_web_page(parent: QWidget, folder: Path, name: str) -> Path | None:
    """Ask where to save a web page."""
    title, pages = translate("Files", "Save as web page"), translate("Files", "Web pages (*.html)")
    proposed = folder / f"{file_name(without_signs(name))}.html"
    return ask_where(parent, title, proposed, pages, ending_in(".html"))


def save_csv(parent: QWidget, folder: Path, name: str, table: Callable[[], str]) -> Path | None:
    """Ask where to save a table as CSV, and save it in UTF-8.

    Return its file, or None if there is none. If it can't be written, a message says why.
    """
    path = ask_csv(parent, folder, name)
    words = without_signs(table()) if path else ""
    return _save(parent, translate("Files", "Export a table"), path, words.encode("utf-8", errors="replace"))


def save_pdf(parent: QWidget, folder: Path, name: str, pages: Callable[[], bytes]) -> None:
    """Ask where to save a PDF, and save it; if it can't be written, say why."""
    path = ask_pdf(parent, folder, name)
    _save(parent, translate("Files", "Save as PDF"), path, pages() if path else b"")


def _save(parent: QWidget, title: str, path: Path | None, data: bytes) -> Path | None:
    if path is not None:
        try:
            patiently(lambda: write_bytes(path, data), path)
        except SaveError as error:
            inform(parent, title, messages.sentence(error))
            return None
    return path


def ask_where(
    parent: QWidget, title: str, proposed: Path, shown: str, ending: Callable[[Path], Path]
) -> Path | None:
    """Ask for a file to save.

    `ending` adds a missing suffix. An existing file is replaced only after a question.
    """
    start = folder_for(proposed.parent) / proposed.name
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(start), shown)
    if not chosen:
        return None
    path = ending(Path(chosen))
    # The dialog has checked the name as typed, perhaps without its suffix.
    if path != Path(chosen) and os.path.exists(path):
        question = translate("Files", "{name} already exists. Replace it?", name=path.name)
        if not ask(parent, title, question):
            return None
    return path


def folder_for(folder: Path) -> Path:
    """Return `folder` if it exists, else that of the documents, or home."""
    if folder != Path() and os.path.isdir(folder):
        return folder
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(documents) if os.path.isdir(documents) else Path.home()


def ending_in(suffix: str) -> Callable[[Path], Path]:
    """Return a function that adds a suffix to a path without it."""
    return lambda path: path if path.suffix.lower() == suffix else path.with_name(path.name + suffix)


def kinds() -> str:
    """Return the file filter of the dialogs."""
    template = translate("Files", "Trickdesk matches (*{suffix})")
    return without_signs(fill(template, suffix=SUFFIX))  # the dialog parses the text in brackets


def dropped(event: QDropEvent) -> list[Path]:
    """Return the local files being dropped."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
