"""At the end of a deal: the sign of what was made or failed, and the cards of the trick that decided it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.game import Game
from trickdesk.ui.cards.pixmaps import RATIO, CardPixmaps, pad
from trickdesk.ui.text import cards_words
from trickdesk.ui.text.words import listed, strung
from trickdesk.ui.theme.colours import PANEL
from trickdesk.ui.widgets.suit_marks import draw_lines

CARD, MANY_CARD = 56, 44  # the width of a card, in units: of up to four, and of more
MADE = "#3fb389"


class Sign(QWidget):
    """A tick on a disc, or a cross on a square: neither needs its colour to be told apart. ``scale`` follows text."""

    def __init__(self, made: bool, share: float = 1.25, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.made, self._share = made, share

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * self._share)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(side / 16, side / 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(MADE if self.made else PANEL.danger))
        if self.made:
            painter.drawEllipse(QPointF(), 7.6, 7.6)
            draw_lines(painter, QColor(PANEL.on_accent), 2.2, [(-3.4, 0.2), (-1, 2.8), (3.6, -2.8)])
        else:
            painter.drawRoundedRect(QRectF(-7.2, -7.2, 14.4, 14.4), 3, 3)
            draw_lines(painter, QColor("#2a0b08"), 2.2, [(-3, -3), (3, 3)], [(-3, 3), (3, -3)])
        painter.end()


class TrickCards(QWidget):
    """The cards of a finished trick in a row, as they were played, with the names below; the winner's is ringed."""

    def __init__(
        self,
        game: Game,
        trick: SeenTrick,
        names: Sequence[str],
        pixmaps: CardPixmaps,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.trick, self.pixmaps = trick, pixmaps
        self._faces = [game.deck.names[card] for card in trick.cards]
        self._names = [names[seat] for seat in trick.seats]
        self.scale = 1.0
        said = listed(
            strung(" ", [name, cards_words(game, [card])])
            for name, card in zip(self._names, trick.cards, strict=True)
        )
        self.setAccessibleName(said)

    def set_scale(self, scale: float) -> None:
        """Take the size of the panel."""
        self.scale = scale
        self.updateGeometry()
        self.update()

    def _card(self) -> float:
        return (CARD if len(self._faces) <= 4 else MANY_CARD) * self.scale

    def _gap(self) -> float:
        return 8 * self.scale

    def sizeHint(self) -> QSize:
        card, line = self._card(), self.fontMetrics().height()
        count = len(self._faces)
        return QSize(
            round(count * card + (count - 1) * self._gap() + 6), round(card * RATIO + line * 1.15 + 6)
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        card, dpr = self._card(), self.devicePixelRatioF()
        step, line = card + self._gap(), QFontMetricsF(self.font()).height()
        left = (self.width() - (step * len(self._faces) - self._gap())) / 2
        margin = pad(card, dpr)
        for place, (face, name) in enumerate(zip(self._faces, self._names, strict=True)):
            won = self.trick.seats[place] == self.trick.winner
            picture = self.pixmaps.get(face, card, dpr, "win" if won else "")
            x = left + place * step
            painter.drawPixmap(QPointF(x - margin, 3 - margin), picture)
            font = self.font()
            font.setBold(won)
            painter.setFont(font)
            painter.setPen(QColor(PANEL.gold if won else PANEL.muted))
            room = step - 1
            shown = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(room))
            box = QRectF(x + card / 2 - room / 2, 3 + card * RATIO + line * 0.1, room, line)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)
        painter.end()
