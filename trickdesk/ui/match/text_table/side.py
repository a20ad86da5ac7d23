"""Shows the text table instead of the scene, with the same views and signals.

The scene continues behind it without animation. It still pauses, announces and refuses, and holds the picked
cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRectF, Signal
from PySide6.QtWidgets import QWidget

from trickdesk.engine.actions import AskGive, AskPlay, Play
from trickdesk.engine.cards import CardId
from trickdesk.engine.view import PlayerView, counted
from trickdesk.ui.cards.pixmaps import with_suit
from trickdesk.ui.match.hidden_cards import MatchTable
from trickdesk.ui.qt.plain_text import show_tip
from trickdesk.ui.table.arrange import content
from trickdesk.ui.table.items import HIDDEN
from trickdesk.ui.text import card_text, meaning_text, prompts, text_table
from trickdesk.ui.text.words import fill, translate

if TYPE_CHECKING:
    from trickdesk.ui.match.text_table.cards import Chip
    from trickdesk.ui.match.text_table.page import TextTable


class TextSide(QObject):
    """Switches between text table and scene.

    Signals:
        changed(): The text table or the scene is shown now.
    """

    changed = Signal()

    def __init__(self, screen: MatchTable) -> None:
        super().__init__(screen.table)
        self.screen, self.controller, self.table = screen, screen.controller, screen.table
        self.is_on = self._wanted = False
        self._page: TextTable | None = None
        controller = self.controller
        for signal in (controller.shown, controller.settled, self.table.viewShown, self.table.spoken):
            signal.connect(self.refresh)
        self.table.picksChanged.connect(self.refresh)
        self.table.covered.connect(self.refresh)
        self.table.cursorMoved.connect(self._follow_cursor)

    @property
    def page(self) -> TextTable:
        """The text table's page, created on first use: many players never see it."""
        if self._page is None:
            from trickdesk.ui.match.text_table.page import TextTable

            self._page = page = TextTable(self.table.pixmaps, self.table.parentWidget())
            page.skip = self.table.skip
            page.hand.chosen.connect(self._chosen)
            page.trick.chosen.connect(lambda *_: self.table.skip())
            page.lastTrick.connect(self.say_last_trick)
            page.resized.connect(self.screen.place_later)
            self.screen.stack.addWidget(page)
        return self._page

    @property
    def ground(self) -> QWidget:
        """The widget that panels are placed on."""
        return self.page if self.is_on else self.table

    def panel_place(self) -> tuple[QRectF, float, list[QRectF]]:
        """Return the area and scale for a panel, and larger areas for large text."""
        if self.is_on:
            self._make_room()
            area = self.page.panel_area()
            return area, self.page.unit, [area] if self.table.board.layout.text > 1 else []
        return self.table.panel_area(), self.table.board.layout.letters, self.table.larger_areas()

    def set_on(self, on: bool) -> None:
        """Show the text table instead of the scene, or the scene again.

        The current prompt is opened there.
        """
        if on == self.is_on:
            return
        self.screen.clear()
        self.is_on = on
        self.table.set_unseen(on)
        self.screen.stack.setCurrentWidget(self.ground)
        # focus given to the table goes to its visible part
        self.table.setFocusProxy(self.page.hand if on else None)  # type: ignore[arg-type]
        self.table.setFocus()
        if not on:
            self.page.forget()
        self.refresh()
        self.screen.ask_again()
        self.changed.emit()

    def apply(self, wanted: bool) -> None:
        """Apply the settings; `wanted`: start matches with the text table."""
        if wanted != self._wanted:
            self._wanted = wanted
            self.set_on(wanted)
        self.refresh()

    def refresh(self, *_: object) -> None:
        """Show what may be shown now; hidden cards appear in no list."""
        session = self.controller.session
        if not self.is_on or session is None:
            return
        page, table = self.page, self.table
        if (view := table.open_view) is None:  # the first deal is still being dealt
            page.forget()
            return
        covered = table.is_covered
        page.last_trick_key = table.last_trick_key
        page.hand.takes_enter = isinstance(table.choice.ask, AskPlay) or table.busy
        asked = [] if covered else self.screen.prompts
        page.show_view(view, table.bottom, self.screen.names, self._chips(view), asked, table.voice.words)
        self._make_room()
        self.screen.place()

    def _make_room(self) -> None:
        """Show as much on the page as the open panel leaves room for."""
        from trickdesk.ui.match.text_table.page import Asks

        panel = self.screen.panel
        self.page.ask(Asks.NOTHING if panel is None else Asks.SOME if panel.stands_low else Asks.MUCH)

    def _chips(self, view: PlayerView) -> list[Chip]:
        """Return the viewer's cards in the same order as in the scene."""
        from trickdesk.ui.match.text_table.cards import Chip

        if view.seat is None:
            return []
        game, choice, suits = view.game, self.table.choice, counted(view)
        before = [item.card for item in self.table.board.hand]  # for hands that stay as they were dealt
        lying = content(view, view.seat, mode=self.table.animator.sort_mode, before=before)
        row = lying.rows[0] if game.has_piles else ()
        chips = []
        for card in (*lying.hand, *row):
            if card == HIDDEN:
                continue
            state = choice.look(card)[0].replace("focus", "").strip("-").replace("--", "-")
            suit = suits.get(card, "")
            words = card_text.card_words(game, card, suit)
            more = "; ".join(self._more(view, card, card in row))
            chips.append(Chip(card, game.deck.names[card], with_suit(state, suit), words, more))
        return chips

    def _more(self, view: PlayerView, card: CardId, is_open: bool) -> list[str]:
        """Return remarks about a card: face up, picked, or why it can't be chosen."""
        choice, found = self.table.choice, []
        if is_open:
            found.append(translate("TextTable", "face up"))
        if choice.picks >> card & 1:
            found.append(translate("TextTable", "picked"))
        if isinstance(choice.ask, AskPlay) and not choice.allows(card):
            why = self.controller.why_not(Play(card))
            found.append(prompts.refusal_words(why, view, card) if why is not None else "")
        elif isinstance(choice.ask, AskGive) and not choice.allows(card):
            found.append(translate("TextTable", "must be kept"))
        return [words for words in found if words]

    # -- choosing cards

    def _chosen(self, row: int, by_key: bool) -> None:
        """A card was chosen: played, picked, or refused with the reason."""
        table = self.table
        if table.skip():
            return
        card, ask = self.page.hand.card_at(row), table.choice.ask
        if card < 0 or ask is None:
            return
        if isinstance(ask, AskGive):
            table.hand.toggle(card)
            self._say_pick(ask, card)
        elif table.choice.allows(card):
            table.hand.play(card, confirmed=by_key)
        else:
            table.cardRefused.emit(card)

    def _say_pick(self, ask: AskGive, card: CardId) -> None:
        """Say whether a card is picked now, and how many are."""
        picks, game = self.table.choice.picks, self.controller.view.game
        if not ask.cards >> card & 1:
            return
        words = (
            translate("TextTable", "{card} is picked, {n} of {all}.")
            if picks >> card & 1
            else translate("TextTable", "{card} isn't picked, {n} of {all}.")
        )
        words = fill(words, card=card_text.card_words(game, card), n=picks.bit_count(), all=ask.high)
        self.table.voice.say(words, turn=True)

    def _follow_cursor(self, card: CardId) -> None:
        """Follow a cursor moved by something else, such as a hint."""
        if self.is_on:
            self.page.hand.go_to(card)

    def say_last_trick(self) -> None:
        """Say who played which card to the last trick, and who won it."""
        if self.controller.session is not None and self.table.view is not None:
            self.screen.show_message(text_table.last_trick_words(self.table.view, self.screen.names))

    def say_meaning(self) -> None:
        """Say what the chosen call would show, or else what the calls so far do."""
        view, panel = self.table.open_view, self.screen.panel
        if self.controller.session is not None and view is not None:
            chosen = "" if panel is None else panel.meaning()
            said = [chosen] if chosen else meaning_text.last_meanings(view, self.screen.names)
            nothing = translate("Meaning", "These calls show nothing, or nobody has measured these rules.")
            self.screen.show_message(" ".join(said or [nothing]))
            if len(said) > 1:  # too long for the status bar
                ground = self.ground
                above = QPoint(ground.width() // 3, ground.height() // 6)  # the open panel
                show_tip(ground.mapToGlobal(above), "\n".join(said), ground)

    def say_situation(self) -> None:
        """Say what the current situation is."""
        view = self.table.open_view
        if self.controller.session is not None and view is not None:
            self.screen.show_message(". ".join(text_table.situation_lines(view, self.screen.names)) + ".")
