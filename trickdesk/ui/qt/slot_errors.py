"""Reports errors in methods called by Qt; the program continues.

Left to PySide (6.8.3 to 6.11.3), such an error can crash the program in two ways:

- PySide adds text to the error and assumes that its value is an exception. Before Python 3.12, it often is only the
  message until someone catches it, for instance after an IndexError of a list, a division by zero, or a call to a
  deleted widget.
- Until the error reaches the caller of Qt, every other method that Qt calls loses a reference. After a few calls, the
  method is freed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any

from PySide6.QtCore import QObject

WRAPPER = QObject.__mro__[-2]  # base of all Qt classes, including scene items


def guard_overrides() -> None:
    """Catch errors in Qt overrides of a class before PySide sees them.

    Errors in event handlers are reported at once, since nothing depends on their return value.
    """
    WRAPPER.__init_subclass__ = classmethod(_made)  # type: ignore[assignment]


def _made(cls: type) -> None:
    ours = [
        kind for kind in cls.__mro__ if not kind.__module__.startswith(("PySide6", "Shiboken", "builtins"))
    ]
    of_qt = next(kind for kind in cls.__mro__ if kind.__module__.startswith("PySide6"))
    for kind in ours if issubclass(of_qt, WRAPPER) else ():
        if kind is cls or not issubclass(kind, WRAPPER):  # methods of the class itself and of mixins
            for name, method in list(vars(kind).items()):
                is_override = isinstance(method, FunctionType) and hasattr(of_qt, name) and name[:2] != "__"
                if is_override and getattr(cls, name) is method:
                    setattr(cls, name, _caught(method))


def _caught(method: FunctionType) -> Callable[..., Any]:
    is_handler = method.__name__.endswith("Event")

    @wraps(method)
    def caught(*args: Any, **kwargs: Any) -> Any:
        try:
            return method(*args, **kwargs)
        except Exception:
            if not is_handler:
                raise
            sys.excepthook(*sys.exc_info())
            return None

    return caught
