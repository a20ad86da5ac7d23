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
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView

FULL = "bid-full"
MOST_VOIDS = 2  # reasons that a seat is void, at most


def play_reasons(
    policy: Policy, tricks: Tricks, card: CardId, low: bool, game: Game, buried: CardSet = 0
) -> list[Reason]:
    """Return what a card does for the seat on turn, as far as the seat knows.

    Args:
        policy: The rule-based player.
        tricks: The deal so far.
        card: The card.
        low: Whether the declarer wants no trick.
        game: The game.
        buried: The seat's discards.
    """
    codes = play_codes(policy, tricks, card, low, game.low_wins)
    rules, deck = policy.rules, game.deck
    out = rules.all & ~(tricks.played | tricks.here.hand | buried)
    trumps: int = count(out & rules.mask[rules.trump]) if rules.trump < len(deck.suits) else 0
    winning: dict[str, float | str] = {"card": deck.names[policy.best]} if tricks.trick_size else {}
    values: dict[str, dict[str, float | str]] = {
        "draws-trumps": {"trumps": trumps},
        "ruffs": {"trumps": trumps},
        "friend-wins": winning,
        "overtakes": winning,
        "cannot-win": winning,
    }
    return [Reason(code, values.get(code, {})) for code in codes]


def play_codes(policy: Policy, tricks: Tricks, card: CardId, low: bool, low_wins: bool) -> tuple[str, ...]:
    """Return what a card does for the seat on turn, as codes.

    With `low_wins`, a card that could win is not worth keeping.
    """
    rules, seat = policy.rules, tricks.turn
    out = rules.all & ~(tricks.played | tricks.here.hand)
    suit = rules.suit_of[card]
    if not tricks.trick_size:
        mask = rules.mask[suit]
        over = rules.above[suit * rules.size + card] & out & mask
        if suit == rules.trump and out & mask and policy.friends[seat] >> policy.declarer & 1:
            return ("draws-trumps",)
        if low:
            return ("leads-low",)
        if not over:
            return ("cashes-winner",)
        return ("leads-high" if count(over) <= 1 else "leads-low",)
    policy.read_trick(tricks, tricks.legal())
    wins = policy.winners >> card & 1
    friend = policy.friends[seat] >> policy.holder & 1
    if low and seat == policy.declarer:
        return ("must-take",) if wins else ("stays-under",)
    if not wins:
        if friend:
            return ("friend-wins", "gives-points") if rules.points[card] else ("friend-wins",)
        ducks = "stays-under" if low_wins else "ducks"
        return (ducks,) if policy.winners else ("cannot-win",)
    led = rules.suit_of[tricks.lead]
    codes = []
    if tricks.trick_size == tricks.count - 1:
        codes.append("last-wins")
    else:
        codes.append("may-win" if rules.above[led * rules.size + card] & out else "sure-winner")
    if friend:
        codes.append("overtakes")
    if suit == rules.trump != led:
        codes.append("ruffs")
    return tuple(codes)


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
    if trumps and rules.suit_of[card] != rules.trump:
        short = [
            suit
            for suit in range(len(suits))
            if suit != rules.trump and not hand & rules.mask[suit] and hidden & rules.mask[suit]
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
