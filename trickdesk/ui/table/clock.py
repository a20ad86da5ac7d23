"""Animation clock: one timer for everything that moves on the table."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsView

from trickdesk.ui.table.items import CardItem

INTERVAL_MS = 16
# With more moving cards, repainting the whole view is cheaper than the default update mode.
FULL_UPDATE_ABOVE = 6
# In the middle of an arc: pixels to the side for one of height, growth, and degrees.
BEND, GROWTH, TURN = 1.6, 0.07, 12.0


class Tween:
    """Movement of one card to `(x, y)`, its top left corner; times in ms.

    It starts after `delay`. It can also change its scale between the two values of `scale`, and turn into the
    card `turn_to` half-way. With `rise`, it goes up that many pixels and comes down again, in a light arc and
    turned a little. `done` is called at the end, also when the movement is cut short, but not on
    `cancel`.
    """

    def __init__(
        self,
        item: CardItem,
        x: float,
        y: float,
        duration: float,
        delay: float = 0.0,
        *,
        scale: tuple[float, float] = (1.0, 1.0),
        turn_to: int | None = None,
        rise: float = 0.0,
        done: Callable[[], None] | None = None,
    ) -> None:
        self.item = item
        self.x, self.y = item.x(), item.y()
        self.dx, self.dy = x - self.x, y - self.y
        self.start, self.duration = delay, max(1.0, duration)
        self.scale = scale
        self.turn_to = turn_to
        self.rise = rise
        self.done = done

    def apply(self, share: float) -> None:
        """Place the card at `share` (0 to 1, eased) of the way."""
        item = self.item
        item.setVisible(True)
        hump = 4 * share * (1 - share) if self.rise else 0.0
        length = math.hypot(self.dx, self.dy) or 1.0
        bend = math.copysign(hump * self.rise * BEND / length, self.dx)  # towards the upper edge
        item.setPos(self.x + self.dx * share + self.dy * bend, self.y + self.dy * share - self.dx * bend)
        if self.rise:
            item.set_height(self.rise * hump)
        elif self.turn_to is None and self.scale == (1.0, 1.0):
            return
        squash = 1.0
        if self.turn_to is not None:
            if share >= 0.5:
                item.show_card(self.turn_to)
            squash = max(0.03, abs(1 - 2 * share))
        scale = self.scale[0] + (self.scale[1] - self.scale[0]) * share
        scale *= 1 + GROWTH * hump
        angle = hump * TURN * max(-1.0, min(1.0, self.dx / (4 * item.width))) if self.rise else 0.0
        item.deform(scale * squash, scale, angle)


class Clock(QObject):
    """Runs tweens with one precise timer, which is stopped while nothing moves.

    Attributes:
        speed: Factor on all times; 0 means no animation.
        hurry: Another factor, used for a while.
        reduced: Whether to show end states at once.
        frames: Intervals between ticks in ms while cards moved, for measurements.
    """

    started = Signal()
    stopped = Signal()

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self.speed = self.hurry = 1.0
        self.reduced = False
        self.tweens: list[Tween] = []
        self.frames: deque[float] = deque(maxlen=4096)
        self._ease = QEasingCurve(QEasingCurve.Type.OutCubic)
        self.elapsed = QElapsedTimer()
        self._last_tick = -1.0
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=INTERVAL_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    @property
    def is_still(self) -> bool:
        """Whether all movements are instant."""
        return self.reduced or self.speed <= 0

    def add(self, tween: Tween) -> None:
        """Start a tween, which replaces a running one of the same card."""
        self.cancel(tween.item)
        if self.is_still:
            tween.apply(1.0)
            if tween.done:
                tween.done()
            return
        if not self.is_running:
            self.elapsed.start()
            self._last_tick = -1.0
            self._timer.start()
            self.started.emit()
        speed = self.speed * self.hurry
        tween.duration *= speed
        tween.start = self.elapsed.nsecsElapsed() * 1e-6 + tween.start * speed
        self.tweens.append(tween)
        self._choose_update_mode()

    def cancel(self, item: CardItem) -> None:
        """Drop the tween of a card that something else moves from now on."""
        if self.moves(item):
            item.set_height(0)
            self.tweens = [tween for tween in self.tweens if tween.item is not item]

    def moves(self, item: CardItem) -> bool:
        return any(tween.item is item for tween in self.tweens)

    def finish(self) -> None:
        """Finish all tweens now; those started by their `done` keep running."""
        tweens, self.tweens = self.tweens, []
        for tween in tweens:
            tween.apply(1.0)
        for tween in tweens:
            if tween.done:
                tween.done()
        self._stop_if_still()

    def tick(self) -> None:
        now = self.elapsed.nsecsElapsed() * 1e-6
        if self._last_tick >= 0:
            self.frames.append(now - self._last_tick)
        else:  # whatever the program did after starting them, the first frame shows their beginning
            late = max(0.0, now - INTERVAL_MS)
            for tween in self.tweens:
                tween.start += late
        self._last_tick = now
        live: list[Tween] = []
        ended: list[Tween] = []
        for tween in self.tweens:
            share = (now - tween.start) / tween.duration
            if share > 0:
                tween.apply(self._ease.valueForProgress(share) if share < 1 else 1.0)
            (live if share < 1 else ended).append(tween)
        self.tweens = live
        for tween in ended:
            if tween.done:
                tween.done()
        self._choose_update_mode()
        self._stop_if_still()

    def _stop_if_still(self) -> None:
        if not self.tweens and self.is_running:
            self._timer.stop()
            self._choose_update_mode()
            self.stopped.emit()

    def _choose_update_mode(self) -> None:
        modes = QGraphicsView.ViewportUpdateMode
        many = len(self.tweens) > FULL_UPDATE_ABOVE
        mode = modes.FullViewportUpdate if many else modes.MinimalViewportUpdate
        if self._view.viewportUpdateMode() != mode:
            self._view.setViewportUpdateMode(mode)
