"""The expected loss of a decision, given what its player could know.

An expert compares the action with others in common worlds sampled from the player's view. The best of several
noisy means is overestimated (winner's curse). So the best option is picked on one half of the worlds and
measured on the other, and the loss counts only if it is more than noise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from trickdesk.bots.arithmetic import hypot, total_of
from trickdesk.bots.bidding.choices import (
    TRIALS,
    burying_trial,
    passing_trial,
    robbing_trial,
    score_reason,
    score_values,
)
from trickdesk.bots.cardplay.card_search import (
    CardSearch,
    card_classes,
    card_options,
    card_reasons,
    even_world,
    policy_for,
    represents,
)
from trickdesk.bots.decision.explain import SAME, ActionValue, Decision, Explanation, Reason
from trickdesk.bots.decision.match_equity import DealValue, MatchEquity, equity_of
from trickdesk.bots.decision.paired_comparison import paired
from trickdesk.bots.decision.search import FEW, Evaluator, Results, SearchContext, Trial, mean
from trickdesk.bots.decision.stopping import BATCH, REVIEW_TRIFLE, is_clear, is_due, is_nothing_lost
from trickdesk.bots.levels import LEVEL, USUAL, Agreements
from trickdesk.bots.player import context_of, decide_with
from trickdesk.bots.simulation.rollout import ResumedPlay
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.actions import Action, Ask, AskCall, AskGive, AskPlay, Call, Give, Play
from trickdesk.engine.bids import PASS
from trickdesk.engine.view import PlayerView

NOISE = 2.0  # standard errors that a loss needs to count
NONE: Set[int] = frozenset()
JUDGE = "expert"
MORE_NODES = 4  # times the nodes that the judge spends on a card; a review has more time


class Margin(NamedTuple):
    """What the action gives away, its standard error, and the better option if any."""

    gave: float
    error: float
    better: int | None


class OptionSamples:
    """The results of some options, world by world; `done` is the action taken.

    `solved_in` has the worlds whose ending was solved. An option that was dropped has only the first worlds.
    """

    def __init__(self, count: int, done: int) -> None:
        self.done = done
        self.results = [Results() for _ in range(count)]
        self.solved_in: list[int] = []
        self.worlds = 0

    def add(self, alive: Sequence[int], played: Sequence[DealValue], solved: Sequence[float]) -> None:
        """Add the values of a world."""
        for option, worth in zip(alive, played, strict=True):
            self.results[option].add(worth)
        if solved:
            for option, value in zip(alive, solved, strict=True):
                self.results[option].solved.append(value)
            self.solved_in.append(self.worlds)
        self.worlds += 1

    def lead(self, option: int, over: int, half: int | None = None) -> tuple[float, float]:
        """Return by how much an option is better than another, and the standard error.

        In all worlds, or in one half. Playouts and solved endings count half each, as they do for bots.
        """
        one, other = self.results[option], self.results[over]
        played = of_half(one.played, other.played, range(self.worlds), half)
        solved = of_half(one.solved, other.solved, self.solved_in, half)
        if not played[0]:
            return 0.0, 0.0
        gain, error = paired(*played)
        if len(solved[0]) < FEW:
            return gain, error
        exact, doubt = paired(*solved)
        return (gain + exact) / 2, hypot([error, doubt]) / 2

    def weighed(self, option: int, action: Action) -> ActionValue:
        """Return an option's figures for display, relative to the action taken."""
        behind, error = self.lead(option, self.done)
        mine, base = self.results[option], self.results[self.done]
        points = mean(base.points) + paired(mine.points, base.points)[0]
        tricks = mean(base.tricks) + paired(mine.tricks, base.tricks)[0]
        value = mean(base.played) + behind
        return ActionValue(action, value, error, None, points, tricks, len(mine.played))

    def margin(self, options: Sequence[int]) -> Margin:
        """Return what `done` gives away compared with the best of the options.

        Nothing, if it is no more than noise.
        """
        gave, error = self.mean_loss(options)
        better = max(options, key=lambda option: self.lead(option, self.done)[0])
        if better == self.done or gave <= NOISE * error or gave <= 0:
            return Margin(0.0, error, None)
        return Margin(gave, error, better)

    def mean_loss(self, options: Sequence[int]) -> tuple[float, float]:
        """Return what `done` gives away, noise or not, and the standard error.

        Cross-validated: the best option of each half is measured on the other half.
        """
        gains = []
        for half in (0, 1):
            best = max(options, key=lambda option: self.lead(option, self.done, half)[0])
            best = best if self.lead(best, self.done, half)[0] > 0 else self.done
            gains.append(self.lead(best, self.done, 1 - half) if best != self.done else (0.0, 0.0))
        return (gains[0][0] + gains[1][0]) / 2, hypot([gains[0][1], gains[1][1]]) / 2


def of_half(
    one: list[float], other: list[float], worlds: Sequence[int], half: int | None
) -> tuple[list[float], list[float]]:
    """Return the values of two options in their common worlds of a half.

    Worlds of one batch stay in the same half.
    """
    common = min(len(one), len(other))  # an option that was dropped has no later worlds
    if half is None:
        return one[:common], other[:common]
    kept = [at for at, world in enumerate(worlds[:common]) if world // BATCH % 2 == half]
    return [one[at] for at in kept], [other[at] for at in kept]


def compare_options(
    count: int,
    done: int,
    evaluate: Evaluator,
    draw: Callable[[], World],
    worlds: int,
    enough: Callable[[], bool],
    trifle: float,
    keep: Set[int] = NONE,
) -> tuple[OptionSamples, list[int]]:
    """Try options in common worlds until it is clear what was lost.

    Ends early if no more than `trifle` can be at stake.

    Returns:
        The values, and the options that are not clearly behind, including `done` and those in `keep`.
    """
    samples, alive = OptionSamples(count, done), list(range(count))
    keep = {done, *keep}
    for _ in range(worlds):
        played, solved = evaluate(draw(), alive)
        samples.add(alive, played, solved)
        if enough():
            break
        if not is_due(samples.worlds):
            continue
        leads = {option: samples.lead(option, done) for option in alive}
        leader = max(alive, key=lambda option: leads[option][0])
        alive = [o for o in alive if o in keep or o == leader or not is_clear(*samples.lead(leader, o))]
        others = (leads[option] for option in alive if option != done)
        if keep.issuperset(alive) or is_nothing_lost(samples.worlds, others, trifle):
            break
    return samples, alive


class ExpectedLoss(NamedTuple):
    """The expected loss of a decision.

    - `gave`: the loss in points as far as they count for the match; None if unknown. `error`: its standard
      error.
    - `better`: the best action; None if none is better by more than noise.
    - `why`: the reasons for the action taken, and all compared actions.
    - `why_better`: the reasons for the better action.
    """

    gave: float | None
    error: float = 0.0
    better: Action | None = None
    why: Explanation | None = None
    why_better: tuple[Reason, ...] = ()


def expected_loss(
    view: PlayerView,
    action: Action,
    seed: int,
    stop: Callable[[], bool],
    temperament: str = USUAL,
    agreements: Agreements = (),
) -> ExpectedLoss:
    """Return the expected loss of `action` as the answer to `view.ask`.

    The same arguments give the same result. If `stop()` returns True, the search ends at once with a
    meaningless result.
    """
    ask = view.ask
    assert ask is not None
    if is_only(ask):
        return ExpectedLoss(0.0, why=Explanation((Reason("only-choice"),)))

    def context(number: int, *also: Action) -> SearchContext:
        new = context_of(LEVEL[JUDGE], view, seed, stop, temperament, agreements)
        new.rng, new.also = Random(f"{seed} {number}"), also
        return new

    if isinstance(action, Play):
        judge = context(0)
        judge.effort = replace(judge.effort, nodes=MORE_NODES * judge.effort.nodes)
        return card_loss(judge, action)
    if isinstance(ask, AskGive):
        if ask.takes:
            assert isinstance(action, Give)
            first = context(0, action)
            reason = Reason("robs" if action.cards else "keeps-hand")
            return trial_loss(first, robbing_trial(first, ask), action, [reason])
        if ask.to is None and ask.low < ask.high:
            # The number of cards to exchange is decided by rule of thumb only, so there is nothing to
            # compare.
            return ExpectedLoss(None, why=Explanation((Reason("puts-away"),)))
        trial = burying_trial if ask.to is None else passing_trial
        code = "puts-away" if ask.to is None else "passes-on"
        first = context(0, action)
        return trial_loss(first, trial(first, ask), action, [Reason(code)])
    assert isinstance(ask, AskCall)
    if ask.style == "score":
        assert isinstance(action, Call)
        return score_loss(context(0), ask, action)
    if ask.style in TRIALS:
        first = context(0, action)
        return trial_loss(first, TRIALS[ask.style](first, ask), action, [])
    return call_loss(context, action)


def is_only(ask: Ask) -> bool:
    """Return whether there is only one legal action."""
    if isinstance(ask, AskCall):
        return len(ask.calls) == 1
    if isinstance(ask, AskGive):
        return ask.low == ask.high == ask.cards.bit_count() or ask.first.bit_count() == ask.high
    return len(ask.plays) == 1


# -- cards, and everything else that is tried in common worlds


class Points(MatchEquity):
    """Match equity without the extra value of tricks, which only makes bots play on."""

    def wants_tricks(self, terms: object) -> bool:
        return False


def card_loss(context: SearchContext, action: Play) -> ExpectedLoss:
    """Return the loss of a card, against one card of each other class."""
    reasons = tuple(card_reasons(context, action))
    options, samples, alive = card_samples(context, action)
    if len(options) == 1:
        return ExpectedLoss(0.0, why=Explanation((*reasons, Reason("no-difference"))))
    margin = samples.margin(alive)
    shown: list[Action] = [action if i == samples.done else option for i, option in enumerate(options)]
    return found(context, samples, margin, shown, reasons, lambda play: tuple(card_reasons(context, play)))


def card_samples(context: SearchContext, action: Play) -> tuple[list[Play], OptionSamples, list[int]]:
    """Try a card and one card of each other class in common worlds.

    Returns:
        The options, their values, and the options that are not clearly behind. With a single option, nothing
        is tried.
    """
    view, ask = context.view, context.view.ask
    assert isinstance(ask, AskPlay) and view.seat is not None
    classes = card_classes(view, ask.cards, context.knowledge.odd)
    options = card_options(ask, classes)
    done = next(i for i, option in enumerate(options) if represents(action, option, classes))
    if len(options) == 1:
        return options, OptionSamples(1, done), [done]
    resumed = ResumedPlay(view, context.knowledge.tricks)
    policy = policy_for(context, resumed.in_flat(even_world(context)))
    search = CardSearch(context, options, policy, resumed)
    worth = Points(view.game, view.totals, view.seat, view.deal_number).worth
    search.worth = search.endings.worth = worth
    samples, alive = compare_options(
        len(options), done, search.evaluate, search.beliefs.world, context.effort.worlds, search.enough,
        trifle_of(context),
    )  # fmt: skip
    return options, samples, alive


def trial_loss(
    context: SearchContext, trial: Trial[Any], action: Action, reasons: Sequence[Reason]
) -> ExpectedLoss:
    """Return the loss of an action that is tried among others."""
    samples, others = trial_samples(context, trial, action)
    return found(
        context, samples, samples.margin(others), trial.actions, tuple(reasons), lambda _: tuple(reasons)
    )


def trial_samples(
    context: SearchContext, trial: Trial[Any], action: Action
) -> tuple[OptionSamples, list[int]]:
    """Try an action among others; return the values, and the best ones.

    The action may be tried in several ways, such as with different trumps; only the best of them counts.
    """
    done = [i for i, option in enumerate(trial.actions) if option == action]
    samples, alive = compare_options(
        len(trial.actions), done[0], trial.evaluate, trial.draw, context.worlds_for(len(trial.actions)),
        context.stop, trifle_of(context), frozenset(done),
    )  # fmt: skip
    samples.done = max(done, key=lambda option: samples.lead(option, done[0])[0])
    return samples, [option for option in alive if option not in done or option == samples.done]


def trifle_of(context: SearchContext) -> float:
    """Return the loss, in points, that is too small to matter."""
    assert context.view.seat is not None
    return REVIEW_TRIFLE * equity_of(context.view, context.view.seat).scoring_rate.gain


def found(
    context: SearchContext,
    samples: OptionSamples,
    margin: Margin,
    actions: Sequence[Action],
    reasons: tuple[Reason, ...],
    reasons_for: Callable[[Any], tuple[Reason, ...]],
) -> ExpectedLoss:
    """Return the loss of an action that was tried among others."""
    weighed: dict[Action, ActionValue] = {}
    for option, action in enumerate(actions):
        if samples.results[option].played:
            entry = samples.weighed(option, action)
            if action not in weighed or weighed[action].value < entry.value:
                weighed[action] = entry
    ranked = tuple(sorted(weighed.values(), key=lambda entry: -entry.value))
    why = Explanation(reasons, ranked, samples.worlds, len(samples.solved_in))
    if margin.better is None:
        return ExpectedLoss(0.0, margin.error, why=why)
    better = actions[margin.better]
    return ExpectedLoss(margin.gave, margin.error, better, why, reasons_for(better))


# -- calls


def score_loss(context: SearchContext, ask: AskCall, action: Call) -> ExpectedLoss:
    """Return the loss of a call after the last trick, which needs no simulated deals."""
    values = score_values(context.view, ask)
    best = max(values, key=values.__getitem__)
    gave = values[best] - values[action]
    why = (score_reason(context.view, ask, best),)
    if gave < SAME:
        return ExpectedLoss(0.0, why=Explanation(why))
    return ExpectedLoss(gave, 0.0, best, Explanation(()), why)


def call_loss(context: Callable[..., SearchContext], action: Action) -> ExpectedLoss:
    """Return the loss of a call: what an expert would have called, if that is better.

    A risk that the expert wouldn't take is a loss only if its expected value was lower.
    """
    choice, gave, error = call_comparison(context, action)
    if choice.action == action:
        return ExpectedLoss(0.0, why=choice.explanation)
    shown = replace(choice.explanation, reasons=())
    if gave <= max(0.0, NOISE * error):
        return ExpectedLoss(0.0, error, why=shown)
    return ExpectedLoss(gave, error, choice.action, shown, choice.explanation.reasons)


def call_comparison(context: Callable[..., SearchContext], action: Action) -> tuple[Decision, float, float]:
    """Compare a call with an expert's, which may be the same.

    The expert chooses the call in one half of the worlds, and it is measured in the other.

    Returns:
        The expert's decision, by how much it is better, noise or not, and the standard error.
    """
    first = half(context(1, action))
    first_choice = decide_with(first)
    if first_choice.action == action:
        return first_choice, 0.0, 0.0
    second = half(context(2, action, first_choice.action))
    second_choice = decide_with(second)
    if second_choice.action == action:
        return second_choice, 0.0, 0.0
    pairs = (lead(second, first_choice.action, action), lead(first, second_choice.action, action))
    gains = [pair for pair in pairs if pair is not None]
    gave = total_of([gain for gain, _ in gains]) / len(gains) if gains else 0.0
    return first_choice, gave, hypot([error for _, error in gains]) / len(gains) if gains else 0.0


def half(context: SearchContext) -> SearchContext:
    """Halve the effort of a context."""
    effort = context.effort
    context.effort = replace(effort, worlds=effort.worlds // 2, cards=effort.cards // 2)
    return context


def lead(context: SearchContext, action: Action, over: Action) -> tuple[float, float] | None:
    """Return by how much a call is better than another, and the standard error.

    None if one of them was not compared.
    """
    entries = {entry.action: entry for entry in context.weighed}
    quiet = entries.get(Call(PASS))
    one, other = entries.get(action, quiet), entries.get(over, quiet)
    if one is None or other is None:
        return None
    return one.value - other.value, hypot([one.error, other.error])
