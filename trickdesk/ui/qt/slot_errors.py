"""Reports errors in methods called by Qt; the program continues.

Left to PySide (seen from 6.8.3 to 6.11.3) it may end the program, in two ways. PySide adds words to the error and takes
its value for an exception; before Python 3.12 it often is none yet: the value of an IndexError of a list, of a division
by zero or of a widget that is gone is the bare sentence until somebody catches it. And until the error has reached
the caller of Qt, any other method that Qt calls meanwhile loses a reference, so that a few of them later it is gone.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any

from PySide6.QtCore import QObject

WRAPPER = QObject.__mro__[-2]  # the base of all classes of Qt, scene items and the like too


def guard_overrides() -> None:
    """Catch errors in Qt overrides of a class before PySide sees them.

    Handlers of events tell it at once: nobody waits for what they return.
    """
    WRAPPER.__init_subclass__ = classmethod(_made)  # type: ignore[assignment]


def _made(cls: type) -> None:
    ours = [
        kind for kind in cls.__mro__ if not kind.__module__.startswith(("PySide6", "Shiboken", "builtins"))
    ]
    of_qt = next(kind for kind in cls.__mro__ if kind.__module__.startswith("PySide6"))
    for kind in ours if issubclass(of_qt, WRAPPER) else ():
        if kind is cls or not issubclass(kind, WRAPPER):  # its own, and what is mixed in
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
