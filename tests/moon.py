"""Deals of Hearts in which one seat takes every trick and chooses the score."""

from __future__ import annotations

from random import Random

from tests.driving import step
from trickdesk.engine.actions import Deal
from trickdesk.engine.cards import RANKS_52
from trickdesk.engine.table import Table
from trickdesk.games import games

CHOICE = {"passing": "none", "moon": "choice"}


def sure_deal(table: Table, shooter: int, rng: Random) -> Deal:
    """Return a deal in which `shooter` takes every trick, whatever is played.

    The shooter leads and has the highest clubs, then spades. The others' cards are random.
    """
    deck, seats, size = table.game.deck, table.game.seats, table.game.hand_size
    best = sorted(
        range(deck.size),
        key=lambda card: ("CSDH".index(deck.suits[deck.suit[card]]), -RANKS_52.index(deck.rank[card])),
    )
    hand, rest = best[:size], best[size:]
    rng.shuffle(rest)
    hands = [tuple(rest[at * size : (at + 1) * size]) for at in range(seats - 1)]
    hands.insert(shooter, tuple(hand))
    return Deal((shooter - 1) % seats if not table.deals else table.next_dealer, tuple(hands), ())


def dealt(shooter: int = 0, options: dict[str, object] | None = None, totals: tuple[int, ...] = ()) -> Table:
    """Return a match whose first deal has begun, with these `totals` instead of zeros."""
    table = Table(games()["hearts"](CHOICE | (options or {})))
    table.totals = list(totals) or table.totals
    table.deal(sure_deal(table, shooter, Random(1)))
    return table


def at_choice(
    shooter: int = 0, options: dict[str, object] | None = None, totals: tuple[int, ...] = ()
) -> Table:
    """Return a match after the last trick of that deal."""
    table, rng = dealt(shooter, options, totals), Random(2)
    while table.phase is not None and table.phase.name != "score":
        step(table, rng)
    assert table.phase is not None and table.phase.turn == shooter
    return table
