"""The command line. What needs no window never imports Qt."""

from __future__ import annotations
