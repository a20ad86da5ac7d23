"""Games, presets and house rules as words. Their English stands in the games; the context is ``Game``."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from trickdesk.engine.cards import FRENCH
from trickdesk.engine.game import Game, Option, OptionValue, Preset
from trickdesk.ui.text.cards import suit_words
from trickdesk.ui.text.words import capital, join


def game_words(text: str) -> str:
    """A text that a game says of itself."""
    return QCoreApplication.translate("Game", text) if text else ""


def game_name(game: Game | type[Game]) -> str:
    return game_words(game.name)


def tagline_words(game: Game | type[Game]) -> str:
    return game_words(game.tagline)


def kitty_words(game: Game | type[Game]) -> str:
    """What the game calls the cards that the declarer takes."""
    return game_words(game.kitty_name)


def suit_word(game: Game | type[Game]) -> str:
    """What the game calls a suit: ``suit`` or ``colour``."""
    return game_words(game.suit_name)


def talon_words(game: Game, playing: bool) -> str:
    """What the undealt cards on the table are called: ``Kitty``, ``Stock``, ``Set aside``."""
    return capital(game_words(game.talon_name(playing)))


def preset_words(preset: Preset) -> str:
    return game_words(preset.label or preset.name)


def option_label(option: Option) -> str:
    return game_words(option.label)


def option_help(option: Option) -> str:
    return game_words(option.help)


def value_words(option: Option, value: OptionValue) -> str:
    """A value of an option: its own word, ``on`` or ``off``, an order of suits, or the number."""
    if value in option.words and not isinstance(value, bool):
        return game_words(option.words[value])
    if isinstance(value, bool):
        translate = QCoreApplication.translate
        return translate("Option", "on") if value else translate("Option", "off")
    if isinstance(value, str) and len(value) == len(FRENCH.suits) and set(value) == set(FRENCH.suits):
        return join([suit_words(suit) for suit in value])
    return str(value)


def options_in_force(game: Game) -> list[tuple[str, str, bool]]:
    """Label, value and whether it is the default, for every option of the game."""
    return [
        (
            option_label(option),
            value_words(option, game.options[option.name]),
            game.options[option.name] == option.default,
        )
        for option in game.option_list
    ]
