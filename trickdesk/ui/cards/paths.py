"""Small constructors for painter paths, shared by all card art."""

from __future__ import annotations

import math
import re

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

_COMMAND = re.compile(r"([MLHVCQAZ])([^MLHVCQAZ]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+(?:e-?\d+)?")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7}


def outline(d: str) -> QPainterPath:
    """Return the path of ``d``, written with the absolute SVG commands M L H V C Q A Z.

    Arcs are axis-aligned (their rotation is ignored). The path fills by winding.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for command, rest in _COMMAND.findall(d):
        if command == "Z":
            path.closeSubpath()
            continue
        numbers = [float(text) for text in _NUMBER.findall(rest)]
        count = _ARGUMENTS[command]
        for start in range(0, len(numbers), count):
            # Pairs after the first of an M are lines, as in SVG.
            _append(path, "L" if command == "M" and start else command, numbers[start : start + count])
    return path


def _append(path: QPainterPath, command: str, v: list[float]) -> None:
    here = path.currentPosition()
    if command == "M":
        path.moveTo(v[0], v[1])
    elif command == "L":
        path.lineTo(v[0], v[1])
    elif command == "H":
        path.lineTo(v[0], here.y())
    elif command == "V":
        path.lineTo(here.x(), v[0])
    elif command == "C":
        path.cubicTo(*v)
    elif command == "Q":
        path.quadTo(*v)
    else:
        _append_arc(path, here, v[0], v[1], bool(v[3]), bool(v[4]), QPointF(v[5], v[6]))


def _append_arc(
    path: QPainterPath, start: QPointF, rx: float, ry: float, large: bool, sweep: bool, end: QPointF
) -> None:
    """Append an elliptic arc given by its end points (SVG implementation notes, B.2.4, no rotation)."""
    half_x, half_y = (start.x() - end.x()) / 2, (start.y() - end.y()) / 2
    distance = (half_x / rx) ** 2 + (half_y / ry) ** 2
    if distance > 1:  # radii too small to span the end points: grow them to a half ellipse
        rx, ry, distance = rx * math.sqrt(distance), ry * math.sqrt(distance), 1.0
    offset = math.sqrt(1 / distance - 1) * (-1 if large == sweep else 1)
    centre_x = offset * rx * half_y / ry + (start.x() + end.x()) / 2
    centre_y = -offset * ry * half_x / rx + (start.y() + end.y()) / 2
    first = math.degrees(math.atan2((start.y() - centre_y) / ry, (start.x() - centre_x) / rx))
    last = math.degrees(math.atan2((end.y() - centre_y) / ry, (end.x() - centre_x) / rx))
    turn = (last - first) % 360 if sweep else -((first - last) % 360)
    # Qt counts angles anti-clockwise, the path clockwise.
    path.arcTo(QRectF(centre_x - rx, centre_y - ry, 2 * rx, 2 * ry), -first, -turn)


def circle(x: float, y: float, radius: float) -> QPainterPath:
    """Return a circle around (x, y)."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def rect(x: float, y: float, width: float, height: float, radius: float = 0.0) -> QPainterPath:
    """Return a rectangle, with rounded corners if ``radius`` is given."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """Return a closed polygon."""
    path = polyline(*points)
    path.closeSubpath()
    return path


def polyline(*points: tuple[float, float]) -> QPainterPath:
    """Return an open run of straight lines."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    return path


def star(x: float, y: float, tips: int, outer: float, inner: float) -> QPainterPath:
    """Return a star with one tip pointing up."""
    radii = (outer, inner)
    return polygon(*(around(x, y, radii[k % 2], -90 + 180 * k / tips) for k in range(2 * tips)))


def around(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """Return the point at ``radius`` from (x, y), ``degrees`` clockwise from the right."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def place(x: float = 0.0, y: float = 0.0, scale: float = 1.0, turn: float = 0.0) -> QTransform:
    """Return the transform that scales, turns clockwise by ``turn`` degrees, then moves to (x, y)."""
    transform = QTransform()
    transform.translate(x, y)
    transform.rotate(turn)
    transform.scale(scale, scale)
    return transform
