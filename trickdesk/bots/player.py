"""One decision of a bot: from a view to a legal action."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from trickdesk.engine.actions import Action, Call, Give, Play
from trickdesk.engine.ask import AskCall, AskGive
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.view import PlayerView

LEVELS = ("easy", "medium", "hard")


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


def choose(view: PlayerView, level: str, seed: int, stop: Callable[[], bool] = lambda: False) -> Action:
    """What a bot does about ``view.ask``; the same for the same view, level and seed.

    ``stop()`` turning true ends the search early with the best action so far.
    """
    return any_action(view, Random(seed))
