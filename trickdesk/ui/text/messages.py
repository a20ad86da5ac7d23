"""Sentences of the layers below the screens: errors, refusals, reasons, scores.

Their English text is where they are made; its translation context is `Game`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from trickdesk.engine.errors import Message, Problem, TrickdeskError
from trickdesk.engine.game import Game
from trickdesk.ui.text import call_text, card_text, game_words
from trickdesk.ui.text.words import number, plural, translate


def sentence(
    said: Message | Problem | Exception | None, game: Game | None = None, names: Sequence[str] = ()
) -> str:
    """Return the translation of a sentence, or of an error; empty for None.

    Text of errors from elsewhere is returned unchanged. Seats, sides, bids and cards need the game.
    """
    if said is None:
        return ""
    if isinstance(said, (Problem, TrickdeskError)):
        said = said.message
    if isinstance(said, Exception):
        said = Message(str(said))
    fields = {name: field_words(name, value, game, names) for name, value in said.values.items()}
    if said.singular:
        return plural("Game", said.singular, said.text, int(str(said.values["tricks"])), **fields)
    return translate("Game", said.text, **fields) if said.text else ""


def field_words(name: str, value: object, game: Game | None, names: Sequence[str]) -> object:
    """Return a field's value as text; the first word of its name is its kind."""
    kind = name.partition("_")[0]
    if isinstance(value, (Message, TrickdeskError)):
        return sentence(value, game, names)
    if kind == "game":
        return game_words.game_text(str(value))
    if game is not None and kind in _KINDS:
        return _KINDS[kind](value, game, names)
    return number(value) if isinstance(value, int) else value


def _seat(seat: int, game: Game, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else translate("Reason", "Another player")


# What is stored may name a card or suit that the game doesn't have: it is left out.
_KINDS: Mapping[str, Callable[[Any, Game, Sequence[str]], str]] = {
    "seat": _seat,
    "side": lambda side, game, names: game_words.side_words(game, side, names),
    "bid": lambda bid, game, names: call_text.call_words(bid, game),
    "card": lambda card, game, names: (
        card_text.the_card(game, game.deck.id[card]) if card in game.deck.id else ""
    ),
    "suit": lambda suit, game, names: card_text.suit_words(suit) if suit in game.deck.suits else "",
    "rank": lambda rank, game, names: card_text.rank_words(rank),
}
