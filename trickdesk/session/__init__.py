"""The application minus Qt: a match, who sits where, whose turn it is, what may be taken back, what is saved."""

from __future__ import annotations

from trickdesk.session.archive import Archive, CannotOpen
from trickdesk.session.bot_requests import BotRequest
from trickdesk.session.ending import Ending, Kind
from trickdesk.session.lines import Line, ReviewedDeal
from trickdesk.session.opening import NewPlayers, describe_problem, open_match, open_text
from trickdesk.session.players import Player, Setup
from trickdesk.session.replay import Outcome, Position, Replay
from trickdesk.session.session import Session, State

__all__ = [
    "Archive",
    "BotRequest",
    "CannotOpen",
    "Ending",
    "Kind",
    "Line",
    "NewPlayers",
    "Outcome",
    "Player",
    "Position",
    "Replay",
    "ReviewedDeal",
    "Session",
    "Setup",
    "State",
    "describe_problem",
    "open_match",
    "open_text",
]
