"""Who sits where, as the settings remember it: no widgets, so that a match can begin before any form is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from trickdesk.bots.levels import LEVELS, TEMPERAMENTS, USUAL
from trickdesk.session import Player
from trickdesk.storage.settings import Settings
from trickdesk.ui.text.words import fill


@dataclass
class Row:
    """A seat; ``name`` is empty where it has the usual one."""

    name: str
    person: bool
    level: str
    temperament: str = USUAL

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def usual_row(settings: Settings, seat: int) -> Row:
    """A person in the first chair, computers of the usual level in the others."""
    level = settings.players.bot_level
    return Row("", seat == 0, level if level in LEVELS else next(iter(LEVELS)))


def read_row(row: object, usual: Row) -> Row:
    """What a file said of a seat; what does not fit is as usual."""
    found = Row(**usual.to_json())
    if not isinstance(row, dict):
        return found
    if isinstance(row.get("name"), str):
        found.name = row["name"]
    if isinstance(row.get("person"), bool):
        found.person = row["person"]
    if row.get("level") in list(LEVELS):
        found.level = row["level"]
    if row.get("temperament") in list(TEMPERAMENTS):
        found.temperament = row["temperament"]
    return found


def last_rows(settings: Settings, seats: int) -> list[Row]:
    """Who sat at the last table of that size; as usual where nobody did."""
    known: Sequence[object] = settings.games.last_seats.get(str(seats), [])
    return [
        read_row(known[seat] if seat < len(known) else None, usual_row(settings, seat))
        for seat in range(seats)
    ]


def usual_name(settings: Settings, people: Sequence[bool], seat: int) -> str:
    """What somebody is called who has not been named; ``people``: who of all at the table is a person."""
    translate = QCoreApplication.translate
    if people[seat]:
        if seat == 0 and settings.players.name:
            return settings.players.name
        # Who shares the screen with others is a "you" to nobody else.
        if sum(people) < 2:
            return translate("SeatRows", "You")
        return fill(translate("SeatRows", "Player {n}"), n=seat + 1)
    names = settings.players.bot_names
    if 0 < seat <= len(names):
        return names[seat - 1]
    return fill(translate("SeatRows", "Computer {n}"), n=seat + 1)


def players_of(settings: Settings, rows: Sequence[Row]) -> tuple[Player, ...]:
    """Everybody at the table."""
    people = [row.person for row in rows]
    return tuple(
        Player(
            row.name.strip() or usual_name(settings, people, seat),
            row.person,
            row.level,
            temperament=row.temperament,
        )
        for seat, row in enumerate(rows)
    )
