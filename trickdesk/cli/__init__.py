"""Command line: referee, games, arena, solve.

These commands never import Qt.
"""

from __future__ import annotations
