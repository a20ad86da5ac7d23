"""The window without animation, with instant bots."""

from __future__ import annotations

from tests.ui.window.conftest import client, paint, painted_once, window

__all__ = ["client", "paint", "painted_once", "window"]
