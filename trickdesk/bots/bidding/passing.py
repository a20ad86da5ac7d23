"""Chooses cards to pass: tries sets in deals where all pass and play by rule."""

from __future__ import annotations

from trickdesk.bots.bidding.simulate import UndeclaredSimulator, worlds_for
from trickdesk.bots.decision.match_equity import DealValue
from trickdesk.bots.decision.search import SearchContext, Trial
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.actions import AskGive, Give
from trickdesk.engine.cards import CardSet

MORE_WORLDS = 3  # times the worlds of other choices, because so many sets are close to each other


def choose_passed(context: SearchContext, ask: AskGive) -> Give:
    """Choose cards for the seat `ask.to`; novice levels use the rule of thumb."""
    if context.level.novice:
        return Give(next(iter(context.knowledge.pass_sets(context.view.hand, ask.low))))
    return passing_trial(context, ask).chosen(context)


def passing_trial(context: SearchContext, ask: AskGive) -> Trial[Give]:
    """Return the trial of some sets of cards, the rule-of-thumb choice first."""
    view, knowledge = context.view, context.knowledge
    options = list(knowledge.pass_sets(view.hand, ask.low))
    options += [a.cards for a in context.also if isinstance(a, Give) and a.cards not in options]
    simulation = PassSimulation(context, ask)

    def value(option: int, world: World) -> DealValue:
        return simulation.worth(world, options[option])

    beliefs = Beliefs(view, knowledge, context.rng, context.level.inference)
    worlds = MORE_WORLDS * worlds_for(context, len(options))
    return Trial([Give(cards) for cards in options], value, beliefs.world, worlds, favourite=0)


class PassSimulation(UndeclaredSimulator):
    """Plays deals to the end in which everyone else passes cards by rule of thumb."""

    def __init__(self, context: SearchContext, ask: AskGive) -> None:
        super().__init__(context, ask.seat)
        assert ask.to is not None
        self.count, self.by = ask.low, ask.to - ask.seat
        self.terms = self.view.terms
        self.policy = self.knowledge.policy(self.terms, self.tricks.rules)
        self.world: World | None = None
        self.given: list[CardSet] = []

    def worth(self, world: World, cards: CardSet) -> DealValue:
        """Return the value of a world in which `cards` are passed.

        The world is not changed.
        """
        if world is not self.world:  # the others' cards don't depend on this seat's
            self.world = world
            self.given = [
                0 if seat == self.seat else next(iter(self.knowledge.pass_sets(hand, self.count)))
                for seat, hand in enumerate(world.hands)
            ]
        given, seats = self.given, self.game.seats
        given[self.seat] = cards
        hands = [world.hands[seat] ^ given[seat] | given[(seat - self.by) % seats] for seat in range(seats)]
        leader = self.knowledge.opener(hands, self.first)
        return self.value(world, hands, leader, self.terms, self.policy)
