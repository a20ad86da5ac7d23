"""Plants a habit in a bot, reviews its deals, and prints what the coach claims.

    python -m tests.bots.habit_exam --game five-hundred --habit plays-high --deals 40 --seed 1

The habit sits in the first seat, in a bot of level hard (or `--level`); all others are medium. Its deals are
reviewed as the program reviews a person's. `--habit none` plants nothing. A habit of your own is
`module:function` or `file.py:function`, a function from a `PlayerView` (whose `ask` is the question) and the
action that the bot has decided on, to an action. What isn't allowed is not played. `person:kofi` seats one of the
people of the program instead, and `person:medium` a bot of that level.

Without `--game` or `--habit`, all of the suite's list are run. `--keep` names a file of runs to continue, until
`--minutes` are over. What an expert loses by each theme is measured with `--level expert --habit none --keep`, and
`--write` writes `assets/coach/expert.toml` from that file.
"""

from __future__ import annotations

import argparse
import importlib
import json
import runpy
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.bots.habit_exam.habits import HABITS, SUITE, Plan
from tests.bots.people import PEOPLE
from tests.written import read_view, with_table
from trickdesk.bots.people import Person
from trickdesk.bots.player import decide, never
from trickdesk.bots.review.reviewing import DealToReview, ReviewBuilder
from trickdesk.engine.actions import Action, Deal
from trickdesk.engine.game import Game
from trickdesk.engine.record import Record, parse_action, write_action
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view, write_view
from trickdesk.games import games
from trickdesk.session.coach.claims import Claim, Losses, claims_of, losses, read_expert
from trickdesk.session.coach.sorting import theme_of
from trickdesk.session.mistakes import MistakeSize, size_of
from trickdesk.storage.reviews import at_stake
from trickdesk.storage.statistics.figures import CostlyDecision, JudgedDeal

EXPERT = Path(__file__).parents[3] / "assets" / "coach" / "expert.toml"
PLANTED = 0  # the seat
OTHERS = "medium"
NONE = "none"
PERSON = "person:"


def plan_of(name: str) -> Plan:
    """Return a habit of the list, of a module or of a file."""
    if name == NONE or name.startswith(PERSON):
        return lambda view, decision: decision
    if name in HABITS:
        return HABITS[name].plan
    place, _, function = name.rpartition(":")
    if place.endswith(".py"):
        found: Plan = runpy.run_path(place)[function]
        return found
    own: Plan = getattr(importlib.import_module(place), function)
    return own


def bot_of(habit: str, level: str) -> Person:
    """Return who has the habit: one of the people, or a bot of a level."""
    name = habit.removeprefix(PERSON) if habit.startswith(PERSON) else level
    return PEOPLE.get(name, Person("", name))


def matches(game: Game, plan: Plan, bot: Person, deals: int, seed: str) -> Iterator[Table]:
    """Yield matches, the last one up to the last deal that is wanted."""
    left, number = deals, 0
    while left > 0:
        table, shuffler = Table(game), Shuffler(f"{seed} {number}")
        while left > 0 and not table.winners:
            table.deal(deal_of(table, shuffler))
            while table.phase is not None:
                step(table, shuffler, plan, bot)
            left -= 1
        number += 1
        yield table


def deal_of(table: Table, shuffler: Shuffler) -> Deal:
    dealer = table.next_dealer if table.deals else shuffler.first_dealer(table.game)
    return shuffler.deal(table.game, len(table.deals), dealer)


def step(table: Table, shuffler: Shuffler, plan: Plan, bot: Person) -> None:
    assert table.phase is not None
    seat = table.phase.turn
    if seat < 0:
        table.restock(shuffler.restock(table.discards, len(table.deals) - 1, table.stocks))
        return
    seen, number = view(table, seat), shuffler.number(f"bot {len(table.log)}")
    who = bot if seat == PLANTED else Person("", OTHERS)
    action = decide(
        seen, who.level, number, clock=lambda: 0.0, temperament=who.temperament, style=who.style
    ).action
    if seat == PLANTED:
        action = allowed(seen, plan(seen, action), action)
    table.act(seat, action)


def allowed(seen: PlayerView, action: Action, otherwise: Action) -> Action:
    assert seen.ask is not None
    return action if seen.ask.allows(action) else otherwise


class Mistake(NamedTuple):
    """A judged mistake, as text: what the seat saw, what it did, and what was better."""

    deal: int
    at: int
    view: str
    action: str
    better: str
    lost: float
    share: float


class Run(NamedTuple):
    """A run of the exam: the mistakes of a planted seat in some deals."""

    game: str
    habit: str
    seed: str
    deals: int
    mistakes: list[Mistake]

    def judged(self) -> list[JudgedDeal]:
        """Return the deals, with each mistake under its theme."""
        found: dict[int, list[CostlyDecision]] = {deal: [] for deal in range(self.deals)}
        for one in self.mistakes:
            seen = read_view(one.view, games())
            deck = seen.game.deck
            acts = [
                parse_action(words[0], words[1:], deck) for words in (one.action.split(), one.better.split())
            ]
            theme = theme_of(seen, *acts).code
            found[one.deal].append(
                CostlyDecision("", self.game, one.at, one.deal, PLANTED, one.share, "", one.lost, theme)
            )
        return [JudgedDeal("", "", deal, tuple(mistakes)) for deal, mistakes in found.items()]

    def claims(self) -> tuple[Claim, ...]:
        return claims_of(self.judged(), expert_losses().get(self.game, {}))


def reviewed(table: Table, first: int) -> Iterator[Mistake]:
    """Yield the mistakes of the planted seat, as a review of the match judges them.

    `first` is the number of the match's first deal among all deals.
    """
    seats = tuple(
        {"player": "human" if seat == PLANTED else "bot", "level": OTHERS} for seat in range(table.seats)
    )
    record = with_table(Record(table.game.id, seats=seats, extra={"seed": "exam"}), table).to_text()
    points = [None if deal.passed_out or deal.result is None else deal.result.points for deal in table.deals]
    for number in range(len(table.deals)):
        builder, stake = ReviewBuilder(DealToReview(record, number)), at_stake(points[: number + 1])
        for decided in builder.decisions:
            if decided.seat != PLANTED:
                continue
            for _ in builder.evaluate(decided, never):
                pass
            judged, deck = builder.judged[decided.at], table.game.deck
            if size_of(judged, stake) is MistakeSize.NONE or judged.better is None or judged.knew is None:
                continue
            done, better = write_action(judged.action, deck), write_action(judged.better, deck)
            seen = write_view(replace(decided.view, deals=()))  # earlier deals give no theme
            yield Mistake(first + number, decided.at, seen, done, better, judged.knew, judged.knew / stake)


def exam(game: str, habit: str, level: str, deals: int, seed: str) -> Run:
    """Play and review the deals of a planted bot."""
    mistakes: list[Mistake] = []
    done = 0
    for table in matches(games()[game](), plan_of(habit), bot_of(habit, level), deals, f"{game} {seed}"):
        mistakes += reviewed(table, done)
        done += len(table.deals)
    return Run(game, habit, seed, deals, mistakes)


@cache
def expert_losses() -> Mapping[str, Losses]:
    return read_expert(EXPERT.read_text(encoding="utf-8")) if EXPERT.exists() else {}


def line_of(claim: Claim) -> str:
    loss, usual = claim.loss, claim.expert
    return (
        f"{claim.theme.code:24}{len(claim.cases):4} cases {loss.points:8.2f} +- {loss.error:5.2f} points a deal;"
        f" expert {usual.points:6.2f} +- {usual.error:.2f}  {claim.theme.says}"
    )


def read_runs(path: Path | None) -> list[Run]:
    """Return the runs that a file keeps, one in each line."""
    if path is None or not path.exists():
        return []
    found = []
    for text in path.read_text(encoding="utf-8").splitlines():
        *about, mistakes = json.loads(text)
        game, habit, seed, deals = about
        found.append(Run(game, habit, seed, deals, [Mistake(*one) for one in mistakes]))
    return found


def wanted(chosen: argparse.Namespace) -> Iterator[tuple[str, str, str]]:
    """Yield (game, habit, seed) of the runs to make."""
    seeds = [str(seed) for seed in range(chosen.seed, chosen.seed + chosen.seeds)]
    for seed in seeds:
        for game in chosen.game or SUITE:
            for habit in chosen.habit or SUITE[game]:
                yield game, habit, seed


def is_right(run: Run) -> bool:
    """Whether the first claim names the habit; without one, whether there is no claim."""
    claims = run.claims()
    if run.habit == NONE:
        return not claims
    return bool(claims) and run.habit in HABITS and claims[0].theme.code in HABITS[run.habit].themes


def show(run: Run) -> None:
    claims = run.claims()
    mark = "right" if is_right(run) else "WRONG" if run.habit in HABITS else "?"
    print(f"{run.game:13}{run.habit:22}seed {run.seed:4}{run.deals:3} deals  {mark}")
    for claim in claims:
        print(f"    {line_of(claim)}")
    if not claims:
        print(f"    Nothing stands out in {run.deals} deals.")


def expert_table(runs: list[Run]) -> str:
    """Return what experts lose by each theme, as `assets/coach/expert.toml` has it."""
    lines = ["# Points that an expert loses in a deal by each theme, and the standard error, against medium."]
    for game in sorted({run.game for run in runs}):
        deals = [deal for run in runs if run.game == game for deal in run.judged()]
        # The same match number in two runs isn't the same deal.
        table = losses(deals)
        lines += ["", f"# {len(deals)} deals", f"[{game}]"]
        lines += [f"{code} = [{loss.points:.4g}, {loss.error:.4g}]" for code, loss in sorted(table.items())]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", action="append", choices=list(games()))
    parser.add_argument("--habit", action="append", help="of the list, module:function or file.py:function")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=1, help="so many seeds, from --seed on")
    parser.add_argument("--level", default="hard", help="of the bot with the habit")
    parser.add_argument("--keep", type=Path, help="a file of runs, which aren't made again")
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--write", action="store_true", help="write the table of experts from --keep")
    chosen = parser.parse_args()
    runs = read_runs(chosen.keep)
    if chosen.write:
        EXPERT.parent.mkdir(exist_ok=True)
        EXPERT.write_text(expert_table(runs), encoding="utf-8")
        return
    known = {run[:4]: run for run in runs}
    end, shown = time.monotonic() + 60 * chosen.minutes, []
    for about in wanted(chosen):
        run = known.get((*about, chosen.deals))
        if run is None:
            if time.monotonic() > end:
                continue
            game, habit, seed = about
            run = exam(game, habit, chosen.level, chosen.deals, seed)
            if chosen.keep:
                with chosen.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(run) + "\n")
        shown.append(run)
        show(run)
    print(f"{sum(map(is_right, shown))} of {len(shown)} right")


if __name__ == "__main__":
    main()
