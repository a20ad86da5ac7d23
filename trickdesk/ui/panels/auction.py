"""Base of the auction panels: calls so far, bid to beat, and the pass button."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from trickdesk.engine.actions import AskCall
from trickdesk.engine.bids import CHECK, HOLD, PASS, standing_bid
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.ui.panels.base import Key, Panel
from trickdesk.ui.panels.confirm import CallPanel, ChoiceButton
from trickdesk.ui.qt.keys import CHECKS, FORGET, HOLDS, NUMBER
from trickdesk.ui.qt.plain_text import PlainLabel, set_tip
from trickdesk.ui.text import call_text, card_text, meaning_text, name_text
from trickdesk.ui.text.words import strung, translate
from trickdesk.ui.widgets.panel_parts import Button
from trickdesk.ui.widgets.suit_marks import SuitLabel

ROUNDS_SHOWN = 3
# House rules that allow calls besides bids: with the rule on, these calls keep their place.
_RULE_OF = {CHECK: "check", HOLD: "dealer_hold"}


class CallStrip(QWidget):
    """The calls by seat, first caller on the left; in columns or in rows.

    Only the last rounds of a long auction are shown; the tooltip has all of them.
    """

    def __init__(self, view: PlayerView, names: Sequence[str]) -> None:
        super().__init__()
        game, first = view.game, 0 if view.dealer is None else view.dealer + 1
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(8)
        self.grid.setVerticalSpacing(0)
        self.cells: dict[tuple[int, int], QWidget] = {}  # by seat in calling order, and round
        seats = [(first + i) % game.seats for i in range(game.seats)]
        for column, seat in enumerate(seats):
            name = PlainLabel(_short(names[seat], 80 // game.seats), muted=True)
            set_tip(name, names[seat])
            self.cells[column, 0] = name
            said = [(at, call) for at, (who, call) in enumerate(view.calls) if who == seat][-ROUNDS_SHOWN:]
            for row, (at, call) in enumerate(said, start=1):
                mark = SuitLabel(call_text.call_marks(call, game, names), on_dark=True)
                mark.setAccessibleName(_told(names, seat, call, game))
                set_tip(mark, meaning_text.meaning_words(view, seat, call, at))
                self.cells[column, row] = mark
        words = [_told(names, seat, call, game) for seat, call in view.calls]
        set_tip(self, "\n".join(words))
        self.setAccessibleName(translate("Panel", "Calls so far"))
        self.setAccessibleDescription("; ".join(words))
        self.seats = len(seats)
        self.set_rows(False)

    def set_rows(self, rows: bool) -> None:
        """Give each seat a row instead of a column."""
        for (seat, place), cell in self.cells.items():
            self.grid.addWidget(cell, *((seat, place) if rows else (place, seat)))
        for column in range(self.seats):
            self.grid.setColumnStretch(column, 0 if rows else 1)
        self.grid.setRowStretch(self.seats, 1 if rows else 0)
        self.updateGeometry()


def _told(names: Sequence[str], seat: Seat, call: str, game: Game) -> str:
    """Return a call and who made it, in words."""
    return strung(": ", [names[seat], call_text.call_words(call, game, names)])


class BidPanel(CallPanel):
    """Base of the panels for bids: a remark in the head, and the calls so far."""

    is_folded = False  # without the calls, which the plates show, too

    def __init__(
        self,
        title: str,
        remark: str,
        ask: AskCall,
        view: PlayerView,
        names: Sequence[str],
        parent: QWidget | None,
    ) -> None:
        super().__init__(title, ask, view, names, parent)
        self.remark = PlainLabel(remark, muted=True)
        self.head.addWidget(self.remark)
        self.strip = CallStrip(view, names)
        self.body.addLayout(self.halves)
        self.halves.addWidget(self.strip)
        self._show_strip()
        self.typed = ""  # digits of a bid, until something else is typed
        self.names_suit = False  # whether a number was typed, after which letters choose a suit

    def _show_strip(self) -> None:
        # Names alone look like heads of the choices below.
        self.strip.setVisible(bool(self.view.calls) and not self.is_folded)

    def fold(self, on: bool) -> None:
        if on != self.is_folded:
            self.is_folded = on
            self._show_strip()
            self.refresh()

    def refresh(self) -> None:
        super().refresh()
        if self.is_folded and not self.chosen:
            self.confirm.setText(BidPanel.choose_words(self))

    def set_beside(self, beside: bool) -> None:
        super().set_beside(beside)
        self.strip.set_rows(beside)

    def choose_words(self) -> str:
        return translate("Panel", "Choose a bid")

    @property
    def is_begun(self) -> bool:
        focused = self.focusWidget()
        is_inside = focused not in (None, self) and focused.hasFocus()
        return super().is_begun or bool(self.typed) or is_inside

    def clear(self) -> None:
        """Clear what was typed, chosen or focused (Esc)."""
        self.typed, self.names_suit = "", False
        self.forget()
        self.take_focus()


class AuctionPanel(BidPanel):
    """Auction panel: title, bid to beat, calls, choices, and pass at the lower left.

    All calls are chosen and then confirmed, except the pass, which is made at once: it is the most common
    call, and commits nobody to anything.
    """

    def __init__(
        self, ask: AskCall, view: PlayerView, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(translate("Panel", "Your call"), "", ask, view, names, parent)
        self.remark.setText(self.remark_words())
        self.bids = QVBoxLayout()
        self.halves.addLayout(self.bids)
        self.build()
        self.pass_button = Button(call_text.call_words(PASS, view.game))
        set_tip(self.pass_button, translate("Panel", "Pass now (P)"))
        self.pass_button.clicked.connect(lambda: self.called.emit(PASS))
        self.name_call(self.pass_button, PASS)
        extras = [self.call_choice(call, self.extra_words(call)) for call in _extra_calls(ask, view)]
        self.add_foot([self.pass_button, *extras], [self.hint_button(), self.confirm])
        self.refresh()

    def remark_words(self) -> str:
        """Return what is said beside the title."""
        return to_beat_words(self.ask, self.view, self.names)

    def build(self) -> None:
        """Add the choices to `bids`."""
        raise NotImplementedError

    def set_beside(self, beside: bool) -> None:
        super().set_beside(beside)
        self.bids.setSpacing(self.px(7))

    def confirm_words(self, chosen: str) -> str:
        if chosen in _RULE_OF:
            return translate("Panel", "Confirm: {call}", call=self.extra_words(chosen))
        return translate("Panel", "Bid {bid}", bid=call_text.call_words(chosen, self.view.game))

    def extra_words(self, call: str) -> str:
        """Return the text of a call that isn't a bid: `Hold 20`, or its name."""
        standing = standing_bid(self.view.calls, self.ask.ladder)
        if call == HOLD and standing is not None:
            return translate("Panel", "Hold {bid}", bid=call_text.call_words(standing[1], self.view.game))
        return call_text.call_words(call, self.view.game)

    def widgets_for(self, call: str) -> list[QWidget]:
        return [self.pass_button] if call == PASS else super().widgets_for(call)

    def propose(self, call: str) -> None:
        if call == PASS:
            self.clear()
            self.pass_button.setFocus(Qt.FocusReason.TabFocusReason)  # Enter passes
        else:
            super().propose(call)

    def foresee(self, key: int) -> None:
        if key in NUMBER:
            self.names_suit = True

    def handle_key(self, key: int) -> bool:
        if (button := self.choice_for(chr(key)) if key < Key.Key_Escape else None) is not None:
            self.typed = ""
            self.choose(button)
        elif key == Key.Key_P:
            if self.pass_button.isEnabled():
                self.pass_button.click()
            else:
                self.complained.emit(self.pass_button.accessibleDescription())
        elif key in FORGET:
            self.clear()
        elif key in NUMBER:
            self._type(chr(key))
        else:
            return False
        return True

    def _type(self, digit: str) -> None:
        """Add a digit to the number being typed, or start a new one."""
        for number in (self.typed + digit, digit):
            if self.level_typed(number):
                self.typed, self.names_suit = number, True
                return
        self.names_suit = False

    def level_typed(self, number: str) -> bool:
        """Select the level that was typed; return False if no level starts with it."""
        return False

    def suits(self) -> Mapping[str, ChoiceButton]:
        """Return the buttons of the suits at the level that was typed."""
        return {}

    def choice_for(self, letter: str) -> ChoiceButton | None:
        """Return the button that a letter stands for, other than the pass."""
        suits = self.suits() if self.names_suit else {}
        names = {suit: card_text.suit_words(suit) for suit in suits}
        return self.button_for(letter, suits, names) or self.choices.get(_call_of(letter))


def to_beat_words(ask: AskCall, view: PlayerView, names: Sequence[str]) -> str:
    """Return `To beat: 7 diamonds (180) by Chidi`, and say so if that is the partner."""
    standing = standing_bid(view.calls, ask.ladder)
    if standing is None:
        return translate("Panel", "No bid yet")
    seat, bid = standing
    words = call_text.call_words(bid, view.game)
    if ask.values and view.game.bid(bid).buys:
        words = translate("Panel", "{bid} ({value})", bid=words, value=ask.values[ask.ladder.index(bid)])
    game = view.game
    name = name_text.name_within(names, seat)
    if game.sides < game.seats and seat != ask.seat and game.side(seat) == game.side(ask.seat):
        return translate("Panel", "To beat: {bid} by {name}, your partner", bid=words, name=name)
    return translate("Panel", "To beat: {bid} by {name}", bid=words, name=name)


def _extra_calls(ask: AskCall, view: PlayerView) -> list[str]:
    """Return check and hold, if they are legal or could become legal at this table."""
    extra = []
    for call, rule in _RULE_OF.items():
        possible = bool(view.game.options.get(rule)) and (call != HOLD or view.dealer == ask.seat)
        if call in ask.calls or possible:
            extra.append(call)
    return extra


def _short(name: str, letters: int) -> str:
    """Return a name, shortened to fit its column."""
    return name if len(name) <= letters else name[: letters - 1] + "\N{HORIZONTAL ELLIPSIS}"


def _call_of(letter: str) -> str:
    """Return the call, other than a bid, that a letter key stands for."""
    return CHECK if ord(letter) in CHECKS else HOLD if ord(letter) in HOLDS else ""


class CallsPanel(Panel):
    """Shows the calls only; keyboard and mouse go to the table."""

    stands_low = False
    LARGER = 1.25  # than panels with choices: there is room, and it is read from further away

    def __init__(self, view: PlayerView, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(translate("Panel", "Calls so far"), parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.body.addWidget(CallStrip(view, names))

    def place(self, area: QRectF, scale: float, larger: list[QRectF] | None = None) -> None:
        super().place(area, scale * self.LARGER, larger)
