"""Why a bot did what it did: reason codes and numbers, from its view alone. The words: ``ui/text/bot_reasons.py``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.tricks import Tricks
from trickdesk.bots.solver.bits import count
from trickdesk.engine.actions import Action, Call
from trickdesk.engine.ask import AskCall
from trickdesk.engine.bids import CHECK, PASS
from trickdesk.engine.cards import CardId, Deck
from trickdesk.engine.record import parse_input, write_action

PLAY_CODES = (
    "draws-trumps", "cashes-winner", "leads-high", "leads-low",
    "last-wins", "sure-winner", "may-win", "overtakes", "ruffs",
    "friend-wins", "gives-points", "cannot-win", "ducks", "stays-under", "must-take",
)  # fmt: skip
SHOWS = "shows-card"  # by an agreement of partners
CALL_CODES = ("passes", "waits", "bids", SHOWS, "names-trump", "takes-kitty", "chooses-team", "puts-away",
              "passes-on")  # fmt: skip
HOW_CODES = ("only-choice", "by-rule", "clearly-best", "best-on-average", "too-close")
CODES = PLAY_CODES + CALL_CODES + HOW_CODES
CLEARLY = 2.5  # standard errors


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action that was considered, and what it was expected to be worth, in points of the game.

    ``error``: the standard error of its distance to what was chosen. ``chance``: of making the contract, for a bid.
    """

    action: Action
    value: float
    error: float
    chance: float | None = None


@dataclass(frozen=True, slots=True)
class Explanation:
    """The reasons for one decision.

    ``codes``: what the action does, then how it was found, each one of ``CODES``. ``weighed``: the alternatives that
    were compared, the choice included, best first; empty if it was made by rule. ``worlds``: the imagined deals in
    which that was done; ``solved``: in how many of them the ending was solved exactly as well.
    """

    codes: tuple[str, ...]
    weighed: tuple[Weighed, ...] = ()
    worlds: int = 0
    solved: int = 0

    def to_json(self, deck: Deck) -> dict[str, object]:
        """The explanation as the bots' process tells it; actions as a record writes them."""
        weighed = [
            {
                "action": write_action(entry.action, deck),
                "value": entry.value,
                "error": entry.error,
                "chance": entry.chance,
            }
            for entry in self.weighed
        ]
        return {"codes": list(self.codes), "weighed": weighed, "worlds": self.worlds, "solved": self.solved}

    @classmethod
    def from_json(cls, data: Mapping[str, Any], deck: Deck) -> Explanation:
        """The inverse; :class:`ValueError`, :class:`KeyError` or :class:`TypeError` for anything else."""
        weighed = []
        for entry in data["weighed"]:
            said = parse_input(f"0 {entry['action']}", deck)
            if not isinstance(said, tuple):
                raise ValueError(f"not an action: {entry['action']}")
            chance = None if entry["chance"] is None else float(entry["chance"])
            weighed.append(Weighed(said[1], float(entry["value"]), float(entry["error"]), chance))
        if not set(data["codes"]) <= set(CODES):
            raise ValueError(f"unknown reasons: {data['codes']}")
        return cls(tuple(data["codes"]), tuple(weighed), int(data["worlds"]), int(data["solved"]))


@dataclass(frozen=True, slots=True)
class Decision:
    """An action, and the reasons for it."""

    action: Action
    explanation: Explanation


def play_codes(policy: Policy, tricks: Tricks, card: CardId, low: bool) -> tuple[str, ...]:
    """What a card does for the seat on turn, as far as it can know. ``low``: the declarer wants no trick."""
    rules, seat = policy.rules, tricks.turn
    out = rules.all & ~(tricks.played | tricks.hands[seat])
    suit = rules.suit_of[card]
    if not tricks.trick:
        mask = rules.mask[suit]
        over = rules.above[suit * rules.size + card] & out & mask
        if suit == rules.trump and out & mask and policy.friends[seat] >> policy.declarer & 1:
            return ("draws-trumps",)
        if low:
            return ("leads-low",)
        if not over:
            return ("cashes-winner",)
        return ("leads-high" if count(over) <= 1 else "leads-low",)
    policy.standing(tricks, tricks.legal())
    wins = policy.winners >> card & 1
    friend = policy.friends[seat] >> policy.holder & 1
    if low and seat == policy.declarer:
        return ("must-take",) if wins else ("stays-under",)
    if not wins:
        if friend:
            return ("friend-wins", "gives-points") if rules.points[card] else ("friend-wins",)
        return ("ducks",) if policy.winners else ("cannot-win",)
    led = rules.suit_of[tricks.lead]
    codes = []
    if len(tricks.trick) == tricks.count - 1:
        codes.append("last-wins")
    else:
        codes.append("may-win" if rules.above[led * rules.size + card] & out else "sure-winner")
    if friend:
        codes.append("overtakes")
    if suit == rules.trump != led:
        codes.append("ruffs")
    return tuple(codes)


def call_codes(ask: AskCall, call: Call) -> tuple[str, ...]:
    """What a call is."""
    if ask.style == "team":
        return ("chooses-team",)
    if call.text == "kitty":
        return ("takes-kitty",)
    if ask.style == "trump":
        return ("names-trump",)
    return ({PASS: "passes", CHECK: "waits"}.get(call.text, "bids"),)


def how(action: Action, weighed: tuple[Weighed, ...]) -> str:
    """How a choice was found; ``weighed`` has the best first."""
    if not weighed:
        return "by-rule"
    if weighed[0].action != action:
        return "too-close"
    others = [other for other in weighed if other.action != action]
    clear = all(weighed[0].value - other.value > CLEARLY * other.error for other in others)
    return "clearly-best" if clear else "best-on-average"
