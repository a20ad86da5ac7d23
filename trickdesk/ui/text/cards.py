"""The names of suits and cards, for both decks."""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from trickdesk.engine.cards import CardId, CardSet, cards_in
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.ui.text.words import capital, join, translated

_SUITS = {
    "S": QT_TRANSLATE_NOOP("Card", "spades"),
    "H": QT_TRANSLATE_NOOP("Card", "hearts"),
    "D": QT_TRANSLATE_NOOP("Card", "diamonds"),
    "C": QT_TRANSLATE_NOOP("Card", "clubs"),
    "R": QT_TRANSLATE_NOOP("Card", "red"),
    "G": QT_TRANSLATE_NOOP("Card", "green"),
    "Y": QT_TRANSLATE_NOOP("Card", "yellow"),
    "B": QT_TRANSLATE_NOOP("Card", "black"),
    NO_TRUMP: QT_TRANSLATE_NOOP("Card", "no trump"),
}
_ONE = {
    "S": QT_TRANSLATE_NOOP("Card", "spade"),
    "H": QT_TRANSLATE_NOOP("Card", "heart"),
    "D": QT_TRANSLATE_NOOP("Card", "diamond"),
    "C": QT_TRANSLATE_NOOP("Card", "club"),
}
_RANKS = {
    "A": QT_TRANSLATE_NOOP("Card", "ace"),
    "K": QT_TRANSLATE_NOOP("Card", "king"),
    "Q": QT_TRANSLATE_NOOP("Card", "queen"),
    "J": QT_TRANSLATE_NOOP("Card", "jack"),
    "10": QT_TRANSLATE_NOOP("Card", "ten"),
    "9": QT_TRANSLATE_NOOP("Card", "nine"),
    "8": QT_TRANSLATE_NOOP("Card", "eight"),
    "7": QT_TRANSLATE_NOOP("Card", "seven"),
    "6": QT_TRANSLATE_NOOP("Card", "six"),
    "5": QT_TRANSLATE_NOOP("Card", "five"),
    "4": QT_TRANSLATE_NOOP("Card", "four"),
    "3": QT_TRANSLATE_NOOP("Card", "three"),
    "2": QT_TRANSLATE_NOOP("Card", "two"),
}
_SPECIAL = {
    "JK": QT_TRANSLATE_NOOP("Card", "joker"),
    "BIRD": QT_TRANSLATE_NOOP("Card", "Bird"),
    "RED1": QT_TRANSLATE_NOOP("Card", "Red One"),
}
FRENCH = "SHDC"
_MARK = re.compile(r"\{(\{|(?:S|H|D|C|R|G|Y|B|JK|BIRD|RED1)\})")  # a mark, or a brace written as two


def suit_words(suit: str, count: int = 2) -> str:
    """`hearts` (`heart` with a count of 1), `red`, `no trump` for a suit letter or NT."""
    return translated("Card", _ONE[suit] if count == 1 and suit in _ONE else _SUITS[suit])


def rank_words(rank: str) -> str:
    """`queen`, `ten`."""
    return translated("Card", _RANKS[rank])


def card_words(game: Game, card: CardId, counts_as: str = "") -> str:
    """The name of a card by itself: `Queen of spades`, `Red 14`, `Joker`, `Jack of clubs, counts as spades`."""
    words = capital(_name(game, card))
    if not counts_as:
        return words
    translate = QCoreApplication.translate
    return translate("Card", "{card}, counts as {suit}").format(card=words, suit=suit_words(counts_as))


def the_card(game: Game, card: CardId) -> str:
    """The name of a card within a sentence: `the queen of spades`, `the red 14`, `the Bird`."""
    return QCoreApplication.translate("Card", "the {card}").format(card=_name(game, card))


def card_marks(game: Game, card: CardId) -> str:
    """The card with a mark for its suit: `Q{S}`, `{R}14`, `{BIRD}`."""
    deck = game.deck
    if deck.suit[card] == len(deck.suits):
        return f"{{{deck.names[card]}}}"
    suit, rank = f"{{{deck.suits[deck.suit[card]]}}}", deck.rank[card]
    return f"{rank}{suit}" if suit[1] in FRENCH else f"{suit}{rank}"


def cards_words(game: Game, cards: CardSet | Iterable[CardId]) -> str:
    """`the queen of spades and the joker`."""
    ids = cards_in(cards) if isinstance(cards, int) else cards
    return join([the_card(game, card) for card in ids])


def mark_parts(marks: str) -> list[tuple[str, bool]]:
    """A text with marks such as `{H}` cut at them: (words, False) and (symbol, True)."""
    parts: list[tuple[str, bool]] = []
    words = ""
    for place, piece in enumerate(_MARK.split(marks)):
        if place % 2 and piece != "{":
            parts += [(words, False)] if words else []
            parts.append((piece[:-1], True))
            words = ""
        else:
            words += piece
    return parts + ([(words, False)] if words else [])


def unmarked(words: str) -> str:
    """Words as a text with marks holds them: no name is taken for a mark."""
    return words.replace("{", "{{")


def marked_words(marks: str) -> str:
    """A text with marks such as `{H}` as plain words."""
    spoken = (f" {_mark_words(part)} " if is_symbol else part for part, is_symbol in mark_parts(marks))
    return " ".join("".join(spoken).split())


def _mark_words(mark: str) -> str:
    return translated("Card", _SPECIAL[mark]) if mark in _SPECIAL else suit_words(mark)


def _name(game: Game, card: CardId) -> str:
    deck = game.deck
    translate = QCoreApplication.translate
    if deck.suit[card] == len(deck.suits):
        return translated("Card", _SPECIAL[deck.names[card]])
    suit, rank = deck.suits[deck.suit[card]], deck.rank[card]
    if suit in FRENCH:
        return translate("Card", "{rank} of {suit}").format(rank=rank_words(rank), suit=suit_words(suit))
    return translate("Card", "{colour} {number}").format(colour=suit_words(suit), number=rank)
