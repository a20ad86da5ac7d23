"""The people of `assets/people.toml` to play with, and how each of them plays.

A person is a level, a temperament, agreements and a style. Records keep these for each seat, so matches go on as they
began even if the table changes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from trickdesk.bots.levels import LEVELS, USUAL

PACES = {"quick": 0.6, "normal": 1.0, "slow": 1.6}  # times the shortest pause from the settings


class Person(NamedTuple):
    """One of the people.

    Attributes:
        name: As records write it, in Latin letters.
        pace: How long they seem to think, one of `PACES`.
        agreements: Names of the bidding agreements they know; games ignore those of others.
        about: By language, two sentences about how they play.
    """

    name: str
    level: str
    temperament: str = USUAL
    style: str = ""
    pace: str = "normal"
    agreements: tuple[str, ...] = ()
    about: Mapping[str, str] = MappingProxyType({})

    @property
    def row(self) -> int:
        """The row of the people who are about as strong, from 1."""
        return LEVELS.index(self.level)

    def about_in(self, language: str) -> str:
        """Return the sentences in a language, or in English if they aren't translated."""
        return self.about.get(language) or self.about["en"]


def read_people(text: str) -> dict[str, Person]:
    """Return the people by their names in small letters, the weakest row first.

    Each line has a heading, or a key with a text or a list that JSON writes alike. The first page needs the people,
    and a parser of TOML takes longer to load than all else that it reads.
    """
    found: dict[str, dict[str, Any]] = {}
    for line in text.splitlines():
        key, equals, value = line.partition(" = ")
        if line.startswith("["):
            row = found[line.strip("[]")] = {"about": {}}
        elif equals and not line.startswith("#"):
            about, _, language = key.partition(".")
            (row[about] if language else row)[language or key] = json.loads(value)
    return {
        name: Person(**{"name": name.title(), **row, "agreements": tuple(row.get("agreements", ()))})
        for name, row in found.items()
    }
