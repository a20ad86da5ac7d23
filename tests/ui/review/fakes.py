"""Deals to review with made-up figures, and a reviewer controlled by tests."""

from __future__ import annotations

import random
from dataclasses import replace

from tests.driving import random_action
from tests.session.helpers import begin, play_until, reviewed, short_game
from trickdesk.bots.decision.explain import Explanation, Reason
from trickdesk.bots.process.client import ReviewClient, ReviewNews
from trickdesk.bots.review.values import DealReview, ReviewedDecision
from trickdesk.engine.actions import Action, Play
from trickdesk.engine.game import Game
from trickdesk.session import Session, State
from trickdesk.session.lines import ReviewedDeal
from trickdesk.session.replay import Replay

__all__ = ["FakeReviewer", "half_done", "made_up", "reviewed", "session_over"]
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal"]


def session_over(game: Game | None = None, people: str = "h...", seed: str = "4", deals: int = 1) -> Session:
    """Return a match with so many deals with card play, the last just finished."""
    game = game or short_game("five-hundred")
    for n in range(60):
        session = begin(people, game, seed=f"{seed} {n}")
        rng = random.Random(f"{seed} {n}")
        while True:
            play_until(session, {State.DEAL_OVER, State.MATCH_OVER}, rng)
            played = session.view_for(None).deals
            if any(deal.passed_out for deal in played):
                break
            if len(played) == deals:
                return session
            if session.state is State.MATCH_OVER:
                break
            session.next_deal()
    raise AssertionError("no such match")


def alternative(replay: Replay, at: int, action: Action, rng: random.Random) -> Action:
    """Return another legal action, if there is any."""
    turn = replay.view(at, None).turn
    ask = replay.view(at, turn).ask
    assert ask is not None
    for _ in range(8):
        other = random_action(ask, rng)
        if other != action:
            return other
    return action


def made_up(deal: ReviewedDeal, knew: dict[int, float] | None = None, seed: int = 1) -> DealReview:
    """Return a complete review; `knew` has the loss of decisions by number.

    Decisions that aren't in it cost nothing. None: random losses.
    """
    rng, replay = random.Random(seed), deal.replay
    judged = []
    first_card = next(p.at - 1 for p in replay.positions if p.trick == 4 and p.card == 1)
    value, curve = 6, []
    why = Explanation((Reason("cashes-winner"), Reason("clearly-best")), (), 60)
    for number, position in enumerate(replay.decisions):
        at, action = position.at - 1, position.action
        assert action is not None and position.seat is not None
        lost = 0.0 if knew is None else knew.get(number, 0.0)
        if knew is None and rng.random() < 0.2 and number:
            lost = rng.choice([3.0, 6.5, 14.0, 22.0, 60.0]) * (0.4 + rng.random())
        better = alternative(replay, at, action, rng) if lost else None
        if better == action:
            lost, better = 0.0, None
        exact = isinstance(action, Play) and at >= first_card
        actual = (rng.random() < 0.7) * 1 if lost and exact else 0
        if exact:
            curve.append((at, value))
            value += actual * rng.choice([-1, 1])
        judged.append(
            ReviewedDecision(
                at,
                position.seat,
                action,
                lost,
                lost / 8,
                better,
                actual if exact else None,
                better if exact and actual else None,
                costs_contract=lost > 50,
                why=why if isinstance(action, Play) else None,
            )
        )
    seats = replay.view(deal.end, None).teams
    side = 0b0101 if seats is None else sum(1 << seat for seat in seats[0])
    return DealReview(
        deal.deal,
        deal.first,
        deal.end,
        tuple(judged),
        first_card,
        tuple(curve),
        (side, (1 << deal.setup.game.seats) - 1 - side),
        tuple(40 - 10 * n for n in range(deal.setup.game.sides)),
        complete=True,
    )


def half_done(review: DealReview, count: int) -> DealReview:
    """Return a review in progress: with the first `count` decisions."""
    return replace(review, judged=review.judged[:count], curve=(), taken_by_bots=None, complete=False)


class FakeReviewer(ReviewClient):
    """Reports what a test gives it."""

    def __init__(self) -> None:
        super().__init__(["none"])
        self.asked: list[tuple[str, int]] = []
        self.news: list[ReviewNews] = []
        self.cancelled = 0
        self.closed = False

    def review(self, record: str, deal: int) -> int:
        self.asked.append((record, deal))
        return len(self.asked)

    def poll(self) -> list[ReviewNews]:
        found, self.news = self.news, []
        return found

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self) -> None:
        self.closed = True
