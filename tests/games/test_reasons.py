"""Why tricks were won, and what tables say, in random deals of all presets."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.reasons import reason_of
from tests.session.helpers import begin, step
from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.session import State

DEALS = 20


@pytest.mark.parametrize("kind", list(games().values()))
def test_every_reason_is_about_a_card_of_its_trick(kind: type[Game]) -> None:
    said = set()
    for number in range(DEALS):
        preset = kind.presets[number % len(kind.presets)]
        session, rng = begin("........", kind(preset.options), seed=str(number)), Random(number)
        while session.state is State.BOT:
            step(session, rng)
            view = session.view_for(None)
            notice = view.game.notice(view)
            said.add(None if notice is None else notice.text)
        view, deck = session.view_for(None), session.setup.game.deck
        for trick in view.tricks:
            reason = view.game.trick_reason(trick, view.order)
            if reason is not None:
                cards = {str(field) for key, field in reason.values.items() if key.startswith("card")}
                assert not cards or cards & {deck.names[card] for card in trick.cards}
                said.add(reason.text)
    assert len(said) > 1


@pytest.mark.parametrize(
    ("game", "options", "trump", "cards", "text"),
    [
        ("red-one", {"bird": "ten_and_a_half"}, "R", "R10 BIRD R5 R6",
         "{card} is a trump between the 10 and the 11."),
        ("red-one", {"bird": "ten_and_a_half"}, "R", "R10 BIRD R11 R6", None),
        ("red-one", {"bird": "low"}, "R", "BIRD B10 B11 B6", "{card} is the only trump in this trick."),
        ("red-one", {"bird": "high"}, "R", "R14 BIRD R5 R6",
         "{card} is the second highest trump, after the Red One."),
        ("red-one", {"deck": "bird"}, "R", "R14 BIRD R5 R6", "{card} is always the highest trump."),
        ("tocan", {"ace": "low"}, "H", "AC 3C 7C KD", "Aces are low: {card} is higher."),
        ("tocan", {"ace": "low"}, "H", "AC 3C 7C 2H", "Trumped with {card}."),
        ("tocan", {"ace": "low"}, "H", "KC 9C 7C QC", None),
    ],
)  # fmt: skip
def test_reasons_of_house_rules(
    game: str, options: dict[str, object], trump: str, cards: str, text: str | None
) -> None:
    found = reason_of(games()[game](options), trump, cards)
    assert (None if found is None else found.text) == text


def test_advice_where_the_bird_is_not_the_second_highest_trump() -> None:
    """Red One, rules 7.12."""
    for bird in ("low", "ten_and_a_half"):
        game = games()["red-one"]({"bird": bird})
        assert game.note("play", "R").startswith("The Red One is the highest trump. Try ")
        assert "the Bird 20" in game.note("call", None)


def test_advice_where_the_bird_may_be_played_at_any_time_or_is_missing() -> None:
    """Red One, rules 7.11, 7.15, 7.17."""
    kind = games()["red-one"]
    for deck in ("red_one", "ones"):
        game = kind({"bird_play": "any_time", "deck": deck})
        assert game.note("follow", "R").startswith("You may play the Bird at any time, even if you could ")
    assert "a 1 or the Bird 20" in kind({"deck": "full", "ones_worth": 20}).note("call", None)
    for option in ({}, {"bird_play": "any_time"}):
        game = kind({"deck": "no_bird", **option})
        assert not any("Bird" in game.note(asked, "R") for asked in ("call", "trump", "play", "lead"))
