"""Trickdesk: a card table for trick-taking games."""

from __future__ import annotations

from trickdesk import kernels

__version__ = "0.1.0"
# The program shows it and never goes there. At example.org it is a placeholder: nothing is published yet.
HOME_PAGE = "https://trickdesk.example.org"

kernels.install()
