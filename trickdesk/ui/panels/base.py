"""Base class of the panels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, floor

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QPushButton, QWidget

from trickdesk.ui.cards.left_handed import is_left_handed
from trickdesk.ui.qt.keys import ENTER, letters_of
from trickdesk.ui.qt.plain_text import set_tip
from trickdesk.ui.text.words import translate
from trickdesk.ui.theme.colours import SMALLEST_PANEL, panel_sheet
from trickdesk.ui.widgets.page_parts import ScrollPage, lay_column, lay_row
from trickdesk.ui.widgets.panel_parts import Button, ScaledSheet

Key = Qt.Key
ARROWS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1)}
FAR, NEAR = 0.85, 1.02  # by how much a guess of the size that fits may be off
LARGE = 0.94  # by how much large text may shrink before a panel covers seats, or scrolls
FOLDED = 0.88  # the same without what the table also shows
FEWEST_LINES = 2.5  # of what scrolls, in lines of text


class Rows(ScrollPage):
    """What a panel has between head and foot; it scrolls if it is too high."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.page = page
        self.setWidget(page)
        for ground in (page, self.viewport()):
            ground.setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.set_most(None)

    def set_most(self, most: int | None) -> None:
        """Set the greatest height in pixels; None shows everything."""
        self._most, bar = most, Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(bar.ScrollBarAlwaysOff if most is None else bar.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if most is None else Qt.FocusPolicy.TabFocus)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        size = self.page.sizeHint()
        if self._most is None:
            return size
        return QSize(size.width() + self.verticalScrollBar().sizeHint().width(), self._most)

    minimumSizeHint = sizeHint

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.hasFocus():
            super().keyPressEvent(event)
        else:
            event.ignore()  # a key of a button belongs to the panel


class Panel(ScaledSheet):
    """A dark sheet on the table.

    Enter presses its primary button. Esc does nothing that can't be undone.

    Attributes:
        body: All rows between head and foot.
        halves: Parts that are placed side by side if the height is short; such a panel adds it to `body`.
        primary: The button that Enter presses.
        stands_low: Whether it is placed close to the player's hand, or else in the middle of its area.
        stands_beside: Whether it is placed beside a trick, if there is room.

    Signals:
        complained(sentence): Why something can't be done.
        hintWanted(): Show a hint.
    """

    complained = Signal(str)
    hintWanted = Signal()
    stands_low = True
    stands_beside = False

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.primary: QPushButton | None = None
        self.hint: Button | None = None
        self._spare = 1.0  # how much larger the panel could be in its area, according to the last attempt
        # The last request, and the size it led to.
        self._placed: tuple[list[QRectF], float, str, QSize] | None = None
        self._area, self._larger = QRectF(), [QRectF()]  # where it stands, and where it could
        self._gaps: dict[QGridLayout | QHBoxLayout, tuple[int, int]] = {}
        self.halves = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self.whole, page = self.body, QWidget()
        self.body = lay_column(on=page, margins=0)
        self.rows = Rows(page)
        self.whole.addWidget(self.rows)

    def add_foot(self, left: Iterable[QWidget], right: Iterable[QWidget]) -> None:
        """Add buttons at the bottom.

        Enter presses the last primary button on the right.
        """
        foot = lay_row(*left, 0)
        for widget in right:
            foot.addWidget(widget)
            if isinstance(widget, QPushButton) and widget.property("primary"):
                self.primary = widget
        if is_left_handed():
            foot.setDirection(QBoxLayout.Direction.RightToLeft)
        self.whole.addLayout(foot)

    def hint_button(self) -> Button:
        """Create the button that asks for a hint."""
        button = Button(translate("Panel", "Hint"))
        set_tip(button, translate("Panel", "What would an expert do? (Ctrl+H)"))
        button.clicked.connect(self.hintWanted)
        self.hint = button
        return button

    # -- size

    def rescale(self) -> None:
        self.whole.setContentsMargins(self.px(14), self.px(10), self.px(14), self.px(12))
        for column in (self.whole, self.body):
            column.setSpacing(self.px(7))
        self._scale_gaps()
        self.halves.setSpacing(self.px(7))
        self.head.setSpacing(self.px(16))
        self.draw_symbols()

    def draw_symbols(self) -> None:
        """Draw the symbols on the buttons in the current deck's colours."""
        for button in self.findChildren(Button):
            button.draw_icon(self.scale, max(2, self.devicePixelRatioF()))
        self.update()

    def _scale_gaps(self) -> None:
        """Scale the gaps between buttons with their size."""
        for grid in self.findChildren(QGridLayout):
            gaps = self._gaps.setdefault(grid, (grid.horizontalSpacing(), grid.verticalSpacing()))
            grid.setHorizontalSpacing(round(gaps[0] * self.scale))
            grid.setVerticalSpacing(round(gaps[1] * self.scale))
        for row in self.findChildren(QHBoxLayout):
            gaps = self._gaps.setdefault(row, (row.spacing(), 0))
            row.setSpacing(round(gaps[0] * self.scale))

    def place(self, area: QRectF, scale: float, larger: list[QRectF] | None = None) -> None:
        """Move to the bottom of `area`, or to its middle.

        If the panel doesn't fit, its halves are placed side by side, and finally it becomes smaller than
        `scale`. If there are `larger` areas, it goes there before it shrinks much, and then it scrolls.
        """
        self.rows.updateGeometry()  # its rows may have changed
        self._larger = larger = larger or []
        asked = [area, *larger], scale, panel_sheet(scale)
        if (*asked, self.sizeHint()) != self._placed:
            for part in (self, *self.findChildren(QWidget)):
                # otherwise its fonts would be set, and its size would change, only when it is shown
                part.ensurePolished()
            self._area = self._find_room(area, scale, larger)
            self._placed = (*asked, self.sizeHint())
        self._move()

    def _move(self) -> None:
        area = self._area
        x = ceil(area.left()) + (_width(area) - self.width()) // 2
        if area in self._larger[1:]:  # the rest of the width is for hints
            table = self.parentWidget()
            is_left = table is None or area.left() <= table.width() - area.right()
            x = ceil(area.left()) if is_left else floor(area.right()) - self.width()
        spare = area.height() - self.height()
        self.move(QPoint(x, floor(area.top() + (spare if self.stands_low else spare / 2))))

    def _find_room(self, area: QRectF, scale: float, larger: list[QRectF]) -> QRectF:
        """Use the largest size that fits; return the area for it."""
        if not larger:
            self._fit(area, scale)
            return area
        for is_folded in (False, True):
            self.fold(is_folded)
            for room in (area, *larger):
                if self._fit(room, scale, (FOLDED if is_folded else LARGE) * scale):
                    return room
        largest = sorted((area, *larger), key=lambda room: -room.height())
        for size in (size for size in Panel._sizes(self, scale) if size <= LARGE * scale):
            for room in largest:
                if self._roll(room, size):
                    return room
        return largest[0]

    def fold(self, on: bool) -> None:
        """Do without what the table also shows, for large text, or show it again."""

    def stand_aside(self) -> None:
        """Move to the low corner of the larger areas, for more room above and beside."""
        rooms = self._larger[1:]
        room = next((room for room in rooms if self._fits(room)), None)
        if room is None and rooms and self._placed:
            (area, *larger), scale = self._placed[:2]
            room = next((room for room in rooms if self._stand(room, LARGE * scale)), None)
            if room is None:
                self._find_room(area, scale, larger)  # as it was
        if room is not None:
            self._area = room
            self._move()

    def _roll(self, area: QRectF, size: float) -> bool:
        """Set a size, and let the rows scroll; return whether that fits."""
        heights = {}
        for beside in (True, False) if self.halves.count() > 1 else (False,):
            if self._stand(area, size, (beside,)):
                return True
            if self.width() <= _width(area):
                heights[beside] = self.height()
        if not heights:
            return False
        best = min(heights, key=lambda beside: heights[beside])
        most = self.rows.height() - (heights[best] - _height(area))
        return most >= FEWEST_LINES * self.fontMetrics().height() and self._stand(area, size, (best,), most)

    def _fit(self, area: QRectF, scale: float, least: float = 0.0) -> bool:
        """Use the largest size that fits, at most `scale`.

        Return False if it would be smaller than `least`. Each new size is a new style sheet, which takes milliseconds,
        so only a few are tried, guided by the last result.
        """
        sizes = [size for size in self._sizes(scale) if size >= least] or [scale]
        large, small, at = -1, len(sizes), 0  # indices: `large` is too large, `small` fits or is untried
        while True:
            if self._stand(area, sizes[at]):
                small = at
            else:
                large = at
            guess = self.scale * self._spare
            if small - large < 2 or (small == at and guess * NEAR < sizes[at - 1]):
                break
            if guess < FAR * sizes[-1] and least:
                return False
            at = next((i for i, size in enumerate(sizes) if size <= guess), len(sizes) - 1)
            at = min(max(at, large + 1), small - 1)
        return small < len(sizes) and (small == at or self._stand(area, sizes[small]))

    def _stand(
        self, area: QRectF, size: float, ways: Sequence[bool] = (False, True), most: int | None = None
    ) -> bool:
        """Set a size, and arrange the halves to fit into `area`; return whether they do."""
        self.set_scale(size)
        self.rows.set_most(most)
        self._spare = 0.0
        for beside in ways if self.halves.count() > 1 else (False,):
            self.set_beside(beside)
            inner = (part.layout() for part in reversed(self.rows.page.findChildren(QWidget)))
            # Or the new size hints would only arrive with the next event.
            for part in (*filter(None, inner), self.body, self.whole):
                part.activate()
                self.rows.updateGeometry()
            self.adjustSize()
            room = min(area.width() / self.width(), area.height() / self.height())
            self._spare = max(self._spare, room)
            if self._fits(area):
                return True
        return False

    def _sizes(self, scale: float) -> Iterator[float]:
        """Yield the sizes to try, largest first."""
        while True:
            yield scale
            if scale <= SMALLEST_PANEL:
                return
            scale = max(SMALLEST_PANEL, scale * 0.94)

    def set_beside(self, beside: bool) -> None:
        """Put the halves side by side, or one below the other."""
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self.halves.setDirection(way)
        self.halves.setSpacing(self.px(20 if beside else 7))

    def _fits(self, area: QRectF) -> bool:
        return self.width() <= _width(area) and self.height() <= _height(area)

    # -- keys

    def propose(self, call: str) -> None:
        """Preselect a call, which the player still has to confirm; only for calls."""

    def take_focus(self) -> None:
        """Focus this panel without choosing anything."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def takes_letter(self, letter: str) -> bool:
        """Return whether a letter chooses something here, instead of acting as a shortcut."""
        return False

    def meaning(self) -> str:
        """Return what the chosen call would tell about the hand; empty if there is none."""
        return ""

    def foresee(self, key: int) -> None:
        """Note a key that is going to be pressed, for the meaning of a letter after it."""

    def handle_key(self, key: int) -> bool:
        """Handle a key of this panel, or a letter it takes; return False for others."""
        return False

    def press_key(self, event: QKeyEvent) -> bool:
        """Handle a key, wherever it was pressed; return False if it means nothing here."""
        key = event.key()
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        if key in ENTER:
            if not event.isAutoRepeat():  # Enter may still be held from before
                self._press()
        elif key in ARROWS:
            self._move_focus(*ARROWS[Key(key)])
        else:
            letter = next(filter(self.takes_letter, letters_of(event)), "")
            return self.handle_key(ord(letter) if letter else key)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press_key(event):
            event.ignore()

    def enter_for(self, button: QPushButton) -> bool:
        """Return whether Enter presses this focused button, and not the primary one."""
        return True

    def missing_words(self) -> str:
        """Return what has to be done before the primary button is enabled."""
        return ""

    def _press(self) -> None:
        """Press the focused button or the primary one (Enter).

        If the primary one is disabled, say why.
        """
        focused = self.focusWidget()
        if isinstance(focused, QPushButton) and focused.hasFocus() and self.enter_for(focused):
            focused.click()
        elif self.primary is not None and self.primary.isEnabled():
            self.primary.click()
        else:
            self.complained.emit(self.missing_words())

    def _move_focus(self, dx: int, dy: int) -> None:
        """Move the focus to the nearest enabled button in a direction.

        Focus the first one if none has the focus.
        """
        buttons = [b for b in self.findChildren(QPushButton) if b.isEnabled() and b.isVisibleTo(self)]
        focused = self.focusWidget()
        if not isinstance(focused, QPushButton) or not focused.hasFocus():
            if buttons:
                buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
            return
        here = focused.mapTo(self, focused.rect().center())
        best: QPushButton | None = None
        least = 0.0
        for button in buttons:
            step = button.mapTo(self, button.rect().center()) - here
            ahead, aside = step.x() * dx + step.y() * dy, abs(step.x() * dy) + abs(step.y() * dx)
            if ahead > 2 and (dy or aside < button.height()):
                far = ahead + 2.0 * aside
                if best is None or far < least:
                    best, least = button, far
        if best is not None:
            best.setFocus(Qt.FocusReason.TabFocusReason)


def _width(area: QRectF) -> int:
    """Return the whole pixels of an area's width."""
    return floor(area.right()) - ceil(area.left())


def _height(area: QRectF) -> int:
    """Return the whole pixels of an area's height."""
    return floor(area.bottom()) - ceil(area.top())
