"""A hint for a person: what an expert in that chair would do, with figures for all that was weighed.

It is the bots' own thinking about the person's own view, told on the way as well as at the end.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from trickdesk.bots.cardplay.card_search import card_classes
from trickdesk.bots.decision.explain import Decision, Explanation, Weighed
from trickdesk.bots.decision.search import Thinking
from trickdesk.bots.levels import LEVEL, USUAL, Agreements
from trickdesk.bots.player import decided, never, thinking_of
from trickdesk.engine.actions import AskPlay, Play
from trickdesk.engine.view import PlayerView

ADVISER = "expert"  # whatever the level of those who play
DEADLINE = 3.0  # seconds
NEXT = 0.15  # seconds between two times that it tells something on the way

Tell = Callable[[Decision], None]


def advise(
    view: PlayerView,
    seed: int,
    tell: Tell,
    stop: Callable[[], bool] = never,
    clock: Callable[[], float] = time.monotonic,
    agreements: Agreements = (),
) -> Decision:
    """The hint for what ``view.ask`` asks; the same for the same view and seed.

    ``tell`` gets what is known on the way, without reasons: as soon as there are figures, and then every ``NEXT``
    seconds. ``stop()`` turning true, or ``DEADLINE`` on the clock, ends it with what is known.
    """
    due = clock()
    end = due + DEADLINE
    thinking = thinking_of(LEVEL[ADVISER], view, seed, lambda: stop() or clock() > end, USUAL, agreements)

    def on_the_way(fill: Callable[[], None]) -> None:
        nonlocal due
        if clock() < due or stop():
            return
        fill()
        found = for_all(thinking, ordered(thinking.weighed))
        tell(Decision(found[0].action, Explanation((), found, thinking.worlds, thinking.solved)))
        due = clock() + NEXT

    thinking.on_the_way = on_the_way
    made = decided(thinking)
    why = made.explanation
    return replace(made, explanation=replace(why, weighed=for_all(thinking, why.weighed)))


def ordered(weighed: Sequence[Weighed]) -> tuple[Weighed, ...]:
    """The best first."""
    return tuple(sorted(weighed, key=lambda entry: -entry.value))


def for_all(thinking: Thinking, weighed: Sequence[Weighed]) -> tuple[Weighed, ...]:
    """With an entry for each legal card: cards that are as good as each other were tried as one of them."""
    view, ask = thinking.view, thinking.view.ask
    if not isinstance(ask, AskPlay):
        return tuple(weighed)
    alike = {card: cards for cards in card_classes(view, ask.cards, thinking.hints.odd) for card in cards}
    found: list[Weighed] = []
    for entry in weighed:
        action = entry.action
        assert isinstance(action, Play)
        cards = [action.card, *(card for card in alike[action.card] if card != action.card)]
        found += [replace(entry, action=Play(card, action.named)) for card in cards]
    return tuple(found)
