"""The table's scene: cards, the viewer's choice among them, and the last trick."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeySequence, QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from trickdesk.engine.actions import AskCall, AskGive, AskPlay, Event
from trickdesk.engine.cards import CardId, CardSet, Seat
from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView, counted_in_trick
from trickdesk.ui.cards.pixmaps import FOCUS_RING, CardPixmaps, with_suit
from trickdesk.ui.table.animation_script import Part, script
from trickdesk.ui.table.animator import Animator
from trickdesk.ui.table.card_layout import CardLayout
from trickdesk.ui.table.clock import Clock
from trickdesk.ui.table.geometry import LIFT, Layout, Rect
from trickdesk.ui.table.items import CardItem, Skin
from trickdesk.ui.table.painted import DARK, MUTED, TEXT, draw_background, sized
from trickdesk.ui.text import card_text, event_text
from trickdesk.ui.text.words import fill, translate
from trickdesk.ui.theme.painting import draw_box, smooth_painter

SHADE = QColor(6, 12, 12, 190)
OVERLAY_Z = 2000
PILL, PILL_PAD = 20, 18  # height of a name, and room beside it, in units
WIDEST_NAME = 1.5  # in card widths


class LastTrick(QGraphicsPixmapItem):
    """Picture of a finished trick: cards, players, the winner, and why.

    `cards` and `labels` are the areas of the cards and of their players' names, by place.
    """

    def __init__(
        self,
        trick: SeenTrick,
        view: PlayerView,
        bottom: Seat,
        names: Sequence[str],
        layout: Layout,
        skin: Skin,
        font: QFont,
    ) -> None:
        super().__init__()
        assert trick.winner is not None
        title = translate("Table", "Last trick, taken by {name}")
        if trick.winner == view.seat:
            title = translate("Table", "Last trick, taken by you")
        reason = event_text.why_won_words(view, trick)
        self.words = (
            fill(title, name=names[trick.winner]),
            reason,
            translate("Table", "Click or Escape: close"),
        )
        self.setZValue(OVERLAY_Z)
        dpr = skin.dpr
        pixmap = QPixmap(round(layout.width * dpr), round(layout.height * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(SHADE)
        painter = smooth_painter(pixmap)
        seats, suits = len(names), counted_in_trick(view, trick)
        title_box = _draw_title(painter, self.words, layout, font)
        face = sized(font, 12 * layout.unit, True)
        pills = [_pill_size(names[(bottom + place) % seats], layout, face) for place in range(seats)]
        self.cards, self.labels = layout.last_trick(pills, title_box.top)
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            place, is_winner = (seat - bottom) % seats, seat == trick.winner
            area = self.cards[place]
            picture = skin.pixmap(
                card, area.width, with_suit("win" if is_winner else "", suits.get(card, ""))
            )
            margin = (picture.width() / dpr - area.width) / 2
            painter.drawPixmap(round(area.left - margin), round(area.top - margin), picture)
            _draw_pill(painter, names[seat], self.labels[place], face, is_winner)
        painter.end()
        self.setPixmap(pixmap)


def _draw_title(painter: QPainter, words: Sequence[str], layout: Layout, font: QFont) -> Rect:
    """Draw the title, the reason and how to close it, over the viewer's plate.

    Returns:
        The area used.
    """
    plate, unit = layout.plate(0), layout.unit
    bold, plain = sized(font, 17 * unit, True), sized(font, 14 * unit, False)
    margin, edge, most = 5 * unit, 8 * unit, layout.width - 16 * unit
    if layout.bar is not None:  # its buttons stay visible
        most = max(layout.bar.left, layout.width - layout.bar.right) - 2 * edge
    inside = QFontMetricsF(plain), most - 24 * unit
    lines = [(words[0], bold, TEXT)]
    lines += [(line, plain, MUTED) for text in words[1:] for line in _broken(text, *inside)]
    heights = [QFontMetricsF(face).height() for _, face, _ in lines]
    width = max(QFontMetricsF(face).horizontalAdvance(text) for text, face, _ in lines) + 40 * unit
    width = min(max(plate.width + 2 * margin, width), most)
    height = max(plate.height + 2 * margin, sum(heights) + 12 * unit)
    left = layout.width / 2 - width / 2
    if layout.bar is not None and layout.bar.left > layout.width / 2:
        left = min(left, layout.bar.left - edge - width)
    elif layout.bar is not None:
        left = max(left, layout.bar.right + edge)
    box = QRectF(left, plate.bottom + margin - height, width, height)
    draw_background(painter, box, min(height / 2, 28 * unit), unit)
    y = box.center().y() - sum(heights) / 2
    for (text, face, colour), high in zip(lines, heights, strict=True):
        painter.setPen(colour)
        painter.setFont(face)
        shown = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, width - 24 * unit)
        painter.drawText(QRectF(box.left(), y, width, high), Qt.AlignmentFlag.AlignCenter, shown)
        y += high
    return Rect(box.left(), box.top(), box.right(), box.bottom())


def _broken(text: str, metrics: QFontMetricsF, room: float) -> list[str]:
    """Return the lines of a text; only a word can be wider than the room."""
    lines: list[str] = []
    for word in text.split(" ") if text else ():
        if lines and metrics.horizontalAdvance(f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _pill_size(name: str, layout: Layout, font: QFont) -> tuple[float, float]:
    """Return the size of the area of a name."""
    metrics, unit = QFontMetricsF(font), layout.unit
    wide = min(metrics.horizontalAdvance(name), WIDEST_NAME * layout.trick_width)
    return wide + PILL_PAD * unit, metrics.height() + 5 * unit


def _draw_pill(painter: QPainter, text: str, box: Rect, font: QFont, bright: bool) -> None:
    """Draw a line of text on a rounded background."""
    rect = QRectF(box.left, box.top, box.width, box.height)
    if bright:
        draw_box(painter, rect, rect.height() / 2, fill=QColor(FOCUS_RING))
    else:
        draw_background(painter, rect, rect.height() / 2, box.height / PILL)
    painter.setPen(DARK if bright else TEXT)
    painter.setFont(font)
    room = box.width - PILL_PAD / PILL * box.height / 2
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, shown)


PICK_LIFT = 0.10  # as a share of the card's width


class CardChoice:
    """The viewer's decision about cards: cursor, hovered card and picked cards.

    `clicked` is the viewer's card clicked last. `preselected` is the card to be played as soon as it's legal.
    """

    def __init__(self) -> None:
        self.ask: AskPlay | AskGive | None = None
        self.picks: CardSet = 0
        self.cursor: CardId | None = None
        self.hover: CardId | None = None
        self.preselected: CardId | None = None
        self.clicked: CardId | None = None
        self._new: CardSet = 0

    def set(self, view: PlayerView | None, enabled: bool) -> None:
        """Set the decision of a view; picks stay while it is the same decision."""
        ask = view.ask if view is not None and enabled else None
        ask = ask if isinstance(ask, (AskPlay, AskGive)) else None
        if ask != self.ask:
            self.cursor = None
            self.picks = ask.first if isinstance(ask, AskGive) else 0
        self.ask = ask
        self.hover = None
        self._new = view.took if view is not None and is_new(view) else 0

    def clear(self, coming: PlayerView | None = None) -> None:
        """Let no card be chosen; new cards are marked as in the view `coming`."""
        self.set(None, False)
        self._new = coming.took if coming is not None and is_new(coming) else 0

    @property
    def is_giving(self) -> bool:
        return isinstance(self.ask, AskGive)

    @property
    def cards(self) -> CardSet:
        """The cards that can be played or discarded."""
        return self.ask.cards if self.ask else 0

    def allows(self, card: CardId) -> bool:
        return card >= 0 and bool(self.cards >> card & 1)

    def toggle(self, card: CardId) -> bool:
        """Pick or unpick a card to discard; return False if it isn't possible."""
        ask = self.ask
        if not isinstance(ask, AskGive) or not self.allows(card):
            return False
        if self.picks >> card & 1:
            if ask.first >> card & 1:
                return False
        elif self.picks.bit_count() >= ask.high:
            return False
        self.picks ^= 1 << card
        return True

    def step(self, cards: Sequence[CardId], direction: int) -> None:
        """Move the cursor to the next possible card of a hand, with wrap-around.

        It starts at the card clicked last.
        """
        possible = [card for card in cards if self.allows(card)]
        if not possible:
            self.cursor = None
        elif self.cursor in possible:
            self.cursor = possible[(possible.index(self.cursor) + direction) % len(possible)]
        else:
            first = 0 if direction > 0 else -1
            if self.clicked is not None and self.clicked in cards:
                first = cards.index(self.clicked)
            ahead = (
                [*cards[first:], *cards[:first]] if direction > 0 else [*cards[first::-1], *cards[:first:-1]]
            )
            self.cursor = next(card for card in ahead if self.allows(card))

    def look(self, card: CardId) -> tuple[str, float]:
        """Return the pixmap state of a card, and its lift as a share of its width."""
        if card < 0:
            return "", 0.0
        states = []
        lift = 0.0
        if self.ask and not self.allows(card):
            states.append("dim")
        if self._new >> card & 1:
            states.append("new")
        if self.picks >> card & 1 or card == self.preselected:
            states.append("pick")
            lift = PICK_LIFT
        if card == self.cursor:
            states.append("focus")
        if card == self.cursor or (card == self.hover and self.allows(card)):
            lift = LIFT
        return "-".join(states), lift


def is_new(view: PlayerView) -> bool:
    """Return whether a taken or passed card is still marked as new."""
    passed = view.given and view.hand.bit_count() == view.game.deal_size(view.deal_number).hand
    return not view.players or bool(passed)


class Surface(QGraphicsView):
    """The scene of a table with its cards.

    Attributes:
        names: Names by seat.
        view: What the viewer knows, as far as it has been shown.
        bottom: The seat at the bottom.
        enabled: Whether what the view asks can be answered at this table.
        choice: What can be done with the viewer's cards.
        pace: Factor on all pauses except those after tricks.
        trick_ms: Pause after a trick; None means until a click.
        place_bar: Places the buttons beside the viewer's plate; returns where they are.

    Signals:
        covered(): The viewer's cards were turned face down or up.
        cursorMoved(card): The keyboard cursor was moved to a card.
        cardPointed(card): The pointer or the cursor is at a card of the viewer, or at none (-1).
        cardChosen(card): Play this card.
        cardRefused(card): The player tried to choose a card that isn't legal.
        picksChanged(mask): The cards picked to discard have changed.
        seatChosen(seat): A plate was clicked, or its digit pressed, while a team is being chosen.
        announced(text): Text was announced to screen readers.
        spoken(text): The message of a pause.
        viewShown(view): The table shows this view now; everything beside the table waits for this.
        idle(): All events given to `play_events` have been shown, including the finished trick.
        lastTrickShown(on): The last trick is shown, or no longer.
        laidOut(): Everything has its place in a new size.
    """

    covered = Signal()
    cursorMoved = Signal(int)
    cardPointed = Signal(int)
    cardChosen = Signal(int)
    cardRefused = Signal(int)
    picksChanged = Signal(object)  # CardSet: has more bits than a C++ int
    seatChosen = Signal(int)
    announced = Signal(str)
    spoken = Signal(str)
    viewShown = Signal(PlayerView)
    idle = Signal()
    lastTrickShown = Signal(bool)
    laidOut = Signal()

    def __init__(self, parent: QWidget | None = None, pixmaps: CardPixmaps | None = None) -> None:
        super().__init__(parent)
        scene = QGraphicsScene(self, itemIndexMethod=QGraphicsScene.ItemIndexMethod.NoIndex)
        # Most of the hundred items move, so an index would cost more than it saves.
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.pixmaps = CardPixmaps() if pixmaps is None else pixmaps
        self.skin = Skin(self.pixmaps)
        self.board = CardLayout(scene, self.skin)
        self.clock = Clock(self)
        self.clock.started.connect(self.pixmaps.pause)
        self.clock.stopped.connect(self.pixmaps.resume)
        self.choice = CardChoice()
        self.pace = 1.0
        self.trick_ms: int | None = 1200
        self.animator = Animator(self.board, self.clock, self.script)
        self.animator.idle.connect(self.idle)
        self.game: Game | None = None
        self.names: Sequence[str] = ()
        self.view: PlayerView | None = None
        self.bottom: Seat = 0
        self.enabled = False
        self.unseen = False  # whether the text table replaces it
        self.overlay: LastTrick | None = None
        self.place_bar: Callable[[Layout], Rect | None] = lambda layout: None
        self.last_trick_key = QKeySequence("L")
        self.holds_last_trick = False  # whether its key is held

    def script(self, events: Sequence[Event], view: PlayerView) -> list[Part]:
        """Return the animation script of a batch."""
        return script(events, view, self.names, self.pace, self.trick_ms)

    @property
    def busy(self) -> bool:
        """Whether events are being shown or the table pauses."""
        return self.animator.busy

    def finish(self) -> None:
        """Finish all animations and pauses at once."""
        self.animator.finish()

    def skip(self) -> bool:
        """Skip the last trick, a pause or movements; return whether there were any."""
        if self.overlay is not None:
            self.show_last_trick(False)
            return True
        if self.busy:
            self.animator.go_on()
            return True
        return False

    def set_last_trick_key(self, key: QKeySequence) -> None:
        """Set the key that shows the last trick."""
        self.last_trick_key = key

    @property
    def shows_last_trick(self) -> bool:
        return self.overlay is not None

    def show_last_trick(self, on: bool) -> None:
        """Show or hide the last trick."""
        if not on and not self.shows_last_trick:
            return
        if self.overlay is not None:
            self.scene().removeItem(self.overlay)
            self.overlay = None
        trick = event_text.last_trick(self.view) if self.view is not None else None
        if on and self.view is not None and trick is not None:
            self.overlay = LastTrick(
                trick, self.view, self.bottom, self.names, self.board.layout, self.skin, self.font()
            )
            self.scene().addItem(self.overlay)
        self.lastTrickShown.emit(self.overlay is not None)

    def choose_seat(self, seat: Seat) -> bool:
        """Emit `seatChosen` if a team is being chosen."""
        ask = self.view.ask if self.view and self.enabled else None
        if not isinstance(ask, AskCall) or ask.style != "team" or not 0 <= seat < len(self.names):
            return False
        if seat != ask.seat:
            self.seatChosen.emit(seat)
        return True

    def seat_at(self, position: QPointF) -> Seat | None:
        """Return the seat whose plate is under a point."""
        for place in range(len(self.names)):
            plate = self.board.layout.plate(place)
            if plate.left <= position.x() <= plate.right and plate.top <= position.y() <= plate.bottom:
                return (self.bottom + place) % len(self.names)
        return None

    def words_of(self, item: CardItem) -> str:
        """Return the name of a card, unless it is face down."""
        if self.game is None or item.card < 0:
            return self.tr("Face-down card")
        return card_text.card_words(self.game, item.card, item.suit)

    def note_moves(self) -> None:
        """Let Qt note where moved items were, before anything of the table is painted.

        Otherwise it forgets that, and they stay there as well.
        """
        QCoreApplication.sendPostedEvents(self.scene(), QEvent.Type.MetaCall.value)

    # -- Qt event handlers

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for painter in (self.window(), self.window().windowHandle()):
            painter.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.UpdateRequest, QEvent.Type.Expose):
            self.note_moves()
        return super().eventFilter(watched, event)
