"""Calls, burying, trump and team: each candidate is imagined up to the end of the deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from trickdesk.bots.bidding.auction_search import AuctionSearch
from trickdesk.bots.bidding.bidder import Bidder
from trickdesk.bots.bidding.exact_bids import choose_tricks
from trickdesk.bots.bidding.simulate import simulate_deal, strengths
from trickdesk.bots.decision.match_equity import Worth, equity_of
from trickdesk.bots.decision.search import Thinking, best_option
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.actions import Call, Give
from trickdesk.engine.ask import AskCall, AskGive
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
    searches = thinking.level.searches_auction and hints.numbers and not hints.trump_before_kitty
    return (AuctionSearch if searches else Bidder)(thinking, ask)


def worlds_for(thinking: Thinking, options: int) -> int:
    """The number of worlds in which so many options are tried."""
    game, effort = thinking.view.game, thinking.effort
    more = replace(effort, worlds=MORE_WORLDS * effort.worlds, cards=MORE_CARDS * effort.cards)
    return more.worlds_for(options, game.hand_size * game.seats)


def best_call(
    thinking: Thinking, calls: Sequence[str], worth: Callable[[int, World], Worth], beliefs: Beliefs
) -> Call:
    """The call that brings most in imagined deals."""
    actions, worlds = [Call(call) for call in calls], worlds_for(thinking, len(calls))
    best = best_option(
        len(calls), worth, beliefs.world, worlds, thinking.stop, weigh=thinking, actions=actions
    )
    return actions[best]


def choose_trump(thinking: Thinking, ask: AskCall) -> Call:
    """Name a trump, or go on the kitty."""
    view, hints, game = thinking.view, thinking.hints, thinking.view.game
    assert view.contract is not None
    bid, seat = view.contract.bid, ask.seat
    score = equity_of(view, seat)
    named = [call for call in ask.calls if call != KITTY]
    named.sort(key=lambda call: -hints.strength(view.hand, game.deck.suits.index(call[-1])))
    if thinking.level.discards_by_rule:
        return Call(named[0])
    calls = named[:DENOMINATIONS] + [call for call in ask.calls if call == KITTY]

    def value(option: int, world: World) -> Worth:
        world = world.copy()
        trump, taken = calls[option][-1], bool(view.took)
        if calls[option] == KITTY:
            world.dead |= world.hands[seat]
            world.hands[seat] = card_set(world.talon[: hints.kitty])
            world.talon = world.talon[hints.kitty :]
            trump, taken = hints.best_trump(world.hands[seat]), True
        return score.worth(simulate_deal(thinking, world, seat, bid, trump, taken=taken))

    beliefs = Beliefs(view, hints, thinking.rng, thinking.level.inference)
    return best_call(thinking, calls, value, beliefs)


def choose_team(thinking: Thinking, ask: AskCall) -> Call:
    """The team-mates with whom the contract brings most: everybody at the table listens to the auction for that."""
    view, hints, game, seat = thinking.view, thinking.hints, thinking.view.game, ask.seat
    assert view.contract is not None
    contract = view.contract
    score = equity_of(view, seat)
    beliefs = Beliefs(view, hints, thinking.rng, weighted=True)
    strong = strengths(hints, [beliefs.world() for _ in range(LISTENED)], view.trump)
    teams: dict[str, tuple[Seat, ...]] = {
        call: tuple(sorted((seat, *map(int, call.split()[1:])))) for call in ask.calls
    }
    calls = sorted(ask.calls, key=lambda call: -sum(strong[mate] for mate in teams[call]))[:TEAMS]

    def value(option: int, world: World) -> Worth:
        team = teams[calls[option]]
        others = tuple(other for other in range(game.seats) if other not in team)
        deal = simulate_deal(
            thinking, world.copy(), seat, contract.bid, view.trump, taken=True, teams=(team, others)
        )
        return score.worth(deal)

    return best_call(thinking, calls, value, beliefs)


def choose_give(thinking: Thinking, ask: AskGive) -> Give:
    """Cards to put away: some sensible sets are tried out in the same worlds."""
    view, hints, game, seat = thinking.view, thinking.hints, thinking.view.game, ask.seat
    assert view.contract is not None
    bid, trump = view.contract.bid, view.trump
    score = equity_of(view, seat)
    if ask.low < ask.high:
        return Give(hints.throw(view.hand, ask.low, game.trump_index(trump)))
    trumps: Sequence[str]
    if trump is not None:
        trumps = (trump,)
    else:
        suits = game.deck.suits
        trumps = sorted(suits, key=lambda suit: -hints.strength(view.hand, suits.index(suit)))[:2]
    options: list[tuple[str, CardSet]] = []
    for suit in trumps:
        sets = hints.bury_sets(view.hand, ask.low, bid, game.trump_index(suit), ask.cards, ask.first)
        options += [(suit, cards) for cards in dict.fromkeys(sets)]
    if thinking.level.discards_by_rule:
        return Give(options[0][1])

    def value(option: int, world: World) -> Worth:
        suit, cards = options[option]
        world = world.copy()
        world.hands[seat] ^= cards
        world.buried = cards
        return score.worth(simulate_deal(thinking, world, seat, bid, suit, taken=True))

    beliefs = Beliefs(view, hints, thinking.rng, thinking.level.inference)
    worlds = worlds_for(thinking, len(options))
    best = best_option(
        len(options),
        value,
        beliefs.world,
        worlds,
        thinking.stop,
        favourite=0,
        weigh=thinking,
        actions=[Give(cards) for _, cards in options],
    )
    return Give(options[best][1])
