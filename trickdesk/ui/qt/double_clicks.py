"""Double clicks on one widget, apart from two quick taps on neighbours."""

from __future__ import annotations

from weakref import ref

from PySide6.QtWidgets import QWidget

_pressed: ref[QWidget] | None = None


def press(widget: QWidget) -> None:
    """Remember which of the widgets with a meaning for double clicks was pressed last."""
    global _pressed
    _pressed = ref(widget)


def is_second(widget: QWidget) -> bool:
    """Return whether the first click of a double click was on this widget too.

    Qt allows fingers so much distance that two quick taps on neighbouring buttons are a double click on the second.
    """
    return _pressed is not None and _pressed() is widget
