"""Registry of the decks added by the user, read and checked by `own_decks`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # what reads decks is loaded when somebody has one
    from trickdesk.storage.decks import DeckFiles

OWN = "own:"  # before the name of its folder: what the settings call such a deck
OWN_BACK = "back-own"

_decks: dict[str, DeckFiles] = {}
_reading = 0


def own_key(folder: str) -> str:
    """What the settings call the deck of this folder."""
    return OWN + folder


def take_decks(decks: Iterable[DeckFiles]) -> None:
    """From now on these decks can be shown, and no others."""
    global _reading
    found = {own_key(deck.folder): deck for deck in decks}
    if found != _decks:
        _reading += 1
        _decks.clear()
        _decks.update(found)


def reading() -> int:
    """Another number whenever other decks or other pictures have been read."""
    return _reading


def own_deck(key: str) -> DeckFiles | None:
    """The deck of this name in the settings, if it was read and found good."""
    return _decks.get(key)


def own_decks() -> list[tuple[str, str]]:
    """The decks that can be shown: what the settings call them, and their names."""
    return [(key, deck.name) for key, deck in _decks.items()]
