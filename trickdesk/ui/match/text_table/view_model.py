"""Base of the table record's models: read-only, rebuilt from a view."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.engine.view import PlayerView
from trickdesk.ui.widgets.sheet import FlatTable, Index, Role

MARKS_ROLE = int(Role.UserRole)  # text with marks such as {H}, drawn instead of the display text
CARD_ROLE = int(Role.UserRole) + 1  # (card name, state of its pixmap, whether it was led)
CONTRACT_ROLE = int(Role.UserRole) + 3  # (call with marks, name of the declarer, whether it was made)
PAIR_ROLE = int(Role.UserRole) + 2  # (points, total, the longest total of the column)


class ViewModel(FlatTable):
    """A table of texts computed from a view.

    Subclasses fill `rows` and `headers` in `fill`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.view: PlayerView | None = None
        self.names: Sequence[str] = ()
        self.headers: list[str] = []
        self.rows: list[list[str]] = []

    def set_view(self, view: PlayerView, names: Sequence[str]) -> None:
        """Show this view."""
        self.beginResetModel()
        self.view, self.names = view, names
        self.headers, self.rows = self.fill(view)
        self.endResetModel()

    def fill(self, view: PlayerView) -> tuple[list[str], list[list[str]]]:
        """Return headers and rows of display texts; all rows are as long as the headers."""
        raise NotImplementedError

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        shown = None if role == Role.DisplayRole else self.extra(index.row(), index.column(), role)
        if shown is None and role in (Role.DisplayRole, Role.AccessibleTextRole):
            return self.rows[index.row()][index.column()]
        return shown

    def extra(self, row: int, column: int, role: int) -> object:
        """Return the data of a cell for roles other than its text."""
        return None
