"""Styles: each of them in a position of its own, and in real deals."""

from __future__ import annotations

import os
from random import Random

import pytest

from tests.bots.dealing import run_deal
from tests.bots.people import PEOPLE
from tests.bots.people_table import GAMES, PAGE, cast, suited
from tests.bots.positions import SPADES, asked, play, position
from tests.bots.redealing import differences, pairs
from trickdesk.bots.decision.explain import ActionValue
from trickdesk.bots.decision.match_equity import equity_of
from trickdesk.bots.levels import LEVEL, LEVELS
from trickdesk.bots.people import Person
from trickdesk.bots.player import context_of, decide
from trickdesk.bots.styles import STYLES, Style, styled
from trickdesk.engine.actions import Action, AskCall, AskGive, Call
from trickdesk.engine.record import parse_input
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games

FIVE = games()["five-hundred"]()
DECISIONS = int(os.environ.get("TRICKDESK_DECISIONS", "2"))
HAND = "JS AS KS 9S AH 5H KD 6D 7D 8C"
EACH = pytest.mark.parametrize("person", PEOPLE.values(), ids=PEOPLE)


def on_lead(*plays: str, others: dict[int, str] | None = None) -> PlayerView:
    """Return what seat 2 sees, who has named spades, or another seat after some cards."""
    hands = {2: HAND, **(others or {})}
    table = position(FIVE, 1, hands, SPADES, seed=3, talon="4H 4D 5S")
    play(table, *plays)
    assert table.phase is not None
    return view(table, table.phase.turn)


def back_on_lead() -> PlayerView:
    """Return what seat 2 sees after the partner has taken a trick, and led diamonds."""
    others = {
        3: "6S 6H 5C 5D 9D 9C 10C JC KC AC",
        0: "KH 9H 10H QH 8D 10D 6C 7C QC JK",
        1: "7H 8H JH 7S 8S 10S QD JD AD QS",
    }
    first = ["2 play 5H", "3 play 6H", "0 play KH", "1 play 7H"]
    return on_lead(*first, "0 play 10D", "1 play JD", "2 play KD", "3 play 5D", others=others)


def misere() -> PlayerView:
    return asked(
        holds="4H 5H 6H 4D 5D 6D 5C 6C 5S 6S", game_id="five-hundred", misere=True, misere_when="any"
    )


def passing() -> PlayerView:
    return asked(holds="2C 7C AC KC 9C 3D QD JD 4H 5H 6H 8H 9H", game_id="hearts")


def following(led: str) -> PlayerView:
    """Return what seat 3 sees after a lead."""
    return on_lead(f"2 play {led}", others={3: "KH QH 6H 9H AD 5D 9D QC 9C 5C"})


def bidding(*log: str) -> PlayerView:
    return asked(log, "AH KH QH 10H AS KS QS 10S 9S 5C", "five-hundred")


CASES = {
    "favours-hearts": (bidding, "call 6S", "call 6H"),
    "bids-on": (bidding, "call pass", "call 6S"),
    "jumps": (bidding, "call 6S", "call 7S"),
    "loves-none": (misere, "call pass", "call misere"),
    "empties-suit": (passing, "give AC KC QD", "give 3D QD JD"),
    "cashes": (on_lead, "play 6D", "play AH"),
    "holds-back": (on_lead, "play AH", "play 5H"),
    "trumps-first": (on_lead, "play AH", "play 9S"),
    "short-suit": (on_lead, "play 6D", "play 8C"),
    "long-suit": (on_lead, "play 8C", "play 6D"),
    "returns": (back_on_lead, "play AH", "play 6D"),
    "keeps-kings": (on_lead, "play 6D", "play 5H"),
    "wins-high": (lambda: following("5H"), "play 6H", "play KH"),
    "saves-trumps": (on_lead, "play 9S", "play 5H"),
    "hides-lowest": (lambda: following("AH"), "play 6H", "play 9H"),
    "ducks-early": (lambda: following("6D"), "play AD", "play 5D"),
}


def still() -> float:
    return 0.0


def parse_action(text: str, seen: PlayerView) -> Action:
    entry = parse_input(f"{seen.seat} {text}", seen.game.deck)
    assert isinstance(entry, tuple) and seen.ask is not None and seen.ask.allows(entry[1]), text
    return entry[1]


def test_each_style_has_a_person_and_a_case() -> None:
    assert {person.style for person in PEOPLE.values()} == set(STYLES) == set(CASES)


def test_the_page_says_who_they_are() -> None:
    assert cast() in PAGE.read_text(encoding="utf-8")


def weighed(style: str, behind: float) -> tuple[Action, Action, Action, tuple[str, ...]]:
    """Return the plain action, the one that the style likes, what is done, and why.

    The liked one is behind by this share of what the style may cost.
    """
    make, *texts = CASES[style]
    seen = make()
    plain, liked = (parse_action(text, seen) for text in texts)
    context = context_of(LEVEL["medium"], seen, 1, style=style)
    lost = behind * STYLES[style].cost * equity_of(seen, seen.seat or 0).scoring_rate.gain
    context.weighed = [ActionValue(plain, 10.0, 0.0), ActionValue(liked, 10.0 - lost, 0.0)]
    done = styled(context, plain)
    return plain, liked, done, tuple(reason.code for reason in context.reasons)


@pytest.mark.parametrize("style", CASES)
def test_a_style_takes_what_it_likes_if_that_is_nearly_as_good(style: str) -> None:
    plain, liked, done, why = weighed(style, 0.9)
    assert done == liked != plain
    assert why == ("habit",)


@pytest.mark.parametrize("style", CASES)
def test_it_leaves_what_costs_too_much(style: str) -> None:
    plain, _, done, why = weighed(style, 1.1)
    assert done == plain
    assert not why


@pytest.mark.parametrize("style", CASES)
def test_what_is_not_weighed_stays_unless_the_style_is_harmless(style: str) -> None:
    make, plain, _ = CASES[style]
    seen = make()
    context = context_of(LEVEL["easy"], seen, 1, style=style)
    action = parse_action(plain, seen)
    is_other = STYLES[style].is_harmless and not isinstance(action, Call)
    assert (styled(context, action) != action) is is_other


def test_by_rule_hearts_are_named_only_if_they_are_long() -> None:
    """An easy player names trumps by rule of thumb."""
    calls = ["0 call 30", "1 call pass", "2 call pass", "3 call pass"]
    for hand, trump in (("3H 4H 5S 6S 7S", "H"), ("3H 5S 6S 7S 8S", "S")):
        table = position(games()["forty-fives"](), 3, {0: hand}, calls, seed=1)
        context = context_of(LEVEL["easy"], view(table, 0), 1, style="favours-hearts")
        assert styled(context, Call("trump S")) == Call(f"trump {trump}")


def test_an_unknown_style_plays_plainly() -> None:
    seen = on_lead()
    assert decide(seen, "medium", 1, clock=still, style="waltz") == decide(seen, "medium", 1, clock=still)


@EACH
def test_in_real_deals_the_level_does_otherwise_and_the_style_is_the_reason(person: Person) -> None:
    """What it does instead is legal, liked more, and costs no more than it may."""
    style, game = STYLES[person.style], GAMES[suited(person)[0]]
    level = min(person.level, "hard", key=LEVELS.index)  # experts take long
    for number in range(60):
        for seen in run_deal(Table(game), Random(f"{person.name} {number}"), {}):
            if not can_differ(seen, style):
                continue
            plain, made = (
                decide(seen, level, number, clock=still, style=name) for name in ("", person.style)
            )
            if plain == made:
                continue
            assert seen.ask is not None and seen.ask.allows(made.action)
            assert style.liking(seen, made.action) > style.liking(seen, plain.action)
            assert "habit" in made.explanation.codes
            values = {one.action: one.value for one in made.explanation.weighed}
            most = style.cost * equity_of(seen, seen.seat or 0).scoring_rate.gain
            assert not values or max(values.values()) - values[made.action] <= most
            return
    raise AssertionError("it never shows")


def can_differ(seen: PlayerView, style: Style) -> bool:
    """Return whether a style may like some answers more than others."""
    ask = seen.ask
    if isinstance(ask, AskGive):
        return True
    assert ask is not None
    answers = [Call(call) for call in ask.calls] if isinstance(ask, AskCall) else ask.plays
    return len({style.liking(seen, answer) for answer in answers}) > 1


@EACH
def test_hidden_cards_change_nothing(person: Person) -> None:
    """`TRICKDESK_DECISIONS=1000` tries this many for each style instead of a sample."""
    game = GAMES[suited(person)[0]]
    found = pairs(game, DECISIONS, Random(person.name))
    level = person.level if DECISIONS < 100 else "medium"
    decider = lambda seen, _table: decide(seen, level, 7, clock=still, style=person.style)  # noqa: E731
    assert differences(found, decider) == 0
