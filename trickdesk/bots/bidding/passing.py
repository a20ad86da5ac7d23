"""Which cards to pass on to another seat: some sets are tried in deals in which everybody passes and plays by rule."""

from __future__ import annotations

from trickdesk.bots.decision.match_equity import Worth, equity_of
from trickdesk.bots.decision.search import Thinking, Trial
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.simulation.rollout import Taken, played_deal
from trickdesk.bots.simulation.sampler import World
from trickdesk.bots.traits.levels import LEAST
from trickdesk.engine.actions import Give
from trickdesk.engine.ask import AskGive
from trickdesk.engine.cards import CardSet
from trickdesk.engine.deal import PlayedDeal
from trickdesk.engine.play import Start


def choose_passed(thinking: Thinking, ask: AskGive) -> Give:
    """Cards for the seat ``ask.to``; by rule those of the rule of thumb."""
    if thinking.level.novice:
        return Give(next(iter(thinking.hints.pass_sets(thinking.view.hand, ask.low))))
    trial = passing_trial(thinking, ask)
    chosen = trial.chosen(thinking)
    assert isinstance(chosen, Give)
    return chosen


def passing_trial(thinking: Thinking, ask: AskGive) -> Trial:
    """Some sets of cards for the seat ``ask.to``, the one of the rule of thumb first."""
    view, hints, seat = thinking.view, thinking.hints, ask.seat
    options = list(hints.pass_sets(view.hand, ask.low))
    options += [a.cards for a in thinking.also if isinstance(a, Give) and a.cards not in options]
    score = equity_of(view, seat)

    def value(option: int, world: World) -> Worth:
        return score.worth(imagined(thinking, world.copy(), ask, options[option]))

    beliefs = Beliefs(view, hints, thinking.rng, thinking.level.inference)
    worlds = max(LEAST, thinking.effort.worlds_for(len(options), view.hand.bit_count() * view.game.seats))
    return Trial([Give(cards) for cards in options], value, beliefs.world, worlds, favourite=0)


def imagined(thinking: Thinking, world: World, ask: AskGive, cards: CardSet) -> PlayedDeal:
    """The deal to its end in a world, in which everybody else passes cards on as the rule of thumb says."""
    view, hints = thinking.view, thinking.hints
    game, hands = view.game, world.hands
    assert ask.to is not None and view.dealer is not None
    by = ask.to - ask.seat
    given = [
        cards if seat == ask.seat else next(iter(hints.pass_sets(hand, ask.low)))
        for seat, hand in enumerate(hands)
    ]
    for seat, gone in enumerate(given):
        hands[seat] ^= gone
    for seat, gone in enumerate(given):
        hands[(seat + by) % game.seats] |= gone
    leader = hints.opener(hands, (view.dealer + 1) % game.seats)
    order = game.order_for(game.trump_index(view.trump))
    tricks = hints.tricks(game.trick_play(Start(order, hands, leader, range(game.seats))))
    tricks.begin(hands[:], leader, [0] * game.seats, [()] * game.seats)
    hints.policy(view.terms, tricks.rules).play_out(tricks)
    return played_deal(view, view.terms, Taken.of(tricks, order, leader=leader), world)
