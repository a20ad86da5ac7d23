"""Styles: the habits by which people at the table can be told apart.

A style is what its player likes to do. Once the level has decided, the style takes the option that it likes best among
those whose value is close to the best. So it needs no rules of single games, and never costs much. Cards that a level
plays without weighing stay as they are, except by styles that are harmless then too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from trickdesk.bots.cardplay.card_search import beats_trick, for_all
from trickdesk.bots.decision.explain import Reason
from trickdesk.bots.decision.match_equity import equity_of
from trickdesk.bots.decision.search import SearchContext
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.engine.actions import Action, AskCall, AskPlay, Call, Give, Play
from trickdesk.engine.bids import HOLD, Bid
from trickdesk.engine.cards import CardId, CardSet, cards_in
from trickdesk.engine.view import PlayerView

Liking = Callable[[PlayerView, Action], float]
A = TypeVar("A", bound=Action)
KING = "K"
SHORT = 2  # cards


class Style(NamedTuple):
    """What a player likes to do.

    - `liking`: how much of it an action is.
    - `cost`: the most value that it may cost at once, as a share of the usual points of a deal.
    - `is_harmless`: whether it also chooses where the level plays by rule and weighs nothing.
    """

    liking: Liking
    cost: float
    is_harmless: bool = False


STYLES: dict[str, Style] = {}


def style(cost: float, is_harmless: bool = False) -> Callable[[Liking], Liking]:
    """Add a function to `STYLES`, by its name with hyphens."""

    def add(liking: Liking) -> Liking:
        STYLES[liking.__name__.replace("_", "-")] = Style(liking, cost, is_harmless)
        return liking

    return add


def styled(context: SearchContext, action: A) -> A:
    """Return what the style of a context does instead of a level's decision.

    If that is something else, the style is the reason.
    """
    style, view = STYLES.get(context.style), context.view
    if style is None or view.seat is None:
        return action
    weighed = for_all(context, sorted(context.weighed, key=lambda option: -option.value))
    options: list[Action] = []
    if weighed:
        least = weighed[0].value - style.cost * equity_of(view, view.seat).scoring_rate.gain
        options = [option.action for option in weighed if option.value >= least]
    elif style.is_harmless and isinstance(view.ask, AskPlay):
        options += view.ask.plays
    elif style.is_harmless and isinstance(view.ask, AskCall) and view.ask.style == "trump":
        options += map(Call, view.ask.calls)
    kind = type(action)
    answers = [option for option in options if isinstance(option, kind)]
    liked = max(answers, key=lambda option: style.liking(view, option), default=action)
    if style.liking(view, liked) <= style.liking(view, action):
        return action
    context.reasons, context.weighed = [Reason("habit")], [*weighed]
    return liked


# -- what a player can see


def bid_of(view: PlayerView, action: Action) -> Bid | None:
    """Return the bid that an action makes."""
    return view.game.as_bid(action.text) if isinstance(action, Call) else None


def partners(view: PlayerView) -> set[int]:
    """Return the seats that play with the viewer."""
    teams = [team for team in view.teams or () if view.seat in team]
    assert view.seat is not None
    mine = teams[0] if teams else view.game.seats_of(view.game.side(view.seat))
    return {*mine} - {view.seat}


def led(view: PlayerView, action: Action) -> CardId | None:
    """Return the card that an action leads, where tricks are wanted."""
    return action.card if isinstance(action, Play) and view.trick is None and wants_tricks(view) else None


def followed(view: PlayerView, action: Action) -> CardId | None:
    """Return the card that follows in a trick that the viewer wants.

    A partner isn't winning it.
    """
    if not isinstance(action, Play) or view.trick is None or not wants_tricks(view):
        return None
    power = view.order.power[view.order.suit_of[view.trick.lead(view.game.deck)]]
    holder = max(zip(view.trick.cards, view.trick.seats, strict=True), key=lambda played: power[played[0]])[1]
    return None if holder in partners(view) else action.card


def wants_tricks(view: PlayerView) -> bool:
    """Return whether the viewer can use another trick."""
    assert view.seat is not None
    goals = [goal for goal in view.goals if goal is not None and goal.has_most]
    own = view.game.own_goal(view.goals, view.seat) if goals else None
    if own is not None:
        return sum(view.taken[seat] for seat in own.seats) < own.goal.amount
    return not goals and not view.game.low_wins


def is_trump(view: PlayerView, card: CardId) -> bool:
    return view.order.suit_of[card] == view.order.trump


def suit(view: PlayerView, card: CardId) -> CardSet:
    """Return all cards of a card's suit."""
    return view.order.suit_mask[view.order.suit_of[card]]


def over(view: PlayerView, card: CardId) -> CardSet:
    """Return the cards left of a card's suit that beat it, its own hand's too."""
    above = tables_of(view.game, view.order).above[view.order.suit_of[card]][card]
    return above & suit(view, card) & ~(view.buried | view.played)


def is_early(view: PlayerView) -> bool:
    """Return whether the first two thirds of the tricks aren't over."""
    return len(view.finished) < 2 * view.tricks_left


# -- calls


@style(0.35, is_harmless=True)
def favours_hearts(view: PlayerView, action: Action) -> float:
    """Names hearts; by rule, only where they are about as long as other suits."""
    bid = bid_of(view, action)
    if bid is not None:
        return bid.denomination == "H"
    if not isinstance(action, Call) or action.text != "trump H":
        return 0
    held = {
        name: (view.hand & view.game.order_for(at).suit_mask[at]).bit_count()
        for at, name in enumerate(view.game.deck.suits)
    }
    return held["H"] >= max(held.values()) - 1


@style(0.6)
def bids_on(view: PlayerView, action: Action) -> float:
    """Bids rather than passes."""
    return bid_of(view, action) is not None or action == Call(HOLD)


@style(0.1)
def jumps(view: PlayerView, action: Action) -> float:
    """Bids higher than needed."""
    bid = bid_of(view, action)
    if bid is None or bid.goal.has_most or not isinstance(view.ask, AskCall):
        return 0
    others = [view.game.bid(call) for call in view.ask.calls if view.game.as_bid(call) is not None]
    return any(other.denomination == bid.denomination and other.level < bid.level for other in others)


@style(0.4)
def loves_none(view: PlayerView, action: Action) -> float:
    """Bids to take no trick."""
    bid = bid_of(view, action)
    return bid is not None and bid.goal.has_most and not bid.goal.amount


# -- discards, passed cards and throws


@style(0.06)
def empties_suit(view: PlayerView, action: Action) -> float:
    """Gets rid of the last card of a side suit, before the first trick or later."""
    if isinstance(action, Give):
        gone = action.cards
    elif isinstance(action, Play) and view.trick is not None and not is_trump(view, action.card):
        gone = 1 << action.card
    else:
        return 0
    plain = [mask for at, mask in enumerate(view.order.suit_mask) if at != view.order.trump]
    return sum(bool(view.hand & mask) and not view.hand & ~gone & mask for mask in plain)


# -- leads


@style(0.04, is_harmless=True)
def cashes(view: PlayerView, action: Action) -> float:
    """Leads the highest card left of a side suit."""
    card = led(view, action)
    return card is not None and not is_trump(view, card) and not over(view, card)


@style(0.04, is_harmless=True)
def holds_back(view: PlayerView, action: Action) -> float:
    """Leads no card that is the highest left of a side suit."""
    return -cashes(view, action)


@style(0.04)
def trumps_first(view: PlayerView, action: Action) -> float:
    """Leads a trump."""
    card = led(view, action)
    return card is not None and is_trump(view, card)


@style(0.04)
def short_suit(view: PlayerView, action: Action) -> float:
    """Leads from a short side suit."""
    card = led(view, action)
    return (
        card is not None and not is_trump(view, card) and (view.hand & suit(view, card)).bit_count() <= SHORT
    )


@style(0.04)
def long_suit(view: PlayerView, action: Action) -> float:
    """Leads from the longest side suit."""
    card = led(view, action)
    if card is None or is_trump(view, card):
        return 0
    plain = [mask for at, mask in enumerate(view.order.suit_mask) if at != view.order.trump]
    return (view.hand & suit(view, card)).bit_count() == max((view.hand & mask).bit_count() for mask in plain)


@style(0.5)
def returns(view: PlayerView, action: Action) -> float:
    """Leads a suit that a partner has led."""
    card, mates = led(view, action), partners(view)
    if card is None or is_trump(view, card):
        return 0
    return any(trick.leader in mates and suit(view, card) >> trick.cards[0] & 1 for trick in view.finished)


@style(0.15)
def keeps_kings(view: PlayerView, action: Action) -> float:
    """Leads no side suit in which the hand has the king and others the ace."""
    card = led(view, action)
    if card is None or is_trump(view, card):
        return 0
    kings = [king for king in cards_in(view.hand & suit(view, card)) if view.game.deck.rank[king] == KING]
    return -any(over(view, king) & ~view.hand for king in kings)


# -- following


@style(0.15)
def wins_high(view: PlayerView, action: Action) -> float:
    """Takes a trick with the highest card that wins."""
    card, tables = followed(view, action), tables_of(view.game, view.order)
    if card is None or view.trick is None or not beats_trick(view, tables, card):
        return 0
    assert isinstance(view.ask, AskPlay)
    return not tables.above[view.order.suit_of[view.trick.lead(view.game.deck)]][card] & view.ask.cards


@style(0.1)
def saves_trumps(view: PlayerView, action: Action) -> float:
    """Plays a card of another suit than trumps, as long as it has one."""
    return isinstance(action, Play) and wants_tricks(view) and not is_trump(view, action.card)


@style(0.1)
def ducks_early(view: PlayerView, action: Action) -> float:
    """Leaves one of the first tricks to others."""
    card = followed(view, action)
    return (
        card is not None and is_early(view) and not beats_trick(view, tables_of(view.game, view.order), card)
    )


@style(0.06)
def hides_lowest(view: PlayerView, action: Action) -> float:
    """Plays another card than the lowest of a suit to a trick that it doesn't win."""
    if not isinstance(action, Play) or view.trick is None or not wants_tricks(view):
        return 0
    card, tables = action.card, tables_of(view.game, view.order)
    mates = cards_in(view.hand & suit(view, card))
    is_lowest = not any(tables.above[view.order.suit_of[card]][mate] >> card & 1 for mate in mates)
    return not is_lowest and not beats_trick(view, tables, card)
