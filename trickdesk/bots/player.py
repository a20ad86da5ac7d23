"""One decision of a bot: from a view to a legal action, and the reasons for it; and the same as a hint for a person.

A hint is what an expert in that chair would do, with figures for all that was weighed, told on the way as well as at
the end.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from random import Random

from trickdesk.bots.bidding.choices import choose_call, choose_give
from trickdesk.bots.bidding.passing import choose_passed
from trickdesk.bots.cardplay.card_search import card_classes, card_reasons, choose_card
from trickdesk.bots.decision.explain import (
    ActionValue,
    Decision,
    Explanation,
    Reason,
    call_reasons,
    how,
    looks_better,
)
from trickdesk.bots.decision.search import SearchContext
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.levels import LEVEL, USUAL, Agreements, Level
from trickdesk.engine.actions import Action, AskCall, AskGive, AskPlay, Call, Give, Play
from trickdesk.engine.bids import PASS
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.view import PlayerView
from trickdesk.kernels import loaded

DEADLINE = 0.75  # seconds: only a machine that is far too slow or too busy gets there
ADVISER = "expert"  # whatever the level of those who play
HINT_DEADLINE = 3.0  # seconds
PROGRESS_INTERVAL = 0.15  # seconds between two partial hints
Report = Callable[[Decision], None]


def any_action(view: PlayerView, rng: Random) -> Action:
    """Some legal action: the yardstick below every level, and the answer when thinking failed."""
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
) -> SearchContext:
    """How a level sets about the decision that ``view.ask`` asks for."""
    return SearchContext(
        level.recalled(view),
        knowledge_of(view.game, agreements),
        level.effort(view, is_compiled()),
        Random(seed),
        stop,
        temperament,
        level,
    )


def decide(
    view: PlayerView,
    level: str,
    seed: int,
    stop: Callable[[], bool] = never,
    clock: Callable[[], float] = time.monotonic,
    temperament: str = USUAL,
    agreements: Agreements = (),
) -> Decision:
    """What a bot does about ``view.ask``, and why; the same for the same view, level, seed and manners.

    ``level`` is one of ``LEVELS``, ``temperament`` of ``TEMPERAMENTS``; ``agreements``: of all sides, by side.
    ``stop()`` turning true, or ``DEADLINE`` on the clock, ends the search early with the best action so far.
    """
    end = clock() + DEADLINE
    return decided(
        context_of(LEVEL[level], view, seed, lambda: stop() or clock() > end, temperament, agreements)
    )


def decided(context: SearchContext) -> Decision:
    """What comes of the thinking about what its view asks."""
    ask = context.view.ask
    assert ask is not None
    if isinstance(ask, AskCall):
        call = choose_call(context, ask)
        return decision(context, call, context.reasons or call_reasons(ask, call), len(ask.calls) == 1)
    if isinstance(ask, AskGive):
        if ask.to is not None:
            return decision(context, choose_passed(context, ask), [Reason("passes-on")], False)
        give = choose_give(context, ask)
        return decision(context, give, [Reason("puts-away")], give.cards == ask.cards)
    play = choose_card(context)
    return decision(context, play, card_reasons(context, play), not ask.cards & (ask.cards - 1))


def decision(context: SearchContext, action: Action, reasons: Sequence[Reason], only: bool) -> Decision:
    """The action with its reasons.

    In the auction the rule that decided is a reason; elsewhere, how it was found.
    """
    weighed = tuple(sorted(context.weighed, key=lambda entry: -entry.value))
    game = context.view.game
    if only:
        reasons = [*reasons, Reason("only-choice")]
    elif not context.reasons:
        reasons = [*reasons, *how(action, weighed, context.solved, game)]
    elif any(
        looks_better(other, chosen, game)
        for chosen in weighed
        if chosen.action == action
        for other in compared_with(context.reasons[0], action, weighed)
    ):
        reasons = [*reasons, Reason("for-the-match")]
    return Decision(action, Explanation(tuple(reasons), weighed, context.worlds, context.solved))


def compared_with(reason: Reason, action: Action, weighed: Sequence[ActionValue]) -> list[ActionValue]:
    """With what the sentence of a reason compares an action: a pass with all bids, a bid with a pass."""
    if reason.code == "passes":
        return [entry for entry in weighed if entry.action != action]
    return [entry for entry in weighed if reason.code == "bids" and entry.action == Call(PASS)]


def choose(
    view: PlayerView,
    level: str,
    seed: int,
    stop: Callable[[], bool] = never,
    clock: Callable[[], float] = time.monotonic,
    temperament: str = USUAL,
    agreements: Agreements = (),
) -> Action:
    """The action of :func:`decide`."""
    return decide(view, level, seed, stop, clock, temperament, agreements).action


def advise(
    view: PlayerView,
    seed: int,
    report: Report,
    stop: Callable[[], bool] = never,
    clock: Callable[[], float] = time.monotonic,
    agreements: Agreements = (),
) -> Decision:
    """The hint for what ``view.ask`` asks; the same for the same view and seed.

    ``report`` gets what is known on the way, without reasons: as soon as there are figures, and then every
    ``PROGRESS_INTERVAL``
    seconds. ``stop()`` turning true, or ``HINT_DEADLINE`` on the clock, ends it with what is known.
    """
    due = clock()
    end = due + HINT_DEADLINE
    context = context_of(LEVEL[ADVISER], view, seed, lambda: stop() or clock() > end, USUAL, agreements)

    def on_progress(fill: Callable[[], None]) -> None:
        nonlocal due
        if clock() < due or stop():
            return
        fill()
        found = for_all(context, ordered(context.weighed))
        report(Decision(found[0].action, Explanation((), found, context.worlds, context.solved)))
        due = clock() + PROGRESS_INTERVAL

    context.on_progress = on_progress
    made = decided(context)
    why = made.explanation
    return replace(made, explanation=replace(why, weighed=for_all(context, why.weighed)))


def ordered(weighed: Sequence[ActionValue]) -> tuple[ActionValue, ...]:
    """The best first."""
    return tuple(sorted(weighed, key=lambda entry: -entry.value))


def for_all(context: SearchContext, weighed: Sequence[ActionValue]) -> tuple[ActionValue, ...]:
    """With an entry for each legal card: cards that are as good as each other were tried as one of them."""
    view, ask = context.view, context.view.ask
    if not isinstance(ask, AskPlay):
        return tuple(weighed)
    alike = {card: cards for cards in card_classes(view, ask.cards, context.knowledge.odd) for card in cards}
    found: list[ActionValue] = []
    for entry in weighed:
        action = entry.action
        assert isinstance(action, Play)
        cards = [action.card, *(card for card in alike[action.card] if card != action.card)]
        found += [replace(entry, action=Play(card, action.named)) for card in cards]
    return tuple(found)
