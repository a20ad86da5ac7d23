"""Fair deals: cards fixed by a secret seed with a commitment, and by a cut.

docs/fair-deals.md describes it for other programs. Tests pin its examples: any change needs a new `VERSION`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from trickdesk.engine.actions import Deal, Stock
from trickdesk.engine.cards import CardId, Deck, Seat
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Stream, split
from trickdesk.hashing import sha256

VERSION = 1
Terms = dict[str, Any]


class FairDeal(NamedTuple):
    """How the cards of a deal came about.

    Attributes:
        commitment: SHA-256 of the seed and the terms, in hexadecimal digits; shown before the deal.
        seed: 32 hexadecimal digits; secret until the deal is over.
        cut: Any text; it enters the shuffle.
    """

    commitment: str
    seed: str
    cut: str = ""


def canonical(value: object) -> str:
    """Return JSON as it is hashed: ASCII, sorted keys, no spaces."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def deal_seed(match_seed: str, index: int) -> str:
    """Return the seed of deal `index` (from 0); it says nothing about the other deals."""
    stream = Stream(match_seed, f"fair {index}")
    return f"{stream.word():016x}{stream.word():016x}"


def terms_of(game: Game, index: int, dealer: Seat, options: Iterable[str]) -> Terms:
    """Return all that is known of deal `index` (from 0) before its cards are dealt.

    `options` are the names of the game's options when the match began: later versions may have more.
    """
    size = game.deal_size(index + 1)
    return {
        "deal": index + 1,
        "dealer": dealer,
        "deck": sorted(game.deck.names),
        "game": game.id,
        "options": {name: game.options[name] for name in options},
        "rules_version": game.rules_version,
        "sizes": [size.hand] * game.seats + [size.talon],
        "version": VERSION,
    }


def committed(terms: Terms, seed: str, cut: str = "") -> FairDeal:
    """Return a deal with its commitment."""
    return FairDeal(sha256(f"{seed} {canonical(terms)}".encode()).hexdigest(), seed, cut)


def deal_cards(fair: FairDeal, terms: Terms, game: Game) -> Deal:
    """Return the cards of a deal."""
    purpose = canonical(["deal", fair.cut, terms])
    pack = shuffled(fair.seed, purpose, range(game.deck.size), game.deck)
    return split(game, terms["deal"] - 1, terms["dealer"], pack)


def new_stock(fair: FairDeal, cards: Sequence[CardId], again: int, deck: Deck) -> Stock:
    """Return the discards as new stock number `again` (from 0) of a deal."""
    names = sorted(deck.names[card] for card in cards)
    return Stock(shuffled(fair.seed, canonical(["stock", fair.cut, again, names]), cards, deck))


def shuffled(seed: str, purpose: str, cards: Sequence[CardId], deck: Deck) -> tuple[CardId, ...]:
    """Shuffle cards, sorted by name first: a record is enough to check it."""
    return Stream(seed, purpose).shuffled(sorted(cards, key=deck.names.__getitem__))
