"""When a bot stops thinking before its effort is used up.

Options are tried in common worlds, at most as many as the effort allows (`trickdesk.bots.levels.Effort`). Those
that are clearly behind are dropped. The rest is left alone once one option is left or nothing is at stake.
Reviews compare the action taken with the others, so they may stop as soon as nothing can have been lost.
"""

from __future__ import annotations

from collections.abc import Iterable

DEADLINE = 0.75  # seconds that a decision may take; reached only on a machine that is far too slow or busy
HINT_DEADLINE = 3.0  # seconds that a hint may take

BATCH = 8  # worlds between two checks
CLEAR = 2.5  # standard errors by which an option is clearly behind
OPEN_ERRORS = 2.0  # standard errors within which an option may still be better or worse
SETTLED_AFTER = 200  # worlds after which a comparison may end because nothing is at stake
TRIFLE = 0.002  # of a deal's usual score; a difference between cards below this is not worth more thought

REVIEW_SETTLED_AFTER = 48  # the same two for reviews
REVIEW_TRIFLE = 0.01
# After this many worlds a review assumes that an option behind by its standard error will not win clearly any
# more.
DROP_BEHIND_AFTER = 96

Lead = tuple[float, float]  # by how much one option is better than another, and the standard error


def is_due(worlds: int, least: int = BATCH) -> bool:
    """Return whether to check after this many worlds, more than the least."""
    return worlds % BATCH == 0 and worlds > least


def is_clear(gain: float, error: float) -> bool:
    """Return whether a lead, given with its standard error, is beyond doubt."""
    return gain > CLEAR * error and gain > 0


def is_settled(worlds: int, leads: Iterable[Lead], trifle: float) -> bool:
    """Return whether none of the leads over options that are left can exceed a trifle."""
    return worlds >= SETTLED_AFTER and all(abs(gain) + OPEN_ERRORS * error < trifle for gain, error in leads)


def is_nothing_lost(worlds: int, leads: Iterable[Lead], trifle: float) -> bool:
    """Return whether none of the leads over the action can exceed a trifle."""
    return worlds >= REVIEW_SETTLED_AFTER and not any(
        gain + OPEN_ERRORS * error > trifle and (worlds < DROP_BEHIND_AFTER or gain > -error)
        for gain, error in leads
    )
