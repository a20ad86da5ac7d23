"""Chooses the number of tricks to bid in games such as Oh Hell."""

from __future__ import annotations

from trickdesk.bots.bidding.simulate import UndeclaredSimulator
from trickdesk.bots.decision.match_equity import DealValue
from trickdesk.bots.decision.search import SearchContext, Trial
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.levels import LEAST
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.bids import Goal
from trickdesk.engine.cards import CardSet, Seat
from trickdesk.engine.deal import Terms

NEAR = 2  # tricks; bids further than this from the first guess are not tried


def by_guess(context: SearchContext, ask: AskCall) -> list[str]:
    """Return the calls, those nearest to the expected number of tricks first."""
    view = context.view
    guess = context.knowledge.expected(view, view.hand)
    return sorted(ask.calls, key=lambda call: abs(view.game.bid(call).level - guess))


def tricks_trial(context: SearchContext, ask: AskCall) -> Trial[Call]:
    """Return the trial of the bids near the first guess."""
    view, knowledge = context.view, context.knowledge
    bids = {call: view.game.bid(call) for call in ask.calls}
    guess = knowledge.expected(view, view.hand)
    calls = by_guess(context, ask)
    calls = [call for call in calls if abs(bids[call].level - guess) <= NEAR] or calls[:1]
    calls += [action.text for action in context.also if isinstance(action, Call) and action.text not in calls]
    simulation = BidSimulation(context, ask.seat)

    def value(option: int, world: World) -> DealValue:
        return simulation.worth(world, bids[calls[option]].goal)

    beliefs = Beliefs(view, knowledge, context.rng, context.level.inference)
    each = view.hand.bit_count() * view.game.seats
    worlds = max(LEAST, context.effort.worlds_for(len(calls), each))
    return Trial([Call(call) for call in calls], value, beliefs.world, worlds)


class BidSimulation(UndeclaredSimulator):
    """Plays deals to the end; players yet to bid then bid their expected tricks."""

    def __init__(self, context: SearchContext, seat: Seat) -> None:
        super().__init__(context, seat)
        assert self.view.teams is not None
        self.teams = self.view.teams
        self.world: World | None = None
        self.goals: list[Goal] = []
        # The terms and the policy for each combination of goals.
        self.players: dict[tuple[Goal, ...], tuple[Terms, Policy]] = {}

    def bid_goal(self, hand: CardSet) -> Goal:
        """Return the goal of the bid nearest to a hand's expected tricks."""
        expected = round(self.knowledge.expected(self.view, hand))
        return min(self.game.bids, key=lambda bid: abs(bid.level - expected)).goal

    def worth(self, world: World, goal: Goal) -> DealValue:
        """Return the value of a world in which the seat bids `goal`.

        The world is not changed.
        """
        if world is not self.world:  # the others' bids don't depend on this seat's
            self.world = world
            self.goals = [
                known or self.bid_goal(world.hands[other]) for other, known in enumerate(self.view.goals)
            ]
        self.goals[self.seat] = goal
        goals = tuple(self.goals)
        found = self.players.get(goals)
        if found is None:
            terms = Terms(None, self.view.trump, self.teams, goals)
            found = self.players[goals] = terms, self.knowledge.policy(terms, self.tricks.rules)
        return self.value(world, world.hands[:], self.first, *found)
