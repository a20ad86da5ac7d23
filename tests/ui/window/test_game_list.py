"""The buttons of the games."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trickdesk.games import games
from trickdesk.ui import text
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.lobby.game_list import GameButton, emblem
from trickdesk.ui.theme import apply_theme


@pytest.mark.parametrize("game", games())
def test_the_description_has_whole_lines(game: str, qtbot: QtBot, qapp: QApplication) -> None:
    """With large text in a narrow window: three lines where they fit, and no half of one where they do not."""
    apply_theme(qapp, "light", 1.5)
    kind = games()[game]
    button = GameButton(kind, emblem(kind, 0), CardPixmaps())
    qtbot.addWidget(button)
    metrics, shown = button.fontMetrics(), []
    for height in range(120, 30, -10):
        button.resize(390, height)
        lines = button.about_lines()
        shown.append(len(lines))
        name = metrics.height() * 1.2
        assert not lines or name + len(lines) * metrics.lineSpacing() <= height
        assert all(metrics.horizontalAdvance(line) <= 390 - 44 for line in lines)
        whole = " ".join(lines) == text.tagline_words(kind)
        assert whole or not lines or lines[-1].endswith("…")
    assert shown == sorted(shown, reverse=True)
    assert shown[-1] == 0
    apply_theme(qapp, "light")
