"""Status bar below the table: scores, what is awaited, messages, a seal."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainterPath, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QStatusBar, QToolButton, QWidget

from trickdesk.engine.actions import AskCall, AskGive
from trickdesk.engine.view import PlayerView
from trickdesk.session import Session
from trickdesk.ui.match.table_screen import TableScreen
from trickdesk.ui.qt.plain_text import set_tip
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.text import fair_deals, name_text, scores
from trickdesk.ui.theme.colours import current_theme
from trickdesk.ui.theme.painting import draw_frame, smooth_painter
from trickdesk.ui.widgets.elided_label import ElidedLabel

MESSAGE_MS = 5000
TEETH = 14  # of the seal


class Seal(QToolButton):
    """The seal in the corner, which opens the page about fair deals.

    It has a tick if the deal has a commitment.
    """

    def __init__(self) -> None:
        super().__init__()
        self._is_fair = False
        self.setAccessibleName(self.tr("Fair deal"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def follow(self, session: Session) -> None:
        """Show whether the current deal has a commitment."""
        self._is_fair, words = session.fair_deal is not None, fair_deals.seal_words(session)
        set_tip(self, words)
        self.setAccessibleDescription(words)
        self.show()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that doesn't make the bar higher."""
        size = self.fontMetrics().height() + 2
        return QSize(size, size).expandedTo(self.minimumSize())

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = current_theme(), smooth_painter(self)
        size = min(self.width(), self.height(), self.fontMetrics().height() + 8) - 2.0
        colour = QColor(theme.accent if self._is_fair else theme.muted)
        painter.translate(QRectF(self.rect()).center())
        painter.scale(size / 20, size / 20)
        painter.setPen(QPen(colour, 1.6))
        painter.setBrush(colour if self._is_fair else Qt.BrushStyle.NoBrush)
        star = QPainterPath()
        for turn in range(TEETH * 2):
            ray = QPointF(0, -8.5 if turn % 2 else -7.0)
            angle = QTransform().rotate(180 / TEETH * turn).map(ray)
            star.lineTo(angle) if turn else star.moveTo(angle)
        star.closeSubpath()
        painter.drawPath(star)
        painter.setPen(QPen(QColor(theme.on_accent) if self._is_fair else colour, 2.2))
        if self._is_fair:
            painter.drawPolyline([QPointF(-3.6, 0.2), QPointF(-1, 3), QPointF(3.8, -2.8)])
        else:
            painter.drawLine(QPointF(-3.4, 0), QPointF(3.4, 0))
        if self.hasFocus():
            painter.resetTransform()
            draw_frame(painter, QRectF(self.rect()), 4, theme.focus, 2)
        painter.end()


class StatusBar(QStatusBar):
    """Shows the state of the table; a message replaces it for a moment."""

    def __init__(self, screen: TableScreen, parent: QWidget) -> None:
        super().__init__(parent)
        # Long text must not make the window wider.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._table, self._controller = screen.table, screen.controller
        self.status, self.situation = ElidedLabel(), ElidedLabel()
        self.addWidget(self.status, 1)
        self.addPermanentWidget(self.situation)
        self.seal = Seal()
        self.addPermanentWidget(self.seal)
        # Qt alone would show both after the text has grown with the window.
        self.messageChanged.connect(lambda message: self.status.setVisible(not message))
        self._table.viewShown.connect(self._note)
        self._table.spoken.connect(self._show_situation)

    def forget(self) -> None:
        """Clear the bar when no match is visible."""
        self.status.clear()
        self.situation.clear()
        self.seal.hide()

    def _note(self, view: PlayerView) -> None:
        session = self._controller.session
        if session is None:
            return
        names = name_text.names_of(session.setup.players)
        words, *shorter = scores.status_words(view, names, session.setup.preset)
        if words != self.status.text():  # the shorter texts say the same
            self.status.setText(words, *shorter, *scores.brief_status_words(view, names))
        has_panel = isinstance(view.ask, AskCall | AskGive)  # which says it in its title
        self._show_situation("" if has_panel else scores.prompt_words(view, names))
        self.seal.follow(session)

    def _show_situation(self, sentence: str) -> None:
        """Show what the table is waiting for, or the message of a pause."""
        if self._controller.session is not None:
            self.situation.setText(sentence)

    def show_message(self, sentence: str) -> None:
        """Show a sentence for a moment, such as why something isn't possible.

        An empty sentence removes the message.
        """
        self.showMessage(sentence, MESSAGE_MS)
        if sentence and self._controller.settings.accessibility.announcements != "off":
            announce(self._table, sentence)
