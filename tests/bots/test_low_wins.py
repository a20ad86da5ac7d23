"""If the lowest total wins, bots and their reasons want fewer points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from tests.bots.arena.rehearsal import Rehearsal
from tests.bots.dealing import run_deal
from tests.bots.exam.questions import questions_in
from tests.bots.positions import BLUE, NO_TRUMPS, SPADES, answer, dealt, game_of, play_cards, trick_at
from tests.driving import where_low_wins
from trickdesk.bots.cardplay.card_search import card_reasons, even_world, policy_for
from trickdesk.bots.cardplay.conventions import FEEDS, KEEPS, SPARES, YIELDS, find_vetoes
from trickdesk.bots.cardplay.reasons import known_facts
from trickdesk.bots.decision.explain import SAME, ActionValue, Reason, how, looks_better
from trickdesk.bots.decision.match_equity import MatchEquity
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.game_knowledge.base import GameKnowledge
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.levels import LEVEL
from trickdesk.bots.player import context_of, decision
from trickdesk.bots.simulation.rollout import ResumedPlay
from trickdesk.engine.actions import AskPlay, Call, Play
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.deal import Terms
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games

HEARTS = games()["hearts"]()
FREE_HEARTS = game_of("hearts", passing="none", club_leads=False, safe_start=False, breaking="any")


def vetoes(seen: PlayerView) -> set[str]:
    """Return the conventions by which some legal cards need a clear gain."""
    context = context_of(LEVEL["hard"], seen, 0)
    tricks = ResumedPlay(seen, context.knowledge.tricks).in_flat(even_world(context))
    return set(find_vetoes(context, policy_for(context, tricks), tricks).values())


@pytest.mark.parametrize(
    ("game_id", "hand", "log", "cards", "manner"),
    [
        ("five-hundred", "6S 9D 5D AD 5C AC", SPADES, "8H AH 6H", SPARES),
        ("five-hundred", "AD 9D 8D 7D 5C 6C 7C 8C 9C JK", NO_TRUMPS, "AH", KEEPS),
        ("red-one", "G8 G10", BLUE, "G14 G6 G7", YIELDS),
        ("red-one", "G8 G10", BLUE, "G9 G14 G7", FEEDS),
    ],
)
def test_no_card_is_kept_for_a_trick_or_for_the_partner(
    game_id: str, hand: str, log: list[str], cards: str, manner: str
) -> None:
    seen = trick_at(game_id, hand, log, cards)
    assert manner in vetoes(seen)
    assert not vetoes(replace(seen, game=where_low_wins(seen.game)))


def test_in_hearts_high_cards_and_points_may_go_to_anybody() -> None:
    rng, tried = Random(4), 0
    for _ in range(3):
        for seen in run_deal(Table(HEARTS), rng, {}):
            if isinstance(seen.ask, AskPlay) and seen.trick:
                assert not vetoes(seen)
                tried += 1
    assert tried > 100


def weighed(*points: float) -> list[ActionValue]:
    """Return some cards with expected points, best first."""
    return [
        ActionValue(Play(card), -float(card), 0.1, None, expected) for card, expected in enumerate(points)
    ]


@pytest.mark.parametrize(
    ("points", "more", "fewer"),
    [
        ((4.0, 13.0), True, False),  # of the one that was chosen, and of another one
        ((13.0, 4.0), False, True),
        ((4.0, 4.005), False, False),
        ((-26.0, 0.0), True, False),
    ],
)
def test_figures_are_better_that_have_fewer_points(
    points: tuple[float, float], more: bool, fewer: bool
) -> None:
    usual = game_of("five-hundred")
    chosen, other = weighed(*points)
    for game, better in ((usual, more), (HEARTS, fewer), (where_low_wins(usual), fewer)):
        assert looks_better(other, chosen, game) == better
        if abs(points[0] - points[1]) < SAME:  # "clearly best" would contradict equal figures
            assert [reason.code for reason in how(chosen.action, [chosen, other], 0, game)] == [
                "no-difference"
            ]
            continue
        codes = [reason.code for reason in how(chosen.action, [chosen, other], 0, game)]
        assert codes == ["clearly-best", *(["for-the-match"] if better else [])]
        codes = [reason.code for reason in how(chosen.action, [chosen, other], 7, game)]
        assert codes == ["clearly-best", *(["played-exactly"] if better else [])]


@pytest.mark.parametrize(
    ("expected", "low", "is_told"), [(40.0, False, False), (40.0, True, True), (-40.0, True, False)]
)
def test_a_bid_is_for_the_match_where_a_pass_has_better_points(
    expected: float, low: bool, is_told: bool
) -> None:
    seen = dealt_to_call()
    if low:
        seen = replace(seen, game=where_low_wins(seen.game))
    context = context_of(LEVEL["hard"], seen, 0)
    bid, quiet = Call("6S"), Call("pass")
    context.reasons = [Reason("bids")]
    context.weighed = [ActionValue(bid, 9.0, 1.0, 0.7, expected), ActionValue(quiet, 0.0, 1.0, None, 0.0)]
    made = decision(context, bid, context.reasons, False)
    assert made.explanation.codes[0] == ("bids-for-match" if is_told else "bids")


def dealt_to_call() -> PlayerView:
    """Five Hundred, first call."""
    table = dealt(game_of("five-hundred"), 1, {2: "AS KS QS JS AH"}, 3)
    return view(table, 2)


def said_of(seen: PlayerView, cards: Sequence[str]) -> list[str]:
    """Return the first reason for each of some cards."""
    context = context_of(LEVEL["hard"], seen, 0)
    return [card_reasons(context, Play(seen.game.deck.id[card]))[0].code for card in cards]


def test_who_stays_under_wants_no_trick() -> None:
    """A card that could take the trick isn't valuable there."""
    seen = trick_at("five-hundred", "KH 9H AD", SPADES, "10H")
    assert said_of(seen, ["9H", "KH"]) == ["ducks", "may-win"]
    low = replace(seen, game=where_low_wins(seen.game))
    assert said_of(low, ["8H", "9H", "KH"]) == ["stays-under", "stays-high", "sheds-early"]


def test_no_high_card_is_kept_for_later() -> None:
    seen = trick_at("five-hundred", "AD 9D 5C", NO_TRUMPS, "AH")
    seen = replace(seen, hand=card_set(seen.game.deck.ids(["AD", "9D", "5C"])))
    assert facts(seen) == ["keeps-top"]
    assert not facts(replace(seen, game=where_low_wins(seen.game)))


def facts(seen: PlayerView) -> list[str]:
    """Return the facts about kept cards: 9 of diamonds played, the ace was worse."""
    context = context_of(LEVEL["hard"], seen, 1)
    nine, ace = seen.game.deck.ids(["9D", "AD"])
    context.weighed = [ActionValue(Play(nine), 0.0, 1.0), ActionValue(Play(ace), -1.0, 1.0)]
    tricks = ResumedPlay(seen, context.knowledge.tricks).in_flat(even_world(context))
    return [reason.code for reason in known_facts(context, tricks, nine) if reason.code.startswith("keeps")]


def test_a_trick_more_is_no_gain() -> None:
    for game, gain in ((game_of("five-hundred"), True), (HEARTS, False)):
        terms = Terms(None, None, tuple((seat,) for seat in range(4)), (None,) * 4)
        equity = MatchEquity(game, (0,) * game.sides, 0)
        few, many = (equity.worth_of((0,) * game.sides, terms, tricks).value for tricks in (0, 5))
        assert (many > few) == gain


def test_the_clairvoyant_rehearses_for_few_points() -> None:
    """The best card of a rehearsal takes the fewest of the 26 points."""
    rng, compared = Random(2), 0
    for _ in range(2):
        table = Table(HEARTS)
        for seen in run_deal(table, rng, {}):
            ask = seen.ask
            if not isinstance(ask, AskPlay) or not 1 < ask.cards.bit_count() < 5:
                continue
            rehearsal, options = Rehearsal(table), [Play(card) for card in cards_in(ask.cards)]
            ends = [rehearsal.play_out(ask.seat, option).deals[-1].result for option in options]
            points = [end.points for end in ends if end is not None]
            if any(sum(each) != 26 for each in points):
                continue
            best = max(range(len(options)), key=lambda at: rehearsal.worth(ask.seat, options[at]))
            assert points[best][ask.seat] == min(each[ask.seat] for each in points)
            compared += len({each[ask.seat] for each in points}) > 1
    assert compared


@pytest.mark.parametrize("game_id", [game_id for game_id in games() if game_id != "hearts"])
def test_a_game_without_hints_of_its_own_has_no_beginner_who_goes_for_tricks(game_id: str) -> None:
    game = games()[game_id]()
    seen = next(seen for seen in run_deal(Table(game), Random(1), {}) if isinstance(seen.ask, AskPlay))
    assert GameKnowledge(game).has_beginner(seen.terms) and GameKnowledge(game).is_predictable(seen.terms)
    low = GameKnowledge(where_low_wins(game))
    assert not low.has_beginner(seen.terms) and not low.is_predictable(seen.terms)


@pytest.mark.parametrize("level", ["easy", "hard", "expert"])
@pytest.mark.parametrize(
    "name",
    [
        "one heart is taken to stop the moon",
        "the last heart is kept from a player who has all other points",
        "the jack of diamonds is won",
        "the jack of diamonds wins its own trick",
        "the jack of diamonds isn't thrown away",
    ],
)
def test_in_hearts_the_moon_is_stopped_and_the_jack_is_won(name: str, level: str) -> None:
    """Also by players who play this card by rule."""
    question = next(one for one in questions_in("hearts") if one.name == name)
    assert all(question.is_right(question.ask(level, number)) for number in range(3))


def test_a_player_with_all_points_goes_for_the_rest() -> None:
    """The shooter takes the last heart, although a low card would leave it to another."""
    question = next(one for one in questions_in("hearts") if "stop the moon" in one.name)
    higher, found = card_set(question.game.deck.ids(["10C", "JC", "QC"])), 0
    for number in range(6):
        table = play_cards(question.table(number), "6C")
        if table.hands[1] & higher:
            found += 1
            assert answer(table, "easy", 0) in ("play 10C", "play JC", "play QC")
    assert found


def ruled(table: Table) -> str:
    """Return the card that the rule-based player chooses, who forgets nothing."""
    assert table.phase is not None
    context = context_of(LEVEL["hard"], view(table, table.phase.turn), 0)
    tricks = ResumedPlay(context.view, context.knowledge.tricks).in_flat(even_world(context))
    return table.game.deck.names[policy_for(context, tricks).card(tricks)]


@pytest.mark.parametrize("seed", range(4))
def test_by_rule_a_strong_hand_goes_for_all_points_from_the_first_trick(seed: int) -> None:
    table = dealt(FREE_HEARTS, 3, {0: "AH KH QH JH 10H 9H 2H AS KS QS AC KC AD"}, seed)
    while table.phase is not None:
        play_cards(table, ruled(table))
    result = table.deals[-1].result
    assert result is not None and result.points == (0, 26, 26, 26)


@pytest.mark.parametrize("number", range(4))
def test_by_rule_an_ace_is_kept_from_a_player_who_has_all_points_so_far(number: int) -> None:
    hands = {
        0: "AH 3H 10C 9C 8C 2S 3S 2C 5C 6C 7C 4S 5S",
        1: "AS KS KH QH AD KD QD",
        2: "QS 8S 2H 5H 2D",
        3: "9S 10S 6H 7H 3D",
    }
    table = dealt(FREE_HEARTS, 0, hands, number)
    play_cards(table, "AS 8S 9S 2S KS QS 10S 3S AD 2D 3D")
    assert ruled(table) not in ("AH", "3H")


def high_cards_thought(lead: str) -> float:
    """Return how many of six high cards seat 0 imagines at seat 1, who led: a share."""
    hands = {0: "2S 7S 2H 3H 4H 5H 6H 2C 3C 4C 2D 3D 4D", 1: "KS", 2: "9S", 3: "QS 10S"}
    seen = view(play_cards(dealt(FREE_HEARTS, 0, hands, 1), lead), 0)
    beliefs = Beliefs(seen, knowledge_of(FREE_HEARTS), Random(1), weighted=False)
    high, worlds = card_set(seen.game.deck.ids(["AC", "KC", "QC", "AD", "KD", "QD"])), 200
    return (
        sum((beliefs.world().hands[1] & high).bit_count() for _ in range(worlds)) / worlds / high.bit_count()
    )


def test_a_player_who_has_all_points_so_far_is_thought_to_have_high_cards() -> None:
    """With the queen of spades, it has most of them; without, the third part."""
    assert high_cards_thought("KS 9S 10S 2S") == pytest.approx(1 / 3, abs=0.06)
    assert 0.65 < high_cards_thought("KS 9S QS 2S") < 0.95


def test_by_rule_a_point_is_led_that_nobody_else_can_take() -> None:
    """After the queen of spades has gone to another player, who has no hearts yet."""
    hands = {0: "2S KC AH 2D 3D 4D 5D 6D 2C 3C 5C 6C 4S", 1: "AS 4C", 2: "QS 7C", 3: "3S 8C"}
    table = play_cards(dealt(FREE_HEARTS, 3, hands, 1), "2S AS QS 3S 4C 7C 8C KC")
    assert ruled(table) == "AH"
