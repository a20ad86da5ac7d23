"""Bot pacing: how long bots wait before their decision is shown.

A bot with one legal card has nothing to think about. If it played that card at once, everyone would know that
it has no other card of the suit, or only high ones. So it waits as long as a recent free decision of the same
kind, level and game took. Every wait is at least the shortest pause from the settings. Beyond that, cards and
discards wait no longer than bots really think, and calls wait a fixed multiple of that pause.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from random import Random

from trickdesk.engine.actions import AskCall, AskGive, AskPlay
from trickdesk.engine.view import PlayerView

REMEMBERED = 12  # decisions of each kind
# Calls need time to be noticed: they wait this multiple of the shortest pause, up to this many ms.
CALL_SHARE, CALL_MS = 2.6, 900

Kind = tuple[str, str, str]  # game, level, what is asked


def pause_ms(view: PlayerView, least: float, lately: Sequence[float], rng: Random) -> float:
    """Return after how many milliseconds the decision of `view.ask` may be shown.

    Args:
        view: The bot's view.
        least: Shortest wait according to the settings, in ms.
        lately: How long free decisions of this kind took, in ms.
        rng: Chooses one of those.
    """
    if view.phase == "auction":
        return max(least, min(least * CALL_SHARE, CALL_MS))
    if is_free(view) or is_plain(view) or not lately:
        return least
    return max(least, rng.choice(lately))


def is_free(view: PlayerView) -> bool:
    """Return whether there is more than one option."""
    ask = view.ask
    assert ask is not None
    if isinstance(ask, AskCall):
        return len(ask.calls) > 1
    if isinstance(ask, AskGive):
        return ask.low < ask.cards.bit_count() and ask.first.bit_count() < ask.high
    return ask.cards.bit_count() > 1 or any(len(suits) > 1 for suits in ask.names.values())


def is_plain(view: PlayerView) -> bool:
    """Return whether everyone knows the options: in auctions, and with one card left."""
    return isinstance(view.ask, AskCall) or (isinstance(view.ask, AskPlay) and view.hand.bit_count() == 1)


class Pace:
    """Remembers how long the bots' free decisions took."""

    def __init__(self) -> None:
        self._lately: dict[Kind, deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))

    def took(self, view: PlayerView, level: str, ms: float) -> None:
        """Note how long a bot took for a decision, in ms."""
        if is_free(view):
            self._lately[kind_of(view, level)].append(ms)

    def pause_ms(self, view: PlayerView, level: str, least: float, seed: int) -> float:
        """Return the pause from `pause_ms` with the remembered times.

        Before the first free decision of a kind, any other of the same level and game counts.

        Args:
            view: The bot's view.
            level: The bot's level.
            least: Shortest wait according to the settings, in ms.
            seed: Random seed of the bot's decision.
        """
        lately = self._lately.get(kind_of(view, level)) or [
            ms for kind, known in self._lately.items() if kind[:2] == (view.game.id, level) for ms in known
        ]
        return pause_ms(view, least, lately, Random(seed))


def kind_of(view: PlayerView, level: str) -> Kind:
    """Return the kind of a decision; decisions of one kind take about equally long."""
    ask = view.ask
    if isinstance(ask, AskCall):
        asked = ask.style
    elif isinstance(ask, AskGive):
        asked = "give"
    else:
        asked = "follow" if view.trick else "lead"
    return view.game.id, level, asked
