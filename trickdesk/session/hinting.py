"""What a hint is asked with, how hints are counted, and what the play checker makes of a hint afterwards."""

from __future__ import annotations

from dataclasses import dataclass

from trickdesk.bots.decision.explain import Explanation
from trickdesk.bots.levels import Agreements
from trickdesk.bots.review.values import Judged
from trickdesk.engine.actions import Action
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.view import PlayerView
from trickdesk.session.mistakes import Size, size_of, stakes
from trickdesk.session.session import Session
from trickdesk.session.state import State

FEWEST_DEALS = 3  # without which nothing is known of what is at stake in this match
DEALS_OF_A_MATCH = 8  # in which the target is reached, about
USUAL_STAKE = 8.0  # points, in a game without a target


@dataclass(frozen=True, slots=True)
class HintRequest:
    """What to ask the bots' process for a hint; ``view`` is that of the person on turn, and all that is sent."""

    ticket: int
    view: PlayerView
    seed: int
    agreements: Agreements


def hint_request(session: Session) -> HintRequest | None:
    """For the person on turn who sees the screen; None if there is none, or if he is not asked anything."""
    if session.state is not State.HUMAN or session.turn is None:
        return None
    seed = Shuffler(session.setup.seed).number(f"hint {session.inputs}")
    return HintRequest(session.ticket, session.view_for(session.turn), seed, session.setup.agreements())


def count_hint(session: Session) -> None:
    """The person on turn has used a hint, which the record keeps."""
    if session.state is State.HUMAN and session.turn is not None:
        session.setup = session.setup.hinted(session.turn)
        session.save()


def at_stake(view: PlayerView) -> float:
    """What is at stake in a deal of this match, in points; the target says it as long as few deals were played."""
    if sum(not deal.passed_out for deal in view.deals) >= FEWEST_DEALS:
        return stakes(view.deals)
    return max(1.0, view.game.target / DEALS_OF_A_MATCH) if view.game.target else USUAL_STAKE


def given_away(view: PlayerView, why: Explanation, action: Action, at: int = 0) -> tuple[Size, Judged | None]:
    """How large a mistake an action was by the figures of a hint for the view before it; None if they do not tell.

    Only what was weighed in enough deals counts, and cards that were put away only if they were one of the sets.
    """
    told = [entry for entry in why.weighed if entry.told() is entry]
    done = next((entry for entry in told if entry.action == action), None)
    if done is None or not told or view.seat is None:
        return Size.NONE, None
    best = max(told, key=lambda entry: entry.value)
    lost = best.value - done.value
    error = max(done.error, best.error)
    judged = Judged(at, view.seat, action, lost, error, None if lost <= 0 else best.action)
    return size_of(judged, at_stake(view)), judged
