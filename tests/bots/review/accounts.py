"""Checks that the losses in reviews add up.

`.venv/bin/python -m tests.bots.review.accounts --deals 200 [--game ID]` checks deals that bots have played.
The value at the first solved card plus the losses of all seats must equal the result. A line of best cards
must lose nothing at any step. Endings of five cards must have the values of plain minimax.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random

from tests.bots.review.deals import by_bots, cards_of, opened, with_cards
from tests.bots.solver.brute import Brute, Position
from trickdesk.bots.review.exact import Card, Cost, DoubleDummy, Solved, TotalSolver
from trickdesk.bots.solver import NodeLimitExceeded
from trickdesk.engine.actions import Play
from trickdesk.engine.cards import card_set
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.games import games

NODES = 2_500_000


def solved(cards: DoubleDummy, since: int = 0) -> Solved:
    """Return the full review, except of cards before an entry of the log."""
    for found in cards.steps(lambda: False):
        if found.since == since:
            break
    return cards.solved


def real_value(table: Table, side: int) -> int:
    """Return what a side took, in tricks or card points, from the finished deal."""
    deal, game = table.deals[-1], table.game
    assert deal.play is not None and deal.result is not None
    points = game.trick_points(()) or any(game.trick_points((card,)) for card in range(game.deck.size))
    worth = deal.trick_points if points else [1] * len(deal.trick_points)
    return sum(n for n, trick in zip(worth, deal.play.tricks, strict=True) if side >> trick.winner & 1)


def adds_up(cards: DoubleDummy, found: Solved) -> bool:
    """Return whether the losses of both sides explain the change of the value.

    If there are more than two sides, only cards of the side with the curve are counted. Others change the
    value too, but never against themselves.
    """
    if not found.costs or not isinstance(cards.curve, TotalSolver):
        return True
    seats = {card.at: card.seat for card in cards.cards}
    curve = dict(found.curve)
    for at, cost in found.costs.items():
        seat = seats[at]
        change = curve[at + 1] - curve[at]
        up = cards.curve.eager(seat)
        if change * (-1 if up else 1) < 0:
            return False
        if cards.seat_solvers[seat] is cards.curve and abs(change) != cost.gave:
            return False
    return True


def best_line(cards: DoubleDummy, since: int, rng: Random) -> list[Card]:
    """Play a deal up to an entry of the log, then cards without any loss.

    `cards` is continued at the same time.
    """
    play = cards.play
    line: list[Card] = []
    for card in cards.cards:
        seat, move = card.seat, card.play
        if card.at >= since:
            judge = cards.seat_solvers[seat := play.turn]
            move = Play(*rng.choice(judge.keeping(judge.ask())))
        play.play(move.card, move.named)
        line.append(Card(card.at, seat, move))
    for _ in line:
        play.undo()
    return line


def costs_of_best_line(table: Table, mine: int, since: int, rng: Random) -> list[Cost]:
    """Return the losses reported for such a line."""
    again = opened(table, mine)
    again.cards = best_line(again, since, rng)
    for judge in again.solvers.values():
        judge.last = None
    found = solved(again, since)
    return [cost for at, cost in found.costs.items() if at >= since]


def brute_costs(cards: DoubleDummy, most: int) -> dict[int, int]:
    """Return the losses of the last cards of two sides, by plain minimax."""
    play, table = cards.play, cards.table
    piled = table.game.has_piles
    rows, piles, drawn = (play.rows, play.piles, play.drawn) if piled else ([], [], [])  # type: ignore[attr-defined]
    found = {}
    for card in cards.cards:
        if play.left <= most:
            curve = cards.curve
            assert isinstance(curve, TotalSolver)
            where = Position(
                table.game,
                play,
                curve.side,
                cards.trick_values,
                curve.low,
                cards.knowledge.odd,
                rows,
                piles,
                drawn,
            )
            values = Brute(where).values()
            best = (max if curve.eager(card.seat) else min)(values.values())
            found[card.at] = abs(best - values[card.play.card, card.play.named])
        play.play(card.play.card, card.play.named)
    for _ in cards.cards:
        play.undo()
    return found


def check(table: Table, mine: int, rng: Random, brute: int, nodes: int = NODES) -> tuple[list[str], int]:
    """Return what is wrong with the review of a deal, and how many cards were solved."""
    cards = opened(table, mine, nodes)
    two_sides = cards.has_allied_defenders and isinstance(cards.curve, TotalSolver)
    expected = brute_costs(cards, brute) if two_sides and brute else {}
    found = solved(cards)
    wrong = []
    if not adds_up(cards, found):
        wrong.append("it does not add up")
    if found.curve and not cards.trick_values.best and not cards.trick_values.last:
        first = card_set(seat for seat in range(table.game.seats) if found.sides[0] >> seat & 1)
        if found.curve[0][1] != real_value(table, first):
            wrong.append("the last value is not what was taken")
    if two_sides and found.since is not None:
        eager = [cards.curve.eager(card.seat) for card in cards.cards]
        signs = {card.at: -1 if up else 1 for card, up in zip(cards.cards, eager, strict=True)}
        if (
            found.curve[-1][1] + sum(signs[at] * cost.gave for at, cost in found.costs.items())
            != found.curve[0][1]
        ):
            wrong.append("the sum does not come to the result")
    if any(found.costs[at].gave != gave for at, gave in expected.items() if at in found.costs):
        wrong.append("plain minimax says otherwise")
    if found.since is not None:
        try:
            if any(cost.gave for cost in costs_of_best_line(table, mine, found.since, rng)):
                wrong.append("a best line gives something away")
        except NodeLimitExceeded:
            wrong.append("a best line is too hard")
    return wrong, len(found.costs)


def run(game: Game, deals: int, level: str, seed: int) -> tuple[int, int, int, list[str]]:
    """Return how many cards were played and solved, and which deals were wrong."""
    rng, played, known, bad, wrong = Random(seed), 0, 0, 0, list[str]()
    for number in range(deals):
        table = with_cards(game, seed + number, lambda _: by_bots(level))
        found, count = check(table, number % game.seats, rng, 5)
        played += len(cards_of(table))
        known += count
        bad += bool(found)
        wrong += [f"{game.id} {seed + number}: {words}" for words in found]
    return played, known, bad, wrong


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--game", choices=sorted(games()), action="append")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    status = 0
    for game_id in options.game or games():
        played, known, bad, wrong = run(games()[game_id](), options.deals, options.level, options.seed)
        print(
            f"{game_id}: {options.deals} deals, {known} of {played} cards solved, {bad} deals wrong",
            flush=True,
        )
        for words in wrong:
            print(f"  {words}", flush=True)
        status |= bool(wrong)
    return status


if __name__ == "__main__":
    raise SystemExit(main())
