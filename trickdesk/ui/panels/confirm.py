"""Two-step calls: first choose a call, then confirm it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from trickdesk.engine.actions import AskCall
from trickdesk.engine.view import PlayerView
from trickdesk.ui.panels.base import Panel
from trickdesk.ui.qt import double_clicks
from trickdesk.ui.qt.keys import FORGET
from trickdesk.ui.qt.plain_text import set_tip
from trickdesk.ui.text import call_text, meaning_text, prompts
from trickdesk.ui.text.words import translate
from trickdesk.ui.theme.colours import PANEL
from trickdesk.ui.theme.icons import draw_icon
from trickdesk.ui.theme.painting import smooth_painter
from trickdesk.ui.widgets.panel_parts import Button
from trickdesk.ui.widgets.suit_marks import SuitLabel

TICK = 6.5  # half the width of the tick on the chosen button, at scale 1


class ChoiceButton(Button):
    """A button for a choice that still has to be confirmed.

    The chosen one is pale, with a ring and a tick.

    Signals:
        twice(): Double-clicked, which chooses and confirms.
    """

    twice = Signal()

    def __init__(self, text: str = "", *, symbol: str = "", cell: str = "") -> None:
        super().__init__(text, symbol=symbol, cell=cell)
        self.setCheckable(True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        double_clicks.press(self)
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if double_clicks.is_second(self):
            self.twice.emit()
        else:
            self.mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.isChecked():
            radius = TICK * self.scale
            painter = smooth_painter(self)
            painter.translate(QPointF(self.width() - radius, radius))
            painter.scale(radius / 7, radius / 7)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(PANEL.accent))
            painter.drawEllipse(QPointF(), 7, 7)
            draw_icon(painter, "tick", QRectF(-6, -6, 12, 12), PANEL.on_accent)
            painter.end()


class ChoicePanel(Panel):
    """Choices, and a primary button that names the chosen one and confirms it.

    A click or a key chooses, Enter or the primary button confirms, a double click does both. Nothing can be
    confirmed before something was chosen, so a stray key can't make a call.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.choices: dict[str, ChoiceButton] = {}
        self.group = QButtonGroup(self)
        self.confirm = Button(primary=True)
        self.confirm.clicked.connect(self.make)

    def add_choice(self, key: str, button: ChoiceButton, group: QButtonGroup | None = None) -> ChoiceButton:
        """Add one of several exclusive choices.

        `group` is used instead of the panel's usual button group.
        """
        if group is None:
            self.choices[key] = button
        (group or self.group).addButton(button)
        button.toggled.connect(self.refresh)
        button.twice.connect(lambda: self.confirm_with(button))
        return button

    @property
    def chosen(self) -> str:
        """The key of the choice; empty while something is missing."""
        return next((key for key, button in self.choices.items() if button.isChecked()), "")

    def confirm_words(self, chosen: str) -> str:
        """Return the primary button's text for a choice."""
        raise NotImplementedError

    def choose_words(self) -> str:
        """Return the primary button's text while something is missing."""
        raise NotImplementedError

    def make(self) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show on the primary button what is chosen or missing."""
        chosen = self.chosen
        self.confirm.setText(self.confirm_words(chosen) if chosen else self.choose_words())
        self.confirm.setEnabled(bool(chosen))

    def choose(self, button: ChoiceButton) -> None:
        """Choose by key, or say why it isn't possible."""
        if button.isEnabled():
            button.setChecked(True)
            button.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.complained.emit(button.accessibleDescription())

    def choice_for(self, letter: str) -> ChoiceButton | None:
        """Return the button that a letter or digit stands for."""
        return None

    def takes_letter(self, letter: str) -> bool:
        return self.choice_for(letter) is not None

    def handle_key(self, key: int) -> bool:
        if key in FORGET:
            self.forget()
        elif key < Qt.Key.Key_Escape and (button := self.choice_for(chr(key))) is not None:
            self.choose(button)
        else:
            return False
        return True

    @staticmethod
    def button_for(
        letter: str, buttons: Mapping[str, ChoiceButton], names: Mapping[str, str]
    ) -> ChoiceButton | None:
        """Return the button that a letter stands for, by its name or its English key.

        If several names begin with it, that is the one after the chosen one, and rather one that is possible.
        """
        found = [key for key in buttons if names[key][:1].upper() == letter]
        found = found or [key for key in buttons if key[:1].upper() == letter]
        found = [key for key in found if buttons[key].isEnabled()] or found
        now = next((place for place, key in enumerate(found) if buttons[key].isChecked()), -1)
        return buttons[found[(now + 1) % len(found)]] if found else None

    def confirm_with(self, button: ChoiceButton) -> None:
        """Choose and confirm by a double click.

        If something is still missing, only choose.
        """
        if not button.isChecked():
            button.click()
        if self.confirm.isEnabled():
            self.confirm.click()

    def forget(self) -> None:
        """Clear the choice, by Escape."""
        self.group.setExclusive(False)
        for button in self.group.buttons():
            button.setChecked(False)
        self.group.setExclusive(True)
        self.refresh()

    @property
    def is_begun(self) -> bool:
        """Whether there is anything that Escape would clear."""
        return any(button.isChecked() for button in self.findChildren(ChoiceButton))

    def press_key(self, event: QKeyEvent) -> bool:
        return (event.key() not in FORGET or self.is_begun) and super().press_key(event)

    def enter_for(self, button: QPushButton) -> bool:
        """Let Enter choose the focused button if it isn't chosen yet, or else confirm."""
        return not button.isChecked()

    def missing_words(self) -> str:
        return translate("Panel", "{words} first.", words=self.choose_words())


class CallPanel(ChoicePanel):
    """A panel for one of the legal calls, which the signal `called` carries."""

    called = Signal(str)

    def __init__(
        self, title: str, ask: AskCall, view: PlayerView, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(title, parent)
        self.ask, self.view, self.names = ask, view, names

    def make(self) -> None:
        self.called.emit(self.chosen)

    def propose(self, call: str) -> None:
        if (button := self.choices.get(call)) is not None:
            self.choose(button)

    def widgets_for(self, call: str) -> list[QWidget]:
        """Return the widgets to press for a call; none if the panel doesn't offer it."""
        button = self.choices.get(call)
        return [] if button is None else [button]

    def call_choice(self, call: str, words: str = "", *, symbol: str = "", cell: str = "") -> ChoiceButton:
        """Create a choice for a call; disabled, with the reason, if it isn't legal now."""
        button = ChoiceButton(words or call_text.call_words(call, self.view.game), symbol=symbol, cell=cell)
        self.name_call(button, call)
        return self.add_choice(call, button)

    def name_call(self, button: Button, call: str) -> None:
        """Describe a button's call to the user: what it shows.

        If the call isn't legal now, the button is disabled, and its tooltip says why.
        """
        button.setAccessibleName(call_text.call_words(call, self.view.game, self.names))
        if call in self.ask.calls:
            set_tip(button, self.with_meaning(button.accessibleDescription(), call))
        else:
            button.setEnabled(False)
            set_tip(button, prompts.call_why_words(self.ask, call, self.view, self.names))

    def with_meaning(self, tip: str, call: str) -> str:
        """Return a tooltip with a line that says what a call shows, if that is known."""
        return "\n".join(filter(None, [tip, meaning_text.meaning_words(self.view, self.ask.seat, call)]))

    def meaning(self) -> str:
        """Return what the chosen call shows, or else the focused one."""
        focused = [call for call in self.ask.calls if any(w.hasFocus() for w in self.widgets_for(call)[-1:])]
        call = self.chosen or next(iter(focused), "")
        return meaning_text.meaning_words(self.view, self.ask.seat, call)

    def marks_label(self, text: str, *, muted: bool = False) -> SuitLabel:
        """Create a label that draws marks such as {H} as suit symbols."""
        result = SuitLabel(text, on_dark=True)
        if muted:
            result.setProperty("muted", True)
        return result
