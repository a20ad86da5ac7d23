"""What levels spend on a decision, and how they read bids."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.bots.dealing import run_deal
from tests.bots.five_hundred import asked
from tests.bots.positions import position
from tests.driving import GAMES_WITH_DECLARER
from trickdesk.bots.bidding.bidder import SAFE, Bidder, Offer
from trickdesk.bots.bidding.choices import choose_call
from trickdesk.bots.cardplay.card_search import choose_card
from trickdesk.bots.decision import search
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.levels import BY_RULE, LEVEL, LEVELS, ONCE_A_DEAL, TEMPERAMENTS, Effort, Temperament
from trickdesk.bots.player import context_of, decide, decide_with
from trickdesk.engine.actions import AskCall, AskGive
from trickdesk.engine.bids import PASS
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("name", ["medium", "hard"])
@pytest.mark.parametrize("game_id", sorted(games()))
def test_medium_does_not_think_about_every_card(game_id: str, name: str, compiled: bool) -> None:
    """It follows by rule, and leads late by rule where there are piles."""
    table, level, kinds = Table(games()[game_id]()), LEVEL[name], set()
    size = table.game.hand_size
    leads = 7 if name == "medium" and table.game.has_piles else size
    card, call, lead = level.card, level.call, level.lead or level.card
    if compiled and name == "hard":
        assert level.compiled is not None
        card, call, lead = level.compiled
    for seen in run_deal(table, Random(5), {}):
        effort = level.effort(seen, compiled)
        if isinstance(seen.ask, AskGive):
            assert effort.worlds > call.worlds
            continue
        if isinstance(seen.ask, AskCall):
            assert effort == (call.once_a_deal() if seen.ask.style in ONCE_A_DEAL else call)
            continue
        left, follows = table.play.left, bool(table.play.trick)
        by_rule = name == "medium" if follows else size - left >= leads
        thought = card if follows else lead
        assert effort == (BY_RULE if by_rule else thought)
        kinds.add((follows, by_rule))
    assert kinds == {(False, False), (False, size > leads), (True, name == "medium")}


@pytest.mark.slow
@pytest.mark.parametrize("game_id", sorted(games()))
def test_every_decision_takes_as_many_worlds_as_the_level_allows(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twice as many if it may think twice as long and nothing is ever clear."""
    monkeypatch.setattr(search, "is_clear", lambda gain, error: False)
    few, many = (
        replace(LEVEL["hard"], card=effort, lead=None, compiled=None, call=effort, ahead=None)
        for effort in (Effort(9, 10**9), Effort(18, 10**9))
    )
    kinds: set[str] = set()
    for seen in run_deal(Table(games()[game_id]()), Random(3), {}):
        contexts = [context_of(level, seen, 1) for level in (few, many)]
        for context in contexts:
            decide_with(context)
        first, second = (context.worlds for context in contexts)
        if first:
            assert second == 2 * first, seen.ask
            kinds.add(type(seen.ask).__name__)
    assert len(kinds) > 1


def test_up_to_easy_the_lowest_bid_that_will_do_is_made() -> None:
    game, lower = games()["five-hundred"](), 0
    for seed in range(40):
        seen = view(position(game, 3, {}, [], seed=seed), 0)
        said = []
        for lowest in (True, False):
            level = replace(LEVEL["easy"], novice=lowest)
            assert isinstance(seen.ask, AskCall)
            said.append(choose_call(context_of(level, seen, seed), seen.ask).text)
        assert (said[0] == PASS) == (said[1] == PASS)
        if said[0] != PASS:
            assert game.ladder.index(said[0]) <= game.ladder.index(said[1])
            lower += said[0] != said[1]
    assert lower > 5
    assert [LEVEL[name].novice for name in LEVELS] == [True, True, False, False, False]


@pytest.mark.parametrize("game_id", GAMES_WITH_DECLARER)
def test_weak_levels_know_how_they_play(game_id: str) -> None:
    """The chance of a bid depends on how well the level plays its cards."""
    knowledge, said = knowledge_of(games()[game_id]()), []
    seen = view(position(games()[game_id](), 3, {}, [], seed=2), 0)
    assert isinstance(seen.ask, AskCall)
    for name in ("beginner", "medium"):
        bidder = Bidder(context_of(replace(LEVEL["easy"], name=name), seen, 1), seen.ask)
        candidates = bidder.candidates()
        said.append(max(offer.chance for offer in bidder.offers(candidates, bidder.worlds(len(candidates)))))
    assert (said[0] < said[1]) == (knowledge.slack["beginner"] < 0)
    assert said[0] != said[1]


@pytest.mark.parametrize(("game_id", "alone"), [("five-hundred", False), ("tocan", True), ("92q", False)])
def test_experts_are_content_with_less_where_nobody_else_pays_for_a_bid(game_id: str, alone: bool) -> None:
    """In 92Q, partners are chosen, and they pay for it too."""
    seen = view(position(games()[game_id](), 3, {}, [], seed=1), 0)
    assert isinstance(seen.ask, AskCall)
    for name, temperament in TEMPERAMENTS.items():
        bidder = Bidder(context_of(LEVEL["expert"], seen, 1, temperament=name), seen.ask)
        daring = LEVEL["expert"].daring if alone else 0.0
        leaning = bidder.knowledge.leaning.get("expert", Temperament(0.0, 0.0))
        assert (leaning.margin < 0) == (game_id == "tocan")
        expected = temperament.margin + leaning.margin, temperament.least + leaning.least - daring
        assert bidder.bid_temperament() == expected


def test_at_tocan_experts_bid_no_less_likely_contracts_than_hard() -> None:
    """Reviews judge as an expert; what only experts bid gained nothing."""
    seen = view(position(games()["tocan"](), 3, {}, [], seed=1), 0)
    assert isinstance(seen.ask, AskCall)
    hard, expert = (
        Bidder(context_of(LEVEL[name], seen, 1), seen.ask).bid_temperament() for name in ("hard", "expert")
    )
    assert expert == pytest.approx(hard)


@pytest.mark.parametrize("name", ["red-one", "five-hundred", "forty-fives"])
def test_up_to_easy_what_the_auction_has_won_is_settled_by_rule(name: str) -> None:
    """Trumps and discards aren't tried in simulated deals."""
    asked, table = set(), Table(games()[name]())
    for seen in run_deal(table, Random(2), {}):
        settles = isinstance(seen.ask, AskGive) or (
            isinstance(seen.ask, AskCall) and seen.ask.style == "trump"
        )
        free = isinstance(seen.ask, AskGive) and seen.ask.low < seen.ask.high  # by rule at every level
        if settles and not free:
            tried = [decide(seen, level, 1).explanation.worlds > 0 for level in LEVEL]
            asked.add(tuple(tried))
    assert asked == {(False, False, True, True, True)}


def test_only_experts_count_what_others_drew() -> None:
    """Forty-Fives: they conclude from drawn cards how many trumps others have kept."""
    game, known = games()["forty-fives"](), 0
    for seen in run_deal(Table(game), Random(3), {}):
        known += bool(knowledge_of(game).known_holdings(seen))
        for level in LEVEL.values():
            kept = knowledge_of(game).known_holdings(level.remembered_view(seen))
            assert kept == (knowledge_of(game).known_holdings(seen) if level.name == "expert" else {})
    assert known


def test_who_heeds_a_bid_takes_its_holder_for_strong() -> None:
    """Five Hundred: the opponent's 7S in deals simulated with and without it."""
    seen = asked(["0 call 7S"], 1, "4H 5H 6H 4D 5D 6D 5C 6C 5S 6S")
    assert isinstance(seen.ask, AskCall)
    spades, strengths = seen.game.trump_index("S"), []
    for novice in (True, False):
        knowledge = knowledge_of(seen.game)
        context = context_of(replace(LEVEL["hard"], novice=novice), seen, 1)
        worlds = Bidder(context, seen.ask).worlds(3)
        strengths.append(sum(knowledge.strength(world.hands[0], spades) for world in worlds) / len(worlds))
    assert strengths[1] > strengths[0] + 0.5


@pytest.mark.parametrize(
    ("holds", "log", "plays_for_points", "plain"),
    [
        ("G12 G8 R6 R7 R8 Y6 Y7 Y8 B6", ["2 play G10"], "G12", "G8"),
        ("G12 G8 R6 R7 R8 Y6 Y7 Y8 B6", ["2 play G9"], "G8", "G8"),
        ("G12 G7 R6 R7 R9 Y6 Y8 Y11 Y13", [], "Y6", "G7"),
    ],
    ids=["a counter on the table", "nothing on the table", "a lead"],
)
def test_some_levels_go_after_points(holds: str, log: list[str], plays_for_points: str, plain: str) -> None:
    """Red One defence by rule: goes for a counter in second seat, leads from length."""
    gone = "G5 G6 Y5 Y14 R5 R14"
    game = games()["red-one"]({"first_lead": "declarer" if log else "left_of_declarer"})
    settled = ["2 call 70", "3 call pass", "0 call pass", "1 call pass", f"2 give {gone}", "2 call trump B"]
    hands = {3: holds, 2: "G10 G9 B14 RED1"}
    seen = view(position(game, 1, hands, settled + log, seed=1, talon=gone), 3)
    for does, card in ((True, plays_for_points), (False, plain)):
        level = replace(LEVEL["easy"], plays_for_points=does)
        assert level.effort(seen, True) == BY_RULE
        assert game.deck.names[choose_card(context_of(level, seen, 1)).card] == card


def test_from_hard_up_play_by_rule_goes_after_points() -> None:
    assert [LEVEL[name].plays_for_points for name in LEVELS] == [False, False, False, True, True]


@pytest.mark.parametrize(("name", "game_id"), [("beginner", "five-hundred"), ("easy", "red-one")])
def test_weak_levels_are_content_with_less(name: str, game_id: str) -> None:
    """They also consider less to be safe: the highest such bid is made."""
    seen = view(position(games()[game_id](), 3, {}, [], seed=1), 0)
    assert isinstance(seen.ask, AskCall)
    bidder = Bidder(context_of(LEVEL[name], seen, 1), seen.ask)
    margin = bidder.knowledge.leaning[name].margin
    assert bidder.temperament.margin == margin < 0
    kinds = [
        Offer("", "H", bid, 8, 10, chance, 1, -1, 1, -1)
        for bid, chance in zip(seen.ask.ladder, (0.95, SAFE + margin, SAFE + margin - 0.01), strict=False)
    ]
    assert bidder.highest_safe(kinds[0], kinds) is kinds[1]
