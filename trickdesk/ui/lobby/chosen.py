"""What somebody has chosen for a game, as the settings keep it: house rules, presets, agreements."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from trickdesk.engine.errors import OptionError
from trickdesk.engine.game import Game, OptionValue
from trickdesk.storage.settings import Settings


def allowed(game: type[Game], options: Mapping[str, object]) -> dict[str, OptionValue]:
    """The values that the game still allows."""
    found: dict[str, OptionValue] = {}
    for option in game.option_list:
        if option.name in options:
            with suppress(OptionError):
                found[option.name] = option.check(options[option.name])
    return found


def last_game(settings: Settings, game: type[Game]) -> Game:
    """The game with the house rules chosen last; with its own where those exclude each other by now."""
    with suppress(OptionError):
        return game(allowed(game, settings.games.last_options.get(game.id, {})))
    return game()


def presets_of(settings: Settings, game: type[Game]) -> dict[str, dict[str, OptionValue]]:
    """Every preset by its name, the game's own first."""
    found = {preset.name: dict(preset.options) for preset in game.presets}
    for name, options in settings.games.presets.get(game.id, {}).items():
        found.setdefault(name, allowed(game, options))
    return found


def preset_of(settings: Settings, game: Game) -> str | None:
    """The name of the first preset that the rules agree with."""
    defaults = {option.name: option.default for option in game.option_list}
    for name, options in presets_of(settings, type(game)).items():
        if defaults | options == game.options:
            return name
    return None


def last_agreements(settings: Settings, game: type[Game]) -> tuple[str, ...]:
    """The names of what partners agreed on last."""
    last = settings.games.last_agreements.get(game.id)
    return tuple(o.name for o in game.agreements if isinstance(last, list) and o.name in last)
