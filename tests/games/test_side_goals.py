"""Goals of sides and inexact bids; plays that the flat rules don't know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.bots.dealing import random_deal
from tests.bots.positions import dealt
from tests.bots.review.deals import opened
from tests.games.added_bids import SPADES, AddedBids
from tests.games.added_deals import NAMES, bid, play_out
from trickdesk.bots.bidding.choices import BidSimulation
from trickdesk.bots.cardplay.card_search import even_world
from trickdesk.bots.cardplay.reasons import known_facts
from trickdesk.bots.game_knowledge.hearts import HeartsKnowledge
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.levels import LEVEL
from trickdesk.bots.player import context_of, decide
from trickdesk.bots.review.exact import TargetSolver
from trickdesk.bots.simulation.rollout import ResumedPlay
from trickdesk.bots.simulation.tricks import Rules
from trickdesk.engine.actions import Call, Event, Play
from trickdesk.engine.bids import Aim, Goal
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.claims import Claim, claims
from trickdesk.engine.deal import DealResult, PlayedDeal
from trickdesk.engine.phases import EveryBids, Phase, nothing_barred
from trickdesk.engine.play import TrickPlay
from trickdesk.engine.state import TableState
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games
from trickdesk.session.highlights import verdict
from trickdesk.storage.statistics.results import OWN, _contract
from trickdesk.ui.panels.over import DealOverPanel, ranking

BY_CHANCE = ("random",) * 4


class Alone(AddedBids):
    """The same bids, each seat for itself."""

    id = "alone"
    adds_bids = False

    def setup(self) -> None:
        super().setup()
        self.sides = 4

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        self.set_teams(table, tuple((seat,) for seat in range(4)))
        table.set_trump(None, "S", events)
        return EveryBids(table.dealer, self.seats, self.bids, nothing_barred)

    def score(self, deal: PlayedDeal) -> DealResult:
        met = [goal is not None and goal.is_met(deal.taken[s]) for s, goal in enumerate(deal.terms.goals)]
        return DealResult(tuple(10 if one else -10 for one in met))


def alone(*calls: str) -> Table:
    """Return a deal with these bids, each seat for itself."""
    table = Table(Alone())
    table.put(random_deal(table.game, 3, Random(1)))
    for seat, call in enumerate(calls):
        table.act(seat, Call(call))
    return table


def by_chance(*calls: str) -> Table:
    """Return a deal with these bids; the cards don't depend on them."""
    table = bid(*calls, seed=2)
    play_out(table, BY_CHANCE)
    return table


@pytest.fixture(scope="module")
def took() -> tuple[int, ...]:
    """Return the tricks of each seat in that deal."""
    table = by_chance("1", "1", "1", "1")
    assert table.deals[-1].play is not None
    taken = tuple(table.deals[-1].play.taken)
    assert taken[0] > 0 and taken[2] > 1
    return taken


def test_a_bid_of_at_least_so_many_tricks_is_not_judged_as_an_exact_one() -> None:
    seen = view(dealt(AddedBids(), 3, {0: "AS KS QS JS AC KC QC AD KD 2D 2H 3H 4H"}, 4), 0)
    weighed = decide(seen, "hard", 1, clock=lambda: 0.0).explanation.weighed
    points = {one.action.text: one.points or 0 for one in weighed if isinstance(one.action, Call)}
    assert points["8"] > 0, "nine tricks are sure: more than were bid"


def test_those_who_bid_later_say_bids_of_the_game() -> None:
    seen = view(bid(), 0)
    thinking = context_of(LEVEL["hard"], seen, 1)
    said = BidSimulation(thinking, 0)
    world = Beliefs(seen, thinking.knowledge, thinking.rng, thinking.level.inference).world()
    assert world is not None
    said.worth(world, Goal(Aim.TRICKS, 3))
    of_the_game = {one.goal for one in seen.game.bids}
    assert said.goals[0] == Goal(Aim.TRICKS, 3) and set(said.goals) <= of_the_game


def test_cards_are_passed_on_as_well_where_the_play_guides_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine and the flat rules, which know all of Hearts, agree."""
    game = games()["hearts"]({})
    table = Table(game)
    table.put(random_deal(game, 0, Random(2)))
    assert table.phase is not None
    seen = view(table, table.phase.turn)
    flat = decide(seen, "hard", 1, clock=lambda: 0.0)
    tell = HeartsKnowledge.configure_rules

    def incomplete(self: HeartsKnowledge, rules: Rules, play: TrickPlay) -> bool:
        tell(self, rules, play)
        return False

    monkeypatch.setattr(HeartsKnowledge, "configure_rules", incomplete)
    guided = decide(seen, "hard", 1, clock=lambda: 0.0)
    assert (guided.action, guided.explanation.weighed) == (flat.action, flat.explanation.weighed)


def test_another_ones_nil_is_no_contract_to_beat() -> None:
    assert claims(view(alone("3", "4", "2", "0"), 0)) == (Claim(13, 13),)
    assert claims(view(alone("0", "4", "2", "3"), 0)) == (Claim(0, 0),)


def test_a_review_counts_what_a_nil_misses() -> None:
    table = alone("0", "4", "2", "3")
    play_out(table, BY_CHANCE)
    whole = opened(table, nodes=1).seat_solvers[0]
    assert isinstance(whole, TargetSolver) and whole.goal == 0


def test_a_review_does_not_count_a_sides_tricks_beside_a_nil() -> None:
    nil, none = (
        opened(by_chance("3", "4", "0", "3"), nodes=20_000),
        opened(by_chance("3", "4", "1", "3"), nodes=20_000),
    )
    assert list(nil.steps(lambda: False)) == [] and not nil.solved.costs
    assert list(none.steps(lambda: False)) and none.solved.costs


def test_the_sum_is_what_the_end_of_a_deal_and_the_statistics_judge(took: tuple[int, ...]) -> None:
    """One partner takes fewer than they bid, the other more, which is enough together."""
    table = by_chance(str(took[0] + 1), "1", str(took[2] - 1), "1")
    seen = view(table, 0)
    ended = verdict(seen)
    assert ended is not None and ended.made and ended.over == 0
    assert _contract(table, 0) == ((OWN, took[0] + 1, ""), True)


def test_a_side_with_a_nil_that_failed_is_marked_so(qtbot: QtBot, took: tuple[int, ...]) -> None:
    panel = DealOverPanel(view(by_chance(str(took[0]), "1", "0", "1"), 0), NAMES)
    qtbot.addWidget(panel)
    assert verdict(panel.view) is not None
    beside_totals = dict(zip(ranking(panel.view), panel.signs[1:], strict=True))
    assert panel.signs[0].made and not beside_totals[0].made, "the own bid was met, the partner's nil not"


def test_what_cannot_be_reached_together_is_lost() -> None:
    seen = view(bid("3", "1", "9", "1"), 0)
    thinking = context_of(LEVEL["easy"], seen, 1)
    tricks = ResumedPlay(seen, thinking.knowledge.tricks).in_flat(even_world(thinking))
    hand = card_set(list(cards_in(seen.hand))[:3])
    thinking.view = replace(seen, hand=hand, taken=(3, 5, 2, 0))
    assert [one.code for one in known_facts(thinking, tricks, next(cards_in(hand)))] == ["bid-lost"]


def test_who_leads_an_unbroken_suit_holds_no_other() -> None:
    spades = " ".join(name for name in AddedBids.deck.names if name.endswith("S"))
    table = dealt(AddedBids(), 3, {0: spades}, 4)
    for seat in range(4):
        table.act(seat, Call("3"))
    table.act(0, Play(next(cards_in(SPADES))))
    assert not (SPADES & view(table, 1).cannot[0])
    assert view(table, 1).cannot[0] | SPADES == (1 << AddedBids.deck.size) - 1
