"""Prompts at the table: what to do, why cards are dimmed, and first-time tips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from trickdesk.engine.actions import AskGive, AskPlay, Event, Play
from trickdesk.engine.cards import Seat
from trickdesk.engine.view import PlayerView
from trickdesk.session import Setup
from trickdesk.storage.persons import guest_seat
from trickdesk.storage.settings import Settings
from trickdesk.ui.match.hidden_cards import MatchTable
from trickdesk.ui.match.text_table.side import TextSide
from trickdesk.ui.table.card_layout import PLATE_Z
from trickdesk.ui.table.geometry import Rect
from trickdesk.ui.table.painted import Bubble, Line, measured, wrapped_line
from trickdesk.ui.table.text_placement import free_room, kept_free, words_foot
from trickdesk.ui.text import event_text, prompts

if TYPE_CHECKING:
    from trickdesk.ui.match.coach.sheet import TipSheet

NEW_FOR = 3  # matches of a game
SIZE, LINES = 15, 4  # of the words, in units, and how many lines there may be
WIDE, NARROW, RING = 640, 210, 4  # of a line and of the ring around a plate, in units
KEPT = 16  # texts whose breaks are remembered


def _who(setup: Setup, seat: Seat) -> str:
    """Return a name, which may be empty, or the key of a guest without one."""
    key = setup.persons[seat]
    return setup.names[seat] if guest_seat(key) is None else key


class Prompter(QObject):
    """Shows the prompts that the player at the screen has switched on.

    Signals:
        changed(): The prompts need a new place.
        learnt(): The settings have recorded what a player has met or finished.
    """

    changed = Signal()
    learnt = Signal()

    def __init__(self, screen: MatchTable, texts: TextSide, drop: Callable[[QWidget], None]) -> None:
        """Create prompts for a table; `drop` removes a sheet from it."""
        super().__init__(screen.table)
        self.screen, self.controller, self.table = screen, screen.controller, screen.table
        self._texts, self._drop = texts, drop
        self.settings = Settings()
        self.line = Bubble(PLATE_Z + 2)
        self.table.scene().addItem(self.line)
        self.table.turn_words = self.turn_words
        self.table.voice.prompt = self.line
        self.table.picksChanged.connect(self._picked)
        self.words, self.more = "", ""
        self.sheet: TipSheet | None = None
        self.met = ""  # what the sheet explains
        self._last_said: tuple[str | None, str] = "", ""  # to whom what was said last
        controller = self.controller
        controller.settled.connect(self.look_again)
        controller.acted.connect(self._acted)
        controller.shown.connect(self._shown)
        controller.replaced.connect(self.forget)
        controller.curtainNeeded.connect(self.forget)
        screen.hiddenChanged.connect(self.look_again)
        self._texts.changed.connect(self.look_again)
        self.changed.connect(self._texts.refresh)

    def apply(self, settings: Settings) -> None:
        """Apply the settings."""
        self.settings = settings
        if self.screen.is_asking:
            self._say(self.controller.view)

    # -- events

    def look_again(self, *_: object) -> None:
        self.forget()
        if self.screen.is_asking:
            self._say(self.controller.view)

    def _acted(self, *_: object) -> None:
        """Count the kind of decision just made as known."""
        if self.sheet is not None and not self.sheet.isHidden():
            self._meet()
        self.forget()

    def _shown(self, events: Sequence[Event], *_: object) -> None:
        if not self.controller.is_settled:  # without animation it's settled at once
            self.forget()
        session, is_over = self.controller.session, any(event.kind == "match over" for event in events)
        if session is not None and is_over and not self.controller.is_variation:
            for seat in session.setup.people:
                self.settings.learnt.count_match(_who(session.setup, seat), session.setup.game.id)
            self.learnt.emit()

    def forget(self, *_: object) -> None:
        """Remove the prompts, after a jump to another position or a change of player."""
        self.words, self.more = "", ""
        self.line.setVisible(False)
        self.table.setAccessibleDescription("")
        self._close()

    # -- text

    @property
    def person(self) -> str | None:
        """Who has to decide, as `LearnedTips` knows people; None if nobody has."""
        if (session := self.controller.session) is None:
            return None
        seat = self.controller.view.seat
        return None if seat is None else _who(session.setup, seat)

    def _wants_more(self, view: PlayerView) -> bool:
        wanted = self.settings.help.explain
        known = self.settings.learnt.finished(self.person or "", view.game.id)
        return wanted == "always" or (wanted == "first" and known < NEW_FOR)

    def turn_words(self, view: PlayerView) -> str:
        """Return the announcement for the player on turn: whose turn it is, what to do."""
        turn = event_text.turn_words(view, self.screen.names)
        # Don't describe face-down cards: others in the room would hear it.
        tells = self.settings.help.what_now and self.person is not None and not self.table.is_covered
        now = self._now(view) if tells else ""
        return f"{turn} {now}".strip()

    def _now(self, view: PlayerView) -> str:
        picks = self.table.picks() if isinstance(view.ask, AskGive) else 0
        names = self.screen.names
        return prompts.now_words(view, names, lambda card: self.controller.why_not(Play(card)), picks)

    def _say(self, view: PlayerView) -> None:
        help_ = self.settings.help
        wants_more = self._wants_more(view)
        more = prompts.more_words(view, self.screen.names) if wants_more else ""
        self.words = self._now(view) if help_.what_now else ""
        self.met = f"{view.game.id} {prompts.decision_kind(view)}"
        new = wants_more and not self.settings.learnt.has_met(self.person or "", self.met)
        self.more = "" if new or not help_.what_now else more  # the sheet already says it
        self._describe()
        self._close()
        if new:
            self._explain(view, more)
        self.changed.emit()

    def _describe(self) -> None:
        self.table.setAccessibleDescription(" ".join(filter(None, [self.words, self.more])))

    def _picked(self, *_: object) -> None:
        """Say what to press once enough cards are picked."""
        if self.words and self.screen.is_asking:
            self.words = self._now(self.controller.view)
            self._describe()
            self.changed.emit()

    def _explain(self, view: PlayerView, more: str) -> None:
        """Explain a kind of decision that the player meets for the first time."""
        from trickdesk.ui.match.coach.sheet import TipSheet

        self.sheet = TipSheet(prompts.lesson_words(view), more, self._texts.ground)
        self.sheet.closed.connect(self._got_it)
        self.sheet.unwanted.connect(self._never)
        if self._last_said != (self.person, self.met):
            self._last_said = self.person, self.met
            self.table.voice.say(self.sheet.words.text(), turn=True)

    def _got_it(self) -> None:
        self._meet()
        self._close()

    def _never(self) -> None:
        self.settings.help.explain = "never"
        self.learnt.emit()
        self._close()

    def _meet(self) -> None:
        if self.person is not None:
            self.settings.learnt.meet(self.person, self.met)
            self.learnt.emit()

    def _close(self) -> None:
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            self._drop(sheet)

    # -- layout

    def place(self, taken: Sequence[Rect], backs: Sequence[Rect]) -> list[Rect]:
        """Place the line near the viewer's plate.

        It covers card backs only if it must for that. Return the rectangles it takes; `taken` areas stay free.
        """
        layout, table = self.table.board.layout, self.table
        self.line.setVisible(False)
        if not self.words:
            return []
        has_title = isinstance(table.choice.ask, AskGive)  # the panel's, which says what to do
        whole = [Line(self.words, bold=True)] if not has_title else []
        whole += [Line(self.more)] if self.more else []
        if not whole:
            return []
        unit, font = layout.letters, table.font()
        trick, seats = self.has_trick, kept_free(layout)
        plate, ring = seats[0], RING * unit  # the viewer's, with the ring of the player on turn
        seats[0] = plate._replace(left=plate.left - ring, right=plate.right + ring)
        # Near the plate, clear of all cards, if need be without the explanation. Then elsewhere, clear of cards.
        below = Rect(0, words_foot(layout), layout.width, layout.height)
        clear, low = [*seats, *backs, below], [*seats, below]
        near = ((clear, True),)
        rest = ((clear, False), (low, True), ([*seats, *backs], False), (low, False), (seats, False))
        sizes = [whole, whole[:1]] if self.more else [whole]
        for rows, (kept, stays_near) in [*product(sizes, near), *product(sizes, rest)]:
            for cut in wrappings(tuple(rows), font, unit):
                size = measured(cut, font, unit, SIZE, WIDE * unit)
                width, height = size
                room = free_room(layout, taken, size, size, kept, trick)
                if room is None:
                    continue
                left = (plate.left + plate.right - width) / 2
                left = min(max(left, room.left), room.right - width)
                box = Rect(left, room.bottom - height, left + width, room.bottom)
                is_above = box.left < plate.right and plate.left < box.right
                if stays_near and not is_above and box.bottom < plate.top:
                    continue
                self.line.say(cut, box, unit, table.skin.dpr, font, size=SIZE)
                return [box]
        return []

    @property
    def has_trick(self) -> bool:
        """Whether cards lie in the middle, or come there next."""
        return not self.screen.is_asking or isinstance(self.controller.view.ask, AskPlay)

    def keep_clear(self, covered: Sequence[Rect]) -> None:
        """Hide the line if sheets or panels would cover part of it."""
        if self.line.isVisible() and any(self.line.box.meets(rect) for rect in covered):
            self.line.setVisible(False)


@lru_cache(KEPT)  # they are placed several times before they change
def wrappings(rows: tuple[Line, ...], font: QFont, unit: float) -> list[list[Line]]:
    """Return the rows wrapped into more and more lines, each as narrow as possible."""
    widths = range(WIDE, NARROW, -20)
    ways = [[wrapped_line(row, font, unit, SIZE, width * unit) for width in widths] for row in rows]
    narrow = [{len(lines): lines for lines in row} for row in ways]
    found: dict[int, list[Line]] = {}
    for cut in zip(*ways, strict=True):
        count = sum(map(len, cut))
        if count > LINES:
            break
        found[count] = [part for row, lines in zip(narrow, cut, strict=True) for part in row[len(lines)]]
    return list(found.values())
