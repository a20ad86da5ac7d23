"""The people who can be played against, from the compiled resources."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from trickdesk import resources_rc  # noqa: F401  (the table is a compiled resource)
from trickdesk.bots.people import Person, read_people
from trickdesk.session import Player
from trickdesk.ui.qt.resources import read_resource


@cache
def people() -> Mapping[str, Person]:
    """Return all people by their names in small letters, the weakest row first."""
    return MappingProxyType(read_people(read_resource(":/assets/people.toml")))


def person_of(player: Player) -> Person | None:
    """Return who of the people a player is; None for others.

    People had other styles in older records, so any style will do.
    """
    return people().get(player.name.lower()) if player.style else None
