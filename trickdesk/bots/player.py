"""One decision of a bot: from a view to a legal action."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from trickdesk.bots.bidding import choose_call, choose_give
from trickdesk.bots.hints import hints_for
from trickdesk.bots.search import Effort, Thinking, choose_card
from trickdesk.engine.actions import Action, Call, Give, Play
from trickdesk.engine.ask import AskCall, AskGive
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.view import PlayerView

# Budgets count work, not time, so that a decision does not depend on how busy the machine is.
CARD_EFFORT = {"easy": Effort(0, 0), "medium": Effort(20, 8_000), "hard": Effort(100, 16_000)}
CALL_EFFORT = {"easy": Effort(40, 8_000), "medium": Effort(40, 8_000), "hard": Effort(100, 16_000)}
DEADLINE = 0.5  # seconds: only a machine that is far too slow or too busy gets there


def any_action(view: PlayerView, rng: Random) -> Action:
    """Some legal action: the yardstick below every level, and the answer when thinking failed."""
    ask = view.ask
    assert ask is not None
    if isinstance(ask, AskCall):
        return Call("pass" if "pass" in ask.calls else rng.choice(ask.calls))
    if isinstance(ask, AskGive):
        more = rng.sample(list(cards_in(ask.cards & ~ask.first)), max(0, ask.low - ask.first.bit_count()))
        return Give(ask.first | card_set(more))
    card = rng.choice(list(cards_in(ask.cards)))
    names = ask.names.get(card)
    return Play(card, rng.choice(names) if names else None)


def choose(
    view: PlayerView,
    level: str,
    seed: int,
    stop: Callable[[], bool] = lambda: False,
    clock: Callable[[], float] = time.monotonic,
) -> Action:
    """What a bot does about ``view.ask``; the same for the same view, level and seed.

    ``level`` is one of ``LEVELS``. ``stop()`` turning true, or half a second on the clock, ends the search early
    with the best action so far.
    """
    ask = view.ask
    assert ask is not None
    end = clock() + DEADLINE
    effort = (CALL_EFFORT if isinstance(ask, (AskCall, AskGive)) else CARD_EFFORT)[level]
    thinking = Thinking(view, hints_for(view.game), effort, Random(seed), lambda: stop() or clock() > end)
    if isinstance(ask, AskCall):
        return choose_call(thinking, ask)
    if isinstance(ask, AskGive):
        return choose_give(thinking, ask)
    return choose_card(thinking)
