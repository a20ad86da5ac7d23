"""Options of every game: their choices, and what is accepted from others."""

from __future__ import annotations

import pytest

from trickdesk.engine.errors import OptionError
from trickdesk.engine.game import Game
from trickdesk.games import games

KINDS = list(games().values())


@pytest.mark.parametrize("kind", KINDS)
def test_the_choices_of_every_preset_have_what_it_chose(kind: type[Game]) -> None:
    for preset in kind.presets:
        chosen = kind(preset.options).options
        assert kind.preset(preset.name) == preset
        for option in kind.option_list:
            choices = kind.choices(option, chosen)
            assert set(choices) <= set(option.choices)
            assert chosen[option.name] in choices, (preset.name, option.name)


@pytest.mark.parametrize("kind", KINDS)
def test_only_known_values_are_accepted(kind: type[Game]) -> None:
    for preset in kind.presets:
        chosen = dict(kind(preset.options).options)
        assert kind.accepted(chosen) == chosen
    odd = {option.name: "no such value" for option in kind.option_list}
    assert kind.accepted({**odd, "no such option": 1}) == {}
    assert kind.accepted({"no such option": 1}) == {}
    with pytest.raises(OptionError, match="no preset"):
        kind.preset("no such preset")


@pytest.mark.parametrize("kind", KINDS)
def test_notes_are_sentences(kind: type[Game]) -> None:
    for preset in kind.presets:
        game = kind(preset.options)
        for step in ("call", "trump", "play", "lead", "follow", "give"):
            for trump in (None, *game.deck.suits, "NT"):
                note = game.note(step, trump)
                assert note == "" or note.rstrip().endswith((".", "!", "?")), note
