"""The coach beside a table: hints, the play checker and memory aids.

Its parts are imported on first use, since many players never need them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from trickdesk.engine.actions import Action, Call, Give, Play
from trickdesk.engine.cards import CardId, cards_in
from trickdesk.engine.view import PlayerView
from trickdesk.session import State
from trickdesk.storage.settings import Help, Settings
from trickdesk.ui.match.coach.prompts import Prompter
from trickdesk.ui.match.coach.rings import Rings
from trickdesk.ui.match.hidden_cards import MatchTable
from trickdesk.ui.match.text_table.side import TextSide
from trickdesk.ui.panels import CallPanel
from trickdesk.ui.panels.base import LARGE
from trickdesk.ui.table.geometry import RATIO, SMALLEST_UNIT, Rect
from trickdesk.ui.table.text_placement import free_room, kept_free, own_cards_room

if TYPE_CHECKING:
    from trickdesk.session.memory_aids import Aids
    from trickdesk.ui.match.coach.adviser import Adviser, Hint
    from trickdesk.ui.match.coach.aids_panel import AidsPanel
    from trickdesk.ui.match.coach.hint_panel import HintPanel
    from trickdesk.ui.match.coach.sheet import BlunderNotice, TipSheet
    from trickdesk.ui.text.bot_reasons import HintRow


GAP = 5  # between parts in a column, in units
WORDS = 34  # height of a line about a card, in units
OVER = (State.DEAL_OVER, State.MATCH_OVER)
SHRINK = 0.85  # factor from one size to the next smaller
ALIKE = 2  # number of sizes close to the largest


class Coach(QObject):
    """Helps the player at the screen, and leaves nothing behind for the next one."""

    def __init__(self, screen: MatchTable, texts: TextSide) -> None:
        super().__init__(screen.table)
        self.screen, self.controller = screen, screen.controller
        self.table, self.texts = screen.table, texts
        self.settings = Help()
        self.panel: HintPanel | None = None
        self.notice: BlunderNotice | None = None
        self.aids: AidsPanel | None = None
        self._adviser: Adviser | None = None
        self._counted: int | None = None  # ticket of the last decision for which a hint was seen
        controller = self.controller
        controller.acted.connect(self._acted)
        controller.shown.connect(self._shown)
        controller.replaced.connect(self.forget)
        controller.curtainNeeded.connect(self.forget)
        controller.settled.connect(self._settled)
        screen.hiddenChanged.connect(self._show_aids)
        self.texts.changed.connect(self._show_aids)
        self.prompter = Prompter(screen, texts, self.drop)
        self.prompter.changed.connect(self.place)
        self._is_away = False  # while the last trick is shown
        self._gone: list[QWidget] = []  # parts hidden then
        self._focused: QWidget | None = None  # what had the focus then
        self.table.lastTrickShown.connect(self._make_way)
        self.rings = Rings(screen)  # around what the open hint is about
        self.table.cardPointed.connect(self._light_card)

    @property
    def adviser(self) -> Adviser:
        """The source of hints, created on first use."""
        if self._adviser is None:
            from trickdesk.ui.match.coach.adviser import Adviser

            self._adviser = Adviser(self.controller, self)
            self._adviser.updated.connect(self._show_hint)
            self._adviser.failed.connect(self._failed)
        return self._adviser

    def apply(self, settings: Settings) -> None:
        """Apply the settings."""
        self.settings = settings.help
        self.prompter.apply(settings)
        self._show_aids()

    # -- what happens at the table

    def begin(self) -> None:
        """Start a new match: its hints are counted separately."""
        self.forget()
        self._counted = None

    def forget(self, *_: object) -> None:
        """Clear everything, after a jump to another position or a change of player."""
        self.close_hint()
        self._close_notice()
        self._close_aids()
        if self._adviser is not None:
            self._adviser.forget()

    def _shown(self, *_: object) -> None:
        """Drop the hint for the previous decision."""
        if self._adviser is not None:
            self._adviser.forget()

    def _settled(self, view: PlayerView) -> None:
        if self.controller.state in OVER:
            self._close_notice()
        if self.screen.is_asking and self.settings.checker != "off":
            self.adviser.ask()  # while the player thinks, so that nobody has to wait for it later
        self._show_aids()

    # -- hints

    def toggle_hint(self) -> None:
        """Show a hint, or close the one that is open."""
        if self.panel is not None:
            self.close_hint()
        elif self.screen.is_asking:
            from trickdesk.ui.match.coach.hint_panel import HintPanel

            self.panel = HintPanel(self.texts.ground)
            self.panel.closed.connect(self.close_hint)
            self.panel.wanted.connect(self._take)
            self.panel.grown.connect(self.place)
            self.panel.bars.pointed.connect(self._ring)
            self.place()
            self.panel.show()
            self.adviser.ask()

    def close_hint(self) -> None:
        """Close the hint."""
        panel, self.panel = self.panel, None
        self.rings.clear()
        if panel is not None:
            self.drop(panel)
            self.place()  # what it covered is shown again

    def _show_hint(self, hint: Hint) -> None:
        """Show a hint, or more of it."""
        panel = self.panel
        if panel is None:
            return
        from trickdesk.session.mistakes import count_hint
        from trickdesk.ui.text import bot_reasons

        session = self.controller.session
        if session is not None and self._counted != self.adviser.ticket:
            self._counted = self.adviser.ticket
            count_hint(session)
        names = self.screen.names
        table = bot_reasons.hint_table(hint.view, hint.why, None if hint.partial else hint.action, names)
        sentence = "" if hint.partial else bot_reasons.hint_sentence(hint.view, hint.why, hint.action, names)
        deals, note = (
            bot_reasons.deals_words(hint.why, hint.partial),
            bot_reasons.note_words(hint.why, table.left, hint.view.game),
        )
        panel.say(table, sentence, deals, note, None if hint.partial else hint.action)
        self._ring()
        for row in table.rows:
            for part in self._parts(row.action):
                part.installEventFilter(self)
        self.place()
        if not hint.partial:
            self.table.voice.say(sentence, turn=True)

    def _ring(self, row: HintRow | None = None) -> None:
        """Put rings around the recommendation, and around an option that is pointed at."""
        hint = self.adviser.hint
        if hint is not None and self.panel is not None:
            best = () if hint.partial else _targets(hint.action, hint.view)
            others = () if row is None or row.best else row.actions
            self.rings.show(best, [spot for action in others for spot in _targets(action, hint.view)])

    def _parts(self, action: Action) -> list[QWidget]:
        """Return what to press for a call in the open panel."""
        panel = self.screen.panel
        if not isinstance(panel, CallPanel) or not isinstance(action, Call):
            return []
        return panel.widgets_for(action.text)

    def _light(self, about: Callable[[Action], bool]) -> None:
        """Highlight the rows of the hint that are about what is pointed at."""
        if self.panel is not None:
            rows = enumerate(self.panel.bars.table.rows)
            self.panel.bars.light([number for number, row in rows if any(map(about, row.actions))])

    def _light_card(self, card: CardId) -> None:
        self._light(
            lambda action: (
                (isinstance(action, Play) and action.card == card)
                or (isinstance(action, Give) and card in cards_in(action.cards))
            )
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self._light(lambda action: watched in self._parts(action))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self._light(lambda action: False)
        return super().eventFilter(watched, event)

    def _failed(self) -> None:
        if self.panel is not None:
            from trickdesk.ui.text.bot_reasons import HintTable

            text = self.tr("There is no hint this time.")
            self.panel.say(HintTable((), (), ()), text, "", "")
            self.table.voice.say(text, turn=True)
            self.place()

    def _take(self) -> None:
        """Play the recommended card, or choose what the player then confirms."""
        hint = self.adviser.hint
        if hint is None or hint.partial or not self.screen.is_asking:
            return
        action = hint.action
        if isinstance(action, Play):
            self.screen.decided.emit(action)
        elif isinstance(action, Give):
            self.table.set_picks(action.cards)
            self.table.setFocus()
        elif isinstance(action, Call) and (panel := self.screen.panel) is not None:
            panel.propose(action.text)
            focused = self.screen.focusWidget()
            if focused is not None and self.panel is not None and self.panel.isAncestorOf(focused):
                panel.take_focus()

    # -- the play checker

    def _acted(self, action: Action) -> None:
        """Check the player's action against the figures known before it."""
        self._close_notice()
        hint = None if self._adviser is None else self._adviser.hint
        if self.controller.state in OVER:
            return  # the deal is over, and its result is shown instead
        if hint is None or self.settings.checker == "off" or not self.controller.can_undo:
            return
        from trickdesk.session.mistakes import MistakeSize, given_away
        from trickdesk.ui.match.coach.sheet import BlunderNotice
        from trickdesk.ui.text import bot_reasons

        least = {"large": MistakeSize.LARGE, "medium": MistakeSize.MEDIUM, "any": MistakeSize.SMALL}[
            self.settings.checker
        ]
        size, judged = given_away(hint.view, hint.why, action)
        if size < least or judged is None or judged.knew is None:
            return
        text = bot_reasons.given_away_words(judged.knew, hint.view.game)
        self.notice = BlunderNotice(text, size, self.texts.ground)
        self.notice.undone.connect(self.controller.undo)
        self.notice.closed.connect(self._close_notice)
        self.notice.show()
        self.place()
        offer = self.tr("Ctrl+Z takes it back.")
        self.table.voice.say(f"{text} {offer}", turn=True)

    def _close_notice(self) -> None:
        notice, self.notice = self.notice, None
        if notice is not None:
            self.drop(notice)

    # -- memory aids

    def _aids_now(self) -> Aids | None:
        """Return the memory aids for the player at the screen.

        None if they are switched off, or the cards are hidden.
        """
        view, curtain = self.table.view, self.controller.state in (None, State.CURTAIN)
        if view is None or curtain or self.screen.hidden or not self.settings.has_aids:
            return None
        if view.phase in ("deal-over", "match-over"):
            return None
        from trickdesk.session.memory_aids import aids_of

        return aids_of(view)

    def _show_aids(self) -> None:
        """Update the memory aids, or remove them."""
        aids = self._aids_now()
        if aids is None:
            self._close_aids()
        else:
            from trickdesk.ui.match.coach.aids_panel import AidsPanel

            if self.aids is None:
                self.aids = AidsPanel(self.texts.ground)
            assert self.table.view is not None
            self.aids.show_aids(aids, self.settings, self.table.view.game, self.screen.names)
        self.place()

    @property
    def can_say_aids(self) -> bool:
        return self.aids is not None

    def say_aids(self) -> None:
        """Read out the memory aids that are switched on."""
        if self.aids is not None:
            text = self.aids.accessibleDescription()
            self.screen.show_message(text)
            self.table.announced.emit(text)

    def _close_aids(self) -> None:
        aids, self.aids = self.aids, None
        if aids is not None:
            self.drop(aids)

    def drop(self, part: QWidget) -> None:
        """Remove a part from the table, and move the focus to what needs an answer."""
        focused = self.screen.focusWidget()
        had_focus = focused is not None and (part is focused or part.isAncestorOf(focused))
        part.hide()
        self._gone = [gone for gone in self._gone if gone is not part]
        part.setParent(None)  # at once, so that nothing finds it there any more
        part.deleteLater()
        if had_focus:
            if self.screen.panel is not None and self.screen.panel.focusPolicy():
                self.screen.panel.take_focus()
            else:
                self.table.setFocus()
        if self.texts.is_on:
            self._place_beside()

    # -- layout

    def place(self) -> None:
        """Place everything clear of the player's cards, the trick and the panel."""
        if self.texts.is_on:
            self._place_beside()
            return
        layout = self.table.board.layout
        own = own_cards_room(layout, [item.home for item in self.table.board.own_cards()])
        taken = [own]
        if self.screen.panel is not None and not self.screen.panel.isHidden():
            taken.append(area_of(self.screen.panel))
        said = self.prompter.place(taken, self.backs())
        if self.aids is not None:
            # The aids always stay, so they must leave room for the line about a card.
            text = Rect(own.left, own.top - WORDS * layout.unit, own.right, own.bottom)
            self.aids.setVisible(self._put(self.aids, [*taken, text, *said]))
            if not self.aids.isHidden():
                taken.append(area_of(self.aids))
        for part in (self.panel, self.notice):
            if part is None:
                continue
            if not self._put(part, taken) and self.aids is not None and not self.aids.isHidden():
                self.aids.hide()  # make room for the hint or the notice
                taken.pop()
                self._put(part, taken)
            taken.append(area_of(part))
        sheet = self.prompter.sheet
        if sheet is not None:
            sheet.setVisible(self._put(sheet, [*taken, *said]) and sheet.is_readable)
            if not sheet.isHidden():
                taken.append(area_of(sheet))
        self.prompter.keep_clear(taken[1:])
        self.table.voice.keep_clear([*taken[1:], *said, *([] if layout.bar is None else [layout.bar])])
        if self._is_away:
            self.prompter.line.setVisible(False)
            for gone in (self.panel, self.notice, self.aids, sheet):
                if gone is not None:
                    gone.hide()

    def _make_way(self, on: bool) -> None:
        """Hide everything while the last trick is shown, then give the focus back.

        Meanwhile the table has it, because the next key hides the trick.
        """
        parts = [
            part for part in (self.panel, self.notice, self.aids, self.prompter.sheet) if part is not None
        ]
        focused, was_away, self._is_away = self.screen.focusWidget(), self._is_away, on
        if on:
            self.prompter.line.setVisible(False)
        if on and not was_away:
            self._gone = [part for part in parts if not part.isHidden()]
            if focused is not None and focused is not self.table:
                self._focused = focused
                self.table.setFocus()
        for part in parts:
            if part in self._gone:
                part.setVisible(not on)
        if not on:
            before, self._focused = self._focused, None
            if before is not None and isValid(before) and before.isVisible():
                before.setFocus()
            self._gone = []
            self.place()

    def _place_beside(self) -> None:
        """Stack the parts in the side column of the text table.

        Tips and memory aids, which nobody asked for, only get the room that is left.
        """
        page = self.texts.page
        area = rect_of(page.side_area())
        low, gap = area.bottom, GAP * page.unit

        def above(part: QWidget, area: Rect) -> Rect:
            return area if part.isHidden() else area._replace(bottom=part.geometry().top() - gap)

        for part in self._beside(area, page.unit, above):
            part.show()  # may have been hidden for the last trick
            area = above(part, area)
        area = area._replace(top=area.top + page.least_log)
        if (sheet := self.prompter.sheet) is not None:
            sheet.place(area, page.unit)
            sheet.setVisible(sheet.is_readable)
            area = above(sheet, area)
        if self.aids is not None:
            self.aids.setVisible(self.aids.place(area, page.unit))
            area = above(self.aids, area)
        page.keep_beside(round(low - area.bottom))

    def _beside(
        self, area: Rect, unit: float, above: Callable[[QWidget, Rect], Rect]
    ) -> list[BlunderNotice | HintPanel]:
        """Place the blunder notice and the hint in the column; return those shown.

        The notice has to wait if both would otherwise be smaller than the text.
        """
        notice, panel, column = self.notice, self.panel, rect_of(self.texts.page.side_area(whole=True))
        if panel is not None:
            panel.fold(self.table.board.layout.text > 1)
        if notice is not None and panel is not None:
            notice.show()
            if notice.place(area, unit) and panel.place(above(notice, area), unit):
                return [notice, panel]
            notice.hide()
        part = panel or notice
        if part is None:
            return []
        while not (part.place(area, unit) or part.place(column, unit)) and unit > SMALLEST_UNIT:
            unit = max(SMALLEST_UNIT, unit * SHRINK)
        return [part]

    def _put(self, part: HintPanel | BlunderNotice | AidsPanel | TipSheet, taken: list[Rect]) -> bool:
        """Place a part clear of `taken`, smaller if necessary; return whether it fits.

        With large text, the open panel stands aside for it, and it covers places where no card lies yet.
        """
        # The panels of this decision are gone before cards are played.
        trick = self.prompter.has_trick or part not in (self.panel, self.prompter.sheet)
        slots = [self.table.board.layout.trick_card(place) for place in range(len(self.screen.names))] * trick
        if self.table.board.layout.text <= 1 or part is self.aids:
            return self._fit(part, [*taken, *slots])
        if self._fit(part, [*taken, *slots], may_cut=False):
            return True
        asking = self.screen.panel
        if asking is not None and not asking.isHidden():
            asking.stand_aside()
            taken[1] = area_of(asking)
        lying = [
            Rect(*item.home, item.home[0] + item.width, item.home[1] + item.width * RATIO)
            for _, item in self.table.board.trick
        ]
        return self._fit(part, [*taken, *lying])

    def _fit(
        self,
        part: HintPanel | BlunderNotice | AidsPanel | TipSheet,
        taken: Sequence[Rect],
        may_cut: bool = True,
    ) -> bool:
        """Place a part clear of `taken`; return whether it, or what is cut, fits.

        It covers card backs before it shrinks. A hint, which is soon closed, also covers seats before it
        shrinks much, and so does everything with large text.
        """
        layout = self.table.board.layout
        unit, (narrow, low) = max(layout.letters, SMALLEST_UNIT), part.LEAST
        is_large, tip = layout.text > 1, self.prompter.sheet if part is self.prompter.sheet else None
        smallest = LARGE * unit if is_large else SMALLEST_UNIT
        if part is self.panel:
            self.panel.fold(is_large)
        units = [unit]
        while units[-1] > smallest:
            units.append(max(smallest, units[-1] * SHRINK))
        seats = kept_free(layout, kitty=bool(self.table.board.kitty))
        ways = [(unit, kept) for unit in units for kept in ([*seats, *self.backs()], seats)]
        buttons = [layout.plate(0)] + ([] if layout.bar is None else [layout.bar])
        if part is self.panel:
            ways[2 * ALIKE : 2 * ALIKE] = [(unit, buttons) for unit in units[:ALIKE]]
        if is_large and part is not self.aids:
            rest = [[layout.badge, layout.scores, *buttons], buttons, buttons[1:], []]
            if tip is not None:  # nobody asked for it
                rest = [[*map(layout.plate, range(len(layout.places))), *buttons[1:]]]
            ways += [(unit, kept) for kept in rest for unit in units]
        for unit, kept in ways:
            sizes, least = [part.wanted_size(unit)], (narrow * unit, low * unit)
            if part is self.panel:
                least = max(least[0], self.panel.least_width(unit)), least[1]
            if part is self.notice:
                sizes.append(self.notice.compact_size(unit))
            for size in sizes:
                room = free_room(layout, taken, size, least, kept, trick=False)
                if room is not None and (tip is None or tip.fits(room, unit)) and part.place(room, unit):
                    return True
        if room is not None:
            part.place(room, unit)
            return may_cut  # cut off as little as possible
        part.place(Rect(8, layout.hand_y - low * unit - 8, 8 + narrow * unit, layout.hand_y - 8), unit)
        return False

    def backs(self) -> list[Rect]:
        """Return the areas of the other seats' face-down cards."""
        boxes = []
        for fan in self.table.board.fans[1:]:
            spots = [item.home for item in fan if item.card < 0]
            if spots:
                width = fan[0].width
                (left, top), right = min(spots), max(spots)[0] + width
                boxes.append(Rect(left, top, right, top + width * RATIO))
        return boxes


def _targets(action: Action, view: PlayerView) -> list[str]:
    """Return what an action is about, as targets of rings."""
    if isinstance(action, Call):
        return [f"call {action.text}"]
    cards = cards_in(action.cards) if isinstance(action, Give) else [action.card]
    return [view.game.deck.names[card] for card in cards]


def area_of(part: QWidget) -> Rect:
    return rect_of(QRectF(part.geometry()))


def rect_of(area: QRectF) -> Rect:
    return Rect(area.left(), area.top(), area.right(), area.bottom())
