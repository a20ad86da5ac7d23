"""Curtain between two people at one screen: opaque, with the next person's name."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.plain_text import PlainLabel, plain_title
from trickdesk.ui.qt.window_placement import text_scale
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme.colours import grown, panel_sheet, scaled_font, text_size
from trickdesk.ui.widgets.page_parts import lay_column, push_button

GROUND = QColor("#101a17")
CARD_WIDTH = 130  # at the usual window size
QUIET_S = 0.7  # seconds without input; keys still meant for the table come faster


class Curtain(QWidget):
    """Covers everything until the next person confirms; Escape does nothing.

    The button works only after a moment without keys and clicks, so holding down Enter can't reveal someone's
    hand.

    Args:
        pixmaps: Painted cards.
        parent: Parent widget.
        now: Monotonic clock in seconds.

    Signals:
        seated: The next person is there.
    """

    seated = Signal()

    def __init__(
        self,
        pixmaps: CardPixmaps,
        parent: QWidget | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._pixmaps = pixmaps
        self.now = now
        self._touched = 0.0
        self._quiet = QTimer(self, singleShot=True)
        self._quiet.timeout.connect(self.wake)
        self._back = PlainLabel()
        self._title = PlainLabel(wraps=True)
        self._news = PlainLabel(wraps=True)
        self._detail = PlainLabel(wraps=True)
        self.button = push_button("", self.seated, primary=True)
        self.button.installEventFilter(self)
        self._title.setStyleSheet("color: #f3f6f8;")
        self._news.setStyleSheet("color: #f3f6f8;")
        self._detail.setStyleSheet("color: #b4c0c9;")
        column = lay_column(0, on=self)
        for label in (self._back, self._title, self._news, self._detail):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
            column.addSpacing(grown(8))
        column.addSpacing(grown(14))
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()

    def show_for(self, name: str, news: str, detail: str) -> None:
        """Cover the screen for `name`.

        Neither `news`, which may be empty, nor `detail` contains a secret.
        """
        self._title.setText(fill(self.tr("Pass the screen to {name}"), name=name))
        self._news.show_text(news)
        self._detail.setText(detail)
        label = fill(self.tr("I am {name} – show my cards"), name=name)
        self.button.setText(plain_title(label))
        self.button.setAccessibleName(label)
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(news)
        self._grow()
        self.setFocus()
        self._touch()

    def _touch(self) -> None:
        """Note input: the button stays disabled a moment longer."""
        self._touched = self.now()
        self.wake()

    def wake(self) -> None:
        """Enable the button if there has been no input for long enough."""
        left = self._touched + QUIET_S - self.now()
        self.button.setEnabled(left <= 0)
        if left > 0:
            self._quiet.start(math.ceil(left * 1000))
        elif self.isVisible():
            self.button.setFocus()

    def _grow(self) -> None:
        """Scale everything with the window's text."""
        width = round(CARD_WIDTH * text_scale(self.size()))
        self._back.setPixmap(self._pixmaps.get("back", width, self.devicePixelRatioF()))
        self._title.setFont(scaled_font(self.font(), 2.2, bold=True))
        self._news.setFont(scaled_font(self.font(), 1.3))
        self._detail.setFont(scaled_font(self.font(), 1.15))
        sheet = panel_sheet(1.2 * text_size())  # the background is dark in every theme
        if sheet != self.button.styleSheet():  # Qt would not notice, and this is slow
            self.button.setStyleSheet(sheet)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self._grow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange) and self.isVisible():
            self._grow()

    def hideEvent(self, event: QHideEvent) -> None:
        # Screen readers would still find the old text.
        self._news.clear()
        self.setAccessibleDescription("")
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), GROUND)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._touch_early()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.button.isEnabled() and event.key() in ENTER and not event.isAutoRepeat():
            self.button.click()
        else:
            self._touch_early()
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._touch_early()
        super().keyReleaseEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A disabled button swallows clicks.
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._touch_early()
        return super().eventFilter(watched, event)

    def _touch_early(self) -> None:
        """Note input, unless the button is enabled already."""
        if not self.button.isEnabled():
            self._touch()
