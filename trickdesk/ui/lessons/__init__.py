"""Lessons: one guided deal of each game on the real table, and which of them somebody has finished."""

from __future__ import annotations

from trickdesk.storage.settings import Settings


def lessons_done(settings: Settings) -> frozenset[str]:
    """The ids of the games whose lesson was finished."""
    return frozenset(settings.games.learned)
