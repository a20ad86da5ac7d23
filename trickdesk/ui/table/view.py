"""The card table widget: shows views and events, and says what the player does with his cards."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QToolTip, QWidget

from trickdesk.engine.ask import AskCall, AskPlay
from trickdesk.engine.cards import CardId, CardSet, Seat, cards_in
from trickdesk.engine.events import Event
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.storage.settings import Settings
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.table import accessibility, geometry
from trickdesk.ui.table.arrange import content
from trickdesk.ui.table.background import paint_felt
from trickdesk.ui.table.board import DRAG_Z, PLATE_Z, Board
from trickdesk.ui.table.choice import Choice
from trickdesk.ui.table.clock import Clock, Tween
from trickdesk.ui.table.director import Batch, Director
from trickdesk.ui.table.items import CardItem, Skin
from trickdesk.ui.table.keyboard import press_key, release_key
from trickdesk.ui.table.last_trick import LastTrick
from trickdesk.ui.table.mouse import Mouse
from trickdesk.ui.table.plates import ContractBadge, Plate, PlateInfo, contract_info, plate_infos
from trickdesk.ui.text import call_marks, card_words, event_words, turn_words

HOVER_MS = 90
THINKING_AFTER_MS = 300
SPEEDS = {"off": 0.0, "quick": 0.55, "normal": 1.0, "slow": 1.6}  # factors on every time
SMALLEST = (720, 480)  # below this the table is cut off instead of squeezed


class CardTable(QGraphicsView):
    """The table of one match, seen from one seat.

    ``cardChosen(card)``: play this card. ``cardRefused(card)``: a card was tried that may not be chosen.
    ``picksChanged(mask)``: the cards picked to be put away. ``seatChosen(seat)``: a plate was clicked, or its number
    pressed, while a team is chosen. ``announced(text)``: what a screen reader was told. ``idle()``: all events
    given to `play_events` have been shown, the finished trick included.
    """

    cardChosen = Signal(int)
    cardRefused = Signal(int)
    picksChanged = Signal(object)
    seatChosen = Signal(int)
    announced = Signal(str)
    idle = Signal()

    def __init__(self, parent: QWidget | None = None, pixmaps: CardPixmaps | None = None) -> None:
        super().__init__(parent)
        accessibility.install()
        scene = QGraphicsScene(self)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Your hand"))
        self.pixmaps = pixmaps or CardPixmaps()
        self.skin = Skin(self.pixmaps)
        self.board = Board(scene, self.skin)
        self.clock = Clock(self)
        self.clock.started.connect(self.pixmaps.pause)
        self.clock.stopped.connect(self.pixmaps.resume)
        self.director = Director(self.board, self.clock)
        self.director.shown.connect(self._on_event)
        self.director.idle.connect(self.idle)
        self.choice = Choice()
        self.mouse = Mouse(self)
        self.confirm_play = False
        self._may_preselect = False
        self._felt, self._text_scale = "fern", 1.0
        self._announce = "all"
        self.game: Game | None = None
        self.names: list[str] = []
        self.view: PlayerView | None = None
        self.bottom: Seat = 0
        self._enabled = False
        self._covered = False
        self._chosen: tuple[Seat, ...] = ()
        self._infos: list[PlateInfo] = []
        self._plates: list[Plate] = []
        self._background = QGraphicsPixmapItem()
        self._background.setZValue(-100)
        scene.addItem(self._background)
        self._badge = ContractBadge()
        self._badge.setZValue(PLATE_Z)
        scene.addItem(self._badge)
        self._overlay: LastTrick | None = None
        self._thinking: Seat | None = None
        self._thinking_timer = QTimer(self)
        self._thinking_timer.setSingleShot(True)
        self._thinking_timer.setInterval(THINKING_AFTER_MS)
        self._thinking_timer.timeout.connect(self._show_plates)
        self._laid_out: object = None
        self._relayout()

    # -- what is shown

    def configure(self, game: Game, names: Sequence[str]) -> None:
        """Lay the table for a game; ``names`` by seat."""
        self.finish()
        self.game, self.names = game, list(names)
        self.skin.names = game.deck.names
        self.pixmaps.points = {name: game.trick_points((card,)) for card, name in enumerate(game.deck.names)}
        self.view = None
        self.choice.clear()
        self.board.reset(game.seats)
        for plate in self._plates:
            self.scene().removeItem(plate)
        self._plates = [Plate() for _ in range(game.seats)]
        for plate in self._plates:
            plate.setZValue(PLATE_Z)
            self.scene().addItem(plate)
        self._infos = [PlateInfo(name, team=game.side(seat)) for seat, name in enumerate(self.names)]
        self._relayout(force=True)

    def show_view(self, view: PlayerView, bottom: Seat, ask_enabled: bool = True) -> None:
        """Set the table from a view, without motion; ends whatever moves. ``ask_enabled``: the asked seat sits here."""
        self.finish()
        self._set_view(view, bottom, ask_enabled)

    def play_events(
        self, events: Sequence[Event], view: PlayerView, bottom: Seat, ask_enabled: bool = True
    ) -> None:
        """Show events (as the viewer may see them) one after the other, then set the table from the view."""
        self.choice.clear()
        self._chosen = ()
        self.mouse.forget()
        self.decorate()
        if bottom != self.bottom:
            self.finish()
            self.bottom = bottom
            self.board.reset(view.game.seats)
        self.director.play(
            Batch(events, view, bottom, lambda: self._set_view(view, bottom, ask_enabled, announce_turn=True))
        )

    def _set_view(self, view: PlayerView, bottom: Seat, enabled: bool, announce_turn: bool = False) -> None:
        if bottom != self.bottom and self.board.items:
            self.board.reset(view.game.seats)
        self.view, self.bottom, self._enabled = view, bottom, enabled
        self.director.note(view)
        self.mouse.forget()
        self._chosen = ()
        self.choice.set(view, enabled and not self._covered)
        before = [item.card for item in self.board.hand]
        self.board.set(
            content(view, bottom, covered=self._covered, mode=self.director.sort_mode, before=before)
        )
        for item in self.board.items:
            item.lift = 0.0
            item.set_state("")
        self.board.settle()
        self.decorate(at_once=True)
        self._infos = plate_infos(view, self.names, thinking=self._thinking)
        self._show_plates()
        accessibility.hand_changed(self)
        if announce_turn and view.turn is not None and view.turn == view.seat:
            self._say(turn_words(view, self.names), turn=True)
        self._play_preselected()

    @property
    def busy(self) -> bool:
        """Whether events are still being shown, or a finished trick rests."""
        return self.director.busy

    def finish(self) -> None:
        """Show the end of everything that moves or rests, at once."""
        self.director.finish()

    def skip(self) -> bool:
        """End what input may end: last trick, rest, flights; whether there was anything."""
        if self._overlay is not None:
            self.show_last_trick(False)
            return True
        if self.busy:
            self.finish()
            return True
        return False

    def cover(self, on: bool) -> None:
        """Take every face of a hand or a row out of the scene and of the accessibility tree, or bring it back."""
        self.finish()
        self._covered = on
        QToolTip.hideText()
        self.choice.preselected = None
        if self.view is not None:
            self._set_view(self.view, self.bottom, self._enabled)

    def show_last_trick(self, on: bool) -> None:
        """Lay the last finished trick over the table, or take it away."""
        if self._overlay is not None:
            self.scene().removeItem(self._overlay)
            self._overlay = None
        tricks = [trick for trick in self.view.tricks if trick.winner is not None] if self.view else []
        if on and tricks:
            assert self.board.layout is not None
            title = self.tr("Last trick: {name}").format(name=self.names[tricks[-1].winner or 0])
            self._overlay = LastTrick(
                tricks[-1], self.bottom, self.names, self.board.layout, self.skin, self.font(), title
            )
            self.scene().addItem(self._overlay)

    def set_thinking(self, seat: Seat | None) -> None:
        """Mark a plate, a moment later, as that of a bot that thinks; None takes the mark away."""
        self._thinking = seat
        if seat is None:
            self._thinking_timer.stop()
            self._show_plates()
        else:
            self._thinking_timer.start()

    def set_chosen(self, seats: Sequence[Seat]) -> None:
        """Ring the plates of the team-mates chosen so far."""
        self._chosen = tuple(seats)
        self._show_plates()

    def apply(self, settings: Settings) -> None:
        """Take over the settings: look, motion and how to play."""
        look, play, motion = settings.look, settings.play, settings.motion
        self.finish()
        self.pixmaps.style, self.pixmaps.four_colour = look.index, look.four_colour
        self.pixmaps.back = f"back-{look.back}"
        self._felt, self._text_scale = look.felt, look.text_size / 100
        self.clock.speed = SPEEDS[motion.speed]
        self.clock.reduced = motion.reduced == "on"
        self.director.rest_ms = play.trick_rest_ms
        self.director.sort_mode = play.sort_order
        self.mouse.mode = play.how_to_play
        self.confirm_play, self._may_preselect = play.confirm_play, play.preselect
        self._announce = settings.accessibility.announcements
        self._relayout(force=True)
        if self.view is not None:
            self._set_view(self.view, self.bottom, self._enabled)

    def panel_area(self) -> QRectF:
        """Where a panel may lie: above the own plate, over no plate, no own card and no face-up row."""
        assert self.board.layout is not None
        area = self.board.layout.panel_area()
        return QRectF(area.left, area.top, area.right - area.left, area.bottom - area.top)

    # -- what the player does

    def picks(self) -> CardSet:
        """The cards picked to be put away."""
        return self.choice.picks

    def set_picks(self, mask: CardSet) -> None:
        """Pick these cards instead."""
        if mask != self.choice.picks:
            self.choice.picks = mask
            self.decorate()
            self.picksChanged.emit(mask)

    def toggle(self, card: CardId) -> None:
        """Pick a card to put away, or take it back."""
        if self.choice.toggle(card):
            self.decorate()
            self.picksChanged.emit(self.choice.picks)
        else:
            self.cardRefused.emit(card)

    def play_card(self, card: CardId, confirmed: bool = False) -> None:
        """Choose a card that may be played; where plays are confirmed the first click only marks it."""
        if not isinstance(self.choice.ask, AskPlay) or not self.choice.allows(card):
            return
        if self.confirm_play and not confirmed and self.choice.cursor != card:
            self.set_cursor(card)
            return
        self.choice.cursor = self.choice.hover = None
        self.decorate()
        self.cardChosen.emit(card)

    def choose_seat(self, seat: Seat) -> bool:
        """Say that a seat was picked, if a team is being chosen."""
        ask = self.view.ask if self.view and self._enabled else None
        if not isinstance(ask, AskCall) or ask.style != "team" or not 0 <= seat < len(self.names):
            return False
        if seat != ask.seat:
            self.seatChosen.emit(seat)
        return True

    def preselect(self, card: CardId) -> None:
        """Mark a card to be played as soon as it may be, or take the mark away (a setting)."""
        view = self.view
        if not self._may_preselect or card < 0 or view is None or view.seat is None or not view.players:
            return
        self.choice.preselected = None if self.choice.preselected == card else card
        self.decorate()

    def _play_preselected(self) -> None:
        card = self.choice.preselected
        if card is None or not isinstance(self.choice.ask, AskPlay):
            return
        self.choice.preselected = None
        if self.choice.allows(card):
            QTimer.singleShot(0, self, lambda: self.play_card(card, confirmed=True))
        self.decorate()

    def set_cursor(self, card: CardId | None) -> None:
        """Put the keyboard's cursor on a card, or take it away."""
        self.choice.cursor = card
        self.decorate()
        accessibility.focus_changed(self, self.cursor_index())

    def step(self, direction: int) -> None:
        """Move the cursor to the next possible card."""
        self.choice.step([item.card for item in self.board.own_cards()], direction)
        self.set_cursor(self.choice.cursor)

    def hover(self, item: CardItem | None) -> None:
        """The pointer is over this card."""
        card = None if item is None or self.busy else item.card
        if card != self.choice.hover:
            self.choice.hover = card
            self.decorate()
        possible = card is not None and self.choice.allows(card)
        shape = Qt.CursorShape.PointingHandCursor if possible else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    # -- finding things

    def card_at(self, position: QPointF) -> CardItem | None:
        """The own card under a point; a lifted card is found at its resting place too, so that it does not flutter."""
        for item in reversed(self.board.own_cards()):
            height = item.home[1] + item.width * geometry.RATIO - item.y()
            if QRectF(item.x(), item.y(), item.width, height).contains(position):
                return item
        return None

    def seat_at(self, position: QPointF) -> Seat | None:
        """The seat whose plate is under a point."""
        layout = self.board.layout
        for place in range(len(self._plates)):
            assert layout is not None
            plate = layout.plate(place)
            if plate.left <= position.x() <= plate.right and plate.top <= position.y() <= plate.bottom:
                return (self.bottom + place) % len(self._plates)
        return None

    def board_height(self, item: CardItem) -> float:
        """How high an own card belongs in the scene."""
        return next((spot.z for spot in self.board.spots() if spot.item is item), 0.0)

    # -- for screen readers

    def hand_words(self) -> list[str]:
        """The own cards by name, from left to right."""
        return [self._card_words(item) for item in self.board.own_cards()]

    def _card_words(self, item: CardItem) -> str:
        if self.game is None or item.card < 0:
            return self.tr("Face-down card")
        return card_words(self.game, item.card)

    def table_words(self) -> str:
        """The trick on the table in words."""
        if self.game is None:
            return ""
        seats = len(self.names)
        cards = [
            self.tr("{name}: {card}").format(
                name=self.names[(self.bottom + place) % seats], card=self._card_words(item)
            )
            for place, item in self.board.trick
        ]
        return "; ".join(cards)

    def cursor_index(self) -> int:
        """The place of the cursor among the own cards, or -1."""
        cards = [item.card for item in self.board.own_cards()]
        return cards.index(self.choice.cursor) if self.choice.cursor in cards else -1

    def card_state(self, index: int) -> tuple[bool, bool, bool]:
        """Whether an own card may be chosen, is picked, has the cursor."""
        cards = self.board.own_cards()
        card = cards[index].card if index < len(cards) else -1
        picked = card >= 0 and bool(self.choice.picks >> card & 1)
        return self.choice.allows(card), picked, card >= 0 and card == self.choice.cursor

    def card_rect(self, index: int) -> QRect:
        """Where an own card is on the screen."""
        cards = self.board.own_cards()
        if index >= len(cards):
            return QRect()
        item = cards[index]
        corner = self.viewport().mapToGlobal(QPoint(round(item.x()), round(item.y())))
        return QRect(corner.x(), corner.y(), round(item.width), round(item.width * geometry.RATIO))

    def _say(self, words: str, turn: bool = False) -> None:
        if words and (self._announce == "all" or (turn and self._announce == "turns")):
            accessibility.announce(self, words)
            self.announced.emit(words)

    # -- drawing

    def decorate(self, at_once: bool = False) -> None:
        """Show on the own cards what may be done with them."""
        for item in self.board.own_cards():
            state, share = self.choice.look(item.card)
            item.set_state(state)
            lift = share * item.width
            if self.busy or self.mouse.holds(item):
                continue
            x, y = item.home[0], item.home[1] - lift
            if at_once:
                item.lift = lift
                item.setPos(x, y)
            elif item.lift != lift or ((item.x(), item.y()) != (x, y) and not self.clock.moves(item)):
                item.lift = lift
                self.clock.add(Tween(item, x, y, HOVER_MS))

    def _on_event(self, event: Event, view: PlayerView) -> None:
        """Plates and contract follow the events; the view at the end sets them right in any case."""
        self._say(event_words(event, view, self.names))
        seat = event.seat
        if event.kind == "dealt" and seat == 0:
            blank = plate_infos(view, self.names)
            self._infos = [info._replace(line="", turn=False) for info in blank]
            self._badge.setVisible(False)
        elif event.kind == "called" and seat is not None:
            self._change_plate(seat, line=call_marks(event.text, self.names), turn=False)
        elif event.kind == "played" and seat is not None:
            self._change_plate(seat, count=max(0, self._infos[seat].count - 1), turn=False)
        elif event.kind in ("contract", "trump", "team"):
            self._show_badge(view)
        self._show_plates()

    def _change_plate(self, seat: Seat, **changes: object) -> None:
        self._infos[seat] = self._infos[seat]._replace(**changes)

    def _show_plates(self) -> None:
        layout = self.board.layout
        if layout is None:
            return
        showing = None if self._thinking_timer.isActive() else self._thinking
        for seat, (plate, info) in enumerate(zip(self._plates, self._infos, strict=True)):
            place = (seat - self.bottom) % len(self._plates)
            info = info._replace(chosen=seat in self._chosen, thinking=seat == showing)
            plate.repaint(
                layout.plate_width, layout.plate_height, layout.unit, self.skin.dpr, self.font(), info
            )
            plate.setPos(layout.places[place].x, layout.places[place].y)
        if not self.busy:
            self._show_badge(self.view)

    def _show_badge(self, view: PlayerView | None) -> None:
        layout = self.board.layout
        info = contract_info(view, self.names) if view is not None else None
        self._badge.setVisible(info is not None)
        if info is not None and layout is not None:
            box = layout.badge
            width, height = box.right - box.left, box.bottom - box.top
            self._badge.repaint(width, height, layout.unit, self.skin.dpr, self.font(), info)
            self._badge.setPos((box.left + box.right) / 2, (box.top + box.bottom) / 2)

    def _relayout(self, force: bool = False) -> None:
        """Place everything for the present size and screen; what moves comes to its end first."""
        width = max(self.viewport().width(), SMALLEST[0])
        height = max(self.viewport().height(), SMALLEST[1])
        dpr = self.devicePixelRatioF()
        if (width, height, dpr) == self._laid_out and not force:
            return
        if self.clock.tweens:
            self.finish()
        self._laid_out = (width, height, dpr)
        self.skin.dpr = dpr
        self.scene().setSceneRect(0, 0, width, height)
        seats = self.game.seats if self.game else 4
        rows = self.game is not None and self.game.has_piles
        layout = geometry.compute(width, height, seats, rows, self._text_scale)
        self.board.layout = layout
        self._background.setPixmap(paint_felt(layout, self._felt, dpr))
        for item in self.board.items:
            item.refresh()
        self.board.settle()
        self.decorate(at_once=True)
        self._show_plates()
        if self._overlay is not None:
            self.show_last_trick(True)
        if self.game is not None:
            self.pixmaps.warm(self.game.deck.names, layout.trick_width, dpr)

    # -- Qt's events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._relayout()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._relayout()
        elif event.type() == QEvent.Type.FontChange:
            self._show_plates()
        return done

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._show_tip(event)
            return True
        return super().viewportEvent(event)

    def _show_tip(self, event: QHelpEvent) -> None:
        """The card under the pointer in words, as far as its face can be seen."""
        for item in self.scene().items(QPointF(event.pos())):
            if isinstance(item, CardItem):
                if item.card >= 0:
                    QToolTip.showText(event.globalPos(), self._card_words(item), self)
                return
        QToolTip.hideText()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pixmaps.pause()
        self.mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.mouse.release(event)
        self.pixmaps.resume()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mouse.double_click(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.mouse.leave()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_key(self, event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not release_key(self, event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if by_key and self.choice.cursor is None and not self.busy:
            self.step(1)
