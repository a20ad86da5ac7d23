"""Commands as data: rows become the actions of menus, with the program's keys or those that somebody has chosen."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from trickdesk.storage.settings import Keys
from trickdesk.ui.qt.keys import PLACES, fixed_keys
from trickdesk.ui.text.words import fill, translated


@dataclass(frozen=True)
class Row:
    """One command.

    ``name``: under which its keys are kept; ``keys``: separated by blanks, or one that Qt knows.

    ``can``: whether it is possible now, always if None; ``on``: whether it is checked; ``title_now``: what it is called
    now, where that is not always the same. ``set_key``: told the key, for what lasts as long as the key is held, which
    a shortcut cannot tell. ``page``: where alone it is possible; there a key may mean one thing, and another elsewhere.
    """

    name: str
    words: str
    do: Callable[[], object]
    keys: str | QKeySequence.StandardKey = ""
    can: Callable[[], bool] | None = None
    on: Callable[[], bool] | None = None
    title_now: Callable[[], str] | None = None
    set_key: Callable[[QKeySequence], None] | None = None
    repeats: bool = True
    page: str = ""
    role: QAction.MenuRole = QAction.MenuRole.TextHeuristicRole

    def key_sequences(self) -> list[QKeySequence]:
        names = self.keys.split() if isinstance(self.keys, str) else [self.keys]
        return [key for name in names if not (key := QKeySequence(name)).isEmpty()]


@dataclass(frozen=True)
class Menu:
    """Rows, other menus, and None where a line stands.

    ``fill``: called before it is shown, to add more.
    """

    name: str
    words: str
    entries: Sequence[Row | Menu | None] = ()
    fill: Callable[[QMenu], None] | None = None
    exclusive: bool = False


@dataclass(frozen=True)
class Command:
    """A row with its action, as the list of keys shows it.

    ``menu``: where it stands; ``keys``: its own at first.
    """

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
        if row.set_key is None:
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
            if row.title_now is not None:
                action.setText(row.title_now())


def plain(title: str) -> str:
    """The words of a menu without the mark of its letter, its key, and what says that a dialog follows."""
    return re.sub(r"&(.)", r"\1", title.partition("\t")[0]).removesuffix("…")


PORTABLE, NATIVE = QKeySequence.SequenceFormat.PortableText, QKeySequence.SequenceFormat.NativeText
MOST = 3  # keys of one command
LONGEST = 40  # letters of a key in the file
OF_TEXT = ("Copy", "Cut", "Paste", "SelectAll")  # what every text needs for itself


class Shortcuts:
    """Gives all commands of a window their keys.

    A key is taken from no text: fields where something is typed ask for their keys before any command gets them.
    """

    def __init__(self, commands: Commands, kept: Keys) -> None:
        self.commands, self._kept = commands.all, kept
        self._letters = {QKeySequence.mnemonic(menu.title()).toString(PORTABLE) for menu in commands.top}
        self._now: dict[str, tuple[QKeySequence, ...]] = {}
        self.apply()

    def keys_of(self, name: str) -> tuple[QKeySequence, ...]:
        """The keys that a command has now."""
        return self._now[name]

    def is_changed(self, name: str) -> bool:
        return self._now[name] != self.commands[name].keys

    def apply(self, kept: Keys | None = None) -> None:
        """Take over what is chosen; what a file holds that cannot be a key, or is another's, is passed over."""
        self._kept = kept or self._kept
        self._now = {}
        chosen = {name: _read(self._kept.chosen.get(name)) for name in self.commands}
        for name, keys in chosen.items():
            if keys is not None:
                self._now[name] = tuple(key for key in keys if not self.refusal(name, key))
        for name, command in self.commands.items():
            if name not in self._now:
                self._now[name] = tuple(key for key in command.keys if self._owner(name, key) is None)
        for name, command in self.commands.items():
            self._give(command, self._now[name])

    def change(self, name: str, keys: Sequence[QKeySequence]) -> str:
        """Give a command these keys instead; why not, as a sentence, or nothing."""
        for key in keys:
            if sentence := self.refusal(name, key):
                return sentence
        if tuple(keys) == self.commands[name].keys:
            self._kept.chosen.pop(name, None)
        else:
            self._kept.chosen[name] = [key.toString(PORTABLE) for key in keys]
        self.apply()
        return ""

    def reset(self, name: str) -> str:
        """Give a command its own keys again; why not, as a sentence, or nothing."""
        return self.change(name, self.commands[name].keys)

    def reset_all(self) -> None:
        self._kept.chosen.clear()
        self.apply()

    def refusal(self, name: str, key: QKeySequence) -> str:
        """Why a command cannot have a key; empty if it can."""
        translate = QCoreApplication.translate
        shown = key.toString(NATIVE)
        if key.count() != 1 or not shown:
            return translate("Keys", "A shortcut is one key, alone or with Ctrl, Alt or Shift.")
        if key in self.commands[name].keys:
            own = None  # it had that key from the beginning, whatever else it may mean
        else:
            own = self._taken_for(key)
        if own is not None:
            return own
        other = self._owner(name, key)
        if other is not None:
            sentence = translate("Keys", "{key} already belongs to “{command}”. Remove it there first.")
            return fill(sentence, key=shown, command=other.words)
        return ""

    def _taken_for(self, key: QKeySequence) -> str | None:
        """What a key is needed for that no command may have it."""
        translate = QCoreApplication.translate
        shown, portable = key.toString(NATIVE), key.toString(PORTABLE)
        for fixed in fixed_keys():
            if not fixed.is_letters and key in [QKeySequence(each) for each in fixed.names]:
                sentence = translate("Keys", "{key} is already used: {place}, {meaning}.")
                place = translated("Keys", PLACES[fixed.place])
                return fill(sentence, key=shown, place=place, meaning=translated("Keys", fixed.words))
        if any(key in QKeySequence.keyBindings(QKeySequence.StandardKey[each]) for each in OF_TEXT):
            return fill(
                translate("Keys", "{key} is reserved for text: to copy, cut, paste and select."), key=shown
            )
        if portable in self._letters:
            return fill(translate("Keys", "{key} opens a menu."), key=shown)
        return None

    def _owner(self, name: str, key: QKeySequence) -> Command | None:
        """The other command that has a key where ``name`` might want it, too."""
        for other, keys in self._now.items():
            if other != name and key in keys and not self.are_apart(name, other):
                return self.commands[other]
        return None

    def are_apart(self, one: str, other: str) -> bool:
        """Whether two commands belong to pages that are never up together."""
        pages = {self.commands[name].row.page for name in (one, other)}
        return "" not in pages and len(pages) == 2

    def _give(self, command: Command, keys: Sequence[QKeySequence]) -> None:
        action = command.action
        if command.row.set_key is None:
            if action.shortcuts() != list(keys):
                action.setShortcuts(list(keys))
            return
        command.row.set_key(keys[0] if keys else QKeySequence())
        shown = f"\t{keys[0].toString(NATIVE)}" if keys else ""
        action.setText(action.text().partition("\t")[0] + shown)


def shown_keys(keys: Sequence[QKeySequence]) -> str:
    """As a person reads them."""
    translate = QCoreApplication.translate
    words = [key.toString(NATIVE) for key in keys]
    return translate("Keys", " or ").join(words)


def _read(raw: Any) -> list[QKeySequence] | None:
    """The keys that a file gives a command; None where it says nothing that can be used."""
    if not isinstance(raw, list) or len(raw) > MOST:
        return None
    keys = []
    for each in raw:
        key = (
            QKeySequence(each, PORTABLE) if isinstance(each, str) and len(each) <= LONGEST else QKeySequence()
        )
        if key.count() != 1 or not key.toString(PORTABLE):
            return None
        keys.append(key)
    return keys
