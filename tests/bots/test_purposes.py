"""The first reason for a card says what it does, and is true."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bots.dealing import run_deal
from tests.bots.exam.questions import question_of
from tests.bots.positions import NO_TRUMPS, SPADES, trick_at
from tests.driving import where_low_wins
from trickdesk.bots.bidding.reasons import call_reasons, pass_reasons
from trickdesk.bots.cardplay.card_search import beats_trick, card_reasons
from trickdesk.bots.decision.explain import (
    FACT_CODES,
    KEEP_CODES,
    PLAY_CODES,
    VOID_CODES,
    ActionValue,
    Explanation,
    Reason,
    how,
)
from trickdesk.bots.levels import LEVEL
from trickdesk.bots.player import context_of
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.engine.actions import AskCall, AskPlay, Call, Deal, Play
from trickdesk.engine.bids import Aim, Goal
from trickdesk.engine.cards import CardId, CardSet, card_set, cards_in
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.ui.text.bot_reasons import reasons_words


def first(seen: PlayerView, card: str) -> Reason:
    context = context_of(LEVEL["hard"], seen, 1)
    return card_reasons(context, Play(seen.game.deck.id[card]))[0]


@pytest.mark.parametrize(
    ("hand", "log", "lies", "card", "code"),
    [
        ("AH 9H 5C", NO_TRUMPS, "10H", "AH", "unless-card"),  # the joker
        ("JK 9H 5C", SPADES, "10S", "JK", "sure-winner"),
        ("AH 9H 5C", SPADES, "10H", "AH", "wins-unless"),
        ("QH 9H 5C", NO_TRUMPS, "10H", "QH", "may-win"),
        ("AH 9H 5C", NO_TRUMPS, "10H", "9H", "ducks"),
        ("7S 9D 5C", SPADES, "AH", "7S", "ruffs-unless"),
        ("JK 9D 5C", SPADES, "AH", "JK", "ruffs"),
        ("7S 9D 5C", SPADES, "AH", "9D", "ducks"),
        ("9D 8D 5C", SPADES, "AH", "9D", "cannot-win"),
        ("AC 8D 5C", NO_TRUMPS, "AH", "8D", "cannot-win"),
        ("9H 8H 5C", SPADES, "AH KH", "8H", "friend-wins"),
    ],
)
def test_what_a_card_does(hand: str, log: list[str], lies: str, card: str, code: str) -> None:
    """Five Hundred; the declarer, in seat 2, has led."""
    seen = trick_at("five-hundred", hand, log, lies)
    seen = replace(seen, hand=card_set(seen.game.deck.ids(hand.split())))
    assert first(seen, card).code == code


@pytest.mark.parametrize(
    ("card", "code"), [("8H", "stays-under"), ("9H", "stays-high"), ("KH", "sheds-early")]
)
def test_what_a_card_does_where_tricks_are_bad(card: str, code: str) -> None:
    seen = trick_at("five-hundred", "KH 9H 8H", NO_TRUMPS, "10H")
    seen = replace(seen, hand=card_set(seen.game.deck.ids(["KH", "9H", "8H"])))
    assert first(replace(seen, game=where_low_wins(seen.game)), card).code == code


@pytest.mark.parametrize(
    ("hand", "log", "lies", "card", "low"),
    [
        ("9H 6H 5C", SPADES, "AH KH", "9H", False),  # a partner wins, also beside the six
        ("9D 8C", NO_TRUMPS, "10H", "8C", True),  # no card can take the trick
    ],
)
def test_nothing_is_said_that_every_card_does(
    hand: str, log: list[str], lies: str, card: str, low: bool
) -> None:
    seen = trick_at("five-hundred", hand, log, lies)
    seen = replace(seen, hand=card_set(seen.game.deck.ids(hand.split())))
    seen = replace(seen, game=where_low_wins(seen.game)) if low else seen
    context = context_of(LEVEL["hard"], seen, 1)
    said = card_reasons(context, Play(seen.game.deck.id[card]))
    assert not {*PLAY_CODES, *VOID_CODES} & {reason.code for reason in said}


@pytest.mark.parametrize(
    ("hand", "log", "lies", "card", "low", "code", "named"),
    [
        ("9H QH 5C", NO_TRUMPS, "AH", "9H", False, "saves", "QH"),
        ("QH KH 5C", NO_TRUMPS, "10H", "QH", False, "keeps-better", "KH"),
        ("9D KD 5C", NO_TRUMPS, "AH", "5C", False, "keeps-chance", "KD"),
        ("KH QH 5C", NO_TRUMPS, "10H", "KH", True, "must-keep", "QH"),
        ("QH KH 5C", NO_TRUMPS, "10H", "QH", True, "must-low", ""),
        ("7S 9D 5C", SPADES, "AH KH", "9D", False, "friend-untrumped", ""),
    ],
)
def test_a_reason_names_the_worse_card_that_is_kept(
    hand: str, log: list[str], lies: str, card: str, low: bool, code: str, named: str
) -> None:
    """With every other card worth a point less."""
    seen = trick_at("five-hundred", hand, log, lies)
    names = seen.game.deck.id
    held = card_set(names[one] for one in hand.split())
    assert isinstance(seen.ask, AskPlay)
    legal = held & seen.order.suit_mask[seen.order.suit_of[names[lies.split()[0]]]] or held
    seen = replace(seen, hand=held, ask=replace(seen.ask, cards=legal))
    seen = replace(seen, game=where_low_wins(seen.game)) if low else seen
    context = context_of(LEVEL["hard"], seen, 1)
    assert isinstance(seen.ask, AskPlay)
    context.weighed = [
        ActionValue(Play(one), -float(one != names[card]), 1.0) for one in cards_in(seen.ask.cards)
    ]
    said = card_reasons(context, Play(names[card]))[0]
    assert (said.code, *({*said.values.values()} & {named})) == (code, *([named] if named else []))


@pytest.mark.parametrize(("tricks", "code"), [(1.0, "scores-less"), (0.0, "keeps-top"), (None, "keeps-top")])
def test_a_trick_is_let_go_for_a_better_one_only_if_tricks_are_good(tricks: float | None, code: str) -> None:
    """With the winning card, so many tricks more and fewer points."""
    seen = trick_at("five-hundred", "AH 9H 5C", NO_TRUMPS, "10H")
    names = seen.game.deck.id
    context = context_of(LEVEL["hard"], seen, 1)
    more = None if tricks is None else 6.0 + tricks
    context.weighed = [
        ActionValue(Play(names["9H"]), 10.0, 1.0, None, 10.0, 6.0),
        ActionValue(Play(names["AH"]), 0.0, 1.0, None, 0.0, more),
    ]
    assert card_reasons(context, Play(names["9H"]))[0].code == code


def test_who_has_bid_nil_wants_no_trick() -> None:
    seen = trick_at("five-hundred", "KH 9H 8H", NO_TRUMPS, "10H")
    assert seen.seat is not None
    goals = tuple(Goal(Aim.NONE) if at == seen.seat else None for at in range(4))
    seen = replace(seen, hand=card_set(seen.game.deck.ids(["KH", "9H", "8H"])))
    assert first(seen, "8H").code == "ducks"
    assert first(replace(seen, goals=goals), "8H").code == "stays-under"


def test_the_highest_card_left_is_not_needed_least() -> None:
    seen = trick_at("five-hundred", "AC 8D", NO_TRUMPS, "AH")
    names = seen.game.deck.id
    context = context_of(LEVEL["hard"], replace(seen, hand=card_set((names["AC"], names["8D"]))), 1)
    said = [{one.code for one in card_reasons(context, Play(names[card]))} for card in ("8D", "AC")]
    assert ["cannot-win" in one for one in said] == [True, False]


@pytest.mark.parametrize(("card", "code"), [("JH", "must-low"), ("KH", ""), ("AH", "must-high")])
def test_only_the_lowest_is_called_low_that_beats_a_card(card: str, code: str) -> None:
    """The others are worth less, although fewer points are expected with them."""
    seen = trick_at("five-hundred", "JH KH AH", NO_TRUMPS, "10H")
    names = seen.game.deck.id
    assert isinstance(seen.ask, AskPlay)
    held = card_set(names[one] for one in ("JH", "KH", "AH"))
    seen = replace(seen, hand=held, ask=replace(seen.ask, cards=held), game=where_low_wins(seen.game))
    context = context_of(LEVEL["hard"], seen, 1)
    context.weighed = [
        ActionValue(Play(one), -float(one != names[card]), 1.0, None, 1.0 + (one == names[card]))
        for one in cards_in(held)
    ]
    said = [one.code for one in card_reasons(context, Play(names[card])) if one.code in PLAY_CODES]
    assert said == ([code] if code else [])


PLACES = tomllib.loads(Path(__file__).with_name("reasons.toml").read_text(encoding="utf-8"))["position"]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place["name"])
def test_the_first_reason_says_what_matters_here(place: Mapping[str, Any]) -> None:
    """With every other card worth a point less."""
    question = question_of(place["game"], {key: value for key, value in place.items() if key != "game"})
    seen = view(question.table(0), question.seat)
    assert isinstance(seen.ask, AskPlay)
    chosen = seen.game.deck.id[question.accept[0]]
    context = context_of(LEVEL["hard"], seen, 1)
    context.weighed = [
        ActionValue(Play(card), -float(card != chosen), 1.0) for card in cards_in(seen.ask.cards)
    ]
    said = card_reasons(context, Play(chosen))[:1]
    assert reasons_words(Explanation(tuple(said)), seen.game) == question.why


@pytest.mark.parametrize(("next_best", "is_said"), [("8S", False), ("AD", True)])
def test_no_card_is_kept_that_the_next_best_choice_keeps_too(next_best: str, is_said: bool) -> None:
    seen = trick_at("five-hundred", "AD 8S 5C", NO_TRUMPS, "10H")
    names = seen.game.deck.id
    held = card_set(names[one] for one in ("AD", "8S", "5C"))
    assert isinstance(seen.ask, AskPlay)
    seen = replace(seen, hand=held, ask=replace(seen.ask, cards=held))
    context = context_of(LEVEL["hard"], seen, 1)
    values = {"AD": -2.0, "8S": -2.0, "5C": 0.0, next_best: -1.0}
    context.weighed = [ActionValue(Play(names[card]), value, 1.0) for card, value in values.items()]
    said = {reason.code for reason in card_reasons(context, Play(names["5C"]))}
    assert ("keeps-top" in said) == is_said


@pytest.mark.parametrize(("tricks", "is_said"), [(3.7, True), (3.75, False), (2.2, False), (None, True)])
def test_a_hand_takes_about_as_many_tricks_as_it_bids(tricks: float | None, is_said: bool) -> None:
    rng = Random("about")
    seen = next(one for one in run_deal(Table(games()["oh-hell"]()), rng, {}) if isinstance(one.ask, AskCall))
    context, call = context_of(LEVEL["hard"], seen, 1), Call("3")
    context.weighed = [ActionValue(call, 1.0, 1.0, None, 1.0, tricks)]
    assert isinstance(seen.ask, AskCall)
    assert [one.code for one in call_reasons(context, seen.ask, call)] == ["says-tricks"] * is_said


def test_a_nil_takes_no_trick() -> None:
    seen = next(
        one for one in run_deal(Table(games()["spades"]()), Random("nil"), {}) if isinstance(one.ask, AskCall)
    )
    context = context_of(LEVEL["hard"], seen, 1)
    for text, said in (("nil", "says-none"), ("3", "says-tricks")):
        assert isinstance(seen.ask, AskCall)
        assert [one.code for one in call_reasons(context, seen.ask, Call(text))] == [said]


@pytest.mark.parametrize(("shown", "said"), [(4, "keeps-chance"), (5, "cannot-win")])
def test_no_card_is_kept_that_is_not_among_the_next_choices(shown: int, said: str) -> None:
    """The king would cost more than so many others."""
    seen = trick_at("five-hundred", "KD 10S 9S 8S 7S 6S 5C", NO_TRUMPS, "AH")
    names = seen.game.deck.id
    cards = [names[one] for one in ("5C", "6S", "7S", "8S", "9S", "10S", "KD")]
    cards = [*cards[: shown + 1], cards[-1]]
    assert isinstance(seen.ask, AskPlay)
    seen = replace(seen, hand=card_set(cards), ask=replace(seen.ask, cards=card_set(cards)))
    context = context_of(LEVEL["hard"], seen, 1)
    context.weighed = [ActionValue(Play(card), -float(at), 1.0) for at, card in enumerate(cards)]
    assert card_reasons(context, Play(cards[0]))[0].code == said


def test_the_highest_trump_is_called_so_if_it_is_kept() -> None:
    """Beside a partner's trick that an opponent may still beat."""
    seen = trick_at("five-hundred", "7S JK 5C", SPADES, "AS KS")
    names = seen.game.deck.id
    held = card_set(names[one] for one in ("7S", "JK"))
    assert isinstance(seen.ask, AskPlay)
    seen = replace(seen, hand=held, ask=replace(seen.ask, cards=held))
    context = context_of(LEVEL["hard"], seen, 1)
    context.weighed = [ActionValue(Play(names["7S"]), 1.0, 1.0), ActionValue(Play(names["JK"]), -1.0, 1.0)]
    assert card_reasons(context, Play(names["7S"]))[0].code == "keeps-top-trump"


@pytest.mark.parametrize(("next_best", "is_said"), [("3D", False), ("3H", True)])
def test_a_card_that_counts_is_kept_only_from_the_next_best(next_best: str, is_said: bool) -> None:
    """Hearts: somebody else has all the points so far."""
    place = next(one for one in PLACES if one["name"] == "hearts are kept from somebody who has all points")
    question = question_of("hearts", {key: value for key, value in place.items() if key != "game"})
    seen = view(question.table(0), question.seat)
    names = seen.game.deck.id
    cards = [names["7D"], names["3D"], names["3H"], names["5H"]]
    context = context_of(LEVEL["hard"], seen, 1)
    first = names[next_best]
    context.weighed = [
        ActionValue(Play(card), 0.0 if card == names["7D"] else -1.0 if card == first else -2.0, 1.0)
        for card in cards
    ]
    said = {one.code for one in card_reasons(context, Play(names["7D"]))}
    assert ("keeps-points" in said) == is_said


DECIDED_CODES = {*FACT_CODES} - {*KEEP_CODES, *VOID_CODES}


def out_of(seen: PlayerView) -> CardSet:
    """Return the cards that others may hold, as far as the viewer knows."""
    return ((1 << seen.game.deck.size) - 1) & ~(seen.hand | seen.played | seen.buried | seen.turned)


def wins(seen: PlayerView, card: CardId) -> bool:
    """Return whether a card beats all those on the table."""
    return beats_trick(seen, tables_of(seen.game, seen.order), card)


def has_lower(seen: PlayerView, card: CardId) -> bool:
    """Return whether a lower card of its suit is legal, with one between still out."""
    assert isinstance(seen.ask, AskPlay)
    suit = seen.order.suit_of[card]
    above = tables_of(seen.game, seen.order).above[suit]
    return any(
        above[other] >> card & 1 and above[other] & ~above[card] & ~(1 << card) & out_of(seen)
        for other in cards_in(seen.ask.cards & seen.order.suit_mask[suit])
    )


def untrue(seen: PlayerView, card: CardId, reason: Reason) -> bool:
    """Return whether what the viewer sees contradicts a reason for a card."""
    order, deck, trick = seen.order, seen.game.deck, seen.trick
    above, suit, out = tables_of(seen.game, order).above, order.suit_of[card], out_of(seen)
    mask, led = order.suit_mask[suit], suit if trick is None else order.suit_of[trick.cards[0]]
    over, code, trumps = above[led][card] & out, reason.code, order.suit_mask[order.trump]
    assert isinstance(seen.ask, AskPlay)
    rest, others = seen.hand & ~(1 << card), seen.ask.cards & ~(1 << card)
    keep = tables_of(seen.game, order).keep
    points = [seen.game.trick_points((one,)) - seen.game.trick_points(()) for one in range(order.size)]
    if code in ("sure-trick", "sure-winner"):
        return bool(over & ~order.suit_mask[order.trump] if trick is None and suit != order.trump else over)
    if code == "unless-card":
        return over != 1 << deck.id[str(reason.values["over"])]
    if code == "cashes-winner":
        return bool(over & mask)
    if code == "wins-unless":
        return bool(over & ~order.suit_mask[order.trump])
    if code in ("leads-high", "builds", "leads-to"):
        return (over & mask).bit_count() != 1
    if code in ("leads-under", "leads-trumps"):
        return (over & mask).bit_count() < 2
    if code in ("takes-now", "must-take"):
        return trick is None and bool(over & mask)
    if code in ("leads-short", "makes-void") and (trumps & order.may[card] or not rest & trumps):
        return True  # a trump may be played in any case, or there is none
    if code == "leads-short" and not rest & ~trumps:
        return True
    if code in ("leads-short", "makes-void", "throws-last"):
        return bool(rest & mask)
    if code == "leads-low" and suit == order.trump < len(deck.suits):
        return not rest & mask  # the only trump
    if code == "leads-best":
        return (over & mask).bit_count() < 2 or any(keep[one] >= keep[card] for one in cards_in(rest))
    if code == "keeps-points":
        return points[card] > 0 or all(points[one] <= 0 for one in cards_in(others))
    if code == "friend-wins" and (
        not any(keep[one] > keep[card] for one in cards_in(others)) or has_lower(seen, card)
    ):
        return True
    if code == "friend-untrumped" and (suit == order.trump or not others & trumps):
        return True
    if code == "gives-none":
        return points[card] > min(points[one] for one in cards_in(others))
    if code == "leaves-trick":
        return trick is None or not any(wins(seen, one) for one in cards_in(others))
    if code == "stays-high" and any(
        not wins(seen, one) for one in cards_in(others & mask & above[suit][card])
    ):
        return True
    if code in ("cannot-win", "friend-wins", "feeds", "stays-high", "stays-under"):
        best = deck.id[str(reason.values["card"])] if "card" in reason.values else None
        return best is None or trick is None or best not in trick.cards or bool(above[led][best] >> card & 1)
    if code in ("must-low", "must-high"):
        best = deck.id[str(reason.values["card"])]
        return any(not above[led][best] >> other & 1 for other in cards_in(seen.ask.cards))
    return False


@pytest.mark.parametrize("game_id", sorted(set(games()) - {"92q"}))
def test_no_purpose_contradicts_what_is_seen(game_id: str) -> None:
    """In 92Q the rank of a card isn't all: a two may win."""
    rng, told = Random(f"purposes {game_id}"), set()
    for _ in range(4):
        for seen in run_deal(Table(games()[game_id]()), rng, {}):
            if not isinstance(seen.ask, AskPlay):
                continue
            context = context_of(LEVEL["hard"], seen, 1)
            for card in cards_in(seen.ask.cards):
                names = seen.ask.names.get(card)
                said = card_reasons(context, Play(card, names[0] if names else None))
                reason = said[0] if said else Reason("by-rule")  # nothing, if every card does the same
                assert not said or reason.code in (*PLAY_CODES, *DECIDED_CODES)
                if seen.game.deck.suit[card] < len(seen.game.deck.suits):
                    assert not untrue(seen, card, reason), (seen, reason)
                told.add(reason.code)
    assert len(told) > 6


def test_equal_figures_are_never_clearly_best() -> None:
    game = games()["tocan"]()
    best, same = (
        ActionValue(Play(0), 5.70, 0.1, None, 5.70, 5.7),
        ActionValue(Play(1), 5.3, 0.1, None, 5.68, 5.7),
    )
    worse = replace(same, action=Play(2), value=1.0, points=1.0, tricks=1.0)
    more = replace(best, value=5.78, tricks=7.2)  # extra tricks that score nothing
    assert [one.code for one in how(best.action, [best, same], 0, game)] == ["no-difference"]
    assert [one.code for one in how(more.action, [more, best], 0, game)] == ["no-difference"]
    assert [one.code for one in how(best.action, [best, same, worse], 0, game)] == ["best-on-average"]
    assert [
        one.code
        for one in how(
            same.action, [replace(best, action=Play(3)), replace(best, action=same.action), worse], 0, game
        )
    ] == ["best-on-average"]
    assert [one.code for one in how(best.action, [best, worse], 0, game)] == ["clearly-best"]


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("QS KS AH", "passes-danger"),
        ("KD QD JD", "passes-last"),
        ("AC KC KD", "passes-high"),
        ("KC JD QD", "passes-short"),  # higher cards are kept
        ("2C 3C 4C", "passes-low"),
    ],
)
def test_why_cards_are_passed(cards: str, code: str) -> None:
    game = games()["hearts"]()
    hand = "2C 3C 4C KC AC JD QD KD AH 2S QS KS AS"
    table = Table(game)
    rest = [card for card in range(52) if card not in game.deck.ids(hand.split())]
    hands = (tuple(game.deck.ids(hand.split())), *(tuple(rest[n * 13 : n * 13 + 13]) for n in range(3)))
    table.deal(Deal(3, hands, ()))
    said = pass_reasons(view(table, 0), card_set(game.deck.ids(cards.split())))
    assert [one.code for one in said] == ([code] if code else [])
