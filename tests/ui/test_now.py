"""Prompts: what is asked, why cards are dimmed, and what is explained."""

from __future__ import annotations

from random import Random

import pytest

from tests.driving import game_name, some_games, step
from tests.glossary import taught, terms_in
from tests.ui.samples import NAMES, asked, auction, calling, giving, playing
from trickdesk.engine.actions import AskGive, AskPlay, Play
from trickdesk.engine.cards import CardId, cards_in
from trickdesk.engine.errors import IllegalAction, Problem, Why
from trickdesk.engine.game import DECISIONS, Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.games.hearts import NO_POINTS_YET, NOT_BROKEN, OPENING
from trickdesk.ui.text import prompts

# What is explained on the sheets of these decisions, besides what the lesson of the game has explained.
TAUGHT = {"call": {"no trump", "misère"}, "give": {"discard"}, "team": {"team"}}


def nobody_asks(card: CardId) -> Problem | None:
    raise AssertionError("no card is dark")


def said(view: PlayerView, why: Problem = Why.MUST_FOLLOW) -> str:
    return prompts.now_words(view, NAMES, lambda card: why)


@pytest.mark.parametrize("game", some_games(2, 3), ids=game_name)
def test_every_decision_of_a_match_is_put_into_words(game: Game) -> None:
    """Reasons are the table's; prompts only mention dimmed cards if there are any.

    It uses no technical term that neither the game's lesson nor the sheet has explained.
    """
    rng = Random(5)
    table = Table(game)
    for _ in range(160):
        if table.phase is not None and table.phase.ask() is not None:
            view = asked(table)
            seat = view.seat
            assert seat is not None

            def why_not(card: CardId, table: Table = table) -> Problem | None:
                try:
                    assert table.phase is not None
                    table.phase.check(Play(card))  # type: ignore[attr-defined]
                except IllegalAction as error:
                    return error.why
                return None

            words = prompts.now_words(view, NAMES, why_not)
            assert words
            assert "{" not in words
            kind = prompts.decision_kind(view)
            assert kind in DECISIONS
            lesson = prompts.lesson_words(view)
            assert lesson.title
            assert lesson.words
            more = prompts.more_words(view)
            assert "{" not in more
            sheet = f"{lesson.title}. {lesson.words}"
            known = taught(game.id) | (TAUGHT.get(kind, set()) & terms_in(sheet))
            assert terms_in(f"{words} {sheet} {more}") <= known
            if isinstance(view.ask, AskPlay) and view.ask.cards != view.hand:
                assert "any card" not in words
        if table.winners:
            break
        step(table, rng)


def test_a_suit_that_can_be_followed() -> None:
    view = playing(
        "five-hundred",
        lambda table, ask: (
            len(asked(table).trick.cards if asked(table).trick else ()) == 1
            and 1 < ask.cards.bit_count() < table.hands[ask.seat].bit_count()
        ),
    )
    assert said(view).endswith("play one of them.")
    assert " were led and you have " in said(view)
    assert prompts.decision_kind(view) == "follow"


def test_one_card_alone_is_named() -> None:
    view = playing(
        "tocan",
        lambda table, ask: (
            bool(asked(table).trick) and ask.cards.bit_count() == 1 and table.hands[ask.seat].bit_count() > 1
        ),
    )
    assert "only the " in said(view)


def test_nothing_to_follow_with() -> None:
    view = playing(
        "oh-hell",
        lambda table, ask: bool(asked(table).trick) and prompts.decision_kind(asked(table)) == "throw",
    )
    assert prompts.now_words(view, NAMES, nobody_asks).endswith("and you have none: play any card.")
    assert "A trump beats" in prompts.lesson_words(view).words


def test_a_trump_is_offered_where_it_may_always_be_played() -> None:
    def offered(table: Table, ask: AskPlay) -> bool:
        view = asked(table)
        if view.trick is None or ask.cards in (view.hand, 0) or ask.cards.bit_count() < 2:
            return False
        order = view.game.order_for(view.game.trump_index(view.trump))
        led = order.suit_of[view.trick.cards[0]]
        trumps = ask.cards & order.suit_mask[order.trump]
        return led != order.trump and bool(trumps) and bool(ask.cards & order.suit_mask[led])

    assert said(playing("forty-fives", offered)).endswith("play one of them, or a trump.")
    bird = playing("red-one", offered, {"bird_play": "any_time"})
    assert said(bird).endswith("play one of them, or the Bird.")
    dark = next(cards_in(bird.hand & ~bird.ask.cards)) if isinstance(bird.ask, AskPlay) else None
    assert prompts.refusal_words(Why.MUST_FOLLOW, bird, dark).endswith("or play the Bird.")


def test_colours_are_no_suits() -> None:
    view = playing(
        "red-one",
        lambda table, ask: (
            bool(asked(table).trick)
            and prompts.decision_kind(asked(table)) == "follow"
            and 1 < ask.cards.bit_count() < table.hands[ask.seat].bit_count()
        ),
    )
    assert " was led and you have " in said(view)
    assert " cards: play one of them." in said(view)


@pytest.mark.parametrize("why", [OPENING, NOT_BROKEN])
def test_what_a_game_refuses_is_told_to_whoever_leads(why: Problem) -> None:
    view = playing("hearts", lambda table, ask: ask.cards != table.hands[ask.seat] and not asked(table).trick)
    assert said(view, why) == f"You lead, but not every card is allowed. {why.text}"


def test_what_a_game_refuses_is_told_to_whoever_throws() -> None:
    view = playing(
        "hearts",
        lambda table, ask: (
            bool(asked(table).trick)
            and ask.cards != table.hands[ask.seat]
            and prompts.decision_kind(asked(table)) == "throw"
        ),
    )
    assert said(view, NO_POINTS_YET).endswith(f"but not every card is allowed. {NO_POINTS_YET.text}")


def test_cards_for_another_player_and_cards_to_lay_aside() -> None:
    view = giving("hearts")
    assert isinstance(view.ask, AskGive)
    assert view.ask.to is not None
    assert said(view) == f"Choose 3 cards for {NAMES[view.ask.to]}."
    assert said(giving("red-one")) == "Choose 6 cards to discard, face down."


def test_an_auction() -> None:
    assert said(auction("five-hundred")) == "Nobody has bid yet. Bid or pass."
    assert said(auction("five-hundred", "7H")) == "Bid more than 7 hearts by Ada, or pass."
    assert said(auction("tocan")) == "Nobody has bid yet, and you can't pass. Make a bid."
    assert said(calling("92q", "team")) == "Choose a partner for this deal."
    assert said(calling("92q", "team", {"players": 8})) == "Choose 3 partners for this deal."
    assert said(calling("oh-hell", "tricks")).startswith("Say how many tricks you'll take.")
    hooked = calling("oh-hell", "tricks", seed=3)
    assert prompts.decision_kind(hooked) == "tricks"


def test_notes_of_games_are_about_decisions() -> None:
    for kind in games().values():
        assert kind.notes, kind.id
        assert set(kind.notes) <= {*DECISIONS, "play"}, kind.id
        assert all(note.endswith(".") for note in kind.notes.values())


def test_no_trump_has_no_bowers() -> None:
    game = games()["five-hundred"]()
    assert "bower" not in game.note("lead", "NT") and "no trump" in game.note("lead", "NT")
    assert game.note("lead", "H") == game.note("follow", "S") == game.notes["play"]


def test_without_trumps_no_discard_helps_to_trump() -> None:
    game = games()["five-hundred"]()
    assert "trump it" in game.note("give", "H") and "trump it" in game.note("give", None)
    assert "Without trumps" in game.note("give", "NT")


def test_two_jokers_are_the_highest_trumps() -> None:
    """Five Hundred, rules 8.2."""
    game = games()["five-hundred"]({"deck": 46})
    assert game.note("lead", "H") == game.note("throw", "S") != game.notes["play"]
    assert "low joker" in game.note("lead", "H")
    assert "jokers rank" in game.note("lead", "NT")


@pytest.mark.parametrize(("players", "own"), [(2, True), (3, True), (4, False), (5, True), (6, False)])
def test_whoever_has_no_partner_reads_of_none(players: int, own: bool) -> None:
    words = prompts.more_words(auction("five-hundred", options={"players": players}))
    assert ("you'll take" in words) == own
    assert ("your side" in words) != own


def test_a_bid_that_only_shows_a_suit_is_explained() -> None:
    """Five Hundred, rules 8.9."""
    inkle = auction("five-hundred", options={"six_level": "inkle"})
    assert "A bid of 6 only shows a suit" in prompts.lesson_words(inkle).words
    assert "only shows" not in prompts.lesson_words(auction("five-hundred")).words
