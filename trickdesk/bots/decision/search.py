"""Choosing among options by trying each of them out in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import hypot, sqrt
from random import Random

from trickdesk.bots.decision.explain import ENOUGH, ActionValue, Reason
from trickdesk.bots.decision.match_equity import DealValue
from trickdesk.bots.decision.paired_comparison import paired
from trickdesk.bots.game_knowledge.base import GameKnowledge
from trickdesk.bots.levels import LEVEL, USUAL, Effort, Level
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.actions import Action
from trickdesk.engine.view import PlayerView

BATCH = 8  # worlds between two looks at who is ahead
CLEAR = 2.5  # standard errors that settle a comparison
BETTER = 1.0  # standard errors by which the rule-based choice has to be beaten
FEW = 4  # solved worlds below which they do not count


OnProgress = Callable[[Callable[[], None]], None]


@dataclass(slots=True)
class SearchContext:
    """One decision in the making: what is known, how much to think, the one source of chance, when to stop.

    ``level`` says how human the thinker is; how much it thinks here is in ``effort``. ``also``: actions that are to be
    among those compared, whatever rules of thumb say of them. ``weighed`` collects what was compared, ``worlds`` and
    ``solved`` in how many imagined deals, and ``reasons`` the rules that decided, for the explanation. ``on_progress``,
    if somebody wants to know before the end, is called after each imagined deal with what fills ``weighed`` as it
    stands; nothing may depend on how often it does that.
    """

    view: PlayerView
    knowledge: GameKnowledge
    effort: Effort
    rng: Random
    stop: Callable[[], bool]
    temperament: str = USUAL  # of manners.TEMPERAMENTS
    level: Level = LEVEL["expert"]
    also: Sequence[Action] = ()
    weighed: list[ActionValue] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)
    worlds: int = 0
    solved: int = 0
    on_progress: OnProgress | None = None


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


@dataclass(slots=True)
class Results:
    """What one option came to: ``played`` out world by world, and ``solved`` in those that could be; the ``points``
    and ``tricks`` of the worlds played out."""

    played: list[float] = field(default_factory=list)
    solved: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    tricks: list[float] = field(default_factory=list)

    def add(self, worth: DealValue) -> None:
        """One more world."""
        self.played.append(worth.value)
        self.points.append(worth.points)
        self.tricks.append(float(worth.tricks))

    def lead(self, other: Results) -> tuple[float, float]:
        """By how much this is better, and the standard error: playouts and exact endings count half each."""
        gain, error = paired(self.played, other.played)
        if min(len(self.solved), len(other.solved)) < FEW:
            return gain, error
        exact, doubt = paired(self.solved, other.solved)
        return (gain + exact) / 2, sqrt(error**2 + doubt**2) / 2

    def mean(self) -> float:
        played = sum(self.played) / len(self.played)
        return (played + sum(self.solved) / len(self.solved)) / 2 if len(self.solved) >= FEW else played


# What some of the options come to in a world: played out, and solved if that was possible.
Evaluator = Callable[[World, Sequence[int]], tuple[Sequence[DealValue], Sequence[float]]]
Watch = Callable[[Sequence[Results], Sequence[int]], None]


def compare(
    count: int,
    judge: Evaluator,
    draw: Callable[[], World],
    worlds: int,
    stop: Callable[[], bool],
    watch: Watch | None = None,
) -> tuple[list[Results], list[int]]:
    """The results of the options over common worlds, and those that are not clearly behind.

    Who ``watch``es wants figures for all of them: then none is dropped before it was tried in enough worlds to tell.
    """
    least = BATCH if watch is None else ENOUGH
    results = [Results() for _ in range(count)]
    alive = list(range(count))
    for done in range(1, worlds + 1):
        played, solved = judge(draw(), alive)
        for option, worth in zip(alive, played, strict=True):
            results[option].add(worth)
        if solved:
            for option, value in zip(alive, solved, strict=True):
                results[option].solved.append(value)
        if watch is not None and done >= ENOUGH:
            watch(results, alive)
        if stop():
            break
        if done % BATCH == 0 and done > least:
            leader = best_of(results, alive)
            alive = [i for i in alive if i == leader or not is_behind(results[i], results[leader])]
            if len(alive) == 1:
                break
    return results, alive


def best_of(results: Sequence[Results], options: Sequence[int]) -> int:
    return max(options, key=lambda option: results[option].mean())


def preferred(results: Sequence[Results], options: Sequence[int], favourite: int) -> int:
    """The favourite, unless one of those options is better by more than the noise: then the best such, and so on."""
    for _ in options:
        leads = {option: results[option].lead(results[favourite]) for option in options}
        better = [option for option, (gain, error) in leads.items() if gain > BETTER * error]
        if not better:
            break
        favourite = best_of(results, better)
    return favourite


def is_behind(option: Results, leader: Results) -> bool:
    """Whether an option is clearly worse than the leader."""
    gain, error = leader.lead(option)
    return gain > CLEAR * error and gain > 0


def best_option(
    count: int,
    worth: Callable[[int, World], DealValue],
    draw: Callable[[], World],
    worlds: int,
    stop: Callable[[], bool],
    favourite: int | None = None,
    *,
    weigh: SearchContext | None = None,
    actions: Sequence[Action] = (),
) -> int:
    """The option with the best mean of ``worth(option, world)`` over common worlds.

    Options that are clearly behind are dropped on the way. A ``favourite`` is chosen unless it is beaten by more
    than the noise. ``weigh`` keeps what each of the ``actions`` came to.
    """
    if count == 1 and (weigh is None or weigh.on_progress is None):
        return 0

    def judge(world: World, alive: Sequence[int]) -> tuple[list[DealValue], tuple[()]]:
        return [worth(option, world) for option in alive], ()

    watch = None if weigh is None else progress_watcher(weigh, actions)
    results, alive = compare(count, judge, draw, worlds, stop, watch)
    best = best_of(results, alive) if favourite is None else preferred(results, alive, favourite)
    if weigh is not None:
        record_results(weigh, results, alive, actions, best)
    return best


@dataclass(frozen=True, slots=True)
class Trial:
    """Actions that are compared by what ``worth(option, world)`` says they come to, in as many ``worlds`` as ``draw``
    is asked for; a ``favourite`` among them is chosen in case of doubt."""

    actions: Sequence[Action]
    worth: Callable[[int, World], DealValue]
    draw: Callable[[], World]
    worlds: int
    favourite: int | None = None

    def chosen(self, context: SearchContext) -> Action:
        """The best of them; what was compared is kept."""
        best = best_option(
            len(self.actions), self.worth, self.draw, self.worlds, context.stop, self.favourite,
            weigh=context, actions=self.actions,
        )  # fmt: skip
        return self.actions[best]


def progress_watcher(context: SearchContext, actions: Sequence[Action]) -> Watch | None:
    """Who tells on the way what the ``actions`` have come to so far; None if nobody wants to know."""
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
    """Keep what was compared, for the explanation: the standard errors are those of the distance to the choice.

    What is not ``alive`` any more was tried in fewer worlds, which may have been better ones: it is told by its
    distance to the best over those that they have in common.
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
            figures = value - behind, hypot(error, between), None, *fewer
        context.weighed.append(ActionValue(action, *figures, len(option.played)))
