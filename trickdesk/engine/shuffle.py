"""Shuffling: a match's cards follow from its seed, the same on every machine.

The random numbers are SHA-256 in counter mode. Each deal has its own stream, so undo, or opening a match in
the middle, never changes a later deal. Tests pin the cards of a few seeds: any change here would change what
a seed means.
"""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.engine.actions import Deal, Stock
from trickdesk.engine.cards import CardId, Seat
from trickdesk.engine.game import Game
from trickdesk.hashing import sha256

WORD = 8  # bytes of the stream per number
WORDS = 1 << 8 * WORD


class Stream:
    """An endless stream of unbiased numbers, fixed by `seed` and `purpose`."""

    def __init__(self, seed: str, purpose: str) -> None:
        # The hash keeps a crafted seed from running into another purpose.
        self._key = sha256(seed.encode("utf-8", "surrogatepass")).digest() + purpose.encode()
        self._counter = 0
        self._block = b""

    def word(self) -> int:
        """Return a number from 0 to 2**64 - 1."""
        if not self._block:
            self._block = sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
        word, self._block = self._block[:WORD], self._block[WORD:]
        return int.from_bytes(word, "big")

    def below(self, limit: int) -> int:
        """Return a uniform number from 0 to `limit` - 1; redraws if one would be biased."""
        fair = WORDS - WORDS % limit
        while (word := self.word()) >= fair:
            pass
        return word % limit

    def shuffled(self, cards: Sequence[CardId]) -> tuple[CardId, ...]:
        """Return the cards in random order (Fisher-Yates from the top)."""
        pack = list(cards)
        for last in range(len(pack) - 1, 0, -1):
            other = self.below(last + 1)
            pack[last], pack[other] = pack[other], pack[last]
        return tuple(pack)


def split(game: Game, index: int, dealer: Seat, pack: tuple[CardId, ...]) -> Deal:
    """Deal a shuffled pack as deal `index` (from 0), hand by hand, then the talon."""
    size, left = game.deal_size(index + 1)
    dealt = size * game.seats
    hands = tuple(pack[seat * size : (seat + 1) * size] for seat in range(game.seats))
    return Deal(dealer, hands, pack[dealt : dealt + left])


class Shuffler:
    """Everything random in one match."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def first_dealer(self, game: Game) -> Seat:
        """Return who deals first, if the players haven't chosen."""
        return Stream(self.seed, "dealer").below(game.seats)

    def deal(self, game: Game, index: int, dealer: Seat) -> Deal:
        """Return deal number `index` (from 0) of the match, dealt by `dealer`."""
        pack = Stream(self.seed, f"deal {index}").shuffled(range(game.deck.size))
        return split(game, index, dealer, pack)

    def restock(self, cards: Sequence[CardId], index: int, again: int) -> Stock:
        """Return the discards of deal `index` as its new stock number `again` (from 0)."""
        return Stock(Stream(self.seed, f"stock {index} {again}").shuffled(sorted(cards)))

    def number(self, purpose: str) -> int:
        """Return a number below 2**64 for `purpose`; it reveals nothing about the cards.

        Used as a bot's seed.
        """
        return Stream(self.seed, f"number {purpose}").word()
