"""Tricks that one side is sure of before another card is played: cut-offs of the rank solver.

Every function here also names the cards that its claim rests on: positions that agree in those agree in the claim.
"""

from __future__ import annotations

from trickdesk.bots.exact.bits import NO_SUIT, SUIT, count, highest, over, suit_of, top

WON = 0x2000000000000000  # seats 0 and 2 take what they need; the other bits of a result are the cards that mattered
OPEN = -1  # neither side is sure of enough
MANY = 13


def last_trick(h: list[int], lead: int, trump: int) -> int:
    """The result when every seat holds one card and seats 0 and 2 need the trick."""
    best = h[lead]
    best_suit = suit_of(best)
    winner = lead
    alike = 1
    for k in range(1, 4):
        seat = (lead + k) & 3
        card = h[seat]
        suit = suit_of(card)
        if suit == best_suit:
            alike += 1
            if card > best:
                best = card
                winner = seat
        elif suit == trump:
            best = card
            best_suit = suit
            winner = seat
            alike = 1
    relevant = best if alike > 1 else 0
    return relevant if winner & 1 else relevant | WON


def in_suits(
    mine: int, other: int, left: int, right: int, trump: int, ruffs: bool, most: int
) -> tuple[int, int, bool]:
    """Tricks of one hand with its top cards of the suits that are not trump.

    ``other`` is the partner's hand, ``left`` and ``right`` the opponents'. ``ruffs``: whether they may still trump.
    The tricks, at most ``most``; the lowest card of each suit that they rest on; whether the partner can come to
    such a suit.
    """
    live = mine | other | left | right
    trumps = SUIT[trump] if trump < NO_SUIT else 0
    tricks = 0
    relevant = 0
    entry = False
    for suit in range(4):
        mask = SUIT[suit]
        held = mine & mask
        rest = live & mask & ~mine
        if suit == trump or held <= rest:
            continue
        tops = over(held, rest)
        on_left = count(left & mask)
        on_right = count(right & mask)
        beside = count(other & mask)
        longest = max(on_left, on_right, beside)
        sure = count(held) if tops >= longest else tops
        if ruffs:
            if left & trumps and on_left < sure:
                sure = on_left
            if right & trumps and on_right < sure:
                sure = on_right
            if sure == 0:
                continue
        if beside:
            entry = True
        if sure > most:
            sure = most
        most -= sure
        if rest and sure:
            used = highest(held, min(sure, tops))
            relevant |= used & -used
        tricks += sure
        if most == 0:
            break
    return tricks, relevant, entry


def trump_tricks(mine: int, other: int, left: int, right: int, trumps: int) -> tuple[int, int]:
    """Tricks of the hand on lead with its top trumps, and the lowest card that they rest on."""
    held = mine & trumps
    rest = (other | left | right) & trumps
    if held <= rest:
        return 0, 0
    tops = over(held, rest)
    longest = max(count(other & trumps), count(left & trumps), count(right & trumps))
    relevant = 0
    if rest:
        used = highest(held, tops)
        relevant = used & -used
    return (count(held) if tops >= longest else tops), relevant


def enough(lead: int, sure: int, left: int, need: int) -> bool:
    """Whether ``sure`` tricks of the side on lead decide if seats 0 and 2 take ``need`` of ``left``."""
    return left - sure < need if lead & 1 else sure >= need


def sure_tricks(h: list[int], lead: int, trump: int, left: int, need: int) -> int:
    """The result where one side can count its tricks, else ``OPEN``. The seat on lead begins a trick."""
    trumps = SUIT[trump] if trump < NO_SUIT else 0
    mine = h[lead]
    on_left = h[(lead + 1) & 3]
    mate = h[(lead + 2) & 3]
    on_right = h[(lead + 3) & 3]
    won = 0 if lead & 1 else WON
    drawn = 0  # my tricks in trumps
    relevant = 0
    ruffs = False
    most = MANY
    if trumps:
        against = max(count(on_left & trumps), count(on_right & trumps))
        drawn, relevant = trump_tricks(mine, mate, on_left, on_right, trumps)
        ruffs = against > drawn
        if count(mate & trumps) > drawn:  # a partner who runs out of side cards has to trump my winners
            most = count(mate & ~trumps)
    mine_sure, lowest, _ = in_suits(mine, mate, on_left, on_right, trump, ruffs, most)
    sure = drawn + mine_sure
    relevant |= lowest
    if enough(lead, min(sure, left), left, need):
        return relevant | won
    mate_sure, lowest, entry = in_suits(mate, mine, on_left, on_right, trump, ruffs, MANY)
    if entry and mate_sure:
        most = MANY
        if mine & trumps and count(mine & trumps) != drawn:
            most = max(0, count(mine & ~trumps) - (min(sure, left) - drawn))
        if most:
            sure = min(sure, left) + min(mate_sure, most)
            if enough(lead, min(sure, left), left, need):
                return relevant | lowest | won
    return top_trumps(h, lead, trumps, left, need) if trumps else OPEN


def top_trumps(h: list[int], lead: int, trumps: int, left: int, need: int) -> int:
    """The result where the side that is not on lead has top trumps enough, else ``OPEN``."""
    live = (h[0] | h[1] | h[2] | h[3]) & trumps
    if not live:
        return OPEN
    best = top(live)
    for step in (1, 3):
        seat = (lead + step) & 3
        held = h[seat] & trumps
        if not held & best:
            continue
        rest = live ^ held
        sure = over(held, rest)
        used = 0
        if rest:
            used = highest(held, sure)
            used &= -used
        if enough(seat, sure, left, need):
            return used if seat & 1 else used | WON
    return OPEN
