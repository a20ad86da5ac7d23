"""Measures the letters that a window shows, in pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import hypot
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QBuffer, QPoint, QRectF, QSize
from PySide6.QtGui import QFont, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsView, QWidget

from trickdesk.ui.table.painted import Painted

SVG = "{http://www.w3.org/2000/svg}"
RESOLUTION = 96  # at which sizes in points are as on the screen


class Letters:
    """Finds all text that widgets paint: they paint once more, and text stays text.

    Items of a scene keep a picture, so what they were told to paint is noted.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._told: dict[Painted, tuple[float, float, float, QFont, object]] = {}
        repaint = Painted.repaint

        def noted(
            item: Painted, width: float, height: float, unit: float, dpr: float, font: QFont, contents: object
        ) -> None:
            self._told[item] = width, height, unit, font, contents
            repaint(item, width, height, unit, dpr, font, contents)

        monkeypatch.setattr(Painted, "repaint", noted)

    def of(self, widget: QWidget) -> list[tuple[float, str]]:
        """Return each text on a visible widget, with its size in pixels."""
        found = list(_read(widget.size(), lambda painter: widget.render(painter, QPoint(0, 0))))
        for view in widget.findChildren(QGraphicsView):
            for item in view.items(view.viewport().rect()) if view.isVisible() else ():
                if isinstance(item, Painted) and item.isVisible():
                    scale = item.scale() * view.transform().m22()
                    found += [(size * scale, words) for size, words in self.on(item)]
        return found

    def on(self, item: Painted) -> Iterator[tuple[float, str]]:
        """Yield each text on an item of a scene, with its size in its own pixels."""
        width, height, unit, font, contents = self._told[item]
        area = QRectF(0, 0, width, height)
        return _read(
            area.size().toSize(), lambda painter: item.draw(painter, area, unit, QFont(font), contents)
        )


def _read(size: QSize, paint: Callable[[QPainter], object]) -> Iterator[tuple[float, str]]:
    """Yield the text that is painted, with its size."""
    buffer, picture = QBuffer(), QSvgGenerator()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    picture.setOutputDevice(buffer)
    picture.setSize(size)
    picture.setResolution(RESOLUTION)
    painter = QPainter(picture)
    with pytest.MonkeyPatch.context() as patch:
        # Pictures have no text, and to pack them into the file takes longer than all the rest.
        patch.setattr(QPainter, "drawPixmap", lambda *_: None)
        paint(painter)
    painter.end()
    for group in ElementTree.fromstring(bytes(buffer.data().data())).iter(f"{SVG}g"):
        across, down = 0.0, 1.0  # where the painter's vertical unit goes
        if matrix := group.get("transform", ""):
            across, down = (float(part) for part in matrix[7:-1].split(",")[2:4])
        for text in group.findall(f"{SVG}text"):
            words = "".join(text.itertext()).strip()
            if words:
                yield float(text.get("font-size", "0")) * hypot(across, down), words
