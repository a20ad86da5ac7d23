"""Seat plates, painted into a pixmap on each change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from trickdesk.engine.actions import AskCall
from trickdesk.engine.cards import Seat
from trickdesk.engine.view import PlayerView
from trickdesk.ui.cards.pixmaps import FOCUS_RING, PICK_RING
from trickdesk.ui.qt.layout_direction import LAST, across, facing, is_from_right
from trickdesk.ui.table.painted import (
    DARK,
    GOLD,
    GROUND,
    LEAST_LETTERS,
    MARGIN,
    MUTED,
    OUT,
    SMALLER,
    TEXT,
    Painted,
    begin,
    draw_background,
    draw_bar,
    draw_marked,
    draw_star,
    least_letters,
    painted_width,
    sized,
)
from trickdesk.ui.text import call_text, card_text, player_text, scores
from trickdesk.ui.text.words import isolated, number, plural, signed, translate
from trickdesk.ui.theme.avatars import draw_avatar
from trickdesk.ui.theme.icons import draw_icon
from trickdesk.ui.theme.painting import draw_box
from trickdesk.ui.theme.sides import draw_badge, side_colour

CHIP, CARD_BACK = QColor("#f4e3b2"), QColor("#3563a8")
GLOW = 3.5  # in units, around the ring
SMALL_BADGE = 0.7  # of the height, beside a name that needs the room
LEAST_CHIP = 1.2  # least size of the dealer's chip, in the size of its letter
FADED = 0.45  # opacity of pictures of seats that sit out
BADGES_KEPT = 16  # of eight seats in two sizes


class Team(NamedTuple):
    """How a side is marked: the index of its colour, and its shape."""

    colour: int
    shape: int


class PlateInfo(NamedTuple):
    """Contents of a plate.

    Attributes:
        initials: Letters that tell the name from the others.
        line: The second line.
        brief: A shorter second line, used if the full one doesn't fit.
        total: Score of a seat that plays alone.
        share: Share of the target reached.
        side: Colour of the seat's side in the match, which partners of one deal don't share.
        cards: Number of cards left.
        chosen: Whether the seat is picked as a partner.
        digit: The key that picks it.
        out: Whether the seat sits out the tricks of this deal.
        avatar: Picture shown instead of the initials (see `ui/theme/avatars.py`).
        won: Whether the seat has won the match.
    """

    name: str
    initials: str
    line: str = ""
    brief: str = ""
    team: Team = Team(0, 0)
    declarer: bool = False
    dealer: bool = False
    turn: bool = False
    cards: int = 0
    total: int | None = None
    share: float = 0.0
    side: int = 0
    chosen: bool = False
    digit: str = ""
    thinking: bool = False
    out: bool = False
    avatar: str = ""
    won: bool = False


def plate_infos(view: PlayerView, names: Sequence[str]) -> list[PlateInfo]:
    """Return the contents of all plates, by seat."""
    game = view.game
    choosing = isinstance(view.ask, AskCall) and view.ask.style == "team"
    alone = game.sides == game.seats
    short = player_text.initials(names)
    return [
        PlateInfo(
            name=names[seat],
            initials=short[seat],
            line=_line(view, seat),
            brief=_brief(view, seat),
            team=side_mark(view, seat),
            declarer=view.contract is not None and view.contract.declarer == seat,
            dealer=view.dealer == seat,
            turn=view.turn == seat,
            cards=view.cards_of(seat),
            total=view.totals[seat] if alone else None,
            share=view.totals[seat] / game.target if alone and game.target else 0.0,
            side=game.side(seat),
            digit=str(seat + 1) if choosing and seat != view.seat else "",
            out=bool(view.players) and seat not in view.players,
            won=game.side(seat) in view.winners,
        )
        for seat in range(game.seats)
    ]


def side_mark(view: PlayerView, seat: Seat) -> Team:
    """Return the mark of each seat's side; a seat without a partner is its own side."""
    game = view.game
    if game.sides < game.seats:
        return Team(game.side(seat), game.side(seat))
    if view.teams and min(map(len, view.teams)) > 1:
        defends = int(seat not in view.teams[0])
        return Team(defends, defends)
    return Team(seat, 0)


def _line(view: PlayerView, seat: Seat) -> str:
    """Return the second line: the last call or, once play has begun, tricks taken."""
    if view.players:
        if seat not in view.players:
            return translate("Plate", "sits out")
        if (own := scores.own_bid(view, seat)) is not None:
            took, bid = scores.took_for(view, own), own.goal.amount
            if took > bid:
                return translate("Plate", "{tricks}, {bid} bid", tricks=scores.tricks_words(took), bid=bid)
            return plural("Plate", "{took} of {n} trick", "{took} of {n} tricks", bid, took=took)
        if view.game.counts_points:
            points = _points(view, seat)
            return "" if points is None else translate("Plate", "{n} this deal", n=number(points))
        return scores.tricks_words(view.taken[seat])
    if view.turn == seat and view.phase == "auction":
        return translate("Plate", "to call")  # the bubble beside the plate shows the last call
    calls = [call for caller, call in view.calls if caller == seat]
    return call_text.call_marks(calls[-1], view.game) if calls else ""


def _brief(view: PlayerView, seat: Seat) -> str:
    """Return a shorter second line, whose number is not cut."""
    if seat not in view.players:
        return ""
    if (own := scores.own_bid(view, seat)) is not None:
        return scores.against_bid_words(view, own)
    if not view.game.counts_points:
        return number(view.taken[seat])
    points = _points(view, seat)
    return "" if points is None else signed(points)


def _points(view: PlayerView, seat: Seat) -> int | None:
    """Return the points of the deal: as taken, or as scored, if each seat has its own."""
    if view.phase not in ("deal-over", "match-over"):
        return view.game.points_taken(view)[seat]
    return view.deals[-1].points[seat] if view.game.sides == view.game.seats else None


class Plate(Painted):
    """The plate of a seat."""

    def draw(self, painter: QPainter, rect: QRectF, unit: float, font: QFont, contents: object) -> None:
        assert isinstance(contents, PlateInfo)
        info, h = contents, rect.height()
        _draw_shape(painter, rect, info, unit)
        name, bold = card_text.unmarked(isolated(info.name)), sized(font, h * 0.34, True)
        total = number(info.total) if info.total is not None else ""
        face = sized(font, h * 0.33, True)
        needed = painted_width(name, sized(font, face.pixelSize() * SMALLER, True))
        beside = painted_width(total, bold) + h * 0.09 if total else 0.0
        # A long name has the whole line; what stands beside it goes to the second.
        is_tight = needed > rect.width() - h * 1.38 - beside
        left, right = (h, rect.width() - h * 0.14) if is_tight else (h * 1.12, rect.width() - h * 0.26)
        if needed > right - left:  # the badge is secondary, too
            left = h * SMALL_BADGE
        badge = QRectF(0, (h - min(h, left)) / 2, rect.width(), min(h, left))
        _draw_seat_badge(painter, badge, info, unit, font)
        raised = h * 0.03 if total else 0.0
        top, low = (
            QRectF(left, h * 0.08 - raised, right - left, h * 0.44),
            QRectF(left, h * 0.49 - raised, right - left, h * 0.42),
        )
        if total:
            bar = QRectF(left, h * 0.875, rect.width() - h * 0.34 - left, h * 0.05)
            lasting = OUT if info.out else side_colour(info.side)
            draw_bar(painter, facing(painter, bar, rect.width()), info.share, lasting)
            line = low if is_tight else top
            line.setRight(_draw_last(painter, line, rect.width(), total, bold, TEXT))
        if info.thinking:
            line = low if needed > top.width() - h * 0.5 else top
            line.setRight(line.right() - h * 0.5)
        painter.setPen(MUTED if info.out else TEXT)
        room = facing(painter, top, rect.width())
        ends = [draw_marked(painter, room, name, face)]
        face = sized(font, h * 0.28, False)
        # With large text, the line goes before the number of cards, which is the same for all.
        is_large = least_letters() > LEAST_LETTERS
        if (
            info.cards
            and not (is_tight and total)
            and (not is_large or painted_width(info.line, face) <= low.width() - h)
        ):
            bold = sized(font, h * 0.29, True)
            end = _draw_last(painter, low, rect.width(), str(info.cards), bold, MUTED)
            mark = QRectF(end - h * 0.12, low.center().y() - h * 0.115, h * 0.165, h * 0.23)
            _draw_card_mark(painter, facing(painter, mark, rect.width()), h)
            low.setRight(end - h * 0.3)
        painter.setPen(MUTED)
        room = facing(painter, low, rect.width())
        ends.append(draw_marked(painter, room, info.line, face, info.brief))
        if info.thinking:
            way = -1 if is_from_right(painter) else 1
            end = ends[line is low]
            _draw_dots(painter, end + way * h * 0.16, line.center().y() + h * 0.03, h * 0.05, way)


def _draw_last(
    painter: QPainter, line: QRectF, width: float, text: str, font: QFont, colour: QColor
) -> float:
    """Draw text at the end of a line; return where the rest of the line must end."""
    painter.setPen(colour)
    painter.setFont(font)
    painter.drawText(facing(painter, line, width), LAST, text)
    return line.right() - QFontMetricsF(font).horizontalAdvance(text) - line.height() * 0.2


def _draw_shape(painter: QPainter, rect: QRectF, info: PlateInfo, unit: float) -> None:
    radius = rect.height() / 2
    if not (info.turn or info.chosen or info.won):
        draw_background(painter, rect, radius, unit)
        return
    ring = PICK_RING if info.chosen and not info.turn else FOCUS_RING
    glow = QColor(ring)
    glow.setAlpha(60)
    reach = GLOW * unit
    # The pixmap is still blank here, so nothing has to be mixed, which is slow.
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    draw_box(painter, rect.adjusted(-reach, -reach, reach, reach), radius + reach, fill=glow)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    draw_box(painter, rect, radius, fill=GROUND, edge=ring, width=2.6 * unit)


@lru_cache(BADGES_KEPT)  # it takes longer to paint than all the rest
def _badge(
    height: float, unit: float, dpr: float, colour: str, shape: int, avatar: str, out: bool
) -> QPixmap:
    """Return badge and picture as at the left end of a plate, with a margin."""
    pixmap, painter = begin(height, height, unit, dpr)
    box = _badge_box(painter, QRectF(0, 0, height, height))
    draw_badge(painter, box, QColor(colour), shape)
    if avatar:
        painter.setOpacity(FADED if out else 1.0)
        draw_avatar(painter, box, avatar, shape)
    painter.end()
    return pixmap


def _draw_seat_badge(painter: QPainter, rect: QRectF, info: PlateInfo, unit: float, font: QFont) -> None:
    """Draw badge and marks at the beginning of a line."""
    h, device = rect.height(), painter.device()
    assert device is not None
    dpr = device.devicePixelRatioF()
    avatar = "" if info.digit else info.avatar
    colour = OUT if info.out else side_colour(info.team.colour)
    badge = _badge(h, unit, dpr, colour.name(), info.team.shape, avatar, info.out)
    before = round((rect.width() - h) * dpr) / dpr if is_from_right(painter) else 0.0
    painter.save()
    painter.translate(rect.topLeft())
    painter.drawPixmap(QPointF(before - MARGIN * unit, -MARGIN * unit), badge)
    _draw_marks(painter, rect.translated(-rect.topLeft()), info, font)
    painter.restore()


def _badge_box(painter: QPainter, rect: QRectF) -> QRectF:
    h = rect.height()
    return facing(painter, QRectF(h * 0.1, h * 0.1, h * 0.8, h * 0.8), rect.width())


def _draw_marks(painter: QPainter, rect: QRectF, info: PlateInfo, font: QFont) -> None:
    """Draw the initial or key in the badge, if it has no picture, and the marks on it."""
    h, wide, box = rect.height(), rect.width(), _badge_box(painter, rect)
    if info.digit or not info.avatar:
        painter.setPen(DARK)
        painter.setFont(sized(font, h * 0.38, True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, info.digit or info.initials)
    if info.won:
        draw_icon(painter, "crown", QRectF(box.center().x() - h * 0.24, -h * 0.07, h * 0.48, h * 0.32), GOLD)
    if info.declarer:
        draw_star(painter, across(painter, h * 0.82, wide), h * 0.2, h * 0.38)
    if info.dealer:
        side = max(h * 0.36, least_letters() * LEAST_CHIP)
        chip = facing(painter, QRectF(h - side, h * 0.96 - side, side, side), wide)
        painter.setPen(QPen(DARK, max(1.0, h * 0.03)))
        painter.setBrush(CHIP)
        painter.drawEllipse(chip)
        painter.setFont(sized(font, h * 0.23, True))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, translate("Plate", "D", "dealer"))


def _draw_dots(painter: QPainter, x: float, y: float, radius: float, way: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(FOCUS_RING))
    for i in range(3):
        painter.drawEllipse(QPointF(x + way * i * radius * 2.9, y), radius, radius)


def _draw_card_mark(painter: QPainter, box: QRectF, height: float) -> None:
    """Draw the small card before the number of cards."""
    draw_box(painter, box, height * 0.035, fill=CARD_BACK, edge=TEXT, width=max(1.0, height * 0.028))
