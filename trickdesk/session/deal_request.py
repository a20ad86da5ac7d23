"""What somebody has typed or pasted to be dealt: a number, a deal or its code, a record."""

from __future__ import annotations

from dataclasses import dataclass

from trickdesk.engine.actions import Deal
from trickdesk.engine.errors import IllegalAction, NotationError, Said, TrickdeskError, one_line
from trickdesk.engine.game import Game
from trickdesk.engine.record import BY_CODE, LONGEST, parse_input, read_record
from trickdesk.engine.table import Table
from trickdesk.games import games
from trickdesk.session.deal_code import deal_code, looks_like_code, read_code

LONGEST_NUMBER = 80  # letters of what is taken for a deal number


class NotWanted(TrickdeskError, ValueError):
    """A text names no deal; one sentence for the player."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be dealt: the first ``deal`` of a match of ``game``, or whatever its ``seed`` deals; or the last deal
    of a ``record`` once more.

    ``origin``: where the cards come from, as a record says it; empty where the seed says it.
    """

    game: Game
    seed: str
    deal: Deal | None = None
    origin: str = ""
    record: str = ""


def read_wanted(text: str, game: Game, typed: bool) -> Wanted:
    """What a text asks for in the ``game`` in force; :class:`TrickdeskError` with one sentence if it is nothing.

    ``typed`` by hand, any other short text is a deal number, as it is in the lobby; a pasted one has to be a number.
    """
    text = text.strip()
    if len(text) > LONGEST:
        raise NotWanted("This text is too long to be a deal.")
    if not text:
        raise NotWanted("There is no text.")
    if looks_like_code(text):
        game, deal = read_code(text, games())
        return Wanted(game, deal_code(game, deal), deal, BY_CODE)
    if text.startswith("{"):
        record = read_record(text)
        if not any(isinstance(entry, str) and entry.startswith("deal ") for entry in record.log):
            raise NotWanted("This record holds no deal.")
        return Wanted(game, "", record=text)
    lines = [line.strip().strip('",') for line in text.splitlines()]
    written = [line for line in lines if line.startswith("deal ")]
    if written:
        deal = written_deal(written[-1], game)
        return Wanted(game, deal_code(game, deal), deal, BY_CODE)
    if len(text) <= LONGEST_NUMBER and len(lines) == 1 and (typed or text.isdecimal()):
        return Wanted(game, text)
    if typed:
        raise NotWanted("This text is too long for a deal number.")
    raise NotWanted(Said("“{text}” is neither a deal nor the code or number of one.", text=one_line(text)))


def written_deal(line: str, game: Game) -> Deal:
    """A deal as a record writes it, in the game in force."""
    try:
        deal = parse_input(line, game.deck)
    except NotationError as error:
        words = "This deal cannot be read as one of {game}: {reason}"
        raise NotWanted(Said(words, game=game.name, reason=error)) from None
    assert isinstance(deal, Deal)
    try:
        Table(game).deal(deal)
    except IllegalAction as error:
        words = "This is no deal of {game} under the rules in force: {reason}"
        raise NotWanted(Said(words, game=game.name, reason=error)) from None
    return deal
