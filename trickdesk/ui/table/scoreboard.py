"""Scoreboard in the corner of the table: contract, progress and scores."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from trickdesk.engine.game import NO_TRUMP
from trickdesk.engine.view import PlayerView
from trickdesk.ui.cards.symbols import draw_symbol
from trickdesk.ui.qt.layout_direction import ABSOLUTE, LAST, across, facing
from trickdesk.ui.table.geometry import SCORE_HEAD, SCORE_LINE, SCORE_MARGIN, score_units
from trickdesk.ui.table.painted import (
    GOLD,
    MUTED,
    TEXT,
    Painted,
    draw_background,
    draw_bar,
    draw_marked,
    draw_star,
    fit_names,
    painted_width,
    sized,
)
from trickdesk.ui.table.plates import Team, side_mark
from trickdesk.ui.text import call_text, card_text, messages, scores
from trickdesk.ui.text.scores import Progress
from trickdesk.ui.text.words import capital, number, plural, translate
from trickdesk.ui.theme.sides import draw_badge, side_colour

LOSS = QColor("#ff8a80")


class ContractInfo(NamedTuple):
    """The contract: bid, trump symbol or "", declarers and progress.

    If teams are made for the deal, `both` is the progress of both teams. `share` is how much of the contract
    is made so far; negative if the declarers must not take anything. `brief` is the bid with marks, for a narrow
    badge, and `short` the progress in figures alone.
    """

    bid: str
    symbol: str
    by: tuple[str, ...]
    team: Team
    progress: str
    both: str
    share: float
    brief: str = ""
    short: str = ""


def contract_info(view: PlayerView, names: Sequence[str]) -> ContractInfo | None:
    """Return the contract and its trump; without one, the trump and the bid so far.

    None before either is known.
    """
    contract = view.contract
    if contract is None:
        return _open_info(view)
    team = view.teams[0] if view.teams else (contract.declarer,)
    seats = [contract.declarer, *(seat for seat in team if seat != contract.declarer)]
    by = tuple(names[seat] for seat in seats if seat in view.game.players(contract))
    # A misère is played without trump, but isn't a trick contract, so it has no symbol.
    symbol = "" if view.game.bid(contract.bid).goal.takes_none else view.trump or ""
    bid, brief = call_text.call_words(contract.bid, view.game), call_text.call_marks(contract.bid, view.game)
    left = view.game.left_suit(view.trump)
    if left is not None:
        bid, brief = (
            translate("Plate", "{bid}, Left {suit}", bid=words, suit=f"{{{left}}}") for words in (bid, brief)
        )
    now = scores.progress(view)
    assert now is not None
    share = now.took / now.need if now.need else -1.0
    return ContractInfo(
        bid,
        symbol,
        by,
        side_mark(view, contract.declarer),
        scores.progress_words(now),
        _both_words(view, now),
        share,
        brief,
        translate("Plate", "{took} of {bid}", took=now.took, bid=now.need) if now.need else "",
    )


def _open_info(view: PlayerView) -> ContractInfo | None:
    """Return the contract line of games in which each player bids alone."""
    notice = scores.notice_of(view)
    if notice is not None:
        suit, state = str(notice.values["suit"]), messages.sentence(notice)
        return ContractInfo(capital(card_text.suit_words(suit)), suit, (), Team(0, 0), state, state, -1.0)
    if view.trump is None or (view.trump == NO_TRUMP and not view.game.bids):
        return None  # there is never a trump to show
    text, symbol = scores.bids_words(view), "" if view.trump == NO_TRUMP else view.trump
    text = text or (translate("Plate", "Trump") if symbol else "")
    return ContractInfo(capital(card_text.suit_words(view.trump)), symbol, (), Team(0, 0), text, text, -1.0)


def _both_words(view: PlayerView, now: Progress) -> str:
    """Return the progress of both teams, if teams are made for the deal only."""
    text = scores.progress_words(now)
    if not view.teams or len(view.teams[0]) == 1 or not view.players or scores.score_lines(view.game):
        return text
    taken = view.game.points_taken(view) if now.points else view.taken
    others = sum(taken[seat] for team in view.teams[1:] for seat in team)
    return translate("Plate", "{progress}, others {n}", progress=text, n=others)


class ContractBadge(Painted):
    """The badge with contract and trump in the corner of the table."""

    @staticmethod
    def width_for(info: ContractInfo, height: float, font: QFont) -> float:
        """Return the width at which nothing is cut."""
        bid, small = _badge_fonts(height, font)
        words = (
            painted_width(info.bid, bid),
            painted_width(card_text.unmarked(" + ".join(info.by)), small) + height * SIGNS,
            painted_width(info.both, small),
        )
        return _badge_left(info, height) + math.ceil(max(words)) + height * 0.22

    def draw(self, painter: QPainter, rect: QRectF, unit: float, font: QFont, contents: object) -> None:
        assert isinstance(contents, ContractInfo)
        h = rect.height()
        draw_background(painter, rect, h * 0.2, unit)
        if contents.symbol:
            middle = across(painter, h * 0.39, rect.width())
            draw_symbol(painter, contents.symbol, middle, h * 0.46, h * 0.48, True)
        left = _badge_left(contents, h)
        bid, small = _badge_fonts(h, font)
        width = rect.width() - left - h * 0.15
        painter.setPen(TEXT)
        line = facing(painter, QRectF(left, 0, width, h * LINE), rect.width())
        draw_marked(
            painter, QRectF(line.left(), h * 0.06, width, h * 0.34), contents.bid, bid, contents.brief
        )
        has_players = bool(contents.by) and h * LINE >= small.pixelSize() * LEAST_LINE
        if has_players:
            self._draw_players(painter, contents, small, line.translated(0, h * 0.4), h)
        painter.setPen(TEXT)
        text = contents.both if painted_width(contents.both, small) <= width else contents.progress
        low = line.translated(0, h * (0.63 if has_players else 0.5))
        draw_marked(painter, low, text, small, contents.short)
        if contents.share >= 0:
            draw_bar(
                painter, QRectF(h * 0.2, h * 0.905, rect.width() - h * 0.4, h * 0.045), contents.share, GOLD
            )

    @staticmethod
    def _draw_players(painter: QPainter, contents: ContractInfo, font: QFont, line: QRectF, h: float) -> None:
        """Draw the declarers after the marks of team and declarer."""
        left, sign, whole = line.left(), h * 0.18, line.left() + line.right()
        colour = side_colour(contents.team.colour)
        badge = QRectF(left, h * 0.53 - sign / 2, sign, sign)
        draw_badge(painter, facing(painter, badge, whole), colour, contents.team.shape)
        draw_star(painter, across(painter, left + h * 0.32, whole), h * 0.53, h * 0.22)
        painter.setPen(MUTED)
        room = facing(painter, line.adjusted(h * SIGNS, 0, 0, 0), whole)
        draw_marked(painter, room, card_text.unmarked(fit_names(contents.by, font, room.width())), font)


LINE, LEAST_LINE = 0.26, 0.85  # height of a line in badge heights, and least height in text sizes
SIGNS = 0.48  # width of the marks for team and declarer, in badge heights


def _badge_left(info: ContractInfo, height: float) -> float:
    return height * (0.76 if info.symbol else 0.22)


def _badge_fonts(height: float, font: QFont) -> tuple[QFont, QFont]:
    return sized(font, height * 0.27, True), sized(font, height * 0.195, False)


class SideScore(NamedTuple):
    """A line of the score: side, points in this deal, total, whether it's a loss.

    Before play, the points are "". They may be what is collected over several deals.
    """

    team: Team
    names: tuple[str, ...]
    took: str
    total: int
    is_loss: bool


class ScoreInfo(NamedTuple):
    """The score of the match below its target.

    There are no lines if plates show the score. If it `is_brief`, it is drawn without names and head.
    """

    head: str
    target: int
    unit: str
    lines: tuple[SideScore, ...]
    is_brief: bool = False


def score_info(view: PlayerView, names: Sequence[str]) -> ScoreInfo:
    """Return target, totals, and what each side has taken in this deal.

    Instead, if a side collects something over several deals, that: plates show the tricks.
    """
    game, lines = view.game, []
    taken = game.points_taken(view) if game.counts_points else view.taken
    for side in range(scores.score_lines(game)):
        seats = game.seats_of(side)
        took = str(sum(taken[seat] for seat in seats)) if view.players else ""
        took = scores.collected_words(view, side) or took
        players, total = tuple(names[seat] for seat in seats), view.totals[side]
        team = side_mark(view, seats[0])
        lines.append(SideScore(team, players, took, total, game.is_loss(total)))
    unit = translate("Plate", "points") if game.counts_points else translate("Plate", "tricks")
    head = translate("Plate", "First to {n}", n=game.target)
    if game.last_deal:
        head = capital(scores.deal_words(view))
    elif game.low_wins:
        head = plural("Plate", "Ends at {n} point", "Ends at {n} points", game.target)
    unit = scores.collected_name(view) or (unit if view.players else "")
    return ScoreInfo(head, game.target, unit if lines else "", tuple(lines))


class ScoreBoard(Painted):
    """The score below the contract: target, sides, tricks taken and totals."""

    def draw(self, painter: QPainter, rect: QRectF, unit: float, font: QFont, contents: object) -> None:
        assert isinstance(contents, ScoreInfo)
        head_high = 0 if contents.is_brief else SCORE_HEAD
        u, whole = rect.height() / (score_units(len(contents.lines)) - SCORE_HEAD + head_high), rect.width()
        draw_background(painter, rect, 9 * u, unit)
        bold, took_face = sized(font, 14 * u, True), sized(font, 13 * u, False)
        left, right = 10 * u, rect.width() - 10 * u
        columns = right - 46 * u
        took = [line.took for line in contents.lines]
        if max((painted_width(text, took_face) for text in took), default=0.0) > columns - left - 18 * u:
            took = [text.partition(" ")[0] for text in took]  # 4 of 10
        total_wide, took_wide = (
            max((QFontMetricsF(face).horizontalAdvance(text) + 1 for text in figures), default=0.0)
            for face, figures in ((bold, [number(line.total) for line in contents.lines]), (took_face, took))
        )
        if not contents.is_brief:
            head = QRectF(left, SCORE_MARGIN * u, right - left, SCORE_HEAD * u)
            self._draw_head(painter, head, columns, contents, sized(font, 11 * u, False), u)
        for i, line in enumerate(contents.lines):
            y = (SCORE_MARGIN + head_high + SCORE_LINE * i) * u
            row = QRectF(left, y, right - left, SCORE_LINE * u * 0.78)
            colour = side_colour(line.team.colour)
            sign = 12 * u
            badge = facing(painter, QRectF(left, row.center().y() - sign / 2, sign, sign), whole)
            draw_badge(painter, badge, colour, line.team.shape)
            painter.setPen(TEXT)
            beside = max(28 * u, took_wide + 4 * u)
            names = QRectF(left + 18 * u, y, columns - beside - left - 18 * u, row.height())
            face = sized(font, 12.5 * u, False)
            if not contents.is_brief:
                shown = card_text.unmarked(fit_names(line.names, face, names.width()))
                draw_marked(painter, facing(painter, names, whole), shown, face)
            painter.setFont(bold)
            painter.setPen(LOSS if line.is_loss else TEXT)
            place = QRectF(right - total_wide, y, total_wide, row.height())
            painter.drawText(facing(painter, place, whole), ABSOLUTE, number(line.total))
            painter.setPen(MUTED)
            painter.setFont(took_face)
            place = QRectF(columns - took_wide, y, took_wide, row.height())
            painter.drawText(facing(painter, place, whole), ABSOLUTE, took[i])
            bar = QRectF(left, row.bottom() + 0.4 * u, right - left, 2.6 * u)
            if contents.target:
                draw_bar(painter, bar, line.total / contents.target, colour)

    @staticmethod
    def _draw_head(
        painter: QPainter, head: QRectF, columns: float, contents: ScoreInfo, font: QFont, u: float
    ) -> None:
        """Draw the target, and what the columns of figures are."""
        left, room, whole = head.left(), head.width(), head.left() + head.right()
        painter.setPen(MUTED)
        if contents.unit:
            room = columns - left - QFontMetricsF(font).horizontalAdvance(contents.unit) - 6 * u
        place = facing(painter, QRectF(left, head.y(), room, head.height()), whole)
        draw_marked(painter, place, contents.head, font)
        painter.setFont(font)  # the heading may be smaller
        if contents.unit:
            place = facing(painter, QRectF(left, head.y(), columns - left, head.height()), whole)
            painter.drawText(place, LAST, contents.unit)
            painter.drawText(facing(painter, head, whole), LAST, translate("Plate", "score"))
