"""Menu commands as data: rows of tables become QActions with shortcuts."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from trickdesk.storage.settings import Keys
from trickdesk.ui.qt.keys import PLACES, fixed_keys
from trickdesk.ui.text.words import fill, translate, translated


class Row(NamedTuple):
    """One command, and the action it becomes.

    Attributes:
        name: Key under which user-defined shortcuts are saved.
        title: Menu title, with its mnemonic.
        do: Called when the command is triggered.
        keys: Default shortcuts, separated by spaces, or one of Qt's standard keys.
        can: Whether the command is available now; None means always.
        on: Whether it is checked; None means it isn't checkable.
        title_now: Current title, for commands whose title changes.
        is_known: Whether the game or page has it; None means always. Otherwise it isn't in the menu.
        set_key: Receives the shortcut instead of the action, for commands that can last as long as the key is
            held.
        repeats: Whether holding the key repeats the command.
        in_menu: Whether the menu shows it. Otherwise a dialog of the menu offers it, and its keys work all the same.
        page: The only page where it works. There, the same key may mean something else on another page.
        role: Where macOS puts it.
    """

    name: str
    title: str
    do: Callable[[], object]
    keys: str | QKeySequence.StandardKey = ""
    can: Callable[[], bool] | None = None
    on: Callable[[], bool] | None = None
    title_now: Callable[[], str] | None = None
    is_known: Callable[[], bool] | None = None
    set_key: Callable[[QKeySequence], None] | None = None
    repeats: bool = True
    in_menu: bool = True
    page: str = ""
    role: QAction.MenuRole = QAction.MenuRole.TextHeuristicRole

    def key_sequences(self) -> list[QKeySequence]:
        names = self.keys.split() if isinstance(self.keys, str) else [self.keys]
        return [key for name in names if not (key := QKeySequence(name)).isEmpty()]


class Menu(NamedTuple):
    """A menu: rows, submenus, and None for a separator.

    Attributes:
        fill: Called before the menu opens, to add entries that vary.
        exclusive: Whether only one of the entries can be checked.
    """

    name: str
    title: str
    entries: Sequence[Row | Menu | None] = ()
    fill: Callable[[QMenu], None] | None = None
    exclusive: bool = False


class Command(NamedTuple):
    """A row with its action, as the list of keys shows it.

    Attributes:
        menu: Title of the menu it is in.
        title: Plain title, with the submenus that lead to it.
        keys: Default shortcuts.
    """

    row: Row
    action: QAction
    menu: str
    title: str
    keys: tuple[QKeySequence, ...]


class Commands:
    """All commands of a window by name, in menu order.

    Attributes:
        menus: Every menu by name.
        top: The menus of the menu bar.
    """

    def __init__(self, window: QMainWindow, menus: Sequence[Menu], is_taken: Callable[[str], bool]) -> None:
        """Create them; `is_taken` tells whether a letter means something else now."""
        self._window, self._is_taken = window, is_taken
        self.all: dict[str, Command] = {}
        # What changes: how to set it, and what it is now.
        self._states: list[tuple[Callable[[Any], None], Callable[[], object]]] = []
        # The keys of each action as they are tested and as they are shown, if any of them is a letter.
        self._keys: dict[QAction, list[tuple[str, str]]] = {}
        self.menus: dict[str, QMenu] = {}
        self.top: list[QMenu] = []
        for menu in menus:
            shown = window.menuBar().addMenu(menu.title)
            shown.aboutToShow.connect(self.update)
            self.top.append(shown)
            self._fill(shown, menu, plain(menu.title))

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
                self._fill(shown.addMenu(entry.title), entry, top, [*within, plain(entry.title)])
            else:
                title = plain(entry.title)
                for inner in reversed(within):
                    title = translate("Keys", "{menu}: {command}", menu=inner, command=title)
                action = self._action(entry, group)
                if entry.in_menu:
                    shown.addAction(action)
                self.all[entry.name] = Command(entry, action, top, title, tuple(entry.key_sequences()))

    def _action(self, row: Row, group: QActionGroup | None) -> QAction:
        action = QAction(row.title, self._window, checkable=row.on is not None, menuRole=row.role)
        action.setAutoRepeat(row.repeats)
        states = (
            (action.setEnabled, row.can),
            (action.setChecked, row.on),
            (action.setText, row.title_now),
            (action.setVisible, row.is_known),
        )
        self._states += [(set_state, state) for set_state, state in states if state is not None]
        if row.set_key is None:
            self.give_keys(action, row.key_sequences())
        if group is not None:
            group.addAction(action)
        action.triggered.connect(lambda _checked=False: row.do())
        self._window.addAction(action)  # shortcuts also work while the menu bar is hidden
        return action

    def give_keys(self, action: QAction, keys: Sequence[QKeySequence]) -> None:
        if action.shortcuts() != list(keys):
            action.setShortcuts(list(keys))
            action.setText(action.text().partition("\t")[0])
        self._keys.pop(action, None)
        told = [(key.toString(PORTABLE), key.toString(NATIVE)) for key in keys]
        if any(len(key) == 1 for key, _ in told):
            self._keys[action] = told

    def update(self, *_: object) -> None:
        """Refresh titles and states; behind the curtain, disable what could show a card."""
        for set_state, state in self._states:
            set_state(state())
        for action in self._keys:
            self._show_key(action)

    def _show_key(self, action: QAction) -> None:
        """Show the first key that has the command now, beside the title."""
        keys, now = self._keys[action], action.text()
        title = now.partition("\t")[0]
        if self._is_taken(keys[0][0]):
            title += "\t" + next((shown for key, shown in keys[1:] if not self._is_taken(key)), "")
        if title != now:
            action.setText(title)


def plain(title: str) -> str:
    """Return a menu title without mnemonic, shortcut and ellipsis."""
    return re.sub(r"&(.)", r"\1", title.partition("\t")[0]).removesuffix("…")


PORTABLE, NATIVE = QKeySequence.SequenceFormat.PortableText, QKeySequence.SequenceFormat.NativeText
MAX_KEYS = 3  # shortcuts per command
MAX_KEY_LENGTH = 40  # characters of a saved shortcut
TEXT_KEYS = ("Copy", "Cut", "Paste", "SelectAll")  # standard keys that text fields need


class Shortcuts:
    """Assigns the default and user-defined shortcuts of a window's commands.

    Text fields keep their editing keys: they claim them before any command does.
    """

    def __init__(self, commands: Commands, saved: Keys) -> None:
        self.commands, self._give_keys, self._saved = commands.all, commands.give_keys, saved
        self._letters = {QKeySequence.mnemonic(menu.title()).toString(PORTABLE) for menu in commands.top}
        self._now: dict[str, tuple[QKeySequence, ...]] = {}
        self.apply()

    def keys_of(self, name: str) -> tuple[QKeySequence, ...]:
        """Return the current shortcuts of a command."""
        return self._now[name]

    def is_changed(self, name: str) -> bool:
        return self._now[name] != self.commands[name].keys

    def apply(self, saved: Keys | None = None) -> None:
        """Apply the saved shortcuts; skip any that are invalid or already taken."""
        self._saved = saved or self._saved
        self._now = {}
        chosen = {name: _read(self._saved.chosen.get(name)) for name in self.commands}
        for name, keys in chosen.items():
            if keys is not None:
                self._now[name] = tuple(key for key in keys if not self.refusal(name, key))
        for name, command in self.commands.items():
            if name not in self._now:
                self._now[name] = tuple(key for key in command.keys if self._owner(name, key) is None)
        for name, command in self.commands.items():
            self._give(command, self._now[name])

    def change(self, name: str, keys: Sequence[QKeySequence]) -> str:
        """Replace the shortcuts of a command.

        Returns:
            Why that isn't possible, as a sentence; empty on success.
        """
        for key in keys:
            if sentence := self.refusal(name, key):
                return sentence
        if tuple(keys) == self.commands[name].keys:
            self._saved.chosen.pop(name, None)
        else:
            self._saved.chosen[name] = [key.toString(PORTABLE) for key in keys]
        self.apply()
        return ""

    def reset(self, name: str) -> str:
        """Restore the default shortcuts of a command.

        Returns:
            Why that isn't possible, as a sentence; empty on success.
        """
        return self.change(name, self.commands[name].keys)

    def reset_all(self) -> None:
        self._saved.chosen.clear()
        self.apply()

    def refusal(self, name: str, key: QKeySequence) -> str:
        """Return why a command can't have this key; empty if it can."""
        shown = key.toString(NATIVE)
        if key.count() != 1 or not shown:
            return translate("Keys", "A shortcut is one key, alone or with Ctrl, Alt or Shift.")
        is_default = key in self.commands[name].keys  # a command's own default key is never reserved
        if not is_default and (reason := self._reserved_words(key)):
            return reason
        other = self._owner(name, key)
        if other is not None:
            sentence = translate("Keys", "{key} already belongs to “{command}”. Remove it there first.")
            return fill(sentence, key=shown, command=other.title)
        return ""

    def _reserved_words(self, key: QKeySequence) -> str:
        """Return why no command may have this key; empty if one may."""
        shown, portable = key.toString(NATIVE), key.toString(PORTABLE)
        for fixed in fixed_keys():
            if not fixed.is_letters and key in [QKeySequence(each) for each in fixed.names]:
                sentence = translate("Keys", "{key} is already used: {place}, {meaning}.")
                place = translated("Keys", PLACES[fixed.place])
                return fill(sentence, key=shown, place=place, meaning=translated("Keys", fixed.words))
        if any(key in QKeySequence.keyBindings(QKeySequence.StandardKey[each]) for each in TEXT_KEYS):
            return translate(
                "Keys", "{key} is reserved for copying, cutting, pasting and selecting text.", key=shown
            )
        if portable in self._letters:
            return translate("Keys", "{key} opens a menu.", key=shown)
        return ""

    def _owner(self, name: str, key: QKeySequence) -> Command | None:
        """Return another command that already has this key where `name` would need it."""
        for other, keys in self._now.items():
            if other != name and key in keys and not self.are_apart(name, other):
                return self.commands[other]
        return None

    def are_apart(self, one: str, other: str) -> bool:
        """Return whether two commands belong to pages that are never shown together."""
        pages = {self.commands[name].row.page for name in (one, other)}
        return "" not in pages and len(pages) == 2

    def _give(self, command: Command, keys: Sequence[QKeySequence]) -> None:
        action = command.action
        if command.row.set_key is None:
            self._give_keys(action, keys)
            return
        command.row.set_key(keys[0] if keys else QKeySequence())
        shown = f"\t{keys[0].toString(NATIVE)}" if keys else ""
        action.setText(action.text().partition("\t")[0] + shown)


def shown_keys(keys: Sequence[QKeySequence]) -> str:
    """Return shortcuts as text for users."""
    names = [key.toString(NATIVE) for key in keys]
    return translate("Keys", " or ").join(names)


def _read(raw: Any) -> list[QKeySequence] | None:
    """Parse saved shortcuts; return None if they are malformed."""
    if not isinstance(raw, list) or len(raw) > MAX_KEYS:
        return None
    keys = []
    for each in raw:
        key = (
            QKeySequence(each, PORTABLE)
            if isinstance(each, str) and len(each) <= MAX_KEY_LENGTH
            else QKeySequence()
        )
        if key.count() != 1 or not key.toString(PORTABLE):
            return None
        keys.append(key)
    return keys
