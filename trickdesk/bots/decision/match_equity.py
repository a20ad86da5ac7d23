"""Match equity: the value of a result as a chance to win the match, in points.

The totals of the sides are modelled as random walks of equal strength, so a lead counts for more the fewer
deals are left. Far from the end of a match the value is nearly the difference in points. Near the end, points
that decide nothing are worth nothing. If a result ends the match, the game's own rules decide who wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from trickdesk.bots.arithmetic import exp, total_of
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.game_knowledge.base import ScoringRate
from trickdesk.engine.bids import Contract
from trickdesk.engine.cards import Seat
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, Teams, Terms
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView

TRICK_WORTH = 0.05  # added for each trick, so that bots still play for tricks when nothing else is at stake
LEAST_LEFT = 0.5  # deals; a match that isn't over is never quite decided
LOGISTIC = 1.7  # with this slope the logistic curve is within 1 % of the normal distribution
DOUBTFUL = 1e-4  # chances of winning and losing are distinguished down to this


class DealValue(NamedTuple):
    """The value of a deal for a seat.

    `value` is in points as far as they count for the match. For display: `points` of its side (minus the
    other side's if there are two) and `tricks` of its team.
    """

    value: float
    points: float
    tricks: int


class MatchEquity:
    """The match from one seat's point of view before deal `number` is scored."""

    def __init__(self, game: Game, totals: Sequence[int], seat: Seat, number: int = 1) -> None:
        self.game, self.totals, self.side, self.number = game, tuple(totals), game.side(seat), number
        self.knowledge = knowledge_of(game)
        self.scoring_rate = self.knowledge.scoring_rate or ScoringRate(game.scale / 8, game.scale / 4)
        self.mine = game.seats_of(self.side)
        # The last terms seen, and whether tricks are wanted.
        self.terms: tuple[Terms | None, bool] = (None, False)
        self.values: dict[tuple[tuple[int, ...], Contract | None, Teams, tuple[int, ...]], float] = {}
        self.before = self.chance(self.totals)
        open_still = max(DOUBTFUL, self.before * (1 - self.before))
        self.scale = self.unit(self.totals) / open_still

    def unit(self, totals: Sequence[int]) -> float:
        """Return the lead that multiplies the odds of winning by e."""
        if self.game.last_deal:
            left: float = self.game.last_deal - self.number
        else:
            left = (self.game.target - max(totals)) / self.scoring_rate.gain
        return self.scoring_rate.spread * sqrt(max(LEAST_LEFT, left)) / LOGISTIC

    def chance(self, totals: Sequence[float]) -> float:
        """Return the side's chance to win a match that continues with these totals."""
        whole = [int(total) for total in totals]
        unit, mine = self.unit(whole), totals[self.side]
        if self.game.low_wins:
            unit = -unit
        return 1 / total_of([exp(min(300.0, (total - mine) / unit)) for total in totals])

    def value(
        self,
        points: Sequence[int],
        contract: Contract | None,
        teams: Teams = (),
        carried: tuple[int, ...] = (),
    ) -> float:
        """Return the match value, in points, of a deal with these points.

        0 is the value of not having played the deal.
        """
        key = tuple(points), contract, teams, carried
        value = self.values.get(key)
        if value is None:
            totals = [total + gained for total, gained in zip(self.totals, points, strict=True)]
            winners = self.game.winners(MatchStanding(totals, self.number, contract, points, teams))
            owed = self.knowledge.owed(carried)
            worth = [total - due for total, due in zip(totals, owed, strict=True)] if owed else totals
            chance = (self.side in winners) / len(winners) if winners else self.chance(worth)
            value = self.values[key] = (chance - self.before) * self.scale
        return value

    def worth(self, deal: PlayedDeal) -> DealValue:
        """Return the value of a simulated deal, with a little extra for each trick."""
        return self.scored(deal, self.game.score(deal))

    def result(self, deal: PlayedDeal) -> tuple[bool, DealValue]:
        """Return whether the contract was made, and the value of the deal."""
        result = self.game.score(deal)
        return self.game.is_made(deal.terms.teams, result.points), self.scored(deal, result)

    def scored(self, deal: PlayedDeal, result: DealResult) -> DealValue:
        """Return the value of a deal with this result."""
        tricks = sum([deal.taken[seat] for seat in self.mine])
        return self.worth_of(result.points, deal.terms, tricks, result.carried)

    def worth_of(
        self, points: Sequence[int], terms: Terms, tricks: int, carried: tuple[int, ...] = ()
    ) -> DealValue:
        """Return the value of a deal that scores `points` with `tricks` for the side."""
        value = self.value(points, terms.contract, terms.teams, carried)
        if terms is not self.terms[0]:
            self.terms = terms, self.wants_tricks(terms)
        if self.terms[1]:
            value += TRICK_WORTH * tricks
        return DealValue(value, self.display_points(points), tricks)

    def display_points(self, points: Sequence[int]) -> float:
        """Return the points of a deal for display: the side's, or its lead over the other."""
        mine = points[self.side]
        return float(mine - points[1 - self.side] if len(points) == 2 else mine)

    def wants_tricks(self, terms: Terms) -> bool:
        """Return whether more tricks are always better.

        They aren't if tricks cost points, or if a seat has to lose them or take an exact number.
        """
        if self.game.low_wins:
            return False
        return not any(goal is not None and goal.has_most for goal in terms.goals)


def equity_of(view: PlayerView, seat: Seat) -> MatchEquity:
    """Return the match equity of a seat in a view."""
    return MatchEquity(view.game, view.totals, seat, view.deal_number)
