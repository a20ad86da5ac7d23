"""Themes (light, dark, high contrast): colours, palettes and style sheets."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QObject, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from trickdesk.storage.settings import Appearance
from trickdesk.ui.cards.pixmaps import grow_small
from trickdesk.ui.theme.style import Colours, IndicatorStyle
from trickdesk.ui.theme.stylesheets import (
    LARGE_PANEL_SHEET,
    LARGE_SHEET,
    PANEL_SHEET,
    TARGET,
    WINDOW_SHEET,
    outline_width,
    ring_width,
)

# Colours of the table, in its centre and at its edge.
FELTS = {
    "fern": ("#2f8664", "#0f3325"),
    "navy": ("#33558f", "#101a35"),
    "claret": ("#8c3845", "#34080f"),
    "slate": ("#525c69", "#1b2026"),
    "contrast": ("#101418", "#101418"),
    "club": ("#2a7a52", "#0c2b1c"),
    "kitchen": ("#96663f", "#3d2615"),
    "garden": ("#6a796c", "#2a342e"),
    "club-contrast": ("#33404c", "#101418"),  # its lines, and its ground
    "kitchen-contrast": ("#33404c", "#101418"),
    "garden-contrast": ("#33404c", "#101418"),
}


def mix(first: str, second: str, share: float) -> str:
    """Return the colour `share` (0 to 1) of the way from `first` to `second`."""
    a, b = ([int(colour[i : i + 2], 16) for i in (1, 3, 5)] for colour in (first, second))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(a, b, strict=True))


class Theme(NamedTuple):
    """The colours of one theme, as `#rrggbb`.

    Attributes:
        is_dark: Whether backgrounds are dark.
        has_high_contrast: Whether table, game pictures and outlines have high contrast too.
        on_accent: Text on `accent`.
        alt: Background of every other row.
    """

    name: str
    is_dark: bool
    window: str
    base: str
    alt: str
    button: str
    text: str
    muted: str
    border: str
    accent: str
    on_accent: str
    gold: str
    danger: str
    focus: str
    has_high_contrast: bool = False

    @property
    def disabled(self) -> str:
        """Text of disabled controls."""
        return mix(self.text, self.window, 0.45)

    @property
    def faint(self) -> str:
        """Edge of disabled controls.

        With a bright edge, they would look enabled.
        """
        return mix(self.border, self.window, 0.55)

    @property
    def placeholder(self) -> str:
        """Text in an empty field, which must not look entered."""
        return self.disabled if self.has_high_contrast else self.muted

    @property
    def outline(self) -> str:
        """Outline of controls, with enough contrast to their background."""
        return mix(self.muted, self.base, 0.25)


LIGHT = Theme(
    name="light",
    is_dark=False,
    window="#f4f1ea",
    base="#ffffff",
    alt="#f9f7f2",
    button="#ffffff",
    text="#1b2030",
    muted="#5b6270",
    border="#d5cfc2",
    accent="#1b7052",
    on_accent="#ffffff",
    gold="#8f6008",
    danger="#b3261e",
    focus="#0a5bb0",
)
DARK = Theme(
    name="dark",
    is_dark=True,
    window="#151b22",
    base="#1d252e",
    alt="#222b35",
    button="#283340",
    text="#eef1f5",
    muted="#a3aebb",
    border="#36424f",
    accent="#3fb389",
    on_accent="#06120d",
    gold="#e9b949",
    danger="#ff8a80",
    focus="#ffd45e",
)
CONTRAST = Theme(
    name="contrast",
    is_dark=True,
    has_high_contrast=True,
    window="#000000",
    base="#000000",
    alt="#101418",
    button="#000000",
    text="#ffffff",
    muted="#e4e8ec",
    border="#ffffff",
    accent="#7fffc8",
    on_accent="#000000",
    gold="#ffd45e",
    danger="#ffa59e",
    focus="#ffd45e",
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}

# The panels on the table are dark in every theme; their ground is opaque enough for text on any felt.
PANEL = Theme(
    name="panel",
    is_dark=True,
    window="#0c1317",
    base="#182026",
    alt="#2a3842",
    button="#26323b",
    text="#eef2f5",
    muted="#b4c0c9",
    border="#42525e",
    accent="#3fb389",
    on_accent="#06120d",
    gold="#ffd45e",
    danger="#ff8a80",
    focus="#ffd45e",
)
CLEAR_PANEL = PANEL._replace(
    button="#0c1317", base="#0c1317", muted="#e4e8ec", border="#d0d6db", accent=CONTRAST.accent
)
PANEL_GROUND = "#0c1317"  # with large text, panels may lie over other text
FILE_DIALOG = QSize(680, 420)  # least size of Qt's own, with text of the usual size
IN_WINDOW = QSize(900, 600)  # fits into the smallest window
SHEETS_KEPT = 8  # filled style sheets
SMALLEST_PANEL = 0.8  # least scale at which panels on the table are readable
FAINT_EDGE, CLEAR_EDGE = QColor(255, 255, 255, 44), QColor(255, 255, 255, 200)


class _Keeper(QObject):
    """Remembers the chosen mode, and follows the desktop's colour scheme."""

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.app = app
        self.mode, self.text_scale, self.large_targets, self.growth = "system", 1.0, False, 1.0
        self.theme = LIGHT
        self._applied: tuple[Theme, float, bool, float, Qt.LayoutDirection] | None = None
        self.style = IndicatorStyle()
        app.setStyle(self.style)
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self.refresh)
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self.refresh)

    def refresh(self) -> None:
        """Apply the chosen theme with the desktop's current scheme and contrast."""
        app = self.app
        self.theme = theme_for(self.mode, app.styleHints().colorScheme(), wants_contrast())
        wanted = self.theme, self.text_scale, self.large_targets, self.growth, app.layoutDirection()
        if self._applied == wanted:
            return  # polishing all widgets again takes longer than anything else at start-up
        self._applied = wanted
        self.style.scale, self.style.growth = self.text_scale, self.growth
        grow_small(self.growth)
        self.style.set_colours(Colours(*(getattr(self.theme, name) for name in Colours._fields)))
        app.setPalette(palette(self.theme))
        app.setFont(system_font(self.text_scale))
        size = (FILE_DIALOG * self.text_scale).boundedTo(IN_WINDOW * self.growth)
        app.setStyleSheet(
            style_sheet(self.theme, self.text_scale, self.large_targets)
            + f"QFileDialog {{ min-width: {size.width()}px; min-height: {size.height()}px; }}"
        )
        self.changed.emit()


_keeper: _Keeper | None = None  # None before `apply_theme`


def theme_for(mode: str, scheme: Qt.ColorScheme = Qt.ColorScheme.Unknown, contrast: bool = False) -> Theme:
    """Return the theme for a mode of the settings.

    "system" follows the desktop: high contrast if wanted, else dark or light.
    """
    if mode in THEMES:
        return THEMES[mode]
    if contrast:
        return CONTRAST
    return DARK if scheme == Qt.ColorScheme.Dark else LIGHT


def wants_contrast() -> bool:
    """Return whether the desktop asks for high contrast (Qt 6.10 and later)."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def felt_for(look: Appearance) -> str:
    """Return the chosen felt; with high contrast, a black one with the place in lines."""
    theme = theme_for(look.theme, contrast=wants_contrast())
    if not theme.has_high_contrast:
        return look.felt
    drawn = f"{look.felt}-contrast"
    return drawn if drawn in FELTS else "contrast"


def apply_theme(
    app: QApplication,
    mode: str,
    text_scale: float = 1.0,
    large_targets: bool = False,
    growth: float = 1.0,
) -> Theme:
    """Set the application's theme by name and its text size (1.0, 1.25, 1.5).

    Args:
        app: The application.
        mode: Name of the theme.
        text_scale: Factor on the size of text, `growth` included.
        large_targets: Make everything that can be clicked high enough for a finger.
        growth: Factor by which margins and gaps grow with the window.
    """
    global _keeper
    if _keeper is None:
        _keeper = _Keeper(app)
    keeper = _keeper
    keeper.mode, keeper.text_scale, keeper.large_targets = mode, text_scale, large_targets
    keeper.growth = growth
    keeper.refresh()
    return keeper.theme


def current_theme() -> Theme:
    """Return the current theme."""
    return LIGHT if _keeper is None else _keeper.theme


def grown(pixels: int) -> int:
    """Return a margin or gap as large as the window asks for."""
    return pixels if _keeper is None else round(pixels * _keeper.growth)


def has_large_targets() -> bool:
    """Return whether everything that can be clicked is high enough for a finger."""
    return _keeper is not None and _keeper.large_targets


def text_size() -> float:
    """Return the factor between the desktop's text size and the program's."""
    return 1.0 if _keeper is None else _keeper.text_scale


def theme_signal() -> SignalInstance | None:
    """Return a signal that is emitted after the theme has changed.

    None before `apply_theme`.
    """
    return None if _keeper is None else _keeper.changed


def system_font(text_scale: float) -> QFont:
    """Return the desktop's font, scaled by the text size."""
    return scaled_font(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont), text_scale)


def scaled_font(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """Return the font at another size, whether its size is in points or pixels."""
    scaled = QFont(font)
    if bold:
        scaled.setBold(True)
    if font.pointSizeF() > 0:
        scaled.setPointSizeF(font.pointSizeF() * factor)
    else:
        scaled.setPixelSize(round(font.pixelSize() * factor))
    return scaled


def palette(theme: Theme) -> QPalette:
    """Return Qt's palette for a theme."""
    role, result = QPalette.ColorRole, QPalette()
    colours = {
        role.Window: theme.window,
        role.Base: theme.base,
        role.AlternateBase: theme.alt,
        role.Button: theme.button,
        role.Text: theme.text,
        role.WindowText: theme.text,
        role.ButtonText: theme.text,
        role.BrightText: theme.danger,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.ToolTipBase: theme.base,
        role.ToolTipText: theme.text,
        role.PlaceholderText: theme.muted,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.Accent: theme.accent,
        role.Light: mix(theme.button, "#ffffff", 0.2),
        role.Midlight: mix(theme.button, "#ffffff", 0.1),
        role.Mid: theme.border,
        role.Dark: mix(theme.border, "#000000", 0.2),
        role.Shadow: "#000000",
    }
    for key, colour in colours.items():
        result.setColor(key, QColor(colour))
    for key in (role.Text, role.WindowText, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, key, QColor(theme.disabled))
    return result


def style_sheet(theme: Theme, scale: float, large: bool = False) -> str:
    """Return the style sheet of windows, for a text size; `large` is for fingers."""
    sheet = WINDOW_SHEET + (LARGE_SHEET if large else "")
    return _filled(sheet, theme, scale, QGuiApplication.layoutDirection())


def panel_sheet(scale: float) -> str:
    """Return the style sheet of a panel on the table; `scale` is the table's unit."""
    sheet = PANEL_SHEET.replace("@ground", PANEL_GROUND).replace(
        "@edge", edge_on_felt().name(QColor.NameFormat.HexArgb)
    )
    theme = CLEAR_PANEL if current_theme().has_high_contrast else PANEL
    large = LARGE_PANEL_SHEET if has_large_targets() else ""
    return _filled(sheet + large, theme, scale, QGuiApplication.layoutDirection())


def edge_on_felt() -> QColor:
    """Return the colour of outlines on the felt.

    With high contrast, felt, panels and plates are all black, so outlines are brighter.
    """
    return CLEAR_EDGE if current_theme().has_high_contrast else FAINT_EDGE


def panel_font_px(scale: float) -> int:
    """Return the text size of a panel in pixels, at least 11."""
    return max(11, round(13 * scale))


@lru_cache(SHEETS_KEPT)  # every panel asks for its sheet each time that it is placed
def _filled(sheet: str, theme: Theme, scale: float, direction: Qt.LayoutDirection) -> str:
    """Fill colours (`$text`) and lengths (`8u`, `8u-1`, `@ring`) into a style sheet.

    `@done` becomes the part of a slider behind its handle. Qt names the parts by direction on the screen, so
    it depends on the layout direction.
    """

    def fill(match: re.Match[str]) -> str:
        colour, length, less, more = match.groups()
        if colour:
            return str(getattr(theme, colour))
        if length:
            pixels = round(int(length) * scale) or 1
            return f"{pixels - bool(less) * (ring - outline)}px"
        if match.group() == "@ring-1":
            return f"{ring - outline}px"
        if match.group().startswith("@ring"):
            return f"{ring + int(more or 0)}px"
        if match.group() == "@inside":
            return f"{TARGET - 2 * ring}px"
        if match.group() == "@outlined":
            return f"{TARGET - 2 * outline}px"
        if match.group() == "@done":
            return "add-page" if direction == Qt.LayoutDirection.RightToLeft else "sub-page"
        return f"{panel_font_px(scale)}px"

    ring, outline = ring_width(scale), outline_width(scale)
    return re.sub(r"\$(\w+)|(-?\d+)u(-1)?\b|@ring([+-]\d)?|@\w+", fill, sheet)
