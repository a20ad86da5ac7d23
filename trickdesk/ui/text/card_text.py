"""Names of suits and cards, for both kinds of deck."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache

from trickdesk.engine.actions import Play
from trickdesk.engine.cards import CardId, CardNames, CardSet, cards_in
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.games import games
from trickdesk.ui.cards.letters import index_letters
from trickdesk.ui.text.words import capital, join, translate, translated


@cache
def _words() -> CardNames:
    """Return the words of all decks; letters and names mean the same in all of them."""
    every = [kind.deck.words for kind in games().values()]
    suits = {letter: word for text in every for letter, word in text.suits.items()}
    ranks = {rank: word for text in every for rank, word in text.ranks.items()}
    cards = {name: word for text in every for name, word in text.cards.items()}
    return CardNames(suits, ranks, cards)


@cache
def _mark() -> re.Pattern[str]:
    """Return a pattern for a mark or a doubled brace."""
    text = _words()
    names = "|".join(map(re.escape, (*text.suits, *text.cards)))
    return re.compile(rf"\{{(\{{|(?:{names})\}})")


def suit_words(suit: str) -> str:
    """Return a suit letter or NT as text: `hearts`, `red`, `no trump`."""
    if suit == NO_TRUMP:
        return translate("Card", "no trump")
    return translated("Game", _words().suits[suit])


def suit_letters() -> list[str]:
    """Return the first letters of the suits and of no trump, each once."""
    names = [suit_words(suit) for suit in (*"SHDC", NO_TRUMP)]
    return list(dict.fromkeys(name[0].upper() for name in names))


def rank_words(rank: str) -> str:
    """Return a rank as text: `queen`, `ten`."""
    return translated("Game", _words().ranks[rank])


def card_words(game: Game, card: CardId, counts_as: str = "") -> str:
    """Return a card's name on its own: `Queen of spades`, `Red 14`, `Joker`."""
    text = capital(_name(game, card))
    if not counts_as:
        return text
    return translate("Card", "{card}, counts as {suit}", card=text, suit=suit_words(counts_as))


def card_as(card: str, suit: str) -> str:
    """Return a card that is played as a suit: `Joker as hearts`."""
    return translate("Card", "{card} as {suit}", card=card, suit=suit)


def play_words(game: Game, play: Play, words: Callable[[Game, CardId], str] = card_words) -> str:
    """Return a card that is played, with a suit that is named: `Joker as hearts`."""
    card = words(game, play.card)
    return card if play.named is None else card_as(card, suit_words(game.deck.suits[play.named]))


def play_marks(game: Game, play: Play) -> str:
    """Return the card that is played with suit marks: `{JK} as {S}`."""
    card = card_marks(game, play.card)
    return card if play.named is None else card_as(card, f"{{{game.deck.suits[play.named]}}}")


def the_card(game: Game, card: CardId) -> str:
    """Return a card's name within a sentence: `the queen of spades`, `the Bird`."""
    deck = game.deck
    if deck.suit[card] == len(deck.suits):
        return translated("Game", f"the {deck.words.cards[deck.names[card]]}")
    suit, rank = suit_words(deck.suits[deck.suit[card]]), deck.rank[card]
    if deck.words.ranks:
        the_rank = translated("Game", f"the {_words().ranks[rank]}")
        return translate("Card", "{the_rank} of {suit}", the_rank=the_rank, suit=suit)
    return translate("Card", "the {colour} {number}", colour=suit, number=rank)


def card_marks(game: Game, card: CardId) -> str:
    """Return a card with a mark for its suit: `Q{S}`, `{R}14`, `{BIRD}`."""
    deck = game.deck
    if deck.suit[card] == len(deck.suits):
        return f"{{{deck.names[card]}}}"
    suit, rank = f"{{{deck.suits[deck.suit[card]]}}}", deck.rank[card]
    return f"{index_letters(rank)}{suit}" if deck.words.ranks else f"{suit}{rank}"


def denomination_marks(suit: str) -> str:
    """Return the mark of a suit, or letters for no trump: `{H}`, `NT`."""
    return translate("Card", "NT") if suit == NO_TRUMP else f"{{{suit}}}"


def rank_index(game: Game, card: CardId) -> str:
    """Return the rank as printed in a card's corner; empty for a suitless card."""
    deck = game.deck
    return index_letters(deck.rank[card]) if deck.suit[card] < len(deck.suits) else ""


def cards_words(game: Game, cards: CardSet | Iterable[CardId]) -> str:
    """Return a list of cards: `the queen of spades and the joker`."""
    ids = cards_in(cards) if isinstance(cards, int) else cards
    return join([the_card(game, card) for card in ids])


def mark_parts(marks: str) -> list[tuple[str, bool]]:
    """Split text at marks such as `{H}`: (text, False) and (symbol, True)."""
    parts: list[tuple[str, bool]] = []
    text = ""
    for place, piece in enumerate(_mark().split(marks)):
        if place % 2 and piece != "{":
            parts += [(text, False)] if text else []
            parts.append((piece[:-1], True))
            text = ""
        else:
            text += piece
    return parts + ([(text, False)] if text else [])


def unmarked(text: str) -> str:
    """Escape braces, so that text such as a name isn't read as a mark."""
    return text.replace("{", "{{")


def marked_words(marks: str) -> str:
    """Return text with marks such as `{H}` as plain words."""
    spoken = (f" {_mark_words(part)} " if is_symbol else part for part, is_symbol in mark_parts(marks))
    return " ".join("".join(spoken).split())


def _mark_words(mark: str) -> str:
    return translated("Card", _words().cards[mark]) if mark in _words().cards else suit_words(mark)


def _name(game: Game, card: CardId) -> str:
    deck = game.deck
    if deck.suit[card] == len(deck.suits):
        return translated("Card", deck.words.cards[deck.names[card]])
    suit, rank = deck.suits[deck.suit[card]], deck.rank[card]
    if deck.words.ranks:
        return translate("Card", "{rank} of {suit}", rank=rank_words(rank), suit=suit_words(suit))
    return translate("Card", "{colour} {number}", colour=suit_words(suit), number=rank)


def with_letters(text: str) -> str:
    """Replace `{A}`, `{K}`, `{Q}` and `{J}` in a translated page by its letters."""
    return re.sub(r"\{([AKQJ])\}", lambda found: index_letters(found[1]), text)
