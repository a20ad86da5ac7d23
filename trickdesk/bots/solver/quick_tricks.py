"""Quick tricks: cut-offs of the rank solver if one side is sure of enough tricks.

Every function also returns the cards on which its result depends: it holds in all positions that agree in
those. Hands are in the order of play, the leader's first: `mine`, `on_left`, `mate`, `on_right`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trickdesk.bots.solver.bits import count, highest, over, suit_of, suit_set, top

if TYPE_CHECKING:
    from mypy_extensions import i64

# This bit of a result means that seats 0 and 2 take what they need; the other bits are the relevant cards.
WON: Final = 0x2000000000000000
OPEN: Final = -1  # neither side is sure of enough tricks
MANY: Final = 13


def last_trick(lead: i64, mine: i64, on_left: i64, mate: i64, on_right: i64, trump: i64) -> i64:
    """Return the result if each seat has one card and seats 0 and 2 need the trick."""
    best = mine
    best_suit = suit_of(best)
    winner = lead
    alike: i64 = 1
    k: i64
    for k in range(1, 4):
        card = on_left if k == 1 else mate if k == 2 else on_right
        suit = suit_of(card)
        if suit == best_suit:
            alike += 1
            if card > best:
                best = card
                winner = lead + k
        elif suit == trump:
            best = card
            best_suit = suit
            winner = lead + k
            alike = 1
    relevant: i64 = best if alike > 1 else 0
    return relevant if winner & 1 else relevant | WON


def in_suits(
    mine: i64, other: i64, left: i64, right: i64, trump: i64, trumps: i64, ruffs: bool, most: i64
) -> tuple[i64, i64, bool]:
    """Return the tricks of one hand with its top cards of the plain suits.

    Args:
        mine: The hand.
        other: The partner's hand.
        left: An opponent's hand.
        right: The other opponent's hand.
        trump: The trump suit.
        trumps: All cards of that suit.
        ruffs: Whether opponents may still ruff.
        most: The most tricks to count.

    Returns:
        The tricks, the lowest relevant card of each suit, and whether the partner can lead to such a suit.
    """
    others = other | left | right
    tricks: i64 = 0
    relevant: i64 = 0
    entry = False
    suit: i64
    for suit in range(4):
        mask = suit_set(suit)
        held = mine & mask
        rest = others & mask
        if suit == trump or held <= rest:
            continue
        tops = over(held, rest)
        on_left = count(left & mask)
        on_right = count(right & mask)
        beside = count(other & mask)
        sure = tops
        if tops >= on_left and tops >= on_right and tops >= beside:
            sure = count(held)
        if ruffs:
            if on_left < sure and left & trumps:
                sure = on_left
            if on_right < sure and right & trumps:
                sure = on_right
            if sure == 0:
                continue
        if beside:
            entry = True
        if sure > most:
            sure = most
        most -= sure
        if rest and sure:
            used = highest(held, sure if sure < tops else tops)
            relevant |= used & -used
        tricks += sure
        if most == 0:
            break
    return tricks, relevant, entry


def trump_tricks(mine: i64, other: i64, left: i64, right: i64, trumps: i64) -> tuple[i64, i64]:
    """Return the leader's tricks with top trumps, and the lowest relevant card."""
    held = mine & trumps
    rest = (other | left | right) & trumps
    if held <= rest:
        return 0, 0
    tops = over(held, rest)
    relevant: i64 = 0
    if rest:
        used = highest(held, tops)
        relevant = used & -used
    if tops >= count(other & trumps) and tops >= count(left & trumps) and tops >= count(right & trumps):
        return count(held), relevant
    return tops, relevant


def enough(lead: i64, sure: i64, left: i64, need: i64) -> bool:
    """Return whether `sure` tricks of the leading side decide the question.

    The question is whether seats 0 and 2 take `need` of `left` tricks.
    """
    return left - sure < need if lead & 1 else sure >= need


def quick_tricks(
    lead: i64,
    mine: i64,
    on_left: i64,
    mate: i64,
    on_right: i64,
    trump: i64,
    trumps: i64,
    left: i64,
    need: i64,
) -> i64:
    """Return the result at the start of a trick if one side can count enough tricks.

    If not, return `OPEN`.
    """
    won: i64 = 0 if lead & 1 else WON
    drawn: i64 = 0  # tricks with the leader's trumps
    relevant: i64 = 0
    ruffs = False
    most: i64 = MANY
    if trumps:
        drawn, relevant = trump_tricks(mine, mate, on_left, on_right, trumps)
        ruffs = count(on_left & trumps) > drawn or count(on_right & trumps) > drawn
        # A partner who runs out of plain cards must ruff the leader's winners.
        if count(mate & trumps) > drawn:
            most = count(mate & ~trumps)
    sure, lowest, _ = in_suits(mine, mate, on_left, on_right, trump, trumps, ruffs, most)
    sure += drawn
    if sure > left:
        sure = left
    relevant |= lowest
    if enough(lead, sure, left, need):
        return relevant | won
    mate_sure, lowest, entry = in_suits(mate, mine, on_left, on_right, trump, trumps, ruffs, MANY)
    if entry and mate_sure:
        most = MANY
        if mine & trumps and count(mine & trumps) != drawn:
            most = count(mine & ~trumps) - (sure - drawn)
        if most > 0:
            sure += mate_sure if mate_sure < most else most
            if enough(lead, sure if sure < left else left, left, need):
                return relevant | lowest | won
    if not trumps:
        return cannot_run(lead, mine, on_left, mate, on_right, left, need)
    ours, theirs = (mine | mate) & trumps, (on_left | on_right) & trumps
    result = top_trumps(lead + 1, on_left & trumps, on_right & trumps, ours, left, need)
    if result != OPEN:
        return result
    return top_trumps(lead, mine & trumps, mate & trumps, theirs, left, need)


def cannot_run(lead: i64, mine: i64, on_left: i64, mate: i64, on_right: i64, left: i64, need: i64) -> i64:
    """Return the result if the leading side needs all tricks but can't run them.

    Only at no trump. If that isn't certain, return `OPEN`.
    """
    if not enough(lead + 1, 1, left, need):
        return OPEN
    ours, theirs = mine | mate, on_left | on_right
    run: i64 = 0
    relevant: i64 = 0
    suit: i64
    for suit in range(4):
        mask = suit_set(suit)
        if ours & mask > theirs & mask:
            longest = count(mine & mask)
            other = count(mate & mask)
            run += other if other > longest else longest
        elif theirs & mask and (ours | theirs) & mask & ((ours | theirs) & mask) - 1:
            relevant |= top(theirs & mask)
    if run >= left:
        return OPEN
    return relevant | WON if lead & 1 else relevant


def top_trumps(seat: i64, hand: i64, partner: i64, theirs: i64, left: i64, need: i64) -> i64:
    """Return the result if the top trumps of one hand are enough on any lead.

    Each trick to which one of them is played goes to its side. `hand` and `partner` are the trumps of `seat`
    and its partner, and `theirs` those of the other side. If they aren't enough, return `OPEN`.
    """
    sure = over(hand, theirs)
    held = hand
    other = over(partner, theirs)
    if other > sure:
        sure = other
        held = partner
    if sure == 0 or not enough(seat, sure, left, need):
        return OPEN
    used: i64 = 0
    if theirs:
        used = highest(held, sure)
        used &= -used
    return used if seat & 1 else used | WON


def second_hand(
    seat: i64, hand: i64, third: i64, mate: i64, first: i64, led: i64, card: i64, trump: i64, trumps: i64,
    left: i64, need: i64,
) -> i64:  # fmt: skip
    """Return the result if the second seat's side is sure of this trick and of enough.

    The trick was begun with `card`. `hand` is the second seat's hand, `third` and `mate` are those after it,
    and `first` is the rest of the leader's. If that isn't certain, return `OPEN`.
    """
    mask = suit_set(led)
    own, mates = hand & mask, mate & mask
    ruffs = led != trump and trumps != 0
    if ruffs and not third & mask and third & trumps:
        return OPEN
    sure: i64 = 1
    relevant: i64 = 0
    if not ruffs or ((own or not hand & trumps) and (mates or not mate & trumps)):
        line = own | mates
        if line <= card or line <= third & mask:
            return OPEN
        relevant = top(line)
        winner, beside = (hand, mate) if own & relevant else (mate, hand)
        rest = third | beside | first
        suit: i64
        for suit in range(4):
            if trumps and suit != trump:
                continue
            mask = suit_set(suit)
            held, others = winner & mask & ~relevant, rest & mask
            if held > others:
                tops = over(held, others)
                sure += tops
                if others:
                    used = highest(held, tops)
                    relevant |= used & -used
    if sure > left:
        sure = left
    if not enough(seat, sure, left, need):
        return OPEN
    return relevant if seat & 1 else relevant | WON
