"""The inputs of a match: what chance deals and what players decide. All are frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from trickdesk.engine.cards import CardId, CardSet


@dataclass(frozen=True, slots=True)
class Call:
    """Anything said: ``pass``, ``7H``, ``check``, ``trump R``, ``team 2 4``."""

    text: str


@dataclass(frozen=True, slots=True)
class Give:
    """Cards put away face down."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class Play:
    """A card played to the trick; ``named`` is the suit (an index into ``deck.suits``) the joker leads as."""

    card: CardId
    named: int | None = None


Action = Call | Give | Play


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as they were dealt: hands as written (in foundation order where they are piles), talon top first."""

    dealer: int
    hands: tuple[tuple[CardId, ...], ...]
    talon: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Stock:
    """The discards, shuffled into a new stock, in drawing order."""

    cards: tuple[CardId, ...]


Input = Deal | Stock | tuple[int, Action]
