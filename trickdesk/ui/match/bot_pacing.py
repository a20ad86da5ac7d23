"""How soon a bot's decision may be shown: the one place for all pauses of bots.

A bot with a single card to play has nothing to think about. If its card fell at once, the table would know that it
holds no other of the suit, or only high ones. So such a card waits as long as a free decision of the same kind took
lately, by the same level in the same game: nobody waits longer than for the bots' thinking, and a fast machine stays
fast.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from random import Random

from trickdesk.engine.actions import AskCall, AskGive, AskPlay
from trickdesk.engine.view import PlayerView

REMEMBERED = 12  # decisions of each kind
# Each call wants to be heard: it waits for so many times the least pause, up to so many milliseconds.
CALL_SHARE, CALL_MS = 2.6, 900

Kind = tuple[str, str, str]  # game, level, what is asked


def pause_ms(view: PlayerView, least: float, lately: Sequence[float], rng: Random) -> float:
    """How long after it was asked the decision of ``view.ask`` may be shown, at the soonest.

    ``least``: what the settings ask for. ``lately``: how long free decisions of this kind took.
    """
    if view.phase == "auction":
        return max(least, min(least * CALL_SHARE, CALL_MS))
    if is_free(view) or is_plain(view) or not lately:
        return least
    return max(least, rng.choice(lately))


def is_free(view: PlayerView) -> bool:
    """Whether there is anything to choose."""
    ask = view.ask
    assert ask is not None
    if isinstance(ask, AskCall):
        return len(ask.calls) > 1
    if isinstance(ask, AskGive):
        return ask.low < ask.cards.bit_count() and ask.first.bit_count() < ask.high
    return ask.cards.bit_count() > 1 or any(len(suits) > 1 for suits in ask.names.values())


def is_plain(view: PlayerView) -> bool:
    """Whether everybody knows as well what there is to choose: in the auction, and with the last card of a hand."""
    return isinstance(view.ask, AskCall) or (isinstance(view.ask, AskPlay) and view.hand.bit_count() == 1)


class Pace:
    """Remembers how long the bots' free decisions took."""

    def __init__(self) -> None:
        self._lately: dict[Kind, deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))

    def took(self, view: PlayerView, level: str, ms: float) -> None:
        """A bot has decided after so many milliseconds."""
        if is_free(view):
            self._lately[kind_of(view, level)].append(ms)

    def pause_ms(self, view: PlayerView, level: str, least: float, seed: int) -> float:
        """:func:`pause_ms` after what this program has seen; ``seed`` is the chance that the bot was given.

        Before the first free decision of a kind, any other of the level in this game is the measure.
        """
        lately = self._lately.get(kind_of(view, level)) or [
            ms for kind, known in self._lately.items() if kind[:2] == (view.game.id, level) for ms in known
        ]
        return pause_ms(view, least, lately, Random(seed))


def kind_of(view: PlayerView, level: str) -> Kind:
    """Decisions that take about as long as each other."""
    ask = view.ask
    if isinstance(ask, AskCall):
        asked = ask.style
    elif isinstance(ask, AskGive):
        asked = "give"
    else:
        asked = "follow" if view.trick else "lead"
    return view.game.id, level, asked
