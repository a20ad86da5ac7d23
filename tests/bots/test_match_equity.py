"""Chances, match scores and temperaments, on which calls are based."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.positions import game_of, position
from tests.driving import GAMES_WITH_DECLARER
from trickdesk.bots.bidding.bidder import Bidder, calibrated
from trickdesk.bots.decision.match_equity import MatchEquity
from trickdesk.bots.decision.search import SearchContext
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.levels import TEMPERAMENTS, Effort
from trickdesk.engine.bids import Contract
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games

EFFORT = Effort(40, 8_000)
FIVE = game_of("five-hundred")
AUSTRALIAN = game_of("five-hundred", win_needs_contract=True, defender_points=True)


def bidder(table: Table, temperament: str = "steady", stop: bool = False) -> Bidder:
    assert table.phase is not None
    seen = view(table, table.phase.turn)
    context = SearchContext(seen, knowledge_of(table.game), EFFORT, Random(1), lambda: stop, temperament)
    return Bidder(context, seen.ask)  # type: ignore[arg-type]


@pytest.mark.parametrize("game_id", sorted(games()))
class TestUtility:
    def test_far_from_the_end_it_is_nearly_the_difference_of_the_points(self, game_id: str) -> None:
        game = games()[game_id]()
        score = MatchEquity(game, (0,) * game.sides, 0)
        small = max(1, game.target // 20) * (-1 if game.low_wins else 1)
        own = (small, *(0,) * (game.sides - 1))
        theirs = (0, small, *(0,) * (game.sides - 2))
        contract = Contract(0, "")
        assert score.value(own, contract) == pytest.approx(abs(small), rel=0.15)
        assert score.value(theirs, contract) == pytest.approx(-abs(small) / (game.sides - 1), rel=0.15)
        assert score.value((0,) * game.sides, contract) == 0

    def test_the_chances_of_all_sides_add_up_to_one(self, game_id: str) -> None:
        game = games()[game_id]()
        totals = tuple(range(0, game.sides * 3, 3))[:: -1 if game.low_wins else 1]
        chances = [MatchEquity(game, totals, side).before for side in range(game.sides)]
        assert sum(chances) == pytest.approx(1)
        assert chances == sorted(chances)

    def test_a_lead_counts_more_near_the_end(self, game_id: str) -> None:
        game = games()[game_id]()
        lead, rest = max(1, game.target // 6) if game.target else 10, (0,) * (game.sides - 2)
        early = MatchEquity(game, (lead, 0, *rest), 0).before
        if game.last_deal:
            late = MatchEquity(game, (lead, 0, *rest), 0, game.last_deal - 1)
        else:
            late = MatchEquity(game, (game.target - 1, game.target - 1 - lead, *rest), 0)
        if game.low_wins:  # a lead is fewer points, and the others are far behind
            rest = (game.target,) * (game.sides - 2)
            early = MatchEquity(game, (0, lead, *[lead] * (game.sides - 2)), 0).before
            late = MatchEquity(game, (game.target - 1 - lead, game.target - 1, *rest), 0)
        assert late.before > early > 1 / game.sides


def test_points_to_win_stand_for_a_scoring_rate_in_a_match_of_some_deals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = game_of("euchre", last_deal=4)
    monkeypatch.setattr(type(knowledge_of(game)), "scoring_rate", None)
    assert 0.5 < MatchEquity(game, (1, 0), 0).before < MatchEquity(game, (1, 0), 0, 4).before


class TestEndOfTheMatch:
    def test_points_beyond_the_target_are_worth_nothing(self) -> None:
        score = MatchEquity(FIVE, (450, 100), 0)
        assert score.value((60, 0), Contract(0, "6C")) == score.value((320, 0), Contract(0, "8NT"))

    def test_minus_500_loses(self) -> None:
        score = MatchEquity(FIVE, (-400, 0), 0)
        lost = score.value((-100, 0), Contract(0, "6H"))
        assert lost == pytest.approx(-score.before * score.scale)
        assert lost < score.value((-80, 0), Contract(0, "6D"))

    def test_going_out_may_need_a_contract(self) -> None:
        """Five Hundred, rules 7.2: the defenders' points do not win the match."""
        score = MatchEquity(AUSTRALIAN, (490, 0), 0)
        won = (1 - score.before) * score.scale
        assert score.value((20, 40), Contract(1, "6S")) < won
        assert score.value((40, 20), Contract(0, "6S")) == pytest.approx(won)

    def test_the_declarers_side_counts_first(self) -> None:
        """Forty-Fives, rules 6.2."""
        game = game_of("forty-fives")
        score = MatchEquity(game, (100, 115), 0)
        assert score.value((20, 10), Contract(0, "20")) > 0 > score.value((20, 10), Contract(1, "5"))


@pytest.mark.parametrize("game_id", GAMES_WITH_DECLARER)
def test_a_calibrated_chance_rises_with_the_share(game_id: str) -> None:
    game = games()[game_id]()
    curves = knowledge_of(game).curves
    assert curves
    for family in curves:
        chances = [calibrated(curves, family, successes, 40) for successes in range(41)]
        assert chances == sorted(chances)
        assert 0 < chances[0] < 0.3
        assert 0.7 < chances[-1] < 1


class TestTemperament:
    """Independent of the level: same deals, same chances, different margin."""

    HANDS = (
        "JH KH 9H 8H 7H AS 9S 6C 7D 5D",
        "JS AS KS 9S 8S AH KD 6C 7D 5D",
        "JK JC AC 9C AD QD 8H 7S 6S 5S",
        "JH KH 9H 8H AS 9S 6C 5C 7D 5D",
        "AS QS 9S 8S KH 9H AD 6D 7C 5C",
        "JK KC 8C 7C QH 8H 9D 6D 7S 5S",
    )

    @pytest.mark.parametrize("hand", HANDS)
    def test_the_bolder_the_more_is_sound(self, hand: str) -> None:
        table = position(FIVE, 3, {0: hand}, [], seed=1)
        sound = []
        for temperament in TEMPERAMENTS:
            one = bidder(table, temperament)
            candidates = one.candidates()
            worlds = one.worlds(len(candidates))
            offers = one.offers(candidates, worlds)
            sound.append(
                {(offer.call, offer.trump) for offer in offers if one.reason_against(offer, 0.0) is None}
            )
        assert sound[0] <= sound[1] <= sound[2]

    def test_they_differ(self) -> None:
        """With some average hands, the bold bid higher than the cautious, never lower."""
        ladder, heights = ["pass", *FIVE.ladder], {}
        for temperament in TEMPERAMENTS:
            tables = [position(FIVE, 3, {0: hand}, [], seed=1) for hand in self.HANDS]
            heights[temperament] = [ladder.index(bidder(table, temperament).call().text) for table in tables]
        pairs = list(zip(heights["cautious"], heights["bold"], strict=True))
        assert all(low <= high for low, high in pairs)
        assert any(low < high for low, high in pairs)


def test_nothing_is_bid_on_a_single_world() -> None:
    """The time ran out at once: a hand that would bid passes."""
    table = position(FIVE, 3, {0: "JK JH JD AH KH 9H 7H AS KS 5C"}, [], seed=1)
    assert bidder(table).call().text != "pass"
    assert bidder(table, stop=True).call().text == "pass"


def test_what_was_compared_is_kept() -> None:
    table = position(FIVE, 3, {0: "JK JH JD AH KH 9H 7H AS KS 5C"}, [], seed=1)
    one = bidder(table)
    said = one.call()
    weighed = {entry.action: entry for entry in one.context.weighed}
    assert weighed[said].chance is not None
    assert weighed[said].value > 0
    assert one.context.worlds == 40


@pytest.mark.parametrize(("bonus", "most"), [(True, 30), (False, 25)])
def test_a_bid_that_just_fails_leaves_the_others_the_rest(bonus: bool, most: int) -> None:
    """Forty-Fives, rules 5.1, 5.2, 7.15."""
    game = games()["forty-fives"]({"bonus": bonus})
    knowledge = knowledge_of(game)
    for bid in game.bids:
        taken = most - 5 if bid.goal.takes_all else bid.level - 5
        assert not bid.goal.is_met(4, taken)
        assert knowledge.setback(bid.text) == (-bid.loss, most - taken)


def test_the_same_hand_bids_less_if_no_trump_brings_points() -> None:
    """Forty-Fives, rules 7.15."""
    usual, without = (
        knowledge_of(games()["forty-fives"]({"bonus": bonus})).bid_model for bonus in (True, False)
    )
    assert usual is not None
    assert without is not None
    assert 2 < usual.limit(1.5) - without.limit(1.5) < 5
