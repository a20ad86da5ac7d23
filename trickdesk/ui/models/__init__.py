"""Qt models of the table record, and the tabs that show them."""

from __future__ import annotations

from trickdesk.ui.models.record import TableRecord
from trickdesk.ui.models.scores import CallModel, ScoreModel, TrickModel

__all__ = ["CallModel", "ScoreModel", "TableRecord", "TrickModel"]
