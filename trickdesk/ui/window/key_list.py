"""Dialog with all shortcuts: search, read, print, and change those of commands."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from trickdesk.ui.qt.keys import ENTER, PLACES, SUITS, fixed_keys
from trickdesk.ui.qt.plain_text import PlainLabel, plain_document, plain_title
from trickdesk.ui.qt.screen_reader import announce, renew_rows
from trickdesk.ui.text import card_text
from trickdesk.ui.text.words import capital, fill, translated
from trickdesk.ui.widgets.page_parts import close_row, lay_column, push_button, set_look
from trickdesk.ui.window.commands import NATIVE, Shortcuts, shown_keys

NAME = Qt.ItemDataRole.UserRole  # data role: the command of a row; unset if the key can't be changed


class _Tree(QTreeWidget):
    """Tree view that reports Enter.

    Signals:
        chosen: Enter was pressed on a row.
    """

    chosen = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.chosen.emit()
        else:
            super().keyPressEvent(event)


class KeysDialog(QDialog):
    """List of all shortcuts, grouped by where they work.

    Signals:
        changed: The shortcut of a command has changed.
    """

    changed = Signal()

    def __init__(self, shortcuts: Shortcuts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shortcuts = shortcuts
        self.setWindowTitle(self.tr("Keys"))
        self.search = QLineEdit(placeholderText=self.tr("Search for a command or a key"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.tree = _Tree()
        self.tree.setAccessibleName(self.tr("All keys, grouped by where they work"))
        self.tree.setHeaderLabels([self.tr("What it does"), self.tr("Key")])
        self.tree.setRootIsDecorated(False)
        self.tree.setItemsExpandable(False)
        self.tree.setIndentation(self.fontMetrics().height())
        self.tree.header().setSectionsMovable(False)
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.items: dict[str, QTreeWidgetItem] = {}
        self._fill()
        self.tree.currentItemChanged.connect(lambda *_: self._turn())
        lay_column(self.search, (self.tree, 1), self._editor(), self._foot(), on=self)
        self.tree.chosen.connect(lambda: self.edit.setFocus(Qt.FocusReason.ShortcutFocusReason))
        self.tree.setCurrentItem(next(iter(self.items.values())))
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * 92, metrics.height() * 36)
        self.search.setFocus()

    def _editor(self) -> QGridLayout:
        """Create the fields that change the shortcut of the selected row."""
        grid = QGridLayout()
        self.label, self.message = PlainLabel(wraps=True), PlainLabel(wraps=True)
        # Room for two lines, so that messages don't move anything.
        self.message.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self.message.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.edit = QKeySequenceEdit(maximumSequenceLength=1)
        self.edit.editingFinished.connect(self._take)
        self.label.setBuddy(self.edit)
        self.none_button = push_button(self.tr("Remove &key"), lambda: self._change([]), auto_default=False)
        self.reset_button = push_button(self.tr("&Reset"), self._reset, auto_default=False)
        for place, widget in enumerate((self.label, self.edit, self.none_button, self.reset_button)):
            grid.addWidget(widget, 0, place)
        grid.addWidget(self.message, 1, 0, 1, 4)
        grid.setColumnStretch(0, 1)
        return grid

    def _foot(self) -> QDialogButtonBox:
        row = close_row(self)
        roles = QDialogButtonBox.ButtonRole
        for title, slot in (
            (self.tr("Reset &all"), self._reset_all),
            (self.tr("&Copy as text"), self.copy),
            (self.tr("&Print…"), self.print_list),
        ):
            button = push_button(title, slot, auto_default=False)
            row.addButton(button, roles.ActionRole)
        return row

    # -- the list

    def _fill(self) -> None:
        """Add a row for each shortcut, below a heading for each place."""
        tops: dict[str, QTreeWidgetItem] = {}
        for name, command in self.shortcuts.commands.items():
            top = self._heading(tops, fill(self.tr("{name} menu"), name=command.menu))
            self.items[name] = QTreeWidgetItem(top, [command.title, shown_keys(self.shortcuts.keys_of(name))])
            self.items[name].setData(0, NAME, name)
        for fixed in fixed_keys():
            top = self._heading(tops, translated("Keys", PLACES[fixed.place]))
            keys = [
                QKeySequence(key) for key in (card_text.suit_letters() if fixed is SUITS else fixed.names)
            ]
            row = QTreeWidgetItem(top, [translated("Keys", fixed.words), _brief(keys)])
            row.setForeground(1, self.palette().placeholderText())
        self.tree.expandAll()

    def _heading(self, tops: dict[str, QTreeWidgetItem], title: str) -> QTreeWidgetItem:
        if title not in tops:
            top = tops[title] = QTreeWidgetItem(self.tree, [title])
            top.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            top.setFirstColumnSpanned(True)
            font = self.font()
            font.setBold(True)
            top.setFont(0, font)
        return tops[title]

    def _filter(self, wanted: str) -> None:
        """Hide the rows that don't contain every word of the search."""
        parts = wanted.casefold().split()
        for number in range(self.tree.topLevelItemCount()):
            top = self.tree.topLevelItem(number)
            assert top is not None
            shown = 0
            for place in range(top.childCount()):
                row = top.child(place)
                assert row is not None
                content = f"{top.text(0)} {row.text(0)} {row.text(1)}".casefold()
                row.setHidden(not all(part in content for part in parts))
                shown += not row.isHidden()
            top.setHidden(not shown)
        now = self.tree.currentItem()
        if now is None or now.isHidden() or ((group := now.parent()) is not None and group.isHidden()):
            rows = [row for row in self.items.values() if not row.isHidden()]
            self.tree.setCurrentItem(rows[0] if rows else None)  # type: ignore[arg-type]  # None is allowed
        renew_rows(self.tree)

    def as_text(self) -> str:
        """Return the whole list as text, one line per row."""
        lines: list[str] = []
        for number in range(self.tree.topLevelItemCount()):
            top = self.tree.topLevelItem(number)
            assert top is not None
            lines += ["", top.text(0)] if lines else [top.text(0)]
            rows = [row for place in range(top.childCount()) if (row := top.child(place)) is not None]
            line = self.tr("  {keys}: {meaning}")
            lines += [fill(line, keys=row.text(1) or "–", meaning=row.text(0)) for row in rows]
        return "\n".join(lines) + "\n"

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.as_text())
        self._show_message(self.tr("Copied the key list."))

    def print_list(self) -> None:
        """Ask for a printer and print the whole list."""
        from trickdesk.ui.widgets.paper import ask_printer

        printer = ask_printer(self)
        if printer is not None:
            plain_document(self.as_text()).print_(printer)

    # -- changes

    @property
    def name(self) -> str | None:
        """The command of the selected row, or None."""
        item = self.tree.currentItem()
        found = None if item is None else item.data(0, NAME)
        return found if isinstance(found, str) else None

    def _turn(self) -> None:
        """React to another row being selected."""
        self.message.clear()
        self._show()

    def _show(self) -> None:
        """Show the shortcut of the selected row in the editor."""
        name, item = self.name, self.tree.currentItem()
        for widget in (self.edit, self.none_button, self.reset_button):
            widget.setEnabled(name is not None)
        self.edit.blockSignals(True)
        if name is None:
            self.edit.clear()
            self.label.setText(
                self.tr("These keys can’t be changed.") if item is not None and item.parent() else ""
            )
        else:
            keys = self.shortcuts.keys_of(name)
            self.edit.setKeySequence(keys[0] if keys else QKeySequence())
            title = fill(self.tr("Key for “{command}”"), command=self.shortcuts.commands[name].title)
            self.label.setText(plain_title(title))
            now = (
                self.tr("Currently {keys}. Press a new key to change it.")
                if keys
                else self.tr("No key yet. Press one to set it.")
            )
            for field in (self.edit, *self.edit.findChildren(QLineEdit)):
                field.setAccessibleName(title)
                field.setAccessibleDescription(fill(now, keys=shown_keys(keys)))
            self.none_button.setEnabled(bool(keys))
            self.reset_button.setEnabled(self.shortcuts.is_changed(name))
        self.edit.blockSignals(False)

    def _take(self) -> None:
        """Assign the key that was pressed in the field."""
        name, key = self.name, self.edit.keySequence()
        if name is not None and not key.isEmpty() and key not in self.shortcuts.keys_of(name)[:1]:
            self._change([key])

    def _change(self, keys: list[QKeySequence]) -> None:
        if self.name is not None:
            self._report(self.name, self.shortcuts.change(self.name, keys))

    def _reset(self) -> None:
        if self.name is not None:
            self._report(self.name, self.shortcuts.reset(self.name))

    def _reset_all(self) -> None:
        self.shortcuts.reset_all()
        self._refresh()
        self._show_message(self.tr("All keys are back to their defaults."))
        self.changed.emit()

    def _report(self, name: str, refusal: str) -> None:
        """Show and announce the result of a change."""
        if not refusal:
            self._refresh()
            self.changed.emit()
        keys, title = self.shortcuts.keys_of(name), self.shortcuts.commands[name].title
        done = (
            self.tr("The key for “{command}” is now {keys}.")
            if keys
            else self.tr("“{command}” no longer has a key.")
        )
        self._show()
        self._show_message(refusal or fill(done, command=title, keys=shown_keys(keys)), bool(refusal))

    def _show_message(self, sentence: str, danger: bool = False) -> None:
        set_look(self.message, "danger", danger)
        self.message.setText(sentence)
        announce(self, sentence)

    def _refresh(self) -> None:
        for name, item in self.items.items():
            item.setText(1, shown_keys(self.shortcuts.keys_of(name)))
        self._show()


def _brief(keys: list[QKeySequence]) -> str:
    """Return several keys as short text; more than five are shown as a range."""
    names = [capital(key.toString(NATIVE)) for key in keys]
    if len(names) > 5:
        return f"{names[0]} … {names[-1]}"
    return "  ".join(names)
