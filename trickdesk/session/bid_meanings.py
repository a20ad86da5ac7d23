"""What calls usually show about a hand, measured from the calls of bots.

`assets/bids.json` has the figures, which `python -m tests.bots.bid_meanings` measures for each preset. Only the public
calls decide which of them apply, so nothing here can tell a hidden card.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from trickdesk.engine.bids import CHECK, HOLD, PASS, standing_bid
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game, OptionValue
from trickdesk.engine.view import PlayerView

# House rules on the end of a match, which change no call of its first deals.
OF_MATCH = ("target", "last_deal", "over_target", "both_over", "floor", "win_needs_contract", "tie", "deals")
Calls = Sequence[tuple[Seat, str]]


Range = tuple[int, int]  # from the least to the most


class Meaning(NamedTuple):
    """What two thirds of the hands have with which a call is made.

    Attributes:
        cards: Of the suit that the call names, of trumps, or of the hand's best suit; None without a trump.
        outside: Tricks in high cards besides these.
        high: Tricks in high cards: of all, or of those `cards` if all others are exchanged.
    """

    cards: Range | None = None
    outside: Range | None = None
    high: Range | None = None


Figures = Mapping[str, Mapping[str, Range]]  # by kind of call, then by the names of `Meaning`


def kind_of(game: Game, before: Calls, seat: Seat, call: str, size: int) -> str:
    """Return the kind of a call after the calls `before`.

    All of one kind show the same. Empty if it shows nothing: a pass that leaves the bid to a partner, or one after a
    bid. `size` is the number of cards that each player got.
    """
    if (bid := game.as_bid(call)) is not None:
        if bid.goal.is_exact:
            return f"{call} of {size}"
        is_suit = bid.denomination in tuple(game.deck.suits) and not bid.alone
        return f"{bid.level} suit" if is_suit else call
    if call not in (PASS, CHECK, HOLD):
        return ""
    standing = standing_bid(before, game.ladder)
    if standing is None:
        return call if call == PASS else ""
    is_own = game.side(standing[0]) == game.side(seat)
    has_bid = any(who == seat and said != PASS for who, said in before)
    if call == PASS and (is_own or has_bid):
        return ""
    return f"{call} at {kind_of(game, (), seat, standing[1], size)}"


def in_force(game: Game) -> dict[str, OptionValue]:
    """Return the house rules that matter for what calls show."""
    return {name: value for name, value in game.options.items() if name not in OF_MATCH}


class Meanings:
    """The measured meanings of all calls, from the text of `assets/bids.json`.

    For each game it has a list of sets of rules: the changed options, and the figures by kind of call.
    """

    def __init__(self, text: str) -> None:
        self.measured: Mapping[str, list[tuple[dict[str, OptionValue], Figures]]] = json.loads(text)
        self._rules = cache(self._measured_rules)

    def calls(self, game: Game) -> Figures:
        """Return the figures by kind of call; empty if nobody has measured these rules."""
        rules = in_force(game)
        return next((found for measured, found in self._rules(type(game)) if measured == rules), {})

    def _measured_rules(self, kind: type[Game]) -> list[tuple[dict[str, OptionValue], Figures]]:
        return [(in_force(kind(changed)), found) for changed, found in self.measured.get(kind.id, ())]

    def of(self, view: PlayerView, before: Calls, seat: Seat, call: str) -> Meaning | None:
        """Return what a call shows after the calls `before`, or None if that isn't known."""
        game = view.game
        kind = kind_of(game, before, seat, call, game.deal_size(view.deal_number).hand)
        found = self.calls(game).get(kind)
        return (
            None if found is None else Meaning(**{name: (ends[0], ends[1]) for name, ends in found.items()})
        )
