"""Results of challenges that can't be true."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from trickdesk.session.challenge import Challenge, Result, checked


def change_a_card(challenge: Challenge, result: Result, human: bool) -> Result:
    """Return the result with another card at the last choice of the person or a bot."""
    for at in range(len(result.log) - 1, 0, -1):
        seat = int(result.log[at][0])
        for other in range(at + 1, len(result.log)):
            if (seat == challenge.seat) is human and result.log[other].startswith(f"{seat} play"):
                log = list(result.log)
                log[at], log[other] = log[other], log[at]
                if log[at].startswith(f"{seat} play"):
                    return replace(result, log=tuple(log))
    raise AssertionError


def with_deals(challenge: Challenge, result: Result, *order: int) -> Result:
    """Return the result with what was played and scored in these deals."""
    deals: list[list[str]] = []
    for entry in map(str, checked(challenge, result).log):
        if entry.startswith("deal"):
            deals.append([])
        elif not entry.startswith("stock"):
            deals[-1].append(entry)
    log = tuple(entry for deal in order for entry in deals[deal])
    return replace(result, log=log, scores=tuple(result.scores[deal] for deal in order))


Change = Callable[[Challenge, Result], Result]
CHANGES: dict[str, Change] = {
    "a person's card": lambda challenge, result: change_a_card(challenge, result, human=True),
    "a bot's card": lambda challenge, result: change_a_card(challenge, result, human=False),
    "a level": lambda _, result: replace(
        result, seats=(result.seats[0], {**result.seats[1], "level": "easy"}, *result.seats[2:])
    ),
    "the last decision is gone": lambda _, result: replace(result, log=result.log[:-1]),
    "two deals are swapped": lambda challenge, result: with_deals(
        challenge, result, 1, 0, *range(2, challenge.deals)
    ),
    "the first deal is left out": lambda challenge, result: with_deals(
        challenge, result, *range(1, challenge.deals)
    ),
    "the last deal is left out": lambda challenge, result: with_deals(
        challenge, result, *range(challenge.deals - 1)
    ),
    "the points of a deal are left out": lambda _, result: replace(result, scores=result.scores[:-1]),
    "other scores": lambda _, result: replace(
        result, scores=((999, *result.scores[0][1:]), *result.scores[1:])
    ),
    "another challenge": lambda _, result: replace(result, challenge="0" * 24),
    "a card too many": lambda _, result: replace(result, log=(*result.log, result.log[-1])),
}
