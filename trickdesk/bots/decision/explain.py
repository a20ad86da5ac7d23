"""Why a bot did what it did: reason codes and numbers, from its view alone.

The words: ``ui/text/bot_reasons.py``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Annotated, NamedTuple

from trickdesk.engine.actions import Action, AskCall, Call
from trickdesk.engine.game import Game
from trickdesk.engine.typed_json import JsonValue

PLAY_CODES = (
    "draws-trumps", "cashes-winner", "leads-high", "leads-low",
    "last-wins", "sure-winner", "may-win", "overtakes", "ruffs",
    "friend-wins", "gives-points", "cannot-win", "ducks", "stays-under", "must-take",
    "no-difference", "spares-partner", "feeds-partner", "yields-nothing", "keeps-winner",
)  # fmt: skip
FACT_CODES = (
    "void", "suit-gone", "keeps-trump", "keeps-top", "keeps-top-trump", "keeps-guard",
    "contract-made", "contract-lost", "bid-made", "bid-full", "bid-lost",
)  # fmt: skip
SHOWS = "shows-card"  # by an agreement of partners
CALL_CODES = (
    "passes", "nothing-to-bid", "not-sure", "too-weak", "leaves-to-partner", "no-clear-gain", "waits",
    "bids", "higher-than-needed", "lowest-that-will-do", "saves-points", "takes-risk", "nothing-to-lose", "has-to-bid",
    SHOWS,
    "says-tricks", "names-trump", "takes-kitty", "chooses-team", "puts-away", "passes-on",
)  # fmt: skip
HOW_CODES = (
    "only-choice",
    "by-rule",
    "clearly-best",
    "best-on-average",
    "too-close",
    "for-the-match",
    "played-exactly",
)
CODES = PLAY_CODES + FACT_CODES + CALL_CODES + HOW_CODES
CLEARLY = 2.5  # standard errors
ENOUGH = 20  # imagined deals without which no figure is told
SAME = 0.01  # points that make no difference


class Reason(NamedTuple):
    """One of ``CODES``, and the numbers and names in its sentence: shares, counts of cards, a ``seat``, names of cards
    and, as ``suit``, the letter of one."""

    code: Annotated[str, CODES]
    values: Mapping[str, float | str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class ActionValue:
    """An action that was considered, and what it was expected to be worth, as far as that counts for the match.

    ``error``: the standard error of its distance to what was chosen. ``chance``: of making the contract, for a bid.
    ``points`` and ``tricks`` of the own side in the deal, in the mean of so many imagined ``deals``: None where they
    are too few to tell, or nothing of the kind is known.
    """

    action: Action
    value: float
    error: float
    chance: float | None = None
    points: float | None = None
    tricks: float | None = None
    deals: int = ENOUGH

    def reliable(self) -> ActionValue:
        """Without figures that rest on nothing."""
        return self if self.deals >= ENOUGH else replace(self, chance=None, points=None, tricks=None)


@dataclass(frozen=True, slots=True)
class Explanation(JsonValue):
    """The reasons for one decision.

    ``reasons``: what the action does, the rules that decided, how it was found. ``weighed``: the alternatives that
    were compared, the choice included, best first; empty if it was made by rule. ``worlds``: the imagined deals in
    which that was done; ``solved``: in how many of them the ending was solved exactly as well.
    """

    reasons: tuple[Reason, ...]
    weighed: tuple[ActionValue, ...] = ()
    worlds: int = 0
    solved: int = 0

    @property
    def codes(self) -> tuple[str, ...]:
        return tuple(reason.code for reason in self.reasons)


@dataclass(frozen=True, slots=True)
class Decision:
    """An action, and the reasons for it."""

    action: Action
    explanation: Explanation


def call_reasons(ask: AskCall, call: Call) -> list[Reason]:
    """What a call is that is made after the auction."""
    if ask.style == "team":
        return [Reason("chooses-team")]
    if call.text == "kitty":
        return [Reason("takes-kitty")]
    code = {"trump": "names-trump", "tricks": "says-tricks"}.get(ask.style)
    return [Reason(code)] if code else []


def how(action: Action, weighed: Sequence[ActionValue], solved: int, game: Game) -> list[Reason]:
    """How a choice was found; ``weighed`` has the best first, ``solved``: in how many deals it was played exactly."""
    if not weighed:
        return [Reason("by-rule")]
    if weighed[0].value - weighed[-1].value < SAME:
        return [Reason("no-difference")]
    chosen = next((entry for entry in weighed if entry.action == action), None)
    if chosen is None or chosen is not weighed[0]:
        return [Reason("too-close")]
    others = [other for other in weighed if other is not chosen]
    clear = all(chosen.value - other.value > CLEARLY * other.error for other in others)
    found = [Reason("clearly-best" if clear else "best-on-average")]
    if any(looks_better(other, chosen, game) for other in others):
        found.append(Reason("played-exactly" if solved else "for-the-match"))
    return found


def looks_better(other: ActionValue, chosen: ActionValue, game: Game) -> bool:
    """Whether the figures that people see are better for another action than for the one that was chosen."""
    other, chosen = other.reliable(), chosen.reliable()
    if other.points is None or chosen.points is None:
        return False
    return game.gain(other.points - chosen.points) > SAME
