"""Seat plates and the contract: painted into a pixmap whenever they change."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from trickdesk.engine.ask import AskCall
from trickdesk.engine.cards import Seat
from trickdesk.engine.view import PlayerView
from trickdesk.ui.cards.pixmaps import FOCUS_RING, PICK_RING
from trickdesk.ui.cards.symbols import draw_symbol, four_colours
from trickdesk.ui.text import call_marks, call_words, tricks_words

SEAT_COLOURS = ("#3fb08a", "#e0963a", "#6b9bf2", "#d0719f", "#9d8ce6", "#4db8c4", "#c4b14c", "#d57f62")
# Opaque: the backs that hang under a plate would shine through its words.
GROUND, EDGE = QColor(14, 24, 26), QColor(255, 255, 255, 46)
TEXT, MUTED, DARK = QColor("#f3f6f8"), QColor("#c2ccd4"), QColor("#0c1418")
CHIP = QColor("#f4e3b2")
SYMBOL_ADVANCE = 1.1  # of a symbol in a line of text, in heights
_MARK = re.compile(r"\{([A-Z0-9]+)\}")


class PlateInfo(NamedTuple):
    """What a plate says. ``team``: index of colour; ``square``: the badge of the declarer's team is angular.

    ``cards``: how many the seat has left. ``chosen`` and ``digit`` serve the choice of a team: picked, and the key
    that picks it. ``out``: the seat plays no tricks in this deal.
    """

    name: str
    line: str = ""
    team: int = 0
    square: bool = False
    dealer: bool = False
    turn: bool = False
    cards: int = 0
    chosen: bool = False
    digit: str = ""
    thinking: bool = False
    out: bool = False


def plate_infos(view: PlayerView, names: Sequence[str]) -> list[PlateInfo]:
    """The plates of all seats, by seat."""
    game = view.game
    choosing = isinstance(view.ask, AskCall) and view.ask.style == "team"
    infos = []
    for seat in range(game.seats):
        team, square = _team_of(view, seat)
        infos.append(
            PlateInfo(
                name=names[seat],
                line=_line(view, seat),
                team=team,
                square=square,
                dealer=view.dealer == seat,
                turn=view.turn == seat,
                cards=view.counts[seat] + view.shown[seat].bit_count() + view.piles[seat],
                digit=str(seat + 1) if choosing and seat != view.seat else "",
                out=bool(view.players) and seat not in view.players,
            )
        )
    return infos


def _team_of(view: PlayerView, seat: Seat) -> tuple[int, bool]:
    """The colour of a seat, and whether it is of the declarer's team; seats without partners have their own colour."""
    game = view.game
    side = game.side(seat)
    if view.teams and len(view.teams) == 2 and min(map(len, view.teams)) > 1:
        declarers = seat in view.teams[0]
        return (side if game.sides == 2 else 0 if declarers else 1), declarers
    return side, view.contract is not None and view.contract.declarer == seat


def _line(view: PlayerView, seat: Seat) -> str:
    """The second line: the last call, and once play has begun the tricks taken."""
    if view.players:
        if seat not in view.players:
            return QCoreApplication.translate("Plate", "sits out")
        return tricks_words(view.taken[seat])
    calls = [call for caller, call in view.calls if caller == seat]
    if calls:
        return call_marks(calls[-1])
    return (
        QCoreApplication.translate("Plate", "to call")
        if view.turn == seat and view.phase == "auction"
        else ""
    )


def draw_marked(painter: QPainter, rect: QRectF, text: str, font: QFont) -> float:
    """Draw a line of text with `{H}` marks as symbols, a little smaller or elided if need be; return its end."""
    parts = _MARK.split(text)
    font = QFont(font)
    smallest = max(10, round(font.pixelSize() * 0.65))
    while font.pixelSize() > smallest and _width(parts, font) > rect.width():
        font.setPixelSize(font.pixelSize() - 1)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    size = font.pixelSize() * 1.02
    x = rect.x()
    for i, part in enumerate(parts):
        if i % 2:
            draw_symbol(painter, part, x + size / 2, rect.center().y() + size * 0.04, size, True)
            x += size * SYMBOL_ADVANCE
        elif part:
            room = max(1.0, rect.right() - x)
            shown = metrics.elidedText(part, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(x, rect.y(), room, rect.height()), Qt.AlignmentFlag.AlignVCenter, shown)
            x += metrics.horizontalAdvance(shown)
    return x


def _width(parts: Sequence[str], font: QFont) -> float:
    metrics = QFontMetricsF(font)
    words = sum(metrics.horizontalAdvance(part) for part in parts[::2])
    return words + len(parts[1::2]) * font.pixelSize() * SYMBOL_ADVANCE


class Painted(QGraphicsPixmapItem):
    """A pixmap around the item's position, painted anew at each change of size, screen or contents."""

    def __init__(self) -> None:
        super().__init__()
        self._key: object = None

    def repaint(
        self, width: float, height: float, unit: float, dpr: float, font: QFont, contents: object
    ) -> None:
        key = (width, height, unit, dpr, font.key(), contents, four_colours())
        if key == self._key:
            return
        self._key = key
        margin = 6 * unit
        pixmap = QPixmap(math.ceil((width + 2 * margin) * dpr), math.ceil((height + 2 * margin) * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(margin, margin)
        self.draw(painter, QRectF(0, 0, width, height), unit, QFont(font), contents)
        painter.end()
        self.setPixmap(pixmap)
        self.setOffset(-width / 2 - margin, -height / 2 - margin)

    def draw(self, painter: QPainter, rect: QRectF, unit: float, font: QFont, contents: object) -> None:
        raise NotImplementedError


def sized(font: QFont, pixels: float, bold: bool) -> QFont:
    """A font of a size in logical pixels, never under 10."""
    font = QFont(font)
    font.setPixelSize(max(10, round(pixels)))
    font.setBold(bold)
    return font


class Plate(Painted):
    """The plate of a seat."""

    def draw(self, painter: QPainter, rect: QRectF, unit: float, font: QFont, contents: object) -> None:
        assert isinstance(contents, PlateInfo)
        info, h = contents, rect.height()
        _draw_ground(painter, rect, unit, info)
        badge = QRectF(h * 0.13, h * 0.13, h * 0.74, h * 0.74)
        _draw_badge(painter, badge, info, sized(font, h * 0.38, True))
        left, right = h, rect.width() - h * 0.26
        painter.setPen(MUTED if info.out else TEXT)
        name_right = right - (h * 0.42 if info.dealer else 0) - (h * 0.5 if info.thinking else 0)
        bold = sized(font, h * 0.33, True)
        line_top = QRectF(left, h * 0.08, max(1.0, name_right - left), h * 0.44)
        end = draw_marked(painter, line_top, info.name, bold)
        count_width = h * 0.68 if info.cards else 0.0
        painter.setPen(MUTED)
        draw_marked(
            painter,
            QRectF(left, h * 0.49, max(1.0, right - left - count_width), h * 0.42),
            info.line,
            sized(font, h * 0.28, False),
        )
        if info.cards:
            painter.setFont(sized(font, h * 0.29, True))
            painter.drawText(
                QRectF(right - h, h * 0.49, h, h * 0.42),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                str(info.cards),
            )
            digits = painter.fontMetrics().horizontalAdvance(str(info.cards))
            _draw_card_mark(painter, right - digits - h * 0.24, h * 0.70, h)
        if info.thinking:
            _draw_dots(painter, end + h * 0.16, line_top.center().y() + h * 0.03, h * 0.05)
        if info.dealer:
            _draw_dealer(painter, QRectF(rect.width() - h * 0.58, h * 0.09, h * 0.40, h * 0.40), font, h)


def _draw_ground(painter: QPainter, rect: QRectF, unit: float, info: PlateInfo) -> None:
    radius = rect.height() / 2
    if info.turn or info.chosen:
        colour = QColor(FOCUS_RING if info.turn else PICK_RING)
        glow = QColor(colour)
        glow.setAlpha(60)
        painter.setPen(QPen(glow, 7 * unit))
        painter.setBrush(GROUND)
        painter.drawRoundedRect(rect, radius, radius)
        painter.setPen(QPen(colour, 2.6 * unit))
    else:
        painter.setPen(QPen(EDGE, 1))
    painter.setBrush(GROUND)
    painter.drawRoundedRect(rect, radius, radius)


def _draw_badge(painter: QPainter, box: QRectF, info: PlateInfo, font: QFont) -> None:
    """Initial, or the key in a choice, on the team's colour; angular for the declarer's team."""
    colour = QColor(SEAT_COLOURS[info.team % len(SEAT_COLOURS)])
    if info.out:
        colour = QColor("#5d6a74")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    corner = box.height() * (0.24 if info.square else 0.5)
    if info.square:
        inset = box.height() * 0.06
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner)
    else:
        painter.drawEllipse(box)
    painter.setPen(DARK)
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, info.digit or info.name[:1].upper())


def _draw_dots(painter: QPainter, x: float, y: float, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(FOCUS_RING))
    for i in range(3):
        painter.drawEllipse(QPointF(x + i * radius * 2.9, y), radius, radius)


def _draw_card_mark(painter: QPainter, left: float, middle: float, height: float) -> None:
    """A little card before the number of cards."""
    box = QRectF(left, middle - height * 0.115, height * 0.165, height * 0.23)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(MUTED, max(1.0, height * 0.028)))
    painter.drawRoundedRect(box, height * 0.035, height * 0.035)


def _draw_dealer(painter: QPainter, box: QRectF, font: QFont, height: float) -> None:
    painter.setPen(QPen(DARK, 1))
    painter.setBrush(CHIP)
    painter.drawEllipse(box)
    painter.setFont(sized(font, height * 0.24, True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, QCoreApplication.translate("Plate", "D", "dealer"))


class ContractInfo(NamedTuple):
    """The contract on the table: the bid in words, the symbol of the trump or "", and who plays it."""

    bid: str
    symbol: str
    by: str


def contract_info(view: PlayerView, names: Sequence[str]) -> ContractInfo | None:
    """The contract and its trump; None before there is one."""
    contract = view.contract
    if contract is None:
        return None
    team = view.teams[0] if view.teams else (contract.declarer,)
    seats = [contract.declarer, *(seat for seat in team if seat != contract.declarer)]
    by = " + ".join(names[seat] for seat in seats if not view.players or seat in view.players)
    # A bid without a number (misère) is played without trump, but not for tricks: it has no symbol.
    symbol = contract.trump or "" if contract.bid[:1].isdigit() else ""
    return ContractInfo(call_words(contract.bid), symbol, by)


class ContractBadge(Painted):
    """Contract and trump, always to be seen in the corner of the table."""

    @staticmethod
    def width_for(info: ContractInfo, height: float, font: QFont) -> float:
        """The width at which nothing has to be cut."""
        bid, by = _badge_fonts(height, font)
        words = max(_width(_MARK.split(info.bid), bid), _width(_MARK.split(info.by), by))
        return _badge_left(info, height) + math.ceil(words) + height * 0.3

    def draw(self, painter: QPainter, rect: QRectF, unit: float, font: QFont, contents: object) -> None:
        assert isinstance(contents, ContractInfo)
        h = rect.height()
        painter.setPen(QPen(EDGE, 1))
        painter.setBrush(GROUND)
        painter.drawRoundedRect(rect, h * 0.26, h * 0.26)
        if contents.symbol:
            draw_symbol(painter, contents.symbol, h * 0.52, h * 0.5, h * 0.62, True)
        left = _badge_left(contents, h)
        bid, by = _badge_fonts(h, font)
        width = rect.width() - left - h * 0.2
        painter.setPen(TEXT)
        draw_marked(painter, QRectF(left, h * 0.07, width, h * 0.48), contents.bid, bid)
        painter.setPen(MUTED)
        draw_marked(painter, QRectF(left, h * 0.52, width, h * 0.38), contents.by, by)


def _badge_left(info: ContractInfo, height: float) -> float:
    return height if info.symbol else height * 0.3


def _badge_fonts(height: float, font: QFont) -> tuple[QFont, QFont]:
    return sized(font, height * 0.37, True), sized(font, height * 0.27, False)
