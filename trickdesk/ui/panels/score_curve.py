"""The course of a match: a line for the totals of each side, deal by deal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPolygonF

from trickdesk.engine.view import PlayerView
from trickdesk.session.highlights import running_totals
from trickdesk.ui.qt.layout_direction import facing_point
from trickdesk.ui.text import game_words, moments, player_text
from trickdesk.ui.text.words import number, strung, translate, without_signs
from trickdesk.ui.theme.colours import PANEL
from trickdesk.ui.theme.sides import draw_badge, side_colour
from trickdesk.ui.widgets.plot import Plot

WIDE, HIGH, NARROW = 20.0, 8.0, 12.0  # preferred size, and least width, in line heights
NAMES_SHARE, NAMES_LETTERS = 0.55, 24  # of the width, and most letters with the total, of names at the ends
BESIDE = 3.0  # between lines of sides with equal totals, in pixels
MARKED_UP_TO = 14  # deals; with more of them, lines have a marker at their end only


class ScoreCurve(Plot):
    """The score of each side over a match, labelled at the end.

    Arrow keys and mouse select a deal, which is described in words.
    """

    def __init__(self, view: PlayerView, names: Sequence[str]) -> None:
        super().__init__(None, Qt.FocusPolicy.TabFocus, PANEL)
        self.view = view
        self.totals = running_totals(view)
        self.sentences = moments.course_words(view, names)
        game, short = view.game, player_text.initials(names)
        self._names = [game_words.side_words(game, side, names) for side in range(game.sides)]
        self._initials = ["".join(short[seat] for seat in game.seats_of(side)) for side in range(game.sides)]
        self._shapes = game.sides < game.seats
        self.setAccessibleName(translate("Moment", "How the match went"))
        self.setAccessibleDescription(" ".join(self.sentences))

    def sizeHint(self) -> QSize:
        return self.in_lines(WIDE, max(HIGH, self.view.game.sides + 1.2))

    def minimumSizeHint(self) -> QSize:
        least = self.in_lines(NARROW, max(5.0, self.view.game.sides + 1.2))
        if self.has_names:
            least.setWidth(max(least.width(), round(self._ends_width(self._names) / NAMES_SHARE)))
        return least

    @property
    def has_names(self) -> bool:
        """Whether the lines end with names, which are short enough, or with initials."""
        return max(map(len, map(without_signs, self._told(self._names)))) <= NAMES_LETTERS

    @property
    def labels(self) -> list[str]:
        """What stands at the ends of the lines, before the totals."""
        return self._names if self.has_names else self._initials

    def number_at(self, spot: QPointF) -> int | None:
        area = self._area()
        if not self.faced(area).adjusted(-6, -6, 6, 6).contains(spot):
            return None
        return round(self.share_at(spot.x(), area) * (len(self.totals) - 1))

    # -- drawing

    def _range(self) -> tuple[int, int]:
        target = self.view.game.target
        values = [0, target, *(total for totals in self.totals for total in totals)]
        low, high = min(values), max(values)
        return (low, high) if high > low else (low, low + 1)

    def _area(self) -> QRectF:
        """Return the area of the lines, between the scale and the labels.

        As for left-to-right languages.
        """
        metrics = QFontMetricsF(self.font())
        line = metrics.height()
        left = max(metrics.horizontalAdvance(number(value)) for value in self._range()) + line * 0.5
        right = self._ends_width(self.labels) + line * 1.7
        return QRectF(left, line * 0.6, max(line, self.width() - left - right), self.height() - line * 1.2)

    def _ends_width(self, labels: Sequence[str]) -> float:
        """Return the width of these labels with their totals; winners are bold."""
        face = QFont(self.font())
        face.setBold(True)
        metrics = QFontMetricsF(face)
        return max(map(metrics.horizontalAdvance, self._told(labels)))

    def _told(self, labels: Sequence[str]) -> list[str]:
        """Return these labels with their totals."""
        totals = map(number, self.totals[-1])
        return [strung(" ", told) for told in zip(labels, totals, strict=True)]

    def _point(self, deal: int, total: float) -> QPointF:
        area, (low, high) = self._area(), self._range()
        x = area.left() + area.width() * deal / max(1, len(self.totals) - 1)
        return QPointF(x, area.bottom() - area.height() * (total - low) / (high - low))

    def rank(self, deal: int, side: int) -> int:
        """Return how many earlier sides' lines run where this one does at a deal."""
        pairs = [self.totals[at : at + 2] for at in (deal - 1, deal) if 0 <= at < len(self.totals) - 1]
        return sum(
            any(all(totals[other] == totals[side] for totals in pair) for pair in pairs)
            for other in range(side)
        )

    def _ends(self) -> list[float]:
        """Return the y positions of the end labels, spread so that they don't overlap."""
        area, line = self._area(), QFontMetricsF(self.font()).height() * 0.95
        last = [self._point(len(self.totals) - 1, total).y() for total in self.totals[-1]]
        heights = list(last)
        order = sorted(range(len(last)), key=lambda side: last[side])
        lowest = area.bottom() + line * 0.1
        for place, side in enumerate(order):
            above = heights[order[place - 1]] + line if place else area.top() - line * 0.1
            heights[side] = max(last[side], above)
        for place, side in reversed(list(enumerate(order))):
            below = heights[order[place + 1]] - line if place + 1 < len(order) else lowest
            heights[side] = min(heights[side], below)
        return heights

    def draw(self, painter: QPainter) -> None:
        self._draw_scale(painter)
        order = sorted(range(self.view.game.sides), key=lambda side: side in self.view.winners)
        for side in order:  # the winners' lines lie on top
            self._draw_side(painter, side)
        if self.marked is not None:
            x = self.across(self._point(self.marked, 0).x())
            self.draw_upright(painter, self._area(), x, self.pen(1.4, PANEL.focus))

    def _draw_scale(self, painter: QPainter) -> None:
        area, target = self._area(), self.view.game.target
        half = QFontMetricsF(self.font()).height() / 2
        said: list[float] = []
        for value in sorted({0, target or 0, *self._range()}, key=lambda value: value not in (0, target)):
            y = self._point(0, value).y()
            gold = value == target and bool(target)
            pen = self.pen(1.2, PANEL.gold if gold else PANEL.border)
            pen.setStyle(Qt.PenStyle.DashLine if gold else Qt.PenStyle.SolidLine)
            self.draw_level(painter, area, y, pen)
            if all(abs(y - other) > 1.8 * half for other in said):
                colour = PANEL.gold if gold else PANEL.muted
                self.draw_figure(painter, y, area.left() - half * 0.6, colour, number(value))
                said.append(y)

    def _fill_below(self, painter: QPainter, course: QPolygonF, colour: QColor) -> None:
        """Fill the area between a line and zero."""
        zero, tint = self._point(0, 0).y(), QColor(colour)
        tint.setAlphaF(0.22)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        ends = [QPointF(course.last().x(), zero), QPointF(course.first().x(), zero)]
        painter.drawPolygon(QPolygonF([*course.toList(), *ends]))

    def _draw_side(self, painter: QPainter, side: int) -> None:
        colour = side_colour(side)
        shape, line = side * self._shapes, QFontMetricsF(self.font()).height()
        won = side in self.view.winners
        points = [
            self._point(deal, totals[side]) + QPointF(0, BESIDE * self.rank(deal, side))
            for deal, totals in enumerate(self.totals)
        ]
        course = QPolygonF([facing_point(self, point, self.width()) for point in points])
        if won:
            self._fill_below(painter, course, colour)
        painter.setPen(self.pen(3.2 if won else 2.0, colour))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(course)
        sign = line * 0.42
        if len(points) <= MARKED_UP_TO:
            for point in points[1:-1]:
                box = QRectF(point.x() - sign * 0.4, point.y() - sign * 0.4, sign * 0.8, sign * 0.8)
                draw_badge(painter, self.faced(box), colour, shape)
        end, height = points[-1], self._ends()[side]
        sign = line * 0.6
        box = QRectF(end.x() + line * 0.25, height - sign / 2, sign, sign)
        draw_badge(painter, self.faced(box), colour, shape)
        face = painter.font()
        face.setBold(won)
        painter.setFont(face)
        painter.setPen(QColor(PANEL.text))
        box = QRectF(end.x() + line * 1.1, height - line / 2, self.width() - end.x() - line * 1.1, line)
        left = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(self.faced(box), left, self._told(self.labels)[side])
        painter.setFont(self.font())
