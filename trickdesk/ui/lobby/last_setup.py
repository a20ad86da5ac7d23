"""Seats, presets, house rules and agreements saved in the settings; no widgets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from trickdesk.bots.levels import LEVELS, TEMPERAMENTS, USUAL
from trickdesk.engine.game import Game, OptionValue
from trickdesk.session import Player
from trickdesk.storage.settings import Settings


def last_game(settings: Settings, game: type[Game]) -> Game:
    """Return the game with the house rules chosen last, or defaults if they conflict."""
    return game.from_saved(settings.games.last_options.get(game.id, {}))


def presets_of(settings: Settings, game: type[Game]) -> dict[str, dict[str, OptionValue]]:
    """Return every preset by name, built-in ones first."""
    found = {preset.name: dict(preset.options) for preset in game.presets}
    for name, options in settings.games.presets.get(game.id, {}).items():
        found.setdefault(name, game.accepted(options))
    return found


def preset_name(settings: Settings, game: type[Game], chosen: Mapping[str, OptionValue]) -> str | None:
    """Return the name of the first preset that these options match, or None."""
    for name, options in presets_of(settings, game).items():
        if game.defaults(options) | options == chosen:
            return name
    return None


def preset_of(settings: Settings, game: Game) -> str | None:
    """Return the name of the first preset that the rules match, or None."""
    return preset_name(settings, type(game), game.options)


def last_agreements(settings: Settings, game: type[Game]) -> tuple[str, ...]:
    """Return the names of the partnership agreements chosen last."""
    last = settings.games.last_agreements.get(game.id)
    return tuple(o.name for o in game.agreements if isinstance(last, list) and o.name in last)


@dataclass
class SeatSetup:
    """Who sits at a seat; an empty name is that of the settings, or none."""

    name: str
    person: bool
    level: str
    temperament: str = USUAL

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def default_seat(settings: Settings, seat: int) -> SeatSetup:
    """Return a person for seat 0, a computer player of the default level for others."""
    level = settings.players.bot_level
    return SeatSetup("", seat == 0, level if level in LEVELS else next(iter(LEVELS)))


def read_seat(row: object, usual: SeatSetup, settings: Settings) -> SeatSetup:
    """Read a seat from the settings; replace what is invalid with the default."""
    found = SeatSetup(**usual.to_json())
    if not isinstance(row, dict):
        return found
    if isinstance(row.get("name"), str):
        found.name = row["name"]
    if isinstance(row.get("person"), bool):
        found.person = row["person"]
    if row.get("level") in [*LEVELS, *settings.players.commands]:
        found.level = row["level"]
    if row.get("temperament") in list(TEMPERAMENTS):
        found.temperament = row["temperament"]
    return found


def last_seats_of(settings: Settings, seats: int) -> list[SeatSetup]:
    """Return the seats of the last table of this size, or the default ones."""
    known: Sequence[object] = settings.games.last_seats.get(str(seats), [])
    return [
        read_seat(known[seat] if seat < len(known) else None, default_seat(settings, seat), settings)
        for seat in range(seats)
    ]


def default_name(settings: Settings, people: Sequence[bool], seat: int) -> str:
    """Return the name that the settings give a player, or an empty one.

    Args:
        settings: Names of the person and of computer players.
        people: For each seat, whether a person sits there.
        seat: The seat.
    """
    if people[seat]:
        return settings.players.name if seat == 0 or sum(people) == 1 else ""
    names = settings.players.bot_names
    return names[seat - 1] if 0 < seat <= len(names) else ""


def players_of(settings: Settings, rows: Sequence[SeatSetup]) -> tuple[Player, ...]:
    """Return the players for these seats."""
    people, programs = [row.person for row in rows], settings.players.commands
    return tuple(
        Player(
            row.name.strip() or default_name(settings, people, seat),
            row.person,
            row.level,
            temperament=row.temperament,
            is_program=not row.person and row.level in programs and row.level not in LEVELS,
        )
        for seat, row in enumerate(rows)
    )
