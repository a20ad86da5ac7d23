"""The screens of Trickdesk: the only package that imports PySide6."""

from __future__ import annotations

import builtins
from contextlib import suppress

# PySide6 puts its own function here, which reads the source of every module that is imported from then on, in search of
# a feature that is not used here, and keeps it: 7 MB, and a tenth of the start.
_import = builtins.__import__
with suppress(ModuleNotFoundError):  # installers are built without Qt, and read names here
    from trickdesk.ui.qt.slot_errors import guard_overrides

    guard_overrides()
builtins.__import__ = _import
