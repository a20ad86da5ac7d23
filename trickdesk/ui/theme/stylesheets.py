"""Style sheets of windows and table panels, and of touch-sized controls.

`8u` is a length that grows with the text, `1u` the width of an outline, and `@ring` that of a focus ring, which takes
what it has more from the padding: `8u-1`, `@ring-1`. `@outlined` is the height that an outline leaves of a
touch-sized button, and `@inside` what a ring leaves.
"""

from __future__ import annotations

WINDOW_SHEET = """
QPushButton { background: $button; color: $text; border: 1u solid $border; border-radius: 8u; padding: 6u 14u;
  min-height: 20u; }
QPushButton:hover { border-color: $accent; }
QPushButton:focus { border: @ring solid $focus; padding: 6u-1 14u-1; }
QPushButton:pressed { background: $alt; }
QPushButton:disabled { color: $disabled; background: $window; border-color: $faint; }
QPushButton:checked { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[small="true"] { padding: @ring-1 10u; }
QPushButton[small="true"]:focus { padding: 0px 10u-1; }
QPushButton[tile="true"] { padding: 3u 12u; }
QPushButton[tile="true"]:focus { padding: 3u-1 12u-1; }
QPushButton[primary="true"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: 600; }
QPushButton[primary="true"]:focus { border-color: $focus; }
QPushButton[primary="true"]:disabled { background: $window; color: $disabled; border-color: $faint; }
QLineEdit { min-height: 26u; padding: @ring-1 3u; background: $base; color: $text; border: 1u solid $outline;
  border-radius: 6u; selection-background-color: $accent; selection-color: $on_accent;
  placeholder-text-color: $placeholder; }
QLineEdit:focus { border: @ring solid $focus; padding: 0px 3u-1; }
QLineEdit:disabled { color: $disabled; background: $window; }
QComboBox, QSpinBox { min-height: 24u; }
QToolButton[help="true"] { border: 1u solid $border; border-radius: 8u; color: $muted; min-width: 16u;
  max-width: 16u; min-height: 16u; max-height: 16u; }
QToolButton[help="true"]:hover { border-color: $accent; color: $text; }
QToolButton[help="true"]:focus { border: @ring solid $focus; color: $text; }
QScrollBar { background: transparent; border: none; margin: 0px; }
QScrollBar:vertical { width: 12u; }
QScrollBar:horizontal { height: 12u; }
QScrollBar::handle { background: $outline; border-radius: 3u; margin: 2u; }
QScrollBar::handle:vertical { min-height: 28u; }
QScrollBar::handle:horizontal { min-width: 28u; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QLabel[banner="over"] { color: #ffe08a; font-weight: 600; }
QLabel[banner="title"] { color: #ffffff; font-size: 26u; font-weight: 700; }
QLabel[banner="detail"] { color: #f0f4f2; }
QPushButton[banner="main"] { background: #fdfcf7; color: #14211c; border: @ring+1 solid transparent; font-weight: 700;
  padding: 5u 18u; }
QPushButton[banner="main"]:hover { background: #ffffff; }
QPushButton[banner="side"] { background: rgba(0, 0, 0, 80); color: #ffffff; margin: @ring;
  border: 1px solid rgba(255, 255, 255, 120); padding: 5u 12u; }
QPushButton[banner="side"]:hover { background: rgba(0, 0, 0, 140); }
QPushButton[banner="main"]:focus, QPushButton[banner="side"]:focus { border: @ring+1 solid #ffd45e; margin: 0px; }
QFrame#card { background: $base; border: 1u solid $border; border-radius: 12u; }
QFrame#card[main="true"] { border: 2u solid $accent; }
QFrame#lesson { background: $base; border: none; border-bottom: 1u solid $border; }
QFrame#lesson QProgressBar { background: $alt; border: none; min-height: 4u; max-height: 4u; }
QFrame#lesson QProgressBar::chunk { background: $gold; }
QLabel[muted="true"] { color: $muted; }
QLabel[danger="true"] { color: $danger; }
QLabel[heading="1"] { font-size: 22u; font-weight: 700; }
QLabel[heading="2"] { font-size: 15u; font-weight: 600; }
QHeaderView { background: $window; }
QHeaderView::section { background: $window; color: $muted; border: none; border-bottom: 1u solid $border;
  padding: 5u; font-weight: 600; }
QTableCornerButton::section { background: $window; border: none; }
QTableView, QTreeView, QListView, QTextBrowser, QPlainTextEdit { background: $base;
  alternate-background-color: $alt; color: $text; gridline-color: $border;
  border: @ring solid $border; border-radius: 8u; padding: 1px; }
QTableView:focus, QTreeView:focus, QListView:focus, QTextBrowser:focus, QPlainTextEdit:focus {
  border: @ring+1 solid $focus; padding: 0px; }
QTreeView::item { padding: 4u 2u; }
QListView::item { padding: 4u 8u; border-radius: 5u; }
QListView[bare="true"], QListView[bare="true"]:focus { border: none; border-radius: 0px; padding: 0px;
  background: transparent; }
QListView[bare="place"] { border: 1u solid $border; border-radius: 6u; padding: @ring-1; }
QListView[bare="place"]:focus { border: @ring solid $focus; border-radius: 6u; padding: 0px; }
QListView[bare="true"]::item, QListView[bare="place"]::item { padding: 0px; }
QPushButton::menu-indicator { image: none; width: 0px; }
QListView::item:selected { background: $accent; color: $on_accent; }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus { border: 1u solid $outline; border-radius: 0px;
  padding: 0px; }
QSidebar { min-width: 108u; }
QTabWidget::pane { border: none; background: $window; }
QTabBar::tab { background: $window; color: $muted; padding: 7u 9u; border: @ring solid transparent;
  border-bottom: 3u solid transparent; }
QTabWidget[narrow="true"] QTabBar::tab { padding: 7u 4u; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; font-weight: 600; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:focus { border: @ring solid $focus; border-bottom: 3u solid $accent; border-radius: 4u; }
QSlider { border: @ring solid transparent; border-radius: 6u; min-height: 15u; }
QSlider:focus { border: @ring solid $focus; }
QSlider::groove:horizontal { height: 4u; background: $outline; border-radius: 2u; }
QSlider::@done:horizontal { background: $accent; border-radius: 2u; }
QSlider::handle:horizontal { width: 14u; margin: -5u 0; border-radius: 6u; background: $text; }
QToolTip { background: $base; color: $text; border: 1u solid $border; padding: 4u; }
QMenuBar { background: $window; color: $text; }
QMenuBar::item:selected, QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu { background: $base; color: $text; border: 1u solid $border; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: 1u; background: $border; margin: 3u 1u; }
QStatusBar { background: $window; color: $text; }
QStatusBar::item { border: none; }
QDockWidget { color: $text; }
QDockWidget::title { background: $window; padding: 6u; }
QGroupBox { border: 1u solid $border; border-radius: 8u; margin-top: 10u; padding-top: 10u; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; left: 10u; color: $muted; }
"""

TARGET = 44  # pixels that a finger needs, whatever the text size
LARGE_SHEET = """
QPushButton, QPushButton[small="true"] { min-height: @outlined; min-width: @outlined;
  padding-top: 0px; padding-bottom: 0px; }
QPushButton:focus, QPushButton[small="true"]:focus { min-height: @inside; padding-top: 0px; padding-bottom: 0px; }
QLineEdit { min-height: @outlined; }
QComboBox, QSpinBox, QCheckBox, QRadioButton, QSlider { min-height: 44px; }
QToolButton, QToolButton[help="true"] { min-width: @outlined; max-width: @outlined; min-height: @outlined;
  max-height: @outlined; border-radius: 21px; }
QListView::item, QTreeView::item { min-height: 36px; }
QMenuBar::item { padding: 12px 12px; }
QMenu::item { padding: 12px 24px; }
QTabBar::tab { min-height: 30px; }
"""
LARGE_PANEL_SHEET = """
QPushButton, QPushButton[cell] { min-height: @outlined; min-width: @outlined; padding: 0px 1px; }
QPushButton:focus, QPushButton:checked, QPushButton[cell]:focus, QPushButton[cell]:checked { min-height: @inside;
  min-width: @inside; padding: 0px 1px; }
QPushButton[primary="true"] { padding: 0px 12px; }
QSlider { min-height: 40px; }
"""

PANEL_SHEET = """
QWidget { font-size: @font; color: $text; background: transparent; }
QFrame#panel { background: @ground; border: 1u solid @edge; border-radius: 14u; padding: @ring-1; }
QFrame#panel:focus { border: @ring solid #a88f46; padding: 0px; }
QLabel[muted="true"] { color: $muted; }
QLabel[heading="1"] { font-size: 22u; font-weight: 700; }
QLabel[heading="2"] { font-size: 15u; font-weight: 700; }
QLabel[danger="true"] { color: $danger; }
QLabel[good="true"] { color: #7fd1b0; }
QPushButton { background: $button; color: $text; border: 1u solid $border; border-radius: 8u;
  padding: 5u 12u; min-height: 20u; }
QPushButton:hover:enabled:!checked { border-color: #7fd1b0; background: $alt; }
QPushButton:disabled { background: $base; color: #6d7a84; border-color: #27323a; }
QPushButton:checked { background: #ffffff; color: #10181c; border: @ring solid $accent; padding: 5u-1 12u-1; }
QPushButton[primary="true"] { font-weight: 700; }
QPushButton[primary="true"]:enabled { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[cell="wide"] { padding: 2u 4u; min-width: 44u; min-height: 20u; border-radius: 6u; }
QPushButton[cell="small"] { padding: 2u; min-width: 30u; min-height: 22u; border-radius: 6u; }
QPushButton[cell="amount"] { padding: @ring-1 6u; font-size: 27u; font-weight: 700; }
QPushButton[cell="amount"]:checked, QPushButton[cell="amount"]:focus { padding: 0px 6u-1; }
QPushButton:focus { border: @ring solid $focus; padding: 5u-1 12u-1; }
QPushButton[primary="true"]:focus { border: @ring solid $focus; }
QPushButton[cell="wide"]:focus, QPushButton[cell="wide"]:checked { padding: 2u-1 4u-1; }
QPushButton[cell="small"]:focus, QPushButton[cell="small"]:checked { padding: 2u-1; }
QSlider:focus { border: @ring solid $focus; border-radius: 6u; }
QSlider { border: @ring solid transparent; min-height: 15u; }
QSlider::groove:horizontal { height: 4u; background: $border; border-radius: 2u; }
QSlider::@done:horizontal { background: $accent; border-radius: 2u; }
QSlider::handle:horizontal { width: 14u; margin: -5u 0; border-radius: 6u; background: $text; }
QToolTip { background: #ffffff; color: #1b2030; border: 1u solid $border; padding: 4u; }
"""


def outline_width(scale: float) -> int:
    """Return the width in pixels of an outline."""
    return max(1, round(scale))


def ring_width(scale: float) -> int:
    """Return the width in pixels of the ring around whatever has the focus."""
    return max(2, round(2 * scale))
