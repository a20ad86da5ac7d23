"""Contrast of the tokens, and what the style draws."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.cards.sight import contrast as contrast_of
from trickdesk.ui import theme
from trickdesk.ui.cards.palette import mix
from trickdesk.ui.theme import (
    PANEL,
    THEMES,
    Theme,
    apply_theme,
    current_theme,
    panel_sheet,
    style_sheet,
    theme_for,
)

ALL = [*THEMES.values(), PANEL]


def contrast(first: str, second: str) -> float:
    """The WCAG contrast of two colours written `#rrggbb`."""
    a, b = ((c.red(), c.green(), c.blue()) for c in (QColor(first), QColor(second)))
    return contrast_of(a, b)


@pytest.mark.parametrize("tokens", ALL, ids=lambda t: t.name)
def test_text_can_be_read(tokens: Theme) -> None:
    for ground in (tokens.window, tokens.base, tokens.alt, tokens.button):
        assert contrast(tokens.text, ground) >= 7
    for colour in (tokens.muted, tokens.accent, tokens.gold, tokens.danger):
        assert contrast(colour, tokens.window) >= 4.5
        assert contrast(colour, tokens.base) >= 4.5
    assert contrast(tokens.on_accent, tokens.accent) >= 4.5
    assert contrast(tokens.focus, tokens.window) >= 3


@pytest.mark.parametrize("felt", theme.FELTS)
def test_panels_can_be_read_on_every_felt(felt: str) -> None:
    ground = theme.PANEL_GROUND
    for colour in theme.FELTS[felt]:
        seen = mix(colour, ground.name(), ground.alphaF())
        assert contrast(PANEL.muted, seen) >= 4.5


def test_modes() -> None:
    assert theme_for("system", Qt.ColorScheme.Dark).name == "dark"
    assert theme_for("system", Qt.ColorScheme.Unknown).name == "light"
    assert theme_for("contrast").name == "contrast"


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.6])
def test_style_sheets_are_filled_in(scale: float) -> None:
    for sheet in (*(style_sheet(tokens, scale) for tokens in THEMES.values()), panel_sheet(scale)):
        assert "$" not in sheet
        assert "@" not in sheet
        assert "-1px" not in sheet
    assert theme.panel_font_px(0.8) >= 10


def test_applying_changes_palette_font_and_tells(qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, "light", 1.0)
    small = qapp.font().pointSizeF()
    signal = theme.theme_signal(qapp)
    assert signal is not None
    with qtbot.waitSignal(signal):
        apply_theme(qapp, "dark", 1.5)
    assert current_theme().name == "dark"
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(theme.DARK.window)
    assert qapp.font().pointSizeF() == pytest.approx(small * 1.5)
    apply_theme(qapp, "light", 1.0)


def colours(image: QImage) -> set[str]:
    return {
        image.pixelColor(QPoint(x, y)).name() for x in range(image.width()) for y in range(image.height())
    }


@pytest.mark.parametrize("mode", THEMES)
def test_indicators_and_focus_are_visible(mode: str, qapp: QApplication, qtbot: QtBot) -> None:
    tokens = apply_theme(qapp, mode)
    host = QWidget()
    qtbot.addWidget(host)
    column = QVBoxLayout(host)
    controls = [QCheckBox("Check"), QRadioButton("Radio"), QPushButton("Push"), QComboBox()]
    for control in controls:
        column.addWidget(control)
    with qtbot.waitExposed(host):
        host.show()
    host.activateWindow()
    qtbot.waitUntil(host.isActiveWindow)
    for control in controls[:2]:
        drawn = colours(control.grab().toImage())
        assert max(contrast(colour, tokens.window) for colour in drawn - {tokens.text}) >= 3
    for control in controls:
        control.setFocus(Qt.FocusReason.TabFocusReason)
        assert tokens.focus in colours(control.grab().toImage()), control
    apply_theme(qapp, "light")
