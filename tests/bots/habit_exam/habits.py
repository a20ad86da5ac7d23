"""Habits to plant: functions from a view and a decision to an action.

Each habit names the themes by which the coach may call it. A habit that doesn't apply returns the decision.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from trickdesk.engine.actions import Action, AskCall, AskGive, AskPlay, Call, Give, Play
from trickdesk.engine.bids import CHECK, PASS
from trickdesk.engine.cards import CardId, CardSet, card_set, cards_in
from trickdesk.engine.view import PlayerView
from trickdesk.session.coach.sorting import Cards

Plan = Callable[[PlayerView, Action], Action]


class Habit(NamedTuple):
    """A habit, and the themes that say the same in the coach's words."""

    plan: Plan
    themes: frozenset[str]


HABITS: dict[str, Habit] = {}


def habit(*themes: str) -> Callable[[Plan], Plan]:
    """Add a function to `HABITS`, by its name with hyphens."""

    def add(plan: Plan) -> Plan:
        HABITS[plan.__name__.replace("_", "-")] = Habit(plan, frozenset(themes))
        return plan

    return add


# -- calls


def is_auction(view: PlayerView) -> bool:
    return isinstance(view.ask, AskCall) and view.ask.style in ("grid", "steps", "amount", "ladder", "suits")


def bids(view: PlayerView) -> list[str]:
    """Return the legal bids, lowest first, without those to lose all tricks."""
    assert isinstance(view.ask, AskCall)
    found = [call for call in view.ask.calls if view.game.as_bid(call) is not None]
    return [call for call in found if not view.game.bid(call).goal.takes_none]


@habit("passes-too-much", "misses-misere", "bids-too-low")
def passes(view: PlayerView, decision: Action) -> Action:
    """Pass, whatever the hand."""
    return Call(PASS) if is_auction(view) and Call(PASS) in calls(view) else decision


def calls(view: PlayerView) -> list[Call]:
    return [Call(text) for text in view.ask.calls] if isinstance(view.ask, AskCall) else []


@habit("overbids", "bids-too-high", "bids-over-partner", "bids-wrong-suit")
def bids_anyway(view: PlayerView, decision: Action) -> Action:
    """Make the lowest bid instead of a pass, the longest suit first."""
    if not is_auction(view) or decision not in (Call(PASS), Call(CHECK)) or not bids(view):
        return decision
    lowest = bids(view)[: len(view.game.deck.suits)]
    level = view.game.bid(lowest[0]).level
    same = [bid for bid in lowest if view.game.bid(bid).level == level]
    return Call(max(same, key=lambda bid: length(view, bid)))


def length(view: PlayerView, bid: str) -> int:
    suit = view.game.bid(bid).denomination
    return (
        0
        if suit is None
        else (
            view.hand
            & view.game.order_for(view.game.trump_index(suit)).suit_mask[view.game.trump_index(suit)]
        ).bit_count()
    )


@habit("overbids", "bids-too-high", "bids-over-partner")
def bids_higher(view: PlayerView, decision: Action) -> Action:
    """Bid a step more than the cards are worth: in points, three steps."""
    if not is_auction(view) or not isinstance(decision, Call) or view.game.as_bid(decision.text) is None:
        return decision
    bid = view.game.bid(decision.text)
    more = [
        call
        for call in bids(view)
        if view.game.bid(call).denomination == bid.denomination and view.game.bid(call).level > bid.level
    ]
    steps = 4 if view.game.counts_points else 1
    return Call(more[min(steps, len(more)) - 1]) if more else decision


@habit("wrong-trump", "bids-wrong-suit")
def short_trump(view: PlayerView, decision: Action) -> Action:
    """Name the shortest suit, or bid it."""
    game = view.game

    def held(suit: str) -> int:
        index = game.trump_index(suit)
        return (view.hand & game.order_for(index).suit_mask[index]).bit_count()

    if isinstance(view.ask, AskCall) and view.ask.style == "trump" and isinstance(decision, Call):
        named = [call for call in view.ask.calls if call.startswith("trump ") and call[6:] in game.deck.suits]
        return (
            Call(min(named, key=lambda call: held(call[6:])))
            if named and decision.text in named
            else decision
        )
    if is_auction(view) and isinstance(decision, Call) and decision.text in bids(view):
        bid = game.bid(decision.text)
        same = [
            call
            for call in bids(view)
            if game.bid(call).level == bid.level and (game.bid(call).denomination or "NT") in game.deck.suits
        ]
        if same and bid.denomination in tuple(game.deck.suits):
            return Call(min(same, key=lambda call: held(game.bid(call).denomination or "")))
    return decision


def shifted(view: PlayerView, decision: Action, step: int) -> Action:
    if not isinstance(view.ask, AskCall) or view.ask.style != "tricks" or not isinstance(decision, Call):
        return decision
    at = view.ask.ladder.index(decision.text)
    legal = [
        at + step * more
        for more in (1, 2)
        if 0 <= at + step * more < len(view.ask.ladder)
        and view.ask.ladder[at + step * more] in view.ask.calls
    ]
    return Call(view.ask.ladder[legal[0]]) if legal else decision


@habit("bids-too-many")
def bids_one_more(view: PlayerView, decision: Action) -> Action:
    """Bid one trick more than the cards are worth."""
    return shifted(view, decision, 1)


@habit("bids-too-few")
def bids_one_less(view: PlayerView, decision: Action) -> Action:
    """Bid one trick less than the cards are worth."""
    return shifted(view, decision, -1)


# -- discards and passed cards


def giving(view: PlayerView, key: Callable[[CardId], float], to: bool = False) -> Action | None:
    """Return the discard, or the cards to pass, with the smallest keys."""
    ask = view.ask
    if not isinstance(ask, AskGive) or ask.takes or (ask.to is not None) != to or ask.low != ask.high:
        return None
    free = sorted(cards_in(ask.cards & ~ask.first), key=key)
    return Give(ask.first | card_set(free[: ask.low - ask.first.bit_count()]))


def discarding(view: PlayerView, decision: Action, key: Callable[[CardId], float]) -> Action:
    return giving(view, key) or decision


@habit("keeps-short-suit", "discards-winner", "keeps-losers", "discards-points")
def discards_from_length(view: PlayerView, decision: Action) -> Action:
    """Discard from the longest side suit, low cards first, and keep the short ones."""
    seen = Cards(view)
    return discarding(
        view,
        decision,
        lambda card: (
            1000 * seen.is_trump(card)
            - 20 * (view.hand & seen.suit(card)).bit_count()
            + seen.height(card) / 100
        ),
    )


@habit("discards-points")
def discards_points(view: PlayerView, decision: Action) -> Action:
    """Discard the cards that count most, but for trumps."""
    seen = Cards(view)
    return discarding(view, decision, lambda card: 1000 * seen.is_trump(card) - seen.points(1 << card))


@habit("discards-trump")
def discards_trumps(view: PlayerView, decision: Action) -> Action:
    """Discard the lowest trumps."""
    seen = Cards(view)
    return discarding(view, decision, lambda card: seen.height(card) - 1000 * seen.is_trump(card))


@habit("discards-winner", "discards-points")
def discards_high(view: PlayerView, decision: Action) -> Action:
    """Discard the highest cards of side suits."""
    seen = Cards(view)
    return discarding(view, decision, lambda card: 1000 * seen.is_trump(card) - seen.height(card))


@habit("keeps-danger", "passes-guards", "passes-no-void")
def passes_low(view: PlayerView, decision: Action) -> Action:
    """Pass the lowest cards."""
    return giving(view, Cards(view).height, to=True) or decision


@habit("passes-high-cards", "keeps-danger")
def passes_high(view: PlayerView, decision: Action) -> Action:
    """Pass the highest cards, but for the most dangerous ones."""
    seen = Cards(view)
    return (
        giving(view, lambda card: 100 * (seen.danger(1 << card) > 8) - seen.height(card), to=True) or decision
    )


# -- leads


def leading(view: PlayerView) -> bool:
    return isinstance(view.ask, AskPlay) and view.trick is None


def play(
    view: PlayerView, decision: Action, cards: CardSet | Sequence[CardId], key: Callable[[CardId], float]
) -> Action:
    """Return the play of the card with the smallest key, if there is one."""
    assert isinstance(view.ask, AskPlay)
    legal = [
        one
        for one in view.ask.plays
        if (cards >> one.card & 1 if isinstance(cards, int) else one.card in cards)
    ]
    return min(legal, key=lambda one: key(one.card)) if legal else decision


@habit("draws-no-trumps", "no-trump-lead", "takes-early", "lets-needed-go", "one-too-many")
def never_leads_trumps(view: PlayerView, decision: Action) -> Action:
    """Lead a low card of a side suit instead of a trump."""
    seen = Cards(view)
    if not leading(view) or not isinstance(decision, Play) or not seen.is_trump(decision.card):
        return decision
    return play(view, decision, view.hand & ~seen.trumps, seen.height)


@habit("draws-too-long", "leads-declarers-trumps", "takes-early", "lets-needed-go", "one-too-many")
def always_leads_trumps(view: PlayerView, decision: Action) -> Action:
    """Lead the highest trump instead of any other suit."""
    seen = Cards(view)
    if not leading(view) or not isinstance(decision, Play) or seen.is_trump(decision.card):
        return decision
    return play(view, decision, seen.trumps, lambda card: -seen.height(card))


@habit(
    "leads-low-from-winner",
    "leaves-winner",
    "draws-no-trumps",
    "leads-from-honour",
    "lets-needed-go",
    "no-trump-lead",
    "leads-wrong-suit",
)
def leads_low(view: PlayerView, decision: Action) -> Action:
    """Lead the lowest card of all, and never a winner."""
    seen = Cards(view)
    if not leading(view):
        return decision
    return play(view, decision, view.hand, lambda card: seen.height(card) + 200 * seen.is_trump(card))


@habit("leads-high-too-soon", "gives-up-winner", "leads-too-high", "takes-early", "one-too-many")
def leads_high(view: PlayerView, decision: Action) -> Action:
    """Lead the highest card of a side suit."""
    seen = Cards(view)
    if not leading(view):
        return decision
    return play(view, decision, view.hand & ~seen.trumps, lambda card: -seen.height(card))


@habit("leads-dangerous-suit", "leads-too-high")
def leads_danger(view: PlayerView, decision: Action) -> Action:
    """Lead the most dangerous card."""
    seen = Cards(view)
    return (
        play(view, decision, view.hand, lambda card: -seen.danger(1 << card)) if leading(view) else decision
    )


# -- following


def follows(view: PlayerView) -> bool:
    return isinstance(view.ask, AskPlay) and view.trick is not None


def split(view: PlayerView) -> tuple[Cards, list[CardId], list[CardId]]:
    """Return the cards that are winning the trick, and those that are not."""
    assert isinstance(view.ask, AskPlay)
    seen = Cards(view)
    legal = list(cards_in(view.ask.cards))
    return (
        seen,
        [card for card in legal if seen.in_trick(card) > 0],
        [c for c in legal if seen.in_trick(c) <= 0],
    )


@habit(
    "wins-too-high",
    "wastes-high-card",
    "takes-partners-trick",
    "wastes-winner",
    "takes-points",
    "takes-early",
    "one-too-many",
    "throws-winner",
    "gives-points",
    "ruffs-too-soon",
)
def plays_high(view: PlayerView, decision: Action) -> Action:
    """Follow with the highest card, always."""
    if not follows(view):
        return decision
    seen, winning, losing = split(view)
    return play(
        view, decision, winning or losing, lambda card: -seen.in_trick(card) - seen.height(card) / 1000
    )


@habit("wins-too-high")
def wins_high(view: PlayerView, decision: Action) -> Action:
    """Win with the highest card, if a card that wins was chosen."""
    if not follows(view) or not isinstance(decision, Play):
        return decision
    seen, winning, _ = split(view)
    return (
        play(view, decision, winning, lambda card: -seen.in_trick(card))
        if decision.card in winning
        else decision
    )


@habit("wins-too-low", "leaves-trick", "lets-needed-go")
def wins_low(view: PlayerView, decision: Action) -> Action:
    """Win with the lowest card that does for now, even if others play after."""
    if not follows(view) or not isinstance(decision, Play):
        return decision
    seen, winning, _ = split(view)
    return play(view, decision, winning, seen.in_trick) if decision.card in winning else decision


@habit("takes-partners-trick")
def takes_partners_trick(view: PlayerView, decision: Action) -> Action:
    """Beat the partner's card with the highest one, if possible."""
    if not follows(view):
        return decision
    seen, winning, _ = split(view)
    if seen.holder[0] not in seen.friends or len(seen.friends) == 1:
        return decision
    return play(view, decision, winning, lambda card: -seen.in_trick(card))


@habit("leaves-trick", "does-not-ruff", "lets-needed-go", "ducks-safe-trick", "keeps-surplus", "lets-shoot")
def leaves_tricks(view: PlayerView, decision: Action) -> Action:
    """Play the lowest card that leaves the trick to the others."""
    if not follows(view) or not isinstance(decision, Play):
        return decision
    seen, winning, losing = split(view)
    return play(view, decision, losing, seen.height) if decision.card in winning else decision


@habit("does-not-ruff", "lets-needed-go")
def never_ruffs(view: PlayerView, decision: Action) -> Action:
    """Throw a low card instead of trumping."""
    if not follows(view) or not isinstance(decision, Play):
        return decision
    seen, _, losing = split(view)
    trick = view.trick
    assert trick is not None
    if not seen.is_trump(decision.card) or seen.is_trump(trick.cards[0]):
        return decision
    return play(view, decision, [card for card in losing if not seen.is_trump(card)], seen.height)


@habit("ruffs-too-soon", "takes-partners-trick", "takes-early", "one-too-many")
def always_ruffs(view: PlayerView, decision: Action) -> Action:
    """Trump whenever the suit led is gone, even if the partner is winning."""
    if not follows(view):
        return decision
    seen, winning, _ = split(view)
    trick = view.trick
    assert trick is not None
    if seen.is_trump(trick.cards[0]):
        return decision
    return play(view, decision, [card for card in winning if seen.is_trump(card)], seen.in_trick)


@habit("throws-winner", "wastes-high-card", "unguards", "wastes-trump", "gives-points")
def throws_high(view: PlayerView, decision: Action) -> Action:
    """Throw the highest card on a trick that isn't won."""
    if not follows(view) or not isinstance(decision, Play):
        return decision
    seen, winning, losing = split(view)
    if decision.card in winning:
        return decision
    return play(
        view, decision, [c for c in losing if not seen.is_trump(c)] or losing, lambda c: -seen.height(c)
    )


@habit("gives-points")
def gives_points(view: PlayerView, decision: Action) -> Action:
    """Put points on the other side's tricks."""
    return pointed(view, decision, to_friend=False, sign=-1)


@habit("keeps-points")
def keeps_back_points(view: PlayerView, decision: Action) -> Action:
    """Put no points on the partner's tricks."""
    return pointed(view, decision, to_friend=True, sign=1)


def pointed(view: PlayerView, decision: Action, to_friend: bool, sign: int) -> Action:
    if not follows(view) or not isinstance(decision, Play):
        return decision
    seen, _, losing = split(view)
    if (seen.holder[0] in seen.friends) != to_friend or decision.card not in losing:
        return decision
    return play(view, decision, losing, lambda card: 1000 * sign * seen.points(1 << card) + seen.height(card))


# -- where low wins, and exact bids


@habit("takes-points")
def takes_tricks(view: PlayerView, decision: Action) -> Action:
    """Take each trick that can be taken, with the lowest card that does."""
    if not follows(view):
        return decision
    seen, winning, _ = split(view)
    return play(view, decision, winning, seen.in_trick)


@habit("plays-too-low", "ducks-safe-trick")
def follows_lowest(view: PlayerView, decision: Action) -> Action:
    """Follow suit with the lowest card, always."""
    if not follows(view):
        return decision
    seen, winning, losing = split(view)
    led = seen.suit(view.trick.cards[0]) if view.trick else 0
    cards = [card for card in (*winning, *losing) if led >> card & 1]
    return play(view, decision, cards, seen.height)


@habit("throws-harmless")
def throws_harmless(view: PlayerView, decision: Action) -> Action:
    """Throw the most harmless card on tricks of other suits."""
    if not follows(view):
        return decision
    seen, _, losing = split(view)
    led = seen.suit(view.trick.cards[0]) if view.trick else 0
    cards = [card for card in losing if not led >> card & 1]
    return play(view, decision, cards, lambda card: seen.danger(1 << card))


def need(view: PlayerView) -> int | None:
    own = None if view.seat is None else view.game.own_goal(view.goals, view.seat)
    return None if own is None else own.goal.amount - sum(view.taken[seat] for seat in own.seats)


@habit("one-too-many")
def takes_one_more(view: PlayerView, decision: Action) -> Action:
    """Go on taking tricks when the bid is already full."""
    if not isinstance(view.ask, AskPlay) or need(view) != 0:
        return decision
    seen = Cards(view)
    if view.trick is None:
        return play(view, decision, view.hand, lambda card: seen.over(card) - 50 * seen.is_trump(card))
    seen, winning, _ = split(view)
    return play(view, decision, winning, lambda card: -seen.in_trick(card))


@habit("lets-needed-go")
def lets_tricks_go(view: PlayerView, decision: Action) -> Action:
    """Leave tricks that are needed."""
    wanted = need(view)
    if not isinstance(view.ask, AskPlay) or not wanted or wanted < 0:
        return decision
    seen = Cards(view)
    if view.trick is None:
        return play(view, decision, view.hand, lambda card: 200 * seen.is_trump(card) - seen.over(card))
    seen, _, losing = split(view)
    return play(view, decision, losing, seen.height)


@habit("keeps-surplus")
def keeps_high(view: PlayerView, decision: Action) -> Action:
    """Never get rid of a high card on a lost trick while no more tricks are wanted."""
    if not follows(view) or (need(view) or 0) > 0:
        return decision
    seen, _, losing = split(view)
    return play(view, decision, losing, lambda card: seen.height(card) + 200 * seen.is_trump(card))


CALLS = ("passes", "bids-anyway", "bids-higher")
PLAY = (
    "never-leads-trumps", "always-leads-trumps", "plays-high", "wins-high", "leaves-tricks",
    "never-ruffs", "always-ruffs", "throws-high", "leads-low",
)  # fmt: skip
SUITE: dict[str, tuple[str, ...]] = {
    "five-hundred": (*CALLS, "short-trump", "discards-trumps", "discards-high", *PLAY),
    "forty-fives": (*CALLS, "short-trump", *PLAY),
    "92q": (*CALLS, "short-trump", *PLAY),
    "euchre": ("passes", "bids-anyway", *PLAY),
    "tocan": (*CALLS, "short-trump", *PLAY),
    "red-one": (*CALLS, "short-trump", "discards-points", "gives-points", "keeps-back-points",
                *PLAY),
    "hearts": (
        "passes-low", "passes-high", "leads-high", "leads-danger", "plays-high", "takes-tricks", "follows-lowest",
        "throws-harmless",
    ),
    "oh-hell": (
        "bids-one-more", "bids-one-less", "takes-one-more", "lets-tricks-go", "keeps-high", "plays-high",
        "leaves-tricks", "always-leads-trumps", "throws-high",
    ),
    "spades": ("bids-one-more", "bids-one-less", *(name for name in PLAY if name != "always-ruffs")),
}  # fmt: skip
