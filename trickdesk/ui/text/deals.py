"""What is to be dealt, as words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from trickdesk.engine.game import Game
from trickdesk.session.wanted import Wanted
from trickdesk.ui.text.rules import game_name, option_label, preset_words, value_words


def wanted_words(wanted: Wanted) -> str:
    """``Five Hundred: deal number 42``, ``Hearts, Omnibus: the deal of this code``."""
    translate = QCoreApplication.translate
    if wanted.record:
        return translate("Deals", "The last deal of this record")
    if wanted.deal is None:
        words = translate("Deals", "{game}: deal number {number}")
        return words.format(game=game_name(wanted.game), number=wanted.seed)
    return translate("Deals", "{game}: the deal of this code").format(game=rules_words(wanted.game))


def rules_words(game: Game) -> str:
    """The game with the name of its preset, or with the house rules that differ from the documented ones."""
    translate = QCoreApplication.translate
    default = {option.name: option.default for option in game.option_list}
    changed = {name: value for name, value in game.options.items() if value != default[name]}
    if not changed:
        return game_name(game)
    found = next((p for p in game.presets if default | dict(p.options) == game.options), None)
    if found is not None:
        return translate("Deals", "{game}, {rules}").format(game=game_name(game), rules=preset_words(found))
    rules = ", ".join(
        translate("Deals", "{rule}: {value}").format(
            rule=option_label(option), value=value_words(option, game.options[option.name])
        )
        for option in game.option_list
        if option.name in changed
    )
    return translate("Deals", "{game} ({rules})").format(game=game_name(game), rules=rules)
