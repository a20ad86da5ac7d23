"""Solves endgames of sampled deals exactly and values the results."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import cast

from trickdesk.bots.decision.match_equity import DealValue
from trickdesk.bots.game_knowledge.base import GameKnowledge
from trickdesk.bots.levels import Effort
from trickdesk.bots.simulation.rollout import PlayResult, ResumedPlay, loses_all, made, played_deal
from trickdesk.bots.simulation.sampler import World
from trickdesk.bots.solver import NodeLimitExceeded
from trickdesk.bots.solver.endings import Piled, PlainTricks, TrickValues, best_trump, is_sum, solver_for
from trickdesk.engine.actions import Play
from trickdesk.engine.cards import CardId, CardSet, card_set
from trickdesk.engine.deal import PlayedDeal, Teams, Terms
from trickdesk.engine.play import Trick, TrickPlay
from trickdesk.engine.view import PlayerView

LARGEST_SHARE = 4  # one world may cost about 1/n of all nodes
LEAST_NODES = 50  # nodes that every question may cost
PILES_PRICE = 2  # a node costs this many times as much if cards are drawn from piles
# With more cards left than this, in games with card points, only whether the contract is made is solved, not
# the total, which would take a search for each of many possible totals.
CONTRACT_ONLY_ABOVE = 24
MOST_FAILURES = 2  # after this many unsolved worlds no more are tried, unless more were solved


def finished_deal(
    start: PlayedDeal, play: TrickPlay, trick_values: TrickValues, everything: int, best: CardId, total: int
) -> PlayedDeal:
    """Return the deal as if the declaring team took `total` of `everything`.

    Both are in the unit of `trick_values`, and count from the first trick of the deal. If seats score for
    themselves, a team's remaining tricks are divided equally among its seats.
    """
    teams = start.terms.teams
    taken, tricks, points = [Fraction(n) for n in play.taken], list[Trick](), list[int]()
    if trick_values.each:
        # Only a side's sum counts, so the declaring team gets the best card if it has taken anything.
        has_best = best >= 0 and total > 0
        taken = by_team(play, teams, total // trick_values.each - has_best)
        if best >= 0:
            tricks, points = [Trick(0, best, [best], teams[0 if has_best else 1][0])], [trick_values.each]
    else:
        # The score gives the second trick what is extra for the last one, and the totals include that already.
        tricks = [Trick(0, 0, [], teams[0][0]), Trick(0, 0, [], teams[1][0])]
        points = [total, everything - total - trick_values.last]
    return replace(
        start,
        tricks=tricks,
        trick_points=points,
        taken=cast("Sequence[int]", taken),  # fractions of tricks score like whole tricks
    )


def has_two_sides(terms: Terms) -> bool:
    """Return whether one side takes what the other loses.

    It does with a declarer, and between two sides without goals.
    """
    if terms.contract is not None:
        return True
    return len(terms.teams) == 2 and all(goal is None for goal in terms.goals)


def by_team(play: TrickPlay, teams: Teams, total: int) -> list[Fraction]:
    """Return each seat's tricks when the declaring team takes `total` in all."""
    taken = [Fraction(n) for n in play.taken]
    still = total - sum(play.taken[seat] for seat in teams[0])
    for team, tricks in zip(teams, (still, play.left - still), strict=True):
        seats = [seat for seat in team if seat in play.players]
        for seat in seats:
            taken[seat] += Fraction(tricks, len(seats))
    return taken


def taken_so_far(
    play: PlayResult | TrickPlay, trick_values: TrickValues, side: CardSet, best: CardId
) -> tuple[int, int]:
    """Return what the completed tricks brought to a side, and to all seats.

    `best` is the card with the bonus of `trick_values.best`.
    """
    mine = everything = 0
    for trick in play.tricks:
        worth = trick_values.each + (trick_values.best if best in trick.cards else 0)
        if trick_values.points:
            worth += sum([trick_values.points[card] for card in trick.cards])
        everything += worth
        if side >> trick.winner & 1:
            mine += worth
    return mine, everything


class Endgames:
    """Solves the endings of sampled deals as long as that is cheap enough.

    `nodes` counts the work, in nodes of the plain-trick solver.
    """

    def __init__(
        self,
        view: PlayerView,
        knowledge: GameKnowledge,
        resumed: ResumedPlay,
        effort: Effort,
        worth: Callable[[PlayedDeal], DealValue],
    ) -> None:
        self.view, self.knowledge, self.resumed = view, knowledge, resumed
        self.effort, self.worth = effort, worth
        self.terms = view.terms
        self.declaring = card_set(self.terms.teams[0])
        self.low = loses_all(self.terms)
        self.left = sum(map(view.cards_of, view.players))
        self.open = self.left <= effort.exact and has_two_sides(self.terms)
        self.price = effort.node_price * (PILES_PRICE if view.game.has_piles else 1)
        self.nodes = self.too_hard = self.solved = 0
        self.known: dict[tuple[int, int, CardId, CardSet], float] = {}

    def values(self, world: World, options: Sequence[Play]) -> list[float]:
        """Return the values of the plays with best play by all, or [] if not solved.

        If only the contract is solved, deals in which it is already decided are skipped, because they favour
        none of the plays.
        """
        if not self.open:
            return []
        play, game = self.resumed.play(world), self.view.game
        start = played_deal(self.view, self.terms, play, world)
        declarer = self.terms.declarer
        buried = 0 if declarer is None else start.buried[declarer]
        trick_values = self.knowledge.trick_values(buried)
        if not is_sum(trick_values, play):
            return []
        solver = solver_for(
            play,
            self.declaring,
            trick_values,
            low=self.low,
            odd=self.knowledge.odd,
            piled=cast("Piled", play) if game.has_piles else None,
            limit=max(LEAST_NODES, self.effort.nodes // (LARGEST_SHARE * self.price * len(options))),
        )
        price = self.price
        if isinstance(solver, PlainTricks):
            solver.limit, price = self.effort.nodes // LARGEST_SHARE, 1  # its limit is for all plays together
        best = best_trump(play) if trick_values.best else -1
        mine, gone = taken_so_far(play, trick_values, self.declaring, best)
        everything = gone + solver.total

        def deal_with(total: int) -> PlayedDeal:
            return finished_deal(start, play, trick_values, everything, best, total)

        window = declarer is not None and bool(trick_values.points) and self.left > CONTRACT_ONLY_ABOVE
        need = 0
        if window:
            # The least total that makes the contract, or one more than everything.
            need = bisect_left(range(everything + 1), True, key=lambda total: made(game, deal_with(total)))
            if not mine < need <= mine + solver.total:
                return []  # the contract is decided; the playouts compare the remaining points
        try:
            if window:
                totals = {move: need - 1 + reached for move, reached in solver.reaching(need - mine).items()}
            else:
                totals = {move: mine + taken for move, taken in solver.cards().items()}
        except NodeLimitExceeded:
            self.too_hard += 1
            self.spend(price * solver.nodes)
            return []
        self.solved += 1
        self.spend(price * solver.nodes)
        alike = everything, best, buried if trick_values.points else 0
        return [self.value(totals[one.card, one.named], alike, deal_with) for one in options]

    def spend(self, nodes: int) -> None:
        """Count work, and stop solving when the budget is used or most worlds fail."""
        self.nodes += nodes
        self.open = self.nodes < self.effort.nodes and self.too_hard < max(MOST_FAILURES, self.solved)

    def value(
        self, total: int, alike: tuple[int, CardId, CardSet], deal_with: Callable[[int], PlayedDeal]
    ) -> float:
        """Return the value of a total; deals that are `alike` have the same one."""
        key = total, *alike
        value = self.known.get(key)
        if value is None:
            self.known[key] = value = self.worth(deal_with(total)).value
        return value
