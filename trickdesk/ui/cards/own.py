"""Decks that a person has added: pictures that were checked before, by the image reader of Qt that knows SVG."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage, QImageReader

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


def own_picture(key: str, card: str, large: bool, four_colour: bool) -> bytes | None:
    """The picture of a card or ``back-own`` in a deck, in the variant nearest to what is asked for.

    None where the deck has none: never a small index where a large one is needed to be read.
    """
    deck = _decks.get(key)
    if deck is None:
        return None
    if card == OWN_BACK:
        return deck.faces.get(("", "back"))
    if large:
        variants = ("four-large", "large") if four_colour else ("large",)
    else:
        variants = ("four", "") if four_colour else ("",)
    return next((deck.faces[variant, card] for variant in variants if (variant, card) in deck.faces), None)


def drawn(data: bytes, size: QSize) -> QImage:
    """A checked picture stretched to ``size``; null where it cannot be drawn. Any thread may call it."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"svg"))
    reader.setScaledSize(size)
    return reader.read()
