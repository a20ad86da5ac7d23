"""Shuffling: all cards of a match follow from its seed, on every machine.

The stream is SHA-256 in counter mode. Each deal has a stream of its own, so taking moves back, or reopening a match
in the middle, never changes a later deal. The tests pin the cards of a few seeds: changing anything here would
change what a seed means.
"""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.engine.actions import Deal, Stock
from trickdesk.engine.cards import CardId, Seat
from trickdesk.engine.game import Game
from trickdesk.hashing import sha256

WORD = 8  # bytes taken from the stream for one number
WORDS = 1 << 8 * WORD


class Stream:
    """An endless stream of unbiased numbers, fixed by `seed` and `purpose`."""

    def __init__(self, seed: str, purpose: str) -> None:
        # Hashed first, so that no seed can be written to run into another purpose.
        self._key = sha256(seed.encode("utf-8", "surrogatepass")).digest() + purpose.encode()
        self._counter = 0
        self._block = b""

    def word(self) -> int:
        """A number from 0 to 2**64 - 1."""
        if not self._block:
            self._block = sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
        word, self._block = self._block[:WORD], self._block[WORD:]
        return int.from_bytes(word, "big")

    def below(self, limit: int) -> int:
        """A uniform number from 0 to `limit` - 1; rejects draws that would bias it."""
        fair = WORDS - WORDS % limit
        while (word := self.word()) >= fair:
            pass
        return word % limit

    def shuffled(self, cards: Sequence[CardId]) -> tuple[CardId, ...]:
        """The cards in random order (Fisher-Yates from the top)."""
        pack = list(cards)
        for last in range(len(pack) - 1, 0, -1):
            other = self.below(last + 1)
            pack[last], pack[other] = pack[other], pack[last]
        return tuple(pack)


class Shuffler:
    """All chance in one match."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def first_dealer(self, game: Game) -> Seat:
        """Who deals first unless the players have fixed it."""
        return Stream(self.seed, "dealer").below(game.seats)

    def deal(self, game: Game, index: int, dealer: Seat) -> Deal:
        """Deal number ``index`` (from 0) of the match, dealt by ``dealer``."""
        pack = Stream(self.seed, f"deal {index}").shuffled(range(game.deck.size))
        size, left = game.deal_size(index + 1)
        dealt = size * game.seats
        hands = tuple(pack[seat * size : (seat + 1) * size] for seat in range(game.seats))
        return Deal(dealer, hands, pack[dealt : dealt + left])

    def restock(self, cards: Sequence[CardId], index: int, again: int) -> Stock:
        """The discards of deal `index` as a new stock, for the `again`-th time (from 0)."""
        return Stock(Stream(self.seed, f"stock {index} {again}").shuffled(sorted(cards)))

    def number(self, purpose: str) -> int:
        """A number below 2**64 for `purpose` that reveals nothing about the cards.

        Used as a bot's seed.
        """
        return Stream(self.seed, f"number {purpose}").word()
