"""Prints score sheet and deal diagrams, on paper or as a PDF.

Imported on first use. Lengths are in points, 72 to an inch; a page starts at (0, 0) inside its margins.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate, pairwise

from PySide6.QtCore import QT_TRANSLATE_NOOP, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPagedPaintDevice, QPageLayout, QPainter, QPen

from trickdesk.engine.view import PlayerView
from trickdesk.ui.match.text_table.scores import ScoreModel
from trickdesk.ui.match.text_table.view_model import CONTRACT_ROLE
from trickdesk.ui.qt.application import application
from trickdesk.ui.text import card_text, diagrams, game_words, scores
from trickdesk.ui.text.diagrams import COMPASS, Diagram
from trickdesk.ui.text.words import number, signed, strung, translate
from trickdesk.ui.widgets import paper
from trickdesk.ui.widgets.suit_marks import draw_marks, marks_width

INK, GREY, LINE, RED = "#1b2030", "#5b6270", "#c9c4b8", "#a3261e"
LARGE, USUAL, SMALL = 17.0, 9.0, 8.0  # font sizes
ROW = 15.0  # row height of the score sheet
STEP = 9.9  # line height of a diagram
NARROWEST = 19.0  # narrowest column of totals
MANY_SIDES = 5  # from this number of sides on, the contract has less room
ACROSS = 2  # diagrams side by side
GUTTER = 22.0
TALON_SHOWN = 13  # of each part of the undealt cards
LEFT, RIGHT, MIDDLE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
# Sentences in Qt's own dialogs that Qt 6.11 doesn't translate into Spanish and Hebrew.
QT_SENTENCES = (
    QT_TRANSLATE_NOOP(
        "QPrintDialog",
        "%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges "
        "and make sure ranges do not intersect with each other.",
    ),
    QT_TRANSLATE_NOOP("QPrintDialog", "Duplex Settings Conflicts"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Invalid Pages Definition"),
    QT_TRANSLATE_NOOP("QPrintDialog", "There are conflicts in duplex settings. Do you want to fix them?"),
    QT_TRANSLATE_NOOP(
        "QPrintSettingsOutput",
        "Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. "
        "E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.",
    ),
)


def match_pdf(view: PlayerView, names: Sequence[str], diagrams: Sequence[Diagram]) -> bytes:
    """Return score sheet and diagrams as a PDF file."""
    title = game_words.game_name(view.game)
    return paper.pdf_of(title, lambda writer: paint_on(writer, view, names, diagrams))


def paint_on(
    device: QPagedPaintDevice, view: PlayerView, names: Sequence[str], diagrams: Sequence[Diagram]
) -> bool:
    """Paint all pages; return False if the device refuses them."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    room = device.pageLayout().paintRect(QPageLayout.Unit.Point)
    scale = painter.device().logicalDpiX() / 72
    painter.scale(scale, scale)
    pages = PagePainter(painter, room.width(), room.height(), device.newPage)
    paint(pages, view, names, diagrams)
    painter.end()
    return True


class PagePainter:
    """Painter that fills pages from top to bottom.

    Attributes:
        y: How far the current page is filled.
        count: Number of the current page.
    """

    def __init__(
        self, painter: QPainter, width: float, height: float, new_page: Callable[[], object]
    ) -> None:
        self.painter, self.width, self.height, self._new_page = painter, width, height, new_page
        self.y, self.count = 0.0, 1
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def font(self, size: float, bold: bool = False) -> None:
        font = QFont(application().font())
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        font.setPixelSize(round(size))
        font.setBold(bold)
        self.painter.setFont(font)

    def need(self, height: float) -> bool:
        """Start a new page unless this much height is left; return whether it did."""
        if self.y + height <= self.height or self.y == 0:
            return False
        self._new_page()
        self.y, self.count = 0.0, self.count + 1
        return True

    def draw_text(self, rect: QRectF, line: str, align: Qt.AlignmentFlag = LEFT, colour: str = INK) -> None:
        """Draw one line of text, elided if it is too long."""
        self.painter.setPen(QColor(colour))
        metrics = QFontMetricsF(self.painter.font())
        shown = metrics.elidedText(line, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
        self.painter.drawText(
            rect, int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine), shown
        )

    def marks(self, rect: QRectF, marks: str, size: float) -> None:
        """Draw one line with suit symbols, scaled down if it is too long."""
        self.font(size)
        wide = marks_width(marks, QFontMetricsF(self.painter.font()))
        self.painter.save()
        self.painter.setPen(QColor(INK))
        self.painter.translate(rect.topLeft())
        shrink = min(1.0, rect.width() / wide) if wide else 1.0
        self.painter.translate(0, rect.height() / 2)
        self.painter.scale(shrink, shrink)
        box = QRect(0, -round(rect.height() / 2), round(rect.width() / shrink), round(rect.height()))
        draw_marks(self.painter, box, marks, LEFT, False)
        self.painter.restore()

    def rule(self) -> None:
        self.painter.setPen(QPen(QColor(LINE), 0.6))
        self.painter.drawLine(QPointF(0, self.y), QPointF(self.width, self.y))


def paint(pages: PagePainter, view: PlayerView, names: Sequence[str], diagrams: Sequence[Diagram]) -> None:
    """Paint heading, score sheet and diagrams."""
    pages.font(LARGE, bold=True)
    pages.draw_text(QRectF(0, 0, pages.width, LARGE * 1.4), game_words.game_name(view.game))
    pages.y = LARGE * 1.6
    pages.font(USUAL)
    standing = scores.winners_words(view, names) or scores.totals_words(view, names)
    pages.draw_text(QRectF(0, pages.y, pages.width, STEP), standing, colour=GREY)
    pages.y += STEP * 1.8
    paint_scores(pages, view, names)
    pages.y += STEP * 1.5
    width = (pages.width - GUTTER * (ACROSS - 1)) / ACROSS
    for first in range(0, len(diagrams), ACROSS):
        row = diagrams[first : first + ACROSS]
        height = max(map(diagram_height, row))
        pages.need(height)
        for column, diagram in enumerate(row):
            paint_diagram(pages, QRectF(column * (width + GUTTER), pages.y, width, 0), diagram, names)
        pages.y += height + STEP


# -- the score sheet


def paint_scores(pages: PagePainter, view: PlayerView, names: Sequence[str]) -> None:
    """Paint a row for each deal, with the column heads repeated on every page.

    A row has the deal's number and contract, and the points and totals of all sides.
    """
    sheet = ScoreModel()
    sheet.set_view(view, names)
    first = sheet.first_side
    widths = [28.0, 150.0 if view.game.sides < MANY_SIDES else 100.0][:first]
    side = (pages.width - sum(widths)) / view.game.sides
    edges = list(accumulate([*widths, *[side] * view.game.sides], initial=0.0))
    paint_heads(pages, sheet, edges)
    for row in range(sheet.rowCount()):
        if pages.need(ROW):
            paint_heads(pages, sheet, edges)
        pages.font(USUAL)
        cells = [QRectF(a, pages.y, b - a - 4, ROW) for a, b in pairwise(edges)]
        pages.draw_text(cells[0], sheet.rows[row][0], colour=GREY)
        contract = sheet.extra(row, 1, CONTRACT_ROLE) if first > 1 else None
        if isinstance(contract, tuple):
            call, name, made = contract
            name = card_text.unmarked(name if made else translate("Print", "{name}, failed", name=name))
            pages.marks(cells[1], strung("  ", [call, name]), USUAL)
        elif first > 1:
            pages.draw_text(cells[1], sheet.rows[row][1], colour=GREY)
        for n, (points, total) in enumerate(zip(sheet.points[row], sheet.totals[row], strict=True)):
            cell = cells[first + n]
            pages.font(USUAL)
            pages.draw_text(cell, number(total), RIGHT)
            left = cell.adjusted(0, 0, -max(NARROWEST, cell.width() * 0.42), 0)
            pages.draw_text(left, signed(points), RIGHT, RED if view.game.is_loss(points) else GREY)
        pages.y += ROW
        pages.rule()


def paint_heads(pages: PagePainter, sheet: ScoreModel, edges: Sequence[float]) -> None:
    lines = [header.split("\n") for header in sheet.headers]
    height = STEP * max(map(len, lines)) + 4
    pages.need(height + ROW)
    pages.font(USUAL, bold=True)
    for n, header in enumerate(lines):
        align = LEFT if n < sheet.first_side else RIGHT
        for at, line in enumerate(header):
            top = pages.y + height - 4 - STEP * (len(header) - at)
            pages.draw_text(QRectF(edges[n], top, edges[n + 1] - edges[n] - 4, STEP), line, align)
    pages.y += height
    pages.rule()


# -- a diagram


def lines_of(diagram: Diagram) -> int:
    """Return the number of lines of the longest hand, its name included."""
    game = diagram.view.game
    return 1 + max(len(diagrams.hand_lines(game, cards or (), None)) for cards in diagram.hands)


def diagram_height(diagram: Diagram) -> float:
    seats = diagram.view.game.seats
    rows = 3 if seats == COMPASS else -(-seats // 3)
    return STEP * (3.4 + rows * (lines_of(diagram) + 0.3)) + foot_height(diagram)


def foot_height(diagram: Diagram) -> float:
    """Return the height of the undealt cards and the deal code."""
    parts = game_words.talon_parts(diagram.view.game, len(diagram.talon or ()))
    return STEP * (max(1, len(parts)) + 1.2)


def paint_diagram(pages: PagePainter, rect: QRectF, diagram: Diagram, names: Sequence[str]) -> None:
    """Paint title and result, the hands, the original talon, and the deal code."""
    view, y = diagram.view, rect.top()
    pages.font(USUAL, bold=True)
    pages.draw_text(QRectF(rect.left(), y, rect.width(), STEP), diagrams.title_words(diagram, names))
    pages.font(SMALL)
    for line in (diagrams.contract_line(diagram, names), diagrams.points_line(diagram, names)):
        y += STEP
        pages.draw_text(QRectF(rect.left(), y, rect.width(), STEP), line, colour=GREY)
    y += STEP * 1.4
    column, height = rect.width() / 3, STEP * (lines_of(diagram) + 0.3)
    for seat in range(view.game.seats):
        across, down = place_of(seat, view.game.seats)
        paint_hand(
            pages,
            QRectF(rect.left() + column * across, y + height * down, column - 4, height),
            diagram,
            seat,
            names,
        )
    y = rect.top() + diagram_height(diagram) - foot_height(diagram)
    lines = diagrams.talon_lines(
        view.game, diagram.talon or (), partial(card_text.card_marks, view.game), "  ", TALON_SHOWN
    )
    for n, line in enumerate(lines):
        pages.marks(QRectF(rect.left(), y + STEP * n, rect.width(), STEP), line, SMALL)
    code = QRectF(rect.left(), y + STEP * max(1, len(lines)), rect.width(), STEP)
    pages.marks(code, card_text.unmarked(diagram.code), SMALL - 1)  # however long it is, it must not be cut


def place_of(seat: int, seats: int) -> tuple[int, int]:
    """Return column and row of a hand.

    Four hands are placed as at a table, with seat 0 at the bottom, others three to a row.
    """
    if seats == COMPASS:
        return ((1, 2), (0, 1), (1, 0), (2, 1))[seat]
    return seat % 3, seat // 3


def paint_hand(pages: PagePainter, rect: QRectF, diagram: Diagram, seat: int, names: Sequence[str]) -> None:
    game, cards = diagram.view.game, diagram.hands[seat]
    pages.font(SMALL, bold=True)
    pages.draw_text(QRectF(rect.left(), rect.top(), rect.width(), STEP), names[seat])
    for n, (name, ranks) in enumerate(diagrams.hand_lines(game, cards or (), diagram.view.trump), 1):
        line = f"{{{name}}}  {' '.join(ranks)}" if ranks or name not in game.deck.suits else f"{{{name}}}  –"
        pages.marks(QRectF(rect.left(), rect.top() + STEP * n, rect.width(), STEP), line, SMALL)
