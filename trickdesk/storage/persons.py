"""Who a person is: by name or without one, also after a change of the name.

A person without a name has the name "" in records, settings and everywhere else; screens show such a person in
the user's language (`ui/text/name_text.py`). Statistics tell people apart by keys: a name ignoring case, `NAMELESS`
for who plays alone without a name, and `GUEST` with a seat for who shares the screen without one. No key of a
name has a capital letter.

Records keep the name that was given at the time. The settings list all changes of names: a match that began
before a change belongs to the person who made it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from trickdesk.engine.cards import Seat
from trickdesk.engine.record import HUMAN, clean_name
from trickdesk.storage.files import parse_object, read_stored

NAMELESS, GUEST = "NAMELESS", "GUEST"
# Words that were written into records for players without a name, and that a person may type to be one.
SPOKEN_TO = ("you", "du", "vous", "tú", "אתם")
# These were followed by the number of the seat, from 1.
NUMBERED = {
    True: ("player", "spieler", "joueur", "jugador", "שחקן"),
    False: ("computer", "ordinateur", "ordenador", "מחשב"),
}


def given_name(name: object, seat: Seat | None = None, is_person: bool = True) -> str:
    """Return a name as screens can show it; empty if it stands for none.

    With `seat`, it may also be the word for a player without a name in this seat.
    """
    cleaned = clean_name(name) if isinstance(name, str) else ""
    word, _, count = cleaned.casefold().rpartition(" ")
    if is_person and cleaned.casefold() in SPOKEN_TO:
        return ""
    return "" if seat is not None and count == str(seat + 1) and word in NUMBERED[is_person] else cleaned


def names_in(seats: Sequence[Mapping[str, object]]) -> tuple[str, ...]:
    """Return the names in a record's seats, empty where none was given."""
    return tuple(
        given_name(entry.get("name"), seat, entry.get("player") == HUMAN) for seat, entry in enumerate(seats)
    )


def people_in(seats: Sequence[Mapping[str, object]]) -> tuple[Seat, ...]:
    """Return the seats of people in a record's seats."""
    return tuple(seat for seat, entry in enumerate(seats) if entry.get("player") == HUMAN)


def person_key(name: str) -> str:
    """Return the key of a person who plays alone or has a name."""
    return given_name(name).casefold() or NAMELESS


def keys_of(names: Sequence[str], people: Collection[Seat]) -> list[str]:
    """Return the keys of the people at a table, by seat; those of bots mean nothing."""
    is_shared = len(people) > 1
    return [
        f"{GUEST} {seat + 1}" if is_shared and not name else person_key(name)
        for seat, name in enumerate(names)
    ]


def guest_seat(key: str) -> Seat | None:
    """Return the seat of a person without a name at a shared screen; None for others."""
    word, _, count = key.partition(" ")
    return int(count) - 1 if word == GUEST and count.isdecimal() else None


def exact_time(then: datetime) -> str:
    """Return a local time as text that comes after the same second without a fraction."""
    return then.isoformat(" ", "microseconds")


class NameChange(NamedTuple):
    """A change of a name at a local time, as ISO text; an empty name is none."""

    at: str
    before: str
    after: str


class NameChanges(tuple[NameChange, ...]):
    """All changes of names, oldest first."""

    @classmethod
    def from_json(cls, data: object) -> NameChanges:
        """Read the changes of the settings, without those that can't be read."""
        found = data.items() if isinstance(data, dict) else ()
        return cls(
            NameChange(at, given_name(change["from"]), given_name(change["to"]))
            for at, change in sorted(found)
            if isinstance(change, dict) and all(type(change.get(key)) is str for key in ("from", "to"))
        )

    def name_now(self, name: str, when: str) -> str:
        """Return what a person is called now, whose name was `name` at a time."""
        for change in self:
            if when <= change.at and person_key(name) == person_key(change.before):
                name = change.after
        return name

    def names_now(self, names: Sequence[str], people: Collection[Seat], when: str) -> tuple[str, ...]:
        """Return what the players of a match are called now, by seat.

        Computer players keep their names, and so does who shared the screen without a name.
        """
        return tuple(
            self.name_now(name, when) if seat in people and (name or len(people) == 1) else name
            for seat, name in enumerate(names)
        )

    def key_now(self, key: str, when: str) -> str:
        """Return the key that a person has now."""
        if guest_seat(key) is not None:
            return key
        return person_key(self.name_now("" if key == NAMELESS else key, when))


def renamed_in(settings: Path) -> Mapping[str, Any]:
    """Return the changes of names in the file of the settings, as JSON.

    Raises:
        SaveError: The file can't be read now.
    """
    people = read_stored(settings, parse_object, dict[str, Any]()).value.get("people")
    renamed = people.get("renamed") if isinstance(people, dict) else None
    return renamed if isinstance(renamed, dict) else {}


def changes_in(settings: Path) -> NameChanges:
    """Return the changes of names in the file of the settings.

    Raises:
        SaveError: The file can't be read now.
    """
    return NameChanges.from_json(renamed_in(settings))
