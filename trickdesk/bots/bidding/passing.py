"""Chooses cards to pass: tries sets in deals where all pass and play by rule."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.bots.bidding.choices import worlds_for
from trickdesk.bots.decision.match_equity import DealValue, MatchEquity, equity_of
from trickdesk.bots.decision.search import SearchContext, Trial
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.simulation.rollout import PlayResult, played_deal
from trickdesk.bots.simulation.sampler import World
from trickdesk.bots.simulation.tricks import Tricks
from trickdesk.engine.actions import AskGive, Give
from trickdesk.engine.cards import CardSet, Seat
from trickdesk.engine.play import Start

MORE_WORLDS = 3  # times the worlds of other choices, because so many sets are close to each other


def choose_passed(context: SearchContext, ask: AskGive) -> Give:
    """Choose cards for the seat `ask.to`; novice levels use the rule of thumb."""
    if context.level.novice:
        return Give(next(iter(context.knowledge.pass_sets(context.view.hand, ask.low))))
    trial = passing_trial(context, ask)
    chosen = trial.chosen(context)
    assert isinstance(chosen, Give)
    return chosen


def passing_trial(context: SearchContext, ask: AskGive) -> Trial:
    """Return the trial of some sets of cards, the rule-of-thumb choice first."""
    view, knowledge, seat = context.view, context.knowledge, ask.seat
    options = list(knowledge.pass_sets(view.hand, ask.low))
    options += [a.cards for a in context.also if isinstance(a, Give) and a.cards not in options]
    score = equity_of(view, seat)

    simulation = PassSimulation(context, ask, score)

    def value(option: int, world: World) -> DealValue:
        return simulation.worth(world, options[option])

    beliefs = Beliefs(view, knowledge, context.rng, context.level.inference)
    worlds = MORE_WORLDS * worlds_for(context, len(options))
    return Trial([Give(cards) for cards in options], value, beliefs.world, worlds, favourite=0)


class PassSimulation:
    """Plays deals to the end in which everyone else passes cards by rule of thumb."""

    def __init__(self, context: SearchContext, ask: AskGive, score: MatchEquity) -> None:
        view = context.view
        assert ask.to is not None and view.dealer is not None
        self.view, self.knowledge, self.game, self.ask, self.score = (
            view,
            context.knowledge,
            view.game,
            ask,
            score,
        )
        self.by, self.first = ask.to - ask.seat, (view.dealer + 1) % view.game.seats
        self.order = view.game.order_for(view.game.trump_index(view.trump))
        self.tricks = self.tricks_of([0] * view.game.seats, 0)
        self.terms = view.terms
        self.policy = self.knowledge.policy(self.terms, self.tricks.rules)
        self.none: list[tuple[int, ...]] = [()] * view.game.seats
        self.world: World | None = None
        self.given: list[CardSet] = []
        self.known: dict[tuple[int, ...], DealValue] = {}

    def tricks_of(self, hands: Sequence[CardSet], leader: Seat) -> Tricks:
        """Return an unstarted play in flat integers.

        If the engine guides the play, it is valid for these hands only.
        """
        return self.knowledge.tricks(
            self.game.trick_play(Start(self.order, list(hands), leader, range(self.game.seats)))
        )

    def worth(self, world: World, cards: CardSet) -> DealValue:
        """Return the value of a world in which `cards` are passed.

        The world is not changed.
        """
        seats, ask = self.game.seats, self.ask
        if world is not self.world:  # the others' cards don't depend on this seat's
            self.world = world
            self.given = [
                0 if seat == ask.seat else next(iter(self.knowledge.pass_sets(hand, ask.low)))
                for seat, hand in enumerate(world.hands)
            ]
        given = self.given
        given[ask.seat] = cards
        hands = [world.hands[seat] ^ given[seat] | given[(seat - self.by) % seats] for seat in range(seats)]
        leader = self.knowledge.opener(hands, self.first)
        if self.tricks.guide is not None:
            self.tricks = self.tricks_of(hands, leader)
        tricks = self.tricks
        tricks.start(hands, leader, [0] * seats, self.none)
        self.policy.play_out(tricks)
        key = tricks.key()
        mine = sum([tricks.places[seat].taken for seat in self.score.mine])
        points = self.knowledge.scored(self.terms, key)
        if points is not None:
            return self.score.worth_of(points, self.terms, mine)
        alike = mine, *self.knowledge.score_key(self.terms, key)
        worth = self.known.get(alike)
        if worth is None:
            ended = PlayResult.of(tricks, leader)
            worth = self.known[alike] = self.score.worth(played_deal(self.view, self.terms, ended, world))
        return worth
