"""Chooses the number of tricks to bid in games such as Oh Hell."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.bots.decision.match_equity import DealValue, MatchEquity, equity_of
from trickdesk.bots.decision.search import SearchContext, Trial
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.levels import LEAST
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.rollout import PlayResult, played_deal
from trickdesk.bots.simulation.sampler import World
from trickdesk.bots.simulation.tricks import Tricks
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.bids import Goal
from trickdesk.engine.cards import CardSet, Seat
from trickdesk.engine.deal import Terms
from trickdesk.engine.play import Start

NEAR = 2  # tricks; bids further than this from the first guess are not tried


def choose_tricks(context: SearchContext, ask: AskCall) -> Call:
    """Return the best bid near a first guess, by simulated deals.

    Novice levels bid the guess.
    """
    if context.level.novice:
        return Call(by_guess(context, ask)[0])
    trial = tricks_trial(context, ask)
    chosen = trial.chosen(context)
    assert isinstance(chosen, Call)
    return chosen


def by_guess(context: SearchContext, ask: AskCall) -> list[str]:
    """Return the calls, those nearest to the expected number of tricks first."""
    view = context.view
    guess = context.knowledge.expected(view, view.hand)
    return sorted(ask.calls, key=lambda call: abs(view.game.bid(call).level - guess))


def tricks_trial(context: SearchContext, ask: AskCall) -> Trial:
    """Return the trial of the bids near the first guess."""
    view, knowledge = context.view, context.knowledge
    bids = {call: view.game.bid(call) for call in ask.calls}
    guess = knowledge.expected(view, view.hand)
    calls = by_guess(context, ask)
    calls = [call for call in calls if abs(bids[call].level - guess) <= NEAR] or calls[:1]
    calls += [action.text for action in context.also if isinstance(action, Call) and action.text not in calls]
    score = equity_of(view, ask.seat)

    simulation = BidSimulation(context, ask.seat, score)

    def value(option: int, world: World) -> DealValue:
        return simulation.worth(world, bids[calls[option]].goal)

    beliefs = Beliefs(view, knowledge, context.rng, context.level.inference)
    each = view.hand.bit_count() * view.game.seats
    worlds = max(LEAST, context.effort.worlds_for(len(calls), each))
    return Trial([Call(call) for call in calls], value, beliefs.world, worlds)


class BidSimulation:
    """Plays deals to the end; players yet to bid then bid their expected tricks."""

    def __init__(self, context: SearchContext, seat: Seat, score: MatchEquity) -> None:
        view, game = context.view, context.view.game
        assert view.dealer is not None and view.teams is not None
        self.view, self.knowledge, self.seat, self.score, self.teams = (
            view,
            context.knowledge,
            seat,
            score,
            view.teams,
        )
        self.leader = (view.dealer + 1) % game.seats
        self.order = game.order_for(game.trump_index(view.trump))
        self.tricks = self.tricks_of([0] * game.seats)
        self.none: list[tuple[int, ...]] = [()] * game.seats
        self.world: World | None = None
        self.goals: list[Goal] = []
        # The terms and the policy for each combination of goals, and the values of ends.
        self.players: dict[tuple[Goal, ...], tuple[Terms, Policy]] = {}
        self.known: dict[tuple[object, ...], DealValue] = {}

    def tricks_of(self, hands: Sequence[CardSet]) -> Tricks:
        """Return an unstarted play in flat integers.

        If the engine guides the play, it is valid for these hands only.
        """
        game = self.view.game
        return self.knowledge.tricks(
            game.trick_play(Start(self.order, list(hands), self.leader, range(game.seats)))
        )

    def bid_goal(self, hand: CardSet) -> Goal:
        """Return the goal of the bid nearest to a hand's expected tricks."""
        expected = round(self.knowledge.expected(self.view, hand))
        return min(self.view.game.bids, key=lambda bid: abs(bid.level - expected)).goal

    def worth(self, world: World, goal: Goal) -> DealValue:
        """Return the value of a world in which the seat bids `goal`.

        The world is not changed.
        """
        view, knowledge = self.view, self.knowledge
        if world is not self.world:  # the others' bids don't depend on this seat's
            self.world = world
            self.goals = [
                known or self.bid_goal(world.hands[other]) for other, known in enumerate(view.goals)
            ]
        if self.tricks.guide is not None:
            self.tricks = self.tricks_of(world.hands)
        tricks = self.tricks
        self.goals[self.seat] = goal
        goals = tuple(self.goals)
        found = self.players.get(goals)
        if found is None:
            terms = Terms(None, view.trump, self.teams, tuple(self.goals))
            found = self.players[goals] = terms, knowledge.policy(terms, tricks.rules)
        terms, policy = found
        tricks.start(world.hands[:], self.leader, [0] * view.game.seats, self.none)
        policy.play_out(tricks)
        alike = goals, knowledge.score_key(terms, tricks.key())
        worth = self.known.get(alike)
        if worth is None:
            ended = PlayResult.of(tricks, self.leader)
            worth = self.known[alike] = self.score.worth(played_deal(view, terms, ended, world))
        return worth
