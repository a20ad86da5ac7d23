"""Compares the proof of claims with their definition on random positions.

    python -m tests.bots.claim_proof.agreement COUNT SEED [DEALS]

tries COUNT positions of one to five cards a hand under random options, with at most DEALS possible deals
each. Prints for each game how many claims were accepted and refused by both, and how many only by the proof
or only by the definition.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

from tests.bots.claim_proof.brute import TooMany, expected, offered, random_position
from trickdesk.bots.claim_proof import proven_play
from trickdesk.games import games

BUDGET = 40_000  # most plays for the definition; a position that needs more is replaced


def compare(
    count: int, seed: int, deals: int, budget: int = BUDGET
) -> tuple[Counter[tuple[str, bool, bool]], int, list[str]]:
    """Return how often both gave which answer, replaced positions, and errors."""
    rng, kinds = Random(seed), list(games().values())
    found: Counter[tuple[str, bool, bool]] = Counter()
    replaced, wrong, looked = 0, list[str](), 0
    while looked < count:
        kind, cards = kinds[looked % len(kinds)], 1 + looked // len(kinds) % 5
        at = rng.getrandbits(32)
        own = Random(at)
        where = random_position(own, kind, cards, own.choice((1, 3, 10, deals)))
        try:
            claims = [(claim, expected(where, claim, budget)) for claim in offered(where, own)]
        except TooMany:
            replaced += 1
            continue
        looked += 1
        for claim, right in claims:
            said = proven_play(where.view, claim) is not None
            found[kind.id, said, right] += 1
            if said is not right:
                wrong.append(f"{kind.id}, position {at} of {cards} cards, {claim}: {said}, not {right}")
    return found, replaced, wrong


def main() -> None:
    """Compare and print."""
    count, seed, *more = map(int, sys.argv[1:])
    found, replaced, wrong = compare(count, seed, more[0] if more else 60)
    for game in sorted({game for game, _, _ in found}):
        both = [found[game, said, said] for said in (True, False)]
        other = sum(n for (name, said, right), n in found.items() if name == game and said is not right)
        print(f"{game:14} accepted by both {both[0]:5}, refused by both {both[1]:5}, otherwise {other}")
    print(f"{count} positions, {replaced} others took too long by definition")
    print(*wrong, sep="\n")


if __name__ == "__main__":
    main()
