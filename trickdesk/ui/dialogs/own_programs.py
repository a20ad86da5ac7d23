"""Programs of the user's own as players: the list in the settings, and adding one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from trickdesk.bots.levels import LEVELS
from trickdesk.bots.process.external_program import ProgramError, command_for, command_of
from trickdesk.engine.record import clean_name
from trickdesk.storage.settings import Players
from trickdesk.ui.qt.plain_text import PlainLabel, label_for, set_tip
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.qt.window_placement import pass_by
from trickdesk.ui.text import messages, player_text
from trickdesk.ui.text.words import fill, strung, translate
from trickdesk.ui.widgets.file_dialogs import ask_program
from trickdesk.ui.widgets.name_edit import NameField
from trickdesk.ui.widgets.page_parts import fit_height, lay_column, lay_row, push_button
from trickdesk.ui.widgets.sheet import Index

LETTERS, COMMAND_LETTERS = 56, 48  # least widths of the dialog and of the command
LINES = 8  # height of the list
ROOM = 8  # above and below the text of a row, in pixels


class RowDelegate(QStyledItemDelegate):
    """Leaves room for the focus ring around lines that may be wrapped."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, super().sizeHint(option, index).height() + ROOM)  # as wide as the list


class ProgramNotes(QWidget):
    """The user's own programs, with buttons to add and remove them; changes `players`.

    Signals:
        changed: A program was added or removed.
        added(command): The words of a program's command that the user has just typed.
    """

    changed = Signal()
    added = Signal(list)

    def __init__(self, players: Players, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.players = players
        about = PlainLabel(
            self.tr("A program that you wrote can play too. Choose it as the level of a seat."),
            muted=True,
            wraps=True,
        )
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Your programs"))
        self.list.setFixedHeight(self.fontMetrics().lineSpacing() * LINES)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.add_button = push_button(self.tr("Add program…"), self.add, auto_default=False)
        self.remove_button = push_button(self.tr("Remove program"), self.remove, auto_default=False)
        self.list.currentRowChanged.connect(lambda row: self.remove_button.setEnabled(row >= 0))
        lay_column(about, self.list, lay_row(self.add_button, self.remove_button, 1), on=self, margins=0)
        self._show()

    def _show(self) -> None:
        """List the programs."""
        self.list.clear()
        for name, command in self.players.commands.items():
            text = fill(self.tr("{name}: {command}"), name=name, command=strung(" ", command))
            item = QListWidgetItem(text)
            set_tip(item, text)  # it may be too long for the list
            item.setData(Qt.ItemDataRole.UserRole, name)
            self.list.addItem(item)
        self.list.setVisible(self.list.count() > 0)
        self.remove_button.setVisible(self.list.count() > 0)
        self.remove_button.setEnabled(self.list.currentRow() >= 0)

    def add(self) -> None:
        """Ask for a program, and add it."""
        dialog = AddProgramDialog(self._take, list(self.players.programs), self)
        pass_by(dialog).open()

    def _take(self, name: str, command: list[str]) -> None:
        self.players.programs = {**self.players.programs, name: command}
        self._show()
        self.added.emit(command)
        self.changed.emit()

    def remove(self) -> None:
        """Remove the selected program; the file itself stays."""
        if (item := self.list.currentItem()) is not None:
            gone = item.data(Qt.ItemDataRole.UserRole)
            self.players.programs = {n: c for n, c in self.players.programs.items() if n != gone}
            self._show()
            self.add_button.setFocus()
            self.changed.emit()


class AddProgramDialog(QDialog):
    """Asks for name and command of a program, after a warning; `take` gets both."""

    def __init__(
        self, take: Callable[[str, list[str]], None], names: list[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Add program"))
        self._take, self._names = take, names
        self.name, self.command = NameField(), QLineEdit()
        self.command.setMinimumWidth(self.fontMetrics().averageCharWidth() * COMMAND_LETTERS)
        self.choose_button = push_button(self.tr("Choose &file…"), self._choose, auto_default=False)
        self.problem = PlainLabel(wraps=True, danger=True)
        self.problem.hide()
        form = QGridLayout()
        form.addWidget(label_for(self.name, self.tr("&Name")), 0, 0)
        form.addWidget(self.name, 0, 1, 1, 2)
        form.addWidget(label_for(self.command, self.tr("&Command")), 1, 0)
        form.addWidget(self.command, 1, 1)
        form.addWidget(self.choose_button, 1, 2)
        sentence = translate(
            "OwnPrograms", "The program runs with your rights and can do whatever you can do."
        )
        warning = PlainLabel(sentence, wraps=True)
        warning.setMinimumWidth(self.fontMetrics().averageCharWidth() * LETTERS)
        row = QDialogButtonBox()
        self.add_button = push_button(self.tr("Add program"))
        self.add_button.setAccessibleDescription(warning.text())
        row.addButton(self.add_button, QDialogButtonBox.ButtonRole.AcceptRole)
        row.addButton(push_button(self.tr("Cancel")), QDialogButtonBox.ButtonRole.RejectRole)
        row.accepted.connect(self.add)
        row.rejected.connect(self.reject)
        lay_column(form, warning, self.problem, row, on=self)
        for field in (self.name, self.command):
            field.textChanged.connect(self._check)
        self._check()

    def _choose(self) -> None:
        if path := ask_program(self):
            self.command.setText(command_for(path))

    def _check(self) -> None:
        self.add_button.setEnabled(bool(clean_name(self.name.text()) and self.command.text().strip()))
        self.problem.hide()

    def add(self) -> None:
        """Add the program, or say why not."""
        name = clean_name(self.name.text())
        taken = {*self._names, *LEVELS, *map(player_text.level_words, LEVELS)}
        if name.casefold() in {other.casefold() for other in taken}:
            sentence = self.tr("There is a level {name} already. Choose another name.")
            self._refuse(self.name, fill(sentence, name=name))
            return
        try:
            command = command_of(self.command.text())
        except ProgramError as error:
            self._refuse(self.command, messages.sentence(error))
            return
        self._take(name, command)
        self.accept()

    def _refuse(self, field: QLineEdit, sentence: str) -> None:
        """Say what is wrong with a field."""
        field.setFocus()
        self.problem.setText(sentence)
        self.problem.show()
        fit_height(self)
        announce(self.problem, sentence)
