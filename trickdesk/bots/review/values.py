"""What a review says of a deal, as values and as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trickdesk.bots.decision.explain import Explanation, Reason, reason_of
from trickdesk.bots.levels import VERSION as BOTS
from trickdesk.engine.actions import Action
from trickdesk.engine.cards import Deck, Seat
from trickdesk.engine.record import parse_input, write_action

REVIEW = 1  # raised with whatever makes reviews tell something else
VERSION = f"{BOTS}.{REVIEW}"  # of all that makes a review, for whoever keeps some


@dataclass(frozen=True, slots=True)
class Judged:
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

    def to_json(self, deck: Deck) -> dict[str, object]:
        """As the bots' process tells it and a file keeps it; actions as a record writes them."""
        return {
            "at": self.at,
            "seat": self.seat,
            "action": write_action(self.action, deck),
            "knew": self.knew,
            "error": self.error,
            "better": None if self.better is None else write_action(self.better, deck),
            "actual": self.actual,
            "best": None if self.best is None else write_action(self.best, deck),
            "costs_contract": self.costs_contract,
            "why": None if self.why is None else self.why.to_json(deck),
            "why_better": [[reason.code, dict(reason.values)] for reason in self.why_better],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], deck: Deck) -> Judged:
        """The inverse; ValueError, KeyError or TypeError for anything else."""
        action = action_of(data["action"], deck)
        if action is None:
            raise ValueError("a decision without an action")
        return cls(
            int(data["at"]),
            int(data["seat"]),
            action,
            None if data["knew"] is None else float(data["knew"]),
            float(data["error"]),
            action_of(data["better"], deck),
            None if data["actual"] is None else int(data["actual"]),
            action_of(data["best"], deck),
            bool(data["costs_contract"]),
            None if data["why"] is None else Explanation.from_json(data["why"], deck),
            tuple(reason_of(entry) for entry in data["why_better"]),
        )


def action_of(text: object, deck: Deck) -> Action | None:
    """An action as a record writes it; ValueError or NotationError for anything else but None."""
    if text is None:
        return None
    said = parse_input(f"0 {text}", deck)
    if not isinstance(said, tuple):
        raise ValueError(f"not an action: {text}")
    return said[1]


@dataclass(frozen=True, slots=True)
class DealReview:
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
    judged: tuple[Judged, ...] = ()
    exact_from: int | None = None
    curve: tuple[tuple[int, int], ...] = ()
    sides: tuple[int, ...] = ()
    taken_by_bots: tuple[int, ...] | None = None
    bots_level: str = ""
    complete: bool = False

    def to_json(self, deck: Deck) -> dict[str, object]:
        """As a file keeps it."""
        return {
            "deal": self.deal,
            "first": self.first,
            "end": self.end,
            "judged": [entry.to_json(deck) for entry in self.judged],
            "exact_from": self.exact_from,
            "curve": [list(point) for point in self.curve],
            "sides": list(self.sides),
            "taken_by_bots": None if self.taken_by_bots is None else list(self.taken_by_bots),
            "bots_level": self.bots_level,
            "complete": self.complete,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], deck: Deck) -> DealReview:
        """The inverse; ValueError, KeyError or TypeError for anything else."""
        taken = data["taken_by_bots"]
        return cls(
            int(data["deal"]),
            int(data["first"]),
            int(data["end"]),
            tuple(Judged.from_json(entry, deck) for entry in data["judged"]),
            None if data["exact_from"] is None else int(data["exact_from"]),
            tuple((int(at), int(value)) for at, value in data["curve"]),
            tuple(int(side) for side in data["sides"]),
            None if taken is None else tuple(int(points) for points in taken),
            str(data["bots_level"]),
            bool(data["complete"]),
        )
