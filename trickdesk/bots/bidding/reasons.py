"""Reasons for calls after the auction, discards and passed cards."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.bots.decision.explain import ActionValue, Reason
from trickdesk.bots.decision.search import SearchContext
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.engine.actions import Action, AskCall, Call
from trickdesk.engine.bids import ALONE, HOLD, KEEP, LOOK, team_seats
from trickdesk.engine.cards import CardSet, cards_in
from trickdesk.engine.game import NO_TRUMP
from trickdesk.engine.order import CardOrder
from trickdesk.engine.view import PlayerView

DANGER = 5  # points of a card that is dangerous by itself
OFF = 0.75  # tricks: a hand that takes as many more or less doesn't take about as many
FEW = 2  # cards left in a suit that is soon empty


def call_reasons(context: SearchContext, ask: AskCall, call: Call) -> list[Reason]:
    """Return the reason for a call that is no usual bid (trump, kitty, swap, defence)."""
    view = context.view
    if ask.style == "team":
        return [team_reason(view, call.text)]
    if call.text == "kitty":
        return [Reason("takes-kitty")]
    if ask.style == "trump":
        return [trump_reason(view, call.text[-1])]
    if ask.style == "swap":
        return [Reason("keeps-cards" if call.text == KEEP else "swaps-cards")]
    if ask.style == "defend":
        return [Reason("defends-alone" if call.text == ALONE else "defends-together")]
    if ask.style == "blind":
        return [Reason("looks-first" if call.text == LOOK else "bids-blind")]
    if ask.style != "tricks":
        return []
    bid = view.game.as_bid(call.text)
    if bid is not None and bid.goal.takes_none:
        return [Reason("says-none")]
    tricks = next((entry.reliable().tricks for entry in context.weighed if entry.action == call), None)
    far = tricks is not None and call.text.isdigit() and abs(tricks - int(call.text)) >= OFF
    return [] if far else [Reason("says-tricks")]


def team_reason(view: PlayerView, team: str) -> Reason:
    """Return which of the chosen partners has bid, rather in the trump suit."""
    game, mates = view.game, team_seats(team)
    bids = [(seat, bid) for seat, call in view.calls if seat in mates and (bid := game.as_bid(call))]
    if not bids:
        return Reason("chooses-team")
    seat, bid = max(bids, key=lambda one: (one[1].denomination == view.trump, one[1].level))
    return Reason("team-bid", {"seat": seat, "bid": bid.text})


def trump_reason(view: PlayerView, trump: str) -> Reason:
    """Return whether the trump makes the longest suit."""
    suits = view.game.deck.suits
    lengths = [(view.hand & view.game.order_for(at).suit_mask[at]).bit_count() for at in range(len(suits))]
    return Reason("names-longest" if lengths[suits.index(trump)] == max(lengths) else "names-trump")


def bid_chance(context: SearchContext, action: Action, weighed: Sequence[ActionValue]) -> list[Reason]:
    """Return how likely a bid, or the best one that was left for a pass, is made."""
    told = {reason.code for reason in context.reasons} & {"bids", "passes", "no-clear-gain"}
    if not told or not isinstance(action, Call):
        return []
    view, game = context.view, context.view.game
    bids = [
        entry
        for entry in map(ActionValue.reliable, weighed)
        if isinstance(entry.action, Call) and entry.chance is not None
        if entry.action.text in (*game.ladder, HOLD) or entry.action == action
    ]
    best = next((entry for entry in bids if entry.action == action), bids[0] if bids else None)
    if best is None or not isinstance(best.action, Call) or best.chance is None:
        return []
    text = best.action.text
    if text not in game.ladder:  # the highest bid so far is held
        text = next((call for _, call in reversed(view.calls) if call in game.ladder), "")
    return [Reason("chance-made", {"bid": text, "chance": best.chance})] if text else []


def discard_reason(context: SearchContext, cards: CardSet) -> Reason:
    """Return what discards are for: to lose tricks, to trump a suit, or neither."""
    view, knowledge, game = context.view, context.knowledge, context.view.game
    if view.contract is not None and knowledge.wants_none(view.contract.bid):
        return Reason("puts-high")
    kept = view.hand & ~cards
    trump = view.trump or knowledge.best_trump(kept)
    order = game.order_of(trump, view.contract)
    trumps = order.suit_mask[order.trump] if trump != NO_TRUMP else 0
    if not trumps & ~order.may[next(cards_in(cards), 0)]:  # a trump may be played at any time
        return Reason("puts-plain" if kept and not kept & ~trumps else "puts-away")
    gone = emptied(view, order, cards)
    return Reason("puts-last", {"suit": gone}) if gone else Reason("puts-away")


def pass_reasons(view: PlayerView, cards: CardSet) -> list[Reason]:
    """Return what passing cards is for, in a game in which points are bad.

    Nothing if they are neither dangerous, high nor low, nor shorten a suit.
    """
    game, order = view.game, view.order
    worst = max(cards_in(cards), key=lambda card: game.trick_points((card,)))
    if game.trick_points((worst,)) >= DANGER:
        return [Reason("passes-danger", {"card": game.deck.names[worst]})]
    if gone := emptied(view, order, cards):
        return [Reason("passes-last", {"suit": gone})]
    above, masks, suits = tables_of(game, order).above, order.suit_mask, order.suit_of
    kept = view.hand & ~cards

    def beaten(some: CardSet) -> list[int]:
        """Return how many cards beat each of some cards."""
        return [(above[suits[card]][card] & masks[suits[card]]).bit_count() for card in cards_in(some)]

    if sum(beaten(cards)) * kept.bit_count() > sum(beaten(kept)) * cards.bit_count():
        return [Reason("passes-low")]
    if min(beaten(cards)) <= min(beaten(kept)):
        return [Reason("passes-high")]
    for suit, letter in enumerate(game.deck.suits):
        if masks[suit] & cards and (masks[suit] & kept).bit_count() <= FEW:
            return [Reason("passes-short", {"suit": letter})]
    return []


def emptied(view: PlayerView, order: CardOrder, cards: CardSet) -> str:
    """Return the letter of a plain suit that is void then; empty if none."""
    suits = view.game.deck.suits
    for suit, letter in enumerate(suits):
        held = view.hand & order.suit_mask[suit]
        if suit != order.trump and held and not held & ~cards:
            return letter
    return ""
