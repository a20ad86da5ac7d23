"""Twins of a table: the same to one seat, with all unseen cards dealt again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.bots.dealing import run_deal
from trickdesk.engine.actions import Deal, Give, Input, Stock
from trickdesk.engine.cards import CardSet, card_set, cards_in
from trickdesk.engine.errors import IllegalAction
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games

TABLES: list[tuple[str, dict[str, object]]] = [(game_id, {}) for game_id in sorted(games())] + [
    ("92q", {"players": 6}),
    ("five-hundred", {"misere": True}),
    ("spades", {"blind": "any"}),
]
Decider = Callable[[PlayerView, Table], object]


def seen_cards(table: Table, seat: int) -> CardSet:
    """Return the cards whose place the seat knows, or once knew."""
    seen = view(table, seat)
    own = card_set(table.log[first_deal(table)].hands[seat])
    if table.game.has_piles or seat in table.unseen:
        own = 0  # its pile is hidden from it as well, or its whole hand
    played = card_set(card for trick in seen.tricks for card in trick.cards)
    rows = 0
    for row in (*table.rows, *seen.shown):
        rows |= row
    return own | played | rows | seen.hand | seen.turned | seen.buried | seen.took


def first_deal(table: Table) -> int:
    return max(at for at, entry in enumerate(table.log) if isinstance(entry, Deal))


def redealt(table: Table, seat: int, rng: Random) -> Table | None:
    """Return the table with pairs of hidden cards swapped, or None if none can be."""
    hidden = list(cards_in(table.game.deck.all & ~seen_cards(table, seat)))
    rng.shuffle(hidden)
    log, changed = table.log, False
    for first, second in zip(hidden[::2], hidden[1::2], strict=False):
        trial = swapped(log, seat, {first: second, second: first})
        twin = replayed(table.game, trial)
        if twin is not None and view(twin, seat) == view(table, seat):
            log, changed = trial, True
    return replayed(table.game, log) if changed else None


def swapped(log: list[Input], seat: int, change: dict[int, int]) -> list[Input]:
    """Return the log with two cards swapped, in hands and in discards."""

    def new(card: int) -> int:
        return change.get(card, card)

    entries: list[Input] = []
    for entry in log:
        if isinstance(entry, Deal):
            hands = tuple(tuple(map(new, hand)) for hand in entry.hands)
            entries.append(Deal(entry.dealer, hands, tuple(map(new, entry.talon))))
        elif isinstance(entry, Stock):
            entries.append(Stock(tuple(map(new, entry.cards))))
        elif isinstance(entry[1], Give) and entry[0] != seat:
            entries.append((entry[0], Give(card_set(map(new, cards_in(entry[1].cards))))))
        else:
            entries.append(entry)
    return entries


def replayed(game: Game, log: list[Input]) -> Table | None:
    table = Table(game)
    try:
        for entry in log:
            table.put(entry)
    except (IllegalAction, ValueError):
        return None
    return table


def copied(table: Table) -> Table:
    copy = replayed(table.game, table.log)
    assert copy is not None
    return copy


def pairs(game: Game, count: int, rng: Random) -> list[tuple[Table, Table, int]]:
    """Return tables with a decision, each with a twin that looks the same to the seat."""
    found: list[tuple[Table, Table, int]] = []
    while len(found) < count:
        table = Table(game)
        wanted = rng.randrange(game.hand_size * game.seats + 6)
        for asked, seen in enumerate(run_deal(table, rng, {})):
            if asked >= wanted and seen.seat is not None:
                twin = redealt(copied(table), seen.seat, rng)
                if twin is not None:
                    found.append((copied(table), twin, seen.seat))
                break
    return found


def differences(found: list[tuple[Table, Table, int]], decider: Decider) -> int:
    return sum(
        decider(view(table, seat), table) != decider(view(twin, seat), twin) for table, twin, seat in found
    )
