"""How serious a mistake is, from a review or a hint; and requests for hints."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from trickdesk.bots.decision.explain import ActionValue, Explanation
from trickdesk.bots.levels import Agreements
from trickdesk.bots.review.values import ReviewedDecision
from trickdesk.engine.actions import Action
from trickdesk.engine.deal import ScoredDeal
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.view import PlayerView
from trickdesk.session.session import Session, State
from trickdesk.storage.reviews import NOTICED, SURE, swing_of
from trickdesk.storage.reviews import at_stake as mean_stake

SMALL, MEDIUM, LARGE = NOTICED, 0.12, 0.3  # as a share of a deal's stake
FEWEST_DEALS = 3  # deals; with fewer, the stake of this match is estimated from its target
DEALS_OF_A_MATCH = 8  # deals; a match reaches its target in about this many
USUAL_STAKE = 8.0  # points, in games without a target
SHORTEST = 0.125  # bar of an option, as a share of the longest


class MistakeSize(enum.IntEnum):
    """How much a decision gave away."""

    NONE = 0
    SMALL = 1
    MEDIUM = 2
    LARGE = 3


def stakes(deals: Iterable[ScoredDeal]) -> float:
    """The stake of a deal in points: the average result of the highest-scoring side."""
    return mean_stake([None if deal.passed_out else deal.points for deal in deals])


def swing(game: Game, own: Sequence[int], bots: Sequence[int], side: int) -> int:
    """Return how much better a side did than bots with the same cards, in points.

    `own` and `bots` are the points of all sides. With two sides, the other side's points count too.
    """
    return swing_of(own, bots, side, game.low_wins)


def size_of(judged: ReviewedDecision, at_stake: float) -> MistakeSize:
    """Return how serious a mistake a decision was.

    It is a mistake only if another choice was better in the deals that the player couldn't rule out, whatever
    it cost on the real cards. A mistake that also cost the contract on the real cards is a large one.
    """
    lost = judged.knew
    if lost is None or judged.better is None or lost <= SURE * judged.error or lost < SMALL * at_stake:
        return MistakeSize.NONE
    if judged.costs_contract or lost >= LARGE * at_stake:
        return MistakeSize.LARGE
    return MistakeSize.MEDIUM if lost >= MEDIUM * at_stake else MistakeSize.SMALL


@dataclass(frozen=True, slots=True)
class HintRequest:
    """A request for a hint: the view of the person on turn, and nothing else."""

    ticket: int
    view: PlayerView
    seed: int
    agreements: Agreements


def hint_request(session: Session) -> HintRequest | None:
    """Return the hint request of the person on turn; None if nobody is."""
    if session.state is not State.HUMAN or session.turn is None:
        return None
    seed = Shuffler(session.setup.seed).number(f"hint {session.inputs}")
    return HintRequest(session.ticket, session.view_for(session.turn), seed, session.setup.agreements())


def count_hint(session: Session) -> None:
    """Count a hint for the person on turn; the record keeps the number."""
    if session.state is State.HUMAN and session.turn is not None:
        session.setup = session.setup.hinted(session.turn)
        session.save()


def at_stake(view: PlayerView) -> float:
    """Return the stake of a deal in this match, in points; at first, from the target."""
    if sum(not deal.passed_out for deal in view.deals) >= FEWEST_DEALS:
        return stakes(view.deals)
    return usual_stake(view.game)


def usual_stake(game: Game) -> float:
    """Return the usual stake of a deal in points, from the target."""
    return max(1.0, game.scale / DEALS_OF_A_MATCH) if game.scale else USUAL_STAKE


def bar_shares(weighed: Sequence[ActionValue], game: Game) -> list[float | None]:
    """Return how long the bar of each option is, from 0 to 1.

    None stands for an option whose points are unknown.

    The bar of the best option is the longest, the bar of a large mistake or of the worst option the shortest.
    So small differences look small. Like `given_away`, this compares what decides: near the end of a match
    that isn't points alone.
    """
    values = [None if entry.reliable().points is None else entry.value for entry in weighed]
    known = [value for value in values if value is not None]
    if not known:
        return values
    best = max(known)
    span = max(best - min(known), LARGE * usual_stake(game))
    return [None if value is None else 1 - (1 - SHORTEST) * (best - value) / span for value in values]


def given_away(
    view: PlayerView, why: Explanation, action: Action
) -> tuple[MistakeSize, ReviewedDecision | None]:
    """Return the size of a mistake, judged by a hint's figures for the view before it.

    Only options that were compared in enough deals count. Discards count only if they are one of the options.

    Returns:
        The size, and the judged decision, or None if the figures don't cover it.
    """
    told = [entry for entry in why.weighed if entry.reliable() is entry]
    done = next((entry for entry in told if entry.action == action), None)
    if done is None or not told or view.seat is None:
        return MistakeSize.NONE, None
    best = max(told, key=lambda entry: entry.value)
    lost = best.value - done.value
    error = max(done.error, best.error)
    judged = ReviewedDecision(0, view.seat, action, lost, error, None if lost <= 0 else best.action)
    return size_of(judged, at_stake(view)), judged
