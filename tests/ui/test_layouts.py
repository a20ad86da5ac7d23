"""Python keeps nothing of a layout that outlives it, since its address is reused."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QLayout, QLayoutItem
from pytestqt.qtbot import QtBot

from tests.ui.samples import NAMES, deals_over
from trickdesk.engine.view import view
from trickdesk.ui.panels.over import DealOverPanel


def items_gone() -> list[QLayoutItem]:
    """Return the layout items that Python keeps although they are in no layout."""
    kept = shiboken6.getAllValidWrappers()
    layouts = [it for it in kept if isinstance(it, QLayout)]
    lying = {_address(layout.itemAt(at)) for layout in layouts for at in range(layout.count())}
    items = (it for it in kept if isinstance(it, QLayoutItem) and not isinstance(it, QLayout))
    return [it for it in items if _address(it) not in lying]


def _address(item: QLayoutItem | None) -> int:
    assert item is not None
    return int(shiboken6.getCppPointer(item)[0])


def test_the_end_of_a_deal_stands_in_other_ways(qtbot: QtBot) -> None:
    panel = DealOverPanel(view(deals_over("oh-hell"), 0), NAMES)
    qtbot.addWidget(panel)
    panel.show()
    for area in (QRectF(0, 0, 1600, 1000), QRectF(0, 0, 700, 330), QRectF(0, 0, 415, 380)):
        panel.place(area, 1.0)
    assert not items_gone()
