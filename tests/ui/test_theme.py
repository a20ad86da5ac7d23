"""Contrasts of the themes, and what the style draws."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QListWidget,
    QMenu,
    QMenuBar,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionSpinBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.cards.painted import paint
from tests.ui.cards.sight import contrast as contrast_of
from trickdesk.storage.settings import SETTINGS, Appearance
from trickdesk.ui.cards.faces import BACKS, resource
from trickdesk.ui.cards.palette import IVORY, SUITS
from trickdesk.ui.cards.pixmaps import FOCUS_RING, PICK_RING, RING_RIM
from trickdesk.ui.cards.symbols import use_four_colours
from trickdesk.ui.theme import colours
from trickdesk.ui.theme.colours import (
    PANEL,
    THEMES,
    Theme,
    apply_theme,
    current_theme,
    felt_for,
    panel_sheet,
    style_sheet,
    theme_for,
)
from trickdesk.ui.theme.grounds import draw_ground
from trickdesk.ui.theme.style import ICONS
from trickdesk.ui.theme.stylesheets import TARGET, outline_width, ring_width
from trickdesk.ui.widgets.page_parts import lay_column
from trickdesk.ui.widgets.suit_marks import draw_row_marks

ALL = [*THEMES.values(), PANEL, colours.CLEAR_PANEL]


def contrast(first: str, second: str) -> float:
    """Return the WCAG contrast of two `#rrggbb` colours."""
    a, b = ((c.red(), c.green(), c.blue()) for c in (QColor(first), QColor(second)))
    return contrast_of(a, b)


@pytest.mark.parametrize("tokens", ALL, ids=lambda t: t.name)
def test_text_can_be_read(tokens: Theme) -> None:
    for ground in (tokens.window, tokens.base, tokens.alt, tokens.button):
        assert contrast(tokens.text, ground) >= 7
    for ground in (tokens.window, tokens.base, tokens.alt):
        for colour in (tokens.muted, tokens.accent, tokens.gold, tokens.danger):
            assert contrast(colour, ground) >= 4.5, (colour, ground)
    assert contrast(tokens.on_accent, tokens.accent) >= 4.5


@pytest.mark.parametrize("tokens", ALL, ids=lambda t: t.name)
def test_marks_can_be_seen(tokens: Theme) -> None:
    """Focus, edges of fields, and check marks: 3 to 1 on all their backgrounds."""
    for ground in (tokens.window, tokens.base, tokens.alt, tokens.button):
        assert contrast(tokens.focus, ground) >= 3, ground
        assert contrast(tokens.accent, ground) >= 3, ground
    for ground in (tokens.window, tokens.base):
        assert contrast(tokens.outline, ground) >= 3, ground


def test_buttons_on_the_table_have_bright_edges_with_high_contrast(qapp: QApplication) -> None:
    clear = colours.CLEAR_PANEL
    for ground in (clear.button, clear.base, clear.window):
        assert contrast(clear.border, ground) >= 7
        assert contrast(clear.muted, ground) >= 7
    apply_theme(qapp, "dark")
    usual = panel_sheet(1)
    apply_theme(qapp, "contrast")
    assert f"border: 1px solid {clear.border}" in panel_sheet(1)
    assert clear.border not in usual


def test_the_themes_can_be_chosen() -> None:
    assert set(SETTINGS["look", "theme"].words) == {"system", *THEMES}


@pytest.mark.parametrize("sheet", [*(style_sheet(t, 1) for t in THEMES.values()), panel_sheet(1)])
def test_no_rule_pairs_colours_that_cannot_be_read(sheet: str) -> None:
    """In every rule that sets both, except for disabled controls."""
    pairs = 0
    for rule in re.findall(r"([^{}]+)\{([^}]*)\}", sheet):
        selector, said = (
            rule[0],
            dict(re.findall(r"(?:^|[;\s])(background|color):\s*(#[0-9a-f]{6})", rule[1])),
        )
        if ":disabled" not in selector and len(said) == 2:
            pairs += 1
            assert contrast(said["background"], said["color"]) >= 4.5, selector
    assert pairs >= 3


@pytest.mark.parametrize("felt", colours.FELTS)
def test_cards_and_rings_stand_out_from_every_felt(felt: str) -> None:
    """The rims of all faces and backs are light; rings are on the felt itself."""
    for ground in colours.FELTS[felt]:
        for colour in (IVORY, "#ffffff", FOCUS_RING):
            assert contrast(colour, ground) >= 3, (colour, ground)
    for ring in (FOCUS_RING, PICK_RING):
        # Around each ring runs a dark line, which parts it from light cards and from the felt.
        assert contrast(ring, RING_RIM) >= 3


@pytest.mark.parametrize("felt", colours.FELTS)
def test_no_ground_is_brighter_than_its_colours_say(felt: str, qapp: QApplication) -> None:
    """In the mean of 24 by 24 pixels: boards and light are painted."""
    ground = QImage(960, 624, QImage.Format.Format_RGB32)
    painter = QPainter(ground)
    draw_ground(painter, QRectF(ground.rect()), felt, 1.0)
    painter.end()
    small = ground.scaled(
        40, 26, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    inside = [small.pixelColor(x, y) for x in range(1, 39) for y in range(1, 25)]
    brightest = max(inside, key=lambda colour: contrast(colour.name(), "#000000"))
    limit = contrast(colours.FELTS[felt][0], "#000000")
    assert contrast(brightest.name(), "#000000") <= limit * 1.03, brightest.name()


def test_places_can_be_told_apart_with_high_contrast(qapp: QApplication) -> None:
    drawn = {}
    for felt in ("fern", "club", "kitchen", "garden"):
        name = felt_for(Appearance(theme="contrast", felt=felt))
        ground = QImage(960, 624, QImage.Format.Format_RGB32)
        painter = QPainter(ground)
        draw_ground(painter, QRectF(ground.rect()), name, 1.0)
        painter.end()
        assert ground.pixelColor(480, 330).name() == colours.FELTS["contrast"][0], felt
        drawn[felt] = ground
    assert not any(a == b for a, b in combinations(drawn.values(), 2))


@pytest.mark.parametrize("name", BACKS)
def test_backs_have_a_pattern_that_can_be_seen(name: str, qapp: QApplication) -> None:
    """The lines of a back on its background, and the back beside the card's rim."""
    svg = (resource(f"backs/{name.removeprefix('back-')}.svg") or b"").decode()
    colours = set(re.findall("#[0-9a-f]{6}", svg))
    base = QColor(paint(name, 250).pixel(12, 175)).name()  # between the rim and the first line
    assert contrast(base, IVORY) >= 3
    assert max(contrast(colour, base) for colour in colours - {IVORY}) >= 4.5


def test_panels_can_be_read_and_nothing_shines_through() -> None:
    assert QColor(colours.PANEL_GROUND).alpha() == 255
    for words in (PANEL.text, PANEL.muted, PANEL.accent, PANEL.gold, PANEL.danger):
        assert contrast(words, colours.PANEL_GROUND) >= 4.5, words


def test_modes() -> None:
    assert theme_for("system", Qt.ColorScheme.Dark).name == "dark"
    assert theme_for("system", Qt.ColorScheme.Unknown).name == "light"
    assert theme_for("contrast").name == "contrast"
    assert theme_for("system", Qt.ColorScheme.Light, contrast=True).name == "contrast"
    assert theme_for("light", Qt.ColorScheme.Light, contrast=True).name == "light"


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.6])
def test_style_sheets_are_filled_in(scale: float) -> None:
    for sheet in (*(style_sheet(tokens, scale) for tokens in THEMES.values()), panel_sheet(scale)):
        assert "$" not in sheet
        assert "@" not in sheet
        assert "-1px" not in sheet
    assert colours.panel_font_px(0.8) >= 10


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3, 1.7, 2.3, 2.6])
def test_handles_of_sliders_are_round_and_whole(scale: float) -> None:
    """A radius that is too large gives square corners; what is too high is clipped."""
    for sheet in (style_sheet(colours.LIGHT, scale), panel_sheet(scale)):
        groove = re.search(r"::groove:horizontal \{ height: (\d+)px", sheet)
        handle = re.search(
            r"::handle:horizontal \{ width: (\d+)px; margin: -(\d+)px 0; border-radius: (\d+)px", sheet
        )
        room = re.search(r"QSlider \{ border: \d+px solid transparent;.* min-height: (\d+)px", sheet)
        assert groove and handle and room
        width, margin, corner = map(int, handle.groups())
        height = int(groove[1]) + 2 * margin
        assert 0.8 * width <= 2 * corner <= min(width, height)
        assert height <= int(room[1])


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3, 1.7, 2.3, 2.6])
def test_rings_grow_with_the_text_and_take_their_room_from_the_padding(scale: float) -> None:
    sheet = style_sheet(colours.LIGHT, scale, large=True)
    for name in ("QPushButton", 'QPushButton[small="true"]', 'QPushButton[tile="true"]', "QLineEdit"):
        usual, focused = (
            re.findall(rf"^{re.escape(name)}{state} \{{[^}}]*padding: (\d+)px (\d+)px", sheet, re.M)[0]
            for state in ("", ":focus")
        )
        lost = {int(before) - int(after) for before, after in zip(usual, focused, strict=True)}
        assert lost == {ring_width(scale) - outline_width(scale)}, name
    ring = re.search(r"^QPushButton:focus \{ border: (\d+)px solid", sheet, re.M)
    line = re.search(r"^QPushButton \{[^}]* border: (\d+)px solid", sheet, re.M)
    high = re.search(r"^QPushButton:focus, [^}]* min-height: (\d+)px", sheet, re.M)
    usual = re.search(r"^QPushButton, [^}]* min-height: (\d+)px", sheet, re.M)
    assert ring and line and high and usual
    assert int(line[1]) == max(1, round(scale))
    assert int(usual[1]) + 2 * int(line[1]) == TARGET
    assert int(ring[1]) == max(2, round(2 * scale))
    assert int(high[1]) + 2 * int(ring[1]) == TARGET


@pytest.mark.parametrize(
    ("scale", "growth", "size"), [(1.0, 1.0, (680, 420)), (2.0, 1.0, (900, 600)), (2.4, 2.4, (1632, 1008))]
)
def test_file_dialogs_are_as_large_as_their_text_asks_for(
    qapp: QApplication, qtbot: QtBot, scale: float, growth: float, size: tuple[int, int]
) -> None:
    apply_theme(qapp, "light", scale, growth=growth)
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    dialog.ensurePolished()
    assert dialog.minimumSize().toTuple() == size
    apply_theme(qapp, "light")


def test_menus_stand_as_far_apart_as_the_window_asks_for(qapp: QApplication, qtbot: QtBot) -> None:
    widths = []
    for growth in (1.0, 2.0):
        apply_theme(qapp, "light", 1.0, growth=growth)
        bar = QMenuBar()
        qtbot.addWidget(bar)
        action = bar.addMenu("Game").menuAction()
        bar.resize(400, 60)
        widths.append(bar.actionGeometry(action).width())
    assert widths[1] - widths[0] == 16


def test_applying_changes_palette_font_and_tells(qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, "light", 1.0)
    small = qapp.font().pointSizeF()
    signal = colours.theme_signal()
    assert signal is not None
    with qtbot.waitSignal(signal):
        apply_theme(qapp, "dark", 1.5)
    assert current_theme().name == "dark"
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(colours.DARK.window)
    assert qapp.font().pointSizeF() == pytest.approx(small * 1.5)
    apply_theme(qapp, "light", 1.0)


def changes(before: QImage, after: QImage) -> set[float]:
    """Return the contrasts between pixels before and after."""
    places = [(x, y) for x in range(after.width()) for y in range(after.height())]
    pairs = {(before.pixelColor(x, y).name(), after.pixelColor(x, y).name()) for x, y in places}
    return {contrast(*pair) for pair in pairs}


def colours_in(image: QImage) -> set[str]:
    return {
        image.pixelColor(QPoint(x, y)).name() for x in range(image.width()) for y in range(image.height())
    }


@pytest.mark.parametrize("mode", THEMES)
def test_indicators_and_focus_are_visible(mode: str, qapp: QApplication, qtbot: QtBot) -> None:
    tokens = apply_theme(qapp, mode)
    host = QWidget()
    qtbot.addWidget(host)
    column = QVBoxLayout(host)
    controls = [QCheckBox("Check"), QRadioButton("Radio"), QPushButton("Push"), QComboBox(), QListWidget()]
    controls[-1].setFixedHeight(30)
    for control in controls:
        column.addWidget(control)
    with qtbot.waitExposed(host):
        host.show()
    host.activateWindow()
    qtbot.waitUntil(host.isActiveWindow)
    for control in controls[:2]:
        drawn = colours_in(control.grab().toImage())
        assert max(contrast(colour, tokens.window) for colour in drawn - {tokens.text}) >= 3
    for control in controls:
        control.clearFocus()
        without = control.grab().toImage()
        control.setFocus(Qt.FocusReason.TabFocusReason)
        image = control.grab().toImage()
        assert tokens.focus in colours_in(image), control
        assert max(changes(without, image)) >= 3, control
    apply_theme(qapp, "light")


@pytest.mark.parametrize("mode", THEMES)
def test_arrows_of_trees_are_visible_in_chosen_rows_too(mode: str, qapp: QApplication, qtbot: QtBot) -> None:
    tokens = apply_theme(qapp, mode)
    tree = QTreeWidget()
    qtbot.addWidget(tree)
    rows = [QTreeWidgetItem(tree, ["", ""]) for _ in range(2)]
    for row in rows:
        QTreeWidgetItem(row, ["", ""])
    with qtbot.waitExposed(tree):
        tree.show()
    tree.setCurrentItem(rows[0])
    image = tree.viewport().grab().toImage()
    for row, ink, ground in zip(
        rows, (tokens.on_accent, tokens.text), (tokens.accent, tokens.base), strict=True
    ):
        place = tree.visualItemRect(row)
        arrow = colours_in(image.copy(0, place.top(), place.left(), place.height()))
        assert contrast(ink, ground) >= 4.5
        assert min(contrast(colour, ink) for colour in arrow) < 1.5, row
    apply_theme(qapp, "light")


@pytest.mark.parametrize("mode", THEMES)
def test_an_empty_progress_bar_is_visible(mode: str, qapp: QApplication, qtbot: QtBot) -> None:
    tokens = apply_theme(qapp, mode)
    bar = QProgressBar(textVisible=False)
    qtbot.addWidget(bar)
    with qtbot.waitExposed(bar):
        bar.show()
    assert max(contrast(colour, tokens.window) for colour in colours_in(bar.grab().toImage())) >= 3
    apply_theme(qapp, "light")


@pytest.mark.parametrize("mode", THEMES)
def test_groups_of_menus_are_separated(mode: str, qapp: QApplication, qtbot: QtBot) -> None:
    tokens = apply_theme(qapp, mode)
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("First")
    separator = menu.addSeparator()
    menu.addAction("Second")
    menu.adjustSize()
    line = colours_in(menu.grab().toImage().copy(menu.actionGeometry(separator).adjusted(5, 0, -5, 0)))
    assert line == {tokens.base, tokens.border}
    apply_theme(qapp, "light")


@pytest.mark.parametrize("mode", THEMES)
def test_arrows_of_file_dialogs_are_visible(mode: str, qapp: QApplication) -> None:
    tokens = apply_theme(qapp, mode)
    for icon in ICONS:
        image = qapp.style().standardIcon(icon).pixmap(32, 32).toImage()
        places = [(x, y) for x in range(image.width()) for y in range(image.height())]
        drawn = [image.pixelColor(*place) for place in places]
        inks = {colour.name() for colour in drawn if colour.alpha() > 250}
        assert inks and min(contrast(ink, tokens.window) for ink in inks) >= 4.5, icon
    apply_theme(qapp, "light")


@pytest.mark.parametrize("four", [False, True])
@pytest.mark.parametrize("theme", THEMES)
def test_suits_can_be_seen_on_the_chosen_row_of_a_list(qapp: QApplication, theme: str, four: bool) -> None:
    """3 to 1 in every row, with the accent colour as its ground or without."""
    tokens = apply_theme(qapp, theme)
    use_four_colours(four)
    try:
        for ground, chosen in ((tokens.base, False), (tokens.alt, False), (tokens.accent, True)):
            for symbol in (*SUITS, "JK", "JL"):
                row = QImage(60, 60, QImage.Format.Format_RGB32)
                row.fill(QColor(ground))
                painter = QPainter(row)
                draw_row_marks(painter, row.rect(), f"{{{symbol}}}", Qt.AlignmentFlag.AlignHCenter, chosen)
                painter.end()
                drawn = {row.pixelColor(x, y).name() for x in range(60) for y in range(60)}
                assert max(contrast(colour, ground) for colour in drawn) >= 3, (symbol, ground)
    finally:
        use_four_colours(False)


@pytest.mark.parametrize("growth", [1.0, 2.0])
def test_a_spin_box_grows_like_a_combo_box(growth: float, qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, "light", growth, growth=growth)
    page, spin, combo = QWidget(), QSpinBox(maximum=99), QComboBox()
    qtbot.addWidget(page)
    lay_column(spin, combo, on=page)
    page.resize(400, 200)
    page.show()
    part, control = QStyle.SubControl, QStyle.ComplexControl
    spinning, choosing = QStyleOptionSpinBox(), QStyleOptionComboBox()
    spin.initStyleOption(spinning)
    combo.initStyleOption(choosing)
    style = qapp.style()
    arrow, field, down = (
        style.subControlRect(control.CC_ComboBox, choosing, part.SC_ComboBoxArrow, combo),
        style.subControlRect(control.CC_SpinBox, spinning, part.SC_SpinBoxEditField, spin),
        style.subControlRect(control.CC_SpinBox, spinning, part.SC_SpinBoxDown, spin),
    )
    apply_theme(qapp, "light")
    assert abs(down.width() - arrow.width()) <= 6
    assert field.right() < down.left()
    assert field.left() >= 4 * growth - 2, "the field would cover the box's round corners"
