"""The panels on the table: one for each thing a player can be asked, and the ends of deal and match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from trickdesk.engine.actions import AskCall
from trickdesk.engine.view import PlayerView
from trickdesk.ui.panels.amount import AmountPanel
from trickdesk.ui.panels.base import Panel
from trickdesk.ui.panels.calls import CallsPanel
from trickdesk.ui.panels.confirm import CallPanel
from trickdesk.ui.panels.ending import EndingPanel
from trickdesk.ui.panels.give import GivePanel
from trickdesk.ui.panels.grid import GridPanel
from trickdesk.ui.panels.hidden import HiddenPanel
from trickdesk.ui.panels.joker import JokerSuitPanel
from trickdesk.ui.panels.ladder import LadderPanel
from trickdesk.ui.panels.over import DealOverPanel, MatchOverPanel
from trickdesk.ui.panels.steps import StepsPanel
from trickdesk.ui.panels.team import TeamPanel
from trickdesk.ui.panels.tricks import TricksPanel
from trickdesk.ui.panels.trump import TrumpPanel

__all__ = [
    "CallPanel",
    "CallsPanel",
    "DealOverPanel",
    "EndingPanel",
    "GivePanel",
    "HiddenPanel",
    "JokerSuitPanel",
    "MatchOverPanel",
    "Panel",
    "TeamPanel",
    "make_panel",
]

_BY_STYLE: dict[str, Callable[..., CallPanel]] = {
    "grid": GridPanel,
    "steps": StepsPanel,
    "amount": AmountPanel,
    "ladder": LadderPanel,
    "tricks": TricksPanel,
    "trump": TrumpPanel,
    "team": TeamPanel,
}


def make_panel(
    ask: AskCall, view: PlayerView, names: Sequence[str], parent: QWidget | None = None
) -> CallPanel:
    """The panel for a call, by the style that is asked for; its signal ``called`` carries the call chosen."""
    return _BY_STYLE[ask.style](ask, view, names, parent)
