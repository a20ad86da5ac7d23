"""Reasons for a card: what it does, what its player knows and what it keeps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trickdesk.bots.cardplay.conventions import is_beaten, seen_by
from trickdesk.bots.decision.explain import CLEARLY, FACT_CODES, SAME, ActionValue, Reason, looks_better
from trickdesk.bots.decision.search import SearchContext
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.rollout import loses_all
from trickdesk.bots.simulation.tricks import Rules, Tricks
from trickdesk.bots.solver.bits import count
from trickdesk.engine.actions import Play
from trickdesk.engine.bids import Goal, SideGoal
from trickdesk.engine.cards import CardId, CardSet, Seat, cards_in
from trickdesk.engine.claims import taker_of_all
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView

FULL = "bid-full"
MOST_VOIDS = 2  # reasons that a seat is void, at most
LONG = 4  # cards of a suit that may win with its low cards
MORE = 0.025  # tricks: as many more are no accident
NEXT = 5  # choices that stand beside the best one in a list
LATER = 3  # tricks left, with fewer of which it hardly matters to be void


def play_reasons(context: SearchContext, policy: Policy, tricks: Tricks, card: CardId) -> list[Reason]:
    """Return what a card does for the seat on turn, as far as the seat knows.

    Nothing if it does no more than every other legal card.

    Args:
        context: What the decision was based on.
        policy: The rule-based player.
        tricks: The deal so far.
        card: The card.
    """
    view = context.view
    out = policy.rules.all & ~(tricks.played | tricks.here.hand | view.buried | view.turned)
    wants = wants_tricks(context)
    if not tricks.trick_size:
        return lead_reasons(context, policy, tricks, card, out, wants)
    policy.read_trick(tricks, tricks.legal())
    if not wants:
        return avoiding_reasons(context, policy, tricks, card, out)
    if loses_all(context.view.terms):
        return reasons_against_misere(context, policy, tricks, card)
    if policy.winners >> card & 1 or is_high_two(context.view, tricks, card, out):
        found = winning_reasons(context, policy, tricks, card, out)
        is_friends = policy.friends[tricks.turn] >> policy.holder & 1
        best = context.view.game.deck.names[policy.best]
        return [*found, Reason("overtakes", {"card": best})] if is_friends else found
    return losing_reasons(context, policy, tricks, card, out)


def reasons_against_misere(
    context: SearchContext, policy: Policy, tricks: Tricks, card: CardId
) -> list[Reason]:
    """Return what a card does that follows, if the declarer has to lose every trick."""
    rules, names, suit = policy.rules, context.view.game.deck.names, policy.rules.suit_of[card]
    if policy.holder == policy.declarer:
        return [] if policy.winners >> card & 1 else [Reason("leaves-declarer", {"card": names[policy.best]})]
    higher = tricks.legal() & above(rules, suit, card) & rules.mask[suit]
    is_open = tricks.waiting >> policy.declarer & 1 and policy.winners >> card & 1
    return [Reason("less-room")] if higher and is_open else []


def wants_tricks(context: SearchContext) -> bool:
    """Return whether tricks are good for the seat on turn."""
    view = context.view
    assert view.seat is not None
    own = view.goals[view.seat]
    is_nil = own is not None and own.takes_none and not view.taken[view.seat]
    if view.game.low_wins or is_nil or any(reason.code == FULL for reason in decided_reasons(context)):
        return False
    return not (loses_all(view.terms) and view.seat in view.terms.teams[0])


def lead_reasons(
    context: SearchContext, policy: Policy, tricks: Tricks, card: CardId, out: CardSet, wants: bool
) -> list[Reason]:
    """Return what leading a card does."""
    rules, deck, suit = policy.rules, context.view.game.deck, policy.rules.suit_of[card]
    mask, trump_mask = rules.mask[suit], rules.mask[rules.trump] if rules.trump < len(deck.suits) else 0
    mine, is_trump = tricks.here.hand & ~(1 << card), suit == rules.trump < len(deck.suits)
    over = beating(rules, card, out)
    if not wants:
        return leads_unwanted(context, tricks, card, over, out)
    others = tricks.waiting & ~(1 << tricks.turn)
    enemies = others & ~policy.friends[tricks.turn]
    if loses_all(context.view.terms) and over:
        return [Reason("leads-into")]
    if over and is_exact(context) and is_one_too_many(context, rules, card, mask):
        return [Reason("one-too-many")]
    if is_high_two(context.view, tricks, card, out):
        return [Reason("two-wins")]
    if is_trump and held_by(context.view, enemies, out & mask):
        winners = [mate for mate in cards_in(mine & ~mask) if not beating(rules, mate, out)]
        if winners and policy.friends[tricks.turn] >> policy.declarer & 1:
            return [Reason("draws-trumps", {"trumps": float(count(out & mask))})]
        if winners and over:
            return [Reason("leads-trump", {"card": deck.names[max(winners, key=rules.keep.__getitem__)]})]
        if over & (over - 1) and drives_out(rules, card, mine & mask, out):
            return [Reason("leads-trumps")]
    if not over:
        jokers = out & above(rules, suit, card) & ~trump_mask
        if jokers:  # without a trump
            found = unless(context, jokers, rules.twos)
            return [] if found.code == "may-win" else [found]  # there are no cards so far
        return [Reason("cashes-winner" if trump_mask & out and not is_trump else "sure-trick")]
    is_led_under = any(not beating(rules, mate, out) for mate in cards_in(mine & mask))
    is_trumped = not is_trump and may_trump(context.view, rules, others, suit, out & trump_mask)
    if not over & (over - 1) and not is_led_under and not is_trumped:
        top = next(cards_in(over))
        mates = [mate for mate in cards_in(mine & mask) if beating(rules, mate, out) == over]
        if mates:
            best = max(mates, key=rules.keep.__getitem__)
            return [Reason("builds", {"over": deck.names[top], "card": deck.names[best]})]
        return [Reason("leads-high")]
    if not is_trump and suit < len(deck.suits):
        if makes_void(tricks, mine, card) and mine & ~trump_mask:
            return [Reason("leads-short", {"suit": deck.suits[suit]})]
        if not trump_mask and count(mine & mask) + 1 >= LONG:
            return [Reason("leads-long", {"suit": deck.suits[suit]})]
    is_likeliest = all(count(beating(rules, mate, out)) >= count(over) for mate in cards_in(mine))
    is_best = mine != 0 and all(rules.keep[mate] < rules.keep[card] for mate in cards_in(mine))
    if is_best and (is_trump or is_likeliest):
        return [Reason("leads-best")] if over & (over - 1) else []
    lower = {*lower_cards(rules, tricks.legal(), card, out)}.intersection(
        worse_cards(context.weighed, card, context.view.game)
    )
    if lower or rules.points[card] > min(rules.points[one] for one in cards_in(tricks.legal())):
        return []  # neither a card that counts nor a higher one is the card to spare
    return [Reason("leads-weak" if is_likeliest and over & (over - 1) else "leads-low")]


def held_by(view: PlayerView, seats: int, cards: CardSet) -> CardSet:
    """Return those of some cards that one of the seats may hold."""
    found = 0
    for seat in cards_in(seats):
        found |= cards & ~view.cannot[seat]
    return found


def may_trump(view: PlayerView, rules: Rules, seats: int, suit: int, trumps: CardSet) -> bool:
    """Return whether a seat has no card of a suit, or needn't follow, and may trump."""
    left = rules.all & ~seen_by(view) & rules.mask[suit]
    free = [
        seat
        for seat in cards_in(seats)
        if not trumps & ~rules.may[next(cards_in(rules.mask[suit]))]
        or not (left & ~view.cannot[seat] | view.shown[seat] & rules.mask[suit])
    ]
    return any(trumps & ~view.cannot[seat] for seat in free)


def drives_out(rules: Rules, card: CardId, mates: CardSet, out: CardSet) -> bool:
    """Return whether a trump may win once each below it has drawn a higher one."""
    ranked = sorted(cards_in(mates | 1 << card), key=lambda one: -count(beating(rules, one, out)))
    higher = ranked[ranked.index(card) + 1 :]
    return any(count(beating(rules, mate, out)) <= ranked.index(mate) for mate in higher)


def makes_void(tricks: Tricks, mine: CardSet, card: CardId) -> bool:
    """Return whether the rest of a hand may trump a suit only once a card is gone."""
    rules, suit = tricks.rules, tricks.rules.suit_of[card]
    trumps = rules.mask[rules.trump]
    return bool(mine & trumps and trumps & ~rules.may[card]) and not mine & rules.mask[suit]


def is_high_two(view: PlayerView, tricks: Tricks, card: CardId, out: CardSet) -> bool:
    """Return whether a two wins if all follow suit, as they may (rules of 92Q, 4.6)."""
    rules, seat = tricks.rules, tricks.turn
    if not rules.twos >> card & 1 or tricks.two >= 0:
        return False
    follow = rules.following[rules.suit_of[tricks.lead if tricks.trick_size else card]]
    if (tricks.open | 1 << card) & ~follow:
        return False
    left = tricks.count - tricks.trick_size - 1
    for _ in range(left):
        seat = tricks.after[seat]
        if not out & follow & ~view.cannot[seat]:
            return False
    return count(out & follow) >= left


def leads_unwanted(
    context: SearchContext, tricks: Tricks, card: CardId, over: CardSet, out: CardSet
) -> list[Reason]:
    """Return what a lead does that the cards `over` beat, if tricks are bad."""
    if not over & (over - 1) and over:
        return [Reason("leads-to", {"over": context.view.game.deck.names[next(cards_in(over))]})]
    if over:
        return [Reason("leads-under")]
    if shooter_of(context.view) == context.view.seat:
        return [Reason("takes-all")]
    rules, legal = tricks.rules, tricks.legal()
    if not any(beating(rules, one, out) for one in cards_in(legal)):
        return [Reason("must-take")]
    return [Reason("takes-now")] if is_clear(context, card) else []


def is_clear(context: SearchContext, card: CardId) -> bool:
    """Return whether a card leads all that are worse beyond the error."""
    plays = {entry.action.card: entry for entry in context.weighed if isinstance(entry.action, Play)}
    return card in plays and all(
        plays[card].value - other.value > CLEARLY * other.error
        and not looks_better(other, plays[card], context.view.game)
        for other in plays.values()
        if other.value < plays[card].value - SAME
    )


def unless(context: SearchContext, over: CardSet, twos: CardSet) -> Reason:
    """Return that a card wins unless one of the cards `over` is played."""
    if over & (over - 1):
        return Reason("may-win" if over & ~twos else "unless-two")
    return Reason("unless-card", {"over": context.view.game.deck.names[next(cards_in(over))]})


def winning_reasons(
    context: SearchContext, policy: Policy, tricks: Tricks, card: CardId, out: CardSet
) -> list[Reason]:
    """Return what a card does that beats those on the table."""
    rules, view, deck, suits = (
        policy.rules,
        context.view,
        context.view.game.deck,
        context.view.game.deck.suits,
    )
    led, suit = rules.suit_of[tricks.lead], rules.suit_of[card]
    over, is_last = above(rules, led, card) & out, tricks.trick_size == tricks.count - 1
    if suit == rules.trump != led:
        return [Reason("ruffs" if is_last or not over else "ruffs-unless")]
    if is_last:
        return [Reason("last-wins")]
    if is_high_two(context.view, tricks, card, out):
        return [Reason("two-wins")]
    if not over:
        return [Reason("sure-winner")]
    if suit != rules.trump < len(suits) and not over & ~rules.mask[rules.trump]:
        return [Reason("wins-unless")]
    same = [
        one
        for one in worse_cards(context.weighed, card, context.view.game)
        if policy.winners >> one & 1 and rules.keep[one] > rules.keep[card]
    ]
    if same:
        kept = min(same, key=rules.keep.__getitem__)
        is_cheaper = rules.points[card] < rules.points[kept] and out & above(rules, led, kept)
        return [Reason("risks-less" if is_cheaper else "keeps-better", {"card": deck.names[kept]})]
    if is_exact(context) and view.tricks_left > needed(context) and is_likely(context, tricks, over):
        return [Reason("may-need")]
    return [unless(context, over, rules.twos)]


def is_exact(context: SearchContext) -> bool:
    """Return whether the seat on turn has to take an exact number of tricks."""
    own = context.view.game.own_goal(context.view.goals, context.view.seat or 0)
    return own is not None and own.goal.is_exact


def needed(context: SearchContext) -> int:
    """Return how many tricks the seat on turn still needs for its own goal."""
    view = context.view
    own = view.game.own_goal(view.goals, view.seat or 0)
    return 0 if own is None else own.goal.amount - sum(view.taken[seat] for seat in own.seats)


def is_one_too_many(context: SearchContext, rules: Rules, card: CardId, among: CardSet = -1) -> bool:
    """Return whether a lower card takes more tricks than wanted, so it scores less.

    `among`: the cards to compare with; by default all.
    """
    entries = [entry.reliable() for entry in context.weighed]
    plays = {entry.action.card: entry.tricks for entry in entries if isinstance(entry.action, Play)}
    mine = plays.get(card)
    return mine is not None and any(
        among >> other & 1 and (plays[other] or 0.0) > mine + MORE and rules.keep[other] < rules.keep[card]
        for other in worse_cards(context.weighed, card, context.view.game)
    )


def is_unwanted(context: SearchContext, card: CardId, winners: CardSet) -> bool:
    """Return whether the best winner takes more tricks than a card but scores less."""
    entries = [entry.reliable() for entry in context.weighed]
    tricks = {entry.action.card: entry.tricks for entry in entries if isinstance(entry.action, Play)}
    worse = worse_cards(context.weighed, card, context.view.game)
    best, mine = next((one for one in worse if winners >> one & 1), None), tricks.get(card)
    if best is None or mine is None or context.view.game.counts_points:
        return False
    return (tricks[best] or 0.0) > mine + MORE


def is_likely(context: SearchContext, tricks: Tricks, over: CardSet) -> bool:
    """Return whether a seat still to play probably holds one of some cards."""
    view, seat, held = context.view, tricks.turn, 0
    for _ in range(tricks.count - tricks.trick_size - 1):
        seat = tricks.after[seat]
        held += view.cards_of(seat)
    hidden = count(tricks.rules.all & ~(seen_by(view) | view.turned))
    return (1 - min(1.0, held / max(1, hidden))) ** count(over) < 0.5


def losing_reasons(
    context: SearchContext, policy: Policy, tricks: Tricks, card: CardId, out: CardSet
) -> list[Reason]:
    """Return what a card does that leaves the trick to others, though tricks are good."""
    rules, deck, legal = policy.rules, context.view.game.deck, tricks.legal()
    row, trumps = rules.suit_of[tricks.lead] * rules.size, rules.mask[rules.trump]
    best: dict[str, float | str] = {"card": deck.names[policy.best]}
    is_higher = bool(lower_cards(rules, legal, card, out))
    if is_higher and rules.twos >> policy.best & 1 and rules.above[row + tricks.best] >> card & 1:
        return [Reason("beside-two", best)]
    suit, mine = rules.suit_of[card], tricks.here.hand & ~(1 << card)
    points = [rules.points[other] for other in cards_in(legal)]
    if policy.friends[tricks.turn] >> policy.holder & 1:
        is_low = rules.points[card] == min(points) < max(points)
        if rules.points[card] > min(points):
            return [Reason("feeds", best)]
        if (
            is_low
            and policy.enemies_after(tricks)
            and out & above(rules, rules.suit_of[tricks.lead], policy.best)
        ):
            return [Reason("gives-none", best)]
        spared = policy.winners | rules.mask[suit] if suit == rules.suit_of[tricks.lead] else policy.winners
        spared &= legal & ~(1 << card)
        if may_beat(context.view, policy, tricks, out):
            return saved_chance(context, rules, card, out)
        if spared and not spared & ~trumps and suit != rules.trump:
            return [Reason("friend-untrumped", best)]
        if not is_higher and any(rules.keep[other] > rules.keep[card] for other in cards_in(spared)):
            return [Reason("friend-wins", best)]
        return [Reason("spares-partner")] if policy.winners else saved_chance(context, rules, card, out)
    if is_exact(context) and is_one_too_many(context, rules, card):
        return [Reason("one-too-many")]
    if policy.winners:
        return [Reason("scores-less" if is_unwanted(context, card, policy.winners) else "ducks")]
    if rules.points[card] == min(points) < max(points):
        return [Reason("spares-points", best)]
    is_thrown = suit not in (rules.suit_of[tricks.lead], rules.trump, len(deck.suits))
    if is_thrown and out & rules.mask[suit] and makes_void(tricks, mine, card):
        return [Reason("makes-void", {"suit": deck.suits[suit]})]
    worse = worse_cards(context.weighed, card, context.view.game)
    kept = [one for one in worse if above(rules, suit, card) & rules.mask[suit] & 1 << one]
    if kept:
        return [Reason("saves", {**best, "over": deck.names[max(kept, key=rules.keep.__getitem__)]})]
    is_higher = is_higher or any(
        above(rules, suit, one) >> card & 1 for one in worse if rules.suit_of[one] == suit
    )
    # The highest card left in a suit isn't needed least.
    is_top = not beating(rules, card, out) and bool(out & rules.mask[suit])
    is_spare = not is_higher and not is_top
    return saved_chance(context, rules, card, out) or ([Reason("cannot-win", best)] if is_spare else [])


def may_beat(view: PlayerView, policy: Policy, tricks: Tricks, out: CardSet) -> bool:
    """Return whether an opponent may still go higher, or is free to trump."""
    rules, led = policy.rules, policy.rules.suit_of[tricks.lead]
    enemies = tricks.waiting & ~(policy.friends[tricks.turn] | 1 << tricks.turn)
    over = out & rules.above[led * rules.size + policy.best]
    higher = 0 if rules.twos >> policy.best & 1 else over & rules.mask[led]
    return bool(held_by(view, enemies, higher)) or may_trump(
        view, rules, enemies, led, over & ~rules.mask[led]
    )


def saved_chance(context: SearchContext, rules: Rules, card: CardId, out: CardSet) -> list[Reason]:
    """Return which better card would cost most, if it may win a trick later.

    Only of those that are shown beside the chosen one.
    """
    view, deck = context.view, context.view.game.deck
    saved = [
        one
        for one in worse_cards(context.weighed, card, view.game)[:NEXT]
        if rules.keep[one] > rules.keep[card]
        and count(beating(rules, one, out)) * 2 < count(out & rules.mask[rules.suit_of[one]])
    ]
    values = {entry.action: entry.value for entry in context.weighed}
    best = max(saved, key=lambda one: (-values.get(Play(one), 0.0), rules.keep[one]), default=None)
    if best is None:
        return []
    suit = rules.suit_of[best]
    if suit == rules.trump < len(deck.suits) and not is_beaten(rules, best, out | view.hand):
        return [Reason("keeps-top-trump", {"card": deck.names[best]})]
    return [Reason("keeps-chance", {"card": deck.names[best]})]


def lower_cards(rules: Rules, legal: CardSet, card: CardId, out: CardSet) -> list[CardId]:
    """Return the lower cards of a card's suit, unless no card between them is out."""
    suit = rules.suit_of[card]
    over = rules.above[suit * rules.size + card] | 1 << card
    return [
        other
        for other in cards_in(legal & rules.mask[suit] & ~over)
        if rules.above[suit * rules.size + other] & ~over & out
    ]


def avoiding_reasons(
    context: SearchContext, policy: Policy, tricks: Tricks, card: CardId, out: CardSet
) -> list[Reason]:
    """Return what a card does for a seat that wants to take no trick."""
    rules, view, legal = policy.rules, context.view, tricks.legal()
    deck, counts = view.game.deck, [one for one in cards_in(legal ^ 1 << card) if rules.points[one] > 0]
    led, suit, mine = rules.suit_of[tricks.lead], rules.suit_of[card], tricks.here.hand & ~(1 << card)
    if policy.winners >> card & 1:
        return unwanted_trick(context, policy, tricks, card, out)
    if rules.points[card] > 0 and suit != led:
        return [Reason("throws-points")]
    shooter = shooter_of(view)
    if shooter == view.seat and not policy.winners:
        return keeps_top(context, rules, card, cards_in(legal), out) or []
    if shooter not in (None, view.seat) and counts:
        if rules.points[card] <= 0:
            return [Reason("keeps-points", {"seat": float(shooter or 0)})]
        if (kept := keeps_top(context, rules, card, counts, out)) is not None:
            return kept
    shed = shedding_reason(context, policy, tricks, card, out)
    is_last_of_suit = (
        suit not in (led, rules.trump) and not mine & rules.mask[suit] and out & rules.mask[suit]
    )
    if is_last_of_suit and suit < len(deck.suits) and view.tricks_left >= LATER:
        over = count(beating(rules, card, out))
        if not shed or 2 * over > count(out & rules.mask[suit]):
            return [Reason("throws-last", {"suit": deck.suits[suit]})]
    if shed:
        return [shed]
    if suit == led and policy.winners:
        return [Reason("stays-under", {"card": deck.names[policy.best]})]
    return [Reason("leaves-trick")] if policy.winners else []


def keeps_top(
    context: SearchContext, rules: Rules, card: CardId, among: Iterable[CardId], out: CardSet
) -> list[Reason] | None:
    """Return that the highest card left is kept, one of some; None if none is."""
    deck, worse = context.view.game.deck, worse_cards(context.weighed, card, context.view.game)
    tops = [one for one in among if one in worse and not beating(rules, one, out)]
    if not tops:
        return None
    kept = max(tops, key=lambda one: (bool(out & rules.mask[rules.suit_of[one]]), rules.keep[one]))
    held = {"card": deck.names[kept], "suit": deck.suits[rules.suit_of[kept]]}
    return [Reason("keeps-top", held)] if out & rules.mask[rules.suit_of[kept]] else []


def unwanted_trick(
    context: SearchContext, policy: Policy, tricks: Tricks, card: CardId, out: CardSet
) -> list[Reason]:
    """Return why a card beats those on the table, though tricks are bad."""
    rules, view, legal = policy.rules, context.view, tricks.legal()
    names, led, shooter = view.game.deck.names, rules.suit_of[tricks.lead], shooter_of(view)
    over, is_last = out & above(rules, led, card), tricks.trick_size == tricks.count - 1
    lying = [] if view.trick is None else [*view.trick.cards]
    if shooter == view.seat:
        return [Reason("takes-all")]
    if good := [one for one in (*lying, card) if rules.points[one] < 0]:
        return [Reason("takes-good", {"card": names[good[0]]})]
    if shooter is not None and any(rules.points[one] > 0 for one in (*lying, card)):
        return [Reason("stops-all", {"seat": float(shooter)})]
    worse = worse_cards(context.weighed, card, context.view.game)
    best: dict[str, float | str] = {"card": names[policy.best]}
    if not legal & ~policy.winners:
        kept = [one for one in cards_in(legal ^ 1 << card) if rules.points[one] < 0]
        if kept and not is_last and out & above(rules, led, kept[0]):
            return [Reason("keeps-good", {"card": names[kept[0]]})]
        lower = [one for one in worse if above(rules, led, one) >> card & 1]
        if lower and not is_last:
            return [Reason("must-keep", {**best, "over": names[min(lower, key=rules.keep.__getitem__)]})]
        if legal & above(rules, led, card):
            if lower_cards(rules, legal, card, out):
                return []
            return [] if is_last or not over else [Reason("must-low", best)]
        return [Reason("must-high", best)]
    if over and not is_last:
        return [Reason("sheds-early")]
    safe = is_last and view.game.low_wins and all(rules.points[one] <= 0 for one in (*lying, card))
    if safe:
        return [] if legal & above(rules, led, card) else [Reason("sheds-safe")]
    return [Reason("takes-now")] if is_clear(context, card) else []


def shedding_reason(
    context: SearchContext, policy: Policy, tricks: Tricks, card: CardId, out: CardSet
) -> Reason | None:
    """Return that a losing card might take another trick; None for the lowest."""
    rules, suit = policy.rules, policy.rules.suit_of[card]
    best: dict[str, float | str] = {"card": context.view.game.deck.names[policy.best]}
    under = rules.mask[suit] & ~above(rules, suit, card) & ~(1 << card)
    if suit == rules.suit_of[tricks.lead]:
        higher = tricks.legal() & rules.mask[suit] & ~(under | 1 << card | policy.winners)
        return Reason("stays-high", best) if tricks.legal() & under and not higher else None
    lower = count(out & under)
    rather = [one for one in worse_cards(context.weighed, card, context.view.game) if under >> one & 1]
    is_high = rather or suit == rules.trump or lower >= count(beating(rules, card, out))
    return Reason("throws-high") if lower and is_high else None


def shooter_of(view: PlayerView) -> Seat | None:
    """Return who has taken all points so far, at least a third of those of the deal."""
    taker, game = taker_of_all(view), view.game
    if taker is None:
        return None
    everything = sum(max(0, game.trick_points((card,))) for card in range(game.deck.size))
    return taker if 3 * game.points_taken(view)[taker] >= everything else None


def beating(rules: Rules, card: CardId, out: CardSet) -> CardSet:
    """Return those of some cards that beat a card in its own suit."""
    suit = rules.suit_of[card]
    return out & rules.mask[suit] & above(rules, suit, card)


def above(rules: Rules, suit: int, card: CardId) -> CardSet:
    """Return all cards that beat a card to a lead of this suit, or may do so (92Q)."""
    return rules.above[suit * rules.size + card] | rules.twos & ~(1 << card)


def known_facts(context: SearchContext, tricks: Tricks, card: CardId) -> list[Reason]:
    """Return who can't follow, what the card keeps, and whether the goal is decided."""
    view = context.view
    hidden = tricks.rules.all & ~(seen_by(view) | view.turned)
    counts = bool(context.worlds) or context.level.memory is None
    decided = decided_reasons(context)
    wants = not view.game.low_wins and not loses_all(view.terms) and all(one.code != FULL for one in decided)
    return [
        *(known_voids(view, tricks, card, hidden) if counts else []),
        *(
            kept_card_reasons(context.weighed, view, tricks, card, hidden)
            if wants and not is_exact(context)
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
    worse = worse_cards(weighed, card, view.game)
    rules, suits, hand = tricks.rules, view.game.deck.suits, view.hand & ~(1 << card)
    trumps = [other for other in worse if rules.suit_of[other] == rules.trump < len(suits)]
    # A card that counts as a trump does so only when the hand's own are gone.
    is_late = view.tricks_left <= LATER and rules.trump < len(suits) and not hand & rules.mask[rules.trump]
    if is_late and (converted := counting_as_trumps(rules, worse[:1], hidden)):
        return [Reason("keeps-as-trump", {"card": view.game.deck.names[converted[0]]})]
    led = rules.suit_of[tricks.lead] if tricks.trick_size else rules.suit_of[card]
    if trumps and rules.suit_of[card] != rules.trump and tricks.trick_size:
        short = [
            suit
            for suit in range(len(suits))
            if suit not in (rules.trump, led) and not hand & rules.mask[suit] and hidden & rules.mask[suit]
        ]
        if short:
            suit = max(short, key=lambda suit: count(hidden & rules.mask[suit]))
            kept = min(trumps, key=rules.keep.__getitem__)
            is_free = not rules.mask[rules.trump] & ~rules.may[next(cards_in(rules.mask[suit]))]
            if is_beaten(rules, kept, hidden):
                named = {"card": view.game.deck.names[kept], "suit": suits[suit]}
                return [Reason("keeps-a-trump" if is_free else "keeps-trump", named)]
    # The highest cards of suits that others still hold.
    tops = [
        other
        for other in worse
        if rules.suit_of[other] < len(suits)
        and hidden & rules.mask[rules.suit_of[other]]
        and not is_beaten(rules, other, hidden | hand)
    ]
    if tops:
        # In the suit of the card it is what else could be played.
        kept = max(tops, key=lambda one: (rules.suit_of[one] == rules.suit_of[card], rules.keep[one]))
        suit, name = rules.suit_of[kept], view.game.deck.names[kept]
        if suit == rules.trump:
            return [Reason("keeps-top-trump", {"card": name})]
        return [Reason("keeps-top", {"card": name, "suit": suits[suit]})]
    return guard_of(view, rules, card, worse, hidden) if tricks.trick_size else []


def worse_cards(weighed: Sequence[ActionValue], card: CardId, game: Game) -> list[CardId]:
    """Return the cards that were tried and found worse than one, best first."""
    plays = {entry.action.card: entry for entry in weighed if isinstance(entry.action, Play)}
    if card not in plays:
        return []
    mine = plays[card]
    worse = [one for one, entry in plays.items() if entry.value < mine.value - SAME]
    return sorted(
        (one for one in worse if not looks_better(plays[one], mine, game)), key=lambda one: -plays[one].value
    )


def counting_as_trumps(rules: Rules, cards: Sequence[CardId], hidden: CardSet) -> list[CardId]:
    """Return which cards of other suits beat hidden trumps if trumps are led."""
    trumps = list(cards_in(hidden & rules.mask[rules.trump]))
    return [
        card
        for card in cards
        if rules.suit_of[card] != rules.trump
        and any(rules.above[rules.trump * rules.size + trump] >> card & 1 for trump in trumps)
    ]


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
        taken = sum(view.taken[mate] for mate in side)
        state = decided_tricks(goal, taken, view.tricks_left, total)
        if not state and goal.is_exact and terms.declarer is None:
            return [Reason("bid-open", {"tricks": float(goal.amount - taken)})]
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
