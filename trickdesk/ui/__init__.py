"""The screens of Trickdesk: the only package that imports PySide6."""

from __future__ import annotations

import sys

if sys.version_info < (3, 12):
    from trickdesk.ui.overrides import guard_overrides

    guard_overrides()
