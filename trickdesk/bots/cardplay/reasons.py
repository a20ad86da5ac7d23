"""Reasons for a card: what it does, what its player knows and what it keeps."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.bots.cardplay.conventions import is_beaten, seen_by
from trickdesk.bots.decision.explain import FACT_CODES, SAME, ActionValue, Reason
from trickdesk.bots.decision.search import SearchContext
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.rollout import loses_all
from trickdesk.bots.simulation.tricks import Rules, Tricks
from trickdesk.bots.solver.bits import count
from trickdesk.engine.actions import Play
from trickdesk.engine.bids import Goal, SideGoal
from trickdesk.engine.cards import CardId, CardSet, Seat, cards_in
from trickdesk.engine.view import PlayerView

FULL = "bid-full"
MOST_VOIDS = 2  # reasons that a seat is void, at most
LONG = 4  # cards of a suit that may win with its low cards
FEW = 2  # trumps left, with fewer of which only other winners are a reason to draw trumps


def play_reasons(context: SearchContext, policy: Policy, tricks: Tricks, card: CardId) -> list[Reason]:
    """Return what a card does for the seat on turn, as far as the seat knows.

    Args:
        context: What the decision was based on.
        policy: The rule-based player.
        tricks: The deal so far.
        card: The card.
    """
    out = policy.rules.all & ~(tricks.played | tricks.here.hand | context.view.buried)
    wants = wants_tricks(context)
    if not tricks.trick_size:
        return [lead_reason(context, policy, tricks, card, out, wants)]
    policy.read_trick(tricks, tricks.legal())
    if not wants:
        return [avoiding_reason(context, policy, tricks, card, out)]
    if policy.winners >> card & 1:
        found = winning_reasons(context, policy, tricks, card, out)
        is_friends = policy.friends[tricks.turn] >> policy.holder & 1
        best = context.view.game.deck.names[policy.best]
        return [*found, Reason("overtakes", {"card": best})] if is_friends else found
    return [losing_reason(context, policy, tricks, card, out)]


def wants_tricks(context: SearchContext) -> bool:
    """Return whether tricks are good for the seat on turn."""
    view = context.view
    if view.game.low_wins or any(reason.code == FULL for reason in decided_reasons(context)):
        return False
    return not (loses_all(view.terms) and view.seat in view.terms.teams[0])


def lead_reason(
    context: SearchContext, policy: Policy, tricks: Tricks, card: CardId, out: CardSet, wants: bool
) -> Reason:
    """Return what leading a card does."""
    rules, deck, suit = policy.rules, context.view.game.deck, policy.rules.suit_of[card]
    mask, trump_mask = rules.mask[suit], rules.mask[rules.trump] if rules.trump < len(deck.suits) else 0
    mine, is_trump = tricks.here.hand & ~(1 << card), suit == rules.trump < len(deck.suits)
    over, under = mask & out & above(rules, suit, card), mask & out & ~above(rules, suit, card)
    if not wants:
        return Reason("leads-under" if count(over) > count(under) else "must-take")
    if loses_all(context.view.terms) and over:
        return Reason("leads-into")
    if is_trump and out & mask:
        winners = [
            mate
            for mate in cards_in(mine & ~mask)
            if not out & rules.mask[rules.suit_of[mate]] & above(rules, rules.suit_of[mate], mate)
        ]
        if policy.friends[tricks.turn] >> policy.declarer & 1 and (
            winners or (over and count(mine & mask) >= FEW)
        ):
            return Reason("draws-trumps", {"trumps": float(count(out & mask))})
        if over:
            return Reason("leads-trump")
    if not over:
        others = out & above(rules, suit, card) & ~trump_mask
        if others:  # jokers without a trump
            return unless(context, others)
        return Reason("cashes-winner" if trump_mask & out and not is_trump else "sure-trick")
    if not over & (over - 1):
        top = next(cards_in(over))
        mates = [mate for mate in cards_in(mine & mask) if out & mask & above(rules, suit, mate) == over]
        if mates:
            best = max(mates, key=rules.keep.__getitem__)
            return Reason("builds", {"over": deck.names[top], "card": deck.names[best]})
        return Reason("leads-high")
    if not is_trump and suit < len(deck.suits):
        if mine & trump_mask and not mine & mask:
            return Reason("leads-short", {"suit": deck.suits[suit]})
        if not trump_mask and count(mine & mask) + 1 >= LONG:
            return Reason("leads-long", {"suit": deck.suits[suit]})
        if all(count(mask & out & above(rules, suit, mate)) > 1 for mate in cards_in(mine & mask)):
            return Reason("leads-weak", {"suit": deck.suits[suit]})
    return Reason("leads-low")


def unless(context: SearchContext, over: CardSet) -> Reason:
    """Return that a card wins unless one of the cards `over` is played."""
    if over & (over - 1):
        return Reason("may-win")
    return Reason("unless-card", {"over": context.view.game.deck.names[next(cards_in(over))]})


def winning_reasons(
    context: SearchContext, policy: Policy, tricks: Tricks, card: CardId, out: CardSet
) -> list[Reason]:
    """Return what a card does that beats those on the table."""
    rules, suits = policy.rules, context.view.game.deck.suits
    led, suit = rules.suit_of[tricks.lead], rules.suit_of[card]
    over = above(rules, led, card) & out
    found = []
    if suit == rules.trump != led:
        found.append(Reason("ruffs", {"trumps": float(count(out & rules.mask[rules.trump]))}))
    if tricks.trick_size == tricks.count - 1:
        found.append(Reason("last-wins"))
    elif not over:
        found.append(Reason("sure-winner"))
    elif suit != rules.trump < len(suits) and not over & ~rules.mask[rules.trump]:
        found.append(Reason("wins-unless"))
    else:
        found.append(unless(context, over))
    return found


def losing_reason(
    context: SearchContext, policy: Policy, tricks: Tricks, card: CardId, out: CardSet
) -> Reason:
    """Return what a card does that leaves the trick to others, though tricks are good."""
    rules, deck, legal = policy.rules, context.view.game.deck, tricks.legal()
    best: dict[str, float | str] = {"card": deck.names[policy.best]}
    if policy.friends[tricks.turn] >> policy.holder & 1:
        return Reason("feeds" if rules.points[card] > 0 else "friend-wins", best)
    own = context.view.game.own_goal(context.view.goals, context.view.seat or 0)
    if (
        own is not None
        and own.goal.is_exact
        and (shed := shedding_reason(context, policy, tricks, card, out))
    ):
        return shed
    if policy.winners:
        return Reason("ducks")
    points = [rules.points[other] for other in cards_in(legal)]
    if rules.points[card] == min(points) < max(points):
        return Reason("spares-points", best)
    suit, mine = rules.suit_of[card], tricks.here.hand & ~(1 << card)
    trumps = rules.mask[rules.trump] if rules.trump < len(deck.suits) else 0
    is_thrown = suit not in (rules.suit_of[tricks.lead], rules.trump, len(deck.suits))
    if is_thrown and mine & trumps and not mine & rules.mask[suit] and out & rules.mask[suit]:
        return Reason("makes-void", {"suit": deck.suits[suit]})
    return Reason("cannot-win", best)


def avoiding_reason(
    context: SearchContext, policy: Policy, tricks: Tricks, card: CardId, out: CardSet
) -> Reason:
    """Return what a card does for a seat that wants to take no trick."""
    rules, deck, legal = policy.rules, context.view.game.deck, tricks.legal()
    led, suit, mine = rules.suit_of[tricks.lead], rules.suit_of[card], tricks.here.hand & ~(1 << card)
    best: dict[str, float | str] = {"card": deck.names[policy.best]}
    if policy.winners >> card & 1:
        if legal & ~policy.winners:
            return Reason("must-take")
        higher, is_last = legal & above(rules, led, card), tricks.trick_size == tricks.count - 1
        return Reason("must-low" if higher and not is_last else "must-high", best)
    if rules.points[card] > 0 and suit != led:
        return Reason("throws-points")
    if (
        suit not in (led, rules.trump, len(deck.suits))
        and not mine & rules.mask[suit]
        and out & rules.mask[suit]
    ):
        return Reason("throws-last", {"suit": deck.suits[suit]})
    shed = shedding_reason(context, policy, tricks, card, out)
    return shed or Reason("stays-under" if suit == led else "cannot-win", best)


def shedding_reason(
    context: SearchContext, policy: Policy, tricks: Tricks, card: CardId, out: CardSet
) -> Reason | None:
    """Return that a losing card might take another trick; None for the lowest."""
    rules, suit = policy.rules, policy.rules.suit_of[card]
    best: dict[str, float | str] = {"card": context.view.game.deck.names[policy.best]}
    under = rules.mask[suit] & ~above(rules, suit, card) & ~(1 << card)
    if suit == rules.suit_of[tricks.lead]:
        return Reason("stays-high", best) if tricks.legal() & under else None
    return Reason("throws-high") if out & under else None


def above(rules: Rules, suit: int, card: CardId) -> CardSet:
    """Return all cards that beat a card to a lead of this suit, or may do so (92Q)."""
    return rules.above[suit * rules.size + card] | rules.twos & ~(1 << card)


def known_facts(context: SearchContext, tricks: Tricks, card: CardId) -> list[Reason]:
    """Return who can't follow, what the card keeps, and whether the goal is decided."""
    view = context.view
    hidden = tricks.rules.all & ~seen_by(view)
    counts = bool(context.worlds) or context.level.memory is None
    decided = decided_reasons(context)
    wants = not view.game.low_wins and not loses_all(view.terms) and all(one.code != FULL for one in decided)
    return [
        *(known_voids(view, tricks, card, hidden) if counts else []),
        *(
            kept_card_reasons(context.weighed, view, tricks, card, hidden)
            if wants and tricks.trick_size
            else []
        ),
        *decided,
    ]


def known_voids(view: PlayerView, tricks: Tricks, card: CardId, hidden: CardSet) -> list[Reason]:
    """Return which of the seats still to play are known to be void in the suit led.

    Trumps are left out.
    """
    rules, suits = tricks.rules, view.game.deck.suits
    led = rules.suit_of[tricks.lead] if tricks.trick_size else rules.suit_of[card]
    if led == rules.trump or led >= len(suits):
        return []
    rest = hidden & rules.mask[led]
    if not rest and not any(row & rules.mask[led] for row in view.shown):
        return [] if tricks.trick_size else [Reason("suit-gone", {"suit": suits[led]})]
    seat: Seat = tricks.turn
    found = []
    for _ in range(tricks.count - tricks.trick_size - 1):
        seat = tricks.after[seat]
        held = rest & ~view.cannot[seat] | view.shown[seat] & rules.mask[led]
        if not held and not view.piles[seat]:
            found.append(Reason("void", {"seat": seat, "suit": suits[led]}))
    return found[:MOST_VOIDS]


def kept_card_reasons(
    weighed: Sequence[ActionValue], view: PlayerView, tricks: Tricks, card: CardId, hidden: CardSet
) -> list[Reason]:
    """Return what a different card, tried and found worse, would have given up.

    That can be a trump to ruff with, the highest card of a suit, or the guard of a high card.
    """
    plays = {entry.action.card: entry for entry in weighed if isinstance(entry.action, Play)}
    chosen = plays.get(card)
    if chosen is None:
        return []
    rules, suits, hand = tricks.rules, view.game.deck.suits, view.hand & ~(1 << card)
    worse = [other for other, entry in plays.items() if entry.value < chosen.value - SAME]
    trumps = [other for other in worse if rules.suit_of[other] == rules.trump < len(suits)]
    led = rules.suit_of[tricks.lead]
    if trumps and rules.suit_of[card] != rules.trump:
        short = [
            suit
            for suit in range(len(suits))
            if suit not in (rules.trump, led) and not hand & rules.mask[suit] and hidden & rules.mask[suit]
        ]
        if short:
            suit = max(short, key=lambda suit: count(hidden & rules.mask[suit]))
            kept = min(trumps, key=rules.keep.__getitem__)
            return [Reason("keeps-trump", {"card": view.game.deck.names[kept], "suit": suits[suit]})]
    # The highest cards of suits that others still hold.
    tops = [
        other
        for other in worse
        if rules.suit_of[other] < len(suits)
        and hidden & rules.mask[rules.suit_of[other]]
        and not is_beaten(rules, other, hidden)
    ]
    if tops:
        kept = max(tops, key=rules.keep.__getitem__)
        suit, name = rules.suit_of[kept], view.game.deck.names[kept]
        if suit == rules.trump:
            return [Reason("keeps-top-trump", {"card": name})]
        return [Reason("keeps-top", {"card": name, "suit": suits[suit]})]
    return guard_of(view, rules, card, worse, hidden)


def guard_of(
    view: PlayerView, rules: Rules, card: CardId, worse: Sequence[CardId], hidden: CardSet
) -> list[Reason]:
    """Return the reason to keep a low card beside one that a single card beats."""
    names = view.game.deck.names
    for other in worse:
        suit = rules.suit_of[other]
        mates = view.hand & rules.mask[suit] & ~(1 << other)
        if suit == rules.suit_of[card] or mates & (mates - 1) or not mates:
            continue
        high = next(cards_in(mates))
        over = hidden & rules.mask[suit] & rules.above[suit * rules.size + high]
        if over and not over & (over - 1) and rules.keep[high] > rules.keep[other]:
            return [Reason("keeps-guard", {"card": names[high], "over": names[next(cards_in(over))]})]
    return []


def decided_reasons(context: SearchContext) -> list[Reason]:
    """Return whether the contract, or the seat's own bid, is already made or lost."""
    view = context.view
    terms, seat = view.terms, view.seat
    assert seat is not None
    if terms.declarer is None:
        own = view.game.own_goal(terms.goals, seat)
    else:
        team = next((team for team in terms.teams if terms.declarer in team), (terms.declarer,))
        bid = terms.goals[terms.declarer]
        own = None if bid is None else SideGoal(team, bid)
    if own is None:
        return []
    side, goal = own
    if goal.in_points:
        state = decided_points(context, goal, side)
    else:
        total = sum(view.taken) + view.tricks_left
        state = decided_tricks(goal, sum(view.taken[mate] for mate in side), view.tricks_left, total)
    code = f"bid-{state}" if terms.declarer is None else f"contract-{state}"
    return [Reason(code)] if code in FACT_CODES else []


def decided_tricks(goal: Goal, tricks: int, left: int, total: int) -> str:
    """Return "made", "lost", "full" or "" (still open) for a goal in tricks.

    If more tricks would miss the goal, it is never "made" before the end, only "full".
    """
    if goal.takes_none:
        return "lost" if tricks else ""
    amount = total if goal.takes_all else goal.amount
    if goal.is_exact:
        return "lost" if tricks > amount or tricks + left < amount else "full" if tricks == amount else ""
    return "made" if tricks >= amount else "lost" if tricks + left < amount else ""


def decided_points(context: SearchContext, goal: Goal, side: Sequence[Seat]) -> str:
    """Return "made", "lost" or "" (still open) for a goal in card points."""
    view = context.view
    values = context.knowledge.trick_values(0)
    tricks = sum(view.taken) + view.tricks_left
    everything = sum(values.points) + values.each * tricks + values.best + values.most
    taken = view.game.points_taken(view)
    mine = sum(taken[seat] for seat in side)
    return "made" if mine >= goal.amount else "lost" if everything - (sum(taken) - mine) < goal.amount else ""
