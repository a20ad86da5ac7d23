"""What one action gives away against the best of some others, tried in common worlds, without favour to the best.

The best of several noisy means is too good to be true. So the worlds are halved: what looks best in the one half is
measured in the other, and what is left counts only where it is more than noise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from math import hypot
from typing import NamedTuple

from trickdesk.bots.decision.explain import Weighed
from trickdesk.bots.decision.match_equity import Worth
from trickdesk.bots.decision.paired_comparison import paired
from trickdesk.bots.decision.search import BATCH, CLEAR, FEW, Judge, mean
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.actions import Action

NOISE = 2.0  # standard errors that a difference needs to count
SETTLED = 48  # worlds after which it may be seen that nothing is at stake
# Worlds after which nothing that is behind by its standard error will be better by more than noise.
TWICE = 96
NONE: Set[int] = frozenset()
SURELY = 2.0  # standard errors within which that has to be so


class Margin(NamedTuple):
    """What the action gives away, its standard ``error`` and the option that is better, None where none is."""

    gave: float
    error: float
    better: int | None


class Tries:
    """What some options come to, world by world; one of them, ``done``, is compared with all others.

    ``played``: by option and world, ``worths`` the same with points and tricks. ``solved``: likewise, in those worlds
    whose ending could be solved, ``solved_in``. An option that is given up has the first worlds only.
    """

    def __init__(self, count: int, done: int) -> None:
        self.done = done
        self.worths: list[list[Worth]] = [[] for _ in range(count)]
        self.played: list[list[float]] = [[] for _ in range(count)]
        self.solved: list[list[float]] = [[] for _ in range(count)]
        self.solved_in: list[int] = []
        self.worlds = 0

    def add(self, alive: Sequence[int], played: Sequence[Worth], solved: Sequence[float]) -> None:
        """One more world."""
        for option, worth in zip(alive, played, strict=True):
            self.worths[option].append(worth)
            self.played[option].append(worth.value)
        if solved:
            for option, value in zip(alive, solved, strict=True):
                self.solved[option].append(value)
            self.solved_in.append(self.worlds)
        self.worlds += 1

    def lead(self, option: int, over: int, half: int | None = None) -> tuple[float, float]:
        """By how much an option is better than another one, and the standard error, in all worlds or in a half:
        playouts and solved endings count half each, as bots weigh them."""
        played = self.of_half(self.played, range(self.worlds), option, over, half)
        solved = self.of_half(self.solved, self.solved_in, option, over, half)
        if not played[0]:
            return 0.0, 0.0
        gain, error = paired(*played)
        if len(solved[0]) < FEW:
            return gain, error
        exact, doubt = paired(*solved)
        return (gain + exact) / 2, hypot(error, doubt) / 2

    def of_half(
        self,
        values: Sequence[Sequence[float]],
        worlds: Sequence[int],
        option: int,
        over: int,
        half: int | None,
    ) -> tuple[list[float], list[float]]:
        """The values of two options in their common worlds of a half; worlds that were drawn together stay so."""
        pairs = zip(values[option], values[over], worlds, strict=False)
        kept = [(a, b) for a, b, world in pairs if half is None or world // BATCH % 2 == half]
        return [a for a, _ in kept], [b for _, b in kept]

    def weighed(self, option: int, action: Action) -> Weighed:
        """An option for people: its distance to what was done, on top of what that came to."""
        behind, error = self.lead(option, self.done)
        mine, base = self.worths[option], self.worths[self.done]
        points = (
            mean([w.points for w in base]) + paired([w.points for w in mine], [w.points for w in base])[0]
        )
        tricks = (
            mean([w.tricks for w in base])
            + paired([float(w.tricks) for w in mine], [float(w.tricks) for w in base])[0]
        )
        value = mean(self.played[self.done]) + behind
        return Weighed(action, value, error, None, points, tricks, len(mine))

    def margin(self, options: Sequence[int]) -> Margin:
        """What ``done`` gives away against the best of the options."""
        gains = []
        for half in (0, 1):
            best = max(options, key=lambda option: self.lead(option, self.done, half)[0])
            best = best if self.lead(best, self.done, half)[0] > 0 else self.done
            gains.append(self.lead(best, self.done, 1 - half) if best != self.done else (0.0, 0.0))
        gave = (gains[0][0] + gains[1][0]) / 2
        error = hypot(gains[0][1], gains[1][1]) / 2
        better = max(options, key=lambda option: self.lead(option, self.done)[0])
        if better == self.done or gave <= NOISE * error or gave <= 0:
            return Margin(0.0, error, None)
        return Margin(gave, error, better)


def compared(
    count: int,
    done: int,
    judge: Judge,
    draw: Callable[[], World],
    worlds: int,
    enough: Callable[[], bool],
    trifle: float,
    keep: Set[int] = NONE,
) -> tuple[Tries, list[int]]:
    """The options tried out, and those that are not clearly behind the best, ``done`` and those to ``keep`` among them.

    It ends early where no more than a ``trifle`` can be at stake.
    """
    tries, alive = Tries(count, done), list(range(count))
    keep = {done, *keep}
    for _ in range(worlds):
        played, solved = judge(draw(), alive)
        tries.add(alive, played, solved)
        if enough():
            break
        if tries.worlds % BATCH or tries.worlds <= BATCH:
            continue
        leader = max(alive, key=lambda option: tries.lead(option, done)[0])
        alive = [o for o in alive if o in keep or o == leader or not is_behind(tries, o, leader)]
        if keep.issuperset(alive) or (tries.worlds >= SETTLED and not at_stake(tries, alive, trifle)):
            break
    return tries, alive


def is_behind(tries: Tries, option: int, leader: int) -> bool:
    """Whether an option is clearly worse than the leader."""
    gain, error = tries.lead(leader, option)
    return gain > CLEAR * error and gain > 0


def at_stake(tries: Tries, alive: Sequence[int], trifle: float) -> bool:
    """Whether one of the options may turn out to be better than what was done by more than a trifle."""
    for option in alive:
        gain, error = tries.lead(option, tries.done)
        is_open = tries.worlds < TWICE or gain > -error
        if option != tries.done and is_open and gain + SURELY * error > trifle:
            return True
    return False
