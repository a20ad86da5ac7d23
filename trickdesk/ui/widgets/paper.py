"""Pages on paper or in a PDF. Imported on first use."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter
from PySide6.QtWidgets import QWidget

MARGIN_MM = 15.0
RESOLUTION = 600  # dots per inch of a PDF


def pdf_of(title: str, paint: Callable[[QPagedPaintDevice], object]) -> bytes:
    """Return a PDF file whose pages `paint` paints."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setTitle(title)
    writer.setCreator("Trickdesk")
    set_page(writer)
    paint(writer)
    buffer.close()
    return bytes(buffer.data().data())


def ask_printer(parent: QWidget) -> QPagedPaintDevice | None:
    """Ask for a printer; return None if the dialog was cancelled."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    set_page(printer)
    dialog = QPrintDialog(printer, parent)
    return printer if dialog.exec() == QPrintDialog.DialogCode.Accepted else None


def set_page(device: QPagedPaintDevice) -> None:
    size = device.pageLayout().pageSize()
    if not size.isValid():
        size = QPageSize(QPageSize.PageSizeId.A4)
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    layout = QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)
    device.setPageLayout(layout)
