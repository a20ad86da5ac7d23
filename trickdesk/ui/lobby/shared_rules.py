"""Dialog for house rules that somebody sent: what differs, and a name for them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QListWidget, QWidget

from trickdesk.engine.game import Game
from trickdesk.session.house_rules import LONGEST_NAME, HouseRules
from trickdesk.storage.settings import Settings
from trickdesk.ui.lobby.last_setup import preset_of, presets_of
from trickdesk.ui.qt.plain_text import PlainLabel, label_for
from trickdesk.ui.text import game_words, house_rules
from trickdesk.ui.text.words import fill
from trickdesk.ui.widgets.page_parts import lay_column, push_button

WIDTH = 56  # letters


class SharedRules(QDialog):
    """Shows what differs from the usual rules, and keeps them under a name.

    Signals:
        kept(name): They are among the player's own presets in the settings.
    """

    kept = Signal(str)

    def __init__(self, rules: HouseRules, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._game, self._settings = rules.game, settings
        kind, options = type(rules.game), rules.game.options
        self.setWindowTitle(fill(self.tr("House rules for {game}"), game=game_words.game_name(kind)))
        self.changes = QListWidget()
        self.changes.setMinimumWidth(self.fontMetrics().averageCharWidth() * WIDTH)
        self.field = QLineEdit(free_name(settings, kind, rules.name), maxLength=LONGEST_NAME)
        self.known = PlainLabel(muted=True, wraps=True)
        if known := preset_of(settings, rules.game):
            title = house_rules.rules_titles(kind, options, known)[0]
            self.known.setText(fill(self.tr("You already have these rules as “{name}”."), name=title))
        self.known.setVisible(bool(known))
        self.field.setAccessibleDescription(self.known.text())
        row = QDialogButtonBox()
        self.keep_button = push_button(self.tr("Keep"), primary=True)
        row.addButton(self.keep_button, QDialogButtonBox.ButtonRole.AcceptRole)
        row.addButton(
            push_button(self.tr("Cancel"), auto_default=False), QDialogButtonBox.ButtonRole.RejectRole
        )
        row.accepted.connect(self.accept)
        row.rejected.connect(self.reject)
        self.field.textChanged.connect(lambda name: self.keep_button.setEnabled(bool(name.strip())))
        different, named = self.tr("What is different from the usual rules"), self.tr("Name")
        lay_column(
            label_for(self.changes, different), (self.changes, 1), label_for(self.field, named), self.field,
            self.known, row, on=self,
        )  # fmt: skip
        # The list has its style by now: rows that were measured before would overlap.
        self.changes.ensurePolished()
        changed = house_rules.changed_options(kind, options, kind.presets[0].options)
        self.changes.addItems([house_rules.change_words(option, options[option.name]) for option in changed])
        if not changed:
            self.changes.addItem(self.tr("The usual rules: nothing is different."))
        self.changes.setCurrentRow(0)
        self.keep_button.setFocus()

    def accept(self) -> None:
        if self.field.text().strip():
            kind = type(self._game)
            name = free_name(self._settings, kind, self.field.text())
            self._settings.games.presets.setdefault(kind.id, {})[name] = dict(self._game.options)
            super().accept()
            self.kept.emit(name)


def free_name(settings: Settings, game: type[Game], name: str) -> str:
    """Return a name that no preset has, with a number if needed."""
    name = name.strip()
    taken, number, found = presets_of(settings, game), 1, name
    while found in taken:
        number += 1
        found = f"{name[: LONGEST_NAME - 6]} ({number})"
    return found
