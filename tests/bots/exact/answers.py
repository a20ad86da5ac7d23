"""What the exact solvers say about random positions, and the nodes that it took them.

    python -m tests.bots.exact.answers COUNT SEED [every]

prints one line a position, or with ``every`` which form of the kernels answered and a hash of all lines: run it with
and without TRICKDESK_PURE=1 to compare the forms.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from random import Random

from tests.bots.exact.brute import random_position
from trickdesk import kernels
from trickdesk.bots.exact.bits import NO_SUIT, bit
from trickdesk.bots.exact.ranks import RankSolver
from trickdesk.games import games

DECK = [bit(16 * suit + rank) for suit in range(4) for rank in range(13)]


def plain_answer(solver: RankSolver, rng: Random) -> str:
    """Two to seven cards in each hand, sometimes with a trick begun."""
    size, trump, leader = rng.randint(2, 7), rng.randint(0, NO_SUIT), rng.randrange(4)
    cards = rng.sample(DECK, 4 * size)
    if rng.random() < 0.3:  # trumps come together
        cards.sort(key=lambda card: card.bit_length() - 1 >> 4 == trump)
    hands = [sum(cards[seat * size : (seat + 1) * size]) for seat in range(4)]
    table = []
    if rng.random() < 0.3:
        table = [cards[leader * size]]
        hands[leader] ^= table[0]
    before = solver.nodes
    found = solver.cards(hands, trump, leader, table)
    return f"{sorted(found.items())} {solver.nodes - before}"


def ending_answer(rng: Random) -> str:
    """Two or three cards in each hand of any game."""
    kind = rng.choice([*games().values()])
    where = random_position(kind(), rng.randint(2, 3), rng)
    ending = where.ending()
    return f"{where.game.id} {sorted(ending.cards().items(), key=str)} {ending.nodes}"


def answers(count: int, seed: int) -> Iterator[str]:
    rng, solver = Random(seed), RankSolver()
    for _ in range(count):
        yield plain_answer(solver, rng) if rng.random() < 0.6 else ending_answer(rng)


if __name__ == "__main__":
    lines = answers(int(sys.argv[1]), int(sys.argv[2]))
    if sys.argv[3:] == ["every"]:
        digest = hashlib.sha256()
        for line in lines:
            digest.update(line.encode())
        print(kernels.loaded(), digest.hexdigest())
    else:
        print("\n".join(lines))
