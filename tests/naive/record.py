"""The record's header and the referee (docs/record.md)."""

from __future__ import annotations

from typing import Any

from .common import Match, Refused, same
from .euchre import Euchre
from .five_hundred import FiveHundred
from .forty_fives import FortyFives
from .hearts import Hearts
from .oh_hell import OhHell
from .q92 import Q92
from .red_one import RedOne
from .spades import Spades
from .tocan import Tocan

KINDS: tuple[type[Match], ...] = (RedOne, Tocan, FortyFives, Q92, FiveHundred, OhHell, Hearts, Euchre, Spades)
GAMES = {kind.GAME: kind for kind in KINDS}
OPTIONS = {name: game.OPTIONS for name, game in GAMES.items()}
PRESETS = {name: game.PRESETS for name, game in GAMES.items()}


def new_match(game: str, options: object = None) -> Match:
    """A match before its first deal; raises Refused for options that are not allowed."""
    return GAMES[game](options)


def open_record(record: object) -> tuple[Match, list[Any]]:
    """The match and the log of a parsed record; raises Refused for a bad header."""
    if not isinstance(record, dict):
        raise Refused("a record is one object")
    for key in ("format", "version", "game", "log"):
        if key not in record:
            raise Refused(f"{key} is required")
    if record["format"] != "trickdesk-record":
        raise Refused("not a record")
    if not same(record["version"], 1):
        raise Refused("unknown version")
    if not same(record.get("rules_version", 1), 1):
        raise Refused("unknown rules_version")
    if not isinstance(record["game"], str) or record["game"] not in GAMES:
        raise Refused("unknown game")
    if not isinstance(record["log"], list):
        raise Refused("log must be a list")
    options = record.get("options", {})
    if options is None:
        raise Refused("options must be an object")
    match = GAMES[record["game"]](options)
    seats = record.get("seats", [None] * match.seats)
    if not isinstance(seats, list) or len(seats) != match.seats:
        raise Refused("seats must have as many entries as there are players")
    return match, record["log"]


def bad(at: int | None, line: object, problem: Refused) -> dict[str, Any]:
    return {"ok": False, "at": at, "input": line, "why": "REFUSED", "message": str(problem)}


def referee(record: object, seat: int | None = None) -> dict[str, Any]:
    """The result or error object for a parsed record; with seat, that seat's view."""
    try:
        match, log = open_record(record)
    except Refused as problem:
        return bad(None, None, problem)
    for at, line in enumerate(log):
        try:
            match.feed(line)
        except Refused as problem:
            return bad(at, line, problem)
    return match.result(seat)
