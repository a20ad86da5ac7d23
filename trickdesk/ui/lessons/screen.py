"""The table and match of a lesson: only the expected actions are accepted.

Rings with an arrow mark what the lesson is about: cards, seats, the kitty, or buttons of a panel.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trickdesk.bots.levels import USUAL, Agreements
from trickdesk.bots.process.client import Answer, BotClient
from trickdesk.engine.actions import Action
from trickdesk.engine.view import PlayerView
from trickdesk.session import State
from trickdesk.session.lesson import LessonSession
from trickdesk.storage.settings import Help, Settings
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.match.table_screen import TableScreen
from trickdesk.ui.panels import CallPanel, DealOverPanel, Panel
from trickdesk.ui.panels.confirm import ChoicePanel
from trickdesk.ui.table.geometry import RATIO
from trickdesk.ui.table.view import CardTable
from trickdesk.ui.theme.colours import PANEL

RING_Z = 1500.0  # above all cards
# In units: line width of a ring, its dark edge, its distance from the card, its corner radius.
WIDTH, EDGE, GAP, ROUND = 4.0, 1.5, 3.0, 7.0
ARROW = 9.0  # half its width, in units


class ScriptedClient(BotClient):
    """Plays the other seats as the lesson says, without a worker process."""

    def __init__(self) -> None:
        super().__init__(["none"])
        self.session: LessonSession | None = None

    def start(self) -> None:
        pass

    def request(
        self,
        ticket: int,
        view: PlayerView,
        level: str,
        seed: int,
        temperament: str = USUAL,
        agreements: Agreements = (),
    ) -> None:
        self.ticket = ticket

    def request_hint(self, ticket: int, view: PlayerView, seed: int, agreements: Agreements = ()) -> None:
        """Do nothing: a lesson has its own hints."""

    def poll(self) -> list[Answer]:
        action = None if self.session is None or self.ticket is None else self.session.scripted()
        if action is None or self.ticket is None:
            return []
        answer, self.ticket = Answer(self.ticket, action), None
        return [answer]


class LessonController(GameController):
    """Runs the match of a lesson.

    Signals:
        wrong(action, reason): A legal but unexpected action was refused.
    """

    wrong = Signal(object, str)  # Action, reason

    def __init__(self, settings: Settings) -> None:
        self._script = ScriptedClient()
        super().__init__(settings, self._script)

    @property
    def lesson(self) -> LessonSession | None:
        return self.session if isinstance(self.session, LessonSession) else None

    def teach(self, session: LessonSession) -> None:
        """Begin a lesson."""
        self._script.session = session
        self.begin(session)

    def read_on(self) -> None:
        """Continue the deal after the text was read."""
        if self.lesson is not None and self.lesson.is_reading and self.is_settled:
            self.lesson.go_on()
            self.stop_pending()
            self._replace()

    def act(self, action: Action) -> None:
        lesson = self.lesson
        if lesson is None or not self.is_settled or self.is_paused or self.state is not State.HUMAN:
            return
        if self.why_not(action) is None and (reason := lesson.wrong(action)) is not None:
            self.wrong.emit(action, reason)
            return
        super().act(action)

    def next_deal(self) -> None:
        """Do nothing: a lesson has only one deal."""

    def _plays_forced(self) -> bool:
        return False  # the learner decides everything

    @property
    def is_variation(self) -> bool:
        return True


class LessonScreen(TableScreen):
    """The table of a lesson.

    Signals:
        goOn(): The result of the deal was read.
        hintWanted(): Show the right answer.
    """

    goOn = Signal()
    hintWanted = Signal()

    def __init__(
        self, controller: LessonController, beside: CardTable, parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, parent, beside)

    def apply(self, settings: Settings) -> None:
        # Only the lesson itself explains things, and nothing counts as explained afterwards.
        super().apply(replace(settings, help=Help(what_now=False, explain="never")))

    def give_hint(self) -> None:
        self.hintWanted.emit()

    def take_back(self) -> bool:
        """Undo what is selected but not confirmed; return whether there was anything."""
        table = self.table
        if table.picks():
            table.set_picks(0)
        elif table.choice.cursor is not None or table.choice.preselected is not None:
            table.choice.preselected = None
            table.hand.set_cursor(None)
        elif isinstance(self.panel, ChoicePanel) and self.panel.chosen:
            self.panel.handle_key(int(Qt.Key.Key_Escape))
        else:
            return False
        return True

    def _settle(self, view: PlayerView) -> None:
        super()._settle(view)
        if isinstance(self.panel, DealOverPanel):
            self.panel.go_on.setText(self.tr("Continue"))
            self.place()

    def keep_result(self) -> None:
        """Keep the result of the deal visible, without any buttons."""
        if isinstance(self.panel, DealOverPanel):
            self.panel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.panel.go_on.hide()
            self.place()

    def _press_key(self, event: QKeyEvent) -> bool:
        is_kept = isinstance(self.panel, DealOverPanel) and self.panel.go_on.isHidden()
        return not is_kept and super()._press_key(event)

    def _after_score(self) -> None:
        self.goOn.emit()


def draw_ring(painter: QPainter, rect: QRectF, unit: float, arrow: bool) -> None:
    """Draw a bright ring with dark edges, and an arrow pointing at it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath()
    path.addRoundedRect(rect, ROUND * unit, ROUND * unit)
    lines = ((QColor(0, 0, 0, 200), WIDTH + 2 * EDGE), (QColor(PANEL.gold), WIDTH))
    for colour, width in lines:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, width * unit))
        painter.drawPath(path)
    if arrow:
        half = ARROW * unit
        above = rect.top() > 1.5 * half
        tip = QPointF(rect.center().x(), rect.top() if above else rect.bottom())
        height = -1.5 * half if above else 1.5 * half
        head = QPolygonF([tip, tip + QPointF(-half, height), tip + QPointF(half, height)])
        painter.setPen(QPen(QColor(0, 0, 0, 200), EDGE * unit))
        painter.setBrush(QColor(PANEL.gold))
        painter.drawPolygon(head)


class TableRing(QGraphicsItem):
    """A ring in the scene, transparent to the mouse."""

    def __init__(self, rect: QRectF, unit: float) -> None:
        super().__init__()
        self.rect, self.unit = rect, unit
        self.setZValue(RING_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        edge, far = (WIDTH + EDGE) * self.unit, 2 * ARROW * self.unit
        return self.rect.adjusted(-edge, -edge - far, edge, edge + far)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        draw_ring(painter, self.rect, self.unit, arrow=True)


class PanelRing(QWidget):
    """A ring that follows a part of a panel, transparent to the mouse."""

    def __init__(self, around: QWidget, panel: Panel) -> None:
        super().__init__(panel)
        self._around, self._panel = around, panel
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        part: QWidget | None = around
        while part is not None and part is not panel:
            part.installEventFilter(self)
            part = part.parentWidget()
        self._fit()
        self.show()

    def _fit(self) -> None:
        around, self.scale = self._around, max(1.0, self._panel.scale)
        grown = round(5 * self.scale)
        top = around.mapTo(self._panel, around.rect().topLeft())
        self.setGeometry(
            top.x() - grown, top.y() - grown, around.width() + 2 * grown, around.height() + 2 * grown
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._fit()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        inset = 3.0 * self.scale
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        draw_ring(painter, rect, self.scale * 0.6, arrow=False)
        painter.end()


class Rings(QObject):
    """All rings on a table; `targets` are written as in a lesson."""

    def __init__(self, table: CardTable) -> None:
        super().__init__(table)
        self._table = table
        self.items: list[TableRing] = []
        self.parts: list[PanelRing] = []
        self.targets: Sequence[str] = ()

    def show(self, targets: Sequence[str], panel: Panel | None) -> None:
        """Draw rings around the visible targets."""
        self.clear()
        self.targets = targets
        layout = self._table.board.layout
        if layout is None:
            return
        for target in targets:
            for rect in self._places(target):
                gap = GAP * layout.unit
                ring = TableRing(rect.adjusted(-gap, -gap, gap, gap), layout.unit)
                self._table.scene().addItem(ring)
                self.items.append(ring)
            if target.startswith("call ") and isinstance(panel, CallPanel):
                around = panel.widgets_for(target.removeprefix("call "))
                self.parts += [PanelRing(part, panel) for part in around]

    def clear(self) -> None:
        """Remove all rings."""
        self.targets = ()
        items, self.items = self.items, []
        for item in items:
            self._table.scene().removeItem(item)
        parts, self.parts = self.parts, []
        for part in parts:
            if shiboken6.isValid(part):  # may have been deleted with their panel
                part.hide()
                part.deleteLater()

    def _places(self, target: str) -> Iterator[QRectF]:
        """Yield the areas of a target in the scene."""
        board, game = self._table.board, self._table.game
        layout = board.layout
        if game is None or layout is None:
            return
        if target.startswith("seat "):
            seats = game.seats
            plate = layout.plate((int(target.split()[1]) - self._table.bottom) % seats)
            yield QRectF(plate.left, plate.top, plate.right - plate.left, plate.bottom - plate.top)
        elif target == "kitty":
            whole = QRectF()
            for item in board.kitty:
                whole |= QRectF(item.home[0], item.home[1], item.width, item.width * RATIO)
            if not whole.isEmpty():
                yield whole
        elif target in game.deck.id:
            card = game.deck.id[target]
            for spot in board.spots():
                if spot.item.card == card:
                    yield QRectF(spot.x, spot.y, spot.width, spot.width * RATIO)
