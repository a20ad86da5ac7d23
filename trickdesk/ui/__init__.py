"""The screens of Trickdesk: the only package that imports PySide6."""

from __future__ import annotations

from contextlib import suppress

with suppress(ModuleNotFoundError):  # installers are built without Qt, and read names here
    from trickdesk.ui.overrides import guard_overrides

    guard_overrides()
