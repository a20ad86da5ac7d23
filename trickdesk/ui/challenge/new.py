"""Dialog for a new challenge: a game with its usual table, and a number of deals."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QLineEdit, QWidget

from trickdesk.games import games
from trickdesk.session.challenge.challenge import Challenge
from trickdesk.ui.challenge import wording
from trickdesk.ui.qt.plain_text import PlainLabel, label_for
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.text import game_words
from trickdesk.ui.text.words import plural
from trickdesk.ui.widgets.page_parts import fit_height, lay_column, push_button

DEALS = (4, 8, 16)
LETTERS, LONGEST = 60, 60

Make = Callable[[str, int, str], Challenge]  # from a game's id, a number of deals and a name


class NewChallengeDialog(QDialog):
    """Asks for game, number of deals and name.

    `make` gives the challenge the rules and seats that were chosen last for the game.

    Signals:
        made(Challenge): The new challenge.
    """

    made = Signal(object)

    def __init__(self, make: Make, game_id: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._make = make
        self.setWindowTitle(self.tr("New challenge"))
        self.game, self.deals, self.name = QComboBox(), QComboBox(), QLineEdit(maxLength=LONGEST)
        for kind in games().values():
            self.game.addItem(game_words.game_name(kind), kind.id)
        for deals in DEALS:
            self.deals.addItem(plural("Challenge", "{n} deal", "{n} deals", deals), deals)
        self.deals.setCurrentIndex(1)
        self.game.setCurrentIndex(max(0, self.game.findData(game_id)))
        ignore_passing_wheel(self.game, self.deals)
        self.about, row = PlainLabel(muted=True, wraps=True), QDialogButtonBox()
        note = self.tr("Seats and house rules are those that you last chose for the game in the lobby.")
        create = push_button(self.tr("&Create"), self.accept, primary=True)
        row.addButton(create, QDialogButtonBox.ButtonRole.AcceptRole)
        row.addButton(push_button(self.tr("Cancel"), self.reject), QDialogButtonBox.ButtonRole.RejectRole)
        fields = (self.tr("&Game"), self.game), (self.tr("&Deals"), self.deals), (self.tr("&Name"), self.name)
        forms = [lay_column(label_for(field, title), field, spacing=2) for title, field in fields]
        lay_column(*forms, self.about, PlainLabel(note, muted=True, wraps=True), row, on=self, spacing=8)
        for box in (self.game, self.deals):
            box.currentIndexChanged.connect(lambda _index: self._show())
        self.accepted.connect(lambda: self.made.emit(self.challenge()))
        self._show()
        fit_height(self, self.fontMetrics().averageCharWidth() * LETTERS)

    def challenge(self) -> Challenge:
        """Return the challenge as chosen so far."""
        return self._make(
            str(self.game.currentData()), int(self.deals.currentData()), self.name.text().strip()
        )

    def _show(self) -> None:
        challenge = self.challenge()
        self.about.setText(wording.about_words(challenge))
        self.name.setPlaceholderText(wording.name_words(challenge))
