"""`python -m tests.bench solver`: speed of the exact solvers in this Python."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from statistics import fmean, median
from time import process_time

from trickdesk import kernels
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.solver.bits import NO_SUIT, bit
from trickdesk.bots.solver.endings import Ending
from trickdesk.bots.solver.ranks import RankSolver
from trickdesk.cli.commands import Parser
from trickdesk.engine.cards import card_set
from trickdesk.engine.game import Game
from trickdesk.engine.play import Start
from trickdesk.engine.shuffle import Shuffler
from trickdesk.games import games

SECONDS = 1.5  # for each row
LEAST, MOST = 3, 200  # deals of a row
RANK_SIZES = (5, 6, 7, 8, 9, 10, 11, 12, 13)
ENDING_SIZES = (4, 5, 6)
QUESTIONS = ("value", "all_cards", "half")
Row = dict[str, float]


def measure(question: Callable[[], int]) -> Row:
    """Solve deal after deal until the time is up; `question` yields the node counts."""
    times: list[float] = []
    nodes = 0
    while len(times) < LEAST or (sum(times) < SECONDS and len(times) < MOST):
        begin = process_time()
        nodes += question()
        times.append(process_time() - begin)
    return {
        "deals": len(times),
        "mean_ms": round(1000 * fmean(times), 2),
        "median_ms": round(1000 * median(times), 2),
        "max_ms": round(1000 * max(times), 2),
        "nodes": round(nodes / len(times)),
        "nodes_per_second": round(nodes / sum(times)),
    }


def rank_deals(size: int) -> Iterator[tuple[list[int], int]]:
    """Yield random deals of 52 cards with `size` in each hand, with a trump or none."""
    rng = Random(size)
    while True:
        cards = rng.sample([bit(16 * suit + rank) for suit in range(4) for rank in range(13)], 4 * size)
        yield [sum(cards[seat * size : (seat + 1) * size]) for seat in range(4)], rng.randint(0, NO_SUIT)


def rank_row(size: int, question: str) -> Row:
    """Measure a question about the first lead in the rank solver."""
    deals, solver = iter(list(islice(rank_deals(size), MOST))), RankSolver()

    def ask() -> int:
        hands, trump = next(deals)
        before = solver.nodes
        if question == "value":
            solver.tricks(hands, trump, 0)
        elif question == "all_cards":
            solver.cards(hands, trump, 0)
        else:
            solver.reaching(hands, trump, 0, size // 2)
        return solver.nodes - before

    return measure(ask)


def endings(game: Game, size: int) -> Iterator[Ending]:
    """Yield deals with `size` cards left in each hand; in pile games, of the piles."""
    shuffler, knowledge = Shuffler("solver"), knowledge_of(game)
    row = 4 if game.has_piles else 0
    index = 0
    while True:
        dealt = [hand[:size] for hand in shuffler.deal(game, index, 0).hands]
        at_once = min(size, row + 3) if row else size
        drawn = [at_once] * game.seats
        start = Start(
            game.order_for(index % len(game.deck.suits)),
            [card_set(hand[:at_once]) for hand in dealt],
            0,
            range(game.seats),
            [card_set(hand[:row]) for hand in dealt],
            dealt if row else (),
            drawn,
        )
        yield Ending(
            game.trick_play(start),
            card_set((game.teams(0) or ((0, game.seats // 2),))[0]),
            knowledge.trick_values(0),
            odd=knowledge.odd,
            piled=start if row else None,
        )
        index += 1


def ending_row(game: Game, size: int, question: str) -> Row:
    """Measure a question about an ending; building the general solver is included."""
    deals = endings(game, size)

    def ask() -> int:
        ending = next(deals)
        if question == "value":
            ending.value()
        elif question == "all_cards":
            ending.cards()
        else:
            ending.reaching(ending.total // 2)
        return ending.nodes

    return measure(ask)


def main(arguments: Sequence[str]) -> int:
    parser = Parser(prog="python -m tests.bench solver", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    as_json = parser.parse_args(arguments).json
    plain = {size: {question: rank_row(size, question) for question in QUESTIONS} for size in RANK_SIZES}
    exact: dict[str, dict[int, dict[str, Row]]] = {}
    for game_id, kind in games().items():
        game = kind()
        exact[game_id] = {
            size: {question: ending_row(game, size, question) for question in QUESTIONS}
            for size in ENDING_SIZES
            if size <= game.hand_size
        }
    if as_json:
        forms = {"python": platform.python_version(), "kernels": kernels.loaded()}
        found = {**forms, "plain_trump": plain, "endings": exact}
        print(json.dumps(found, indent=2))
        return 0
    print(f"Python {platform.python_version()}, kernels {kernels.loaded()}")
    print("random deals, milliseconds of processor time a deal; half: which cards reach half of all")
    print(f"{'':30}{'cards':>6}{'deals':>7}{'mean':>9}{'median':>9}{'max':>9}{'nodes':>10}{'nodes/s':>12}")
    for name, by_size in {"plain tricks": plain, **exact}.items():
        for size, by_question in by_size.items():
            for question, row in by_question.items():
                print_row(f"{name}, {question.replace('_', ' ')}", size, row)
    return 0


def print_row(name: str, size: int, row: Row) -> None:
    times = "".join(f"{row[key]:>9.2f}" for key in ("mean_ms", "median_ms", "max_ms"))
    print(f"{name:30}{size:>6}{row['deals']:>7}{times}{row['nodes']:>10,}{row['nodes_per_second']:>12,}")
