"""Prompts: what is asked, why cards are dimmed, and what is explained."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from tests.driving import game_name, some_games, step
from tests.glossary import taught, terms_in
from tests.ui.samples import NAMES, asked, auction, calling, giving, playing
from trickdesk.engine.actions import AskGive, AskPlay, Event, Play
from trickdesk.engine.cards import CardId, card_set, cards_in
from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.errors import IllegalAction, Problem, Why
from trickdesk.engine.game import DECISIONS, Game
from trickdesk.engine.play import OPENING
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.games.hearts import NO_POINTS_YET, NOT_BROKEN
from trickdesk.ui.text import event_text, narration, prompts

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
            more = prompts.more_words(view, NAMES)
            assert "{" not in more
            sheet = f"{lesson.title}. {lesson.words}"
            known = taught(game.id) | (TAUGHT.get(kind, set()) & terms_in(sheet))
            assert terms_in(words) | terms_in(sheet) | terms_in(more) <= known
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
    """With one card, that is named, and nothing is advised about a choice."""
    view = playing(
        "hearts",
        lambda table, ask: (
            ask.cards != table.hands[ask.seat]
            and not asked(table).trick
            and (ask.cards.bit_count() == 1) == (why is OPENING)
        ),
    )
    lead = "You can lead only the two of clubs." if why is OPENING else "You lead."
    assert said(view, why) == f"{lead} {why.text}"
    assert bool(prompts.more_words(view, NAMES)) == (why is NOT_BROKEN)


def test_what_a_game_refuses_is_told_to_whoever_throws() -> None:
    view = playing(
        "hearts",
        lambda table, ask: (
            bool(asked(table).trick)
            and ask.cards != table.hands[ask.seat]
            and prompts.decision_kind(asked(table)) == "throw"
        ),
    )
    assert said(view, NO_POINTS_YET) == f"No passing in this deal. {NO_POINTS_YET.text}"
    assert "dangerous" not in prompts.more_words(view, NAMES), "no advice that isn't allowed now"


def test_cards_for_another_player_and_cards_to_lay_aside() -> None:
    view = giving("hearts")
    assert isinstance(view.ask, AskGive)
    assert view.ask.to is not None
    assert said(giving("red-one")) == "Choose 6 cards to discard, face down."
    three = card_set(list(cards_in(view.hand))[:3])
    assert prompts.now_words(view, NAMES, nobody_asks, three) == (
        "Press Enter or the button to pass these cards."
    )
    assert prompts.now_words(view, NAMES, nobody_asks, three & (three - 1)) == said(view), "one is missing"
    nest = giving("red-one")
    assert isinstance(nest.ask, AskGive)
    six = card_set(list(cards_in(nest.ask.cards))[:6])
    assert prompts.now_words(nest, NAMES, nobody_asks, six).endswith("to discard these cards.")


@pytest.mark.parametrize(
    ("players", "passing", "where", "by"),
    [
        (4, "left", "to the left", 1),
        (4, "right", "to the right", 3),
        (4, "across", "across", 2),
        (3, "right", "to the right", 2),
        (5, "second_left", "to the second on the left", 2),
        (5, "second_right", "to the second on the right", 3),
    ],
)
def test_the_way_and_the_player_are_named_where_cards_are_passed(
    players: int, passing: str, where: str, by: int
) -> None:
    view = giving("hearts", {"players": players, "passing": passing})
    assert view.seat is not None
    name = NAMES[(view.seat + by) % players]
    assert said(view) == f"Pass 3 cards {where}, to {name}."


def hearts_deals(passing: str, deals: int) -> Table:
    """Return a match of Hearts in the first trick of its deal of this number."""
    rng = Random(2)
    table = Table(games()["hearts"]({"passing": passing, "target": 500}))
    while len(table.deals) < deals or table.play is None or not table.play.trick:
        step(table, rng)
    return table


def test_a_deal_without_passing_says_so_in_its_first_trick() -> None:
    """Only if cards are passed in other deals; the pause after the deal says it too."""
    no_passing = "No passing in this deal."
    fourth = asked(hearts_deals("cycle", 4))
    assert said(fourth).startswith(f"{no_passing} ")
    assert event_text.event_words(Event("dealt", 0), fourth, NAMES).endswith(f" dealt. {no_passing}")
    assert narration.decision_line(Event("dealt", 0), [], fourth, NAMES) == no_passing
    for other in (asked(hearts_deals("cycle", 3)), asked(hearts_deals("none", 1))):
        assert no_passing not in said(other)
        assert narration.decision_line(Event("dealt", 0), [], other, NAMES) == ""
    later = replace(fourth, tricks=(replace_trick(fourth), *fourth.tricks))
    assert no_passing not in said(later)


def replace_trick(view: PlayerView) -> SeenTrick:
    """Return a complete trick."""
    others = [card for card in range(view.game.deck.size) if not (view.hand | view.played) >> card & 1]
    return SeenTrick(0, (0, 1, 2, 3), tuple(others[:4]), None, 0, 0)


def test_the_last_card_is_called_so() -> None:
    view = playing("hearts", lambda table, ask: table.hands[ask.seat].bit_count() == 1)
    assert said(view) == "Your last card."
    assert prompts.more_words(view, NAMES) == ""


def hearts_play(
    tricks: Sequence[tuple[int, str]],
    hand: str,
    trick: str = "",
    options: dict[str, object] | None = None,
    seat: int = 0,
) -> PlayerView:
    """Return a view of Hearts: tricks with their takers, a hand, the current trick."""
    game = games()["hearts"](options or {})
    deck, before = game.deck, [deck_cards(game, cards) for _, cards in tricks]
    seen = [
        SeenTrick(0, (0, 1, 2, 3), tuple(cards), None, taker, game.trick_points(cards))
        for cards, (taker, _) in zip(before, tricks, strict=True)
    ]
    lying = deck_cards(game, trick)
    if lying:
        seats = tuple((seat - len(lying) + n) % 4 for n in range(len(lying)))
        seen.append(SeenTrick(seats[0], seats, tuple(lying), None, None, None))
    held = card_set(deck_cards(game, hand))
    legal = held
    if lying:
        order = game.order_for(len(deck.suits))
        legal = held & order.suit_mask[order.suit_of[lying[0]]] or held
    base = playing("hearts", options=options)
    return replace(base, game=game, seat=seat, hand=held, tricks=tuple(seen), ask=AskPlay(seat, legal, {}))


def deck_cards(game: Game, names: str) -> list[CardId]:
    return [game.deck.id[name] for name in names.split()]


# Three cards with points, all taken by Ada (seat 1).
ADAS = [(1, "2C 5C 6C 3H"), (1, "2S 5S QS 4H")]
ALL_SO_FAR = "Ada has taken all the points so far"


def advice(view: PlayerView) -> str:
    return prompts.more_words(view, NAMES)


def test_whoever_may_shoot_the_moon_is_named_with_what_to_do() -> None:
    hand = "AH KD 7D 3C"
    warned = f"{ALL_SO_FAR}. Take a trick with a point yourself, or Ada may shoot the moon."
    assert advice(hearts_play(ADAS, hand)) == warned
    assert advice(hearts_play(ADAS, "AD KD 7D", "5D")) == warned
    throw = advice(hearts_play(ADAS, "AH KH 3C", "5D"))
    assert throw == f"{ALL_SO_FAR}. Throw points only on somebody else's trick, and keep a high card."
    for moon in ("self", "choice"):
        assert ALL_SO_FAR in advice(hearts_play(ADAS, hand, options={"moon": moon}))


@pytest.mark.parametrize(
    ("tricks", "why"),
    [
        (ADAS[:1], "one card falls to anybody"),
        ([ADAS[0], (2, "2S 5S QS 4H")], "two players have points"),
        ([(0, cards) for _, cards in ADAS], "it is the viewer"),
        ([(1, "2C 5C 6C 3C"), (1, "2S 5S 6S 4S")], "nobody has any"),
        ([(1, "2H 3H 4H 5H"), (1, "6H 7H 8H 9H"), (1, "10H JH QH KH"), (1, "AH QS 2C 3C")], "none is left"),
    ],
)
def test_nobody_is_named_who_does_not_threaten_to_shoot_the_moon(
    tricks: list[tuple[int, str]], why: str
) -> None:
    assert "so far" not in advice(hearts_play(tricks, "KD 7D 4C")), why


def test_games_without_a_moon_never_warn_of_it() -> None:
    view = playing("red-one", lambda table, ask: len(asked(table).finished) > 3)
    assert not view.game.moon_line and "so far" not in advice(view)


def test_where_no_point_can_fall_the_highest_card_is_advised() -> None:
    harmless = "No points can fall on this trick, so play your highest card."
    hand = "AC 7C 4D QS"
    assert advice(hearts_play([], hand, "2C")) == harmless
    assert advice(hearts_play([], hand, "2C QH")) != harmless, "somebody had nothing else"
    assert advice(hearts_play([(0, "2C 5C 6C 3C")], hand, "8C")) != harmless
    assert advice(hearts_play([], hand, "2C", {"safe_start": False})) != harmless
    off: dict[str, object] = {"club_leads": False}
    assert advice(hearts_play([], "AS 7S 4D", "5S", off)) != harmless, "the queen may have to follow"
    assert advice(hearts_play([], "AD 7D 4C", "5D", off)) == harmless
    assert advice(hearts_play([], "4D 5D QS", "2C")) != harmless, "it can't take the trick"


SPADES = "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"


def test_suits_that_nobody_else_has_are_told_from_public_cards() -> None:
    """Also if a single card of them is out, nothing is said."""
    low, played = "4S 7D 4C", [card for card in SPADES.split() if card != "4S"]
    tricks = [(seat, " ".join(played[4 * seat : 4 * seat + 4])) for seat in range(3)]
    alone = "Spades: nobody else has any, so even a low one"
    assert advice(hearts_play(tricks, low)).endswith(f"{alone} takes the trick.")
    assert advice(hearts_play(tricks, low, "2H")).endswith(f"{alone} is dangerous.")
    assert alone not in advice(hearts_play(tricks[:2], low))
    assert alone not in advice(hearts_play(tricks, "7D 4C"))
    out = [(seat, cards.replace(played[0], "3D")) for seat, cards in tricks]
    assert alone not in advice(hearts_play(out, low))


def test_dimmed_cards_are_called_greyed() -> None:
    view = playing(
        "tocan", lambda table, ask: bool(asked(table).trick) and ask.cards != table.hands[ask.seat]
    )
    assert prompts.decision_kind(view) == "follow"
    assert "the greyed cards" in prompts.lesson_words(view).words


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
    words = prompts.more_words(auction("five-hundred", options={"players": players}), NAMES)
    assert ("you'll take" in words) == own
    assert ("your side" in words) != own


def test_a_bid_that_only_shows_a_suit_is_explained() -> None:
    """Five Hundred, rules 8.9."""
    inkle = auction("five-hundred", options={"six_level": "inkle"})
    assert "A bid of 6 only shows a suit" in prompts.lesson_words(inkle).words
    assert "only shows" not in prompts.lesson_words(auction("five-hundred")).words
