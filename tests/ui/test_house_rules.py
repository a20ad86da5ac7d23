"""House rules in words: what differs, the nearest preset, cards, and the search."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.every import PRESETS
from trickdesk.engine.errors import OptionError
from trickdesk.engine.game import Game, OptionValue, Preset
from trickdesk.games import games
from trickdesk.languages import ENGLISH, LANGUAGES
from trickdesk.ui.qt.translation import speak
from trickdesk.ui.text import game_words, house_rules
from trickdesk.ui.text.house_rules import NAMED, RulesCard

FIVE_HUNDRED = games()["five-hundred"]


def cards(kind: type[Game]) -> list[RulesCard]:
    """Return the cards of all presets and house rules."""
    found = [house_rules.preset_card(kind, preset.name, preset.options) for preset in kind.presets]
    return found + [house_rules.option_card(option) for option in kind.option_list if len(option.choices) > 1]


def found_in(game_id: str, typed: str) -> list[str]:
    """Return the names of presets found, then those of house rules in capitals."""
    found = house_rules.find_cards(cards(games()[game_id]), typed)
    return [card.name.upper() if card.is_option else card.name for card in found]


@pytest.mark.parametrize(
    ("game_id", "typed", "expected"),
    [
        ("five-hundred", "inkle", ["American", "American, two jokers", "SIX_LEVEL"]),
        ("five-hundred", "11s and 12s", ["Australian, six hands"]),
        ("five-hundred", "quebec CANADA", ["Québec"]),
        ("five-hundred", "zealand six", ["Australian, six hands"]),
        (
            "red-one",
            "1s high",
            ["Buckeye", "Kentucky Rook", "Full deck", "Full deck, Bird low, most tricks", "DECK"],
        ),
        ("red-one", "kentucky", ["Kentucky", "Kentucky Discard", "Kentucky Rook"]),
        ("red-one", "bird any time", ["Tournament nest", "Kentucky Discard", "Buckeye", "BIRD_PLAY"]),
    ],
)
def test_people_find_their_rules(game_id: str, typed: str, expected: list[str]) -> None:
    assert found_in(game_id, typed) == expected


def test_the_nest_is_found_in_every_set_of_rules_that_calls_it_so() -> None:
    assert found_in("red-one", "nest") == [preset.name for preset in games()["red-one"].presets[1:]]


def test_going_on_the_kitty_is_found_where_it_is_allowed() -> None:
    kind = games()["forty-fives"]
    option = next(option for option in kind.option_list if option.name == "on_kitty")
    rules = {preset.name: kind(preset.options).options for preset in kind.presets}
    allowed = [name for name, options in rules.items() if len(kind.choices(option, options)) > 1]
    assert "As documented" in allowed
    assert not {"Nova Scotia", "Twenty-Five"} & set(allowed)  # they have no kitty
    assert found_in("forty-fives", "going on the kitty") == [*allowed, "ON_KITTY"]
    off = house_rules.preset_card(kind, "Ours", {"on_kitty": False})
    assert off.lines == ("Going on the kitty: off",)
    assert house_rules.find_cards([off], "going on the kitty") == [off]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
def test_english_words_are_found_in_every_language(qapp: QApplication, language: str) -> None:
    try:
        speak(qapp, language)
        assert found_in("five-hundred", "inkle")[:2] == ["American", "American, two jokers"]
        assert found_in("five-hundred", "11s and 12s") == ["Australian, six hands"]
        for kind in games().values():
            for card in cards(kind):
                assert card in house_rules.find_cards(cards(kind), card.title)
    finally:
        speak(qapp, ENGLISH)


def test_without_words_there_are_presets_only() -> None:
    for kind in games().values():
        assert [card.name for card in house_rules.find_cards(cards(kind), "  ")] == [
            preset.name for preset in kind.presets
        ]
    assert found_in("hearts", "no such rule") == []


@pytest.mark.parametrize(("kind", "preset"), PRESETS)
def test_a_card_tells_what_is_different(kind: type[Game], preset: Preset) -> None:
    card = house_rules.preset_card(kind, preset.name, preset.options)
    changed = house_rules.changed_options(kind, preset.options, {})
    assert {option.name for option in changed} == set(preset.options)
    words = [house_rules.change_words(option, preset.options[option.name]) for option in changed]
    if not words:
        assert card.lines == ("As described on the rules page",)
    elif len(words) <= NAMED:
        assert sorted(card.lines) == sorted(words)
    else:
        assert len(card.lines) == NAMED
        rest = len(words) - NAMED
        assert card.lines[-1].endswith(", and one more rule" if rest == 1 else f", and {rest} more rules")
    leading = [
        house_rules.change_words(option, preset.options[option.name])
        for option in changed
        if option.group == "deal"
    ]
    told = NAMED - (len(words) > NAMED)
    assert list(card.lines[:told])[: len(leading)] == leading[:told]
    assert all(part in card.spoken for part in (card.title, card.place, *card.lines))


def test_lines_follow_the_order_of_the_preset() -> None:
    card = house_rules.preset_card(FIVE_HUNDRED, "American", FIVE_HUNDRED.preset("American").options)
    assert (card.title, card.place) == ("American", "United States")
    assert card.lines == (
        "Deck: 45 cards from the fours up",
        "Auction: one call each",
        "Bids of six: only show a suit (inkle), and 5 more rules",
    )


def test_a_preset_of_the_player_has_a_card_too() -> None:
    card = house_rules.preset_card(FIVE_HUNDRED, "Fridays", {"players": 6, "target": 250})
    assert (card.title, card.place) == ("Fridays", "Your own preset")
    assert card.lines == ("Players: 6", "Points to win: 250")  # the deck follows from the players


AUSTRALIAN = dict(FIVE_HUNDRED.preset("Australian").options)
AMERICAN = dict(FIVE_HUNDRED.preset("American").options)


@pytest.mark.parametrize(
    ("options", "title"),
    [
        ({}, "Usual rules"),
        (AUSTRALIAN, "Australian"),
        ({"target": 250}, "Usual rules (to 250 points)"),
        ({"misere": True}, "Usual rules (Misère)"),
        ({"players": 2, "target": 250}, "Usual rules (2 players, to 250 points)"),
        ({**AUSTRALIAN, "misere": False}, "Australian (Misère: off)"),
        ({**AUSTRALIAN, "players": 6}, "Australian, six hands"),
        ({"players": 6, "sixes": "pairs"}, "Usual rules (6 players, three sides of two)"),
        ({"players": 5, "fives": "alone"}, "Usual rules (5 players, everyone plays alone)"),
        ({**AMERICAN, "deck": 43}, "American (43 cards from red fours and black fives up)"),
        (
            {**AUSTRALIAN, "target": 250, "floor": False, "own_raise": True},
            "Australian (to 250 points, Raise your own bid, A low score loses: off)",
        ),
        (
            {**AUSTRALIAN, "target": 250, "floor": False, "own_raise": True, "kitty": False},
            "Australian (The declarer takes the kitty: off, to 250 points, and 2 more rules)",
        ),
        (
            {"auction": "once", "six_level": "none", "target": 250, "own_raise": True, "floor": False,
             "kitty": False},
            "Your own house rules",
        ),
    ],
)  # fmt: skip
def test_rules_are_named_after_the_nearest_preset(options: dict[str, OptionValue], title: str) -> None:
    assert house_rules.rules_titles(FIVE_HUNDRED, options)[0] == title


def test_names_get_shorter() -> None:
    changed = {**AUSTRALIAN, "target": 250, "floor": False, "own_raise": True, "kitty": False}
    for titles in (
        house_rules.rules_titles(FIVE_HUNDRED, changed),
        house_rules.game_titles(FIVE_HUNDRED, changed),
    ):
        assert len(titles) == 3
        assert sorted(titles, key=len, reverse=True) == list(titles)
        assert titles[-1].endswith("Australian, with 4 changes")
    assert house_rules.game_titles(FIVE_HUNDRED, {"target": 250})[-1] == "Five Hundred, with 1 change"


def test_usual_rules_are_not_named_with_the_game() -> None:
    assert house_rules.rules_words(FIVE_HUNDRED()) == "Five Hundred"
    assert house_rules.rules_words(FIVE_HUNDRED({"target": 250})) == "Five Hundred (to 250 points)"
    assert house_rules.rules_words(FIVE_HUNDRED(AUSTRALIAN)) == "Five Hundred, Australian"


def test_an_own_preset_has_its_name_unless_a_built_in_one_says_more() -> None:
    game = FIVE_HUNDRED({"target": 250})
    assert house_rules.rules_words(game, "Fridays") == "Five Hundred, Fridays"
    assert house_rules.rules_words(FIVE_HUNDRED(AUSTRALIAN), "Fridays") == "Five Hundred, Australian"
    assert house_rules.rules_words(game, "Australian") == "Five Hundred (to 250 points)", (
        "a record may say anything"
    )
    assert len(house_rules.rules_words(game, "long\n" * 50)) < 60


def test_rules_are_not_named_after_a_preset_whose_name_tells_something_else() -> None:
    """Three cards are no `short evening: seven deals`."""
    tried = 0
    for kind, preset in PRESETS:
        options = {option.name: option for option in kind.option_list}
        for name in preset.stated:
            for value in options[name].choices:
                try:
                    game = kind({**preset.options, name: value})
                except OptionError:
                    continue
                same = game.options[name] == kind(preset.options).options[name]
                tried += not same
                assert same or not any(
                    game_words.preset_words(preset) in title
                    for title in house_rules.game_titles(kind, game.options)
                )
    assert tried > 20
    short = games()["oh-hell"]({"deals": "down", "cards": "3"})
    assert "seven" not in house_rules.rules_words(short)


def test_a_preset_whose_name_has_a_number_states_its_option() -> None:
    numbers = {"two", "three", "five", "six", "seven", "50"}
    for _, preset in PRESETS:
        words = set(game_words.preset_words(preset).replace(",", "").lower().split())
        assert preset.stated or not words & numbers, preset.name
