"""The coach beside a table: opens hints and closes them, checks what was played, shows memory aids.

What it needs is loaded when it is first wanted: many players never ask it for anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF

from trickdesk.engine.actions import Action, Call, Give, Play
from trickdesk.engine.view import PlayerView
from trickdesk.session import State
from trickdesk.storage.settings import Help
from trickdesk.ui.panels import CallPanel
from trickdesk.ui.table.geometry import Point, Rect
from trickdesk.ui.table.room import free_room, own_cards_room

if TYPE_CHECKING:
    from trickdesk.ui.coach.adviser import Adviser, Hint
    from trickdesk.ui.coach.hint_panel import HintPanel
    from trickdesk.ui.coach.mark import Mark
    from trickdesk.ui.table_screen import TableScreen


class Coach(QObject):
    """Helps whoever sits before the screen, and leaves nothing of it there for the next one."""

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self.screen, self.controller, self.table = screen, screen.controller, screen.table
        self.settings = Help()
        self.panel: HintPanel | None = None
        self.mark: Mark | None = None
        self._adviser: Adviser | None = None
        self._counted: int | None = None  # the ticket of the last decision at which a hint was seen
        controller = self.controller
        controller.acted.connect(self._acted)
        controller.shown.connect(self._shown)
        controller.replaced.connect(self.forget)
        controller.curtainFell.connect(self.forget)
        controller.settled.connect(self._settled)

    @property
    def adviser(self) -> Adviser:
        """Made when it is first wanted."""
        if self._adviser is None:
            from trickdesk.ui.coach.adviser import Adviser

            self._adviser = Adviser(self.controller, self)
            self._adviser.told.connect(self._told)
            self._adviser.failed.connect(self._failed)
        return self._adviser

    def apply(self, settings: Help) -> None:
        """Take over the settings."""
        self.settings = settings
        self.place()

    # -- what happens at the table

    def forget(self, *_: object) -> None:
        """Another moment of the match, or somebody else before the screen: nothing of it stays."""
        self.close_hint()
        self._close_mark()
        if self._adviser is not None:
            self._adviser.forget()

    def _shown(self, *_: object) -> None:
        """Something has happened: what was asked before is no longer the question."""
        if self._adviser is not None:
            self._adviser.forget()
        if self.controller.state in (State.DEAL_OVER, State.MATCH_OVER):
            self._close_mark()

    def _settled(self, view: PlayerView) -> None:
        if self.can_hint and self.settings.checker != "off":
            self.adviser.ask()  # while the person thinks, so that nobody waits for it afterwards
        self.place()

    # -- hints

    @property
    def can_hint(self) -> bool:
        """Whether somebody sits before the screen who is asked something."""
        controller = self.controller
        at_rest = controller.state is State.HUMAN and controller.is_settled and not controller.ender.busy
        return at_rest and not self.screen.hidden and controller.view.ask is not None

    def toggle_hint(self) -> None:
        """Show a hint, or close the one that is open."""
        if self.panel is not None:
            self.close_hint()
        elif self.can_hint:
            from trickdesk.ui.coach.hint_panel import HintPanel

            self.panel = HintPanel(self.table)
            self.panel.closed.connect(self.close_hint)
            self.panel.wanted.connect(self._take)
            self.place()
            self.panel.show()
            self.adviser.ask()

    def close_hint(self) -> None:
        """Take the hint away."""
        panel, self.panel = self.panel, None
        if panel is not None:
            self._drop(panel)

    def _told(self, hint: Hint) -> None:
        """There is more to tell."""
        panel = self.panel
        if panel is None:
            return
        from trickdesk.session.hinting import count_hint
        from trickdesk.ui.text.hints import deals_words, hint_sentence, hint_table, note_words

        session = self.controller.session
        if session is not None and self._counted != self.adviser.ticket:
            self._counted = self.adviser.ticket
            count_hint(session)
        names = self.screen.names
        table = hint_table(hint.view, hint.why, None if hint.partial else hint.action, names)
        sentence = "" if hint.partial else hint_sentence(hint.view, hint.why, hint.action, names)
        deals, note = deals_words(hint.why, hint.partial), note_words(hint.why, table.left)
        panel.say(table, sentence, deals, note, None if hint.partial else hint.action)
        self.place()
        if not hint.partial:
            self.table.voice.say(sentence, turn=True)

    def _failed(self) -> None:
        if self.panel is not None:
            from trickdesk.ui.text.hints import HintTable

            self.panel.say(HintTable((), (), ()), self.tr("No hint could be found this time."), "", "")
            self.place()

    def _take(self) -> None:
        """Choose what is proposed, as the person would; it is he who confirms it."""
        hint = self.adviser.hint
        if hint is None or hint.partial or not self.can_hint:
            return
        action = hint.action
        if isinstance(action, Play):
            self.table.setFocus()
            self.table.hand.set_cursor(action.card)
        elif isinstance(action, Give):
            self.table.set_picks(action.cards)
            self.table.setFocus()
        elif isinstance(action, Call) and isinstance(self.screen.panel, CallPanel):
            panel = self.screen.panel
            panel.propose(action.text)
            focused = self.screen.focusWidget()
            if focused is not None and self.panel is not None and self.panel.isAncestorOf(focused):
                panel.take_focus()

    # -- the play checker

    def _acted(self, action: Action) -> None:
        """The person has done something: by the figures from before it, how good was that?"""
        self._close_mark()
        hint = None if self._adviser is None else self._adviser.hint
        if hint is None or self.settings.checker == "off" or not self.controller.can_undo:
            return
        from trickdesk.session.hinting import given_away
        from trickdesk.session.mistakes import Size
        from trickdesk.ui.coach.mark import Mark
        from trickdesk.ui.text.hints import given_away_words

        least = {"large": Size.LARGE, "medium": Size.MEDIUM, "any": Size.SMALL}[self.settings.checker]
        size, judged = given_away(hint.view, hint.why, action)
        if size < least or judged is None or judged.knew is None:
            return
        words = given_away_words(judged.knew, hint.view.game)
        self.mark = Mark(words, size, self.table)
        self.mark.undone.connect(self.controller.undo)
        self.mark.closed.connect(self._close_mark)
        self.place()
        self.mark.show()
        offer = self.tr("Ctrl+Z takes it back.")
        self.table.voice.say(f"{words} {offer}", turn=True)

    def _close_mark(self) -> None:
        mark, self.mark = self.mark, None
        if mark is not None:
            self._drop(mark)

    def _drop(self, part: HintPanel | Mark) -> None:
        """Take something from the table; the keyboard goes back to what is asked there."""
        focused = self.screen.focusWidget()
        had_focus = focused is not None and (part is focused or part.isAncestorOf(focused))
        part.hide()
        part.setParent(None)  # at once: nobody finds it there any more
        part.deleteLater()
        if had_focus:
            if self.screen.panel is not None and self.screen.panel.focusPolicy():
                self.screen.panel.take_focus()
            else:
                self.table.setFocus()

    # -- where it stands

    def place(self) -> None:
        """Everything finds its place again: over no own card, no trick and no panel."""
        layout = self.table.board.layout
        if layout is None:
            return
        taken = [own_cards_room(layout, [item.home for item in self.table.board.own_cards()])]
        if self.screen.panel is not None and not self.screen.panel.isHidden():
            taken.append(rect_of(QRectF(self.screen.panel.geometry())))
        if self.panel is not None:
            from trickdesk.ui.coach import hint_panel

            self._put(self.panel, taken, (hint_panel.WIDE, hint_panel.HEIGHT), hint_panel.LEAST)
        if self.mark is not None:
            from trickdesk.ui.coach import mark

            self._put(self.mark, taken, (mark.WIDTH, mark.HEIGHT), mark.LEAST)

    def _put(self, part: HintPanel | Mark, taken: list[Rect], wanted: Point, least: Point) -> None:
        """Place a part; what comes later goes round it."""
        layout = self.table.board.layout
        assert layout is not None
        unit = max(layout.unit, 0.8)
        wide, high = wanted[0] * unit, wanted[1] * unit
        room = free_room(layout, taken, (wide, high), (least[0] * unit, least[1] * unit))
        if room is None:  # nothing is so large: rather over backs and the felt than not at all
            room = Rect(8, layout.hand_y - least[1] * unit - 8, 8 + least[0] * unit, layout.hand_y - 8)
        part.place(room, unit)
        taken.append(rect_of(QRectF(part.geometry())))


def rect_of(area: QRectF) -> Rect:
    return Rect(area.left(), area.top(), area.right(), area.bottom())
