"""The deal of the day: a challenge that follows from the date and the game alone."""

from __future__ import annotations

from datetime import date

from trickdesk.bots.levels import USUAL_LEVEL, VERSION
from trickdesk.engine.shuffle import Shuffler
from trickdesk.games import games
from trickdesk.session.challenge.challenge import Challenge
from trickdesk.session.players import Player


def day_challenge(game_id: str, day: date, bot_version: int = VERSION) -> Challenge:
    """Return the deal of a day, with the usual rules and the person in the first seat.

    It is the same everywhere with bots of the same version. Results of earlier days may be from another one.
    """
    kind = games()[game_id]
    game = kind(dict(kind.day))
    seed = f"{game_id} {day.isoformat()}"
    players = (Player(""), *(Player("", human=False, level=USUAL_LEVEL) for _ in range(1, game.seats)))
    dealer = Shuffler(seed).first_dealer(game)
    return Challenge(day.isoformat(), game, None, players, seed, dealer, bot_version=bot_version)
