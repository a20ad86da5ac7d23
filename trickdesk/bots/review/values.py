"""What a review says of a deal."""

from __future__ import annotations

from dataclasses import dataclass

from trickdesk.bots.decision.explain import Explanation, Reason
from trickdesk.bots.levels import VERSION as BOTS
from trickdesk.engine.actions import Action
from trickdesk.engine.cards import Seat
from trickdesk.engine.typed_json import JsonValue

REVIEW = 1  # raised with whatever makes reviews tell something else
VERSION = f"{BOTS}.{REVIEW}"  # of all that makes a review, for whoever keeps some


@dataclass(frozen=True, slots=True)
class ReviewedDecision(JsonValue):
    """One decision of a reviewed deal; ``at``: its index in the log of the record.

    ``knew``: what it gave away on average over the deals that its player could not rule out then, in points of the
    game for its side as far as they count for the match, with its standard ``error``; ``better``: what was best so,
    None if nothing was better by more than chance (then ``knew`` is 0). ``actual``: what it gave away against best play
    on the real cards, in what the game's tricks count: tricks or card points, or where somebody has to take exactly so
    many tricks by how many more that is missed; ``best``: what was best so. Each of them None where it is not known; a
    decision without a choice gives nothing away. ``costs_contract``: it alone turned a contract that was made on the
    real cards, or one that failed. ``why``: the reasons for what was done, and all that was weighed; ``why_better``:
    the reasons for what was best.
    """

    at: int
    seat: Seat
    action: Action
    knew: float | None = None
    error: float = 0.0
    better: Action | None = None
    actual: int | None = None
    best: Action | None = None
    costs_contract: bool = False
    why: Explanation | None = None
    why_better: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class DealReview(JsonValue):
    """All that is known of one deal; ``deal`` counts from 0.

    ``first`` and ``end``: its entries in the log are ``log[first:end]``, the deal itself included. ``judged``: its
    decisions in order, as far as they have been judged. ``exact_from``: the index in the log from which on ``actual``
    is known for cards, None if nowhere. ``curve``: (how many entries of the log have been played, what the first side
    of ``sides`` takes in the whole deal with best play of all on the real cards from there on), where that is known,
    the last one being what it took. ``sides``: masks of seats, of those who play tricks: the declarer's side first; a
    person and all others where nobody declares. ``taken_by_bots``: the points of each total where bots of
    ``bots_level`` sat in the people's chairs and played the same cards, None where that was not played. ``complete``:
    nothing is still to come.
    """

    deal: int
    first: int
    end: int
    judged: tuple[ReviewedDecision, ...] = ()
    exact_from: int | None = None
    curve: tuple[tuple[int, int], ...] = ()
    sides: tuple[int, ...] = ()
    taken_by_bots: tuple[int, ...] | None = None
    bots_level: str = ""
    complete: bool = False
