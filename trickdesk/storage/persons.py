"""What each person has chosen for himself, where several use the program: one file, a part of it for each of them.

The sections of the settings hold what the person in front of the screen has chosen; the others' wait in ``people``.
"""

from __future__ import annotations

import copy
from dataclasses import fields

from trickdesk.engine.record import clean_name
from trickdesk.storage.settings import MOST_PEOPLE, Settings, fill

PERSONAL = ("play", "look", "motion", "sound", "accessibility", "sharing", "help", "keys")


def people_of(settings: Settings) -> list[str]:
    """The names of all who have settings of their own, in the order of the alphabet."""
    names = {*settings.people.known, settings.players.name}
    return sorted((clean_name(name) for name in names if clean_name(name)), key=str.casefold)


def become(settings: Settings, name: str) -> None:
    """Somebody else sits down: put away what was chosen, and take out what he has chosen before.

    Whoever is new begins with what was in force. Of too many people the one who has been away longest is forgotten.
    """
    name = clean_name(name)
    before = settings.players.name
    if not name or name == before:
        return
    known = settings.people.known
    if before:
        stored = known.pop(before, {})
        for section in PERSONAL:
            kept = stored.get(section)
            chosen = copy.deepcopy(vars(getattr(settings, section)))
            stored[section] = {**(kept if isinstance(kept, dict) else {}), **chosen}
        known[before] = stored
    if name in known:
        for section in PERSONAL:
            _restore(settings, section, known[name].get(section))
    settings.players.name = name
    while len(known) > MOST_PEOPLE:
        del known[next(other for other in known if other != name)]


def forget(settings: Settings, name: str) -> None:
    """Throw away what somebody has chosen, unless it is he who sits here."""
    if name != settings.players.name:
        settings.people.known.pop(name, None)


def _restore(settings: Settings, section: str, values: object) -> None:
    """Set a section to what was put away; what is missing or does not fit takes its default."""
    part = getattr(settings, section)
    usual = type(part)()
    for entry in fields(part):
        setattr(part, entry.name, getattr(usual, entry.name))
    if isinstance(values, dict):
        fill(part, copy.deepcopy(values))
