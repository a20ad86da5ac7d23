"""Data of a review, as it is stored and sent between processes."""

from __future__ import annotations

from dataclasses import dataclass

from trickdesk.bots.decision.explain import Explanation, Reason
from trickdesk.bots.levels import VERSION as BOTS
from trickdesk.engine.actions import Action
from trickdesk.engine.cards import Seat
from trickdesk.engine.typed_json import JsonValue

REVIEW = 1  # must be raised when a change makes reviews come out differently
VERSION = f"{BOTS}.{REVIEW}"  # version of everything that a stored review depends on


@dataclass(frozen=True, slots=True)
class ReviewedDecision(JsonValue):
    """One decision of a reviewed deal.

    A value that is None is not known. A decision without a choice gives nothing away.

    - `at`: its index in the log of the record.
    - `knew`: the expected loss over the deals that its player could not rule out, in points for its side as
      far as they count for the match. `error`: its standard error.
    - `better`: the best action by that measure; None if nothing was better by more than chance (then `knew`
      is 0).
    - `actual`: what it gave away against best play on the real cards, in tricks or card points. For a goal of
      an exact number of tricks, by how many more tricks the goal is missed.
    - `best`: the best action by that measure.
    - `costs_contract`: this decision alone decided whether the contract is made on the real cards.
    - `why`: the reasons for the action, and all compared actions. `why_better`: the reasons for the better
      one.
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
    """All that is known about one deal.

    - `deal`: its number from 0; its entries in the log are `log[first:end]`, including the deal itself.
    - `judged`: its decisions in order, as far as they are evaluated.
    - `exact_from`: the index in the log from which `actual` is known for cards; None if nowhere.
    - `curve`: pairs of a number of entries of the log and what the first of `sides` takes in the whole deal
      with best play by all from there on; the last one is what it took.
    - `sides`: masks of the seats that play tricks, the declarer's side first. Without a declarer: a person
      and all others.
    - `taken_by_bots`: the points of each side if bots of `bots_level` had played in the people's seats; None
      if that was not played.
    - `complete`: nothing more will come.
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
