"""Chooses among options by trying each of them in the same sampled worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, TypeVar

from trickdesk.bots.arithmetic import hypot, total_of
from trickdesk.bots.decision.explain import ENOUGH, ActionValue, Reason
from trickdesk.bots.decision.match_equity import DealValue
from trickdesk.bots.decision.paired_comparison import paired
from trickdesk.bots.decision.stopping import BATCH, is_clear, is_due, is_settled
from trickdesk.bots.game_knowledge.base import GameKnowledge
from trickdesk.bots.levels import LEVEL, USUAL, Effort, Level
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.actions import Action
from trickdesk.engine.view import PlayerView

BETTER = 1.0  # standard errors by which an option must beat the rule-based choice
FEW = 4  # solved worlds are ignored if there are fewer

OnProgress = Callable[[Callable[[], None]], None]
A = TypeVar("A", bound=Action)


@dataclass(slots=True)
class SearchContext:
    """What one decision needs: view, knowledge, effort, random numbers, stop signal.

    - `level`: how the level plays. `effort`: how much it may spend on this decision.
    - `also`: actions to compare as well, even if rules of thumb exclude them.
    - `weighed`, `worlds` and `solved`: for the explanation, what was compared and in how many simulated
      deals.
    - `reasons`: for the explanation, the rules that decided.
    - `on_progress`: if set, called after each simulated deal with a function that fills `weighed` with the
      results so far. Results must not depend on how often that function is called.
    """

    view: PlayerView
    knowledge: GameKnowledge
    effort: Effort
    rng: Random
    stop: Callable[[], bool]
    temperament: str = USUAL  # one of levels.TEMPERAMENTS
    level: Level = LEVEL["expert"]
    style: str = ""  # one of styles.STYLES, or none
    also: Sequence[Action] = ()
    weighed: list[ActionValue] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)
    worlds: int = 0
    solved: int = 0
    on_progress: OnProgress | None = None

    def worlds_for(self, options: int) -> int:
        """Return in how many worlds to try options that are whole deals."""
        view = self.view
        return self.effort.worlds_for(options, view.game.deal_size(view.deal_number).hand * view.game.seats)


def mean(values: list[float]) -> float:
    return total_of(values) / len(values)


@dataclass(slots=True)
class Results:
    """The results of one option, world by world.

    - `played`: the values of playouts, with their `points` and `tricks`.
    - `solved`: exact values in the worlds that could be solved.
    """

    played: list[float] = field(default_factory=list)
    solved: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    tricks: list[float] = field(default_factory=list)

    def add(self, worth: DealValue) -> None:
        """Add the result of a playout."""
        self.played.append(worth.value)
        self.points.append(worth.points)
        self.tricks.append(float(worth.tricks))

    def lead(self, other: Results) -> tuple[float, float]:
        """Return by how much this option is better than another, and the standard error.

        Playouts and exact endings count half each: playouts cover the whole deal but are played by rule, and
        exact endings assume that everyone sees all cards.
        """
        gain, error = paired(self.played, other.played)
        if min(len(self.solved), len(other.solved)) < FEW:
            return gain, error
        exact, doubt = paired(self.solved, other.solved)
        return (gain + exact) / 2, hypot([error, doubt]) / 2

    def mean(self) -> float:
        played = mean(self.played)
        return (played + mean(self.solved)) / 2 if len(self.solved) >= FEW else played


# (world, options) -> values of the options when played out, and when solved if that was possible.
Evaluator = Callable[[World, Sequence[int]], tuple[Sequence[DealValue], Sequence[float]]]
Watch = Callable[[Sequence[Results], Sequence[int]], None]


def compare(
    count: int,
    evaluate: Evaluator,
    draw: Callable[[], World],
    worlds: int,
    stop: Callable[[], bool],
    watch: Watch | None = None,
    trifle: float = 0.0,
) -> tuple[list[Results], list[int]]:
    """Try options in common worlds; drop those that are clearly behind.

    Args:
        count: The number of options.
        evaluate: Evaluates options in a world.
        draw: Returns the next world.
        worlds: The largest number of worlds.
        stop: Ends the comparison early when it returns True.
        watch: Gets the results after each world. With it, no option is dropped before it has enough worlds
            for display.
        trifle: Ends the comparison early if all options left differ by less than this.

    Returns:
        The results of all options, and the options that are not clearly behind.
    """
    least = BATCH if watch is None else ENOUGH
    results = [Results() for _ in range(count)]
    alive = list(range(count))
    for done in range(1, worlds + 1):
        played, solved = evaluate(draw(), alive)
        for option, worth in zip(alive, played, strict=True):
            results[option].add(worth)
        if solved:
            for option, value in zip(alive, solved, strict=True):
                results[option].solved.append(value)
        if watch is not None and done >= ENOUGH:
            watch(results, alive)
        if stop():
            break
        if is_due(done, least):
            leader = best_of(results, alive)
            leads = {i: results[leader].lead(results[i]) for i in alive if i != leader}
            alive = [i for i in alive if i == leader or not is_clear(*leads[i])]
            if len(alive) == 1 or is_settled(done, (leads[i] for i in alive if i != leader), trifle):
                break
    return results, alive


def best_of(results: Sequence[Results], options: Sequence[int]) -> int:
    return max(options, key=lambda option: results[option].mean())


def preferred(results: Sequence[Results], options: Sequence[int], favourite: int) -> int:
    """Return the favourite, unless an option is better by more than the noise.

    If so, the best such option becomes the favourite, and so on.
    """
    for _ in options:
        leads = {option: results[option].lead(results[favourite]) for option in options}
        better = [option for option, (gain, error) in leads.items() if gain > BETTER * error]
        if not better:
            break
        favourite = best_of(results, better)
    return favourite


@dataclass(frozen=True, slots=True)
class Trial(Generic[A]):
    """Actions to compare by `worth(option, world)` in common worlds from `draw`.

    If the difference isn't clear, the `favourite` is chosen.
    """

    actions: Sequence[A]
    worth: Callable[[int, World], DealValue]
    draw: Callable[[], World]
    favourite: int | None = None

    def evaluate(self, world: World, alive: Sequence[int]) -> tuple[list[DealValue], tuple[()]]:
        """Return the values of some options in a world, as an `Evaluator` does."""
        return [self.worth(option, world) for option in alive], ()

    def chosen(self, context: SearchContext) -> A:
        """Return the action with the best mean, and record the comparison.

        Options that are clearly behind are dropped early.
        """
        if len(self.actions) == 1 and context.on_progress is None:
            return self.actions[0]
        watch = progress_watcher(context, self.actions)
        count = len(self.actions)
        worlds = context.worlds_for(count)
        results, alive = compare(count, self.evaluate, self.draw, worlds, context.stop, watch)
        if self.favourite is None:
            best = best_of(results, alive)
        else:
            best = preferred(results, alive, self.favourite)
        record_results(context, results, alive, self.actions, best)
        return self.actions[best]


def progress_watcher(context: SearchContext, actions: Sequence[Action]) -> Watch | None:
    """Return a function that reports results so far, or None if nobody listens."""
    on_progress = context.on_progress
    if on_progress is None:
        return None

    def watch(results: Sequence[Results], alive: Sequence[int]) -> None:
        on_progress(lambda: record_results(context, results, alive, actions, best_of(results, alive)))

    return watch


def record_results(
    context: SearchContext,
    results: Sequence[Results],
    alive: Sequence[int],
    actions: Sequence[Action],
    chosen: int,
) -> None:
    """Record the comparison for the explanation.

    Standard errors are those of the difference to the chosen option. An option that was dropped was tried in
    fewer worlds, which may have been lucky ones. So its figures are those of the leader minus the difference
    over their common worlds.
    """
    context.worlds = max(len(option.played) for option in results)
    context.solved = max(len(option.solved) for option in results)
    context.weighed = []
    leader = results[best_of(results, alive)]
    value, points, tricks = leader.mean(), mean(leader.points), mean(leader.tricks)
    between = leader.lead(results[chosen])[1]
    for number, (action, option) in enumerate(zip(actions, results, strict=True)):
        if number in alive:
            error = results[chosen].lead(option)[1]
            figures = option.mean(), float(error), None, mean(option.points), mean(option.tricks)
        else:
            behind, error = leader.lead(option)
            fewer = (
                points - paired(leader.points, option.points)[0],
                tricks - paired(leader.tricks, option.tricks)[0],
            )
            figures = value - behind, hypot([error, between]), None, *fewer
        context.weighed.append(ActionValue(action, *figures, len(option.played)))
