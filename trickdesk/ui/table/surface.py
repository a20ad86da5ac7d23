"""What lies on a table and how it moves, for whoever acts on it: hand, mouse, keys, voice, tips, screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from trickdesk.engine.actions import AskCall, Event
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.table.animation_script import Part, script
from trickdesk.ui.table.animator import Director
from trickdesk.ui.table.card_layout import Board
from trickdesk.ui.table.choice import Choice
from trickdesk.ui.table.clock import Clock
from trickdesk.ui.table.items import CardItem, Skin
from trickdesk.ui.table.last_trick import LastTrick
from trickdesk.ui.text import card_words, last_trick


class Surface(QGraphicsView):
    """The scene of a table with its cards, and what may be done there at any time.

    ``covered()``: the viewer's cards were turned face down, or up again.
    ``cursorMoved(card)``: the keyboard was put on a card.
    ``cardChosen(card)``: play this card. ``cardRefused(card)``: a card was tried that may not be chosen.
    ``picksChanged(mask)``: the cards picked to be put away. ``seatChosen(seat)``: a plate was clicked, or its number
    pressed, while a team is chosen. ``announced(text)``: what a screen reader was told. ``told(text)``: what the
    table says while it rests. ``viewShown(view)``: the table shows this now; what tells of the match beside it waits
    for that. ``idle()``: all events given to ``play_events`` have been shown, the finished trick included.

    ``names`` by seat; ``view``: what the viewer knows, as far as it has been shown, who sits at the ``bottom``;
    ``enabled``: it is that one who is asked.
    ``choice``: what may be done with the own cards. ``pace``: the factor on rests beside those of tricks, which last
    ``trick_ms`` (None: until a click).
    """

    covered = Signal()
    cursorMoved = Signal(int)
    cardChosen = Signal(int)
    cardRefused = Signal(int)
    picksChanged = Signal(object)  # CardSet: more bits than an int of Qt has
    seatChosen = Signal(int)
    announced = Signal(str)
    told = Signal(str)
    viewShown = Signal(PlayerView)
    idle = Signal()
    lastTrickShown = Signal(bool)

    def __init__(self, parent: QWidget | None = None, pixmaps: CardPixmaps | None = None) -> None:
        super().__init__(parent)
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
        self.pixmaps = pixmaps or CardPixmaps()
        self.skin = Skin(self.pixmaps)
        self.board = Board(scene, self.skin)
        self.clock = Clock(self)
        self.clock.started.connect(self.pixmaps.pause)
        self.clock.stopped.connect(self.pixmaps.resume)
        self.choice = Choice()
        self.pace = 1.0
        self.trick_ms: int | None = 1200
        self.director = Director(self.board, self.clock, self.script)
        self.director.idle.connect(self.idle)
        self.game: Game | None = None
        self.names: list[str] = []
        self.view: PlayerView | None = None
        self.bottom: Seat = 0
        self.enabled = False
        self.unseen = False  # the text table is in its place
        self._overlay: LastTrick | None = None
        self.last_trick_key = QKeySequence("L")
        self.holds_last_trick = False  # that key is down

    def script(self, events: Sequence[Event], view: PlayerView) -> list[Part]:
        """What is shown of a batch, and where the table rests."""
        return script(events, view, self.names, self.pace, self.trick_ms)

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

    def set_last_trick_key(self, key: QKeySequence) -> None:
        """The key that shows the last trick as long as it is held."""
        self.last_trick_key = key

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
        self.lastTrickShown.emit(self._overlay is not None)

    def choose_seat(self, seat: Seat) -> bool:
        """Say that a seat was picked, if a team is being chosen."""
        ask = self.view.ask if self.view and self.enabled else None
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

    def words_of(self, item: CardItem) -> str:
        """A card in words, as far as its face shows."""
        if self.game is None or item.card < 0:
            return self.tr("Face-down card")
        return card_words(self.game, item.card, item.suit)
