"""What a result is worth to a seat: its chance to win the match afterwards, told in points.

The totals of the sides are taken for walks of equal strength, so that a lead counts for the more the fewer deals are
left. Far from the end of a match this is nearly the difference of the points; near it, points that decide nothing
are worth nothing, and what ends the match decides it by the game's own rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.game_knowledge.base import ScoringRate
from trickdesk.engine.bids import Contract
from trickdesk.engine.cards import Seat
from trickdesk.engine.deal import PlayedDeal, Standing, Terms
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView

TRICK_WORTH = 0.05  # a nudge, so that a lost cause is still played for tricks
LEAST_LEFT = 0.5  # deals: a match that is not over is never quite decided
LOGISTIC = 1.7  # the logistic curve of that slope is the normal distribution, to one per cent
DOUBTFUL = 1e-4  # chances (of winning, of losing) are told apart down to here


class DealValue(NamedTuple):
    """What a deal comes to for a seat.

    ``value``: in points as far as they count for the match; for people, ``points`` of its side (less those of
    the other where there are two) and ``tricks`` of its team.
    """

    value: float
    points: float
    tricks: int


class MatchEquity:
    """The match as one seat sees it before deal ``number`` is scored."""

    def __init__(self, game: Game, totals: Sequence[int], seat: Seat, number: int = 1) -> None:
        self.game, self.totals, self.side, self.number = game, tuple(totals), game.side(seat), number
        self.scoring_rate = knowledge_of(game).scoring_rate or ScoringRate(game.target / 8, game.target / 4)
        self.mine = [mate for mate in range(game.seats) if game.side(mate) == self.side]
        self.terms: tuple[Terms | None, bool] = (None, False)  # the last ones, and whether they want tricks
        self.values: dict[tuple[tuple[int, ...], Contract | None], float] = {}
        self.before = self.chance(self.totals)
        open_still = max(DOUBTFUL, self.before * (1 - self.before))
        self.scale = self.unit(self.totals) / open_still

    def unit(self, totals: Sequence[int]) -> float:
        """The lead that multiplies the odds by e."""
        if self.game.last_deal:
            left: float = self.game.last_deal - self.number
        else:
            left = (self.game.target - max(totals)) / self.scoring_rate.gain
        return self.scoring_rate.spread * sqrt(max(LEAST_LEFT, left)) / LOGISTIC

    def chance(self, totals: Sequence[float]) -> float:
        """The chance that the side wins a match which goes on with these totals."""
        whole = [int(total) for total in totals]
        unit, mine = self.unit(whole), totals[self.side]
        if self.game.low_wins:
            unit = -unit
        return 1 / sum(exp(min(300.0, (total - mine) / unit)) for total in totals)

    def value(self, points: Sequence[int], contract: Contract | None) -> float:
        """What a deal is worth that brings ``points`` to the sides, in points; 0: as if it had not been played."""
        key = tuple(points), contract
        value = self.values.get(key)
        if value is None:
            value = self.values[key] = self.value_of(points, contract)
        return value

    def value_of(self, points: Sequence[int], contract: Contract | None) -> float:
        totals = [total + gained for total, gained in zip(self.totals, points, strict=True)]
        winners = self.game.winners(Standing(totals, self.number, contract, points))
        if winners:
            chance = (self.side in winners) / len(winners)
        else:
            chance = self.chance(totals)
        return (chance - self.before) * self.scale

    def worth(self, deal: PlayedDeal) -> DealValue:
        """A deal that was imagined to its end, valued with a little for every trick that may be taken."""
        return self.scored(deal, self.game.score(deal).points)

    def result(self, deal: PlayedDeal) -> tuple[bool, DealValue]:
        """The same, after whether the contract was made: nobody who fails scores."""
        points = self.game.score(deal).points
        return self.game.is_made(deal.terms.teams, points), self.scored(deal, points)

    def scored(self, deal: PlayedDeal, points: Sequence[int]) -> DealValue:
        """A deal that scores so many points."""
        return self.worth_of(points, deal.terms, sum([deal.taken[seat] for seat in self.mine]))

    def worth_of(self, points: Sequence[int], terms: Terms, tricks: int) -> DealValue:
        """A deal that scores so many points, in which the own side took so many tricks."""
        value = self.value(points, terms.contract)
        if terms is not self.terms[0]:
            self.terms = terms, self.wants_tricks(terms)
        if self.terms[1]:
            value += TRICK_WORTH * tricks
        return DealValue(value, self.display_points(points), tricks)

    def display_points(self, points: Sequence[int]) -> float:
        """The points of a deal, by side, as people count what they bring to this one."""
        mine = points[self.side]
        return float(mine - points[1 - self.side] if len(points) == 2 else mine)

    def wants_tricks(self, terms: Terms) -> bool:
        """Whether more tricks are better for everybody: not, where they cost points, or somebody has to lose them, or
        take so many."""
        if self.game.low_wins:
            return False
        return not any(goal is not None and goal.has_most for goal in terms.goals)


def equity_of(view: PlayerView, seat: Seat) -> MatchEquity:
    """The match in a view, as the seat sees it."""
    return MatchEquity(view.game, view.totals, seat, view.deal_number)
