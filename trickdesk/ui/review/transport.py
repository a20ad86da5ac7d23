"""The bar under the table of a review: step by step, trick by trick, to both ends, by itself, or with a slider."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from trickdesk.ui.review.icons import StepButton
from trickdesk.ui.widgets.elided_label import ElidedLabel

PLAY_MS = 1100


class Transport(QWidget):
    """``stepped(index)``: the slider was moved. ``wanted(name)``: a button named as in ``PICTURES`` was pressed."""

    stepped = Signal(int)
    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        told = {
            "first": (self.tr("To the start"), self.tr("Home")),
            "trick back": (self.tr("Trick back"), self.tr("Up")),
            "back": (self.tr("Step back"), self.tr("Left")),
            "play": (self.tr("Play by itself"), self.tr("Space")),
            "on": (self.tr("Step on"), self.tr("Right")),
            "trick on": (self.tr("Trick on"), self.tr("Down")),
            "last": (self.tr("To the end"), self.tr("End")),
        }
        self.buttons = {name: StepButton(name, *words) for name, words in told.items()}
        self._play_words = told["play"]
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 10, 6)
        row.setSpacing(4)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, name=name: self.wanted.emit(name))
            row.addWidget(button)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(self.tr("Step of the deal"))
        self.slider.setPageStep(4)
        self.slider.valueChanged.connect(self.stepped)
        row.addSpacing(6)
        row.addWidget(self.slider, 3)
        row.addSpacing(6)
        self.place = ElidedLabel()
        self.place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.place, 2)
        self._timer = QTimer(self)
        self._timer.setInterval(PLAY_MS)
        self._timer.timeout.connect(lambda: self.wanted.emit("on"))

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    def play(self, on: bool) -> None:
        """Step by itself, or stop that."""
        if on:
            self._timer.start()
        else:
            self._timer.stop()
        stop = (self.tr("Stop"), self._play_words[1])
        self.buttons["play"].show_picture("stop" if on else "play", *(stop if on else self._play_words))

    def set_step(self, index: int, last: int, words: str) -> None:
        """Show where the table stands: step ``index`` of 0 to ``last``."""
        self.slider.blockSignals(True)
        self.slider.setRange(0, last)
        self.slider.setValue(index)
        self.slider.blockSignals(False)
        self.place.setText(words)
        for name in ("first", "trick back", "back"):
            self.buttons[name].setEnabled(index > 0)
        for name in ("on", "trick on", "last"):
            self.buttons[name].setEnabled(index < last)
        if index >= last and self.is_playing:
            self.play(False)

    def hideEvent(self, event: QHideEvent) -> None:
        self.play(False)
        super().hideEvent(event)
