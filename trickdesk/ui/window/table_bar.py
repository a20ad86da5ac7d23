"""Bar on the table with what a newcomer looks for; Escape opens it as a menu."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from trickdesk.ui.dialogs.labels import label_words
from trickdesk.ui.qt.plain_text import set_tip
from trickdesk.ui.table.geometry import SMALLEST_UNIT, Layout, Rect
from trickdesk.ui.table.view import CardTable
from trickdesk.ui.theme.colours import PANEL
from trickdesk.ui.theme.icons import icon
from trickdesk.ui.widgets.panel_parts import Button, ScaledSheet
from trickdesk.ui.window.commands import NATIVE, Commands, plain

ICONS = {"undo": "undo", "hint": "hint", "last_trick": "last-trick", "rules": "rules", "lobby": "games"}
GAP, ICON = 6, 17  # to the edge and to what is below, and size of an icon; in units
MANY = 6  # players
USUAL = 1250  # width of a window; in a small one, the icons do not grow with the text


class TableBar(ScaledSheet):
    """Buttons for a few commands, in the corner above the viewer's cards."""

    def __init__(self, table: CardTable, commands: Commands) -> None:
        super().__init__(label_words("look", "table_bar"), table)
        self.title.hide()
        self._table, self.menu = table, QMenu(self)
        self.buttons: dict[str, Button] = {}
        for name in ICONS:
            self.buttons[name] = button = Button(cell="small")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus at the cards
            self.head.addWidget(button)
            action = commands[name]
            self.menu.addAction(action)
            button.clicked.connect(action.trigger)
            action.changed.connect(partial(self._follow, button, action))
            self._follow(button, action)
        table.place_bar = self.place

    def _follow(self, button: Button, action: QAction) -> None:
        """Show what the command is called, its key, and whether it is available."""
        if button.hasFocus() and not action.isEnabled():
            self._table.setFocus()
        button.setEnabled(action.isEnabled())
        key = action.text().partition("\t")[2] or action.shortcut().toString(NATIVE)
        words = plain(action.text())
        button.setAccessibleName(words)
        set_tip(button, f"{words} ({key})" if key else words)

    def rescale(self) -> None:
        self.body.setContentsMargins(*(self.px(3),) * 4)
        self.head.setSpacing(self.px(3))
        side, dpr = self.px(ICON), max(2.0, self.devicePixelRatioF())
        for name, button in self.buttons.items():
            button.setIcon(icon(ICONS[name], side, side, dpr, PANEL.text, PANEL.disabled))
            button.setIconSize(QSize(side, side))

    def place(self, layout: Layout) -> Rect | None:
        """Move to the last corner above the viewer's cards; return the area if visible.

        With cards for the left hand, it is the other corner.
        """
        self.set_scale(max(SMALLEST_UNIT, min(layout.letters, layout.text * layout.width / USUAL)))
        for button in self.buttons.values():
            button.ensurePolished()
        self.adjustSize()
        gap, width, height = GAP * layout.unit, self.width(), self.height()
        is_left = layout.mirrored != self._table.board.left_handed
        left = gap if is_left else layout.width - gap - width
        bottom = layout.plate(0).bottom
        if len(layout.places) > MANY:  # who have few cards: the bar may stand lower, below the last seat's
            foot = max(layout.block(place).bottom for place in range(1, len(layout.places)))
            bottom = max(bottom, min(foot + gap + height, layout.hand_y - gap))
        if layout.rows and bottom < layout.hand_y:
            bottom = min(box.top for box in layout.own_captions()) - gap
        self.move(round(left), round(bottom - height))
        return None if self.isHidden() else Rect(left, bottom - height, left + width, bottom)

    def open_menu(self) -> None:
        """Open the same commands as a menu, with the first available one selected."""
        can = [action for action in self.menu.actions() if action.isEnabled()]
        self.menu.popup(self.mapToGlobal(QPoint(0, -self.menu.sizeHint().height())))
        self.menu.setActiveAction(can[0])
