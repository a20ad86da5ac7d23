"""What a game remembers from one deal to the next (`DealResult.carried`)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.driving import played
from tests.written import read_view
from trickdesk.bots.player import decide
from trickdesk.bots.simulation.rollout import played_deal
from trickdesk.engine.deal import DealResult, PlayedDeal
from trickdesk.engine.record import rebuild
from trickdesk.engine.view import played_with, view, write_view
from trickdesk.games.oh_hell import OhHell


class WithBags(OhHell):
    """Tricks above the bid are bags; every third bag of a seat costs 10 points."""

    def score(self, deal: PlayedDeal) -> DealResult:
        before = deal.carried or (0,) * self.seats
        over = [
            max(0, tricks - goal.amount) if goal is not None else 0
            for goal, tricks in zip(deal.terms.goals, deal.taken, strict=True)
        ]
        bags = [kept + more for kept, more in zip(before, over, strict=True)]
        lost = [-10 * (count // 3) for count in bags]
        return DealResult(tuple(lost), (), tuple(count % 3 for count in bags))


def test_a_deal_is_scored_with_what_the_deals_before_left() -> None:
    table = played(WithBags({"cards": "7"}), Random(4), 13)
    assert len(table.deals) == 13
    expected = [0] * 4
    for deal in table.deals:
        assert deal.result is not None
        assert deal.play is not None
        for seat, goal in enumerate(deal.goals):
            assert goal is not None
            expected[seat] += max(0, deal.play.taken[seat] - goal.amount)
        lost = [-10 * (count // 3) for count in expected]
        expected = [count % 3 for count in expected]
        assert deal.result.points == tuple(lost)
        assert deal.result.carried == tuple(expected)
    assert any(min(deal.result.points) < 0 for deal in table.deals if deal.result)
    assert table.carried == tuple(expected)


def test_everyone_sees_it_and_the_text_of_a_view_has_it() -> None:
    table = played(WithBags({"cards": "2"}), Random(4), 13)
    assert any(table.carried)
    for seat in (None, 0, 3):
        seen = view(table, seat)
        assert seen.carried == table.carried
        text = write_view(seen)
        assert read_view(text, {"oh-hell": WithBags}).carried == table.carried
    plain = view(played(OhHell({"cards": "2"}), Random(4), 13), 0)
    assert plain.carried == ()
    assert "carried" not in write_view(plain)


def test_undo_and_earlier_deals_know_what_was_carried_then() -> None:
    table = played(WithBags({"cards": "7"}), Random(4), 13)
    for length in range(0, len(table.log), 17):
        again = rebuild(table, length)
        finished = [deal for deal in table.deals[: len(again.deals)] if deal.result is not None]
        done = len(again.deals) - (again.deals[-1].result is None) if again.deals else 0
        assert again.carried == (finished[done - 1].result.carried if done else ())


def test_a_deal_without_play_leaves_it() -> None:
    table = played(WithBags({"cards": "1", "deals": "down"}), Random(1), 13)
    table.carried = (1, 2, 0, 1)
    table.add(DealResult((0,) * 4))
    assert table.carried == (1, 2, 0, 1)


def test_simulated_deals_know_it() -> None:
    table = played(WithBags({"cards": "2"}), Random(4), 13)
    seen = replace(view(table, 0), carried=(2, 2, 2, 2))
    assert played_with(seen, "x").carried == (2, 2, 2, 2)
    assert played_deal(seen, seen.terms, table.play, None).carried == (2, 2, 2, 2)  # type: ignore[arg-type]


def test_bots_play_such_a_game() -> None:
    table = rebuild(played(WithBags({"cards": "7"}), Random(4), 13), 60)
    assert table.phase is not None
    seen = view(table, table.phase.turn)
    table.act(seen.seat, decide(seen, "easy", 1).action)  # type: ignore[arg-type]
