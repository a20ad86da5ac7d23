"""Stored files dialog: all that the program keeps, with sizes, and deleting it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QT_TRANSLATE_NOOP, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from trickdesk.storage.files import SaveError
from trickdesk.storage.paths import Paths
from trickdesk.storage.stored_files import FileKind, StoredFile, StoredFiles, delete_files, stored_files
from trickdesk.ui.qt.background import Background
from trickdesk.ui.qt.plain_text import PlainLabel, ask
from trickdesk.ui.qt.screen_reader import announce, renew_rows
from trickdesk.ui.text import messages
from trickdesk.ui.text.words import fill, isolated, plural, strung, translated
from trickdesk.ui.widgets.page_parts import close_row, lay_column, push_button

_NAMES = {
    FileKind.UNFINISHED: QT_TRANSLATE_NOOP("StoredFiles", "Unfinished matches"),
    FileKind.FINISHED: QT_TRANSLATE_NOOP("StoredFiles", "Finished matches"),
    FileKind.NAMED: QT_TRANSLATE_NOOP("StoredFiles", "Saved matches"),
    FileKind.REVIEWS: QT_TRANSLATE_NOOP("StoredFiles", "Reviews"),
    FileKind.LINES: QT_TRANSLATE_NOOP("StoredFiles", "Variations"),
    FileKind.CHALLENGES: QT_TRANSLATE_NOOP("StoredFiles", "Challenges"),
    FileKind.HISTORY: QT_TRANSLATE_NOOP("StoredFiles", "Statistics"),
    FileKind.COUNTED_FROM: QT_TRANSLATE_NOOP("StoredFiles", "When statistics start to count"),
    FileKind.PRACTICE: QT_TRANSLATE_NOOP("StoredFiles", "Practice"),
    FileKind.PICTURES: QT_TRANSLATE_NOOP("StoredFiles", "Pictures"),
    FileKind.DECKS: QT_TRANSLATE_NOOP("StoredFiles", "Your decks"),
    FileKind.SETTINGS: QT_TRANSLATE_NOOP("StoredFiles", "Settings"),
    FileKind.RECENT: QT_TRANSLATE_NOOP("StoredFiles", "Recent files"),
    FileKind.PROGRAMS: QT_TRANSLATE_NOOP("StoredFiles", "Programs that may start"),
    FileKind.LOG: QT_TRANSLATE_NOOP("StoredFiles", "Log"),
    FileKind.DEBUG_LOG: QT_TRANSLATE_NOOP("StoredFiles", "Detailed log"),
}
_ABOUT = {
    FileKind.UNFINISHED: QT_TRANSLATE_NOOP(
        "StoredFiles", "Every call and card of matches you can continue, and all hands."
    ),
    FileKind.FINISHED: QT_TRANSLATE_NOOP(
        "StoredFiles",
        "Every deal, call and card of your finished matches. The statistics are made from them.",
    ),
    FileKind.NAMED: QT_TRANSLATE_NOOP("StoredFiles", "Matches that you saved here under a name."),
    FileKind.REVIEWS: QT_TRANSLATE_NOOP(
        "StoredFiles", "What each decision of a reviewed deal gave away. Reviews can be made again."
    ),
    FileKind.LINES: QT_TRANSLATE_NOOP("StoredFiles", "Variations that you played in reviews."),
    FileKind.CHALLENGES: QT_TRANSLATE_NOOP("StoredFiles", "Challenges, and what others made of them."),
    FileKind.HISTORY: QT_TRANSLATE_NOOP(
        "StoredFiles", "An index of the finished matches. It is made again when you open the statistics."
    ),
    FileKind.COUNTED_FROM: QT_TRANSLATE_NOOP(
        "StoredFiles", "From when each person’s matches count in the statistics."
    ),
    FileKind.PRACTICE: QT_TRANSLATE_NOOP("StoredFiles", "Each person’s progress in the exercises."),
    FileKind.PICTURES: QT_TRANSLATE_NOOP("StoredFiles", "Copies of the pictures chosen for seats."),
    FileKind.DECKS: QT_TRANSLATE_NOOP(
        "StoredFiles", "Decks of cards that you put there yourself. Trickdesk only reads them."
    ),
    FileKind.SETTINGS: QT_TRANSLATE_NOOP(
        "StoredFiles", "Names and choices of everyone who plays here. In use while Trickdesk runs."
    ),
    FileKind.RECENT: QT_TRANSLATE_NOOP("StoredFiles", "Where the files are that you opened or saved last."),
    FileKind.PROGRAMS: QT_TRANSLATE_NOOP(
        "StoredFiles", "Commands of your own programs that you allowed on this computer."
    ),
    FileKind.LOG: QT_TRANSLATE_NOOP("StoredFiles", "Warnings and errors of the program."),
    FileKind.DEBUG_LOG: QT_TRANSLATE_NOOP(
        "StoredFiles", "What the program did and when, without cards. Kept only if you want it."
    ),
}
KIND, FILE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1  # data roles
DESCRIPTION = Qt.ItemDataRole.AccessibleDescriptionRole
COLUMNS, LINES = 92, 38  # usual size of the dialog, in letters and lines
FIGURES = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MOST_NAMED = 5  # files whose names are in the question


class StoredFilesDialog(QDialog):
    """All files by kind, read in a thread. What is selected can be deleted.

    Signals:
        deleted: Some files are gone.
    """

    deleted = Signal()

    def __init__(self, paths: Paths, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paths, self._background = paths, Background("stored files", self)
        self._stored: list[StoredFiles] = []
        self.setWindowTitle(self.tr("Stored files"))
        self.tree = self._new_tree()
        self.about, self.total = PlainLabel(wraps=True, muted=True), PlainLabel()
        self.about.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.problem = PlainLabel(wraps=True, danger=True)
        self.problem.hide()
        sentences = (
            self.tr("Everything that Trickdesk keeps is listed here. Files that you saved elsewhere aren’t."),
            self.tr(
                "The file of an unfinished match holds all hands. "
                "It isn’t sealed: anyone who can read its folder can read the hands."
            ),
        )
        foot = close_row(self)
        self.open_button = push_button(self.tr("&Open folder"), self.open_folder, auto_default=False)
        self.delete_button = push_button(self.tr("&Delete…"), self.delete, auto_default=False)
        for button in (self.open_button, self.delete_button):
            foot.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        words = [PlainLabel(sentence, wraps=True) for sentence in sentences]
        lay_column(*words, (self.tree, 1), self.about, self.total, self.problem, foot, on=self)
        self.resize(self.fontMetrics().averageCharWidth() * COLUMNS, self.fontMetrics().height() * LINES)
        self.refresh()

    def _new_tree(self) -> QTreeWidget:
        tree = QTreeWidget()
        tree.setAccessibleName(self.tr("All files, by kind"))
        tree.setHeaderLabels([self.tr("Files"), self.tr("Number"), self.tr("Size")])
        tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        tree.setUniformRowHeights(True)
        header = tree.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(False)
        for column, mode in enumerate(
            (QHeaderView.ResizeMode.Stretch, *[QHeaderView.ResizeMode.ResizeToContents] * 2)
        ):
            header.setSectionResizeMode(column, mode)
            if column:
                tree.headerItem().setTextAlignment(column, FIGURES)
        tree.itemSelectionChanged.connect(self._show_selection)
        tree.currentItemChanged.connect(lambda *_: self._show_selection())
        tree.itemExpanded.connect(self._list_files)
        for moved in (tree.expanded, tree.collapsed):
            moved.connect(lambda _: QTimer.singleShot(0, tree, partial(renew_rows, tree)))
        return tree

    # -- what there is

    def refresh(self) -> None:
        """Read all files again, in a thread."""
        self.total.setText(self.tr("Reading…"))
        for button in (self.open_button, self.delete_button):
            button.setEnabled(False)
        self._background.ask(partial(stored_files, self._paths), self._show)

    def _show(self, stored: Sequence[StoredFiles]) -> None:
        """List the kinds; the files of one are listed when it is expanded."""
        before = self._kind()
        self._stored = list(stored)
        self.tree.clear()
        for found in stored:
            title = translated("StoredFiles", _NAMES[found.kind])
            item = QTreeWidgetItem(self.tree, [title, str(len(found.files)), self._size(found.size)])
            item.setData(0, KIND, found)
            about = translated("StoredFiles", _ABOUT[found.kind])
            item.setData(0, DESCRIPTION, strung(". ", (self._sum([found]), about)))
            for column in (1, 2):
                item.setTextAlignment(column, FIGURES)
            if found.files:
                item.setChildIndicatorPolicy(QTreeWidgetItem.ChildIndicatorPolicy.ShowIndicator)
            if before is None or found.kind is before.kind:
                before = found
                self.tree.setCurrentItem(item)
        self.total.setText(self._sum(stored))
        self._show_selection()
        announce(self.total, self.total.text())

    def _list_files(self, item: QTreeWidgetItem) -> None:
        found = item.data(0, KIND)
        if not isinstance(found, StoredFiles) or item.childCount():
            return
        for file in found.files:
            name = str(file.path.relative_to(found.folder))
            shown = fill(self.tr("{name} (in use)"), name=name) if file.in_use else isolated(name)
            row = QTreeWidgetItem(item, [shown, "", self._size(file.size)])
            row.setData(0, DESCRIPTION, self._size(file.size))
            row.setData(0, KIND, found.kind)
            row.setData(0, FILE, file)
            row.setTextAlignment(2, FIGURES)

    def _sum(self, stored: Sequence[StoredFiles]) -> str:
        """Return number and size of files: `12 files, 324.7 kB`."""
        count = sum(len(found.files) for found in stored)
        size = self._size(sum(found.size for found in stored))
        return plural("StoredFiles", "One file, {size}", "{n} files, {size}", count, size=size)

    def _size(self, size: int) -> str:
        return self.locale().formattedDataSize(size, 1, self.locale().DataSizeFormat.DataSizeSIFormat)

    # -- what is selected

    def _kind(self) -> StoredFiles | None:
        """Return the kind of the current row."""
        item = self.tree.currentItem()
        if item is None:
            return None
        found = (item.parent() or item).data(0, KIND)
        return found if isinstance(found, StoredFiles) else None

    def selected(self) -> list[tuple[StoredFiles, list[StoredFile]]]:
        """Return the selected files by kind, with what belongs to them."""
        chosen: dict[FileKind, set[StoredFile]] = {}
        for item in self.tree.selectedItems():
            found, file = item.data(0, KIND), item.data(0, FILE)
            if isinstance(found, StoredFiles):
                chosen.setdefault(found.kind, set()).update(found.files)
            elif isinstance(file, StoredFile):
                chosen.setdefault(item.data(0, KIND), set()).add(file)
        return [
            (found, found.with_their_own(chosen[found.kind]))
            for found in self._stored
            if found.kind in chosen
        ]

    def _show_selection(self) -> None:
        found = self._kind()
        self.about.setText("" if found is None else translated("StoredFiles", _ABOUT[found.kind]))
        self.open_button.setEnabled(found is not None)
        self.delete_button.setEnabled(any(not file.in_use for _, files in self.selected() for file in files))

    # -- actions

    def open_folder(self) -> None:
        """Open the folder of the current row in the file manager."""
        if (found := self._kind()) is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(found.folder)))

    def delete(self) -> None:
        """Delete what is selected, after a question."""
        selected = self.selected()
        files = [file for _, some in selected for file in some]
        if ask(self, self.tr("Delete files"), self._question(files)):
            self.tree.setFocus()
            self.delete_button.setEnabled(False)
            self._background.ask(partial(_delete_all, selected), self._tell)

    def _question(self, files: Sequence[StoredFile]) -> str:
        """Return the question; it names the files and says which of them stay."""
        going = [file for file in files if not file.in_use]
        question = plural(
            "StoredFiles",
            "Delete this file for good? ({size})",
            "Delete {n} files for good? ({size})",
            len(going),
            size=self._size(sum(file.size for file in going)),
        )
        lines = [question, ""]
        lines += [isolated(file.path.name) for file in going[:MOST_NAMED]]
        if len(going) > MOST_NAMED:
            lines.append("…")
        if kept := len(files) - len(going):
            stays = plural(
                "StoredFiles", "One file is in use and stays.", "{n} files are in use and stay.", kept
            )
            lines += ["", stays]
        return "\n".join(lines)

    def _tell(self, problem: SaveError | None) -> None:
        self.deleted.emit()
        self.refresh()
        self.problem.show_text(messages.sentence(problem))
        if problem is not None:
            announce(self.problem, self.problem.text())


def _delete_all(selected: Sequence[tuple[StoredFiles, Sequence[StoredFile]]]) -> SaveError | None:
    """Delete files; return the first problem."""
    problems = [delete_files(found.kind, files) for found, files in selected]
    return next(filter(None, problems), None)
