"""The real window, as the tests of the window have it."""

from __future__ import annotations

from tests.ui.window.conftest import client, paint, painted_once, window

__all__ = ["client", "paint", "painted_once", "window"]
