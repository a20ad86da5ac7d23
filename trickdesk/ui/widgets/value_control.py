"""The control of one value, for settings and house rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, SignalInstance
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox

from trickdesk.engine.game import OptionValue
from trickdesk.ui.qt.plain_text import plain_tip
from trickdesk.ui.qt.screen_reader import name_choice
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.text.words import capital

ValueControl = QCheckBox | QComboBox | QSpinBox
SPIN_FROM = 15  # number of values from which a spin box replaces the list


def value_control(
    label: str, values: Sequence[OptionValue], words: Callable[[OptionValue], str]
) -> ValueControl:
    """Create the control that fits these values, which have names for people."""
    control: ValueControl
    if all(isinstance(value, bool) for value in values):
        control = QCheckBox(label)
    elif _is_range(values):
        control = QSpinBox()
        first, second, last = (int(values[place]) for place in (0, 1, -1))
        control.setRange(first, last)
        control.setSingleStep(second - first)
    else:
        control = QComboBox()
        offer_values(control, values, words)
    ignore_passing_wheel(control)
    if isinstance(control, QComboBox):
        name_choice(control, label)
    else:
        control.setAccessibleName(label)
    return control


def offer_values(
    control: QComboBox, values: Sequence[OptionValue], words: Callable[[OptionValue], str]
) -> None:
    """Offer these values instead of those before: words, then numbers by size."""
    with QSignalBlocker(control):
        control.clear()
        for value in sorted(values, key=lambda value: int(value) if str(value).isdigit() else -1):
            name = capital(words(value))
            control.addItem(name, value)
            control.setItemData(control.count() - 1, plain_tip(name), Qt.ItemDataRole.ToolTipRole)


def offered_values(control: QComboBox) -> list[OptionValue]:
    return [control.itemData(place) for place in range(control.count())]


def value_of(control: ValueControl) -> OptionValue:
    """Return the chosen value."""
    if isinstance(control, QCheckBox):
        return control.isChecked()
    if isinstance(control, QSpinBox):
        # Round down to a step.
        first, step = control.minimum(), control.singleStep()
        return first + (control.value() - first) // step * step
    value: OptionValue = control.currentData()
    return value


def show_value(control: ValueControl, value: OptionValue) -> None:
    """Choose a value; the first one instead of a value that isn't offered."""
    if isinstance(control, QCheckBox):
        control.setChecked(bool(value))
    elif isinstance(control, QSpinBox):
        control.setValue(int(value))
    else:
        control.setCurrentIndex(max(0, control.findData(value)))


def value_changed(control: ValueControl) -> SignalInstance:
    """Return the signal that another value is chosen."""
    if isinstance(control, QCheckBox):
        return control.toggled
    return control.valueChanged if isinstance(control, QSpinBox) else control.currentIndexChanged


def _is_range(values: Sequence[OptionValue]) -> bool:
    """Return whether the values are many evenly spaced numbers."""
    numbers = [value for value in values if type(value) is int]
    if len(numbers) < max(SPIN_FROM, len(values)):
        return False
    return numbers == list(range(numbers[0], numbers[-1] + 1, numbers[1] - numbers[0]))
