"""Fair deals: cards fixed by a secret seed with a commitment, and by a cut.

docs/fair-deals.md describes it for other programs. Tests pin its examples: any change needs a new `VERSION`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from trickdesk.engine.actions import Deal, Stock
from trickdesk.engine.cards import CardId, Deck, Seat
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Stream, split
from trickdesk.engine.table import Table
from trickdesk.hashing import sha256

VERSION = 1
LONGEST_CUT = 40  # letters
DIGITS = re.compile("[0-9a-f]+")
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


@dataclass(frozen=True)
class FairDeals:
    """How the cards of each deal came about.

    Attributes:
        deals: By deal; None for a deal that was given. The last entry may be for the deal to come. None
            instead of all entries: the seed is known, as a deal number is, so no deal has a commitment.
        options: The names of the options when the match began.
    """

    deals: tuple[FairDeal | None, ...] | None = ()
    options: tuple[str, ...] = ()

    @property
    def is_known(self) -> bool:
        """Whether the seed, and so all cards, were known from the beginning."""
        return self.deals is None

    def deal(self, index: int) -> FairDeal | None:
        """Return how deal `index` (from 0) came about; None without a commitment."""
        return self.deals[index] if self.deals is not None and 0 <= index < len(self.deals) else None

    def prepared(self, game: Game, match_seed: str, index: int, dealer: Seat) -> FairDeals:
        """Return this with deal `index` (from 0); if it was cut before, its cut stays."""
        options = self.options if any(self.deals or ()) else tuple(sorted(game.options))
        before, named = self.deal(index), replace(self, options=options)
        cut, terms = before.cut if before else "", terms_of(game, index, dealer, named.options)
        return named._with(index, committed(terms, deal_seed(match_seed, index), cut))

    def cards(self, game: Game, index: int, dealer: Seat) -> Deal:
        """Return the cards of deal `index` (from 0), which must be prepared."""
        fair = self.deal(index)
        assert fair is not None
        return deal_cards(fair, terms_of(game, index, dealer, self.options), game)

    def cut(self, index: int, text: str) -> FairDeals:
        """Return this with a cut for deal `index` (from 0), which must be prepared."""
        fair = self.deal(index)
        assert fair is not None
        return self._with(index, fair._replace(cut=text.strip()[:LONGEST_CUT]))

    def _with(self, index: int, fair: FairDeal) -> FairDeals:
        assert self.deals is not None
        earlier = (*self.deals[:index], *[None] * (index - len(self.deals)))
        return replace(self, deals=(*earlier, fair, *self.deals[index + 1 :]))

    def to_json(self, count: int) -> dict[str, object]:
        """Return the entries of `count` deals as a record has them."""
        if self.deals is None:
            return {"version": VERSION, "deals": None}
        found = [self.deal(index) for index in range(count)]
        deals = [None if fair is None else entry_of(fair) for fair in found]
        return {"version": VERSION, "options": list(self.options), "deals": deals}

    @classmethod
    def from_json(cls, value: object, game: Game, count: int) -> FairDeals | None:
        """Read the entries of a record with `count` deals; None if they aren't valid."""
        if not isinstance(value, dict) or type(value.get("version")) is not int:
            return None
        deals, options = value.get("deals"), value.get("options")
        found = KNOWN
        if isinstance(deals, list) and isinstance(options, list):
            named = all(isinstance(name, str) and name in game.options for name in options)
            if not named or not all(entry is None or is_entry(entry) for entry in deals):
                return None
            found = cls(tuple(entry and FairDeal(**entry) for entry in deals), tuple(options))
        return found if found.to_json(count) == value else None

    def uncovered(self, game: Game) -> list[str]:
        """Return the names of the options that could be changed after the commitments."""
        return [name for name in game.options if name not in self.options] if any(self.deals or ()) else []

    def checked(self, table: Table) -> list[bool | None]:
        """Deal every deal of a table again; return by deal whether it is as committed.

        None for a deal without a commitment.
        """
        return [
            None if (fair := self.deal(index)) is None else is_as_committed(fair, table, index, self.options)
            for index in range(len(table.deals))
        ]


SEALED, KNOWN = FairDeals(), FairDeals(None)
"""A match with a seed that nobody knows, and one with a deal number or a deal code."""


def entry_of(fair: FairDeal) -> dict[str, str]:
    entry = {"commitment": fair.commitment, "seed": fair.seed}
    return entry | {"cut": fair.cut} if fair.cut else entry


def is_entry(value: object) -> bool:
    """Whether a value read from JSON says how a deal came about."""
    if not isinstance(value, dict) or not all(isinstance(text, str) for text in value.values()):
        return False
    if not {"commitment", "seed"} <= value.keys() <= {"commitment", "seed", "cut"}:
        return False
    sizes = ((value["commitment"], 64), (value["seed"], 32))
    well_written = all(len(text) == size and DIGITS.fullmatch(text) for text, size in sizes)
    return well_written and 0 < len(value.get("cut", "-")) <= LONGEST_CUT


def is_as_committed(fair: FairDeal, table: Table, index: int, options: Sequence[str]) -> bool:
    """Whether commitment, cards and stocks of deal `index` (from 0) agree."""
    entries, game = [table.log[at] for at in table.inputs_of(index)], table.game
    dealt = entries[0]
    assert isinstance(dealt, Deal)
    terms = terms_of(game, index, dealt.dealer, options)
    stocks = [entry for entry in entries if isinstance(entry, Stock)]
    return (
        committed(terms, fair.seed, fair.cut) == fair
        and deal_cards(fair, terms, game) == dealt
        and all(new_stock(fair, stock.cards, n, game.deck) == stock for n, stock in enumerate(stocks))
    )
