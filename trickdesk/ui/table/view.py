"""The card table widget: shows views and events, and says what the player does with his cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from trickdesk.engine.ask import AskCall
from trickdesk.engine.cards import CardId, CardSet, Seat
from trickdesk.engine.counted import counted
from trickdesk.engine.events import Event
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.storage.settings import Settings
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.cards.symbols import use_four_colours
from trickdesk.ui.motion import wants_reduced_motion
from trickdesk.ui.table import accessibility
from trickdesk.ui.table.arrange import content
from trickdesk.ui.table.background import Felt
from trickdesk.ui.table.board import Board
from trickdesk.ui.table.clock import Clock
from trickdesk.ui.table.corner import score_lines
from trickdesk.ui.table.director import Batch, Director
from trickdesk.ui.table.items import CardItem, Skin
from trickdesk.ui.table.keyboard import press_key, release_key
from trickdesk.ui.table.last_trick import LastTrick
from trickdesk.ui.table.own_hand import OwnHand
from trickdesk.ui.table.placing import compute
from trickdesk.ui.table.seating import Seating
from trickdesk.ui.table.tips import Tips
from trickdesk.ui.table.voice import Voice
from trickdesk.ui.text import card_words, last_trick, turn_words

SPEEDS = {"off": 0.0, "quick": 0.55, "normal": 1.0, "slow": 1.6}  # factors on every time
SMALLEST = (720, 480)  # below this the table is cut off instead of squeezed


class CardTable(QGraphicsView):
    """The table of one match, seen from one seat.

    ``cardChosen(card)``: play this card. ``cardRefused(card)``: a card was tried that may not be chosen.
    ``picksChanged(mask)``: the cards picked to be put away. ``seatChosen(seat)``: a plate was clicked, or its number
    pressed, while a team is chosen. ``announced(text)``: what a screen reader was told. ``told(text)``: what the
    table says while it rests. ``idle()``: all events given to `play_events` have been shown, the finished trick
    included.
    """

    cardChosen = Signal(int)
    cardRefused = Signal(int)
    picksChanged = Signal(object)
    seatChosen = Signal(int)
    announced = Signal(str)
    told = Signal(str)
    idle = Signal()

    def __init__(self, parent: QWidget | None = None, pixmaps: CardPixmaps | None = None) -> None:
        super().__init__(parent)
        accessibility.install()
        scene = QGraphicsScene(self)
        # A hundred items, most of them moving: an index would only be kept up to date.
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
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
        self.voice = Voice(self)
        self.voice.told.connect(self.told)
        self.tips = Tips(self)
        self.director = Director(self.board, self.clock, self.voice.script)
        self.director.shown.connect(self._on_event)
        self.director.dealing.connect(self._on_deal)
        self.director.resting.connect(self.voice.rest)
        self.director.rested.connect(self.voice.rested)
        self.director.idle.connect(self.idle)
        self.hand = OwnHand(self)
        self._text_scale = 1.0
        self.game: Game | None = None
        self.names: list[str] = []
        self.view: PlayerView | None = None
        self.bottom: Seat = 0
        self._enabled = False
        self._covered = False
        self._felt = Felt()
        scene.addItem(self._felt)
        self.seating = Seating(scene, self._paint_plates)
        self._overlay: LastTrick | None = None
        self.holds_last_trick = False  # its key is down
        self._laid_out: object = None
        self._relayout()

    # -- what is shown

    def configure(self, game: Game, names: Sequence[str], manners: Sequence[str] = ()) -> None:
        """Lay the table for a game; ``names`` by seat, and in words how each plays."""
        self.finish()
        self.director.forget()
        self.game, self.names = game, list(names)
        self.skin.names = game.deck.names
        self.pixmaps.points = {name: game.trick_points((card,)) for card, name in enumerate(game.deck.names)}
        self.view = None
        self.hand.choice.clear()
        self.board.reset(game.seats)
        self.seating.configure(game, self.names, manners)
        self.voice.configure(game.seats)
        self._relayout(force=True)

    def show_view(self, view: PlayerView, bottom: Seat, ask_enabled: bool = True) -> None:
        """Set the table from a view, without motion; ends whatever moves. ``ask_enabled``: the asked seat sits here."""
        self.finish()
        self._set_view(view, bottom, ask_enabled)

    def play_events(
        self, events: Sequence[Event], view: PlayerView, bottom: Seat, ask_enabled: bool = True
    ) -> None:
        """Show events (as the viewer may see them) one after the other, then set the table from the view."""
        self.hand.choice.clear()
        self.hand.mouse.forget()
        self.hand.decorate()
        self.voice.forget_refusal()
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
        self.hand.mouse.forget()
        self.hand.choice.set(view, enabled and not self._covered)
        before = [item.card for item in self.board.hand]
        self.board.set(
            content(view, bottom, covered=self._covered, mode=self.director.sort_mode, before=before)
        )
        suits = counted(view)
        for item in self.board.items:
            item.lift = 0.0
            item.set_state("")
            item.set_suit(suits.get(item.card, ""))
        self.board.settle()
        self.hand.decorate(at_once=True)
        self.seating.set_view(view)
        self.voice.set_view(view)
        self.tips.check()
        accessibility.hand_changed(self)
        if announce_turn and view.turn is not None and view.turn == view.seat:
            self.voice.say(turn_words(view, self.names), turn=True)
        self.hand.mouse.hover_again()
        self.hand.play_preselected()

    @property
    def busy(self) -> bool:
        """Whether events are still being shown, or a finished trick rests."""
        return self.director.busy

    def finish(self) -> None:
        """Show the end of everything that moves or rests, at once."""
        self.director.finish()

    def skip(self) -> bool:
        """End what input may end, last trick, rest or flights, up to the next rest; whether there was anything."""
        if self._overlay is not None:
            self.show_last_trick(False)
            return True
        if self.busy:
            self.director.go_on()
            return True
        return False

    def refuse(self, card: CardId, sentence: str) -> None:
        """Say at an own card why it may not be chosen."""
        item = next((item for item in self.board.own_cards() if item.card == card), None)
        if item is not None:
            self.voice.refuse(item, sentence)

    def cover(self, on: bool) -> None:
        """Take every face of a hand or a row out of the scene and of the accessibility tree, or bring it back."""
        self._covered = on  # first of all: what ends now is not announced any more
        self.finish()
        self.tips.hide()
        self.hand.choice.preselected = None
        if self.view is not None:
            self._set_view(self.view, self.bottom, self._enabled)

    def show_last_trick(self, on: bool) -> None:
        """Lay the last finished trick over the table, or take it away."""
        if self._overlay is not None:
            self.scene().removeItem(self._overlay)
            self._overlay = None
        trick = last_trick(self.view) if self.view is not None else None
        if on and self.view is not None and trick is not None and self.board.layout is not None:
            self._overlay = LastTrick(
                trick, self.view, self.bottom, self.names, self.board.layout, self.skin, self.font()
            )
            self.scene().addItem(self._overlay)

    def set_thinking(self, seat: Seat | None) -> None:
        """Mark a plate, a moment later, as that of a bot that thinks; None takes the mark away."""
        self.seating.set_thinking(seat)

    def set_chosen(self, seats: Sequence[Seat]) -> None:
        """Ring the plates of the team-mates chosen so far."""
        self.seating.set_chosen(seats)

    def apply(self, settings: Settings) -> None:
        """Take over the settings: look, motion and how to play."""
        look, play, motion = settings.look, settings.play, settings.motion
        self.finish()
        use_four_colours(look.four_colour)
        self.pixmaps.style, self.pixmaps.four_colour = look.index, look.four_colour
        self.pixmaps.back = f"back-{look.back}"
        self._felt.name = "contrast" if look.theme == "contrast" else look.felt
        self._text_scale = look.text_size / 100
        self.clock.speed = SPEEDS[motion.speed]
        self.clock.reduced = wants_reduced_motion(motion.reduced)
        self.voice.apply(settings, self.clock.speed)
        self.director.sort_mode = play.sort_order
        self.hand.mouse.mode = play.how_to_play
        self.hand.confirm, self.hand.may_preselect = play.confirm_play, play.preselect
        self._relayout(force=True)
        if self.view is not None:
            self._set_view(self.view, self.bottom, self._enabled)

    def panel_area(self) -> QRectF:
        """Where a panel may lie: above the own plate, over no plate, no own card and no face-up row."""
        assert self.board.layout is not None
        area = self.board.layout.panel_area()
        return QRectF(area.left, area.top, area.right - area.left, area.bottom - area.top)

    def picks(self) -> CardSet:
        """The cards picked to be put away."""
        return self.hand.choice.picks

    def set_picks(self, mask: CardSet) -> None:
        """Pick these cards instead."""
        self.hand.set_picks(mask)

    def choose_seat(self, seat: Seat) -> bool:
        """Say that a seat was picked, if a team is being chosen."""
        ask = self.view.ask if self.view and self._enabled else None
        if not isinstance(ask, AskCall) or ask.style != "team" or not 0 <= seat < len(self.names):
            return False
        if seat != ask.seat:
            self.seatChosen.emit(seat)
        return True

    def seat_at(self, position: QPointF) -> Seat | None:
        """The seat whose plate is under a point."""
        layout = self.board.layout
        for place in range(len(self.names)):
            assert layout is not None
            plate = layout.plate(place)
            if plate.left <= position.x() <= plate.right and plate.top <= position.y() <= plate.bottom:
                return (self.bottom + place) % len(self.names)
        return None

    # -- words

    def words_of(self, item: CardItem) -> str:
        """A card in words, as far as its face shows."""
        if self.game is None or item.card < 0:
            return self.tr("Face-down card")
        return card_words(self.game, item.card, item.suit)

    # -- drawing

    def _on_deal(self, view: PlayerView) -> None:
        self.seating.start_deal(view)

    def _on_event(self, event: Event, view: PlayerView) -> None:
        if not self._covered:
            self.voice.follow(event, view)
        self.seating.follow(event, view)
        self.tips.check()

    def _paint_plates(self) -> None:
        if self.board.layout is not None:
            self.seating.paint(self.board.layout, self.bottom, self.skin.dpr, self.font())

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
        self.pixmaps.fit(QSize(round(width * dpr), round(height * dpr)))
        self.scene().setSceneRect(0, 0, width, height)
        seats = self.game.seats if self.game else 4
        rows = self.game is not None and self.game.has_piles
        lines = score_lines(self.game) if self.game else 0
        layout = compute(width, height, seats, rows, self._text_scale, lines)
        self.board.layout = layout
        self._felt.lay(layout, dpr)
        for item in self.board.items:
            item.refresh()
        self.board.settle()
        self.hand.decorate(at_once=True)
        self._paint_plates()
        self.voice.paint()
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
            self._paint_plates()
            self.voice.paint()
        return done

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self.tips.show(event)
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pixmaps.pause()
        self.hand.mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.hand.mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.hand.mouse.release(event)
        self.pixmaps.resume()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.hand.mouse.double_click(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.hand.mouse.leave()

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
        if by_key and self.hand.choice.cursor is None and not self.busy:
            self.hand.step(1)
