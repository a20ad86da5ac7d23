"""Decides for a bot: from a view to a legal action with its reasons; also hints.

A hint is what an expert would do in that seat, with figures for everything that was compared. It is reported
while it is being computed, and at the end.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from random import Random

from trickdesk.bots.bidding.choices import choose_call, choose_give, choose_passed
from trickdesk.bots.bidding.reasons import bid_chance, call_reasons, discard_reason, pass_reasons
from trickdesk.bots.cardplay.card_search import card_reasons, choose_card, for_all
from trickdesk.bots.decision.explain import (
    ActionValue,
    Decision,
    Explanation,
    Reason,
    how,
    look_alike,
    looks_better,
)
from trickdesk.bots.decision.search import SearchContext
from trickdesk.bots.decision.stopping import DEADLINE, HINT_DEADLINE
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.levels import LEVEL, USUAL, Agreements, Level
from trickdesk.bots.styles import styled
from trickdesk.engine.actions import Action, AskCall, AskGive, Call, Give, Play
from trickdesk.engine.bids import PASS
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.view import PlayerView
from trickdesk.kernels import loaded

ADVISER = "expert"  # the level of hints, whatever levels are playing
# What is said instead if the points of others are better.
FOR_MATCH = {"passes": Reason("passes-for-match"), "bids": Reason("bids-for-match")}
PROGRESS_INTERVAL = 0.15  # seconds between two partial hints
Report = Callable[[Decision], None]


def any_action(view: PlayerView, rng: Random) -> Action:
    """Return a random legal action.

    It is the baseline below every level, and the fallback if thinking fails.
    """
    ask = view.ask
    assert ask is not None
    if isinstance(ask, AskCall):
        return Call(PASS if PASS in ask.calls else rng.choice(ask.calls))
    if isinstance(ask, AskGive):
        more = rng.sample(list(cards_in(ask.cards & ~ask.first)), max(0, ask.low - ask.first.bit_count()))
        return Give(ask.first | card_set(more))
    card = rng.choice(list(cards_in(ask.cards)))
    names = ask.names.get(card)
    return Play(card, rng.choice(names) if names else None)


@cache
def is_compiled() -> bool:
    return loaded() == "compiled"


def never() -> bool:
    return False


def context_of(
    level: Level,
    view: PlayerView,
    seed: int,
    stop: Callable[[], bool] = never,
    temperament: str = USUAL,
    agreements: Agreements = (),
    style: str = "",
    fixed: bool = False,
) -> SearchContext:
    """Return the search context in which a level decides about `view.ask`.

    `fixed` is as in `decide`.
    """
    return SearchContext(
        level.remembered_view(view),
        knowledge_of(view.game, agreements),
        level.effort(view, fixed or is_compiled()),
        Random(seed),
        stop,
        temperament,
        level,
        style,
    )


def decide(
    view: PlayerView,
    level: str,
    seed: int,
    stop: Callable[[], bool] = never,
    clock: Callable[[], float] = time.monotonic,
    temperament: str = USUAL,
    agreements: Agreements = (),
    style: str = "",
    fixed: bool = False,
) -> Decision:
    """Decide about `view.ask`.

    The same view, level, seed, temperament, agreements and style give the same decision; with `fixed`, on every
    machine.

    Args:
        view: What the bot sees.
        level: One of `LEVELS`.
        seed: The seed of all random numbers.
        stop: Ends the search with the best action so far when it returns True, as `DEADLINE` does.
        clock: Returns the time in seconds.
        temperament: One of `TEMPERAMENTS`.
        agreements: The agreements of all sides.
        style: One of `STYLES`, or none. Unknown ones count as none.
        fixed: Use no clock, and spend what compiled kernels can, however long that takes with others.
    """
    end = clock() + DEADLINE

    def is_over() -> bool:
        return stop() or (not fixed and clock() > end)

    manner = temperament, agreements, style
    return decide_with(context_of(LEVEL[level], view, seed, is_over, *manner, fixed))


def decide_with(context: SearchContext) -> Decision:
    """Return the decision about the view of a context."""
    ask = context.view.ask
    assert ask is not None
    if isinstance(ask, AskCall):
        call = styled(context, choose_call(context, ask))
        reasons = [*call_reasons(context, ask, call), *context.reasons]
        return decision(context, call, reasons, len(ask.calls) == 1)
    if isinstance(ask, AskGive):
        if ask.to is not None:
            passed = styled(context, choose_passed(context, ask))
            reasons = [*pass_reasons(context.view, passed.cards), *context.reasons]
            return decision(context, passed, reasons, False)
        give = styled(context, choose_give(context, ask))
        if ask.takes:
            reasons = [Reason("robs" if give.cards else "keeps-hand"), *context.reasons]
            return decision(context, give, reasons, False)
        reasons = [discard_reason(context, give.cards), *context.reasons]
        return decision(context, give, reasons, give.cards == ask.cards)
    play = styled(context, choose_card(context))
    return decision(context, play, card_reasons(context, play), not ask.cards & (ask.cards - 1))


def decision(context: SearchContext, action: Action, reasons: Sequence[Reason], only: bool) -> Decision:
    """Return the action with its reasons.

    In the auction, the rule that decided is a reason. For other actions, how they were found is.
    """
    weighed, game = ordered(context.weighed), context.view.game
    if only:
        reasons = [*reasons, Reason("only-choice")]
    elif weighed and isinstance(action, Play) and look_alike(weighed, game):
        reasons = [*reasons, Reason("no-difference")]
    elif not context.reasons:
        reasons = [*reasons, *how(action, weighed, context.solved, game)]
    elif any(
        looks_better(other, chosen, game)
        for chosen in weighed
        if chosen.action == action
        for other in compared_with(context.reasons[0], action, weighed)
    ):
        reasons = [FOR_MATCH.get(reason.code, reason) for reason in reasons]
    reasons = [*reasons, *bid_chance(context, action, weighed)]
    return Decision(action, Explanation(tuple(reasons), weighed, context.worlds, context.solved))


def compared_with(reason: Reason, action: Action, weighed: Sequence[ActionValue]) -> list[ActionValue]:
    """Return the actions to which a reason compares: all others, or a pass."""
    if reason.code == "passes":
        return [entry for entry in weighed if entry.action != action]
    return [entry for entry in weighed if reason.code == "bids" and entry.action == Call(PASS)]


def advise(
    view: PlayerView,
    seed: int,
    report: Report,
    stop: Callable[[], bool] = never,
    clock: Callable[[], float] = time.monotonic,
    agreements: Agreements = (),
) -> Decision:
    """Return the hint for `view.ask`; the same for the same view and seed.

    Args:
        view: What the player sees.
        seed: The seed of all random numbers.
        report: Gets partial hints, without reasons: the first as soon as there are figures, then every
            `PROGRESS_INTERVAL` seconds.
        stop: Ends the search with what is known when it returns True, as `HINT_DEADLINE` does.
        clock: Returns the time in seconds.
        agreements: The agreements of all sides.
    """
    due = clock()
    end = due + HINT_DEADLINE
    context = context_of(LEVEL[ADVISER], view, seed, lambda: stop() or clock() > end, USUAL, agreements)

    def on_progress(fill: Callable[[], None]) -> None:
        nonlocal due
        if clock() < due or stop():
            return
        fill()
        weighed = for_all(context, ordered(context.weighed))
        report(Decision(weighed[0].action, Explanation((), weighed, context.worlds, context.solved)))
        due = clock() + PROGRESS_INTERVAL

    context.on_progress = on_progress
    made = decide_with(context)
    why = made.explanation
    return replace(made, explanation=replace(why, weighed=for_all(context, why.weighed)))


def ordered(weighed: Sequence[ActionValue]) -> tuple[ActionValue, ...]:
    """Return the actions, the best first."""
    return tuple(sorted(weighed, key=lambda entry: -entry.value))
