"""House rules in words: the nearest preset's name, and cards to choose from."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from trickdesk.engine.errors import one_line
from trickdesk.engine.game import Game, Option, OptionValue, Preset
from trickdesk.ui.text import game_words
from trickdesk.ui.text.words import capital, fill, listed, plural, translate, without_signs

FEW = 5  # changes of a preset up to which rules are named after it
NAMED = 3  # changes that are told, and lines of a card
LONGEST_NAME = 40
CLEAR = ("deck", "fives", "sides", "sixes")  # options with values that are clear without their label


# -- what is different


def changed_options(
    kind: type[Game], options: Mapping[str, OptionValue], usual: Mapping[str, OptionValue]
) -> list[Option]:
    """Return the options that differ from `usual`, those of the deal first.

    The default of an option may depend on others, such as the deck on the number of players. Such a default is no
    difference if there is nothing else to choose.
    """
    here, there, whole = kind.changed(options), kind.changed(usual), {**kind.defaults(options), **options}
    return [
        option
        for option in sorted(kind.option_list, key=lambda option: option.group != "deal")
        if here.get(option.name) != there.get(option.name)
        and (option.name in here or len(kind.choices(option, whole)) > 1)
    ]


def change_words(option: Option, value: OptionValue) -> str:
    """Return `Points to win: 250`; for a rule that is on, only its name."""
    if value is True:
        return game_words.option_label(option)
    return translate(
        "Deals",
        "{rule}: {value}",
        rule=game_words.option_label(option),
        value=game_words.option_words(option, value),
    )


def _phrase(option: Option, value: OptionValue) -> str:
    """Return a change within a name: `to 250 points`, `6 players`, `45 cards`."""
    if option.name == "players":
        return plural("Deals", "{n} player", "{n} players", int(value))
    if option.name == "target":
        return plural("Deals", "to {n} point", "to {n} points", int(value))
    if option.name in CLEAR:
        return game_words.option_words(option, value)
    return change_words(option, value)


def _and_more(changes: str, left_out: int) -> str:
    if not left_out:
        return changes
    return plural(
        "Deals", "{changes}, and one more rule", "{changes}, and {n} more rules", left_out, changes=changes
    )


# -- rules in one line


def rules_titles(kind: type[Game], options: Mapping[str, OptionValue], preset: str = "") -> tuple[str, ...]:
    """Return the name of the rules, in shorter and shorter forms.

    It is a preset's, or the nearest one's with what differs: `Australian (to 250 points)`.

    Args:
        kind: The game.
        options: The values of its options; those left out have their defaults.
        preset: The name of one of the player's own presets; it may be empty, or that of a built-in one.
    """
    return _titles(kind, options, preset, game_words.preset_words, lambda words: words)


def game_titles(kind: type[Game], options: Mapping[str, OptionValue], preset: str = "") -> tuple[str, ...]:
    """Return the game with its rules in the same way: `Five Hundred, Australian`.

    Usual rules aren't named: `Five Hundred`, `Five Hundred (to 250 points)`.
    """
    name, template = game_words.game_name(kind), translate("Deals", "{game}, {rules}")

    def joined(words: str) -> str:
        return fill(template, game=name, rules=words)

    def of_preset(found: Preset) -> str:
        return name if found is kind.presets[0] else joined(game_words.preset_words(found))

    return _titles(kind, options, preset, of_preset, joined)


def rules_words(game: Game, preset: str | None = None) -> str:
    """Return a game with its rules in one line; `preset` is that of its record."""
    return game_titles(type(game), game.options, preset or "")[0]


def _titles(
    kind: type[Game],
    options: Mapping[str, OptionValue],
    preset: str,
    name_of: Callable[[Preset], str],
    name_own: Callable[[str], str],
) -> tuple[str, ...]:
    whole = {**kind.defaults(options), **options}
    for known in kind.presets:
        if kind.defaults(known.options) | dict(known.options) == whole:
            return (name_of(known),)
    if preset and all(preset != known.name for known in kind.presets):
        return (name_own(one_line(preset, LONGEST_NAME)),)
    differ = [(known, changed_options(kind, whole, known.options)) for known in kind.presets]
    fitting = [entry for entry in differ if not any(option.name in entry[0].stated for option in entry[1])]
    nearest, changed = min(fitting, key=lambda entry: len(entry[1]))
    changes = [_phrase(option, whole[option.name]) for option in changed]
    if not changes:
        return (name_of(nearest),)
    if len(changes) > FEW:
        return (name_own(translate("Lobby", "Your own house rules")),)
    template = translate("Deals", "{rules} ({changes})")
    counts = range(len(changes) if len(changes) <= NAMED else NAMED - 1, 0, -1)
    longer = [_and_more(listed(changes[:count]), len(changes) - count) for count in counts]
    rules, count = name_of(nearest), len(changes)
    return (
        *(fill(template, rules=rules, changes=words) for words in longer),
        plural("Deals", "{rules}, with {n} change", "{rules}, with {n} changes", count, rules=rules),
    )


# -- cards to choose from


class RulesCard(NamedTuple):
    """A preset, or one house rule, as a card.

    Attributes:
        name: The name of the preset or option.
        title: What people call it.
        place: Where it is played, or what kind of card it is; may be empty.
        lines: At most `NAMED` lines about it.
        searched: The text that a search looks through.
        is_option: Whether this is a house rule.
    """

    name: str
    title: str
    place: str
    lines: tuple[str, ...]
    searched: str
    is_option: bool = False

    @property
    def spoken(self) -> str:
        return ". ".join(filter(None, (self.title, self.place, *self.lines)))


def preset_card(kind: type[Game], name: str, options: Mapping[str, OptionValue]) -> RulesCard:
    """Return a preset, or rules without a name, with what differs from the usual."""
    whole = {**kind.defaults(options), **options}
    own = Preset(name, options)
    preset = next((found for found in kind.presets if found.name == name), own)
    place = game_words.game_text(preset.place)
    if preset is own and name:
        place = translate("RulesChoice", "Your own preset")
    title = name if preset is own else game_words.preset_words(preset)
    order = {option: place for place, option in enumerate(options)}
    changed = changed_options(kind, options, kind.presets[0].options)
    changed.sort(key=lambda option: -1 if option.group == "deal" else order.get(option.name, len(order)))
    lines = [change_words(option, whole[option.name]) for option in changed]
    if len(lines) > NAMED:
        lines[NAMED - 1 :] = [_and_more(lines[NAMED - 1], len(lines) - NAMED)]
    lines = lines or [translate("RulesChoice", "As described on the rules page")]
    texts = [
        name,
        title,
        preset.label,
        preset.place,
        place,
        *preset.also,
        *map(game_words.game_text, preset.also),
    ]
    for option in changed:
        texts += _words_of(option, [whole[option.name]])
    for option in kind.option_list:  # what is on is in these rules, too
        if whole[option.name] is True and len(kind.choices(option, whole)) > 1:
            texts += [option.label, game_words.option_label(option)]
    return RulesCard(name, title, place, tuple(lines), folded(" ".join(texts)))


def option_card(option: Option) -> RulesCard:
    """Return a house rule as a card, with its help or else its values."""
    values = capital(listed(game_words.option_words(option, value) for value in option.choices))
    line = game_words.option_help(option) or values
    texts = _words_of(option, option.choices)
    kind = translate("RulesChoice", "House rule")
    return RulesCard(
        option.name, game_words.option_label(option), kind, (line,), folded(" ".join(texts)), True
    )


def _words_of(option: Option, values: Sequence[OptionValue]) -> list[str]:
    """Return label, help and values of an option, translated and in English."""
    found = [option.label, game_words.option_label(option), option.help, game_words.option_help(option)]
    for value in values:
        found += [option.words.get(value, str(value)), game_words.option_words(option, value)]
    return found


def folded(text: str) -> str:
    """Return text for a search that ignores case, accents and the form of apostrophes."""
    apart = unicodedata.normalize("NFKD", without_signs(text).casefold().replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def find_cards(cards: Sequence[RulesCard], typed: str) -> list[RulesCard]:
    """Return the cards that have all words typed; house rules only if there are any."""
    words = folded(typed).split()
    return [
        card
        for card in cards
        if all(word in card.searched for word in words) and (words or not card.is_option)
    ]
