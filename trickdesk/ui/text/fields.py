"""Sentences of the games: their English stands there, with fields; the context is ``Game``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.ui.text.calls import call_words
from trickdesk.ui.text.cards import rank_words, suit_words, the_card
from trickdesk.ui.text.words import fill, join, number, plural


def is_you(seat: Seat | None, view: PlayerView, names: Sequence[str]) -> bool:
    """Whether a seat is spoken to: that of a person called "You", and otherwise the viewer's.

    Such a name goes with no other form of the verb, whoever looks: somebody else in a review, or a spectator.
    """
    you = called_you()
    return seat is not None and (names[seat] == you if you in names else seat == view.seat)


def called_you() -> str:
    """The name of a person who has not given any."""
    return QCoreApplication.translate("SeatRows", "You")


def side_words(game: Game, side: int, names: Sequence[str]) -> str:
    """The players of a side: ``Ada and Chidi``."""
    return join([names[seat] for seat in range(game.seats) if game.side(seat) == side])


def filled(text: str, values: Mapping[str, int | str], names: Sequence[str], game: Game) -> str:
    """The sentence with its values in words; the beginning of a key says what the value is."""
    fields: dict[str, object] = {}
    for key, value in values.items():
        if key.startswith("seat"):
            fields[key] = names[int(value)]
        elif key.startswith("side"):
            fields[key] = side_words(game, int(value), names)
        elif key.startswith("bid"):
            fields[key] = call_words(str(value), game)
        elif key.startswith("card"):
            fields[key] = the_card(game, game.deck.id[str(value)])
        elif key.startswith("suit"):
            fields[key] = suit_words(str(value))
        elif key.startswith("rank"):
            fields[key] = rank_words(str(value))
        else:
            fields[key] = number(int(value))
    if "{tricks} tricks" in text:
        one = text.replace("{tricks} tricks", "{tricks} trick")
        return fill(plural("Game", one, text, int(values["tricks"])), **fields)
    return fill(QCoreApplication.translate("Game", text), **fields)
