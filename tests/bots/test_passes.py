"""The worth of a pass: what it leaves to the partner and to the opponents."""

from __future__ import annotations

from statistics import mean

import pytest

from tests.bots import pass_table
from tests.bots.five_hundred import FIVE, asked
from tests.bots.pass_table import Passed, difference, kind_of, lines, passes
from tests.bots.positions import asked as asked_of_red_one
from tests.bots.positions import game_of, position
from trickdesk.bots.bidding.auction_search import AuctionSearch
from trickdesk.bots.bidding.bidder import Bidder, calibrated
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.inference.beliefs import AuctionModel, CallLikelihood
from trickdesk.bots.levels import LEVEL
from trickdesk.bots.player import context_of, decide
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.cards import card_set
from trickdesk.engine.view import PlayerView, view

# Played out, the partner's raise to 7H is made nearly always, and 7NT less often.
RAISED = ["0 call 6H", "1 call pass", "2 call 7H", "3 call pass"]
OPENER = "JK AH KH 8H 6H 9S 7S QC 8D 5D"


def bidder(seen: PlayerView, level: str = "hard") -> Bidder:
    assert isinstance(seen.ask, AskCall)
    return Bidder(context_of(LEVEL[level], seen, 1), seen.ask)


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("seed", range(4))
def test_a_raise_of_the_own_suit_is_left_to_the_partner(level: str, seed: int) -> None:
    made = decide(asked(RAISED, 0, OPENER, seed), level, seed, clock=lambda: 0.0)
    assert made.action == Call("pass")
    points = {entry.action: entry.points or 0 for entry in made.explanation.weighed}
    assert points[Call("pass")] > 100


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_who_bids_is_imagined_with_a_hand_for_it(level: str) -> None:
    """Also by levels that hear nothing else; the partner's raise shows support."""
    one = bidder(asked(RAISED, 0, OPENER), level)
    hearts = AuctionModel(one.view, one.knowledge).estimator("H")
    heard = mean([hearts.strength(world.hands[2]) for world in one.worlds(3)])
    any_hand = [one.beliefs.sampler.world(one.beliefs.rng).hands[2] for _ in range(100)]
    assert heard > mean(map(hearts.strength, any_hand)) + 0.7


def reading(calls: list[str], seat: int) -> CallLikelihood:
    found = AuctionModel(asked(calls, len(calls), ""), knowledge_of(FIVE)).readings()
    return next(one for one in found if one.seat == seat and one.made)


def test_a_bid_of_a_suit_says_that_no_other_suit_is_better() -> None:
    strong, hearts = "JH AH KH QH 10H AS KS 5C 6C 4D", "JH AH KH QH 10H 9S 7S 5C 6C 4D"
    clubs = strong.replace("H", "C").replace("5C 6C 4D", "5H 6H 4D")
    likely = {
        name: reading(["0 call 6H"], 0).chance(card_set(FIVE.deck.ids(cards.split())))
        for name, cards in {"strong": strong, "hearts": hearts, "clubs": clubs}.items()
    }
    assert likely["strong"] > 0.9 and likely["hearts"] > likely["clubs"]
    assert likely["clubs"] < 0.1


@pytest.mark.parametrize(
    ("calls", "kind", "whose"),
    [
        ([], "nobody has bid", None),
        (["0 call 6H"], "an opponent's a suit", "opponent"),
        (["0 call 6NT", "1 call pass"], "the partner's NT", "partner"),
        (["0 call 6C", "1 call 6H"], "an opponent's a suit", "opponent"),
        (["0 call 6C", "1 call 6H", "2 call pass"], "the partner's a suit over an opponent", "partner"),
        (RAISED, "the partner's raise of mine", "raise"),
        (["0 call 6C", "1 call pass", "2 call 7H", "3 call pass"], "the partner's a suit", "partner"),
    ],
)
def test_passes_are_told_apart_by_what_they_leave(calls: list[str], kind: str, whose: str | None) -> None:
    one = bidder(asked(calls, len(calls) % 4, ""))
    assert kind_of(one, ()) == kind
    one.call()
    assert one.passing is not None and list(one.passing.left) == ([whose] if whose else [])


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_more_deals_make_it_the_likelier_is_a_contract_that_is_left(level: str) -> None:
    """It is never certain, and a good hand helps the partner and not an opponent."""
    weak, strong = "5S 6S 7S 8S 9S 4D 5D 5C 6C 7C", "JK JD AS KS AD AC 7C 6C 5C 4D"
    chances = {}
    for hand in (weak, strong):
        for calls in (["0 call 6C", "1 call 7H"], ["0 call 6C", "1 call 7H", "2 call pass"]):
            one = bidder(asked(calls, len(calls), hand), level)
            one.call()
            assert one.passing is not None
            (left,) = one.passing.left.values()
            assert 0 < left.chance < 1
            chances[hand, len(calls)] = left.chance
    assert chances[weak, 3] < chances[strong, 3] and chances[weak, 2] > chances[strong, 2]


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_declarer_who_chooses_partners_may_choose_the_one_who_passes(level: str) -> None:
    """A good hand makes the contract likelier beside the declarer than against."""
    game = game_of("92q")
    table = position(game, 3, {1: "JH KH AH 9H AS KS AD KD AC KC QS QD QC"}, ["0 call 8H"], seed=1)
    one = bidder(view(table, 1), level)
    one.call()
    assert one.passing is not None
    left = one.passing.left
    assert set(left) == {"partner", "opponent"}
    assert left["partner"].worlds < left["opponent"].worlds
    assert left["partner"].chance > left["opponent"].chance + 0.1
    assert kind_of(one, (0, 1)) == "a team-mate's a suit" and kind_of(one, (0, 2)) == "an opponent's a suit"


def test_a_searched_auction_tells_whose_the_contract_will_be() -> None:
    seen = asked_of_red_one(["0 call 80", "1 call pass"])
    assert isinstance(seen.ask, AskCall)
    one = AuctionSearch(context_of(LEVEL["expert"], seen, 1), seen.ask)
    one.call()
    assert one.passing is not None
    left = one.passing.left
    assert set(left) == {"partner", "opponent"}
    for whose, found in left.items():
        assert found.chance == calibrated(one.knowledge.left, whose, found.successes, found.worlds)
    assert kind_of(one, (0, 2)) != kind_of(one, (1, 3))


def test_the_table_says_what_was_said_and_what_was_made(capsys: pytest.CaptureFixture[str]) -> None:
    pass_table.main(["--games", "five-hundred", "--level", "easy", "--deals", "2", "--processes", "1"])
    printed = capsys.readouterr().out
    assert printed.startswith("five-hundred default easy, 2 deals of easy") and "said" in printed
    found = passes("five-hundred", "", "hard", "hard", None, 1)
    assert found == passes("five-hundred", "", "hard", "hard", None, 1)
    few = passes("five-hundred", "", "hard", "hard", 2, 1)
    assert len(few) == 2 < len(found) and set(few) < set(found)
    assert all((one.chance is None) == (one.made is None) for one in found)
    assert len(lines(found)) == len({one.kind for one in found})


def test_errors_count_deals_and_not_passes() -> None:
    alike = [Passed(deal, "x", None, 0, 0, None, 1.0, points) for deal, points in ((1, 0.0), (2, 2.0))]
    once = difference([(one.deal, one.said, one.points) for one in alike])
    assert once == "said   +1.0 made   +1.0 ( +0.0 +-  0.7)"
    assert difference([(one.deal, one.said, one.points) for one in alike * 4]) == once
