"""Messages of the table: pauses, calls, and why a card was refused."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from trickdesk.engine.actions import Event
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.storage.settings import Settings
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.table.animation_script import TableMessage
from trickdesk.ui.table.card_layout import FLIGHT_Z, PLATE_Z
from trickdesk.ui.table.clock import Tween
from trickdesk.ui.table.geometry import Rect
from trickdesk.ui.table.items import CardItem
from trickdesk.ui.table.painted import Bubble, Line, measured, wrapped_line
from trickdesk.ui.table.surface import Surface
from trickdesk.ui.table.text_placement import call_box, line_box, line_room, refusal_box, word_room
from trickdesk.ui.text import call_text, card_text, event_text, name_text, remarks
from trickdesk.ui.text.remarks import OVER, Remark
from trickdesk.ui.text.text_table import NOT_BID

REFUSAL_MS = 2000
# Duration, repetitions, and distance as a share of the card's width.
SHAKE_MS, SHAKES, SHAKE_WIDTH = 320, 3, 0.06
LINE_SIZE, CALL_SIZE, REFUSAL_SIZE = 18, 17, 17  # text sizes, in units


class Speech(QObject):
    """Draws and announces all messages of a table.

    `spoken` is the current message as plain text.
    """

    spoken = Signal(str)

    def __init__(self, table: Surface) -> None:
        super().__init__(table)
        self._table = table
        self._announce = "all"
        self._saying: TableMessage | None = None
        self._calls: dict[Seat, str] = {}
        self._newest: Seat | None = None
        self._remark: Remark | None = None  # the last one that was announced
        self._covered: list[Rect] = []
        self._refused: tuple[CardItem, str] | None = None
        self.prompt: Bubble | None = None  # what to do now, which a reason doesn't cover
        scene = table.scene()
        self.line, self.refusal = Bubble(FLIGHT_Z + 50), Bubble(FLIGHT_Z + 60)
        self.bubbles: list[Bubble] = []
        for bubble in (self.line, self.refusal):
            scene.addItem(bubble)
        self._timer = QTimer(self, singleShot=True, interval=REFUSAL_MS)
        self._timer.timeout.connect(self.forget_refusal)

    def configure(self, seats: int) -> None:
        """Clear all messages for another match."""
        for bubble in self.bubbles:
            self._table.scene().removeItem(bubble)
        self.bubbles = [Bubble(PLATE_Z + 1) for _ in range(seats)]
        for bubble in self.bubbles:
            self._table.scene().addItem(bubble)
        self._calls, self._newest, self._remark = {}, None, None
        self.rested()
        self.forget_refusal()

    def apply(self, settings: Settings) -> None:
        """Apply the settings for announcements."""
        self._announce = settings.accessibility.announcements

    # -- events

    def set_view(self, view: PlayerView) -> None:
        """Show the last call of each seat during the auction."""
        self.forget_refusal()
        self._show_calls(view.calls if view.phase == "auction" else (), view.game)
        self._show_remark(view)

    def follow(self, event: Event, view: PlayerView) -> None:
        """Announce an event, and show a call at the plate of its seat."""
        self.say(event_text.event_words(event, view, self._table.names))
        if event.kind == "dealt":
            self._calls, self._newest = {}, None
            self.paint()
        elif event.kind == "called" and event.seat is not None and not event.text.startswith(NOT_BID):
            self._calls[event.seat], self._newest = call_text.call_marks(event.text, view.game), event.seat
            self.paint()
        elif event.kind == "revealed":
            self._show_calls(view.calls, view.game)
        elif event.kind == ("scored" if view.phase in OVER else "trick") and self._show_remark(view):
            self.say(remarks.remark_line(view, self._table.names).words)

    def _show_remark(self, view: PlayerView) -> bool:
        """Show what somebody says about the last trick or the end; return if it is new."""
        remark = remarks.remark_of(view, name_text.talking(self._table.names))
        is_new = remark is not None and remark != self._remark
        self._remark = remark
        if remark is not None and remark.tricks == len(view.finished):
            self._calls, self._newest = {remark.seat: remarks.said_words(view, remark)}, remark.seat
            self.paint()
        return is_new

    def _show_calls(self, calls: Sequence[tuple[Seat, str]], game: Game) -> None:
        """Show the last call of each seat."""
        self._calls = {seat: call_text.call_marks(call, game) for seat, call in calls}
        self._newest = calls[-1][0] if calls else None
        self.paint()

    def say(self, text: str, turn: bool = False) -> None:
        """Announce text to screen readers, if the settings allow it.

        `turn`: it says whose turn it is, or answers the viewer.
        """
        if text and (self._announce == "all" or (turn and self._announce == "turns")):
            announce(self._table, text)
            self._table.announced.emit(text)

    def rest(self, saying: TableMessage) -> None:
        """Show the message of a pause."""
        self._saying = saying
        self.paint()
        self.spoken.emit(self.words)

    @property
    def words(self) -> str:
        """The message of the current pause as plain text, or ""."""
        rows = self._saying.rows if self._saying is not None else ()
        return " ".join(card_text.marked_words(row.words) if row.marked else row.words for row in rows)

    def rested(self) -> None:
        """Remove the message when the pause ends."""
        self._saying = None
        self.line.setVisible(False)

    # -- refused cards

    def refuse(self, item: CardItem, sentence: str) -> None:
        """Say for a moment why a card was refused, and shake the card."""
        self.say(sentence, turn=True)
        self._refused = (item, sentence)
        self._timer.start()
        self.paint()
        if not self._table.clock.is_still and not self._table.clock.moves(item):
            self._table.clock.add(Shake(item))

    def forget_refusal(self) -> None:
        """Hide the reason."""
        self._timer.stop()
        self._refused = None
        self.refusal.setVisible(False)

    # -- drawing

    def keep_clear(self, areas: Sequence[Rect]) -> None:
        """Keep calls out of these areas, which panels cover."""
        if list(areas) != self._covered:
            self._covered = list(areas)
            self.paint()

    def paint(self) -> None:
        """Place and draw all messages for the current size."""
        self._paint_calls()
        self._paint_line()
        self._paint_refusal()

    def _paint_calls(self) -> None:
        table, layout, font = self._table, self._table.board.layout, self._table.font()
        hands = [table.board.open_hand(place) for place in range(len(self.bubbles))]
        said: list[Rect] = []
        for seat, bubble in enumerate(self.bubbles):
            call = self._calls.get(seat)
            if call is None:
                bubble.setVisible(False)
                continue
            place = (seat - table.bottom) % len(self.bubbles)
            newest = seat == self._newest
            line = Line(call, bold=newest, marked=True)
            rows = wrapped_line(line, font, layout.unit, CALL_SIZE, layout.plate_width)
            width, height = measured(rows, font, layout.unit, CALL_SIZE, layout.plate_width)
            taken = [*said, *(hand for hand in hands if hand is not None)]
            box, tip = call_box(layout, place, width, height, hands[place], taken)
            if self._remark is not None and any(map(box.meets, self._covered)):  # no panel says remarks again
                around, taken = hands[place] or layout.plate(place), [*taken, *self._covered]
                box, tip = call_box(layout, place, width, height, around, taken)
            said.append(box)
            dpr = table.skin.dpr
            bubble.say(rows, box, layout.unit, dpr, font, size=CALL_SIZE, tip=tip, bright=newest)
            if any(bubble.box.meets(area) for area in self._covered):
                bubble.setVisible(False)

    def _paint_line(self) -> None:
        saying = self._saying
        self.line.setVisible(saying is not None)
        if saying is None:
            return
        table, layout, font = self._table, self._table.board.layout, self._table.font()
        room = line_room(layout, saying.low)
        rows = [line for row in saying.rows for line in wrapped_line(row, font, layout.unit, LINE_SIZE, room)]
        width, height = measured(rows, font, layout.unit, LINE_SIZE, room)
        box = line_box(layout, width, height, saying.low)
        self.line.say(rows, box, layout.unit, table.skin.dpr, font, size=LINE_SIZE)

    def _paint_refusal(self) -> None:
        if self._refused is None:
            return
        table, layout, font = self._table, self._table.board.layout, self._table.font()
        item, sentence = self._refused
        if item not in table.board.items:
            self.forget_refusal()
            return
        middle = item.home[0] + item.width / 2
        left, right = word_room(layout, middle)[0]
        room = min(right - left, 380 * layout.unit)
        rows = wrapped_line(Line(sentence), font, layout.unit, REFUSAL_SIZE, room)
        width, height = measured(rows, font, layout.unit, REFUSAL_SIZE, room)
        prompt = self.prompt.box if self.prompt is not None and self.prompt.isVisible() else None
        box, is_low = refusal_box(layout, middle, width, height, prompt)
        x = min(max(middle, box.left - item.width / 3), box.right + item.width / 3)
        tip = (x, layout.hand_y) if is_low else None
        dpr = table.skin.dpr
        self.refusal.say(rows, box, layout.unit, dpr, font, size=REFUSAL_SIZE, tip=tip, bright=True)


class Shake(Tween):
    """Shake animation of a refused card."""

    def __init__(self, item: CardItem) -> None:
        super().__init__(item, item.x(), item.y(), SHAKE_MS)

    def apply(self, share: float) -> None:
        swing = math.sin(share * SHAKES * math.tau) * (1 - share)
        self.item.setPos(self.x + swing * SHAKE_WIDTH * self.item.width, self.y)
