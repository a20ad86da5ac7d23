"""`trickdesk games`: all games with presets and options, as text or JSON."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Sequence

from trickdesk.cli.commands import Parser, put
from trickdesk.engine.game import Game, Option, OptionValue
from trickdesk.games import games


def main(arguments: Sequence[str]) -> int:
    parser = Parser(prog="trickdesk games", description="List the games with their presets and options.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    if parser.parse_args(arguments).json:
        put(json.dumps([game_json(game) for game in games().values()], indent=1))
    else:
        put("\n\n".join(game_text(game) for game in games().values()))
    return 0


def game_json(game: type[Game]) -> dict[str, object]:
    """Return a game as JSON.

    An option's `values` are all that are allowed; a preset has the options that it changes.
    """
    return {
        "id": game.id,
        "name": game.name,
        "tagline": game.tagline,
        "rules_version": game.rules_version,
        "presets": [{"name": preset.name, "options": dict(preset.options)} for preset in game.presets],
        "options": [
            {
                "name": option.name,
                "label": option.label,
                "default": option.default,
                "values": list(option.choices),
                "help": option.help,
            }
            for option in game.option_list
        ],
    }


def game_text(game: type[Game]) -> str:
    lines = [f"{game.id}: {game.name}. {game.tagline}", "  presets:"]
    for preset in game.presets:
        changes = ", ".join(f"{name}={written(value)}" for name, value in preset.options.items())
        lines.append(f"    {preset.name}" + (f": {changes}" if changes else ""))
    lines.append("  options (the default first):")
    for option in game.option_list:
        lines += option_text(option)
    return "\n".join(lines)


def option_text(option: Option) -> list[str]:
    about = f"{option.label}. {option.help}".strip() if option.help else f"{option.label}."
    lines = textwrap.wrap(about, 100, initial_indent=" " * 8, subsequent_indent=" " * 8)
    return [f"    {option.name} = {values_text(option)}", *lines]


def values_text(option: Option) -> str:
    """Return the default, then the other values; long runs of numbers are shortened."""
    others = [value for value in option.choices if value != option.default]
    texts = [written(value) for value in others]
    if len(others) > 12:
        texts = [*texts[:3], "...", texts[-1]]
    return " | ".join([written(option.default), *texts])


def written(value: OptionValue) -> str:
    """Return a value as a record writes it, without quotation marks."""
    return str(value).lower() if isinstance(value, bool) else str(value)
