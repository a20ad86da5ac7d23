"""Panels on the table: bids, other choices, the end of a deal or match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from trickdesk.engine.actions import AskCall
from trickdesk.engine.view import PlayerView
from trickdesk.ui.panels.auction import CallsPanel
from trickdesk.ui.panels.base import Panel
from trickdesk.ui.panels.bids import AmountPanel, GridPanel, LadderPanel, StepsPanel, SuitsPanel, TricksPanel
from trickdesk.ui.panels.confirm import CallPanel
from trickdesk.ui.panels.give import GivePanel
from trickdesk.ui.panels.score import OfferPanel, ScorePanel
from trickdesk.ui.panels.team import TeamPanel
from trickdesk.ui.panels.trump import JokerSuitPanel, TrumpPanel
from trickdesk.ui.panels.waiting import EndingPanel, HiddenPanel

_BY_STYLE: dict[str, Callable[..., CallPanel]] = {
    "grid": GridPanel,
    "steps": StepsPanel,
    "amount": AmountPanel,
    "ladder": LadderPanel,
    "suits": SuitsPanel,
    "tricks": TricksPanel,
    "trump": TrumpPanel,
    "team": TeamPanel,
    "score": ScorePanel,
    "swap": OfferPanel,
    "defend": OfferPanel,
    "blind": OfferPanel,
}


def make_panel(
    ask: AskCall, view: PlayerView, names: Sequence[str], parent: QWidget | None = None
) -> CallPanel:
    """Create the panel for a call by its style; its signal `called` carries the call."""
    return _BY_STYLE[ask.style](ask, view, names, parent)
