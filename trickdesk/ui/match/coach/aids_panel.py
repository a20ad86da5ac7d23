"""Memory aids at the table: ranks by suit, voids, trumps and tricks taken."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from trickdesk.engine.cards import CardId
from trickdesk.engine.game import Game
from trickdesk.session.memory_aids import Aids, SuitAid
from trickdesk.storage.settings import Help
from trickdesk.ui.match.coach import wording
from trickdesk.ui.match.coach.sheet import stand
from trickdesk.ui.table.geometry import Rect
from trickdesk.ui.text import card_text, player_text
from trickdesk.ui.text.words import translate
from trickdesk.ui.theme.colours import PANEL, panel_sheet
from trickdesk.ui.theme.painting import draw_box, smooth_painter
from trickdesk.ui.widgets.suit_marks import draw_marks

PAD_X, PAD_Y = 9, 6  # around the text, in units
LONGEST = 280  # longest line that isn't abbreviated, in units
GONE, OWN = "#77868f", "#8fd9bb"  # ranks of cards that have been played, and of the viewer's own


class AidsPanel(QFrame):
    """Shows the memory aids that are switched on.

    Transparent to the mouse, but focusable, for screen readers.
    """

    LEAST = 150.0, 24.0  # in units

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(translate("Aids", "Cards seen so far"))
        self.scale = 1.0
        self._aids: Aids
        self._wanted: Help
        self._game: Game
        self._names: Sequence[str]

    def show_aids(self, aids: Aids, wanted: Help, game: Game, names: Sequence[str]) -> None:
        """Show these aids; call it before anything else."""
        self._aids, self._wanted, self._game, self._names = aids, wanted, game, names
        self.setAccessibleDescription(wording.aids_words(aids, wanted, game, names))
        self.update()

    def wanted_size(self, unit: float) -> tuple[float, float]:
        """Return the size in pixels at which nothing is cut."""
        self._set_scale(unit)
        size = self._whole_size()
        return size.width(), size.height()

    def _set_scale(self, unit: float) -> None:
        self.scale = unit
        if (sheet := panel_sheet(unit)) != self.styleSheet():
            self.setStyleSheet(sheet)
        self.ensurePolished()
        self.update()

    def place(self, room: Rect, unit: float) -> bool:
        """Move to the bottom of `room`, on its outer side; return whether all of it fits."""
        self._set_scale(unit)
        size = self._whole_size()
        stand(self, room, size, outside=True)
        return self.size() == size

    # -- content

    def _rows(self) -> list[SuitAid]:
        """Return the suits that have a row."""
        if self._wanted.cards_gone:
            return [aid for aid in self._aids.suits if aid.suit or aid.out]
        return [aid for aid in self._aids.suits if self._wanted.voids and aid.void and aid.suit]

    def _lines(self) -> list[str]:
        """Return the lines of text below the rows."""
        lines = []
        if self._wanted.trumps_out:
            lines.append(wording.trumps_words(self._aids))
        if self._wanted.points_taken:
            text = wording.points_taken_words(self._aids, self._names)
            if self.fontMetrics().horizontalAdvance(text) > LONGEST * self.scale:
                text = wording.brief_taken_words(self._aids, self._names)
            lines.append(text)
        return [line for line in lines if line]

    def _height(self) -> float:
        return self.fontMetrics().height() * 1.15

    def _step(self) -> float:
        """Return the width of a rank: that of the widest, plus a small gap."""
        metrics = QFontMetricsF(self.font())
        ranks = {self._rank(card) for aid in self._rows() for card in aid.cards}
        return max(map(metrics.horizontalAdvance, ranks), default=0.0) + 4 * self.scale

    def _rank(self, card: CardId) -> str:
        """Return the rank to draw for a card, empty for suitless cards drawn as symbols."""
        return card_text.rank_index(self._game, card)

    def _void(self, aid: SuitAid) -> str:
        """Return who is void in a suit, by initials."""
        if not (self._wanted.voids and aid.void):
            return ""
        short = player_text.initials(self._names)
        who = " ".join(short[seat] for seat in aid.void)
        return translate("Aids", "none: {who}", who=who)

    def _whole_size(self) -> QSize:
        metrics = QFontMetricsF(self.font())
        rows, lines = self._rows(), self._lines()
        longest = max((len(aid.cards) for aid in rows), default=0) if self._wanted.cards_gone else 0
        void = max((metrics.horizontalAdvance(self._void(aid)) for aid in rows), default=0.0)
        gap = self._height() * 0.5
        width = self._height() * 1.2 + longest * self._step() + (void + gap if void else 0)
        width = max([width, *(metrics.horizontalAdvance(line) + 2 for line in lines)])
        height = (len(rows) + len(lines) + bool(self._legend())) * self._height()
        return QSize(round(width + 2 * PAD_X * self.scale), round(height + 2 * PAD_Y * self.scale))

    def _legend(self) -> str:
        """Return the legend for the style of the ranks."""
        if not (self._wanted.cards_gone and self._rows()):
            return ""
        return translate("Aids", "crossed out: played; underlined: yours")

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = smooth_painter(self)
        painter.setFont(self.font())
        height = self._height()
        area = QRectF(PAD_X * self.scale, PAD_Y * self.scale, self.width() - 2 * PAD_X * self.scale, height)
        for aid in self._rows():
            self._draw_suit(painter, area, aid)
            area.translate(0, height)
        for text, colour in [(self._legend(), PANEL.muted), *((line, PANEL.text) for line in self._lines())]:
            if text:
                painter.setPen(QColor(colour))
                shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(area.width()))
                painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, shown)
                area.translate(0, height)
        painter.end()

    def _draw_suit(self, painter: QPainter, area: QRectF, aid: SuitAid) -> None:
        size = area.height()
        box = QRectF(area.left(), area.top() + size * 0.05, size * 0.9, size * 0.9)
        if aid.suit:
            draw_marks(painter, box.toRect(), f"{{{aid.suit}}}", Qt.AlignmentFlag.AlignHCenter, True)
        if aid.trump:
            draw_box(painter, box, 3, edge=PANEL.gold, width=1.4)
        x = area.left() + size * 1.2
        if self._wanted.cards_gone:
            step = self._step()
            for card in aid.cards:
                self._draw_rank(painter, QRectF(x, area.top(), step, size), aid, card)
                x += step
            x += size * 0.5
        painter.setPen(QColor(PANEL.gold))
        room = QRectF(x, area.top(), area.right() - x, size)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._void(aid))

    def _draw_rank(self, painter: QPainter, box: QRectF, aid: SuitAid, card: CardId) -> None:
        gone, own = aid.gone >> card & 1, aid.own >> card & 1
        colour = QColor(GONE if gone else OWN if own else PANEL.text)
        rank, deck = self._rank(card), self._game.deck
        painter.setPen(colour)
        other = deck.suit[card] < len(deck.suits) and deck.suits[deck.suit[card]] != aid.suit
        if not rank:
            painter.setOpacity(0.4 if gone else 1.0)
            draw_marks(painter, box.toRect(), f"{{{deck.names[card]}}}", Qt.AlignmentFlag.AlignHCenter, True)
            painter.setOpacity(1.0)
        else:
            font = painter.font()
            font.setBold(not gone and not own)
            font.setItalic(other)  # it is printed as another suit
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, rank)
            painter.setFont(self.font())
        if gone or own:
            painter.setPen(QPen(colour, 1.2))
            y = box.center().y() + (0 if gone else box.height() * 0.4)
            half = min(
                box.width() / 2 - 2.5, QFontMetricsF(self.font()).horizontalAdvance(rank or "M") / 2 + 1
            )
            middle = box.center().x()
            painter.drawLine(QPointF(middle - half, y), QPointF(middle + half, y))
