"""Plays events on the table as card animations, one after the other."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from trickdesk.engine.actions import Event
from trickdesk.engine.cards import CardId, CardSet, Seat, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView, counted_in_trick
from trickdesk.ui.cards.hand_order import held_cards, sort_hand, sort_row
from trickdesk.ui.table.animation_script import Part, TableMessage
from trickdesk.ui.table.card_layout import FLIGHT_Z, CardLayout
from trickdesk.ui.table.clock import Clock, Tween
from trickdesk.ui.table.geometry import MAX_KITTY, RATIO
from trickdesk.ui.table.items import HIDDEN, CardItem
from trickdesk.ui.text.endings import QUICK

debug = logging.getLogger("trickdesk.debug.animation")

# Times in ms at normal speed.
PLAY_FLIGHT, MOVE_FLIGHT, GATHER_FLIGHT, COLLECT_FLIGHT, CLOSE_UP = 300, 280, 200, 320, 160
VANISHING_SCALE = 0.35
RISE = 0.16  # height of a played card's arc, in card widths
PACK_STEP = 0.02  # between the cards of a gathered trick, in card widths


class Move(NamedTuple):
    """How one card moves; `turn_to` is the card it turns into.

    `rise` is the height of its arc, in card widths.
    """

    delay: float = 0.0
    duration: float = MOVE_FLIGHT
    turn_to: CardId | None = None
    rise: float = 0.0


class Flights:
    """Moving cards; calls `landed` when the last one has arrived."""

    def __init__(self, board: CardLayout, clock: Clock, landed: Callable[[], None]) -> None:
        self.count = 0
        self._board = board
        self._clock = clock
        self._landed = landed
        self._finishing = False

    def send(self, moves: Mapping[CardItem, Move]) -> None:
        """Move cards to their positions and let their neighbours close up."""
        for spot in self._board.spots():
            item, move = spot.item, moves.get(spot.item)
            if move is None:
                continue
            item.home, item.lift = (spot.x, spot.y), 0.0
            item.set_flipped(spot.flipped)
            ratio = item.resize_about_centre(spot.width)
            if ratio != 1.0:
                item.deform(ratio, ratio)
            # A played card passes over everything; others keep the stacking of their zone.
            item.setZValue(FLIGHT_Z + spot.z * 1e-3 if move.duration == PLAY_FLIGHT else spot.z)

            def done(item: CardItem = item, z: float = spot.z) -> None:
                item.setZValue(z)
                self._arrive()

            self._start(
                Tween(
                    item, spot.x, spot.y, move.duration, move.delay,
                    scale=(ratio, 1.0), turn_to=move.turn_to, rise=move.rise * spot.width, done=done,
                )
            )  # fmt: skip
        self._close_up(moves)

    def _close_up(self, moving: Iterable[CardItem]) -> None:
        moving = set(moving)
        for spot in self._board.spots():
            item = spot.item
            if item in moving:
                continue
            item.setZValue(spot.z)
            if item.home != (spot.x, spot.y) or item.lift:
                item.home, item.lift = (spot.x, spot.y), 0.0
                self._start(Tween(item, spot.x, spot.y, CLOSE_UP, done=self._arrive))

    def gather(self, items: Sequence[CardItem], x: float, y: float) -> None:
        """Turn cards down on a pack whose centre is `(x, y)`, the first at the bottom."""
        for i, item in enumerate(items):
            item.set_state("")
            item.setZValue(FLIGHT_Z + i * 1e-3)
            left, top = x - item.width / 2, y - item.width * RATIO / 2 - i * PACK_STEP * item.width
            self._start(
                Tween(item, left, top, GATHER_FLIGHT, i * COLLECT_GAP, turn_to=HIDDEN, done=self._arrive)
            )

    def send_off(self, items: Sequence[CardItem], place: int, gap: float, *, turn_down: bool = False) -> None:
        """Shrink cards behind a plate and remove them, one every `gap` ms."""
        spot = self._board.layout.places[place]
        for i, item in enumerate(items):

            def done(item: CardItem = item) -> None:
                item.set_height(0)
                self._board.remove(item)
                self._arrive()

            x, y = spot.x - item.width / 2, spot.y - item.width * RATIO / 2
            turn_to = HIDDEN if turn_down and item.card != HIDDEN else None
            self._start(
                Tween(
                    item, x, y, COLLECT_FLIGHT, i * gap,
                    scale=(1.0, VANISHING_SCALE), turn_to=turn_to, rise=RISE * item.width, done=done,
                )
            )  # fmt: skip

    def finish(self) -> None:
        """Finish all movements now, without calling `landed`."""
        self._finishing = True
        self._clock.finish()
        self._finishing = False
        self.count = 0

    def _start(self, tween: Tween) -> None:
        self.count += 1
        self._clock.add(tween)

    def _arrive(self) -> None:
        self.count -= 1
        if self.count == 0 and not self._finishing:
            self._landed()


# Times in ms at normal speed.
DEAL_GAP, SHORT_GAP, DEAL_FLIGHT = 26, 9, 330  # the gap is long in the first deal of a match
COLLECT_GAP, MOVE_GAP = 18, 40
HURRY = 0.4  # factor on all times while the rest of the deal is played automatically


Script = Callable[[Sequence[Event], PlayerView], Sequence[Part]]


@dataclass(slots=True)
class Batch:
    """Events that happened together, and what the viewer knows after them."""

    events: Sequence[Event]
    view: PlayerView
    bottom: Seat
    apply: Callable[[], None]


class Animator(QObject):
    """Plays batches of events on a board, with a pause where `script` has a message.

    Each batch becomes a queue of steps. A step starts movements or a pause; the next step follows when those
    have ended.

    Signals:
        dealing: A deal begins (with the view after it).
        shown: An event begins to be shown (with the view after it).
        arrived: The table pauses after a trick or at the end of a batch (with the view after the batch).
        resting: A pause begins (with its message).
        rested: The pause has ended.
        gathering: A finished trick is picked up, or has vanished because the table was hurried.
        idle: Everything has been shown.
    """

    dealing = Signal(PlayerView)
    shown = Signal(Event, PlayerView)
    arrived = Signal(PlayerView)
    resting = Signal(TableMessage)
    rested = Signal()
    gathering = Signal()
    idle = Signal()

    def __init__(self, board: CardLayout, clock: Clock, script: Script) -> None:
        super().__init__(clock)
        self._script = script
        self.sort_mode = "descending"
        self.busy = False
        self._board = board
        self._clock = clock
        self._steps: deque[Callable[[], None]] = deque()
        self._skipped: deque[tuple[Event, PlayerView]] = deque()  # not shown yet, in order
        self._last: Callable[[], None] | None = None
        self._deal_number = 0
        self._trump: str | None = None
        self._view: PlayerView  # that of the events being shown
        self._bottom = 0
        self._flights = Flights(board, clock, self.advance)
        self._advancing = False
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.advance)
        self.is_resting = False
        self._rests = 0  # pauses still to come
        self._tricks = 0  # finished tricks still to be gathered

    def forget(self) -> None:
        """Reset for another match."""
        self._deal_number, self._trump = 0, None

    def note(self, view: PlayerView) -> None:
        """Note that the scene was set from this view without animation."""
        self._deal_number = view.deal_number
        self._trump = view.trump

    def play(self, batch: Batch) -> None:
        """Queue a batch of events."""
        self.busy = True
        if batch.events and batch.events[0].kind in QUICK:
            self._clock.hurry = HURRY  # until everything has been shown
        parts = self._script(batch.events, batch.view)
        for i, (group, saying) in enumerate(parts, 1):
            self._skipped.extend((event, batch.view) for event in group)
            self._steps.append(partial(self._show, group, batch))
            if saying is not None:
                self._rests += 1
                arrives = group[0].kind == "trick" or i == len(parts)
                self._steps.append(partial(self._start_rest, saying, batch.view if arrives else None))
            if group[0].kind == "trick":
                self._tricks += 1
                self._steps += [self._gather, partial(self._collect, group[0].seat)]
        self._last = batch.apply
        self._steps.append(partial(self._end, batch))
        debug.debug("%d events arrive; %d steps wait", len(batch.events), len(self._steps))
        if not self._advancing and not self._flights.count and not self.is_resting:
            self.advance()

    def go_on(self) -> None:
        """Skip to the next pause, or to the end if there is none."""
        debug.debug("hurried; %d steps and %d pauses wait", len(self._steps), self._rests)
        if not self._rests:
            self.finish()
            return
        self._stop_rest()
        self._advancing = True
        self._flights.finish()
        while not self.is_resting:
            self._steps.popleft()()
            self._flights.finish()
        self._advancing = False

    def finish(self) -> None:
        """Skip to the end of all batches."""
        if not self.busy:
            self._clock.finish()
            return
        self._steps.clear()
        self._rests = 0
        self._stop_rest()
        self._flights.finish()
        while self._skipped:
            self.shown.emit(*self._skipped.popleft())
        if self._tricks:
            self._tricks = 0
            self.gathering.emit()
        self._come_to_rest()

    def _end(self, batch: Batch) -> None:
        if self._steps:
            batch.apply()
        else:
            self._come_to_rest()

    def _come_to_rest(self) -> None:
        debug.debug("all is shown")
        self.busy = False
        self._clock.hurry = 1.0
        apply, self._last = self._last, None
        if apply:
            apply()
        self.idle.emit()

    def advance(self) -> None:
        """Take steps until one of them starts movements or a pause."""
        if self._advancing:
            return
        self._stop_rest()
        self._advancing = True
        try:
            while self._steps and not self._flights.count and not self.is_resting:
                self._steps.popleft()()
        finally:
            self._advancing = False

    # -- steps

    def _show(self, group: Sequence[Event], batch: Batch) -> None:
        self._view, self._bottom = batch.view, batch.bottom
        kind = group[0].kind
        if kind == "row" and self._deal_number != batch.view.deal_number:
            self._steps.appendleft(partial(self._show, group, batch))
            self._deal(())  # deal whole piles first; rows and hands are then drawn from them
            return
        if kind == "dealt":
            self._deal(group)
        for event in group:
            self._skipped.popleft()
            self.shown.emit(event, batch.view)
        if kind == "turned up":
            self._turn_up(group[0])
        elif kind == "looked":
            faces = self._sorted(cards_in(group[0].cards))  # none but the viewer's
            self._fly({item: Move(turn_to=card) for item, card in zip(self._board.hand, faces, strict=False)})
        elif kind in ("row", "drew"):
            self._draw(group)
        elif kind in ("took kitty", "robbed"):
            self._take_kitty(group[0])
        elif kind == "gave":
            self._give(group[0])
        elif kind == "passed":
            self._pass_on(group)
        elif kind == "trump":
            self._trump = group[0].text
            self._fly({})
        elif kind == "played":
            self._played(group[0])
        elif kind == "trick":
            self._mark_winner(group[0].seat)

    def _deal(self, events: Sequence[Event]) -> None:
        """Deal cards from the dealer's plate, one to each seat in turn, or whole piles."""
        view, board, layout = self._view, self._board, self._board.layout
        game = view.game
        self.dealing.emit(view)
        board.reset(game.seats)
        self._deal_number, self._trump = view.deal_number, None
        own = [event for event in events if self._place(event.seat) == 0]
        faces = self._sorted(card for event in own for card in cards_in(event.cards))
        seats = [self._place(((view.dealer or 0) + 1 + i) % game.seats) for i in range(game.seats)]
        gap = DEAL_GAP if view.deal_number == 1 else SHORT_GAP
        moves: dict[CardItem, Move] = {}
        delay = 0.0
        for i in range(game.deal_size(view.deal_number).hand):
            for place in seats:
                item = board.new(HIDDEN, layout.other_width if place else layout.hand_width)
                zone = board.piles[place] if game.has_piles else board.hand_of(place)
                zone.append(item)
                face = faces[i] if place == 0 and i < len(faces) else None
                moves[item] = Move(delay, DEAL_FLIGHT, face)
                delay += gap / 2 if game.has_piles else gap
        for _ in range(view.talon):
            item = board.new(HIDDEN, layout.kitty_width)
            board.kitty.append(item)
        board.settle()
        for item in board.kitty[-MAX_KITTY:]:
            moves[item] = Move(delay, DEAL_FLIGHT)
            delay += gap
        source = layout.places[self._place(view.dealer or 0)]
        for item in board.hand:  # they grow on their way, or they would hide the dealer's plate
            item.resize_about_centre(layout.other_width)
        for item in moves:
            item.setPos(source.x - item.width / 2, source.y - item.width * RATIO / 2)
            item.setVisible(False)
        self._fly(moves)

    def _turn_up(self, event: Event) -> None:
        hidden = [item for item in reversed(self._board.kitty) if item.card == HIDDEN]
        cards = list(cards_in(event.cards))
        self._fly({item: Move(turn_to=card) for item, card in zip(hidden, cards, strict=False)})

    def _draw(self, events: Iterable[Event]) -> None:
        """Turn up or draw cards from the seat's pile or from the stock."""
        board, layout = self._board, self._board.layout
        moves: dict[CardItem, Move] = {}
        delay = 0.0
        for event in events:
            place = self._place(event.seat)
            cards: list[CardId] = []
            if event.kind == "row":
                cards = sort_row(self._game, cards_in(event.cards))
            elif place == 0:
                cards = list(cards_in(event.cards))
            items = []
            for i in range(event.count):
                source = board.piles[place] or board.kitty
                # A card turned up lies above those that are drawn.
                below = bool(source) and source[-1].card != HIDDEN
                item = source.pop(-1 - below) if source else board.new(HIDDEN, layout.other_width)
                items.append(item)
                moves[item] = Move(delay, turn_to=cards[i] if i < len(cards) else None)
                delay += MOVE_GAP
            if event.kind == "row":
                board.rows[place] = list(items)
            else:
                board.hand_of(place).extend(items)
        self._fly(moves)

    def _take_kitty(self, event: Event) -> None:
        board = self._board
        place = self._place(event.seat)
        items = [board.kitty.pop() for _ in range(min(event.count, len(board.kitty)))]
        known = set(cards_in(event.cards)) if place == 0 else set()
        unseen = sorted(known - {item.card for item in items})
        moves = {}
        for i, item in enumerate(items):
            if item.card == HIDDEN:
                moves[item] = Move(i * MOVE_GAP, turn_to=unseen.pop() if unseen else None)
            else:  # a turned-up card goes face down among the hidden cards of another seat
                moves[item] = Move(i * MOVE_GAP, turn_to=None if item.card in known else HIDDEN)
        board.hand_of(place).extend(items)
        self._fly(moves)

    def _give(self, event: Event) -> None:
        """Move discards face down behind the plate of their owner."""
        place = self._place(event.seat)
        items = self._take_out(place, event.cards, event.count)
        self._fly({})
        self._flights.send_off(items, place, MOVE_GAP, turn_down=True)

    def _take_out(self, place: int, known: CardSet, count: int) -> list[CardItem]:
        """Take cards out of a hand; `known` are those that the viewer gives."""
        cards = list(cards_in(known)) if place == 0 else []
        cards += [HIDDEN] * (count - len(cards))
        items = [self._board.take(place, card) for card in cards]
        return [item for item in items if item is not None]

    def _pass_on(self, events: Sequence[Event]) -> None:
        """Pass cards between hands, all at once; only the viewer's own are face up."""
        coming: list[tuple[int, list[CardItem], list[CardId]]] = []
        for event in events:
            to = self._place(event.private_to)
            items = self._take_out(self._place(event.seat), self._view.given, event.count)
            coming.append((to, items, list(cards_in(event.cards)) if to == 0 else []))
        moves = {}
        for to, items, faces in coming:
            for i, item in enumerate(items):
                turn_to = faces[i] if i < len(faces) else HIDDEN if item.card != HIDDEN else None
                moves[item] = Move(i * MOVE_GAP, turn_to=turn_to)
            self._board.hand_of(to).extend(items)
        self._fly(moves)

    def _played(self, event: Event) -> None:
        board = self._board
        place = self._place(event.seat)
        card = next(cards_in(event.cards))
        item = board.take(place, card)
        if item is None:
            layout = board.layout
            spot = layout.places[place]
            item = board.new(HIDDEN, layout.other_width)
            item.setPos(spot.x - item.width / 2, spot.y)
        board.trick.append((place, item))
        item.set_state("")
        item.set_suit(self._counts_as(card))
        self._fly({item: Move(0, PLAY_FLIGHT, card if item.card == HIDDEN else None, RISE)})

    def _counts_as(self, card: CardId) -> str:
        """Return the suit a card counts as in its trick, or "" if it is the printed one."""
        trick = next((trick for trick in self._view.tricks if card in trick.cards), None)
        return counted_in_trick(self._view, trick).get(card, "") if trick is not None else ""

    def _start_rest(self, saying: TableMessage, arrived: PlayerView | None) -> None:
        """Pause so that the message can be read."""
        debug.debug("pause; %d steps wait", len(self._steps))
        self._rests -= 1
        self.is_resting = True
        if arrived is not None:
            self.arrived.emit(arrived)
        self.resting.emit(saying)
        if saying.ms is not None:
            self._rest.start(saying.ms)

    def _stop_rest(self) -> None:
        self._rest.stop()
        if self.is_resting:
            self.is_resting = False
            self.rested.emit()

    def _mark_winner(self, winner: Seat | None) -> None:
        """Put a ring around the card that wins the trick."""
        for place, item in self._board.trick:
            if place == self._place(winner):
                item.set_state("win")

    def _gather(self) -> None:
        """Turn the trick down on a pack in the middle."""
        self._tricks -= 1
        self.gathering.emit()
        self._flights.gather(self._pack(), *self._board.layout.trick_area().centre)

    def _collect(self, winner: Seat | None) -> None:
        """Lay the pack before its winner."""
        pack = self._pack()
        self._board.trick = []
        self._flights.send_off(pack, self._place(winner), 0)

    def _pack(self) -> list[CardItem]:
        """Return the cards of the trick, the lowest first."""
        return sorted((item for _, item in self._board.trick), key=CardItem.zValue)

    # -- movements

    @property
    def _game(self) -> Game:
        return self._view.game

    def _place(self, seat: Seat | None) -> int:
        return ((seat or 0) - self._bottom) % self._game.seats

    def _sorted(self, cards: Iterable[CardId]) -> list[CardId]:
        before = [item.card for item in self._board.hand]
        return sort_hand(
            self._view.game,
            cards,
            self._trump,
            self.sort_mode,
            held=held_cards(self._view),
            before=before,
            reverse=self._board.is_reversed,
        )

    def _sort(self, coming: dict[CardItem, Move]) -> None:
        """Sort the viewer's hand by the faces the cards will have after `coming`."""
        hand = self._board.hand
        faces = {item: item.card for item in hand}
        for item, move in coming.items():
            if item in faces and move.turn_to is not None:
                faces[item] = move.turn_to
        place = {card: i for i, card in enumerate(self._sorted(card for card in faces.values() if card >= 0))}
        hand.sort(key=lambda item: place.get(faces[item], len(place)))

    def _fly(self, moves: dict[CardItem, Move]) -> None:
        """Sort the viewer's hand and start the movements."""
        self._sort(moves)
        self._flights.send(moves)
