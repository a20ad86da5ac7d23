"""Explains decisions: reason codes and numbers, from the bot's view alone.

The sentences are in `ui/text/bot_reasons.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Annotated, NamedTuple

from trickdesk.engine.actions import Action
from trickdesk.engine.game import Game
from trickdesk.engine.typed_json import JsonValue

# What a card does that leaves the trick to others.
LEAVE_CODES = ("cannot-win", "ducks", "saves", "makes-void", "leads-low", "leads-weak")
TRUMP_CODES = ("keeps-trump", "keeps-a-trump")
KEEP_CODES = ("keeps-as-trump", *TRUMP_CODES, "keeps-top", "keeps-top-trump", "keeps-guard")
VOID_CODES = ("void", "suit-gone")
PLAY_CODES = (
    "draws-trumps", "leads-trump", "leads-trumps", "cashes-winner", "sure-trick", "builds", "leads-high",
    "leads-short", "leads-long", "leads-under", "leads-to", "leads-into", "leads-best", "two-wins",
    "last-wins", "sure-winner", "wins-unless", "unless-card", "may-win", "overtakes", "ruffs", "ruffs-unless",
    "friend-wins", "friend-untrumped", "feeds", "gives-none", "spares-points", "beside-two", *LEAVE_CODES,
    "may-need", "risks-less", "keeps-better", "keeps-chance", "one-too-many", "less-room", "leaves-declarer",
    "must-keep", "unless-two", "stays-under", "stays-high", "must-take", "must-low", "must-high", "takes-now",
    "takes-all", "takes-good", "stops-all", "keeps-good", "keeps-points", "sheds-early", "sheds-safe", "leaves-trick",
    "throws-points", "throws-last", "throws-high",
    "no-difference", "spares-partner", "feeds-partner", "yields-nothing", "keeps-winner", "scores-less",
)  # fmt: skip
FACT_CODES = (
    *VOID_CODES, *KEEP_CODES,
    "contract-made", "contract-lost", "bid-made", "bid-full", "bid-open", "bid-lost",
)  # fmt: skip
SHOWS = "shows-card"  # as the partners have agreed
SHOWS_SUIT = "shows-suit"
CALL_CODES = (
    "passes", "passes-for-match", "nothing-to-bid", "not-sure", "too-weak", "leaves-to-partner", "no-clear-gain",
    "waits", "bids", "bids-for-match", "higher-than-needed", "lowest-that-will-do", "saves-points", "takes-risk",
    "nothing-to-lose", "has-to-bid", SHOWS, SHOWS_SUIT, "chance-made",
    "says-tricks", "says-none", "bids-blind", "looks-first", "names-trump", "names-longest", "takes-kitty",
    "chooses-team", "team-bid", "robs", "keeps-hand", "swaps-cards", "keeps-cards",
    "defends-alone", "defends-together",
    "puts-away", "puts-plain", "puts-last", "puts-high", "passes-on", "passes-last", "passes-danger", "passes-high",
    "passes-low", "passes-short",
)  # fmt: skip
SCORE_CODES = ("wins-match", "avoids-loss", "shorter-match", "longer-match")
HOW_CODES = (
    "only-choice",
    "by-rule",
    "clearly-best",
    "best-on-average",
    "too-close",
    "for-the-match",
    "played-exactly",
    "habit",
)
CODES = PLAY_CODES + FACT_CODES + CALL_CODES + SCORE_CODES + HOW_CODES
CLEARLY = 2.5  # standard errors by which the best option must lead to be "clearly" best
ENOUGH = 20  # simulated deals that a figure needs to be shown
SAME = 0.01  # differences below this, in points, count as none
FINE = 400  # with fewer points to win, tenths of a point matter and are shown


class Reason(NamedTuple):
    """A reason code from `CODES`, with the values in its sentence.

    Values are shares, numbers of cards, a `seat`, names of cards and the letter of a `suit`.
    """

    code: Annotated[str, CODES]
    values: Mapping[str, float | str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class ActionValue:
    """An action that was considered, and its estimated value for the match.

    - `error`: the standard error of the difference to the chosen action.
    - `chance`: for a bid, the chance of making the contract.
    - `points` and `tricks`: the own side's means over `deals` simulated deals; None if unknown.
    """

    action: Action
    value: float
    error: float
    chance: float | None = None
    points: float | None = None
    tricks: float | None = None
    deals: int = ENOUGH

    def reliable(self) -> ActionValue:
        """Return this without figures that are based on too few deals."""
        return self if self.deals >= ENOUGH else replace(self, chance=None, points=None, tricks=None)


@dataclass(frozen=True, slots=True)
class Explanation(JsonValue):
    """The reasons for one decision.

    - `reasons`: what the action does, which rules decided, and how it was found.
    - `weighed`: the compared actions with the chosen one, best first; empty if the choice was made by rule.
    - `worlds`: the number of simulated deals; `solved`: in how many of them the ending was also solved
      exactly.
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
    """An action and the reasons for it."""

    action: Action
    explanation: Explanation


def how(action: Action, weighed: Sequence[ActionValue], solved: int, game: Game) -> list[Reason]:
    """Return how a choice was found.

    Args:
        action: The choice.
        weighed: The compared actions, best first.
        solved: In how many deals the ending was solved exactly.
        game: The game.
    """
    if len(weighed) < 2:  # nothing was compared
        return [Reason("by-rule")]
    if weighed[0].value - weighed[-1].value < SAME or look_alike(weighed, game):
        return [Reason("no-difference")]
    chosen = next((entry for entry in weighed if entry.action == action), None)
    # A card with the same figures as the best one is as good as the best.
    if chosen is None or replace(chosen, action=weighed[0].action) != weighed[0]:
        return [Reason("too-close")]
    others = [other for other in weighed if other is not chosen]
    clear = all(
        chosen.value - other.value > CLEARLY * other.error and not look_alike([chosen, other], game)
        for other in others
    )
    found = [Reason("clearly-best" if clear else "best-on-average")]
    if any(looks_better(other, chosen, game) for other in others):
        found.append(Reason("played-exactly" if solved else "for-the-match"))
    return found


def look_alike(weighed: Sequence[ActionValue], game: Game) -> bool:
    """Return whether all actions have the same points on screen.

    The tricks must be the same as well, unless they hardly matter for the match.
    """
    digits, shown = int(game.scale < FINE), [entry.reliable() for entry in weighed]
    if any(entry.points is None for entry in shown):
        return False
    points = {round(entry.points or 0.0, digits) for entry in shown}
    tricks = {0.0 if game.counts_points else round(entry.tricks or 0.0, 1) for entry in shown}
    values = [entry.value for entry in shown]
    return len(points) == 1 and (len(tricks) == 1 or max(values) - min(values) < 10.0**-digits)


def looks_better(other: ActionValue, chosen: ActionValue, game: Game) -> bool:
    """Return whether another action has better figures on screen than the chosen one."""
    other, chosen = other.reliable(), chosen.reliable()
    if other.points is None or chosen.points is None:
        return False
    digits = int(game.scale < FINE)
    return game.gain(round(other.points, digits) - round(chosen.points, digits)) > SAME
