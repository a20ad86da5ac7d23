"""Seats, presets, house rules and agreements saved in the settings; no widgets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from trickdesk.bots.levels import LEVELS, TEMPERAMENTS, USUAL
from trickdesk.engine.game import Game, OptionValue
from trickdesk.session import Player
from trickdesk.storage.settings import Settings
from trickdesk.ui.text import people


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
    """Who sits at a seat; an empty name is that of the settings or of `who`, or none.

    `who` is one of the people of `assets/people.toml`, and empty for other computer players.
    """

    name: str
    person: bool
    level: str
    temperament: str = USUAL
    who: str = ""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def default_seat(settings: Settings, seat: int) -> SeatSetup:
    """Return a person for seat 0, and others of the default level for the other seats.

    Steady ones come first. Those of close levels follow, for large tables; nobody is of the lowest level.
    """
    level = settings.players.bot_level if settings.players.bot_level in LEVELS else LEVELS[0]
    row = LEVELS.index(level)
    if seat == 0 or row == 0:
        return SeatSetup("", seat == 0, level)
    suited = sorted(
        people.people(),
        key=lambda who: (abs(people.people()[who].row - row), people.people()[who].temperament != USUAL),
    )
    return seat_of(suited[seat - 1])


def seat_of(who: str) -> SeatSetup:
    """Return a seat with one of the people."""
    return SeatSetup("", False, people.people()[who].level, people.people()[who].temperament, who)


def read_seat(row: object, usual: SeatSetup, settings: Settings) -> SeatSetup:
    """Read a seat from the settings; replace what is invalid with the default."""
    found = SeatSetup(**usual.to_json())
    if not isinstance(row, dict):
        return found
    if isinstance(row.get("who"), str) and row["who"] in people.people():
        return seat_of(row["who"])
    if isinstance(row.get("name"), str):
        found.name = row["name"]
    if isinstance(row.get("person"), bool):
        found.person = row["person"]
    if row.get("level") in [*LEVELS, *settings.players.commands]:
        found.level = row["level"]
    if row.get("temperament") in list(TEMPERAMENTS):
        found.temperament = row["temperament"]
    return found if found == usual else replace(found, who="")


def last_seats_of(settings: Settings, seats: int) -> list[SeatSetup]:
    """Return the seats of the last table of this size, or the default ones."""
    known: Sequence[object] = settings.games.last_seats.get(str(seats), [])
    return [
        read_seat(known[seat] if seat < len(known) else None, default_seat(settings, seat), settings)
        for seat in range(seats)
    ]


def seats_for(settings: Settings, game: Game) -> list[SeatSetup]:
    """Return the seats of the next match, with the partner who is kept."""
    return with_partner(settings, game, last_seats_of(settings, game.seats))


def with_partner(settings: Settings, game: Game, rows: Sequence[SeatSetup]) -> list[SeatSetup]:
    """Return the seats with the partner who is kept.

    At the table already, the partner changes places.
    """
    found, kept = list(rows), settings.players.partner
    seat = partner_seat(game, rows)
    if seat is not None and kept in people.people():
        place = next((at for at, row in enumerate(rows) if row.who == kept), seat)
        found[place], found[seat] = found[seat], seat_of(kept)
    return found


def partner_seat(game: Game, rows: Sequence[SeatSetup]) -> int | None:
    """Return the seat of the computer player who is the first person's partner."""
    own = next((seat for seat, row in enumerate(rows) if row.person), None)
    if own is None:
        return None
    after = [(own + step) % game.seats for step in range(1, game.seats)]
    return next((seat for seat in after if game.side(seat) == game.side(own) and not rows[seat].person), None)


def default_name(settings: Settings, persons: Sequence[bool], seat: int) -> str:
    """Return the name that the settings give the person in a seat, or an empty one.

    `persons` says for each seat whether a person sits there.
    """
    return settings.players.name if persons[seat] and (seat == 0 or sum(persons) == 1) else ""


def players_of(settings: Settings, rows: Sequence[SeatSetup]) -> tuple[Player, ...]:
    """Return the players for these seats."""
    programs, persons = settings.players.commands, [row.person for row in rows]
    cast = [people.people().get(row.who) for row in rows]
    return tuple(
        Player(
            row.name.strip() or default_name(settings, persons, seat) if one is None else one.name,
            row.person,
            row.level,
            temperament=row.temperament,
            agreements=() if one is None else one.agreements,
            style="" if one is None else one.style,
            is_program=not row.person and row.level in programs and row.level not in LEVELS,
        )
        for seat, (row, one) in enumerate(zip(rows, cast, strict=True))
    )
