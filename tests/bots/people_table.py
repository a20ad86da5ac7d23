"""Measures people: their strength, and how often they do what their style likes.

`python -m tests.bots.people_table FILE` plays each person's deals in two games against three players of `medium`, and
the same deals with the plain level in the same seat. Results are added to FILE, deal by deal, so it goes on where it
was stopped. `--rows` plays the four rows against each other instead: each deal twice, with swapped seats. `--write`
puts the tables of FILE into docs/people.md, and, with `--coach RUNS`, what the coach says of the people and of plain
levels: RUNS is what `habit_exam --habit person:ada --keep RUNS` and `--habit person:expert` keep.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from dataclasses import replace
from itertools import pairwise, product
from math import hypot, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from tests.bots.habit_exam.__main__ import PERSON, read_runs
from tests.bots.people import PEOPLE
from trickdesk.bots.arena.playing import contract_made
from trickdesk.bots.bidding.choices import choose_call, choose_give, choose_passed
from trickdesk.bots.cardplay.card_search import choose_card
from trickdesk.bots.decision.search import SearchContext
from trickdesk.bots.levels import LEVEL, LEVELS, USUAL
from trickdesk.bots.people import Person
from trickdesk.bots.player import context_of
from trickdesk.bots.styles import STYLES, styled
from trickdesk.engine.actions import Action, AskCall, AskGive, AskPlay, Call
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view, write_view
from trickdesk.games import games
from trickdesk.session.coach.claims import NOTHING, loss_of, losses
from trickdesk.session.coach.report import lost_in
from trickdesk.session.coach.themes import THEMES

PAGE = Path(__file__).parents[2] / "docs/people.md"
AGAINST = "medium"
BLOCK = 20  # deals of one level before those of the next
FIVE, RED, MISERE = "five-hundred", "red-one", "five-hundred with misère"
GAMES: dict[str, Game] = {name: kind() for name, kind in games().items()}
GAMES[MISERE] = games()[FIVE]({"misere": True, "misere_when": "any"})
# Two games for each style, in which it can be seen.
SUITED = {
    "favours-hearts": (FIVE, "forty-fives"),
    "jumps": (RED, "92q"),
    "returns": (FIVE, "92q"),
    "keeps-kings": (FIVE, MISERE),
    "loves-none": ("oh-hell", MISERE),
    "wins-high": (FIVE, "92q"),
    "ducks-early": (FIVE, "spades"),
}
ROWS = {1: "first", 2: "second", 3: "third", 4: "fourth"}
Chosen = tuple[SearchContext, Action]
Choose = Callable[[PlayerView, int], Action]


class Run(NamedTuple):
    """What one player did in a deal.

    - `points`: those of its side above the mean of the others.
    - `bids`: its bids. `declared` and `made`: whether it had a contract, and made it.
    - `likes`: for each style, in how many decisions it could be seen, and was.
    """

    points: float
    bids: int
    declared: int
    made: int
    likes: Mapping[str, tuple[int, int]]


def suited(person: Person) -> tuple[str, str]:
    return SUITED.get(person.style, (FIVE, RED))


def chosen(context: SearchContext) -> Action:
    """Return the plain decision of a level."""
    ask = context.view.ask
    if isinstance(ask, AskCall):
        return choose_call(context, ask)
    if isinstance(ask, AskGive):
        return (choose_give if ask.to is None else choose_passed)(context, ask)
    return choose_card(context)


class Choices:
    """The plain decisions in one deal, each made once for all who come to it."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, ...], Chosen] = {}

    def plain(self, seen: PlayerView, seed: int, level: str, temperament: str) -> Chosen:
        key = level, "" if isinstance(seen.ask, AskPlay) else temperament, str(seed), write_view(seen)
        if key not in self.known:
            context = context_of(LEVEL[level], seen, seed, temperament=temperament)
            self.known[key] = context, chosen(context)
        context, action = self.known[key]
        return replace(context, rng=copy(context.rng)), action

    def of(self, person: Person, likes: dict[str, tuple[int, int]] | None = None) -> Choose:
        """Return how a person decides; counts in `likes` what shows of the styles."""

        def choose(seen: PlayerView, seed: int) -> Action:
            context, plain = self.plain(seen, seed, person.level, person.temperament)
            action = styled(replace(context, style=person.style), plain)
            if likes is not None:
                count(context, plain, action, likes)
            return action

        return choose


def count(context: SearchContext, plain: Action, action: Action, likes: dict[str, tuple[int, int]]) -> None:
    """Count by style the decisions in which it likes some options more."""
    view, ask = context.view, context.view.ask
    options = [plain, *(option.action for option in context.weighed)]
    if not context.weighed and isinstance(ask, AskPlay):
        options += ask.plays
    if not context.weighed and isinstance(ask, AskCall):
        options += [Call(call) for call in ask.calls]
    for name, style in STYLES.items():
        most, least = (end(style.liking(view, option) for option in options) for end in (max, min))
        if most > least and (context.weighed or style.is_harmless):
            could, did = likes.get(name, (0, 0))
            likes[name] = could + 1, did + (style.liking(view, action) == most)


def play(game: Game, shuffler: Shuffler, choose: Iterable[Choose]) -> Table:
    """Play a deal; seeds don't depend on the players."""
    table, players, number = Table(game), [*choose], 0
    table.deal(shuffler.deal(game, 0, shuffler.first_dealer(game)))
    while table.phase is not None:
        seat = table.phase.turn
        if seat < 0:
            table.restock(shuffler.restock(table.discards, 0, table.stocks))
            continue
        seed = shuffler.number(f"{seat} {number}") & 0xFFFFFFFF
        table.act(seat, players[seat](view(table, seat), seed))
        number += 1
    return table


def lead(table: Table, side: int) -> float:
    """Return by how much a side outscored the others on average."""
    result = table.deals[-1].result
    assert result is not None
    gains = [table.game.gain(points) for points in result.points]
    others = [gain for other, gain in enumerate(gains) if other != side]
    return gains[side] - sum(others) / len(others)


def run(game: Game, number: int, person: Person, choices: Choices) -> Run:
    """Return what a person does in a deal against three of `AGAINST`."""
    likes: dict[str, tuple[int, int]] = {}
    seat = number % game.seats
    others = choices.of(Person("", AGAINST))
    mine = choices.of(person, likes)
    seated = [mine if other == seat else others for other in range(game.seats)]
    table = play(game, Shuffler(f"people {number}"), seated)
    declared = table.contract is not None and table.contract.declarer == seat
    bids = sum(caller == seat and game.as_bid(call) is not None for caller, call in table.calls)
    return Run(lead(table, game.side(seat)), bids, declared, declared and contract_made(table), likes)


def deals(levels: Iterable[str], count: int, done: set[tuple[str, str, int]]) -> Iterator[list[Any]]:
    """Yield the results of all that is left to play.

    The players of a level share each deal, because they mostly decide the same.
    """
    for begin, level in product(range(0, count, BLOCK), levels):
        for number in range(begin, min(begin + BLOCK, count)):
            people = {name: person for name, person in PEOPLE.items() if person.level == level}
            plain = {
                f"{level} {temper}".removesuffix(f" {USUAL}"): Person("", level, temper)
                for temper in dict.fromkeys([USUAL, *(person.temperament for person in people.values())])
            }
            above = {
                name for one in PEOPLE.values() if one.row == LEVELS.index(level) + 1 for name in suited(one)
            }
            for name, game in GAMES.items():
                players = {who: person for who, person in people.items() if name in suited(person)}
                if not players and name not in above:
                    continue
                tempers = {USUAL, *(person.temperament for person in players.values())}
                players |= {who: one for who, one in plain.items() if one.temperament in tempers}
                choices = Choices()
                for who, person in players.items():
                    if (name, who, number) not in done:
                        yield [name, who, number, run(game, number, person, choices)]


def contests(count: int, done: set[tuple[str, str, int]]) -> Iterator[list[Any]]:
    """Yield by how much each row outscores the one below; seats are swapped.

    Two people of each row play, other ones in each deal: partners, or, if everyone plays alone, two against two.
    """
    for (low, high), number, name in product(pairwise(ROWS), range(count), (FIVE, "hearts")):
        if (name, f"{ROWS[high]} over {ROWS[low]}", number) in done:
            continue
        teams, choices = [], Choices()
        for row in (high, low):
            people = [person for person in PEOPLE.values() if person.row == row]
            teams.append([people[number % 4], people[(number + 1 + number // 4 % 3) % 4]])
        gaps = []
        for first, second in (teams, teams[::-1]):
            seated = [choices.of(team[at]) for at in range(2) for team in (first, second)]
            gaps.append(gap(play(GAMES[name], Shuffler(f"rows {number}"), seated)))
        yield [name, f"{ROWS[high]} over {ROWS[low]}", number, (gaps[0] - gaps[1]) / 2]


def gap(table: Table) -> float:
    """Return by how much seats 0 and 2 outscored seats 1 and 3."""
    result = table.deals[-1].result
    assert result is not None
    gains = [table.game.gain(result.points[table.game.side(seat)]) for seat in range(4)]
    return (gains[0] + gains[2] - gains[1] - gains[3]) / 2


def read(file: Path) -> list[list[Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


# -- figures


def mean(values: list[float]) -> tuple[float, float]:
    """Return a mean and its standard error."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return middle, sqrt(spread / len(values))


def share(runs: Iterable[Run], style: str) -> tuple[int, int]:
    pairs = [one.likes.get(style, (0, 0)) for one in runs]
    return sum(could for could, _ in pairs), sum(did for _, did in pairs)


def error(could: int, did: int) -> float:
    """Return the standard error of a share, not 0 even if it is 0 or 1."""
    part = (did + 1) / (could + 2)
    return sqrt(part * (1 - part) / max(1, could))


class Row(NamedTuple):
    """The figures of a person in a game."""

    cells: list[str]
    is_shown: bool  # the style is beyond two errors from the plain level
    is_dear: bool  # it costs more than half a level, beyond two errors


Runs = Mapping[tuple[str, str], Mapping[int, Run]]


def row(name: str, game: str, runs: Runs) -> Row:
    person = PEOPLE[name]
    plain_name = f"{person.level} {person.temperament}".removesuffix(f" {USUAL}")
    mine, plain = runs[game, name], runs[game, plain_name]
    both = sorted({*mine} & {*plain})
    cost, doubt = mean([mine[number].points - plain[number].points for number in both])
    points, error_of_points = mean([mine[number].points for number in both])
    with_style, without = (share([found[number] for number in both], person.style) for found in (mine, plain))
    shares = [did / max(1, could) for could, did in (with_style, without)]
    apart = hypot(error(*with_style), error(*without))
    level, level_error = level_gain(game, person.level, runs)
    counts = (sum(getattr(mine[number], key) for number in both) for key in ("bids", "declared", "made"))
    cells = [
        person.name, "Five Hundred with misère" if game == MISERE else GAMES[game].name, str(len(both)),
        f"{points:+.1f} ± {error_of_points:.1f}", f"{cost:+.1f} ± {doubt:.1f}",
        f"{level:+.1f} ± {level_error:.1f}" if level_error else "not played", ", ".join(map(str, counts)),
        f"{100 * shares[0]:.0f}% of {with_style[0]}", f"{100 * shares[1]:.0f}% of {without[0]}",
        f"{(shares[0] - shares[1]) / apart:.1f}",
    ]  # fmt: skip
    is_dear = -cost - max(0.0, level) / 2 > 2 * hypot(doubt, level_error / 2)
    return Row(cells, shares[0] - shares[1] > 2 * apart, is_dear)


def level_gain(game: str, level: str, runs: Runs) -> tuple[float, float]:
    """Return what a level more is worth around a level; 0, 0 if none played."""
    at = LEVELS.index(level)
    found = []
    for low, high in pairwise(LEVELS[max(0, at - 1) : at + 2]):
        pair = [runs.get((game, one), {}) for one in (low, high)]
        both = {*pair[0]} & {*pair[1]}
        if both:
            found.append(mean([pair[1][number].points - pair[0][number].points for number in both]))
    count = max(1, len(found))
    return sum(gain for gain, _ in found) / count, hypot(*(doubt for _, doubt in found)) / count


COACH = ["person", "game", "deals", "lost a deal", "plain level", "costs most", "the coach says"]
HEAD = [
    "person", "game", "deals", "points a deal", "the habit's gain", "a level", "bids, contracts, made",
    "does it", "plain level", "errors apart",
]  # fmt: skip


def table(head: list[str], rows: Iterable[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"


def cast() -> str:
    """Return the table of who there is."""
    rows = [
        [ROWS[person.row], person.name, person.level, person.temperament, person.about["en"]]
        for person in PEOPLE.values()
    ]
    return table(["row", "name", "level", "bids", "about"], rows)


def coach(path: Path | None) -> list[list[str]]:
    """Return what the coach says of each person, beside the plain level."""
    runs = {(run.game, run.habit.removeprefix(PERSON)): run for run in read_runs(path)}
    rows = []
    for (game, who), run in runs.items():
        plain = runs.get((game, PEOPLE[who].level)) if who in PEOPLE else None
        if plain is None:
            continue
        deals, others = run.judged(), plain.judged()
        lost, usual = losses(deals), losses(others)
        total, level = (loss_of([lost_in(deal) for deal in part]) for part in (deals, others))
        code = max(lost, key=lambda code: lost[code].points)
        same = f"{lost[code].points:.1f}, plain {usual.get(code, NOTHING).points:.1f}"
        said = " ".join(claim.theme.says.text for claim in run.claims()) or "Nothing stands out."
        rows.append(
            [PEOPLE[who].name, GAMES[game].name, str(run.deals), f"{total.points:.1f} ± {total.error:.1f}",
             f"{level.points:.1f} ± {level.error:.1f}", f"{THEMES[code].says.text} {same}", said]
        )  # fmt: skip
    order = [*(person.name for person in PEOPLE.values())]
    return sorted(rows, key=lambda cells: order.index(cells[0]))


def tables(found: list[list[Any]]) -> dict[str, str]:
    """Return the tables of the page by their marks."""
    runs: dict[tuple[str, str], dict[int, Run]] = {}
    rows: dict[tuple[str, str], list[float]] = {}
    for game, who, number, result in found:
        if isinstance(result, list):
            runs.setdefault((game, who), {})[number] = Run(*result)
        else:
            rows.setdefault((who, game), []).append(result)
    people = [
        row(name, game, runs) for name in PEOPLE for game in suited(PEOPLE[name]) if (game, name) in runs
    ]
    contests = []
    for (who, game), gains in sorted(rows.items()):
        gain, doubt = mean(gains)
        contests.append(
            [who, GAMES[game].name, str(len(gains)), f"{gain:+.1f} ± {doubt:.1f}", f"{gain / doubt:.1f}"]
        )
    for one in people:
        print(one.is_shown, one.is_dear, *one.cells, sep="\t")
    return {
        "cast": cast(),
        "people": table(HEAD, [one.cells for one in people]),
        "rows": table(["row", "game", "deals", "points a deal", "errors"], contests),
    }


def write(page: str, made: Mapping[str, str]) -> str:
    """Return the page with its tables replaced, each between its two marks."""
    for mark, text in made.items():
        begin, end = f"<!-- {mark} -->\n\n", f"\n<!-- end of {mark} -->"
        head, _, rest = page.partition(begin)
        _, is_there, after = rest.partition(end)
        if not is_there:
            raise ValueError(f"{PAGE} has no marks around the table {mark}")
        page = head + begin + text + end + after
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--levels", nargs="*", default=LEVELS[1:])
    parser.add_argument("--rows", action="store_true")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after this time")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--coach", type=Path, help="a file of the exam with habits, for --write")
    options = parser.parse_args()
    found = read(options.file)
    if options.write:
        made = tables(found)
        if options.coach:
            made["coach"] = table(COACH, coach(options.coach))
        PAGE.write_text(write(PAGE.read_text(encoding="utf-8"), made), encoding="utf-8")
        return
    end = time.monotonic() + 60 * options.minutes
    done = {(game, who, number) for game, who, number, _ in found}
    with options.file.open("a") as out:
        left = contests(options.deals, done) if options.rows else deals(options.levels, options.deals, done)
        for result in left:
            print(json.dumps(result), file=out, flush=True)
            if time.monotonic() > end:
                break


if __name__ == "__main__":
    main()
