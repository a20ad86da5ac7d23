"""Examines bots: prints how many of their answers are right, by game and level.

`python -m tests.bots.exam --levels hard,expert` asks each question in ten deals. Under the table it lists the
questions with wrong answers. `--only WORDS` chooses questions by their names. The whole exam takes about 90 seconds
of processor time, most of them for expert. `--games known-faults/hearts` asks what bots are known to answer wrong.

`--settle 6H,JD --only C3 --deals 200` plays a question out instead: in each deal it gives one of two answers, then
bots of level `--by` play on in all seats. It prints the mean score of each answer, that of the seat's side minus the
mean of the others', and the difference with its standard error. `--heard` keeps only deals in which such bots make
the calls of the question themselves.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.bots.exam.questions import GAMES, Question, questions_in, turn_of
from trickdesk.bots.arena.statistics import estimate
from trickdesk.bots.levels import LEVELS
from trickdesk.bots.player import decide
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.record import parse_action
from trickdesk.engine.table import Table
from trickdesk.engine.view import view

Place = tuple[str, int]  # of a question: its game and its number


def question_at(place: Place) -> Question:
    """Return a question."""
    return questions_in(place[0])[place[1]]


def places(game_ids: Sequence[str], words: str) -> list[Place]:
    """Return the places of the questions whose name contains the words."""
    return [
        (game_id, number)
        for game_id in game_ids
        for number, question in enumerate(questions_in(game_id))
        if words.lower() in question.name.lower()
    ]


def answers(level: str, deals: int, place: Place) -> Counter[str]:
    """Return the answers of a level to one question, and how often it gave each."""
    question = question_at(place)
    return Counter(question.ask(level, number) for number in range(deals))


def right_share(question: Question, given: Counter[str]) -> float:
    """Return the share of right answers."""
    return sum(count for text, count in given.items() if question.is_right(text)) / given.total()


def play_on(table: Table, level: str, seed: int) -> None:
    """Let bots of one level play the deal to its end."""
    while table.phase is not None and table.phase.turn >= 0:
        seen = view(table, table.phase.turn)
        table.act(table.phase.turn, decide(seen, level, seed, clock=lambda: 0.0).action)


def score_after(question: Question, number: int, text: str, level: str) -> float | None:
    """Return the score after an answer; None if a new stock would be needed."""
    table = question.table(number)
    verb = "call" if isinstance(view(table, question.seat).ask, AskCall) else "play"
    table.act(question.seat, parse_action(verb, text.split(), table.game.deck))
    play_on(table, level, number)
    if table.phase is not None:
        return None
    result = table.deals[-1].result
    assert result is not None
    side = question.game.side(question.seat)
    others = [points for at, points in enumerate(result.points) if at != side]
    gain = result.points[side] - sum(others) / len(others)
    return float(-gain if question.game.low_wins else gain)


def is_heard(question: Question, number: int, level: str) -> bool:
    """Whether bots make the other seats' calls of a question themselves."""
    table = question.table(number)
    log, again = list(table.log), Table(question.game)
    again.totals[:] = question.scores or again.totals
    for entry in log:
        if isinstance(entry, tuple) and isinstance(entry[1], Call) and entry[0] != question.seat:
            seen = view(again, turn_of(again))
            if decide(seen, level, number, clock=lambda: 0.0).action != entry[1]:
                return False
        again.put(entry)
    return True


def settled(place: Place, texts: Sequence[str], level: str, heard: bool, number: int) -> list[float] | None:
    """Return the scores after each answer in one deal; None if the deal doesn't count."""
    question = question_at(place)
    if heard and not is_heard(question, number, level):
        return None
    found = [score_after(question, number, text, level) for text in texts]
    return None if None in found else [score for score in found if score is not None]


def settle(place: Place, texts: Sequence[str], level: str, deals: int, heard: bool, jobs: int) -> str:
    """Return a line with the mean scores of two answers, and their difference."""
    found: list[list[float]] = []
    with ProcessPoolExecutor(jobs) as pool:
        at = 0
        while len(found) < deals and at < 40 * deals:
            part = pool.map(partial(settled, place, texts, level, heard), range(at, at + deals), chunksize=5)
            found += [scores for scores in part if scores is not None]
            at += deals
    found = found[:deals]
    means = [f"{text} {estimate([scores[i] for scores in found]).mean:+.2f}" for i, text in enumerate(texts)]
    apart = estimate([scores[0] - scores[1] for scores in found])
    name = question_at(place).name
    return f"{name}: {len(found)} deals, {', '.join(means)}, {apart.mean:+.2f} +- {apart.error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--levels", default="hard,expert")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--only", default="", help="words in the name of a question")
    parser.add_argument("--settle", default="", help="two answers to play out, with a comma between them")
    parser.add_argument("--by", default="hard", choices=LEVELS)
    parser.add_argument("--heard", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args()
    game_ids, levels = chosen.games.split(","), chosen.levels.split(",")
    asked = places(game_ids, chosen.only)
    if chosen.settle:
        for place in asked:
            texts = chosen.settle.split(",")
            print(settle(place, texts, chosen.by, chosen.deals, chosen.heard, chosen.processes), flush=True)
        return
    wrong: list[str] = []
    print(f"{'game':15}{'questions':>10}" + "".join(f"{level:>10}" for level in levels), flush=True)
    totals: dict[str, list[float]] = {level: [] for level in levels}
    with ProcessPoolExecutor(chosen.processes) as pool:
        for game_id in game_ids:
            mine, row = [place for place in asked if place[0] == game_id], ""
            for level in levels:
                shares = []
                for place, given in zip(
                    mine, pool.map(partial(answers, level, chosen.deals), mine), strict=True
                ):
                    question = question_at(place)
                    shares.append(right_share(question, given))
                    if shares[-1] < 1:
                        said = ", ".join(f"{text} {count}" for text, count in given.most_common())
                        wrong.append(f"{game_id}, {question.name}: {level} {100 * shares[-1]:.0f} %: {said}")
                totals[level] += shares
                row += f"{100 * sum(shares) / max(1, len(shares)):8.1f} %"
            print(f"{game_id:15}{len(mine):10}{row}", flush=True)
    row = "".join(f"{100 * sum(shares) / max(1, len(shares)):8.1f} %" for shares in totals.values())
    print(f"{'all':15}{len(asked):10}{row}")
    print("\n".join(wrong))


if __name__ == "__main__":
    main()
