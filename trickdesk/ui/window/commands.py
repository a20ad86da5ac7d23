"""Commands as data: rows become the actions of menus, enabled when what they do is possible."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from trickdesk.ui.text.words import fill


@dataclass(frozen=True)
class Row:
    """One command. ``name``: under which its keys are kept; ``keys``: separated by blanks, or one that Qt knows.

    ``can``: whether it is possible now, always if None; ``on``: whether it is checked; ``words_now``: what it is called
    now, where that is not always the same. ``take_key``: told the key, for what lasts as long as the key is held, which
    a shortcut cannot tell. ``page``: where alone it is possible; there a key may mean one thing, and another elsewhere.
    """

    name: str
    words: str
    do: Callable[[], object]
    keys: str | QKeySequence.StandardKey = ""
    can: Callable[[], bool] | None = None
    on: Callable[[], bool] | None = None
    words_now: Callable[[], str] | None = None
    take_key: Callable[[QKeySequence], None] | None = None
    repeats: bool = True
    page: str = ""
    role: QAction.MenuRole = QAction.MenuRole.TextHeuristicRole

    def key_sequences(self) -> list[QKeySequence]:
        names = self.keys.split() if isinstance(self.keys, str) else [self.keys]
        return [key for name in names if not (key := QKeySequence(name)).isEmpty()]


@dataclass(frozen=True)
class Menu:
    """Rows, other menus, and None where a line stands. ``fill``: called before it is shown, to add more."""

    name: str
    words: str
    entries: Sequence[Row | Menu | None] = ()
    fill: Callable[[QMenu], None] | None = None
    exclusive: bool = False


@dataclass(frozen=True)
class Command:
    """A row with its action, as the list of keys shows it. ``menu``: where it stands; ``keys``: its own at first."""

    row: Row
    action: QAction
    menu: str
    words: str
    keys: tuple[QKeySequence, ...]


class Commands:
    """All commands of a window by name, in the order of its menus; ``menus`` by name too, ``top`` those of the bar."""

    def __init__(self, window: QMainWindow, menus: Sequence[Menu]) -> None:
        self._window = window
        self.all: dict[str, Command] = {}
        self.menus: dict[str, QMenu] = {}
        self.top: list[QMenu] = []
        for menu in menus:
            shown = window.menuBar().addMenu(menu.words)
            shown.aboutToShow.connect(self.update)
            self.top.append(shown)
            self._fill(shown, menu, plain(menu.words))

    def __getitem__(self, name: str) -> QAction:
        return self.all[name].action

    def _fill(self, shown: QMenu, menu: Menu, top: str, within: Sequence[str] = ()) -> None:
        self.menus[menu.name] = shown
        group = QActionGroup(self._window) if menu.exclusive else None
        if menu.fill is not None:
            shown.aboutToShow.connect(lambda fill=menu.fill: fill(shown))
        for entry in menu.entries:
            if entry is None:
                shown.addSeparator()
            elif isinstance(entry, Menu):
                self._fill(shown.addMenu(entry.words), entry, top, [*within, plain(entry.words)])
            else:
                words = plain(entry.words)
                for inner in reversed(within):
                    sentence = QCoreApplication.translate("Keys", "{menu}: {command}")
                    words = fill(sentence, menu=inner, command=words)
                action = self._action(entry, group)
                shown.addAction(action)
                self.all[entry.name] = Command(entry, action, top, words, tuple(entry.key_sequences()))

    def _action(self, row: Row, group: QActionGroup | None) -> QAction:
        action = QAction(row.words, self._window)
        action.setCheckable(row.on is not None)
        action.setAutoRepeat(row.repeats)
        action.setMenuRole(row.role)
        if row.take_key is None:
            action.setShortcuts(row.key_sequences())
        if group is not None:
            group.addAction(action)
        action.triggered.connect(lambda _checked=False: row.do())
        self._window.addAction(action)  # also when the menu bar is hidden
        return action

    def update(self, *_: object) -> None:
        """Enable what can be done now; behind the curtain nothing that could show a card."""
        for command in self.all.values():
            row, action = command.row, command.action
            if row.can is not None:
                action.setEnabled(row.can())
            if row.on is not None:
                action.setChecked(row.on())
            if row.words_now is not None:
                action.setText(row.words_now())


def plain(title: str) -> str:
    """The words of a menu without the mark of its letter, its key, and what says that a dialog follows."""
    return re.sub(r"&(.)", r"\1", title.partition("\t")[0]).removesuffix("…")
