"""The screens of Trickdesk: the only package that imports PySide6."""

from __future__ import annotations

from trickdesk.ui.overrides import guard_overrides

guard_overrides()
