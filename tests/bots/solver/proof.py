"""The exact solvers against plain minimax, on random endings under random options.

    python -m tests.bots.solver.proof COUNT SEED CARDS [GAME ...]

prints for each game how many of COUNT endings, of CARDS cards in each hand, are answered otherwise by a solver, and how
many of them had which odd rule.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from tests.bots.solver.brute import Move, Position, random_position, values
from tests.driving import random_game
from trickdesk.bots.solver.endings import Ending, PlainTricks
from trickdesk.games import games

OPTIONS = ("ace", "discard_points", "joker_nomination", "nt_joker", "plain_ace", "renege", "two_conversion")


def state(where: Position) -> tuple[object, ...]:
    """Return everything that a question must leave unchanged."""
    play = where.play
    table = play.leader, play.turn, play.left, list(play.trick), list(play.tricks), list(play.taken)
    return *table, list(play.hands), list(where.rows), list(where.drawn)


def targets(solver: Ending | PlainTricks, expected: dict[Move, int]) -> bool:
    """Return whether the windows around each value, and the obvious ones, are right."""
    needs = {-1, 0, solver.total + 1, *expected.values(), *(value + 1 for value in expected.values())}
    return all(
        solver.reaching(need) == {move: value >= need for move, value in expected.items()} for need in needs
    )


def agree(where: Position) -> bool:
    """Return whether the solvers find all values and windows and restore the play."""
    before, expected = state(where), values(where)
    wants_much = bool(where.side >> where.play.turn & 1) != where.low
    value = max(expected.values()) if wants_much else min(expected.values())
    general, quick = where.ending(), where.solver()
    solvers: list[Ending | PlainTricks] = [general, quick] if isinstance(quick, PlainTricks) else [general]
    return state(where) == before and all(
        solver.cards() == expected
        and solver.value() == value
        and solver.reaches(value)
        and not solver.reaches(value + 1)
        and targets(solver, expected)
        and state(where) == before
        for solver in solvers
    )


def odd_rules(where: Position) -> Iterator[str]:
    """Return the special rules of an ending."""
    game, play = where.game, where.play
    yield f"{len(play.players)} players"
    if where.low:
        yield "misère"
    elif play.order.trump == len(game.deck.suits):
        yield "no trump"
    if play.trick:
        yield "within a trick"
    if where.trick_values.last:
        yield "points with the last trick"
    if any(drawn < len(pile) for drawn, pile in zip(where.drawn, where.piles, strict=True)):
        yield "cards in piles"
    if any(play.hands[seat] & where.odd for seat in play.players):
        yield "odd cards in hand"
    for name in OPTIONS:
        if name in game.options and (
            name not in ("nt_joker", "joker_nomination") or joker_at_no_trump(where)
        ):
            yield f"{name}={game.options[name]}"
    if isinstance(where.solver(), PlainTricks):
        yield "plain"


def joker_at_no_trump(where: Position) -> bool:
    """Return whether the joker is in a hand and belongs to no suit."""
    play = where.play
    joker = 1 << where.game.deck.id["JK"]
    none = play.order.trump == len(where.game.deck.suits)
    return none and any(play.hands[seat] & joker for seat in play.players)


def main(count: int, seed: int, cards: int, names: list[str]) -> None:
    for game_id in names or games():
        rng, wrong, seen = Random(f"{seed} {cards} {game_id}"), 0, Counter[str]()
        for index in range(count):
            where = random_position(random_game(games()[game_id], rng), cards, rng)
            seen.update(odd_rules(where))
            if not agree(where):
                wrong += 1
                print(f"{game_id}: ending {index} differs")
        rules = ", ".join(f"{rule} {seen[rule]}" for rule in sorted(seen))
        print(f"{game_id}: {wrong} of {count} endings of {cards} cards differ ({rules})", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
