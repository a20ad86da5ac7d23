"""Games, presets, house rules and the games' own sentences, translated.

The English text is in the games; its translation context is `Game`.
"""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.engine.cards import FRENCH
from trickdesk.engine.game import Game, Option, OptionValue, Preset
from trickdesk.ui.text import card_text
from trickdesk.ui.text.words import capital, join, translate


def game_text(text: str) -> str:
    """Translate a text of a game."""
    return translate("Game", text) if text else ""


def game_name(game: Game | type[Game]) -> str:
    return game_text(game.name)


def tagline_words(game: Game | type[Game]) -> str:
    return game_text(game.tagline)


def kitty_words(game: Game | type[Game]) -> str:
    """Return the game's name for the cards that the declarer takes."""
    return game_text(game.kitty_name)


def declarer_words(game: Game | type[Game]) -> str:
    """Return the game's name for the player who won the bidding."""
    return game_text(game.declarer_name)


def suit_word(game: Game | type[Game]) -> str:
    """Return the game's word for a suit: `suit` or `colour`."""
    return game_text(game.suit_name)


def talon_parts(game: Game, left: int, in_play: bool = False) -> list[tuple[str, int]]:
    """Return name and size of each part of the undealt cards, the top one first.

    Names are `Kitty`, `Stock`, `Set aside`. The kitty has been taken if fewer cards are `left` than at first,
    or if tricks are being played: a new stock can be as large as kitty and stock were.
    """
    kitty = game.kitty if left == game.talon_size and not in_play else 0
    parts = ((game.kitty_name, kitty), (game.talon_name, left - kitty))
    return [(capital(game_text(name)), count) for name, count in parts if count]


def talon_words(game: Game, left: int, in_play: bool = False) -> str:
    """Return the name of all undealt cards: `Kitty`, `Kitty + Stock`."""
    return " + ".join(name for name, _ in talon_parts(game, left, in_play))


def preset_words(preset: Preset) -> str:
    return game_text(preset.label or preset.name)


def option_label(option: Option) -> str:
    return game_text(option.label)


def option_help(option: Option) -> str:
    return game_text(option.help)


def rules_heading(group: str) -> str:
    """Return the heading of a group of house rules."""
    return {
        "deal": translate("RulesForm", "Players and cards"),
        "auction": translate("RulesForm", "Bidding"),
        "exchange": translate("RulesForm", "Exchange"),
        "play": translate("RulesForm", "Play"),
        "score": translate("RulesForm", "Score"),
    }[group]


def option_words(option: Option, value: OptionValue) -> str:
    """Return an option's value as text: a word, a number, a suit order, on or off."""
    if value in option.words and not isinstance(value, bool):
        return game_text(option.words[value])
    if isinstance(value, bool):
        return translate("Option", "on") if value else translate("Option", "off")
    if isinstance(value, str) and len(value) == len(FRENCH.suits) and set(value) == set(FRENCH.suits):
        return join([card_text.suit_words(suit) for suit in value])
    return str(value)


def options_in_force(game: Game) -> list[tuple[str, str, bool]]:
    """Return label, value and whether it is the default, of options that matter."""
    usual = game.defaults(game.options)
    return [
        (
            option_label(option),
            option_words(option, game.options[option.name]),
            game.options[option.name] == usual[option.name],
        )
        for option in game.option_list
        if len(option.choices) == 1 or len(game.choices(option, game.options)) > 1
    ]


def side_words(game: Game, side: int, names: Sequence[str]) -> str:
    """Return the players of a side: `Ada and Chidi`."""
    return join([names[seat] for seat in game.seats_of(side)])
