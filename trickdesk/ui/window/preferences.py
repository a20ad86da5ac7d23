"""Current settings, saved after every change, and player profiles."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QMainWindow, QMenu, QPushButton, QWidget

from trickdesk.storage.files import SaveError
from trickdesk.storage.persons import renamed_in
from trickdesk.storage.pictures.seat_pictures import picture_names, remove_pictures
from trickdesk.storage.settings import (
    Settings,
    SettingsFile,
    forget,
    people_of,
    rename,
    switch_person,
    take_renames,
)
from trickdesk.ui.dialogs.labels import label_words
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.qt.plain_text import PlainLabel, choose, inform, plain_title
from trickdesk.ui.text import messages, name_text, player_text
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme.avatars import person_icon, symbols_of
from trickdesk.ui.theme.own_pictures import drop_pictures
from trickdesk.ui.widgets.name_edit import NameField
from trickdesk.ui.widgets.page_parts import lay_column


class Preferences(QObject):
    """Loads, changes and saves the settings.

    Signals:
        changed: Apply the settings everywhere.
        failed(sentence): Why the settings couldn't be saved.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, file: SettingsFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = file
        self.settings, self.problem = file.load()

    def save(self) -> None:
        """Write the settings file."""
        try:
            patiently(lambda: self.file.save(self.settings), self.file.path)
        except SaveError as error:
            self.failed.emit(
                fill(self.tr("Can’t save your settings: {reason}"), reason=messages.sentence(error))
            )

    def hear(self) -> None:
        """Take over names that people have changed in another window."""
        with contextlib.suppress(SaveError):
            if take_renames(self.settings, patiently(partial(renamed_in, self.file.path), self.file.path)):
                self.changed.emit()

    def commit(self) -> None:
        """Apply and save settings that have been changed in place."""
        self.changed.emit()
        self.save()

    def set_theme(self, mode: str) -> None:
        self.settings.look.theme = mode
        self.commit()

    def toggle_four_colour(self) -> None:
        self.settings.look.four_colour = not self.settings.look.four_colour
        self.commit()

    def toggle_table_bar(self) -> None:
        self.settings.look.table_bar = not self.settings.look.table_bar
        self.commit()

    def toggle_sound(self) -> None:
        self.settings.sound.on = not self.settings.sound.on
        self.commit()

    def toggle_large_index(self) -> None:
        look = self.settings.look
        look.index = "standard" if look.index == "large" else "large"
        self.commit()

    # -- the place of the window

    def restore(self, window: QMainWindow) -> bool:
        """Restore the window's geometry; return False if none is saved."""
        place = self.settings.window
        if place.state:
            window.restoreState(_from_base64(place.state))
        return bool(place.geometry) and window.restoreGeometry(_from_base64(place.geometry))

    def remember(self, window: QMainWindow) -> None:
        """Store the window's geometry."""
        place = self.settings.window
        place.geometry = _to_base64(window.saveGeometry())
        place.state = _to_base64(window.saveState())


def _to_base64(data: QByteArray) -> str:
    return bytes(data.toBase64().data()).decode()


def _from_base64(data: str) -> QByteArray:
    return QByteArray.fromBase64(QByteArray(data.encode("ascii", "replace")))


class People(QObject):
    """Switches between the settings of different people; `pictures` is their folder."""

    def __init__(self, preferences: Preferences, pictures: Path, window: QWidget) -> None:
        super().__init__(window)
        self._preferences, self._pictures, self._window = preferences, pictures, window

    def fill(self, menu: QMenu) -> None:
        """List the names above the existing entries, which include the forget menu."""
        settings = self._preferences.settings
        for old in menu.actions():
            if isinstance(old.data(), str):
                menu.removeAction(old)
                old.deleteLater()
        first, *_ = menu.actions()
        (forget_menu,) = menu.findChildren(QMenu)
        self.fill_forget(forget_menu)
        people, symbols = people_of(settings), symbols_of(settings)
        shown = [name or name_text.nameless_words() for name in people]
        letters = dict(zip(people, player_text.initials(shown), strict=True))
        for name in people:
            action = QAction(plain_title(name or name_text.nameless_words()), menu)
            menu.insertAction(first, action)
            action.setData(name)
            action.setIcon(person_icon(symbols.get(name, ""), letters[name], menu.devicePixelRatioF()))
            action.setCheckable(True)
            action.setChecked(name == settings.players.name)
            font = menu.font()
            font.setBold(action.isChecked())  # an icon leaves no room for the tick
            action.setFont(font)
            action.triggered.connect(lambda _checked=False, name=name: self.switch_to(name))

    def fill_forget(self, menu: QMenu) -> None:
        """List everyone except the current person."""
        settings = self._preferences.settings
        menu.clear()
        for name in people_of(settings):
            if name != settings.players.name:
                action = menu.addAction(plain_title(name or name_text.nameless_words()))
                action.triggered.connect(lambda _checked=False, name=name: self.forget(name))
        menu.setEnabled(not menu.isEmpty())

    def forget(self, name: str) -> None:
        """Delete a person's settings, after a question."""
        sentence = self.tr(
            "{name}’s picture, text size, cards, speed, sound, help and keys will be forgotten. Matches and "
            "statistics are kept."
        )
        title, keep, away = self.tr("Forget a person"), self.tr("Keep"), self.tr("Forget")
        if choose(self._window, title, fill(sentence, name=name or name_text.nameless_words()), keep, away):
            self._change(forget, name)

    def switch_to(self, name: str) -> None:
        """Switch to this person's settings."""
        self._change(switch_person, name)

    def _change(self, change: Callable[[Settings, str], None], name: str) -> None:
        """Change who is known, then delete the pictures of those who aren't any more."""
        settings = self._preferences.settings
        before = picture_names(settings)
        change(settings, name)
        gone = before - picture_names(settings)
        drop_pictures(gone)
        self._preferences.commit()
        if gone:
            try:
                patiently(partial(remove_pictures, self._pictures, gone), self._pictures)
            except SaveError as error:
                self._preferences.failed.emit(messages.sentence(error))

    def take_name(self, name: str) -> None:
        """Give the person without a name this one, unless somebody else here has it."""
        if rename(self._preferences.settings, name, datetime.now()):
            self._preferences.commit()
        else:
            inform(self._window, label_words("players", "name"), name_text.name_taken_words(name))

    def ask(self) -> None:
        """Ask for the name of a new person, or of the one who plays without a name."""
        dialog = NewPerson(self._window, not self._preferences.settings.players.name)
        dialog.accepted.connect(
            lambda: (self.take_name if dialog.is_own.isChecked() else self.switch_to)(dialog.name.text())
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


class NewPerson(QDialog):
    """Dialog that asks for a name."""

    def __init__(self, parent: QWidget, is_nameless: bool) -> None:
        """If `is_nameless`, ask whether matches without a name are the person's."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Who are you?"))
        text = self.tr(
            "Text size, cards, speed, sound, help and keys are saved for each person. You "
            "start with the current ones."
        )
        label, self.name, row = PlainLabel(text, wraps=True), NameField(), QDialogButtonBox()
        self.name.setAccessibleName(self.tr("Your name"))
        self.name.setPlaceholderText(self.tr("Your name"))
        good, no = QPushButton(self.tr("That’s me")), QPushButton(self.tr("Cancel"))
        good.setDefault(True)
        good.setEnabled(False)
        self.name.textChanged.connect(lambda name: good.setEnabled(bool(name.strip())))
        self.is_own = QCheckBox(self.tr("The matches played without a name are mine"))
        self.is_own.setChecked(is_nameless)
        self.is_own.setVisible(is_nameless)
        row.addButton(good, QDialogButtonBox.ButtonRole.AcceptRole)
        row.addButton(no, QDialogButtonBox.ButtonRole.RejectRole)
        row.accepted.connect(self.accept)
        row.rejected.connect(self.reject)
        lay_column(label, self.name, self.is_own, row, on=self)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 60)
        self.name.setFocus()
