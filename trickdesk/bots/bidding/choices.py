"""Calls, burying, trump and team: each candidate is imagined up to the end of the deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from trickdesk.bots.bidding.auction_search import AuctionSearch
from trickdesk.bots.bidding.bidder import Bidder
from trickdesk.bots.bidding.exact_bids import choose_tricks, tricks_trial
from trickdesk.bots.bidding.simulate import Imagination, strengths
from trickdesk.bots.decision.match_equity import Worth, equity_of
from trickdesk.bots.decision.search import Thinking, Trial
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.actions import AskCall, AskGive, Call, Give
from trickdesk.engine.cards import CardSet, Seat, card_set

KITTY = "kitty"
DENOMINATIONS = 3  # trumps looked at
TEAMS = 6  # teams looked at, those that seem to be the strongest
LISTENED = 48  # worlds in which the auction is listened to for that
MORE_WORLDS, MORE_CARDS = 4, 2  # a contract is settled once: times the effort of a call in the auction


def choose_call(thinking: Thinking, ask: AskCall) -> Call:
    """A call of the auction, a trump, the kitty or a team."""
    if ask.style == "trump":
        return choose_trump(thinking, ask)
    if ask.style == "team":
        return choose_team(thinking, ask)
    if ask.style == "tricks":
        return choose_tricks(thinking, ask)
    return bidder(thinking, ask).call()


def bidder(thinking: Thinking, ask: AskCall) -> Bidder:
    """Who makes a call of the auction: one who imagines how it goes on, or one who looks at each bid by itself."""
    hints = thinking.hints
    searches = thinking.level.weighs_others and hints.numbers and not hints.trump_before_kitty
    return (AuctionSearch if searches else Bidder)(thinking, ask)


def worlds_for(thinking: Thinking, options: int) -> int:
    """The number of worlds in which so many options are tried."""
    game, effort = thinking.view.game, thinking.effort
    more = replace(effort, worlds=MORE_WORLDS * effort.worlds, cards=MORE_CARDS * effort.cards)
    return more.worlds_for(options, game.hand_size * game.seats)


def best_call(thinking: Thinking, trial: Trial) -> Call:
    """The call that brings most in imagined deals."""
    chosen = trial.chosen(thinking)
    assert isinstance(chosen, Call)
    return chosen


def with_also(thinking: Thinking, calls: list[str]) -> list[str]:
    """The calls, with those that are to be compared besides."""
    also = [action.text for action in thinking.also if isinstance(action, Call)]
    return list(dict.fromkeys([*calls, *also]))


def choose_trump(thinking: Thinking, ask: AskCall) -> Call:
    """Name a trump, or go on the kitty."""
    if thinking.level.novice:
        return Call(named_trumps(thinking, ask)[0])
    return best_call(thinking, trump_trial(thinking, ask))


def named_trumps(thinking: Thinking, ask: AskCall) -> list[str]:
    """The calls that name a trump, those first that suit the hand."""
    view, hints = thinking.view, thinking.hints
    named = [call for call in ask.calls if call != KITTY]
    named.sort(key=lambda call: -hints.strength(view.hand, view.game.deck.suits.index(call[-1])))
    return named


def trump_trial(thinking: Thinking, ask: AskCall) -> Trial:
    """The trumps that suit the hand, and the kitty."""
    view, hints = thinking.view, thinking.hints
    assert view.contract is not None
    bid, seat = view.contract.bid, ask.seat
    imagination = Imagination(thinking, equity_of(view, seat))
    calls = named_trumps(thinking, ask)[:DENOMINATIONS] + [call for call in ask.calls if call == KITTY]
    calls = with_also(thinking, calls)

    def value(option: int, world: World) -> Worth:
        world = world.copy()
        trump, taken = calls[option][-1], bool(view.took)
        if calls[option] == KITTY:
            world.dead |= world.hands[seat]
            world.hands[seat] = card_set(world.talon[: hints.kitty])
            world.talon = world.talon[hints.kitty :]
            trump, taken = hints.best_trump(world.hands[seat]), True
        return imagination.result(imagination.play(world, seat, bid, trump, taken=taken), seat, bid)[1]

    beliefs = Beliefs(view, hints, thinking.rng, thinking.level.inference)
    return Trial([Call(call) for call in calls], value, beliefs.world, worlds_for(thinking, len(calls)))


def choose_team(thinking: Thinking, ask: AskCall) -> Call:
    """The team-mates with whom the contract brings most: everybody at the table listens to the auction for that."""
    return best_call(thinking, team_trial(thinking, ask))


def team_trial(thinking: Thinking, ask: AskCall) -> Trial:
    """The teams that seem to be the strongest."""
    view, hints, game, seat = thinking.view, thinking.hints, thinking.view.game, ask.seat
    assert view.contract is not None
    contract = view.contract
    imagination = Imagination(thinking, equity_of(view, seat))
    beliefs = Beliefs(view, hints, thinking.rng, weighted=True)
    strong = strengths(hints, [beliefs.world() for _ in range(LISTENED)], view.trump)
    teams: dict[str, tuple[Seat, ...]] = {
        call: tuple(sorted((seat, *map(int, call.split()[1:])))) for call in ask.calls
    }
    calls = sorted(ask.calls, key=lambda call: -sum(strong[mate] for mate in teams[call]))[:TEAMS]
    calls = with_also(thinking, calls)

    def value(option: int, world: World) -> Worth:
        team = teams[calls[option]]
        others = tuple(other for other in range(game.seats) if other not in team)
        ended = imagination.play(
            world.copy(), seat, contract.bid, view.trump, taken=True, teams=(team, others)
        )
        return imagination.result(ended, seat, contract.bid)[1]

    return Trial([Call(call) for call in calls], value, beliefs.world, worlds_for(thinking, len(calls)))


def choose_give(thinking: Thinking, ask: AskGive) -> Give:
    """Cards to put away: some sensible sets are tried out in the same worlds."""
    view, game = thinking.view, thinking.view.game
    if ask.low < ask.high:
        return Give(thinking.hints.throw(view.hand, ask.low, game.trump_index(view.trump)))
    if thinking.level.novice:
        return Give(burials(thinking, ask)[0][1])
    trial = burying_trial(thinking, ask)
    chosen = trial.chosen(thinking)
    assert isinstance(chosen, Give)
    return chosen


def burials(thinking: Thinking, ask: AskGive) -> list[tuple[str, CardSet]]:
    """Sensible sets of cards to put away, each with the trump that is played then, the rule-of-thumb choice first."""
    view, hints, game = thinking.view, thinking.hints, thinking.view.game
    assert view.contract is not None
    trumps: Sequence[str]
    if view.trump is not None:
        trumps = (view.trump,)
    else:
        suits = game.deck.suits
        trumps = sorted(suits, key=lambda suit: -hints.strength(view.hand, suits.index(suit)))[:2]
    options: list[tuple[str, CardSet]] = []
    for suit in trumps:
        sets = hints.bury_sets(
            view.hand, ask.low, view.contract.bid, game.trump_index(suit), ask.cards, ask.first
        )
        options += [(suit, cards) for cards in dict.fromkeys(sets)]
    also = [(suit, a.cards) for suit in trumps for a in thinking.also if isinstance(a, Give)]
    return options + [option for option in also if option not in options]


def burying_trial(thinking: Thinking, ask: AskGive) -> Trial:
    """Those sets, the deal being played to its end."""
    view, hints, seat = thinking.view, thinking.hints, ask.seat
    assert view.contract is not None
    bid = view.contract.bid
    imagination = Imagination(thinking, equity_of(view, seat))
    options = burials(thinking, ask)

    def value(option: int, world: World) -> Worth:
        suit, cards = options[option]
        world = world.copy()
        world.hands[seat] ^= cards
        world.buried = cards
        return imagination.result(imagination.play(world, seat, bid, suit, taken=True), seat, bid)[1]

    beliefs = Beliefs(view, hints, thinking.rng, thinking.level.inference)
    worlds = worlds_for(thinking, len(options))
    return Trial([Give(cards) for _, cards in options], value, beliefs.world, worlds, favourite=0)


# What may be said instead, by the style of the question, where that is tried out in common worlds.
TRIALS: dict[str, Callable[[Thinking, AskCall], Trial]] = {
    "trump": trump_trial,
    "team": team_trial,
    "tricks": tricks_trial,
}
