"""Which card the rank solver tries first. Nothing here changes a value, only the time it takes."""

from __future__ import annotations

from trickdesk.bots.exact.bits import SUIT, count, higher, suit_of, top

HINT = 1000  # the card that decided a like position
RUFF = 15  # what it costs to trump where another card would do

# How a trick stands for the side of the seat to play, and how good it is then to play a card that does not win it.
MATE_HAS_NOT, MATE_BEATEN, MATE_HAS, MATE_WILL, LAST_MINE, LAST_THEIRS = range(6)
LOSING = (20, 20, 40, 45, 20, 10)


def lead_suit(suit: int, h: list[int], seat: int, live: int, trump: int, trumps: int) -> int:
    """How good it is to lead a suit that ``seat`` holds; weights were fitted on random deals of ten cards."""
    mask = SUIT[suit]
    held = h[seat] & mask
    on_left, mate, on_right = h[(seat + 1) & 3], h[(seat + 2) & 3], h[(seat + 3) & 3]
    length_left, length_mate, length_right = count(on_left & mask), count(mate & mask), count(on_right & mask)
    plain = suit != trump
    ruff_left = plain and length_left == 0 and on_left & trumps != 0
    ruff_right = plain and length_right == 0 and on_right & trumps != 0
    score = 0 if plain else -4
    if ruff_left:
        score -= 44
    if ruff_right:
        score -= 11
    if plain and length_mate == 0 and mate & trumps and not ruff_right:
        score += 25
    if not ruff_left and not ruff_right:
        score += honours(held, mate, on_left, on_right, live & mask)
    return score + ((count(held) + 6 * length_mate + 8 * (length_left + length_right)) >> 2)


def honours(held: int, mate: int, on_left: int, on_right: int, suit: int) -> int:
    """What the places of the two highest cards of a suit say about leading it."""
    first = top(suit)
    score = 0
    if mate & first:
        score += 22
    if held & first:
        score += 15
    if on_right & first or on_left & first:
        score += 2
    if suit == first:
        return score
    second = top(suit ^ first)
    if held & second:
        score += 6
        if on_right & first:
            score -= 9
    elif mate & second:
        score += 2
        if on_left & first:
            score += 19
    elif on_left & second:
        score += 11
    return score


def lead_card(card: int, rank: int, held: int, mate: int, first: int) -> int:
    """How good a card is within its suit as a lead; ``first``: the highest card of the suit."""
    if held & first:
        return 18 if card == first else -rank
    if mate & first:
        return -rank
    return (-3 * rank) >> 2


def beaters(hand: int, led: int, best: int, trump: int, trumps: int) -> int:
    """The cards of a hand that it may play on a lead of ``led`` and that beat ``best``."""
    follow = hand & SUIT[led]
    suit = suit_of(best)
    if follow:
        return higher(follow, best) if suit == led else 0
    return higher(hand & trumps, best) if suit == trump else hand & trumps


def standing(k: int, mine: bool, mate: int, after: int, led: int, best: int, trump: int, trumps: int) -> int:
    """How the trick stands before the ``k``-th card; ``mine``: the partner wins it, ``after``: the next hand."""
    if k == 3:
        return LAST_MINE if mine else LAST_THEIRS
    if k == 1:
        hope = beaters(mate, led, best, trump, trumps)
        if hope and not beaters(after, led, top(hope), trump, trumps):
            return MATE_WILL
    if not mine:
        return MATE_HAS_NOT
    return MATE_BEATEN if beaters(after, led, best, trump, trumps) else MATE_HAS


def winning_card(chance: int, beaten: bool, rank: int, trump: bool, trump_led: bool) -> int:
    """How good a card is that beats the best so far; ``beaten``: the next hand can beat it in turn."""
    if chance == LAST_MINE:
        return -10 - rank
    if chance == LAST_THEIRS:
        return 60 - rank - (2 if trump else 0)
    if chance == MATE_WILL:
        return 10 - rank - (10 if trump and not trump_led else 0)
    if beaten:
        return 15 - rank
    return 50 - rank - (45 if chance in (MATE_HAS, MATE_BEATEN) else 0)
