"""Tricks that one side is sure of before another card is played: cut-offs of the rank solver.

Every function here also names the cards that its claim rests on: positions that agree in those agree in the claim.
Hands are given in the order of play, that of the seat on lead first: ``mine``, ``on_left``, ``mate``, ``on_right``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trickdesk.bots.solver.bits import count, highest, over, suit_of, suit_set, top

if TYPE_CHECKING:
    from mypy_extensions import i64

# Seats 0 and 2 take what they need; the other bits of a result are the cards that mattered.
WON: Final = 0x2000000000000000
OPEN: Final = -1  # neither side is sure of enough
MANY: Final = 13


def last_trick(lead: i64, mine: i64, on_left: i64, mate: i64, on_right: i64, trump: i64) -> i64:
    """The result when every seat holds one card and seats 0 and 2 need the trick."""
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
    """Tricks of one hand with its top cards of the suits that are not trump.

    ``other`` is the partner's hand, ``left`` and ``right`` the opponents'. ``ruffs``: whether they may still trump.
    The tricks, at most ``most``; the lowest card of each suit that they rest on; whether the partner can come to
    such a suit.
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
    """Tricks of the hand on lead with its top trumps, and the lowest card that they rest on."""
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
    """Whether ``sure`` tricks of the side on lead decide if seats 0 and 2 take ``need`` of ``left``."""
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
    """The result where one side can count its tricks, else ``OPEN``.

    The seat on lead begins a trick.
    """
    won: i64 = 0 if lead & 1 else WON
    drawn: i64 = 0  # my tricks in trumps
    relevant: i64 = 0
    ruffs = False
    most: i64 = MANY
    if trumps:
        drawn, relevant = trump_tricks(mine, mate, on_left, on_right, trumps)
        ruffs = count(on_left & trumps) > drawn or count(on_right & trumps) > drawn
        if count(mate & trumps) > drawn:  # a partner who runs out of side cards has to trump my winners
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
    """The result where the side on lead needs every trick and cannot cash so many at no trump, else ``OPEN``."""
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


def top_trumps(seat: i64, hers: i64, his: i64, theirs: i64, left: i64, need: i64) -> i64:
    """The result where the highest trumps in one hand of a side are enough whoever leads, else ``OPEN``.

    Each trick that one of them is played to is their side's. ``hers`` are the trumps of ``seat``, ``theirs`` those of
    the other side.
    """
    sure = over(hers, theirs)
    held = hers
    other = over(his, theirs)
    if other > sure:
        sure = other
        held = his
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
    """The result where the second seat's side is sure of the trick that was begun with ``card``, and of enough; else
    ``OPEN``. ``hand`` is the second seat's, ``third`` and ``mate`` those after it; ``first`` is what the leader kept.
    """
    mask = suit_set(led)
    own, his = hand & mask, mate & mask
    ruffs = led != trump and trumps != 0
    if ruffs and not third & mask and third & trumps:
        return OPEN
    sure: i64 = 1
    relevant: i64 = 0
    if not ruffs or ((own or not hand & trumps) and (his or not mate & trumps)):
        line = own | his
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
