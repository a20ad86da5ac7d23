"""The table of a review: the card table, read only, with all hands open or as one seat saw it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QResizeEvent, QTransform
from PySide6.QtWidgets import QWidget

from trickdesk.engine.cards import CardId, CardSet, Seat, cards_in
from trickdesk.engine.counted import counted_in_trick
from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.view import PlayerView
from trickdesk.storage.settings import Settings
from trickdesk.ui.cards.hand_order import sort_hand
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.table.arrange import Content
from trickdesk.ui.table.view import SMALLEST, CardTable
from trickdesk.ui.theme.colours import FELTS


@dataclass(frozen=True)
class Opened:
    """What a step shows beside a view: all ``hands`` by seat and the ``talon``, empty where one seat looks on; the
    ``trick`` that the step has ended, and ``rings`` of cards as states of their pictures."""

    hands: Sequence[CardSet] = ()
    talon: Sequence[CardId] = ()
    trick: SeenTrick | None = None
    rings: Mapping[CardId, str] = field(default_factory=dict)


class ReplayTable(CardTable):
    """Shows steps of a deal that is over; nothing can be played on it."""

    clears = False  # it is to look the same at every step

    def __init__(self, parent: QWidget | None = None, pixmaps: CardPixmaps | None = None) -> None:
        self._opened = Opened()
        super().__init__(parent, pixmaps)
        self.setAccessibleName(self.tr("The table at this step"))

    def show_step(self, view: PlayerView, bottom: Seat, opened: Opened) -> None:
        """Set the table as it was at a step."""
        self._opened = opened
        self.show_view(view, bottom, False)

    def apply(self, settings: Settings) -> None:
        super().apply(settings)
        self.setBackgroundBrush(QColor(FELTS[self.felt.name][1]))
        self.hand.may_preselect = False

    def contents(self, view: PlayerView, bottom: Seat) -> Content:
        """Also the hands of the others, the undealt cards, and a trick that has just ended."""
        told, opened, game = super().contents(view, bottom), self._opened, view.game
        seats = [(bottom + place) % game.seats for place in range(game.seats)]
        if opened.hands:
            hands = (
                tuple(sort_hand(game, cards_in(opened.hands[seat] & ~view.shown[seat]), view.trump))
                for seat in seats[1:]
            )
            told = replace(told, fans=((), *hands), kitty=tuple(reversed(opened.talon)))
        if (trick := opened.trick) is not None:
            cards = zip(trick.seats, trick.cards, strict=True)
            told = replace(told, trick=tuple((seats.index(seat), card) for seat, card in cards))
        return told

    def _set_view(self, view: PlayerView, bottom: Seat, enabled: bool, announce_turn: bool = False) -> None:
        super()._set_view(view, bottom, enabled, announce_turn)
        suits = counted_in_trick(view, self._opened.trick) if self._opened.trick is not None else {}
        for item in self.board.items:
            if item.card in suits:
                item.set_suit(suits[item.card])
        self._ring()

    def _ring(self) -> None:
        for item in self.board.items:
            if item.card in self._opened.rings:
                item.set_state(self._opened.rings[item.card])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size, (wide, high) = self.viewport().size(), SMALLEST
        scale = min(1.0, size.width() / wide, size.height() / high)
        self.setTransform(QTransform.fromScale(scale, scale))
        self._ring()  # to lay the hand out again has taken its rings away

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
