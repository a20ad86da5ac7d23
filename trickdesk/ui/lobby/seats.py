"""Seat rows: name, person or computer, level and bidding style for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from trickdesk.bots.levels import LEVELS, TEMPERAMENTS, USUAL
from trickdesk.engine.game import Game
from trickdesk.session import Player
from trickdesk.storage.settings import Settings
from trickdesk.ui.lobby.last_setup import SeatSetup, default_name, default_seat, players_of, read_seat
from trickdesk.ui.qt.plain_text import PlainLabel, plain_tip, set_tip
from trickdesk.ui.qt.screen_reader import name_choice
from trickdesk.ui.text.players import (
    level_manner_words,
    level_words,
    levels_at_table_words,
    temperament_words,
)
from trickdesk.ui.text.words import fill
from trickdesk.ui.widgets.name_edit import NameField

SPACING = 6  # pixels between rows
USUALLY = 4  # rows created at first; games may add more


def seat_words(seats: int, seat: int) -> str:
    """Return the name of a seat: with four players a direction, seat 0 is south."""
    if seats == 4:
        return [
            QCoreApplication.translate("Lobby", "South"),
            QCoreApplication.translate("Lobby", "West"),
            QCoreApplication.translate("Lobby", "North"),
            QCoreApplication.translate("Lobby", "East"),
        ][seat]
    return fill(QCoreApplication.translate("Lobby", "Seat {n}"), n=seat + 1)


class SeatRows(QWidget):
    """A row for each seat, initially as at the last table of that size.

    What was typed or chosen stays when the number of players changes.

    Signals:
        changed: A seat has changed.
    """

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.changed.connect(self._show_manners)
        self._seats = 0
        self._edited = False  # whether the user has changed a row
        self._usual_level = settings.players.bot_level
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(SPACING)
        grid.setColumnStretch(1, 1)
        self.labels: list[PlainLabel] = []
        self.names: list[NameField] = []
        self.kinds: list[QComboBox] = []
        self.levels: list[QComboBox] = []
        self.temperaments: list[QComboBox] = []
        self.manners = PlainLabel(muted=True, wraps=True)  # how the levels at the table play
        for column, title in enumerate(
            (self.tr("Name"), self.tr("Who plays"), self.tr("Level"), self.tr("Bidding style")), 1
        ):
            head = PlainLabel(title, muted=True)
            grid.addWidget(head, 0, column)
        self._have_rows(USUALLY)

    def _have_rows(self, count: int) -> None:
        for seat in range(len(self.names), count):
            self._add_row(seat)

    def _add_row(self, seat: int) -> None:
        label, name, kind, level, temperament = (
            PlainLabel(),
            NameField(),
            QComboBox(),
            QComboBox(),
            QComboBox(),
        )
        label.setProperty("muted", True)
        name.textChanged.connect(self.changed)
        name.textEdited.connect(self._note_edit)
        kind.addItem(self.tr("Person"), True)
        kind.setItemData(0, plain_tip(self.tr("A person at this screen")), Qt.ItemDataRole.ToolTipRole)
        kind.addItem(self.tr("Computer"), False)
        kind.setCurrentIndex(0 if seat == 0 else 1)
        kind.currentIndexChanged.connect(lambda _index: self._kind_changed(seat))
        for known in LEVELS:
            level.addItem(level_words(known), known)
            tip = level_manner_words(known)
            level.setItemData(level.count() - 1, plain_tip(tip), Qt.ItemDataRole.ToolTipRole)
            level.setItemData(level.count() - 1, tip, Qt.ItemDataRole.AccessibleDescriptionRole)
        level.setCurrentIndex(max(0, level.findData(self._settings.players.bot_level)))
        for known in TEMPERAMENTS:
            temperament.addItem(temperament_words(known), known)
        temperament.setCurrentIndex(temperament.findData(USUAL))
        set_tip(temperament, self.tr("How boldly it bids"))
        for box in (kind, level, temperament):
            box.activated.connect(self._note_edit)
        for box in (level, temperament):
            box.currentIndexChanged.connect(self.changed)
        for column, widget in enumerate((label, name, kind, level, temperament)):
            self._grid.addWidget(widget, seat + 1, column)
            if column > 2:
                widget.setEnabled(seat != 0)
        if self.names:  # a row added later follows the others in the tab order
            order = (self.temperaments[-1], name, kind, level, temperament)
            for first, then in pairwise(order):
                QWidget.setTabOrder(first, then)
        self.labels.append(label)
        self.names.append(name)
        self.kinds.append(kind)
        self.levels.append(level)
        self.temperaments.append(temperament)

    def _default_name(self, seat: int) -> str:
        people = [self._is_person(other) for other in range(max(self._seats, seat + 1))]
        return default_name(self._settings, people, seat)

    def _is_person(self, seat: int) -> bool:
        return bool(self.kinds[seat].currentData())

    def _kind_changed(self, seat: int) -> None:
        for box in (self.levels[seat], self.temperaments[seat]):
            box.setEnabled(not self._is_person(seat))
        self._show_default_names()
        self.changed.emit()

    def _show_default_names(self) -> None:
        for seat, name in enumerate(self.names):
            name.setPlaceholderText(self._default_name(seat))

    def set_game(self, game: Game) -> None:
        """Show the seats of a game."""
        is_other = game.seats != self._seats
        self._seats = game.seats
        self._have_rows(game.seats)
        for seat in range(len(self.names)):
            seat_name = seat_words(game.seats, seat) if seat < game.seats else ""
            self.labels[seat].setText(seat_name)
            self.names[seat].setAccessibleName(fill(self.tr("Name, {seat}"), seat=seat_name))
            name_choice(self.kinds[seat], fill(self.tr("Who plays, {seat}"), seat=seat_name))
            name_choice(self.levels[seat], fill(self.tr("Level, {seat}"), seat=seat_name))
            name_choice(self.temperaments[seat], fill(self.tr("Bidding style, {seat}"), seat=seat_name))
            for column in (self.labels, self.names, self.kinds, self.levels, self.temperaments):
                column[seat].setVisible(seat < game.seats)
        if is_other and not self._edited:
            self._show_rows(self._settings.games.last_seats.get(str(game.seats), []))
        if self._grid.indexOf(self.manners) < 0 or is_other:
            self._grid.addWidget(self.manners, len(self.names) + 1, 0, 1, 5)  # always below the last row
        self._show_default_names()
        self._show_manners()

    def set_row_gap(self, pixels: int) -> None:
        """Add this many pixels between rows."""
        self._grid.setVerticalSpacing(SPACING + pixels)
        self.updateGeometry()  # at once, without waiting for the layout

    def _show_manners(self) -> None:
        """Describe the levels at the table, below the seats and in tool tips."""
        computers = [seat for seat in range(self._seats) if not self._is_person(seat)]
        description = levels_at_table_words([self.levels[seat].currentData() for seat in computers])
        self.manners.setText(description)
        self.manners.setVisible(bool(description))
        for level in self.levels:
            manner = level_manner_words(level.currentData())
            set_tip(level, fill(self.tr("Level: {manner}"), manner=manner[:1].lower() + manner[1:]))

    # -- the tables of earlier matches

    def remember(self) -> None:
        """Save the seats for the next table of this size."""
        rows = [self._row(seat).to_json() for seat in range(self._seats)]
        self._settings.games.last_seats[str(self._seats)] = rows
        self._edited = False

    def reset(self) -> None:
        """Restore the default: one person, and computer players of the default level."""
        for seat in range(len(self.names)):
            self._show_row(seat, default_seat(self._settings, seat))
        self._edited = True

    @property
    def are_usual(self) -> bool:
        """Whether there is nothing to reset."""
        return all(self._row(seat) == default_seat(self._settings, seat) for seat in range(self._seats))

    def _row(self, seat: int) -> SeatSetup:
        return SeatSetup(
            self.names[seat].text().strip(),
            self._is_person(seat),
            self.levels[seat].currentData(),
            self.temperaments[seat].currentData(),
        )

    def _show_rows(self, rows: Sequence[object]) -> None:
        """Fill the first seats from saved data; keep what is invalid there as it is."""
        for seat, row in enumerate(rows[: len(self.names)]):
            self._show_row(seat, read_seat(row, self._row(seat)))

    def _show_row(self, seat: int, row: SeatSetup) -> None:
        self.names[seat].setText(row.name)
        for box, value in (
            (self.kinds[seat], row.person),
            (self.levels[seat], row.level),
            (self.temperaments[seat], row.temperament),
        ):
            box.setCurrentIndex(max(0, box.findData(value)))

    def _note_edit(self, _what: object = None) -> None:
        self._edited = True

    def apply_settings(self) -> None:
        """Apply names and default level; keep levels that were chosen for a seat."""
        level = self._settings.players.bot_level
        for box in self.levels:
            if box.currentData() == self._usual_level:
                box.setCurrentIndex(max(0, box.findData(level)))
        self._usual_level = level
        self._show_default_names()
        self.changed.emit()

    def players(self) -> tuple[Player, ...]:
        """Return the players; an empty name becomes the placeholder shown."""
        return players_of(self._settings, [self._row(seat) for seat in range(self._seats)])
