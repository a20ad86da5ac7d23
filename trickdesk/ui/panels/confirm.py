"""Two-step calls: a call is chosen first, then confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from trickdesk.engine.actions import AskCall
from trickdesk.engine.view import PlayerView
from trickdesk.ui import text
from trickdesk.ui.panels.base import Button, Panel
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme.colours import PANEL
from trickdesk.ui.widgets.suit_marks import SuitLabel, draw_lines

TICK = 6.5  # half the width of the mark of what is chosen, at scale 1


class Choice(Button):
    """A button that is chosen, not yet done.

    The chosen one is pale, ringed and ticked.

    `twice()`: it was clicked twice in a row, which is to choose and to confirm.
    """

    twice = Signal()

    def __init__(self, text: str = "", *, symbol: str = "", cell: str = "") -> None:
        super().__init__(text, symbol=symbol, cell=cell)
        self.setCheckable(True)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.twice.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.isChecked():
            panel = self.parentWidget()
            radius = TICK * (panel.scale if isinstance(panel, Panel) else 1.0)
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(QPointF(self.width() - radius, radius))
            painter.scale(radius / 7, radius / 7)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(PANEL.accent))
            painter.drawEllipse(QPointF(), 7, 7)
            draw_lines(painter, QColor(PANEL.on_accent), 2, [(-3, 0), (-1, 2.5), (3, -2.5)])
            painter.end()


class ChoicePanel(Panel):
    """Choices, and one primary button that says what is chosen and does it.

    A click or a key chooses, Enter or the primary button confirms, a double click does both. Nothing can be
    confirmed before something was chosen, so that no stray key answers.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.choices: dict[str, Choice] = {}
        self.group = QButtonGroup(self)
        self.confirm = Button(primary=True)
        self.confirm.clicked.connect(self.make)

    def add_choice(self, key: str, button: Choice, group: QButtonGroup | None = None) -> Choice:
        """One of the choices that exclude each other.

        `group`: of others than the usual ones.
        """
        if group is None:
            self.choices[key] = button
        (group or self.group).addButton(button)
        button.toggled.connect(self.refresh)
        button.twice.connect(lambda: self.confirm_with(button))
        return button

    @property
    def chosen(self) -> str:
        """The key of what is chosen; empty while something is missing."""
        return next((key for key, button in self.choices.items() if button.isChecked()), "")

    def confirm_words(self, chosen: str) -> str:
        """What the primary button says when it can be pressed."""
        raise NotImplementedError

    def choose_words(self) -> str:
        """What the primary button says as long as something is missing."""
        raise NotImplementedError

    def make(self) -> None:
        """Do what is chosen."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Say on the primary button what is chosen, or what is missing."""
        chosen = self.chosen
        text = self.confirm_words(chosen) if chosen else self.choose_words()
        self.confirm.setText(text)
        self.confirm.setAccessibleName(text)
        self.confirm.setEnabled(bool(chosen))

    def choose(self, button: Choice) -> None:
        """Choose by key, or say why that cannot be."""
        if button.isEnabled():
            button.setChecked(True)
            button.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.complained.emit(button.accessibleDescription())

    def confirm_with(self, button: Choice) -> None:
        """Choose by a double click and confirm.

        Where something is still missing, it is only chosen.
        """
        if not button.isChecked():
            button.click()
        if self.confirm.isEnabled():
            self.confirm.click()

    def forget(self) -> None:
        """Clear the choice."""
        self.group.setExclusive(False)
        for button in self.group.buttons():
            button.setChecked(False)
        self.group.setExclusive(True)
        self.refresh()

    def enter_for(self, button: QPushButton) -> bool:
        """Enter chooses what has the focus and is not chosen yet.

        Upon what is chosen, it confirms.
        """
        return not button.isChecked()

    def missing_words(self) -> str:
        return fill(QCoreApplication.translate("Panel", "{words} first."), words=self.choose_words())


class CallPanel(ChoicePanel):
    """A panel that ends with one of the calls asked for; `called` carries it."""

    called = Signal(str)

    def __init__(
        self, title: str, ask: AskCall, view: PlayerView, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(title, parent)
        self.ask, self.view, self.names = ask, view, names

    def make(self) -> None:
        self.called.emit(self.chosen)

    def propose(self, call: str) -> None:
        """Choose a call for the player, who confirms it."""
        if (button := self.choices.get(call)) is not None:
            self.choose(button)

    def widgets_for(self, call: str) -> list[QWidget]:
        """What is pressed for a call, to be pointed at; nothing where it is not offered."""
        button = self.choices.get(call)
        return [] if button is None else [button]

    def call_choice(self, call: str, words: str = "", *, symbol: str = "", cell: str = "") -> Choice:
        """A choice for a call; disabled, with the reason, if the call is not legal now."""
        button = Choice(words or text.call_words(call, self.view.game), symbol=symbol, cell=cell)
        self.name_call(button, call)
        return self.add_choice(call, button)

    def name_call(self, button: Button, call: str) -> None:
        """Let a button speak of its call.

        It is disabled, with the reason, if the call is not legal now.
        """
        button.setAccessibleName(text.call_words(call, self.view.game, self.names))
        if call not in self.ask.calls:
            button.setEnabled(False)
            button.explain(text.call_why_words(self.ask, call, self.view, self.names))

    def marks_label(self, text: str, *, muted: bool = False) -> SuitLabel:
        """A label whose marks are drawn as symbols."""
        result = SuitLabel(text, on_dark=True)
        if muted:
            result.setProperty("muted", True)
        return result
