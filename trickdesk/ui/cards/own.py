"""Registry of the decks added by the user, read and checked by `own_decks`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the deck reader is only loaded if the user has added a deck
    from trickdesk.storage.pictures.decks import DeckFiles

OWN = "own:"  # prefix of a deck folder's name in the settings
OWN_BACK = "back-own"

_decks: dict[str, DeckFiles] = {}
_reading = 0


def own_key(folder: str) -> str:
    """Return the name under which the settings store the deck in this folder."""
    return OWN + folder


def take_decks(decks: Iterable[DeckFiles]) -> None:
    """Replace the available decks with these."""
    global _reading
    found = {own_key(deck.folder): deck for deck in decks}
    if found != _decks:
        _reading += 1
        _decks.clear()
        _decks.update(found)


def reading() -> int:
    """Return a counter that changes whenever different decks or pictures were read."""
    return _reading


def own_deck(key: str) -> DeckFiles | None:
    """Return the valid deck with this name in the settings, or None."""
    return _decks.get(key)


def own_decks() -> list[tuple[str, str]]:
    """Return the available decks as (name in the settings, name to show)."""
    return [(key, deck.name) for key, deck in _decks.items()]
