"""The screens of Trickdesk: the only package that imports PySide6."""

from __future__ import annotations

import builtins
import linecache
from contextlib import suppress

# PySide6 replaces the import function. Its own reads and keeps the source of every module, for a feature that isn't
# used here. That costs 7 MB and a tenth of the start-up time. It has read three of its own by then.
_import = builtins.__import__
with suppress(ModuleNotFoundError):  # builds of installers import from here without Qt
    from trickdesk.ui.qt.slot_errors import guard_overrides

    guard_overrides()
builtins.__import__ = _import
linecache.clearcache()
