"""Trickdesk: a card table for trick-taking games."""

from __future__ import annotations

from trickdesk import kernels

__version__ = "0.1.0"

kernels.install()
