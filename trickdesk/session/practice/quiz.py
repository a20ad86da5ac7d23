"""What would you call? A hand of a game's own deal, after what bots in front of it have said."""

from __future__ import annotations

from random import Random

from trickdesk.engine.actions import Action, AskCall
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.record import parse_input
from trickdesk.engine.view import PlayerView, view
from trickdesk.session.practice.dealing import dealt

MOST_BEFORE = 3  # calls in front of the person


class Quiz:
    """One hand. As long as :attr:`is_asked` is false, a bot calls: it is given :meth:`bot_view`, and :meth:`put` its
    answer. ``seat``: whose call the person makes.
    """

    def __init__(self, game: Game, rng: Random) -> None:
        """Only for a game that has bids."""
        self.game = game
        before = rng.randrange(min(MOST_BEFORE + 1, game.seats))
        self._table = dealt(game, rng)
        self._before = before
        self.seed = rng.getrandbits(32)

    @property
    def seat(self) -> Seat:
        assert self._table.phase is not None
        return self._table.phase.turn

    @property
    def is_over(self) -> bool:
        """Whether the auction has ended before the person's turn: another hand is wanted."""
        phase = self._table.phase
        return (
            phase is None or phase.turn < 0 or not isinstance(phase.ask(), AskCall) or phase.name != "auction"
        )

    @property
    def is_asked(self) -> bool:
        """Whether it is the person's turn."""
        return not self.is_over and len(self._table.calls) >= self._before

    def bot_view(self) -> PlayerView:
        """What the bot on turn may know."""
        return view(self._table, self.seat)

    def put(self, answer: str) -> None:
        """What the bot on turn says, as a record writes it. IllegalAction or NotationError for what is none."""
        entry = parse_input(f"{self.seat} {answer}", self.game.deck)
        self._table.put(entry)

    def view(self) -> PlayerView:
        """What the person may know."""
        return view(self._table, self.seat)

    def is_legal(self, action: Action) -> bool:
        """Whether the person may say that."""
        assert self._table.phase is not None
        ask = self._table.phase.ask()
        return isinstance(ask, AskCall) and getattr(action, "text", None) in ask.calls
