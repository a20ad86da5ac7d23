"""What a match is waiting for."""

from __future__ import annotations

import enum


class State(enum.Enum):
    """What the match is waiting for."""

    HUMAN = "waiting for a human"
    BOT = "waiting for a bot"
    CURTAIN = "waiting for another person to sit down"
    DEAL_OVER = "deal over"
    MATCH_OVER = "match over"
