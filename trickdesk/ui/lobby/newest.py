"""The match that was played last, offered above everything else in the lobby."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.storage.saves import Summary
from trickdesk.ui import text
from trickdesk.ui.cards.pixmaps import RATIO, CardPixmaps
from trickdesk.ui.elided import ElidedLabel
from trickdesk.ui.lobby.game_list import emblem
from trickdesk.ui.lobby.unfinished import game_words, match_words
from trickdesk.ui.plain import PlainLabel

LINES = 3.3  # of text: the height of the picture
SHADOW = 3  # around the card in it


class Picture(QWidget):
    """A card that stands for a game, as high as its place."""

    def __init__(self, pixmaps: CardPixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._card = ""

    def set_card(self, card: str) -> None:
        self._card = card
        height = round(self.fontMetrics().height() * LINES)
        self.setFixedSize(round((height - 2 * SHADOW) / RATIO) + 2 * SHADOW, height)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card:
            width = self.width() - 2 * SHADOW
            pixmap = self._pixmaps.get(self._card, width, self.devicePixelRatioF())
            size = pixmap.deviceIndependentSize()
            left, top = (self.width() - size.width()) / 2, (self.height() - size.height()) / 2
            QPainter(self).drawPixmap(round(left), round(top), pixmap)


class NewestMatch(QFrame):
    """``resumed(match id)``, ``dropped(summary)``: it may be deleted. Hidden while there is none."""

    resumed = Signal(str)
    dropped = Signal(object)

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setProperty("main", True)
        self.summary: Summary | None = None
        self.picture = Picture(pixmaps)
        self.title, self.detail = PlainLabel(), ElidedLabel()
        self.title.setProperty("heading", "2")
        self.detail.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.drop = QPushButton(self.tr("Delete…"))
        self.drop.clicked.connect(self._drop)
        self.go_on = QPushButton(self.tr("Continue"))
        self.go_on.setProperty("primary", True)
        self.go_on.clicked.connect(self._resume)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.detail)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 7, 14, 7)
        row.setSpacing(10)
        row.addWidget(self.picture)
        row.addSpacing(4)
        row.addLayout(words, 1)
        row.addWidget(self.drop)
        row.addWidget(self.go_on)
        self.hide()

    def refresh(self, summary: Summary | None) -> None:
        """Offer this match; its score comes later, if at all."""
        self.summary = summary
        self.setVisible(summary is not None)
        if summary is None:
            return
        kinds = games()
        kind = kinds.get(summary.game)
        self.picture.setVisible(kind is not None)
        if kind is not None:
            self.picture.set_card(emblem(kind, list(kinds).index(kind.id)))
        self.title.setText(self.tr("Continue: {game}").format(game=game_words(summary)))
        self._tell("")

    def set_standing(self, view: PlayerView, names: Sequence[str]) -> None:
        """Say how the match stands."""
        self._tell(text.totals_words(view, names))

    def _tell(self, score: str) -> None:
        assert self.summary is not None
        words = text.capital(match_words(self.summary, score))
        self.detail.setText(words)
        self.go_on.setAccessibleDescription(f"{self.title.text()}. {words}")

    def _resume(self) -> None:
        if self.summary is not None:
            self.resumed.emit(self.summary.match_id)

    def _drop(self) -> None:
        if self.summary is not None:
            self.dropped.emit(self.summary)
